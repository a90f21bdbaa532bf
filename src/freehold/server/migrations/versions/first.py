"""The first shape of the store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("invite", sa.String(16), nullable=False, unique=True),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("snapshot", sa.Text),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.String(8), nullable=False),
        sa.Column("verb", sa.String(32), nullable=False),
        sa.Column("args", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(24), nullable=False, unique=True),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("player", sa.String(24), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
