"""What a seat may do now, enumerated for people and programs that choose from a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from freehold.core.bidding import lowest_bid
from freehold.core.deeds import TOP
from freehold.core.matters import not_open
from freehold.core.offers import MOST_OFFERS, NO_OFFER
from freehold.core.registry import VERBS, Seat, State, Tables, Verb
from freehold.core.throws import dice_now
from freehold.core.words import CHANCE, DECK_SIZE, FIRST_KEPT, MOST_THINGS
from freehold.engine import legal
from freehold.mechanics.gate import ROAR, THEME

DIE = range(1, 7)
SOUNDS = (THEME, ROAR)
WHOLE_GROUP_ORDERS = range(TOP + 2)  # 0: one piece; else a level and one


class Opening(NamedTuple):
    """One thing that a seat may do: the verb, its numbers, and how far the last number may rise.

    `most` is 0 except for a bid, which may be any sum from its number up to `most`, and for an offer, which is a
    template without numbers: any terms may be tried with `legal`.
    """

    verb: str
    args: tuple[int, ...] = ()
    most: int = 0


def openings(s: State, t: Tables, p: Seat) -> list[Opening]:
    """Everything that seat p (or CHANCE) may do at this moment. Nothing is changed."""
    found = []
    for verb in VERBS.values():
        if verb.name == "offer":
            if (
                p < s.seats
                and s.playing > 1
                and not s.over
                and not s.out[p]
                and t.moment[verb.number]
                and not not_open(s, t, p, verb.number)
            ):
                found.append(Opening("offer"))
        elif t.moment[verb.number]:
            for args in _candidates(s, t, p, verb):
                if legal(s, t, p, verb.number, *args) == 0:
                    found.append(Opening(verb.name, args, int(s.cash[p]) if verb.name == "bid" else 0))
    return found


def replies(s: State, t: Tables, p: Seat) -> list[Opening]:
    """The openings of seat p (or CHANCE) that answer the question put to it, in a fixed order. Nothing is changed."""
    asked = s.wait[p]
    verbs = [verb for verb in VERBS.values() if asked and t.moment[verb.number] and t.question[verb.number] == asked]
    return [
        Opening(verb.name, args)
        for verb in verbs
        for args in _candidates(s, t, p, verb)
        if legal(s, t, p, verb.number, *args) == 0
    ]


def _candidates(s: State, t: Tables, p: Seat, verb: Verb) -> Iterator[tuple[int, ...]]:
    """Arguments worth trying for a verb."""
    kinds = verb.args
    if kinds == ():
        yield ()
    elif kinds == ("die", "die?"):
        yield from ((a, b) for a in DIE for b in ([0] if dice_now(s, t) == 1 else DIE))
    elif kinds == ("sound",):
        yield from ((n,) for n in SOUNDS)
    elif kinds == ("seat",):
        yield from ((q,) for q in range(s.seats))
    elif kinds == ("deed",):
        yield from ((d,) for d in range(t.spaces) if t.deeds >> d & 1)
    elif kinds == ("token",):
        yield from ((k,) for k in range(t.characters))
    elif kinds == ("kept", "target?"):
        held = [c for c in range(FIRST_KEPT, MOST_THINGS) if p != CHANCE and s.owned[p] >> c & 1]
        yield from ((c, aim) for c in held for aim in range(max(t.spaces, s.seats) + 1))
    elif kinds == ("card",):
        yield from ((c,) for c in range(DECK_SIZE))
    elif kinds == ("space?",):
        yield (0,)
        yield from ((d,) for d in sorted({s.claim_on[i] for i in range(s.claims) if s.claim_by[i] == p}))
    elif kinds == ("space",):
        yield from ((d,) for d in range(t.spaces) if p == CHANCE or s.owned[p] >> d & 1)
    elif kinds == ("space", "level?"):
        yield from ((d, k) for d in range(t.spaces) if p != CHANCE and s.owned[p] >> d & 1 for k in WHOLE_GROUP_ORDERS)
    elif kinds == ("coins",):
        yield (lowest_bid(s, t),)
    elif kinds == ("count",):
        yield from ((n,) for n in range(max(s.houses, s.hotels) + 1))
    elif kinds == ("number",):
        yield from ((s.offer[i],) for i in range(MOST_OFFERS) if s.offer[i] != NO_OFFER)
