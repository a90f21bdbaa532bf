"""What a table itself says in its log: who comes and goes, the start, chat, pauses, what is taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from freehold.codec import SEAT_NAMES, seat_name
from freehold.core.words import CHANCE
from freehold.editions.load import load
from freehold.record import Record
from freehold.words import Line, Teller

from .settings import Settings
from .writer import Entry

MOST_CHAT = 100

if TYPE_CHECKING:
    from .ledger import Ledger


@dataclass
class Place:
    """A place at the table. Before the start it may be open; `vacant`: its person left, and another may sit down."""

    name: str = ""
    token: str = ""
    player: str = ""
    bot: str = ""
    auto_ask: bool = True
    stood_in: bool = False
    vacant: bool = False

    @property
    def kind(self) -> str:
        return "human" if self.player else "bot" if self.bot else "open"


@dataclass
class Wish:
    """Somebody wishes to take back so many actions; who agrees so far."""

    by: str
    count: int
    agreed: set[str]


def _open(ledger: Ledger, entry: Entry, settings: Any, host: str, commitment: str, version: int) -> None:
    ledger.settings = msgspec.convert(settings, Settings)
    ledger.edition = load(ledger.settings.edition, tuple(ledger.settings.overlays))
    ledger.teller = Teller(ledger.edition)
    ledger.host = host
    ledger.commitment = commitment
    ledger.begun_under = version
    ledger.places = [Place() for _ in range(ledger.settings.seats)]
    ledger.changed_at = entry.at


def _sit(ledger: Ledger, entry: Entry, seat: str, name: str, token: str, player: str) -> None:
    place = ledger.place(seat)
    assert place
    place.name, place.player, place.vacant, place.stood_in = name, player, False, False
    place.token = place.token if ledger.record else token
    ledger.watchers = [w for w in ledger.watchers if w[0] != player]
    _rename(ledger)
    _tell(ledger, entry.seq + 1, f"{name} sits down.")


def _bot(ledger: Ledger, entry: Entry, seat: str, bot: str, name: str) -> None:
    place = ledger.place(seat)
    assert place
    place.name, place.bot = name, bot


def _rise(ledger: Ledger, entry: Entry, seat: str) -> None:
    place = ledger.place(seat)
    assert place
    _tell(ledger, entry.seq + 1, f"{place.name} leaves.")
    gone = place.player
    ledger.places[SEAT_NAMES.index(seat)] = Place()
    _pass_host(ledger, gone)


def _hand(ledger: Ledger, entry: Entry, seat: str, bot: str) -> None:
    """The person of a seat is gone for good; a bot plays on until somebody takes the seat."""
    place = ledger.place(seat)
    assert place
    _tell(ledger, entry.seq + 1, f"{place.name} leaves; a bot plays on.")
    gone, place.player = place.player, ""
    place.bot, place.vacant, place.stood_in = bot, True, False
    _pass_host(ledger, gone)


def _pass_host(ledger: Ledger, gone: str) -> None:
    if gone == ledger.host and not ledger.seats_of(gone):
        ledger.host = next((p.player for p in ledger.places if p.player), gone)


def _watch(ledger: Ledger, entry: Entry, player: str, name: str) -> None:
    ledger.watchers = [w for w in ledger.watchers if w[0] != player] + [(player, name)]


def _unwatch(ledger: Ledger, entry: Entry, player: str) -> None:
    ledger.watchers = [w for w in ledger.watchers if w[0] != player]


def _set(ledger: Ledger, entry: Entry, seat: str, auto_ask: bool) -> None:
    place = ledger.place(seat)
    assert place
    place.auto_ask = auto_ask


def _start(ledger: Ledger, entry: Entry) -> None:
    ledger.places = [place for place in ledger.places if place.kind != "open"]
    free = [t for t in ledger.edition.file.tokens.value if all(p.token != t for p in ledger.places)]
    for place in ledger.places:
        place.token = place.token or (free.pop(0) if free else "")
    record = ledger.record = Record.begin(ledger.edition, len(ledger.places), 0, [p.name for p in ledger.places])
    record.commitment = ledger.commitment
    ledger.started_at = ledger.changed_at = entry.at
    _rename(ledger)
    ledger.note_questions(entry.seq + 1, entry.at)
    ledger.listen(entry.seq + 1)


def _tell(ledger: Ledger, version: int, text: str) -> None:
    ledger.lines.append((version, Line(text, "")))


def _rename(ledger: Ledger) -> None:
    ledger.teller = Teller(ledger.edition, [p.name or seat_name(i) for i, p in enumerate(ledger.places)])


def _chat(ledger: Ledger, entry: Entry, who: str, text: str) -> None:
    ledger.chat.append({"version": entry.seq + 1, "from": who, "text": text, "at": entry.at})
    del ledger.chat[:-MOST_CHAT]


def _mute(ledger: Ledger, entry: Entry, player: str, muted: bool) -> None:
    (ledger.muted.add if muted else ledger.muted.discard)(player)


def _kick_watcher(ledger: Ledger, entry: Entry, player: str) -> None:
    _unwatch(ledger, entry, player)
    ledger.muted.add(player)


def _pause(ledger: Ledger, entry: Entry) -> None:
    ledger.paused = True
    _tell(ledger, entry.seq + 1, "The game is paused.")


def _resume(ledger: Ledger, entry: Entry) -> None:
    ledger.paused = False
    ledger.changed_at = entry.at
    ledger.asked_time = [max(entry.at, at) for at in ledger.asked_time]
    _tell(ledger, entry.seq + 1, "The game goes on.")


def _stand_in(ledger: Ledger, entry: Entry, seat: str, bot: str) -> None:
    place = ledger.place(seat)
    assert place
    place.bot, place.stood_in = bot, True
    _tell(ledger, entry.seq + 1, f"{place.name} is away; a bot plays until {place.name} comes back.")


def _back(ledger: Ledger, entry: Entry, seat: str) -> None:
    place = ledger.place(seat)
    assert place
    place.bot, place.stood_in = "", False
    _tell(ledger, entry.seq + 1, f"{place.name} is back.")


def _going(ledger: Ledger, entry: Entry, count: int) -> None:
    ledger.going = count
    _tell(ledger, entry.seq + 1, "Going once." if count == 1 else "Going twice.")


def _undo_wish(ledger: Ledger, entry: Entry, seat: str, count: int, agreed: list[str]) -> None:
    ledger.wish = Wish(seat, count, set(agreed))


def _undo_yes(ledger: Ledger, entry: Entry, player: str) -> None:
    if ledger.wish:
        ledger.wish.agreed.add(player)


def _undo_no(ledger: Ledger, entry: Entry, seat: str) -> None:
    ledger.wish = None


def _undo(ledger: Ledger, entry: Entry, count: int) -> None:
    """The last actions count no more. The log keeps them, and this entry behind them."""
    assert ledger.record
    kept = ledger.record.actions[: len(ledger.record.actions) - count]
    ledger.record = Record.begin(ledger.edition, len(ledger.places), 0, ledger.record.names)
    for action in kept:
        ledger.record.do_again(action)
    ledger.heard = len(ledger.game.said)
    ledger.asked = [None] * (CHANCE + 1)
    ledger.note_questions(entry.seq + 1, entry.at)
    ledger.wish = None
    _tell(ledger, entry.seq + 1, f"By agreement {count} {'entry was' if count == 1 else 'entries were'} taken back.")


def _rematch(ledger: Ledger, entry: Entry, game: str) -> None:
    ledger.rematch = game


MOVES: dict[str, Callable[..., None]] = {
    "open": _open,
    "sit": _sit,
    "bot": _bot,
    "rise": _rise,
    "hand": _hand,
    "watch": _watch,
    "unwatch": _unwatch,
    "set": _set,
    "start": _start,
    "chat": _chat,
    "mute": _mute,
    "kick_watcher": _kick_watcher,
    "pause": _pause,
    "resume": _resume,
    "stand_in": _stand_in,
    "back": _back,
    "going": _going,
    "undo_wish": _undo_wish,
    "undo_yes": _undo_yes,
    "undo_no": _undo_no,
    "undo": _undo,
    "rematch": _rematch,
}
