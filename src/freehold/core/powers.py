"""Characters and their powers: which seat plays whom, and who holds the one ring that makes a power work."""

from .registry import Each, State, Tables, fields, rule, tables
from .words import NOBODY, SEATS

MOST_TOKENS = 12
TOKENS = Each(MOST_TOKENS + 1)
fields(flames=NOBODY, character=SEATS)  # character: a token's place in the edition's list and one; 0: none
tables(characters=0, power=TOKENS, power_coins=TOKENS, power_deck=TOKENS)  # by character; characters: how many

# What a power does.
PASSING = 1  # steals from those passed and landed on
LANDING = 2  # steals from those landed on
SIXES = 3  # steals from others who throw a six
DECK = 4  # steals from anybody when a token lands on a space of one deck
REROLLS = 5  # may throw once more
POWERS = ("", "passing", "landing", "sixes", "deck", "reroll")


@rule("VL-POWER-01", "VL-POWER-02", "VL-POWER-04", "VL-POWER-06")
def power_at_work(s: State, t: Tables) -> int:
    """The one power that works now: that of the holder's character; 0 while nobody holds the ring."""
    return 0 if s.flames == NOBODY else t.power[s.character[s.flames]]


@rule()
def power_coins(s: State, t: Tables) -> int:
    """What the power at work steals each time."""
    return t.power_coins[s.character[s.flames]]


@rule("VL-POWER-10", "VL-BANKR-04")
def can_be_met(s: State, p: int, d: int) -> int:
    """Whether seat p's token stands on space d, where others pass and land: not out, and not in jail."""
    return 1 if s.at[p] == d and not s.out[p] and not s.jailed[p] else 0
