"""Tables: who may do what, what is stale, what moves by itself. Named after public reports of other programs (S..)."""

import asyncio
import json
from contextlib import asynccontextmanager

import pytest

from freehold.core.laws import broken_laws
from freehold.core.words import NOBODY
from freehold.editions.load import edition_names, load
from freehold.server import protocol as wire
from freehold.server.commands import run as do
from freehold.server.facing import possible
from freehold.server.ledger import Ledger
from freehold.server.lobby import Lobby, Opening
from freehold.server.refusals import TableRefusal
from freehold.server.store import Store
from freehold.view import view

from .support import run


class Ear:
    """A connected reader that keeps what it hears."""

    def __init__(self, player, openings=False):
        self.player = player
        self.openings = openings
        self.heard = []

    def push(self, message):
        self.heard.append(json.loads(message))


@asynccontextmanager
async def lobby_at(tmp_path):
    """A lobby over a file."""
    store = await Store.open(f"sqlite:///{tmp_path}/games.db")
    lobby = Lobby(store)
    try:
        yield lobby
    finally:
        await lobby.close()
        await store.close()


async def opened(lobby, people=2, **settings):
    """A table with people p0, p1... in its seats, and a way to speak for them."""
    settings = {"edition": "classic", "seats": people, "pace": 0, "away": 0} | settings
    table = await lobby.open(Opening(name="N0", **settings), "p0")
    for k in range(1, people):
        await lobby.join(table, f"p{k}", f"N{k}", "", False)
    count = 0

    async def say(person, kind, /, id=None, **more):
        nonlocal count
        count += 1
        if kind is wire.Act:
            more = {"version": table.ledger.version} | more
        return await do(table, f"p{person}", kind(id=id or f"c{count}", **more))

    return table, say


async def started(lobby, people=2, **settings):
    table, say = await opened(lobby, people, **settings)
    assert isinstance(await say(0, wire.Start), wire.Done)
    return table, say


def on_turn(table):
    return table.ledger.game.turn


async def to_question(table, say, name, most=400):
    """Play plainly until somebody is asked this; gives the seat's number. For `bid`, a purchase is declined."""
    for _ in range(most):
        asked = {q["seat"]: q["question"] for q in table.face()["asked"]}
        for seat, question in asked.items():
            if question == name:
                return "ABCDEFGH".index(seat)
        seat = next(iter(asked))
        can = [o["verb"] for o in possible(table.ledger, seat)]
        plainly = ["roll", "decline", "pass", "tax_flat", "keep_mortgage", "end_turn", "give_up"]
        verb = next(v for v in plainly if v in can)
        reply = await say("ABCDEFGH".index(seat), wire.Act, seat=seat, verb=verb)
        assert isinstance(reply, wire.Done), reply
    raise AssertionError(f"nobody was asked {name}")


SEATS = "ABCDEFGH"


def test_s04_a_late_bid_does_not_hit_the_next_price_or_lot(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 3)
            await to_question(table, say, "bid")
            seen = table.ledger.version
            first = await say(0, wire.Act, seat="A", verb="bid", args=[10], version=seen)
            late = await say(1, wire.Act, seat="B", verb="bid", args=[30], version=seen)
            assert isinstance(first, wire.Done)
            assert (late.reason, late.version) == ("stale", table.ledger.version)
            again = await say(1, wire.Act, seat="B", verb="bid", args=[30])
            assert isinstance(again, wire.Done)
            assert table.ledger.game.high == 30

    run(go())


def test_s01_s29_accepting_names_an_offer_that_never_changes(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 2)
            p = await to_question(table, say, "buy")
            await say(p, wire.Act, seat=SEATS[p], verb="buy")
            d = next(d for d in range(40) if table.ledger.game.owner[d] == p)
            q = 1 - p
            await say(p, wire.Act, seat=SEATS[p], verb="offer", args=[SEATS[q], [d], [], 50])
            await say(p, wire.Act, seat=SEATS[p], verb="withdraw", args=[0])
            await say(p, wire.Act, seat=SEATS[p], verb="offer", args=[SEATS[q], [d], [], 500])
            late = await say(q, wire.Act, seat=SEATS[q], verb="accept", args=[0])
            assert late.reason == "no_offer"
            assert table.ledger.game.owner[d] == p
            assert isinstance(await say(q, wire.Act, seat=SEATS[q], verb="accept", args=[1]), wire.Done)

    run(go())


