"""freehold show: an edition with all its values, and what each of them rests on."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from . import choose, tables
from .app import app
from .screen import HEAD, paragraph, screen

PARTS = {
    "board": tables.board,
    "deeds": tables.deeds,
    "decks": tables.decks,
    "rules": tables.rules,
    "assumed": tables.assumed,
}


@app.command()
def show(
    edition: Annotated[str, typer.Argument(help="An edition; `freehold editions` lists them.")],
    overlay: Annotated[list[str] | None, typer.Option(help="Lay this overlay on; may be given again.")] = None,
    what: Annotated[str, typer.Option(metavar="|".join(PARTS), help="Which part.")] = "board",
) -> None:
    """Show the board, deeds, cards or rules of an edition, and what is only assumed."""
    part = PARTS[choose.one_of("--what", what, list(PARTS))]
    chosen = choose.edition(edition, overlay or ())
    out = screen()
    out.print(Text(chosen.title, HEAD))
    paragraph(out, chosen.file.about)
    for one in chosen.overlays:
        paragraph(out, f"{one.title.capitalize()}: {one.about}")
    out.print(f"{tables.currency(chosen)} {tables.summary(chosen)}")
    out.print()
    for drawn in part(chosen):
        out.print(drawn)
    out.print()
    if what != "assumed":
        out.print(tables.LEGEND)
    others = [name for name in PARTS if name != what]
    out.print(f"More with --what {', '.join(others)}.")
