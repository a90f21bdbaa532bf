"""Fences: one on a single street, built at the start of a turn and sold for half of its cost."""

from freehold.core.agenda import answered
from freehold.core.deeds import LEVELS, clear_street, refund
from freehold.core.groups import NO_STOCK, not_a_site
from freehold.core.matters import not_at_start
from freehold.core.money import FOR_PIECE, FOR_REFUND, pay
from freehold.core.registry import State, Tables, rule, verb
from freehold.core.say import say
from freehold.core.words import BANK, NOT_ENOUGH_CASH, event, reason
from freehold.core.works import FREE_FENCE

FENCE_PRESENT = reason("fence_present")
IS_DAMAGED = reason("damaged")
ACQUIRED_THIS_TURN = reason("acquired_this_turn")
NO_PIECE = reason("no_piece")
FENCED = event("fenced", "seat", "space", "coins")
FENCE_GIVEN = event("fence_given", "seat", "space")
FENCE_SOLD = event("fence_sold", "seat", "space", "coins")


@rule(
    "JP-FENCE-01",
    "JP-FENCE-02",
    "JP-FENCE-03",
    "JP-FENCE-04",
    "JP-FENCE-05",
    "JP-FENCE-06",
    "JP-FENCE-07",
    "JP-FENCE-08",
    "JP-FENCE-09",
    "JP-FENCE-10",
    "JP-DEBT-02",
    "JP-OQ-20",
)
def can_build_fence(s: State, t: Tables, p: int, d: int) -> int:
    """One fence on an own undamaged street, from the turn after it was acquired; a fence given by a card at once."""
    r = not_a_site(s, t, p, d)
    if r:
        return r
    if s.level[d]:
        return FENCE_PRESENT
    if s.damaged >> d & 1:
        return IS_DAMAGED
    if s.houses == 0:
        return NO_STOCK
    if s.wait[p] == FREE_FENCE:
        return 0
    if s.got >> d & 1:
        return ACQUIRED_THIS_TURN
    r = not_at_start(s, p)
    if r:
        return r
    return NOT_ENOUGH_CASH if s.cash[p] < t.piece[d] else 0


@verb("JP-FENCE-04", "JP-SET-05", "JP-BANK-01", "JP-SHORT-01", "JP-OQ-20", may=can_build_fence, args=("space",))
def build_fence(s: State, t: Tables, p: int, d: int) -> None:
    """Put a fence on a street, for the deed's cost or as a card's gift."""
    s.houses -= 1
    s.level[d] = 1
    s.paid[d * LEVELS] = t.piece[d]
    if s.wait[p] == FREE_FENCE:
        answered(s, p)
        say(s, FENCE_GIVEN, p, d)
    else:
        pay(s, p, BANK, t.piece[d], FOR_PIECE)
        say(s, FENCED, p, d, t.piece[d])


@rule("JP-SELL-01", "JP-SELL-02")
def can_sell_fence(s: State, t: Tables, p: int, d: int) -> int:
    """Any of one's own fences."""
    r = not_a_site(s, t, p, d)
    if r:
        return r
    return 0 if s.level[d] else NO_PIECE


@verb("JP-SELL-01", "JP-SELL-02", "JP-DEBT-01", "JP-OQ-05", may=can_sell_fence, args=("space",))
def sell_fence(s: State, t: Tables, p: int, d: int) -> None:
    """The Bank takes a fence back for half of its cost."""
    money = refund(s, t, d, 1)
    clear_street(s, t, d, 0)
    pay(s, BANK, p, money, FOR_REFUND)
    say(s, FENCE_SOLD, p, d, money)
