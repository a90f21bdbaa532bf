"""Buying what one lands on (TP-BUY)."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, NOBODY, A, B, C, D, Table


def test_TP_BUY_01_the_lander_may_buy_for_the_printed_price() -> None:
    t = Table("theme-park")
    t.throw(A, 1, 2)
    assert (t.cash(A), t.owner(3), t.may(A, "buy"), t.may(A, "decline")) == (1500, BANK, True, True)
    t.do(A, "buy")
    assert (t.cash(A), t.owner(3), t.waits(A)) == (1440, A, "end")


def test_TP_BUY_01_only_the_space_one_stands_on() -> None:
    t = Table("theme-park")
    assert t.refused(A, "buy", 6) == "not_on_space"
    t.throw(A, 1, 2)
    assert t.refused(A, "buy", 6) == "not_on_space"
    assert t.refused(B, "buy", 3) == "not_on_space"
    assert t.may(A, "buy", 3)


def test_TP_BUY_01_with_too_little_cash_one_raises_some_or_declines() -> None:
    t = Table("theme-park", cash={A: 40}, owns={A: [39]})
    t.throw(A, 1, 2)
    assert t.refused(A, "buy") == "not_enough_cash"
    assert t.may(A, "decline")
    t.do(A, "mortgage", 39)
    assert t.cash(A) == 240
    t.do(A, "buy")
    assert (t.cash(A), t.owner(3)) == (180, A)


def test_TP_BUY_01_with_too_little_cash_and_nothing_to_sell_one_declines() -> None:
    t = Table("theme-park", seats=2, cash={A: 40})
    t.throw(A, 1, 2)
    assert t.refused(A, "buy") == "not_enough_cash"
    t.do(A, "decline").do(A, "pass").do(B, "pass")
    assert (t.cash(A), t.owner(3), t.waits(A)) == (40, BANK, "end")


def test_TP_BUY_02_the_deed_lies_open_with_its_buyer() -> None:
    t = Table("theme-park", at={B: 0})
    t.throw(A, 1, 2).do(A, "buy")
    for seat in (A, B, C, D, NOBODY):
        seen = t.view(seat)
        assert seen["owner"][3] == A
        assert seen["owned"][A] == 1 << 3
        assert seen["mortgaged"] == 0
    t.do(A, "end_turn").throw(B, 1, 2)
    assert t.refused(B, "buy", 3) == "already_owned"
    assert t.refused(B, "buy") == "already_owned"
    assert t.owner(3) == A


def test_TP_BUY_03_what_is_not_bought_is_auctioned_at_once() -> None:
    t = Table("theme-park")
    t.throw(A, 1, 2).do(A, "decline")
    assert t.happened("auction") == [(3,)]
    assert [t.waits(seat) for seat in (A, B, C, D)] == ["bid"] * 4
    assert t.refused(A, "end_turn") == "auction_open"
    t.do(B, "bid", 10)
    assert t.refused(A, "end_turn") == "auction_open"
    t.do(A, "pass").do(C, "pass").do(D, "pass")
    assert (t.owner(3), t.cash(B), t.waits(A)) == (B, 1490, "end")
    t.do(A, "end_turn")
    assert t.turn() == B


def test_TP_BUY_03_the_auction_comes_before_the_throw_that_doubles_give() -> None:
    t = Table("theme-park", at={A: 1})
    t.throw(A, 1, 1).do(A, "decline")
    assert t.refused(A, "roll") == "auction_open"
    for seat in (A, B, C, D):
        t.do(seat, "pass")
    assert (t.owner(3), t.waits(A)) == (BANK, "roll")


@pytest.mark.parametrize(("at", "dice", "space", "left"), [(0, (2, 3), 5, 1300), (5, (3, 4), 12, 1350)])
def test_TP_BUY_04_transports_and_ships_are_bought_like_streets(
    at: int, dice: tuple[int, int], space: int, left: int
) -> None:
    t = Table("theme-park", at={A: at})
    t.throw(A, *dice).do(A, "buy")
    assert (t.owner(space), t.cash(A)) == (A, left)

    t = Table("theme-park", at={A: at})
    t.throw(A, *dice).do(A, "decline")
    assert t.happened("auction") == [(space,)]
    assert [t.waits(seat) for seat in (A, B, C, D)] == ["bid"] * 4


def test_TP_BUY_05_a_card_gives_the_same_right_as_the_dice() -> None:
    t = Table("theme-park", deck={"wishing_well": ["advance_to_24"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.waits(A)) == (24, "buy")
    t.do(A, "buy")
    assert (t.owner(24), t.cash(A)) == (A, 1260)

    t = Table("theme-park", deck={"wishing_well": ["advance_to_24"]})
    t.throw(A, 3, 4).do(A, "decline")
    assert t.happened("auction") == [(24,)]
    t.do(D, "bid", 50).do(A, "pass").do(B, "pass").do(C, "pass")
    assert (t.owner(24), t.cash(D), t.cash(A)) == (D, 1450, 1500)
