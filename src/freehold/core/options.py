"""Options: what a seat may do and need not, most of it in the middle of a move, before anything else goes on."""

from .agenda import answered, ask
from .registry import State, fields, rule
from .words import CHANCE, NOBODY, SPACE_PENDING, wait

fields(deciding=NOBODY)  # whose answer comes before anything else

REROLL = wait("reroll")
RIDE = wait("ride")
SPARE = wait("spare")
VICTIM = wait("victim")


@rule("VL-POWER-23", "VL-OQ-05")
def put_option(s: State, p: int, what: int) -> None:
    """Ask a seat for a decision; until it is made only that answer is accepted."""
    s.deciding = p
    ask(s, p, what)


@rule()
def decided(s: State, p: int) -> None:
    """The decision is made."""
    s.deciding = NOBODY
    answered(s, p)


@rule("VL-POWER-23")
def may_decline(s: State, p: int) -> int:
    """Whether seat p is asked for something that it may also leave alone. A throw is kept by a verb of its own."""
    return 1 if s.deciding == p and s.wait[p] != REROLL else 0


@rule("VL-OQ-05")
def midway(s: State, p: int) -> int:
    """Why seat p cannot speak now: chance, or somebody else's decision, comes first. 0 where neither does."""
    if s.wait[CHANCE] or (s.deciding != NOBODY and s.deciding != p):
        return SPACE_PENDING
    return 0
