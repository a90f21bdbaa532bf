"""The agenda, a stack of steps still to do, and the waits: what the table waits for from each seat."""

from .registry import Each, State, Tables, fields, later, rule, step
from .words import CHANCE, DEBT, LIFT, ROLL, SPEAKERS

MOST_STEPS = 64
fields(depth=0, step=Each(MOST_STEPS), who=Each(MOST_STEPS), arg=Each(MOST_STEPS))
fields(wait=SPEAKERS, awaited=0)  # awaited: the seats with an open question, as a bit mask
fields(turn=0, over=0)
fields(urgent=0)  # steps from this depth upwards are done before any debt is pressed or answer awaited; 0: none

RESUME = later("resume")
THROW = later("throw")


@rule()
def push(s: State, what: int, p: int, a: int) -> None:
    """Put a step on top: it is done before all that lies there already."""
    d = s.depth
    s.step[d] = what
    s.who[d] = p
    s.arg[d] = a
    s.depth = d + 1


@rule("JP-OQ-23")
def forget(s: State, p: int) -> None:
    """Strike everything that seat p still had to do."""
    kept = 0
    for i in range(s.depth):
        if s.who[i] != p:
            s.step[kept] = s.step[i]
            s.who[kept] = s.who[i]
            s.arg[kept] = s.arg[i]
            kept += 1
    s.depth = kept


@rule()
def ask(s: State, p: int, what: int) -> None:
    """Put a question to a seat."""
    s.wait[p] = what
    s.awaited |= 1 << p


@rule()
def answered(s: State, p: int) -> None:
    """A seat has answered: nothing more is wanted from it."""
    s.wait[p] = 0
    s.awaited &= ~(1 << p)


@rule()
def interrupt(s: State) -> None:
    """Put the question of the turn back on the agenda, because something must be settled first."""
    for p in range(CHANCE + 1):
        w = s.wait[p]
        if w:
            if w == ROLL:
                push(s, THROW, p, 0)
            elif w != DEBT and w != LIFT:
                push(s, RESUME, p, w)
            answered(s, p)


@rule("JP-OQ-23", "FZ-OQ-20")
def has_question(s: State, p: int, what: int) -> int:
    """Whether a question is put to seat p, or will be put again after an interruption."""
    if s.wait[p] == what:
        return 1
    for i in range(s.depth):
        if s.step[i] == RESUME and s.who[i] == p and s.arg[i] == what:
            return 1
    return 0


@step()
def resume(s: State, t: Tables, p: int, w: int) -> None:
    """Ask again what was asked before the interruption."""
    ask(s, p, w)
