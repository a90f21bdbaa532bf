"""Cards that give a fence or a repair: the player picks where."""

from freehold.core.agenda import answered, ask
from freehold.core.registry import State, Tables, rule, step, verb
from freehold.core.words import NOT_ASKED, SPACE_PENDING
from freehold.core.works import FREE_FENCE, FREE_REPAIR, can_bear_fence, needs_repair


@step("JP-OQ-20")
def free_fence(s: State, t: Tables, p: int, a: int) -> None:
    """A fence for nothing, where one fits."""
    if can_bear_fence(s, t, p):
        ask(s, p, FREE_FENCE)


@step("JP-OQ-20")
def free_repair(s: State, t: Tables, p: int, a: int) -> None:
    """A repair for nothing, where something is damaged."""
    if needs_repair(s, p):
        ask(s, p, FREE_REPAIR)


@rule("JP-OQ-20")
def can_forgo(s: State, t: Tables, p: int) -> int:
    """Only where nothing fits any more, because a deal has taken it away."""
    if s.wait[p] == FREE_FENCE:
        return SPACE_PENDING if can_bear_fence(s, t, p) else 0
    if s.wait[p] == FREE_REPAIR:
        return SPACE_PENDING if needs_repair(s, p) else 0
    return NOT_ASKED


@verb("JP-OQ-20", may=can_forgo)
def forgo(s: State, t: Tables, p: int) -> None:
    """Let a gift go for which there is no place."""
    answered(s, p)
