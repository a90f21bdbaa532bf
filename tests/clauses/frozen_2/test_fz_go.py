"""The salary at GO (FZ-GO)."""

from __future__ import annotations

from freehold.testing import A, B, Table


def test_FZ_GO_01_passing_and_landing_pay_200() -> None:
    t = Table("frozen-2", at={A: 36}, cash={A: 500})
    t.throw(A, 3, 5)
    assert t.at(A) == 4
    assert t.happened("paid") == [("bank", "A", 200, "salary"), ("A", "bank", 200, "tax")]
    assert t.cash(A) == 500
    t = Table("frozen-2", at={A: 36}, cash={A: 500})
    t.throw(A, 1, 3)
    assert (t.at(A), t.cash(A)) == (0, 700)


def test_FZ_GO_02_each_arrival_pays_once() -> None:
    t = Table("frozen-2", seats=2, at={A: 36, B: 10})
    t.throw(A, 1, 3).do(A, "end_turn")
    assert t.cash(A) == 1700
    t.throw(B, 4, 6).do(B, "end_turn")
    t.throw(A, 2, 4)
    assert (t.at(A), t.cash(A)) == (6, 1700)


def test_FZ_GO_03_the_salary_comes_before_the_space() -> None:
    t = Table("frozen-2", at={A: 39}, cash={A: 10})
    t.throw(A, 1, 1)
    assert (t.at(A), t.cash(A)) == (1, 210)
    t.do(A, "buy")
    assert (t.cash(A), t.owner(1)) == (150, A)
