"""Asking CHANCE for dice: whose throw it is, and how many dice it has."""

from .agenda import ask
from .registry import State, Tables, fields, rule, tables
from .words import CHANCE, DICE

fields(thrower=0, asked_dice=2)  # asked_dice: how many dice the throw asked for has; one that is not thrown shows 0
tables(dice_count=2)  # how many dice the box has


@rule("JP-SET-06")
def ask_throw(s: State, p: int, dice: int) -> None:
    """Ask for a throw of seat p with so many dice."""
    s.thrower = p
    s.asked_dice = dice
    ask(s, CHANCE, DICE)


@rule("VL-SET-06")
def dice_now(s: State, t: Tables) -> int:
    """How many dice fall now: those asked for, as far as the box has them."""
    return min(s.asked_dice, t.dice_count)
