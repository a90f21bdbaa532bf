"""An edition as a page needs it to draw the table: names and numbers of its file, as data."""

from __future__ import annotations

from typing import Any

import msgspec

from freehold.bots.table import BOTS
from freehold.core.registry import VERBS
from freehold.editions.errors import EditionError
from freehold.editions.load import all_overlay_names, edition_names, load, overlay_names, read_overlay

from .settings import FAMILY_BOT


class Overlay(msgspec.Struct, frozen=True):
    """A variant of an edition."""

    id: str
    title: str
    about: str
    excludes: list[str]
    timed: bool


class EditionRow(msgspec.Struct, frozen=True):
    """An edition in the list."""

    id: str
    title: str
    about: str
    seats: list[int]
    tokens: list[str]
    overlays: list[Overlay]
    bots: list[str]
    bot: str


class EditionOut(msgspec.Struct, frozen=True):
    """A board: what its file says, with what each value rests on."""

    id: str
    title: str
    version: int
    currency: Any
    words: dict[str, str]
    spaces: list[Any]
    groups: dict[str, Any]
    decks: dict[str, str]
    cards: dict[str, str]
    verbs: Any
    kept: dict[int, str]
    arguments: dict[str, list[str]]


def edition_rows() -> list[EditionRow]:
    """All editions."""
    return [_row(name) for name in edition_names()]


def _row(name: str) -> EditionRow:
    edition = load(name)
    overlays = []
    for id in overlay_names(name):
        file = read_overlay(id)
        timed = bool(load(name, (id,)).t.timed)
        overlays.append(Overlay(id, file.title, file.about, file.excludes, timed))
    seats = [edition.t.fewest_seats, edition.t.most_seats]
    tokens, bots = list(edition.file.tokens.value), sorted(BOTS)
    return EditionRow(name, edition.file.title, edition.file.about, seats, tokens, overlays, bots, FAMILY_BOT)


def edition_out(name: str, overlays: list[str]) -> EditionOut:
    """One edition with variants laid on. Raises EditionError."""
    if name not in edition_names() or not set(overlays) <= set(all_overlay_names()):
        raise EditionError(name, "", "there is no such edition or variant here", f"Use {', '.join(edition_names())}")
    edition = load(name, tuple(overlays))
    file = edition.file
    cards = {card.id: card.text for deck in file.deck.values() for card in deck.card}
    return EditionOut(
        id=name,
        title=edition.title,
        version=file.version,
        currency=file.currency,
        words=file.words,
        spaces=list(file.space),
        groups=dict(file.group),
        decks={id: deck.name.value for id, deck in file.deck.items()},
        cards=cards,
        verbs=file.verbs,
        kept=edition.kept_names,
        arguments={verb.name: list(verb.args) for verb in VERBS.values() if edition.t.moment[verb.number]},
    )
