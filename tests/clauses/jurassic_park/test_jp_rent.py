"""Rent (JP-RENT)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.testing import A, B, C, D, Table


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def on_8(**setting: Any) -> Table:
    """A has thrown 3+5 onto 8, which is B's if nothing else is said."""
    return jp(**{"owns": {B: [8]}, **setting}).throw(A, 3, 5)


def test_JP_RENT_01_the_owner_must_ask() -> None:
    t = on_8()
    assert t.cash(A) == 1500
    assert t.refused(C, "ask_rent", 8) == "not_owner"
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1494, 1506)
    assert t.refused(B, "ask_rent") == "no_rent_due"


def test_JP_RENT_02_it_lapses_with_the_next_players_throw() -> None:
    t = on_8(owns={C: [8]})
    t.do(A, "end_turn")
    assert t.may(C, "ask_rent", 8)
    t.throw(B, 1, 3)
    assert t.refused(C, "ask_rent", 8) == "claim_expired"


def test_JP_RENT_02_an_extra_throw_does_not_end_it() -> None:
    t = jp(owns={C: [6]})
    t.throw(A, 3, 3).throw(A, 1, 3)
    t.do(C, "ask_rent", 6)
    assert (t.cash(A), t.cash(C)) == (1494, 1506)


def test_JP_RENT_03_as_the_deed_says() -> None:
    t = jp(at={A: 34}, owns={B: [39]})
    t.throw(A, 1, 4).do(B, "ask_rent")
    assert t.cash(A) == 1450


def test_JP_RENT_04_more_with_a_fence() -> None:
    t = on_8(level={8: 1}).do(B, "ask_rent")
    assert t.cash(A) == 1470


def test_JP_RENT_05_a_whole_group_earns_no_more() -> None:
    t = on_8(owns={B: [6, 8, 9]}).do(B, "ask_rent")
    assert t.cash(A) == 1494


@pytest.mark.parametrize(("roads", "rent"), [([5], 25), ([5, 15], 50), ([5, 15, 25], 100), ([5, 15, 25, 35], 200)])
def test_JP_RENT_06_park_roads_by_number(roads: list[int], rent: int) -> None:
    t = jp(owns={B: roads})
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1500 - rent, 1500 + rent)


def on_utility(utilities: list[int]) -> Table:
    return jp(at={A: 5}, owns={B: utilities}).throw(A, 3, 4)


def test_JP_RENT_07_one_utility_4_times_a_throw_made_when_asked() -> None:
    t = on_utility([12])
    assert t.at(A) == 12
    t.do(B, "ask_rent")
    assert t.cash(A) == 1500
    t.throw(A, 3, 4)
    assert (t.cash(A), t.cash(B)) == (1472, 1528)


def test_JP_RENT_08_both_utilities_10_times() -> None:
    t = on_utility([12, 28]).do(B, "ask_rent").throw(A, 3, 4)
    assert t.cash(A) == 1430


def test_JP_RENT_09_the_rent_throw_moves_nothing() -> None:
    t = on_utility([12])
    rex = t.rex()
    t.do(B, "ask_rent").throw(A, 5, 5)
    assert t.cash(A) == 1460
    assert t.rex() == rex
    assert t.at(A) == 12
    assert t.waits(A) == "end"
    assert t.s.doubles == 0


def test_JP_RENT_10_damaged_ones_earn_nothing() -> None:
    t = on_8(damaged=[8])
    assert t.claims(B) == []
    assert t.refused(B, "ask_rent", 8) == "no_rent_due"
    t.do(A, "end_turn").do(B, "repair", 8)
    t.throw(B, 1, 3).do(B, "end_turn").throw(C, 3, 5).do(B, "ask_rent")
    assert t.cash(C) == 1494


@pytest.mark.parametrize(("space", "at"), [(5, 0), (12, 7)])
def test_JP_RENT_10_so_with_roads_and_utilities(space: int, at: int) -> None:
    t = jp(at={A: at}, owns={B: [space]}, damaged=[space])
    t.throw(A, 2, 3)
    assert t.at(A) == space
    assert t.claims(B) == []


def test_JP_RENT_11_damage_of_the_same_turn_counts() -> None:
    t = jp(rex_at=5, at={A: 1}, owns={B: [8]})
    t.throw(A, 3, 4)
    assert t.at(A) == 8
    assert t.damaged(8)
    assert t.claims(B) == []


def test_JP_RENT_12_damaged_ones_still_count_as_owned() -> None:
    t = jp(at={A: 10}, owns={B: [5, 15]}, damaged=[5])
    t.throw(A, 1, 4).do(B, "ask_rent")
    assert t.cash(A) == 1450
    t = jp(owns={B: [5, 15]}, damaged=[5])
    t.throw(A, 1, 4)
    assert t.at(A) == 5
    assert t.claims(B) == []
    t = jp(at={A: 5}, owns={D: [12, 28]}, damaged=[28])
    t.throw(A, 3, 4).do(D, "ask_rent").throw(A, 1, 2)
    assert t.cash(A) == 1470
