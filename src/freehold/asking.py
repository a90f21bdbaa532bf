"""What can be asked of a table in words: a game with its edition, and a method for each fact of a position."""

from __future__ import annotations

from typing import Any

from freehold.core.registry import State, Tables
from freehold.core.words import BANK, DECK_SIZE, EVENTS, WAITS
from freehold.editions.load import Edition
from freehold.telling import facts
from freehold.view import view


class Position:
    """A game that can be asked for its facts."""

    edition: Edition
    s: State
    t: Tables

    def cash(self, seat: int) -> int:
        """Money of a seat; of BANK, the Bank's sum."""
        return int(self.s.bank if seat == BANK else self.s.cash[seat])

    def at(self, seat: int) -> int:
        """The space a token stands on."""
        return int(self.s.at[seat])

    def owner(self, space: int) -> int:
        """Who owns a deed; BANK where nobody does."""
        return int(self.s.owner[space])

    def level(self, space: int) -> int:
        """How far a street is built: 0 to 4, and 5 for the hotel-like piece."""
        return int(self.s.level[space])

    def mortgaged(self, space: int) -> bool:
        """Whether a deed lies face down."""
        return bool(self.s.mortgaged >> space & 1)

    def damaged(self, space: int) -> bool:
        """Whether a property is damaged."""
        return bool(self.s.damaged >> space & 1)

    def rex(self) -> int:
        """Where the T. Rex stands."""
        return int(self.s.rex_at)

    def jailed(self, seat: int) -> int:
        """0: free; n: the n-th turn in jail comes next."""
        return int(self.s.jailed[seat])

    def holds(self, seat: int) -> list[str]:
        """The kept cards of a seat, as `id:deck`."""
        return [name for thing, name in self.edition.kept_names.items() if self.s.owned[seat] >> thing & 1]

    def flames(self) -> int:
        """Who holds the ring; NOBODY where it lies beside the board."""
        return int(self.s.flames)

    def character(self, seat: int) -> str:
        """The character of a seat, empty for none."""
        k = self.s.character[seat]
        return str(self.edition.file.tokens.value[k - 1]) if k else ""

    def skips(self, seat: int) -> int:
        """How many turns a seat has still to miss."""
        return int(self.s.skips[seat])

    def stock(self) -> tuple[int, int]:
        """House-like and hotel-like pieces in the Bank."""
        return int(self.s.houses), int(self.s.hotels)

    def snowflake(self) -> int:
        """The space that the snowflake lies on, or -1 for its box."""
        return int(self.s.flake_at)

    def waits(self, seat: int) -> str:
        """What the table waits for from a seat, empty for nothing."""
        return str(WAITS.names[self.s.wait[seat]])

    def turn(self) -> int:
        """Who is on turn."""
        return int(self.s.turn)

    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.s.over)

    def winner(self) -> int | tuple[int, ...] | None:
        """Who has won: a seat, several that share, or None while the game runs."""
        won = tuple(p for p in range(self.s.seats) if self.s.won >> p & 1)
        return None if not won else won[0] if len(won) == 1 else won

    def out(self, seat: int) -> bool:
        """Whether a seat is out of the game."""
        return bool(self.s.out[seat])

    def score(self, seat: int) -> int:
        """What a seat was valued at when the game ended by valuation."""
        return int(self.s.score[seat])

    def pile(self, deck: str) -> list[str]:
        """The cards that have gone under a deck, first to come up first. Only tests may look."""
        k = self.edition.deck_ids.index(deck)
        names = self.edition.card_names
        return [names[k * DECK_SIZE + self.s.pile[k * DECK_SIZE + i]] for i in range(self.s.piled[k])]

    def deck_size(self, deck: str) -> int:
        """How many cards lie in a deck now."""
        k = self.edition.deck_ids.index(deck)
        return int(self.s.unseen[k]).bit_count() + int(self.s.piled[k])

    def claims(self, owner: int) -> list[tuple[int, int, int]]:
        """Open rent claims of a seat: who stands there, the space, the amount."""
        s = self.s
        return [(s.claim_of[i], s.claim_on[i], s.claim_amount[i]) for i in range(s.claims) if s.claim_by[i] == owner]

    def debts(self) -> list[tuple[int, int, int]]:
        """The queue of debts: debtor, creditor, amount."""
        s = self.s
        return [(s.debtor[i], s.creditor[i], s.amount[i]) for i in range(s.debts)]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see."""
        return dict(view(self.s, self.t, seat))

    def events(self) -> list[tuple[Any, ...]]:
        """All that has happened since the table was set up: the event's name and its facts."""
        return [facts(self.edition, *e) for e in self.s.said or []]

    def happened(self, name: str) -> list[tuple[Any, ...]]:
        """The facts of all events of one name."""
        assert name in EVENTS.names, f"there is no event {name!r}"
        return [e[1:] for e in self.events() if e[0] == name]
