"""Cards and prices that a check names and this edition has not: an overlay written for the test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

HEAD = """
id = "own-cards"
title = "own cards"
about = "Cards for a test."
of = ["villains"]

[replaces]
"""
CARD = """
[[replaces.deck.{deck}.card]]
id = "{id}"
basis = "assumed"
{rest}
"""


@pytest.fixture
def own_cards(tmp_path: Path) -> Callable[..., str]:
    """Write an overlay of cards, each `deck, id, what it says`, and of whatever else it replaces; give its path."""

    def write(*cards: tuple[str, str, str], replaces: str = "") -> str:
        path = tmp_path / "own-cards.toml"
        text = "".join(CARD.format(deck=d, id=i, rest=r) for d, i, r in cards)
        path.write_text(HEAD + replaces + text, "utf-8")
        return str(path)

    return write
