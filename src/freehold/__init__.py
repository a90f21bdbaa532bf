"""freehold plays, referees, simulates and studies property-trading board games exactly by their printed rulebooks.

    from freehold import act, deal, load, openings
    edition = load("theme-park")
    game = deal(edition.t, seats=4)

A game is a plain state `s`, an edition a set of tables `t`; every function takes both and a seat. What happens between
two actions is settled at once, and chance is a seat like any other: nothing here draws a random number.
"""

from freehold.core.registry import VERBS
from freehold.core.words import BANK, CHANCE, NOBODY, REASONS
from freehold.editions.errors import EditionError
from freehold.editions.load import Edition, edition_names, load, overlay_names
from freehold.engine import act, deal, legal
from freehold.openings import Opening, openings
from freehold.record import Record, RecordError, replay
from freehold.view import view

__all__ = [
    "BANK",
    "CHANCE",
    "NOBODY",
    "REASONS",
    "VERBS",
    "Edition",
    "EditionError",
    "Opening",
    "Record",
    "RecordError",
    "act",
    "deal",
    "edition_names",
    "legal",
    "load",
    "openings",
    "overlay_names",
    "replay",
    "view",
]
