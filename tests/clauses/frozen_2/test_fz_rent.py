"""Rent and asking for it (FZ-RENT)."""

from __future__ import annotations

from freehold.testing import A, B, C, Table


def test_FZ_RENT_01_the_owner_must_ask() -> None:
    t = Table("frozen-2", owns={B: [6]})
    t.throw(A, 2, 4)
    assert t.cash(A) == 1500
    assert t.refused(C, "ask_rent") == "no_rent_due"
    assert t.refused(C, "ask_rent", 6) == "not_owner"
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1494, 1506)
    assert t.refused(B, "ask_rent") == "no_rent_due"


def test_FZ_RENT_02_the_claim_lapses_with_the_next_players_roll() -> None:
    t = Table("frozen-2", owns={C: [6]})
    t.throw(A, 2, 4).do(A, "end_turn")
    assert t.may(C, "ask_rent")
    t.throw(B, 1, 3)
    assert t.refused(C, "ask_rent") == "claim_expired"
    assert (t.cash(A), t.cash(C)) == (1500, 1500)


def test_FZ_RENT_03_an_extra_roll_does_not_end_it() -> None:
    t = Table("frozen-2", owns={B: [6]})
    t.throw(A, 3, 3).throw(A, 1, 4)
    assert t.at(A) == 11
    t.do(B, "ask_rent", 6)
    assert (t.cash(A), t.cash(B)) == (1494, 1506)
    assert t.waits(A) == "buy"


def test_FZ_RENT_03_several_claims_live_side_by_side() -> None:
    t = Table("frozen-2", owns={B: [6, 11]})
    t.throw(A, 3, 3).throw(A, 1, 4)
    assert t.claims(B) == [(A, 6, 6), (A, 11, 10)]
    t.do(B, "ask_rent", 11).do(B, "ask_rent", 6)
    assert t.cash(A) == 1484


def test_FZ_RENT_04_a_whole_bare_group_doubles() -> None:
    t = Table("frozen-2", owns={B: [1, 3]})
    t.throw(A, 1, 2)
    assert t.claims(B) == [(A, 3, 8)]
    t = Table("frozen-2", owns={B: [3]})
    t.throw(A, 1, 2)
    assert t.claims(B) == [(A, 3, 4)]


def test_FZ_RENT_05_pieces_set_the_line_of_the_deed() -> None:
    for level, rent in ((1, 30), (2, 90), (3, 270), (4, 400), (5, 550)):
        t = Table("frozen-2", owns={B: [6, 8, 9]}, level={6: level, 8: level, 9: level})
        t.throw(A, 2, 4).do(B, "ask_rent")
        assert t.cash(A) == 1500 - rent
    t = Table("frozen-2", owns={B: [6, 8, 9]}, level={8: 1})
    t.throw(A, 2, 4)
    assert t.claims(B) == [(A, 6, 12)], "a bare scene beside a built one stays doubled"


def test_FZ_RENT_06_a_mortgaged_scene_earns_nothing() -> None:
    t = Table("frozen-2", owns={B: [6]}, mortgaged=[6])
    t.throw(A, 2, 4)
    assert t.claims(B) == []
    assert t.refused(B, "ask_rent") == "no_rent_due"


def test_FZ_RENT_07_the_others_of_its_group_stay_doubled() -> None:
    t = Table("frozen-2", owns={B: [1, 3]}, mortgaged=[1])
    t.throw(A, 1, 2).do(B, "ask_rent")
    assert t.cash(A) == 1492
    t = Table("frozen-2", at={A: 38}, owns={B: [1, 3]}, mortgaged=[1])
    t.throw(A, 1, 2)
    assert t.claims(B) == []
