"""Fences: building them, enough of them, selling them; and no mortgages (JP-FENCE, JP-SHORT, JP-SELL, JP-MORT)."""

from __future__ import annotations

from typing import Any

from freehold.testing import BANK, A, B, C, Table

STREETS = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39]


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def test_JP_FENCE_01_one_street_is_enough() -> None:
    t = jp(seats=2, turn=B, owns={A: [8]}, at={B: 1})
    t.throw(B, 1, 2).do(B, "end_turn")
    t.do(A, "build_fence", 8)
    assert t.level(8) == 1


def test_JP_FENCE_02_at_the_start_of_ones_turn_only() -> None:
    t = jp(owns={A: [8], B: [9]})
    assert t.refused(B, "build_fence", 9) == "not_your_turn"
    t.throw(A, 1, 3)
    assert t.refused(A, "build_fence", 8) == "not_start_of_turn"
    t.do(A, "end_turn")
    assert t.refused(A, "build_fence", 8) == "not_your_turn"


def test_JP_FENCE_03_not_in_the_turn_of_the_purchase() -> None:
    t = jp(seats=2, at={B: 1})
    t.throw(A, 3, 5).do(A, "buy")
    assert t.refused(A, "build_fence", 8) == "acquired_this_turn"
    t.do(A, "end_turn").throw(B, 1, 2).do(B, "end_turn")
    t.do(A, "build_fence", 8)


def test_JP_FENCE_03_an_extra_turn_is_a_later_one() -> None:
    t = jp()
    t.throw(A, 3, 3).do(A, "buy")
    t.do(A, "build_fence", 6)
    assert t.level(6) == 1


def test_JP_FENCE_03_deals_before_and_in_ones_turn() -> None:
    t = jp(seats=2, turn=B, owns={B: [8]})
    t.do(B, "offer", A, [8], [], 10).do(A, "accept", 0)
    assert t.refused(A, "build_fence", 8) == "acquired_this_turn"
    t.throw(B, 1, 3).do(B, "end_turn")
    t.do(A, "build_fence", 8)
    t = jp(owns={B: [8]})
    t.do(B, "offer", A, [8], [], 10).do(A, "accept", 0)
    assert t.refused(A, "build_fence", 8) == "acquired_this_turn"


def test_JP_FENCE_04_for_the_cost_on_the_deed() -> None:
    t = jp(owns={A: [8]}, cash={A: 200})
    bank = t.cash(BANK)
    t.do(A, "build_fence", 8)
    assert (t.cash(A), t.cash(BANK), t.stock(), t.level(8)) == (150, bank + 50, (23, 0), 1)
    t = jp(owns={A: [8]}, cash={A: 49})
    assert t.refused(A, "build_fence", 8) == "not_enough_cash"


def test_JP_FENCE_05_one_on_each_street() -> None:
    t = jp(owns={A: [8, 11, 39]}, level={8: 1})
    assert t.refused(A, "build_fence", 8) == "fence_present"
    t.do(A, "build_fence", 11).do(A, "build_fence", 39)
    assert t.stock() == (21, 0)


def test_JP_FENCE_06_none_on_roads_and_utilities() -> None:
    t = jp(owns={A: [5, 12]})
    assert t.refused(A, "build_fence", 5) == "not_a_street"
    assert t.refused(A, "build_fence", 12) == "not_a_street"


def test_JP_FENCE_07_none_on_a_damaged_street() -> None:
    t = jp(owns={A: [8]}, damaged=[8])
    assert t.refused(A, "build_fence", 8) == "damaged"
    t.do(A, "repair", 8).do(A, "build_fence", 8)
    assert t.level(8) == 1
    assert t.cash(A) == 1400


def test_JP_FENCE_08_the_owner_only_and_unevenly() -> None:
    t = jp(owns={B: [6]})
    assert t.refused(A, "build_fence", 6) == "not_owner"
    assert t.refused(A, "build_fence", 8) == "not_owner"
    t = jp(owns={A: [6, 8, 9]})
    t.do(A, "build_fence", 9)
    assert [t.level(d) for d in (6, 8, 9)] == [0, 0, 1]


def test_JP_FENCE_09_a_lost_fence_is_built_again_in_full() -> None:
    t = jp(seats=2, turn=B, owns={A: [23]}, level={23: 1})
    t.throw(B, 3, 1)
    assert t.level(23) == 0
    t.do(B, "end_turn")
    t.do(A, "build_fence", 23)
    assert t.level(23) == 1
    assert t.cash(A) == 1350


def test_JP_FENCE_10_in_whole_sets_too() -> None:
    t = jp(seats=2, turn=A, owns={A: [6, 8, 9]}, rex_at=3)
    t.do(A, "build_fence", 8).throw(A, 2, 2)
    t.throw(A, 3, 1)
    assert t.rex() == 8
    assert t.level(8) == 1
    t.do(A, "end_turn").throw(B, 2, 6).do(A, "ask_rent")
    assert t.cash(B) == 1470


def test_JP_SHORT_01_there_are_always_enough() -> None:
    t = jp(owns={A: STREETS}, cash={A: 9000})
    for d in STREETS:
        t.do(A, "build_fence", d)
    assert t.stock() == (2, 0)
    assert t.refused(B, "bid", 10) == "no_auction"
    assert t.refused(B, "want", 1) == "mode_not_offered"


def test_JP_SELL_01_for_half_of_the_cost() -> None:
    t = jp(owns={A: [23]}, level={23: 1})
    t.do(A, "sell_fence", 23)
    assert (t.cash(A), t.stock(), t.level(23)) == (1575, (24, 0), 0)
    assert t.refused(A, "sell_fence", 23) == "no_piece"


def test_JP_SELL_02_in_any_order_at_any_time_by_the_owner() -> None:
    t = jp(turn=B, owns={A: [6, 8, 9]}, level={6: 1, 8: 1, 9: 1})
    t.do(A, "sell_fence", 9)
    assert [t.level(d) for d in (6, 8, 9)] == [1, 1, 0]
    assert t.refused(B, "sell_fence", 6) == "not_owner"


def test_JP_SELL_02_not_while_the_t_rex_is_under_way_except_in_debt() -> None:
    owns = {B: [11], C: [13]}
    t = jp(at={B: 22}, cash={B: 0}, owns=owns, level={11: 1, 13: 1})
    t.throw(A, 3, 1)
    assert t.waits(B) == "debt"
    assert t.refused(C, "sell_fence", 13) == "debt_pending"
    t.do(B, "sell_fence", 11)
    t.do(C, "sell_fence", 13)
    assert t.cash(C) == 1550


def test_JP_MORT_01_there_are_no_mortgages() -> None:
    t = jp(owns={A: [5, 8]}, damaged=[8])
    assert t.refused(A, "mortgage", 5) == "no_mortgages"
    assert t.refused(A, "mortgage", 8) == "no_mortgages"
    assert t.refused(A, "lift", 8) == "mode_not_offered"
    assert t.damaged(8)
    assert not t.mortgaged(8)
