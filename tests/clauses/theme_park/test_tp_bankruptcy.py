"""Bankruptcy in the theme park: when it comes, what the creditor gets, and what the Bank auctions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from freehold.testing import BANK, A, ActionError, B, C, D, Table

LAMP_CARD = "jail_free:magic_lamp"
WELL_CARD = "jail_free:wishing_well"


def about_to_owe_tax(worth: int, cash: int, owns: Sequence[int], **position: Any) -> Table:
    """A stands on the tax space with this worth at the landing, but has handed all but `cash` to B for a card's sake.

    A tenth of the worth may so be more than A can raise.
    """
    shell = Table("theme-park", owns={A: owns}, **position)
    own_worth = sum(shell.t.price[d] for d in owns) + sum(shell.t.piece[d] * shell.level(d) for d in owns)
    held = worth - own_worth
    holds = position.pop("holds", {})
    holds = {**holds, A: [WELL_CARD, *holds.get(A, [])]}
    t = Table("theme-park", at={A: 0}, cash={A: held}, owns={A: owns}, holds=holds, **position)
    t.throw(A, 1, 3)
    t.do(A, "offer", B, [], [], cash - held, [WELL_CARD]).do(B, "accept", 0)
    assert t.cash(A) == cash
    return t


def rent_due(space: int, owns: Mapping[int, Sequence[int]], **position: Any) -> Table:
    """A lands on this space of B with 3+4, and B asks for the rent."""
    t = Table("theme-park", at={A: space - 7}, owns=owns, **position)
    return t.throw(A, 3, 4).do(B, "ask_rent")


def all_pass(t: Table, *seats: int) -> None:
    """These seats bid no more."""
    for p in seats:
        t.do(p, "pass")


def left_with_mortgages(**position: Any) -> Table:
    """A is bankrupt to B, who receives 40, the mortgaged p5 and the mortgaged p39."""
    t = rent_due(9, {A: [5, 39], B: [6, 8, 9]}, level={6: 3, 8: 3, 9: 3}, mortgaged=[5, 39], **position)
    return t.do(A, "give_up")


def test_TP_BANKR_01_one_wish_short_of_a_tax_is_bankrupt() -> None:
    t = about_to_owe_tax(2005, 100, [5])
    t.do(A, "tax_percent")
    assert t.debts() == [(A, BANK, 201)]
    t.do(A, "give_up")
    assert t.out(A)


def test_TP_BANKR_01_who_can_pay_a_tax_must() -> None:
    t = about_to_owe_tax(2005, 100, [5])
    t.do(A, "tax_flat")
    assert t.debts() == [(A, BANK, 200)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "mortgage", 5)
    assert t.cash(A) == 0 and not t.out(A) and t.owner(5) == A and t.waits(A) == "end"


def test_TP_BANKR_01_so_for_a_rent() -> None:
    owns = {A: [5], B: [37, 39]}
    t = rent_due(39, owns, level={37: 1, 39: 1}, cash={A: 100})
    assert t.debts() == [(A, B, 200)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "mortgage", 5)
    assert t.cash(A) == 0 and t.cash(B) == 1700 and not t.out(A)
    t = rent_due(39, owns, level={37: 1, 39: 1}, cash={A: 99})
    t.do(A, "give_up")
    assert t.out(A) and t.owner(5) == B and t.cash(B) == 1599


def test_TP_BANKR_01_means_are_cash_refunds_and_unused_loans() -> None:
    position: dict[str, Any] = {"level": {1: 1, 3: 1, 37: 1, 39: 1}, "mortgaged": [5]}
    owns = {A: [1, 3, 5], B: [37, 39]}
    t = rent_due(39, owns, cash={A: 90}, **position)
    assert t.refused(A, "give_up") == "can_pay"
    t = rent_due(39, owns, cash={A: 89}, **position)
    t.do(A, "give_up")
    assert t.out(A)


def test_TP_BANKR_01_to_give_up_without_a_debt_is_to_leave() -> None:
    t = Table("theme-park", cash={A: 7}, owns={A: [5]}).do(A, "give_up")
    assert t.happened("out") == [("A", "bank")]
    assert t.waits(B) == "bid"


def test_TP_BANKR_02_everything_goes_to_the_creditor() -> None:
    t = rent_due(
        9,
        {A: [5, 39], B: [6, 8, 9]},
        level={6: 3, 8: 3, 9: 3},
        mortgaged=[39],
        cash={A: 40},
        holds={A: [LAMP_CARD]},
    )
    assert t.debts() == [(A, B, 300)]
    t.do(A, "give_up")
    assert t.out(A) and t.cash(A) == 0 and t.holds(A) == []
    assert all(t.owner(d) != A for d in range(40))
    assert t.cash(B) == 1540 and t.holds(B) == [LAMP_CARD]
    assert t.owner(5) == B and not t.mortgaged(5)
    assert t.owner(39) == B and t.mortgaged(39)


def test_TP_BANKR_03_pieces_go_back_for_half_and_the_money_to_the_creditor() -> None:
    t = rent_due(14, {A: [1, 3], B: [11, 13, 14]}, level={1: 1, 3: 1, 11: 3, 13: 3, 14: 3}, cash={A: 100})
    assert t.debts() == [(A, B, 500)] and t.stock() == (21, 12)
    bank = t.cash(BANK)
    t.do(A, "give_up")
    assert t.cash(B) == 1650 and t.cash(BANK) == bank - 50
    assert t.owner(1) == t.owner(3) == B and t.level(1) == t.level(3) == 0
    assert t.stock() == (23, 12)


def test_TP_BANKR_04_a_tenth_of_each_loan_is_due_at_once() -> None:
    t = left_with_mortgages(cash={A: 40, B: 0})
    bank = t.cash(BANK)
    assert t.cash(B) == 40 and t.waits(B) == "lift"
    assert t.refused(B, "keep_mortgage", 39) == "debt_pending"
    t.do(B, "keep_mortgage", 5).do(B, "keep_mortgage", 39)
    assert t.cash(B) == 10 and t.cash(BANK) == bank + 30
    assert t.mortgaged(5) and t.mortgaged(39) and t.owner(5) == t.owner(39) == B
    assert t.turn() == B and t.waits(B) == "roll"


def test_TP_BANKR_04_the_creditor_cannot_decline_a_property() -> None:
    t = left_with_mortgages(cash={A: 40})
    with pytest.raises(ActionError, match="no verb"):
        t.do(B, "decline_deed", 39)
    assert not t.may(B, "decline") and not t.may(B, "refuse", 39) and not t.may(B, "pass")
    assert t.refused(B, "roll") == "debt_pending"
    t.do(B, "keep_mortgage").do(B, "keep_mortgage")
    assert t.owner(39) == B


def test_TP_BANKR_05_the_new_owner_may_free_it_in_the_same_action() -> None:
    t = rent_due(9, {A: [39], B: [6, 8, 9]}, level={6: 3, 8: 3, 9: 3}, mortgaged=[39], cash={A: 40})
    t.do(A, "give_up")
    bank = t.cash(BANK)
    t.do(B, "lift", 39)
    assert t.cash(B) == 1540 - 220 and t.cash(BANK) == bank + 220 and not t.mortgaged(39)
    assert t.debts() == [] and t.turn() == B and t.waits(B) == "roll"


def test_TP_BANKR_05_one_may_be_held_and_the_next_freed() -> None:
    t = left_with_mortgages(cash={A: 40})
    t.do(B, "keep_mortgage", 5).do(B, "lift", 39)
    assert t.cash(B) == 1540 - 10 - 220 and not t.mortgaged(39) and t.mortgaged(5)
    assert t.waits(B) == "roll"


def test_TP_BANKR_06_or_hold_it_and_pay_a_tenth_again_later() -> None:
    t = left_with_mortgages(cash={A: 40}, seats=3)
    t.do(B, "keep_mortgage", 5).do(B, "keep_mortgage", 39)
    assert t.cash(B) == 1510
    t.throw(B, 4, 6).do(B, "end_turn")
    t.throw(C, 4, 6).do(C, "end_turn")
    before = t.cash(B)
    t.do(B, "lift", 39)
    assert t.cash(B) == before - 220 and not t.mortgaged(39)


def test_TP_BANKR_07_a_debt_to_the_bank_beyond_ones_means() -> None:
    t = Table("theme-park", at={A: 0}, cash={A: 20}, owns={A: [1]}, holds={A: [LAMP_CARD]})
    bank = t.cash(BANK)
    t.throw(A, 1, 3).do(A, "tax_flat")
    assert t.debts() == [(A, BANK, 200)]
    t.do(A, "give_up")
    assert t.out(A) and t.cash(A) == 0 and t.cash(BANK) == bank + 20
    assert t.owner(1) == BANK and t.holds(A) == [] and t.pile("magic_lamp") == ["jail_free"]


def test_TP_BANKR_07_a_debt_to_the_bank_within_ones_means() -> None:
    t = Table("theme-park", jailed={A: 3}, cash={A: 20}, owns={A: [1]}, deck={"magic_lamp": ["services"]})
    t.throw(A, 2, 5)
    assert t.debts() == [(A, BANK, 50)]
    assert t.refused(A, "give_up") == "can_pay" and t.refused(A, "end_turn") == "debt_pending"
    t.do(A, "mortgage", 1)
    assert not t.out(A) and t.mortgaged(1) and t.at(A) == 17 and t.cash(A) == 25


def test_TP_BANKR_08_the_bank_auctions_before_play_goes_on() -> None:
    t = about_to_owe_tax(4000, 20, [1, 5])
    t.do(A, "tax_percent").do(A, "give_up")
    assert t.happened("auction") == [(1,)]
    assert t.refused(B, "roll") == "auction_open"
    all_pass(t, B, C, D)
    assert t.owner(1) == BANK and t.happened("auction") == [(1,), (5,)]
    assert t.refused(B, "roll") == "auction_open"
    t.do(C, "bid", 90)
    all_pass(t, B, D)
    assert t.owner(5) == C and t.cash(C) == 1410
    assert t.turn() == B and t.waits(B) == "roll"


def test_TP_BANKR_09_free_of_any_mortgage() -> None:
    t = Table("theme-park", at={A: 0}, cash={A: 20}, owns={A: [39]}, mortgaged=[39])
    t.throw(A, 1, 3).do(A, "tax_flat").do(A, "give_up").do(C, "bid", 120)
    all_pass(t, B, D)
    assert t.owner(39) == C and t.cash(C) == 1380 and not t.mortgaged(39)
    assert t.waits(C) == "" and t.waits(B) == "roll"


def test_TP_BANKR_10_pieces_return_to_the_stock() -> None:
    t = about_to_owe_tax(3500, 0, [6, 8, 9], level={6: 1, 8: 1, 9: 1})
    t.do(A, "tax_percent")
    assert t.debts() == [(A, BANK, 350)] and t.stock() == (29, 12)
    t.do(A, "give_up")
    assert t.stock() == (32, 12)
    for d in (6, 8, 9):
        assert t.level(d) == 0 and t.happened("auction")[-1] == (d,)
        t.do(C, "bid", 10)
        all_pass(t, B, D)
        assert t.owner(d) == C
    assert t.cash(C) == 1470 and t.waits(B) == "roll"


def test_TP_BANKR_11_no_further_throw_after_doubles() -> None:
    t = Table("theme-park", at={A: 0}, cash={A: 10})
    t.throw(A, 2, 2).do(A, "tax_flat")
    assert t.out(A) and t.view(B)["out"][A] == 1
    assert t.refused(A, "roll") == "eliminated"
    assert t.turn() == B and t.waits(B) == "roll"


def test_TP_BANKR_11_who_is_out_neither_bids_nor_deals() -> None:
    t = Table("theme-park", at={A: 0}, cash={A: 10}, owns={A: [1], B: [5]})
    t.throw(A, 2, 2).do(A, "tax_flat").do(A, "give_up")
    assert t.waits(A) == "" and t.waits(B) == t.waits(C) == t.waits(D) == "bid"
    assert t.refused(A, "bid", 1) == "eliminated"
    assert t.refused(A, "offer", B, [], [5], 0) == "eliminated"
    all_pass(t, B, C, D)
    assert t.refused(A, "offer", B, [], [5], 0) == "eliminated"
    assert t.refused(B, "offer", A, [5], [], 0) == "eliminated"
    assert t.turn() == B and t.waits(B) == "roll"


@pytest.mark.parametrize("thrown", [False, True])
def test_TP_BANKR_11_another_players_turn_goes_on(thrown: bool) -> None:
    t = Table("theme-park", seats=3, turn=C, at={A: 13, B: 13, C: 36}, cash={C: 0}, owns={B: [39]})
    t.throw(C, 1, 2).do(C, "end_turn")
    if thrown:
        t.throw(A, 3, 4)
    t.do(B, "ask_rent")
    assert t.out(C) and t.turn() == A and t.waits(A) == ("end" if thrown else "roll")
    if not thrown:
        t.throw(A, 3, 4)
    t.do(A, "end_turn").throw(B, 3, 4).do(B, "end_turn")
    assert t.turn() == A and t.waits(A) == "roll"
    assert t.refused(C, "roll") == "eliminated"
