"""All tables of this process: opened, joined, found, brought back from the store, and put to sleep."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Annotated, Any

import msgspec
import structlog

from freehold.bots.table import BOTS
from freehold.codec import seat_name
from freehold.editions.errors import EditionError
from freehold.editions.load import edition_names, load, overlay_names
from freehold.record import Record, RecordError

from . import protocol as wire
from .chance import commitment, new_secret
from .ledger import TABLE, Ledger
from .metrics import TABLES
from .refusals import TableRefusal
from .seating import bot_name, checked_name, sit
from .settings import Settings, Text
from .store import GameRow, Store
from .table import PRESENT_FOR, Table
from .writer import Entry

INVITE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
INVITE_LENGTH = 8
SLEEP_AFTER = 300.0
TEND_EVERY = 10.0
MOST_TABLES = 20000
log = structlog.get_logger()


class Opening(Settings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened: its settings, its host's name, and who sits where."""

    name: Annotated[str, msgspec.Meta(max_length=64, description="Your name", examples=["Ana"])]
    token: Text = ""
    places: Annotated[
        list[Text],
        msgspec.Meta(
            max_length=8, description="For each place: me, open, or the name of a bot; me sits first if none is given"
        ),
    ] = msgspec.field(default_factory=list)


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_key() -> tuple[str, str]:
    """A player's secret key and its hash. Only the hash is kept."""
    key = secrets.token_urlsafe(32)
    return key, key_hash(key)


