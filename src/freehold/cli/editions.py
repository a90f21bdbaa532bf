"""freehold editions: what can be played."""

from __future__ import annotations

from rich.text import Text

from freehold.editions.load import Edition, edition_names, load, overlay_names

from .app import app
from .screen import HEAD, QUIET, grid, screen


@app.command()
def editions() -> None:
    """List the editions and their overlays."""
    table = grid("Edition", "What it is", "Overlays")
    for name in edition_names():
        edition = load(name)
        title, players = (f"{edition.file.title}\n", HEAD), (f"\n{_for_whom(edition)}\n", QUIET)
        about = Text.assemble(title, edition.file.about, players)
        table.add_row(name, about, "\n".join(overlay_names(name)))
    out = screen()
    out.print(table)
    out.print("`freehold show EDITION` shows its board, `freehold watch EDITION` a game.")


def _for_whom(edition: Edition) -> str:
    return f"{edition.t.fewest_seats} to {edition.t.most_seats} players"
