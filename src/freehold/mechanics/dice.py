"""The dice: the throw of a turn, doubles, and the third doubles in a row."""

from freehold.core.agenda import answered, push
from freehold.core.claims import age_claims
from freehold.core.money import tax_unpaid
from freehold.core.registry import Each, State, Tables, fields, later, rule, step, tables, verb
from freehold.core.rent_throw import FOR_RENT, PER_DIE
from freehold.core.say import say
from freehold.core.throws import ask_throw, dice_now
from freehold.core.walk import HOOKS, push_all, walk
from freehold.core.words import CHANCE, DICE, ROLL, event, reason

GO_TO_JAIL = later("go_to_jail")
MOST_DICE = 2
fields(die=Each(MOST_DICE), freed=0)
tables(doubles_to_jail=0)
tables(when_thrown=HOOKS)  # steps done at every throw, before what it was made for; their number: core.rent_throw
tables(freed_again=0)  # 1: doubles that freed a player from jail give another throw, as any doubles do

NOT_A_DIE = reason("not_a_die")
THROWN = event("thrown", "seat", "die", "die")


@rule()
def ask_dice(s: State, p: int) -> None:
    """Ask CHANCE for the dice of seat p."""
    ask_throw(s, p, MOST_DICE)


@rule("NB-TURN-04")
def can_roll(s: State, t: Tables, p: int) -> int:
    """Not before the tax is paid."""
    return tax_unpaid(s, t, p)


@verb(
    "TP-TURN-04",
    "TP-TURN-10",
    "NB-TURN-02",
    "JP-RENT-02",
    "JP-OQ-16",
    "VL-TURN-05",
    "VL-RENT-02",
    may=can_roll,
    wait=ROLL,
)
def roll(s: State, t: Tables, p: int) -> None:
    """Throw the dice of the turn. The first throw of a turn ages the rent claims."""
    answered(s, p)
    if not s.thrown:
        s.thrown = 1
        if s.claims:
            age_claims(s)
    ask_dice(s, p)


@rule("TP-SET-10", "NB-SET-12", "JP-SET-06", "FZ-SET-08", "VL-SET-06")
def can_dice(s: State, t: Tables, p: int, a: int, b: int) -> int:
    """Dice show 1 to 6; where one die is asked for, the other is not thrown and counts 0."""
    if a < 1 or a > 6:
        return NOT_A_DIE
    if dice_now(s, t) == 1:
        return NOT_A_DIE if b != 0 else 0
    return NOT_A_DIE if b < 1 or b > 6 else 0


@verb(
    "TP-SET-10", "NB-SET-12", "JP-SET-06", "JP-RENT-09", "JP-REPAIR-06", may=can_dice, wait=DICE, args=("die", "die?")
)
def dice(s: State, t: Tables, p: int, a: int, b: int) -> None:
    """The dice have fallen."""
    answered(s, CHANCE)
    s.asked_dice = MOST_DICE
    s.gifts = 0
    fallen = a * PER_DIE + b
    if s.for_rent:
        s.for_rent = 0
        s.rent_sum = a + b
        s.urgent = s.depth  # the step that reads the sum, before any debt is pressed
        fallen += FOR_RENT
    else:
        s.die[0] = a
        s.die[1] = b
    say(s, THROWN, s.thrower, a, b)
    if t.when_thrown[0]:
        push_all(s, t.when_thrown, s.thrower, fallen)


@step(
    "TP-TURN-10",
    "TP-TURN-11",
    "TP-TURN-12",
    "TP-JAIL-03",
    "TP-JAIL-09",
    "NB-TURN-06",
    "NB-TURN-07",
    "NB-JAIL-05",
    "NB-JAIL-15",
    "JP-TURN-06",
    "JP-TURN-07",
    "JP-JAIL-09",
    "JP-JAIL-15",
    "FZ-TURN-05",
    "FZ-TURN-06",
    "FZ-JAIL-10",
    "FZ-JAIL-14",
)
def count_doubles(s: State, t: Tables, p: int, a: int) -> None:
    """Doubles give another throw, the third in one turn leads to jail; doubles that freed a player do not count."""
    s.again = 0
    freed = s.freed
    s.freed = 0
    if s.die[0] == s.die[1] and (freed == 0 or t.freed_again):
        s.doubles += 1
        if s.doubles == t.doubles_to_jail:
            push(s, GO_TO_JAIL, p, 0)
        else:
            s.again = 1


@step("TP-TURN-04", "TP-TURN-06", "NB-TURN-03", "JP-TURN-04", "FZ-TURN-03", "VL-TURN-03")
def move(s: State, t: Tables, p: int, a: int) -> None:
    """Move by the sum of the dice."""
    s.moving = 0
    walk(s, t, p, s.die[0] + s.die[1])
