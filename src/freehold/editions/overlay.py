"""Laying an overlay on an edition: tables merge, spaces are matched by `at`, cards by `id`, all else is replaced."""

from __future__ import annotations

from typing import Any

KEYS = {"space": "at", "card": "id"}


def lay(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    """The table `under` with the values of `over` laid on. Neither is changed.

    A card that an overlay gives the count 0 leaves its deck.
    """
    merged = dict(under)
    for key, value in over.items():
        old = under.get(key)
        if key in KEYS and isinstance(old, list) and isinstance(value, list):
            merged[key] = _lay_rows(old, value, KEYS[key])
        elif isinstance(old, dict) and isinstance(value, dict) and set(value) != {"value", "basis"}:
            merged[key] = lay(old, value)
        else:
            merged[key] = value
    return merged


def _lay_rows(old: list[dict[str, Any]], new: list[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    rows = {row[key]: row for row in old}
    for row in new:
        if key not in row:
            raise KeyError(key)
        rows[row[key]] = lay(rows[row[key]], row) if row[key] in rows else row
    return [row for row in rows.values() if row.get("count") != 0]
