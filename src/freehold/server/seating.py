"""Sitting down: which seats are free, and what people and bots are called."""

from __future__ import annotations

from freehold.codec import seat_name

from .change import Change
from .ledger import TABLE, Ledger
from .moves import Place
from .refusals import TableRefusal
from .settings import FAMILY_BOT, NAME_LENGTH, clean


def sit(change: Change, ledger: Ledger, player: str, name: str, token: str, seat: str | None = None) -> None:
    """Sit down in an open seat, or take one over from a bot after its person left. Raises TableRefusal."""
    free = [s for i, p in enumerate(ledger.places) if _is_free(ledger, p) for s in [seat_name(i)]]
    if seat is None and not free:
        raise TableRefusal("table_full")
    seat = seat or free[0]
    if ledger.place(seat) is None:
        raise TableRefusal("no_such_seat")
    if seat not in free:
        raise TableRefusal("seat_taken")
    if token and token not in ledger.edition.file.tokens.value:
        raise TableRefusal("no_such_token", ledger.teller.reason("no_such_token"))
    if token and not ledger.record and any(p.token == token for p in ledger.places):
        raise TableRefusal("token_taken", ledger.teller.reason("token_taken"))
    change.add(TABLE, "sit", seat, checked_name(ledger, name, seat), token, player)


def _is_free(ledger: Ledger, place: Place) -> bool:
    return place.vacant if ledger.record else place.kind == "open"


def checked_name(ledger: Ledger, name: str, seat: str = "") -> str:
    """A name that nobody else at the table has. Raises TableRefusal."""
    short = clean(name, NAME_LENGTH)
    if not any(c.isalnum() for c in short):
        raise TableRefusal("no_name")
    others = [p.name for i, p in enumerate(ledger.places) if seat_name(i) != seat]
    if short.casefold() in {n.casefold() for n in [*others, *(n for _, n in ledger.watchers)] if n}:
        raise TableRefusal("name_taken")
    return short


def bot_name(ledger: Ledger, seat: str) -> str:
    """A first name for a bot that nobody has yet."""
    taken = {p.name for p in ledger.places}
    names = [n for n in ledger.teller.said_in.NAMES if f"{n} (bot)" not in taken]
    return f"{names[-1 - 'ABCDEFGH'.index(seat) % len(names)]} (bot)"


def empty(change: Change, ledger: Ledger, seat: str) -> None:
    """A person leaves a seat for good: before the start it is open, afterwards a bot plays on."""
    change.add(TABLE, *(("hand", seat, FAMILY_BOT) if ledger.record else ("rise", seat)))
