"""One change of a table: entries that hold together, and what follows from them by itself."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from freehold.codec import seat_name
from freehold.core.registry import VERBS
from freehold.core.words import CHANCE
from freehold.engine import legal

from .chance import draw
from .ledger import Ledger
from .writer import Entry

if TYPE_CHECKING:
    from .table import Table


class Change:
    """What is being done to a table, entry by entry. It holds when all of it is on disk."""

    def __init__(self, table: Table, command: str) -> None:
        self.table = table
        self.command = command
        self.entries: list[Entry] = []

    def add(self, seat: str, verb: str, *args: Any) -> None:
        """Do one thing. Raises ActionError where it is not allowed; nothing has changed then."""
        ledger = self.table.ledger
        entry = Entry(ledger.version, seat, verb, list(args), time.time(), "" if self.entries else self.command)
        ledger.apply(entry)
        self.entries.append(entry)

    def act(self, seat: str, verb: str, *args: Any) -> None:
        """Do an action of the game, and what follows by itself: dice, cards, and rents that are asked for."""
        self.add(seat, verb, *args)
        self.follow_up()

    def follow_up(self) -> None:
        """Let chance answer and rents be asked for, as long as there is something to do."""
        ledger = self.table.ledger
        while ledger.running:
            s, t = ledger.game, ledger.edition.t
            if s.wait[CHANCE]:
                if ledger.settings.dice != "fair":
                    return
                assert ledger.record
                drawn = draw(self.table.row.secret, len(ledger.record.actions), s, t)
                self.add("chance", drawn.verb, *ledger.record.codec.write(s, VERBS[drawn.verb], drawn.args))
            elif (found := _rent_to_ask(ledger)) is not None:
                self.add(*found)
            else:
                return


def _rent_to_ask(ledger: Ledger) -> tuple[Any, ...] | None:
    s, t = ledger.game, ledger.edition.t
    for i in range(s.claims):
        p, space = s.claim_by[i], s.claim_on[i]
        if (ledger.places[p].auto_ask or ledger.bot_of(p)) and not legal(s, t, p, VERBS["ask_rent"].number, space):
            return (seat_name(p), "ask_rent", space)
    return None
