"""Statistics of the dice of one game: how often each face and each sum came, and what was to be expected."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from freehold.record import Action

FACES = 6


class DiceCount(msgspec.Struct, frozen=True):
    """One verb of chance that gives faces of dice: throws, faces by number, sums by number, and their expectation."""

    throws: int
    faces: dict[int, int]
    sums: dict[int, int]
    expected_sums: dict[int, float]


def dice_counts(actions: list[Action]) -> dict[str, DiceCount]:
    """The throws in a game's log, by the verb and the number of dice thrown (`dice 2`)."""
    throws: dict[str, list[list[int]]] = {}
    for seat, verb, *args in actions:
        if seat == "chance" and args and _are_faces(args):
            throws.setdefault(f"{verb} {len(args)}", []).append(args)
    return {name: _count(found) for name, found in throws.items()}


def _are_faces(args: list[Any]) -> bool:
    return all(isinstance(a, int) and 1 <= a <= FACES for a in args)


def _count(throws: list[list[int]]) -> DiceCount:
    ways = _ways(len(throws[0]))
    share = len(throws) / sum(ways.values())
    return DiceCount(
        throws=len(throws),
        faces=dict(sorted(Counter(face for throw in throws for face in throw).items())),
        sums=dict(sorted(Counter(map(sum, throws)).items())),
        expected_sums={total: round(n * share, 2) for total, n in ways.items()},
    )


def _ways(dice: int) -> dict[int, int]:
    """In how many ways so many dice make each sum."""
    ways = {0: 1}
    for _ in range(dice):
        ways = dict(Counter({s: sum(ways.get(s - f, 0) for f in range(1, 7)) for s in range(1, max(ways) + 7)}))
    return {total: n for total, n in ways.items() if n}
