"""Throws that set a rent: they move nothing, and the throw of the turn stays as it was."""

from .agenda import ask, push
from .registry import State, fields, rule
from .words import CHANCE, DICE

PER_DIE = 8  # a throw as one number: the first die times this, and the second
FOR_RENT = PER_DIE * PER_DIE  # added where the throw sets a rent
fields(for_rent=0, rent_sum=0)  # whether the dice asked for set a rent; the sum they showed


@rule("TP-RENT-10", "NB-RENT-09", "NB-OQ-28")
def throw_for_rent(s: State, lander: int, then: int, p: int, a: int) -> None:
    """Ask for a throw of the lander; the step `then` of seat p reads its sum."""
    s.thrower = lander
    s.for_rent = 1
    push(s, then, p, a)
    ask(s, CHANCE, DICE)
