"""Offers: immutable rows of who gives what to whom. A counter-offer is a new row; a transfer voids what it touches."""

from .registry import Each, State, fields, rule
from .say import say
from .words import NOBODY, event

MOST_OFFERS = 32
OFFERS_OF_ONE = 4
OFFERS = Each(MOST_OFFERS)
NO_OFFER = -1
fields(offers=0, offers_made=0, offer=(OFFERS, NO_OFFER), offer_by=OFFERS, offer_to=OFFERS)
fields(offer_gives=OFFERS, offer_asks=OFFERS, offer_coins=OFFERS)

VOIDED = event("voided", "number")


@rule()
def offer_row(s: State, number: int) -> int:
    """The row of an open offer, or -1."""
    if number >= 0 and s.offers:
        for i in range(MOST_OFFERS):
            if s.offer[i] == number:
                return i
    return -1


@rule()
def drop_offer(s: State, row: int) -> None:
    """Clear a row."""
    s.offer[row] = NO_OFFER
    s.offer_by[row] = s.offer_to[row] = 0
    s.offer_gives[row] = s.offer_asks[row] = s.offer_coins[row] = 0
    s.offers -= 1


@rule("TP-OQ-35", "NB-OQ-33", "JP-OQ-23", "FZ-OQ-20", "VL-OQ-23")
def void_offers(s: State, things: int, p: int) -> None:
    """Void every open offer that names one of these things, or seat p (NOBODY: none)."""
    if s.offers:
        for i in range(MOST_OFFERS):
            if s.offer[i] != NO_OFFER:
                touched = (s.offer_gives[i] | s.offer_asks[i]) & things
                if touched or (p != NOBODY and (s.offer_by[i] == p or s.offer_to[i] == p)):
                    say(s, VOIDED, s.offer[i])
                    drop_offer(s, i)
