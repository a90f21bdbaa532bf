"""Rent (VL-RENT)."""

from __future__ import annotations

import pytest

from freehold.editions.load import load
from freehold.testing import A, B, C, Table


def test_VL_RENT_01_rent_is_asked_for_and_then_due() -> None:
    t = Table("villains", at={A: 12}, cash={A: 10}, owns={B: [13]})
    t.throw(A, 1)
    assert t.cash(A) == 10
    assert t.refused(C, "ask_rent", 13) == "not_owner"
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (8, 32)
    assert t.refused(B, "ask_rent") == "no_rent_due"


def test_VL_RENT_02_the_claim_ends_when_the_next_player_has_rolled() -> None:
    t = Table("villains", seats=2, at={A: 12, B: 16}, owns={B: [13]})
    t.throw(A, 1).do(A, "end_turn")
    assert t.may(B, "ask_rent")
    t.throw(B, 4)
    assert t.refused(B, "ask_rent") == "claim_expired"
    t = Table("villains", seats=3, at={A: 12, B: 16}, owns={C: [13]})
    t.throw(A, 1).do(A, "end_turn").throw(B, 4)
    assert t.refused(C, "ask_rent") == "claim_expired"
    assert (t.cash(A), t.cash(C)) == (30, 30)


def test_VL_RENT_02_throws_of_the_visitor_do_not_end_it() -> None:
    t = Table("villains", seats=3, at={A: 9}, owns={B: [10], C: [13]}, characters={A: "Hook"}, flames=A)
    t.throw(A, 4).do(A, "reroll").throw(A, 1)
    assert t.at(A) == 10
    t.do(B, "ask_rent").throw(A, 2).do(A, "keep_roll")
    assert (t.cash(A), t.cash(B)) == (28, 32)
    assert t.waits(A) == "end"


@pytest.mark.parametrize(("level", "rent"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 10)])
def test_VL_RENT_03_the_line_of_the_card_that_fits(level: int, rent: int) -> None:
    pieces = {} if level == 0 else {5: level, 7: min(level, 4)}
    t = Table("villains", at={A: 4}, owns={B: [5, 7]}, level=pieces)
    t.throw(A, 1).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (30 - rent, 30 + rent)


def test_VL_RENT_03_a_bare_street_of_an_incomplete_group() -> None:
    t = Table("villains", at={A: 4}, owns={B: [5]})
    t.throw(A, 1).do(B, "ask_rent")
    assert t.cash(A) == 29


@pytest.mark.parametrize("name", ["Tamatoa", "King Candy"])
def test_VL_RENT_04_the_two_printed_cards(name: str) -> None:
    edition = load("villains")
    x = next(x for x in edition.file.space if x.name.value == name)
    assert x.rent is not None
    assert x.rent.basis == "printed"
    bare, *pieces = x.rent.value
    assert [bare, bare * edition.t.set_rent, *pieces] == [1, 2, 3, 4, 5, 6, 10]
    assert edition.t.piece[x.at] == 1
    group = edition.file.group[x.group]
    assert group.piece is not None
    assert group.piece.basis == "printed"


def test_VL_RENT_05_a_whole_set_doubles_bare_rent() -> None:
    t = Table("villains", at={A: 16}, owns={B: [17, 19]})
    t.throw(A, 1).do(B, "ask_rent")
    assert t.cash(A) == 24
    t = Table("villains", at={A: 16}, owns={B: [17]})
    t.throw(A, 1).do(B, "ask_rent")
    assert t.cash(A) == 27


def test_VL_RENT_06_bare_beside_built_stays_doubled_and_built_is_not() -> None:
    t = Table("villains", at={A: 4}, owns={B: [5, 7]}, level={5: 1})
    t.throw(A, 3).do(B, "ask_rent")
    assert t.cash(A) == 28
    t = Table("villains", at={A: 4}, owns={B: [5, 7]}, level={5: 1})
    t.throw(A, 1).do(B, "ask_rent")
    assert t.cash(A) == 27


def test_VL_RENT_07_a_utility_costs_a_new_throw() -> None:
    t = Table("villains", at={A: 7}, owns={B: [10]})
    t.throw(A, 3)
    assert t.cash(A) == 30
    t.do(B, "ask_rent").throw(A, 5)
    assert (t.cash(A), t.cash(B), t.at(A)) == (25, 35, 10)


@pytest.mark.parametrize(("die", "rent"), [(6, 12), (1, 2)])
def test_VL_RENT_08_both_utilities_cost_twice_the_throw(die: int, rent: int) -> None:
    t = Table("villains", at={A: 7}, owns={B: [10, 22]})
    t.throw(A, 3).do(B, "ask_rent").throw(A, die)
    assert (t.cash(A), t.cash(B)) == (30 - rent, 30 + rent)


def test_VL_RENT_09_the_throw_moves_nobody_but_powers_react_to_it() -> None:
    t = Table("villains", at={A: 7}, owns={B: [10]}, characters={C: "Scar"}, flames=C)
    t.throw(A, 3).do(B, "ask_rent").throw(A, 6)
    assert (t.at(A), t.cash(A), t.cash(B), t.cash(C)) == (10, 23, 36, 31)
    paid = t.happened("paid")
    assert [p[3] for p in paid] == ["theft", "rent"]


def test_VL_RENT_09_who_has_too_little_after_the_theft_owes_the_rest() -> None:
    t = Table("villains", at={A: 7}, cash={A: 6}, owns={B: [10], A: [1]}, characters={C: "Scar"}, flames=C)
    t.throw(A, 3).do(B, "ask_rent").throw(A, 6)
    assert (t.cash(A), t.cash(C), t.debts()) == (5, 31, [(A, B, 6)])
