"""Running the application in this process: the port is taken first, so that faults are told before anything starts."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable

import uvicorn

from .app import build, set_up_logs
from .engines import open_engines
from .security import Limits

Ready = Callable[[int, str], None]


class PortError(Exception):
    """The port cannot be had: why, and the cure, in one sentence."""


def run(host: str, port: int, database: str, public: str, proxy: str, limits: Limits, ready: Ready) -> None:
    """Serve until stopped. Raises StoreError or PortError before anything has begun.

    ready: called with the port and the public address once people may come.
    """
    listening = _listen(host, port)
    try:
        asyncio.run(_try_database(database))
    except BaseException:
        listening.close()
        raise
    set_up_logs()
    config = uvicorn.Config(
        build(database, limits, public),
        ws="websockets-sansio",
        ws_max_size=limits.frame,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    _Server(config, ready, listening.getsockname()[1], public).run(sockets=[listening])


class _Server(uvicorn.Server):
    """Says that it is ready when it is."""

    def __init__(self, config: uvicorn.Config, ready: Ready, port: int, public: str) -> None:
        super().__init__(config)
        self.say = ready
        self.port = port
        self.public = public

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.say(self.port, self.public)


def free_port(host: str, first: int, count: int) -> int:
    """The first of some ports that can be had. Raises PortError where there is none."""
    for port in range(first, first + count - 1):
        try:
            _listen(host, port).close()
            return port
        except PortError:
            continue
    _listen(host, first + count - 1).close()
    return first + count - 1


async def _try_database(database: str) -> None:
    await (await open_engines(database)).close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        listening.close()
        why = (error.strerror or str(error)).lower()
        raise PortError(f"{host}:{port} cannot be listened on: {why}. Choose another --host or --port") from None
    return listening
