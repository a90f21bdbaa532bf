"""The course of a turn, the salary on the way, and the spaces where nothing happens (NB-TURN, NB-GO, NB-PARK)."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, CHANCE, A, B, C, D, Table

HALLOWEEN = "halloween_presents"
CHRISTMAS = "christmas_presents"


def test_NB_TURN_01_the_highest_throw_begins() -> None:
    t = Table("nightmare", opening=True)
    t.throw(A, 3, 4).throw(B, 6, 5).throw(C, 2, 2).throw(D, 1, 6)
    assert [t.at(seat) for seat in (A, B, C, D)] == [0, 0, 0, 0]
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1500] * 4
    order = [t.turn()]
    for seat in (B, C, D):
        t.throw(seat, 4, 6).do(seat, "end_turn")
        order.append(t.turn())
    assert order == [B, C, D, A]


def test_NB_TURN_01_they_throw_in_seat_order_whoever_is_banker() -> None:
    t = Table("nightmare", opening=True, banker=C)
    for seat, dice in ((A, (1, 4)), (B, (1, 1)), (C, (1, 2)), (D, (1, 3))):
        t.throw(seat, *dice)
    assert [fact[0] for fact in t.happened("thrown")] == list("ABCD")
    assert t.turn() == A


def test_NB_TURN_02_a_turn_begins_with_the_throw_of_the_player_on_turn() -> None:
    t = Table("nightmare")
    assert t.may(A, "roll")
    assert t.refused(B, "roll") == "not_your_turn"
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 4, 6)
    assert t.refused(A, "roll") == "no_throw_left"


@pytest.mark.parametrize(("at", "dice", "reached"), [(0, (3, 5), 8), (38, (3, 2), 3)])
def test_NB_TURN_03_the_token_moves_by_the_sum(at: int, dice: tuple[int, int], reached: int) -> None:
    t = Table("nightmare", at={A: at})
    t.throw(A, *dice)
    assert t.at(A) == reached


def test_NB_TURN_04_the_space_must_be_dealt_with() -> None:
    t = Table("nightmare", cash={A: 100}, owns={A: [39]})
    t.throw(A, 1, 3)
    assert t.at(A) == 4
    assert t.debts() == [(A, BANK, 200)]
    assert t.refused(A, "roll") == "space_pending"
    assert t.refused(A, "end_turn") == "space_pending"
    t.do(A, "mortgage", 39)
    assert t.cash(A) == 100
    t.do(A, "end_turn")
    for dice in ((1, 2), (3, 3)):
        t = Table("nightmare")
        t.throw(A, *dice)
        assert t.waits(A) == "buy"
        assert t.refused(A, "roll") == "space_pending"
        assert t.refused(A, "end_turn") == "space_pending"


def test_NB_TURN_04_money_at_hand_pays_the_tax_before_anything_else() -> None:
    t = Table("nightmare")
    t.do(A, "roll")
    assert t.refused(A, "end_turn") == "space_pending"
    assert t.refused(A, "roll") == "space_pending"
    t.do(CHANCE, "dice", 1, 3)
    assert t.cash(A) == 1300


def test_NB_TURN_05_the_eight_cases() -> None:
    t = Table("nightmare")
    t.throw(A, 1, 2)
    assert (t.at(A), t.waits(A)) == (3, "buy")
    t = Table("nightmare")
    t.throw(A, 3, 4)
    assert (t.at(A), t.waits(CHANCE)) == (7, "card")
    t = Table("nightmare")
    t.throw(A, 1, 3)
    assert (t.at(A), t.cash(A)) == (4, 1300)
    t = Table("nightmare")
    t.throw(A, 6, 4)
    assert (t.at(A), t.jailed(A), t.waits(A), t.cash(A)) == (10, 0, "end", 1500)
    t = Table("nightmare", at={A: 13})
    t.throw(A, 3, 4)
    assert (t.at(A), t.waits(A), t.cash(A)) == (20, "end", 1500)
    t = Table("nightmare", at={A: 20})
    t.throw(A, 4, 6)
    assert (t.at(A), t.jailed(A), t.turn()) == (10, 1, B)
    t = Table("nightmare", owns={B: [3]})
    t.throw(A, 1, 2)
    assert t.claims(B) == [(A, 3, 4)]
    t = Table("nightmare", owns={A: [3]})
    t.throw(A, 1, 2)
    assert (t.claims(A), t.waits(A), t.cash(A)) == ([], "end", 1500)


def test_NB_TURN_06_doubles_give_another_move() -> None:
    t = Table("nightmare")
    t.throw(A, 4, 4)
    assert t.at(A) == 8
    assert t.refused(A, "roll") == "space_pending"
    t.do(A, "buy")
    assert t.refused(B, "roll") == "not_your_turn"
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 1, 4)
    assert t.at(A) == 13
    t.do(A, "buy").do(A, "end_turn")
    assert (t.turn(), t.cash(A)) == (B, 1260)


def test_NB_TURN_06_the_further_move_earns_its_salary() -> None:
    t = Table("nightmare", at={A: 33}, owns={A: [35]})
    t.throw(A, 1, 1).throw(A, 2, 3)
    assert (t.at(A), t.cash(A)) == (0, 1700)


def test_NB_TURN_07_a_third_doubles_leads_to_jail() -> None:
    t = Table("nightmare")
    t.throw(A, 2, 2).throw(A, 3, 3)
    assert t.at(A) == 10
    t.throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.turn(), t.waits(B)) == (10, 1, B, "roll")
    assert [s for seat, s, _ in t.happened("moved") if seat == "A"] == [4, 10]
    assert t.cash(A) == 1300


def test_NB_TURN_07_doubles_of_two_turns_do_not_add_up() -> None:
    t = Table("nightmare", seats=2, at={A: 10}, owns={A: [14, 23, 29]})
    t.throw(A, 2, 2).throw(A, 3, 3).throw(A, 1, 2).do(A, "end_turn")
    t.throw(B, 4, 6).do(B, "end_turn").throw(A, 3, 3)
    assert (t.at(A), t.jailed(A), t.turn(), t.waits(A)) == (29, 0, A, "roll")


def test_NB_TURN_08_the_dice_go_to_the_left() -> None:
    t = Table("nightmare")
    for seat, after in ((A, B), (B, C), (C, D), (D, A)):
        t.throw(seat, 4, 6).do(seat, "end_turn")
        assert t.turn() == after


def test_NB_TURN_08_the_bankrupt_are_passed_over() -> None:
    t = Table("nightmare", turn=C, cash={C: 10})
    t.throw(C, 1, 3)
    assert (t.out(C), t.turn()) == (True, D)
    for seat in (D, A, B):
        t.throw(seat, 4, 6).do(seat, "end_turn")
    assert t.turn() == D


@pytest.mark.parametrize(("dice", "reached"), [((3, 2), 0), ((4, 2), 1)])
def test_NB_GO_01_landing_on_go_and_passing_it_earn_200(dice: tuple[int, int], reached: int) -> None:
    t = Table("nightmare", at={A: 35}, owns={A: [1]})
    t.throw(A, *dice)
    assert (t.at(A), t.cash(A)) == (reached, 1700)


def test_NB_GO_02_the_salary_comes_before_the_space() -> None:
    t = Table("nightmare", at={A: 35}, cash={A: 0})
    t.throw(A, 4, 5)
    assert (t.at(A), t.cash(A), t.debts()) == (4, 0, [])
    assert t.happened("paid") == [("bank", "A", 200, "salary"), ("A", "bank", 200, "tax")]


def test_NB_GO_03_a_move_by_card_earns_it_too() -> None:
    t = Table("nightmare", at={A: 18}, deck={HALLOWEEN: ["trip_to_5"]})
    t.throw(A, 1, 3)
    assert (t.at(A), t.cash(A), t.waits(A)) == (5, 1700, "buy")
    t = Table("nightmare", deck={HALLOWEEN: ["advance_to_go"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (0, 1700)


def test_NB_GO_04_each_arrival_pays_once() -> None:
    t = Table("nightmare", at={A: 34}, owns={A: [3]})
    t.throw(A, 3, 3)
    assert (t.at(A), t.cash(A)) == (0, 1700)
    t.throw(A, 1, 2)
    assert (t.at(A), t.cash(A)) == (3, 1700)


def test_NB_GO_04_twice_in_one_move() -> None:
    t = Table("nightmare", at={A: 35}, deck={CHRISTMAS: ["advance_to_go"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (0, 1900)


def test_NB_PARK_01_nothing_happens() -> None:
    t = Table("nightmare", at={A: 13}, owns={A: [39]}, holds={A: [f"jail_free:{CHRISTMAS}"]})
    t.throw(A, 3, 4)
    assert t.at(A) == 20
    assert (t.cash(A), t.owner(39), t.holds(A)) == (1500, A, [f"jail_free:{CHRISTMAS}"])
    assert t.happened("paid") == []


def test_NB_PARK_02_no_money_lies_on_the_table() -> None:
    t = Table("nightmare", seats=2, at={B: 10})
    bank = t.cash(BANK)
    t.throw(A, 1, 3).do(A, "end_turn")
    t.s.at[A], t.s.at[B] = 13, 0
    t.throw(B, 1, 3).do(B, "end_turn")
    assert t.cash(BANK) == bank + 400
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (20, 1300)
    assert not [name for name in t.view(A) if "pot" in name or "park" in name]
    assert t.cash(A) + t.cash(B) + t.cash(BANK) == 20580
