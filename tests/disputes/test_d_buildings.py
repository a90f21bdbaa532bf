"""Disputes about buildings (Q39 to Q49)."""

from __future__ import annotations

from disputes.editions import alike, answers, board, face_down, own_card, play, refused
from freehold.core.registry import VERBS
from freehold.testing import BANK, A, B, Table

HOTELS = ("theme-park", "classic", "nightmare", "frozen-2", "villains")
LENDING = ("theme-park", "classic", "nightmare", "frozen-2")
NO_HOTELS = {"jurassic-park": "there is one kind of piece, and one on a street"}


@answers({**alike(1, "theme-park", "classic", "nightmare", "villains"), "frozen-2": 10, "jurassic-park": None})
def test_Q39_two_players_want_the_last_piece(edition: str, right: int | None) -> None:
    """Who gets the last house, and where does its price start? Without an auction: whoever asks first."""
    ground = board(edition)
    t = Table(edition, owns={A: ground.cheap, B: ground.dear}, stock=(1, 12))
    play(t, A, "build", ground.cheap[0])
    if right is None:
        assert (t.level(ground.cheap[0]), t.stock()[0], t.waits(B)) == (1, 0, "")
        return
    assert (t.level(ground.cheap[0]), t.waits(B)) == (0, "want")
    t.do(B, "want", 1)
    assert refused(t, B, "bid", right - 1) == "bid_too_low"
    t.do(B, "bid", right).do(A, "bid", 14).do(B, "bid", 15).do(A, "pass").do(B, "build", ground.dear[0])
    assert (t.cash(B), t.level(ground.dear[0]), t.cash(A)) == (ground.cash - 15, 1, ground.cash)


@answers(alike("no_stock"))
def test_Q40_no_house_is_left(edition: str, right: str) -> None:
    """What if the Bank has none? One waits until somebody sells."""
    ground = board(edition)
    owns = {A: ground.cheap, B: ground.dear}
    t = Table(edition, owns=owns, level=dict.fromkeys(ground.dear, 1), stock=(0, 12))
    assert refused(t, A, "build", ground.cheap[0]) == right
    play(t, B, "sell", ground.dear[0])
    play(t, A, "build", ground.cheap[0])
    if t.waits(B) == "want":
        t.do(B, "want", 0)
    assert (t.level(ground.cheap[0]), t.stock()[0]) == (1, 0)


@answers({**alike(800, *LENDING), "villains": 16}, absent=NO_HOTELS)
def test_Q41_selling_a_hotel_short_of_houses(edition: str, right: int) -> None:
    """A hotel is sold, but the four houses for it are not there: what then?"""
    ground = board(edition)
    t = Table(edition, owns={A: ground.dear}, level=dict.fromkeys(ground.dear, 5), stock=(3, 10))
    assert refused(t, A, "sell", ground.dear[0]) == "no_stock"
    assert refused(t, A, "sell", ground.dear[0], 2) == "no_stock"
    t.do(A, "sell", ground.dear[0], 1)
    assert ([t.level(d) for d in ground.dear], t.stock()) == ([1, 1], (1, 12))
    assert t.cash(A) == ground.cash + right


@answers(alike("no_stock", *HOTELS), absent=NO_HOTELS)
def test_Q42_straight_to_a_hotel(edition: str, right: str) -> None:
    """May the fourth house be skipped because there is none?"""
    ground = board(edition)
    t = Table(edition, owns={A: ground.dear}, level=dict.fromkeys(ground.dear, 3), stock=(0, 12))
    assert refused(t, A, "build", ground.dear[0]) == right
    full = Table(edition, owns={A: ground.dear}, level=dict.fromkeys(ground.dear, 4), stock=(0, 12))
    full.do(A, "build", ground.dear[0])
    assert (full.level(ground.dear[0]), full.stock()) == (5, (4, 11))


@answers(alike("uneven_build", *HOTELS), absent=NO_HOTELS)
def test_Q43_a_hotel_beside_three_houses(edition: str, right: str) -> None:
    """Is one full street enough for a hotel, or must its neighbours be full as well?"""
    high, low = board(edition).dear
    t = Table(edition, owns={A: (high, low)}, level={high: 4, low: 3})
    assert refused(t, A, "build", high) == right
    t.do(A, "build", low).do(A, "build", high)
    assert t.level(high) == 5


