"""Raising money and answering the questions that have a plain answer: shared by all bots."""

from __future__ import annotations

from freehold.core.registry import State, Tables, rule
from freehold.engine import reason_against

from .hand import say_verb
from .handing import hand_over_cheapest
from .verbs import V_ASK, V_GIVE_UP, V_MORTGAGE, V_SELL, V_SELL_FENCE


@rule()
def legal_choice(s: State, t: Tables, h: State) -> int:
    """Whether what stands in the hand is legal."""
    return 1 if reason_against(s, t, h.seat, h.verb, h.a, h.b, h.c, h.d, 0) == 0 else 0


@rule("NB-OQ-18", "JP-OQ-16", "VL-OQ-16")
def ask_open_rent(s: State, t: Tables, h: State) -> int:
    """Let the owner of the oldest claim ask, where that is allowed now."""
    for i in range(s.claims):
        say_verb(h, s.claim_by[i], V_ASK, s.claim_on[i], 0, 0, 0)
        if legal_choice(s, t, h):
            return 1
    return 0


@rule()
def raise_money(s: State, t: Tables, p: int, h: State) -> int:
    """Raise money in the order: mortgages in board order, then pieces one by one, then whole groups."""
    for d in range(t.spaces):
        if s.owned[p] >> d & 1 and not s.mortgaged >> d & 1 and s.level[d] == 0:
            say_verb(h, p, V_MORTGAGE, d, 0, 0, 0)
            if legal_choice(s, t, h):
                return 1
    for order in range(2):
        for d in range(t.spaces):
            if s.owned[p] >> d & 1 and s.level[d]:
                if sell_there(s, t, p, d, order, h):
                    return 1
    return 0


@rule()
def sell_there(s: State, t: Tables, p: int, d: int, order: int, h: State) -> int:
    """Sell a piece of a street, be it one of a group or a lone one, where that is allowed now."""
    say_verb(h, p, V_SELL_FENCE if t.lone_pieces else V_SELL, d, 0 if t.lone_pieces else order, 0, 0)
    return legal_choice(s, t, h)


@rule()
def meet_debt(s: State, t: Tables, p: int, h: State) -> None:
    """Give up when the debt is beyond reach, else raise money, and at last settle by a deed."""
    say_verb(h, p, V_GIVE_UP, 0, 0, 0, 0)
    if not legal_choice(s, t, h) and not raise_money(s, t, p, h) and t.deed_settles:
        hand_over_cheapest(s, t, p, h)
