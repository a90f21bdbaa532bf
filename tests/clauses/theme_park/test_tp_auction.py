"""Auctions of deeds (TP-AUC)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.testing import BANK, A, B, C, D, Table


def auction_of_p3(**position: Any) -> Table:
    """A has landed on p3 and does not buy it."""
    return Table("theme-park", at={A: 0}, **position).throw(A, 1, 2).do(A, "decline")


def test_TP_AUC_01_the_highest_bidder_pays_the_bank_and_takes_the_deed() -> None:
    t = auction_of_p3()
    bank = t.cash(BANK)
    t.do(B, "bid", 20).do(C, "bid", 45)
    t.do(A, "pass").do(B, "pass").do(D, "pass")
    assert (t.owner(3), t.cash(C), t.cash(B), t.cash(BANK)) == (C, 1455, 1500, bank + 45)
    assert t.happened("sold") == [("C", 3, 45)]


def test_TP_AUC_01_the_price_may_exceed_the_printed_one() -> None:
    t = auction_of_p3()
    t.do(C, "bid", 300).do(A, "pass").do(B, "pass").do(D, "pass")
    assert (t.owner(3), t.cash(C)) == (C, 1200)


def test_TP_AUC_02_the_one_who_declined_may_bid() -> None:
    t = auction_of_p3()
    t.do(A, "bid", 30).do(B, "pass").do(C, "pass").do(D, "pass")
    assert (t.owner(3), t.cash(A)) == (A, 1470)


def test_TP_AUC_02_one_in_jail_may_bid() -> None:
    t = auction_of_p3(jailed={D: 1})
    t.do(A, "bid", 30).do(D, "bid", 31)
    t.do(A, "pass").do(B, "pass").do(C, "pass")
    assert (t.owner(3), t.cash(D), t.cash(A), t.jailed(D)) == (D, 1469, 1500, 1)


def test_TP_AUC_02_the_bankrupt_may_not_bid() -> None:
    t = Table("theme-park", turn=C, at={A: 0, C: 35}, cash={C: 10}, owns={B: [39]})
    t.throw(C, 1, 3).do(B, "ask_rent")
    assert t.out(C)
    t.throw(D, 4, 6).do(D, "end_turn").throw(A, 1, 2).do(A, "decline")
    assert [t.waits(seat) for seat in (A, B, C, D)] == ["bid", "bid", "", "bid"]
    assert t.refused(C, "bid", 31) == "eliminated"


@pytest.mark.parametrize("first", [1, 500])
def test_TP_AUC_03_the_first_bid_may_be_of_any_size(first: int) -> None:
    t = Table("theme-park", at={A: 35})
    t.throw(A, 1, 3).do(A, "decline")
    assert t.refused(B, "bid", 0) == "bid_too_low"
    assert t.refused(B, "bid", -5) == "bid_too_low"
    t.do(B, "bid", first).do(A, "pass").do(C, "pass").do(D, "pass")
    assert (t.owner(39), t.cash(B)) == (B, 1500 - first)


def test_TP_AUC_04_a_bid_is_covered_by_cash_that_may_be_raised_meanwhile() -> None:
    t = auction_of_p3(cash={C: 100}, owns={C: [39]})
    assert t.refused(C, "bid", 120) == "bid_over_cash"
    t.do(C, "mortgage", 39)
    assert t.cash(C) == 300
    t.do(C, "bid", 120).do(A, "pass").do(B, "pass").do(D, "pass")
    assert (t.owner(3), t.cash(C)) == (C, 180)


def test_TP_AUC_04_a_bid_of_all_ones_cash_is_good() -> None:
    t = auction_of_p3(cash={C: 100})
    assert t.refused(C, "bid", 101) == "bid_over_cash"
    t.do(C, "bid", 100).do(A, "pass").do(B, "pass").do(D, "pass")
    assert (t.owner(3), t.cash(C)) == (C, 0)
