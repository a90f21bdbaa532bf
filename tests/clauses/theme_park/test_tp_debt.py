"""Debts in the theme park, and the only loan there is."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, A, ActionError, B, C, Table

DOCTOR = {"magic_lamp": ["doctor"]}


def owes_fifty_to_b(**position: object) -> Table:
    """A has landed on a transport of B, who asks for 50. B holds two of them."""
    owns = {B: [5, 15], A: position.pop("a_owns", [])}
    t = Table("theme-park", at={A: 0}, owns=owns, **position)  # type: ignore[arg-type]
    return t.throw(A, 2, 3).do(B, "ask_rent")


def test_TP_DEBT_01_money_is_raised_for_a_debt_to_a_player() -> None:
    t = owes_fifty_to_b(cash={A: 30}, a_owns=[39])
    assert t.debts() == [(A, B, 50)] and t.waits(A) == "debt" and t.cash(B) == 1500
    assert t.refused(A, "end_turn") == "debt_pending"
    t.do(A, "mortgage", 39)
    assert t.cash(A) == 180 and t.cash(B) == 1550 and not t.out(A) and t.debts() == []
    t.do(A, "end_turn")
    assert t.turn() == B


def test_TP_DEBT_01_money_is_raised_for_a_debt_to_the_bank() -> None:
    t = Table("theme-park", at={A: 30}, cash={A: 30}, owns={A: [39]}, deck=DOCTOR)
    t.throw(A, 1, 2)
    assert t.debts() == [(A, BANK, 50)]
    assert t.refused(A, "end_turn") == "debt_pending"
    t.do(A, "mortgage", 39)
    assert t.cash(A) == 180 and not t.out(A)


def test_TP_DEBT_01_doubles_wait_for_the_debt() -> None:
    t = Table("theme-park", at={A: 31}, cash={A: 30}, owns={A: [39]}, deck=DOCTOR)
    t.throw(A, 1, 1)
    assert t.refused(A, "roll") == "debt_pending"
    t.do(A, "mortgage", 39)
    assert t.waits(A) == "roll"


def test_TP_DEBT_01_pieces_raise_money_too() -> None:
    t = owes_fifty_to_b(cash={A: 30}, a_owns=[6, 8, 9], level={6: 1})
    t.do(A, "sell", 6)
    assert t.cash(A) == 5 and t.cash(B) == 1550 and t.level(6) == 0


def test_TP_DEBT_01_sales_to_players_too() -> None:
    t = owes_fifty_to_b(cash={A: 30}, a_owns=[39])
    t.do(A, "offer", C, [39], [], 20).do(C, "accept", 0)
    assert t.cash(A) == 0 and t.cash(B) == 1550 and t.cash(C) == 1480 and t.owner(39) == C


def test_TP_DEBT_01_who_has_the_cash_pays_at_once() -> None:
    t = owes_fifty_to_b(cash={A: 50})
    assert t.cash(A) == 0 and t.cash(B) == 1550 and not t.out(A) and t.waits(A) == "end"


def test_TP_DEBT_02_no_loan_from_the_bank_without_a_mortgage() -> None:
    t = owes_fifty_to_b(cash={A: 49}, holds={A: ["jail_free:magic_lamp"]})
    assert t.debts() == [(A, B, 50)]
    assert t.refused(A, "borrow", BANK, 50) == "loan_forbidden"
    t.do(A, "give_up")
    assert t.out(A)


def test_TP_DEBT_02_without_property_a_debt_beyond_ones_cash_is_the_end() -> None:
    t = owes_fifty_to_b(cash={A: 49})
    assert t.out(A) and t.cash(B) == 1549


def test_TP_DEBT_02_no_loan_without_a_debt_either() -> None:
    t = Table("theme-park", owns={A: [39]})
    assert t.refused(A, "borrow", BANK, 50) == "loan_forbidden"
    t.do(A, "mortgage", 39)
    assert t.cash(A) == 1700


def test_TP_DEBT_03_players_neither_lend_nor_borrow() -> None:
    t = owes_fifty_to_b(cash={A: 30}, a_owns=[39])
    assert t.refused(B, "lend", A, 100) == "loan_forbidden"
    assert t.refused(C, "lend", A, 100) == "loan_forbidden"
    assert t.refused(A, "borrow", B, 100) == "loan_forbidden"


def test_TP_DEBT_03_there_is_no_way_to_let_a_rent_stand_over() -> None:
    t = owes_fifty_to_b(cash={A: 30}, a_owns=[39])
    with pytest.raises(ActionError, match="no verb"):
        t.do(A, "defer_rent", B)
    assert t.refused(A, "promise", B) == "promise_forbidden"
    assert t.debts() == [(A, B, 50)]
