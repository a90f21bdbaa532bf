"""Database engines: one file of SQLite, safe against loss of power, or PostgreSQL by its address."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATING = 7315420  # the number of the lock under which one process at a time migrates on PostgreSQL
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=15000", "foreign_keys=ON")
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class StoreError(Exception):
    """The database cannot be used: what is wrong, and the cure, in one sentence."""


@dataclass(frozen=True)
class Engines:
    """Where is written, and where is read; on PostgreSQL the same."""

    write: AsyncEngine
    read: AsyncEngine
    url: URL

    @property
    def sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    async def close(self) -> None:
        """Let go of all connections."""
        await self.write.dispose()
        await self.read.dispose()


def database_url(text: str) -> URL:
    """The address of a database with the driver used here. Raises StoreError."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise StoreError(
            f"{text!r} is no address of a database. Use sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if url.get_backend_name() not in DRIVERS:
        raise StoreError(f"Games cannot be kept in {url.get_backend_name()}. Use sqlite:///FILE or postgresql://...")
    if url.get_backend_name() == "sqlite" and not url.database:
        raise StoreError("The SQLite database needs a file. Use sqlite:///FILE")
    if url.get_backend_name() != "sqlite" and find_spec("asyncpg") is None:
        raise StoreError("PostgreSQL needs one more package. Run pip install 'freehold[postgres]'")
    return url.set(drivername=DRIVERS[url.get_backend_name()])


async def open_engines(text: str) -> Engines:
    """Connect, and bring the database to its newest shape. Raises StoreError."""
    url = database_url(text)
    if url.get_backend_name() == "sqlite":
        _try_file(url)
    engines = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)
    try:
        async with engines.write.begin() as connection:
            if not engines.sqlite:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(_migrate)
    except (SQLAlchemyError, OSError) as error:
        await engines.close()
        raise _not_opened(url, getattr(error, "orig", None) or error) from None
    return engines


def _try_file(url: URL) -> None:
    """Open a file once in this thread: what is wrong with it is told at once, and no other thread is begun."""
    try:
        with closing(sqlite3.connect(str(url.database))) as connection:
            connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.Error as error:
        raise _not_opened(url, error) from None


def _not_opened(url: URL, error: BaseException) -> StoreError:
    place, why = url.render_as_string(hide_password=True), str(error).splitlines()[0]
    return StoreError(f"The database {place} cannot be opened: {why}. Check the address and its rights")


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("freehold.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _postgres(url: URL) -> Engines:
    engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    return Engines(engine, engine, url)


def _sqlite(url: URL) -> Engines:
    """One connection writes, so that writers of this process never wait for each other's lock; several read."""
    write = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)
    read = create_async_engine(url, pool_size=4, max_overflow=4, pool_timeout=60)
    for engine in (write, read):
        event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(write.sync_engine, "begin", _begin)
    return Engines(write, read, url)


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver opens no transaction of its own accord
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
