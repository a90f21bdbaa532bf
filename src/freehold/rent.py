"""The rent of a deed: the edition's amendments, in the edition's order."""

from freehold.core.claims import open_claim
from freehold.core.deeds import UTILITY
from freehold.core.registry import AMENDS, State, Tables, later, rule, step, tables
from freehold.core.rent_throw import throw_for_rent
from freehold.core.walk import HOOKS, MOST_HOOKS
from freehold.mechanics.cards import RENT_BY_THROW, RENT_DOUBLE

CHARGE_BY_THROW = later("charge_by_throw")
tables(rent_order=HOOKS, asked=0, card_times=0)


def run_amend(k: int, s: State, t: Tables, d: int, r: int) -> int:
    """Do amendment k. Compiled games replace this by a switch."""
    return AMENDS.functions[k](s, t, d, r)  # type: ignore[misc]


@rule("TP-RENT-01", "TP-RENT-03", "TP-RENT-05", "NB-RENT-01", "JP-RENT-03")
def rent(s: State, t: Tables, d: int) -> int:
    """What a landing on an owned deed costs now."""
    r = 0
    for i in range(MOST_HOOKS):
        k = t.rent_order[i]
        if k:
            r = run_amend(k, s, t, d, r)
    return r


@step(
    "TP-RENT-01",
    "TP-RENT-02",
    "TP-RENT-10",
    "TP-OQ-17",
    "NB-RENT-01",
    "NB-RENT-02",
    "NB-MORT-06",
    "NB-OQ-17",
    "NB-OQ-28",
    "JP-RENT-01",
    "JP-RENT-10",
    "JP-RENT-11",
    "JP-OQ-04",
    "FZ-RENT-01",
    "FZ-RENT-06",
    "FZ-SNOW-14",
    "FZ-OQ-04",
    "VL-RENT-01",
    "VL-OQ-04",
)
def charge(s: State, t: Tables, p: int, d: int) -> None:
    """Fix the rent at the landing, by the terms of a card if there are some; a mortgaged deed earns none."""
    terms = s.rent_terms
    s.rent_terms = 0
    if s.mortgaged >> d & 1:
        return
    r = rent(s, t, d)
    if r == 0:
        return
    if terms == RENT_BY_THROW and t.rent_throw:
        open_claim(s, s.owner[d], p, d, t.card_times, t.asked, 1)
        return
    if terms == RENT_BY_THROW:
        throw_for_rent(s, p, CHARGE_BY_THROW, p, d)
        return
    by_throw = 1 if t.rent_throw and t.kind[d] == UTILITY else 0
    open_claim(s, s.owner[d], p, d, r * 2 if terms == RENT_DOUBLE else r, t.asked, by_throw)


@step("TP-RENT-10")
def charge_by_throw(s: State, t: Tables, p: int, d: int) -> None:
    """The throw that a card asked for sets the rent; it moves nothing."""
    open_claim(s, s.owner[d], p, d, t.card_times * s.rent_sum, t.asked, 0)
