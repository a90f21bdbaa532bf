"""A game's state in a form that outlives the program: whatever is numbered by order of declaration goes by name."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from freehold.core.registry import STATE_FIELDS, STEPS, State
from freehold.core.words import CAUSES, WAITS
from freehold.engine import Game

_STEP_NAMES = {number: name for name, number in STEPS.numbers.items()}
_AGENDA = ("step", "who", "arg")


class LostWordError(ValueError):
    """A saved state names a field, step, question or cause that this release does not have."""


def to_lasting(s: State) -> dict[str, Any]:
    """A state by names. Fields that hold their first value are left out, so that later fields change nothing."""
    values = {n: v for n, v in s.to_dict().items() if v != _first(n)}
    values["wait"] = [WAITS.names[w] for w in s.wait]
    values["cause"] = [CAUSES.names[w] for w in s.cause[: s.debts]]
    values["step"] = [_STEP_NAMES[k] for k in s.step[: s.depth]]
    values["who"] = s.who[: s.depth]
    values["arg"] = [_argument(s, i) for i in range(s.depth)]
    return values


def from_lasting(values: dict[str, Any]) -> State:
    """The state of these names. Raises LostWordError where they are not all known here."""
    try:
        plain = values | {
            "wait": [WAITS.number(w) for w in values["wait"]],
            "cause": _filled("cause", [CAUSES.number(w) for w in values["cause"]]),
            "step": _filled("step", [STEPS.numbers[k] for k in values["step"]]),
            "who": _filled("who", values["who"]),
            "arg": _filled("arg", [WAITS.number(a) if isinstance(a, str) else a for a in values["arg"]]),
        }
        return Game.from_dict(plain)
    except (ValueError, KeyError) as error:
        raise LostWordError(str(error)) from None


def digest(s: State) -> str:
    """A hash of a game that outlives the program: a later release with more rules finds the same for the same game."""
    return hashlib.sha256(json.dumps(to_lasting(s), sort_keys=True).encode()).hexdigest()


def _first(name: str) -> int | list[int]:
    declared = STATE_FIELDS[name]
    return [declared.first] * declared.size if declared.size else declared.first


def _filled(name: str, values: list[int]) -> list[int]:
    return values + [STATE_FIELDS[name].first] * (STATE_FIELDS[name].size - len(values))


def _argument(s: State, i: int) -> int | str:
    """A step's number; of a question asked again, its name."""
    return WAITS.names[s.arg[i]] if _STEP_NAMES[s.step[i]] == "resume" else int(s.arg[i])
