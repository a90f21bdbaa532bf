"""The signature of an edition: one hash over a thousand fixed games. It changes when, and only when, behaviour does."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from freehold.bots.play import Player
from freehold.core.state import Row
from freehold.editions.load import Edition, load, overlay_names
from freehold.record import digest

GAMES = 1000
CAP = 400  # actions of each game
BENCHES = 14  # different tables: seats and bots


def bench(edition: Edition, k: int) -> tuple[int, list[str]]:
    """The k-th table: its seats, and a bot for each."""
    span = edition.t.most_seats - edition.t.fewest_seats + 1
    seats = edition.t.fewest_seats + k % span
    kinds = (["random"], ["simple"], ["random", "simple"])[k % 3]
    return seats, [kinds[p % len(kinds)] for p in range(seats)]


def variants(name: str) -> list[tuple[str, ...]]:
    """The edition alone, and with each of its overlays."""
    return [(), *((overlay,) for overlay in overlay_names(name))]


def shares(edition: str) -> Iterator[tuple[Edition, int, int, int]]:
    """The thousand games in portions: the edition with its overlay, which table, the first seed, how many games."""
    chosen = [load(edition, overlays) for overlays in variants(edition)]
    portions = len(chosen) * BENCHES
    first = 0
    for i in range(portions):
        count = GAMES // portions + (1 if i < GAMES % portions else 0)
        yield chosen[i // BENCHES], i % BENCHES, first, count
        first += count


def signature(edition: str, compiled: bool = False) -> str:
    """The signature of an edition: sixteen hex digits, the same interpreted and compiled.

    compiled: play by Numba, which needs the extra `study`.
    """
    found = hashlib.sha256()
    play = _compiled_games if compiled else _interpreted_games
    for loaded, k, first, count in shares(edition):
        for row in play(loaded, k, first, count):
            found.update(digest(row).encode())
    return found.hexdigest()[:16]


def kept_signatures(path: Path) -> dict[str, str]:
    """The signatures written in a file: an edition and its signature on each line.

    Raises ValueError for a line that is neither that, nor empty, nor a remark (`#`).
    """
    found = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.partition("#")[0].split()
        if len(words) == 2:
            found[words[0]] = words[1]
        elif words:
            raise ValueError(f"{path}, line {number}: give an edition and its signature, not {line.strip()!r}")
    return found


def _interpreted_games(edition: Edition, k: int, first: int, count: int) -> Iterator[Row]:
    seats, bots = bench(edition, k)
    for i in range(count):
        player = Player(edition, seats, first + i, bots)
        while not player.game.over and player.actions < CAP:
            player.step()
        yield player.game


def _compiled_games(edition: Edition, k: int, first: int, count: int) -> Iterator[Row]:
    from freehold.engine import Game
    from freehold.native.batch import Batch
    from freehold.native.records import to_row

    seats, bots = bench(edition, k)
    batch: Any = Batch(edition, seats, count, first, bots)
    batch.play(CAP)
    for i in range(count):
        yield to_row(batch.games[i], Game)
