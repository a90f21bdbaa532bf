"""Building on whole groups: one piece, or a whole row in one order."""

from freehold.core.agenda import answered, ask, interrupt, push
from freehold.core.deeds import STREET, TOP, owns_group, rank
from freehold.core.groups import (
    GROUP_INCOMPLETE,
    GROUP_MORTGAGED,
    HOTEL,
    HOUSE,
    NO_STOCK,
    SITE_FULL,
    UNEVEN_BUILD,
    buy_piece,
    buy_up_to,
    group_member,
    lowest_rank,
    next_kind,
    not_a_site,
    put_piece,
    room_for,
)
from freehold.core.matters import in_debt
from freehold.core.registry import State, Tables, fields, later, rule, verb
from freehold.core.say import say
from freehold.core.words import DEBT_PENDING, NOBODY, NOT_ENOUGH_CASH, PLACE, WANT, event

SHARE_OUT = later("share_out")
fields(builder=NOBODY, site=0, site_order=0)  # the order that set off a shortage

SHORT = event("shortage", "seat", "count", "kind")


@rule()
def pieces_to(s: State, t: Tables, d: int, level: int) -> int:
    """How many pieces raise d's whole group to a level."""
    g = t.group[d]
    n = 0
    for i in range(t.group_size[g]):
        n += max(0, rank(t, level) - rank(t, s.level[group_member(t, g, i)]))
    return n


@rule("TP-OQ-10", "TP-SHORT-02", "TP-SHORT-03")
def contested(s: State, t: Tables, p: int, kind: int, n: int) -> int:
    """Whether others could legally want more than n pieces would leave in the stock."""
    left = (s.houses if kind == HOUSE else s.hotels) - n
    for q in range(s.seats):
        if q != p and not s.out[q] and s.cash[q] > 0 and in_debt(s, q) < 0:
            left -= room_for(s, t, q, kind, -1)
    return 1 if left < 0 else 0


@rule(
    "TP-BLD-01", "TP-BLD-03", "TP-BLD-06", "TP-BLD-07", "TP-BLD-08", "TP-BLD-09", "TP-BLD-12", "TP-BLD-13",
    "TP-BLD-14", "TP-QUICK-04", "TP-OQ-29",
)
def not_buildable(s: State, t: Tables, p: int, d: int, order: int) -> int:
    """Why this order breaks the rules of building, stock and cash left aside. order: 0 one piece, or level + 1."""
    r = not_a_site(s, t, p, d)
    if r:
        return r
    if not owns_group(s, t, p, d):
        return GROUP_INCOMPLETE
    if s.mortgaged & t.group_mask[t.group[d]]:
        return GROUP_MORTGAGED
    low = lowest_rank(s, t, d)
    if order == 0:
        if s.level[d] == TOP:
            return SITE_FULL
        return UNEVEN_BUILD if rank(t, s.level[d]) > low else 0
    level = order - 1
    if level > TOP or level < 1 or (level > t.row and level != TOP) or pieces_to(s, t, d, level) == 0:
        return SITE_FULL
    return UNEVEN_BUILD if level == TOP and low < t.row else 0


@rule("TP-BLD-04", "TP-BLD-05", "TP-SHORT-01", "TP-SHORT-03", "TP-JAIL-17")
def can_build(s: State, t: Tables, p: int, d: int, order: int) -> int:
    """Build one piece on a street, or raise its whole group to a level in one order."""
    if s.wait[p] == PLACE:
        return can_place(s, t, p, d)
    r = not_buildable(s, t, p, d, order)
    if r:
        return r
    n = 1 if order == 0 else pieces_to(s, t, d, order - 1)
    kind = next_kind(s, t, d) if order == 0 else (HOTEL if order - 1 == TOP else HOUSE)
    if n > (s.houses if kind == HOUSE else s.hotels):
        return NO_STOCK
    if n * t.piece[d] > s.cash[p]:
        return NOT_ENOUGH_CASH
    if s.debts and contested(s, t, p, kind, n):
        return DEBT_PENDING
    return 0


@rule("TP-BLD-02", "TP-BLD-10", "TP-OQ-10")
def can_place(s: State, t: Tables, p: int, d: int) -> int:
    """Put down a piece that a shortage has granted: on any street where the next piece is of that kind."""
    r = not_buildable(s, t, p, d, 0)
    if r:
        return r
    if next_kind(s, t, d) != s.shortage:
        return SITE_FULL if s.shortage == HOUSE else UNEVEN_BUILD
    return NOT_ENOUGH_CASH if s.place_price == 0 and s.cash[p] < t.piece[d] else 0


@verb(
    "TP-BLD-01", "TP-BLD-02", "TP-BLD-05", "TP-BLD-10", "TP-BLD-11", "TP-BANK-07", "TP-SET-03", "TP-JAIL-17",
    "TP-MISC-02", may=can_build, args=("space", "level?"),
)
def build(s: State, t: Tables, p: int, d: int, order: int) -> None:
    """Build, unless others must first be asked because the stock is short."""
    if s.wait[p] == PLACE:
        place(s, t, p, d)
        return
    n = 1 if order == 0 else pieces_to(s, t, d, order - 1)
    kind = next_kind(s, t, d) if order == 0 else (HOTEL if order - 1 == TOP else HOUSE)
    if contested(s, t, p, kind, n):
        declare_shortage(s, t, p, kind, n)
        s.site = d
        s.site_order = order
    elif order == 0:
        buy_piece(s, t, p, d)
    else:
        buy_up_to(s, t, p, d, order - 1)


@rule("TP-OQ-10")
def declare_shortage(s: State, t: Tables, p: int, kind: int, n: int) -> None:
    """Ask everybody else who could use such a piece, once, how many they want."""
    interrupt(s)
    s.shortage = kind
    s.builder = p
    s.want[p] = n
    say(s, SHORT, p, n, kind)
    push(s, SHARE_OUT, NOBODY, 0)
    for q in range(s.seats):
        if q != p and not s.out[q] and s.cash[q] > 0 and in_debt(s, q) < 0 and room_for(s, t, q, kind, -1):
            ask(s, q, WANT)


@rule("TP-SHORT-02", "TP-SHORT-03", "TP-OQ-10")
def place(s: State, t: Tables, p: int, d: int) -> None:
    """Put a granted piece down, at the winning bid or at the deed's price."""
    answered(s, p)
    s.want[p] -= 1
    if s.place_price:
        put_piece(s, t, p, d, s.place_price)
    else:
        buy_piece(s, t, p, d)
