"""The course of a turn: the start, throwing, moving, doubles (TP-TURN)."""

from __future__ import annotations

import pytest

from freehold.setup import Setup
from freehold.testing import CHANCE, A, B, C, D, E, Table


def test_TP_TURN_01_the_banker_throws_first_for_the_start() -> None:
    t = Table("theme-park", opening=True, banker=C)
    for seat, dice in ((C, (1, 2)), (D, (1, 3)), (A, (1, 4)), (B, (1, 1))):
        t.throw(seat, *dice)
    assert t.happened("thrown") == [("C", 1, 2), ("D", 1, 3), ("A", 1, 4), ("B", 1, 1)]
    assert t.turn() == A


def test_TP_TURN_01_a_banker_who_does_not_play_does_not_throw() -> None:
    table = Setup("theme-park")
    for name in "ABCDEF":
        table.join(name)
    assert table.appoint(2, plays=False) == ""
    assert table.start() == ""
    assert table.game is not None
    assert table.game.banker == 0
    assert [person.name for person in table.players()] == list("ABDEF")

    t = Table("theme-park", seats=5, opening=True, banker=A)
    for seat in (A, B, C, D, E):
        t.throw(seat, 1, seat + 1)
    assert [fact[0] for fact in t.happened("thrown")] == list("ABCDE")
    assert t.turn() == E


def test_TP_TURN_02_the_highest_throw_begins() -> None:
    t = Table("theme-park", opening=True)
    t.throw(A, 3, 4).throw(B, 6, 5).throw(C, 2, 2).throw(D, 1, 6)
    assert [t.at(seat) for seat in (A, B, C, D)] == [0, 0, 0, 0]
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1500] * 4
    assert (t.turn(), t.waits(B)) == (B, "roll")
    order = [t.turn()]
    for seat in (B, C, D):
        t.throw(seat, 4, 6).do(seat, "end_turn")
        order.append(t.turn())
    assert order == [B, C, D, A]


def test_TP_TURN_02_doubles_for_the_start_give_nothing() -> None:
    t = Table("theme-park", seats=2, opening=True)
    t.throw(A, 6, 6).throw(B, 1, 2)
    assert (t.turn(), t.at(A), t.waits(A)) == (A, 0, "roll")
    t.throw(A, 4, 6)
    assert (t.at(A), t.waits(A)) == (10, "end")
    assert t.refused(A, "roll") == "no_throw_left"


def test_TP_TURN_02_opening_doubles_do_not_count_towards_three() -> None:
    t = Table("theme-park", seats=2, opening=True)
    t.throw(A, 5, 5).throw(B, 1, 2)
    t.throw(A, 5, 5).throw(A, 5, 5)
    assert (t.at(A), t.jailed(A), t.waits(A)) == (20, 0, "roll")


def test_TP_TURN_03_all_tokens_begin_on_go_without_salary() -> None:
    t = Table("theme-park", opening=True)
    t.throw(A, 6, 6).throw(B, 1, 2).throw(C, 1, 3).throw(D, 1, 4)
    assert [t.at(seat) for seat in (A, B, C, D)] == [0, 0, 0, 0]
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1500] * 4
    t.throw(A, 4, 6)
    assert (t.at(A), t.cash(A)) == (10, 1500)


@pytest.mark.parametrize(("at", "dice", "reached"), [(0, (3, 5), 8), (38, (3, 2), 3)])
def test_TP_TURN_04_the_token_moves_by_the_sum(at: int, dice: tuple[int, int], reached: int) -> None:
    t = Table("theme-park", at={A: at})
    t.throw(A, *dice)
    assert t.at(A) == reached


def test_TP_TURN_04_only_the_player_on_turn_throws_and_must() -> None:
    t = Table("theme-park")
    assert t.refused(B, "roll") == "not_your_turn"
    assert t.refused(D, "roll") == "not_your_turn"
    assert t.refused(B, "end_turn") == "not_your_turn"
    assert t.refused(A, "end_turn") == "must_roll"
    assert t.may(A, "roll")
    t.do(A, "roll")
    assert t.refused(A, "dice", 1, 2) == "not_asked"
    assert t.may(CHANCE, "dice", 1, 2)


def test_TP_TURN_05_the_turn_goes_to_the_left() -> None:
    t = Table("theme-park")
    for seat, after in ((A, B), (B, C), (C, D), (D, A)):
        assert t.turn() == seat
        t.throw(seat, 4, 6)
        assert t.refused(seat, "roll") == "no_throw_left"
        assert t.refused(after, "roll") == "not_your_turn"
        t.do(seat, "end_turn")
        assert t.turn() == after


def test_TP_TURN_05_a_second_throw_after_2_and_3_is_refused() -> None:
    t = Table("theme-park", owns={A: [5]})
    t.throw(A, 2, 3)
    assert t.refused(A, "roll") == "no_throw_left"


def test_TP_TURN_05_the_bankrupt_are_passed_over() -> None:
    t = Table("theme-park", turn=C, at={C: 35}, cash={C: 10}, owns={A: [39]})
    t.throw(C, 1, 3).do(A, "ask_rent")
    assert (t.out(C), t.turn()) == (True, D)
    t.throw(D, 4, 6).do(D, "end_turn").throw(A, 4, 6).do(A, "end_turn")
    t.throw(B, 4, 6).do(B, "end_turn")
    assert t.turn() == D


