"""Cards, taxes and quiet corners (JP-CARD, JP-TAX, JP-PARK)."""

from __future__ import annotations

from typing import Any

from freehold.testing import BANK, A, B, Table

JAIL_CARD = "jail_free:impact_tremor"


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def test_JP_CARD_01_the_top_card_of_the_matching_deck() -> None:
    t = jp()
    t.throw(A, 3, 4)
    t.card(A, "dividend")
    assert t.at(A) == 7
    assert t.pile("impact_tremor") == ["dividend"]
    assert t.pile("cold_storage") == []
    assert t.cash(A) == 1550


def test_JP_CARD_02_carried_out_at_once() -> None:
    t = jp(at={A: 13}, deck={"cold_storage": ["school"]})
    t.throw(A, 1, 3)
    assert t.cash(A) == 1450
    t = jp(deck={"impact_tremor": ["jail_free"]})
    t.throw(A, 3, 4)
    assert t.holds(A) == [JAIL_CARD]


def test_JP_CARD_03_then_under_its_deck() -> None:
    t = jp(seats=2, deck={"impact_tremor": ["fine", "jail_free"]})
    t.throw(A, 3, 4).do(A, "end_turn")
    assert t.deck_size("impact_tremor") == 16
    assert t.pile("impact_tremor") == ["fine"]
    t.throw(B, 3, 4)
    assert t.deck_size("impact_tremor") == 15
    assert t.pile("impact_tremor") == ["fine"]


def test_JP_CARD_04_the_jail_card_is_kept_until_it_is_used() -> None:
    t = jp(holds={A: [JAIL_CARD]}, jailed={A: 1})
    assert t.deck_size("impact_tremor") == 15
    t.do(A, "use_jail_card")
    assert t.holds(A) == []
    assert t.pile("impact_tremor") == ["jail_free"]
    assert t.deck_size("impact_tremor") == 16


def test_JP_TAX_01_security_breach_and_kitchen_attack() -> None:
    t = jp()
    bank = t.cash(BANK)
    t.throw(A, 1, 3)
    assert t.cash(A) == 1300
    assert t.cash(BANK) == bank + 200
    t = jp(at={A: 34})
    t.throw(A, 1, 3)
    assert t.cash(A) == 1400


def test_JP_TAX_02_else_it_is_a_debt_to_the_bank() -> None:
    t = jp(at={A: 34}, cash={A: 80}, owns={A: [8]}, level={8: 1})
    t.throw(A, 1, 3)
    assert t.debts() == [(A, BANK, 100)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "sell_fence", 8)
    assert t.cash(A) == 5
    assert t.debts() == []


def test_JP_TAX_02_without_fence_or_deal_bankrupt_to_the_bank() -> None:
    t = jp(at={A: 34}, cash={A: 80}, owns={A: [8]})
    t.throw(A, 1, 3).do(A, "give_up")
    assert t.happened("out") == [("A", "bank")]
    t = jp(at={A: 34}, cash={A: 80})
    t.throw(A, 1, 3)
    assert t.out(A)


def test_JP_PARK_01_free_parking_does_nothing() -> None:
    t = jp(seats=3, at={A: 34, B: 16}, rex_at=1)
    t.throw(A, 1, 3).do(A, "end_turn")
    t.throw(B, 1, 3)
    assert t.at(B) == 20
    assert t.cash(B) == 1500
    assert t.waits(B) == "end"
    t = jp(at={A: 13}, rex_at=18)
    t.throw(A, 2, 5)
    assert (t.at(A), t.rex()) == (20, 20)
    assert t.cash(A) == 1500


def test_JP_PARK_02_just_visiting() -> None:
    t = jp(seats=2, at={A: 4})
    t.throw(A, 2, 4)
    assert t.at(A) == 10
    assert t.jailed(A) == 0
    t.do(A, "end_turn").throw(B, 1, 3).do(B, "end_turn")
    t.throw(A, 1, 4)
    assert t.at(A) == 15
