"""Selling pieces back to the Bank (FZ-SELL)."""

from __future__ import annotations

from freehold.testing import A, B, C, Table


def test_FZ_SELL_01_a_castle_gives_half_and_four_dwellings() -> None:
    t = Table("frozen-2", owns={A: [37, 39]}, level={37: 5, 39: 5}, stock=(32, 10)).do(A, "sell", 39)
    assert (t.cash(A), t.level(39), t.stock()) == (1600, 4, (28, 11))


def test_FZ_SELL_02_a_dwelling_gives_half_its_cost() -> None:
    t = Table("frozen-2", owns={A: [21, 23, 24]}, level={21: 1}).do(A, "sell", 21)
    assert (t.cash(A), t.level(21), t.stock()) == (1575, 0, (32, 12))


def test_FZ_SELL_02_the_deeds_cost_counts_also_for_a_piece_won_by_bidding() -> None:
    t = Table("frozen-2", owns={A: [1, 3], C: [37, 39]}, stock=(1, 12))
    t.do(A, "build", 1).do(C, "want", 1).do(A, "bid", 90).do(C, "pass").do(A, "build", 1)
    assert t.cash(A) == 1410
    t.do(A, "sell", 1)
    assert t.cash(A) == 1435


def test_FZ_SELL_03_evenly_over_the_group() -> None:
    t = Table("frozen-2", owns={A: [6, 8, 9]}, level={6: 2, 8: 2, 9: 1})
    assert t.refused(A, "sell", 9) == "uneven_sale"
    assert t.may(A, "sell", 6)
    t = Table("frozen-2", owns={A: [6, 8, 9]}, level={6: 5, 8: 4, 9: 4})
    assert t.refused(A, "sell", 8) == "uneven_sale"
    t.do(A, "sell", 6).do(A, "sell", 8)
    assert [t.level(d) for d in (6, 8, 9)] == [4, 3, 4]


def test_FZ_SELL_04_a_castle_needs_four_dwellings_in_stock() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 5, 3: 5}, stock=(3, 10))
    assert t.refused(A, "sell", 1) == "no_stock"
    assert t.refused(A, "sell", 1, 2) == "no_stock"
    t.do(A, "sell", 1, 1)
    assert [t.level(d) for d in (1, 3)] == [1, 1]
    assert (t.cash(A), t.stock()) == (1500 + 2 * 25 + 6 * 25, (1, 12))


def test_FZ_SELL_05_only_to_the_bank_and_without_a_debt_too() -> None:
    t = Table("frozen-2", turn=C, owns={A: [1, 3]}, level={1: 1})
    t.do(A, "sell", 1)
    assert (t.cash(A), t.turn()) == (1525, C)
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 1})
    assert t.refused(A, "trade_piece", B, 1) == "buildings_not_tradable"
    assert t.refused(B, "sell", 1) == "not_owner"
