"""The turn: who begins, the order of its steps, doubles (JP-TURN)."""

from __future__ import annotations

from typing import Any

from freehold.testing import A, B, C, Table


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def test_JP_TURN_01_the_highest_throw_begins_and_the_t_rex_rests() -> None:
    t = jp(seats=3, opening=True)
    thrown = {A: (3, 4), B: (4, 5), C: (1, 3)}
    for _ in range(3):
        p = t.s.thrower
        t.throw(p, *thrown[p])
    assert t.turn() == B
    assert t.rex() == 20
    t.throw(B, 1, 2).do(B, "buy").do(B, "end_turn")
    assert t.turn() == C
    t.throw(C, 1, 3).do(C, "end_turn")
    assert t.turn() == A


def test_JP_TURN_02_the_dice_go_to_the_left() -> None:
    t = jp(seats=4)
    t.do(B, "leave")
    assert t.refused(C, "roll") == "not_your_turn"
    t.throw(A, 1, 3)
    assert t.refused(C, "roll") == "not_your_turn"
    t.do(A, "end_turn")
    assert t.turn() == C


def test_JP_TURN_03_the_order_of_a_turn() -> None:
    t = jp(owns={A: [8, 23]}, damaged=[23], at={A: 22})
    t.throw(A, 4, 2)
    assert t.refused(A, "repair", 23) == "not_start_of_turn"
    assert t.refused(A, "build_fence", 8) == "not_start_of_turn"
    names = [e[0] for e in t.events()]
    assert names.index("thrown") < names.index("rex_moved") < names.index("paid") < names.index("moved")
    t.do(A, "decline").do(A, "pass").do(B, "pass").do(C, "pass").do(3, "pass")
    assert t.refused(A, "repair", 23) == "not_start_of_turn"
    assert t.refused(A, "build_fence", 8) == "not_start_of_turn"


def test_JP_TURN_04_the_t_rex_by_amber_the_token_by_the_sum() -> None:
    t = jp()
    t.throw(A, 3, 5)
    assert t.rex() == 23
    assert t.at(A) == 8


def test_JP_TURN_05_the_space_must_be_settled() -> None:
    t = jp()
    t.throw(A, 3, 5)
    assert t.waits(A) == "buy"
    assert t.refused(A, "end_turn") == "space_pending"
    t.do(A, "buy").do(A, "end_turn")
    assert t.turn() == B


def test_JP_TURN_06_doubles_give_another_turn() -> None:
    t = jp()
    t.throw(A, 3, 3)
    assert (t.rex(), t.at(A), t.turn()) == (23, 6, A)
    t.do(A, "buy")
    assert t.waits(A) == "roll"
    assert t.refused(B, "roll") == "not_your_turn"
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 1, 4)
    assert (t.rex(), t.at(A)) == (24, 11)
    t.do(A, "buy").do(A, "end_turn")
    assert t.turn() == B


def test_JP_TURN_07_the_third_double_leads_to_jail_and_nothing_else_happens() -> None:
    t = jp(at={A: 30}, owns={A: [32, 35]})
    t.throw(A, 1, 1).throw(A, 2, 2)
    assert t.at(A) == 36
    t.card(A, "dividend")
    assert t.rex() == 23
    cash = t.cash(A)
    t.throw(A, 4, 4)
    assert t.at(A) == 10
    assert t.jailed(A) == 1
    assert t.rex() == 23
    assert t.cash(A) == cash
    assert t.happened("gate_theme") == t.happened("gate_roar") == []
    assert t.turn() == B
    assert t.waits(B) == "roll"


def test_JP_TURN_08_an_extra_turn_is_a_whole_turn() -> None:
    t = jp(owns={A: [3, 23]}, damaged=[23])
    t.throw(A, 2, 2)
    assert t.cash(A) == 1300
    t.do(A, "repair", 23).do(A, "build_fence", 3)
    assert t.cash(A) == 1300 - 110 - 50
    t.throw(A, 5, 1)
    assert t.rex() == 27


def test_JP_TURN_09_jail_ends_the_turn_even_after_doubles() -> None:
    t = jp(at={A: 26})
    t.throw(A, 2, 2)
    assert t.at(A) == 10
    assert t.jailed(A) == 1
    assert t.turn() == B
    assert t.refused(A, "roll") == "not_your_turn"
