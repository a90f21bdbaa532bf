"""Debts (VL-DEBT), going out (VL-BANKR) and the end (VL-END)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from freehold.testing import BANK, NOBODY, A, B, C, D, Table


def asked(rent_on: int, owner: dict[int, list[int]], **setting: Any) -> Table:
    """A has landed on a property of B's and B has asked."""
    t = Table("villains", at={A: rent_on - 1} | setting.pop("at", {}), owns=owner, **setting)
    t.throw(A, 1)
    return t.do(B, "ask_rent", rent_on)


def test_VL_DEBT_01_pieces_are_sold_first() -> None:
    pieces = {17: 2, 19: 2, 9: 3, 11: 3}
    t = asked(9, {B: [9, 11], A: [17, 19, 1]}, cash={A: 4}, level=pieces)
    assert (t.debts(), t.waits(A)) == ([(A, B, 7)], "debt")
    assert t.refused(A, "give_property", 1) == "buildings_left"
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "sell", 17).do(A, "sell", 19).do(A, "sell", 17)
    assert (t.cash(A), t.cash(B), t.debts(), t.level(19)) == (0, 37, [], 1)


def test_VL_DEBT_02_then_one_property_settles_it() -> None:
    t = asked(25, {B: [25, 27], A: [1, 13]}, cash={A: 3})
    assert t.debts() == [(A, B, 8)]
    t.do(A, "give_property", 1)
    assert (t.owner(1), t.cash(A), t.cash(B), t.debts()) == (B, 0, 33, [])
    assert (t.owner(13), t.waits(A)) == (A, "end")


def test_VL_DEBT_03_only_after_every_piece_is_sold() -> None:
    t = asked(25, {B: [25, 27], A: [13, 17, 19]}, cash={A: 0}, level={17: 1, 19: 1})
    assert t.refused(A, "give_property", 13) == "buildings_left"
    t.do(A, "sell", 17)
    assert t.refused(A, "give_property", 13) == "buildings_left"
    t.do(A, "sell", 19).do(A, "give_property", 13)
    assert (t.owner(13), t.cash(B)) == (B, 32)


def test_VL_DEBT_04_to_the_bank_it_goes_back_unowned(own_cards: Callable[..., str]) -> None:
    path = own_cards(("chance", "pay_2", 'text = "Pay 5."\ndoes = [["to_bank", 5]]'))
    t = Table("villains", seats=2, at={A: 5, B: 16}, cash={A: 2}, owns={A: [17]}, deck={"chance": ["pay_2"]},
              overlays=[path])  # fmt: skip
    assert t.refused(A, "give_property", 17) == "not_asked"
    bank = t.cash(BANK)
    t.throw(A, 1).do(A, "give_property", 17)
    assert (t.owner(17), t.cash(A), t.cash(BANK), t.debts()) == (BANK, 0, bank + 2, [])
    assert t.happened("auction") == []
    t.do(A, "end_turn").throw(B, 1)
    assert (t.owner(17), t.cash(B)) == (B, 27)


def test_VL_DEBT_05_whatever_it_is_worth() -> None:
    t = asked(1, {B: [1], A: [30]}, cash={A: 0})
    assert t.debts() == [(A, B, 1)]
    t.do(A, "give_property", 30)
    assert (t.owner(30), t.cash(A), t.cash(B), t.debts()) == (B, 0, 30, [])
    t = asked(13, {B: [13, 15], A: [22, 17]}, cash={A: 0}, level={13: 5, 15: 5})
    assert t.debts() == [(A, B, 14)]
    t.do(A, "give_property", 22)
    assert (t.owner(22), t.owner(17), t.debts()) == (B, A, [])


def test_VL_DEBT_06_the_coins_are_paid_first() -> None:
    t = asked(25, {B: [25, 27], A: [1]}, cash={A: 3})
    t.do(A, "give_property", 1)
    assert (t.cash(A), t.cash(B), t.owner(1)) == (0, 33, B)
    assert [p[2] for p in t.happened("paid")] == [3]


def test_VL_DEBT_07_without_property_one_plays_on_when_the_debt_is_settled() -> None:
    t = asked(25, {B: [25, 27], A: [1]}, cash={A: 0})
    t.do(A, "give_property", 1)
    assert (t.out(A), t.cash(A), t.waits(A)) == (False, 0, "end")
    t.do(A, "end_turn")
    assert t.turn() == B


def test_VL_DEBT_08_a_deal_that_pays_the_whole_debt() -> None:
    t = asked(25, {B: [25, 27], A: [22, 1, 3]}, cash={A: 2})
    assert t.refused(A, "offer", "C", [22], [], 1) == "debt_pending"
    assert t.refused(A, "build", 1) == "debt_pending"
    t.do(A, "offer", "C", [22], [], 6).do(C, "accept", 0)
    assert (t.owner(22), t.cash(A), t.cash(B), t.debts(), t.waits(A)) == (C, 0, 38, [], "end")


