"""Leaving what one is offered: the one answer that all offers share which need not be taken."""

from freehold.core.agenda import answered
from freehold.core.matters import not_now
from freehold.core.options import RIDE, decided, may_decline
from freehold.core.registry import State, Tables, rule, verb
from freehold.core.say import say
from freehold.core.words import SNOWFLAKE, event

STAYED = event("stayed", "seat")


@rule("FZ-SNOW-02", "VL-VEH-03", "VL-POWER-23")
def can_stay(s: State, t: Tables, p: int) -> int:
    """Only one who is offered something can leave it."""
    if may_decline(s, p) or s.wait[p] == RIDE:
        return 0
    return not_now(s, p, SNOWFLAKE)


@verb("FZ-SNOW-02", "FZ-OQ-15", "VL-VEH-03", "VL-POWER-23", "VL-OQ-20", may=can_stay)
def stay(s: State, t: Tables, p: int) -> None:
    """Leave it; the turn goes on."""
    if s.deciding == p:
        decided(s, p)
    else:
        answered(s, p)
    say(s, STAYED, p)
