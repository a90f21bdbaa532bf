"""Jail (VL-JAIL)."""

from __future__ import annotations

from collections.abc import Callable

from freehold.testing import BANK, A, B, C, Table


def test_VL_JAIL_01_straight_into_jail() -> None:
    t = Table("villains", at={A: 22})
    t.throw(A, 2)
    assert (t.at(A), t.jailed(A)) == (8, 1)
    assert t.happened("jailed") == [("A",)]


def test_VL_JAIL_02_no_coins_and_no_ring_on_the_way() -> None:
    t = Table("villains", at={A: 22}, cash={A: 7}, flames=B)
    t.throw(A, 2)
    assert (t.cash(A), t.jailed(A), t.flames()) == (7, 1, B)


def test_VL_JAIL_02_what_the_die_brought_is_kept(own_cards: Callable[..., str]) -> None:
    path = own_cards(
        ("poison_apple", "locked_up", 'text = "Go to Jail."\ndoes = [["go_to_jail"]]'),
        ("poison_apple", "jail_rival", "count = 0"),
    )
    t = Table("villains", at={A: 30}, cash={A: 7}, flames=B, overlays=[path], deck={"poison_apple": ["locked_up"]})
    t.throw(A, 4)
    assert (t.at(A), t.jailed(A), t.cash(A), t.flames()) == (8, 1, 9, A)


def test_VL_JAIL_02_a_card_sends_there_without_passing_go() -> None:
    t = Table("villains", at={A: 28}, cash={A: 7}, flames=B, deck={"chance": ["go_to_jail"]})
    t.throw(A, 1)
    assert (t.at(A), t.jailed(A), t.cash(A), t.flames()) == (8, 1, 7, B)


def test_VL_JAIL_03_the_turn_is_over() -> None:
    t = Table("villains", at={A: 22})
    t.throw(A, 2)
    assert t.turn() == B
    assert t.refused(A, "pay_jail") == t.refused(A, "roll") == "not_your_turn"


def test_VL_JAIL_04_rights_of_a_prisoner() -> None:
    t = Table("villains", at={A: 12}, owns={B: [13, 1, 3, 10], C: [5, 7]}, jailed={B: 1}, stock=(2, 12))
    t.throw(A, 1).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (28, 32)
    t.do(B, "build", 1)
    assert t.level(1) == 1
    t.do(B, "offer", "C", [10], [], 2).do(C, "accept", 0)
    assert t.owner(10) == C
    t.do(C, "build", 5).do(B, "want", 1).do(B, "bid", 1)
    assert t.waits(C) == "bid"


def test_VL_JAIL_05_pay_and_play_an_ordinary_turn() -> None:
    t = Table("villains", jailed={A: 1}, cash={A: 9})
    t.do(A, "pay_jail")
    assert (t.cash(A), t.jailed(A)) == (4, 0)
    t.throw(A, 4)
    assert (t.at(A), t.waits(A)) == (12, "ride")


def test_VL_JAIL_05_not_with_four_coins_and_not_after_the_roll() -> None:
    t = Table("villains", jailed={A: 1}, cash={A: 4})
    assert t.refused(A, "pay_jail") == "not_enough_cash"
    t = Table("villains", jailed={A: 1})
    t.throw(A, 4)
    assert t.refused(A, "pay_jail") == "no_throw_left"


def test_VL_JAIL_05_the_choice_is_open_in_the_third_turn_as_well() -> None:
    t = Table("villains", jailed={A: 3})
    t.do(A, "pay_jail").throw(A, 1)
    assert (t.at(A), t.cash(A)) == (9, 23)


def test_VL_JAIL_06_a_card_frees() -> None:
    t = Table("villains", jailed={A: 1}, holds={A: ["jail_free:chance"]})
    t.do(A, "use_jail_card")
    assert (t.jailed(A), t.pile("chance"), t.cash(A)) == (0, ["jail_free"], 30)
    t.throw(A, 4)
    assert (t.at(A), t.waits(A), t.cash(A)) == (12, "ride", 30)


def test_VL_JAIL_06_not_without_a_card() -> None:
    t = Table("villains", jailed={A: 1})
    assert t.refused(A, "use_jail_card") == "no_card"


