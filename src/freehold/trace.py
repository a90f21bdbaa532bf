"""Which clauses of a rulebook are signed by code and which are tested: the proof that nothing was left out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import freehold.editions.load
import freehold.engine
import freehold.setup
import freehold.view
from freehold.core.registry import SIGNED
from freehold.rulebooks import Rulebook, rulebook, section

# Imported for what importing does: every function there has signed in.
SIGNATORIES = (freehold.engine, freehold.editions.load, freehold.setup, freehold.view)
ID_IN_NAME = re.compile(r"(?<=_)([A-Z]{2,3})_([A-Z]+)_(\d+)(?=_|$)")


@dataclass(frozen=True)
class Mark:
    """One clause or ruling: the functions that sign for it and the tests that carry its id."""

    id: str
    signed: tuple[str, ...]
    tested: tuple[str, ...]

    @property
    def section(self) -> str:
        return section(self.id)


@dataclass(frozen=True)
class Unknown:
    """An id that no inventory has, though its prefix is known: a slip of the pen."""

    id: str
    where: str


@dataclass(frozen=True)
class Trace:
    """The marks of one inventory, and the unknown ids with its prefix."""

    book: Rulebook
    marks: tuple[Mark, ...]
    unknown: tuple[Unknown, ...]

    @property
    def unsigned(self) -> list[str]:
        """Ids for which no function signs."""
        return [m.id for m in self.marks if not m.signed]

    @property
    def untested(self) -> list[str]:
        """Ids that no test carries."""
        return [m.id for m in self.marks if not m.tested]

    @property
    def whole(self) -> bool:
        """Whether every id is signed and tested, and none is unknown."""
        return not (self.unsigned or self.untested or self.unknown)

    def sections(self) -> dict[str, list[Mark]]:
        """The marks by section, in the order of the inventory."""
        found: dict[str, list[Mark]] = {}
        for mark in self.marks:
            found.setdefault(mark.section, []).append(mark)
        return found


def ids_in(name: str) -> list[str]:
    """The ids that the name of a test carries: `test_TP_RENT_03_doubled` carries TP-RENT-03."""
    return ["-".join(parts) for parts in ID_IN_NAME.findall(name)] if name.startswith("test_") else []


def ids_of_tests(tests: Path) -> dict[str, list[str]]:
    """The ids carried by test functions in the Python files under a folder, with `file:function` for each.

    Files are read, not run. Raises NotADirectoryError, or SyntaxError for a file that is no Python.
    """
    if not tests.is_dir():
        raise NotADirectoryError(str(tests))
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for id in ids_in(node.name):
                    found.setdefault(id, []).append(f"{path.relative_to(tests).as_posix()}:{node.name}")
    return found


def trace(inventory: str, tests: Path, signed: Mapping[str, Iterable[str]] = SIGNED) -> Trace:
    """Compare an inventory with the signed code and with the tests under a folder. Raises RulebookError.

    signed: who signs for which id; what lies on floors above this one has signed in only when it was imported.
    """
    return compare(rulebook(inventory), signed, ids_of_tests(tests))


def compare(book: Rulebook, signed: Mapping[str, Iterable[str]], tested: Mapping[str, Iterable[str]]) -> Trace:
    """The marks of an inventory, given who signs for which id and which tests carry it."""
    marks = tuple(Mark(id, tuple(signed.get(id, ())), tuple(tested.get(id, ()))) for id in book.entries)
    strays = [
        Unknown(id, where)
        for source in (signed, tested)
        for id, places in source.items()
        if id.startswith(f"{book.prefix}-") and id not in book.entries
        for where in places
    ]
    return Trace(book, marks, tuple(strays))
