"""The language of the clause tests: a table set up in one line, played in words, asked in words.

    t = Table("theme-park", seats=4, turn=A, at={A: 0}, owns={B: [6, 8, 9]})
    t.throw(A, 2, 4)
    t.do(B, "ask_rent")
    assert t.cash(A) == 1488

It is public: tests of other people's editions can be written in it as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from freehold.asking import Position
from freehold.codec import ActionError, Argument, Codec, find_verb, seat_name
from freehold.core.agenda import push
from freehold.core.deeds import LEVELS, TOP, give
from freehold.core.registry import Verb, later
from freehold.core.words import BANK, CHANCE, DECK_SIZE, MOST_SPACES, NOBODY, REASONS, WAITS
from freehold.editions.load import load
from freehold.engine import Game, act, deal, legal, set_table, settle

A, B, C, D, E, F, G, H = range(8)

__all__ = ["BANK", "CHANCE", "NOBODY", "A", "ActionError", "B", "C", "D", "E", "F", "G", "H", "Refused", "Table"]


class Refused(AssertionError):
    """An action that the test expected to be done was refused."""


class Table(Position):
    """A game in a set position.

    edition, overlays: as for `load`. seats: how many. turn: who is about to throw. at: positions. cash: money; others
    have the starting sum. owns: deeds by space. level: pieces by space (5: the hotel-like one), paid for at the deed's
    price. mortgaged, damaged: spaces. rex_at: where the T. Rex stands. snowflake: the space it lies on. jailed: seats
    with the number of the turn in jail that comes next. holds: kept cards as `id:deck`. stock: house-like and
    hotel-like pieces in the Bank. bank: the Bank's money. deck: the cards to come, answered by themselves. flames:
    who holds the ring. characters: tokens by seat; who has none has no power. skips: the turns that seats have still to
    miss. opening: True begins before the first throw, with `banker` throwing first.
    """

    def __init__(
        self,
        edition: str,
        *,
        seats: int = 4,
        turn: int = A,
        at: Mapping[int, int] | None = None,
        cash: Mapping[int, int] | None = None,
        owns: Mapping[int, Sequence[int]] | None = None,
        level: Mapping[int, int] | None = None,
        mortgaged: Sequence[int] = (),
        damaged: Sequence[int] = (),
        rex_at: int | None = None,
        jailed: Mapping[int, int] | None = None,
        holds: Mapping[int, Sequence[str]] | None = None,
        snowflake: int | None = None,
        stock: tuple[int, int] | None = None,
        bank: int | None = None,
        deck: Mapping[str, Sequence[str]] | None = None,
        overlays: Sequence[str] = (),
        flames: int = NOBODY,
        characters: Mapping[int, str] | None = None,
        skips: Mapping[int, int] | None = None,
        opening: bool = False,
        banker: int = A,
    ) -> None:
        self.edition = load(edition, tuple(overlays))
        self.codec = Codec(self.edition)
        self.t = self.edition.t
        self._stacked = {name: list(cards) for name, cards in (deck or {}).items()}
        for name in self._stacked:
            if name not in self.edition.deck_ids:
                raise ActionError(f"there is no deck {name!r}; decks are {', '.join(self.edition.deck_ids)}")
        if opening:
            self.s = deal(self.t, seats, banker)
            self.s.said = []
            return
        self.s = Game()
        set_table(self.s, self.t, seats, banker)
        self.s.depth = 0
        self._hand_out(cash or {}, owns or {}, holds or {})
        self._build(level or {}, stock)
        self._place(at or {}, jailed or {})
        self.s.mortgaged = sum(1 << d for d in mortgaged)
        self._cast(flames, characters or {}, skips or {})
        if snowflake is not None:
            self.s.flake_at, self.s.flake_laid = snowflake, 1
        self.s.damaged = sum(1 << d for d in damaged)
        self.s.rex_at = self.t.rex_start if rex_at is None else rex_at
        self.s.got = self.s.gifts = 0
        self.s.bank = self.t.bank_money - sum(self.s.cash) if bank is None else bank
        self.s.said = []
        push(self.s, later("first_turn"), NOBODY, turn)
        settle(self.s, self.t)

    def _hand_out(
        self, cash: Mapping[int, int], owns: Mapping[int, Sequence[int]], holds: Mapping[int, Sequence[str]]
    ) -> None:
        for p, amount in cash.items():
            self.s.cash[p] = amount
        for p, deeds in owns.items():
            for d in deeds:
                give(self.s, d, p)
        for p, cards in holds.items():
            for name in cards:
                thing = self.codec.kept_of(self.s, name, BANK)
                where = self.t.kept_card[thing - MOST_SPACES]
                self.s.unseen[where // DECK_SIZE] &= ~(1 << where % DECK_SIZE)
                give(self.s, thing, p)

    def _build(self, level: Mapping[int, int], stock: tuple[int, int] | None) -> None:
        s, t = self.s, self.t
        for d, n in level.items():
            s.level[d] = n
            for k in range(1, n + 1):
                if k <= t.row or k == TOP:
                    s.paid[d * LEVELS + k - 1] = t.piece[d]
            if n == TOP:
                s.hotels -= 1
            else:
                s.houses -= n
        if stock is not None:
            s.houses, s.hotels = stock

    def _place(self, at: Mapping[int, int], jailed: Mapping[int, int]) -> None:
        for p, space in at.items():
            self.s.at[p] = space
        for p, n in jailed.items():
            self.s.at[p] = self.t.jail
            self.s.jailed[p] = n

    def _cast(self, flames: int, characters: Mapping[int, str], skips: Mapping[int, int]) -> None:
        self.s.flames = flames
        tokens = self.edition.file.tokens.value
        for p, token in characters.items():
            self.s.character[p] = tokens.index(token) + 1
        for p, n in skips.items():
            self.s.skips[p] = n

    # Acting

    def do(self, seat: int, verb: str, *args: Argument) -> Table:
        """Let a seat do a verb. Raises Refused with the reason where it is not allowed."""
        found, numbers = self._read(seat, verb, args)
        r = act(self.s, self.t, seat, found.number, *numbers)
        if r:
            raise Refused(f"{seat_name(seat)} {verb} {args}: {REASONS.names[r]}")
        self._answer_draws()
        return self

    def throw(self, seat: int, *dice: int) -> Table:
        """Answer any throw that is asked for: of a turn (its `roll` included), in jail, for a rent, for the start.

        Where one die is asked for, give one.
        """
        if self.s.wait[CHANCE] != WAITS.number("dice"):
            self.do(seat, "roll")
        if self.s.thrower != seat:
            raise Refused(f"{seat_name(self.s.thrower)} is to throw, not {seat_name(seat)}")
        return self.do(CHANCE, "dice", *dice)

    def gate(self, seat: int, sound: str) -> Table:
        """Answer the gate that a seat has activated: "theme" or "roar"."""
        if self.s.wait[CHANCE] != WAITS.number("gate") or self.s.thrower != seat:
            raise Refused(f"the gate is not activated by {seat_name(seat)}")
        return self.do(CHANCE, "gate", sound)

    def card(self, seat: int, name: str) -> Table:
        """Answer a draw."""
        if self.s.wait[CHANCE] != WAITS.number("card"):
            raise Refused(f"no card is being drawn by {seat_name(seat)}")
        return self.do(CHANCE, "card", name)

    def _answer_draws(self) -> None:
        while self.s.wait[CHANCE] == WAITS.number("card"):
            cards = self._stacked.get(self.edition.deck_ids[self.s.drawing])
            if not cards:
                return
            self.do(CHANCE, "card", cards.pop(0))

    def _read(self, seat: int, verb: str, args: Sequence[Argument]) -> tuple[Verb, list[int]]:
        found = find_verb(verb)
        if verb == "offer":
            args = _offer(*args)  # type: ignore[arg-type]
        return found, self.codec.read(self.s, found, args, seat)

    def may(self, seat: int, verb: str, *args: Argument) -> bool:
        """Whether a seat may do this now."""
        return self.refused(seat, verb, *args) == ""

    def refused(self, seat: int, verb: str, *args: Argument) -> str:
        """The name of the reason against it, empty when it is allowed. The table never changes.

        A refusal is also tried on a copy, which must come out unchanged.
        """
        found, numbers = self._read(seat, verb, args)
        r = legal(self.s, self.t, seat, found.number, *numbers)
        if r:
            trial = self.s.copy()
            again = act(trial, self.t, seat, found.number, *numbers)
            assert again == r, f"{verb} is refused for another reason when it is tried"
            assert trial.same(self.s), f"a refused {verb} changed the table"
        return REASONS.names[r]


def _offer(
    to: Argument,
    given: Sequence[int | str] = (),
    asked: Sequence[int | str] = (),
    coins: int = 0,
    cards_given: Sequence[str] = (),
    cards_asked: Sequence[str] = (),
) -> list[Argument]:
    """An offer as tests write it, deeds and cards apart, in the form of the verb."""
    return [to, [*given, *cards_given], [*asked, *cards_asked], coins]
