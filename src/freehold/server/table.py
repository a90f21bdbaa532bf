"""A live table: one thing after another, each on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol

import structlog

from freehold.codec import ActionError, seat_name
from freehold.core.registry import VERBS
from freehold.core.words import CHANCE

from .change import Change
from .clock import Due, deadline, next_due
from .engines import StoreError
from .facing import lines_since, possible, sight, table_face
from .ledger import TABLE, Ledger
from .protocol import WRITE, News, Possible, State
from .refusals import TableRefusal
from .seat_bots import SeatBots, silent
from .settings import FAMILY_BOT
from .store import GameRow, Store
from .writer import Overtaken

KEEP_NEWS = 64
SNAPSHOT_EVERY = 200
PRESENT_FOR = 45.0  # seconds for which another process believes that a player is connected
STUCK = 5.0
LATEST = 60.0
log = structlog.get_logger()


class Reader(Protocol):
    """Somebody connected: a socket, or a test."""

    player: str
    openings: bool

    def push(self, message: bytes) -> None:
        """Send, without waiting."""


class Table:
    """A table in memory. `turn` is held by whoever changes or reads it: one after the other, as they came."""

    def __init__(self, row: GameRow, store: Store, ledger: Ledger) -> None:
        self.row = row
        self.store = store
        self.ledger = ledger
        self.turn = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.bots = SeatBots(secrets.randbits(60))
        self.since = self.used_at = time.time()
        self.left_at: dict[str, float] = {}
        self._news: list[tuple[int, int, bytes]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._doing: set[asyncio.Task[None]] = set()
        self._snapshot_at = 0
        self._shown_version = ledger.version
        self._shown_view = sight(ledger)
        self._shown_table = self.face()
        self._closed = False

    @classmethod
    async def load(cls, row: GameRow, store: Store) -> Table:
        """Bring a table back from its log."""
        entries = await store.entries(row.id)
        return cls(row, store, Ledger.build(entries, row.snapshot))

    async def close(self) -> None:
        """Let the table sleep. What it is goes on in the store."""
        async with self.turn:
            self._closed = True
            if self._timer:
                self._timer.cancel()
            await self.keep_snapshot()

    async def keep_snapshot(self) -> None:
        """Keep the state for a later release of the rules."""
        if self.ledger.running and self._snapshot_at != self.ledger.version:
            self._snapshot_at = self.ledger.version
            await self.store.keep_snapshot(self.row.id, self.ledger.snapshot())

    async def _keep_in_turn(self) -> None:
        async with self.turn:
            await self.keep_snapshot()

    # Changing

    @asynccontextmanager
    async def change(self, command: str = "") -> AsyncIterator[Change]:
        """Change the table: all that is added is on disk when this ends, or nothing has changed.

        Raises TableRefusal, or ActionError for what the rules refuse. Hold `turn`.
        """
        change = Change(self, command)
        try:
            yield change
            if change.entries:
                await self.store.append(self.row.id, change.entries, self.ledger.over)
        except (Overtaken, StoreError) as error:
            await self.reload()
            raise TableRefusal("overtaken" if isinstance(error, Overtaken) else "not_stored") from None
        except BaseException:
            if change.entries:
                await asyncio.shield(self.reload())
            raise
        self.publish()
        if self.ledger.version - self._snapshot_at > SNAPSHOT_EVERY:
            self._spawn(self._keep_in_turn())

    async def reload(self) -> None:
        """Take the table afresh from its log."""
        self.ledger = Ledger.build(await self.store.entries(self.row.id), self.row.snapshot)
        self.publish()

    async def catch_up(self) -> None:
        """Take in what other processes have written."""
        async with self.turn:
            await self.read_on()

    async def read_on(self) -> bool:
        """The same for who holds `turn`. Gives whether there was anything."""
        for entry in await self.store.entries(self.row.id, self.ledger.version - 1):
            self.ledger.apply(entry)
        if self.ledger.version == self._shown_version:
            return False
        self.publish()
        return True

    # Telling

    def face(self) -> dict[str, Any]:
        """What all at the table may know of it."""
        connected = {r.player for r in self.readers}
        return table_face(self.row.id, self.ledger, self.row.secret, connected, deadline(self.ledger, self.since))

    def publish(self) -> None:
        """Tell everybody what has changed since the last time, and set the clock for what comes next."""
        ledger, since = self.ledger, self._shown_version
        view, face = sight(ledger), self.face()
        news = News(
            since=since,
            version=ledger.version,
            view=_changed(self._shown_view, view),
            table=_changed(self._shown_table, face),
            lines=lines_since(ledger, since),
            chat=[c for c in ledger.chat if c["version"] > since],
        )
        message = WRITE.encode(news)
        self._shown_version, self._shown_view, self._shown_table = ledger.version, view, face
        self._news = [*self._news[-KEEP_NEWS:], (since, ledger.version, message)]
        for reader in self.readers:
            reader.push(message)
            self.tell_openings(reader)
        self.set_clock()

    def state(self, player: str) -> State:
        """The whole table as one player may see it."""
        ledger = self.ledger
        seats = ledger.seats_of(player)
        watching = [f"w{i}" for i, (p, _) in enumerate(ledger.watchers) if p == player]
        host = player == ledger.host
        invite = self.row.invite if seats or host else ""
        return State(
            version=ledger.version,
            table=self.face(),
            you={"seats": seats, "host": host, "invite": invite, "watching": watching},
            view=sight(ledger),
            lines=lines_since(ledger, -1),
            chat=list(ledger.chat),
        )

    def greet(self, reader: Reader, seen: int) -> None:
        """Tell a client that comes, or comes back: what it has missed, or the whole table."""
        missed = [m for m in self._news if m[0] >= seen]
        if seen < 0 or not (seen == self.ledger.version or (missed and missed[0][0] == seen)):
            reader.push(WRITE.encode(self.state(reader.player)))
        else:
            for _, _, message in missed:
                reader.push(message)
        self.tell_openings(reader)

    def tell_openings(self, reader: Reader) -> None:
        """Tell a reader who wishes it what its seats may do now."""
        if reader.openings and self.ledger.running:
            seats = self.ledger.seats_of(reader.player)
            found = {seat: possible(self.ledger, seat) for seat in seats}
            if self.may_type(reader.player) and self.ledger.game.wait[CHANCE]:
                found["chance"] = possible(self.ledger, "chance")
            if found:
                reader.push(WRITE.encode(Possible(version=self.ledger.version, seats=found)))

    def may_type(self, player: str) -> bool:
        """Whether a player says what dice and cards show."""
        ledger = self.ledger
        if ledger.settings.dice != "typed":
            return False
        return player == ledger.host if ledger.settings.typists == "host" else bool(ledger.seats_of(player))

    # Coming and going

    async def arrive(self, reader: Reader, seen: int) -> None:
        """A client connects. A seat of its player that a bot has been playing is given back."""
        async with self.turn:
            self.readers.add(reader)
            self.left_at.pop(reader.player, None)
            self.used_at = time.time()
            self.greet(reader, seen)
            seats = self.ledger.seats_of(reader.player)
            back = [s for s in seats if (place := self.ledger.place(s)) and place.stood_in]
            async with self.change() as change:
                for seat in back:
                    change.add(TABLE, "back", seat)

    async def depart(self, reader: Reader) -> None:
        """A client is gone; its seats are kept."""
        self.readers.discard(reader)
        self.used_at = time.time()
        if all(r.player != reader.player for r in self.readers):
            self.left_at[reader.player] = time.time()
        async with self.turn:
            if not self._closed:
                self.publish()

    # The clock

    def set_clock(self) -> None:
        """Wake up when something happens by itself. A table at which nobody is connected rests."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        due = self._due() if self.readers and not self._closed else None
        if due:
            wait = min(max(0.0, due.at - time.time()), LATEST)
            self._timer = asyncio.get_running_loop().call_later(wait, lambda: self._spawn(self._tick()))

    def _due(self) -> Due | None:
        return next_due(self.ledger, self.since, self._gone)

    def _gone(self, player: str) -> float | None:
        if not player or any(r.player == player for r in self.readers):
            return None
        return max(self.left_at.get(player, self.since), self.ledger.started_at)

    async def _tick(self) -> None:
        async with self.turn:
            due = self._due()
            if self._closed or due is None or due.at > time.time():
                self.set_clock()
                return
            try:
                await self._do(due)
            except (TableRefusal, ActionError) as error:
                log.warning("clock_refused", table=self.row.id, what=due.what, seat=due.seat, why=str(error))
                self._later(STUCK)
            except Exception:  # a fault of ours: the table must not stand still for ever
                log.exception("clock_fault", table=self.row.id, what=due.what, seat=due.seat)
                self._later(STUCK)

    def _later(self, seconds: float) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, lambda: self._spawn(self._tick()))

    async def _do(self, due: Due) -> None:
        ledger, seat = self.ledger, seat_name(due.seat) if due.seat >= 0 else "chance"
        if due.what == "stand_in" and ledger.places[due.seat].player in await self.store.present(self.row.id):
            self.left_at[ledger.places[due.seat].player] = time.time()
            self.set_clock()
            return
        async with self.change() as change:
            if due.what == "stand_in":
                change.add(TABLE, "stand_in", seat, FAMILY_BOT)
            elif due.what == "going":
                change.add(TABLE, "going", ledger.going + 1)
            elif due.what == "time_up":
                change.act("chance", "time_up")
            else:
                self._speak(change, due, seat)

    def _speak(self, change: Change, due: Due, seat: str) -> None:
        ledger = self.ledger
        s, t, record = ledger.game, ledger.edition.t, ledger.record
        assert record
        bot = ledger.bot_of(due.seat) if due.what == "bot" else ""
        choose = self.bots.choose(s, t, due.seat, bot, len(record.actions)) if bot else silent(s, t, due.seat)
        if choose is None:
            raise TableRefusal("unreadable", "nothing to do was found")
        change.act(seat, choose[0], *record.codec.write(s, VERBS[choose[0]], choose[1]))

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)


def _changed(old: dict[str, Any] | None, new: dict[str, Any] | None) -> dict[str, Any]:
    if new is None:
        return {}
    return new if old is None else {k: v for k, v in new.items() if k not in old or old[k] != v}
