"""A table of bots: choose the next action of whoever is to speak, and do it."""

from __future__ import annotations

from freehold.core.registry import State, Tables, rule
from freehold.core.words import CHANCE
from freehold.engine import do, reason_against

from .chance import answer_chance
from .dealing import answer_offers
from .hand import below
from .raising import ask_open_rent
from .random_play import answer_random, awaited_seat, interject
from .silent import answer_silent
from .simple import answer_simple

RANDOM = 0
SIMPLE = 1
SILENT = 2
BOTS = {"random": RANDOM, "simple": SIMPLE, "silent": SILENT}
OUT_OF_TURN = 11  # in how many choices a random seat speaks out of turn once


@rule()
def choose(s: State, t: Tables, h: State) -> None:
    """Write the next action into the hand: chance first, then rents, answers to offers, and the question put."""
    if s.wait[CHANCE]:
        answer_chance(s, t, h)
        return
    p = awaited_seat(s)
    if h.bot[p] == RANDOM:
        if below(h, OUT_OF_TURN) == 0 and interject(s, t, h):
            return
        if s.claims and below(h, 3) and ask_open_rent(s, t, h):
            return
        answer_random(s, t, p, h)
        return
    if h.bot[p] == SILENT:
        answer_silent(s, t, p, h)
        return
    if s.claims and ask_open_rent(s, t, h):
        return
    if s.offers and answer_offers(s, t, h):
        return
    answer_simple(s, t, p, h)


@rule()
def play_one(s: State, t: Tables, h: State) -> None:
    """Choose and do one action. `h.refused` is the reason where the choice was not legal: a fault of the bot."""
    choose(s, t, h)
    r = reason_against(s, t, h.seat, h.verb, h.a, h.b, h.c, h.d, 0)
    h.refused = r
    if r == 0:
        do(s, t, h.seat, h.verb, h.a, h.b, h.c, h.d, 0)
        h.actions += 1
