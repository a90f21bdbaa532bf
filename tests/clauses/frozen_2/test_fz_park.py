"""Free Parking and Just Visiting (FZ-PARK)."""

from __future__ import annotations

from freehold.testing import A, B, Table


def test_FZ_PARK_01_nothing_lies_on_free_parking() -> None:
    t = Table("frozen-2", seats=2, at={A: 35, B: 0})
    t.throw(A, 1, 2).do(A, "end_turn").throw(B, 1, 3).do(B, "end_turn")
    assert (t.cash(A), t.cash(B)) == (1400, 1300)
    t = Table("frozen-2", at={A: 13})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A), t.waits(A)) == (20, 1500, "end")


def test_FZ_PARK_01_nor_after_300_of_taxes() -> None:
    t = Table("frozen-2", seats=3, turn=B, at={A: 13, B: 35, 2: 0})
    t.throw(B, 1, 2).do(B, "end_turn").throw(2, 1, 3).do(2, "end_turn")
    assert (t.cash(B), t.cash(2)) == (1400, 1300)
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (20, 1500)


def test_FZ_PARK_02_just_visiting_is_no_penalty() -> None:
    t = Table("frozen-2", seats=2, at={A: 4})
    t.throw(A, 2, 4).do(A, "end_turn")
    assert (t.at(A), t.jailed(A)) == (10, 0)
    t.throw(B, 1, 3).do(B, "end_turn")
    assert t.refused(A, "pay_jail") == "not_in_jail"
    t.throw(A, 1, 2)
    assert (t.at(A), t.cash(A)) == (13, 1500)
