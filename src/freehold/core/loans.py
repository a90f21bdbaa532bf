"""The Bank's loan on a deed: the only one there is."""

from .money import FOR_LOAN, pay
from .registry import State, Tables, rule
from .say import say
from .words import BANK, event

MORTGAGED = event("mortgaged", "seat", "space", "coins")


@rule("TP-MORT-04", "TP-MORT-05", "NB-MORT-03", "NB-MORT-04")
def take_loan(s: State, t: Tables, p: int, d: int) -> None:
    """Turn a deed face down and collect its loan."""
    s.mortgaged |= 1 << d
    pay(s, BANK, p, t.loan[d], FOR_LOAN)
    say(s, MORTGAGED, p, d, t.loan[d])
