"""Buying and auctions (JP-BUY, JP-AUC)."""

from __future__ import annotations

from typing import Any

from freehold.core.deeds import STREET, TRANSPORT, UTILITY
from freehold.testing import BANK, A, B, C, D, Table


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def at_8(**setting: Any) -> Table:
    """A has thrown 3+5 and stands on 8, which may be bought."""
    return jp(**setting).throw(A, 3, 5)


def auction(**setting: Any) -> Table:
    """The auction of 8 after A has declined it."""
    return at_8(**setting).do(A, "decline")


def test_JP_BUY_01_three_kinds_of_property() -> None:
    t = jp()
    kinds = [t.t.kind[d] for d in range(40)]
    assert (kinds.count(STREET), kinds.count(TRANSPORT), kinds.count(UTILITY)) == (22, 4, 2)
    spaces = t.edition.file.space
    assert all(x.group for x in spaces if x.kind == "street")
    assert [x.name.value for x in spaces if x.kind == "utility"] == ["Control Room", "Maintenance Shed"]


def test_JP_BUY_02_buy_or_auction() -> None:
    t = jp(at={A: 10})
    t.throw(A, 1, 4)
    assert t.at(A) == 15
    assert t.may(A, "buy")
    assert t.may(A, "decline")
    assert t.refused(A, "end_turn") == "space_pending"


def test_JP_BUY_03_the_printed_price() -> None:
    t = jp(at={A: 10})
    t.throw(A, 1, 4).do(A, "buy")
    assert t.cash(A) == 1300
    assert t.owner(15) == A
    t = jp(at={A: 10}, cash={A: 199})
    t.throw(A, 1, 4)
    assert t.refused(A, "buy") == "not_enough_cash"
    assert t.debts() == []
    t.do(A, "decline")
    assert t.waits(B) == "bid"


def test_JP_BUY_03_cash_may_be_raised_first() -> None:
    t = jp(at={A: 10}, cash={A: 150}, owns={A: [11]}, level={11: 1})
    t.throw(A, 1, 4)
    assert t.refused(A, "buy") == "not_enough_cash"
    t.do(A, "sell_fence", 11).do(A, "buy")
    assert t.cash(A) == 0


def test_JP_BUY_04_a_damaged_one_is_bought_as_it_lies() -> None:
    t = at_8(damaged=[8]).do(A, "buy")
    assert t.cash(A) == 1400
    assert t.owner(8) == A
    assert t.damaged(8)
    t.do(A, "end_turn").throw(B, 1, 3).do(B, "end_turn").throw(C, 2, 6)
    assert t.at(C) == 8
    assert t.claims(A) == []


def test_JP_BUY_05_ones_own_has_no_effect() -> None:
    for damaged in ([], [8]):
        t = at_8(owns={A: [8]}, damaged=damaged)
        assert t.cash(A) == 1500
        assert t.damaged(8) == bool(damaged)
        assert t.waits(A) == "end"
    assert t.refused(A, "ask_rent", 8) == "own_property"


def test_JP_AUC_01_who_does_not_buy_lets_it_be_auctioned() -> None:
    t = auction()
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid"] * 4
    assert t.refused(A, "end_turn") == "auction_open"


def test_JP_AUC_02_bidding_starts_at_10() -> None:
    t = auction()
    assert t.refused(B, "bid", 9) == "bid_too_low"
    t.do(B, "bid", 10)


def test_JP_AUC_03_by_at_least_1() -> None:
    t = auction().do(B, "bid", 10)
    assert t.refused(C, "bid", 10) == "bid_too_low"
    t.do(C, "bid", 11)


def test_JP_AUC_04_anybody_in_any_order() -> None:
    t = auction().do(C, "bid", 10).do(B, "bid", 11).do(C, "bid", 12).do(A, "bid", 13)
    assert [e[:2] for e in t.happened("bid")] == [("C", 10), ("B", 11), ("C", 12), ("A", 13)]


def test_JP_AUC_05_closed_when_nobody_raises() -> None:
    t = auction().do(C, "bid", 12).do(A, "pass").do(B, "pass")
    assert t.owner(8) == BANK
    t.do(D, "pass")
    assert t.owner(8) == C


def test_JP_AUC_05_a_new_bid_makes_earlier_passes_void() -> None:
    t = auction().do(A, "pass").do(B, "bid", 10).do(C, "bid", 12)
    assert t.waits(A) == "bid"


def test_JP_AUC_06_the_winner_pays_the_bank() -> None:
    t = auction(damaged=[8]).do(C, "bid", 57)
    bank = t.cash(BANK)
    t.do(A, "pass").do(B, "pass").do(D, "pass")
    assert t.owner(8) == C
    assert t.cash(C) == 1443
    assert t.cash(BANK) == bank + 57
    assert t.damaged(8)


def test_JP_AUC_07_without_a_bid_it_stays_unowned() -> None:
    for damaged in ([], [8]):
        t = auction(damaged=damaged)
        for p in (A, B, C, D):
            t.do(p, "pass")
        assert t.owner(8) == BANK
        assert [t.cash(p) for p in (A, B, C, D)] == [1500] * 4
        assert t.damaged(8) == bool(damaged)
        assert t.waits(A) == "end"


def test_JP_AUC_08_bids_are_within_the_cash() -> None:
    t = auction(cash={B: 80}, owns={B: [11]}, level={11: 1})
    assert t.refused(B, "bid", 81) == "bid_over_cash"
    t.do(B, "bid", 80)
    t.do(C, "bid", 100)
    t.do(B, "sell_fence", 11)
    t.do(B, "bid", 130)
    assert t.refused(B, "build_fence", 11) == "auction_open"
