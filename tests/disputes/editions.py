"""What the disputes need to know of each edition, and how a question is put to all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from freehold.core.registry import STEPS
from freehold.core.words import DECK_SIZE
from freehold.editions.load import edition_names, load
from freehold.testing import A, B, C, D, Table

CARD_LINES = 4  # the steps that one card can hold


@dataclass(frozen=True)
class Board:
    """Where things lie, and what they cost, for as much as the disputes touch.

    cheap: a whole group of streets; dear: another, whose last street is the landing that most stories use. price, rent,
    piece: of that last street. loan: what a mortgage on it brings. cash: the starting sum. works: the two utility-like
    spaces. corner: the space that sends to jail. rest: a space where nothing happens. cards: a space of the deck named.
    """

    cheap: tuple[int, ...] = (6, 8, 9)
    cheap_rent: int = 6
    dear: tuple[int, int] = (37, 39)
    third: tuple[int, ...] = (31, 32, 34)
    price: int = 400
    rent: int = 50
    piece: int = 200
    loan: int = 200
    cash: int = 1500
    works: tuple[int, ...] = (12, 28)
    jail: int = 10
    corner: int = 30
    rest: int = 20
    cards: int = 7
    deck: str = ""
    salary: int = 200
    fine: int = 50
    row: int = 4  # how many house-like pieces a street bears
    one_die: bool = False
    mortgages: bool = True
    verbs: Mapping[str, str] = field(default_factory=dict)
    free_bid: int = 1


BOARDS = {
    "theme-park": Board(deck="wishing_well"),
    "classic": Board(deck="chance"),
    "nightmare": Board(deck="halloween_presents"),
    "frozen-2": Board(deck="royal_decree", works=(), free_bid=10),
    "jurassic-park": Board(
        deck="impact_tremor",
        row=1,
        mortgages=False,
        verbs={"build": "build_fence", "sell": "sell_fence"},
        free_bid=10,
    ),
    "villains": Board(
        cheap=(9, 11),
        cheap_rent=2,
        dear=(30, 31),
        third=(25, 27),
        price=5,
        rent=5,
        piece=3,
        loan=0,
        cash=30,
        works=(10, 22),
        jail=8,
        corner=24,
        rest=16,
        cards=6,
        deck="chance",
        salary=2,
        fine=5,
        one_die=True,
        mortgages=False,
    ),
}
NO_BOARD = Board()
QUESTIONS: dict[str, set[str]] = {}  # the editions for which each test has an answer, or a reason why it needs none


def board(edition: str) -> Board:
    """The board of an edition."""
    return BOARDS.get(edition, NO_BOARD)


def answers(right: Mapping[str, Any], absent: Mapping[str, str] | None = None) -> Callable[[Any], Any]:
    """Put a question to every edition there is, each with its own right answer.

    absent: the editions in which it cannot arise, with the reason. One in neither list fails test_every_edition.
    """

    def mark(test: Any) -> Any:
        QUESTIONS[test.__name__] = {*right, *(absent or {})}
        asked = [pytest.param(name, right[name], id=name) for name in edition_names() if name in right]
        return pytest.mark.parametrize(("edition", "right"), asked)(test)

    return mark


everywhere = pytest.mark.parametrize("edition", edition_names())  # where the answer is the same for all


def alike(answer: Any, *editions: str) -> dict[str, Any]:
    """The same answer in several editions, in all where none is named."""
    return dict.fromkeys(editions or tuple(BOARDS), answer)


def pips(edition: str, n: int) -> tuple[int, ...]:
    """A throw of n that is no doubles."""
    if board(edition).one_die:
        return (n,)
    return (n // 2, n - n // 2) if n % 2 else (n // 2 - 1, n // 2 + 1)


def throw(t: Table, seat: int, n: int) -> Table:
    """A seat throws n, and no doubles."""
    return t.throw(seat, *pips(t.edition.id, n))


def play(t: Table, seat: int, verb: str, *args: Any) -> Table:
    """Do a verb under the name that it has in the edition."""
    return t.do(seat, board(t.edition.id).verbs.get(verb, verb), *args)


def refused(t: Table, seat: int, verb: str, *args: Any) -> str:
    """Why a verb is refused, under the name that it has in the edition."""
    return t.refused(seat, board(t.edition.id).verbs.get(verb, verb), *args)


def visit(edition: str, space: int, seat: int = A, **setting: Any) -> Table:
    """A seat has moved onto a space by a throw of three."""
    at = {seat: space - 3, **setting.pop("at", {})}
    return throw(Table(edition, turn=seat, at=at, **setting), seat, 3)


def owing(edition: str, **setting: Any) -> Table:
    """A has landed on D's dearest street and is asked for its rent."""
    street = board(edition).dear[1]
    owns = {D: [street], **setting.pop("owns", {})}
    return visit(edition, street, owns=owns, **setting).do(D, "ask_rent")


def face_down(edition: str, *deeds: int) -> dict[str, Any]:
    """Deeds that lie face down, as the edition has it: mortgaged, damaged, or not at all."""
    if board(edition).mortgages:
        return {"mortgaged": deeds}
    return {"damaged": deeds} if edition == "jurassic-park" else {}


def mortgaged(edition: str, *deeds: int) -> dict[str, Any]:
    """Deeds that are mortgaged, where there are mortgages."""
    return {"mortgaged": deeds} if board(edition).mortgages else {}


def card_table(edition: str, step: str, arg: int, **setting: Any) -> Table:
    """A table on which the next card of one deck says what the test wants: its first card is written anew."""
    ground = board(edition)
    k = load(edition).deck_ids.index(ground.deck)
    name = load(edition).card_names[k * DECK_SIZE]
    at = {A: ground.cards - 3, **setting.pop("at", {})}
    t = Table(edition, at=at, deck={ground.deck: [name]}, **setting)
    t.t = t.t.copy()
    t.t.card_step[k * DECK_SIZE * CARD_LINES] = STEPS.number(step)
    t.t.card_arg[k * DECK_SIZE * CARD_LINES] = arg
    return t


def own_card(edition: str, step: str, arg: int, **setting: Any) -> Table:
    """A has drawn a card that says what the test wants."""
    return throw(card_table(edition, step, arg, **setting), A, 3)


def raise_money(t: Table, seat: int, deed: int) -> Table:
    """A debtor gets money for a deed, or settles with it: by a mortgage, by its fence, or by giving it away."""
    means = {"jurassic-park": "sell_fence", "villains": "give_property"}
    return t.do(seat, means.get(t.edition.id, "mortgage"), deed)


def pass_all(t: Table) -> Table:
    """Everybody who is asked for a bid passes."""
    for seat in [p for p in (A, B, C, D) if t.waits(p) == "bid"]:
        t.do(seat, "pass")
    return t


def auction(edition: str, **setting: Any) -> Table:
    """An auction in which A, B and C may bid: of the dearest street, or of the last piece where streets have none."""
    ground = board(edition)
    if edition != "villains":
        return visit(edition, ground.dear[1], **setting).do(A, "decline")
    owns = {A: ground.cheap, B: ground.dear, C: ground.third}
    for seat, deeds in setting.pop("owns", {}).items():
        owns[seat] = (*owns[seat], *deeds)
    t = Table(edition, owns=owns, stock=(1, 12), **setting)
    t.do(A, "build", ground.cheap[0])
    for seat in (B, C):
        t.do(seat, "want", 1)
    return t
