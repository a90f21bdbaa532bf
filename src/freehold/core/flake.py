"""The snowflake token: in its box or on a property, and how one placement is told from another."""

from .registry import State, Tables, fields, rule, step
from .say import say
from .words import event

IN_BOX = -1
fields(flake_at=IN_BOX, flake_laid=0)  # where it lies; how often it has been laid down

LAID = event("snowflake_laid", "seat", "space")
MELTED = event("snowflake_melted", "space")


@rule("FZ-SNOW-03", "FZ-SNOW-07", "FZ-SNOW-08")
def lay_flake(s: State, p: int, d: int) -> None:
    """Lay the one token there is on a property, from its box or from where it lies."""
    s.flake_at = d
    s.flake_laid += 1
    say(s, LAID, p, d)


@rule("FZ-SNOW-06", "FZ-SNOW-16")
def melt(s: State) -> None:
    """The token goes back to its box."""
    say(s, MELTED, s.flake_at)
    s.flake_at = IN_BOX


@rule("FZ-SNOW-06", "FZ-SNOW-13", "FZ-SNOW-17")
def melt_after(s: State, laid: int) -> None:
    """A claim ends, paid or not: the placement that doubled it is used up, unless it has been laid elsewhere since."""
    if laid and laid == s.flake_laid and s.flake_at != IN_BOX:
        melt(s)


@step("FZ-SNOW-06")
def melt_flake(s: State, t: Tables, p: int, laid: int) -> None:
    """The doubled rent has been settled."""
    melt_after(s, laid)
