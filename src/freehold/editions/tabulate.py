"""Turning an edition file into flat tables of numbers for the rules."""

from __future__ import annotations

from collections.abc import Iterable

from freehold.core.decks import MOST_LINES, PICKS_DEED, PICKS_SEAT
from freehold.core.deeds import GROUP_ROOM, MOST_GROUPS, PLAIN, STREET, TRANSPORT, UTILITY
from freehold.core.matters import ANSWERS, ANY_TIME, BY_CHANCE, IN_AUCTION, IN_DEBT, PLACES, WHILE_MOVING, WHILE_TAKING
from freehold.core.powers import MOST_TOKENS, POWERS
from freehold.core.registry import AMENDS, STEPS, TABLE_FIELDS, VERBS, Steps, Tables, signs
from freehold.core.walk import MOST_HOOKS
from freehold.core.words import DECK_SIZE, FIRST_KEPT, MOST_DECKS, MOST_KEPT, MOST_SPACES, REASONS
from freehold.engine import EditionTables
from freehold.mechanics.cards import PER_HOTEL
from freehold.mechanics.printed_rent import LADDER, MOST_ALIKE

from .errors import EditionError
from .schema import Card, EditionFile, Space

PICKS = {"": 0, "seat": PICKS_SEAT, "deed": PICKS_DEED}
KINDS = {"street": STREET, "transport": TRANSPORT, "utility": UTILITY}


