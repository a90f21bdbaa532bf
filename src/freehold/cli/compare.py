"""`freehold compare`: what differs between two editions."""

from __future__ import annotations

from typing import Annotated

import typer

from freehold.editions.compare import differences

from .app import app
from .choose import edition as choose_edition
from .screen import grid, screen


@app.command()
def compare(
    one: Annotated[str, typer.Argument(help="An edition.")],
    other: Annotated[str, typer.Argument(help="Another edition.")],
    names: Annotated[bool, typer.Option("--names", help="Names, texts and citations as well.")] = False,
) -> None:
    """Lay two editions side by side and show every value in which they differ."""
    found = differences(choose_edition(one), choose_edition(other), names)
    table = grid("Key", one, other)
    for key, left, right in found:
        table.add_row(key, left or "-", right or "-")
    out = screen()
    if found:
        out.print(table)
    out.print(f"{len(found)} values differ." if found else "Nothing differs.")
