"""What is in the box and how the game is set up (NB-SET)."""

from __future__ import annotations

from collections import Counter

import pytest

from freehold.bots.play import Player
from freehold.core.deeds import STREET, TRANSPORT, UTILITY
from freehold.editions.load import Edition, load
from freehold.editions.schema import Space
from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, A, B, C, D, Table
from freehold.words import Teller

HALLOWEEN = "halloween_presents"
CHRISTMAS = "christmas_presents"
DECKS = (HALLOWEEN, CHRISTMAS)
DOORS = {5: "Easter Town", 15: "Thanksgiving Town", 25: "Valentine's Day Town", 35: "St. Patrick's Day Town"}
TOKENS = {"Evil Teddy", "Jack Skellington", "Mayor's Hearse", "Oogie Boogie", "Sally", "Zombie Duck"}


def edition() -> Edition:
    loaded: Edition = load("nightmare")
    return loaded


def space(at: int) -> Space:
    return next(s for s in edition().file.space if s.at == at)


def test_NB_SET_01_twenty_eight_deeds_all_with_the_bank() -> None:
    t = Table("nightmare", opening=True)
    kinds = Counter(t.t.kind[at] for at in range(40))
    assert (kinds[STREET], kinds[TRANSPORT], kinds[UTILITY]) == (22, 4, 2)
    assert len({s.at for s in t.edition.file.space}) == 40
    assert {t.owner(at) for at in range(40)} == {BANK}


def test_NB_SET_02_toys_and_assembly_lines() -> None:
    t = Table("nightmare", owns={A: [6, 8, 9]})
    t.do(A, "build", 6)
    assert (t.level(6), t.stock()) == (1, (31, 12))
    told = Teller(t.edition)
    assert [told.level(n) for n in (1, 2, 5)] == ["1 Toy", "2 Toys", "1 Assembly Line"]
    assert told.lot(40) == "a Toy"
    assert told.lot(41) == "an Assembly Line"


def test_NB_SET_02_they_are_the_standard_pieces() -> None:
    t = Table("nightmare", owns={A: [6, 8, 9]}, level={6: 4, 8: 4, 9: 4})
    t.do(A, "build", 6)
    assert (t.level(6), t.stock()) == (5, (24, 11))


def test_NB_SET_03_four_town_doors() -> None:
    t = edition().t
    assert {s.at: s.name.value for s in edition().file.space if s.kind == "transport"} == DOORS
    for at, name in DOORS.items():
        assert (t.kind[at], t.price[at], t.loan[at], t.piece[at]) == (TRANSPORT, 200, 100, 0)
        assert [s.name.value for s in edition().file.space].count(name) == 1
    assert all(t.group[d] != t.group[5] for d in range(40) if t.kind[d] == STREET)
    table = Table("nightmare", owns={A: list(DOORS)})
    assert {table.refused(A, "build", at) for at in DOORS} == {"not_a_street"}
    assert edition().file.words["transport"] == "Town Door"


@pytest.mark.parametrize(
    ("at", "price", "rents", "piece", "loan"),
    [
        (1, 60, [2, 10, 30, 90, 160, 250], 50, 30),
        (39, 400, [50, 200, 600, 1400, 1700, 2000], 200, 200),
    ],
)
def test_NB_SET_04_deeds_carry_the_standard_values(
    at: int, price: int, rents: list[int], piece: int, loan: int
) -> None:
    t = edition().t
    assert (t.price[at], t.piece[at], t.loan[at]) == (price, piece, loan)
    assert list(t.rent[at * 6 : at * 6 + 6]) == rents


def test_NB_SET_04_every_deed_is_that_of_the_classic_game() -> None:
    ours, classic = edition().t, load("classic").t
    for table in ("price", "loan", "rent", "piece", "group_size"):
        assert list(getattr(ours, table)) == list(getattr(classic, table)), table


def test_NB_SET_05_two_christmas_town_locales() -> None:
    t = edition().t
    assert [s.at for s in edition().file.space if s.kind == "utility"] == [12, 28]
    for at in (12, 28):
        assert (t.kind[at], t.price[at], t.loan[at], t.piece[at]) == (UTILITY, 150, 75, 0)
    assert all(t.group[d] != t.group[12] for d in range(40) if d not in (12, 28))
    table = Table("nightmare", owns={A: [12, 28]})
    assert [table.refused(A, "build", at) for at in (12, 28)] == ["not_a_street", "not_a_street"]
    assert edition().file.words["utility"] == "Christmas Town Locale"


def test_NB_SET_06_the_supply_of_pieces_is_constant() -> None:
    t = Table("nightmare", owns={A: [6, 8, 9]})
    assert t.stock() == (32, 12)

    def all_pieces() -> tuple[int, int]:
        levels = [t.level(d) for d in range(40)]
        houses, hotels = t.stock()
        return houses + sum(n for n in levels if n < 5), hotels + levels.count(5)

    for level in (1, 2, 3, 4, 5):
        t.do(A, "build", 6, level)
        assert all_pieces() == (32, 12)
    assert t.stock() == (32, 9)
    t.do(A, "sell", 6)
    assert (t.stock(), all_pieces()) == ((28, 10), (32, 12))
    t.do(A, "sell", 6, 0)
    assert (t.stock(), all_pieces()) == ((32, 12), (32, 12))


