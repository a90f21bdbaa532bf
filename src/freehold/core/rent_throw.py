"""Throws aside, for a rent, a card or a gate: they move no token, and the throw of the turn stays as it was."""

from .agenda import push
from .registry import State, fields, rule
from .throws import ask_throw

PER_DIE = 8  # a throw as one number: the first die times this, and the second
FOR_RENT = PER_DIE * PER_DIE  # added where the throw sets a rent
ONE_DIE = 1
TWO_DICE = 2
fields(for_rent=0, rent_sum=0)  # whether the dice asked for are thrown aside; the sum they showed


@rule("TP-RENT-10", "NB-RENT-09", "NB-OQ-28", "JP-RENT-07", "JP-RENT-09", "VL-RENT-07")
def throw_for_rent(s: State, lander: int, then: int, p: int, a: int) -> None:
    """Ask for a throw of the lander; the step `then` of seat p reads its sum."""
    throw_aside(s, lander, TWO_DICE, then, p, a)


@rule("JP-RENT-09", "JP-GATE-05")
def throw_aside(s: State, thrower: int, dice: int, then: int, p: int, a: int) -> None:
    """Ask for a throw with one or two dice that moves no token; the step `then` of seat p reads its sum."""
    s.for_rent = 1
    push(s, then, p, a)
    ask_throw(s, thrower, dice)
