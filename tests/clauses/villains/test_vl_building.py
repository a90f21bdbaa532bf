"""Building (VL-BLD), too few pieces (VL-SHORT) and selling (VL-SELL)."""

from __future__ import annotations

from freehold.testing import BANK, A, B, C, Table


def test_VL_BLD_01_from_the_moment_the_set_is_whole_at_any_time() -> None:
    t = Table("villains", owns={B: [1], C: [3]})
    assert t.refused(B, "build", 1) == "group_incomplete"
    t.do(B, "offer", "C", [], [3], -2).do(C, "accept", 0)
    assert t.turn() == A
    t.do(B, "build", 1)
    assert t.level(1) == 1


def test_VL_BLD_02_the_price_on_the_card() -> None:
    t = Table("villains", owns={A: [17, 19]}, cash={A: 10})
    bank = t.cash(BANK)
    t.do(A, "build", 17)
    assert (t.cash(A), t.cash(BANK), t.level(17), t.stock()) == (8, bank + 2, 1, (31, 12))
    t = Table("villains", owns={A: [17, 19]}, cash={A: 1})
    assert t.refused(A, "build", 17) == "not_enough_cash"


def test_VL_BLD_03_evenly() -> None:
    t = Table("villains", owns={A: [17, 19]}, level={17: 1})
    assert t.refused(A, "build", 17) == "uneven_build"
    t.do(A, "build", 19)
    assert (t.level(17), t.level(19)) == (1, 1)


def test_VL_BLD_04_four_thickets_at_most() -> None:
    t = Table("villains", owns={A: [17, 19]}, level={17: 4, 19: 4}, stock=(32, 0))
    for d in (17, 19):
        assert t.refused(A, "build", d) == "no_stock"
    t = Table("villains", owns={A: [17, 19]}, level={17: 4, 19: 4})
    t.do(A, "build", 17)
    assert t.level(17) == 5


def test_VL_BLD_05_a_lair_when_all_have_four() -> None:
    t = Table("villains", owns={A: [17, 19]}, level={17: 4, 19: 3})
    assert t.refused(A, "build", 17) == "uneven_build"
    t.do(A, "build", 19).do(A, "build", 17)
    assert t.level(17) == 5
    t.do(A, "build", 19)
    assert t.level(19) == 5


def test_VL_BLD_06_the_lair_replaces_four_thickets() -> None:
    t = Table("villains", owns={A: [30, 31]}, level={30: 4, 31: 4}, cash={A: 10}, stock=(20, 12))
    t.do(A, "build", 30)
    assert (t.cash(A), t.level(30), t.stock()) == (7, 5, (24, 11))


def test_VL_BLD_07_one_lair_and_nothing_beside_it() -> None:
    t = Table("villains", owns={A: [17, 19]}, level={17: 5, 19: 5})
    assert t.refused(A, "build", 17) == "site_full"


def test_VL_BLD_08_on_ones_own_streets_only() -> None:
    t = Table("villains", owns={A: [10, 22], B: [17, 19]})
    assert t.refused(A, "build", 10) == "not_a_street"
    assert t.refused(A, "build", 17) == "not_owner"


def test_VL_BLD_09_any_number_one_after_the_other() -> None:
    t = Table("villains", owns={A: [1, 3]}, cash={A: 8})
    for _ in range(4):
        t.do(A, "build", 1).do(A, "build", 3)
    assert (t.level(1), t.level(3), t.cash(A)) == (4, 4, 0)
    assert t.refused(A, "build", 1) == "not_enough_cash"


def test_VL_SHORT_01_two_who_want_the_last_piece() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, stock=(1, 12))
    t.do(A, "build", 1)
    assert t.waits(C) == "want"
    t.do(C, "want", 1)
    assert t.waits(A) == t.waits(C) == "bid"
    assert t.happened("auction")


def test_VL_SHORT_01_one_alone_buys_at_the_price_of_the_card() -> None:
    t = Table("villains", seats=3, owns={A: [17, 19], C: [1, 3]}, stock=(1, 12))
    t.do(A, "build", 17).do(C, "want", 0)
    assert (t.level(17), t.cash(A), t.stock()) == (1, 28, (0, 12))
    t = Table("villains", seats=3, owns={A: [17, 19]}, stock=(1, 12))
    t.do(A, "build", 17)
    assert (t.level(17), t.cash(A), t.happened("shortage")) == (1, 28, [])


def test_VL_SHORT_01_the_last_lair_as_well() -> None:
    full = {1: 4, 3: 4, 17: 4, 19: 4}
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, level=full, stock=(16, 1))
    t.do(A, "build", 1).do(C, "want", 1).do(C, "bid", 2).do(A, "pass").do(C, "build", 19)
    assert (t.level(19), t.cash(C), t.stock()) == (5, 28, (20, 0))


