"""Buying what one lands on, and auctions (NB-BUY, NB-AUC)."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, A, B, C, D, Table


def declined(at: int = 0, dice: tuple[int, int] = (1, 2), **setting: object) -> Table:
    """A has landed on an unowned property and turned it down."""
    t = Table("nightmare", at={A: at}, **setting)  # type: ignore[arg-type]
    return t.throw(A, *dice).do(A, "decline")


def all_pass(t: Table, *seats: int) -> None:
    for p in seats:
        t.do(p, "pass")


def test_NB_BUY_01_the_lander_may_buy_for_the_listed_price() -> None:
    t = Table("nightmare")
    bank = t.cash(BANK)
    t.throw(A, 1, 2).do(A, "buy")
    assert (t.cash(A), t.cash(BANK), t.owner(3)) == (1440, bank + 60, A)


def test_NB_BUY_01_only_where_one_stands_and_only_with_cash() -> None:
    t = Table("nightmare", cash={A: 40}, owns={A: [5]})
    t.throw(A, 1, 2)
    assert t.refused(A, "buy", 6) == "not_on_space"
    assert t.refused(B, "buy", 3) == "not_on_space"
    assert t.refused(A, "buy") == "not_enough_cash"
    assert t.may(A, "decline")
    t.do(A, "mortgage", 5).do(A, "buy")
    assert t.cash(A) == 80


@pytest.mark.parametrize("seat", [A, B, C, D])
def test_NB_BUY_02_the_deed_lies_face_up_for_all_to_see(seat: int) -> None:
    t = Table("nightmare")
    t.throw(A, 1, 2).do(A, "buy")
    seen = t.view(seat)
    assert (seen["owner"][3], seen["mortgaged"] >> 3 & 1) == (A, 0)


def test_NB_BUY_02_what_is_owned_cannot_be_bought_again() -> None:
    t = Table("nightmare", owns={A: [3]}, turn=B)
    t.throw(B, 1, 2)
    assert t.refused(B, "buy") == "already_owned"


def test_NB_BUY_03_what_is_not_bought_is_auctioned_at_once() -> None:
    t = declined()
    assert t.happened("auction") == [(3,)]
    assert t.refused(A, "end_turn") == "auction_open"
    t = declined(dice=(4, 4))
    assert t.happened("auction") == [(8,)]
    assert t.refused(A, "roll") == "auction_open"


def test_NB_BUY_04_ones_own_property_costs_nothing() -> None:
    t = Table("nightmare", owns={A: [6]})
    t.throw(A, 2, 4)
    assert (t.cash(A), t.claims(A), t.waits(A)) == (1500, [], "end")
    assert t.refused(A, "ask_rent") == "own_property"
    assert t.refused(A, "ask_rent", 6) == "own_property"


@pytest.mark.parametrize(
    ("at", "dice", "space", "price"), [(0, (2, 3), 5, 200), (5, (3, 4), 12, 150), (0, (2, 4), 6, 100)]
)
def test_NB_BUY_05_three_kinds_are_for_sale(at: int, dice: tuple[int, int], space: int, price: int) -> None:
    t = Table("nightmare", at={A: at})
    t.throw(A, *dice).do(A, "buy")
    assert (t.owner(space), t.cash(A)) == (A, 1500 - price)


def test_NB_BUY_06_green_has_three_streets() -> None:
    t = Table("nightmare")
    green = list(t.edition.file.group).index("green")
    assert [d for d in range(40) if t.t.group[d] == green] == [31, 32, 34]
    assert t.t.group_size[green] == 3


@pytest.mark.parametrize(("deeds", "rent", "reason"), [([31, 32], 26, "group_incomplete"), ([31, 32, 34], 52, "")])
def test_NB_BUY_06_a_whole_group_doubles_the_rent_and_may_be_built_on(deeds: list[int], rent: int, reason: str) -> None:
    t = Table("nightmare", at={A: 24}, owns={B: deeds})
    t.throw(A, 3, 4).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1500 - rent, 1500 + rent)
    assert t.refused(B, "build", 31) == reason


def test_NB_AUC_01_only_a_purchase_turned_down_is_auctioned() -> None:
    assert declined().happened("auction") == [(3,)]
    t = Table("nightmare")
    t.throw(A, 1, 2).do(A, "buy")
    assert t.happened("auction") == []
    t = Table("nightmare", owns={B: [3]})
    t.throw(A, 1, 2)
    assert (t.happened("auction"), t.waits(A)) == ([], "end")
    assert t.refused(C, "bid", 5) == "no_auction"


def test_NB_AUC_02_what_a_bankrupt_leaves_to_the_bank_is_auctioned() -> None:
    t = Table("nightmare", cash={A: 0}, owns={A: [1, 5]})
    t.throw(A, 1, 3).do(A, "give_up")
    assert t.happened("auction") == [(1,)]
    assert t.refused(B, "roll") == "auction_open"
    all_pass(t, B, C, D)
    assert t.happened("auction") == [(1,), (5,)]
    assert t.refused(B, "roll") == "auction_open"
    all_pass(t, B, C, D)
    assert t.waits(B) == "roll"


def test_NB_AUC_03_the_last_piece_that_two_want_is_auctioned() -> None:
    t = Table("nightmare", owns={A: [6, 8, 9], B: [37, 39]}, stock=(1, 12))
    t.do(A, "build", 6).do(B, "want", 1)
    assert len(t.happened("auction")) == 1
    t = Table("nightmare", owns={A: [6, 8, 9], B: [37, 39]}, stock=(1, 12))
    t.do(A, "build", 6).do(B, "want", 0)
    assert (t.level(6), t.cash(A), t.happened("auction")) == (1, 1450, [])
    t = Table("nightmare", owns={A: [6, 8, 9]}, stock=(1, 12))
    t.do(A, "build", 6)
    assert (t.level(6), t.cash(A), t.happened("auction")) == (1, 1450, [])


def test_NB_AUC_04_bids_are_of_cash_at_hand() -> None:
    t = declined(cash={C: 100}, owns={C: [39]})
    assert t.refused(C, "bid", 120) == "bid_over_cash"
    assert t.refused(C, "bid_with", 80, [39]) == "cash_only"
    t.do(C, "mortgage", 39).do(C, "bid", 120)
    all_pass(t, A, B, D)
    assert (t.owner(3), t.cash(C)) == (C, 180)


def test_NB_AUC_05_anybody_may_open_with_one_dollar() -> None:
    t = declined(at=34, dice=(2, 3))
    assert t.refused(A, "bid", 0) == "bid_too_low"
    t.do(A, "bid", 1)
    all_pass(t, B, C, D)
    assert (t.owner(39), t.cash(A)) == (A, 1499)
    t = declined(jailed={D: 1})
    t.do(D, "bid", 1)
    all_pass(t, A, B, C)
    assert (t.owner(3), t.cash(D), t.jailed(D)) == (D, 1499, 1)


def test_NB_AUC_05_the_bankrupt_do_not_bid() -> None:
    t = Table("nightmare", turn=D, cash={D: 0})
    t.throw(D, 1, 3)
    assert t.out(D)
    t.throw(A, 1, 2).do(A, "decline")
    assert t.refused(D, "bid", 1) == "eliminated"


def test_NB_AUC_06_the_last_bidder_must_buy() -> None:
    t = declined()
    t.do(B, "bid", 20).do(C, "bid", 45)
    assert t.refused(C, "take_back") == "no_withdrawal"
    assert not t.may(C, "pass")
    all_pass(t, A, B, D)
    assert (t.owner(3), t.cash(C), t.cash(B)) == (C, 1455, 1500)
    assert t.refused(C, "take_back") == "no_withdrawal"


def test_NB_AUC_07_the_banker_bids_like_anybody() -> None:
    t = declined(banker=B)
    assert t.happened("auction") == [(3,)]
    t.do(C, "bid", 10)
    assert t.refused(B, "bid", 10) == "bid_too_low"
    t.do(B, "bid", 20)
    all_pass(t, A, C, D)
    assert t.happened("sold") == [("B", 3, 20)]


def test_NB_AUC_08_no_seat_order_and_no_jail_in_an_auction() -> None:
    t = declined(jailed={D: 1})
    t.do(C, "bid", 10).do(D, "bid", 11).do(B, "bid", 12).do(D, "bid", 13)
    assert t.refused(B, "bid", 13) == "bid_too_low"
    all_pass(t, A, B, C)
    assert (t.owner(3), t.cash(D), t.turn()) == (D, 1487, A)
