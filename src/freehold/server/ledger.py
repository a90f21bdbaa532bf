"""A table as its log says it is. `apply` is the only way in which a table changes, and it draws nothing by lot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from freehold.codec import SEAT_NAMES, seat_name
from freehold.core.words import CHANCE, EVENTS
from freehold.editions.load import Edition, load
from freehold.lasting import from_lasting, to_lasting
from freehold.record import Record
from freehold.words import Line, Teller

from .moves import MOVES, Place, Wish
from .settings import Settings
from .writer import Entry

TABLE = "table"  # the seat that speaks for the table itself
MOST_COMMANDS = 1000
OFFERED = EVENTS.number("offered")


@dataclass
class Ledger:
    """What follows from a table's log."""

    commitment: str = ""
    host: str = ""
    begun_under: int = 0  # the edition's version at the start
    places: list[Place] = field(default_factory=list)
    watchers: list[tuple[str, str]] = field(default_factory=list)
    muted: set[str] = field(default_factory=set)
    record: Record | None = None
    version: int = 0  # how many entries the log has
    paused: bool = False
    wish: Wish | None = None
    rematch: str = ""
    going: int = 0
    chat: list[dict[str, Any]] = field(default_factory=list)
    lines: list[tuple[int, Line]] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)
    asked_at: list[int] = field(default_factory=lambda: [0] * (CHANCE + 1))
    asked_time: list[float] = field(default_factory=lambda: [0.0] * (CHANCE + 1))
    started_at: float = 0.0
    changed_at: float = 0.0
    goes_on: bool = False  # taken over from an older release: the log alone does not give the game

    def __post_init__(self) -> None:
        self.settings: Settings
        self.edition: Edition
        self.teller: Teller
        self.asked: list[Any] = [None] * (CHANCE + 1)
        self.heard = 0
        self._terms: dict[int, str] = {}
        self._until = -1  # game actions up to this entry are not played, for a snapshot holds what they made

    @classmethod
    def build(cls, entries: list[Entry], snapshot: str | None = None) -> Ledger:
        """Fold a log. A snapshot is used where the rules of the edition have changed since the table was opened."""
        ledger = cls()
        kept: Any = msgspec.json.decode(snapshot) if snapshot else None
        settings = msgspec.convert(entries[0].args[0], Settings)
        now = load(settings.edition, tuple(settings.overlays)).file.version
        opened: Any = entries[0]
        if kept and opened.args[3] != now:
            ledger._until = kept["seq"]
            ledger.goes_on = True
        for entry in entries:
            ledger.apply(entry)
            if ledger.goes_on and entry.seq == ledger._until:
                ledger._take_up(kept["state"])
        return ledger

    def snapshot(self) -> str:
        """The state of the game, to go on from under a later release."""
        assert self.record
        kept = {"seq": self.version - 1, "state": to_lasting(self.record.game)}
        return msgspec.json.encode(kept).decode()

    def _take_up(self, state: dict[str, Any]) -> None:
        assert self.record
        self.record.game = from_lasting(state)
        self.record.game.said = []
        self.heard = 0
        self.note_questions(self.version, 0.0)

    @property
    def game(self) -> Any:
        """The state of the running or finished game."""
        assert self.record
        return self.record.game

    @property
    def running(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.record is not None and not self.game.over

    @property
    def over(self) -> bool:
        return self.record is not None and bool(self.game.over)

    def place(self, seat: str) -> Place | None:
        """The place of a seat's letter."""
        i = SEAT_NAMES.find(seat) if len(seat) == 1 else -1
        return self.places[i] if 0 <= i < len(self.places) else None

    def seats_of(self, player: str) -> list[str]:
        """The seats that a player holds."""
        return [seat_name(i) for i, place in enumerate(self.places) if player and place.player == player]

    def knows(self, player: str) -> bool:
        """Whether a player sits or watches here."""
        return bool(self.seats_of(player)) or player == self.host or any(p == player for p, _ in self.watchers)

    def bot_of(self, p: int) -> str:
        """The bot that plays seat p now, or an empty text."""
        place = self.places[p]
        return place.bot if place.bot and (not place.player or place.stood_in) else ""

    # Folding

    def apply(self, entry: Entry) -> None:
        """Take in the next entry. Raises RefusedError or ActionError for a game action that is not allowed."""
        if entry.seat == TABLE:
            MOVES[entry.verb](self, entry, *entry.args)
        else:
            self._play(entry)
        self.version = entry.seq + 1
        if entry.command:
            self.commands[entry.command] = entry.seq
            if len(self.commands) > MOST_COMMANDS:
                del self.commands[next(iter(self.commands))]

    def _play(self, entry: Entry) -> None:
        record = self.record
        assert record
        if entry.seq <= self._until:
            record.actions.append([entry.seat, entry.verb, *entry.args])
            return
        record.do_again([entry.seat, entry.verb, *entry.args])
        self.wish = None
        self.going = 0
        self.changed_at = entry.at
        p = CHANCE if entry.seat == "chance" else SEAT_NAMES.index(entry.seat)
        if entry.verb in self.edition.file.verbs.answers or p == CHANCE:
            self.asked[p] = None
        self.note_questions(entry.seq + 1, entry.at)
        self.listen(entry.seq + 1)

    def note_questions(self, version: int, at: float) -> None:
        """Remember when each seat was asked what it is asked now: an answer that rests on less is stale."""
        s = self.game
        lot = (s.lot, s.high, s.leader) if s.lot >= 0 else ()
        debt = (s.debts, s.debtor[0], s.creditor[0], s.amount[0]) if s.debts else ()
        for p in range(CHANCE + 1):
            asked = (s.wait[p], lot, debt)
            if asked != self.asked[p]:
                self.asked[p] = asked
                self.asked_at[p] = version
                self.asked_time[p] = at

    def listen(self, version: int) -> None:
        """Tell what has happened, when the table is at rest."""
        s = self.game
        if s.wait[CHANCE] and not s.over and self.settings.dice == "fair":
            return
        new, self.heard = s.said[self.heard :], len(s.said)
        for event in new:
            if event[0] == OFFERED:
                self._terms[event[3]] = self.teller.terms(s, event[3])
        self.lines += [(version, line) for line in self.teller.tell(new, self._terms)]

    def _say(self, version: int, text: str) -> None:
        self.lines.append((version, Line(text, "")))
