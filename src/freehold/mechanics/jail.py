"""Jail: how one gets in, and the ways out."""

from freehold.core.agenda import forget, push
from freehold.core.decks import return_kept
from freehold.core.matters import not_now
from freehold.core.money import FOR_FINE, owe, pay
from freehold.core.registry import State, Tables, fields, later, rule, step, tables, verb
from freehold.core.say import say
from freehold.core.words import (
    BANK,
    FIRST_KEPT,
    MOST_KEPT,
    MUST_ROLL,
    NO_CARD,
    NOT_ENOUGH_CASH,
    ROLL,
    SEATS,
    event,
    reason,
)

ASK_END = later("ask_end")
RELEASE = later("release")
fields(jailed=SEATS)  # 0: free; n: the n-th turn in jail comes next
tables(jail=0, fine=0, jail_turns=0, fine_turns=0, jail_cards=0)
tables(jail_number=0)  # 0: doubles free a prisoner; else a die with this number

NOT_IN_JAIL = reason("not_in_jail")
JAILED = event("jailed", "seat")
RELEASED = event("released", "seat")
STAYS = event("stays", "seat", "count")
CARD_USED = event("card_used", "seat", "card")


@step(
    "TP-JAIL-01",
    "TP-JAIL-02",
    "TP-JAIL-03",
    "TP-JAIL-04",
    "TP-JAIL-05",
    "TP-JAIL-19",
    "TP-CARD-05",
    "TP-OQ-31",
    "TP-TURN-11",
    "NB-JAIL-01",
    "NB-JAIL-02",
    "NB-JAIL-03",
    "NB-JAIL-04",
    "NB-JAIL-05",
    "NB-JAIL-13",
    "NB-CARD-05",
    "NB-TURN-07",
    "NB-OQ-29",
    "JP-JAIL-01",
    "JP-JAIL-02",
    "JP-JAIL-03",
    "JP-TURN-07",
    "JP-TURN-09",
    "FZ-TURN-06",
    "FZ-TURN-08",
    "FZ-JAIL-01",
    "FZ-JAIL-02",
    "FZ-JAIL-03",
    "VL-JAIL-01",
    "VL-JAIL-02",
    "VL-JAIL-03",
    "VL-JAIL-12",
)
def go_to_jail(s: State, t: Tables, p: int, a: int) -> None:
    """Straight to jail: no salary on the way, and the turn ends at once."""
    s.at[p] = t.jail
    s.jailed[p] = 1
    s.again = 0
    forget(s, p)
    say(s, JAILED, p)


@step(
    "TP-JAIL-08",
    "TP-JAIL-09",
    "TP-JAIL-10",
    "TP-JAIL-14",
    "TP-JAIL-15",
    "TP-QUICK-08",
    "TP-QUICK-09",
    "TP-OQ-30",
    "NB-JAIL-09",
    "NB-JAIL-10",
    "NB-JAIL-11",
    "NB-JAIL-15",
    "NB-QUICK-08",
    "NB-QUICK-09",
    "NB-OQ-27",
    "JP-JAIL-09",
    "JP-JAIL-10",
    "JP-JAIL-11",
    "JP-JAIL-12",
    "JP-JAIL-14",
    "FZ-JAIL-09",
    "FZ-JAIL-11",
    "FZ-JAIL-12",
    "FZ-JAIL-13",
    "VL-JAIL-08",
    "VL-JAIL-09",
    "VL-JAIL-10",
    "VL-JAIL-11",
    "VL-JAIL-13",
)
def jail_throw(s: State, t: Tables, p: int, a: int) -> None:
    """The right throw frees a prisoner; the last failure makes the fine due; an earlier one ends the throw."""
    n = s.jailed[p]
    if n == 0:
        return
    if t.jail_number and s.die[0] == t.jail_number:
        free(s, p)
    elif t.jail_number == 0 and s.die[0] == s.die[1]:
        s.freed = 1
        free(s, p)
    elif n < t.jail_turns:
        s.jailed[p] = n + 1
        s.again = 0
        say(s, STAYS, p, n)
        forget(s, p)
        push(s, ASK_END, p, 0)
    else:
        push(s, RELEASE, p, 0)
        owe(s, p, BANK, t.fine, FOR_FINE)


