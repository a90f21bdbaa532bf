"""Too few pieces (FZ-SHORT)."""

from __future__ import annotations

from freehold.testing import BANK, A, B, C, D, Table


def builders(stock: tuple[int, int] = (1, 12), **setting: object) -> Table:
    """A owns 1 and 3, C owns 37 and 39, and so many pieces are left."""
    return Table("frozen-2", **{"owns": {A: [1, 3], C: [37, 39]}, "stock": stock, **setting})  # type: ignore[arg-type]


def test_FZ_SHORT_01_the_last_piece_is_auctioned_if_two_want_it() -> None:
    t = builders().do(A, "build", 1)
    assert t.waits(C) == "want"
    assert (t.waits(B), t.waits(D)) == ("", "")
    t.do(C, "want", 1)
    assert (t.waits(A), t.waits(C), t.waits(B)) == ("bid", "bid", "")


def test_FZ_SHORT_01_if_one_wants_it_the_deed_price_holds() -> None:
    t = builders().do(A, "build", 1).do(C, "want", 0)
    assert (t.level(1), t.cash(A), t.stock()) == (1, 1450, (0, 12))
    t = Table("frozen-2", owns={A: [1, 3]}, stock=(1, 12)).do(A, "build", 1)
    assert (t.level(1), t.cash(A)) == (1, 1450)
    t = builders((2, 12)).do(A, "build", 1)
    assert (t.level(1), t.waits(C)) == (1, ""), "it is not the last one"


def test_FZ_SHORT_01_it_is_so_with_castles() -> None:
    t = builders((20, 1), level={1: 4, 3: 4, 37: 4, 39: 4}).do(A, "build", 1).do(C, "want", 1)
    t.do(C, "bid", 210).do(A, "pass").do(C, "build", 39)
    assert (t.level(39), t.level(1), t.cash(C), t.stock()) == (5, 4, 1290, (24, 0))


def test_FZ_SHORT_02_bids_from_ten_in_steps_of_one_up_to_the_cash() -> None:
    t = builders(cash={A: 60}).do(A, "build", 1).do(C, "want", 1)
    assert t.refused(A, "bid", 9) == "bid_too_low"
    t.do(A, "bid", 10).do(C, "bid", 11)
    assert t.refused(A, "bid", 11) == "bid_too_low"
    assert t.refused(A, "bid", 61) == "bid_over_cash"
    assert t.may(A, "bid", 60)


def test_FZ_SHORT_03_turn_order_does_not_matter() -> None:
    t = builders(turn=B).do(A, "build", 1).do(C, "want", 1)
    t.do(C, "bid", 10).do(A, "bid", 11).do(C, "bid", 12)
    assert t.happened("bid") == [("C", 10, 40), ("A", 11, 40), ("C", 12, 40)]
    assert t.turn() == B


def test_FZ_SHORT_04_the_winner_pays_the_bid_and_places_the_piece() -> None:
    t = Table("frozen-2", owns={A: [6, 8, 9], C: [1, 3]}, stock=(1, 12), level={1: 1})
    bank = t.cash(BANK)
    t.do(A, "build", 6).do(C, "want", 1).do(C, "bid", 70).do(A, "pass")
    assert (t.cash(C), t.cash(BANK)) == (1430, bank + 70)
    assert t.refused(C, "build", 1) == "uneven_build"
    assert t.refused(C, "pass") == "auction_open"
    t.do(C, "build", 3)
    assert (t.level(3), t.cash(C), t.cash(A), t.stock()) == (1, 1430, 1500, (0, 12))


def test_FZ_SHORT_04_only_who_could_place_it_bids() -> None:
    t = builders().do(A, "build", 1).do(C, "want", 1)
    assert t.refused(B, "bid", 20) == "auction_open"
    t = builders((1, 12), mortgaged=[37]).do(A, "build", 1)
    assert (t.waits(C), t.level(1)) == ("", 1)


def test_FZ_SHORT_05_with_none_left_one_waits_for_a_sale() -> None:
    t = builders((0, 12), level={37: 1})
    assert t.refused(A, "build", 1) == "no_stock"
    t.do(C, "sell", 37)
    assert t.stock() == (1, 12)
    t.do(A, "build", 1).do(C, "want", 0)
    assert (t.level(1), t.stock()) == (1, (0, 12))
    t = builders((10, 0), level={1: 4, 3: 4})
    assert t.refused(A, "build", 1) == "no_stock"
