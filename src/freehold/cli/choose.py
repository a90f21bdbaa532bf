"""What the user chose on the command line, checked: editions, overlays, numbers of players, files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from freehold.editions.load import Edition, edition_names, load, overlay_names

from .app import UserError, nearest

T = TypeVar("T")
FILE = ".toml"


def edition(name: str, overlays: Sequence[str] = ()) -> Edition:
    """An edition by its id or its file, with overlays. Raises UserError or EditionError."""
    if not name.endswith(FILE) and name not in edition_names():
        raise UserError(f"There is no edition {name!r}. {nearest(name, edition_names())}")
    known = overlay_names(load(name).id)
    for overlay in overlays:
        if not overlay.endswith(FILE) and overlay not in known:
            cure = nearest(overlay, known) if known else "Leave it out."
            raise UserError(f"{name} has no overlay {overlay!r}. {cure}")
    chosen: Edition = load(name, tuple(overlays))
    return chosen


def players(of: Edition, number: int) -> int:
    """A number of players that an edition allows. Raises UserError."""
    least, most = of.t.fewest_seats, of.t.most_seats
    if not least <= number <= most:
        raise UserError(f"{of.title} is for {least} to {most} players, not {number}. Change --players.")
    return number


def at_least_one(option: str, number: int | None) -> int | None:
    """A number that counts something. Raises UserError."""
    if number is not None and number < 1:
        raise UserError(f"{option} is {number}, and must be 1 or more.")
    return number


def one_of(option: str, name: str, known: Sequence[str]) -> str:
    """One of some names. Raises UserError."""
    if name not in known:
        raise UserError(f"{option} cannot be {name!r}. {nearest(name, known)}")
    return name


def file(path: Path, use: Callable[[Path], T], what: str) -> T:
    """What using a file gives; an error of the disk is told as a UserError."""
    try:
        return use(path)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise UserError(f"{path} cannot be {what}: {why}. Check the path and your right to use it.") from None
