"""Faults that other programs of this family had in public (R37 to R53): decks, rents, mortgages and buildings."""

from __future__ import annotations

from itertools import pairwise

import pytest
from disputes.editions import CARD_LINES, alike, answers, board, everywhere, face_down, play, refused, throw, visit

from freehold.core.registry import STEPS
from freehold.core.words import DECK_SIZE
from freehold.editions.load import load
from freehold.testing import A, B, C, D, Table

LENDING = ("theme-park", "classic", "nightmare", "frozen-2")
HOTELS = (*LENDING, "villains")
STATIONS = ("theme-park", "classic", "nightmare", "jurassic-park")
NO_LOANS = {"jurassic-park": "no mortgages exist", "villains": "no mortgages exist"}
NO_HOTELS = {"jurassic-park": "there is one kind of piece, and one on a street"}


@everywhere
def test_R37_a_deck_that_has_been_drawn_through_goes_on(edition: str) -> None:
    """The program broke down at the seventeenth card."""
    ground = board(edition)
    t = Table(edition, seats=2)
    k = t.edition.deck_ids.index(ground.deck)
    rows = range(k * DECK_SIZE, (k + 1) * DECK_SIZE)
    names = [t.edition.card_names[row] for row in rows]
    t.t = t.t.copy()
    for row in rows:
        for line in range(CARD_LINES):
            t.t.card_step[row * CARD_LINES + line] = 0
        t.t.card_step[row * CARD_LINES] = STEPS.number("from_bank")
        t.t.card_arg[row * CARD_LINES] = 1
    t._stacked = {ground.deck: list(names)}
    for _ in range(DECK_SIZE + 1):
        t.s.at[A], t.s.at[B] = ground.cards - 3, ground.rest - 3
        throw(t, A, 3).do(A, "end_turn")
        throw(t, B, 3).do(B, "end_turn")
    drawn = [card for _, card in t.happened("drawn")]
    held = len(t.holds(A))
    assert drawn[:DECK_SIZE] == names
    assert drawn[DECK_SIZE] == next(name for name in names if name not in {kept.split(":")[0] for kept in t.holds(A)})
    assert (held > 0, t.deck_size(ground.deck)) == (True, DECK_SIZE - held)


@answers(
    {
        **alike((28, 70), "theme-park", "classic"),
        **alike((12, 30), "nightmare", "jurassic-park"),
        "villains": (3, 6),
    },
    absent={"frozen-2": "there are no works"},
)
def test_R38_the_owner_of_both_works_charges_more(edition: str, right: tuple[int, int]) -> None:
    """Both works together still charged the rent of one."""
    ground = board(edition)
    for owned, rent in zip((ground.works[:1], ground.works), right, strict=True):
        start, n = (7, 3) if ground.one_die else (5, 7)
        t = throw(Table(edition, at={A: start}, owns={B: owned}), A, n).do(B, "ask_rent")
        if t.waits(8) == "dice":
            throw(t, A, 3)
        assert t.cash(A) == ground.cash - rent


@answers(
    alike([25, 50, 100, 200], *STATIONS),
    absent={"frozen-2": "an Element is nobody's", "villains": "a Vehicle is nobody's"},
)
def test_R40_the_fourth_station_counts(edition: str, right: list[int]) -> None:
    """Four stations charged what three do."""
    for n, rent in enumerate(right, 1):
        t = visit(edition, 5, owns={B: (5, 15, 25, 35)[:n]}).do(B, "ask_rent")
        assert t.cash(A) == 1500 - rent


RENTS = {
    1: [2, 10, 30, 90, 160, 250],
    3: [4, 20, 60, 180, 320, 450],
    6: [6, 30, 90, 270, 400, 550],
    8: [6, 30, 90, 270, 400, 550],
    9: [8, 40, 100, 300, 450, 600],
    11: [10, 50, 150, 450, 625, 750],
    13: [10, 50, 150, 450, 625, 750],
    14: [12, 60, 180, 500, 700, 900],
    16: [14, 70, 200, 550, 750, 950],
    18: [14, 70, 200, 550, 750, 950],
    19: [16, 80, 220, 600, 800, 1000],
    21: [18, 90, 250, 700, 875, 1050],
    23: [18, 90, 250, 700, 875, 1050],
    24: [20, 100, 300, 750, 925, 1100],
    26: [22, 110, 330, 800, 975, 1150],
    27: [22, 110, 330, 800, 975, 1150],
    29: [24, 120, 360, 850, 1025, 1200],
    31: [26, 130, 390, 900, 1100, 1275],
    32: [26, 130, 390, 900, 1100, 1275],
    34: [28, 150, 450, 1000, 1200, 1400],
    37: [35, 175, 500, 1100, 1300, 1500],
    39: [50, 200, 600, 1400, 1700, 2000],
}
BY_PRICE = {
    1: [1, 3, 4, 5, 6, 10],
    2: [2, 5, 6, 7, 8, 14],
    3: [3, 8, 10, 12, 14, 20],
    4: [4, 10, 12, 14, 16, 24],
    5: [5, 13, 16, 19, 22, 30],
}
PAIRS = [(1, 3), (5, 7), (9, 11), (13, 15), (17, 19), (21, 23), (25, 27), (30, 31)]
COINS = {d: BY_PRICE[price] for pair, price in zip(PAIRS, (1, 1, 2, 2, 3, 3, 4, 5), strict=True) for d in pair}
FENCED = {d: ladder[:2] for d, ladder in RENTS.items()}