def test_s11_s17_only_who_is_asked_answers_and_a_repeat_does_nothing_twice(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await opened(lobby, 2)
            assert (await say(0, wire.Act, seat="A", verb="roll")).reason == "not_started"
            assert (await say(1, wire.Start)).reason == "not_host"
            assert isinstance(await say(0, wire.Start, id="same"), wire.Done)
            version = table.ledger.version
            assert isinstance(await say(0, wire.Start, id="same"), wire.Done)
            assert (await say(0, wire.Start)).reason == "game_running"
            assert table.ledger.version == version
            p = on_turn(table)
            other = SEATS[1 - p]
            assert (await say(1 - p, wire.Act, seat=other, verb="roll")).reason in ("not_your_turn", "not_asked")
            assert (await say(1 - p, wire.Act, seat=SEATS[p], verb="roll")).reason == "not_your_seat"
            one = await say(p, wire.Act, id="r", seat=SEATS[p], verb="roll")
            version = table.ledger.version
            two = await say(p, wire.Act, id="r", seat=SEATS[p], verb="roll", version=one.version)
            assert isinstance(two, wire.Done)
            assert table.ledger.version == version

    run(go())


def test_a_double_click_with_two_ids_acts_once(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 2)
            p, seen = on_turn(table), table.ledger.version
            one, two = await asyncio.gather(
                *(say(p, wire.Act, seat=SEATS[p], verb="roll", version=seen) for _ in range(2))
            )
            assert isinstance(one, wire.Done)
            assert two.reason == "stale"

    run(go())


def test_s20_s22_s23_rights_end_when_somebody_leaves_and_strangers_see_nothing(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 2)
            assert (await do(table, "stranger", wire.Say(id="x", text="hi"))).reason == "not_at_this_table"
            assert isinstance(await say(1, wire.Leave), wire.Done)
            assert (await say(1, wire.Act, seat="B", verb="roll")).reason == "not_at_this_table"
            assert table.ledger.places[1].kind == "bot"
            await lobby.join(table, "p9", "New", "", False)
            assert table.ledger.seats_of("p9") == ["B"]
            assert isinstance(await say(0, wire.Leave), wire.Done)
            assert table.ledger.host == "p9"

    run(go())


def test_s13_s14_names_are_unique_and_short(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await opened(lobby, 2, seats=4)
            for name, reason in [("n0", "name_taken"), ("  ", "no_name"), ("\u202e", "no_name")]:
                with pytest.raises(TableRefusal) as refused:
                    await lobby.join(table, "p5", name, "", False)
                assert refused.value.reason == reason
            await lobby.join(table, "p5", "x" * 60 + "\n", "", False)
            assert table.ledger.places[2].name == "x" * 24
            await say(0, wire.Say, text="a\x00b" + "c" * 500)
            assert table.ledger.chat[-1]["text"].startswith("a bccc")
            assert len(table.ledger.chat[-1]["text"]) == 300

    run(go())


def test_s16_s26_s31_a_lost_connection_is_no_event_and_the_seat_comes_back(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, _ = await started(lobby, 2, away=1)
            p = on_turn(table)
            here, gone = Ear(f"p{1 - p}"), Ear(f"p{p}")
            await table.arrive(gone, -1)
            await table.arrive(here, -1)
            before = view(table.ledger.game, table.ledger.edition.t, p)
            await table.depart(gone)
            assert view(table.ledger.game, table.ledger.edition.t, p) == before
            for _ in range(200):
                if table.ledger.places[p].stood_in:
                    break
                await asyncio.sleep(0.05)
            assert table.ledger.bot_of(p)
            back = Ear(f"p{p}")
            await table.arrive(back, -1)
            assert back.heard[0]["type"] == "state"
            assert table.ledger.bot_of(p) == ""
            assert not table.ledger.game.out[p]

    run(go())


def test_kick_mute_pause_chat(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 3)
            assert (await say(1, wire.Kick, who="C")).reason == "not_host"
            assert isinstance(await say(0, wire.Mute, who="B"), wire.Done)
            assert (await say(1, wire.Say, text="hello")).reason == "muted"
            assert isinstance(await say(0, wire.Mute, who="B", muted=False), wire.Done)
            assert isinstance(await say(1, wire.Say, text="hello"), wire.Done)
            assert isinstance(await say(0, wire.Kick, who="C"), wire.Done)
            assert table.ledger.places[2].kind == "bot"
            assert isinstance(await say(0, wire.Pause), wire.Done)
            p = on_turn(table)
            if p < 2:
                assert (await say(p, wire.Act, seat=SEATS[p], verb="roll")).reason == "paused"
            assert isinstance(await say(0, wire.Resume), wire.Done)
            assert (await say(0, wire.Resume)).reason == "not_paused"

    run(go())


def test_silence_is_answered_and_auctions_go_once_and_twice(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 2, clock=1)
            await to_question(table, say, "bid")
            ears = [Ear("p0"), Ear("p1")]
            for ear in ears:
                await table.arrive(ear, -1)
            told = []
            for _ in range(2000):
                told = [line["text"] for m in ears[0].heard if m["type"] == "news" for line in m.get("lines", [])]
                if any("Nobody bids" in text for text in told):
                    break
                await asyncio.sleep(0.02)
            assert told.index("Going once.") < told.index("Going twice.")
            assert any("Nobody bids" in text for text in told)

    run(go())


def test_a_bankers_table_takes_typed_dice_and_takes_back_by_agreement(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 2, dice="typed", typists="host")
            assert (await say(1, wire.Act, seat="chance", verb="dice", args=[6, 6])).reason == "not_typist"
            assert isinstance(await say(0, wire.Act, seat="chance", verb="dice", args=[1, 1]), wire.Done)
            assert (await say(0, wire.Act, seat="chance", verb="dice", args=[7, 1])).reason == "not_a_die"
            assert isinstance(await say(0, wire.Act, seat="chance", verb="dice", args=[6, 5]), wire.Done)
            digest = table.ledger.record.digest()
            p = on_turn(table)
            await say(p, wire.Act, seat=SEATS[p], verb="roll")
            await say(0, wire.Act, seat="chance", verb="dice", args=[1, 2])
            assert isinstance(await say(0, wire.Undo, seat="A", count=2), wire.Done)
            assert table.ledger.record.digest() != digest
            assert isinstance(await say(1, wire.Agree, seat="B"), wire.Done)
            assert table.ledger.record.digest() == digest
            log = await lobby.store.entries(table.row.id)
            assert [e.verb for e in log][-3:] == ["undo_wish", "undo_yes", "undo"]
            assert Ledger.build(log).record.digest() == digest

    run(go())


def test_fair_tables_take_nothing_back_and_no_typed_dice(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            _, say = await started(lobby, 2)
            assert (await say(0, wire.Undo, seat="A")).reason == "no_undo"
            assert (await say(0, wire.Act, seat="chance", verb="dice", args=[6, 6])).reason == "not_typed"

    run(go())


@pytest.mark.parametrize("edition", edition_names())
def test_nothing_secret_leaves_a_table_over_a_whole_game(edition, tmp_path):
    """Every message of a whole game: only fields of `view`, the same for every seat, and no secret before the end."""

    async def go():
        async with lobby_at(tmp_path) as lobby:
            places = ["simple", "simple", "silent"]
            settings = {"edition": edition, "places": places, "seats": 3, "pace": 0}
            table = await lobby.open(Opening(name="Ana", **settings), "p0")
            ear = Ear("p0", openings=True)
            await do(table, "p0", wire.Start(id="s"))
            allowed = set(view(table.ledger.game, table.ledger.edition.t, NOBODY))
            await table.arrive(ear, -1)
            checked, most = 0, 2500
            while not table.ledger.over and table.ledger.version < most:
                await asyncio.sleep(0.001)
                ledger = table.ledger
                if ledger.version < checked + 20:
                    continue
                checked = ledger.version
                seen = [view(ledger.game, ledger.edition.t, p) | {"you": NOBODY} for p in (0, 1, 2, NOBODY)]
                assert all(one == seen[0] for one in seen), "a seat sees more than others: messages must be told apart"
                assert broken_laws(ledger.game, ledger.edition.t) == []
            secret = table.row.secret
            assert len(secret) == 64
            for message in ear.heard:
                assert set(message.get("view") or {}) <= allowed
                over = message.get("table", {}).get("over", False)
                assert over or secret not in json.dumps(message)
                assert "p0" not in json.dumps(message)
            if table.ledger.over:
                assert table.face()["secret"] == secret

    run(go())


def test_a_table_goes_on_after_its_server_and_under_a_later_release(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 2)
            await to_question(table, say, "buy")
            id, digest, version = table.row.id, table.ledger.record.digest(), table.ledger.version
        async with lobby_at(tmp_path) as lobby:
            table = await lobby.table(id)
            assert (table.ledger.record.digest(), table.ledger.version) == (digest, version)
        async with lobby_at(tmp_path) as lobby:
            row = await lobby.store.game(id)
            log = await lobby.store.entries(id)
        log[0].args[3] = 0  # begun under an earlier release, whose rules would refuse what follows
        log[5] = type(log[5])(log[5].seq, "A", "build", [1], log[5].at)
        ledger = Ledger.build(log, row.snapshot)
        assert ledger.goes_on
        assert ledger.record.digest() == digest
        assert possible(ledger, SEATS[ledger.game.turn])

    run(go())


def test_rematch_seats_the_same_people_once(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            table, say = await started(lobby, 2)
            assert (await lobby.rematch(table, "p1", "r")).reason == "still_running"
            await say(1, wire.Resign, seat="B")
            assert table.ledger.over
            one, two = await lobby.rematch(table, "p1", "r"), await lobby.rematch(table, "p0", "r2")
            assert one.data == two.data
            new = await lobby.table(one.data["table"])
            assert [p.player for p in new.ledger.places] == ["p0", "p1"]
            assert new.ledger.record is None

    run(go())


def test_s07_tables_that_nobody_uses_sleep_and_wake(tmp_path, monkeypatch):
    async def go():
        monkeypatch.setattr("freehold.server.lobby.SLEEP_AFTER", -1.0)
        monkeypatch.setattr("freehold.server.lobby.TEND_EVERY", 0.01)
        async with lobby_at(tmp_path) as lobby:
            table, _ = await started(lobby, 2)
            for _ in range(200):
                if not lobby.tables:
                    break
                await asyncio.sleep(0.01)
            assert lobby.tables == {}
            assert (await lobby.table(table.row.id)).ledger.version == table.ledger.version

    run(go())


@pytest.mark.parametrize("edition", edition_names())
def test_u14_every_number_of_seats_can_start(edition, tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            t = load(edition).t
            for n in range(max(2, t.fewest_seats), t.most_seats + 1):
                table, _ = await started(lobby, n, edition=edition)
                assert table.ledger.game.seats == n
                assert len({p.token for p in table.ledger.places}) == n

    run(go())


def test_rent_is_asked_for_by_itself_unless_the_owner_wants_to_ask(tmp_path):
    async def go():
        async with lobby_at(tmp_path) as lobby:
            for auto in (True, False):
                table, say = await started(lobby, 2)
                for p in (0, 1):
                    await say(p, wire.Seat, seat=SEATS[p], auto_ask=auto)
                for _ in range(300):
                    asked = {q["seat"]: q["question"] for q in table.face()["asked"]}
                    if not asked or table.ledger.over:
                        break
                    seat = next(iter(asked))
                    can = [o["verb"] for o in possible(table.ledger, seat)]
                    plainly = ["roll", "buy", "pass", "tax_flat", "keep_mortgage", "end_turn", "decline", "give_up"]
                    verb = next((v for v in plainly if v in can), None)
                    if verb is None:
                        break
                    await say(SEATS.index(seat), wire.Act, seat=seat, verb=verb)
                verbs = [a[1] for a in table.ledger.record.actions]
                assert ("ask_rent" in verbs) == auto

    run(go())
