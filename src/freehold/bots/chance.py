"""Answering for CHANCE: dice, cards and dealt deeds, all equally likely."""

from __future__ import annotations

from freehold.core.registry import State, Tables, rule
from freehold.core.throws import dice_now
from freehold.core.words import CHANCE, DECK_SIZE, DICE, WAITS

from .hand import below, say_verb
from .verbs import V_CARD, V_DEED, V_DICE, V_GATE

CARD = WAITS.number("card")
GATE = WAITS.number("gate")
SOUNDS = 2  # of the gate, equally likely


@rule("JP-SET-06", "JP-GATE-07", "JP-OQ-13")
def answer_chance(s: State, t: Tables, h: State) -> None:
    """Choose what CHANCE says."""
    w = s.wait[CHANCE]
    if w == DICE and dice_now(s, t) == 1:
        say_verb(h, CHANCE, V_DICE, below(h, 6) + 1, 0, 0, 0)
    elif w == DICE:
        x = below(h, 36)
        say_verb(h, CHANCE, V_DICE, x // 6 + 1, x % 6 + 1, 0, 0)
    elif w == CARD:
        say_verb(h, CHANCE, V_CARD, unseen_card(s, h), 0, 0, 0)
    elif w == GATE:
        say_verb(h, CHANCE, V_GATE, below(h, SOUNDS) + 1, 0, 0, 0)
    else:
        say_verb(h, CHANCE, V_DEED, bank_deed(s, t, h), 0, 0, 0)


@rule()
def unseen_card(s: State, h: State) -> int:
    """One of the cards of the deck that have not been seen."""
    mask = s.unseen[s.drawing]
    n = 0
    for i in range(DECK_SIZE):
        n += mask >> i & 1
    k = below(h, n)
    for i in range(DECK_SIZE):
        if mask >> i & 1:
            if k == 0:
                return i
            k -= 1
    return -1


@rule()
def bank_deed(s: State, t: Tables, h: State) -> int:
    """One of the deeds that nobody owns."""
    while True:
        d = below(h, t.spaces)
        if t.deeds >> d & 1 and s.owner[d] < 0:
            return d
