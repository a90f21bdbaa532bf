"""Who begins, and what a turn is (FZ-TURN)."""

from __future__ import annotations

from freehold.testing import A, B, C, Table


def test_FZ_TURN_01_the_highest_total_begins() -> None:
    t = Table("frozen-2", seats=3, opening=True)
    t.throw(A, 3, 4).throw(B, 4, 5).throw(C, 2, 2)
    assert t.turn() == B
    assert [t.at(p) for p in (A, B, C)] == [0, 0, 0]
    t.throw(B, 1, 3).do(B, "end_turn")
    assert t.turn() == C
    t.throw(C, 1, 3).do(C, "end_turn")
    assert t.turn() == A


def test_FZ_TURN_02_the_dice_pass_to_the_left() -> None:
    t = Table("frozen-2", seats=3)
    t.do(B, "leave").throw(A, 1, 3)
    assert t.refused(C, "roll") == "not_your_turn"
    t.do(A, "end_turn")
    assert t.turn() == C


def test_FZ_TURN_03_the_token_moves_by_the_total() -> None:
    t = Table("frozen-2", at={A: 3})
    assert t.throw(A, 2, 4).at(A) == 9
    t = Table("frozen-2", at={A: 36})
    assert t.throw(A, 3, 5).at(A) == 4
    assert t.cash(A) == 1500
    assert ("bank", "A", 200, "salary") in t.happened("paid")


def test_FZ_TURN_04_the_space_is_carried_out() -> None:
    t = Table("frozen-2")
    t.throw(A, 2, 4)
    assert t.waits(A) == "buy"
    assert t.refused(A, "end_turn") == "space_pending"


def test_FZ_TURN_05_doubles_give_another_turn() -> None:
    t = Table("frozen-2")
    t.throw(A, 3, 3).do(A, "buy")
    assert (t.at(A), t.turn(), t.waits(A)) == (6, A, "roll")
    assert t.refused(B, "roll") == "not_your_turn"
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 1, 4).do(A, "buy")
    assert t.at(A) == 11
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B


def test_FZ_TURN_06_the_third_doubles_lead_to_jail() -> None:
    t = Table("frozen-2", at={A: 27}, owns={A: [29]}, deck={"family_chest": ["services"]})
    t.throw(A, 1, 1).throw(A, 2, 2)
    assert (t.at(A), t.cash(A)) == (33, 1525)
    t.throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (10, 1, 1525)
    assert t.turn() == B


def test_FZ_TURN_07_the_turn_is_over_without_doubles() -> None:
    t = Table("frozen-2", deck={"royal_decree": ["gift"]})
    t.throw(A, 2, 5)
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B


def test_FZ_TURN_08_jail_ends_the_turn_in_spite_of_doubles() -> None:
    t = Table("frozen-2", at={A: 26})
    t.throw(A, 2, 2)
    assert (t.at(A), t.jailed(A), t.turn()) == (10, 1, B)
    assert t.refused(A, "roll") == "not_your_turn"
