"""What goes over the wire: the commands of clients, and what the table tells them. JSON, one message a frame."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, description="Chosen by you; a repeat does nothing twice")]
SeatLetter = Annotated[str, msgspec.Meta(pattern="^[A-H]$", description="A seat", examples=["A"])]
Speaker = Annotated[str, msgspec.Meta(pattern="^([A-H]|chance)$", description="A seat, or chance at a Banker's table")]
Name = Annotated[str, msgspec.Meta(max_length=64, description="How a person is called", examples=["Ana"])]
Verb = Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z_]+$", examples=["roll"])]
Number = Annotated[int, msgspec.Meta(ge=-1000000, le=1000000)]
Word = Annotated[str, msgspec.Meta(max_length=64)]
Argument = int | Word | Annotated[list[int | Word], msgspec.Meta(max_length=64)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1 << 40, description="The last version of the table that you have seen")]


class Command(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True, tag_field="do"):
    """Something that a client wants done."""

    id: Id


class Act(Command, tag="act", frozen=True):
    """Let a seat do a verb of the game. An answer to a question newer than `version` is stale."""

    seat: Speaker
    verb: Verb
    version: Version
    args: Annotated[list[Argument], msgspec.Meta(max_length=6)] = []


class May(Command, tag="may", frozen=True):
    """Ask whether a seat may do a verb now. Nothing is changed."""

    seat: Speaker
    verb: Verb
    args: Annotated[list[Argument], msgspec.Meta(max_length=6)] = []


class Openings(Command, tag="openings", frozen=True):
    """Ask what a seat may do now."""

    seat: Speaker


class Say(Command, tag="say", frozen=True):
    """Chat: plain text."""

    text: Annotated[str, msgspec.Meta(max_length=600)]


class Sit(Command, tag="sit", frozen=True):
    """Take one more seat, for a second person at the same screen, or a seat that its person has left."""

    name: Name
    seat: SeatLetter | None = None
    token: Word = ""


class Bot(Command, tag="bot", frozen=True):
    """Host: put a bot into an open seat."""

    seat: SeatLetter
    bot: Word


class Free(Command, tag="free", frozen=True):
    """Host: make a seat open again before the start."""

    seat: SeatLetter


class Start(Command, tag="start", frozen=True):
    """Host: begin the game. Seats still open are taken away."""


class Leave(Command, tag="leave", frozen=True):
    """Leave the table. In a running game a bot plays on, and your key opens these seats no more."""


class Resign(Command, tag="resign", frozen=True):
    """Give a seat's game up by the rules; you may go on watching."""

    seat: SeatLetter


class Seat(Command, tag="seat", frozen=True):
    """A setting of your seat: whether rent is asked for by itself."""

    seat: SeatLetter
    auto_ask: bool


class Kick(Command, tag="kick", frozen=True):
    """Host: send somebody away, by seat, or a watcher as w0, w1... A bot plays a running game on."""

    who: Annotated[str, msgspec.Meta(pattern="^([A-H]|w[0-9]{1,3})$")]


class Mute(Command, tag="mute", frozen=True):
    """Host: silence somebody in the chat, or give them their voice back."""

    who: Annotated[str, msgspec.Meta(pattern="^([A-H]|w[0-9]{1,3})$")]
    muted: bool = True


class Pause(Command, tag="pause", frozen=True):
    """Host: stop the game and its clocks."""


class Resume(Command, tag="resume", frozen=True):
    """Host: go on."""


class Undo(Command, tag="undo", frozen=True):
    """At a Banker's table: wish to take back the last actions. It is done when everybody who plays agrees."""

    seat: SeatLetter
    count: Annotated[int, msgspec.Meta(ge=1, le=50)] = 1


class Agree(Command, tag="agree", frozen=True):
    """Agree to a wish to take back, or refuse it."""

    seat: SeatLetter
    yes: bool = True


class Rematch(Command, tag="rematch", frozen=True):
    """After the end: the same people at a new table."""


AnyCommand = (
    Act | May | Openings | Say | Sit | Bot | Free | Start | Leave | Resign | Seat | Kick | Mute | Pause | Resume | Undo
    | Agree | Rematch
)  # fmt: skip


class Hello(msgspec.Struct, forbid_unknown_fields=True, frozen=True, tag_field="do", tag="hello"):
    """The first message on a socket. `seen`: the last version you have; -1: none."""

    seen: Annotated[int, msgspec.Meta(ge=-1, le=1 << 40)] = -1
    openings: bool = False  # whether you want to be told what your seats may do


FromClient = AnyCommand | Hello


class ToClient(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, tag_field="type"):
    """Something that the table tells a client."""


class Done(ToClient, tag="done", frozen=True):
    """A command was carried out, and is on disk. `version`: of the table afterwards. `data`: what was asked for."""

    id: str
    version: int
    data: Any = None


class Refused(ToClient, tag="refused", frozen=True):
    """A command was refused and nothing has changed: why, by name and in words, and the clause behind it."""

    id: str
    reason: str
    text: str
    version: int
    clause: str = ""


class Fault(ToClient, tag="fault", frozen=True):
    """A message that could not be read."""

    text: str


class LineOut(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the story, and the clause behind it."""

    version: int
    text: str
    clause: str = ""


class State(ToClient, tag="state", frozen=True):
    """The whole table as its reader may see it."""

    version: int
    table: dict[str, Any]
    you: dict[str, Any]
    view: dict[str, Any] | None = None
    lines: list[LineOut] = []
    chat: list[dict[str, Any]] = []


class News(ToClient, tag="news", frozen=True):
    """What has changed from one version to the next: fields of the view and of the table, lines, chat."""

    since: int
    version: int
    view: dict[str, Any] = {}
    table: dict[str, Any] = {}
    lines: list[LineOut] = []
    chat: list[dict[str, Any]] = []


class Possible(ToClient, tag="openings", frozen=True):
    """What each of the reader's seats may do now."""

    version: int
    seats: dict[str, list[dict[str, Any]]]


Reply = Done | Refused
READ = msgspec.json.Decoder(FromClient, strict=True)
COMMAND = msgspec.json.Decoder(AnyCommand, strict=True)
WRITE = msgspec.json.Encoder()
