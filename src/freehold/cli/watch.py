"""freehold watch: a whole game of bots, told in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from freehold.bots.play import Player
from freehold.record import Record

from . import choose
from .app import app
from .screen import screen
from .story import Story

MOST_ROUNDS = 1000  # a game of bots may circle for ever


@app.command()
def watch(
    edition: Annotated[str, typer.Argument(help="An edition; `freehold editions` lists them.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 7,
    overlay: Annotated[list[str] | None, typer.Option(help="Lay this overlay on; may be given again.")] = None,
    clauses: Annotated[bool, typer.Option("--clauses", help="Show the clause behind each line.")] = False,
    rounds: Annotated[int | None, typer.Option(help="Stop after so many rounds.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file.")] = None,
) -> None:
    """Watch a game of bots, told turn by turn."""
    chosen = choose.edition(edition, overlay or ())
    seats = choose.players(chosen, players)
    most = choose.at_least_one("--rounds", rounds) or MOST_ROUNDS
    record = Record.begin(chosen, seats)
    story = Story(record, screen(), clauses, most)
    record.names = story.teller.names[:seats]
    player = Player(chosen, seats, seed)
    story.title()
    while not record.game.over and not story.stopped:
        record.do_numbers(*player.step())
        story.listen()
    story.end()
    if save:
        choose.file(save, record.save, "written")
        story.screen.print(f"Saved in {save}: {len(record.actions)} actions.")
