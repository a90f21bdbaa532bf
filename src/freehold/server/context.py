"""What every request needs of the running server."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from litestar.connection import ASGIConnection

from .lobby import Lobby, key_hash, new_id, new_key
from .refusals import TableRefusal
from .security import Limits, Rates, foreign_origin, key_of
from .store import Store

REMEMBER = 20_000


class Foreign(Exception):
    """A request of another site's page."""


@dataclass
class Context:
    """The lobby, the store, and who is known."""

    store: Store
    lobby: Lobby
    limits: Limits
    public_url: str = ""
    rates: Rates = field(init=False)
    sockets: Counter[str] = field(default_factory=Counter)
    started: float = field(default_factory=time.time)
    _players: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rates = Rates(self.limits)

    def address(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Where a request comes from."""
        return connection.client.host if connection.client else ""

    def check_origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Raises Foreign for a request of another site's page."""
        if foreign_origin(connection.headers, self.public_url):
            raise Foreign

    def check_rate(self, kind: str, connection: ASGIConnection[Any, Any, Any, Any], rate: float) -> None:
        """Raises TableRefusal where an address does too much."""
        if not self.rates.take(kind, self.address(connection), rate):
            raise TableRefusal("too_fast")

    async def player(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The player whose key a request carries, or an empty text."""
        key = key_of(connection.headers, connection.cookies)
        if not key:
            return ""
        hashed = key_hash(key)
        if hashed not in self._players:
            found = await self.store.player(hashed)
            if found is None:
                return ""
            if len(self._players) > REMEMBER:
                self._players.clear()
            self._players[hashed] = found
        return self._players[hashed]

    async def new_player(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, str]:
        """A new player and the key, which is kept nowhere. Raises TableRefusal."""
        self.check_rate("players", connection, self.limits.players)
        key, hashed = new_key()
        player = new_id()
        await self.store.add_player(hashed, player)
        return player, key
