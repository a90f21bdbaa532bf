"""The store: logs with one writer a place, on SQLite and on PostgreSQL."""

import asyncio

import pytest

from freehold.server.engines import StoreError, database_url
from freehold.server.store import GameRow, Store
from freehold.server.writer import Entry, Overtaken

from .support import postgres, run


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def url(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    return postgres().fresh()


def row(id="g1", **more):
    return GameRow(
        **({"id": id, "invite": f"i{id}", "listed": True, "over": False, "secret": "", "snapshot": None} | more)
    )


def entry(seq, verb="roll", seat="A"):
    return Entry(seq, seat, verb, [1, "two", [3]], 12.5, f"c{seq}")


def test_what_is_appended_comes_back(url):
    async def go():
        store = await Store.open(url)
        await store.create(row(), [entry(0)])
        await store.append("g1", [entry(1), entry(2)])
        await store.keep_snapshot("g1", "{}")
        await store.close()
        store = await Store.open(url)
        assert await store.entries("g1") == [entry(0), entry(1), entry(2)]
        assert await store.entries("g1", after=1) == [entry(2)]
        assert (await store.game("g1")).snapshot == "{}"
        assert (await store.invited("ig1")).id == "g1"
        assert await store.invited("none") is None
        assert await store.lengths(["g1", "g2"]) == {"g1": 3}
        assert await store.listed() == ["g1"]
        await store.append("g1", [entry(3)], over=True)
        assert await store.listed() == []
        assert await store.count() == 0
        await store.close()

    run(go())


def test_of_two_writers_of_one_place_one_wins_and_the_other_writes_nothing(url):
    async def go():
        one, two = await Store.open(url), await Store.open(url)
        for k in range(8):
            await one.create(row(f"g{k}"), [entry(0)])

        async def write(store, k, seq, name):
            try:
                await store.append(f"g{k}", [entry(seq, name), entry(seq + 1, name)])
            except Overtaken:
                return 0
            return 1

        for seq in range(1, 41, 2):
            tries = [write(s, k, seq, n) for k in range(8) for s, n in ((one, "one"), (two, "two"))]
            assert sum(await asyncio.gather(*tries)) == 8
        for k in range(8):
            log = await one.entries(f"g{k}")
            assert [e.seq for e in log] == list(range(41))
            assert all(log[seq].verb == log[seq + 1].verb for seq in range(1, 41, 2))
        await one.close()
        await two.close()

    run(go())


def test_the_other_process_is_told(url):
    async def go():
        one, two = await Store.open(url), await Store.open(url)
        heard, mine = asyncio.Event(), []
        two.listen(lambda game: heard.set() if game in ("", "g1") else None)
        one.listen(mine.append)
        await asyncio.sleep(0.5)
        heard.clear()
        mine.clear()
        await one.create(row(), [entry(0)])
        await one.append("g1", [entry(1)])
        await asyncio.wait_for(heard.wait(), 10)
        assert mine == []
        await one.close()
        await two.close()

    run(go())


def test_keys_and_presence(url):
    async def go():
        store = await Store.open(url)
        await store.create(row(), [entry(0)])
        await store.add_player("hash", "p1")
        assert await store.player("hash") == "p1"
        assert await store.player("other") is None
        await store.seen([("g1", "p1"), ("g1", "p2")], 100)
        await store.seen([("g1", "p2")], -1)
        assert await store.present("g1") == {"p1"}
        with pytest.raises(ValueError, match="taken"):
            await store.create(row(), [entry(0)])
        await store.close()

    run(go())


def test_what_cannot_be_a_database_is_told(tmp_path):
    for bad in ("no address", "mysql://x/y", "sqlite://"):
        with pytest.raises(StoreError):
            database_url(bad)

    async def go():
        with pytest.raises(StoreError, match="cannot be opened"):
            await Store.open(f"sqlite:///{tmp_path}/no/such/folder/x.db")

    run(go())


def test_a_file_of_sqlite_is_written_through(tmp_path):
    async def go():
        store = await Store.open(f"sqlite:///{tmp_path}/x.db")
        async with store.engines.write.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {p}")).scalar() for p in ("journal_mode", "synchronous")
            ]
        assert found == ["wal", 2]
        await store.close()

    run(go())


def test_many_appends_share_a_commit(tmp_path):
    async def go():
        store = await Store.open(f"sqlite:///{tmp_path}/x.db")
        for k in range(50):
            await store.create(row(f"g{k}"), [entry(0)])
        commits = []
        inner = store.writer._commit

        async def counted(batches):
            commits.append(len(batches))
            await inner(batches)

        store.writer._commit = counted
        await asyncio.gather(*(store.append(f"g{k}", [entry(1)]) for k in range(50)))
        assert sum(commits) == 50
        assert len(commits) < 10
        await store.close()

    run(go())
