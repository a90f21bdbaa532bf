"""How bots use a ride to any property."""

from __future__ import annotations

from freehold.core.registry import State, Tables, rule
from freehold.core.words import NOBODY

from .hand import below, say_verb
from .valuing import deed_value, reserve
from .verbs import V_RIDE, V_STAY


@rule()
def ride_random(s: State, t: Tables, p: int, h: State) -> None:
    """Anywhere, or nowhere."""
    d = below(h, t.spaces)
    if t.deeds >> d & 1 and (s.owner[d] != NOBODY or t.price[d] <= s.cash[p]):
        say_verb(h, p, V_RIDE, d, 0, 0, 0)
    else:
        say_verb(h, p, V_STAY, 0, 0, 0, 0)


@rule()
def ride_simple(s: State, t: Tables, p: int, h: State) -> None:
    """To the free property that is worth most beyond its price, if one can be paid with something left."""
    best = -1
    most = 0
    for d in range(t.spaces):
        if t.deeds >> d & 1 and s.owner[d] == NOBODY and t.price[d] <= s.cash[p] - reserve(s, t):
            worth = deed_value(s, t, p, d) * 10 + t.price[d]
            if worth > most:
                most = worth
                best = d
    if best >= 0:
        say_verb(h, p, V_RIDE, best, 0, 0, 0)
    else:
        say_verb(h, p, V_STAY, 0, 0, 0, 0)
