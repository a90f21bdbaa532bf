"""How bots settle a debt with a property: by the cheapest."""

from __future__ import annotations

from freehold.core.registry import State, Tables, rule
from freehold.core.settling import cheapest_deed

from .hand import say_verb
from .verbs import V_GIVE


@rule("VL-OQ-15")
def hand_over_cheapest(s: State, t: Tables, p: int, h: State) -> None:
    """Hand over the cheapest property."""
    say_verb(h, p, V_GIVE, cheapest_deed(s, t, p), 0, 0, 0)
