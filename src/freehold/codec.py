"""Verbs and their arguments between names, as people and files have them, and numbers, as the rules have them."""

from __future__ import annotations

from collections.abc import Sequence

from freehold.core.decks import PICKS_SEAT
from freehold.core.registry import VERBS, State, Verb
from freehold.core.words import CHANCE, DECK_SIZE, FIRST_KEPT, MOST_KEPT, MOST_SEATS, MOST_SPACES, NOBODY
from freehold.editions.load import Edition
from freehold.mechanics.gate import ROAR, THEME

SEAT_NAMES = "ABCDEFGH"
SOUNDS = {"theme": THEME, "roar": ROAR}
Argument = int | str | Sequence[int | str]


class ActionError(ValueError):
    """An action that cannot even be read: no such verb, seat, card, or a wrong number of arguments."""


def seat_name(p: int) -> str:
    """A to H, or `chance`, or `bank` for -1."""
    if p == CHANCE:
        return "chance"
    return SEAT_NAMES[p] if 0 <= p < MOST_SEATS else "bank"


def seat_number(name: str) -> int:
    """The number of a seat's name. Raises ActionError."""
    if name == "chance":
        return CHANCE
    if len(name) == 1 and name in SEAT_NAMES:
        return SEAT_NAMES.index(name)
    raise ActionError(f"there is no seat {name!r}; seats are A to H, and chance")


def find_verb(name: str) -> Verb:
    """The verb of a name. Raises ActionError."""
    if name not in VERBS:
        raise ActionError(f"there is no verb {name!r}; verbs are {', '.join(sorted(VERBS))}")
    return VERBS[name]


class Codec:
    """Reads and writes the actions of one edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.things = {name: thing for thing, name in edition.kept_names.items()}

    def read(self, s: State, verb: Verb, args: Sequence[Argument], seat: int = NOBODY) -> list[int]:
        """The numbers of these arguments. seat: who acts, so that a kept card is one of its own. Raises ActionError."""
        least = sum(1 for kind in verb.args if not kind.endswith("?"))
        if not least <= len(args) <= len(verb.args):
            raise ActionError(f"{verb.name} takes {' '.join(verb.args) or 'no arguments'}, not {len(args)} argument(s)")
        numbers = [self._read(s, kind, arg, seat) for kind, arg in zip(verb.args, args, strict=False)]
        return numbers + [0] * (len(verb.args) - len(numbers))

    def write(self, s: State, verb: Verb, numbers: Sequence[int]) -> list[Argument]:
        """The arguments of these numbers, as `read` takes them. s: the state before the action."""
        args = [self._write(s, kind, n) for kind, n in zip(verb.args, numbers, strict=False)]
        if "target?" in verb.args and numbers[1] and self._aims_at_seat(numbers[0]):
            args[1] = seat_name(numbers[1] - 1)
        while args and verb.args[len(args) - 1].endswith("?") and numbers[len(args) - 1] == 0:
            args.pop()
        return args

    def _aims_at_seat(self, thing: int) -> bool:
        k = thing - FIRST_KEPT
        return 0 <= k < MOST_KEPT and self.edition.t.kept_pick[k] == PICKS_SEAT

    def _read(self, s: State, kind: str, arg: Argument, seat: int) -> int:
        if kind == "things":
            return self._read_things(arg)
        if kind == "card" and isinstance(arg, str):
            return self._find_card(s, arg)
        if kind == "deck" and isinstance(arg, str):
            if arg not in self.edition.deck_ids:
                raise ActionError(f"there is no deck {arg!r}; decks are {', '.join(self.edition.deck_ids)}")
            return self.edition.deck_ids.index(arg)
        if kind == "seat" and isinstance(arg, str):
            return seat_number(arg)
        if kind == "target?" and isinstance(arg, str):
            return seat_number(arg) + 1
        if kind == "kept" and isinstance(arg, str):
            return self.kept_of(s, arg, seat)
        if kind == "token" and isinstance(arg, str):
            return self._find_token(arg)
        if kind == "sound" and arg in SOUNDS:
            return SOUNDS[arg]
        if isinstance(arg, bool) or not isinstance(arg, int) or abs(arg) >= 1 << 31:
            raise ActionError(f"{arg!r} is no {kind.rstrip('?')}")
        return arg + 1 if kind in ("level?", "target?") else arg

    def _read_things(self, arg: Argument) -> int:
        if isinstance(arg, int | str):
            raise ActionError(f"{arg!r} is no list of things")
        mask = 0
        for thing in arg:
            if isinstance(thing, str):
                mask |= 1 << self.find_kept(thing)
            elif 0 <= thing < MOST_SPACES:
                mask |= 1 << thing
            else:
                raise ActionError(f"there is no space {thing}")
        return mask

    def find_kept(self, name: str) -> int:
        """The thing of a kept card named `id:deck`, or `id` alone where only one deck has it. Raises ActionError."""
        found = [thing for full, thing in self.things.items() if name in (full, full.partition(":")[0])]
        if len(found) != 1:
            raise ActionError(f"{name!r} is no kept card; kept cards are {', '.join(self.things)}")
        return found[0]

    def kept_of(self, s: State, name: str, seat: int) -> int:
        """The kept card of a name, further copies counted as the same; one that this seat holds, where it can be."""
        copies = [thing for full, thing in self.things.items() if name in _short_names(full)]
        if not copies:
            return self.find_kept(name)
        return next((thing for thing in copies if s.owner[thing] == seat), copies[0])

    def _find_token(self, name: str) -> int:
        tokens = self.edition.file.tokens.value
        if name not in tokens:
            raise ActionError(f"there is no token {name!r}; tokens are {', '.join(tokens)}")
        return tokens.index(name)

    def _find_card(self, s: State, name: str) -> int:
        """The number in the deck being drawn from: this very copy, or of a plain id the first copy not yet seen."""
        base = max(s.drawing, 0) * DECK_SIZE
        names = {i: self.edition.card_names.get(base + i, "") for i in range(DECK_SIZE)}
        copies = [i for i, full in names.items() if name in (full, full.partition(".")[0])]
        if not copies:
            raise ActionError(f"there is no card {name!r}; cards are {', '.join(n for n in names.values() if n)}")
        exact = [i for i in copies if names[i] == name]
        unseen = [i for i in copies if s.unseen[max(s.drawing, 0)] >> i & 1]
        return exact[0] if exact and exact[0] in unseen else (unseen or copies)[0]

    def _write(self, s: State, kind: str, n: int) -> Argument:
        if kind == "things":
            return [self._thing_name(i) for i in range(n.bit_length()) if n >> i & 1]
        if kind == "card":
            return self.edition.card_names.get(max(s.drawing, 0) * DECK_SIZE + n, n)
        if kind == "deck":
            return self.edition.deck_ids[n]
        if kind == "seat":
            return seat_name(n)
        if kind == "sound":
            return next((name for name, number in SOUNDS.items() if number == n), n)
        if kind == "kept" and n in self.edition.kept_names:
            return self.edition.kept_names[n]
        if kind == "token" and 0 <= n < len(self.edition.file.tokens.value):
            return self.edition.file.tokens.value[n]
        return n - 1 if kind in ("level?", "target?") else n

    def _thing_name(self, thing: int) -> int | str:
        return thing if thing < MOST_SPACES else self.edition.kept_names[thing]


def _short_names(full: str) -> tuple[str, ...]:
    """How `id.2:deck` may be called: in full, without its deck, and without the number of its copy."""
    copy, _, deck = full.partition(":")
    id = copy.partition(".")[0]
    return full, copy, id, f"{id}:{deck}"
