"""The Banker as auctioneer, and the price of buying pieces back."""

from freehold.testing import A, B, C, D, Table


def test_TP_MISC_01_a_playing_banker_bids_like_anybody() -> None:
    t = Table("theme-park", banker=B)
    t.throw(A, 1, 2)
    t.do(A, "decline")
    assert t.happened("auction") == [(3,)]
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid"] * 4
    t.do(C, "bid", 10)
    assert t.refused(B, "bid", 10) == "bid_too_low"
    t.do(B, "bid", 20)
    assert not t.may(B, "pass")
    for p in (A, C, D):
        t.do(p, "pass")
    assert t.happened("sold") == [("B", 3, 20)]
    assert t.owner(3) == B
    assert t.cash(B) == 1480


def test_TP_MISC_01_the_bank_auctions_pieces_as_well() -> None:
    t = Table("theme-park", banker=B, owns={A: [6, 8, 9], B: [1, 3]}, stock=(1, 12))
    t.do(A, "build", 6).do(B, "want", 1)
    assert len(t.happened("auction")) == 1
    t.do(A, "bid", 55).do(B, "bid", 60).do(A, "pass")
    assert t.waits(B) == "place"
    t.do(B, "build", 1)
    assert (t.cash(A), t.cash(B)) == (1500, 1440)
    assert (t.level(6), t.level(1)) == (0, 1)


def test_TP_MISC_02_pieces_are_bought_back_at_full_price() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9]}, level={6: 1, 8: 1, 9: 1})
    assert t.refused(A, "mortgage", 6) == "group_built"
    for d in (6, 8, 9):
        t.do(A, "sell", d)
    assert t.cash(A) == 1575
    t.do(A, "mortgage", 6)
    assert t.cash(A) == 1625
    assert t.refused(A, "build", 8) == "group_mortgaged"
    t.do(A, "lift", 6)
    assert t.cash(A) == 1570
    for d in (6, 8, 9):
        t.do(A, "build", d)
    assert t.cash(A) == 1420
    assert [t.level(d) for d in (6, 8, 9)] == [1, 1, 1]
