"""How bots decide in the middle of a move: a character, a reroll, a victim, a card that spares a rent."""

from __future__ import annotations

from freehold.core.options import REROLL, SPARE, VICTIM
from freehold.core.powers import REROLLS
from freehold.core.registry import State, Tables, rule
from freehold.core.words import FIRST_KEPT, MOST_THINGS, NOBODY, WAITS

from .hand import below, say_verb
from .raising import legal_choice
from .verbs import V_CHOOSE, V_KEEP_ROLL, V_PICK, V_REROLL, V_STAY, V_STEAL, V_USE

CHARACTER = WAITS.number("character")
PICK = WAITS.number("pick")
DEAR_THROW = 4  # a throw for rent from here upwards is worth another one


@rule()
def is_option(w: int) -> int:
    """Whether a question is one of those answered here."""
    return 1 if w == CHARACTER or w == PICK or w == REROLL or w == SPARE or w == VICTIM else 0


@rule()
def option_random(s: State, t: Tables, p: int, w: int, h: State) -> None:
    """Any answer that is allowed, and now and then none."""
    if w == CHARACTER:
        choose_free(s, t, p, below(h, t.characters), h)
    elif w == REROLL:
        say_verb(h, p, V_REROLL if below(h, 2) else V_KEEP_ROLL, 0, 0, 0, 0)
    elif w == SPARE:
        spare_rent(s, t, p, h)
        if below(h, 2):
            say_verb(h, p, V_STAY, 0, 0, 0, 0)
    else:
        name_one(s, t, p, w, below(h, s.seats), h)
        if w == VICTIM and s.deciding == p and below(h, 4) == 0:
            say_verb(h, p, V_STAY, 0, 0, 0, 0)


@rule()
def option_simple(s: State, t: Tables, p: int, w: int, h: State) -> None:
    """A character by chance, a better throw, the richest victim, and no rent."""
    if w == CHARACTER:
        choose_free(s, t, p, below(h, t.characters), h)
    elif w == REROLL:
        say_verb(h, p, V_REROLL if bad_throw(s, t, p) else V_KEEP_ROLL, 0, 0, 0, 0)
    elif w == SPARE:
        spare_rent(s, t, p, h)
    else:
        name_one(s, t, p, w, richest_other(s, p), h)


@rule("VL-OQ-15", "VL-POWER-23")
def option_silent(s: State, t: Tables, p: int, w: int, h: State) -> None:
    """The first free character; the throw kept; a power and a card left unused; a card's victim is the next seat."""
    if w == CHARACTER:
        choose_free(s, t, p, 0, h)
    elif w == REROLL:
        say_verb(h, p, V_KEEP_ROLL, 0, 0, 0, 0)
    elif s.deciding == p:
        say_verb(h, p, V_STAY, 0, 0, 0, 0)
    else:
        name_one(s, t, p, w, (p + 1) % s.seats, h)


@rule()
def choose_free(s: State, t: Tables, p: int, token: int, h: State) -> None:
    """This character, or the next that is free."""
    for i in range(t.characters):
        say_verb(h, p, V_CHOOSE, (token + i) % t.characters, 0, 0, 0)
        if legal_choice(s, t, h):
            return


@rule()
def name_one(s: State, t: Tables, p: int, w: int, first: int, h: State) -> None:
    """Name this seat, or the next that may be named."""
    for i in range(s.seats):
        say_verb(h, p, V_PICK if w == PICK else V_STEAL, (first + i) % s.seats, 0, 0, 0)
        if legal_choice(s, t, h):
            return


@rule()
def richest_other(s: State, p: int) -> int:
    """The seat other than p with most money."""
    best = (p + 1) % s.seats
    for q in range(s.seats):
        if q != p and not s.out[q] and s.cash[q] > s.cash[best]:
            best = q
    return best


@rule()
def spare_rent(s: State, t: Tables, p: int, h: State) -> None:
    """Play the first card that spares a rent."""
    for card in range(FIRST_KEPT, MOST_THINGS):
        if (s.owned[p] & t.spares) >> card & 1:
            say_verb(h, p, V_USE, card, 0, 0, 0)
            return


@rule()
def bad_throw(s: State, t: Tables, p: int) -> int:
    """Whether another throw looks better: a high one for rent, a failed try, or a landing on somebody's property."""
    if t.power[s.character[p]] != REROLLS:
        return 0
    if s.rent_reroll:
        return 1 if s.rent_sum >= DEAR_THROW else 0
    if s.jailed[p]:
        return 1 if s.die[0] != t.jail_number else 0
    d = (s.at[p] + s.die[0] + s.die[1]) % t.spaces
    return 1 if s.owner[d] != NOBODY and s.owner[d] != p else 0
