"""My set: an overlay in which the owner of a box replaces what this package can only assume."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from .errors import EditionError
from .load import Edition, assemble, read_edition, read_overlay
from .schema import Card, Known, OverlayFile

HEAD = """# My set: {title}
#
# What follows is assumed in this package, because the rulebook does not print it. Take the # away from a value that
# differs in your box, write what your box says, and set its basis to "printed". Leave the rest as it is.
#
#   freehold check {file}
#   freehold watch {edition} --overlay {file}

id = "my-set"
title = "my set"
about = "Names, numbers and cards as they stand in my own box."
of = ["{edition}"]

[replaces]
"""
CARDS = """
# Cards. `does` lists steps with their numbers. A card that your box has not gets count = 0, a further one a new id.
# Each deck must have {size} cards in the end. `freehold show {edition} --what decks` shows them all.
"""


def template(edition: Edition, file: str) -> str:
    """An overlay that names everything assumed in an edition, each value commented out."""
    parts = [HEAD.format(title=edition.file.title, edition=edition.id, file=file)]
    parts += _rules(edition)
    parts += _tables("group", edition.file.group.items())
    parts += _spaces(edition)
    size = next((deck.size.value for deck in edition.file.deck.values()), 0)
    parts.append(CARDS.format(size=size, edition=edition.id))
    for name, deck in edition.file.deck.items():
        parts += [_card(name, card) for card in deck.card if card.basis == "assumed"]
    return "".join(parts)


def _rules(edition: Edition) -> Iterator[str]:
    assumed = {k: v for k, v in edition.file.rules.items() if v.basis == "assumed"}
    if assumed:
        yield "\n# Numbers of the rules.\n\n[replaces.rules]\n"
        yield from (f"# {name} = {_known(value)}\n" for name, value in assumed.items())


def _tables(kind: str, rows: Any) -> Iterator[str]:
    for name, row in rows:
        lines = _assumed(row)
        if lines:
            yield f"\n[replaces.{kind}.{name}]\n" + "".join(lines)


def _spaces(edition: Edition) -> Iterator[str]:
    for space in edition.file.space:
        lines = _assumed(space)
        if lines:
            yield f"\n[[replaces.space]]\nat = {space.at}\n" + "".join(lines)


def _assumed(row: Any) -> list[str]:
    values = ((name, getattr(row, name)) for name in row.__struct_fields__)
    return [f"# {n} = {_known(v)}\n" for n, v in values if isinstance(v, Known) and v.basis == "assumed"]


def _known(known: Known[Any]) -> str:
    return f'{{ value = {json.dumps(known.value, ensure_ascii=False)}, basis = "assumed" }}'


def _card(deck: str, card: Card) -> str:
    lines = [f"[[replaces.deck.{deck}.card]]", f'id = "{card.id}"', f"count = {card.count}"]
    lines.append(f"text = {json.dumps(card.text, ensure_ascii=False)}")
    lines += [f"{k} = {json.dumps(v)}" for k in ("keep", "pick", "name", "raises") if (v := getattr(card, k))]
    if card.does or not card.keep:
        lines.append(f"does = {json.dumps(card.does)}")
    lines.append('basis = "assumed"')
    return "\n" + "".join(f"# {line}\n" for line in lines)


def faults(path: str) -> list[EditionError]:
    """Every fault of an edition or overlay file: each with its file, key and cure. An empty list for a sound file."""
    try:
        overlay = read_overlay(path)
    except EditionError as wrong:
        return _faults_of_edition(path) or [] if _looks_like_edition(path) else [wrong]
    found: list[EditionError] = []
    for name in overlay.of:
        found += _faults_on(path, name, overlay)
    return found


def _looks_like_edition(path: str) -> bool:
    try:
        return "space" in read_edition(path)[1]
    except EditionError:
        return False


def _faults_of_edition(path: str) -> list[EditionError]:
    try:
        assemble(*read_edition(path))
    except EditionError as wrong:
        return [wrong]
    return []


def _faults_on(path: str, edition: str, overlay: OverlayFile) -> list[EditionError]:
    """The faults of an overlay on one edition: first each of its pieces alone, then, if all are sound, the whole."""
    try:
        where, raw = read_edition(edition)
        assemble(where, raw)
    except EditionError as wrong:
        return [EditionError(path, "of", f"{edition}: {wrong.wrong}", wrong.cure)]
    found = []
    for key, piece in _pieces(overlay.replaces):
        fault = _fault(path, key, raw, overlay, piece)
        if fault and "cards" not in fault.wrong:
            found.append(fault)
    whole = None if found else _fault(path, "replaces", raw, overlay, overlay.replaces)
    return [whole] if whole else found


def _fault(path: str, key: str, raw: dict[str, Any], overlay: OverlayFile, piece: Any) -> EditionError | None:
    part = OverlayFile(id=overlay.id, title=overlay.title, about=overlay.about, of=overlay.of, replaces=piece)
    try:
        assemble(path, raw, [part])
    except EditionError as wrong:
        return EditionError(path, key if key != "replaces" else wrong.key, wrong.wrong, wrong.cure)
    return None


def _pieces(replaces: dict[str, Any], above: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Each value of an overlay alone, with the way to it: a piece that can be laid on by itself."""
    for name, value in replaces.items():
        key = f"{above}{name}"
        if isinstance(value, dict) and set(value) != {"value", "basis"}:
            for inner, piece in _pieces(value, f"{key}."):
                yield inner, {name: piece}
        elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            for row in value:
                which = row.get("at", row.get("id", "?"))
                yield f"{key} {which}", {name: [row]}
        else:
            yield key, {name: value}
