"""Facts to sentences: a teller for one edition, one language and the people at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType

from freehold.core.deeds import TOP
from freehold.core.groups import HOUSE, HOUSE_LOT
from freehold.core.offers import offer_row
from freehold.core.registry import State
from freehold.core.words import BANK, CAUSES, CHANCE, DECK_SIZE, FIRST_KEPT, MOST_SPACES
from freehold.editions.load import Edition

from . import en
from .merge import Fact, Said, Told, fact, merge, slots

LANGUAGES = {"en": en}

__all__ = ["LANGUAGES", "Line", "Said", "Teller"]


@dataclass(frozen=True)
class Line:
    """One line of a story: its sentence, and the clause behind it or an empty text."""

    text: str
    clause: str


class Teller:
    """Tells what happens at a table.

    names: what the seats are called, in their order; seats beyond them have the language's own first names.
    """

    def __init__(self, edition: Edition, names: Sequence[str] | None = None, language: str = "en") -> None:
        """Raises ValueError for a language that is not spoken here."""
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; languages are {', '.join(LANGUAGES)}")
        self.edition = edition
        self.said_in: ModuleType = LANGUAGES[language]
        given = list(names or ())
        nouns = edition.file.words
        self.nouns = nouns | {f"a_{name}": str(self.said_in.a(noun)) for name, noun in nouns.items()}
        self.names = [*given, *self.said_in.NAMES[len(given) :]]

    # Sentences

    def sentence(self, event: Said) -> str:
        """One event in words."""
        one = fact(event)
        return self._say(Told(one.key, (one,)))

    def clause(self, event: Said) -> str:
        """The id of the clause behind an event, or an empty text."""
        one = fact(event)
        return self._clause(Told(one.key, (one,)))

    def tell(self, events: Sequence[Said], terms: Mapping[int, str] | None = None) -> list[Line]:
        """A stretch of play, told without saying anything twice.

        terms: what offers said, by their numbers; see `terms`.
        """
        lines = []
        for told in merge(events):
            head = told.facts[0]
            if head.name == "offered" and terms and head.numbers[2] in terms:
                text = self._fill("offered.terms", [*self._words(head)[:2], terms[head.numbers[2]]])
            else:
                text = self._say(told)
            lines.append(Line(text, self._clause(told)))
        return lines

    def terms(self, game: State, number: int) -> str:
        """What an open offer says, or an empty text where there is no such offer."""
        row = offer_row(game, number)
        if row < 0:
            return ""
        coins = game.offer_coins[row]
        given = self._goods(game.offer_gives[row], -coins)
        asked = self._goods(game.offer_asks[row], coins)
        return str(self.said_in.TERMS.format(given, asked))

    def reason(self, name: str, verb: str = "") -> str:
        """A refusal in words: what is wrong, and what to do."""
        reasons = self.said_in.REASONS
        return self._nouns(reasons.get(f"{verb}.{name}") or reasons[name])

    def question(self, wait: str) -> str:
        """What a seat is asked, by the name of the question."""
        return self._nouns(self.said_in.QUESTIONS[wait])

    # Names

    def seat(self, p: int) -> str:
        """The name of a seat, of the Bank or of chance."""
        if p == BANK:
            return str(self.said_in.BANK)
        return str(self.said_in.CHANCE) if p == CHANCE else self.names[p]

    def space(self, d: int) -> str:
        """The name of a space."""
        return self.edition.file.space[d].name.value

    def money(self, amount: int) -> str:
        """A sum of money."""
        c = self.edition.file.currency
        return str(self.said_in.money(amount, c.one, c.many, c.symbol, c.before))

    def sum(self, amount: int) -> str:
        """A sum of money where its unit is clear: without the unit, with the sign if there is one."""
        return self.money(amount) if self.edition.file.currency.symbol else str(amount)

    def level(self, level: int) -> str:
        """The pieces on a street."""
        nouns = self.edition.file.words
        if level == TOP:
            return self.pieces(1, HOUSE + 1)
        return str(self.said_in.pieces(level, nouns["house_in_full"], nouns["houses"]))

    def pieces(self, count: int, kind: int) -> str:
        """So many pieces of a kind."""
        nouns = self.edition.file.words
        one, many = ("house", "houses") if kind == HOUSE else ("hotel", "hotels")
        return str(self.said_in.pieces(count, nouns[one], nouns[many]))

    def lot(self, lot: int) -> str:
        """What is up for auction."""
        if lot < MOST_SPACES:
            return self.space(lot)
        return self.nouns["a_house" if lot == HOUSE_LOT else "a_hotel"]

    def thing(self, thing: int) -> str:
        """A deed, or a kept card with its deck."""
        return self.space(thing) if thing < FIRST_KEPT else self.kept(self.edition.t.kept_card[thing - FIRST_KEPT])

    def kept(self, where: int) -> str:
        """A kept card with its deck."""
        deck = self.edition.file.deck[self.edition.deck_ids[where // DECK_SIZE]].name.value
        card = self.edition.card(where)
        return str(self.said_in.KEPT[card.keep].format(deck=deck, name=card.name))

    def token(self, token: int) -> str:
        """A token, or the character it stands for."""
        return self.edition.file.tokens.value[token]

    def drawn(self, where: int) -> str:
        """A card as it is drawn: its deck and its text."""
        deck = self.edition.file.deck[self.edition.deck_ids[where // DECK_SIZE]].name.value
        return f"{deck}: “{self.edition.card(where).text}”"

    def rule(self, name: str) -> str:
        """What a number of the rules means, or its bare name."""
        return self._nouns(self.said_in.RULES.get(name, name))

    # Putting together

    def _say(self, told: Told) -> str:
        head, *rest = told.facts
        words = [word for one in told.facts for word in self._words(one)]
        if told.key == "bid.run":
            bids = [(self.seat(bid.numbers[0]), self.sum(bid.numbers[1])) for bid in told.facts]
            words = [", ".join(self.said_in.IN_AUCTION.format(*bid) for bid in bids)]
        elif told.key in ("inherited", "surrendered"):
            words = [*self._words(head)[:-1], self.said_in.listed([self._words(f)[-1] for f in told.facts])]
        elif told.key == "deal.terms":
            words = [*self._words(head)[:2], *(self._given(rest, p) for p in head.numbers[:2])]
        return self._fill(told.key, words)

    def _given(self, facts: Sequence[Fact], p: int) -> str:
        """What seat p gives in a deal."""
        mine = [f for f in facts if f.numbers[0] == p]
        return str(self.said_in.listed([self._words(f)[2] for f in mine]))

    def _goods(self, things: int, coins: int) -> str:
        goods = [self.thing(i) for i in range(things.bit_length()) if things >> i & 1]
        return str(self.said_in.listed([*goods, self.money(coins)] if coins > 0 else goods))

    def _fill(self, key: str, words: Sequence[str]) -> str:
        text = self.said_in.SENTENCES[key].format(*words, **self.nouns)
        return str(self.said_in.sentence(text))

    def _nouns(self, template: str) -> str:
        return str(self.said_in.sentence(template.format(**self.nouns)))

    def _words(self, one: Fact) -> list[str]:
        return [self._word(one, slot, n) for slot, n in zip(slots(one.name), one.numbers, strict=True)]

    def _word(self, one: Fact, slot: str, n: int) -> str:
        if slot == "card":
            where = self.edition.t.kept_card[n - FIRST_KEPT] if n >= FIRST_KEPT else n
            return self.drawn(where) if one.name == "drawn" else self.kept(where)
        if slot == "kind":
            return self.pieces(one.numbers[1], n)
        if slot == "cause":
            return str(self.said_in.CAUSES[CAUSES.names[n]])
        speak = {
            "seat": self.seat,
            "space": self.space,
            "coins": self.money,
            "level": self.level,
            "lot": self.lot,
            "thing": self.thing,
            "token": self.token,
        }.get(slot)
        return speak(n) if speak else str(n)

    def _clause(self, told: Told) -> str:
        """Cited for this very sentence, for its first fact with its variant, or for that kind of event."""
        cites = self.edition.file.cites.event
        head = told.facts[0]
        return next((cites[key] for key in (told.key, head.key, head.name) if key in cites), "")
