"""`freehold` alone: tables on this machine."""

from __future__ import annotations

from importlib.metadata import version as version_of
from typing import Annotated

import typer

from .app import app
from .serve import at_home


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"freehold {version_of('freehold')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def freehold(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Plays property-trading board games exactly by their printed rulebooks. Without a command: opens tables here."""
    if context.invoked_subcommand is None:
        at_home()
