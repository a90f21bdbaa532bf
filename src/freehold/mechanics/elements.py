"""Element spaces: who lands on one travels on to the next, and stays there."""

from freehold.core.agenda import push
from freehold.core.registry import State, Tables, later, rule, step
from freehold.core.walk import walk

LAND = later("land")
REACH_ELEMENT = later("reach_element")


@rule("FZ-ELEM-02")
def to_next_element(s: State, t: Tables, p: int) -> int:
    """How many spaces ahead the next Element space lies."""
    n = 1
    while t.landing[(s.at[p] + n) % t.spaces] != REACH_ELEMENT:
        n += 1
    return n


@step("FZ-ELEM-01", "FZ-ELEM-02", "FZ-ELEM-03", "FZ-ELEM-04", "FZ-ELEM-05", "FZ-ELEM-06", "FZ-ELEM-07", "FZ-OQ-11")
def reach_element(s: State, t: Tables, p: int, d: int) -> None:
    """Travel to the next Element space, over GO with its salary. Arriving there is no landing."""
    walk(s, t, p, to_next_element(s, t, p))


@step("FZ-OQ-11", "FZ-ELEM-03")
def advance_to_element(s: State, t: Tables, p: int, a: int) -> None:
    """A card moves the token to the nearest Element space ahead, where it lands."""
    push(s, LAND, p, 0)
    walk(s, t, p, to_next_element(s, t, p))
