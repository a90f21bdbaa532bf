"""What happens to a server happens to no game: kill -9 at any moment, and two processes over one database."""

import asyncio
import os
import random

import pytest

from .client import Player, Running, plain
from .support import postgres, run

KILLS = int(os.environ.get("FREEHOLD_KILLS", "3"))
TABLES = 8
WIDE = ("--limit", "tables=1000", "--limit", "players=1000", "--limit", "commands=10000")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def database(request, tmp_path):
    """The address of an empty database."""
    return f"sqlite:///{tmp_path}/games.db" if request.param == "sqlite" else postgres().fresh()


async def two(first, second, **settings):
    """A running game of two people, each at a server of their own or both at one."""
    ana = await Player.open(first, seats=2, away=0, pace=0, **settings)
    ben = await Player.join(second, ana.invite, "Ben")
    await ana.connect()
    await ben.connect()
    reply = await ana.do("start")
    assert reply["type"] == "done", reply
    await ben.until(lambda: ben.face["started"])
    return [ana, ben]


async def again(player, url):
    """Come back to a server that has been started anew."""
    player.url = url
    await player.connect(seen=player.version)
    await player.until(lambda: player.version >= player.acknowledged)


def test_a_killed_server_loses_nothing_that_it_acknowledged(database):
    chance = random.Random(5)

    async def go():
        server = Running(database, *WIDE)
        players = []
        for _ in range(TABLES):
            players += await two(server.url, server.url)
        for _ in range(KILLS):
            playing = [asyncio.create_task(p.play(plain)) for p in players]
            await asyncio.sleep(chance.uniform(0.1, 0.8))
            server.kill()
            await asyncio.gather(*playing, return_exceptions=True)
            for player in players:
                await player.disconnect()
            server = Running(database, *WIDE)
            for player in players:
                player.face = player.view = None
                player.version = -1
                await again(player, server.url)
                assert player.version >= player.acknowledged
                state = (await player.http("GET", f"/api/tables/{player.table}")).json()
                assert state["version"] >= player.acknowledged
        assert min(max(a.acknowledged, b.acknowledged) for a, b in zip(players[::2], players[1::2], strict=True)) > 5
        for player in players:
            record = (await player.http("GET", f"/api/tables/{player.table}/record")).text
            assert record.count("\n") > 5
            await player.disconnect()
        assert "Traceback" not in server.stop()

    run(go())


def test_two_processes_play_the_same_tables(database):
    async def go():
        one, two_ = Running(database, *WIDE), Running(database, *WIDE)
        players = []
        for _ in range(2):
            players += await two(one.url, two_.url)
        for _ in range(60):
            if all(p.version > 90 or p.face["over"] for p in players):
                break
            await asyncio.gather(*(asyncio.wait_for(_some(p), 30) for p in players))
        for ana, ben in zip(players[::2], players[1::2], strict=True):
            last = max(ana.version, ben.version)
            await ana.until(lambda a=ana, v=last: a.version >= v)
            await ben.until(lambda b=ben, v=last: b.version >= v)
            states = [(await p.http("GET", f"/api/tables/{p.table}")).json() for p in (ana, ben)]
            assert states[0]["view"] == states[1]["view"] == ana.view == ben.view
        for player in players:
            await player.disconnect()
        assert "Traceback" not in one.stop() + two_.stop()

    run(go())


async def _some(player):
    """Answer one question if one of ours comes soon."""
    try:
        await player.until(lambda: player._mine() or player.face["over"], 0.3)
    except TimeoutError:
        return
    seat = player._mine()
    if seat:
        verb, args = plain(player, seat)
        await player.act(seat, verb, *args)
