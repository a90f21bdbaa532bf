"""Asking for rent: the owner must ask, and asking makes it a debt."""

from freehold.core.agenda import interrupt, push
from freehold.core.claims import drop_claim, find_claim
from freehold.core.matters import in_debt
from freehold.core.money import FOR_RENT, owe, owe_first
from freehold.core.options import SPARE, put_option
from freehold.core.registry import State, Tables, fields, later, rule, step, verb
from freehold.core.rent_throw import throw_for_rent
from freehold.core.say import say
from freehold.core.words import NOBODY, NOT_OWNER, event, reason

RENT_THROWN = later("rent_thrown")
MELT_FLAKE = later("melt_flake")
DEMAND = later("demand")
fields(rent_debtor=0, rent_asked=0)

NO_RENT_DUE = reason("no_rent_due")
CLAIM_EXPIRED = reason("claim_expired")
OWN_PROPERTY = reason("own_property")
ASKED = event("asked", "seat", "seat", "space", "coins")


@rule(
    "TP-RENT-02",
    "TP-RENT-07",
    "TP-RENT-11",
    "TP-JAIL-18",
    "NB-RENT-02",
    "NB-RENT-03",
    "NB-RENT-11",
    "NB-BUY-04",
    "NB-JAIL-14",
    "JP-RENT-01",
    "JP-RENT-02",
    "JP-RENT-10",
    "FZ-RENT-01",
    "FZ-RENT-02",
    "VL-RENT-01",
    "VL-RENT-02",
    "VL-JAIL-04",
)
def can_ask_rent(s: State, t: Tables, p: int, d: int) -> int:
    """Rent can be asked while a claim is open. d: the space, or 0 for the oldest claim."""
    if find_claim(s, p, d) >= 0:
        return 0
    here = s.at[s.turn]
    if s.turn == p and s.owner[here] == p and (d == 0 or d == here):
        return OWN_PROPERTY
    if d < 0 or d >= t.spaces:
        return NO_RENT_DUE
    if d == 0:
        for e in range(t.spaces):
            if s.lapsed_by[e] == p + 1:
                return CLAIM_EXPIRED
        return NO_RENT_DUE
    if s.lapsed_by[d] == p + 1:
        return CLAIM_EXPIRED
    return NO_RENT_DUE if s.owner[d] == p else NOT_OWNER


@verb(
    "TP-RENT-01",
    "TP-RENT-07",
    "TP-JAIL-18",
    "TP-OQ-17",
    "TP-OQ-18",
    "NB-RENT-01",
    "NB-RENT-09",
    "NB-RENT-11",
    "NB-OQ-17",
    "NB-OQ-18",
    "JP-RENT-01",
    "JP-RENT-07",
    "JP-JAIL-04",
    "JP-OQ-16",
    "JP-OQ-17",
    "FZ-RENT-01",
    "FZ-JAIL-04",
    "FZ-OQ-16",
    "FZ-OQ-17",
    "VL-RENT-01",
    "VL-RENT-07",
    "VL-JAIL-04",
    "VL-OQ-04",
    "VL-OQ-16",
    may=can_ask_rent,
    args=("space?",),
)
def ask_rent(s: State, t: Tables, p: int, d: int) -> None:
    """Ask for the rent of the oldest open claim (on this space). A debtor's own claim is settled first."""
    i = find_claim(s, p, d)
    lander = s.claim_of[i]
    amount = s.claim_amount[i]
    by_throw = s.claim_throw[i]
    laid = s.claim_flake[i]
    say(s, ASKED, p, lander, s.claim_on[i], 0 if by_throw else amount)
    drop_claim(s, i)
    if laid:
        interrupt(s)
        push(s, MELT_FLAKE, NOBODY, laid)  # when the rent has been settled
    if s.owned[lander] & t.spares:
        interrupt(s)
        s.rent_debtor = lander
        s.rent_asked = amount
        push(s, DEMAND, p, by_throw)
        s.urgent = s.depth  # once the card is played or held back, before any other debt
        put_option(s, lander, SPARE)
    elif by_throw:
        interrupt(s)
        s.rent_debtor = lander
        throw_for_rent(s, lander, RENT_THROWN, p, amount)
    else:
        owe_rent(s, t, p, lander, amount)


@step("VL-OQ-20")
def demand(s: State, t: Tables, p: int, by_throw: int) -> None:
    """The visitor could have spared the rent by a card: it is due now, unless the card was played or somebody left."""
    amount = s.rent_asked
    s.rent_asked = 0
    s.urgent = 0
    if amount == 0 or s.out[s.rent_debtor]:
        return
    if by_throw:
        throw_for_rent(s, s.rent_debtor, RENT_THROWN, p, amount)
    else:
        owe_rent(s, t, p, s.rent_debtor, amount)


@rule("TP-OQ-34", "NB-OQ-32", "JP-OQ-17", "FZ-OQ-17", "VL-OQ-18")
def owe_rent(s: State, t: Tables, p: int, lander: int, amount: int) -> None:
    """The rent becomes a debt, at the head of the queue where the owner is in debt too and debtors wait for another."""
    if in_debt(s, p) >= 0 and not t.debtors_apart:
        owe_first(s, lander, p, amount, FOR_RENT)
    else:
        owe(s, lander, p, amount, FOR_RENT)


@step("NB-RENT-09", "JP-RENT-07", "JP-RENT-08", "VL-RENT-07", "VL-RENT-08", "VL-RENT-09")
def rent_thrown(s: State, t: Tables, p: int, times: int) -> None:
    """The throw for a rent has been made."""
    if not s.out[s.rent_debtor]:
        owe_rent(s, t, p, s.rent_debtor, times * s.rent_sum)
