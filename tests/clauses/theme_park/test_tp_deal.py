"""Deals between the players of the theme park."""

from __future__ import annotations

import pytest

from freehold.testing import A, B, C, Table

LAMP_CARD = "jail_free:magic_lamp"
WELL_CARD = "jail_free:wishing_well"


@pytest.mark.parametrize("price", [1, 900])
@pytest.mark.parametrize("space", [1, 5, 12])
def test_TP_DEAL_01_any_price_that_both_agree_on(price: int, space: int) -> None:
    t = Table("theme-park", owns={A: [space]})
    t.do(A, "offer", B, [space], [], price)
    assert t.owner(space) == A and t.cash(A) == 1500
    t.do(B, "accept", 0)
    assert t.owner(space) == B and t.cash(A) == 1500 + price and t.cash(B) == 1500 - price


def test_TP_DEAL_01_nothing_changes_hands_unless_both_agree() -> None:
    t = Table("theme-park", owns={A: [5]})
    t.do(A, "offer", B, [5], [], 900)
    assert t.refused(A, "accept", 0) == "no_offer" and t.refused(C, "accept", 0) == "no_offer"
    t.do(B, "refuse", 0)
    assert t.owner(5) == A and t.cash(A) == t.cash(B) == 1500
    assert t.refused(B, "accept", 0) == "no_offer"


def test_TP_DEAL_01_refusals() -> None:
    t = Table("theme-park", cash={B: 899}, owns={A: [5], C: [6]})
    assert t.refused(A, "offer", B, [5], [], 900) == "not_enough_cash"
    assert t.refused(A, "offer", B, [6], [], 100) == "not_owner"
    assert t.refused(A, "offer", B, [], [6], -100) == "not_owner"


def test_TP_DEAL_01_a_seller_must_still_own_it_at_the_handshake() -> None:
    t = Table("theme-park", owns={A: [5]})
    t.do(A, "offer", B, [5], [], 200).do(A, "offer", C, [5], [], 200).do(C, "accept", 1)
    assert t.owner(5) == C
    assert t.refused(B, "accept", 0) == "no_offer"


def test_TP_DEAL_01_money_properties_and_cards_on_both_sides() -> None:
    t = Table("theme-park", owns={A: [5, 12], B: [1, 39]}, holds={A: [LAMP_CARD], B: [WELL_CARD]})
    t.do(A, "offer", B, [5, 12], [39], 70, [LAMP_CARD], [WELL_CARD]).do(B, "accept", 0)
    assert t.owner(5) == t.owner(12) == B and t.owner(39) == A and t.owner(1) == B
    assert t.holds(A) == [WELL_CARD] and t.holds(B) == [LAMP_CARD]
    assert t.cash(A) == 1570 and t.cash(B) == 1430


def test_TP_DEAL_01_a_property_may_be_given_away() -> None:
    t = Table("theme-park", owns={A: [5]})
    t.do(A, "offer", B, [5], [], 0).do(B, "accept", 0)
    assert t.owner(5) == B and t.cash(A) == t.cash(B) == 1500


@pytest.mark.parametrize("coins", [-100, 0, 100])
def test_TP_DEAL_01_money_alone_is_no_deal(coins: int) -> None:
    t = Table("theme-park", owns={A: [5]})
    assert t.refused(A, "offer", B, [], [], coins) == "not_a_deal"


def test_TP_DEAL_02_pieces_cannot_be_sold_to_players() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9]}, level={6: 1})
    assert t.refused(A, "trade_piece", B, 6) == "buildings_not_tradable"
    assert t.level(6) == 1


def test_TP_DEAL_02_nor_a_street_with_its_piece() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9]}, level={6: 1})
    assert t.refused(A, "offer", B, [6], [], 60) == "buildings_not_tradable"
    assert t.refused(B, "offer", A, [], [6], -60) == "buildings_not_tradable"
    assert t.owner(6) == A


def test_TP_DEAL_03_no_street_while_its_group_carries_pieces() -> None:
    t = Table("theme-park", owns={A: [5, 6, 8, 9]}, level={6: 1})
    assert t.refused(A, "offer", B, [9], [], 200) == "group_built"
    assert t.refused(A, "offer", B, [5, 9], [], 200) == "group_built"
    assert t.refused(B, "offer", A, [], [9], -200) == "group_built"
    assert t.may(A, "offer", B, [5], [], 200)


def test_TP_DEAL_03_nor_when_it_was_built_after_the_offer() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9]})
    t.do(A, "offer", B, [9], [], 200).do(A, "build", 6)
    assert t.refused(B, "accept", 0) == "group_built"


def test_TP_DEAL_04_after_selling_all_pieces_any_street() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9]}, level={6: 1})
    t.do(A, "sell", 6)
    assert t.cash(A) == 1525
    t.do(A, "offer", B, [9], [], 200).do(B, "accept", 0)
    assert t.owner(9) == B and t.cash(A) == 1725 and t.cash(B) == 1300


def test_TP_DEAL_05_whoever_is_on_turn_and_from_jail() -> None:
    t = Table("theme-park", turn=C, jailed={A: 1}, owns={A: [5]})
    t.do(A, "offer", B, [5], [], 250).do(B, "accept", 0)
    assert t.owner(5) == B and t.cash(A) == 1750 and t.cash(B) == 1250
    assert t.turn() == C and t.jailed(A) == 1


def test_TP_DEAL_05_but_not_during_an_auction() -> None:
    t = Table("theme-park", turn=C, at={C: 0}, owns={A: [5, 15]})
    t.do(A, "offer", B, [15], [], 100)
    t.throw(C, 1, 2).do(C, "decline")
    assert t.refused(A, "offer", B, [5], [], 250) == "auction_open"
    assert t.refused(B, "accept", 0) == "auction_open"
