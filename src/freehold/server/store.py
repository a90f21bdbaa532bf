"""The store: games as append-only logs, players by the hash of their keys, and who is connected."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from .engines import Engines, open_engines
from .listen import Listener
from .schema import ENTRIES, GAMES, PLAYERS, PRESENCE
from .writer import Entry, Writer, _row

DAY = 86400.0
MOST_LISTED = 50


@dataclass(frozen=True)
class GameRow:
    """A game as the store knows it, apart from its log."""

    id: str
    invite: str
    listed: bool
    over: bool
    secret: str
    snapshot: str | None


class Store:
    """All that a server keeps. Any number of processes may share one database."""

    def __init__(self, engines: Engines) -> None:
        self.engines = engines
        self.origin = secrets.token_hex(4)
        self.writer = Writer(engines, self.origin)
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database by its address and bring it up to date. Raises StoreError."""
        return cls(await open_engines(url))

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        if self._listener:
            await self._listener.close()
        await self.writer.close()
        await self.engines.close()

    def listen(self, changed: Callable[[str], None]) -> None:
        """Call `changed` with a game's id, or an empty text for any, whenever another process has written."""
        self._listener = Listener(self.engines, self.origin, changed)

    # Games

    async def create(self, row: GameRow, entries: Sequence[Entry]) -> None:
        """A new game with the first entries of its log. Raises ValueError where its id or invite is taken."""
        values = {"made_at": time.time(), **{name: getattr(row, name) for name in row.__dataclass_fields__}}
        try:
            async with self.engines.write.begin() as connection:
                await connection.execute(sa.insert(GAMES).values(values))
                await connection.execute(sa.insert(ENTRIES), [_row(row.id, e) for e in entries])
        except IntegrityError:
            raise ValueError("that id or invite is taken") from None

    async def append(self, game: str, entries: Sequence[Entry], over: bool = False) -> None:
        """Append to a log; see `Writer.append`."""
        await self.writer.append(game, entries, over)

    async def game(self, id: str) -> GameRow | None:
        """A game by its id."""
        return await self._game(GAMES.c.id == id)

    async def invited(self, invite: str) -> GameRow | None:
        """A game by its invite code."""
        return await self._game(GAMES.c.invite == invite)

    async def _game(self, where: Any) -> GameRow | None:
        columns = [GAMES.c[name] for name in GameRow.__dataclass_fields__]
        async with self.engines.read.connect() as connection:
            row = (await connection.execute(sa.select(*columns).where(where))).first()
        return GameRow(*row) if row else None

    async def entries(self, game: str, after: int = -1) -> list[Entry]:
        """The log of a game, from behind an entry."""
        columns = [ENTRIES.c[name] for name in Entry.__struct_fields__]
        wanted = sa.select(*columns).where(ENTRIES.c.game == game, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        async with self.engines.read.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(r.seq, r.seat, r.verb, msgspec.json.decode(r.args), r.at, r.command) for r in rows]

    async def lengths(self, games: Iterable[str]) -> dict[str, int]:
        """The number of entries in these logs."""
        wanted = sa.select(ENTRIES.c.game, sa.func.max(ENTRIES.c.seq)).where(ENTRIES.c.game.in_(list(games)))
        async with self.engines.read.connect() as connection:
            rows = (await connection.execute(wanted.group_by(ENTRIES.c.game))).all()
        return {game: int(seq) + 1 for game, seq in rows}

    async def listed(self) -> list[str]:
        """Ids of the newest listed games that are not over."""
        wanted = sa.select(GAMES.c.id).where(GAMES.c.listed, sa.not_(GAMES.c.over))
        async with self.engines.read.connect() as connection:
            found = await connection.execute(wanted.order_by(GAMES.c.made_at.desc()).limit(MOST_LISTED))
            return list(found.scalars())

    async def count(self) -> int:
        """How many games are not over."""
        wanted = sa.select(sa.func.count()).select_from(GAMES).where(sa.not_(GAMES.c.over))
        async with self.engines.read.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def keep_snapshot(self, game: str, snapshot: str) -> None:
        """Keep a state beside the log."""
        async with self.engines.write.begin() as connection:
            await connection.execute(sa.update(GAMES).where(GAMES.c.id == game).values(snapshot=snapshot))

    # Players

    async def add_player(self, key_hash: str, player: str) -> None:
        """Keep a new player's key, hashed."""
        async with self.engines.write.begin() as connection:
            row = {"key_hash": key_hash, "player": player, "made_at": time.time()}
            await connection.execute(sa.insert(PLAYERS).values(row))

    async def player(self, key_hash: str) -> str | None:
        """Whose key this is."""
        wanted = sa.select(PLAYERS.c.player).where(PLAYERS.c.key_hash == key_hash)
        async with self.engines.read.connect() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
            return found

    async def seen(self, pairs: Iterable[tuple[str, str]], seconds: float) -> None:
        """These players are connected to these games, at least for so long."""
        rows = [{"game": g, "player": p, "until": time.time() + seconds} for g, p in sorted(pairs)]
        if rows:
            dialect = sqlite if self.engines.sqlite else postgresql
            put = dialect.insert(PRESENCE)
            put = put.on_conflict_do_update(
                index_elements=[PRESENCE.c.game, PRESENCE.c.player], set_={"until": put.excluded.until}
            )
            async with self.engines.write.begin() as connection:
                await connection.execute(put, rows)

    async def present(self, game: str) -> set[str]:
        """Who was connected to a game a short while ago, to any process."""
        wanted = sa.select(PRESENCE.c.player).where(PRESENCE.c.game == game, PRESENCE.c.until > time.time())
        async with self.engines.read.connect() as connection:
            return set((await connection.execute(wanted)).scalars())
