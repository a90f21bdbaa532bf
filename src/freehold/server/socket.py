"""The live line: one WebSocket for each client, in order, and never faster than the client can listen."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from . import protocol as wire
from .context import Context, Foreign
from .metrics import SOCKETS
from .refusals import TEXTS, TableRefusal
from .routes import at_table, do
from .security import Bucket
from .table import Table

POLICY = 1008
TOO_MUCH = 1013
MOST_FAULTS = 20
log = structlog.get_logger()


class Client:
    """One connected client: what is to be sent waits in a queue, and who does not listen is sent away."""

    def __init__(self, socket: WebSocket[Any, Any, Any], player: str, most: int) -> None:
        self.socket = socket
        self.player = player
        self.openings = False
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(most)
        self.slow = False

    def push(self, message: bytes) -> None:
        """Send, without waiting."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.slow = True

    async def send_all(self) -> None:
        """Send what is pushed until the client is gone or too slow."""
        while not self.slow:
            message = await self.waiting.get()
            if message is None:
                return
            await self.socket.send_data(message.decode(), mode="text")
        await self.socket.close(TOO_MUCH, "too slow")


@websocket("/api/tables/{table:str}/socket")
async def live(socket: WebSocket[Any, Any, Any], context: Context, table: str) -> None:
    """Say hello, hear everything that happens, and do commands."""
    address = context.address(socket)
    try:
        context.check_origin(socket)
        player = await context.player(socket)
        found = await at_table(context, table[:24], player)
        _check_room(context, found, address)
    except (TableRefusal, Foreign) as error:
        await socket.accept()
        await socket.close(POLICY, getattr(error, "text", "Pages of other sites may not speak here.")[:120])
        return
    await socket.accept()
    client = Client(socket, player, context.limits.queue)
    context.sockets[address] += 1
    SOCKETS.inc()
    sender = asyncio.create_task(client.send_all())
    try:
        await _serve(socket, context, found, client)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        SOCKETS.dec()
        context.sockets[address] -= 1
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
        await asyncio.shield(found.depart(client))


def _check_room(context: Context, table: Table, address: str) -> None:
    limits = context.limits
    if (
        context.sockets[address] >= limits.sockets_per_address
        or context.sockets.total() >= limits.sockets
        or len(table.readers) >= limits.sockets_per_table
    ):
        raise TableRefusal("too_fast", "There are too many connections just now. Close one, or try again later.")


async def _serve(socket: WebSocket[Any, Any, Any], context: Context, table: Table, client: Client) -> None:
    limits = context.limits
    rate = Bucket(limits.commands, max(5.0, limits.commands * limits.burst))
    faults = 0
    while faults < MOST_FAULTS:
        text = await socket.receive_data(mode="text")
        if not rate.take():
            client.push(wire.WRITE.encode(wire.Fault(text=TEXTS["too_fast"])))
            await asyncio.sleep(0.1)
            faults += 1
            continue
        try:
            message = wire.READ.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            client.push(wire.WRITE.encode(wire.Fault(text=f"That message cannot be read: {error}.")))
            faults += 1
            continue
        if isinstance(message, wire.Hello):
            client.openings = message.openings
            await table.arrive(client, message.seen)
            continue
        client.push(wire.WRITE.encode(await do(context, table, client.player, message)))
        if client.player and not table.ledger.knows(client.player):
            break  # left, or sent away
    await socket.close(POLICY, "That was too much that could not be done.")
