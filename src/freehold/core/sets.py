"""Sets: groups of which every deed has an owner, be it one player or several."""

from .deeds import GROUP_ROOM
from .registry import State, Tables, rule, tables
from .walk import HOOKS, push_all
from .words import BANK, NOBODY

tables(when_whole_set=HOOKS)  # steps done when the last deed of a set finds an owner


@rule("JP-TREX-15", "JP-TREX-16", "JP-TREX-17", "JP-END-03")
def whole_set(s: State, t: Tables, d: int) -> int:
    """Whether every deed of d's group is owned, whoever owns it."""
    g = t.group[d]
    for i in range(t.group_size[g]):
        if s.owner[t.member[g * GROUP_ROOM + i]] == BANK:
            return 0
    return 1


@rule("JP-REPAIR-07")
def left_bank(s: State, t: Tables, d: int) -> None:
    """A deed of the Bank has found an owner: see whether that completes its set."""
    if t.when_whole_set[0] and whole_set(s, t, d):
        push_all(s, t.when_whole_set, NOBODY, d)
