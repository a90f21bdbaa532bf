"""Spaces from which a token may move on to any property of the board, without passing anything on its way."""

from freehold.core.agenda import answered, ask, push
from freehold.core.matters import not_now
from freehold.core.options import RIDE
from freehold.core.registry import State, Tables, later, rule, step, verb
from freehold.core.say import say
from freehold.core.walk import walk
from freehold.core.words import event, reason

LAND = later("land")
OFFER_RIDE = later("offer_ride")
NOT_A_PROPERTY = reason("not_a_property")
RODE = event("rode", "seat", "space")


@step("VL-VEH-01", "VL-VEH-03", "VL-VEH-09")
def offer_ride(s: State, t: Tables, p: int, a: int) -> None:
    """Ask whether the token moves on."""
    ask(s, p, RIDE)


@rule("VL-VEH-02", "VL-VEH-03", "VL-VEH-05")
def can_ride(s: State, t: Tables, p: int, d: int) -> int:
    """To any property, whoever owns it and whatever it costs."""
    if d < 0 or d >= t.spaces or not t.deeds >> d & 1:
        return NOT_A_PROPERTY
    return not_now(s, p, RIDE)


@verb("VL-VEH-01", "VL-VEH-02", "VL-VEH-04", "VL-VEH-06", "VL-VEH-07", "VL-VEH-08", may=can_ride, args=("deed",))
def ride(s: State, t: Tables, p: int, d: int) -> None:
    """Move there and land; GO and tokens on the way do not count."""
    answered(s, p)
    s.at[p] = d
    say(s, RODE, p, d)
    push(s, LAND, p, 0)


@step("VL-OQ-11", "VL-OQ-14", "VL-VEH-09")
def advance_to_vehicle(s: State, t: Tables, p: int, a: int) -> None:
    """Move forward to the next space from which one may ride."""
    n = 1
    while n < t.spaces and t.landing[(s.at[p] + n) % t.spaces] != OFFER_RIDE:
        n += 1
    push(s, LAND, p, 0)
    walk(s, t, p, n)
