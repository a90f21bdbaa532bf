"""freehold, and freehold serve: tables on this machine, or on a server for others."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from .app import UserError, app

PORT = 8470
PORTS = 10  # tried one after the other where nobody has chosen
ANYONE = "0.0.0.0"
HOME = "FREEHOLD_HOME"


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all of this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.", min=0, max=65535)] = PORT,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file of your own if not given.")
    ] = "",
    public_url: Annotated[str, typer.Option(help="The address that people use, where it is another one.")] = "",
    proxy: Annotated[str, typer.Option(help="Believe X-Forwarded-For and -Proto of these addresses.")] = "",
    limit: Annotated[
        list[str] | None, typer.Option(help="Change a limit: NAME=NUMBER; may be given again. A wrong name lists all.")
    ] = None,
) -> None:
    """Run a server for tables online."""
    if public_url and not public_url.startswith(("http://", "https://")):
        raise UserError(f"--public-url is {public_url!r}, and must begin with http:// or https://.")
    _run(host, port, database or own_database(), public_url.rstrip("/"), proxy, limit or [], _say_address)


def at_home() -> None:
    """A server for this machine and the network around it, with the page opened in the browser."""

    from freehold.server.running import PortError, free_port
    from freehold.server.welcome import network_url, welcome

    try:
        chosen = free_port(ANYONE, PORT, PORTS)
    except PortError as error:
        raise UserError(f"{error}.") from None

    def ready(port: int, public: str) -> None:
        sys.stdout.write(welcome(port, public))
        sys.stdout.flush()
        if sys.stdout.isatty():
            threading.Timer(0.3, webbrowser.open, [f"http://127.0.0.1:{port}/"]).start()

    _run(ANYONE, chosen, own_database(), network_url(chosen), "", [], ready)


def own_database() -> str:
    """The address of this user's own file of games, made with its folder where it is not there yet."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(os.environ.get(HOME) or Path(data) / "freehold")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = (error.strerror or "").lower()
        raise UserError(f"{folder} cannot be made: {why}. Set {HOME} to a folder that you may write to.") from None
    return f"sqlite:///{folder / 'games.db'}"


def _say_address(port: int, public: str) -> None:
    typer.echo(f"freehold serves tables at {public or f'http://127.0.0.1:{port}'}/ . Stop it with Ctrl-C.")


def _run(
    host: str, port: int, database: str, public: str, proxy: str, wanted: list[str], ready: Callable[[int, str], None]
) -> None:
    from freehold.server.engines import StoreError
    from freehold.server.running import PortError, run
    from freehold.server.security import set_limits

    try:
        limits = set_limits(wanted)
    except ValueError as error:
        raise UserError(f"--limit: {error}.") from None
    try:
        run(host, port, database, public, proxy, limits, ready)
    except (StoreError, PortError) as error:
        raise UserError(f"{error}.") from None
