"""The twins: interpreted and compiled games must agree in every field, every event and every choice."""

from __future__ import annotations

import pytest

from freehold.bots.play import Player
from freehold.core.laws import broken_laws
from freehold.editions.load import Edition, load
from freehold.engine import Game
from freehold.native.batch import Batch
from freehold.native.records import to_row

VARIANTS = [
    ("theme-park", ()),
    ("theme-park", ("short-game",)),
    ("theme-park", ("time-limit",)),
    ("classic", ()),
    ("classic", ("pre-2008",)),
    ("classic", ("short-game",)),
    ("classic", ("time-limit",)),
    ("jurassic-park", ()),
    ("jurassic-park", ("no-sound",)),
    ("nightmare", ()),
    ("nightmare", ("nightmare-short-game",)),
    ("frozen-2", ()),
    ("villains", ()),
]
GAMES = 500
LISTENED = 40
CAP = 600


def seats_at(table: int, loaded: Edition) -> int:
    """As many seats as the edition allows, one more at each table."""
    return loaded.t.fewest_seats + table % (loaded.t.most_seats - loaded.t.fewest_seats + 1)


def bots_of(seed: int, seats: int) -> list[str]:
    """Mixed tables: all random, all simple, or taking turns."""
    kinds = (["random"], ["simple"], ["random", "simple"])[seed % 3]
    return [kinds[p % len(kinds)] for p in range(seats)]


@pytest.mark.parametrize(("edition", "overlays"), VARIANTS)
def test_all_fields_agree_in_500_games(edition: str, overlays: tuple[str, ...]) -> None:
    loaded = load(edition, overlays)
    for group in range(10):
        seats = seats_at(group, loaded)
        bots = bots_of(group, seats)
        count = GAMES // 10
        batch = Batch(loaded, seats, count, seed=group * count, bots=bots)
        batch.play(CAP)
        for i in range(count):
            player = Player(loaded, seats, group * count + i, bots)
            while not player.game.over and player.actions < CAP:
                player.step()
            twin = to_row(batch.games[i], Game)
            assert twin.same(player.game), twin.differences(player.game)
            assert player.actions == batch.hands[i]["actions"]
            assert broken_laws(player.game, loaded.t) == []


@pytest.mark.parametrize(("edition", "overlays"), VARIANTS)
def test_all_events_agree(edition: str, overlays: tuple[str, ...]) -> None:
    loaded = load(edition, overlays)
    for seed in range(LISTENED):
        seats = seats_at(seed, loaded)
        bots = bots_of(seed, seats)
        batch = Batch(loaded, seats, 1, seed, bots, listen=True)
        player = Player(loaded, seats, seed, bots)
        player.game.said = []
        while not player.game.over and player.actions < CAP:
            done, events = batch.listen(CAP)
            player.game.said.clear()
            for _ in range(done):
                player.step()
            assert events == player.game.said
        assert to_row(batch.games[0], Game).same(player.game)