def key_hash(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class Lobby:
    """The tables of this process. A table lives in memory while it is used; its log lives in the store."""

    def __init__(self, store: Store, most_tables: int = MOST_TABLES) -> None:
        self.store = store
        self.most_tables = most_tables
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        store.listen(self._heard)
        self._spawn(self._tend())

    async def close(self) -> None:
        """Put all tables to sleep."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            await table.close()
        self.tables.clear()

    # Finding

    async def table(self, id: str) -> Table:
        """A table by its id. Raises TableRefusal."""
        if id in self.tables:
            return self.tables[id]
        row = await self.store.game(id)
        if row is None:
            raise TableRefusal("no_such_table")
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(row))
        return await asyncio.shield(self._loading[id])

    async def _load(self, row: GameRow) -> Table:
        try:
            table = self.tables[row.id] = await Table.load(row, self.store)
        finally:
            self._loading.pop(row.id, None)
        TABLES.set(len(self.tables))
        await table.catch_up()
        return table

    async def invited(self, invite: str) -> Table:
        """A table by its invite code. Raises TableRefusal."""
        row = await self.store.invited(invite.strip().upper().replace("-", ""))
        if row is None:
            raise TableRefusal("no_such_table")
        return await self.table(row.id)

    async def listed(self) -> list[Table]:
        """Listed tables, the newest first."""
        return [await self.table(id) for id in await self.store.listed()]

    # Opening and joining

    async def open(self, opening: Opening, player: str, command: str = "") -> Table:
        """Open a table. Raises TableRefusal, or EditionError."""
        settings = msgspec.convert(
            {name: getattr(opening, name) for name in Settings.__struct_fields__}, Settings, from_attributes=True
        )
        _check(settings)
        places = opening.places or ["me"] + ["open"] * (settings.seats - 1)
        if len(places) > settings.seats or not {p for p in places if p not in ("me", "open")} <= set(BOTS):
            raise TableRefusal("no_bot", "Say for each place at most: me, open, or the name of a bot.")
        return await self._open(settings, player, _seated(settings, player, opening, places))

    async def _open(self, settings: Settings, player: str, moves: Sequence[tuple[str, list[object]]]) -> Table:
        if await self.store.count() >= self.most_tables:
            raise TableRefusal("too_many_tables")
        secret = new_secret() if settings.dice == "fair" else ""
        promise = commitment(secret) if secret else ""
        first: list[object] = [msgspec.to_builtins(settings), player, promise, _version(settings)]
        now = time.time()
        entries = [Entry(i, TABLE, v, a, now) for i, (v, a) in enumerate([("open", first), *moves])]
        row = GameRow(new_id(), _new_invite(), settings.listed, False, secret, None)
        await self.store.create(row, entries)
        return await self.table(row.id)

    async def join(self, table: Table, player: str, name: str, token: str, watch: bool) -> None:
        """Sit down at a table, or watch it. Who is there already stays as they are. Raises TableRefusal."""
        async with table.turn:
            await table.read_on()
            ledger = table.ledger
            if ledger.seats_of(player) or (watch and ledger.knows(player)):
                return
            async with table.change() as change:
                if watch:
                    change.add(TABLE, "watch", player, checked_name(ledger, name))
                else:
                    sit(change, ledger, player, name, token)

    async def rematch(self, table: Table, player: str, id: str) -> wire.Reply:
        """The same people at a new table; asked twice, the same new table."""
        async with table.turn:
            ledger = table.ledger
            try:
                if not ledger.knows(player):
                    raise TableRefusal("not_at_this_table")
                if not ledger.over:
                    raise TableRefusal("still_running")
                if not ledger.rematch:
                    moves = _moved_over(ledger)
                    new = await self._open(ledger.settings, ledger.host, moves)
                    async with table.change(f"{player} {id}") as change:
                        change.add(TABLE, "rematch", new.row.id)
            except TableRefusal as error:
                return wire.Refused(id=id, reason=error.reason, text=error.text, version=table.ledger.version)
            return wire.Done(id=id, version=table.ledger.version, data={"table": table.ledger.rematch})

    async def take_in(self, text: str, player: str, name: str) -> Table:
        """A table from a saved game, to look at or play on. Raises RecordError, TableRefusal."""
        record = Record.parse(text, "this file", whole=False)
        if record.edition.id not in edition_names() or not set(record.edition.overlay_ids) <= set(
            overlay_names(record.edition.id)
        ):
            raise RecordError("this file", 1, "it is of an edition of somebody's own", "Use one that the server has")
        settings = Settings(
            edition=record.edition.id, overlays=list(record.edition.overlay_ids), seats=record.seats, dice="typed",
            minutes=60 if record.edition.t.timed else 0,
        )  # fmt: skip
        names = record.names or [seat_name(i) for i in range(record.seats)]
        moves: list[tuple[str, list[object]]] = [("sit", [seat_name(i), n, "", player]) for i, n in enumerate(names)]
        table = await self._open(settings, player, [*moves, ("start", [])])
        async with table.turn, table.change() as change:
            for seat, verb, *args in record.actions:
                change.add(seat, verb, *args)
        return table

    # Tending

    def _heard(self, id: str) -> None:
        """Another process has written."""
        for table in [self.tables[id]] if id in self.tables else [] if id else list(self.tables.values()):
            self._spawn(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        lengths = await self.store.lengths([table.row.id])
        if lengths.get(table.row.id, 0) > table.ledger.version:
            await table.catch_up()

    async def _tend(self) -> None:
        """Say who is connected, and put tables to sleep that nobody uses."""
        while True:
            await asyncio.sleep(TEND_EVERY)
            try:
                pairs = {(t.row.id, r.player) for t in self.tables.values() for r in t.readers}
                await self.store.seen(pairs, PRESENT_FOR)
                for table in list(self.tables.values()):
                    idle = time.time() - table.used_at
                    if not table.readers and idle > SLEEP_AFTER and not table.turn.locked():
                        self.tables.pop(table.row.id, None)
                        await table.close()
                TABLES.set(len(self.tables))
            except Exception:
                log.exception("not_tended")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _check(settings: Settings) -> None:
    """Raises EditionError or TableRefusal for what cannot be played."""
    if settings.edition not in edition_names():
        raise EditionError(settings.edition, "", "there is no such edition here", f"Use {', '.join(edition_names())}")
    for overlay in settings.overlays:
        if overlay not in overlay_names(settings.edition):
            raise EditionError(overlay, "", f"there is no such variant of {settings.edition}", "Leave it out")
    t = load(settings.edition, tuple(settings.overlays)).t
    if settings.seats > t.most_seats:
        raise TableRefusal("table_full", f"This edition is for {t.fewest_seats} to {t.most_seats} players.")
    if t.timed and not settings.minutes:
        raise TableRefusal("no_end_time", "This game needs the minutes after which it ends. Say how many.")


def _version(settings: Settings) -> int:
    version: int = load(settings.edition, tuple(settings.overlays)).file.version
    return version


def _new_invite() -> str:
    return "".join(secrets.choice(INVITE_SIGNS) for _ in range(INVITE_LENGTH))


def _seated(settings: Settings, player: str, opening: Opening, places: list[str]) -> list[tuple[str, list[object]]]:
    """The entries that put the host and the bots into their seats; a host without a seat watches."""
    ledger = Ledger()
    ledger.apply(Entry(0, TABLE, "open", [msgspec.to_builtins(settings), player, "", 0], 0.0))
    moves: list[tuple[str, list[object]]] = []
    if "me" not in places:
        moves.append(("watch", [player, checked_name(ledger, opening.name)]))
    mine = 0
    for i, place in enumerate(places):
        seat = seat_name(i)
        if place == "me":
            mine += 1
            name = opening.name if mine == 1 else f"{opening.name} {mine}"
            if opening.token and opening.token not in ledger.edition.file.tokens.value:
                raise TableRefusal("no_such_token", ledger.teller.reason("no_such_token"))
            moves.append(("sit", [seat, checked_name(ledger, name), opening.token if mine == 1 else "", player]))
        elif place != "open":
            moves.append(("bot", [seat, place, bot_name(ledger, seat)]))
        if place != "open":
            ledger.apply(Entry(ledger.version, TABLE, moves[-1][0], moves[-1][1], 0.0))
    return moves


def _moved_over(ledger: Ledger) -> list[tuple[str, list[object]]]:
    """The entries that seat the same people and bots at a new table."""
    moves: list[tuple[str, list[object]]] = []
    for i, place in enumerate(ledger.places):
        if place.player:
            moves.append(("sit", [seat_name(i), place.name, place.token, place.player]))
        else:
            moves.append(("bot", [seat_name(i), place.bot, place.name]))
    return moves + [("watch", [player, name]) for player, name in ledger.watchers]
