"""Auctions of scenes (FZ-AUC)."""

from __future__ import annotations

from freehold.testing import BANK, A, B, C, D, Table


def declined(**setting: object) -> Table:
    """A has landed on scene 6 and does not buy it."""
    t = Table("frozen-2", **setting)  # type: ignore[arg-type]
    return t.throw(A, 2, 4).do(A, "decline")


def pass_all(t: Table, *seats: int) -> None:
    for p in seats:
        t.do(p, "pass")


def test_FZ_AUC_01_declining_opens_an_auction_for_all() -> None:
    t = declined()
    assert t.happened("auction") == [(6,)]
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid"] * 4
    assert t.refused(A, "end_turn") == "auction_open"


def test_FZ_AUC_02_bidding_starts_at_ten() -> None:
    assert declined().refused(B, "bid", 9) == "bid_too_low"
    assert declined().may(B, "bid", 10)
    assert declined().may(B, "bid", 25)


def test_FZ_AUC_03_each_bid_is_one_higher_at_least() -> None:
    t = declined().do(B, "bid", 10)
    assert t.refused(C, "bid", 10) == "bid_too_low"
    assert t.refused(C, "bid", 9) == "bid_too_low"
    assert t.may(C, "bid", 11)


def test_FZ_AUC_04_anyone_raises_in_any_order() -> None:
    t = declined()
    t.do(C, "bid", 10).do(B, "bid", 11).do(C, "bid", 12)
    assert t.happened("bid") == [("C", 10, 6), ("B", 11, 6), ("C", 12, 6)]


def test_FZ_AUC_05_it_closes_when_nobody_raises() -> None:
    t = declined(seats=3)
    t.do(C, "bid", 12).do(A, "pass")
    assert t.happened("sold") == []
    assert t.waits(B) == "bid"
    t.do(B, "pass")
    assert t.happened("sold") == [("C", 6, 12)]
    t = declined(seats=3)
    t.do(A, "pass").do(C, "bid", 12)
    assert t.waits(A) == "bid", "a bid takes back an earlier pass"


def test_FZ_AUC_06_the_highest_bidder_pays_the_bid() -> None:
    t = declined()
    bank = t.cash(BANK)
    t.do(C, "bid", 57)
    pass_all(t, A, B, D)
    assert (t.cash(C), t.owner(6), t.cash(BANK)) == (1443, C, bank + 57)


def test_FZ_AUC_07_without_a_bid_the_deed_stays_with_the_bank() -> None:
    t = declined()
    pass_all(t, A, B, C, D)
    assert t.owner(6) == BANK
    assert [t.cash(p) for p in (A, B, C, D)] == [1500] * 4
    assert t.waits(A) == "end"
    t.do(A, "end_turn").throw(B, 2, 4)
    assert t.waits(B) == "buy"


def test_FZ_AUC_08_who_declined_may_bid() -> None:
    t = declined().do(A, "bid", 31)
    pass_all(t, B, C, D)
    assert (t.cash(A), t.owner(6)) == (1469, A)


def test_FZ_AUC_09_bids_go_up_to_the_cash_of_the_moment() -> None:
    t = declined(cash={B: 80}, owns={B: [1, 3, 21]})
    assert t.may(B, "bid", 80)
    assert t.refused(B, "bid", 81) == "bid_over_cash"
    t.do(B, "mortgage", 21)
    assert t.cash(B) == 190
    assert t.refused(B, "build", 1) == "auction_open"
    assert t.refused(B, "offer", C, [1], [], 10) == "auction_open"
    t.do(B, "bid", 150)
    pass_all(t, A, C, D)
    assert (t.cash(B), t.owner(6)) == (40, B)
