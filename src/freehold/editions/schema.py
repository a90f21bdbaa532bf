"""What an edition file may say. Unknown keys are errors, so that a slip of the pen is found at once."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

import msgspec

T = TypeVar("T")
Basis = Literal["printed", "standard", "assumed"]
Kind = Literal[
    "go",
    "street",
    "transport",
    "utility",
    "cards",
    "tax",
    "jail",
    "rest",
    "go_to_jail",
    "element",
    "snowflake",
    "vehicle",
]


class Strict(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table of an edition file."""


class Known(Strict, Generic[T], frozen=True):
    """A value and what it rests on: printed in the box, standard in this family of games, or assumed by us."""

    value: T
    basis: Basis


class Currency(Strict, frozen=True):
    """How sums of money are written."""

    one: str
    many: str
    symbol: str
    before: bool = True


class Space(Strict, frozen=True):
    """One space of the board."""

    at: int
    name: Known[str]
    kind: Kind
    group: str = ""
    price: Known[int] | None = None
    loan: Known[int] | None = None
    repair: Known[int] | None = None
    rent: Known[list[int]] | None = None
    deck: str = ""
    tax: Known[int] | None = None
    percent: Known[int] | None = None


class Group(Strict, frozen=True):
    """Deeds that belong together."""

    name: Known[str]
    colour: Known[str]
    piece: Known[int] | None = None
    rent_by_count: Known[list[int]] | None = None


class Card(Strict, frozen=True):
    """A card: its text and its effect stand in one record. `does` lists steps, each with its number or name.

    A kept card that is played (`keep = "play"`) has a `name`, does its steps when it is played, says whom or what its
    player must pick, and whether it brings something (`raises`), so that a debtor may play it, too.
    """

    id: str
    text: str
    basis: Basis
    count: int = 1
    keep: Literal["", "jail_free", "play", "spare_rent"] = ""
    pick: Literal["", "seat", "deed"] = ""
    raises: bool = False
    name: str = ""
    does: list[list[int | str]] = []


class Deck(Strict, frozen=True):
    """A deck and its cards."""

    name: Known[str]
    size: Known[int]
    card: list[Card]
    bound: bool = False  # kept cards of this deck are neither traded nor inherited, those that free from jail aside


class Verbs(Strict, frozen=True):
    """Which verbs this edition offers, and when."""

    chance: list[str]
    answers: list[str]
    any_time: list[str]
    in_debt: list[str]
    in_auction: list[str]
    while_taking: list[str]
    placing: list[str]
    while_moving: list[str] = []
    refused: dict[str, str] = {}  # verbs never offered, with a reason that says more than that


class Power(Strict, frozen=True):
    """What a character can do while it holds the ring: which kind of power, and how many coins it steals each time."""

    token: str
    power: Literal["passing", "landing", "sixes", "deck", "reroll"]
    text: str
    basis: Basis
    coins: Known[int] | None = None
    deck: str = ""


class Order(Strict, frozen=True):
    """Steps or amendments, first to last."""

    order: list[str]


class Cites(Strict, frozen=True):
    """Which clause stands behind a refusal (`verb.reason`, or `reason`), and behind an event."""

    refusal: dict[str, str]
    event: dict[str, str]


class EditionFile(Strict, frozen=True):
    """A whole edition, overlays laid on."""

    id: str
    version: int
    title: str
    about: str
    rulebook: str
    inventory: str
    currency: Currency
    notes: Known[dict[str, int]]
    tokens: Known[list[str]]
    words: dict[str, str]
    rules: dict[str, Known[int]]
    turn: Order
    rent: Order
    when: dict[str, list[str]]
    land: dict[str, str]
    verbs: Verbs
    group: dict[str, Group]
    space: list[Space]
    deck: dict[str, Deck]
    cites: Cites
    power: list[Power] = []
    box: Known[dict[str, int]] | None = None
    one_of: list[str] = []


class OverlayFile(Strict, frozen=True):
    """An overlay: what it is, what it fits, and the values it replaces."""

    id: str
    title: str
    about: str
    of: list[str]
    replaces: dict[str, Any]
    excludes: list[str] = []
