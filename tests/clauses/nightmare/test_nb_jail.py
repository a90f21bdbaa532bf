"""Jail in Halloween Town: the ways in, the ways out, and what a prisoner may do (NB-JAIL)."""

from __future__ import annotations

from pathlib import Path

import pytest

from freehold.testing import BANK, NOBODY, A, B, C, D, Table

HALLOWEEN = "halloween_presents"
CHRISTMAS = "christmas_presents"
CARD = f"jail_free:{CHRISTMAS}"
TO_JAIL = {HALLOWEEN: ["go_to_jail"], CHRISTMAS: ["go_to_jail"]}
TURNS = [1, 2, 3]
AGAIN = """
id = "again"
title = "doubles from jail throw again"
about = "The other reading of the turn: doubles that free a player give another throw."
of = ["nightmare"]
replaces.rules.freed_again = { value = 1, basis = "assumed" }
"""


def assert_jailed(t: Table, p: int) -> None:
    """The token stands in jail, and its first turn there comes next."""
    assert (t.at(p), t.jailed(p)) == (10, 1)


def test_NB_JAIL_01_the_space_go_to_jail() -> None:
    t = Table("nightmare", at={A: 20})
    t.throw(A, 4, 6)
    assert t.happened("moved") == [("A", 30, 10)]
    assert_jailed(t, A)


def test_NB_JAIL_02_no_salary_on_the_way() -> None:
    t = Table("nightmare", at={A: 29}, deck=TO_JAIL)
    t.throw(A, 1, 3)
    assert_jailed(t, A)
    assert t.cash(A) == 1500
    t = Table("nightmare", at={A: 35}, deck=TO_JAIL)
    t.throw(A, 3, 4)
    assert_jailed(t, A)
    assert t.cash(A) == 1700


def test_NB_JAIL_03_it_ends_the_turn_even_after_doubles() -> None:
    t = Table("nightmare", at={A: 20})
    t.throw(A, 5, 5)
    assert_jailed(t, A)
    assert t.refused(A, "roll") == "not_your_turn"
    assert (t.turn(), t.waits(B)) == (B, "roll")


def test_NB_JAIL_04_a_card_leads_there_as_well() -> None:
    t = Table("nightmare", deck=TO_JAIL)
    t.throw(A, 1, 1)
    assert_jailed(t, A)
    assert (t.cash(A), t.turn()) == (1500, B)


def test_NB_JAIL_05_so_do_three_doubles() -> None:
    t = Table("nightmare", at={A: 6}, owns={A: [8, 12]})
    t.throw(A, 1, 1).throw(A, 2, 2)
    assert t.at(A) == 12
    t.throw(A, 3, 3)
    assert_jailed(t, A)
    assert t.happened("moved") == [("A", 8, 2), ("A", 12, 4)]
    assert t.turn() == B
    assert t.refused(A, "roll") == "not_your_turn"


@pytest.mark.parametrize("turn_in_jail", TURNS)
def test_NB_JAIL_06_the_fine_before_the_throw_of_any_turn(turn_in_jail: int) -> None:
    t = Table("nightmare", jailed={A: turn_in_jail})
    bank = t.cash(BANK)
    t.do(A, "pay_jail")
    assert (t.cash(A), t.cash(BANK), t.jailed(A)) == (1450, bank + 50, 0)
    t.throw(A, 2, 6)
    assert (t.at(A), t.waits(A)) == (18, "buy")
    t = Table("nightmare", jailed={A: turn_in_jail}, owns={A: [18]})
    t.do(A, "pay_jail").throw(A, 4, 4)
    assert (t.at(A), t.waits(A)) == (18, "roll")


def test_NB_JAIL_06_not_after_the_throw_and_not_without_the_money() -> None:
    t = Table("nightmare", jailed={A: 1})
    t.throw(A, 2, 5)
    assert t.refused(A, "pay_jail") == "no_throw_left"
    t = Table("nightmare", jailed={A: 1}, cash={A: 40})
    assert t.refused(A, "pay_jail") == "not_enough_cash"


@pytest.mark.parametrize("turn_in_jail", TURNS)
def test_NB_JAIL_07_a_card_before_the_throw_of_any_turn(turn_in_jail: int) -> None:
    t = Table("nightmare", jailed={A: turn_in_jail}, holds={A: [CARD]}, deck={CHRISTMAS: ["bank_error"]})
    t.do(A, "use_jail_card")
    assert (t.jailed(A), t.holds(A), t.cash(A)) == (0, [], 1500)
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (17, 1700)
    t = Table("nightmare", jailed={A: turn_in_jail}, holds={A: [CARD]}, owns={A: [12]})
    t.do(A, "use_jail_card").throw(A, 1, 1)
    assert (t.at(A), t.waits(A)) == (12, "roll")


def test_NB_JAIL_07_refusals() -> None:
    assert Table("nightmare", jailed={A: 1}).refused(A, "use_jail_card") == "no_card"
    assert Table("nightmare", at={A: 10}, holds={A: [CARD]}).refused(A, "use_jail_card") == "not_in_jail"
    t = Table("nightmare", turn=B, jailed={A: 1}, holds={A: [CARD]})
    assert t.refused(A, "use_jail_card") == "not_your_turn"


def test_NB_JAIL_08_the_card_may_be_bought_for_the_purpose() -> None:
    t = Table("nightmare", jailed={A: 1}, holds={B: [CARD]})
    t.do(A, "offer", B, [], [], -30, [], [CARD]).do(B, "accept", 0)
    assert (t.cash(A), t.cash(B), t.holds(A)) == (1470, 1530, [CARD])
    t.do(A, "use_jail_card").throw(A, 1, 3)
    assert t.at(A) == 14
    t = Table("nightmare", jailed={A: 1}, holds={B: [CARD]})
    t.do(A, "offer", B, [], [], -30, [], [CARD]).do(B, "refuse", 0)
    assert (t.jailed(A), t.cash(A), t.holds(B)) == (1, 1500, [CARD])


