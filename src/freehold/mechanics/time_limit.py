"""The time-limit game: a clock outside the rules says that time is up; the throw in progress is still settled."""

from freehold.core.agenda import answered, push
from freehold.core.registry import State, Tables, later, rule, tables, verb
from freehold.core.say import say
from freehold.core.words import CHANCE, NOT_ASKED, ROLL, event

THROW = later("throw")
tables(timed=0)
TIME_UP = event("time_up")


@rule("TP-TIME-01")
def can_time_up(s: State, t: Tables, p: int) -> int:
    """It is said once, between two steps."""
    return NOT_ASKED if s.closing or s.wait[CHANCE] else 0


@verb("TP-TIME-02", "TP-OQ-23", may=can_time_up)
def time_up(s: State, t: Tables, p: int) -> None:
    """Time is up: no further throw is made."""
    s.closing = 1
    say(s, TIME_UP)
    q = s.turn
    if s.wait[q] == ROLL:
        answered(s, q)
        push(s, THROW, q, 0)
