"""What a table shows: the public part of its ledger, and what one reader may see beyond it."""

from __future__ import annotations

from typing import Any

from freehold.codec import seat_name
from freehold.core.offers import MOST_OFFERS, NO_OFFER
from freehold.core.registry import VERBS
from freehold.core.words import CHANCE, NOBODY, WAITS
from freehold.openings import openings, replies
from freehold.view import view

from .ledger import Ledger
from .protocol import LineOut

MOST_LINES = 200


def table_face(id: str, ledger: Ledger, secret: str, connected: set[str], deadline: float | None) -> dict[str, Any]:
    """Everything about a table that all at it may know."""
    return {
        "id": id,
        "title": ledger.edition.title,
        "settings": ledger.settings,
        "places": [_place(ledger, i, connected) for i in range(len(ledger.places))],
        "host": ledger.seats_of(ledger.host),
        "watchers": [name for _, name in ledger.watchers],
        "started": ledger.record is not None,
        "over": ledger.over,
        "paused": ledger.paused,
        "asked": _asked(ledger) if ledger.running else [],
        "deadline": deadline,
        "going": ledger.going,
        "offers": _offers(ledger) if ledger.running else [],
        "undo": _wish(ledger),
        "rematch": ledger.rematch,
        "commitment": ledger.commitment,
        "secret": secret if ledger.over else "",
    }


def _place(ledger: Ledger, i: int, connected: set[str]) -> dict[str, Any]:
    place = ledger.places[i]
    return {
        "seat": seat_name(i),
        "name": place.name,
        "token": place.token,
        "kind": place.kind,
        "bot": place.bot,
        "here": place.player in connected,
        "auto_ask": place.auto_ask,
        "stood_in": place.stood_in,
        "vacant": place.vacant,
        "muted": place.player in ledger.muted,
    }


def _wish(ledger: Ledger) -> dict[str, Any] | None:
    if ledger.wish is None:
        return None
    agreed = [seat_name(i) for i, p in enumerate(ledger.places) if p.player and p.player in ledger.wish.agreed]
    return {"by": ledger.wish.by, "count": ledger.wish.count, "agreed": agreed}


def _offers(ledger: Ledger) -> list[dict[str, Any]]:
    """The open offers, with things by name: space numbers, and kept cards."""
    s = ledger.game
    return [
        {
            "number": s.offer[i],
            "by": seat_name(s.offer_by[i]),
            "to": seat_name(s.offer_to[i]),
            "gives": _things(ledger, s.offer_gives[i]),
            "asks": _things(ledger, s.offer_asks[i]),
            "coins": s.offer_coins[i],
            "text": ledger.teller.terms(s, s.offer[i]),
        }
        for i in range(MOST_OFFERS)
        if s.offer[i] != NO_OFFER
    ]


def _things(ledger: Ledger, mask: int) -> list[int | str]:
    kept = ledger.edition.kept_names
    return [kept.get(i, i) for i in range(mask.bit_length()) if mask >> i & 1]


def _asked(ledger: Ledger) -> list[dict[str, str]]:
    """The open questions: who is asked, what, and in words."""
    s = ledger.game
    found = []
    for p in range(CHANCE + 1):
        if s.wait[p]:
            name = WAITS.names[s.wait[p]]
            found.append({"seat": seat_name(p), "question": name, "text": ledger.teller.question(name)})
    return found


def sight(ledger: Ledger) -> dict[str, Any] | None:
    """The game as everybody may see it: nothing of it leaves the table in another way.

    No edition has anything that only one seat may see; a test fails when one brings such a thing.
    """
    if ledger.record is None:
        return None
    seen: dict[str, Any] = view(ledger.game, ledger.edition.t, NOBODY)
    return seen


def lines_since(ledger: Ledger, version: int) -> list[LineOut]:
    """The story behind a version."""
    found: list[LineOut] = []
    for at, line in reversed(ledger.lines):
        if at <= version or len(found) == MOST_LINES:
            break
        found.append(LineOut(at, line.text, line.clause))
    return found[::-1]


def possible(ledger: Ledger, seat: str) -> list[dict[str, Any]]:
    """What a seat, or chance at a Banker's table, may do now: verbs with their arguments by name."""
    if not ledger.running:
        return []
    s, t = ledger.game, ledger.edition.t
    p = CHANCE if seat == "chance" else "ABCDEFGH".index(seat)
    if p != CHANCE and p >= s.seats:
        return []
    found = []
    for o in replies(s, t, CHANCE) if p == CHANCE else openings(s, t, p):
        assert ledger.record
        args = ledger.record.codec.write(s, VERBS[o.verb], o.args)
        one: dict[str, Any] = {"verb": o.verb, "args": args}
        if o.most:
            one["most"] = o.most
        found.append(one)
    return found
