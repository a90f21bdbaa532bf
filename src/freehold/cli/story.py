"""A game told in words, turn by turn, while it is played."""

from __future__ import annotations

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from freehold.core.deeds import worth
from freehold.core.registry import State
from freehold.core.words import EVENTS
from freehold.record import Record
from freehold.words import Said, Teller

from .screen import HEAD, QUIET, grid, pairs

TURN = EVENTS.number("turn")
OFFERED = EVENTS.number("offered")
INDENT = 2


class Story:
    """Listens to a record and prints each turn when it is complete."""

    def __init__(self, record: Record, screen: Console, clauses: bool = False, most: int = 0) -> None:
        """most: be `stopped` after so many rounds (0: never)."""
        self.record = record
        self.screen = screen
        self.clauses = clauses
        self.teller = Teller(record.edition, record.names)
        self.heard = 0
        self.pending: list[Said] = []
        self.terms: dict[int, str] = {}
        self.heading: list[RenderableType] = []
        self.round = self.told = 0
        self.most = most
        self.begun_by = self.place = -1

    @property
    def stopped(self) -> bool:
        """Whether all the rounds that were wanted have been played."""
        return 0 < self.most < self.round

    def title(self) -> None:
        """The line above the story."""
        names = ", ".join(self.teller.names[: self.record.seats])
        self.screen.print(Text(self.record.edition.title, HEAD))
        self.screen.print(f"At the table: {names}.")

    def listen(self) -> None:
        """Take in what the record has told since the last time."""
        said = self.record.game.said
        new, self.heard = said[self.heard :], len(said)
        for event in new:
            if event[0] == OFFERED:
                self.terms[event[3]] = self.teller.terms(self.record.game, event[3])
            if event[0] == TURN:
                self.finish_turn()
                self.begin_turn(event[1])
            else:
                self.pending.append(event)

    def begin_turn(self, p: int) -> None:
        """Note the heading of a turn, and of a round when all have had theirs. It is printed when something happens."""
        s = self.record.game
        if self.begun_by < 0:
            self.begun_by = p
        place = (p - self.begun_by) % self.record.seats
        self.heading = []
        if place <= self.place or self.round == 0:
            self.round += 1
            self.heading = [Text(), line(f"Round {self.round}")]
        self.place = place
        where = self.teller.space(s.at[p]) if not s.jailed[p] else f"in Jail, turn {s.jailed[p]}"
        facts = f" · {self.teller.money(s.cash[p])} · {where}"
        self.heading += [Text(), Text.assemble((self.teller.seat(p), HEAD), (facts, QUIET))]

    def finish_turn(self) -> None:
        """Print what has happened since the last heading."""
        told, self.pending = self.teller.tell(self.pending, self.terms), []
        if not told:
            return
        for part in self.heading or [Text(), Text("Before the first turn", HEAD)]:
            self.screen.print(part)
        self.told = self.round
        if self.clauses:
            self.screen.print(pairs([(one.clause or "-", one.text) for one in told]))
            return
        for one in told:
            self.screen.print(*(Text(" " * INDENT + t) for t in self._wrapped(one.text)), sep="\n")

    def _wrapped(self, text: str) -> list[str]:
        """A sentence in lines that leave room for the indentation, further lines set in a little."""
        parts = Text(text).wrap(self.screen, max(20, self.screen.width - 2 * INDENT))
        return [" " * INDENT * (i > 0) + part.plain.rstrip() for i, part in enumerate(parts)]

    def end(self) -> None:
        """What is left to tell, and how all stand."""
        self.finish_turn()
        s = self.record.game
        table = standings(self.record, self.teller)
        for part in (Text(), line("The end" if s.over else "How they stand"), Text(), table, Text()):
            self.screen.print(part)
        winners = [self.teller.seat(p) for p in range(s.seats) if s.won >> p & 1]
        rounds = f"{self.told} round{'' if self.told == 1 else 's'}"
        if winners:
            self.screen.print(Text(f"{' and '.join(winners)} won after {rounds}.", HEAD))
        else:
            self.screen.print(f"Nobody has won yet, after {rounds}.")


def line(title: str) -> RenderableType:
    """A title on a line across the screen."""
    return Rule(Text(title, HEAD), align="left", style=QUIET)


def standings(record: Record, teller: Teller) -> RenderableType:
    """A table of all players, the richest first."""
    s = record.game
    table = grid("Player", ">Cash", ">Deeds", ">Mortgaged", ">Worth", "")
    for p in sorted(range(s.seats), key=lambda p: _rank(record, p), reverse=True):
        if s.out[p]:
            table.add_row(teller.seat(p), "", "", "", "", "out of the game")
            continue
        deeds = s.owned[p] & record.edition.t.deeds
        table.add_row(
            teller.seat(p),
            str(s.cash[p]),
            str(deeds.bit_count()),
            str((deeds & s.mortgaged).bit_count()),
            str(_worth(s, record, p)),
            "the winner" if s.won >> p & 1 else "",
        )
    return table


def _rank(record: Record, p: int) -> tuple[int, int]:
    s = record.game
    return (0, 0) if s.out[p] else (1 + (s.won >> p & 1), _worth(s, record, p))


def _worth(s: State, record: Record, p: int) -> int:
    return int(worth(s, record.edition.t, p, 1))
