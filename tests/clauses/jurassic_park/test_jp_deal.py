"""Deals, debts and bankruptcies (JP-DEAL, JP-DEBT, JP-BANKR)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.testing import BANK, A, B, C, D, Table

COLD_CARD = "jail_free:cold_storage"
TREMOR_CARD = "jail_free:impact_tremor"


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def owing(rent_on: int = 39, **setting: Any) -> Table:
    """A has thrown 1+4 onto a space of B and is asked for its rent."""
    t = jp(**{"at": {A: rent_on - 5}, **setting})
    return t.throw(A, 1, 4).do(B, "ask_rent")


def test_JP_DEAL_01_at_any_time_between_any_two() -> None:
    t = jp(owns={B: [15]})
    t.do(B, "offer", C, [15], [], 300).do(C, "accept", 0)
    assert t.owner(15) == C
    assert (t.cash(B), t.cash(C)) == (1800, 1200)
    t.throw(A, 1, 3)
    t.do(C, "offer", B, [15], [], 100).do(B, "accept", 1)
    assert t.owner(15) == B


def test_JP_DEAL_02_a_fence_goes_along() -> None:
    t = jp(seats=3, owns={A: [8]}, level={8: 1})
    t.do(A, "offer", B, [8], [], 100).do(B, "accept", 0)
    assert t.owner(8) == B
    assert t.level(8) == 1
    assert t.stock() == (23, 0)
    t.throw(A, 3, 5).do(B, "ask_rent")
    assert t.cash(A) == 1570


def test_JP_DEAL_03_a_fence_alone_cannot_be_traded() -> None:
    t = jp(owns={A: [8]}, level={8: 1})
    assert t.refused(A, "trade_piece", B, 8) == "fence_not_alone"


def test_JP_DEAL_04_any_mix_of_property_cards_and_money() -> None:
    t = jp(owns={A: [8], B: [12]}, holds={B: [COLD_CARD]})
    t.do(A, "offer", B, [8], [12], 20, [], [COLD_CARD]).do(B, "accept", 0)
    assert (t.owner(8), t.owner(12)) == (B, A)
    assert t.holds(A) == [COLD_CARD]
    assert (t.cash(A), t.cash(B)) == (1520, 1480)


def test_JP_DEAL_04_nothing_else() -> None:
    t = jp(owns={A: [8]})
    assert t.refused(A, "offer", B, [], [], -100) == "not_a_deal"
    assert t.refused(A, "offer", B, [], [], 0, [TREMOR_CARD]) == "no_card"
    assert all(card.keep in ("", "jail_free") for deck in t.edition.file.deck.values() for card in deck.card)


def test_JP_DEAL_05_whatever_both_agree_on() -> None:
    t = jp(owns={A: [39]}, cash={B: 5})
    assert t.refused(A, "offer", B, [39], [], 6) == "not_enough_cash"
    t.do(A, "offer", B, [39], [], 1)
    assert t.owner(39) == A
    assert t.refused(C, "accept", 0) == "no_offer"
    t.do(B, "accept", 0)
    assert t.owner(39) == B
    assert t.cash(A) == 1501


def test_JP_DEAL_06_damaged_ones_too_without_a_fee() -> None:
    t = jp(owns={A: [23]}, damaged=[23])
    bank = t.cash(BANK)
    t.do(A, "offer", B, [23], [], 40).do(B, "accept", 0)
    assert t.damaged(23)
    assert (t.cash(A), t.cash(B), t.cash(BANK)) == (1540, 1460, bank)


def test_JP_DEAL_07_no_loans_and_no_promises() -> None:
    t = jp(owns={A: [8]})
    assert t.refused(A, "lend", B, 100) == "loan_forbidden"
    assert t.refused(A, "borrow", B, 100) == "loan_forbidden"
    assert t.refused(A, "promise", B) == "promise_forbidden"
    t = jp(owns={B: [8]})
    t.throw(A, 3, 5).do(A, "end_turn").throw(B, 1, 3)
    assert t.cash(A) == 1500


def test_JP_DEAL_08_a_jail_card_on_its_own() -> None:
    t = jp(holds={C: [COLD_CARD]})
    t.do(C, "offer", A, [], [], 40, [COLD_CARD]).do(A, "accept", 0)
    assert t.cash(A) == 1460
    assert t.holds(A) == [COLD_CARD]


def test_JP_DEBT_01_fences_must_be_sold() -> None:
    t = owing(14, cash={A: 20}, owns={A: [8, 18], B: [14]}, level={8: 1, 18: 1, 14: 1})
    assert t.debts() == [(A, B, 60)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "sell_fence", 8)
    assert t.debts() == [(A, B, 60)]
    t.do(A, "sell_fence", 18)
    assert t.cash(A) == 35
    assert t.debts() == []


def test_JP_DEBT_01_a_debt_beyond_reach_is_given_up() -> None:
    t = owing(24, cash={A: 20}, owns={A: [8, 18], B: [24]}, level={8: 1, 18: 1, 24: 1})
    assert t.debts() == [(A, B, 100)]
    t.do(A, "give_up")
    assert t.out(A)


def owing_70(**setting: Any) -> Table:
    """A (0) owns 15 and owes B 70 for the fenced 16."""
    return owing(16, cash={A: 0}, owns={A: [15, 8], B: [16]}, level={16: 1}, **setting)


def test_JP_DEBT_02_a_deal_that_pays_the_debt() -> None:
    t = owing_70(damaged=[8])
    assert t.refused(A, "offer", C, [15], [], 40) == "debt_pending"
    assert t.refused(A, "repair", 8) == "debt_pending"
    assert t.refused(A, "build_fence", 8) == "damaged"
    t.do(A, "offer", C, [15], [], 80).do(C, "accept", 0)
    assert (t.cash(A), t.cash(B), t.cash(C)) == (10, 1570, 1420)
    assert t.owner(15) == C
    assert t.debts() == []


def test_JP_DEBT_02_no_fence_while_in_debt() -> None:
    assert owing_70().refused(A, "build_fence", 8) == "debt_pending"


def test_JP_DEBT_03_nothing_moves_on_before_it_is_settled() -> None:
    t = jp(at={B: 22}, cash={B: 20}, owns={B: [11]}, level={11: 1})
    t.throw(A, 4, 1)
    assert t.waits(B) == "debt"
    assert (t.rex(), t.at(A)) == (22, 0)
    for verb in ("roll", "end_turn", "buy"):
        assert t.refused(A, verb) != ""
    t.do(B, "sell_fence", 11)
    assert (t.rex(), t.at(A)) == (24, 5)


def test_JP_BANKR_01_however_much_property_is_left() -> None:
    t = jp(at={A: 22}, cash={A: 0}, owns={A: [15, 39]}, seats=3)
    t.throw(A, 4, 1)
    assert t.debts() == [(A, BANK, 50)]
    assert t.refused(A, "sell_fence", 39) == "no_piece"
    t.do(A, "give_up")
    assert t.out(A)


def test_JP_BANKR_02_all_goes_to_the_creditor() -> None:
    t = owing(37, cash={A: 0}, owns={A: [15, 39], B: [37]}, holds={A: [COLD_CARD]})
    t.do(A, "give_up")
    assert (t.owner(15), t.owner(39)) == (B, B)
    assert t.holds(B) == [COLD_CARD]


def test_JP_BANKR_03_as_it_lies_and_without_a_fee() -> None:
    t = owing(37, cash={A: 0}, owns={A: [8, 39], B: [37]}, damaged=[8])
    t.do(A, "give_up")
    assert t.damaged(8)
    assert not t.damaged(39)
    assert t.cash(B) == 1500


def test_JP_BANKR_04_the_cash_goes_to_the_creditor() -> None:
    owns = {A: [11], B: [5, 15, 25, 35]}
    t = owing(15, cash={A: 20}, owns=owns, level={11: 1})
    assert t.debts() == [(A, B, 200)]
    t.do(A, "give_up")
    assert t.cash(B) == 1570
    assert t.owner(11) == B
    assert t.level(11) == 0
    assert t.stock() == (24, 0)


def test_JP_BANKR_05_back_to_the_bank_without_an_auction() -> None:
    t = jp(at={A: 22}, cash={A: 0}, owns={A: [15, 39]}, seats=3)
    t.throw(A, 4, 1).do(A, "give_up")
    assert (t.owner(15), t.owner(39)) == (BANK, BANK)
    assert t.happened("auction") == []
    assert t.turn() == B
    t = jp(turn=B, seats=3, at={A: 22, B: 10}, cash={A: 0}, owns={A: [15]})
    t.throw(B, 4, 1).do(A, "give_up")
    assert t.at(B) == 15
    assert t.waits(B) == "buy"


def test_JP_BANKR_06_damaged_ones_stay_damaged() -> None:
    t = jp(at={A: 22}, cash={A: 0}, owns={A: [8]}, damaged=[8], seats=3)
    t.throw(A, 4, 1).do(A, "give_up")
    assert t.owner(8) == BANK
    assert t.damaged(8)


def test_JP_BANKR_07_jail_cards_go_under_their_decks() -> None:
    t = jp(at={A: 22}, cash={A: 0}, holds={A: [TREMOR_CARD]}, seats=3)
    t.throw(A, 4, 1).do(A, "give_up")
    assert t.deck_size("impact_tremor") == 16
    assert t.pile("impact_tremor") == ["jail_free"]


def test_JP_BANKR_08_the_token_leaves_and_the_turn_passes_on() -> None:
    t = jp(at={A: 33}, cash={A: 10}, owns={B: [39]}, rex_at=35)
    t.throw(A, 3, 3).do(B, "ask_rent")
    assert t.out(A)
    assert t.turn() == B
    t.throw(B, 1, 3)
    assert t.rex() == 39
    assert t.cash(A) == 0
    assert t.refused(A, "roll") == "eliminated"
    assert not any(e[0] == "A" for e in t.happened("paid") if e[-1] == "toll")


@pytest.mark.parametrize("seat", [C, D])
def test_JP_BANKR_08_others_are_passed_as_before(seat: int) -> None:
    t = jp(at={seat: 22, B: 22})
    t.do(B, "leave").throw(A, 3, 1)
    assert t.cash(seat) == 1450
    assert t.cash(B) == 0
