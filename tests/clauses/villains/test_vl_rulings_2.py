"""Rulings where the rulebook is silent (VL-OQ), second part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from freehold.bots.play import Player
from freehold.testing import BANK, NOBODY, A, B, C, D, Table

LEVY = 'text = "Every player pays you 2."\ndoes = [["from_each", 2]]'
RAID = 'text = "Steal 2 from everybody."\ndoes = [["steal_from_each", 2]]'
TREAT = 'text = "Pay each player 2."\ndoes = [["to_each", 2]]'


@pytest.fixture
def with_card(own_cards: Callable[..., str]) -> Callable[..., Table]:
    """A table at which A, on 5, is about to draw a card from Chance."""

    def table(card: str, **setting: Any) -> Table:
        path = own_cards(("chance", "pay_2", card))
        t = Table("villains", at={A: 5}, deck={"chance": ["pay_2"]}, overlays=[path], **setting)
        return t.throw(A, 1)

    return table


def test_VL_OQ_16_the_turn_is_ended_by_a_command() -> None:
    t = Table("villains", at={A: 8})
    t.throw(A, 4).do(A, "stay")
    assert t.refused(B, "roll") == "not_your_turn"
    t.do(A, "end_turn")
    assert t.may(B, "roll")


def test_VL_OQ_16_rent_may_be_asked_automatically() -> None:
    t = Table("villains", at={A: 12}, owns={B: [13]})
    t.throw(A, 1)
    player = Player(t.edition, 4, 3, ["simple"] * 4)
    player.game = t.s
    assert player.step() == (B, "ask_rent", (13,))
    assert t.cash(A) == 28


def test_VL_OQ_17_several_debtors_of_one_card_settle_apart(with_card: Callable[..., Table]) -> None:
    t = with_card(LEVY, cash={B: 5, C: 1, D: 0}, owns={C: [17]})
    assert (t.cash(B), t.out(D), t.waits(C), t.cash(A)) == (3, True, "debt", 32)
    assert t.refused(A, "end_turn") == "debt_pending"
    t.do(C, "give_property", 17)
    assert (t.cash(A), t.cash(C), t.owner(17), t.out(C)) == (33, 0, A, False)
    t.do(A, "end_turn")


def test_VL_OQ_17_in_parallel(with_card: Callable[..., Table]) -> None:
    t = with_card(LEVY, cash={B: 1, C: 1}, owns={B: [17], C: [21]}, jailed={C: 1})
    assert t.waits(B) == t.waits(C) == "debt"
    t.do(C, "give_property", 21)
    assert (t.waits(B), t.owner(21), t.cash(A)) == ("debt", A, 33)
    t.do(B, "give_property", 17)
    assert (t.cash(A), t.waits(A)) == (34, "end")


def test_VL_OQ_17_as_a_theft_it_makes_no_debt(with_card: Callable[..., Table]) -> None:
    t = with_card(RAID, cash={B: 5, C: 1, D: 0}, owns={C: [17]})
    assert [t.cash(p) for p in (A, B, C, D)] == [33, 3, 0, 0]
    assert (t.owner(17), t.out(D), t.debts()) == (C, False, [])


def test_VL_OQ_18_a_deal_must_cover_all_debts(with_card: Callable[..., Table]) -> None:
    t = with_card(TREAT, cash={A: 1}, owns={A: [22, 17]}, seats=4)
    assert t.debts() == [(A, B, 2), (A, C, 2), (A, D, 2)]
    assert t.refused(A, "offer", "D", [22], [], 4) == "debt_pending"
    t.do(A, "offer", "D", [22], [], 5).do(D, "accept", 0)
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 32, 32, 27]


def test_VL_OQ_18_the_check_with_two_creditors(with_card: Callable[..., Table]) -> None:
    t = with_card(TREAT, cash={A: 1}, owns={A: [22, 17]}, seats=3)
    t.do(A, "give_property", 17)
    assert (t.cash(B), t.owner(17), t.debts()) == (31, B, [(A, C, 2)])
    t.do(A, "give_property", 22)
    assert (t.cash(C), t.owner(22), t.debts(), t.out(A)) == (30, C, [], False)
    assert (t.cash(A), t.waits(A)) == (0, "end")


def test_VL_OQ_18_sold_for_enough_the_debts_are_paid_in_the_same_step(with_card: Callable[..., Table]) -> None:
    t = with_card(TREAT, cash={A: 1}, owns={A: [22, 17], B: [1]}, seats=3)
    assert t.refused(A, "offer", "B", [22], [], 1) == "debt_pending"
    t.do(A, "offer", "B", [22], [], 3).do(B, "accept", 0)
    assert (t.cash(A), t.cash(B), t.cash(C)) == (0, 29, 32)


def test_VL_OQ_18_giving_up_only_with_nothing_to_settle_with(with_card: Callable[..., Table]) -> None:
    t = with_card(TREAT, cash={A: 1}, owns={A: [22]}, holds={A: ["skip_turn"]}, seats=3)
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "give_property", 22)
    assert t.waits(A) == "debt"
    t.do(A, "give_up")
    assert (t.out(A), t.holds(C), t.cash(B), t.cash(C)) == (True, ["skip_turn:poison_apple"], 31, 30)


def test_VL_OQ_18_rent_asked_of_a_debtor_queues_behind(own_cards: Callable[..., str]) -> None:
    card = 'text = "Go back 3 and pay 2."\ndoes = [["go_back", 3], ["to_bank", 2]]'
    t = Table("villains", at={A: 16}, owns={B: [15], A: [1, 30]}, cash={A: 0}, deck={"chance": ["pay_2"]},
              overlays=[own_cards(("chance", "pay_2", card))])  # fmt: skip
    t.throw(A, 2).do(B, "ask_rent")
    assert t.debts() == [(A, BANK, 2), (A, B, 2)]
    t.do(A, "give_property", 1)
    assert (t.owner(1), t.debts()) == (BANK, [(A, B, 2)])
    t.do(A, "give_property", 30)
    assert (t.owner(30), t.debts(), t.waits(A)) == (B, [], "end")


def test_VL_OQ_18_a_debt_to_one_who_went_out_is_owed_to_the_receiver(with_card: Callable[..., Table]) -> None:
    t = with_card(LEVY, cash={B: 1, C: 9}, owns={B: [17], A: [19]}, seats=3)
    t.do(A, "leave")
    assert t.debts() == [(B, BANK, 2)]
    t.do(B, "give_property", 17)
    assert (t.owner(17), t.cash(B), t.turn()) == (BANK, 0, B)


def test_VL_OQ_18_a_debtor_may_ask_for_rent_still_open() -> None:
    t = Table("villains", seats=3, at={A: 16, B: 24}, owns={B: [17], C: [25, 27], A: [1]}, cash={B: 6}, turn=A)
    t.throw(A, 1).do(A, "end_turn")
    t.do(B, "ask_rent")
    assert t.cash(B) == 9
    t.throw(B, 1).do(C, "ask_rent")
    assert (t.cash(B), t.debts()) == (1, [])


def test_VL_OQ_19_the_auction_closes_when_all_others_have_passed() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, stock=(1, 12))
    t.do(A, "build", 1).do(C, "want", 1).do(A, "bid", 1).do(C, "bid", 2).do(A, "pass")
    assert (t.cash(C), t.waits(C)) == (28, "place")


def test_VL_OQ_19_a_new_bid_cancels_the_passes() -> None:
    t = Table("villains", owns={A: [1, 3], B: [5, 7], C: [17, 19]}, stock=(1, 12))
    t.do(A, "build", 1).do(B, "want", 1).do(C, "want", 1)
    t.do(A, "bid", 1).do(B, "pass").do(C, "bid", 2)
    assert t.waits(B) == "bid"


def test_VL_OQ_19_none_opens_while_a_debt_is_unsettled(own_cards: Callable[..., str]) -> None:
    t = Table("villains", seats=3, turn=B, at={B: 5}, owns={A: [1, 3], B: [30], C: [17, 19]}, cash={B: 1},
              stock=(1, 12), deck={"chance": ["pay_2"]})  # fmt: skip
    t.throw(B, 1)
    assert t.refused(A, "build", 1) == "debt_pending"
    t.do(B, "give_property", 30)
    assert t.refused(A, "build", 1) == ""


def test_VL_OQ_19_a_piece_sold_back_changes_neither_lot_nor_bidders() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3], B: [30, 31], C: [17, 19]}, level={30: 1}, stock=(1, 12))
    t.do(A, "build", 1).do(B, "want", 0).do(C, "want", 1).do(A, "bid", 1).do(B, "sell", 30)
    assert (t.waits(C), t.waits(B)) == ("bid", "")
    t.do(C, "pass").do(A, "build", 1)
    assert (t.level(1), t.cash(A), t.stock()) == (1, 29, (1, 12))


def test_VL_OQ_19_the_leader_keeps_a_place_for_the_piece() -> None:
    full = {1: 4, 3: 4, 17: 4, 19: 4}
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, level=full, stock=(16, 1))
    t.do(A, "build", 1).do(C, "want", 1).do(C, "bid", 1)
    assert t.refused(C, "sell", 17) == "auction_open"
    assert t.may(A, "sell", 1)


def test_VL_OQ_19_who_leaves_goes_out_when_the_auction_has_closed() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, stock=(1, 12))
    bank = t.cash(BANK)
    t.do(A, "build", 1).do(C, "want", 1).do(C, "bid", 3).do(C, "leave")
    assert not t.out(C)
    t.do(A, "pass")
    assert (t.out(C), t.cash(BANK), t.stock(), t.owner(17)) == (True, bank + 30, (1, 12), BANK)


def test_VL_OQ_20_a_card_that_spares_a_rent() -> None:
    t = Table("villains", seats=2, at={A: 16}, owns={B: [17]}, holds={A: ["dodge_rent"]})
    t.throw(A, 1)
    assert t.refused(A, "use_card", "dodge_rent") == "not_asked"
    t.do(B, "ask_rent")
    assert (t.waits(A), t.cash(A)) == ("spare", 30)
    t.do(A, "use_card", "dodge_rent")
    assert (t.cash(A), t.pile("poison_apple"), t.holds(A)) == (30, ["dodge_rent"], [])
    assert t.refused(B, "ask_rent") == "no_rent_due"
    assert t.waits(A) == "end"


def test_VL_OQ_20_declined_the_rent_is_due_and_unasked_the_card_stays() -> None:
    t = Table("villains", seats=2, at={A: 16, B: 8}, owns={B: [17, 19]}, holds={A: ["dodge_rent"]})
    t.throw(A, 1).do(B, "ask_rent").do(A, "stay")
    assert (t.cash(A), t.holds(A), t.waits(A)) == (24, ["dodge_rent:poison_apple"], "end")
    t = Table("villains", seats=2, at={A: 16, B: 8}, owns={B: [17]}, holds={A: ["dodge_rent"]})
    t.throw(A, 1).do(A, "end_turn").throw(B, 4)
    assert (t.cash(A), t.holds(A)) == (30, ["dodge_rent:poison_apple"])


def test_VL_OQ_20_before_the_throw_of_a_utility() -> None:
    t = Table("villains", at={A: 7}, owns={B: [10]}, holds={A: ["dodge_rent"]})
    t.throw(A, 3).do(B, "ask_rent")
    assert t.waits(A) == "spare"
    t.do(A, "stay").throw(A, 5)
    assert (t.cash(A), t.cash(B)) == (25, 35)
    t = Table("villains", at={A: 7}, owns={B: [10]}, holds={A: ["dodge_rent"]})
    t.throw(A, 3).do(B, "ask_rent").do(A, "use_card", "dodge_rent")
    assert (t.cash(A), t.waits(A)) == (30, "end")


def test_VL_OQ_20_in_need_only_a_card_that_brings_something() -> None:
    holds = {A: ["skip_turn", "steal_contract"], D: ["skip_turn"]}
    t = Table("villains", at={A: 23}, cash={A: 2}, owns={C: [17]}, holds=holds)
    t.throw(A, 2)
    assert t.refused(A, "use_card", "skip_turn", "B") == "debt_pending"
    assert t.refused(D, "use_card", "skip_turn", "B") == "debt_pending"
    t.do(A, "use_card", "steal_contract", 17)
    assert (t.owner(17), t.waits(A)) == (A, "debt")
    t.do(A, "offer", "B", [17], [], 2).do(B, "accept", 0)
    assert (t.owner(25), t.cash(A)) == (A, 0)


def test_VL_OQ_20_no_kept_card_in_an_auction() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3], C: [17, 19]}, stock=(1, 12), holds={B: ["skip_turn"]})
    t.do(A, "build", 1)
    assert t.refused(B, "use_card", "skip_turn", "A") == "auction_open"
    t.do(C, "want", 1)
    assert t.refused(B, "use_card", "skip_turn", "A") == "auction_open"


@pytest.mark.parametrize("space", [17, 9, 13, 6])
def test_VL_OQ_20_what_a_stolen_contract_cannot_be(space: int) -> None:
    t = Table("villains", owns={B: [17, 19, 21], A: [9]}, holds={A: ["steal_contract"]})
    assert t.refused(A, "use_card", "steal_contract", space) == "not_a_target"
    t.do(A, "use_card", "steal_contract", 21)
    assert (t.owner(21), t.pile("poison_apple")) == (A, ["steal_contract"])


def test_VL_OQ_21_two_skips_add_up() -> None:
    t = Table("villains", seats=2, at={A: 8}, holds={A: ["skip_turn", "skip_turn.2"]}, owns={B: [1, 3]})
    t.do(A, "use_card", "skip_turn", "B").do(A, "use_card", "skip_turn", "B")
    assert t.skips(B) == 2
    for _ in range(2):
        t.throw(A, 4).do(A, "stay").do(A, "end_turn")
        assert t.turn() == A
        t.s.at[A] = 8
    t.do(B, "build", 1)
    t.throw(A, 4).do(A, "stay").do(A, "end_turn")
    assert (t.turn(), t.skips(B)) == (B, 0)


def test_VL_OQ_21_a_turn_that_has_begun_is_not_the_next_one() -> None:
    t = Table("villains", seats=3, at={A: 8, B: 8, C: 8}, holds={C: ["skip_turn"]})
    t.throw(A, 4).do(A, "stay").do(A, "end_turn")
    t.do(C, "use_card", "skip_turn", "B")
    t.throw(B, 4).do(B, "stay").do(B, "end_turn")
    t.throw(C, 4).do(C, "stay").do(C, "end_turn").throw(A, 4).do(A, "end_turn")
    assert t.turn() == C


def test_VL_OQ_22_a_card_sends_another_to_jail() -> None:
    t = Table("villains", at={A: 12, C: 20}, cash={C: 6}, jailed={D: 1}, holds={C: ["jail_free"]}, flames=C,
              deck={"poison_apple": ["jail_rival"]})  # fmt: skip
    t.throw(A, 2)
    assert t.refused(A, "pick", "D") == "not_a_target"
    assert t.refused(A, "pick", "A") == "not_a_target"
    t.do(A, "pick", "C")
    assert (t.at(C), t.jailed(C), t.cash(C), t.flames()) == (8, 1, 6, C)
    assert (t.turn(), t.waits(A)) == (A, "end")
    t.do(A, "end_turn").throw(B, 4).do(B, "stay").do(B, "end_turn")
    assert t.turn() == C
    assert t.may(C, "pay_jail")
    assert t.may(C, "use_jail_card")
    t.throw(C, 5)
    assert t.jailed(C) == 2


def test_VL_OQ_22_with_nobody_to_pick_it_does_nothing() -> None:
    t = Table("villains", seats=3, at={A: 12}, jailed={B: 1, C: 2}, deck={"poison_apple": ["jail_rival"]})
    t.throw(A, 2)
    assert (t.waits(A), t.jailed(B), t.jailed(C)) == ("end", 1, 2)


def test_VL_OQ_23_a_debt_to_one_who_leaves_is_owed_on(with_card: Callable[..., Table]) -> None:
    t = with_card(LEVY, cash={B: 5, C: 1}, owns={C: [17]}, seats=3)
    assert (t.cash(B), t.waits(C)) == (3, "debt")
    t.do(A, "leave")
    assert t.debts() == [(C, BANK, 2)]
    t.do(C, "give_property", 17)
    assert (t.owner(17), t.turn()) == (BANK, B)


def test_VL_OQ_23_what_was_not_carried_out_lapses() -> None:
    t = Table("villains", seats=3)
    t.throw(A, 4).do(A, "leave")
    assert (t.out(A), t.happened("rode"), t.turn()) == (True, [], B)
    t = Table("villains", seats=3, at={A: 12}, deck={"poison_apple": ["steal_2"]})
    t.throw(A, 2).do(A, "leave")
    assert (t.pile("poison_apple"), t.cash(B), t.turn(), t.waits(B)) == (["steal_2"], 30, B, "roll")
    t = Table("villains", seats=3, jailed={A: 3}, cash={A: 3}, owns={A: [17]})
    t.throw(A, 4).do(A, "leave")
    assert (t.happened("moved"), t.owner(17), t.turn()) == ([], BANK, B)


def test_VL_OQ_23_a_power_unused_and_a_rent_undecided() -> None:
    t = Table("villains", seats=3, at={A: 5}, characters={B: "Maleficent"}, flames=B, deck={"chance": ["gain_1"]})
    t.throw(A, 1).do(B, "leave")
    assert (t.cash(A), t.flames(), t.waits(A)) == (31, NOBODY, "end")
    t = Table("villains", seats=3, at={A: 16}, owns={B: [17]}, holds={A: ["dodge_rent"]})
    t.throw(A, 1).do(B, "ask_rent").do(A, "leave")
    assert (t.cash(B), t.turn(), t.debts()) == (30, B, [])
    t = Table("villains", seats=3, at={A: 7}, owns={B: [10]}, characters={A: "Hook"}, flames=A)
    t.throw(A, 3).do(A, "keep_roll").do(B, "ask_rent").throw(A, 4).do(A, "leave")
    assert (t.cash(B), t.turn(), t.debts()) == (30, B, [])


def test_VL_OQ_23_off_turn_the_turn_in_progress_goes_on() -> None:
    t = Table("villains", seats=3, at={A: 12}, owns={B: [13]})
    t.throw(A, 1).do(A, "offer", "B", [], [13], -1).do(B, "leave")
    assert (t.turn(), t.waits(A), t.claims(B), t.happened("voided")) == (A, "end", [], [(0,)])
