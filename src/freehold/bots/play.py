"""Playing whole games with bots in the seats, in plain Python."""

from __future__ import annotations

from collections.abc import Sequence

from freehold.core.registry import VERB_LIST, State
from freehold.core.words import REASONS
from freehold.editions.load import Edition
from freehold.engine import deal

from .hand import Hand, seed_hand
from .table import BOTS, choose, play_one


class Player:
    """A game of bots on one edition; the same seed gives the same game."""

    def __init__(self, edition: Edition, seats: int, seed: int, bots: Sequence[str] = ()) -> None:
        """bots: a name for each seat, `simple` or `random`; all simple where none is given.

        Raises ValueError for a number of seats that the edition does not allow, or an unknown bot.
        """
        names = list(bots) or ["simple"] * seats
        if len(names) != seats or not set(names) <= set(BOTS):
            raise ValueError(f"give {seats} bots, each one of {', '.join(BOTS)}")
        self.edition = edition
        self.game: State = deal(edition.t, seats)
        self.hand: State = Hand()
        seed_hand(self.hand, seed)
        for p, name in enumerate(names):
            self.hand.bot[p] = BOTS[name]

    @property
    def actions(self) -> int:
        """Actions done so far."""
        return int(self.hand.actions)

    def next(self) -> tuple[int, str, tuple[int, ...]]:
        """Choose the next action without doing it: seat, verb, and the verb's numbers."""
        choose(self.game, self.edition.t, self.hand)
        return self._chosen()

    def step(self) -> tuple[int, str, tuple[int, ...]]:
        """Choose the next action and do it."""
        play_one(self.game, self.edition.t, self.hand)
        done = self._chosen()
        if self.hand.refused:
            raise RuntimeError(f"a bot chose what is not allowed: {done}: {REASONS.names[self.hand.refused]}")
        return done

    def _chosen(self) -> tuple[int, str, tuple[int, ...]]:
        h = self.hand
        verb = VERB_LIST[h.verb]
        return h.seat, verb.name, (h.a, h.b, h.c, h.d, h.e)[: verb.arity]
