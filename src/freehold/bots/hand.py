"""The hand: what a bot writes its choice into, and the generator it draws chance from. Never part of a game's state."""

from __future__ import annotations

from typing import Any

from freehold.core.registry import Declared, State, rule
from freehold.core.state import row_type
from freehold.core.words import MOST_SEATS

BITS = 0xFFFFFFFF
WARM_UP = 12
_ONE = ("seat", "verb", "a", "b", "c", "d", "e", "r0", "r1", "r2", "r3", "kept_back", "actions", "refused")
HAND_FIELDS = {name: Declared(0, 0) for name in _ONE} | {
    "bot": Declared(MOST_SEATS, 0),  # which bot plays each seat
    "offered_at": Declared(MOST_SEATS, -1),  # the turn at which each seat last made an offer
}
Hand: Any = row_type("Hand", HAND_FIELDS)


@rule()
def seed_hand(h: State, seed: int) -> None:
    """Start the generator (sfc32, by Chris Doty-Humphrey) from a seed of up to 62 bits."""
    h.r0 = seed & BITS
    h.r1 = (seed >> 32) & BITS
    h.r2 = 0x9E3779B9
    h.r3 = 1
    for _ in range(WARM_UP):
        next32(h)


@rule()
def next32(h: State) -> int:
    """32 random bits."""
    x = (h.r0 + h.r1 + h.r3) & BITS
    h.r3 = (h.r3 + 1) & BITS
    h.r0 = h.r1 ^ (h.r1 >> 9)
    h.r1 = (h.r2 + (h.r2 << 3)) & BITS
    h.r2 = ((((h.r2 << 21) & BITS) | (h.r2 >> 11)) + x) & BITS
    return x


@rule()
def below(h: State, n: int) -> int:
    """A random number from 0 to n - 1."""
    return (next32(h) * n) >> 32


@rule()
def say_verb(h: State, p: int, v: int, a: int, b: int, c: int, d: int) -> None:
    """Write down a choice."""
    h.seat = p
    h.verb = v
    h.a = a
    h.b = b
    h.c = c
    h.d = d
