"""The tables of the store. Migrations under `migrations` bring a database to this shape."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("invite", sa.String(16), nullable=False, unique=True),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),  # of the fair source; shown when the game is over
    sa.Column("snapshot", sa.Text),  # the state by names, with the edition's version and the place in the log
)

ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("game", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.String(8), nullable=False),
    sa.Column("verb", sa.String(32), nullable=False),
    sa.Column("args", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("command", sa.String(64), nullable=False),
)

PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("key_hash", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(24), nullable=False, unique=True),
    sa.Column("made_at", sa.Float, nullable=False),
)

PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("game", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("player", sa.String(24), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),  # connected to some process at least until then
)
