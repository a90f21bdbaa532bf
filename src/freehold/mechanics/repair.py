"""Damaged properties: they earn nothing, and are repaired by their owner or when their set becomes whole."""

from freehold.core.agenda import answered
from freehold.core.deeds import PLAIN
from freehold.core.matters import not_at_start
from freehold.core.money import pay
from freehold.core.registry import State, Tables, amend, rule, step, tables, verb
from freehold.core.say import say
from freehold.core.words import BANK, NOT_ENOUGH_CASH, NOT_OWNER, SPACES, cause, event, reason
from freehold.core.works import FREE_REPAIR

FOR_REPAIR = cause("repair")
tables(repair_cost=SPACES)

NOT_DAMAGED = reason("not_damaged")
REPAIRED = event("repaired", "seat", "space", "coins")
REPAIR_GIVEN = event("repair_given", "seat", "space")
MENDED = event("mended", "space")


@amend("JP-RENT-10", "JP-RENT-11", "JP-RENT-12", "JP-REPAIR-01", "JP-REPAIR-05", "JP-OQ-04")
def no_rent_if_damaged(s: State, t: Tables, d: int, r: int) -> int:
    """A damaged property earns no rent; as owned it counts all the same."""
    return 0 if s.damaged >> d & 1 else r


@rule(
    "JP-REPAIR-02",
    "JP-REPAIR-03",
    "JP-REPAIR-04",
    "JP-REPAIR-05",
    "JP-REPAIR-06",
    "JP-REPAIR-09",
    "JP-JAIL-04",
    "JP-DEBT-02",
    "JP-OQ-20",
)
def can_repair(s: State, t: Tables, p: int, d: int) -> int:
    """An own damaged property, at the start of a turn; a card's gift and what a bankrupt left at once."""
    if d < 0 or d >= t.spaces or t.kind[d] == PLAIN or s.owner[d] != p:
        return NOT_OWNER
    if not s.damaged >> d & 1:
        return NOT_DAMAGED
    if s.wait[p] == FREE_REPAIR:
        return 0
    if not s.gifts >> d & 1:
        r = not_at_start(s, p)
        if r:
            return r
    return NOT_ENOUGH_CASH if s.cash[p] < t.repair_cost[d] else 0


@verb("JP-REPAIR-02", "JP-REPAIR-03", "JP-REPAIR-08", "JP-BANK-01", "JP-OQ-20", may=can_repair, args=("space",))
def repair(s: State, t: Tables, p: int, d: int) -> None:
    """Repair a property, for the cost on its deed or as a card's gift."""
    s.damaged &= ~(1 << d)
    if s.wait[p] == FREE_REPAIR:
        answered(s, p)
        say(s, REPAIR_GIVEN, p, d)
    else:
        pay(s, p, BANK, t.repair_cost[d], FOR_REPAIR)
        say(s, REPAIRED, p, d, t.repair_cost[d])


@step("JP-REPAIR-07")
def mend_set(s: State, t: Tables, p: int, d: int) -> None:
    """A set has become whole: all of it is repaired for nothing, whoever owns it."""
    members = t.group_mask[t.group[d]]
    for e in range(t.spaces):
        if (members & s.damaged) >> e & 1:
            s.damaged &= ~(1 << e)
            say(s, MENDED, e)
