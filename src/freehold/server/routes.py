"""The addresses of the API. Whatever the page does, it does through these."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.params import Parameter

from freehold.record import Record

from . import protocol as wire
from .board import EditionOut, EditionRow, edition_out, edition_rows
from .commands import run
from .context import Context
from .dice import DiceCount, dice_counts
from .lobby import Opening
from .refusals import TableRefusal
from .security import COOKIE
from .settings import Text
from .table import Table

TableId = Annotated[str, Parameter(max_length=24, description="A table's id", examples=[])]
Asked = Request[Any, Any, Any]
YEAR = 365 * 24 * 3600


class OpenTable(Opening, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. `bearer`: answer with a key for a program instead of a cookie for a browser."""

    bearer: bool = False


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Sitting down at a table, or watching it."""

    invite: Annotated[str, msgspec.Meta(max_length=24, description="The invite code", examples=["K7WQ2MZX"])] = ""
    table: Annotated[str, msgspec.Meta(max_length=24, description="A listed table's id, to watch it")] = ""
    name: wire.Name = ""
    token: Text = ""
    watch: bool = False
    bearer: bool = False


class Import(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A saved game to go on with, at a Banker's table of its own."""

    name: wire.Name
    game: Annotated[str, msgspec.Meta(max_length=4_000_000, description="The text of the file")]


