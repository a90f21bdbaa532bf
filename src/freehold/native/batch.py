"""Whole batches of games in compiled code. Crossing into it costs more than an action: cross it once a batch."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from freehold.bots.hand import Hand, seed_hand
from freehold.bots.table import BOTS, play_one
from freehold.editions.load import Edition
from freehold.engine import Game, set_table, settle

from .bless import bless
from .cache import use_cache
from .records import GAME, HAND, HEARD, LISTENING_GAME, TABLES, to_record

CACHED = use_cache()
bless()
ROOM_FOR_ONE = HEARD // 2  # events of one action never fill the other half
jit = numba.njit(nogil=True, cache=True, boundscheck=False)


@jit
def begin_games(games: Any, tables: Any, hands: Any, seats: int, seed: int) -> None:
    """Set every game up and settle it until chance is asked; game i plays with seed + i."""
    for i in range(len(games)):
        set_table(games[i], tables[0], seats, 0)
        settle(games[i], tables[0])
        seed_hand(hands[i], seed + i)


@jit
def play_games(games: Any, tables: Any, hands: Any, cap: int) -> int:
    """Play every game to its end or to `cap` actions. Gives the actions done, or -1 - i if game i's bot was refused."""
    total = 0
    for i in range(len(games)):
        s = games[i]
        h = hands[i]
        while s.over == 0 and h.actions < cap:
            play_one(s, tables[0], h)
            if h.refused:
                return -1 - i
        total += h.actions
    return total


@jit
def play_and_listen(games: Any, tables: Any, hands: Any, cap: int) -> int:
    """Play game 0 until it is over, at its cap, or has little room for further events. Gives the actions done."""
    s = games[0]
    h = hands[0]
    before = h.actions
    while s.over == 0 and h.actions < cap and s.heard[0] < ROOM_FOR_ONE:
        play_one(s, tables[0], h)
        if h.refused:
            return -1
    return h.actions - before  # type: ignore[no-any-return]


class Batch:
    """Games of one edition, played by bots in compiled code."""

    def __init__(
        self, edition: Edition, seats: int, games: int, seed: int, bots: list[str] | None = None, listen: bool = False
    ) -> None:
        """seats, games: how many. seed: of the first game; the others count on. bots: a name for each seat.

        listen: keep room for events (only for batches of one game). Raises ValueError for an unknown bot or a wrong
        number of seats.
        """
        names = bots or ["simple"] * seats
        if not edition.t.fewest_seats <= seats <= edition.t.most_seats:
            raise ValueError(f"{edition.title} is for {edition.t.fewest_seats} to {edition.t.most_seats} players")
        if len(names) != seats or not set(names) <= set(BOTS):
            raise ValueError(f"give {seats} bots, each one of {', '.join(BOTS)}")
        self.edition = edition
        self.tables = to_record(edition.t, TABLES)
        self.games = np.repeat(to_record(Game(), LISTENING_GAME if listen else GAME), games)
        self.hands = np.repeat(to_record(Hand(), HAND), games)
        for p, name in enumerate(names):
            self.hands["bot"][:, p] = BOTS[name]
        begin_games(self.games, self.tables, self.hands, seats, seed)

    def play(self, cap: int) -> int:
        """Play every game to its end or to so many actions; gives the actions of all."""
        done = int(play_games(self.games, self.tables, self.hands, cap))
        if done < 0:
            raise RuntimeError(f"a bot chose what is not allowed in game {-1 - done}")
        return done

    def listen(self, cap: int) -> tuple[int, list[tuple[int, ...]]]:
        """Play game 0 on for a while; gives the actions done and the events heard."""
        done = int(play_and_listen(self.games, self.tables, self.hands, cap))
        if done < 0:
            raise RuntimeError("a bot chose what is not allowed")
        heard = self.games[0]["heard"]
        n = int(heard[0])
        events = [tuple(int(x) for x in heard[i : i + 5]) for i in range(1, n + 1, 5)]
        heard[0] = 0
        return done, events
