"""Jail in the theme park: the ways in, the ways out, and what a prisoner may do."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, NOBODY, A, B, C, D, Table

LAMP_CARD = "jail_free:magic_lamp"
WELL_CARD = "jail_free:wishing_well"
TO_JAIL = {"magic_lamp": ["go_to_jail"], "wishing_well": ["go_to_jail"]}


def assert_jailed(t: Table, p: int) -> None:
    """The token stands in jail, and its first turn there comes next."""
    assert t.at(p) == 10 and t.jailed(p) == 1


def test_TP_JAIL_01_the_space_go_to_jail() -> None:
    t = Table("theme-park", at={A: 20})
    t.throw(A, 4, 6)
    assert t.happened("moved") == [("A", 30, 10)]
    assert_jailed(t, A)


def test_TP_JAIL_02_the_card_go_to_jail() -> None:
    t = Table("theme-park", at={A: 33}, deck=TO_JAIL)
    t.throw(A, 1, 2)
    assert t.happened("moved") == [("A", 36, 3)]
    assert_jailed(t, A)
    assert t.cash(A) == 1500


def test_TP_JAIL_03_the_third_doubles_are_not_moved() -> None:
    t = Table("theme-park", at={A: 6}, owns={A: [8, 12]})
    t.throw(A, 1, 1).throw(A, 2, 2)
    assert t.at(A) == 12
    t.throw(A, 3, 3)
    assert t.happened("moved") == [("A", 8, 2), ("A", 12, 4)]
    assert_jailed(t, A)


def test_TP_JAIL_04_no_salary_on_the_way_to_jail() -> None:
    t = Table("theme-park", at={A: 29}, deck=TO_JAIL)
    t.throw(A, 1, 3)
    assert t.happened("moved") == [("A", 33, 4)]
    assert_jailed(t, A)
    assert t.cash(A) == 1500


def test_TP_JAIL_04_the_salary_of_the_throw_stays() -> None:
    t = Table("theme-park", at={A: 35}, deck=TO_JAIL)
    t.throw(A, 3, 4)
    assert t.happened("moved") == [("A", 2, 7)]
    assert_jailed(t, A)
    assert t.cash(A) == 1700


def test_TP_JAIL_05_jail_ends_the_turn_even_after_doubles() -> None:
    t = Table("theme-park", at={A: 20})
    t.throw(A, 5, 5)
    assert_jailed(t, A)
    assert t.refused(A, "roll") == "not_your_turn"
    assert t.turn() == B and t.waits(B) == "roll"


def test_TP_JAIL_06_a_visit_costs_nothing() -> None:
    t = Table("theme-park", at={A: 3})
    t.throw(A, 3, 4)
    assert t.at(A) == 10 and t.jailed(A) == 0 and t.cash(A) == 1500
    assert t.refused(A, "pay_jail") == "not_in_jail"


def test_TP_JAIL_06_no_fine_at_the_start_of_a_visitors_turn() -> None:
    t = Table("theme-park", at={A: 10})
    assert t.refused(A, "pay_jail") == "not_in_jail"


def test_TP_JAIL_07_a_visitor_moves_on_without_doubles() -> None:
    t = Table("theme-park", seats=2, at={A: 3, B: 13})
    t.throw(A, 3, 4).do(A, "end_turn")
    t.throw(B, 3, 4).do(B, "end_turn")
    t.throw(A, 1, 2)
    assert t.at(A) == 13 and t.waits(A) == "buy" and t.cash(A) == 1500


@pytest.mark.parametrize("turn_in_jail", [1, 2, 3])
def test_TP_JAIL_08_doubles_free_and_move(turn_in_jail: int) -> None:
    t = Table("theme-park", jailed={A: turn_in_jail})
    t.throw(A, 4, 4)
    assert t.jailed(A) == 0 and t.at(A) == 18 and t.cash(A) == 1500
    t.do(A, "buy")
    assert t.owner(18) == A and t.cash(A) == 1320


@pytest.mark.parametrize("turn_in_jail", [1, 2, 3])
def test_TP_JAIL_08_the_space_reached_costs_rent(turn_in_jail: int) -> None:
    t = Table("theme-park", jailed={A: turn_in_jail}, owns={B: [18]})
    t.throw(A, 4, 4).do(B, "ask_rent")
    assert t.cash(A) == 1486 and t.cash(B) == 1514


def test_TP_JAIL_08_played_through_to_the_third_turn() -> None:
    t = Table("theme-park", seats=2, jailed={A: 1}, at={B: 13}, owns={B: [21, 25]})
    t.throw(A, 1, 2).do(A, "end_turn")
    t.throw(B, 3, 5).do(B, "end_turn")
    t.throw(A, 1, 2).do(A, "end_turn")
    t.throw(B, 1, 3).do(B, "end_turn")
    t.throw(A, 4, 4)
    assert t.jailed(A) == 0 and t.at(A) == 18 and t.cash(A) == 1500


def test_TP_JAIL_09_freeing_doubles_give_no_further_throw() -> None:
    t = Table("theme-park", jailed={A: 1})
    t.throw(A, 4, 4).do(A, "buy")
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B


def test_TP_JAIL_09_freeing_doubles_do_not_count_towards_three() -> None:
    t = Table("theme-park", seats=2, jailed={A: 1}, at={B: 13}, owns={A: [18, 24]})
    t.throw(A, 4, 4).do(A, "end_turn")
    t.throw(B, 3, 4).do(B, "end_turn")
    t.throw(A, 1, 1).throw(A, 2, 2)
    assert t.at(A) == 24 and t.jailed(A) == 0 and t.waits(A) == "roll"


def test_TP_JAIL_10_a_failed_throw_ends_the_turn() -> None:
    t = Table("theme-park", seats=2, jailed={A: 1}, at={B: 13})
    t.throw(A, 2, 5)
    assert t.at(A) == 10 and t.jailed(A) == 2
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B
    t.throw(B, 3, 4).do(B, "end_turn")
    t.throw(A, 1, 3)
    assert t.at(A) == 10 and t.jailed(A) == 3 and t.cash(A) == 1500
    t.do(A, "end_turn")
    assert t.turn() == B


@pytest.mark.parametrize("turn_in_jail", [1, 2, 3])
def test_TP_JAIL_11_a_held_card_frees_before_the_throw(turn_in_jail: int) -> None:
    t = Table("theme-park", jailed={A: turn_in_jail}, holds={A: [LAMP_CARD]}, deck={"magic_lamp": ["bank_error"]})
    t.do(A, "use_jail_card")
    assert t.jailed(A) == 0 and t.holds(A) == [] and t.pile("magic_lamp") == ["jail_free"]
    t.throw(A, 3, 4)
    assert t.at(A) == 17 and t.happened("drawn") == [("A", "bank_error")] and t.cash(A) == 1700


def test_TP_JAIL_11_the_throw_after_the_card_is_ordinary() -> None:
    t = Table("theme-park", jailed={A: 1}, holds={A: [WELL_CARD]}, owns={A: [12]})
    t.do(A, "use_jail_card")
    assert t.pile("wishing_well") == ["jail_free"]
    t.throw(A, 1, 1)
    assert t.at(A) == 12 and t.waits(A) == "roll"


def test_TP_JAIL_11_refusals() -> None:
    t = Table("theme-park", jailed={A: 1})
    assert t.refused(A, "use_jail_card") == "no_card"
    t = Table("theme-park", at={A: 10}, holds={A: [LAMP_CARD]})
    assert t.refused(A, "use_jail_card") == "not_in_jail"
    t = Table("theme-park", turn=B, jailed={A: 1}, holds={A: [LAMP_CARD]})
    assert t.refused(A, "use_jail_card") == "not_your_turn"
    t = Table("theme-park", jailed={A: 1}, holds={A: [LAMP_CARD]})
    t.throw(A, 2, 5)
    assert t.refused(A, "use_jail_card") == "no_throw_left"


def test_TP_JAIL_12_a_card_may_be_bought_and_played() -> None:
    t = Table("theme-park", jailed={A: 1}, holds={B: [LAMP_CARD]})
    t.do(A, "offer", B, [], [], -30, [], [LAMP_CARD]).do(B, "accept", 0)
    assert t.cash(A) == 1470 and t.cash(B) == 1530 and t.holds(A) == [LAMP_CARD]
    t.do(A, "use_jail_card")
    assert t.jailed(A) == 0 and t.waits(A) == "roll"


def test_TP_JAIL_12_the_holder_may_refuse() -> None:
    t = Table("theme-park", jailed={A: 1}, holds={B: [LAMP_CARD]})
    t.do(A, "offer", B, [], [], -30, [], [LAMP_CARD]).do(B, "refuse", 0)
    assert t.jailed(A) == 1 and t.cash(A) == 1500 and t.holds(B) == [LAMP_CARD]
    assert t.refused(A, "use_jail_card") == "no_card"


@pytest.mark.parametrize("turn_in_jail", [1, 2])
def test_TP_JAIL_13_the_fine_before_the_throw(turn_in_jail: int) -> None:
    t = Table("theme-park", jailed={A: turn_in_jail})
    bank = t.cash(BANK)
    t.do(A, "pay_jail")
    assert t.cash(A) == 1450 and t.cash(BANK) == bank + 50 and t.jailed(A) == 0
    t.throw(A, 2, 6)
    assert t.at(A) == 18 and t.waits(A) == "buy"


@pytest.mark.parametrize("turn_in_jail", [1, 2])
def test_TP_JAIL_13_doubles_after_the_fine_count_as_usual(turn_in_jail: int) -> None:
    t = Table("theme-park", jailed={A: turn_in_jail}, owns={A: [18]})
    t.do(A, "pay_jail").throw(A, 4, 4)
    assert t.at(A) == 18 and t.waits(A) == "roll"
    t.throw(A, 1, 1)
    assert t.at(A) == 20
    t.throw(A, 2, 2)
    assert_jailed(t, A)


@pytest.mark.parametrize("turn_in_jail", [1, 2])
def test_TP_JAIL_13_too_late_after_the_throw(turn_in_jail: int) -> None:
    t = Table("theme-park", jailed={A: turn_in_jail})
    t.throw(A, 2, 5)
    assert t.refused(A, "pay_jail") == "no_throw_left"


def test_TP_JAIL_14_the_third_turn_begins_with_the_throw() -> None:
    t = Table("theme-park", jailed={A: 3})
    assert t.refused(A, "pay_jail") == "must_roll"
    t.throw(A, 4, 4)
    assert t.jailed(A) == 0 and t.at(A) == 18 and t.cash(A) == 1500


def test_TP_JAIL_15_the_third_failure_costs_the_fine_and_moves() -> None:
    t = Table("theme-park", jailed={A: 3}, deck={"magic_lamp": ["doctor"]})
    t.throw(A, 2, 5)
    assert t.jailed(A) == 0 and t.at(A) == 17
    assert t.happened("paid") == [("A", "bank", 50, "fine"), ("A", "bank", 50, "card")]
    assert t.cash(A) == 1400
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B


def test_TP_JAIL_15_who_can_never_pay_the_fine_is_bankrupt() -> None:
    t = Table("theme-park", jailed={A: 3}, cash={A: 10})
    bank = t.cash(BANK)
    t.throw(A, 2, 5)
    assert t.out(A) and t.cash(A) == 0 and t.cash(BANK) == bank + 10
    assert t.turn() == B and t.at(A) == 10


def test_TP_JAIL_15_money_may_be_raised_before_the_move() -> None:
    t = Table("theme-park", jailed={A: 3}, cash={A: 10}, owns={A: [5]}, deck={"magic_lamp": ["services"]})
    t.throw(A, 2, 5)
    assert t.waits(A) == "debt" and t.at(A) == 10
    t.do(A, "mortgage", 5)
    assert t.at(A) == 17 and t.cash(A) == 10 + 100 - 50 + 25


def test_TP_JAIL_15_a_card_no_longer_replaces_the_fine() -> None:
    t = Table("theme-park", jailed={A: 3}, cash={A: 10}, holds={A: [LAMP_CARD]})
    t.throw(A, 2, 5)
    assert t.refused(A, "use_jail_card") == "debt_pending"
    t.do(A, "give_up")
    assert t.out(A) and t.pile("magic_lamp") == ["jail_free"]


def test_TP_JAIL_16_a_prisoner_bids_and_buys() -> None:
    t = Table("theme-park", turn=B, at={B: 0}, jailed={A: 1})
    t.throw(B, 1, 2).do(B, "decline").do(A, "bid", 50)
    for p in (B, C, D):
        t.do(p, "pass")
    assert t.owner(3) == A and t.cash(A) == 1450 and t.jailed(A) == 1


def test_TP_JAIL_16_a_prisoner_sells() -> None:
    t = Table("theme-park", jailed={A: 1}, owns={A: [5]})
    t.do(A, "offer", B, [5], [], 250).do(B, "accept", 0)
    assert t.owner(5) == B and t.cash(A) == 1750 and t.cash(B) == 1250 and t.jailed(A) == 1


@pytest.mark.parametrize("turn", [A, B])
def test_TP_JAIL_17_a_prisoner_buys_and_sells_pieces(turn: int) -> None:
    t = Table("theme-park", turn=turn, jailed={A: 1}, owns={A: [6, 8, 9]})
    t.do(A, "build", 6)
    assert t.cash(A) == 1450 and t.level(6) == 1
    t.do(A, "sell", 6)
    assert t.cash(A) == 1475 and t.level(6) == 0


def test_TP_JAIL_18_a_prisoner_collects_rent() -> None:
    t = Table("theme-park", turn=B, at={B: 36}, jailed={A: 1}, owns={A: [39]})
    t.throw(B, 1, 2).do(A, "ask_rent")
    assert t.cash(A) == 1550 and t.cash(B) == 1450


def test_TP_JAIL_18_a_prisoner_may_mortgage() -> None:
    t = Table("theme-park", turn=B, jailed={A: 1}, owns={A: [39]})
    t.do(A, "mortgage", 39)
    assert t.cash(A) == 1700 and t.mortgaged(39)


@pytest.mark.parametrize("seat", [A, B, C, NOBODY])
def test_TP_JAIL_19_visitor_and_prisoner_are_told_apart(seat: int) -> None:
    t = Table("theme-park", seats=3, at={A: 10}, jailed={B: 1})
    shown = t.view(seat)
    assert shown["at"][A] == shown["at"][B] == 10
    assert shown["jailed"][A] == 0 and shown["jailed"][B] == 1
    t.throw(A, 1, 2).do(A, "buy").do(A, "end_turn")
    assert t.at(A) == 13
    t.throw(B, 1, 2)
    assert t.at(B) == 10 and t.jailed(B) == 2