def test_VL_SHORT_02_bids_from_one_by_one() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, cash={A: 5}, stock=(1, 12))
    t.do(A, "build", 1).do(C, "want", 1)
    assert t.refused(C, "bid", 0) == "bid_too_low"
    t.do(C, "bid", 1).do(A, "bid", 2)
    assert t.refused(C, "bid", 2) == "bid_too_low"
    assert t.refused(C, "bid", 31) == "bid_over_cash"
    assert t.refused(A, "bid", 6) == "bid_over_cash"


def test_VL_SHORT_03_in_any_order() -> None:
    t = Table("villains", seats=3, turn=B, owns={A: [1, 3], C: [17, 19]}, stock=(1, 12))
    t.do(A, "build", 1).do(C, "want", 1)
    t.do(C, "bid", 1).do(A, "bid", 2).do(C, "bid", 3)
    assert (t.turn(), t.waits(A), t.waits(B)) == (B, "bid", "")


def test_VL_SHORT_04_the_winner_pays_the_bid() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, level={17: 1}, stock=(1, 12))
    bank = t.cash(BANK)
    t.do(A, "build", 1).do(C, "want", 1).do(C, "bid", 4).do(A, "pass")
    assert t.refused(C, "build", 17) == "uneven_build"
    t.do(C, "build", 19)
    assert (t.cash(C), t.cash(BANK), t.level(19), t.stock()) == (26, bank + 4, 1, (0, 12))
    assert t.waits(A) == "roll"


def test_VL_SHORT_04_who_has_no_place_is_not_asked() -> None:
    full = {17: 4, 19: 4}
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, level=full, stock=(1, 12))
    t.do(A, "build", 1)
    assert (t.level(1), t.cash(A), t.waits(C)) == (1, 29, "")


def test_VL_SHORT_05_none_left_until_one_comes_back() -> None:
    t = Table("villains", owns={A: [17, 19], B: [1, 3]}, level={1: 1}, stock=(0, 12), cash={B: 0})
    assert t.refused(A, "build", 17) == "no_stock"
    t.do(B, "sell", 1)
    assert t.stock() == (1, 12)
    t.do(A, "build", 17).do(B, "want", 0)
    assert t.level(17) == 1
    t = Table("villains", owns={A: [17, 19]}, level={17: 4, 19: 4}, stock=(20, 0))
    assert t.refused(A, "build", 17) == "no_stock"
    assert (t.level(17), t.stock()) == (4, (20, 0))


def test_VL_SELL_01_a_lair_for_half_rounded_up_and_four_thickets() -> None:
    t = Table("villains", owns={A: [30, 31]}, level={30: 5, 31: 5})
    assert t.stock() == (32, 10)
    t.do(A, "sell", 30)
    assert (t.cash(A), t.level(30), t.stock()) == (32, 4, (28, 11))
    t = Table("villains", owns={A: [1, 3]}, level={1: 5, 3: 5})
    t.do(A, "sell", 1)
    assert t.cash(A) == 31


def test_VL_SELL_02_a_thicket_for_half_rounded_up() -> None:
    for deeds, half in (([1, 3], 1), ([17, 19], 1), ([30, 31], 2)):
        t = Table("villains", owns={A: deeds}, level={deeds[0]: 1})
        t.do(A, "sell", deeds[0])
        assert (t.cash(A), t.stock()) == (30 + half, (32, 12))


def test_VL_SELL_02_the_price_of_the_card_counts_not_the_bid() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, stock=(1, 12))
    t.do(A, "build", 1).do(C, "want", 1).do(C, "bid", 9).do(A, "pass").do(C, "build", 17)
    t.do(C, "sell", 17)
    assert t.cash(C) == 22


def test_VL_SELL_03_each_piece_is_rounded_by_itself() -> None:
    t = Table("villains", owns={A: [30, 31]}, level={30: 1, 31: 1})
    t.do(A, "sell", 30, 0)
    assert (t.cash(A), t.level(30), t.level(31)) == (34, 0, 0)


def test_VL_SELL_04_evenly() -> None:
    t = Table("villains", owns={A: [17, 19]}, level={17: 2, 19: 1})
    assert t.refused(A, "sell", 19) == "uneven_sale"
    t.do(A, "sell", 17)
    assert (t.level(17), t.level(19)) == (1, 1)
    t = Table("villains", owns={A: [17, 19]}, level={17: 5, 19: 4})
    assert t.refused(A, "sell", 19) == "uneven_sale"


def test_VL_SELL_05_a_lair_needs_four_thickets_in_stock() -> None:
    t = Table("villains", owns={A: [30, 31]}, level={30: 5, 31: 5}, stock=(3, 10))
    assert t.refused(A, "sell", 30) == "no_stock"
    t.do(A, "sell", 30, 1)
    assert (t.level(30), t.level(31), t.stock()) == (1, 1, (1, 12))
    assert t.cash(A) == 30 + 2 * 2 + 6 * 2


def test_VL_SELL_06_to_the_bank_at_any_time_and_to_nobody_else() -> None:
    t = Table("villains", turn=C, owns={A: [17, 19]}, level={17: 1})
    assert t.refused(A, "trade_piece", "B", 17) == "buildings_not_tradable"
    t.do(A, "sell", 17)
    assert t.cash(A) == 31
