"""Whole games over the socket, against a server of its own process."""

import asyncio

import pytest

from freehold.editions.load import edition_names
from freehold.record import Record
from freehold.server.chance import verify

from .client import Player, Running, plain
from .support import run


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with a file of its own; it must end without a fault in its log."""
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('server')}/games.db")
    yield running
    log = running.stop()
    assert '"fault"' not in log, log
    assert "Traceback" not in log, log


@pytest.mark.parametrize("edition", edition_names())
def test_two_people_and_two_bots_play_a_game_to_its_end(server, edition, tmp_path):
    async def go():
        places = ["me", "open", "simple", "random"]
        ana = await Player.open(server.url, edition=edition, places=places, pace=0)
        ben = await Player.join(server.url, ana.invite, "Ben")
        assert (ana.seats, ben.seats) == (["A"], ["B"])
        async with ana.live(), ben.live():
            assert (await ben.do("start"))["reason"] == "not_host"
            assert (await ana.do("start"))["type"] == "done"
            await asyncio.gather(ana.play(plain), ben.play(plain))
            await ben.until(lambda: ben.version == ana.version)
            assert ana.view | {"you": 0} == ben.view | {"you": 0}
        text = (await ana.http("GET", f"/api/tables/{ana.table}/record")).text
        (tmp_path / "game").write_text(text)
        record = Record.read(tmp_path / "game")
        assert record.game.over
        assert verify(record) > 20
        assert record.commitment == ana.face["commitment"]
        dice = (await ben.http("GET", f"/api/tables/{ana.table}/dice")).json()
        assert sum(c["throws"] for c in dice.values()) > 10

    run(go())