@pytest.mark.parametrize("turn_in_jail", TURNS)
def test_NB_JAIL_09_doubles_free_and_move(turn_in_jail: int) -> None:
    t = Table("nightmare", jailed={A: turn_in_jail})
    t.throw(A, 4, 4)
    assert (t.jailed(A), t.at(A), t.cash(A), t.waits(A)) == (0, 18, 1500, "buy")


def test_NB_JAIL_10_the_third_failure_costs_the_fine_and_moves() -> None:
    t = Table("nightmare", jailed={A: 3}, deck={CHRISTMAS: ["services"]})
    t.throw(A, 2, 5)
    assert (t.jailed(A), t.at(A), t.cash(A)) == (0, 17, 1500 - 50 + 25)
    t.do(A, "end_turn")
    assert t.turn() == B


def test_NB_JAIL_10_who_can_never_pay_it_is_bankrupt_to_the_bank() -> None:
    t = Table("nightmare", jailed={A: 3}, cash={A: 10})
    t.throw(A, 2, 5)
    assert t.happened("out") == [("A", "bank")]
    assert (t.turn(), t.at(A)) == (B, 10)


def test_NB_JAIL_10_a_card_no_longer_replaces_the_fine() -> None:
    t = Table("nightmare", jailed={A: 3}, cash={A: 10}, holds={A: [CARD]})
    t.throw(A, 2, 5)
    assert t.refused(A, "use_jail_card") == "debt_pending"


def test_NB_JAIL_11_the_first_two_failures_end_the_turn() -> None:
    t = Table("nightmare", seats=2, jailed={A: 1}, at={B: 0})
    for after in (2, 3):
        t.throw(A, 2, 5)
        assert (t.at(A), t.jailed(A), t.cash(A)) == (10, after, 1500)
        assert t.refused(A, "roll") == "no_throw_left"
        t.do(A, "end_turn")
        assert t.turn() == B
        t.s.at[B] = 0
        t.throw(B, 4, 6).do(B, "end_turn")
    t.throw(A, 2, 6)
    assert (t.at(A), t.cash(A)) == (18, 1450)


def test_NB_JAIL_12_a_visit_costs_nothing() -> None:
    t = Table("nightmare", seats=2, at={A: 3})
    t.throw(A, 3, 4)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (10, 0, 1500)
    assert t.refused(A, "pay_jail") == "not_in_jail"
    t.do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn")
    assert t.refused(A, "pay_jail") == "not_in_jail"
    t.throw(A, 1, 2)
    assert t.at(A) == 13


@pytest.mark.parametrize("seat", [A, B, C, NOBODY])
def test_NB_JAIL_13_visitor_and_prisoner_are_told_apart(seat: int) -> None:
    shown = Table("nightmare", at={A: 10}, jailed={B: 1}).view(seat)
    assert shown["at"][A] == shown["at"][B] == 10
    assert (shown["jailed"][A], shown["jailed"][B]) == (0, 1)


def test_NB_JAIL_14_a_prisoner_does_the_six_things() -> None:
    t = Table("nightmare", turn=B, at={B: 0}, jailed={A: 1}, owns={A: [6, 8, 9, 5]})
    t.do(A, "build", 6)
    assert (t.level(6), t.cash(A)) == (1, 1450)
    t.do(A, "sell", 6)
    assert (t.level(6), t.cash(A)) == (0, 1475)
    t.throw(B, 2, 4).do(A, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1487, 1488)
    t.do(B, "end_turn").throw(C, 1, 2).do(C, "decline").do(A, "bid", 10)
    for p in (B, C, D):
        t.do(p, "pass")
    assert (t.owner(3), t.cash(A)) == (A, 1477)
    t.do(A, "mortgage", 5)
    assert (t.mortgaged(5), t.cash(A)) == (True, 1577)
    t.do(A, "offer", C, [5], [], 20).do(C, "accept", 0)
    assert (t.owner(5), t.cash(A), t.jailed(A)) == (C, 1597, 1)


def test_NB_JAIL_15_freeing_doubles_give_no_further_throw() -> None:
    t = Table("nightmare", jailed={A: 1})
    t.throw(A, 4, 4).do(A, "buy")
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B


def test_NB_JAIL_15_it_is_one_rule_flag(tmp_path: Path) -> None:
    path = tmp_path / "again.toml"
    path.write_text(AGAIN, encoding="utf-8")
    t = Table("nightmare", jailed={A: 1}, owns={A: [18, 24]}, overlays=[str(path)])
    t.throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.cash(A), t.waits(A)) == (18, 0, 1500, "roll")
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 3, 3)
    assert t.at(A) == 24
    t.throw(A, 1, 1)
    assert_jailed(t, A)
    t = Table("nightmare", jailed={A: 1}, overlays=[str(path)])
    t.throw(A, 2, 5)
    assert (t.jailed(A), t.waits(A)) == (2, "end")


def test_NB_JAIL_16_a_used_card_goes_under_its_own_pile() -> None:
    t = Table("nightmare", jailed={A: 1}, holds={A: [CARD]})
    assert (t.deck_size(CHRISTMAS), t.deck_size(HALLOWEEN)) == (15, 16)
    t.do(A, "use_jail_card")
    assert (t.pile(CHRISTMAS), t.pile(HALLOWEEN)) == (["jail_free"], [])
    assert (t.deck_size(CHRISTMAS), t.deck_size(HALLOWEEN)) == (16, 16)
