"""How a table is set up, and what is said about one: the words of people, checked."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

import msgspec

from freehold.bots.table import BOTS

NAME_LENGTH = 24
CHAT_LENGTH = 300
Text = Annotated[str, msgspec.Meta(max_length=64)]
FAMILY_BOT = "steady" if "steady" in BOTS else "simple"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table plays, and how."""

    edition: Annotated[str, msgspec.Meta(max_length=64, description="An edition's id", examples=["classic"])]
    overlays: Annotated[list[Text], msgspec.Meta(max_length=8, description="Variants laid on, in order")] = []
    seats: Annotated[int, msgspec.Meta(ge=2, le=8, description="How many places the table has")] = 4
    listed: Annotated[bool, msgspec.Meta(description="Whether anybody may find and watch the table")] = False
    clock: Annotated[int, msgspec.Meta(ge=0, le=86400, description="Seconds to answer; 0: no clock")] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=1440, description="When a time-limit game ends")] = 0
    dice: Annotated[
        Literal["fair", "typed"],
        msgspec.Meta(description="fair: drawn from a committed secret; typed: people say what dice and cards show"),
    ] = "fair"
    typists: Annotated[
        Literal["host", "all"], msgspec.Meta(description="Who says what dice and cards show: one Banker, or everybody")
    ] = "all"
    pace: Annotated[int, msgspec.Meta(ge=0, le=10000, description="Milliseconds a bot thinks")] = 900
    away: Annotated[
        int, msgspec.Meta(ge=0, le=86400, description="Seconds until a bot plays for an absent owner; 0: never")
    ] = 60
    sound: Annotated[bool, msgspec.Meta(description="Whether pages of this table make sounds at first")] = True


def clean(text: str, most: int) -> str:
    """A text of one line without control signs, at most so long; empty when nothing is left."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in text)
    return " ".join(kept.split())[:most].strip()
