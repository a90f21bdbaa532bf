"""Stealing: coins that pass at once, as far as the victim has them, and make no debt."""

from .money import FOR_THEFT, pay
from .registry import State, fields, rule
from .words import ELIMINATED, reason

fields(spoils=0)  # what the victim to be named will lose at most

NOT_A_TARGET = reason("not_a_target")


@rule("VL-POWER-22", "VL-CARD-05")
def steal_coins(s: State, thief: int, victim: int, most: int) -> None:
    """Take so many coins, or all that are there."""
    amount = min(most, s.cash[victim])
    if amount > 0:
        pay(s, victim, thief, amount, FOR_THEFT)


@rule("VL-POWER-17", "VL-CARD-05")
def not_a_target(s: State, p: int, q: int) -> int:
    """Why seat p cannot choose seat q: only another player still in the game can be chosen."""
    if q < 0 or q >= s.seats or q == p:
        return NOT_A_TARGET
    return ELIMINATED if s.out[q] else 0
