"""The turn: who is on turn, what a turn consists of, and how it ends."""

from freehold.core.agenda import answered, ask, forget, push
from freehold.core.money import tax_unpaid
from freehold.core.registry import State, Tables, fields, later, rule, step, tables, verb
from freehold.core.say import say
from freehold.core.walk import HOOKS, push_all
from freehold.core.words import END, NOBODY, ROLL, SEATS, SPACES, event

NEXT_TURN = later("next_turn")
ASK_END = later("ask_end")
FINISH = later("finish_by_worth")
fields(seats=0, playing=0, out=SEATS)
fields(thrown=0, again=0, doubles=0, closing=0)
fields(skips=SEATS)  # turns that a seat has still to miss
tables(turn_order=HOOKS, landing=SPACES)  # landing: the step that each space sets off, 0 for none
tables(when_land=HOOKS)  # steps done at a landing, before the rule of the space

TURN = event("turn", "seat")
SKIPPED = event("skipped", "seat")


@rule("TP-TURN-05", "NB-TURN-08", "JP-TURN-02", "FZ-TURN-02", "VL-TURN-02", "VL-BANKR-04", "VL-END-02")
def seat_after(s: State, p: int) -> int:
    """The next seat to the left that is still in the game."""
    q = p
    for _ in range(s.seats):
        q = q + 1 if q + 1 < s.seats else 0
        if not s.out[q]:
            return q
    return p


@rule("TP-TURN-12", "NB-TURN-07", "JP-FENCE-03")
def begin(s: State, t: Tables, p: int) -> None:
    """Seat p comes on turn."""
    s.turn = p
    s.thrown = s.again = s.doubles = s.taxed = s.moving = s.got = 0
    push(s, NEXT_TURN, NOBODY, 0)
    push_all(s, t.turn_order, p, 0)
    say(s, TURN, p)


@step("TP-TURN-05", "TP-TURN-03", "JP-TURN-01")
def first_turn(s: State, t: Tables, p: int, a: int) -> None:
    """The game begins with seat a."""
    begin(s, t, a)


@step("TP-TURN-05", "TP-OQ-23", "NB-TURN-08", "JP-TURN-02", "FZ-TURN-02", "VL-TURN-02", "VL-CARD-06", "VL-OQ-21")
def next_turn(s: State, t: Tables, p: int, a: int) -> None:
    """The turn goes to the player on the left who has none to miss, unless time is up."""
    if s.closing:
        push(s, FINISH, NOBODY, 0)
    else:
        q = seat_after(s, s.turn)
        while s.skips[q]:
            s.skips[q] -= 1
            say(s, SKIPPED, q)
            q = seat_after(s, q)
        begin(s, t, q)


@step("TP-TURN-04", "TP-OQ-23", "NB-TURN-02")
def throw(s: State, t: Tables, p: int, a: int) -> None:
    """Ask the player on turn to throw; once time is up no further throw is made."""
    if not s.closing:
        ask(s, p, ROLL)
        return
    forget(s, p)
    if s.thrown:
        push(s, ASK_END, p, 0)


@step(
    "TP-TURN-08",
    "TP-OQ-39",
    "NB-TURN-04",
    "NB-TURN-05",
    "NB-JAIL-12",
    "NB-PARK-01",
    "NB-OQ-37",
    "JP-TURN-05",
    "JP-PARK-01",
    "FZ-TURN-04",
    "VL-TURN-04",
    "VL-MISC-01",
    "VL-OQ-14",
    "VL-VEH-09",
    "VL-POWER-21",
)
def land(s: State, t: Tables, p: int, a: int) -> None:
    """The space reached decides what follows."""
    d = s.at[p]
    if t.landing[d]:
        push(s, t.landing[d], p, d)
    if t.when_land[0]:
        push_all(s, t.when_land, p, d)


@step("TP-TURN-09", "TP-TURN-10", "NB-TURN-06", "JP-TURN-06", "JP-TURN-08", "FZ-TURN-05", "FZ-TURN-07")
def play_again(s: State, t: Tables, p: int, a: int) -> None:
    """After doubles the same player throws and moves again, else the turn may be ended."""
    if s.again and not s.closing:
        s.again = s.got = 0
        push_all(s, t.turn_order, p, 0)
    else:
        push(s, ASK_END, p, 0)


@step("TP-OQ-27", "NB-OQ-25", "JP-OQ-16", "VL-OQ-16")
def ask_end(s: State, t: Tables, p: int, a: int) -> None:
    """Nothing is left to do in this turn but to end it."""
    s.moving = 0
    ask(s, p, END)


@rule("NB-TURN-04")
def can_end_turn(s: State, t: Tables, p: int) -> int:
    """Not before the tax is paid."""
    return tax_unpaid(s, t, p)


@verb(
    "TP-TURN-05",
    "TP-OQ-27",
    "NB-TURN-08",
    "NB-OQ-25",
    "JP-TURN-02",
    "JP-OQ-07",
    "JP-OQ-16",
    "FZ-TURN-07",
    "FZ-OQ-07",
    "FZ-OQ-16",
    "VL-OQ-06",
    "VL-OQ-16",
    may=can_end_turn,
    wait=END,
)
def end_turn(s: State, t: Tables, p: int) -> None:
    """End the turn."""
    answered(s, p)
