"""Landing on a property that nobody owns: it must be bought, or the player is out."""

from freehold.core.agenda import push
from freehold.core.deeds import give
from freehold.core.money import FOR_DEED, owe
from freehold.core.registry import State, Tables, later, step
from freehold.core.say import say
from freehold.core.words import BANK, NOBODY, event, reason

CHARGE = later("charge")
TAKE_BOUGHT = later("take_bought")
MUST_BUY = reason("must_buy")
BOUGHT = event("bought", "seat", "space", "coins")


@step("VL-BUY-02", "VL-BUY-03", "VL-BUY-04", "VL-BUY-05", "VL-BUY-07", "VL-TURN-04", "VL-VEH-04", "VL-VEH-05")
def must_buy(s: State, t: Tables, p: int, d: int) -> None:
    """An unowned property is bought: its price is due at once. Another's costs rent, one's own nothing."""
    s.lapsed_by[d] = 0
    if s.owner[d] == NOBODY:
        push(s, TAKE_BOUGHT, p, d)
        owe(s, p, BANK, t.price[d], FOR_DEED)
    elif s.owner[d] != p:
        push(s, CHARGE, p, d)


@step("VL-BUY-02", "VL-BUY-06", "VL-BUY-09")
def take_bought(s: State, t: Tables, p: int, d: int) -> None:
    """The price is paid; the card is the buyer's."""
    give(s, d, p)
    say(s, BOUGHT, p, d, t.price[d])
