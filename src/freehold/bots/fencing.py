"""Fences and repairs: what bots do with damage, with spare money at the start of a turn, and with gifts of cards."""

from __future__ import annotations

from freehold.core.registry import State, Tables, rule
from freehold.core.works import FREE_FENCE, needs_repair

from .hand import below, say_verb
from .raising import legal_choice
from .valuing import reserve
from .verbs import V_FENCE, V_FORGO, V_REPAIR, V_SELL_FENCE


@rule("JP-OQ-20")
def pick_gift(s: State, t: Tables, p: int, h: State) -> None:
    """Take a gift of a card on the first property in board order that it fits."""
    v = V_FENCE if s.wait[p] == FREE_FENCE else V_REPAIR
    for d in range(t.spaces):
        if s.owned[p] >> d & 1:
            say_verb(h, p, v, d, 0, 0, 0)
            if legal_choice(s, t, h):
                return
    say_verb(h, p, V_FORGO, 0, 0, 0, 0)


@rule()
def works_random(s: State, t: Tables, p: int, h: State) -> int:
    """Try to fence, repair or sell a fence somewhere."""
    d = below(h, t.spaces)
    for _ in range(t.spaces):
        d = d + 1 if d + 1 < t.spaces else 0
        if s.owned[p] >> d & 1:
            break
    x = below(h, 9)
    say_verb(h, p, V_FENCE if x < 4 else V_REPAIR if x < 8 else V_SELL_FENCE, d, 0, 0, 0)
    return legal_choice(s, t, h)


@rule()
def works_simple(s: State, t: Tables, p: int, h: State) -> int:
    """Repair, then fence, the dearest property first, as far as the reserve stays untouched."""
    spare = s.cash[p] - reserve(s, t)
    if needs_repair(s, p):
        for i in range(t.spaces):
            d = t.spaces - 1 - i
            if s.damaged >> d & 1 and s.owned[p] >> d & 1 and t.repair_cost[d] <= spare:
                say_verb(h, p, V_REPAIR, d, 0, 0, 0)
                if legal_choice(s, t, h):
                    return 1
    for i in range(t.spaces):
        d = t.spaces - 1 - i
        if s.owned[p] >> d & 1 and s.level[d] == 0 and t.piece[d] <= spare:
            say_verb(h, p, V_FENCE, d, 0, 0, 0)
            if legal_choice(s, t, h):
                return 1
    return 0
