"""Vehicles (VL-VEH)."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, A, B, C, Table


def test_VL_VEH_01_on_to_any_property() -> None:
    t = Table("villains", at={A: 8}, owns={B: [31]})
    t.throw(A, 4)
    assert t.waits(A) == "ride"
    t.do(A, "ride", 31)
    assert t.at(A) == 31


@pytest.mark.parametrize("to", [1, 9, 17, 10, 22])
def test_VL_VEH_02_any_property_whoever_owns_it(to: int) -> None:
    t = Table("villains", at={A: 8}, owns={A: [9], B: [17]})
    t.throw(A, 4).do(A, "ride", to)
    assert t.at(A) == to


@pytest.mark.parametrize("to", [20, 0, 6, 16, 8, 12, 24, 2, 32, -1])
def test_VL_VEH_02_no_other_space(to: int) -> None:
    t = Table("villains", at={A: 8})
    t.throw(A, 4)
    assert t.refused(A, "ride", to) == "not_a_property"


def test_VL_VEH_03_staying_is_allowed_and_the_ride_is_gone() -> None:
    t = Table("villains", seats=2, at={B: 16})
    t.throw(A, 4).do(A, "stay")
    assert (t.at(A), t.waits(A), t.cash(A)) == (4, "end", 30)
    t.do(A, "end_turn").throw(B, 4).do(B, "stay").do(B, "end_turn")
    assert t.refused(A, "ride", 31) == "not_asked"
    assert t.refused(A, "stay") == "not_asked"


def test_VL_VEH_04_the_rules_of_the_destination_apply() -> None:
    t = Table("villains", at={A: 8}, cash={A: 10})
    t.throw(A, 4).do(A, "ride", 30)
    assert (t.owner(30), t.cash(A)) == (A, 5)
    t = Table("villains", at={A: 8}, cash={A: 10}, owns={B: [17, 19]})
    t.throw(A, 4).do(A, "ride", 17).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (4, 36)
    t = Table("villains", at={A: 8}, cash={A: 10}, owns={A: [17]})
    t.throw(A, 4).do(A, "ride", 17)
    assert (t.cash(A), t.waits(A)) == (10, "end")


def test_VL_VEH_05_a_property_beyond_ones_means_is_allowed_and_ruins() -> None:
    t = Table("villains", seats=3, at={A: 8}, cash={A: 2})
    t.throw(A, 4).do(A, "ride", 25)
    assert (t.out(A), t.owner(25), t.turn()) == (True, BANK, B)


def test_VL_VEH_06_no_coins_and_no_ring_for_passing_go() -> None:
    t = Table("villains", at={A: 24}, cash={A: 10}, owns={C: [1]}, flames=B)
    t.throw(A, 4).do(A, "ride", 1)
    assert (t.at(A), t.cash(A), t.flames()) == (1, 10, B)


def test_VL_VEH_07_nobody_is_stolen_from_on_the_way() -> None:
    t = Table("villains", at={A: 8, B: 15}, owns={A: [17]}, characters={A: "Cruella"}, flames=A)
    t.throw(A, 4).do(A, "ride", 17)
    assert (t.cash(A), t.cash(B)) == (30, 30)


def test_VL_VEH_08_arriving_is_landing() -> None:
    t = Table("villains", at={A: 8, B: 17}, cash={A: 0, B: 8}, owns={A: [17]}, characters={A: "Jafar"}, flames=A)
    t.throw(A, 4).do(A, "ride", 17)
    assert (t.cash(A), t.cash(B)) == (5, 3)
    t = Table("villains", at={A: 8, B: 17}, cash={A: 0, B: 8}, owns={A: [17]}, characters={A: "Cruella"}, flames=A)
    t.throw(A, 4).do(A, "ride", 17)
    assert (t.cash(A), t.cash(B)) == (1, 7)


def test_VL_VEH_08_the_die_move_to_the_vehicle_counts_in_full() -> None:
    t = Table("villains", at={A: 9, C: 11}, characters={A: "Cruella"}, flames=A)
    t.throw(A, 3)
    assert (t.at(A), t.cash(A), t.cash(C)) == (12, 31, 29)
    assert t.waits(A) == "ride"
    t = Table("villains", at={A: 30, B: 13, C: 16}, cash={B: 8}, owns={A: [13]}, characters={A: "Jafar"}, seats=3)
    t.throw(A, 6)
    assert (t.at(A), t.cash(A), t.flames()) == (4, 32, A)
    t.do(A, "ride", 13)
    assert (t.cash(A), t.cash(B)) == (37, 3)


def test_VL_VEH_09_only_a_landing_offers_the_ride() -> None:
    t = Table("villains", at={A: 3}, owns={A: [5]})
    t.throw(A, 2)
    assert (t.at(A), t.waits(A)) == (5, "end")
    assert t.refused(A, "ride", 31) == "not_asked"
    t = Table("villains", at={A: 16}, deck={"chance": ["to_next_vehicle"]})
    t.throw(A, 2)
    assert (t.at(A), t.waits(A)) == (20, "ride")
    assert t.refused(A, "end_turn") == "space_pending"


def test_VL_VEH_09_from_the_last_chance_space_the_next_vehicle_lies_behind_go() -> None:
    t = Table("villains", at={A: 28}, cash={A: 10}, deck={"chance": ["to_next_vehicle"]})
    t.throw(A, 1)
    assert (t.at(A), t.waits(A), t.cash(A), t.flames()) == (4, "ride", 12, A)


def test_a_secret_passage_is_like_a_vehicle() -> None:
    t = Table("villains", at={A: 28, B: 30}, cash={A: 10}, deck={"chance": ["to_any_property"]}, flames=C)
    t.throw(A, 1).do(A, "ride", 1)
    assert (t.at(A), t.owner(1), t.cash(A), t.flames()) == (1, A, 9, C)
