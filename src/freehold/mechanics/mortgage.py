"""Mortgages: the only loan there is; freeing a deed; and what a new owner of a mortgaged deed must decide."""

from freehold.core.agenda import answered
from freehold.core.deeds import PLAIN, group_built
from freehold.core.groups import gives_up_place
from freehold.core.inherit import asked_deed, interest_on, interest_to_come, no_interest_left, strike_fresh
from freehold.core.loans import take_loan
from freehold.core.matters import not_now
from freehold.core.money import FOR_INTEREST, FOR_LIFT, owe_first, pay
from freehold.core.registry import State, Tables, rule, tables, verb
from freehold.core.say import say
from freehold.core.words import (
    BANK,
    DEBT_PENDING,
    GROUP_BUILT,
    LIFT,
    NOT_ENOUGH_CASH,
    NOT_OWNER,
    event,
    reason,
)

tables(no_mortgages=0)  # 1: the Bank lends nothing
tables(clear_group=0)  # 1: a bare street of a built group cannot be mortgaged either

ALREADY_MORTGAGED = reason("already_mortgaged")
NOT_MORTGAGED = reason("not_mortgaged")
NO_MORTGAGES = reason("no_mortgages")
LIFTED = event("lifted", "seat", "space", "coins")
HELD = event("held", "seat", "space", "coins")


@rule()
def not_ones_deed(s: State, t: Tables, p: int, d: int) -> int:
    """Why d is no deed of p's, or 0."""
    if d < 0 or d >= t.spaces or t.kind[d] == PLAIN or s.owner[d] != p:
        return NOT_OWNER
    return 0


@rule("TP-MORT-01", "TP-MORT-02", "TP-MORT-03", "NB-MORT-01", "NB-MORT-02", "JP-MORT-01", "FZ-MORT-01", "FZ-MORT-02")
def can_mortgage(s: State, t: Tables, p: int, d: int) -> int:
    """A deed without pieces, nor pieces in its group, can be mortgaged."""
    if t.no_mortgages:
        return NO_MORTGAGES
    r = not_ones_deed(s, t, p, d)
    if r:
        return r
    if s.mortgaged >> d & 1:
        return ALREADY_MORTGAGED
    if s.level[d] or (t.clear_group and group_built(s, t, d)):
        return GROUP_BUILT
    return gives_up_place(s, t, p, d)


@verb(
    "TP-MORT-01",
    "TP-MORT-04",
    "TP-MORT-05",
    "TP-BANK-08",
    "TP-DEBT-01",
    "TP-DEBT-02",
    "NB-MORT-01",
    "NB-MORT-03",
    "NB-MORT-04",
    "NB-MORT-07",
    "NB-BANK-06",
    "NB-DEBT-01",
    "NB-JAIL-14",
    "FZ-MORT-02",
    "FZ-MORT-04",
    "FZ-DEBT-01",
    "FZ-JAIL-04",
    may=can_mortgage,
    args=("space",),
)
def mortgage(s: State, t: Tables, p: int, d: int) -> None:
    """Take the loan; the deed lies face down."""
    take_loan(s, t, p, d)


@rule(
    "TP-MORT-07",
    "TP-MORT-08",
    "TP-MORT-10",
    "TP-OQ-40",
    "NB-MORT-05",
    "NB-DEAL-06",
    "NB-OQ-38",
    "FZ-MORT-03",
    "FZ-DEAL-07",
    "FZ-OQ-21",
)
def can_lift(s: State, t: Tables, p: int, d: int) -> int:
    """The owner frees a deed for the loan and its interest; of deeds just received, the one asked about."""
    r = not_ones_deed(s, t, p, d)
    if r:
        return r
    if not s.mortgaged >> d & 1:
        return NOT_MORTGAGED
    kept_back = 0
    if s.taking >> p & 1:
        if d != asked_deed(s, t, p):
            return DEBT_PENDING
        kept_back = interest_to_come(s, t, s.fresh[p] & ~(1 << d))
    if s.cash[p] < t.loan[d] + interest_on(t, d):
        return NOT_ENOUGH_CASH
    if s.cash[p] - kept_back < t.loan[d] + interest_on(t, d):
        return no_interest_left(t)
    return 0


@verb(
    "TP-MORT-07",
    "TP-MORT-10",
    "TP-MORT-12",
    "TP-BANKR-05",
    "TP-BANKR-06",
    "TP-OQ-12",
    "NB-MORT-05",
    "NB-DEAL-06",
    "NB-DEAL-08",
    "NB-BANKR-04",
    "NB-OQ-12",
    "FZ-MORT-03",
    "FZ-MORT-04",
    "FZ-DEAL-07",
    "FZ-DEAL-10",
    "FZ-BANKR-04",
    may=can_lift,
    args=("space",),
)
def lift(s: State, t: Tables, p: int, d: int) -> None:
    """Free a deed."""
    cost = t.loan[d] + interest_on(t, d)
    s.mortgaged &= ~(1 << d)
    pay(s, p, BANK, cost, FOR_LIFT)
    say(s, LIFTED, p, d, cost)
    if s.taking >> p & 1:
        strike_fresh(s, p, d)
        answered(s, p)


@rule("TP-MORT-11", "TP-OQ-40", "NB-DEAL-07", "NB-OQ-38")
def can_keep_mortgage(s: State, t: Tables, p: int, d: int) -> int:
    """A new owner may hold the deed asked about mortgaged. d: its space, or 0."""
    r = not_now(s, p, LIFT)
    if r:
        return r
    return DEBT_PENDING if d != 0 and d != asked_deed(s, t, p) else 0


@verb(
    "TP-MORT-11",
    "TP-BANKR-04",
    "TP-BANKR-06",
    "TP-OQ-16",
    "NB-DEAL-07",
    "NB-BANKR-04",
    "NB-OQ-16",
    "FZ-DEAL-07",
    "FZ-BANKR-04",
    "FZ-BANKR-05",
    may=can_keep_mortgage,
    args=("space?",),
)
def keep_mortgage(s: State, t: Tables, p: int, d: int) -> None:
    """Hold the deed mortgaged: the interest is due at once."""
    d = asked_deed(s, t, p)
    strike_fresh(s, p, d)
    answered(s, p)
    say(s, HELD, p, d, interest_on(t, d))
    owe_first(s, p, BANK, interest_on(t, d), FOR_INTEREST)
