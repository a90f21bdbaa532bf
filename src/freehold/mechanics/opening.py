"""The opening throws: who begins."""

from freehold.core.agenda import push
from freehold.core.registry import State, Tables, fields, later, rule, step, tables
from freehold.core.say import say
from freehold.core.throws import ask_throw
from freehold.core.words import NOBODY, SEATS, event

FIRST_TURN = later("first_turn")
OPENING_THROW = later("opening_throw")
NOTE_THROW = later("note_throw")
JUDGE_OPENING = later("judge_opening")
fields(banker=0, tally=SEATS)
tables(seat_order=0)  # 1: the opening throws begin with the first seat, not with the Banker

BEGINS = event("begins", "seat")
TIED = event("tied")


@rule("TP-TURN-01", "TP-OQ-04", "NB-TURN-01", "NB-OQ-04", "VL-TURN-01", "VL-OQ-03")
def ask_throws(s: State, t: Tables, contenders: int) -> None:
    """Let these seats throw once each, from the Banker's seat (or the first) onwards, and judge afterwards."""
    push(s, JUDGE_OPENING, NOBODY, contenders)
    first = 0 if t.seat_order else s.banker
    for i in range(s.seats):
        p = (first + s.seats - 1 - i) % s.seats
        if contenders >> p & 1:
            push(s, OPENING_THROW, p, 0)


@step("TP-TURN-01", "NB-TURN-01", "JP-TURN-01", "FZ-TURN-01")
def open_game(s: State, t: Tables, p: int, a: int) -> None:
    """Everybody throws for the start."""
    contenders = 0
    for q in range(s.seats):
        if not s.out[q]:
            contenders |= 1 << q
    ask_throws(s, t, contenders)


@step("TP-TURN-01", "NB-TURN-01")
def opening_throw(s: State, t: Tables, p: int, a: int) -> None:
    """One seat throws."""
    push(s, NOTE_THROW, p, 0)
    ask_throw(s, p, 2)


@step("TP-TURN-02", "NB-TURN-01", "JP-TURN-01")
def note_throw(s: State, t: Tables, p: int, a: int) -> None:
    """The throw moves no token; only its sum counts."""
    s.tally[p] = s.die[0] + s.die[1]


@step(
    "TP-TURN-02",
    "TP-OQ-04",
    "NB-TURN-01",
    "NB-OQ-04",
    "JP-TURN-01",
    "JP-OQ-03",
    "FZ-TURN-01",
    "FZ-OQ-03",
    "VL-TURN-01",
    "VL-OQ-03",
)
def judge_opening(s: State, t: Tables, p: int, contenders: int) -> None:
    """The highest sum begins; those who tie for it throw again."""
    best = 0
    for q in range(s.seats):
        if contenders >> q & 1 and s.tally[q] > best:
            best = s.tally[q]
    leaders = 0
    winner = 0
    count = 0
    for q in range(s.seats):
        if contenders >> q & 1 and s.tally[q] == best:
            leaders |= 1 << q
            winner = q
            count += 1
    if count > 1:
        say(s, TIED)
        ask_throws(s, t, leaders)
    else:
        say(s, BEGINS, winner)
        push(s, FIRST_TURN, NOBODY, winner)
