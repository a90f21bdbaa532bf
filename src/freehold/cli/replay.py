"""freehold replay: a saved game, told in words and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from freehold.record import Record

from . import choose
from .app import app
from .screen import screen
from .story import Story


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game saved by freehold.")],
    clauses: Annotated[bool, typer.Option("--clauses", help="Show the clause behind each line.")] = False,
    partial: Annotated[bool, typer.Option("--partial", help="Play what is left of a file that was cut short.")] = False,
) -> None:
    """Tell a saved game, and say whether it is whole."""
    saved = choose.file(file, lambda path: Record.read(path, whole=not partial), "read")
    record = Record.begin(saved.edition, saved.seats, saved.banker, saved.names)
    story = Story(record, screen(), clauses)
    story.title()
    for seat, verb, *args in saved.actions:
        record.do(seat, verb, *args)
        story.listen()
    story.end()
    count = len(saved.actions)
    if saved.closed:
        story.screen.print(f"All {count} actions are there, and the digest agrees: {record.digest()[:16]}.")
    else:
        story.screen.print(f"The file was cut short: {count} actions are there, and there is no digest to compare.")