def test_VL_DEBT_08_the_creditor_may_be_the_partner() -> None:
    t = asked(25, {B: [25, 27], A: [22]}, cash={A: 2})
    t.do(A, "offer", "B", [22], [], 6).do(B, "accept", 0)
    assert (t.owner(22), t.cash(A), t.cash(B), t.debts()) == (B, 0, 32, [])


def test_VL_BANKR_01_nothing_left_to_settle_with() -> None:
    t = asked(17, {B: [17]}, cash={A: 1}, seats=3)
    assert (t.out(A), t.cash(A), t.cash(B)) == (True, 0, 31)
    for verb in ("roll", "end_turn", "give_up", "leave"):
        assert t.refused(A, verb) == "eliminated"


def test_VL_BANKR_02_a_player_gets_cards_and_coins() -> None:
    holds = {A: ["jail_free:chance", "skip_turn:poison_apple"]}
    t = asked(17, {B: [17]}, cash={A: 1}, seats=3, holds=holds)
    assert (t.waits(A), t.out(A)) == ("debt", False)
    t.do(A, "give_up")
    assert (t.cash(B), sorted(t.holds(B))) == (31, ["jail_free:chance", "skip_turn:poison_apple"])
    assert t.out(A)


def test_VL_BANKR_02_another_kept_chance_card_goes_under_its_deck(own_cards: Callable[..., str]) -> None:
    cloak = 'count = 1\nkeep = "play"\nname = "Purse"\ntext = "Keep this."'
    path = own_cards(("chance", "purse", cloak), ("chance", "pay_2", "count = 0"))
    t = asked(17, {B: [17]}, cash={A: 1}, seats=3, holds={A: ["purse"]}, overlays=[path])
    t.do(A, "give_up")
    assert (t.holds(B), t.pile("chance")) == ([], ["purse"])


def test_VL_BANKR_03_to_the_bank_the_cards_go_under_their_decks() -> None:
    t = Table("villains", seats=3, at={A: 5}, cash={A: 1}, holds={A: ["jail_free"]}, deck={"chance": ["pay_2"]})
    bank = t.cash(BANK)
    t.throw(A, 1).do(A, "give_up")
    assert (t.pile("chance"), t.deck_size("chance"), t.cash(BANK)) == (["pay_2", "jail_free"], 16, bank + 1)


def test_VL_BANKR_04_the_others_play_on_and_the_token_is_gone() -> None:
    cast = {A: "Jafar"}
    t = Table("villains", seats=3, turn=B, at={A: 12, B: 16, C: 8}, cash={B: 2}, owns={A: [17]}, characters=cast)
    t.throw(B, 1).do(A, "ask_rent")
    assert (t.out(B), t.turn()) == (True, C)
    t.throw(C, 4).do(C, "stay").do(C, "end_turn")
    assert t.turn() == A
    t.s.flames = A
    t.throw(A, 5)
    assert (t.at(A), t.cash(A), t.waits(A)) == (17, 32, "end")


def test_VL_BANKR_05_after_a_failed_purchase_all_goes_back() -> None:
    t = Table("villains", seats=3, at={A: 23, B: 16}, cash={A: 2}, owns={A: [17, 9]})
    t.throw(A, 2).do(A, "give_up")
    assert [t.owner(d) for d in (17, 9, 25)] == [BANK, BANK, BANK]
    assert t.happened("auction") == []
    t.throw(B, 1)
    assert (t.owner(17), t.cash(B)) == (B, 27)


def test_VL_BANKR_06_the_ring_lies_beside_the_board_again() -> None:
    t = asked(17, {B: [17]}, cash={A: 1}, seats=3, flames=A, characters={A: "Scar"}, at={B: 16, C: 30})
    assert (t.out(A), t.flames()) == (True, NOBODY)
    assert t.happened("flames_back") == [("A",)]
    t.throw(B, 4).do(B, "stay").do(B, "end_turn").throw(C, 3)
    assert t.flames() == C


def test_VL_END_01_the_last_player_wins_at_once() -> None:
    t = asked(17, {B: [17]}, cash={A: 1, B: 0}, seats=2)
    assert (t.over(), t.winner()) == (True, B)
    assert t.refused(B, "roll") == "game_over"
    t = Table("villains", seats=2, cash={A: 0})
    t.do(B, "leave")
    assert (t.winner(), t.cash(A)) == (A, 0)


def test_VL_END_02_with_two_or_more_left_the_game_goes_on() -> None:
    t = asked(17, {B: [17]}, cash={A: 1}, seats=4)
    assert (t.over(), t.winner(), t.turn()) == (False, None, B)
    assert [t.out(p) for p in (A, B, C, D)] == [True, False, False, False]
