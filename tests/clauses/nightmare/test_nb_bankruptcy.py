"""Bankruptcy, what it leaves, and the end of the game (NB-BANKR, NB-END)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.testing import BANK, A, ActionError, B, C, D, Table

LATE = "jail_free:halloween_presents"
CARD = "jail_free:christmas_presents"


def broke(**setting: Any) -> Table:
    """A has landed on p39 of B with its Assembly Line and gives up over 2000."""
    owns = {B: [37, 39], **setting.pop("owns", {})}
    level = {37: 5, 39: 5, **setting.pop("level", {})}
    t = Table("nightmare", at={A: 34}, owns=owns, level=level, **setting)
    return t.throw(A, 2, 3).do(B, "ask_rent").do(A, "give_up")


def all_pass(t: Table) -> None:
    """Everybody who is asked for a bid passes."""
    for p in [q for q in (A, B, C, D) if t.waits(q) == "bid"]:
        t.do(p, "pass")


def test_NB_BANKR_01_the_bankrupt_are_out() -> None:
    t = Table("nightmare", cash={A: 0})
    t.throw(A, 2, 2)
    assert (t.out(A), t.turn(), t.waits(B)) == (True, B, "roll")
    assert t.refused(A, "roll") == "eliminated"
    t.throw(B, 1, 2).do(B, "decline")
    assert t.refused(A, "bid", 5) == "eliminated"
    assert t.refused(A, "offer", B, [], [], 5) == "eliminated"
    all_pass(t)
    assert t.refused(B, "offer", A, [], [3], 5) != ""


def test_NB_BANKR_01_out_of_turn_the_turn_goes_on_and_the_seat_is_skipped() -> None:
    t = Table("nightmare", cash={C: 0}, deck={"christmas_presents": ["birthday"]})
    t.throw(A, 1, 1)
    assert (t.out(C), t.turn(), t.waits(A)) == (True, A, "roll")
    t.throw(A, 3, 5).do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn")
    assert t.turn() == D


def test_NB_BANKR_02_all_that_could_be_raised_goes_to_the_creditor() -> None:
    t = broke(cash={A: 20}, owns={A: [1, 3]}, level={1: 1, 3: 1}, holds={A: [CARD]})
    assert t.cash(B) == 1500 + 20 + 50 + 60
    assert t.stock() == (32, 10)
    assert t.level(1) == t.level(3) == 0


def test_NB_BANKR_02_theme_park_leaves_the_deeds_face_up() -> None:
    t = Table(
        "theme-park",
        at={A: 34},
        cash={A: 20},
        owns={A: [1, 3], B: [37, 39]},
        level={1: 1, 3: 1, 37: 5, 39: 5},
    )
    t.throw(A, 2, 3).do(B, "ask_rent").do(A, "give_up")
    assert (t.cash(B), t.mortgaged(1), t.mortgaged(3)) == (1570, False, False)


def test_NB_BANKR_03_so_do_the_mortgaged_properties_and_the_cards() -> None:
    t = broke(cash={A: 20}, owns={A: [1, 3]}, level={1: 1, 3: 1}, holds={A: [CARD]})
    assert (t.owner(1), t.owner(3), t.holds(B)) == (B, B, [CARD])
    assert t.mortgaged(1)
    assert t.mortgaged(3)
    assert (t.cash(A), t.holds(A), t.out(A)) == (0, [], True)
    assert all(t.owner(d) != A for d in range(40))


def test_NB_BANKR_04_a_tenth_of_each_mortgage_is_due_at_once() -> None:
    t = broke(cash={A: 0, B: 0}, owns={A: [5, 15]}, mortgaged=[5, 15])
    assert t.waits(B) == "lift"
    with pytest.raises(ActionError, match="no verb"):
        t.do(B, "decline_deed", 5)
    assert not t.may(B, "decline")
    t = Table("nightmare", at={A: 0}, cash={A: 40, B: 0}, owns={A: [5, 39], B: [3, 1]}, level={1: 5, 3: 5})
    t.throw(A, 1, 2).do(B, "ask_rent").do(A, "mortgage", 5).do(A, "mortgage", 39).do(A, "give_up")
    bank = t.cash(BANK)
    assert t.cash(B) == 340
    t.do(B, "keep_mortgage", 5).do(B, "keep_mortgage", 39)
    assert (t.cash(B), t.cash(BANK)) == (340 - 30, bank + 30)
    assert (t.mortgaged(5), t.mortgaged(39), t.turn()) == (True, True, B)


def test_NB_BANKR_04_out_of_the_money_just_received_if_need_be() -> None:
    t = Table("nightmare", cash={A: 30, B: 0}, owns={A: [5, 39], B: [3, 1]}, level={1: 5, 3: 5}, mortgaged=[5, 39])
    t.throw(A, 1, 2).do(B, "ask_rent").do(A, "give_up")
    assert t.cash(B) == 30
    t.do(B, "keep_mortgage").do(B, "keep_mortgage")
    assert (t.cash(B), t.debts()) == (0, [])


def test_NB_BANKR_04_repaid_at_once_the_tenth_is_paid_once() -> None:
    t = Table("nightmare", cash={A: 0}, owns={A: [5, 39], B: [3, 1]}, level={1: 5, 3: 5}, mortgaged=[5, 39])
    t.throw(A, 1, 2).do(B, "ask_rent").do(A, "give_up")
    t.do(B, "keep_mortgage", 5).do(B, "lift", 39)
    assert (t.cash(B), t.mortgaged(39)) == (1500 - 10 - 220, False)
    t.do(B, "lift", 5)
    assert t.cash(B) == 1270 - 110, "later it is paid again"


def test_NB_BANKR_05_debt_to_the_bank_everything_is_auctioned() -> None:
    t = Table("nightmare", cash={A: 20}, owns={A: [1, 5]}, mortgaged=[5])
    bank = t.cash(BANK)
    t.throw(A, 1, 3).do(A, "give_up")
    assert t.happened("mortgaged") == [("A", 1, 30)]
    assert t.happened("paid") == [("bank", "A", 30, "loan"), ("A", "bank", 50, "estate")]
    assert t.cash(BANK) == bank + 20
    assert t.happened("auction") == [(1,)]
    all_pass(t)
    assert t.happened("auction") == [(1,), (5,)]
    t.do(C, "bid", 90)
    all_pass(t)
    assert (t.owner(1), t.owner(5), t.cash(C)) == (BANK, C, 1410)
    assert (t.turn(), t.waits(B)) == (B, "roll")


def test_NB_BANKR_06_free_of_mortgage() -> None:
    t = Table("nightmare", cash={A: 0}, owns={A: [39]}, mortgaged=[39], at={B: 35})
    t.throw(A, 1, 3).do(A, "give_up").do(C, "bid", 120)
    all_pass(t)
    assert (t.owner(39), t.cash(C), t.mortgaged(39), t.waits(C)) == (C, 1380, False, "")
    t.throw(B, 1, 3).do(C, "ask_rent")
    assert (t.cash(B), t.cash(C)) == (1450, 1430)


def test_NB_BANKR_06_also_what_was_mortgaged_only_for_the_debt() -> None:
    t = Table("nightmare", cash={A: 20}, owns={A: [1]})
    t.throw(A, 1, 3).do(A, "give_up")
    assert not t.mortgaged(1)
    t.do(D, "bid", 7)
    all_pass(t)
    assert (t.owner(1), t.mortgaged(1), t.cash(D)) == (D, False, 1493)


def test_NB_BANKR_07_release_cards_go_under_their_piles() -> None:
    t = Table("nightmare", cash={A: 0}, holds={A: [LATE]})
    t.throw(A, 1, 3).do(A, "give_up")
    assert (t.pile("halloween_presents"), t.deck_size("halloween_presents")) == (["jail_free"], 16)
    assert t.pile("christmas_presents") == []


def test_NB_END_01_the_only_player_left_wins_at_once() -> None:
    t = Table("nightmare", seats=3, turn=C, at={C: 0}, cash={B: 0, C: 0}, owns={B: [5]}, mortgaged=[5])
    t.throw(C, 1, 3)
    assert (t.out(C), t.over()) == (True, False)
    t.throw(A, 4, 6).do(A, "end_turn")
    t.s.at[B] = 0
    t.throw(B, 1, 3).do(B, "give_up")
    assert (t.over(), t.winner(), t.happened("auction")) == (True, A, [])
    assert t.refused(A, "roll") == "game_over"


def test_NB_END_01_no_tenth_is_due_any_more() -> None:
    t = Table("nightmare", seats=2, cash={A: 0, B: 5}, owns={A: [39], B: [1, 3]}, level={1: 5, 3: 5}, mortgaged=[39])
    t.throw(A, 1, 2).do(B, "ask_rent").do(A, "give_up")
    assert (t.over(), t.winner(), t.cash(B), t.debts(), t.waits(B)) == (True, B, 5, [], "")
    assert t.refused(B, "roll") == "game_over"


def test_NB_END_02_being_rich_does_not_win() -> None:
    t = Table("nightmare", seats=2, turn=B, at={B: 35}, cash={A: 20000, B: 5}, owns={B: [1]})
    assert (t.over(), t.winner()) == (False, None)
    t.throw(B, 4, 2)
    assert (t.cash(B), t.over()) == (205, False)
    t.do(B, "end_turn")
    assert t.waits(A) == "roll"