@answers({**alike("group_mortgaged", *LENDING), "jurassic-park": ""}, absent={"villains": "no mortgages exist"})
def test_Q44_building_beside_a_deed_that_lies_face_down(edition: str, right: str) -> None:
    """One of the group is mortgaged (or damaged): may the others be built on?"""
    t = Table(edition, owns={A: [6, 8, 9]}, **face_down(edition, 9))
    assert refused(t, A, "build", 8) == right
    assert refused(t, A, "build", 9) == ("damaged" if edition == "jurassic-park" else right)


@answers({**alike("uneven_build", *HOTELS), "jurassic-park": "fence_present"})
def test_Q45_one_street_first(edition: str, right: str) -> None:
    """May one street be built up before the others of its group?"""
    ground = board(edition)
    t = play(Table(edition, owns={A: ground.cheap}), A, "build", ground.cheap[0])
    assert refused(t, A, "build", ground.cheap[0]) == right
    assert refused(t, A, "build", ground.cheap[1]) == ""


@answers({**alike("", *HOTELS), "jurassic-park": "not_your_turn"})
def test_Q46_building_out_of_turn(edition: str, right: str) -> None:
    """Must one wait for the own turn, or stand on the street?"""
    ground = board(edition)
    t = Table(edition, turn=B, owns={A: ground.cheap}, at={A: ground.rest})
    assert refused(t, A, "build", ground.cheap[0]) == right
    mine = Table(edition, owns={A: ground.cheap}, at={A: ground.rest})
    assert refused(mine, A, "build", ground.cheap[0]) == ""


@answers(
    {"jurassic-park": ("acquired_this_turn", "not_start_of_turn")}, absent=alike("one builds at any time", *HOTELS)
)
def test_Q46_building_only_at_the_start_of_a_later_turn(edition: str, right: tuple[str, str]) -> None:
    """Where one builds at the start of a turn: also on what was just acquired, and after the throw?"""
    t = Table(edition, owns={A: [6], B: [8]}, at={A: 17})
    t.do(B, "offer", A, [8], [], 10).do(A, "accept", 0)
    assert (refused(t, A, "build", 8), refused(t, A, "build", 6)) == (right[0], "")
    t.throw(A, 1, 2)
    assert refused(t, A, "build", 6) == right[1]


@answers({**alike((100, 50), *LENDING, "jurassic-park"), "villains": (2, 1)})
def test_Q47_moving_a_building(edition: str, right: tuple[int, int]) -> None:
    """Can a house be moved to another street for nothing? No: sold for half, and bought anew."""
    ground = board(edition)
    t = Table(edition, owns={A: (*ground.cheap, *ground.dear)}, level={ground.dear[0]: 1})
    assert not [verb for verb in VERBS if "move" in verb]
    play(t, A, "sell", ground.dear[0])
    assert t.cash(A) - ground.cash == right[0]
    play(t, A, "build", ground.cheap[0])
    assert t.cash(A) - ground.cash == right[0] - right[1]


@answers({**alike(("group_built", "buildings_not_tradable"), *HOTELS), "jurassic-park": ("", "fence_not_alone")})
def test_Q48_trading_beside_buildings(edition: str, right: tuple[str, str]) -> None:
    """May a bare street be traded whose neighbour is built on, and may the building itself?"""
    first, *_, last = board(edition).cheap
    t = Table(edition, owns={A: board(edition).cheap}, level={last: 1})
    assert refused(t, A, "offer", B, [first], [], 10) == right[0]
    assert refused(t, A, "trade_piece", B, last) == right[1]
    with_it = "" if right[0] == "" else right[1]
    assert refused(t, A, "offer", B, [last], [], 10) == with_it
    if with_it == "":
        t.do(A, "offer", B, [last], [], 10).do(B, "accept", 0)
        assert (t.owner(last), t.level(last)) == (B, 1)


@answers({**alike("", *LENDING, "jurassic-park"), "villains": "for a debt"})
def test_Q49_a_property_back_to_the_bank(edition: str, right: str) -> None:
    """Does the Bank take properties back? One edition takes them, and only for a debt to itself."""
    deed = board(edition).cheap[0]
    t = Table(edition, owns={A: [deed]})
    assert refused(t, A, "sell", deed) == "no_piece"
    if not right:
        assert "give_property" not in VERBS or refused(t, A, "give_property", deed) != ""
        return
    assert refused(t, A, "give_property", deed) == "not_asked"
    t = own_card(edition, "to_bank", 5, cash={A: 1}, owns={A: [deed]}).do(A, "give_property", deed)
    assert (t.owner(deed), t.cash(A), t.out(A), t.debts()) == (BANK, 0, False, [])
