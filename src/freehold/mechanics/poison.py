"""Cards against other players: stealing, jailing, missed turns and deeds taken away."""

from freehold.core.agenda import answered, ask
from freehold.core.deeds import give
from freehold.core.matters import not_now
from freehold.core.options import VICTIM
from freehold.core.registry import State, Tables, rule, step, verb
from freehold.core.say import say
from freehold.core.stealing import NOT_A_TARGET, not_a_target, steal_coins
from freehold.core.words import event, wait

PICK = wait("pick")
SKIPS = event("skips", "seat", "seat")
SENT = event("sent", "seat", "seat")
SEIZED = event("seized", "seat", "seat", "space")


@step("VL-CARD-05")
def steal_from_one(s: State, t: Tables, p: int, coins: int) -> None:
    """Steal so many coins from a player to be chosen."""
    s.spoils = coins
    ask(s, p, VICTIM)


@step("VL-CARD-05", "VL-OQ-17")
def steal_from_each(s: State, t: Tables, p: int, coins: int) -> None:
    """Steal so many coins from every other player, from the left onwards."""
    for i in range(1, s.seats):
        q = (p + i) % s.seats
        if not s.out[q]:
            steal_coins(s, p, q, coins)


@step("VL-CARD-06", "VL-OQ-21")
def make_skip(s: State, t: Tables, p: int, turns: int) -> None:
    """The player chosen misses the next turns that would be theirs."""
    s.skips[s.target] += turns
    say(s, SKIPS, p, s.target)


@step("VL-OQ-20")
def seize_deed(s: State, t: Tables, p: int, a: int) -> None:
    """The deed chosen changes hands."""
    owner = s.owner[s.target]
    give(s, s.target, p)
    say(s, SEIZED, p, owner, s.target)


@step("VL-OQ-22")
def jail_one(s: State, t: Tables, p: int, a: int) -> None:
    """Send a player to Jail; with nobody to choose the card does nothing."""
    for q in range(s.seats):
        if not_jailable(s, p, q) == 0:
            ask(s, p, PICK)
            return


@rule("VL-OQ-22")
def not_jailable(s: State, p: int, q: int) -> int:
    """Why seat p cannot send seat q to Jail: it is no other player, or sits there already."""
    r = not_a_target(s, p, q)
    if r:
        return r
    return NOT_A_TARGET if s.jailed[q] else 0


@rule("VL-OQ-22")
def can_pick(s: State, t: Tables, p: int, q: int) -> int:
    """When a card asks whom to send to Jail."""
    r = not_now(s, p, PICK)
    return r if r else not_jailable(s, p, q)


@verb("VL-OQ-22", may=can_pick, args=("seat",))
def pick(s: State, t: Tables, p: int, q: int) -> None:
    """Send this player to Jail: straight there, without coins or ring, and the turn in progress goes on."""
    answered(s, p)
    s.at[q] = t.jail
    s.jailed[q] = 1
    say(s, SENT, p, q)
