"""An edition drawn as tables: board, deeds, decks, numbers, and what is only assumed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from freehold.core.deeds import TOP
from freehold.editions.load import Edition
from freehold.editions.schema import Card, Group, Known, Space
from freehold.words import Teller

from .screen import HEAD, QUIET, grid, indented, pairs

MARKS = {"printed": "", "standard": "°", "assumed": "*"}
LEGEND = "No mark: printed in the box.  °: as in the standard game.  *: assumed by us."
NO_DEED = {"cards": "draw a card", "tax": "tax", "go_to_jail": "go to Jail", "vehicle": "ride on"}


def mark(known: Known[Any]) -> str:
    """A value with the mark of what it rests on."""
    return f"{shown(known.value)}{MARKS[known.basis]}"


def shown(value: Any) -> str:
    """A value as text."""
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{count} x {note}" for note, count in value.items())
    return str(value)


def known_values(x: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str, str]]:
    """Every value of an edition file that says what it rests on: where it stands, the value, the basis."""
    if isinstance(x, Known):
        yield path, shown(x.value), x.basis
    elif isinstance(x, Card):
        yield (*path, x.id), x.text, x.basis
    elif isinstance(x, Space):
        for name in x.__struct_fields__:
            yield from known_values(getattr(x, name), ("space", str(x.at), name))
    elif isinstance(x, msgspec.Struct):
        for name in x.__struct_fields__:
            yield from known_values(getattr(x, name), (*path, name))
    elif isinstance(x, dict):
        for name, value in x.items():
            yield from known_values(value, (*path, str(name)))
    elif isinstance(x, list):
        for value in x:
            yield from known_values(value, path)


def currency(edition: Edition) -> str:
    """What all sums are in."""
    return f"All sums in {edition.file.currency.many}."


def summary(edition: Edition) -> str:
    """How many values rest on what."""
    bases = [basis for _, _, basis in known_values(edition.file)]
    counts = [f"{bases.count(basis)} {basis}" for basis in MARKS]
    return f"Of {len(bases)} values {', '.join(counts)}."


def board(edition: Edition) -> list[RenderableType]:
    """All spaces, with what each costs and earns."""
    table = grid("", "Space", "Group", ">Price", ">Rent or tax")
    for x in edition.file.space:
        group = mark(edition.file.group[x.group].name) if x.group else NO_DEED.get(x.kind, "")
        table.add_row(str(x.at), mark(x.name), group, mark(x.price) if x.price else "", _earns(edition, x))
    return [table]


def _earns(edition: Edition, x: Space) -> str:
    if x.rent:
        return f"{x.rent.value[0]}-{x.rent.value[-1]}{MARKS[x.rent.basis]}"
    if x.group and (by_count := edition.file.group[x.group].rent_by_count):
        times = " x throw" if x.kind == "utility" else ""
        return f"{by_count.value[0]}-{by_count.value[-1]}{times}{MARKS[by_count.basis]}"
    if x.tax:
        choice = x.percent and edition.t.tax_choice
        return f"{x.tax.value}{f' or {x.percent.value}%' if choice and x.percent else ''}{MARKS[x.tax.basis]}"
    return ""


def deeds(edition: Edition) -> list[RenderableType]:
    """All deeds, group by group, with the whole rent ladder."""
    nouns = edition.file.words
    rows = [*range(1, edition.t.row + 1), *([TOP] if edition.t.hotel_stock else [])]
    found: list[RenderableType] = []
    levels = [f">{nouns['hotel'] if k == TOP else k}" for k in rows]
    mends = [">Repair"] if any(x.repair for x in edition.file.space) else []
    streets = grid("", "Rent with", ">Price", *(mends or [">Loan"]), ">bare", *levels, gap=1)
    for id, group in edition.file.group.items():
        members = [x for x in edition.file.space if x.group == id]
        if not group.piece:
            found += [Text(), _by_count(group, members)]
            continue
        title = f"{mark(group.name)}, piece {mark(group.piece)}"
        streets.add_row("", Text(title, HEAD))
        for x in members:
            ladder = x.rent.value if x.rent else []
            cells = [f"{ladder[k]}{MARKS[x.rent.basis] if x.rent and k == TOP else ''}" for k in (0, *rows)]
            streets.add_row(str(x.at), mark(x.name), *_cost(x), *cells)
        streets.add_section()
    set_rent = edition.file.rules.get("set_rent")
    note = f"A bare deed of a complete group earns {mark(set_rent)} times its rent." if set_rent else ""
    return [streets, Text(), Text(note), *found]


def _cost(x: Space) -> tuple[str, str]:
    second = x.loan or x.repair
    return (mark(x.price) if x.price else "", mark(second) if second else "")


def _by_count(group: Group, members: list[Space]) -> RenderableType:
    assert group.rent_by_count
    numbers = group.rent_by_count.value[: len(members)]
    times = " times the throw" if members[0].kind == "utility" else ""
    second = ">Repair" if any(x.repair for x in members) else ">Loan"
    table = grid("", f"{mark(group.name)}", ">Price", second, ">Rent when so many are owned")
    for n, (x, rent) in enumerate(zip(members, numbers, strict=True), start=1):
        table.add_row(str(x.at), mark(x.name), *_cost(x), f"{n}: {rent}{times}{MARKS[group.rent_by_count.basis]}")
    return table


def decks(edition: Edition) -> list[RenderableType]:
    """All cards in our own words."""
    found: list[RenderableType] = []
    for deck in edition.file.deck.values():
        table = grid("", "Card", "Text", title=f"{mark(deck.name)}, {mark(deck.size)} cards")
        for card in deck.card:
            count = f"{card.count}x" if card.count > 1 else ""
            table.add_row(count, Text(card.id, QUIET), f"{card.text}{MARKS[card.basis]}")
        found += [table, Text()]
    return found


def rules(edition: Edition) -> list[RenderableType]:
    """The numbers that the rules read, and the order of what is done."""
    teller = Teller(edition)
    table = grid("Rule", ">Value")
    for name, known in edition.file.rules.items():
        table.add_row(teller.rule(name), mark(known))
    file = edition.file
    orders = [
        ("A turn", ", ".join(file.turn.order)),
        ("A rent", ", ".join(file.rent.order)),
        *((f"On {name.replace('_', ' ')}", ", ".join(steps)) for name, steps in file.when.items() if steps),
        ("Any time", ", ".join(file.verbs.any_time)),
        ("Tokens", mark(file.tokens)),
        ("Notes", f"each player starts with {mark(file.notes)}"),
        *((x.token, x.text) for x in file.power),
    ]
    return [table, Text(), pairs([(name, text.replace("_", " ")) for name, text in orders])]


def assumed(edition: Edition) -> list[RenderableType]:
    """Every value that no rulebook prints and no standard game settles."""
    rows: dict[str, list[str]] = {}
    for path, value, basis in known_values(edition.file):
        if basis == "assumed":
            place, thing = _place(path)
            rows.setdefault(place, []).append(f"{thing}: {value}")
    if not rows:
        return [Text("Nothing is assumed: every value is printed or standard.")]
    found: list[RenderableType] = []
    for place, values in rows.items():
        found += [Text(place, HEAD), *(indented(value, 2) for value in values), Text()]
    return found


def _place(path: tuple[str, ...]) -> tuple[str, str]:
    """The heading under which an assumed value stands, and its name there."""
    if path[0] == "space":
        return f"Spaces: {path[2]}", path[1]
    if path[0] == "group":
        return f"Groups: {path[2].replace('_', ' ')}", path[1].replace("_", " ")
    if path[0] == "deck":
        return f"Cards of {path[1].replace('_', ' ')}", path[-1]
    return path[0].capitalize(), path[-1].replace("_", " ")
