"""What clients want done at a table: who may do it, and what it puts into the log."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from freehold.bots.table import BOTS
from freehold.codec import ActionError, find_verb
from freehold.core.words import CHANCE, REASONS
from freehold.engine import legal
from freehold.record import RefusedError
from freehold.setup import Setup

from . import protocol as wire
from .change import Change
from .facing import possible
from .ledger import TABLE, Ledger
from .metrics import ACTIONS, LATENCY
from .refusals import TableRefusal
from .seating import bot_name, empty, sit
from .settings import CHAT_LENGTH, clean
from .table import Table

TRIES = 3


async def run(table: Table, player: str, command: wire.AnyCommand) -> wire.Reply:
    """Carry a command out, to its end even when its sender goes away meanwhile."""
    began = time.perf_counter()
    reply = await asyncio.shield(asyncio.ensure_future(_run(table, player, command)))
    ACTIONS.labels(reply.reason if isinstance(reply, wire.Refused) else "done").inc()
    LATENCY.observe(time.perf_counter() - began)
    return reply


async def _run(table: Table, player: str, command: wire.AnyCommand) -> wire.Reply:
    async with table.turn:
        table.used_at = time.time()
        for tries_left in reversed(range(TRIES)):
            try:
                return await _try(table, player, command)
            except TableRefusal as error:
                # Another process was faster, or this one has not heard yet of what would allow it: judge once more.
                if tries_left and (error.reason == "overtaken" or await table.read_on()):
                    continue
                return _refusal(table.ledger, command, error)
            except ActionError as error:
                if tries_left and await table.read_on():
                    continue
                return _refusal(table.ledger, command, error)
        raise AssertionError("the last try returns")


async def _try(table: Table, player: str, command: wire.AnyCommand) -> wire.Reply:
    ledger, key = table.ledger, f"{player} {command.id}"
    if not ledger.knows(player):
        raise TableRefusal("not_at_this_table")
    if key in ledger.commands:
        return wire.Done(id=command.id, version=ledger.version)
    if type(command) in QUESTIONS:
        data = QUESTIONS[type(command)](table, player, command)
        return wire.Done(id=command.id, version=ledger.version, data=data)
    async with table.change(key) as change:
        DEEDS[type(command)](change, ledger, player, command)
    return wire.Done(id=command.id, version=table.ledger.version)


def _refusal(ledger: Ledger, command: wire.AnyCommand, error: Exception) -> wire.Refused:
    if isinstance(error, RefusedError):
        reason, text, clause = error.reason, ledger.teller.reason(error.reason, error.verb), error.clause
    elif isinstance(error, TableRefusal):
        reason, text, clause = error.reason, error.text, error.clause
    else:
        reason, text, clause = "unreadable", f"That cannot be read: {error}.", ""
    return wire.Refused(id=command.id, reason=reason, text=text, clause=clause, version=ledger.version)


# What is asked


def _may(table: Table, player: str, c: wire.May) -> dict[str, str]:
    """The reason against an action, empty where there is none."""
    ledger = table.ledger
    p = _speaker(table, player, c.seat)
    if not ledger.running:
        raise TableRefusal("not_started")
    assert ledger.record
    verb = find_verb(c.verb)
    numbers = ledger.record.codec.read(ledger.game, verb, c.args)
    reason = REASONS.names[legal(ledger.game, ledger.edition.t, p, verb.number, *numbers)]
    if not reason:
        return {"reason": ""}
    return {
        "reason": reason,
        "text": ledger.teller.reason(reason, c.verb),
        "clause": ledger.edition.cite(reason, c.verb),
    }


def _openings(table: Table, player: str, c: wire.Openings) -> list[dict[str, Any]]:
    _speaker(table, player, c.seat)
    return possible(table.ledger, c.seat)


def _speaker(table: Table, player: str, seat: str) -> int:
    """The number of a seat for which a player may speak."""
    if seat == "chance":
        if table.ledger.settings.dice != "typed":
            raise TableRefusal("not_typed")
        if not table.may_type(player):
            raise TableRefusal("not_typist")
        return CHANCE
    _own(table.ledger, player, seat)
    return "ABCDEFGH".index(seat)


# What is done


def _act(change: Change, ledger: Ledger, player: str, c: wire.Act) -> None:
    p = _speaker(change.table, player, c.seat)
    if ledger.record is None:
        raise TableRefusal("not_started")
    if ledger.paused:
        raise TableRefusal("paused")
    answers = c.verb in ledger.edition.file.verbs.answers or p == CHANCE
    if answers and ledger.asked_at[p] > c.version and not ledger.over:
        raise TableRefusal("stale")
    if p == CHANCE and not ledger.edition.t.question[find_verb(c.verb).number]:
        raise TableRefusal("not_typed")
    change.act(c.seat, c.verb, *c.args)


def _say(change: Change, ledger: Ledger, player: str, c: wire.Say) -> None:
    if player in ledger.muted:
        raise TableRefusal("muted")
    text = clean(c.text, CHAT_LENGTH)
    if not text:
        raise TableRefusal("nothing_said")
    change.add(TABLE, "chat", _called(ledger, player), text)


def _called(ledger: Ledger, player: str) -> str:
    seats = ledger.seats_of(player)
    if seats:
        place = ledger.place(seats[0])
        assert place
        return place.name
    return next((name for p, name in ledger.watchers if p == player), "the host")


def _sit(change: Change, ledger: Ledger, player: str, c: wire.Sit) -> None:
    sit(change, ledger, player, c.name, c.token, c.seat)


def _bot(change: Change, ledger: Ledger, player: str, c: wire.Bot) -> None:
    _host_before_start(ledger, player)
    place = ledger.place(c.seat)
    if place is None:
        raise TableRefusal("no_such_seat")
    if place.kind != "open":
        raise TableRefusal("seat_taken")
    if c.bot not in BOTS:
        raise TableRefusal("no_bot")
    change.add(TABLE, "bot", c.seat, c.bot, bot_name(ledger, c.seat))


def _release(change: Change, ledger: Ledger, player: str, c: wire.Free) -> None:
    _host_before_start(ledger, player)
    place = ledger.place(c.seat)
    if place is None or place.kind == "open":
        raise TableRefusal("no_such_seat")
    change.add(TABLE, "rise", c.seat)


def _start(change: Change, ledger: Ledger, player: str, c: wire.Start) -> None:
    _host_before_start(ledger, player)
    setup = Setup(ledger.settings.edition, ledger.settings.overlays)
    for place in ledger.places:
        if place.kind != "open" and (reason := setup.join(place.name)):
            raise TableRefusal(reason, ledger.teller.reason(reason))
    reason = setup.end_after(ledger.settings.minutes) if setup.edition.t.timed else ""
    if reason := reason or setup.start():
        raise TableRefusal(reason, ledger.teller.reason(reason))
    change.add(TABLE, "start")
    change.follow_up()


def _host_before_start(ledger: Ledger, player: str) -> None:
    _host(ledger, player)
    if ledger.record:
        raise TableRefusal("game_running")


def _host(ledger: Ledger, player: str) -> None:
    if player != ledger.host:
        raise TableRefusal("not_host")


def _own(ledger: Ledger, player: str, seat: str) -> None:
    place = ledger.place(seat)
    if place is None:
        raise TableRefusal("no_such_seat")
    if place.player != player:
        raise TableRefusal("not_your_seat")


def _leave(change: Change, ledger: Ledger, player: str, c: wire.Leave) -> None:
    for seat in ledger.seats_of(player):
        empty(change, ledger, seat)
    if any(p == player for p, _ in ledger.watchers):
        change.add(TABLE, "unwatch", player)


def _resign(change: Change, ledger: Ledger, player: str, c: wire.Resign) -> None:
    _own(ledger, player, c.seat)
    if not ledger.running:
        raise TableRefusal("not_started")
    change.act(c.seat, "leave")


def _seat(change: Change, ledger: Ledger, player: str, c: wire.Seat) -> None:
    _own(ledger, player, c.seat)
    change.add(TABLE, "set", c.seat, c.auto_ask)
    if not ledger.paused:
        change.follow_up()


def _kick(change: Change, ledger: Ledger, player: str, c: wire.Kick) -> None:
    _host(ledger, player)
    who = _person(ledger, c.who)
    if who == player:
        raise TableRefusal("no_such_seat")
    if c.who.startswith("w"):
        change.add(TABLE, "kick_watcher", who)
    else:
        empty(change, ledger, c.who)


def _mute(change: Change, ledger: Ledger, player: str, c: wire.Mute) -> None:
    _host(ledger, player)
    change.add(TABLE, "mute", _person(ledger, c.who), c.muted)


def _person(ledger: Ledger, who: str) -> str:
    """The player in a seat, or among the watchers."""
    if who.startswith("w"):
        i = int(who[1:])
        if i < len(ledger.watchers):
            return ledger.watchers[i][0]
    elif (place := ledger.place(who)) and place.player:
        return place.player
    raise TableRefusal("no_such_seat")


def _pause(change: Change, ledger: Ledger, player: str, c: wire.Pause) -> None:
    _host(ledger, player)
    if not ledger.running:
        raise TableRefusal("not_started")
    if ledger.paused:
        raise TableRefusal("paused")
    change.add(TABLE, "pause")


def _resume(change: Change, ledger: Ledger, player: str, c: wire.Resume) -> None:
    _host(ledger, player)
    if not ledger.paused:
        raise TableRefusal("not_paused")
    change.add(TABLE, "resume")


def _undo(change: Change, ledger: Ledger, player: str, c: wire.Undo) -> None:
    _own(ledger, player, c.seat)
    record = ledger.record
    if ledger.settings.dice != "typed" or ledger.goes_on or record is None or c.count > len(record.actions):
        raise TableRefusal("no_undo")
    change.add(TABLE, "undo_wish", c.seat, c.count, [player])
    _undo_if_agreed(change, ledger)


def _agree(change: Change, ledger: Ledger, player: str, c: wire.Agree) -> None:
    _own(ledger, player, c.seat)
    if ledger.wish is None:
        raise TableRefusal("no_wish")
    change.add(TABLE, *(("undo_yes", player) if c.yes else ("undo_no", c.seat)))
    _undo_if_agreed(change, ledger)


def _undo_if_agreed(change: Change, ledger: Ledger) -> None:
    everybody = {place.player for place in ledger.places if place.player}
    if ledger.wish and everybody <= ledger.wish.agreed:
        change.add(TABLE, "undo", ledger.wish.count)


QUESTIONS: dict[type[Any], Any] = {wire.May: _may, wire.Openings: _openings}
DEEDS: dict[type[Any], Any] = {
    wire.Act: _act,
    wire.Say: _say,
    wire.Sit: _sit,
    wire.Bot: _bot,
    wire.Free: _release,
    wire.Start: _start,
    wire.Leave: _leave,
    wire.Resign: _resign,
    wire.Seat: _seat,
    wire.Kick: _kick,
    wire.Mute: _mute,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.Undo: _undo,
    wire.Agree: _agree,
}
