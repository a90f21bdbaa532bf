"""Disaster Tax and Water Tax (FZ-TAX)."""

from __future__ import annotations

from freehold.testing import BANK, A, B, Table


def test_FZ_TAX_01_the_amount_on_the_space_goes_to_the_bank() -> None:
    t = Table("frozen-2")
    bank = t.cash(BANK)
    t.throw(A, 1, 3)
    assert (t.cash(A), t.cash(BANK)) == (1300, bank + 200)
    t = Table("frozen-2", at={A: 35})
    t.throw(A, 1, 2)
    assert t.cash(A) == 1400
    assert t.waits(A) == "end"
    assert t.refused(A, "tax_percent") == "mode_not_offered"
    t = Table("frozen-2", at={A: 17})
    t.throw(A, 1, 2)
    assert t.cash(A) == 1500


def test_FZ_TAX_02_what_cannot_be_paid_is_a_debt() -> None:
    t = Table("frozen-2", at={A: 35}, cash={A: 80}, owns={A: [6]})
    t.throw(A, 1, 2)
    assert t.debts() == [(A, BANK, 100)]
    t.do(A, "mortgage", 6)
    assert t.cash(A) == 30
    assert t.debts() == []
    t = Table("frozen-2", at={A: 35}, cash={A: 80})
    t.throw(A, 1, 2)
    assert t.out(A)
    assert t.happened("out") == [("A", "bank")]
    assert t.turn() == B