def test_VL_JAIL_07_the_card_may_be_bought() -> None:
    t = Table("villains", jailed={A: 1}, holds={C: ["jail_free"]})
    t.do(A, "offer", "C", [], [], -3, [], ["jail_free"])
    assert t.refused(A, "accept", 0) == "no_offer"
    t.do(C, "accept", 0)
    assert (t.cash(A), t.cash(C), t.holds(A)) == (27, 33, ["jail_free:chance"])
    t.do(A, "use_jail_card")
    assert t.jailed(A) == 0
    t = Table("villains", jailed={A: 1}, holds={C: ["jail_free"]})
    t.do(A, "offer", "C", [], [], -3, [], ["jail_free"]).do(C, "refuse", 0)
    assert t.holds(A) == []


def test_VL_JAIL_08_a_six_frees_and_moves() -> None:
    t = Table("villains", jailed={A: 1}, cash={A: 7}, deck={"poison_apple": ["take_flames"]})
    t.throw(A, 6)
    assert (t.at(A), t.cash(A), t.jailed(A), t.flames()) == (14, 7, 0, A)
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B


def test_VL_JAIL_08_another_number_does_not() -> None:
    t = Table("villains", jailed={A: 1}, cash={A: 7})
    t.throw(A, 5)
    assert (t.at(A), t.cash(A), t.jailed(A)) == (8, 7, 2)
    t.do(A, "end_turn")
    assert t.turn() == B


def test_VL_JAIL_09_two_failed_tries_cost_nothing() -> None:
    t = Table("villains", seats=2, jailed={A: 1}, at={B: 8})
    t.throw(A, 4).do(A, "end_turn").throw(B, 4).do(B, "stay").do(B, "end_turn")
    t.throw(A, 2).do(A, "end_turn")
    assert (t.jailed(A), t.at(A), t.cash(A)) == (3, 8, 30)


def test_VL_JAIL_10_the_third_failure_costs_five_and_moves() -> None:
    t = Table("villains", seats=2, jailed={A: 1}, at={B: 8}, cash={A: 8})
    t.throw(A, 3).do(A, "end_turn").throw(B, 4).do(B, "stay").do(B, "end_turn")
    t.throw(A, 2).do(A, "end_turn").throw(B, 4).do(B, "end_turn")
    t.throw(A, 4)
    assert (t.cash(A), t.at(A), t.jailed(A)) == (3, 12, 0)
    t.do(A, "stay")
    assert t.refused(A, "roll") == "no_throw_left"


def test_VL_JAIL_11_who_cannot_pay_settles_first_and_then_moves() -> None:
    t = Table("villains", jailed={A: 3}, cash={A: 3}, owns={A: [17]})
    bank = t.cash(BANK)
    t.throw(A, 4)
    assert (t.at(A), t.waits(A)) == (8, "debt")
    t.do(A, "give_property", 17)
    assert (t.cash(A), t.cash(BANK), t.owner(17), t.at(A)) == (0, bank + 3, BANK, 12)


def test_VL_JAIL_11_with_no_property_the_player_is_out() -> None:
    t = Table("villains", jailed={A: 3}, cash={A: 3})
    t.throw(A, 4)
    assert (t.out(A), t.turn(), t.happened("moved")) == (True, B, [])


def test_VL_JAIL_12_a_new_stay_has_three_new_tries() -> None:
    t = Table("villains", seats=2, jailed={A: 2}, at={B: 8}, deck={"poison_apple": ["take_flames"]})
    t.throw(A, 6).do(A, "end_turn").throw(B, 4).do(B, "stay").do(B, "end_turn")
    t.s.at[A] = 22
    t.throw(A, 2)
    assert t.jailed(A) == 1
    for n in (2, 3):
        t.throw(B, 4)
        if t.waits(B) == "ride":
            t.do(B, "stay")
        t.do(B, "end_turn").throw(A, 1)
        assert t.jailed(A) == n
        t.do(A, "end_turn")


def test_VL_JAIL_13_after_paying_a_six_is_like_any_number() -> None:
    t = Table("villains", jailed={A: 1}, cash={A: 9}, deck={"poison_apple": ["take_flames"]})
    t.do(A, "pay_jail").throw(A, 6)
    assert (t.at(A), t.cash(A), t.waits(A)) == (14, 4, "end")
    assert t.refused(A, "roll") == "no_throw_left"
