"""Selling pieces back to the Bank: one step, or a whole group down to an even level."""

from freehold.core.deeds import TOP, clear_street, rank, refund_down_to
from freehold.core.groups import HOTEL_LOT, NO_STOCK, gives_up_place, group_member, highest_rank, not_a_site
from freehold.core.money import FOR_REFUND, pay
from freehold.core.registry import State, Tables, rule, verb
from freehold.core.say import say
from freehold.core.words import BANK, event, reason

UNEVEN_SALE = reason("uneven_sale")
NO_PIECE = reason("no_piece")
TORN_DOWN = event("torn_down", "seat", "space", "level", "coins")


@rule("TP-OQ-11", "TP-SELL-04", "NB-OQ-11", "FZ-SELL-04", "VL-SELL-05")
def stock_after(s: State, t: Tables, d: int, level: int) -> int:
    """House-like pieces in the stock after d's whole group has come down to a level."""
    g = t.group[d]
    houses = s.houses
    for i in range(t.group_size[g]):
        e = group_member(t, g, i)
        if rank(t, s.level[e]) > rank(t, level):
            houses += -level if s.level[e] == TOP else s.level[e] - level
    return houses


@rule(
    "TP-SELL-01",
    "TP-SELL-02",
    "TP-SELL-03",
    "TP-SELL-04",
    "TP-SELL-05",
    "TP-OQ-11",
    "TP-OQ-10",
    "NB-SELL-02",
    "NB-SELL-03",
    "NB-OQ-11",
    "FZ-SELL-03",
    "FZ-SELL-04",
    "VL-SELL-04",
    "VL-SELL-05",
    "VL-SELL-06",
    "VL-OQ-19",
)
def can_sell(s: State, t: Tables, p: int, d: int, order: int) -> int:
    """Selling keeps the group even, and a hotel-like piece breaks down into pieces that must be there."""
    r = not_a_site(s, t, p, d)
    if r:
        return r
    high = highest_rank(s, t, d)
    if order == 0:
        if s.level[d] == 0:
            return NO_PIECE
        if rank(t, s.level[d]) < high:
            return UNEVEN_SALE
        if s.level[d] == TOP and s.houses < t.row:
            return NO_STOCK
    else:
        level = order - 1
        if level < 0 or level > t.row or high <= level:
            return NO_PIECE
        if stock_after(s, t, d, level) < 0:
            return NO_STOCK
    return gives_up_place(s, t, p, d) if s.lot == HOTEL_LOT else 0


@verb(
    "TP-SELL-01",
    "TP-SELL-02",
    "TP-SELL-04",
    "TP-SELL-05",
    "TP-DEBT-01",
    "TP-MORT-02",
    "TP-MORT-03",
    "TP-DEAL-04",
    "TP-JAIL-17",
    "TP-QUICK-06",
    "TP-OQ-11",
    "NB-SELL-01",
    "NB-SELL-03",
    "NB-SELL-04",
    "NB-JAIL-14",
    "NB-QUICK-06",
    "NB-DEBT-01",
    "NB-OQ-11",
    "FZ-SELL-01",
    "FZ-SELL-05",
    "FZ-DEBT-01",
    "VL-SELL-01",
    "VL-SELL-02",
    "VL-SELL-03",
    "VL-SELL-05",
    "VL-SELL-06",
    "VL-DEBT-01",
    may=can_sell,
    args=("space", "level?"),
)
def sell(s: State, t: Tables, p: int, d: int, order: int) -> None:
    """Sell the top piece of a street, or bring its whole group down to a level."""
    if order == 0:
        sell_down(s, t, p, d, t.row if s.level[d] == TOP else s.level[d] - 1)
        return
    g = t.group[d]
    for i in range(t.group_size[g]):
        e = group_member(t, g, i)
        if rank(t, s.level[e]) > order - 1:
            sell_down(s, t, p, e, order - 1)


@rule("TP-SELL-01", "NB-SELL-01")
def sell_down(s: State, t: Tables, p: int, d: int, level: int) -> None:
    """The Bank takes the pieces above a level back."""
    money = refund_down_to(s, t, d, level)
    clear_street(s, t, d, level)
    pay(s, BANK, p, money, FOR_REFUND)
    say(s, TORN_DOWN, p, d, level, money)
