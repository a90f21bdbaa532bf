"""Which facts are told in one breath: a payment with its purchase, a throw with its move, an auction's bids."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from freehold.core.money import PAID
from freehold.core.words import CAUSES, EVENTS

Said = tuple[int, ...]  # an event as the rules tell it: its number, and four numbers more


class Fact(NamedTuple):
    """An event by name, with the numbers of its slots."""

    name: str
    numbers: tuple[int, ...]

    @property
    def key(self) -> str:
        """The name, with the variant that these numbers make."""
        return f"{self.name}.{variant}" if (variant := _variant(self.name, self.numbers)) else self.name

    @property
    def coins(self) -> int | None:
        """The sum of money in it, if there is one."""
        return next((n for n, slot in zip(self.numbers, slots(self.name), strict=True) if slot == "coins"), None)


class Told(NamedTuple):
    """What makes one sentence: the template's key and the facts whose slots it takes, one after the other."""

    key: str
    facts: tuple[Fact, ...]


def slots(name: str) -> tuple[str, ...]:
    """The kinds of an event's numbers."""
    return EVENTS.slots[EVENTS.number(name)]


def fact(said: Said) -> Fact:
    """An event with its name and without the numbers it does not use."""
    return Fact(EVENTS.names[said[0]], tuple(said[1 : 1 + len(EVENTS.slots[said[0]])]))


def _variant(name: str, numbers: tuple[int, ...]) -> str:
    if name == EVENTS.names[PAID]:
        return CAUSES.names[numbers[3]]
    if name == "moved":
        return "back" if numbers[2] < 0 else ""
    if name == "thrown":
        return "double" if numbers[1] == numbers[2] else "" if numbers[2] else "one"
    if name in ("claimed", "asked"):
        return "" if numbers[3] else "throw"
    if name == "tax_chosen":
        return "percent" if numbers[2] else ""
    return ""


class Merge(NamedTuple):
    """A row of keys that is told as one sentence: its key (empty: that of the fact), and which facts it takes."""

    row: tuple[str, ...]
    key: str
    takes: tuple[int, ...]


MANY_BIDS = 8  # more are told by the first and the last
CHANGING_HANDS = ("handed", "inherited", "surrendered")

# Longest first: the first that fits is taken.
MERGES = (
    Merge(("thrown.double", "released", "moved"), "thrown.freed", (0, 2)),
    Merge(("claimed", "asked", "paid.rent"), "asked.paid", (1,)),
    Merge(("thrown.double", "moved"), "thrown.double.moved", (0, 1)),
    Merge(("thrown", "moved"), "thrown.moved", (0, 1)),
    Merge(("thrown.double", "jailed"), "thrown.jailed", (0,)),
    Merge(("thrown", "stays"), "thrown.stays", (0,)),
    Merge(("thrown.one", "released", "moved"), "thrown.one.freed", (0, 2)),
    Merge(("thrown.one", "moved"), "thrown.one.moved", (0, 1)),
    Merge(("thrown.one", "stays"), "thrown.one.stays", (0,)),
    Merge(("claimed", "asked"), "", (1,)),
    Merge(("claimed.throw", "asked.throw"), "", (1,)),
    Merge(("asked", "paid.rent"), "asked.paid", (0,)),
    Merge(("paid.deed", "bought"), "", (1,)),
    Merge(("paid.deed", "sold"), "", (1,)),
    Merge(("paid.piece", "sold"), "", (1,)),
    Merge(("paid.piece", "built"), "", (1,)),
    Merge(("paid.refund", "torn_down"), "", (1,)),
    Merge(("paid.piece", "fenced"), "", (1,)),
    Merge(("paid.refund", "fence_sold"), "", (1,)),
    Merge(("paid.repair", "repaired"), "", (1,)),
    Merge(("gate_theme", "paid.gate"), "gate_theme.paid", (0, 1)),
    Merge(("gate_roar", "paid.gate"), "gate_roar.paid", (0, 1)),
    Merge(("paid.loan", "mortgaged"), "", (1,)),
    Merge(("paid.lift", "lifted"), "", (1,)),
    Merge(("paid.fine", "released"), "paid.fine.free", (0,)),
    Merge(("card_used", "released"), "", (0,)),
    Merge(("played", "skips"), "", (1,)),
    Merge(("played", "seized"), "", (1,)),
    Merge(("held", "paid.interest"), "held.paid", (0,)),
    Merge(("tax_chosen", "paid.tax"), "tax_chosen.paid", (0, 1)),
    Merge(("tax_chosen.percent", "paid.tax"), "tax_chosen.percent.paid", (0, 1)),
    Merge(("declined", "auction"), "declined.auction", (0,)),
    Merge(("drawn", "kept"), "", (0,)),
    Merge(("dealt", "paid.deed"), "dealt.paid", (0, 1)),
)


def merge(events: Sequence[Said]) -> Iterator[Told]:
    """The events of one stretch of play, gathered into sentences, in their order."""
    facts = _voided_last([fact(e) for e in events])
    i = 0
    while i < len(facts):
        n, told = _next(facts, i)
        i += n
        if told:
            yield told


def _voided_last(facts: Sequence[Fact]) -> list[Fact]:
    """The same facts; offers made void by things that change hands are told after all these things."""
    ordered: list[Fact] = []
    voided: list[Fact] = []
    for f in facts:
        if f.name == "voided":
            voided.append(f)
            continue
        if f.name not in CHANGING_HANDS:
            ordered += voided
            voided = []
        ordered.append(f)
    return ordered + voided


def _next(facts: Sequence[Fact], i: int) -> tuple[int, Told | None]:
    """How many facts the next sentence covers, and the sentence; none where it would say nothing new."""
    here = facts[i]
    if here.name in ("bid", "passed"):
        return _bids(facts, i)
    if here.name in ("inherited", "surrendered"):
        run = _run(facts, i, lambda f: f.name == here.name and f.numbers[:-1] == here.numbers[:-1])
        return len(run), Told(here.name, run)
    if here.name == "deal":
        rest = _run(facts, i + 1, lambda f: f.key == "paid.deal" or f.name == "handed")
        return 1 + len(rest), Told("deal.terms" if rest else "deal", (here, *rest))
    for m in MERGES:
        row = facts[i : i + len(m.row)]
        if tuple(f.key for f in row) == m.row and len({f.coins for f in row} - {None}) < 2:
            taken = tuple(row[k] for k in m.takes)
            return len(row), Told(m.key or taken[-1].key, taken)
    return 1, Told(here.key, (here,))


def _bids(facts: Sequence[Fact], i: int) -> tuple[int, Told | None]:
    """A row of bids and passes: the bids in one sentence. Passes say nothing that the end of the auction does not."""
    run = _run(facts, i, lambda f: f.name in ("bid", "passed"))
    bids = tuple(f for f in run if f.name == "bid")
    closed = facts[i + len(run) : i + len(run) + 3]
    if len(bids) > MANY_BIDS:
        return len(run), Told("bid.many", (bids[0], bids[-1]))
    if len(bids) > 1:
        return len(run), Told("bid.run", bids)
    if bids:
        return len(run), None if any(f.name == "sold" for f in closed) else Told("bid", bids)
    if any(f.name in ("sold", "unsold") for f in closed):
        return len(run), None
    return 1, Told("passed", (facts[i],))


def _run(facts: Sequence[Fact], i: int, fits: Callable[[Fact], bool]) -> tuple[Fact, ...]:
    """The facts from i on that fit."""
    end = i
    while end < len(facts) and fits(facts[end]):
        end += 1
    return tuple(facts[i:end])
