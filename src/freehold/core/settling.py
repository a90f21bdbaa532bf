"""Debts that a deed settles: coins first, and one deed for all that is still owed."""

from .agenda import answered
from .deeds import give
from .matters import in_debt
from .money import FOR_DEED, pay, strike
from .registry import State, Tables, rule, tables
from .say import say
from .words import DEBT, NOBODY, event

tables(deed_settles=0)  # 1: one deed settles what a debtor without pieces still owes, and a creditor inherits no other

SETTLED = event("settled", "seat", "seat", "space")


@rule("VL-BUY-04")
def is_purchase(s: State, i: int) -> int:
    """Whether a debt of the queue is the price of a purchase: that one is settled in coins only."""
    return 1 if s.cause[i] == FOR_DEED else 0


@rule("VL-DEBT-02", "VL-DEBT-04", "VL-DEBT-05", "VL-DEBT-06")
def settle_by_deed(s: State, i: int, d: int) -> None:
    """Pay a debt with the coins that are there and with a deed for all the rest (NOBODY: no deed, it lapses)."""
    debtor = s.debtor[i]
    creditor = s.creditor[i]
    amount = min(s.amount[i], s.cash[debtor])
    why = s.cause[i]
    strike(s, i)
    if s.wait[debtor] == DEBT:
        answered(s, debtor)
    if amount > 0:
        pay(s, debtor, creditor, amount, why)
    if d != NOBODY:
        give(s, d, creditor)
        say(s, SETTLED, debtor, creditor, d)


@rule("VL-OQ-15")
def cheapest_deed(s: State, t: Tables, p: int) -> int:
    """The deed of seat p with the lowest price, the first of them from GO upwards; NOBODY where there is none."""
    best = NOBODY
    for d in range(t.spaces):
        if (s.owned[p] & t.deeds) >> d & 1 and (best == NOBODY or t.price[d] < t.price[best]):
            best = d
    return best


@rule("VL-OQ-15", "VL-BANKR-01", "VL-BANKR-02", "VL-BANKR-03")
def settle_what_is_left(s: State, t: Tables, p: int) -> None:
    """One who goes out has sold all pieces: each debt takes the coins and, where they are short, the cheapest deed."""
    i = in_debt(s, p)
    while i >= 0:
        d = NOBODY
        if s.cash[p] < s.amount[i] and not is_purchase(s, i):
            d = cheapest_deed(s, t, p)
        settle_by_deed(s, i, d)
        i = in_debt(s, p)
