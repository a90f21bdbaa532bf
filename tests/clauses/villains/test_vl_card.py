"""Cards (VL-CARD)."""

from __future__ import annotations

from collections.abc import Callable

from freehold.core.words import EVENTS
from freehold.testing import CHANCE, A, B, C, Table
from freehold.words import Teller


def test_VL_CARD_01_each_space_draws_from_its_own_deck() -> None:
    t = Table("villains", at={A: 5}, deck={"chance": ["gain_1"]})
    t.throw(A, 1)
    assert t.happened("drawn") == [("A", "gain_1")]
    assert (t.pile("chance"), t.pile("poison_apple")) == (["gain_1"], [])
    t = Table("villains", at={A: 12}, deck={"poison_apple": ["take_flames"]})
    t.throw(A, 2)
    assert (t.pile("chance"), t.pile("poison_apple")) == ([], ["take_flames"])


def test_VL_CARD_02_a_kept_card_waits_for_its_player() -> None:
    t = Table("villains", seats=3, at={A: 12, B: 16, C: 16}, deck={"poison_apple": ["skip_turn"]})
    t.throw(A, 2)
    assert (t.holds(A), t.deck_size("poison_apple")) == (["skip_turn:poison_apple"], 15)
    t.do(A, "end_turn").throw(B, 4).do(B, "stay").do(B, "end_turn").throw(C, 4).do(C, "stay").do(C, "end_turn")
    t.throw(A, 2).do(A, "end_turn")
    t.do(A, "use_card", "skip_turn", "C")
    assert (t.holds(A), t.skips(C)) == ([], 1)
    assert t.refused(A, "use_card", "skip_turn", "C") == "no_card"


def test_VL_CARD_03_other_cards_are_read_out_and_done_at_once() -> None:
    t = Table("villains", at={A: 5}, deck={"chance": ["gain_3"]})
    t.throw(A, 1)
    assert (t.cash(A), t.waits(A)) == (33, "end")
    drawn = next(e for e in t.s.said if e[0] == EVENTS.number("drawn"))
    assert "The Bank gives you 3 coins." in Teller(t.edition).sentence(drawn)
    assert t.happened("drawn") == [("A", "gain_3")]
    t = Table("villains", at={A: 5})
    t.throw(A, 1)
    assert t.waits(CHANCE) == "card"
    assert t.refused(A, "end_turn") == "space_pending"


def test_VL_CARD_04_a_used_card_goes_under_its_deck() -> None:
    t = Table("villains", at={A: 5}, deck={"chance": ["gain_3"]})
    t.throw(A, 1)
    assert (t.deck_size("chance"), t.pile("chance")) == (16, ["gain_3"])
    t = Table("villains", holds={A: ["skip_turn"]})
    assert t.deck_size("poison_apple") == 15
    t.do(A, "use_card", "skip_turn", "B")
    assert (t.deck_size("poison_apple"), t.pile("poison_apple")) == (16, ["skip_turn"])


def test_VL_CARD_05_poison_apples_work_against_others() -> None:
    t = Table("villains", seats=3, at={A: 12}, cash={C: 5}, deck={"poison_apple": ["steal_2"]})
    t.throw(A, 2)
    assert t.waits(A) == "victim"
    assert t.refused(A, "steal", "A") == "not_a_target"
    assert t.refused(A, "stay") == "space_pending"
    t.do(A, "steal", "C")
    assert (t.cash(A), t.cash(C), t.waits(A)) == (32, 3, "end")


def test_VL_CARD_05_a_theft_takes_at_most_what_is_there() -> None:
    t = Table("villains", seats=3, at={A: 12}, cash={C: 1}, deck={"poison_apple": ["steal_5"]})
    t.throw(A, 2).do(A, "steal", "C")
    assert (t.cash(A), t.cash(C), t.debts()) == (31, 0, [])


def test_VL_CARD_05_a_player_who_is_out_cannot_be_chosen() -> None:
    t = Table("villains", seats=3, at={A: 12}, deck={"poison_apple": ["steal_3"]})
    t.do(C, "leave").throw(A, 2)
    assert t.refused(A, "steal", "C") == "eliminated"
    assert t.refused(B, "steal", "A") == "not_your_turn"


def test_VL_CARD_06_a_player_misses_exactly_one_turn() -> None:
    t = Table("villains", seats=3, at={A: 16, B: 16, C: 16}, holds={A: ["skip_turn"]})
    t.do(A, "use_card", "skip_turn", "B")
    t.throw(A, 4).do(A, "stay").do(A, "end_turn")
    assert t.turn() == C
    t.throw(C, 4).do(C, "stay").do(C, "end_turn")
    t.throw(A, 1).do(A, "end_turn")
    assert t.turn() == B


def test_VL_CARD_06_a_missed_turn_in_jail_is_no_try() -> None:
    t = Table("villains", seats=2, at={A: 16}, jailed={B: 2}, owns={B: [1, 3, 21]}, skips={B: 1})
    t.throw(A, 4).do(A, "stay").do(A, "end_turn")
    assert (t.turn(), t.jailed(B)) == (A, 2)
    assert t.refused(B, "pay_jail") == "not_your_turn"
    t.do(B, "build", 1)
    t.throw(A, 1).do(B, "ask_rent")
    assert t.cash(A) == 27
    t.do(A, "end_turn")
    assert (t.turn(), t.jailed(B)) == (B, 2)


def test_VL_CARD_06_with_two_players_a_claim_lapses_at_the_next_roll() -> None:
    t = Table("villains", seats=2, at={A: 16}, owns={B: [17]}, holds={A: ["skip_turn"]})
    t.do(A, "use_card", "skip_turn", "B").throw(A, 1).do(A, "end_turn")
    assert (t.turn(), t.may(B, "ask_rent")) == (A, True)
    t.throw(A, 3)
    assert t.refused(B, "ask_rent") == "claim_expired"


def test_VL_CARD_02_a_kept_card_may_be_played_on_anothers_turn(own_cards: Callable[..., str]) -> None:
    keeps = 'count = 1\nkeep = "play"\nname = "Purse"\nraises = true\ntext = "Keep this. Play it for 4."\n'
    path = own_cards(
        ("poison_apple", "purse", keeps + 'does = [["from_bank", 4]]'), ("poison_apple", "skip_turn", "count = 2")
    )
    t = Table("villains", turn=A, holds={B: ["purse"]}, overlays=[path])
    t.do(B, "use_card", "purse")
    assert (t.cash(B), t.pile("poison_apple")) == (34, ["purse"])
    assert t.refused(B, "use_card", "purse") == "no_card"
