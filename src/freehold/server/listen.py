"""Hearing that another process has written: NOTIFY on PostgreSQL, a look at the file's version on SQLite."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from .engines import Engines

CHANNEL = "freehold"
LOOK_EVERY = 0.15
TRY_AGAIN = 1.0
log = structlog.get_logger()


class Listener:
    """Calls `changed` with a game's id, or an empty text where it may be any."""

    def __init__(self, engines: Engines, origin: str, changed: Callable[[str], None]) -> None:
        self.engines = engines
        self.origin = origin
        self.changed = changed
        self._task = asyncio.create_task(self._watch_file() if engines.sqlite else self._listen())

    async def close(self) -> None:
        """Stop."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _watch_file(self) -> None:
        """The version of the file, as the writing connection sees it, changes when any other process commits."""
        known = -1
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                async with self.engines.write.connect() as connection:
                    raw = await connection.get_raw_connection()
                    cursor = await raw.driver_connection.execute("PRAGMA data_version")  # type: ignore[union-attr]
                    (version,) = await cursor.fetchone()
                    await cursor.close()
            except (SQLAlchemyError, OSError) as error:
                log.warning("store_not_watched", why=str(error).splitlines()[0])
                continue
            if known not in (-1, version):
                self.changed("")
            known = version

    async def _listen(self) -> None:
        import asyncpg

        address = self.engines.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(address)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._heard)
                self.changed("")  # what came while nobody listened
                await gone.wait()
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("store_not_heard", why=str(error).splitlines()[0])
            finally:
                if connection is not None and not connection.is_closed():
                    await connection.close()
            await asyncio.sleep(TRY_AGAIN)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        origin, _, game = str(payload).partition(" ")
        if origin != self.origin:
            self.changed(game)
