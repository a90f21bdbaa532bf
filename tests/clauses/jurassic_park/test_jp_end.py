"""The end of the game, and what is left (JP-END, JP-MISC)."""

from __future__ import annotations

from typing import Any

from freehold.bots.play import Player
from freehold.core.laws import broken_laws
from freehold.editions.load import load, overlay_names
from freehold.setup import Setup
from freehold.testing import BANK, A, B, C, Table

DEEDS = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def all_but(*spaces: int) -> list[int]:
    return [d for d in DEEDS if d not in spaces]


def test_JP_END_01_the_last_one_wins() -> None:
    t = jp(seats=2, at={B: 22}, cash={B: 20})
    t.throw(A, 3, 1)
    assert t.over()
    assert t.winner() == A
    assert t.refused(A, "roll") == "game_over"
    assert t.at(A) == 0


def test_JP_END_02_all_damaged_and_everybody_has_lost() -> None:
    t = jp(damaged=all_but(23), owns={B: [23, 39]})
    t.throw(A, 3, 1)
    assert t.over()
    assert t.winner() is None
    assert t.at(A) == 0
    assert t.happened("all_lost") == [()]
    assert t.happened("won") == []
    assert t.refused(B, "roll") == "game_over"


def test_JP_END_02_a_fence_saves_the_game_once() -> None:
    t = jp(seats=2, damaged=all_but(23), owns={B: [23]}, level={23: 1})
    t.throw(A, 3, 1)
    assert not t.over()
    assert t.level(23) == 0


def test_JP_END_02_players_who_do_nothing_lose_together() -> None:
    player = Player(load("jurassic-park"), 3, 1, ["silent"] * 3)
    while not player.game.over:
        player.step()
        assert broken_laws(player.game, player.edition.t) == []
    assert player.game.won == 0
    assert player.game.damaged == player.edition.t.deeds


def test_JP_END_03_a_whole_set_keeps_the_game_going() -> None:
    for space in (12, 28, 23):
        t = jp(seats=2, damaged=all_but(12, 28), owns={A: [12], B: [28]}, rex_at=space - 3)
        t.throw(A, 3, 1)
        assert t.rex() == space
        assert not t.over()
        assert not t.damaged(12)


def test_JP_END_04_the_first_of_the_two_endings() -> None:
    t = jp(seats=2, damaged=all_but(23), at={B: 22}, cash={B: 20})
    t.throw(A, 3, 1)
    assert t.over()
    assert t.winner() == A
    assert not t.damaged(23)


def test_JP_END_05_else_it_goes_on() -> None:
    t = jp(seats=4)
    t.do(C, "leave")
    assert not t.over()
    assert t.winner() is None
    t.throw(A, 1, 3)


def test_JP_MISC_01_no_house_rules() -> None:
    assert overlay_names("jurassic-park") == ["no-sound"]
    for overlay in ("short-game", "time-limit"):
        assert Setup.refused("jurassic-park", [overlay]) == "mode_not_offered"
    t = jp(at={A: 16}, rex_at=1)
    t.throw(A, 1, 3)
    assert t.cash(A) == 1500
    assert t.refused(A, "tax_flat") == "mode_not_offered"


def test_JP_MISC_02_many_on_one_space() -> None:
    t = jp(at={B: 20, A: 16})
    t.throw(A, 1, 3)
    t = jp(at={B: 23, A: 19}, rex_at=22, owns={A: [23]})
    t.throw(A, 1, 3)
    assert (t.at(A), t.at(B), t.rex()) == (23, 23, 23)
    assert t.cash(A) == 1500
    assert t.cash(BANK) == t.t.bank_money - 4 * 1500 + 50
