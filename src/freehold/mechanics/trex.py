"""The T. Rex: it walks first, takes its toll of the tokens it meets, and damages what it ends on."""

from freehold.core.agenda import push
from freehold.core.deeds import PLAIN, clear_street
from freehold.core.ending import finish
from freehold.core.money import owe
from freehold.core.registry import State, Tables, fields, later, rule, step, tables
from freehold.core.rent_throw import ONE_DIE, throw_aside
from freehold.core.say import say
from freehold.core.sets import whole_set
from freehold.core.words import BANK, NOBODY, cause, event

TREX_GOES_ON = later("trex_goes_on")
TREX_LANDS = later("trex_lands")
TREX_AGAIN = later("trex_again")
TOLL = later("toll")
FOR_TOLL = cause("toll")
AMBER = 0  # which die of a throw the T. Rex walks by
BY_CARD = 1
fields(rex_at=0, damaged=0)  # damaged: the deeds that lie face down until they are repaired, as a mask
tables(rex_start=0, rex_toll=0)

REX_MOVED = event("rex_moved", "space", "count")
FENCE_LOST = event("fence_lost", "seat", "space")
DAMAGED = event("damaged", "space")
ALL_LOST = event("all_lost")


@step(
    "JP-TREX-01",
    "JP-TREX-02",
    "JP-TURN-03",
    "JP-TURN-04",
    "JP-TURN-07",
    "JP-TURN-08",
    "JP-JAIL-13",
    "JP-JAIL-14",
)
def trex_walks(s: State, t: Tables, p: int, a: int) -> None:
    """Before the token moves the T. Rex walks by the amber die, but not when a third double leads to jail."""
    if not s.jailed[p] and s.die[0] == s.die[1] and s.doubles + 1 == t.doubles_to_jail:
        return
    set_off(s, t, s.die[AMBER], 0)


@rule("JP-TREX-01", "JP-TREX-10", "JP-OQ-23")
def set_off(s: State, t: Tables, n: int, by_card: int) -> None:
    """A walk of n spaces. It is nobody's own, so that it goes on when the one who threw goes out."""
    s.moving = 1
    push(s, TREX_LANDS, NOBODY, by_card)
    push(s, TREX_GOES_ON, NOBODY, n)
    say(s, REX_MOVED, (s.rex_at + n) % t.spaces, n)


@step("JP-TREX-03", "JP-TREX-04", "JP-TREX-05", "JP-TREX-07", "JP-TREX-18", "JP-TREX-20", "JP-DEBT-03", "JP-OQ-12")
def trex_goes_on(s: State, t: Tables, p: int, n: int) -> None:
    """On to the next space with tokens that owe the toll. All of it is settled before the walk goes on."""
    left = n
    while left > 0:
        s.rex_at = s.rex_at + 1 if s.rex_at + 1 < t.spaces else 0
        left -= 1
        if met(s):
            break
    if left:
        push(s, TREX_GOES_ON, NOBODY, left)
    for i in range(s.seats):
        q = (s.turn + s.seats - 1 - i) % s.seats
        if meets(s, q):
            push(s, TOLL, q, 0)


@rule()
def met(s: State) -> int:
    """Whether anybody stands in the way of the T. Rex."""
    for q in range(s.seats):
        if meets(s, q):
            return 1
    return 0


@rule("JP-TREX-04", "JP-TREX-05", "JP-TREX-06", "JP-TREX-08", "JP-JAIL-05", "JP-JAIL-14", "JP-BANKR-08", "JP-MISC-02")
def meets(s: State, q: int) -> int:
    """Whether seat q owes the toll where the T. Rex is: whoever stands there, but not a prisoner."""
    return 1 if not s.out[q] and not s.jailed[q] and s.at[q] == s.rex_at else 0


@step("JP-TREX-04", "JP-TREX-05", "JP-TREX-09", "JP-OQ-17")
def toll(s: State, t: Tables, p: int, a: int) -> None:
    """The T. Rex has met this token."""
    owe(s, p, BANK, t.rex_toll, FOR_TOLL)


@step("JP-TREX-11", "JP-TREX-18", "JP-TREX-19", "JP-TREX-20", "JP-END-04", "JP-OQ-12")
def trex_lands(s: State, t: Tables, p: int, by_card: int) -> None:
    """The walk is over: only what the T. Rex ends on can suffer."""
    if by_card:
        s.moving = 0
    hit(s, t, s.rex_at)


@rule(
    "JP-TREX-11",
    "JP-TREX-12",
    "JP-TREX-13",
    "JP-TREX-14",
    "JP-TREX-15",
    "JP-TREX-19",
    "JP-FENCE-10",
    "JP-END-02",
    "JP-END-03",
    "JP-OQ-14",
    "JP-OQ-19",
)
def hit(s: State, t: Tables, d: int) -> None:
    """A fence falls first, a bare property is damaged; whole sets are safe. All damaged: everybody has lost."""
    if t.kind[d] == PLAIN or s.damaged >> d & 1 or whole_set(s, t, d):
        return
    if s.level[d]:
        clear_street(s, t, d, 0)
        say(s, FENCE_LOST, s.owner[d], d)
        return
    s.damaged |= 1 << d
    say(s, DAMAGED, d)
    if s.damaged == t.deeds:
        say(s, ALL_LOST)
        finish(s, 0)


@step("JP-TREX-21")
def roll_amber(s: State, t: Tables, p: int, a: int) -> None:
    """A card lets the amber die be thrown again."""
    throw_aside(s, p, ONE_DIE, TREX_AGAIN, NOBODY, 0)


@step("JP-TREX-21")
def trex_again(s: State, t: Tables, p: int, a: int) -> None:
    """The T. Rex goes on by that die, with all that this brings."""
    set_off(s, t, s.rent_sum, BY_CARD)
