"""The end of the game (FZ-END)."""

from __future__ import annotations

from freehold.testing import A, B, C, D, Table


def test_FZ_END_01_the_last_one_left_wins_at_once() -> None:
    t = Table("frozen-2", seats=2, turn=B, at={B: 35}, cash={B: 0}, owns={B: [6]}, mortgaged=[6])
    t.throw(B, 1, 2).do(B, "give_up")
    assert t.over()
    assert t.winner() == A
    assert t.happened("auction") == []
    assert t.refused(A, "roll") == "game_over"


def test_FZ_END_02_with_two_left_it_goes_on() -> None:
    t = Table("frozen-2").do(B, "leave")
    assert not t.over()
    assert t.winner() is None
    for p in (A, C, D):
        t.throw(p, 1, 3).do(p, "end_turn")
    assert t.turn() == A
