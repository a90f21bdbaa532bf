"""A game as its action log: begin, do, save, read, replay, verify. Whatever else is wanted follows from the log."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from freehold.codec import ActionError, Argument, Codec, find_verb, seat_name, seat_number
from freehold.core.registry import State, Verb, signs
from freehold.core.words import MOST_SEATS, REASONS
from freehold.editions.errors import EditionError
from freehold.editions.load import (
    Edition,
    all_overlay_names,
    assemble,
    edition_names,
    load,
    read_edition,
    read_own,
)
from freehold.engine import act, deal, legal
from freehold.lasting import digest as digest

FORMAT = 1
START = "Give a game saved by freehold"
Action = list[Any]  # [seat, verb, arguments...], all by name, and perhaps {"note": text} behind
LONGEST_NOTE = 280  # characters
_UNFINISHED = object()


class RecordError(Exception):
    """A log that cannot be played: which file and line, what is wrong, and the cure."""

    def __init__(self, file: str, line: int, wrong: str, cure: str) -> None:
        self.file = file
        self.line = line
        self.wrong = wrong
        self.cure = cure
        where = f"{file}, line {line}" if line else file
        super().__init__(f"{where}: {wrong}. {cure}.")


class RefusedError(ActionError):
    """An action that the rules refuse: the reason's name and the clause behind it. Nothing has changed."""

    def __init__(self, seat: str, verb: str, reason: str, clause: str) -> None:
        self.seat = seat
        self.verb = verb
        self.reason = reason
        self.clause = clause
        super().__init__(f"{seat} may not {verb} now: {reason}" + (f" ({clause})" if clause else ""))


