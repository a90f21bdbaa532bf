"""The server as one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from importlib.resources import files
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from freehold.editions.errors import EditionError
from freehold.record import RecordError

from .context import Context, Foreign
from .lobby import Lobby
from .refusals import TableRefusal
from .routes import ROUTES
from .security import HEADERS, Limits
from .socket import live
from .store import Store

STATIC = files("freehold.server") / "static"
STATUS = {"not_at_this_table": 403, "not_host": 403, "no_such_table": 404, "too_fast": 429, "too_many_tables": 503}
log = structlog.get_logger()


@get("/healthz", summary="Whether the server and its store work", tags=["operation"])
async def healthz(context: Context) -> dict[str, Any]:
    """Answers when the store can be read."""
    return {"ok": True, "games": await context.store.count(), "tables": len(context.lobby.tables)}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Counters for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def build(database: str, limits: Limits | None = None, public_url: str = "") -> Litestar:
    """The application over a database. The store is opened when the application starts."""
    limits = limits or Limits()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(database)
        lobby = Lobby(store)
        app.state.context = Context(store, lobby, limits, public_url)
        try:
            yield
        finally:
            await lobby.close()
            await store.close()

    pages = create_static_files_router(path="/", directories=[str(STATIC)], html_mode=True, include_in_schema=False)
    return Litestar(
        route_handlers=[*ROUTES, live, healthz, metrics, pages],
        dependencies={"context": Provide(_context, sync_to_thread=False)},
        lifespan=[life],
        guards=[_same_origin],
        before_send=[_add_headers],
        exception_handlers={Exception: _fault},
        request_max_body_size=limits.body,
        openapi_config=OpenAPIConfig(
            title="freehold",
            version=version("freehold"),
            description="Tables at which property-trading games are played by their printed rulebooks.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        debug=False,
    )


def _context(state: State) -> Context:
    found: Context = state.context
    return found


def _same_origin(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    if connection.scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS"):
        connection.app.state.context.check_origin(connection)


async def _add_headers(message: Message, _scope: Scope) -> None:
    if message["type"] == "http.response.start":
        given = {name.lower() for name, _ in message["headers"]}
        extra = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in given]
        message["headers"] = [*message["headers"], *extra]


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """Every fault in one sentence, and never a traceback."""
    if isinstance(error, TableRefusal):
        return _told(STATUS.get(error.reason, 409), error.reason, error.text)
    if isinstance(error, Foreign):
        return _told(403, "foreign_origin", "Pages of other sites may not speak here.")
    if isinstance(error, EditionError | RecordError):
        return _told(400, "unreadable", str(error))
    if isinstance(error, ValidationException):
        where = "; ".join(f"{e.get('key', '')} {e.get('message', '')}" for e in _details(error)) or error.detail
        return _told(400, "unreadable", f"That request cannot be read: {where}.")
    if isinstance(error, HTTPException):
        return _told(error.status_code, "not_done", f"{error.detail}.")
    log.exception("fault", path=request.url.path)
    return _told(500, "fault", "Something went wrong here. It has been noted; try again.")


def _details(error: ValidationException) -> list[dict[str, Any]]:
    return [e for e in error.extra if isinstance(e, dict)] if isinstance(error.extra, list) else []


def _told(status: int, reason: str, text: str) -> Response[dict[str, str]]:
    return Response({"reason": reason, "text": text}, status_code=status, media_type=MediaType.JSON)


def set_up_logs(level: int = logging.INFO) -> None:
    """Logs as lines of JSON. Nothing that is logged holds a key, a cookie or a secret."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
