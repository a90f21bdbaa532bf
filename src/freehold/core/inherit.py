"""Mortgaged deeds that have just changed hands: which of them their new owner has still to decide about."""

from .money import share
from .registry import State, Tables, rule, tables
from .words import NOT_ENOUGH_CASH, reason

INTEREST_UNAFFORDABLE = reason("interest_unaffordable")
tables(interest_named=0)  # 1: who could not pay the interest to come is refused with a reason of its own


@rule("FZ-DEAL-07")
def no_interest_left(t: Tables) -> int:
    """Why it is refused what would leave too little for interest to come."""
    return INTEREST_UNAFFORDABLE if t.interest_named else NOT_ENOUGH_CASH


@rule(
    "TP-MORT-11",
    "TP-BANKR-04",
    "TP-OQ-12",
    "NB-DEAL-07",
    "NB-BANKR-04",
    "NB-OQ-12",
    "FZ-MORT-03",
    "FZ-DEAL-07",
    "FZ-OQ-05",
)
def interest_on(t: Tables, d: int) -> int:
    """The interest on a deed's loan, rounded up."""
    return share(t.loan[d], t.interest)


@rule("TP-OQ-40", "NB-OQ-38", "FZ-OQ-21")
def interest_to_come(s: State, t: Tables, deeds: int) -> int:
    """The interest that falls due if all these mortgaged deeds are held."""
    total = 0
    for d in range(t.spaces):
        if (deeds & s.mortgaged) >> d & 1:
            total += interest_on(t, d)
    return total


@rule(
    "TP-MORT-10",
    "TP-MORT-11",
    "TP-BANKR-04",
    "TP-OQ-40",
    "NB-DEAL-06",
    "NB-BANKR-04",
    "NB-OQ-38",
    "FZ-DEAL-07",
    "FZ-BANKR-04",
    "FZ-OQ-21",
)
def add_fresh(s: State, p: int, deeds: int) -> None:
    """Seat p has received these mortgaged deeds and will be asked about each."""
    if deeds:
        s.fresh[p] |= deeds
        s.taking |= 1 << p


@rule()
def strike_fresh(s: State, p: int, d: int) -> None:
    """Seat p has decided about a deed."""
    s.fresh[p] &= ~(1 << d)
    if s.fresh[p] == 0:
        s.taking &= ~(1 << p)


@rule("TP-OQ-40", "NB-OQ-38", "FZ-OQ-21")
def asked_deed(s: State, t: Tables, p: int) -> int:
    """The deed that p is asked about: the first from GO upwards."""
    for d in range(t.spaces):
        if s.fresh[p] >> d & 1:
            return d
    return -1
