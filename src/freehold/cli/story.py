"""A game told in words, turn by turn, while it is played."""

from __future__ import annotations

from rich.console import Console
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
        """most: stop after so many rounds (0: never), and say so by `stopped`."""
        self.record = record
        self.screen = screen
        self.clauses = clauses
        self.teller = Teller(record.edition, record.names)
        self.heard = 0
        self.pending: list[Said] = []
        self.terms: dict[int, str] = {}
        self.round = 0
        self.most = most
        self.stopped = False
        self.begun_by = self.place = -1

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
        """The heading of a turn, and of a round when all have had theirs."""
        s = self.record.game
        if self.begun_by < 0:
            self.begun_by = p
        place = (p - self.begun_by) % self.record.seats
        self.stopped = self.round > 0 and self.round == self.most and place <= self.place
        if self.stopped:
            return
        if place <= self.place or self.round == 0:
            self.round += 1
            self.screen.print()
            self.screen.rule(Text(f"Round {self.round}", HEAD), align="left", style=QUIET)
        self.place = place
        where = self.teller.space(s.at[p]) if not s.jailed[p] else f"in Jail, turn {s.jailed[p]}"
        self.screen.print()
        facts = f" · {self.teller.money(s.cash[p])} · {where}"
        self.screen.print(Text.assemble((self.teller.seat(p), HEAD), (facts, QUIET)))

    def finish_turn(self) -> None:
        """Print what has happened since the last heading."""
        told, self.pending = self.teller.tell(self.pending, self.terms), []
        if not told:
            return
        if self.round == 0:
            self.screen.print()
            self.screen.print(Text("Before the first turn", HEAD))
        if self.clauses:
            self.screen.print(pairs([(line.clause or "-", line.text) for line in told]))
            return
        for line in told:
            self.screen.print(*(Text(" " * INDENT) + Text(t) for t in self._wrapped(line.text)), sep="\n")

    def _wrapped(self, text: str) -> list[str]:
        """A sentence in lines that leave room for the indentation, further lines set in a little."""
        lines = Text(text).wrap(self.screen, max(20, self.screen.width - 2 * INDENT))
        return [" " * INDENT * (i > 0) + line.plain.rstrip() for i, line in enumerate(lines)]

    def end(self) -> None:
        """What is left to tell, and how all stand."""
        self.finish_turn()
        s = self.record.game
        self.screen.print()
        self.screen.rule(Text("The end" if s.over else "How they stand", HEAD), align="left", style=QUIET)
        self.screen.print()
        self.screen.print(standings(self.record, self.teller))
        winners = [self.teller.seat(p) for p in range(s.seats) if s.won >> p & 1]
        rounds = f"{self.round} round{'' if self.round == 1 else 's'}"
        if winners:
            self.screen.print(Text(f"{' and '.join(winners)} won after {rounds}.", HEAD))
        else:
            self.screen.print(f"Nobody has won yet, after {rounds}.")


def standings(record: Record, teller: Teller) -> object:
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
