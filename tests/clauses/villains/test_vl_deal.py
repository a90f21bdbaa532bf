"""Deals (VL-DEAL)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from freehold.testing import A, ActionError, B, C, Refused, Table


def test_VL_DEAL_01_at_any_time_whoever_is_on_turn() -> None:
    t = Table("villains", owns={B: [22]})
    t.do(B, "offer", "C", [22], [], 4).do(C, "accept", 0)
    assert (t.owner(22), t.cash(B), t.cash(C), t.turn()) == (C, 34, 26, A)


def test_VL_DEAL_02_not_while_the_set_carries_a_piece() -> None:
    t = Table("villains", owns={A: [17, 19]}, level={19: 1})
    assert t.refused(A, "offer", "B", [17], [], 3) == "group_built"
    t.do(A, "sell", 19)
    t.do(A, "offer", "B", [17], [], 3).do(B, "accept", 0)
    assert t.owner(17) == B


def test_VL_DEAL_02_nor_back_to_the_bank() -> None:
    t = Table("villains", at={A: 5}, owns={A: [17, 19]}, level={19: 1}, cash={A: 0}, deck={"chance": ["pay_2"]})
    t.throw(A, 1)
    assert t.refused(A, "give_property", 17) == "buildings_left"


def test_VL_DEAL_03_pieces_never_change_hands() -> None:
    t = Table("villains", owns={A: [17, 19]}, level={17: 5, 19: 4})
    for d in (17, 19):
        assert t.refused(A, "trade_piece", "B", d) == "buildings_not_tradable"
        assert t.refused(A, "offer", "B", [d], [], 3) == "buildings_not_tradable"


def test_VL_DEAL_04_property_coins_and_cards_in_any_combination() -> None:
    t = Table("villains", owns={A: [17], B: [10]}, holds={B: ["skip_turn"]})
    t.do(A, "offer", "B", [17], [10], 3, [], ["skip_turn"]).do(B, "accept", 0)
    assert (t.owner(17), t.owner(10), t.cash(A), t.cash(B)) == (B, A, 33, 27)
    assert (t.holds(A), t.holds(B)) == (["skip_turn:poison_apple"], [])


@pytest.mark.parametrize("thing", ["flames", "Jafar", "thicket"])
def test_VL_DEAL_04_the_ring_and_the_powers_are_no_goods(thing: str) -> None:
    t = Table("villains", flames=A, characters={A: "Jafar"})
    with pytest.raises(ActionError):
        t.do(A, "offer", "B", [], [], 3, [thing])


def test_VL_DEAL_04_a_gift_of_coins_is_no_deal() -> None:
    t = Table("villains", owns={A: [17]})
    assert t.refused(A, "offer", "B", [], [], -3) == "not_a_deal"


def test_VL_DEAL_04_another_kept_chance_card_stays(own_cards: Callable[..., str]) -> None:
    cloak = 'count = 1\nkeep = "spare_rent"\nname = "Cloak"\ntext = "Keep this. Show it instead of rent."'
    path = own_cards(("chance", "cloak", cloak), ("chance", "pay_2", "count = 0"))
    t = Table("villains", holds={A: ["cloak", "jail_free"]}, overlays=[path])
    assert t.refused(A, "offer", "B", [], [], 3, ["cloak"]) == "not_a_deal"
    assert t.may(A, "offer", "B", [], [], 3, ["jail_free"])


def test_VL_DEAL_05_the_terms_are_free() -> None:
    t = Table("villains", owns={A: [30]}, cash={B: 4})
    t.do(A, "offer", "B", [30], [], 1)
    with pytest.raises(Refused, match="no_offer"):
        t.do(A, "accept", 0)
    assert t.owner(30) == A
    t.do(B, "accept", 0)
    assert (t.owner(30), t.cash(A), t.cash(B)) == (B, 31, 3)
    assert t.refused(B, "offer", "C", [], [17], -6) == "not_owner"
    t = Table("villains", owns={A: [30]}, cash={B: 4})
    assert t.refused(B, "offer", "A", [], [30], -6) == "not_enough_cash"


def test_VL_DEAL_06_a_jail_card_may_be_sold_by_itself() -> None:
    t = Table("villains", holds={C: ["jail_free"]})
    t.do(C, "offer", "A", [], [], 2, ["jail_free"]).do(A, "accept", 0)
    assert (t.holds(A), t.cash(A), t.cash(C)) == (["jail_free:chance"], 28, 32)


def test_VL_DEAL_06_no_loans_and_no_promises() -> None:
    t = Table("villains")
    assert t.refused(A, "lend", "B", 5) == t.refused(A, "borrow", "B", 5) == "loan_forbidden"
    assert t.refused(A, "promise", "B") == "promise_forbidden"
