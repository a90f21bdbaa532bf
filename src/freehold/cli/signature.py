"""`freehold signature`: one hash for each edition over a thousand fixed games."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from freehold.editions.load import edition_names
from freehold.signature import kept_signatures, signature

from .app import UserError, app


@app.command("signature")
def print_signatures(
    check: Annotated[Path | None, typer.Option(help="A file of kept signatures to compare with.")] = None,
    compiled: Annotated[bool, typer.Option(help="Play compiled games; needs the extra `study`.")] = False,
) -> None:
    """Hash a thousand fixed games of each edition; exit code 1 where a kept signature differs."""
    if compiled and importlib.util.find_spec("numba") is None:
        raise UserError("Compiled games need Numba. Install it with  pip install 'freehold[study]'")
    kept = _kept(check)
    changed = []
    for name in edition_names():
        found = signature(name, compiled)
        note = "" if check is None else "as kept" if kept.get(name) == found else f"kept: {kept.get(name, 'nothing')}"
        typer.echo(f"{name:<16} {found}  {note}".rstrip())
        if note.startswith("kept"):
            changed.append(name)
    if changed:
        typer.echo(
            f"\nChanged: {', '.join(changed)}. If the change of behaviour is meant, write the new lines into {check}."
        )
        raise typer.Exit(1)


def _kept(path: Path | None) -> dict[str, str]:
    if path is None:
        return {}
    try:
        return kept_signatures(path)
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(
            f"{path} cannot be read: {getattr(error, 'strerror', None) or 'it is not UTF-8 text'}"
        ) from None
    except ValueError as error:
        raise UserError(str(error)) from None
