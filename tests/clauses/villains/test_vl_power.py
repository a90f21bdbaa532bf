"""The Flames and the six powers (VL-POWER)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.testing import NOBODY, A, B, C, D, Table


def table(who: str, **setting: Any) -> Table:
    """A plays a character and holds the Flames unless told otherwise."""
    return Table("villains", **{"characters": {A: who}, "flames": A} | setting)


def test_VL_POWER_01_a_power_needs_the_flames() -> None:
    t = table("Jafar", at={A: 8, B: 12}, flames=NOBODY)
    t.throw(A, 4)
    assert (t.cash(A), t.cash(B)) == (30, 30)
    t = table("Jafar", at={A: 8, B: 12})
    t.throw(A, 4)
    assert (t.cash(A), t.cash(B)) == (35, 25)


def test_VL_POWER_02_one_power_at_a_time() -> None:
    cast = {A: "Cruella", B: "Scar"}
    t = Table("villains", seats=3, turn=C, at={A: 4, B: 30, C: 6}, characters=cast, flames=A)
    t.throw(C, 6).do(C, "stay").do(C, "end_turn")
    assert (t.cash(B), t.cash(C)) == (30, 30)
    t.throw(A, 4).do(A, "end_turn").throw(B, 2).do(B, "end_turn")
    assert (t.flames(), t.cash(A), t.cash(B)) == (B, 30, 32)
    t.throw(C, 4).do(C, "end_turn").throw(A, 6)
    assert (t.at(C), t.at(A)) == (16, 14)
    assert (t.cash(A), t.cash(C), t.cash(B)) == (29, 30, 33)


def test_VL_POWER_03_the_ring_is_taken_from_the_board_or_its_holder() -> None:
    t = table("Jafar", at={A: 30, B: 16}, flames=NOBODY)
    assert t.throw(A, 4).flames() == A
    t = table("Jafar", at={A: 30, B: 16}, flames=C)
    assert t.throw(A, 4).flames() == A
    assert t.happened("flames") == [("A",)]


def test_VL_POWER_04_the_ring_stays_until_another_reaches_go() -> None:
    t = table("Scar", seats=2, at={A: 22, B: 8})
    t.throw(A, 2)
    for _ in range(2):
        t.throw(B, 4)
        if t.waits(B) == "ride":
            t.do(B, "stay")
        t.do(B, "end_turn").throw(A, 3).do(A, "end_turn")
    assert (t.flames(), t.jailed(A)) == (A, 3)
    t = table("Scar", at={A: 30, B: 16})
    t.throw(A, 4)
    assert (t.flames(), t.cash(A)) == (A, 32)


def test_VL_POWER_05_the_power_works_from_the_taking_on() -> None:
    t = table("Cruella", at={A: 29, B: 31, C: 1, D: 16}, flames=NOBODY, owns={A: [3]})
    t.throw(A, 6)
    assert (t.at(A), t.flames()) == (3, A)
    assert (t.cash(A), t.cash(B), t.cash(C)) == (33, 30, 29)


def test_VL_POWER_05_those_on_go_itself_are_met_with_the_ring() -> None:
    t = table("Cruella", seats=2, at={A: 31, B: 0}, flames=NOBODY, owns={A: [3]})
    t.throw(A, 4)
    assert (t.cash(A), t.cash(B)) == (33, 29)
    t = table("Jafar", seats=2, at={A: 31, B: 0}, flames=NOBODY)
    t.throw(A, 1)
    assert (t.at(A), t.cash(A), t.cash(B)) == (0, 37, 25)


def test_VL_POWER_06_the_former_holder_loses_it_at_once() -> None:
    cast = {A: "Hook", B: "Evil Queen"}
    t = Table("villains", at={A: 30}, characters=cast, flames=B, deck={"poison_apple": ["take_flames"]})
    t.throw(A, 4)
    assert (t.at(A), t.flames(), t.waits(B), t.waits(A)) == (2, A, "", "end")
    assert t.cash(B) == 30


def test_VL_POWER_06_maleficent_at_a_chance_space_behind_go() -> None:
    cast = {A: "Hook", B: "Maleficent"}
    t = Table("villains", at={A: 29}, cash={A: 5}, characters=cast, flames=B, deck={"poison_apple": ["take_flames"]})
    t.throw(A, 5)
    assert (t.at(A), t.flames(), t.waits(B), t.cash(A)) == (2, A, "", 7)


def test_VL_POWER_07_one_coin_from_each_player_passed() -> None:
    t = table("Cruella", at={A: 0, B: 2, C: 4, D: 4}, cash={B: 5, C: 5, D: 5}, deck={"chance": ["pay_1"]})
    t.throw(A, 6)
    assert [t.cash(p) for p in (A, B, C, D)] == [32, 4, 4, 4]
    thefts = [p[0] for p in t.happened("paid") if p[3] == "theft"]
    assert thefts == ["B", "C", "D"]


def test_VL_POWER_08_and_from_those_where_she_lands() -> None:
    t = table("Cruella", at={A: 8, B: 12, C: 12, D: 0}, cash={B: 3, C: 0})
    t.throw(A, 4)
    assert [t.cash(p) for p in (A, B, C)] == [31, 2, 0]


def test_VL_POWER_09_only_her_own_move_counts() -> None:
    t = table("Cruella", seats=3, at={A: 3, B: 3, C: 1}, owns={A: [5]})
    t.throw(A, 2)
    assert t.cash(B) == 30
    t.do(A, "end_turn").throw(B, 1).do(B, "stay").do(B, "end_turn")
    t.throw(C, 5)
    assert t.at(C) == 6
    assert (t.cash(A), t.cash(C)) == (30, 30)


def test_VL_POWER_09_moves_by_card_count_in_both_directions() -> None:
    t = table("Cruella", seats=2, at={A: 28, B: 31}, deck={"chance": ["to_go"]})
    t.throw(A, 1)
    assert (t.at(A), t.cash(A), t.cash(B)) == (0, 33, 29)
    t = table("Cruella", seats=2, at={A: 16, B: 17}, deck={"chance": ["back_three"]}, owns={A: [15]})
    t.throw(A, 2)
    assert (t.at(A), t.cash(A), t.cash(B)) == (15, 32, 28)
    assert len(t.happened("paid")) == 2


def test_VL_POWER_09_a_direct_move_to_jail_meets_nobody() -> None:
    t = table("Cruella", seats=2, at={A: 22, B: 9})
    t.throw(A, 2)
    assert (t.jailed(A), t.cash(A), t.cash(B)) == (1, 30, 30)


def test_VL_POWER_10_just_visiting_is_on_the_path_and_jail_is_not() -> None:
    t = table("Cruella", at={A: 6, B: 8, D: 20}, jailed={C: 1}, owns={A: [10]})
    t.throw(A, 4)
    assert [t.cash(p) for p in (A, B, C)] == [31, 29, 30]
    t = table("Jafar", at={A: 6, B: 20}, jailed={C: 1})
    t.throw(A, 2)
    assert (t.at(A), t.cash(A), t.cash(C)) == (8, 30, 30)
    t = table("Jafar", at={A: 22}, jailed={C: 1})
    t.throw(A, 2)
    assert (t.jailed(A), t.cash(A), t.cash(C)) == (1, 30, 30)


def test_VL_POWER_11_five_coins_from_everybody_where_jafar_lands() -> None:
    t = table("Jafar", at={A: 8, B: 12, C: 12}, cash={A: 0, B: 12, C: 7})
    t.throw(A, 4)
    assert [t.cash(p) for p in (A, B, C)] == [10, 7, 2]


def test_VL_POWER_12_nothing_for_passing_or_being_landed_on() -> None:
    t = table("Jafar", seats=3, at={A: 8, B: 10, C: 8})
    t.throw(A, 4).do(A, "stay").do(A, "end_turn")
    assert (t.cash(A), t.cash(B)) == (30, 30)
    t.throw(B, 2)
    assert (t.at(B), t.cash(A), t.cash(B)) == (12, 30, 30)


def test_VL_POWER_13_scar_steals_at_the_moment_of_the_roll() -> None:
    t = Table("villains", turn=B, at={B: 6}, jailed={A: 1}, cash={B: 4}, characters={A: "Scar"}, flames=A)
    t.throw(B, 6)
    assert (t.cash(A), t.cash(B), t.at(B)) == (31, 3, 12)
    names = [e[0] for e in t.events()]
    assert names.index("paid") < names.index("moved")


def test_VL_POWER_13_he_has_the_coin_before_the_ring_is_lost() -> None:
    t = Table("villains", turn=B, at={A: 16, B: 30}, cash={B: 4}, characters={A: "Scar"}, flames=A)
    t.throw(B, 6)
    assert (t.cash(A), t.cash(B), t.flames(), t.at(B)) == (31, 5, B, 4)


def test_VL_POWER_14_every_throw_counts() -> None:
    deck = {"poison_apple": ["take_flames"]}
    t = Table("villains", turn=B, jailed={B: 1}, characters={A: "Scar"}, flames=A, deck=deck)
    t.throw(B, 6)
    assert (t.cash(A), t.cash(B), t.jailed(B)) == (31, 29, 0)
    t = Table("villains", turn=C, at={C: 8}, owns={B: [10]}, characters={A: "Scar"}, flames=A)
    t.throw(C, 2).do(B, "ask_rent").throw(C, 6)
    assert (t.cash(A), t.cash(B), t.cash(C)) == (31, 36, 23)


def test_VL_POWER_14_the_opening_throws_do_not() -> None:
    t = Table("villains", seats=2, opening=True)
    t.do(A, "choose_character", "Scar").do(B, "choose_character", "Hook").throw(A, 1).throw(B, 6)
    assert (t.cash(A), t.cash(B), t.turn()) == (30, 30, B)


def test_VL_POWER_15_his_own_sixes_and_other_numbers_bring_nothing() -> None:
    t = table("Scar", seats=2, at={A: 10, B: 7})
    t.throw(A, 6).do(A, "end_turn").throw(B, 5)
    assert (t.cash(A), t.cash(B)) == (30, 30)


def test_VL_POWER_16_maleficent_picks_a_victim_at_every_chance_landing() -> None:
    t = Table(
        "villains", seats=3, turn=B, at={B: 5}, cash={C: 5}, characters={A: "Maleficent"}, flames=A,
        deck={"chance": ["gain_1"]},
    )  # fmt: skip
    t.throw(B, 1)
    assert (t.waits(A), t.waits(B)) == ("victim", "")
    assert t.happened("drawn") == []
    t.do(A, "steal", "C")
    assert [t.cash(p) for p in (A, B, C)] == [31, 31, 4]
    t = table("Maleficent", seats=2, at={A: 5}, deck={"chance": ["gain_1"]})
    t.throw(A, 1).do(A, "steal", "B")
    assert (t.cash(A), t.cash(B)) == (32, 29)


def test_VL_POWER_16_a_jailed_victim_and_a_jailed_thief() -> None:
    t = Table(
        "villains", seats=3, turn=B, at={B: 5}, jailed={A: 1, C: 1}, characters={A: "Maleficent"}, flames=A,
        deck={"chance": ["gain_1"]},
    )  # fmt: skip
    t.throw(B, 1).do(A, "steal", "C")
    assert (t.cash(A), t.cash(C)) == (31, 29)


def test_VL_POWER_17_the_evil_queen_at_poison_apples() -> None:
    setting: dict[str, Any] = {"seats": 4, "turn": C, "characters": {A: "Evil Queen"}, "flames": A}
    t = Table("villains", at={C: 12}, deck={"poison_apple": ["take_flames"]}, **setting)
    t.do(D, "leave").throw(C, 2)
    assert t.waits(A) == "victim"
    assert t.refused(A, "steal", "A") == "not_a_target"
    assert t.refused(A, "steal", "D") == "eliminated"
    t.do(A, "steal", "B")
    assert (t.cash(A), t.cash(B), t.flames()) == (31, 29, C)
    t = Table("villains", at={C: 5}, deck={"chance": ["gain_1"]}, **setting)
    t.throw(C, 1)
    assert (t.waits(A), t.cash(A)) == ("", 30)


def test_VL_POWER_18_hook_may_throw_again_and_must_take_it() -> None:
    t = table("Hook", at={A: 16})
    t.throw(A, 2)
    assert (t.waits(A), t.at(A)) == ("reroll", 16)
    t.do(A, "reroll")
    assert t.refused(A, "keep_roll") == "no_reroll"
    t.throw(A, 5)
    assert (t.at(A), t.cash(A)) == (21, 27)
    assert t.refused(A, "reroll") == "no_reroll"
    assert t.refused(A, "roll") == "no_throw_left"


def test_VL_POWER_18_not_without_the_flames_and_not_for_the_move_that_brought_them() -> None:
    t = table("Hook", at={A: 30}, flames=NOBODY)
    assert t.refused(A, "reroll") == "no_flames"
    t.throw(A, 2)
    assert (t.at(A), t.flames(), t.waits(A)) == (0, A, "end")
    assert t.refused(A, "reroll") == "no_reroll"


def test_VL_POWER_18_a_throw_for_rent_as_well() -> None:
    t = table("Hook", at={A: 7}, owns={B: [10]})
    t.throw(A, 3).do(A, "keep_roll").do(B, "ask_rent").throw(A, 6)
    assert (t.waits(A), t.cash(A)) == ("reroll", 30)
    t.do(A, "reroll").throw(A, 1)
    assert (t.cash(A), t.cash(B), t.at(A)) == (29, 31, 10)


def test_VL_POWER_19_in_jail_the_second_result_decides_the_try() -> None:
    t = table("Hook", jailed={A: 1}, deck={"poison_apple": ["take_flames"]})
    t.throw(A, 3).do(A, "reroll").throw(A, 6)
    assert (t.at(A), t.jailed(A)) == (14, 0)
    t = table("Hook", jailed={A: 3})
    t.throw(A, 2).do(A, "reroll").throw(A, 4)
    assert (t.at(A), t.cash(A)) == (12, 25)
    t = table("Hook", jailed={A: 1})
    t.throw(A, 3).do(A, "reroll").throw(A, 2)
    assert t.jailed(A) == 2


def test_VL_POWER_20_only_his_own_throws() -> None:
    t = Table("villains", turn=B, at={B: 6}, owns={A: [10]}, characters={A: "Hook"}, flames=A)
    t.throw(B, 4).do(A, "ask_rent").throw(B, 6)
    assert t.refused(A, "reroll") == "no_reroll"
    assert (t.cash(A), t.cash(B)) == (36, 24)


def test_VL_POWER_21_the_power_comes_before_the_space() -> None:
    t = table("Jafar", at={A: 22, B: 25}, cash={A: 0, B: 9}, owns={B: [25]})
    t.throw(A, 3)
    assert (t.cash(A), t.cash(B)) == (5, 4)
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1, 8)


def test_VL_POWER_22_a_theft_takes_at_most_what_is_there() -> None:
    t = table("Jafar", at={A: 8, B: 12}, cash={A: 0, B: 3}, owns={B: [17]})
    t.throw(A, 4)
    assert (t.cash(A), t.cash(B), t.out(B), t.owner(17), t.debts()) == (3, 0, False, B, [])


def test_VL_POWER_23_using_a_power_is_no_duty() -> None:
    t = table("Maleficent", at={A: 5}, deck={"chance": ["gain_1"]})
    t.throw(A, 1).do(A, "stay")
    assert (t.cash(A), t.cash(B), t.waits(A)) == (31, 30, "end")
    t = table("Hook", at={A: 16})
    t.throw(A, 1).do(A, "keep_roll")
    assert (t.at(A), t.happened("rerolled")) == (17, [])


@pytest.mark.parametrize("verb", ["roll", "end_turn", "stay"])
def test_VL_POWER_23_the_game_waits_for_the_decision(verb: str) -> None:
    t = Table("villains", turn=B, at={B: 5}, characters={A: "Maleficent"}, flames=A, deck={"chance": ["gain_1"]})
    t.throw(B, 1)
    assert t.refused(B, verb) == "space_pending"
