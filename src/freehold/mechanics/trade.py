"""Deals between players: offers of deeds, kept cards and money, accepted, refused or withdrawn."""

from freehold.core.deeds import give, group_built
from freehold.core.inherit import add_fresh, interest_to_come, no_interest_left
from freehold.core.matters import hushed, in_debt, owed_now
from freehold.core.money import FOR_DEAL, pay, settle_debt, settle_debts_of
from freehold.core.offers import MOST_OFFERS, NO_OFFER, OFFERS_OF_ONE, drop_offer, offer_row
from freehold.core.registry import State, Tables, rule, verb
from freehold.core.say import say
from freehold.core.words import (
    DEBT_PENDING,
    ELIMINATED,
    FIRST_KEPT,
    GROUP_BUILT,
    MOST_THINGS,
    NO_CARD,
    NOT_ENOUGH_CASH,
    NOT_OWNER,
    event,
    reason,
)

NOT_A_DEAL = reason("not_a_deal")
NOT_TRADABLE = reason("buildings_not_tradable")
NO_OFFER_THERE = reason("no_offer")
TOO_MANY_OFFERS = reason("too_many_offers")
OFFERED = event("offered", "seat", "seat", "number")
DEAL = event("deal", "seat", "seat", "number")
REFUSED = event("refused", "seat", "number")
WITHDRAWN = event("withdrawn", "seat", "number")
HANDED = event("handed", "seat", "seat", "thing")


@rule(
    "TP-DEAL-01",
    "TP-DEAL-02",
    "TP-DEAL-03",
    "TP-CARD-04",
    "NB-DEAL-01",
    "NB-DEAL-02",
    "NB-CARD-04",
    "JP-DEAL-02",
    "JP-DEAL-06",
    "FZ-DEAL-02",
    "VL-DEAL-02",
    "VL-DEAL-03",
    "VL-DEAL-04",
)
def not_tradable(s: State, t: Tables, p: int, things: int) -> int:
    """Why seat p cannot hand over all these things, or 0."""
    if things & ~s.owned[p]:
        return NOT_OWNER if (things & ~s.owned[p]) & ((1 << FIRST_KEPT) - 1) else NO_CARD
    if things & t.bound:
        return NOT_A_DEAL
    for d in range(t.spaces):
        if things >> d & 1 and group_built(s, t, d) and not t.lone_pieces:
            return NOT_TRADABLE if s.level[d] else GROUP_BUILT
    return 0


@rule(
    "TP-OQ-14",
    "TP-MORT-11",
    "NB-DEAL-07",
    "NB-OQ-14",
    "JP-DEBT-02",
    "JP-DEAL-05",
    "JP-OQ-09",
    "FZ-DEAL-05",
    "FZ-DEAL-07",
    "FZ-DEBT-03",
    "FZ-OQ-13",
    "FZ-OQ-17",
    "VL-DEBT-08",
    "VL-DEAL-05",
    "VL-OQ-07",
    "VL-OQ-18",
    "VL-BUY-05",
)
def short_after(s: State, t: Tables, p: int, cash: int, receives: int) -> int:
    """Why seat p could not complete a deal that leaves it this cash, or 0.

    What remains must cover the interest on mortgaged deeds received, and what a debtor owes now as well.
    """
    if cash < 0:
        return NOT_ENOUGH_CASH
    due = interest_to_come(s, t, receives)
    if in_debt(s, p) >= 0:
        return DEBT_PENDING if cash < owed_now(s, t, p) + due else 0
    return no_interest_left(t) if cash < due else 0


@rule(
    "TP-DEAL-01",
    "TP-DEAL-03",
    "TP-MORT-09",
    "TP-MORT-11",
    "TP-CARD-04",
    "TP-OQ-14",
    "TP-OQ-21",
    "NB-DEAL-01",
    "NB-DEAL-03",
    "NB-DEAL-04",
    "NB-DEAL-07",
    "NB-CARD-04",
    "NB-OQ-14",
    "JP-DEAL-04",
    "JP-DEAL-05",
    "FZ-DEAL-04",
    "VL-DEAL-04",
    "VL-DEAL-05",
)
def not_a_bargain(s: State, t: Tables, p: int, q: int, gives: int, asks: int, coins: int) -> int:
    """Why these terms between p and q cannot be carried out now, or 0. coins above 0: q pays."""
    if q < 0 or q >= s.seats or q == p or gives & asks or (gives == 0 and asks == 0):
        return NOT_A_DEAL
    if s.out[q]:
        return ELIMINATED
    if hushed(s, p, q):
        return DEBT_PENDING
    if gives < 0 or asks < 0 or (gives | asks) >> MOST_THINGS:
        return NOT_OWNER
    r = not_tradable(s, t, p, gives)
    if r:
        return r
    r = not_tradable(s, t, q, asks)
    if r:
        return r
    r = short_after(s, t, q, s.cash[q] - coins, gives)
    if r:
        return r
    return short_after(s, t, p, s.cash[p] + coins, asks)


@rule("TP-OQ-09", "TP-DEAL-05", "NB-DEAL-11", "NB-OQ-09", "JP-DEAL-05", "FZ-DEAL-05")
def can_offer(s: State, t: Tables, p: int, q: int, gives: int, asks: int, coins: int) -> int:
    """An offer must be one that could be carried out as things stand."""
    r = not_a_bargain(s, t, p, q, gives, asks, coins)
    if r:
        return r
    mine = 0
    for i in range(MOST_OFFERS):
        if s.offer[i] != NO_OFFER and s.offer_by[i] == p:
            mine += 1
    return TOO_MANY_OFFERS if mine >= OFFERS_OF_ONE else 0


