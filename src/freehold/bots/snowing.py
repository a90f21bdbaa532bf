"""Where bots lay the snowflake, and when they leave it."""

from __future__ import annotations

from freehold.core.registry import State, Tables, rule
from freehold.rent import rent

from .hand import below, say_verb
from .raising import legal_choice
from .verbs import V_PLACE, V_STAY


@rule()
def lay_random(s: State, t: Tables, p: int, h: State) -> None:
    """Lay it on some property of one's own, or leave it."""
    d = below(h, t.spaces)
    for _ in range(t.spaces):
        d = d + 1 if d + 1 < t.spaces else 0
        if s.owned[p] >> d & 1 and below(h, 4):
            say_verb(h, p, V_PLACE, d, 0, 0, 0)
            if legal_choice(s, t, h):
                return
    say_verb(h, p, V_STAY, 0, 0, 0, 0)


@rule()
def lay_where_it_pays(s: State, t: Tables, p: int, h: State) -> None:
    """Lay it where the rent is highest; leave it where nothing earns."""
    best = 0
    place = -1
    for d in range(t.spaces):
        if (s.owned[p] & t.deeds & ~s.mortgaged) >> d & 1:
            r = rent(s, t, d)
            if r > best:
                best = r
                place = d
    say_verb(h, p, V_PLACE, place, 0, 0, 0)
    if place < 0 or not legal_choice(s, t, h):
        say_verb(h, p, V_STAY, 0, 0, 0, 0)
