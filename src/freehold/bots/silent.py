"""What is done for a player who does not answer in time: the plainest answer to every question."""

from __future__ import annotations

from freehold.core.options import RIDE
from freehold.core.registry import State, Tables, rule
from freehold.core.words import BID, BUY, DEBT, LIFT, PLACE, ROLL, SNOWFLAKE, WANT
from freehold.core.works import FREE_FENCE, FREE_REPAIR
from freehold.mechanics.tax import TAX

from .fencing import pick_gift
from .hand import say_verb
from .handing import hand_over_cheapest
from .options import is_option, option_silent
from .raising import legal_choice, sell_there
from .verbs import V_BUILD, V_DECLINE, V_END, V_FLAT, V_GIVE_UP, V_KEEP, V_MORTGAGE, V_PASS, V_ROLL, V_STAY, V_WANT


@rule("TP-OQ-37", "NB-OQ-35", "JP-OQ-15", "FZ-OQ-15", "VL-OQ-15")
def answer_silent(s: State, t: Tables, p: int, h: State) -> None:
    """Throw, decline, pass, want nothing, pay the flat tax, hold mortgages, end the turn; raise money in order."""
    w = s.wait[p]
    if w == DEBT:
        raise_in_order(s, t, p, h)
    elif w == PLACE:
        place_in_order(s, t, p, h)
    elif is_option(w):
        option_silent(s, t, p, w, h)
    elif w == FREE_FENCE or w == FREE_REPAIR:
        pick_gift(s, t, p, h)
    else:
        v = V_END
        if w == ROLL:
            v = V_ROLL
        elif w == BUY:
            v = V_DECLINE
        elif w == BID:
            v = V_PASS
        elif w == TAX:
            v = V_FLAT
        elif w == LIFT:
            v = V_KEEP
        elif w == WANT:
            v = V_WANT
        elif w == RIDE or w == SNOWFLAKE:
            v = V_STAY
        say_verb(h, p, v, 0, 0, 0, 0)


@rule("TP-OQ-37", "NB-OQ-35", "JP-OQ-15", "FZ-OQ-15", "VL-OQ-15")
def raise_in_order(s: State, t: Tables, p: int, h: State) -> None:
    """Give up where nothing would help; else sell pieces evenly, then mortgage, both in board order."""
    say_verb(h, p, V_GIVE_UP, 0, 0, 0, 0)
    if legal_choice(s, t, h):
        return
    for order in range(2):
        for d in range(t.spaces):
            if s.owned[p] >> d & 1 and s.level[d]:
                if sell_there(s, t, p, d, order, h):
                    return
    for d in range(t.spaces):
        if s.owned[p] >> d & 1:
            say_verb(h, p, V_MORTGAGE, d, 0, 0, 0)
            if legal_choice(s, t, h):
                return
    if t.deed_settles:
        hand_over_cheapest(s, t, p, h)


@rule("TP-OQ-10", "TP-OQ-37")
def place_in_order(s: State, t: Tables, p: int, h: State) -> None:
    """Give back a piece that need not be placed; else put it on the first street that takes it."""
    say_verb(h, p, V_PASS, 0, 0, 0, 0)
    if legal_choice(s, t, h):
        return
    for d in range(t.spaces):
        if s.owned[p] >> d & 1:
            say_verb(h, p, V_BUILD, d, 0, 0, 0)
            if legal_choice(s, t, h):
                return
