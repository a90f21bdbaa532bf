"""Settling a debt by handing over one property, when coins and pieces are spent."""

from freehold.core.matters import in_debt
from freehold.core.registry import State, Tables, rule, verb
from freehold.core.settling import is_purchase, settle_by_deed
from freehold.core.words import DEBT, DEBT_PENDING, NOT_ASKED, NOT_OWNER, reason

BUILDINGS_LEFT = reason("buildings_left")
MUST_BUY = reason("must_buy")


@rule("VL-BUY-04", "VL-DEBT-01", "VL-DEBT-02", "VL-DEBT-03", "VL-DEBT-04", "VL-DEBT-07")
def can_give_property(s: State, t: Tables, p: int, d: int) -> int:
    """Any property of one's own, for a debt that is no purchase, once all one's pieces are sold."""
    if d < 0 or d >= t.spaces or not (s.owned[p] & t.deeds) >> d & 1:
        return NOT_OWNER
    i = in_debt(s, p)
    if i < 0:
        return NOT_ASKED
    if is_purchase(s, i):
        return MUST_BUY
    for e in range(t.spaces):
        if s.owned[p] >> e & 1 and s.level[e]:
            return BUILDINGS_LEFT
    return 0 if s.wait[p] == DEBT else DEBT_PENDING


@verb("VL-DEBT-02", "VL-DEBT-04", "VL-DEBT-05", "VL-DEBT-06", "VL-JAIL-11", may=can_give_property, args=("space",))
def give_property(s: State, t: Tables, p: int, d: int) -> None:
    """Pay what is there and give this property for the rest of the debt that arose first."""
    settle_by_deed(s, in_debt(s, p), d)
