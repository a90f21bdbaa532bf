"""`freehold my-set` and `freehold check`: what stands in an owner's own box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from freehold.editions.my_set import faults, template

from .app import UserError, app
from .choose import edition as choose_edition
from .choose import file as use_file


@app.command("my-set")
def my_set(
    edition: Annotated[str, typer.Argument(help="The edition of your box.")],
    out: Annotated[Path | None, typer.Option(help="Where to write it; else it is printed.")] = None,
) -> None:
    """Write a commented file of all that is assumed in an edition, for the owner of a box to correct."""
    text = template(choose_edition(edition), str(out or "my-set.toml"))
    if out is None:
        typer.echo(text, nl=False)
        return
    if out.exists():
        raise UserError(f"{out} exists already, and would be lost. Choose another name with --out.")
    use_file(out, lambda path: path.write_text(text, encoding="utf-8"), "written")
    typer.echo(f"Written to {out}. Correct it, then run  freehold check {out}")


@app.command()
def check(file: Annotated[Path, typer.Argument(help="An overlay or edition, a .toml file.")]) -> None:
    """Check a file of your own: every fault with its key and the cure; exit code 1 where there is one."""
    if file.suffix != ".toml":
        raise UserError(f"{file} is no .toml file. Give the path of an overlay or an edition.")
    found = faults(str(file))
    for fault in found:
        typer.echo(str(fault))
    if found:
        raise typer.Exit(1)
    typer.echo(f"{file} is sound.")