class Tabulator:
    """Fills the tables of one edition; every fault names the key it stands at."""

    def __init__(self, file: str, edition: EditionFile) -> None:
        self.file = file
        self.edition = edition
        self.t: Tables = EditionTables()

    def fault(self, key: str, wrong: str, cure: str) -> EditionError:
        return EditionError(self.file, key, wrong, cure)

    def tabulate(self) -> Tables:
        """The tables. Raises EditionError."""
        self.rules()
        self.hooks("turn.order", "turn_order", self.edition.turn.order, STEPS)
        self.hooks("rent.order", "rent_order", self.edition.rent.order, AMENDS)
        for name, steps in self.edition.when.items():
            self.hooks(f"when.{name}", f"when_{name}", steps, STEPS)
        self.groups()
        self.board()
        self.decks()
        self.powers()
        self.verbs()
        return self.t

    def rules(self) -> None:
        for name, known in self.edition.rules.items():
            if name not in TABLE_FIELDS or TABLE_FIELDS[name].size:
                raise self.fault(f"rules.{name}", "no rule reads such a number", "Correct the name or take it out")
            setattr(self.t, name, known.value)

    def number(self, key: str, name: str, of: Steps) -> int:
        if name not in of.numbers:
            raise self.fault(key, f"there is no step called {name!r}", f"Use one of: {', '.join(sorted(of.numbers))}")
        return of.numbers[name]

    def hooks(self, key: str, table: str, names: list[str], of: Steps) -> None:
        if table not in TABLE_FIELDS:
            raise self.fault(key, "no rule asks for such a list", "Correct the name or take it out")
        if len(names) > MOST_HOOKS:
            raise self.fault(key, f"{len(names)} steps are too many", f"Name {MOST_HOOKS} at most")
        setattr(self.t, table, _padded((self.number(key, n, of) for n in names), MOST_HOOKS))

    @signs("TP-SET-21", "NB-BUY-06", "JP-BUY-01", "VL-SET-03", "VL-BUY-01", "VL-BUY-08")
    def groups(self) -> None:
        t = self.t
        if len(self.edition.group) > MOST_GROUPS:
            raise self.fault("group", "there are too many groups", f"Have {MOST_GROUPS} at most")
        t.groups = len(self.edition.group)
        for g, (name, group) in enumerate(self.edition.group.items()):
            members = [x.at for x in self.edition.space if x.group == name]
            if not 0 < len(members) <= GROUP_ROOM:
                raise self.fault(f"group.{name}", f"it has {len(members)} spaces", f"Give it 1 to {GROUP_ROOM}")
            t.group_size[g] = len(members)
            t.group_mask[g] = sum(1 << at for at in members)
            t.member[g * GROUP_ROOM : g * GROUP_ROOM + len(members)] = members
            if group.rent_by_count:
                ladder = [0, *group.rent_by_count.value]
                if len(ladder) <= len(members):
                    raise self.fault(f"group.{name}.rent_by_count", "it is too short", "Give one number for each deed")
                base = g * (MOST_ALIKE + 1)
                t.rent_by_count[base : base + len(members) + 1] = ladder[: len(members) + 1]

    @signs(
        "TP-SET-05",
        "TP-SET-08",
        "TP-SET-09",
        "TP-SET-13",
        "TP-PARK-01",
        "TP-OQ-01",
        "TP-OQ-02",
        "NB-SET-03",
        "NB-SET-05",
        "NB-PARK-01",
        "NB-OQ-01",
        "NB-OQ-02",
        "NB-OQ-13",
        "JP-OQ-01",
        "JP-PARK-01",
        "JP-TAX-01",
        "FZ-SET-04",
        "FZ-BUY-01",
        "FZ-PARK-01",
        "FZ-PARK-02",
        "FZ-ELEM-01",
        "FZ-OQ-01",
        "VL-PARK-01",
        "VL-PARK-02",
        "VL-TAX-01",
        "VL-OQ-01",
    )
    def board(self) -> None:
        t = self.t
        spaces = self.edition.space
        if [x.at for x in spaces] != list(range(len(spaces))) or not 0 < len(spaces) <= MOST_SPACES:
            raise self.fault(
                "space", "positions must run from 0 without a gap", f"Have {MOST_SPACES} at most, in order"
            )
        t.spaces = len(spaces)
        t.jail = next((x.at for x in spaces if x.kind == "jail"), 0)
        for x in spaces:
            step = self.edition.land.get(x.kind, "")
            t.landing[x.at] = self.number(f"land.{x.kind}", step, STEPS) if step else 0
            t.kind[x.at] = KINDS.get(x.kind, PLAIN)
            if x.kind in KINDS:
                self.deed(x)
            if x.kind == "tax":
                t.tax_flat[x.at] = x.tax.value if x.tax else 0
                t.tax_percent[x.at] = x.percent.value if x.percent else 0
            if x.kind == "cards":
                if x.deck not in self.edition.deck:
                    raise self.fault(
                        f"space {x.at}.deck", f"there is no deck {x.deck!r}", "Name one of this edition's decks"
                    )
                t.deck[x.at] = list(self.edition.deck).index(x.deck)

    @signs(
        "TP-SET-05",
        "NB-SET-04",
        "JP-SET-04",
        "JP-REPAIR-08",
        "JP-OQ-02",
        "FZ-SET-04",
        "FZ-OQ-02",
        "VL-BUY-01",
        "VL-RENT-03",
        "VL-RENT-04",
        "VL-MORT-01",
        "VL-OQ-02",
    )
    def deed(self, x: Space) -> None:
        t = self.t
        key = f"space {x.at}"
        if x.group not in self.edition.group:
            raise self.fault(f"{key}.group", f"there is no group {x.group!r}", "Name one of this edition's groups")
        if x.price is None or (x.loan is None and not self.t.no_mortgages):
            raise self.fault(key, "a property needs a price and a loan", "Give both, each with its basis")
        group = self.edition.group[x.group]
        t.group[x.at] = list(self.edition.group).index(x.group)
        t.price[x.at] = x.price.value
        t.loan[x.at] = x.loan.value if x.loan else 0
        t.repair_cost[x.at] = x.repair.value if x.repair else 0
        t.deeds |= 1 << x.at
        if x.kind == "street":
            levels = 2 if t.lone_pieces else LADDER
            if x.rent is None or len(x.rent.value) != levels or group.piece is None:
                raise self.fault(key, f"a street needs {levels} rents, and its group the price of a piece", "Add them")
            if x.rent.value != sorted(x.rent.value):
                raise self.fault(
                    f"{key}.rent", "a rent is lower than the one before it", "Check the figures on the deed"
                )
            t.rent[x.at * LADDER : x.at * LADDER + levels] = x.rent.value
            t.piece[x.at] = group.piece.value

    @signs(
        "TP-SET-04",
        "TP-SET-11",
        "TP-OQ-03",
        "NB-SET-13",
        "NB-OQ-03",
        "JP-SET-09",
        "JP-OQ-02",
        "FZ-SET-05",
        "FZ-OQ-02",
        "VL-SET-04",
        "VL-OQ-02",
    )
    def decks(self) -> None:
        t = self.t
        kept = 0
        if len(self.edition.deck) > MOST_DECKS:
            raise self.fault("deck", "there are too many decks", f"Have {MOST_DECKS} at most")
        t.decks = len(self.edition.deck)
        for k, (name, deck) in enumerate(self.edition.deck.items()):
            cards = [card for card in deck.card for _ in range(card.count)]
            if len(cards) != deck.size.value or len(cards) > DECK_SIZE:
                raise self.fault(f"deck.{name}", f"it has {len(cards)} cards", f"It must have {deck.size.value}")
            t.deck_cards[k] = len(cards)
            for i, card in enumerate(cards):
                where = k * DECK_SIZE + i
                if card.keep:
                    if kept == MOST_KEPT:
                        raise self.fault(f"deck.{name}", "too many cards are kept", f"Let {MOST_KEPT} at most be kept")
                    t.kept_thing[where] = FIRST_KEPT + kept
                    t.kept_card[kept] = where
                    self.kept(kept, card, deck.bound)
                    kept += 1
                self.card(f"deck.{name}, card {card.id}", where, card)

    @signs("VL-DEAL-04", "VL-BANKR-02", "VL-OQ-20")
    def kept(self, k: int, card: Card, bound: bool) -> None:
        """What the k-th kept card is good for."""
        t = self.t
        bit = 1 << (FIRST_KEPT + k)
        t.jail_cards |= bit if card.keep == "jail_free" else 0
        t.played |= bit if card.keep == "play" else 0
        t.spares |= bit if card.keep == "spare_rent" else 0
        t.raises |= bit if card.raises else 0
        t.bound |= bit if bound and card.keep != "jail_free" else 0
        t.kept_pick[k] = PICKS[card.pick]

    @signs("VL-SET-01", "VL-SET-02", "VL-POWER-01")
    def powers(self) -> None:
        """The powers of the tokens, where they have some."""
        t, tokens = self.t, self.edition.tokens.value
        if not self.edition.power:
            return
        if [x.token for x in self.edition.power] != tokens or len(tokens) > MOST_TOKENS:
            raise self.fault("power", f"it must name all tokens in order, {MOST_TOKENS} at most", "Correct it")
        t.characters = len(tokens)
        for k, x in enumerate(self.edition.power, start=1):
            t.power[k] = POWERS.index(x.power)
            t.power_coins[k] = x.coins.value if x.coins else 0
            if x.power == "deck":
                if x.deck not in self.edition.deck:
                    raise self.fault(f"power {x.token}.deck", f"there is no deck {x.deck!r}", "Name one of the decks")
                t.power_deck[k] = list(self.edition.deck).index(x.deck)

    def card(self, key: str, where: int, card: Card) -> None:
        if len(card.does) > MOST_LINES:
            raise self.fault(key, "it does too much", f"Name {MOST_LINES} steps at most")
        for i, line in enumerate(card.does):
            if not line or not isinstance(line[0], str):
                raise self.fault(key, "a line must begin with the name of a step", 'Write ["from_bank", 50]')
            self.t.card_step[where * MOST_LINES + i] = self.number(key, line[0], STEPS)
            self.t.card_arg[where * MOST_LINES + i] = self.argument(key, line)

    def argument(self, key: str, line: list[int | str]) -> int:
        """The number of a card's line: given, a group's place, or two amounts for house-like and hotel-like pieces."""
        args = line[1:]
        if len(args) == 1 and isinstance(args[0], str):
            if args[0] not in self.edition.group:
                raise self.fault(key, f"there is no group {args[0]!r}", "Name one of this edition's groups")
            return list(self.edition.group).index(args[0])
        numbers = [x for x in args if isinstance(x, int)]
        if len(numbers) != len(args) or len(numbers) > 2:
            raise self.fault(key, f"{line} cannot be read", "Give one number, one group, or two amounts")
        if len(numbers) == 2:
            if not 0 <= numbers[0] < PER_HOTEL:
                raise self.fault(key, "the first amount is too large", f"Keep it below {PER_HOTEL}")
            return numbers[0] + PER_HOTEL * numbers[1]
        return numbers[0] if numbers else 0

    @signs("VL-MORT-01", "VL-BUY-02")
    def verbs(self) -> None:
        verbs = self.edition.verbs
        lists = (
            (BY_CHANCE, "chance", verbs.chance),
            (ANSWERS, "answers", verbs.answers),
            (ANY_TIME, "any_time", verbs.any_time),
            (IN_DEBT, "in_debt", verbs.in_debt),
            (IN_AUCTION, "in_auction", verbs.in_auction),
            (WHILE_TAKING, "while_taking", verbs.while_taking),
            (PLACES, "placing", verbs.placing),
            (WHILE_MOVING, "while_moving", verbs.while_moving),
        )
        for bit, key, names in lists:
            for name in names:
                if name not in VERBS:
                    raise self.fault(
                        f"verbs.{key}", f"there is no verb {name!r}", f"Use one of: {', '.join(sorted(VERBS))}"
                    )
                self.t.moment[VERBS[name].number] |= bit
        for verb in VERBS.values():
            self.t.question[verb.number] = verb.wait
        for name, why in verbs.refused.items():
            if name not in VERBS or why not in REASONS.names:
                raise self.fault(f"verbs.refused.{name}", "there is no such verb or reason", "Correct the names")
            self.t.not_offered[VERBS[name].number] = REASONS.number(why)


def _padded(numbers: Iterable[int], size: int) -> list[int]:
    row = list(numbers)
    return row + [0] * (size - len(row))
