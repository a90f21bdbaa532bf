"""Where the tokens stand and how they move."""

from .agenda import push
from .registry import Each, State, Tables, fields, rule, tables
from .say import say
from .words import SEATS, event

MOST_HOOKS = 8
HOOKS = Each(MOST_HOOKS)
fields(at=SEATS)
tables(when_pass_go=HOOKS)  # steps done when a token lands on or passes GO
tables(when_passing=HOOKS)  # steps done for a stretch of spaces that a token has passed
STRETCH = 64  # a stretch as one number: twice its first space and 1 for backwards, times this, and its length

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
    "VL-TURN-03",
    "VL-GO-01",
    "VL-GO-02",
)
def walk(s: State, t: Tables, p: int, n: int) -> None:
    """Move a token n spaces forward; landing on or passing GO counts once."""
    first = s.at[p] + 1
    to = s.at[p] + n
    if to >= t.spaces:
        to -= t.spaces
        push_stretch(s, t, p, 0, to, 0)
        push_all(s, t.when_pass_go, p, 0)
        push_stretch(s, t, p, first, t.spaces - first, 0)
    else:
        push_stretch(s, t, p, first, n - 1, 0)
    s.at[p] = to
    say(s, MOVED, p, to, n)


@rule("TP-OQ-26", "NB-OQ-24", "JP-OQ-10", "FZ-OQ-11", "VL-OQ-11")
def walk_back(s: State, t: Tables, p: int, n: int) -> None:
    """Move a token backwards: going over GO pays nothing, stopping on it does."""
    first = (s.at[p] - 1) % t.spaces
    to = (s.at[p] - n) % t.spaces
    s.at[p] = to
    say(s, MOVED, p, to, -n)
    if to == 0:
        push_all(s, t.when_pass_go, p, 0)
    push_stretch(s, t, p, first, n - 1, 1)


@rule("VL-POWER-05", "VL-POWER-09")
def push_stretch(s: State, t: Tables, p: int, first: int, count: int, back: int) -> None:
    """Let a token meet those who stand where it passed: so many spaces from the first, the landing left out."""
    if t.when_passing[0] and count > 0:
        push_all(s, t.when_passing, p, (2 * first + back) * STRETCH + count)
