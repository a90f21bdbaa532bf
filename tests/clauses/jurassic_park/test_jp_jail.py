"""Jail: how one gets in, what one may do there, and the ways out (JP-JAIL)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.testing import BANK, A, B, C, D, Table

COLD_CARD = "jail_free:cold_storage"
TREMOR_CARD = "jail_free:impact_tremor"


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def prisoner(turn: int = 1, **setting: Any) -> Table:
    """A is in jail at the start of the n-th turn there."""
    return jp(**{"jailed": {A: turn}, **setting})


def test_JP_JAIL_01_straight_to_jail() -> None:
    t = jp(at={A: 24})
    t.throw(A, 2, 4)
    assert t.at(A) == 10
    assert t.jailed(A) == 1


def test_JP_JAIL_02_nothing_for_go_on_the_way() -> None:
    t = jp(at={A: 24}, cash={A: 500})
    t.throw(A, 2, 4)
    card = jp(cash={A: 500}, deck={"impact_tremor": ["go_to_jail"]}, at={A: 29})
    card.throw(A, 3, 4)
    doubles = jp(cash={A: 500}, at={A: 31}, owns={A: [35, 37]}, rex_at=1)
    doubles.throw(A, 2, 2).throw(A, 1, 1).throw(A, 2, 2)
    for one in (t, card, doubles):
        assert one.jailed(A) == 1
        assert one.cash(A) == 500
        assert one.happened("gate_theme") == one.happened("gate_roar") == []


def test_JP_JAIL_02_what_the_move_earned_is_kept() -> None:
    t = jp(at={A: 36}, cash={A: 500}, deck={"cold_storage": ["go_to_jail"]})
    t.throw(A, 2, 4).gate(A, "theme")
    assert t.jailed(A) == 1
    assert t.cash(A) == 700


def test_JP_JAIL_03_the_turn_ends() -> None:
    t = jp(at={A: 24})
    t.throw(A, 2, 4)
    assert t.turn() == B
    assert t.refused(A, "pay_jail") == "not_your_turn"
    assert t.refused(A, "roll") == "not_your_turn"


def test_JP_JAIL_04_a_prisoner_still_does_business() -> None:
    t = jp(jailed={B: 1}, owns={B: [8], C: [15]}, rex_at=1)
    t.throw(A, 3, 5).do(B, "ask_rent")
    assert t.cash(B) == 1506
    t.do(A, "end_turn")
    t.do(B, "build_fence", 8)
    assert t.level(8) == 1
    t.do(C, "offer", B, [15], [], 20).do(B, "accept", 0)
    assert t.owner(15) == B
    t = jp(jailed={B: 1})
    t.throw(A, 3, 5).do(A, "decline").do(B, "bid", 10)
    for p in (A, C, D):
        t.do(p, "pass")
    assert t.owner(8) == B


def test_JP_JAIL_04_repairs_too() -> None:
    t = prisoner(owns={A: [8]}, damaged=[8])
    t.do(A, "repair", 8)
    assert not t.damaged(8)


@pytest.mark.parametrize("amber", [4, 2])
def test_JP_JAIL_05_the_t_rex_takes_nothing_of_a_prisoner(amber: int) -> None:
    t = jp(jailed={B: 1}, rex_at=8, at={A: 20})
    t.throw(A, amber, 1)
    assert t.rex() == 8 + amber
    assert t.cash(B) == 1500


def test_JP_JAIL_06_pay_and_throw_as_usual() -> None:
    t = prisoner(cash={A: 200}).do(A, "pay_jail")
    assert t.cash(A) == 150
    t.throw(A, 2, 5)
    assert (t.rex(), t.at(A)) == (22, 17)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_JP_JAIL_06_at_the_start_of_each_turn_with_the_cash(turn: int) -> None:
    assert prisoner(turn).may(A, "pay_jail")
    t = prisoner(turn, cash={A: 49})
    assert t.refused(A, "pay_jail") == "not_enough_cash"
    assert t.debts() == []


@pytest.mark.parametrize("turn", [1, 2])
def test_JP_JAIL_06_not_after_a_failed_throw(turn: int) -> None:
    t = prisoner(turn).throw(A, 1, 2)
    assert t.waits(A) == "end"
    assert t.refused(A, "pay_jail") == "no_throw_left"


def test_JP_JAIL_07_use_a_card() -> None:
    t = prisoner(holds={A: [COLD_CARD]}).do(A, "use_jail_card")
    assert t.pile("cold_storage") == ["jail_free"]
    assert t.cash(A) == 1500
    t.throw(A, 2, 5)
    assert t.at(A) == 17
    assert prisoner().refused(A, "use_jail_card") == "no_card"


def test_JP_JAIL_08_the_card_may_be_bought() -> None:
    t = prisoner(holds={C: [COLD_CARD]})
    t.do(A, "offer", C, [], [], -40, [], [COLD_CARD])
    assert t.refused(A, "use_jail_card") == "no_card"
    t.do(C, "refuse", 0)
    assert t.refused(A, "use_jail_card") == "no_card"
    t.do(A, "offer", C, [], [], -40, [], [COLD_CARD]).do(C, "accept", 1)
    assert (t.cash(A), t.cash(C)) == (1460, 1540)
    t.do(A, "use_jail_card")
    assert t.jailed(A) == 0


def test_JP_JAIL_09_doubles_free_and_the_turn_is_over_after_the_move() -> None:
    t = prisoner().throw(A, 4, 4)
    assert (t.rex(), t.at(A), t.jailed(A)) == (24, 18, 0)
    assert t.waits(A) == "buy"
    t.do(A, "buy")
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B


def test_JP_JAIL_10_two_failures_cost_nothing() -> None:
    t = prisoner(1, seats=2, at={B: 1}, holds={A: [COLD_CARD]})
    t.throw(A, 1, 2).do(A, "end_turn").throw(B, 1, 2).do(B, "end_turn")
    assert t.jailed(A) == 2
    t.throw(A, 3, 5).do(A, "end_turn").throw(B, 1, 5).do(B, "end_turn")
    assert t.jailed(A) == 3
    assert t.cash(A) == 1500
    assert t.may(A, "pay_jail")
    assert t.may(A, "use_jail_card")


def test_JP_JAIL_11_the_third_failure_costs_50_and_moves() -> None:
    t = prisoner(3, cash={A: 200}).throw(A, 2, 3)
    assert (t.cash(A), t.at(A), t.jailed(A)) == (150, 15, 0)
    assert t.waits(A) == "buy"


def test_JP_JAIL_12_else_it_is_a_debt_and_the_move_waits() -> None:
    t = prisoner(3, cash={A: 30}, owns={A: [11]}, level={11: 1}).throw(A, 2, 4)
    assert t.debts() == [(A, BANK, 50)]
    assert t.at(A) == 10
    t.do(A, "sell_fence", 11)
    assert (t.cash(A), t.at(A)) == (30, 16)
    t = prisoner(3, cash={A: 30}).throw(A, 2, 4)
    assert t.out(A)
    assert t.happened("moved") == []
    assert t.turn() == B


def test_JP_JAIL_13_the_t_rex_walks_on_every_throw() -> None:
    t = prisoner(at={B: 37}, rex_at=35).throw(A, 5, 2)
    assert t.rex() == 0
    assert t.cash(B) == 1450
    assert (t.at(A), t.jailed(A)) == (10, 2)


def test_JP_JAIL_13_on_the_third_failure_too_and_first() -> None:
    t = prisoner(3, at={B: 22}).throw(A, 3, 4)
    names = [e[-1] if e[0] == "paid" else e[0] for e in t.events()]
    assert names[names.index("rex_moved") :][:6] == ["rex_moved", "toll", "damaged", "fine", "released", "moved"]
    assert t.at(A) == 17


def test_JP_JAIL_14_the_exemption_ends_with_jail() -> None:
    t = prisoner(rex_at=8).do(A, "pay_jail").throw(A, 4, 1)
    assert t.cash(A) == 1400
    t = prisoner(rex_at=8, holds={A: [TREMOR_CARD]}).do(A, "use_jail_card").throw(A, 2, 1)
    assert t.cash(A) == 1450
    t = prisoner(rex_at=8).throw(A, 4, 4)
    assert t.cash(A) == 1500
    assert t.at(A) == 18
    t = prisoner(3, rex_at=8).throw(A, 4, 3)
    assert t.cash(A) == 1450


def test_JP_JAIL_15_after_paying_doubles_count() -> None:
    t = prisoner(owns={A: [16, 18]}).do(A, "pay_jail").throw(A, 3, 3)
    assert t.at(A) == 16
    assert t.waits(A) == "roll"
    assert t.s.doubles == 1
    t.throw(A, 1, 1).throw(A, 2, 2)
    assert t.jailed(A) == 1