def order_drawn(seed: int, deck: int) -> list[int]:
    """The cards of a deck, by number, in the order in which a seeded game draws them first."""
    loaded = edition()
    player = Player(loaded, 4, seed)
    seen: list[int] = []
    while not player.game.over and player.actions < 1500:
        before = player.game.unseen[deck]
        player.step()
        gone = before & ~player.game.unseen[deck]
        if gone:
            seen.append(gone.bit_length() - 1)
    return seen


@pytest.mark.parametrize("deck", [0, 1])
def test_NB_SET_07_and_NB_SET_08_another_seed_is_another_order(deck: int) -> None:
    order = order_drawn(3, deck)
    assert len(order) > 5
    assert order == order_drawn(3, deck)
    assert order != order_drawn(4, deck)


def test_NB_SET_07_halloween_presents_lie_on_three_spaces_and_nobody_sees_the_top() -> None:
    assert [s.at for s in edition().file.space if s.deck == HALLOWEEN] == [7, 22, 36]
    t = Table("nightmare", opening=True)
    for seat in (A, B, C, D):
        assert t.refused(seat, "peek", HALLOWEEN) == "hidden_information"
        seen = t.view(seat)
        assert "unseen" not in seen
        assert "pile" not in seen
        assert seen["cards_left"] == [16, 16]
    t = Table("nightmare")
    t.throw(A, 3, 4)
    names = [t.edition.card_names[i] for i in range(16)]
    assert all(t.may(CHANCE, "card", name) for name in names), "any card may lie on top"


def test_NB_SET_08_christmas_presents_are_drawn_on_p2_and_independently() -> None:
    assert [s.at for s in edition().file.space if s.deck == CHRISTMAS] == [2, 17, 33]
    t = Table("nightmare", at={A: 0})
    t.throw(A, 1, 1)
    assert t.at(A) == 2
    assert t.refused(A, "peek", CHRISTMAS) == "hidden_information"
    names = [t.edition.card_names[16 + i] for i in range(16)]
    assert all(t.may(CHANCE, "card", name) for name in names)
    t.card(A, "beauty_contest")
    assert t.cash(A) == 1510
    assert (t.pile(CHRISTMAS), t.pile(HALLOWEEN)) == (["beauty_contest"], [])
    assert [t.deck_size(deck) for deck in DECKS] == [16, 16]


def seated(*names: str) -> Setup:
    table = Setup("nightmare")
    for name in names:
        assert table.join(name) == ""
    return table


def test_NB_SET_09_six_tokens_for_six_players() -> None:
    assert set(edition().file.tokens.value) == TOKENS
    table = seated(*"ABCDEF")
    sally = edition().file.tokens.value.index("Sally")
    assert table.take_token(0, sally) == ""
    assert table.take_token(1, sally) == "token_taken"
    free = [k for k in range(6) if k != sally]
    assert [table.take_token(person, free[person - 1]) for person in range(1, 6)] == [""] * 5
    assert table.take_token(0, 6) == "no_such_token"
    assert table.join("G") == "too_many_players"
    assert table.start() == ""
    assert table.game is not None
    assert table.game.seats == 6


def test_NB_SET_10_all_tokens_begin_on_go_without_salary() -> None:
    t = Table("nightmare", opening=True)
    assert [t.at(seat) for seat in (A, B, C, D)] == [0] * 4
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1500] * 4


def test_NB_SET_11_the_starting_purse_in_notes() -> None:
    purse = edition().purse
    assert purse == {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}
    assert list(purse.values()) == [2, 4, 1, 1, 2, 1, 5]
    assert sum(purse.values()) == 16
    assert sum(value * count for value, count in purse.items()) == 1500 == edition().t.cash


def test_NB_SET_12_a_throw_is_two_dice_of_six_sides() -> None:
    totals = set()
    for a in range(1, 7):
        for b in range(1, 7):
            t = Table("nightmare")
            t.do(A, "roll").do(CHANCE, "dice", a, b)
            assert t.happened("thrown") == [("A", a, b)]
            totals.add(a + b)
    assert totals == set(range(2, 13))
    t = Table("nightmare").do(A, "roll")
    for a, b in ((0, 3), (3, 0), (7, 1), (1, 7), (-1, 4)):
        assert t.refused(CHANCE, "dice", a, b) == "not_a_die"


def test_NB_SET_13_each_deck_holds_sixteen_cards() -> None:
    t = Table("nightmare", deck={CHRISTMAS: ["jail_free"]})
    assert [t.deck_size(deck) for deck in DECKS] == [16, 16]
    t.throw(A, 1, 1)
    assert t.holds(A) == [f"jail_free:{CHRISTMAS}"]
    assert [t.deck_size(deck) for deck in DECKS] == [16, 15]


def test_NB_SET_14_what_the_leaflet_does_not_change_is_as_in_the_original_game() -> None:
    t = Table("nightmare", at={A: 34}, owns={B: [37, 39]})
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1400, 1600)
