"""The ring that makes powers work: who takes it at GO, and what each power does while it is held."""

from freehold.core.agenda import answered
from freehold.core.matters import not_now
from freehold.core.options import REROLL, VICTIM, decided, put_option
from freehold.core.powers import (
    DECK,
    LANDING,
    PASSING,
    REROLLS,
    SIXES,
    can_be_met,
    power_at_work,
    power_coins,
)
from freehold.core.registry import State, Tables, fields, later, rule, step, verb
from freehold.core.rent_throw import FOR_RENT, PER_DIE
from freehold.core.say import say
from freehold.core.stealing import not_a_target, steal_coins
from freehold.core.throws import ask_throw
from freehold.core.walk import STRETCH
from freehold.core.words import NOBODY, event, reason

DRAW_CARD = later("draw_card")
SIX = 6
BOTH = 2  # dice of a throw; fewer where the box has only one
fields(rerolled=0, rent_reroll=0)  # whether the throw to come is a second one; whether the open choice is of a rent

NO_FLAMES = reason("no_flames")
NO_REROLL = reason("no_reroll")
FLAMES = event("flames", "seat")
FLAMES_BACK = event("flames_back", "seat")
REROLLED = event("rerolled", "seat")


@step("VL-GO-03", "VL-GO-04", "VL-POWER-03", "VL-POWER-04", "VL-POWER-06")
def take_flames(s: State, t: Tables, p: int, a: int) -> None:
    """Take the ring, from beside the board or from whoever holds it."""
    if s.flames != p:
        s.flames = p
        say(s, FLAMES, p)


@step("VL-BANKR-06")
def flames_return(s: State, t: Tables, p: int, who: int) -> None:
    """The ring of one who has gone out lies beside the board again."""
    if s.flames == who:
        s.flames = NOBODY
        say(s, FLAMES_BACK, who)


@rule("VL-POWER-07", "VL-POWER-08", "VL-POWER-11")
def steal_on(s: State, t: Tables, p: int, d: int) -> None:
    """Steal from everybody else who stands on space d, from the left onwards."""
    for i in range(1, s.seats):
        q = (p + i) % s.seats
        if can_be_met(s, q, d):
            steal_coins(s, p, q, power_coins(s, t))


@step("VL-POWER-05", "VL-POWER-07", "VL-POWER-09", "VL-POWER-10", "VL-POWER-12")
def meet_passed(s: State, t: Tables, p: int, stretch: int) -> None:
    """The holder's token has passed a stretch of spaces: those who stand there are stolen from, along the path."""
    if s.flames != p or power_at_work(s, t) != PASSING:
        return
    d = stretch // STRETCH // 2
    way = t.spaces - 1 if stretch // STRETCH % 2 else 1
    for _ in range(stretch % STRETCH):
        steal_on(s, t, p, d)
        d = (d + way) % t.spaces


@step("VL-POWER-08", "VL-POWER-10", "VL-POWER-11", "VL-POWER-12", "VL-POWER-16", "VL-POWER-17", "VL-POWER-21")
def meet_landed(s: State, t: Tables, p: int, d: int) -> None:
    """A token has landed on space d: the power at work answers before the space does."""
    k = power_at_work(s, t)
    if s.flames == p and (k == PASSING or k == LANDING):
        steal_on(s, t, p, d)
    elif k == DECK and t.landing[d] == DRAW_CARD and t.deck[d] == t.power_deck[s.character[s.flames]]:
        s.spoils = power_coins(s, t)
        put_option(s, s.flames, VICTIM)


@step("VL-POWER-13", "VL-POWER-14", "VL-POWER-15", "VL-RENT-09")
def steal_for_six(s: State, t: Tables, p: int, fallen: int) -> None:
    """Seat p has thrown: a six costs it coins where the holder's power is after sixes."""
    if power_at_work(s, t) == SIXES and s.flames != p:
        if fallen // PER_DIE % PER_DIE == SIX or fallen % PER_DIE == SIX:
            steal_coins(s, s.flames, p, power_coins(s, t))


@step("VL-POWER-18", "VL-POWER-19", "VL-POWER-20")
def offer_reroll(s: State, t: Tables, p: int, fallen: int) -> None:
    """Seat p has thrown: a holder whose power it is may reject that throw, and must take the next."""
    again = s.rerolled
    s.rerolled = 0
    if again == 0 and s.flames == p and power_at_work(s, t) == REROLLS:
        s.rent_reroll = fallen // FOR_RENT
        put_option(s, p, REROLL)


@rule("VL-POWER-18", "VL-POWER-20")
def can_reroll(s: State, t: Tables, p: int) -> int:
    """Only while the throw just made is one's own and not yet used."""
    if s.wait[p] == REROLL:
        return 0
    return NO_FLAMES if s.flames != p else NO_REROLL


@verb("VL-POWER-18", "VL-POWER-19", may=can_reroll)
def reroll(s: State, t: Tables, p: int) -> None:
    """Reject the throw and throw again."""
    decided(s, p)
    s.rerolled = 1
    s.for_rent = s.rent_reroll
    s.urgent = 0  # what reads the throw waits for the new one
    say(s, REROLLED, p)
    ask_throw(s, p, BOTH)


@verb("VL-POWER-18", "VL-POWER-23", may=can_reroll)
def keep_roll(s: State, t: Tables, p: int) -> None:
    """Keep the throw."""
    decided(s, p)


@rule("VL-POWER-16", "VL-POWER-17", "VL-CARD-05")
def can_steal(s: State, t: Tables, p: int, q: int) -> int:
    """From another player in the game, jailed or not, when the question is from whom."""
    r = not_now(s, p, VICTIM)
    return r if r else not_a_target(s, p, q)


@verb("VL-POWER-16", "VL-POWER-17", "VL-CARD-05", may=can_steal, args=("seat",))
def steal(s: State, t: Tables, p: int, q: int) -> None:
    """Steal from this player, by the power or by a card."""
    if s.deciding == p:
        decided(s, p)
    else:
        answered(s, p)
    most = s.spoils
    s.spoils = 0
    steal_coins(s, p, q, most)
