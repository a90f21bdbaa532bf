"""The time-limit game of the Theme Park edition."""

from typing import Any

import pytest

from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, A, ActionError, B, C, D, Table

DEEDS = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]


def timed(**setting: Any) -> Table:
    """A time-limit game in a set position."""
    return Table("theme-park", overlays=["time-limit"], **setting)


def two_persons(overlays: list[str]) -> Setup:
    """Two persons at a table that is being set up."""
    table = Setup("theme-park", overlays)
    assert table.join("Ada") == ""
    assert table.join("Bea") == ""
    return table


def test_TP_TIME_01_the_end_is_agreed_before_the_start() -> None:
    table = two_persons(["time-limit"])
    assert table.start() == "no_end_time"
    assert table.game is None
    assert table.end_after(0) == "no_end_time"
    assert table.end_after(60) == ""
    assert table.minutes == 60
    assert table.start() == ""
    assert table.end_after(90) == "game_running"
    assert table.minutes == 60


def test_TP_TIME_01_other_games_have_no_end_time() -> None:
    table = two_persons([])
    assert table.end_after(60) == "mode_not_offered"
    assert table.start() == ""


def test_TP_TIME_02_the_richest_wins_when_time_is_up() -> None:
    t = timed(cash={A: 2100, B: 2105})
    assert t.winner() is None
    assert not t.over()
    assert not t.may(A, "time_up")
    t.do(CHANCE, "time_up")
    assert t.over()
    assert t.winner() == B
    assert t.refused(A, "roll") == "game_over"


def test_TP_TIME_02_a_castle_counts_itself_and_four_pieces() -> None:
    t = timed(
        cash={A: 2000, B: 0, C: 0, D: 100},
        owns={B: [37, 39], C: [1, 3], D: [15, 25]},
        level={37: 5, 39: 5, 1: 2, 3: 2},
        mortgaged=[15],
    )
    t.do(CHANCE, "time_up")
    assert [t.score(p) for p in (A, B, C, D)] == [2000, 2750, 320, 400]
    assert t.winner() == B


def test_TP_TIME_03_two_deeds_are_dealt_to_each() -> None:
    t = timed(opening=True)
    for d in DEEDS[:8]:
        t.do(CHANCE, "deed", d)
    assert t.waits(CHANCE) == "dice"
    assert [sum(t.owner(d) == p for d in DEEDS) for p in (A, B, C, D, BANK)] == [2, 2, 2, 2, 20]


def test_TP_TIME_04_dealt_deeds_are_paid_for() -> None:
    t = timed(opening=True, seats=2)
    hands = {A: [39, 5], B: [1, 3]}
    bank = t.cash(BANK)
    while t.waits(CHANCE) == "deed":
        for verb in ("decline", "pass"):
            assert not t.may(A, verb)
            assert not t.may(B, verb)
        t.do(CHANCE, "deed", hands[t.view(BANK)["dealing"]].pop(0))
    assert (t.cash(A), t.cash(B)) == (900, 1380)
    assert t.cash(BANK) == bank + 720
    assert [t.owner(d) for d in (39, 5, 1, 3)] == [A, A, B, B]
    with pytest.raises(ActionError):
        t.do(A, "decline", 39)


def test_TP_TIME_05_a_castle_needs_four_pieces_on_every_street() -> None:
    t = timed(owns={A: [6, 8, 9]}, level={6: 3, 8: 3, 9: 3})
    assert t.refused(A, "build", 6, 5) == "uneven_build"
    t.do(A, "build", 6)
    assert t.level(6) == 4
    t.do(A, "build", 8)
    assert t.refused(A, "build", 6) == "uneven_build"
    t.do(A, "build", 9).do(A, "build", 6)
    assert t.level(6) == 5


def test_TP_TIME_05_the_tax_leaves_a_choice() -> None:
    for verb, left in (("tax_flat", 1300), ("tax_percent", 1350)):
        t = timed()
        t.throw(A, 1, 3)
        assert t.waits(A) == "tax"
        t.do(A, verb)
        assert t.cash(A) == left


def test_TP_TIME_05_jail_lasts_up_to_three_turns() -> None:
    t = timed(seats=2, jailed={A: 1}, at={B: 10})
    for turn in (2, 3):
        t.throw(A, 1, 3)
        assert t.jailed(A) == turn
        assert t.cash(A) == 1500
        t.do(A, "end_turn").throw(B, 4, 6)
        t.do(B, "end_turn")
        t.s.at[B] = 10
    assert t.refused(A, "pay_jail") == "must_roll"
    t.throw(A, 4, 6)
    assert t.jailed(A) == 0
    assert t.at(A) == 20
    assert t.cash(A) == 1450


def test_TP_TIME_05_a_bankruptcy_does_not_end_the_game_but_the_last_player_wins() -> None:
    t = timed(seats=3, turn=C, cash={A: 0, C: 0})
    t.throw(C, 1, 3)
    t.do(C, "tax_flat")
    assert t.out(C)
    assert not t.over()
    assert t.turn() == A
    t.throw(A, 1, 3)
    t.do(A, "tax_flat")
    assert t.over()
    assert t.winner() == B
    assert t.refused(CHANCE, "time_up") == "game_over"


def test_TP_TIME_05_the_two_short_games_are_not_combined() -> None:
    assert Setup.refused("theme-park", ["short-game", "time-limit"]) == "mode_not_offered"
    assert Setup.refused("theme-park", ["time-limit", "short-game"]) == "mode_not_offered"
    assert Setup.refused("theme-park", ["short-game"]) == ""
    assert Setup.refused("theme-park", ["time-limit"]) == ""
