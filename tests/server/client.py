"""A client for tests: opens and joins tables, speaks over the socket, and keeps the table as it is told."""

import asyncio
import json
import os
import subprocess
import sys
from contextlib import asynccontextmanager

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

ENV = {**os.environ, "PYTHONUNBUFFERED": "1"}


class Running:
    """A server process, on a port of its own."""

    def __init__(self, database, *more):
        command = [sys.executable, "-m", "freehold", "serve", "--port", "0", "--database", database, *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENV)
        line = self.process.stdout.readline()
        assert "http://127.0.0.1:" in line, line + self.process.stderr.read()
        self.url = line.split("at ")[1].split("/ .")[0]

    def kill(self):
        """As when the power fails."""
        self.process.kill()
        return self.wait()

    def stop(self):
        """As with Ctrl-C."""
        self.process.terminate()
        return self.wait()

    def wait(self):
        """What it wrote to the log."""
        _, err = self.process.communicate(timeout=30)
        return err


class Player:
    """One client at one table."""

    def __init__(self, url):
        self.url = url
        self.key = self.table = self.invite = ""
        self.socket = None
        self.seats = []
        self.version = -1
        self.view = self.face = self.you = None
        self.possible = {}
        self.lines = []
        self.raw = []
        self.news = asyncio.Condition()
        self.replies = {}
        self.count = 0
        self.lost = False
        self.acknowledged = 0  # the last version that a reply has promised

    @classmethod
    async def open(cls, url, **settings):
        """A new table, and its host."""
        return await cls(url)._enter("/api/tables", {"edition": "classic", "name": "Ana", "bearer": True} | settings)

    @classmethod
    async def join(cls, url, invite, name, **more):
        """Somebody who sits down with an invite code."""
        return await cls(url)._enter("/api/join", {"invite": invite, "name": name, "bearer": True} | more)

    async def _enter(self, path, body):
        answer = await self.http("POST", path, body)
        assert answer.status_code == 201, answer.text
        found = answer.json()
        self.key, self.table, self.invite = found["key"], found["table"], found.get("invite", "")
        self.seats = found.get("seats", [])
        return self

    async def http(self, method, path, body=None, **headers):
        """One request with this player's key."""
        headers |= {"authorization": f"Bearer {self.key}"} if self.key else {}
        async with httpx.AsyncClient(base_url=self.url, timeout=30, verify=False) as client:
            return await client.request(method, path, json=body, headers=headers)

    @asynccontextmanager
    async def live(self, openings=True, seen=-1, **more):
        """The open socket."""
        await self.connect(openings, seen, **more)
        try:
            yield self
        finally:
            await self.disconnect()

    async def connect(self, openings=True, seen=-1, **more):
        """Open the socket and say hello."""
        address = self.url.replace("http", "ws") + f"/api/tables/{self.table}/socket"
        headers = {"authorization": f"Bearer {self.key}"} | more
        self.lost = False
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        self.reading = asyncio.create_task(self._read(self.socket))
        await self.socket.send(json.dumps({"do": "hello", "seen": seen, "openings": openings}))
        if seen < 0:
            await self.until(lambda: self.view is not None or self.face is not None)

    async def disconnect(self):
        """Close the socket."""
        await self.socket.close()
        await asyncio.gather(self.reading, return_exceptions=True)

    async def _read(self, socket):
        try:
            async for text in socket:
                await self._take(json.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self.lost = True
            for reply in self.replies.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("the server is gone"))
                    reply.exception()
            async with self.news:
                self.news.notify_all()

    async def _take(self, message):
        self.raw.append(message)
        kind = message["type"]
        if kind == "state":
            self.version, self.face, self.you = message["version"], message["table"], message["you"]
            self.view = message.get("view")
            self.lines = message.get("lines", [])
        elif kind == "news":
            assert message["since"] <= self.version <= message["version"]
            self.version = message["version"]
            self.face = (self.face or {}) | message.get("table", {})
            self.view = (self.view or {}) | message["view"] if message.get("view") else self.view
            self.lines += message.get("lines", [])
        elif kind == "openings":
            self.possible = message["seats"]
            self.possible_at = message["version"]
        elif kind in ("done", "refused") and message["id"] in self.replies:
            self.replies[message["id"]].set_result(message)
        async with self.news:
            self.news.notify_all()

    async def until(self, true, seconds=30):
        """Wait until something holds of what has been heard."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: self.lost or true()), seconds)
        if self.lost and not true():
            raise ConnectionError("the server is gone")

    async def do(self, what, id=None, **more):
        """A command and its reply."""
        self.count += 1
        id = id or f"c{self.count}"
        self.replies[id] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"do": what, "id": id} | more))
        reply = await asyncio.wait_for(self.replies[id], 30)
        if reply["type"] == "done":
            self.acknowledged = max(self.acknowledged, reply["version"])
        return reply

    async def act(self, seat, verb, *args, version=None):
        """An action of the game."""
        return await self.do("act", seat=seat, verb=verb, args=list(args), version=version or self.version)

    @property
    def asked(self):
        """Who is asked what."""
        return {q["seat"]: q["question"] for q in (self.face or {}).get("asked", [])}

    async def play(self, choose, most=100000):
        """Answer every question put to this player's seats until the game is over."""
        for _ in range(most):
            await self.until(lambda: self.face["over"] or self._mine())
            if self.face["over"]:
                return
            seat = self._mine()
            verb, args = choose(self, seat)
            version = self.version
            reply = await self.act(seat, verb, *args)
            if reply["type"] == "refused":
                assert reply["reason"] in ("stale", "overtaken", "paused"), reply
                await self.until(lambda v=version: self.version > v or self.face["over"])

    def _mine(self):
        """A seat of ours that is asked, when we know what it may do at this very version."""
        if not self.possible or getattr(self, "possible_at", -1) != self.version:
            return None
        return next((s for s in self.asked if self.possible.get(s)), None)


def plain(player, seat):
    """The choices of somebody who plays plainly: buys, never bids, raises money when it must."""
    can = {o["verb"]: o for o in reversed(player.possible[seat])}
    for verb in (
        "roll",
        "buy",
        "decline",
        "pass",
        "give_up",
        "sell",
        "mortgage",
        "keep_mortgage",
        "tax_flat",
        "end_turn",
    ):
        if verb in can:
            return verb, can[verb]["args"]
    if "want" in can:
        return "want", [0]
    first = player.possible[seat][0]
    return first["verb"], first["args"]
