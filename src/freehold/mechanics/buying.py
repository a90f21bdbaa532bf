"""Landing on a property: the right to buy it, or the duty to pay its owner."""

from freehold.core.agenda import answered, ask, push
from freehold.core.deeds import PLAIN, give
from freehold.core.matters import not_now
from freehold.core.money import FOR_DEED, pay
from freehold.core.registry import State, Tables, fields, later, rule, step, verb
from freehold.core.say import say
from freehold.core.sets import left_bank
from freehold.core.words import BANK, BUY, NOBODY, NOT_ENOUGH_CASH, event, reason

AUCTION = later("auction")
CHARGE = later("charge")
fields(rent_terms=0)  # special terms that a card sets for the rent of its move

NOT_ON_SPACE = reason("not_on_space")
ALREADY_OWNED = reason("already_owned")
BOUGHT = event("bought", "seat", "space", "coins")
DECLINED = event("declined", "seat", "space")


@step(
    "TP-TURN-08",
    "TP-BUY-01",
    "TP-BUY-04",
    "TP-BUY-05",
    "TP-RENT-11",
    "NB-TURN-05",
    "NB-BUY-01",
    "NB-BUY-04",
    "NB-BUY-05",
    "JP-BUY-02",
    "JP-BUY-05",
    "JP-TURN-05",
    "FZ-BUY-02",
    "FZ-BUY-06",
)
def reach_property(s: State, t: Tables, p: int, d: int) -> None:
    """An unowned property may be bought; another's costs rent; one's own costs nothing."""
    s.lapsed_by[d] = 0
    if s.owner[d] == NOBODY:
        s.rent_terms = 0
        ask(s, p, BUY)
    elif s.owner[d] != p:
        push(s, CHARGE, p, d)
    else:
        s.rent_terms = 0


@rule(
    "TP-BUY-01",
    "TP-BUY-02",
    "TP-OQ-08",
    "NB-BUY-01",
    "NB-BUY-02",
    "NB-MISC-01",
    "NB-OQ-08",
    "JP-BUY-02",
    "JP-BUY-03",
    "FZ-BUY-01",
    "FZ-BUY-03",
)
def can_buy(s: State, t: Tables, p: int, d: int) -> int:
    """Only the unowned property one stands on, for its printed price in cash. d: its space, or 0."""
    here = s.at[p]
    if d != 0 and d != here:
        return NOT_ON_SPACE
    if t.kind[here] == PLAIN:
        return NOT_ON_SPACE
    if s.owner[here] != NOBODY:
        return ALREADY_OWNED
    r = not_now(s, p, BUY)
    if r:
        return r
    if s.cash[p] < t.price[here]:
        return NOT_ENOUGH_CASH
    return 0


@verb(
    "TP-BUY-01",
    "TP-BUY-04",
    "TP-BUY-05",
    "TP-BANK-06",
    "NB-BUY-01",
    "NB-BANK-04",
    "JP-BUY-03",
    "JP-BUY-04",
    "FZ-BUY-03",
    may=can_buy,
    args=("space?",),
)
def buy(s: State, t: Tables, p: int, d: int) -> None:
    """Buy the property."""
    here = s.at[p]
    answered(s, p)
    pay(s, p, BANK, t.price[here], FOR_DEED)
    give(s, here, p)
    say(s, BOUGHT, p, here, t.price[here])
    left_bank(s, t, here)


@verb("TP-BUY-03", "NB-BUY-03", "NB-AUC-01", "JP-BUY-02", "JP-AUC-01", "FZ-BUY-04", "FZ-AUC-01", wait=BUY)
def decline(s: State, t: Tables, p: int) -> None:
    """Do not buy: the Bank auctions the property at once."""
    answered(s, p)
    say(s, DECLINED, p, s.at[p])
    push(s, AUCTION, NOBODY, s.at[p])
