"""What strangers, other sites, and malformed requests may do: nothing."""

import asyncio
import json
import os
import random
import string

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .client import Player, Running
from .support import run

KINDS = "act may openings say sit bot free start resign kick mute pause resume undo agree rematch hello".split()
VERBS = "roll end_turn buy decline bid pass give_up accept build offer use_card dice card time_up deed".split()
A_CONNECTION = 20  # messages; after as many faults a client is sent away
FUZZ = int(os.environ.get("FREEHOLD_FUZZ", "3000"))


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server with a file of its own; it must end without a fault in its log."""
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('security')}/games.db", "--limit", "tables=1000")
    yield running
    log = running.stop()
    assert '"fault"' not in log, log
    assert "Traceback" not in log, log
    assert "exception" not in log, log


async def two(server, **settings):
    ana = await Player.open(server.url, seats=2, **settings)
    ben = await Player.join(server.url, ana.invite, "Ben")
    return ana, ben


def test_a_browser_gets_a_cookie_that_no_script_can_read_and_no_key(server):
    async def go():
        ana = Player(server.url)
        answer = await ana.http("POST", "/api/tables", {"edition": "classic", "name": "Ana"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert "key" not in answer.json()
        key = cookie.split("=")[1].split(";")[0]
        table = answer.json()["table"]
        assert key not in answer.text
        assert (await ana.http("GET", f"/api/tables/{table}")).status_code == 403
        assert (await ana.http("GET", f"/api/tables/{table}", cookie=f"freehold_key={key}")).status_code == 200
        assert (await ana.http("GET", f"/api/tables/{table}?key={key}")).status_code == 403

    run(go())


def test_every_answer_has_the_headers_that_keep_scripts_out(server):
    async def go():
        for path in ("/", "/app.js", "/api/editions", "/nothing", "/healthz", "/metrics"):
            answer = await Player(server.url).http("GET", path)
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "Traceback" not in answer.text

    run(go())


def test_other_sites_may_not_speak(server):
    async def go():
        ana, _ = await two(server)
        for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
            answer = await ana.http("POST", "/api/tables", {"edition": "classic", "name": "Eve"}, **headers)
            assert (answer.status_code, answer.json()["reason"]) == (403, "foreign_origin")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{ana.table}/socket"
        headers = {"authorization": f"Bearer {ana.key}", "origin": "https://evil.example"}
        async with connect(address, additional_headers=headers) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd.code == 1008
        own = await ana.http("POST", "/api/tables", {"edition": "classic", "name": "Eve"}, origin=server.url)
        assert own.status_code == 201

    run(go())


def test_the_invite_code_and_the_tables_id_open_nothing(server):
    async def go():
        ana, _ = await two(server)
        eve = Player(server.url)
        eve.table = ana.table
        for key in ("", ana.invite, ana.table, "x" * 500):
            eve.key = key
            for path in ("", "/record", "/dice"):
                assert (await eve.http("GET", f"/api/tables/{ana.table}{path}")).status_code == 403
            command = {"do": "start", "id": "x"}
            assert (await eve.http("POST", f"/api/tables/{ana.table}/commands", command)).status_code == 403
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{ana.table}/socket") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
        assert closed.value.rcvd.code == 1008

    run(go())


def test_a_watcher_sees_the_table_and_can_do_nothing(server):
    async def go():
        ana, _ben = await two(server, listed=True)
        eve = await Player(server.url)._enter(
            "/api/join", {"table": ana.table, "watch": True, "name": "Eve", "bearer": True}
        )
        assert eve.invite == ""
        async with eve.live():
            assert (await eve.do("start"))["reason"] == "not_host"
            assert (await eve.act("A", "roll"))["reason"] == "not_your_seat"
            assert (await eve.do("say", text="<b>hello</b>"))["type"] == "done"
            await eve.until(lambda: any(m.get("chat") for m in eve.raw))
            assert next(m for m in eve.raw if m.get("chat"))["chat"][0]["text"] == "<b>hello</b>"

    run(go())


def test_too_much_is_refused_politely(server):
    async def go():
        ana, _ = await two(server)
        async with ana.live():
            for k in range(300):
                await ana.socket.send(json.dumps({"do": "may", "id": f"m{k}", "seat": "A", "verb": "roll"}))
            await ana.until(lambda: any(m["type"] == "fault" and "too much" in m["text"] for m in ana.raw))
        body = {"edition": "classic", "name": "x" * 100_000}
        assert (await ana.http("POST", "/api/tables", body)).status_code in (400, 413)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{ana.table}/socket"
        async with connect(address, additional_headers={"authorization": f"Bearer {ana.key}"}) as big:
            await big.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                await big.recv()
        assert closed.value.rcvd.code == 1009

    run(go())


def junk(random, table):
    """A malformed or out-of-turn message."""
    text = "".join(random.choice(string.printable) for _ in range(random.randrange(40)))
    values = [None, True, -1, 2**70, 1.5, text, [], {}, [text], {"a": 1}, "A", "C", "chance", "w0"]
    shape = random.randrange(6)
    if shape == 0:
        return text
    if shape == 1:
        return json.dumps(random.choice(values))
    if shape == 2:
        return "[" * random.randrange(2000)
    if shape == 3:
        field = random.choice(["seat", "verb", "x"])
        return json.dumps({"do": random.choice(KINDS), "id": text[:20] or "x", field: random.choice(values)})
    some = [0, 1, 39, -1, 41, 10**6, "A", "Z", [1], ["jail_free"], text[:9]]
    args = [random.choice(some) for _ in range(random.randrange(6))]
    seat = random.choice(["A", "C", "H", "chance"])
    said = {"seat": seat, "verb": random.choice(VERBS), "args": args, "version": random.randrange(50)}
    return json.dumps({"do": "act", "id": f"f{random.random()}"} | said)


def test_a_flood_of_nonsense_changes_nothing(server):
    """Messages of somebody who sits at the table, for seats that are not theirs, or malformed."""
    chance = random.Random(7)

    async def go():
        ana, ben = await two(server)
        async with ana.live():
            await ana.do("start")
            await ana.until(lambda: ana.face["started"])
            before = (await ana.http("GET", f"/api/tables/{ana.table}")).json()
            sent = 0
            while sent < FUZZ:
                await ben.connect(openings=False)
                try:
                    for _ in range(A_CONNECTION):
                        message = junk(chance, ben.table)
                        await ben.socket.send(message)
                        sent += 1
                except ConnectionClosed:
                    pass
                await ben.disconnect()
            after = (await ana.http("GET", f"/api/tables/{ana.table}")).json()
            for state in (before, after):
                for place in state["table"]["places"]:
                    place.pop("here")
            assert before == after
            assert (await ana.http("GET", "/healthz")).status_code == 200

    run(go())


def test_nonsense_over_http_is_never_a_fault_of_the_server(server):
    chance = random.Random(11)

    async def go():
        ana, _ = await two(server)
        paths = [f"/api/tables/{ana.table}/commands", "/api/join", "/api/tables", "/api/import"]
        for _ in range(100):
            answer = await ana.http("POST", chance.choice(paths), {"junk": junk(chance, ana.table)})
            assert answer.status_code < 500, answer.text
            assert set(answer.json()) == {"reason", "text"}
            await asyncio.sleep(0)

    run(go())