def test_TP_TURN_06_the_next_move_counts_from_where_the_token_stopped() -> None:
    t = Table("theme-park", seats=2, at={A: 0}, owns={A: [8, 14]})
    t.throw(A, 3, 5).do(A, "end_turn")
    assert t.at(A) == 8
    t.throw(B, 4, 6).do(B, "end_turn")
    assert t.at(A) == 8
    t.throw(A, 2, 4)
    assert t.at(A) == 14


def test_TP_TURN_07_a_space_has_room_for_all() -> None:
    t = Table("theme-park", turn=C, at={A: 8, B: 8, C: 0}, owns={C: [8]})
    t.throw(C, 3, 5)
    assert [t.at(seat) for seat in (A, B, C)] == [8, 8, 8]
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1500] * 4
    assert (t.claims(C), t.debts(), t.happened("paid")) == ([], [], [])
    assert t.waits(C) == "end"


def test_TP_TURN_08_the_space_reached_decides() -> None:
    t = Table("theme-park")
    t.throw(A, 1, 2)
    assert (t.at(A), t.waits(A)) == (3, "buy")
    t = Table("theme-park")
    t.throw(A, 1, 3)
    assert (t.at(A), t.waits(A)) == (4, "tax")
    t = Table("theme-park", owns={B: [6]})
    t.throw(A, 2, 4)
    assert (t.at(A), t.claims(B), t.may(B, "ask_rent")) == (6, [(A, 6, 6)], True)
    t = Table("theme-park")
    t.throw(A, 3, 4)
    assert (t.at(A), t.waits(CHANCE)) == (7, "card")
    t = Table("theme-park")
    t.throw(A, 6, 4)
    assert (t.at(A), t.jailed(A), t.waits(A), t.cash(A)) == (10, 0, "end", 1500)
    t = Table("theme-park", at={A: 20})
    t.throw(A, 4, 6)
    assert (t.at(A), t.jailed(A), t.turn()) == (10, 1, B)


def test_TP_TURN_09_the_space_reached_by_doubles_is_settled_first() -> None:
    t = Table("theme-park")
    t.throw(A, 4, 4)
    assert (t.at(A), t.waits(A)) == (8, "buy")
    assert t.refused(A, "roll") == "space_pending"
    assert t.refused(A, "end_turn") == "space_pending"
    t.do(A, "buy")
    assert (t.cash(A), t.owner(8), t.waits(A)) == (1400, A, "roll")


def test_TP_TURN_09_an_auction_too_comes_before_the_next_throw() -> None:
    t = Table("theme-park", seats=2)
    t.throw(A, 4, 4).do(A, "decline")
    assert t.refused(A, "roll") == "auction_open"
    t.do(B, "bid", 30).do(A, "pass")
    assert (t.owner(8), t.cash(B), t.waits(A)) == (B, 1470, "roll")


def test_TP_TURN_10_doubles_give_another_throw() -> None:
    t = Table("theme-park", at={A: 0})
    t.throw(A, 4, 4).do(A, "buy")
    assert t.refused(B, "roll") == "not_your_turn"
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 1, 4)
    assert (t.at(A), t.waits(A)) == (13, "buy")
    t.do(A, "buy")
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert (t.turn(), t.cash(A)) == (B, 1260)


def test_TP_TURN_11_a_third_doubles_leads_straight_to_jail() -> None:
    t = Table("theme-park", at={A: 0})
    t.throw(A, 2, 2).do(A, "tax_flat").throw(A, 3, 3)
    assert (t.at(A), t.waits(A)) == (10, "roll")
    t.throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.turn(), t.waits(B)) == (10, 1, B, "roll")
    assert [space for seat, space, _ in t.happened("moved") if seat == "A"] == [4, 10]
    assert t.cash(A) == 1300


def test_TP_TURN_11_no_salary_on_the_way_to_jail() -> None:
    t = Table("theme-park", at={A: 28}, owns={A: [32]})
    t.throw(A, 2, 2).throw(A, 3, 3).do(A, "tax_flat").throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.cash(A), t.turn()) == (10, 1, 1300, B)


def test_TP_TURN_12_only_doubles_of_one_turn_count() -> None:
    t = Table("theme-park", seats=2, at={A: 10}, owns={A: [14, 23, 29]})
    t.throw(A, 2, 2).throw(A, 3, 3).throw(A, 1, 2).do(A, "end_turn")
    assert t.at(A) == 23
    t.throw(B, 4, 6).do(B, "end_turn")
    t.throw(A, 5, 5)
    assert (t.at(A), t.jailed(A), t.turn()) == (33, 0, A)
    t.card(A, "services")
    assert t.waits(A) == "roll"


def test_TP_TURN_12_the_count_begins_anew_every_turn() -> None:
    t = Table("theme-park", seats=2, at={A: 0}, owns={A: [14, 23, 26]})
    t.throw(A, 5, 5).throw(A, 2, 2).throw(A, 4, 5).do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn")
    t.throw(A, 6, 6)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (35, 0, 1500)
    t.do(A, "buy").throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.waits(A)) == (3, 0, "buy")
    t.do(A, "buy").throw(A, 1, 1)
    assert (t.at(A), t.jailed(A), t.turn()) == (10, 1, B)
