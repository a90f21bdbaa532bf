"""freehold trace: which clauses are signed by code and carried by tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from freehold.rulebooks import rulebook_names
from freehold.trace import Mark, Trace
from freehold.trace import trace as trace_of

from . import choose
from .app import UserError, app
from .screen import HEAD, grid, pairs, screen
from .signed import everybody

RULINGS = "OQ"
GAP = 1


@app.command()
def trace(
    edition: Annotated[str | None, typer.Option(help="Only the rulebook of this edition.")] = None,
    tests: Annotated[Path, typer.Option(help="The folder with the tests.")] = Path("tests"),
) -> None:
    """Count the clauses that code signs for and tests carry; exit code 1 on a gap or an unknown id."""
    chosen = choose.edition(edition) if edition else None
    try:
        names = [chosen.file.inventory] if chosen else rulebook_names()
        found = [trace_of(name, tests, everybody()) for name in names]
    except NotADirectoryError:
        raise UserError(f"There is no folder {tests}. Give the folder with the tests: --tests PATH.") from None
    except SyntaxError as error:
        raise UserError(f"{error.filename}, line {error.lineno} is no Python. Mend it first.") from None
    out = screen()
    for one in found:
        report(out, one)
    raise typer.Exit(0 if all(one.whole for one in found) else GAP)


def report(out: Console, one: Trace) -> None:
    """Print the table of one rulebook, and what is missing."""
    table = grid("Section", ">Clauses", ">Signed", ">Tested", title=f"{one.book.edition} ({one.book.prefix})")
    for name, marks in one.sections().items():
        title = f"{name} (rulings)" if name == RULINGS else name
        table.add_row(title, *_counts(marks))
    table.add_section()
    table.add_row("Total", *_counts(one.marks), style=HEAD)
    out.print(table)
    gaps = [("Not signed", " ".join(one.unsigned)), ("Not tested", " ".join(one.untested))]
    gaps += [("Unknown", "\n".join(f"{u.id} in {u.where}" for u in one.unknown))]
    if one.whole:
        out.print(Text("Every clause is signed and tested.", HEAD))
    else:
        out.print(pairs([gap for gap in gaps if gap[1]]))


def _counts(marks: Sequence[Mark]) -> tuple[str, str, str]:
    return str(len(marks)), str(sum(bool(m.signed) for m in marks)), str(sum(bool(m.tested) for m in marks))
