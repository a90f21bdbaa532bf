"""The published description of the API holds: Schemathesis tries it, and the example bot of the documents plays."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from .client import ENV, Player, Running
from .support import run

EXAMPLES = int(os.environ.get("FREEHOLD_EXAMPLES", "12"))
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with a file of its own; it must end without a fault in its log."""
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('api')}/games.db", "--limit", "tables=1000")
    yield running
    log = running.stop()
    assert '"fault"' not in log, log


def test_no_request_that_fits_the_description_or_not_is_a_fault(server):
    command = [sys.executable, str(Path(__file__).with_name("try_api.py")), server.url, str(EXAMPLES)]
    done = subprocess.run(command, capture_output=True, text=True, env=ENV, timeout=170, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout) > 8


def test_the_description_has_examples_and_names_every_command(server):
    text = httpx.get(f"{server.url}/api/schema/openapi.json").text
    for name in ("act", "may", "openings", "say", "sit", "undo", "rematch"):
        assert f'"{name}"' in text
    assert '"examples"' in text


def test_the_example_bot_joins_and_plays_to_the_end(server):
    async def go():
        ana = await Player.open(server.url, seats=2, places=["me", "open"], pace=0)
        command = [sys.executable, str(DOCS / "bot.py"), server.url, ana.invite]
        bot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENV)
        try:
            async with ana.live():
                await ana.until(lambda: ana.face["places"][1]["kind"] == "human")
                await ana.do("start")
                await ana.until(lambda: ana.face["started"])
                for _ in range(6):
                    before = ana.version
                    await ana.until(lambda v=before: ana._mine() or ana.version > v)
                    if ana._mine():
                        verbs = {o["verb"]: o for o in ana.possible["A"]}
                        verb = next(v for v in ("roll", "buy", "pass", "end_turn", *verbs) if v in verbs)
                        await ana.act("A", verb, *verbs[verb]["args"])
                while not ana.face["over"]:
                    reply = await ana.do("resign", seat="A")
                    if reply["type"] == "refused":
                        await asyncio.sleep(0.05)
                    else:
                        break
                await ana.until(lambda: ana.face["over"])
                record = (await ana.http("GET", f"/api/tables/{ana.table}/record")).text
                assert '["B", ' in record
            out, err = await asyncio.to_thread(bot.communicate, timeout=20)
            assert bot.returncode == 0, err
            assert "over" in out
        finally:
            bot.kill()

    run(go())


def test_the_example_bot_is_short():
    lines = (DOCS / "bot.py").read_text("utf-8").splitlines()
    assert len(lines) <= 32


def test_freehold_alone_opens_a_table_for_this_machine_and_its_network(tmp_path):
    """The address, a QR code, the page, and a game kept in a file of one's own."""
    env = ENV | {"FREEHOLD_HOME": str(tmp_path / "home")}
    alone = subprocess.Popen([sys.executable, "-m", "freehold"], stdout=subprocess.PIPE, text=True, env=env)
    try:
        said = []
        while not said or "Ctrl-C" not in said[-1]:
            said.append(alone.stdout.readline())
            assert said[-1] or alone.poll() is None
        text = "".join(said)
        url = text.split("On this machine:")[1].split()[0]
        assert "For the others" not in text or "\u2588" in text
        page = httpx.get(url)
        assert 'src="app.js"' in page.text
        for name in (
            "app.js",
            "table.js",
            "home.js",
            "board.js",
            "actions.js",
            "dom.js",
            "net.js",
            "style.css",
            "icon.svg",
        ):
            assert httpx.get(url + name).status_code == 200, name
        assert (tmp_path / "home" / "games.db").exists()
    finally:
        alone.terminate()
        alone.communicate(timeout=30)
