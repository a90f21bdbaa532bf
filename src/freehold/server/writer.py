"""Group commit: what many tables have to append is written in one transaction, and acknowledged when it is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .engines import Engines, StoreError
from .metrics import COMMITS, COMMITTED
from .schema import ENTRIES, GAMES

CHANNEL = "freehold"
log = structlog.get_logger()


class Overtaken(Exception):
    """Another process wrote this place of the log first. Nothing was written; read on, and think again."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log: what a seat, chance or the table itself did. `command` is the id its sender gave."""

    seq: int
    seat: str
    verb: str
    args: list[object]
    at: float
    command: str = ""


@dataclass
class Batch:
    """What one table appends, all of it or nothing."""

    game: str
    entries: Sequence[Entry]
    over: bool
    written: asyncio.Future[None]


class Writer:
    """Collects appends and commits them together."""

    def __init__(self, engines: Engines, origin: str) -> None:
        """origin: the name of this process, so that it does not listen to itself."""
        self.engines = engines
        self.origin = origin
        self._waiting: asyncio.Queue[Batch] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def append(self, game: str, entries: Sequence[Entry], over: bool = False) -> None:
        """Append to the log of a game. Returns when it is on disk. Raises Overtaken, or StoreError."""
        batch = Batch(game, entries, over, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(batch)
        await batch.written

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        held: list[Batch] = []
        while True:
            batches: dict[str, Batch] = {}
            later: list[Batch] = []
            for batch in [*held, *await self._collect(not held)]:
                if batches.setdefault(batch.game, batch) is not batch:
                    later.append(batch)  # one batch of a table at a time: the second may rest on the first
            held = later
            await self._commit(sorted(batches.values(), key=lambda b: b.game))

    async def _collect(self, wait: bool) -> list[Batch]:
        found = [await self._waiting.get()] if wait else []
        while not self._waiting.empty():
            found.append(self._waiting.get_nowait())
        return found

    async def _commit(self, batches: list[Batch]) -> None:
        try:
            async with self.engines.write.begin() as connection:
                won = await self._write(connection, batches)
        except asyncio.CancelledError:
            raise
        except (SQLAlchemyError, OSError) as error:
            log.error("not_stored", why=str(error).splitlines()[0], tables=len(batches))
            _settle(batches, StoreError("The game could not be stored just now. Try again"))
            return
        except Exception as error:  # a fault of ours must not stop every table for ever
            log.exception("not_stored")
            _settle(batches, error)
            return
        COMMITS.inc()
        COMMITTED.inc(sum(len(b.entries) for b in batches if b.game in won))
        _settle([b for b in batches if b.game in won], None)
        _settle([b for b in batches if b.game not in won], Overtaken())

    async def _write(self, connection: AsyncConnection, batches: list[Batch]) -> set[str]:
        """Insert the first entry of each batch where its place is free, then the rest of those batches."""
        dialect = sqlite if self.engines.sqlite else postgresql
        first = dialect.insert(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.game)
        won: set[str] = set((await connection.execute(first, [_row(b.game, b.entries[0]) for b in batches])).scalars())
        rest = [_row(b.game, e) for b in batches if b.game in won for e in b.entries[1:]]
        if rest:
            await connection.execute(sa.insert(ENTRIES), rest)
        over = [b.game for b in batches if b.over and b.game in won]
        if over:
            await connection.execute(sa.update(GAMES).where(GAMES.c.id.in_(over)).values(over=True))
        if not self.engines.sqlite:
            for game in sorted(won):
                await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.origin} {game}")))
        return won


def _settle(batches: list[Batch], error: Exception | None) -> None:
    for batch in batches:
        if batch.written.done():
            continue
        if error is None:
            batch.written.set_result(None)
        else:
            batch.written.set_exception(error)


def _row(game: str, entry: Entry) -> dict[str, object]:
    return {
        "game": game,
        "seq": entry.seq,
        "seat": entry.seat,
        "verb": entry.verb,
        "args": msgspec.json.encode(entry.args).decode(),
        "at": entry.at,
        "command": entry.command,
    }
