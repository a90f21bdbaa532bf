"""Rows as NumPy records: every number a 64-bit integer, in the order of the declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from freehold.bots.hand import Hand
from freehold.core.registry import Declared
from freehold.core.state import Row
from freehold.engine import EditionTables, Game

HEARD = 1 << 14  # numbers that a listening game can note between two looks


def dtype_of(declared: Mapping[str, Declared], *extra: tuple[str, Any, int]) -> np.dtype[Any]:
    """The record type of a row, with further array fields behind."""
    columns: list[Any] = [(name, np.int64, (d.size,)) if d.size else (name, np.int64) for name, d in declared.items()]
    columns += [(name, kind, (size,)) for name, kind, size in extra]
    return np.dtype(columns)


GAME = dtype_of(Game.declared)
LISTENING_GAME = dtype_of(Game.declared, ("heard", np.int64, HEARD))
TABLES = dtype_of(EditionTables.declared)
HAND = dtype_of(Hand.declared)


def to_record(row: Row, dtype: np.dtype[Any]) -> Any:
    """A one-element array that holds a row."""
    array = np.zeros(1, dtype)
    for name in row.declared:
        array[0][name] = getattr(row, name)
    return array


def to_row(record: Any, kind: type[Row]) -> Row:
    """The row that a record holds."""
    row = kind()
    for name, d in kind.declared.items():
        value = record[name]
        setattr(row, name, [int(x) for x in value] if d.size else int(value))
    return row
