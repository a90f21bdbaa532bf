"""`freehold diagram`: the turn of an edition as a flow chart."""

from __future__ import annotations

from typing import Annotated

import typer

from freehold.diagram import turn_chart, turn_page
from freehold.editions.load import edition_names, load

from .app import UserError, app
from .choose import edition as choose_edition


@app.command()
def diagram(
    edition: Annotated[str, typer.Argument(help="The edition.")] = "",
    every: Annotated[bool, typer.Option("--all", help="All editions, as a page of the documents.")] = False,
) -> None:
    """Draw the turn of an edition as a flow chart in Mermaid's notation."""
    if every:
        typer.echo(turn_page([load(name) for name in edition_names()]), nl=False)
    elif edition:
        typer.echo(turn_chart(choose_edition(edition)), nl=False)
    else:
        raise UserError("Name an edition, or give --all.")
