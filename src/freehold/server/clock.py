"""When a table moves by itself, and what happens then. The times follow from the log: any process may act on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from freehold.core.registry import VERBS
from freehold.core.words import BID

from .ledger import Ledger
from .seat_bots import offers_to

CALLS = 3  # going once, going twice, gone
TIME_UP = "time_up"


class Due(NamedTuple):
    """Something that happens by itself: when, what, and to which seat."""

    at: float
    what: str  # bot, silence, going, stand_in, time_up
    seat: int = -1


def next_due(ledger: Ledger, since: float, gone: Callable[[str], float | None]) -> Due | None:
    """What happens next by itself, if anything.

    since: from when on this process watches the table; no clock runs before. gone: since when a player is away.
    """
    if not ledger.running or ledger.paused:
        return None
    return min(_all_due(ledger, since, gone), default=None)


def _all_due(ledger: Ledger, since: float, gone: Callable[[str], float | None]) -> Iterator[Due]:
    s, settings = ledger.game, ledger.settings
    for p, place in enumerate(ledger.places):
        if s.out[p]:
            continue
        if ledger.bot_of(p):
            if s.wait[p] or offers_to(s, ledger.edition.t, p):
                yield Due(ledger.changed_at + settings.pace / 1000, "bot", p)
            continue
        if s.wait[p] and settings.clock:
            yield _silence(ledger, p, max(since, ledger.asked_time[p]))
        left = gone(place.player)
        if left is not None and settings.away and not place.stood_in:
            yield Due(left + settings.away, "stand_in", p)
    if ledger.edition.t.timed and not s.closing and not s.wait[-1] and TIME_UP in VERBS:
        yield Due(ledger.started_at + settings.minutes * 60, TIME_UP)


def _silence(ledger: Ledger, p: int, asked: float) -> Due:
    """A bidder's time is divided into calls; any other question is simply answered at its end."""
    clock = ledger.settings.clock
    if ledger.game.wait[p] == BID and ledger.going < CALLS - 1:
        return Due(asked + clock * (ledger.going + 1) / CALLS, "going", p)
    return Due(asked + clock, "silence", p)


def deadline(ledger: Ledger, since: float) -> float | None:
    """When the first of the open questions to a person is answered by silence."""
    if not ledger.running or ledger.paused or not ledger.settings.clock:
        return None
    s = ledger.game
    waits = [p for p in range(s.seats) if s.wait[p] and not ledger.bot_of(p)]
    return min((max(since, ledger.asked_time[p]) + ledger.settings.clock for p in waits), default=None)
