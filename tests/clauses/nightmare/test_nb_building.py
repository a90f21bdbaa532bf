"""Toys and Assembly Lines: building, shortages and selling back (NB-BLD, NB-SHORT, NB-SELL)."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, A, B, C, D, Table

SMALL = [6, 8, 9]
LARGE = [37, 39]


def levels(t: Table, *deeds: int) -> list[int]:
    return [t.level(d) for d in deeds]


def small(*level: int, **setting: object) -> Table:
    """A owns p6, p8, p9, built to these levels."""
    setting = {"owns": {A: SMALL}, **setting}
    return Table("nightmare", level=dict(zip(SMALL, level, strict=False)), **setting)  # type: ignore[arg-type]


def two_builders(stock: tuple[int, int], level: dict[int, int] | None = None, **position: object) -> Table:
    """A owns p6, p8, p9 and B owns p37, p39; so many pieces are left."""
    return Table(
        "nightmare",
        owns={A: SMALL, B: LARGE},
        level=level or {},
        stock=stock,
        **position,  # type: ignore[arg-type]
    )


def test_NB_BLD_01_the_owner_of_a_whole_group_builds_on_any_of_it() -> None:
    t = small()
    t.do(A, "build", 9)
    assert levels(t, *SMALL) == [0, 0, 1]
    assert Table("nightmare", owns={A: [6, 8]}).refused(A, "build", 6) == "group_incomplete"


@pytest.mark.parametrize(("space", "price"), [(1, 50), (11, 100), (21, 150), (39, 200)])
def test_NB_BLD_02_a_piece_costs_what_the_deed_says(space: int, price: int) -> None:
    t = Table("nightmare", owns={A: [1, 3, 11, 13, 14, 21, 23, 24, 37, 39]})
    t.do(A, "build", space)
    assert t.cash(A) == 1500 - price


def test_NB_BLD_02_not_without_the_money() -> None:
    t = Table("nightmare", cash={A: 150}, owns={A: LARGE})
    assert t.refused(A, "build", 39) == "not_enough_cash"


def test_NB_BLD_03_building_is_even() -> None:
    assert small(1, 1, 0).refused(A, "build", 6) == "uneven_build"
    assert small(3, 3, 2).refused(A, "build", 6) == "uneven_build"
    t = small(1, 1, 1, owns={A: [*SMALL, 1, 3]})
    t.do(A, "build", 6)
    assert levels(t, 1, 3, *SMALL) == [0, 0, 2, 1, 1]


def test_NB_BLD_04_four_toys_at_most() -> None:
    t = small(4, 4, 4)
    assert t.refused(A, "build", 6, 4) == "site_full"
    t.do(A, "build", 6)
    assert t.level(6) == 5, "what follows is the Assembly Line"


def test_NB_BLD_05_four_toys_are_exchanged_for_an_assembly_line() -> None:
    t = small(4, 4, 4, cash={A: 500})
    assert t.stock() == (20, 12)
    t.do(A, "build", 6)
    assert (t.cash(A), t.stock(), t.level(6)) == (450, (24, 11), 5)
    assert small(4, 4, 3).refused(A, "build", 6) == "uneven_build"


def test_NB_BLD_06_one_assembly_line_a_street() -> None:
    assert small(5, 4, 4).refused(A, "build", 6) == "site_full"
    assert small(5, 5, 5).refused(A, "build", 6) == "site_full"


def test_NB_BLD_07_no_toys_beside_an_assembly_line() -> None:
    t = small(5, 4, 4)
    assert t.refused(A, "build", 6) == "site_full"
    t.do(A, "build", 8)
    assert levels(t, *SMALL) == [5, 5, 4]


def test_NB_BLD_08_no_building_beside_a_mortgage() -> None:
    t = small(mortgaged=[9])
    assert t.refused(A, "build", 6) == "group_mortgaged"
    t.do(A, "lift", 9)
    assert t.cash(A) == 1500 - 66
    t.do(A, "build", 6)
    assert t.level(6) == 1


def test_NB_BLD_09_in_anothers_turn_and_from_jail_but_not_in_an_auction() -> None:
    t = small(turn=B, at={B: 0}, jailed={A: 1})
    t.do(A, "build", 6)
    assert (t.cash(A), t.level(6)) == (1450, 1)
    t.throw(B, 1, 2).do(B, "decline")
    assert t.refused(A, "build", 8) == "auction_open"


@pytest.mark.parametrize("space", [5, 12])
def test_NB_BLD_10_streets_only(space: int) -> None:
    t = Table("nightmare", owns={A: [5, 15, 25, 35, 12, 28]})
    assert t.refused(A, "build", space) == "not_a_street"


def test_NB_SHORT_01_one_waits_until_pieces_come_back() -> None:
    t = two_builders((0, 12), level={37: 4, 39: 4})
    assert t.refused(A, "build", 6) == "no_stock"
    t.do(B, "sell", 39).do(B, "sell", 37)
    assert t.stock() == (2, 12)
    assert t.refused(A, "build", 6, 1) == "no_stock"
    assert (t.stock(), levels(t, *SMALL)) == ((2, 12), [0, 0, 0])
    t.do(A, "build", 6).do(B, "want", 0)
    assert (t.level(6), t.cash(A), t.stock()) == (1, 1450, (1, 12))


def test_NB_SHORT_01_one_kind_being_out_does_not_stop_the_other() -> None:
    t = Table(
        "nightmare",
        owns={A: [1, 3, *SMALL], B: LARGE},
        level={6: 4, 8: 4, 9: 4, 37: 5, 39: 5},
        stock=(12, 0),
    )
    assert t.refused(A, "build", 6) == "no_stock"
    t.do(A, "build", 1)
    assert t.stock() == (11, 0)
    t.do(B, "sell", 39).do(A, "build", 6).do(B, "want", 0)
    assert (t.level(6), t.stock()[1]) == (5, 0)
    t = two_builders((0, 12), level={6: 4, 8: 4, 9: 4})
    t.do(A, "build", 6)
    assert t.stock() == (4, 11)


def test_NB_SHORT_02_the_last_piece_goes_to_the_best_bid() -> None:
    t = two_builders((1, 12))
    bank = t.cash(BANK)
    t.do(A, "build", 6).do(B, "want", 1)
    assert (t.waits(A), t.waits(B), t.waits(C)) == ("bid", "bid", "")
    t.do(A, "bid", 55).do(B, "bid", 60).do(A, "pass")
    assert (t.cash(B), t.cash(BANK), t.waits(B)) == (1440, bank + 60, "place")
    assert t.refused(B, "build", 6) == "not_owner"
    t.do(B, "build", 39)
    assert (t.level(39), t.level(6), t.cash(A), t.cash(B)) == (1, 0, 1500, 1440)
    assert (t.stock(), t.waits(A)) == ((0, 12), "roll")


def test_NB_SHORT_02_no_bid_above_ones_cash() -> None:
    t = two_builders((1, 12), cash={B: 60})
    t.do(A, "build", 6).do(B, "want", 1)
    assert t.refused(B, "bid", 61) == "bid_over_cash"
    assert t.refused(B, "bid", 0) == "bid_too_low"
    t.do(B, "bid", 1).do(A, "pass").do(B, "build", 39)
    assert t.cash(B) == 59


def test_NB_SHORT_03_the_last_assembly_line_is_auctioned_too() -> None:
    t = two_builders((12, 1), level={6: 4, 8: 4, 9: 4, 37: 4, 39: 4})
    t.do(A, "build", 6).do(B, "want", 1).do(B, "bid", 210).do(A, "pass").do(B, "build", 39)
    assert (t.cash(B), t.level(39), t.stock()) == (1290, 5, (16, 0))
    assert (t.cash(A), t.level(6)) == (1500, 4)


def test_NB_SHORT_04_no_auction_where_there_is_enough_for_all() -> None:
    t = two_builders((3, 12))
    t.do(A, "build", 6).do(B, "want", 2).do(B, "build", 37).do(B, "build", 39)
    assert levels(t, 6, 37, 39) == [1, 1, 1]
    assert (t.cash(A), t.cash(B), t.stock()) == (1450, 1100, (0, 12))
    assert t.happened("auction") == []


def test_NB_SELL_01_toys_go_back_for_half_the_listed_price() -> None:
    t = small(1, 1, 1)
    stock = t.stock()[0]
    t.do(A, "sell", 6)
    assert (t.cash(A), t.stock()[0]) == (1525, stock + 1)


def test_NB_SELL_01_whatever_was_bid_for_them() -> None:
    t = two_builders((1, 12))
    t.do(A, "build", 6).do(B, "want", 1).do(B, "bid", 55).do(A, "bid", 60).do(B, "pass").do(A, "build", 6)
    assert (t.cash(A), t.level(6)) == (1440, 1)
    t.do(A, "sell", 6)
    assert t.cash(A) == 1465
    park = Table("theme-park", owns={A: SMALL, B: LARGE}, stock=(1, 12))
    park.do(A, "build", 6).do(B, "want", 1).do(B, "bid", 55).do(A, "bid", 60).do(B, "pass").do(A, "build", 6)
    park.do(A, "sell", 6)
    assert park.cash(A) == 1470, "where the price paid counts"


def test_NB_SELL_02_selling_is_even() -> None:
    t = small(2, 2, 1)
    assert t.refused(A, "sell", 9) == "uneven_sale"
    t.do(A, "sell", 6)
    assert levels(t, *SMALL) == [1, 2, 1]
    assert t.refused(A, "sell", 6) == "uneven_sale"


def test_NB_SELL_03_an_assembly_line_becomes_four_toys() -> None:
    t = Table("nightmare", owns={A: LARGE}, level={37: 5, 39: 5}, stock=(10, 10))
    t.do(A, "sell", 39)
    assert (t.cash(A), t.level(39), t.stock()) == (1600, 4, (6, 11))


def test_NB_SELL_03_not_without_four_toys_in_the_bank_unless_the_group_is_lowered() -> None:
    t = Table("nightmare", owns={A: LARGE}, level={37: 5, 39: 5}, stock=(3, 10))
    assert t.refused(A, "sell", 39) == "no_stock"
    t.do(A, "sell", 39, 1)
    assert levels(t, *LARGE) == [1, 1]
    assert (t.cash(A), t.stock()) == (1500 + 2 * 4 * 100, (1, 12))


def test_NB_SELL_04_at_any_time() -> None:
    t = small(1, 1, 1, turn=B, at={B: 0}, jailed={A: 1})
    t.do(A, "sell", 6)
    assert t.cash(A) == 1525
    t.throw(B, 1, 2).do(B, "decline").do(A, "sell", 8)
    assert t.cash(A) == 1550
    t.do(A, "bid", 1550)
    for p in (B, C, D):
        t.do(p, "pass")
    assert t.owner(3) == A
