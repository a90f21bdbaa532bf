"""Too few pieces in the theme park's Bank: waiting, and the auction of the last ones."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, A, B, C, D, Table

A_SMALL = [6, 8, 9]
B_LARGE = [37, 39]


def two_builders(stock: tuple[int, int], level: dict[int, int] | None = None, **position: object) -> Table:
    """A owns p6, p8, p9 and B owns p37, p39; so many pieces are left."""
    return Table(
        "theme-park",
        owns={A: A_SMALL, B: B_LARGE},
        level=level or {},
        stock=stock,
        **position,  # type: ignore[arg-type]
    )


def test_TP_SHORT_01_a_builder_waits_until_pieces_come_back() -> None:
    t = two_builders((0, 12), level={37: 4, 39: 4})
    assert t.refused(A, "build", 6) == "no_stock"
    t.do(B, "sell", 39).do(B, "sell", 37)
    assert t.stock() == (2, 12)
    assert t.refused(A, "build", 6, 1) == "no_stock"
    assert t.stock() == (2, 12) and [t.level(d) for d in A_SMALL] == [0, 0, 0]
    t.do(A, "build", 6).do(B, "want", 0)
    assert t.level(6) == 1 and t.cash(A) == 1450 and t.stock() == (1, 12)
    assert t.happened("auction") == [] and t.waits(A) == "roll"


def test_TP_SHORT_02_the_last_piece_goes_to_the_highest_bidder() -> None:
    t = two_builders((1, 12))
    bank = t.cash(BANK)
    t.do(A, "build", 6)
    assert t.waits(B) == "want" and t.level(6) == 0 and t.cash(A) == 1500
    t.do(B, "want", 1)
    assert t.waits(A) == t.waits(B) == "bid" and t.waits(C) == t.waits(D) == ""
    t.do(A, "bid", 55).do(B, "bid", 60).do(A, "pass")
    assert t.cash(B) == 1440 and t.cash(BANK) == bank + 60 and t.waits(B) == "place"
    t.do(B, "build", 39)
    assert t.level(39) == 1 and t.cash(B) == 1440 and t.stock() == (0, 12)
    assert t.level(6) == 0 and t.cash(A) == 1500 and t.waits(A) == "roll"
    assert t.refused(A, "build", 6) == "no_stock"


def test_TP_SHORT_02_the_winner_places_it_legally() -> None:
    t = two_builders((1, 12), level={37: 1})
    t.do(A, "build", 6).do(B, "want", 1).do(A, "bid", 55).do(B, "bid", 60).do(A, "pass")
    assert t.refused(B, "build", 37) == "uneven_build"
    assert t.refused(B, "build", 6) == "not_owner"
    t.do(B, "build", 39)
    assert t.level(39) == 1


def test_TP_SHORT_02_bids_go_up_to_cash_and_begin_at_one() -> None:
    t = two_builders((1, 12), cash={B: 60})
    t.do(A, "build", 6).do(B, "want", 1)
    assert t.refused(B, "bid", 61) == "bid_over_cash"
    assert t.refused(B, "bid", 0) == "bid_too_low"
    t.do(B, "bid", 1).do(A, "pass").do(B, "build", 39)
    assert t.cash(B) == 59 and t.level(39) == 1


def test_TP_SHORT_02_no_auction_while_the_stock_suffices() -> None:
    t = two_builders((3, 12))
    t.do(A, "build", 6).do(B, "want", 2)
    t.do(B, "build", 37).do(B, "build", 39)
    assert t.level(6) == t.level(37) == t.level(39) == 1
    assert t.cash(A) == 1450 and t.cash(B) == 1100 and t.stock() == (0, 12)
    assert t.happened("auction") == [] and t.waits(A) == "roll"


def test_TP_SHORT_03_the_last_hotel_is_auctioned_too() -> None:
    t = two_builders((12, 1), level={6: 4, 8: 4, 9: 4, 37: 4, 39: 4})
    t.do(A, "build", 6).do(B, "want", 1).do(B, "bid", 210).do(A, "pass")
    t.do(B, "build", 39)
    assert t.cash(B) == 1290 and t.level(39) == 5 and t.stock() == (16, 0)
    assert t.cash(A) == 1500 and t.level(6) == 4


def test_TP_SHORT_03_without_hotels_house_like_pieces_are_still_sold() -> None:
    t = Table(
        "theme-park",
        owns={A: [1, 3, *A_SMALL], B: B_LARGE},
        level={6: 4, 8: 4, 9: 4, 37: 4, 39: 4},
        stock=(12, 0),
    )
    assert t.refused(A, "build", 6) == "no_stock"
    t.do(A, "build", 1)
    assert t.level(1) == 1 and t.cash(A) == 1450 and t.stock() == (11, 0)


def test_TP_SHORT_04_pieces_turned_in_are_stock_at_once() -> None:
    t = two_builders((0, 12), level={37: 4, 39: 4})
    assert t.refused(A, "build", 6) == "no_stock"
    t.do(B, "build", 39)
    assert t.stock() == (4, 11)
    t.do(A, "build", 6)
    assert t.level(6) == 1 and t.cash(A) == 1450 and t.stock() == (3, 11)


def test_TP_SHORT_04_pieces_sold_back_are_stock_at_once() -> None:
    t = two_builders((0, 12), level={37: 1, 39: 1})
    t.do(B, "sell", 39)
    assert t.stock() == (1, 12)
    t.do(A, "build", 6).do(B, "want", 0)
    assert t.level(6) == 1 and t.cash(A) == 1450 and t.stock() == (0, 12)


@pytest.mark.parametrize("kind", ["house", "hotel"])
def test_TP_SHORT_02_a_piece_without_a_bid_stays_in_the_bank(kind: str) -> None:
    full = {6: 4, 8: 4, 9: 4, 37: 4, 39: 4}
    t = two_builders((1, 12)) if kind == "house" else two_builders((12, 1), level=full)
    before = t.stock()
    t.do(A, "build", 6).do(B, "want", 1).do(A, "pass").do(B, "pass")
    assert t.stock() == before and t.cash(A) == t.cash(B) == 1500
    assert t.waits(A) == "roll" and t.waits(B) == ""


def test_TP_BLD_13_an_order_is_not_carried_out_on_a_mortgaged_group() -> None:
    t = two_builders((3, 12)).do(A, "build", 6)
    assert t.waits(B) == "want"
    if t.may(A, "mortgage", 6):
        t.do(A, "mortgage", 6)
    t.do(B, "want", 1)
    assert not (t.mortgaged(6) and t.level(6))


def test_TP_BLD_08_an_order_does_not_make_the_group_uneven() -> None:
    t = two_builders((3, 12), level={6: 1, 8: 1, 9: 1}).do(A, "build", 6)
    assert t.waits(B) == "want"
    if t.may(A, "sell", 8):
        t.do(A, "sell", 8)
    t.do(B, "want", 1)
    levels = [t.level(d) for d in A_SMALL]
    assert max(levels) - min(levels) <= 1
