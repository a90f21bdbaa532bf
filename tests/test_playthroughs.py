"""Whole games told in words, read once by a person and kept: a change of rules or of words shows as a changed story.

After a change that is meant, write the stories anew:  KEEP_STORIES=1 pytest tests/test_playthroughs.py  and read them.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from freehold.cli import app

STORIES = Path(__file__).parent / "playthroughs"
GAMES = {
    "theme-park": ["theme-park", "--seed", "7"],
    "theme-park-short-game": ["theme-park", "--overlay", "short-game", "--seed", "3", "--players", "3"],
    "theme-park-time-limit": ["theme-park", "--overlay", "time-limit", "--seed", "4", "--rounds", "12"],
    "nightmare": ["nightmare", "--seed", "5", "--players", "3"],
    "nightmare-short-game": ["nightmare", "--overlay", "nightmare-short-game", "--seed", "2", "--players", "3"],
    "frozen-2": ["frozen-2", "--seed", "6", "--players", "3"],
    "jurassic-park": ["jurassic-park", "--seed", "5", "--players", "3"],
    "jurassic-park-no-sound": [
        "jurassic-park",
        "--overlay",
        "no-sound",
        "--seed",
        "3",
        "--players",
        "4",
        "--rounds",
        "20",
    ],
    "villains": ["villains", "--seed", "4", "--players", "3"],
    "classic": ["classic", "--seed", "1", "--players", "3"],
}


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_is_still_told_the_same(name: str) -> None:
    told = CliRunner().invoke(app, ["watch", *GAMES[name], "--clauses"], env={"COLUMNS": "100", "NO_COLOR": "1"})
    assert told.exit_code == 0, told.output
    story = "".join(f"{line.rstrip()}\n" for line in told.output.splitlines())
    path = STORIES / f"{name}.txt"
    if os.environ.get("KEEP_STORIES"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(story, encoding="utf-8")
    assert story == path.read_text(encoding="utf-8")
