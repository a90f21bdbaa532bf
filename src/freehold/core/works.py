"""Works on one's own properties that a card can give: which deeds take a fence, and which need repair."""

from .deeds import STREET
from .registry import State, Tables, rule
from .words import wait

FREE_FENCE = wait("free_fence")
FREE_REPAIR = wait("free_repair")


@rule("JP-FENCE-05", "JP-FENCE-06", "JP-FENCE-07", "JP-OQ-20")
def can_bear_fence(s: State, t: Tables, p: int) -> int:
    """The streets of seat p that are undamaged and without a fence, as a mask; none while the Bank has no fence."""
    if s.houses == 0:
        return 0
    found = 0
    for d in range(t.spaces):
        if s.owner[d] == p and t.kind[d] == STREET and s.level[d] == 0 and not s.damaged >> d & 1:
            found |= 1 << d
    return found


@rule("JP-OQ-20")
def needs_repair(s: State, p: int) -> int:
    """The damaged properties of seat p, as a mask."""
    return s.damaged & s.owned[p]
