"""freehold watch: a whole game of bots, told in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from freehold.bots.play import Player
from freehold.core.registry import VERBS
from freehold.core.words import CHANCE
from freehold.engine import act
from freehold.record import Record

from . import choose
from .app import app
from .screen import screen
from .story import Story

TIME_UP = VERBS["time_up"]
MOST_ROUNDS = 1000  # a game of bots may circle for ever
TIMED_ROUNDS = 30  # what a time-limit game is given where --rounds does not say otherwise


@app.command()
def watch(
    edition: Annotated[str, typer.Argument(help="An edition; `freehold editions` lists them.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same game.")] = 7,
    overlay: Annotated[list[str] | None, typer.Option(help="Lay this overlay on; may be given again.")] = None,
    clauses: Annotated[bool, typer.Option("--clauses", help="Show the clause behind each line.")] = False,
    rounds: Annotated[int | None, typer.Option(help="Stop, or let time be up, after so many rounds.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game to this file.")] = None,
) -> None:
    """Watch a game of bots, told turn by turn."""
    chosen = choose.edition(edition, overlay or ())
    seats = choose.players(chosen, players)
    most = choose.at_least_one("--rounds", rounds) or (TIMED_ROUNDS if chosen.t.timed else MOST_ROUNDS)
    record = Record.begin(chosen, seats)
    story = Story(record, screen(), clauses, most)
    record.names = story.teller.names[:seats]
    player = Player(chosen, seats, seed)
    story.title()
    while not record.game.over and not (story.stopped and not chosen.t.timed):
        if story.stopped and not record.game.closing:
            call_time(record, player)
        else:
            record.do_numbers(*player.step())
        story.listen()
    story.end()
    if save:
        choose.file(save, record.save, "written")
        story.screen.print(f"Saved in {save}: {len(record.actions)} actions.")


def call_time(record: Record, player: Player) -> None:
    """Say to both games that time is up."""
    record.do("chance", TIME_UP.name)
    act(player.game, record.edition.t, CHANCE, TIME_UP.number)
