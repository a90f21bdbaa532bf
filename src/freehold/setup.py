"""Before the first throw: who sits down, with which token, who is Banker, and until when is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from freehold.core.registry import VERBS, State, signs
from freehold.core.words import reason
from freehold.editions.errors import EditionError
from freehold.editions.load import Edition, load
from freehold.engine import act, deal

for _name in (
    "too_few_players",
    "too_many_players",
    "token_taken",
    "no_such_token",
    "not_a_player",
    "no_banker",
    "no_end_time",
    "game_running",
):
    reason(_name)

ALONE_BANKER = 6  # persons from which on the Banker may choose not to play


@dataclass
class Person:
    """Somebody at the table."""

    name: str
    token: int = -1
    plays: bool = True


class Setup:
    """A table being set up. Every call gives an empty text when it is done, else the name of the reason against it."""

    def __init__(self, edition: str, overlays: Sequence[str] = ()) -> None:
        """Raises EditionError for an edition or an overlay that cannot be loaded."""
        self.name = edition
        self.edition: Edition = load(edition, tuple(overlays))
        self.persons: list[Person] = []
        self.banker: int | None = 0  # the first to sit down, until another is named
        self.minutes: int | None = None
        self.game: State | None = None

    @staticmethod
    @signs("TP-TIME-05", "NB-TIME-01", "JP-MISC-01")
    def refused(edition: str, overlays: Sequence[str]) -> str:
        """Why an edition is not played with these overlays: `mode_not_offered`, or empty."""
        try:
            load(edition, tuple(overlays))
        except EditionError:
            return "mode_not_offered"
        return ""

    @signs("NB-MISC-03")
    def play_with(self, overlays: Sequence[str]) -> str:
        """Choose other overlays, or with an empty list none."""
        if self.game is not None:
            return "game_running"
        against: str = self.refused(self.name, overlays)
        if not against:
            self.edition = load(self.name, tuple(overlays))
        return against

    @signs("TP-SET-06", "TP-OQ-05", "NB-SET-09", "NB-OQ-05", "JP-SET-01", "FZ-SET-01", "VL-SET-01")
    def join(self, name: str) -> str:
        """Somebody sits down."""
        if self.game is not None:
            return "game_running"
        if len(self.players()) >= self.edition.t.most_seats:
            return "too_many_players"
        self.persons.append(Person(name))
        return ""

    def players(self) -> list[Person]:
        """Those who play, in seat order."""
        return [person for person in self.persons if person.plays]

    @signs("TP-SET-16", "NB-SET-09", "JP-SET-01", "FZ-SET-01", "VL-SET-01")
    def take_token(self, person: int, token: int) -> str:
        """Choose a token, by its place in the edition's list. The one held before is free again."""
        if self.game is not None:
            return "game_running"
        if not self.persons[person].plays:
            return "not_a_player"
        if not 0 <= token < len(self.edition.file.tokens.value):
            return "no_such_token"
        if any(other.token == token for i, other in enumerate(self.persons) if i != person):
            return "token_taken"
        self.persons[person].token = token
        return ""

    @signs("TP-BANK-01", "TP-BANK-03", "NB-BANK-08", "JP-BANK-02", "FZ-BANK-01", "FZ-BANK-02", "VL-BANK-02")
    def appoint(self, person: int | None, plays: bool = True) -> str:
        """Name the Banker, or nobody. Where the edition allows it, the Banker of six persons or more need not play."""
        if self.game is not None:
            return "game_running"
        if not plays and self.edition.t.banker_plays:
            return "mode_not_offered"
        if not plays and len(self.persons) < ALONE_BANKER:
            return "too_few_players"
        for other in self.persons:
            other.plays = True
        self.banker = person
        if person is not None:
            self.persons[person].plays = plays
            if not plays:
                self.persons[person].token = -1
        return ""

    @signs("TP-TIME-01")
    def end_after(self, minutes: int) -> str:
        """Agree on the time at which a time-limit game stops."""
        if self.game is not None:
            return "game_running"
        if not self.edition.t.timed:
            return "mode_not_offered"
        if minutes <= 0:
            return "no_end_time"
        self.minutes = minutes
        return ""

    @signs("TP-BANK-01", "TP-TIME-01", "TP-OQ-05", "TP-TURN-01", "NB-BANK-08", "NB-OQ-05", "FZ-SET-01", "VL-SET-01")
    def start(self) -> str:
        """Deal. Tokens not yet chosen are handed out in order; where they are characters, everybody takes that one."""
        if self.game is not None:
            return "game_running"
        if len(self.players()) < self.edition.t.fewest_seats:
            return "too_few_players"
        if len(self.players()) > self.edition.t.most_seats:
            return "too_many_players"
        if self.banker is None:
            return "no_banker"
        if self.edition.t.timed and self.minutes is None:
            return "no_end_time"
        free = [k for k in range(len(self.edition.file.tokens.value)) if all(p.token != k for p in self.persons)]
        for player in self.players():
            if player.token < 0:
                player.token = free.pop(0)
        banker = self.persons[self.banker]
        first = self.players().index(banker) if banker.plays else 0
        self.game = deal(self.edition.t, len(self.players()), first)
        if self.edition.t.characters:
            for p, player in enumerate(self.players()):
                act(self.game, self.edition.t, p, VERBS["choose_character"].number, player.token)
        return ""
