"""The fair source of chance: a secret, its published hash, and answers that anybody can recompute afterwards.

At the start the table publishes `commitment(secret)`. Action number n of the game's log, where it is an answer of
chance, is drawn by `draw(secret, n, ...)`: HMAC-SHA256 of n in decimal digits under the secret, as a whole number,
modulo the count of possible answers, in the order of `freehold.openings.replies`. At the end the secret is shown.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from freehold.codec import find_verb, seat_name
from freehold.core.registry import State, Tables
from freehold.core.words import CHANCE
from freehold.openings import Opening, replies
from freehold.record import Record

SECRET_BYTES = 32


class UnfairError(Exception):
    """A log whose answers of chance cannot be confirmed: what is wrong, and the cure, in one sentence."""


def new_secret() -> str:
    """A secret for one game, in hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(secret: str) -> str:
    """What is published of a secret before the first throw: the SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def draw(secret: str, n: int, s: State, t: Tables) -> Opening:
    """What chance answers as action number n of a game. Every possible answer is equally likely."""
    possible = replies(s, t, CHANCE)
    mac = hmac.digest(bytes.fromhex(secret), str(n).encode(), "sha256")
    return possible[int.from_bytes(mac, "big") % len(possible)]


def verify(record: Record) -> int:
    """Recompute every answer of chance in a finished game. Gives how many there are. Raises UnfairError."""
    if not record.commitment:
        raise UnfairError("No fair source was used in this game, so there is nothing to recompute")
    if not record.secret:
        raise UnfairError("The secret of this game is not in the file. Save it again when the game is over")
    try:
        honest = commitment(record.secret) == record.commitment
    except ValueError:
        honest = False
    if not honest:
        raise UnfairError("The secret in the file is not the one that was committed to before the first throw")
    return _recompute(record)


def _recompute(record: Record) -> int:
    again = Record.begin(record.edition, record.seats, record.banker)
    checked = 0
    for n, action in enumerate(record.actions):
        seat, verb, *args = action
        if seat == seat_name(CHANCE) and record.edition.t.question[find_verb(verb).number]:
            drawn = draw(record.secret, n, again.game, record.edition.t)
            again.do_numbers(CHANCE, drawn.verb, drawn.args)
            if again.actions[-1] != [seat, verb, *args]:
                raise UnfairError(f"Action {n + 1} says {verb} {args}, and the secret gives {again.actions[-1][1:]}")
            checked += 1
        else:
            again.do_again(action)
    return checked