class Joined(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where you are now. `key`: yours, for a program; it is shown this once. The invite code is no key."""

    table: str
    invite: str = ""
    seats: list[str] = msgspec.field(default_factory=list)
    key: str = ""


class ListedTable(msgspec.Struct, frozen=True):
    """A table that anybody may watch."""

    table: str
    title: str
    names: list[str]
    open: int
    started: bool


class ServerOut(msgspec.Struct, frozen=True):
    """This server: its release, and the address under which others reach it, if it knows one."""

    version: str
    address: str


@get("/api/server", summary="This server", tags=["operation"], sync_to_thread=False)
def about(context: Context) -> ServerOut:
    """The release of freehold, and the address for invitations."""
    return ServerOut(version("freehold"), context.public_url)


@get("/api/editions", summary="The editions that can be played", tags=["editions"], sync_to_thread=False)
def editions() -> list[EditionRow]:
    """Every edition with its variants, numbers of seats, tokens and bots."""
    return edition_rows()


@get("/api/editions/{edition:str}", summary="One edition's board", tags=["editions"], sync_to_thread=False)
def edition(
    edition: Annotated[str, Parameter(max_length=64)],
    overlays: Annotated[str, Parameter(max_length=300, description="Variants, with commas between them")] = "",
) -> EditionOut:
    """Spaces, groups, decks and words, as a page needs them to draw the table."""
    return edition_out(edition, [o for o in overlays.split(",") if o])


@get("/api/tables", summary="Listed tables", tags=["tables"])
async def listed(context: Context) -> list[ListedTable]:
    """Tables that anybody may watch, the newest first."""
    found = []
    for table in await context.lobby.listed():
        places = table.ledger.places
        open_seats = sum(p.kind == "open" for p in places)
        names = [p.name for p in places if p.name]
        title = table.ledger.edition.title
        found.append(ListedTable(table.row.id, title, names, open_seats, table.ledger.record is not None))
    return found


@post("/api/tables", summary="Open a table", tags=["tables"])
async def open_table(request: Asked, context: Context, data: OpenTable) -> Response[Joined]:
    """Open a table and sit down as its host. The answer sets a cookie, or holds a key when `bearer` is asked for."""
    context.check_rate("tables", request, context.limits.tables)
    player, key = await _someone(request, context)
    table = await context.lobby.open(data, player)
    return _joined(request, context, table, player, key, data.bearer)


@post("/api/join", summary="Join a table", tags=["tables"])
async def join(request: Asked, context: Context, data: Join) -> Response[Joined]:
    """Sit down with an invite code, or watch. Who is at the table already stays as they are."""
    context.check_rate("join", request, context.limits.commands)
    if data.invite:
        table = await context.lobby.invited(data.invite)
    else:
        table = await context.lobby.table(data.table)
        if not (table.row.listed and data.watch):
            raise TableRefusal("no_such_table")
    player, key = await _someone(request, context)
    await context.lobby.join(table, player, data.name, data.token, data.watch)
    return _joined(request, context, table, player, key, data.bearer)


@post("/api/import", summary="Go on with a saved game", tags=["tables"], request_max_body_size=5_000_000)
async def take_in(request: Asked, context: Context, data: Import) -> Response[Joined]:
    """A Banker's table that goes on where a saved game stopped; you hold all its seats at first."""
    context.check_rate("tables", request, context.limits.tables)
    player, key = await _someone(request, context)
    table = await context.lobby.take_in(data.game, player, data.name)
    return _joined(request, context, table, player, key, False)


@get("/api/tables/{table:str}", summary="The whole table", tags=["tables"])
async def state(request: Asked, context: Context, table: TableId) -> wire.State:
    """The table as you may see it: the same message that the socket sends at first."""
    found, player = await _mine(request, context, table)
    async with found.turn:
        return found.state(player)


@post("/api/tables/{table:str}/commands", summary="Do something", tags=["tables"], status_code=200)
async def command(request: Asked, context: Context, table: TableId, data: wire.AnyCommand) -> wire.Reply:
    """The commands of the socket, one at a time. A refusal is an answer like any other."""
    context.check_rate("commands", request, context.limits.commands)
    found, player = await _mine(request, context, table)
    return await do(context, found, player, data)


@get("/api/tables/{table:str}/record", summary="The game as one file", tags=["tables"], media_type=MediaType.TEXT)
async def record(request: Asked, context: Context, table: TableId) -> Response[str]:
    """The log of the game. When it is over it holds the secret, and `freehold verify` recomputes its dice and cards."""
    found, _ = await _mine(request, context, table)
    async with found.turn:
        game = _record(found)
        game.secret = found.row.secret if game.game.over else ""
        text = game.text()
    name = f"{found.ledger.settings.edition}-{table[:6]}.freehold"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'}, media_type=MediaType.TEXT)


@get("/api/tables/{table:str}/dice", summary="How the dice fell", tags=["tables"])
async def dice(request: Asked, context: Context, table: TableId) -> dict[str, DiceCount]:
    """Faces and sums of all throws, and what was to be expected."""
    found, _ = await _mine(request, context, table)
    return dice_counts(found.ledger.record.actions if found.ledger.record else [])


def _record(table: Table) -> Record:
    if table.ledger.goes_on:
        raise TableRefusal("spans_releases")
    if table.ledger.record is None:
        raise TableRefusal("not_started")
    return table.ledger.record


async def do(context: Context, table: Table, player: str, command: wire.AnyCommand) -> wire.Reply:
    """Carry out a command of a player."""
    if isinstance(command, wire.Rematch):
        return await context.lobby.rematch(table, player, command.id)
    return await run(table, player, command)


async def _mine(request: Asked, context: Context, id: str) -> tuple[Table, str]:
    """A table, and the player who is at it. Raises TableRefusal for anybody else."""
    player = await context.player(request)
    return await at_table(context, id, player), player


async def at_table(context: Context, id: str, player: str) -> Table:
    """A table, for somebody who is at it. Raises TableRefusal for anybody else."""
    table = await context.lobby.table(id)
    if player and not table.ledger.knows(player):
        await table.catch_up()  # another process may have let them in
    if not table.ledger.knows(player):
        raise TableRefusal("not_at_this_table")
    return table


async def _someone(request: Asked, context: Context) -> tuple[str, str]:
    """The player who asks, and the key if one had to be made."""
    player = await context.player(request)
    return (player, "") if player else await context.new_player(request)


def _joined(request: Asked, context: Context, table: Table, player: str, key: str, bearer: bool) -> Response[Joined]:
    seats = table.ledger.seats_of(player)
    invite = table.row.invite if seats or player == table.ledger.host else ""
    out = Joined(table.row.id, invite, seats, key if bearer else "")
    secure = request.url.scheme == "https" or context.public_url.startswith("https:")
    cookies = []
    if key and not bearer:
        cookies = [Cookie(COOKIE, value=key, max_age=YEAR, httponly=True, samesite="strict", secure=secure, path="/")]
    return Response(out, cookies=cookies)


ROUTES = [about, editions, edition, listed, open_table, join, take_in, state, command, record, dice]
