"""Two editions side by side: every value in which they differ, by the key it stands at."""

from __future__ import annotations

from typing import Any

import msgspec

from .load import Edition

NAMES = ("title", "about", "words", "cites", "tokens", "id", "rulebook", "inventory", "version", "currency")


def differences(one: Edition, other: Edition, names: bool = False) -> list[tuple[str, str, str]]:
    """Key and both values, as short texts, wherever two editions differ; empty where one has no such value.

    names: names, texts and citations as well; without them only what the rules read.
    """
    left, right = _flat(one, names), _flat(other, names)
    keys = list(dict.fromkeys([*left, *right]))
    return [(k, left.get(k, ""), right.get(k, "")) for k in keys if left.get(k) != right.get(k)]


def _flat(edition: Edition, names: bool) -> dict[str, str]:
    raw = msgspec.to_builtins(edition.file)
    found: dict[str, str] = {}
    for section, value in raw.items():
        if names or section not in NAMES:
            _walk(section, value, found, names)
    return found


def _walk(key: str, value: Any, found: dict[str, str], names: bool) -> None:
    if isinstance(value, dict) and set(value) == {"value", "basis"}:
        value = value["value"]
    if isinstance(value, dict):
        for name, inner in value.items():
            if names or name not in ("name", "colour", "text", "basis"):
                _walk(f"{key}.{name}", inner, found, names)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for row in value:
            _walk(f"{key} {row.get('at', row.get('id'))}", row, found, names)
    elif value not in (None, "", []):
        found[key] = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
