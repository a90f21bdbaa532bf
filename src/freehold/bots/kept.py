"""How bots play kept cards."""

from __future__ import annotations

from freehold.core.decks import PICKS_DEED, PICKS_SEAT
from freehold.core.registry import State, Tables, rule
from freehold.core.words import FIRST_KEPT, MOST_THINGS

from .hand import below, say_verb
from .options import richest_other
from .raising import legal_choice
from .valuing import deed_value
from .verbs import V_USE


@rule()
def play_random(s: State, t: Tables, p: int, h: State) -> int:
    """Play the first kept card that seat p holds, aimed anywhere."""
    for card in range(FIRST_KEPT, MOST_THINGS):
        if (s.owned[p] & t.played) >> card & 1:
            say_verb(h, p, V_USE, card, below(h, t.spaces) + 1, 0, 0)
            if t.kept_pick[card - FIRST_KEPT] == PICKS_SEAT:
                say_verb(h, p, V_USE, card, below(h, s.seats) + 1, 0, 0)
            return legal_choice(s, t, h)
    return 0


@rule()
def play_simple(s: State, t: Tables, p: int, h: State) -> int:
    """Play a kept card against the richest player, or for the deed that is worth most."""
    for card in range(FIRST_KEPT, MOST_THINGS):
        if (s.owned[p] & t.played) >> card & 1:
            aim = -1
            if t.kept_pick[card - FIRST_KEPT] == PICKS_SEAT:
                aim = richest_other(s, p)
            elif t.kept_pick[card - FIRST_KEPT] == PICKS_DEED:
                aim = best_to_take(s, t, p, card, h)
            say_verb(h, p, V_USE, card, aim + 1, 0, 0)
            if legal_choice(s, t, h):
                return 1
    return 0


@rule()
def best_to_take(s: State, t: Tables, p: int, card: int, h: State) -> int:
    """The deed of another player that is worth most to seat p, or -1."""
    best = -1
    most = 0
    for d in range(t.spaces):
        if t.deeds >> d & 1:
            say_verb(h, p, V_USE, card, d + 1, 0, 0)
            if legal_choice(s, t, h) and deed_value(s, t, p, d) > most:
                most = deed_value(s, t, p, d)
                best = d
    return best
