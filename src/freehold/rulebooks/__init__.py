"""The clause inventories: every rule of a rulebook in our own words, with its check, and the rulings beside it."""

from __future__ import annotations

import difflib
import tomllib
from functools import cached_property, lru_cache
from importlib.resources import files

import msgspec

HERE = files("freehold.rulebooks")


class RulebookError(Exception):
    """A fault in an inventory, or a name that none has: what is wrong, where, and the cure."""


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table of an inventory."""


class Clause(Strict, frozen=True):
    """One rule of a rulebook.

    where: its heading there. rule: what to do. check: a situation and its result. note: readings, and the one that
    binds. differs: clauses of other rulebooks that rule otherwise.
    """

    id: str
    where: str
    rule: str
    check: str
    note: str = ""
    differs: list[str] = []


class Ruling(Strict, frozen=True):
    """A decision where the rulebook is silent."""

    id: str
    question: str
    decision: str
    check: str = ""


class Rulebook(Strict, frozen=True, dict=True):
    """The inventory of one rulebook. notation: how its checks are to be read."""

    edition: str
    source: str
    notation: str
    clause: list[Clause]
    ruling: list[Ruling]

    @cached_property
    def entries(self) -> dict[str, Clause | Ruling]:
        """Clauses and rulings by id, clauses first."""
        return {entry.id: entry for entry in self.in_order()}

    def in_order(self) -> list[Clause | Ruling]:
        """Clauses, then rulings, as the file has them."""
        return [*self.clause, *self.ruling]

    @property
    def prefix(self) -> str:
        """The letters with which every id of this rulebook begins."""
        return self.clause[0].id.partition("-")[0]


def section(id: str) -> str:
    """The section an id belongs to: the word between prefix and number."""
    return id.split("-")[1]


def rulebook_names() -> list[str]:
    """The inventories in this package."""
    return sorted(p.name.removesuffix(".toml") for p in HERE.iterdir() if p.name.endswith(".toml"))


@lru_cache(maxsize=16)
def rulebook(name: str) -> Rulebook:
    """Load an inventory of this package. Raises RulebookError."""
    if name not in rulebook_names():
        raise RulebookError(f"There is no rulebook {name!r}. Use one of: {', '.join(rulebook_names())}.")
    try:
        book: Rulebook = msgspec.convert(tomllib.loads((HERE / f"{name}.toml").read_text("utf-8")), Rulebook)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise RulebookError(f"{name}.toml cannot be read: {error}. Correct it there.") from None
    _check(name, book)
    return book


def _check(name: str, book: Rulebook) -> None:
    """Every id once, all with one prefix and a section."""
    ids = [entry.id for entry in book.in_order()]
    if not book.clause:
        raise RulebookError(f"{name}.toml has no clause. Give it at least one.")
    for i, id in enumerate(ids):
        if id in ids[:i]:
            raise RulebookError(f"{name}.toml has {id} twice. Give one of the two another number.")
        if id.count("-") != 2 or not id.startswith(f"{book.prefix}-"):
            raise RulebookError(f"{name}.toml has the id {id!r}. Write it like {book.prefix}-RENT-01.")


def clause(id: str) -> Clause | Ruling:
    """The clause or ruling of an id, of whichever rulebook. Raises RulebookError, with the nearest ids."""
    entries = {i: entry for name in rulebook_names() for i, entry in rulebook(name).entries.items()}
    wanted = id.strip().upper().replace("_", "-")
    if wanted not in entries:
        near = difflib.get_close_matches(wanted, entries, n=3)
        cure = f"Did you mean {' or '.join(near)}?" if near else "Ids look like TP-RENT-03."
        raise RulebookError(f"No rulebook has a clause {id!r}. {cure}")
    return entries[wanted]
