"""Loading an edition: its file, the overlays laid on it, and the tables that the rules read."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from freehold.core.registry import Tables, signs
from freehold.core.words import DECK_SIZE

from .errors import EditionError
from .overlay import lay
from .schema import Card, EditionFile, OverlayFile
from .tabulate import Tabulator

HERE = files("freehold.editions")


@dataclass(frozen=True, eq=False)
class Edition:
    """An edition ready to play: what its files say, and the tables `t` that every rule reads."""

    file: EditionFile
    overlays: tuple[OverlayFile, ...]
    t: Tables
    base: dict[str, Any]  # what the edition's own file says, before any overlay

    @property
    def id(self) -> str:
        return self.file.id

    @property
    def title(self) -> str:
        """The edition's title with those of its overlays."""
        extra = ", ".join(o.title for o in self.overlays)
        return f"{self.file.title} ({extra})" if extra else self.file.title

    @property
    def overlay_ids(self) -> tuple[str, ...]:
        return tuple(o.id for o in self.overlays)

    @property
    @signs("TP-SET-18", "NB-SET-11", "NB-OQ-26", "JP-SET-07", "FZ-SET-02", "FZ-SET-09", "VL-SET-08")
    def purse(self) -> dict[int, int]:
        """The notes that each player starts with: how many of which value. For show; the rules keep sums only."""
        return {int(value): count for value, count in self.file.notes.value.items()}

    @signs("VL-SET-07")
    def in_pieces(self, amount: int) -> dict[int, int]:
        """A sum in as few pieces of money as can be: how many of which value, the largest first."""
        pieces = {}
        for value in sorted(self.purse, reverse=True):
            pieces[value], amount = divmod(amount, value)
        return {value: count for value, count in pieces.items() if count}

    @cached_property
    def deck_ids(self) -> list[str]:
        """The ids of the decks, in the order of their numbers."""
        return list(self.file.deck)

    @cached_property
    def card_names(self) -> dict[int, str]:
        """A name for every card by its number: its id, and for further copies `id.2`, `id.3`..."""
        names = {}
        for k, deck in enumerate(self.file.deck.values()):
            copies = [(card, n) for card in deck.card for n in range(1, card.count + 1)]
            for i, (card, n) in enumerate(copies):
                names[k * DECK_SIZE + i] = card.id if n == 1 else f"{card.id}.{n}"
        return names

    def card(self, where: int) -> Card:
        """The card with this number."""
        deck = self.file.deck[self.deck_ids[where // DECK_SIZE]]
        wanted = self.card_names[where].partition(".")[0]
        return next(c for c in deck.card if c.id == wanted)

    @cached_property
    def kept_names(self) -> dict[int, str]:
        """A name for every kept card by the number of its thing: `id:deck`."""
        names = {}
        for where, name in self.card_names.items():
            if self.t.kept_thing[where]:
                names[self.t.kept_thing[where]] = f"{name}:{self.deck_ids[where // DECK_SIZE]}"
        return names

    def cite(self, reason: str, verb: str = "") -> str:
        """The clause behind a refusal, or an empty text."""
        cites = self.file.cites.refusal
        return cites.get(f"{verb}.{reason}") or cites.get(reason, "")


def edition_names() -> list[str]:
    """The editions in this package."""
    return sorted(p.name.removesuffix(".toml") for p in HERE.iterdir() if p.name.endswith(".toml"))


def overlay_names(edition: str) -> list[str]:
    """The overlays in this package that fit an edition."""
    return [n for n in all_overlay_names() if edition in _overlay(n).of]


def all_overlay_names() -> list[str]:
    """The overlays in this package."""
    return sorted(p.name.removesuffix(".toml") for p in (HERE / "overlays").iterdir() if p.name.endswith(".toml"))


def read_overlay(path: str) -> OverlayFile:
    """An overlay by its name or path, read afresh. Raises EditionError."""
    overlay: OverlayFile = _overlay.__wrapped__(path)
    return overlay


@lru_cache(maxsize=64)
@signs("TP-QUICK-01", "TP-TIME-05", "NB-SET-14", "NB-QUICK-01", "NB-MISC-02", "JP-OQ-13", "JP-MISC-01", "FZ-MISC-01")
def load(name: str, overlays: tuple[str, ...] = ()) -> Edition:
    """Load an edition with overlays laid on in order.

    name: the id of an edition of this package, or the path of a .toml file. overlays: ids, or paths of .toml files.
    Raises EditionError, which names the file, the key and the cure.
    """
    return assemble(*read_edition(name), overlays)


def read_edition(name: str) -> tuple[str, dict[str, Any]]:
    """What an edition's file says, unchecked, and how to call it in errors. Raises EditionError."""
    return _read(name, HERE, edition_names())


def assemble(where: str, raw: dict[str, Any], overlays: Sequence[str | OverlayFile] = ()) -> Edition:
    """Make an edition of what a file says, with overlays by name or as they are. Raises EditionError."""
    base = raw
    laid = [_overlay(o) if isinstance(o, str) else o for o in _with_default(raw, overlays)]
    _check_overlays(str(raw.get("id", where)), laid)
    for overlay in laid:
        try:
            raw = lay(raw, overlay.replaces)
        except KeyError as key:
            raise EditionError(overlay.id, str(key), "a row does not say which one it replaces", "Name it") from None
        where = f"{where} with {overlay.id}"
    file = _convert(where, raw, EditionFile)
    return Edition(file, tuple(laid), Tabulator(where, file).tabulate(), base)


def _with_default(raw: dict[str, Any], overlays: Sequence[str | OverlayFile]) -> list[str | OverlayFile]:
    choice = [str(o) for o in raw.get("one_of", [])]
    chosen = {o if isinstance(o, str) else o.id for o in overlays}
    return [*overlays] if not choice or chosen & set(choice) else [choice[0], *overlays]


@lru_cache(maxsize=64)
def _overlay(name: str) -> OverlayFile:
    where, raw = _read(name, HERE / "overlays", all_overlay_names())
    overlay: OverlayFile = _convert(where, raw, OverlayFile)
    return overlay


def read_own(where: str, raw: Any) -> OverlayFile:
    """An overlay that is given as data, checked. Raises EditionError."""
    overlay: OverlayFile = _convert(where, raw, OverlayFile)
    return overlay


def _check_overlays(edition: str, laid: list[OverlayFile]) -> None:
    for i, overlay in enumerate(laid):
        if edition not in overlay.of:
            raise EditionError(
                overlay.id, "of", f"it does not fit {edition}", f"It is made for {', '.join(overlay.of)}"
            )
        for other in laid[:i]:
            if other.id == overlay.id:
                raise EditionError(overlay.id, "", "it is named twice", "Name it once")
            if other.id in overlay.excludes or overlay.id in other.excludes:
                raise EditionError(
                    overlay.id, "excludes", f"it cannot be combined with {other.id}", "Choose one of the two"
                )


def _read(name: str, folder: Any, known: list[str]) -> tuple[str, dict[str, Any]]:
    """The text of a file of this package, or of a path that ends in .toml."""
    if name in known:
        where, text = f"{name}.toml", (folder / f"{name}.toml").read_text(encoding="utf-8")
    elif name.endswith(".toml"):
        where = name
        try:
            text = Path(name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
            raise EditionError(name, "", f"it cannot be read: {reason}", "Check the path") from None
    else:
        raise EditionError(name, "", "there is no such file here", f"Use one of: {', '.join(known)}; or a .toml path")
    try:
        return where, tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(where, "", f"it is not valid TOML: {error}", "Mend that line") from None


def _convert(where: str, raw: dict[str, Any], kind: type[Any]) -> Any:
    try:
        return msgspec.convert(raw, kind, strict=True)
    except msgspec.ValidationError as error:
        text = str(error)
        wrong, _, key = text.partition(" - at ")
        raise EditionError(where, key.strip("`").removeprefix("$."), wrong, "Correct it there") from None
