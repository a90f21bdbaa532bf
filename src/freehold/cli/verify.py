"""freehold verify: recompute the dice and cards of a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from freehold.record import Record
from freehold.server.chance import UnfairError
from freehold.server.chance import verify as recompute
from freehold.server.dice import dice_counts

from . import choose
from .app import UserError, app
from .screen import grid, screen


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A finished game saved by a freehold server.")]) -> None:
    """Recompute the dice and cards of a game played online from its secret, and count the throws."""
    record = choose.file(file, Record.read, "read")
    try:
        checked = recompute(record)
    except UnfairError as fault:
        raise UserError(str(fault)) from None
    out = screen()
    out.print(f"All {checked} answers of chance agree with the secret, and the secret with what was published first.")
    for name, count in dice_counts(record.actions).items():
        table = grid(">Sum", ">Thrown", ">Expected", title=f"{name.split()[0]}: {count.throws} throws")
        for total, expected in count.expected_sums.items():
            table.add_row(str(total), str(count.sums.get(total, 0)), f"{expected:.1f}")
        out.print(table)
