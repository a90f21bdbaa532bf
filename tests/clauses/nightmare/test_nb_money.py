"""Mortgages, deals and debts (NB-MORT, NB-DEAL, NB-DEBT)."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, NOBODY, A, B, C, D, Table

SMALL = [6, 8, 9]
CARD = "jail_free:christmas_presents"


def sold(*, cash: int = 1500, price: int = 150) -> Table:
    """B has bought mortgaged p39 from A."""
    t = Table("nightmare", cash={B: cash}, owns={A: [39]}, mortgaged=[39])
    return t.do(A, "offer", B, [39], [], price).do(B, "accept", 0)


def owing_100(**setting: object) -> Table:
    """A has landed on p39 of B, whose group is whole, and is asked for 100."""
    t = Table("nightmare", at={A: 34}, **setting)  # type: ignore[arg-type]
    t.throw(A, 2, 3).do(B, "ask_rent")
    return t


def test_NB_MORT_01_any_bare_property_and_nobody_asks_how_rich_one_is() -> None:
    t = Table("nightmare", cash={A: 10}, owns={A: [5], B: [6]})
    t.do(A, "mortgage", 5)
    assert t.cash(A) == 110
    assert t.refused(A, "mortgage", 5) == "already_mortgaged"
    assert t.refused(A, "mortgage", 6) == "not_owner"
    t = Table("nightmare", owns={A: [5]})
    t.do(A, "mortgage", 5)
    assert t.cash(A) == 1600


def test_NB_MORT_02_the_whole_group_must_be_bare() -> None:
    t = Table("nightmare", owns={A: SMALL}, level={6: 1, 8: 1})
    assert t.refused(A, "mortgage", 9) == "group_built"
    assert t.refused(A, "mortgage", 6) == "group_built"
    t.do(A, "sell", 6)
    assert t.refused(A, "mortgage", 9) == "group_built"
    t.do(A, "sell", 8)
    assert t.cash(A) == 1550
    t.do(A, "mortgage", 9)
    assert t.cash(A) == 1610


@pytest.mark.parametrize("seat", [A, B, NOBODY])
def test_NB_MORT_03_the_deed_lies_face_down_for_all_to_see(seat: int) -> None:
    t = Table("nightmare", owns={A: [39]}).do(A, "mortgage", 39)
    seen = t.view(seat)
    assert (seen["owner"][39], seen["mortgaged"] >> 39 & 1) == (A, 1)


@pytest.mark.parametrize(("space", "loan"), [(39, 200), (37, 175), (12, 75), (1, 30)])
def test_NB_MORT_04_the_bank_pays_the_mortgage_value(space: int, loan: int) -> None:
    t = Table("nightmare", owns={A: [space]})
    bank = t.cash(BANK)
    t.do(A, "mortgage", space)
    assert (t.cash(A), t.cash(BANK)) == (1500 + loan, bank - loan)


@pytest.mark.parametrize(("space", "cost"), [(39, 220), (1, 33), (12, 83), (37, 193)])
def test_NB_MORT_05_repaying_costs_a_tenth_more(space: int, cost: int) -> None:
    t = Table("nightmare", cash={A: cost - 1}, owns={A: [space]}, mortgaged=[space])
    assert t.refused(A, "lift", space) == "not_enough_cash"
    t = Table("nightmare", cash={A: cost}, owns={A: [space]}, mortgaged=[space])
    bank = t.cash(BANK)
    assert t.refused(B, "lift", space) == "not_owner"
    t.do(A, "lift", space)
    assert (t.cash(A), t.cash(BANK), t.mortgaged(space)) == (0, bank + cost, False)
    assert t.refused(A, "lift", space) == "not_mortgaged"


@pytest.mark.parametrize(("at", "space"), [(0, 5), (7, 12), (1, 6)])
def test_NB_MORT_06_no_rent_of_whatever_kind(at: int, space: int) -> None:
    t = Table("nightmare", at={A: at}, owns={B: [5, 12, 6]}, mortgaged=[5, 12, 6])
    t.throw(A, 2, 3)
    assert t.at(A) == space
    assert t.refused(B, "ask_rent") == "no_rent_due"
    assert t.refused(B, "ask_rent", space) == "no_rent_due"


def test_NB_MORT_07_a_debtor_may_mortgage() -> None:
    t = Table("nightmare", at={A: 7}, cash={A: 30}, owns={A: [39], B: [11, 13, 14]}, level={11: 1, 13: 1, 14: 1})
    t.throw(A, 1, 3).do(B, "ask_rent")
    assert t.debts() == [(A, B, 50)]
    t.do(A, "mortgage", 39)
    assert (t.cash(A), t.cash(B)) == (180, 1550)


def test_NB_MORT_08_at_any_time_and_repaying_except_in_an_auction() -> None:
    t = Table("nightmare", turn=B, jailed={A: 1}, owns={A: [5, 15]})
    t.do(A, "mortgage", 5)
    assert t.cash(A) == 1600
    t.do(A, "lift", 5).do(A, "mortgage", 5)
    t.throw(B, 1, 2).do(B, "decline").do(A, "mortgage", 15)
    assert t.mortgaged(15)
    assert t.refused(A, "lift", 15) == "auction_open"


def test_NB_DEAL_01_players_buy_and_sell_bare_property() -> None:
    t = Table("nightmare", owns={A: [5], C: [6]})
    t.do(A, "offer", B, [5], [], 250).do(B, "accept", 0)
    assert (t.cash(A), t.cash(B), t.owner(5)) == (1750, 1250, B)
    assert t.refused(A, "offer", B, [6], [], 10) == "not_owner"
    t = Table("nightmare", owns={A: [5]})
    t.do(A, "offer", B, [5], [], 250).do(B, "refuse", 0)
    assert (t.cash(A), t.cash(B), t.owner(5)) == (1500, 1500, A)


def test_NB_DEAL_02_not_from_a_built_group_and_never_a_piece() -> None:
    t = Table("nightmare", owns={A: SMALL}, level={6: 1})
    assert t.refused(A, "offer", B, [9], [], 10) == "group_built"
    assert t.refused(A, "offer", B, [6], [], 10) == "buildings_not_tradable"
    assert t.refused(A, "trade_piece", B, 6) == "buildings_not_tradable"
    t.do(A, "sell", 6)
    assert t.cash(A) == 1525
    t.do(A, "offer", B, [9], [], 10).do(B, "accept", 0)
    assert t.owner(9) == B


def test_NB_DEAL_03_any_mix_of_cash_property_and_cards_in_one_step() -> None:
    t = Table("nightmare", owns={A: [5], B: [6]}, holds={B: [CARD]})
    t.do(A, "offer", B, [5], [6], 60, [], [CARD]).do(B, "accept", 0)
    assert (t.owner(5), t.owner(6), t.holds(A)) == (B, A, [CARD])
    assert (t.cash(A), t.cash(B)) == (1560, 1440)
    t = Table("nightmare", cash={B: 50}, owns={A: [5], B: [6]}, holds={B: [CARD]})
    assert t.refused(A, "offer", B, [5], [6], 60, [], [CARD]) == "not_enough_cash"
    assert (t.owner(5), t.owner(6), t.holds(B)) == (A, B, [CARD])


@pytest.mark.parametrize(("space", "price"), [(39, 1), (1, 900), (5, 0)])
def test_NB_DEAL_04_any_price(space: int, price: int) -> None:
    t = Table("nightmare", owns={A: [space]})
    t.do(A, "offer", B, [space], [], price).do(B, "accept", 0)
    assert (t.owner(space), t.cash(A), t.cash(B)) == (B, 1500 + price, 1500 - price)


def test_NB_DEAL_04_a_bare_gift_of_money_is_no_deal() -> None:
    t = Table("nightmare", owns={A: [5]})
    assert t.refused(A, "offer", B, [], [], -50) == "not_a_deal"
    assert t.refused(A, "offer", B, [], [], 50) == "not_a_deal"


def test_NB_DEAL_05_mortgaged_property_too() -> None:
    t = sold()
    assert (t.cash(A), t.cash(B), t.owner(39), t.mortgaged(39)) == (1650, 1350, B, True)
    assert t.waits(B) == "lift"


def test_NB_DEAL_06_it_may_be_repaid_at_once() -> None:
    t = sold()
    t.do(B, "lift", 39)
    assert (t.cash(B), t.mortgaged(39), t.debts(), t.waits(A)) == (1350 - 220, False, [], "roll")


def test_NB_DEAL_07_or_kept_for_a_tenth() -> None:
    t = sold()
    t.do(B, "keep_mortgage")
    assert (t.cash(B), t.mortgaged(39), t.waits(A)) == (1350 - 20, True, "roll")


def test_NB_DEAL_07_without_that_tenth_there_is_no_deal() -> None:
    t = Table("nightmare", cash={B: 160}, owns={A: [39]}, mortgaged=[39])
    assert t.refused(A, "offer", B, [39], [], 150) == "not_enough_cash"
    t = sold(cash=170)
    assert t.refused(B, "lift", 39) == "not_enough_cash"
    t.do(B, "keep_mortgage")
    assert t.cash(B) == 0


def test_NB_DEAL_08_repaying_later_costs_it_again() -> None:
    t = sold()
    t.do(B, "keep_mortgage").throw(A, 4, 6).do(A, "end_turn")
    before = t.cash(B)
    t.do(B, "lift", 39)
    assert before - t.cash(B) == 220
    assert 1350 - t.cash(B) == 200 + 40


def test_NB_DEAL_09_no_loans_between_players() -> None:
    t = Table("nightmare")
    assert t.refused(B, "lend", A, 100) == "loan_forbidden"
    assert t.refused(A, "borrow", B, 100) == "loan_forbidden"


def test_NB_DEAL_10_no_promises_but_silence_is_free() -> None:
    t = Table("nightmare", owns={A: [5], B: [39]}, at={A: 35})
    assert t.refused(A, "promise", B) == "promise_forbidden"
    t.throw(A, 1, 3).do(A, "end_turn").throw(B, 4, 6)
    assert (t.cash(A), t.refused(B, "ask_rent")) == (1500, "claim_expired")


def test_NB_DEAL_11_at_any_time_but_not_in_an_auction() -> None:
    t = Table("nightmare", turn=C, at={C: 0}, jailed={A: 1}, owns={A: [5, 15]})
    t.do(A, "offer", B, [5], [], 10).do(B, "accept", 0)
    assert t.owner(5) == B
    t.do(A, "offer", B, [15], [], 10).throw(C, 1, 2).do(C, "decline")
    assert t.refused(A, "offer", D, [15], [], 10) == "auction_open"
    assert t.refused(B, "accept", 1) == "auction_open"


def test_NB_DEBT_01_a_debtor_sells_and_mortgages_and_pays() -> None:
    t = owing_100(cash={A: 20}, owns={A: [1, 3], B: [37, 39]}, level={1: 1, 3: 1})
    assert t.debts() == [(A, B, 100)]
    assert t.refused(A, "roll") == "debt_pending"
    assert t.refused(A, "end_turn") == "debt_pending"
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "sell", 1).do(A, "sell", 3).do(A, "mortgage", 1)
    assert (t.cash(A), t.cash(B), t.out(A), t.waits(A)) == (0, 1600, False, "end")


@pytest.mark.parametrize(("cash", "reason"), [(90, "can_pay"), (89, "")])
def test_NB_DEBT_02_who_owes_more_than_can_be_raised_is_bankrupt(cash: int, reason: str) -> None:
    """Pieces and mortgages bring 110: with 90 in cash just the tax of 200, with 89 one less."""
    t = Table("nightmare", cash={A: cash}, owns={A: [1, 3]}, level={1: 1, 3: 1})
    t.throw(A, 1, 3)
    assert t.debts() == [(A, BANK, 200)]
    assert t.refused(A, "give_up") == reason
    for verb, space in (("sell", 1), ("sell", 3), ("mortgage", 1), ("mortgage", 3)):
        t.do(A, verb, space)
    assert not t.out(A)
    if reason:
        assert (t.cash(A), t.debts(), t.waits(A)) == (0, [], "end")
    else:
        t.do(A, "give_up")
        assert (t.out(A), t.cash(A), t.happened("auction")) == (True, 0, [(1,)])


@pytest.mark.parametrize(("rent", "reason"), [(130, "can_pay"), (131, "")])
def test_NB_DEBT_02_so_to_a_player(rent: int, reason: str) -> None:
    t = Table("nightmare", cash={A: 20}, owns={A: [1, 3], B: [12]}, level={1: 1, 3: 1}, at={A: 5})
    t.throw(A, 3, 4)
    t.s.claim_amount[0], t.s.claim_throw[0] = rent, 0
    t.do(B, "ask_rent")
    assert t.debts() == [(A, B, rent)]
    assert t.refused(A, "give_up") == reason
    if not reason:
        t.do(A, "give_up")
        assert (t.out(A), t.cash(B)) == (True, 1630)