@answers({**alike(RENTS, *LENDING), "jurassic-park": FENCED, "villains": COINS})
def test_R41_rent_tables_are_right_and_rise(edition: str, right: dict[int, list[int]]) -> None:
    """Three projects had slips of the pen in their rents."""
    rents = {x.at: list(x.rent.value) for x in load(edition).file.space if x.kind == "street" and x.rent}
    assert rents == right
    assert all(low < high for ladder in rents.values() for low, high in pairwise(ladder))


@answers(alike("group_mortgaged", *LENDING), absent=NO_LOANS)
def test_R43_a_group_mortgaged_once_more_cannot_be_built_on(edition: str, right: str) -> None:
    """After mortgaging, freeing and mortgaging again one could build; freed deeds doubled; stations were barred."""
    station = 5 if load(edition).t.deeds >> 5 & 1 else 1
    t = Table(edition, owns={A: [6, 8, 9, station]})
    t.do(A, "mortgage", 6).do(A, "lift", 6)
    assert t.may(A, "build", 8)
    t.do(A, "mortgage", 6)
    assert t.refused(A, "build", 8) == right
    assert t.refused(A, "mortgage", 6) == "already_mortgaged"
    t.do(A, "lift", 6)
    assert t.refused(A, "lift", 6) == "not_mortgaged"
    assert sum(t.owner(d) == A for d in range(40)) == 4
    t.do(A, "mortgage", station)
    assert t.mortgaged(station)


@answers(alike("mortgage", *LENDING) | {"jurassic-park": ""}, absent={"villains": "no deed ever lies face down there"})
def test_R44_a_deed_face_down_earns_nothing(edition: str, right: str) -> None:
    """The loan was paid out, but the deed went on earning rent."""
    t = Table(edition, at={A: 3}, owns={B: [6]}, **({} if right else face_down(edition, 6)))
    if right:
        assert t.do(B, right, 6).cash(B) == 1550
    throw(t, A, 3)
    assert t.refused(B, "ask_rent", 6) == "no_rent_due"
    assert (t.at(A), t.cash(A)) == (6, 1500)


@answers({**alike("group_incomplete", *HOTELS), "jurassic-park": ""})
def test_R46_building_needs_the_whole_group_and_not_the_token(edition: str, right: str) -> None:
    """A single street could be built on, but only by a token standing there."""
    ground = board(edition)
    t = Table(edition, owns={A: [ground.cheap[0], *ground.dear]}, at={A: ground.cheap[0]})
    assert refused(t, A, "build", ground.cheap[0]) == right
    play(t, A, "build", ground.dear[0])
    assert (t.level(ground.dear[0]), t.cash(A)) == (1, ground.cash - ground.piece)


@answers(
    {**alike([5, 15, 25, 35, 12, 28], *STATIONS), "villains": [10, 22]}, absent={"frozen-2": "only streets are owned"}
)
def test_R47_stations_and_works_bear_no_houses(edition: str, right: list[int]) -> None:
    """The group of all stations was taken for a colour group."""
    t = Table(edition, owns={A: right})
    for d in right:
        assert refused(t, A, "build", d) == "not_a_street"


@answers(alike("uneven_sale", *HOTELS), absent=NO_HOTELS)
def test_R49_selling_is_as_even_as_building(edition: str, right: str) -> None:
    """Houses had to be built evenly but could be sold in any order."""
    high, *_, low = board(edition).cheap
    level = {**dict.fromkeys(board(edition).cheap, 2), low: 1}
    t = Table(edition, owns={A: board(edition).cheap}, level=level)
    assert t.refused(A, "sell", low) == right
    assert t.refused(A, "build", high) == "uneven_build"
    t.do(A, "sell", high)
    assert (t.level(high), t.may(A, "sell", low)) == (1, len(board(edition).cheap) == 2)


@answers(alike("no_stock", *HOTELS), absent=NO_HOTELS)
def test_R50_houses_are_sold_when_the_hotels_are_out(edition: str, right: str) -> None:
    """With no hotel left houses were refused too."""
    ground = board(edition)
    level = dict.fromkeys(ground.dear, 4)
    t = Table(edition, owns={A: ground.cheap, B: ground.dear}, level=level, stock=(20, 0))
    assert t.refused(B, "build", ground.dear[0]) == right
    assert t.do(A, "build", ground.cheap[0]).stock() == (19, 0)


@pytest.mark.parametrize("seat", [A, B, C, D])
@everywhere
def test_R52_the_stock_binds_every_seat(edition: str, seat: int) -> None:
    """The limits of the stock were checked in the page, so bots could build beyond them."""
    ground = board(edition)
    t = Table(edition, turn=seat, owns={seat: ground.cheap}, stock=(0, 12))
    assert refused(t, seat, "build", ground.cheap[0]) == "no_stock"
    if ground.row > 1:
        hotel = Table(edition, owns={seat: ground.dear}, level=dict.fromkeys(ground.dear, 4), stock=(4, 0))
        assert hotel.refused(seat, "build", ground.dear[0]) == "no_stock"


@everywhere
def test_R53_a_house_costs_money(edition: str) -> None:
    """Houses could be had without the money for them."""
    ground = board(edition)
    t = Table(edition, owns={A: ground.dear}, cash={A: ground.piece - 1})
    assert refused(t, A, "build", ground.dear[1]) == "not_enough_cash"
    rich = Table(edition, owns={A: ground.dear}, cash={A: ground.piece})
    assert play(rich, A, "build", ground.dear[1]).cash(A) == 0
