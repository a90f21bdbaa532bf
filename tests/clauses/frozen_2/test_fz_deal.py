"""Deals between players (FZ-DEAL)."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, A, ActionError, B, C, Table

CARD = "jail_free:royal_decree"


def test_FZ_DEAL_01_at_any_time() -> None:
    t = Table("frozen-2", owns={B: [21]})
    t.do(B, "offer", C, [21], [], 300).do(C, "accept", 0)
    assert (t.owner(21), t.cash(B), t.cash(C), t.turn()) == (C, 1800, 1200, A)


def test_FZ_DEAL_02_no_scene_of_a_built_group() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}, level={3: 1})
    assert t.refused(A, "offer", B, [1], [], 50) == "group_built"
    assert t.refused(A, "offer", B, [3], [], 50) == "buildings_not_tradable"
    t.do(A, "sell", 3).do(A, "offer", B, [1], [], 50).do(B, "accept", 0)
    assert t.owner(1) == B


def test_FZ_DEAL_03_no_pieces() -> None:
    t = Table("frozen-2", owns={A: [1, 3, 37, 39]}, level={1: 1, 37: 5, 39: 5})
    for space in (1, 37):
        assert t.refused(A, "trade_piece", B, space) == "buildings_not_tradable"


def test_FZ_DEAL_04_cash_scenes_and_jail_cards_in_any_mix() -> None:
    t = Table("frozen-2", owns={A: [6], B: [8]}, holds={B: [CARD]})
    t.do(A, "offer", B, [6], [8], 20, [], [CARD]).do(B, "accept", 0)
    assert (t.owner(6), t.owner(8), t.holds(A), t.holds(B)) == (B, A, [CARD], [])
    assert (t.cash(A), t.cash(B)) == (1520, 1480)


def test_FZ_DEAL_04_nothing_else() -> None:
    t = Table("frozen-2", owns={A: [6]}, snowflake=6)
    assert t.refused(A, "offer", B, [], [], -50) == "not_a_deal"
    assert t.refused(A, "offer", B, [], [], 50) == "not_a_deal"
    assert t.refused(A, "offer", B, [], [], 40, [CARD], []) == "no_card"
    for thing in ("snowflake", "gift", "snowflake_1:family_chest"):
        with pytest.raises(ActionError):
            t.refused(A, "offer", B, [], [], 40, [thing], [])


def test_FZ_DEAL_05_whatever_they_agree_on() -> None:
    t = Table("frozen-2", cash={B: 400}, owns={A: [39]})
    assert t.refused(A, "offer", B, [39], [], 500) == "not_enough_cash"
    assert t.refused(B, "offer", A, [], [39], -500) == "not_enough_cash"
    t.do(A, "offer", B, [39], [], 1)
    assert t.refused(A, "accept", 0) == "no_offer"
    assert t.owner(39) == A, "not without B's consent"
    t.do(B, "accept", 0)
    assert (t.owner(39), t.cash(A)) == (B, 1501)


def test_FZ_DEAL_06_a_mortgaged_scene_stays_mortgaged() -> None:
    t = Table("frozen-2", owns={A: [39]}, mortgaged=[39])
    t.do(A, "offer", B, [39], [], 5).do(B, "accept", 0)
    assert (t.owner(39), t.mortgaged(39), t.cash(A)) == (B, True, 1505)


def test_FZ_DEAL_07_the_new_owner_repays_or_pays_ten_percent() -> None:
    for verb, cost, mortgaged in (("lift", 220, False), ("keep_mortgage", 20, True)):
        t = Table("frozen-2", turn=B, owns={A: [39], B: [21]}, mortgaged=[39])
        bank = t.cash(BANK)
        t.do(A, "offer", B, [39], [], 5).do(B, "accept", 0)
        assert t.waits(B) == "lift"
        assert t.refused(B, "lift", 21) == "not_mortgaged"
        assert t.refused(B, "roll") == "debt_pending"
        assert t.refused(B, "offer", C, [21], [], 5) == "debt_pending"
        assert t.may(B, "mortgage", 21)
        t.do(B, verb, 39)
        assert (t.cash(B), t.mortgaged(39), t.cash(BANK)) == (1495 - cost, mortgaged, bank + cost)
        assert t.waits(B) == "roll"


def test_FZ_DEAL_07_no_deal_that_leaves_less_than_the_interest() -> None:
    t = Table("frozen-2", cash={B: 24}, owns={A: [39]}, mortgaged=[39])
    assert t.refused(A, "offer", B, [39], [], 5) == "interest_unaffordable"
    t.do(A, "offer", B, [39], [], 4)
    t.s.cash[B] = 23
    assert t.refused(B, "accept", 0) == "interest_unaffordable"
    t.s.cash[B] = 24
    t.do(B, "accept", 0).do(B, "keep_mortgage")
    assert t.cash(B) == 0


def test_FZ_DEAL_08_no_loans() -> None:
    t = Table("frozen-2", owns={A: [6]})
    assert t.refused(A, "lend", B, 100) == "loan_forbidden"
    assert t.refused(B, "borrow", A, 100) == "loan_forbidden"
    assert t.refused(A, "promise", B) == "promise_forbidden"


def test_FZ_DEAL_09_no_rent_free_stays() -> None:
    t = Table("frozen-2", owns={B: [6]})
    assert t.refused(A, "promise", B) == "promise_forbidden"
    t.throw(A, 2, 4).do(A, "end_turn").throw(B, 1, 3)
    assert (t.cash(A), t.refused(B, "ask_rent")) == (1500, "claim_expired")


def test_FZ_DEAL_10_repaying_later_costs_the_full_amount() -> None:
    t = Table("frozen-2", owns={A: [39]}, mortgaged=[39])
    t.do(A, "offer", B, [39], [], 5).do(B, "accept", 0).do(B, "keep_mortgage")
    assert t.cash(B) == 1475
    t.do(B, "lift", 39)
    assert t.cash(B) == 1475 - 220


def test_FZ_DEAL_11_a_jail_card_alone() -> None:
    t = Table("frozen-2", holds={C: [CARD]})
    t.do(C, "offer", A, [], [], 40, [CARD], []).do(A, "accept", 0)
    assert (t.cash(A), t.holds(A), t.holds(C)) == (1460, [CARD], [])
