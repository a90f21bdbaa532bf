"""How much a server bears: python benchmarks/server.py load|kill|fuzz

load    tables of four socket clients on one process; acknowledged actions a second, and the time from sending an
        action to the last client's hearing of it
kill    the survival test with many kills, on SQLite and PostgreSQL
fuzz    the flood of nonsense with 100,000 messages
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

HERE = Path(__file__).parents[1]
WIDE = ("tables", "players", "commands", "sockets_per_address", "sockets")
SEATS = 4


class Game:
    """A table whose four clients answer every question plainly, and note when each has heard of each action."""

    def __init__(self, rate: float) -> None:
        self.rate = rate  # actions a second that this table tries to make
        self.sent: dict[int, float] = {}  # by the version that the action rests on
        self.heard: dict[int, int] = {}
        self.delays: list[float] = []
        self.acts = 0
        self.ready = asyncio.Event()
        self.sockets: list[Any] = []
        self.asked: list[dict[str, str]] = []
        self.view: dict[str, Any] = {}
        self.version = 0
        self.over = False

    async def seat(self, url: str, table: str, keys: list[str]) -> None:
        """Connect the four clients."""
        for k, key in enumerate(keys):
            address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
            socket = await connect(address, additional_headers={"authorization": f"Bearer {key}"}, compression=None)
            self.sockets.append(socket)
            await socket.send(json.dumps({"do": "hello"}))
            asyncio.get_running_loop().create_task(self.listen(socket, k))

    async def listen(self, socket: Any, k: int) -> None:
        """Hear the table; the first client keeps its state."""
        async for text in socket:
            if '"type":"done"' in text[:20]:
                self.acts += 1
                continue
            message = json.loads(text) if k == 0 or '"news"' in text[:20] else None
            if message is None or message["type"] not in ("news", "state"):
                continue
            since = message.get("since", -1)
            if since in self.sent:
                self.heard[since] = self.heard.get(since, 0) + 1
                if self.heard[since] == SEATS:
                    self.delays.append(time.perf_counter() - self.sent[since])
            if k == 0:
                table = message.get("table", {})
                self.asked = table.get("asked", self.asked)
                self.over = table.get("over", self.over)
                self.view |= message.get("view") or {}
                self.version = message["version"]
                self.ready.set()

    async def play(self, until: float) -> None:
        """Answer questions at the rate until the time is over."""
        tries: dict[int, int] = {}
        begun, done = time.perf_counter(), 0
        while time.perf_counter() < until and not self.over:
            await asyncio.sleep(max(0.0, begun + done / self.rate - time.perf_counter()))
            if self.asked:
                version, seat = self.version, self.asked[0]["seat"]
                verb, args = self.choose(self.asked[0], tries.get(version, 0))
                tries[version] = tries.get(version, 0) + 1
                self.ready.clear()
                self.sent.setdefault(version, time.perf_counter())
                act = {"do": "act", "id": f"{version}-{tries[version]}", "seat": seat, "version": version}
                await self.sockets["ABCD".index(seat)].send(json.dumps(act | {"verb": verb, "args": args}))
                done += 1
            try:
                await asyncio.wait_for(self.ready.wait(), 1)
            except TimeoutError:
                self.sent.pop(self.version, None)

    def choose(self, asked: dict[str, str], tried: int) -> tuple[str, list[int]]:
        """A plain answer; another one where the last was refused."""
        first = {"roll": "roll", "end": "end_turn", "buy": "buy", "bid": "pass", "tax": "tax_flat"}
        verb = first.get(asked["question"], "give_up")
        if tried:
            verb = ("decline" if verb == "buy" else "leave") if tried == 1 else "leave"
        return verb, []


async def load(tables: int, seconds: float, rate: float, database: str) -> None:
    """Play on many tables at once, and print what was borne."""
    with tempfile.TemporaryDirectory() as folder:
        server, url = start(database or f"sqlite:///{folder}/games.db")
        try:
            games = await seat_all(url, tables, rate)
            began = time.perf_counter()
            await asyncio.gather(*(g.play(began + seconds) for g in games))
            took = time.perf_counter() - began
            counted = httpx.get(f"{url}/metrics").text
        finally:
            server.terminate()
    delays = sorted(d for g in games for d in g.delays)
    acts = sum(g.acts for g in games)
    commits = next(line.split()[1] for line in counted.splitlines() if line.startswith("freehold_commits_total"))
    entries = next(line.split()[1] for line in counted.splitlines() if line.startswith("freehold_entries_total"))
    print(f"{tables} tables of {SEATS} clients, {took:.1f} s: {acts / took:,.0f} acknowledged actions a second")
    print(f"send to last hearing: p50 {1000 * delays[len(delays) // 2]:.1f} ms, "
          f"p99 {1000 * delays[len(delays) * 99 // 100]:.1f} ms, over {len(delays):,} actions")  # fmt: skip
    print(f"{float(entries):,.0f} entries in {float(commits):,.0f} commits")


def start(database: str) -> tuple[subprocess.Popen[str], str]:
    """A server with wide limits, and its address."""
    limits = [part for name in WIDE for part in ("--limit", f"{name}=1000000")]
    command = [sys.executable, "-m", "freehold", "serve", "--port", "0", "--database", database, *limits]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    return server, server.stdout.readline().split("at ")[1].split("/ .")[0]


async def seat_all(url: str, tables: int, rate: float) -> list[Game]:
    """Open tables, seat four clients at each, and begin."""
    games = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for _ in range(tables):
            body = {"edition": "classic", "name": "N0", "seats": SEATS, "away": 0, "bearer": True}
            joined = [(await http.post("/api/tables", json=body)).json()]
            for k in range(1, SEATS):
                body = {"invite": joined[0]["invite"], "name": f"N{k}", "bearer": True}
                joined.append((await http.post("/api/join", json=body)).json())
            game, table = Game(rate), joined[0]["table"]
            await http.post(f"/api/tables/{table}/commands", json={"do": "start", "id": "s"},
                            headers={"authorization": f"Bearer {joined[0]['key']}"})  # fmt: skip
            await game.seat(url, table, [j["key"] for j in joined])
            games.append(game)
    await asyncio.sleep(1)
    return games


def tests(which: str, **counts: str) -> int:
    """Run a test of the suite with larger counts."""
    command = [sys.executable, "-m", "pytest", "tests/server", "-k", which]
    return subprocess.run(command, cwd=HERE, env=os.environ | counts, check=False).returncode


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("load", "kill", "fuzz"))
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=4, help="actions a second that each table tries")
    parser.add_argument("--database", default="")
    parser.add_argument("--kills", default="200")
    parser.add_argument("--messages", default="100000")
    given = parser.parse_args()
    if given.what == "load":
        asyncio.run(load(given.tables, given.seconds, given.rate, given.database))
    elif given.what == "kill":
        sys.exit(tests("killed", FREEHOLD_KILLS=given.kills, FREEHOLD_LIMIT="7200"))
    else:
        sys.exit(tests("flood", FREEHOLD_FUZZ=given.messages, FREEHOLD_LIMIT="7200"))


if __name__ == "__main__":
    main()