class Record:
    """A game and the log of all that was done in it. `game` is the state; its events are kept in `game.said`."""

    def __init__(self, edition: Edition, seats: int, banker: int = 0, names: Sequence[str] = ()) -> None:
        self.edition = edition
        self.seats = seats
        self.banker = banker
        self.names = list(names)
        self.closed = False  # whether it was read from a file with its closing line
        self.commitment = ""  # the hash that a fair source of chance published before the first throw
        self.secret = ""  # what that hash was of, once the game is over
        self.codec = Codec(edition)
        self.actions: list[Action] = []
        self.game: State = deal(edition.t, seats, banker)
        self.game.said = []

    @classmethod
    def begin(cls, edition: Edition, seats: int, banker: int = 0, names: Sequence[str] = ()) -> Record:
        """A new game, before the first throw. Raises ValueError where the edition does not allow so many seats."""
        if not 0 <= banker < seats:
            raise ValueError(f"the banker must be one of the {seats} seats")
        return cls(edition, seats, banker, names)

    @signs("FZ-SNOW-01", "FZ-OQ-14")
    def do(self, seat: int | str, verb: str, *args: Argument, note: str = "") -> None:
        """Let a seat do a verb, its arguments by name.

        note: a line of text that the player gives with it (a shared memory), kept in the log alone and never judged.
        Raises ActionError for what cannot be read and RefusedError, which is one, for what the rules refuse.
        """
        found = find_verb(verb)
        if len(note) > LONGEST_NOTE:
            raise ActionError(f"the note is longer than {LONGEST_NOTE} characters; shorten it")
        self._act(_seat(seat), found, self.codec.read(self.game, found, args, _seat(seat)))
        if note:
            self.actions[-1].append({"note": note})

    def do_again(self, action: Action) -> None:
        """Do an action as a log has it, with its note if there is one. Raises ActionError, or TypeError."""
        note = action[-1].get("note") if isinstance(action[-1], dict) and set(action[-1]) == {"note"} else None
        self.do(*action[:-1], note=note) if isinstance(note, str) else self.do(*action)

    def do_numbers(self, seat: int, verb: str, numbers: Sequence[int]) -> None:
        """The same with the numbers that the rules use, as a bot chooses them."""
        found = find_verb(verb)
        self._act(seat, found, [*numbers, *[0] * found.arity][: found.arity])

    def _act(self, seat: int, verb: Verb, numbers: list[int]) -> None:
        r = legal(self.game, self.edition.t, seat, verb.number, *numbers)
        if r:
            reason = REASONS.names[r]
            raise RefusedError(seat_name(seat), verb.name, reason, self.edition.cite(reason, verb.name))
        action = [seat_name(seat), verb.name, *self.codec.write(self.game, verb, numbers)]
        act(self.game, self.edition.t, seat, verb.number, *numbers)
        self.actions.append(action)

    def digest(self) -> str:
        """A hash of the game as it stands; see `digest`."""
        return digest(self.game)

    def head(self) -> dict[str, Any]:
        """The first line of the log."""
        head: dict[str, Any] = {
            "freehold": FORMAT,
            "edition": self.edition.id,
            "version": self.edition.file.version,
            "overlays": list(self.edition.overlay_ids),
            "seats": self.seats,
            "banker": seat_name(self.banker),
        }
        own = {o.id: msgspec.to_builtins(o) for o in self.edition.overlays if o.id not in all_overlay_names()}
        if own:
            head["own_overlays"] = own
        if self.edition.id not in edition_names():
            head["own_edition"] = self.edition.base
        if self.commitment:
            head["commitment"] = self.commitment
        return head | ({"names": self.names} if self.names else {})

    def text(self) -> str:
        """The whole log: its head, every action, and the closing line."""
        closing: dict[str, Any] = {"digest": self.digest(), "actions": len(self.actions)}
        if self.secret:
            closing["secret"] = self.secret
        lines = [self.head(), *self.actions, closing]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the whole log. The file is replaced in one step: a reader sees the old log or the new one."""
        target = Path(path)
        text = self.text()
        temporary = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            with temporary.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise

    @classmethod
    def read(cls, path: str | os.PathLike[str], *, whole: bool = True) -> Record:
        """Read a log and play it. Raises RecordError, or OSError where the file cannot be opened.

        whole: demand the closing line; without it, whatever stands there is played up to its end.
        """
        return _Reader(str(path), _text_of(Path(path))).read(whole)

    @classmethod
    def parse(cls, text: str, name: str, *, whole: bool = True) -> Record:
        """Read a log that is at hand as text; `name` is what errors call it. Raises RecordError."""
        return _Reader(name, text).read(whole)

    def replay(self) -> State:
        """Play the log again from the first line. Raises RecordError."""
        return replay(self.edition, self.actions, self.seats, self.banker)

    def verify(self) -> bool:
        """Whether the log, played again, gives the game as it stands."""
        return digest(self.replay()) == self.digest()


def replay(edition: Edition, actions: Iterable[Action], seats: int, banker: int = 0) -> State:
    """The game that these actions make. Raises RecordError, its line counted as in a saved log."""
    record = Record.begin(edition, seats, banker)
    for line, action in enumerate(actions, start=2):
        _play(record, "this log", line, action)
    return record.game


def _seat(seat: int | str) -> int:
    return seat_number(seat) if isinstance(seat, str) else seat


def _play(record: Record, file: str, line: int, action: Any) -> None:
    """Do one line of a log. Raises RecordError."""
    if not isinstance(action, list) or len(action) < 2 or not all(isinstance(word, str) for word in action[:2]):
        raise RecordError(file, line, 'this is no action such as ["A", "roll"]', "Use an undamaged copy of the file")
    try:
        record.do_again(action)
    except (ActionError, TypeError) as error:
        cure = "Use an undamaged copy; if somebody edited the file, undo that"
        raise RecordError(file, line, f"the action cannot be done here: {error}", cure) from None


def _text_of(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise RecordError(str(path), 0, "it is not a text file", START) from None


class _Reader:
    """Reads one log; every fault names its line."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.removesuffix("\n").split("\n")

    def fault(self, line: int, wrong: str, cure: str = "Use an undamaged copy of the file") -> NoReturn:
        raise RecordError(self.file, line, wrong, cure)

    def read(self, whole: bool) -> Record:
        if self.lines == [""]:
            self.fault(0, "the file is empty", START)
        record = self.begin(self.parse(1))
        for line in range(2, len(self.lines) + 1):
            entry = self.parse(line, unfinished=not whole and line == len(self.lines))
            if entry is _UNFINISHED:
                return record
            if isinstance(entry, dict):
                self.close(record, line, entry)
                return record
            _play(record, self.file, line, entry)
        if whole:
            self.fault(len(self.lines), "the log ends without its closing line, so a part is missing",
                       "Use a whole copy, or ask for what is there")  # fmt: skip
        return record

    def parse(self, line: int, unfinished: bool = False) -> Any:
        """The value of a line; `_UNFINISHED` for a last line that broke off, where that is allowed."""
        try:
            return json.loads(self.lines[line - 1])
        except (ValueError, RecursionError):
            if unfinished:
                return _UNFINISHED
            self.fault(line, "this line is not JSON", *([START] if line == 1 else []))

    def begin(self, head: Any) -> Record:
        if not isinstance(head, dict) or "freehold" not in head:
            self.fault(1, "it does not begin like a saved game", START)
        if head["freehold"] != FORMAT:
            self.fault(1, f"it is written in format {head['freehold']}, and this program reads format {FORMAT}",
                       "Use the release of freehold that saved it")  # fmt: skip
        edition = self.edition(head)
        seats, names = head.get("seats"), head.get("names", [])
        if not isinstance(seats, int) or not isinstance(names, list) or not all(isinstance(n, str) for n in names):
            self.fault(1, "it does not say how many seats there are, or names them wrongly")
        try:
            record = Record.begin(edition, seats, seat_number(str(head.get("banker"))), names[:MOST_SEATS])
        except ValueError as error:
            self.fault(1, str(error))
        record.commitment = str(head.get("commitment", ""))
        return record

    def edition(self, head: dict[str, Any]) -> Edition:
        name, overlays = head.get("edition"), head.get("overlays", [])
        if not isinstance(name, str) or not isinstance(overlays, list) or not all(isinstance(o, str) for o in overlays):
            self.fault(1, "it does not say which edition was played")
        try:
            edition = self.load(name, overlays, head.get("own_overlays"), head.get("own_edition"))
        except EditionError as error:
            self.fault(1, f"its edition cannot be loaded: {error.wrong}", error.cure)
        if edition.file.version != head.get("version"):
            self.fault(1, f"it was played by version {head.get('version')} of {name}, and this is version "
                          f"{edition.file.version}", "Use the release of freehold that saved it")  # fmt: skip
        return edition

    @staticmethod
    def load(name: str, overlays: list[str], own: Any, base: Any) -> Edition:
        """The edition that was played; an overlay or edition of somebody's own stands in the log itself."""
        own = own if isinstance(own, dict) else {}
        if not own and base is None:
            edition: Edition = load(name, tuple(overlays))
            return edition
        laid = [read_own(f"the overlay {o} in this log", own[o]) if o in own else o for o in overlays]
        where, raw = read_edition(name) if base is None else (f"the edition {name} in this log", base)
        return assemble(where, raw, laid)

    def close(self, record: Record, line: int, entry: dict[str, Any]) -> None:
        """Check the closing line against what was played."""
        if line < len(self.lines):
            self.fault(line + 1, "something follows the closing line")
        if entry.get("actions") != len(record.actions):
            self.fault(line, f"{entry.get('actions')} actions were saved, and {len(record.actions)} are there")
        if entry.get("digest") != record.digest():
            self.fault(line, "the game that was played does not match the saved digest")
        record.secret = str(entry.get("secret", ""))
        record.closed = True
