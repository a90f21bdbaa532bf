"""The snowflake (Frozen II): laid on a property of one's own, it doubles the rent of the next visit there."""

from freehold.core.agenda import answered, ask
from freehold.core.claims import flake_on
from freehold.core.deeds import STREET
from freehold.core.flake import lay_flake
from freehold.core.matters import not_now
from freehold.core.registry import State, Tables, amend, rule, step, verb
from freehold.core.words import AUCTION_OPEN, DEBT_PENDING, NOT_YOUR_TURN, SNOWFLAKE, reason

NOT_OWN_SCENE = reason("not_own_scene")
NOT_SHARED = reason("not_shared")


@step("FZ-SNOW-01", "FZ-SNOW-02", "FZ-SNOW-07", "FZ-SNOW-09", "FZ-CARD-05")
def offer_snowflake(s: State, t: Tables, p: int, a: int) -> None:
    """Offer the snowflake for a memory shared; one who owns nothing has no place for it."""
    if s.owned[p] & t.deeds:
        ask(s, p, SNOWFLAKE)


@rule("FZ-SNOW-01", "FZ-SNOW-03", "FZ-SNOW-04", "FZ-SNOW-09")
def can_place_snowflake(s: State, t: Tables, p: int, d: int) -> int:
    """It is laid on any property of one's own, mortgaged or visited, while it is offered."""
    if d < 0 or d >= t.spaces or t.kind[d] != STREET or s.owner[d] != p:
        return NOT_OWN_SCENE
    r = not_now(s, p, SNOWFLAKE)
    if r == 0 or r == DEBT_PENDING or r == AUCTION_OPEN or r == NOT_YOUR_TURN:
        return r
    return NOT_SHARED


@verb(
    "FZ-SNOW-01",
    "FZ-SNOW-03",
    "FZ-SNOW-04",
    "FZ-SNOW-07",
    "FZ-SNOW-08",
    "FZ-OQ-14",
    may=can_place_snowflake,
    args=("space",),
)
def place_snowflake(s: State, t: Tables, p: int, d: int) -> None:
    """Lay the snowflake down: to say so is to say that a memory has been shared."""
    answered(s, p)
    lay_flake(s, p, d)


@amend("FZ-SNOW-05", "FZ-SNOW-12", "FZ-SNOW-15")
def snowflake_doubles(s: State, t: Tables, d: int, r: int) -> int:
    """The snowflake doubles whatever would be due, once."""
    return r * 2 if flake_on(s, d) else r
