"""How a game ends: winners as a mask of seats."""

from .registry import State, fields, rule
from .say import say
from .words import SEATS, event

fields(won=0, score=SEATS)

WON = event("won", "seat")
VALUED = event("valued", "seat", "coins")


@rule("TP-END-01", "TP-QUICK-17", "TP-OQ-24", "NB-END-01", "NB-OQ-23", "JP-END-01", "JP-END-02", "VL-END-01")
def finish(s: State, winners: int) -> None:
    """The game is over."""
    s.over = 1
    s.won = winners
    s.awaited = 0
    for p in range(s.seats):
        s.wait[p] = 0
        if winners >> p & 1:
            say(s, WON, p)


@rule(
    "TP-END-01", "TP-SET-14", "NB-END-01", "NB-END-02", "JP-END-01", "JP-END-04", "JP-END-05", "FZ-END-01", "VL-END-01"
)
def win_last(s: State) -> None:
    """The last player still in the game wins, before any further settlement."""
    for p in range(s.seats):
        if not s.out[p]:
            finish(s, 1 << p)
