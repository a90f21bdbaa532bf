"""Asking for rent: the owner must ask, and asking makes it a debt."""

from freehold.core.claims import drop_claim, find_claim
from freehold.core.matters import in_debt
from freehold.core.money import FOR_RENT, owe, owe_first
from freehold.core.registry import State, Tables, rule, verb
from freehold.core.say import say
from freehold.core.words import NOT_OWNER, event, reason

NO_RENT_DUE = reason("no_rent_due")
CLAIM_EXPIRED = reason("claim_expired")
OWN_PROPERTY = reason("own_property")
ASKED = event("asked", "seat", "seat", "space", "coins")


@rule("TP-RENT-02", "TP-RENT-07", "TP-RENT-11", "TP-JAIL-18")
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


@verb("TP-RENT-01", "TP-RENT-07", "TP-JAIL-18", "TP-OQ-17", "TP-OQ-18", may=can_ask_rent, args=("space?",))
def ask_rent(s: State, t: Tables, p: int, d: int) -> None:
    """Ask for the rent of the oldest open claim (on this space). A debtor's own claim is settled first."""
    i = find_claim(s, p, d)
    lander = s.claim_of[i]
    amount = s.claim_amount[i]
    space = s.claim_on[i]
    drop_claim(s, i)
    say(s, ASKED, p, lander, space, amount)
    if in_debt(s, p) >= 0:
        owe_first(s, lander, p, amount, FOR_RENT)
    else:
        owe(s, lander, p, amount, FOR_RENT)
