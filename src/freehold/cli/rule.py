"""freehold rule: a clause or ruling, and who signs for it."""

from __future__ import annotations

from typing import Annotated

import typer

from freehold.rulebooks import Clause, clause

from .app import app
from .screen import pairs, screen
from .signed import everybody


@app.command()
def rule(id: Annotated[str, typer.Argument(metavar="ID", help="A clause such as TP-RENT-03, or a ruling.")]) -> None:
    """Show a clause or a ruling, its check, and the functions that sign for it."""
    entry = clause(id)
    rows = [("Clause" if isinstance(entry, Clause) else "Ruling", entry.id)]
    if isinstance(entry, Clause):
        rows += [("Heading", entry.where), ("Rule", entry.rule), ("Check", entry.check), ("Note", entry.note)]
        rows += [("Otherwise in", ", ".join(entry.differs))]
    else:
        rows += [("Question", entry.question), ("Decision", entry.decision), ("Check", entry.check)]
    signed = [name.removeprefix("freehold.") for name in everybody().get(entry.id, ())]
    rows += [("Signed by", "\n".join(signed) or "nobody yet")]
    screen().print(pairs([row for row in rows if row[1]]))
