"""What a seat may see: the one way by which a game's state leaves the engine."""

from __future__ import annotations

from typing import Any

from freehold.core.powers import POWERS
from freehold.core.registry import SECRETS, Seat, State, Tables, signs
from freehold.core.words import WAITS


@signs(
    "TP-SET-15",
    "TP-SET-20",
    "TP-BUY-02",
    "TP-MORT-05",
    "TP-JAIL-19",
    "TP-TAX-04",
    "NB-SET-07",
    "NB-SET-08",
    "NB-BUY-02",
    "NB-MORT-03",
    "NB-JAIL-13",
    "JP-SET-09",
    "JP-REPAIR-01",
    "FZ-SET-07",
    "VL-SET-02",
    "VL-SET-10",
    "VL-BANK-01",
)
def view(s: State, t: Tables, p: Seat) -> dict[str, Any]:
    """All public facts of a game as plain data, for seat p or, with NOBODY, for a watcher.

    Hidden from everybody: the order of the decks, which cards are still unseen, and a worth that a tax choice rests on
    before the choice is made. Money, deeds and held cards lie open on the table.
    """
    seen = {name: value for name, value in s.to_dict().items() if name not in SECRETS}
    seen["you"] = p
    seen["questions"] = [WAITS.names[w] for w in s.wait]
    seen["powers"] = [POWERS[t.power[k]] for k in s.character]
    seen["cards_left"] = [s.unseen[k].bit_count() + s.piled[k] for k in range(t.decks)]
    return seen
