"""Buying scenes (FZ-BUY)."""

from __future__ import annotations

from freehold.openings import openings
from freehold.testing import BANK, A, B, C, D, Table

AT_ANY_TIME = {"offer", "leave", "give_up"}


def test_FZ_BUY_01_all_properties_are_scenes_of_a_group() -> None:
    t = Table("frozen-2", owns={A: [39]})
    scenes = [x for x in t.edition.file.space if x.kind == "street"]
    assert len(scenes) == 22
    assert all(x.group in t.edition.file.group for x in scenes)
    assert not {5, 12, 15, 25, 28, 35} & {x.at for x in scenes}
    assert all(x.price is None for x in t.edition.file.space if x.kind != "street")
    t.throw(A, 2, 3)
    assert t.at(A) == 15
    assert t.refused(A, "buy") == "not_on_space"
    assert t.refused(A, "buy", 5) == "not_on_space"
    t = Table("frozen-2", at={A: 5}, owns={A: [39]})
    t.throw(A, 3, 4)
    assert t.at(A) == 12
    assert t.refused(A, "buy") == "not_on_space"


def test_FZ_BUY_02_buy_or_auction_is_the_only_choice() -> None:
    t = Table("frozen-2")
    t.throw(A, 3, 3)
    assert {o.verb for o in openings(t.s, t.t, A)} - AT_ANY_TIME == {"buy", "decline"}
    assert t.refused(A, "end_turn") == "space_pending"
    assert t.refused(A, "roll") == "space_pending"


def test_FZ_BUY_03_the_price_goes_to_the_bank() -> None:
    t = Table("frozen-2")
    bank = t.cash(BANK)
    t.throw(A, 2, 4).do(A, "buy")
    assert (t.cash(A), t.owner(6), t.cash(BANK)) == (1400, A, bank + 100)
    t = Table("frozen-2", cash={A: 99})
    t.throw(A, 2, 4)
    assert t.refused(A, "buy") == "not_enough_cash"


def test_FZ_BUY_04_who_cannot_pay_leaves_it_to_an_auction() -> None:
    t = Table("frozen-2", cash={A: 40})
    t.throw(A, 2, 4)
    assert t.debts() == []
    t.do(A, "decline")
    assert t.happened("auction") == [(6,)]
    for p in (A, B, C, D):
        t.do(p, "pass")
    assert not t.out(A)
    assert t.cash(A) == 40


def test_FZ_BUY_04_or_raises_cash_first() -> None:
    t = Table("frozen-2", cash={A: 40}, owns={A: [21]})
    t.throw(A, 2, 4)
    t.do(A, "mortgage", 21).do(A, "buy")
    assert (t.cash(A), t.owner(6)) == (50, A)


def test_FZ_BUY_05_a_whole_group_gives_double_rent_and_building() -> None:
    t = Table("frozen-2", owns={B: [1, 3]})
    assert t.may(B, "build", 1)
    t.throw(A, 1, 2).do(B, "ask_rent")
    assert t.cash(A) == 1492
    t = Table("frozen-2", owns={B: [6, 8]})
    assert t.refused(B, "build", 6) == "group_incomplete"
    t.throw(A, 2, 4).do(B, "ask_rent")
    assert t.cash(A) == 1494


def test_FZ_BUY_06_ones_own_scene_has_no_effect() -> None:
    for snowflake in (None, 6):
        t = Table("frozen-2", owns={A: [6]}, snowflake=snowflake)
        t.throw(A, 2, 4)
        assert t.waits(A) == "end"
        assert t.cash(A) == 1500
        assert t.claims(A) == []
        assert t.refused(A, "ask_rent") == "own_property"
        assert t.refused(A, "buy") == "already_owned"
