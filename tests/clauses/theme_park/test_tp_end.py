"""The end of a game in the theme park: one player is left."""

from __future__ import annotations

from freehold.testing import BANK, A, B, C, Table


def c_has_gone(**position: object) -> Table:
    """C, on turn with nothing, has gone out over the tax; A and B play on."""
    t = Table(
        "theme-park",
        seats=3,
        turn=C,
        at={A: 13, B: 32, C: 0},
        mortgaged=[5],
        **position,  # type: ignore[arg-type]
    )
    t.throw(C, 1, 3).do(C, "tax_flat")
    assert t.out(C) and not t.over() and t.winner() is None
    t.throw(A, 3, 4).do(A, "end_turn")
    return t


def test_TP_END_01_the_last_player_wins_at_once() -> None:
    t = c_has_gone(cash={B: 0, C: 0}, owns={A: [39], B: [5]})
    bank = t.cash(BANK)
    t.throw(B, 3, 4).do(A, "ask_rent").do(B, "give_up")
    assert t.over() and t.winner() == A
    assert t.cash(A) == 1500 and t.cash(BANK) == bank
    assert t.waits(A) == "" and t.happened("auction") == []
    assert t.refused(A, "roll") == "game_over" and t.refused(B, "roll") == "game_over"


def test_TP_END_01_a_bankruptcy_without_any_action_ends_it_too() -> None:
    t = c_has_gone(cash={B: 30, C: 0}, owns={A: [39, 5]})
    t.throw(B, 3, 4).do(A, "ask_rent")
    assert t.over() and t.winner() == A and t.cash(A) == 1530


def test_TP_END_01_no_auction_after_the_last_bankruptcy_to_the_bank() -> None:
    t = c_has_gone(cash={B: 0, C: 0}, owns={B: [5]}, deck={"wishing_well": ["poor_tax"]})
    t.throw(B, 2, 2)
    assert t.debts() == [(B, BANK, 15)]
    t.do(B, "give_up")
    assert t.over() and t.winner() == A and t.happened("auction") == []
    assert t.refused(A, "bid", 1) == "game_over"


def test_TP_END_01_with_two_players_the_first_bankruptcy_ends_it() -> None:
    t = Table("theme-park", seats=2, at={A: 0}, cash={A: 20}, owns={A: [1]})
    t.throw(A, 1, 3).do(A, "tax_flat").do(A, "give_up")
    assert t.over() and t.winner() == B and t.happened("auction") == []
    assert t.refused(B, "roll") == "game_over"
