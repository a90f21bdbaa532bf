"""Where the tokens stand and how they move."""

from .agenda import push
from .registry import Each, State, Tables, fields, rule, tables
from .say import say
from .words import SEATS, event

MOST_HOOKS = 8
HOOKS = Each(MOST_HOOKS)
fields(at=SEATS)
tables(when_pass_go=HOOKS)  # steps done when a token lands on or passes GO

MOVED = event("moved", "seat", "space", "count")


@rule()
def push_all(s: State, hooks: State, p: int, a: int) -> None:
    """Put a list of steps on the agenda so that the first is done first."""
    for i in range(MOST_HOOKS):
        k = hooks[MOST_HOOKS - 1 - i]
        if k:
            push(s, k, p, a)


@rule(
    "TP-TURN-06",
    "TP-TURN-07",
    "TP-GO-01",
    "TP-GO-02",
    "TP-GO-03",
    "TP-GO-04",
    "TP-GO-05",
    "NB-TURN-03",
    "NB-GO-01",
    "NB-GO-02",
    "NB-GO-03",
    "NB-GO-04",
    "JP-TURN-04",
    "JP-GO-01",
    "JP-GO-02",
    "JP-GO-03",
    "JP-PARK-02",
    "FZ-TURN-03",
    "FZ-GO-01",
    "FZ-GO-02",
    "FZ-GO-03",
    "FZ-MISC-02",
)
def walk(s: State, t: Tables, p: int, n: int) -> None:
    """Move a token n spaces forward; landing on or passing GO counts once."""
    to = s.at[p] + n
    if to >= t.spaces:
        to -= t.spaces
        push_all(s, t.when_pass_go, p, 0)
    s.at[p] = to
    say(s, MOVED, p, to, n)


@rule("TP-OQ-26", "NB-OQ-24", "JP-OQ-10", "FZ-OQ-11")
def walk_back(s: State, t: Tables, p: int, n: int) -> None:
    """Move a token backwards: going over GO pays nothing, stopping on it does."""
    to = (s.at[p] - n) % t.spaces
    s.at[p] = to
    say(s, MOVED, p, to, -n)
    if to == 0:
        push_all(s, t.when_pass_go, p, 0)
