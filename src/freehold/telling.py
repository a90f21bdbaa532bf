"""Events as facts with names: which seat, which space, which card. Sentences are made elsewhere."""

from __future__ import annotations

from typing import Any

from freehold.codec import seat_name
from freehold.core.words import CAUSES, EVENTS, MOST_SPACES
from freehold.editions.load import Edition


def facts(edition: Edition, what: int, *numbers: int) -> tuple[Any, ...]:
    """An event as its name and facts: seats and causes by name, cards and kept things by id, the rest as numbers."""
    slots = EVENTS.slots[what]
    return (EVENTS.names[what], *(_fact(edition, slot, n) for slot, n in zip(slots, numbers, strict=False)))


def _fact(edition: Edition, slot: str, n: int) -> int | str:
    if slot == "seat":
        return seat_name(n)
    if slot == "cause":
        return CAUSES.names[n]
    if slot == "card":
        return edition.kept_names.get(n) or edition.card_names[n]
    if slot == "thing" and n >= MOST_SPACES:
        return edition.kept_names[n]
    if slot == "token":
        return edition.file.tokens.value[n]
    return n