@verb(
    "TP-DEAL-01",
    "TP-DEAL-05",
    "TP-CARD-04",
    "TP-JAIL-12",
    "TP-JAIL-16",
    "NB-DEAL-01",
    "NB-DEAL-11",
    "NB-CARD-04",
    "NB-JAIL-08",
    "NB-JAIL-14",
    "JP-DEAL-01",
    "JP-DEAL-04",
    "JP-DEAL-08",
    "JP-JAIL-08",
    "FZ-DEAL-01",
    "FZ-DEAL-11",
    "FZ-JAIL-04",
    "FZ-JAIL-08",
    "VL-DEAL-01",
    "VL-DEAL-05",
    "VL-JAIL-04",
    "VL-JAIL-07",
    may=can_offer,
    args=("seat", "things", "things", "coins"),
)
def offer(s: State, t: Tables, p: int, q: int, gives: int, asks: int, coins: int) -> None:
    """Offer a deal to one player."""
    row = 0
    while s.offer[row] != NO_OFFER:
        row += 1
    number = s.offers_made
    s.offer[row] = number
    s.offer_by[row] = p
    s.offer_to[row] = q
    s.offer_gives[row] = gives
    s.offer_asks[row] = asks
    s.offer_coins[row] = coins
    s.offers_made = number + 1
    s.offers += 1
    say(s, OFFERED, p, q, number)


@rule("TP-OQ-14", "TP-MORT-11", "NB-OQ-14", "FZ-DEAL-05")
def can_accept(s: State, t: Tables, p: int, number: int) -> int:
    """Only the partner accepts, and only what both can carry out at this moment."""
    i = offer_row(s, number)
    if i < 0 or s.offer_to[i] != p:
        return NO_OFFER_THERE
    by = s.offer_by[i]
    if s.taking >> by & 1:
        return DEBT_PENDING
    return not_a_bargain(s, t, by, p, s.offer_gives[i], s.offer_asks[i], s.offer_coins[i])


@verb(
    "TP-DEAL-01",
    "TP-DEAL-04",
    "TP-MORT-09",
    "TP-CARD-04",
    "TP-OQ-14",
    "TP-OQ-32",
    "NB-DEAL-01",
    "NB-DEAL-03",
    "NB-DEAL-05",
    "NB-CARD-04",
    "NB-JAIL-08",
    "NB-OQ-14",
    "NB-OQ-30",
    "JP-DEAL-01",
    "JP-DEAL-05",
    "JP-DEBT-02",
    "JP-OQ-09",
    "JP-REPAIR-09",
    "FZ-DEAL-01",
    "FZ-DEBT-03",
    "FZ-JAIL-08",
    "VL-DEAL-01",
    "VL-DEAL-04",
    "VL-DEAL-05",
    "VL-DEAL-06",
    "VL-DEBT-08",
    "VL-JAIL-07",
    "VL-OQ-07",
    "VL-BUY-05",
    may=can_accept,
    args=("number",),
)
def accept(s: State, t: Tables, p: int, number: int) -> None:
    """Carry the deal out at once; a debt it makes payable is paid in the same step."""
    i = offer_row(s, number)
    by = s.offer_by[i]
    gives = s.offer_gives[i]
    asks = s.offer_asks[i]
    coins = s.offer_coins[i]
    drop_offer(s, i)
    say(s, DEAL, by, p, number)
    if coins > 0:
        pay(s, p, by, coins, FOR_DEAL)
    elif coins < 0:
        pay(s, by, p, -coins, FOR_DEAL)
    hand_over(s, by, p, gives)
    hand_over(s, p, by, asks)
    while s.debts and (s.debtor[0] == p or s.debtor[0] == by) and s.cash[s.debtor[0]] >= s.amount[0]:
        settle_debt(s, 0)  # before anybody is asked about a mortgage received
    if t.debtors_apart:
        settle_debts_of(s, by)
        settle_debts_of(s, p)
    add_fresh(s, p, gives & s.mortgaged)
    add_fresh(s, by, asks & s.mortgaged)


@rule(
    "TP-MORT-09",
    "NB-DEAL-05",
    "JP-DEAL-02",
    "JP-DEAL-06",
    "JP-DEAL-08",
    "JP-REPAIR-09",
    "FZ-DEAL-04",
    "FZ-DEAL-06",
    "VL-DEAL-04",
)
def hand_over(s: State, giver: int, taker: int, things: int) -> None:
    """Deeds and cards change hands, face up or face down as they lie."""
    for thing in range(MOST_THINGS):
        if things >> thing & 1:
            give(s, thing, taker)
            say(s, HANDED, giver, taker, thing)


@rule()
def can_refuse(s: State, t: Tables, p: int, number: int) -> int:
    """Only the partner refuses."""
    i = offer_row(s, number)
    return NO_OFFER_THERE if i < 0 or s.offer_to[i] != p else 0


@verb("TP-CARD-04", may=can_refuse, args=("number",))
def refuse(s: State, t: Tables, p: int, number: int) -> None:
    """Refuse an offer; nothing changes hands."""
    drop_offer(s, offer_row(s, number))
    say(s, REFUSED, p, number)


@rule()
def can_withdraw(s: State, t: Tables, p: int, number: int) -> int:
    """Only who made an offer withdraws it."""
    i = offer_row(s, number)
    return NO_OFFER_THERE if i < 0 or s.offer_by[i] != p else 0


@verb("TP-DEAL-01", may=can_withdraw, args=("number",))
def withdraw(s: State, t: Tables, p: int, number: int) -> None:
    """Take an offer back."""
    drop_offer(s, offer_row(s, number))
    say(s, WITHDRAWN, p, number)