@step(
    "TP-JAIL-15",
    "TP-OQ-30",
    "NB-JAIL-10",
    "NB-QUICK-09",
    "NB-OQ-27",
    "JP-JAIL-11",
    "JP-JAIL-12",
    "FZ-JAIL-12",
    "FZ-JAIL-13",
    "VL-JAIL-10",
    "VL-JAIL-11",
)
def release(s: State, t: Tables, p: int, a: int) -> None:
    """The fine is paid; the move by the failed throw follows."""
    free(s, p)


@rule()
def free(s: State, p: int) -> None:
    """Out of jail."""
    s.jailed[p] = 0
    say(s, RELEASED, p)


@rule(
    "TP-JAIL-13",
    "TP-JAIL-14",
    "TP-JAIL-06",
    "TP-QUICK-09",
    "NB-JAIL-06",
    "NB-JAIL-12",
    "NB-QUICK-09",
    "JP-JAIL-06",
    "FZ-JAIL-05",
    "FZ-JAIL-06",
    "VL-JAIL-05",
)
def can_pay_jail(s: State, t: Tables, p: int) -> int:
    """The fine may be chosen before the throw, in the first turns only."""
    if not s.jailed[p]:
        return NOT_IN_JAIL
    r = not_now(s, p, ROLL)
    if r:
        return r
    if s.jailed[p] > t.fine_turns:
        return MUST_ROLL
    if s.cash[p] < t.fine:
        return NOT_ENOUGH_CASH
    return 0


@verb(
    "TP-JAIL-13",
    "TP-QUICK-09",
    "NB-JAIL-06",
    "NB-QUICK-09",
    "JP-JAIL-06",
    "JP-JAIL-15",
    "FZ-JAIL-06",
    "FZ-JAIL-14",
    "VL-JAIL-05",
    "VL-JAIL-13",
    may=can_pay_jail,
)
def pay_jail(s: State, t: Tables, p: int) -> None:
    """Pay the fine and leave; the turn is then an ordinary one."""
    pay(s, p, BANK, t.fine, FOR_FINE)
    free(s, p)


@rule()
def jail_card_of(s: State, t: Tables, p: int) -> int:
    """The first jail-release card that p holds, or -1."""
    for k in range(FIRST_KEPT, FIRST_KEPT + MOST_KEPT):
        if (s.owned[p] & t.jail_cards) >> k & 1:
            return k
    return -1


@rule("TP-JAIL-11", "TP-JAIL-07", "NB-JAIL-07", "NB-JAIL-12", "JP-JAIL-07", "FZ-JAIL-05", "FZ-JAIL-07", "VL-JAIL-06")
def can_use_jail_card(s: State, t: Tables, p: int) -> int:
    """A jail-release card is played in jail, before the throw of a turn."""
    if not s.jailed[p]:
        return NOT_IN_JAIL
    if jail_card_of(s, t, p) < 0:
        return NO_CARD
    return not_now(s, p, ROLL)


@verb(
    "TP-JAIL-11",
    "TP-JAIL-12",
    "TP-CARD-03",
    "TP-QUICK-07",
    "NB-JAIL-07",
    "NB-JAIL-08",
    "NB-JAIL-16",
    "NB-CARD-03",
    "NB-QUICK-07",
    "JP-JAIL-07",
    "JP-JAIL-08",
    "JP-JAIL-15",
    "JP-CARD-04",
    "FZ-JAIL-07",
    "FZ-JAIL-08",
    "FZ-JAIL-14",
    "VL-JAIL-06",
    "VL-JAIL-13",
    may=can_use_jail_card,
)
def use_jail_card(s: State, t: Tables, p: int) -> None:
    """Play a jail-release card and leave."""
    card = jail_card_of(s, t, p)
    return_kept(s, t, card)
    say(s, CARD_USED, p, card)
    free(s, p)
