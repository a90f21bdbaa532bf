"""What a bot in one seat of a table does next: the bots of the simulator, asked for this seat alone."""

from __future__ import annotations

from collections.abc import Sequence

from freehold.bots.dealing import answer_offers
from freehold.bots.hand import Hand, seed_hand
from freehold.bots.silent import answer_silent
from freehold.bots.table import BOTS, choose
from freehold.core.offers import MOST_OFFERS, NO_OFFER, drop_offer
from freehold.core.registry import VERB_LIST, VERBS, State, Tables
from freehold.core.words import CHANCE, MOST_SEATS
from freehold.engine import legal
from freehold.openings import replies

V_REFUSE = VERBS["refuse"].number
TRIES = 20  # a random bot may speak for another seat or out of turn; then it is asked again
Choice = tuple[str, Sequence[int]]


class SeatBots:
    """The bots of one table, each with its own hand. Their draws are no part of the game."""

    def __init__(self, seed: int) -> None:
        self.hands: dict[int, State] = {}
        self.seed = seed

    def choose(self, s: State, t: Tables, p: int, bot: str, actions: int) -> Choice | None:
        """What the bot in seat p does now, or None where nothing is wanted from it."""
        hand = self._hand(p, bot, actions)
        asked = s.wait[p] != 0
        if offers_to(s, t, p) and (found := self._answer_offer(s, t, p, hand)):
            return found
        if not asked:
            return None
        alone = _only_asking(s, p)
        for _ in range(TRIES):
            choose(alone, t, hand)
            if found := _legal(s, t, p, hand):
                return found
        return silent(s, t, p)

    def _hand(self, p: int, bot: str, actions: int) -> State:
        if p not in self.hands:
            self.hands[p] = Hand()
            seed_hand(self.hands[p], self.seed + p)
        hand = self.hands[p]
        hand.bot[p] = BOTS.get(bot, 0)
        hand.actions = actions
        return hand

    def _answer_offer(self, s: State, t: Tables, p: int, hand: State) -> Choice | None:
        answer_offers(_only_asking(s, p), t, hand)
        return _legal(s, t, p, hand)


def silent(s: State, t: Tables, p: int) -> Choice | None:
    """What is done for seat p when it does not answer."""
    hand = Hand()
    answer_silent(s, t, p, hand)
    if found := _legal(s, t, p, hand):
        return found
    possible = replies(s, t, p)
    return (possible[0].verb, possible[0].args) if possible else None


def offers_to(s: State, t: Tables, p: int) -> bool:
    """Whether seat p has an offer that it may answer at this moment."""
    return bool(s.offers) and any(
        s.offer[i] != NO_OFFER and s.offer_to[i] == p and not legal(s, t, p, V_REFUSE, s.offer[i])
        for i in range(MOST_OFFERS)
    )


def _only_asking(s: State, p: int) -> State:
    """A copy of the game in which nobody but seat p is asked, and only offers to it lie open."""
    alone = s.copy()
    for q in range(MOST_SEATS):
        if q != p:
            alone.wait[q] = 0
    alone.awaited &= 1 << p
    alone.wait[CHANCE] = 0
    for i in range(MOST_OFFERS):
        if alone.offer[i] != NO_OFFER and alone.offer_to[i] != p:
            drop_offer(alone, i)
    alone.claims = 0  # rents are asked for by the table
    return alone


def _legal(s: State, t: Tables, p: int, hand: State) -> Choice | None:
    verb = VERB_LIST[hand.verb]
    numbers = (hand.a, hand.b, hand.c, hand.d, hand.e)[: verb.arity]
    if hand.seat != p or legal(s, t, p, verb.number, *numbers):
        return None
    return verb.name, numbers
