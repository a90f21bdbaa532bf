"""Building on whole groups: one piece, or a whole row in one order."""

from freehold.core.agenda import answered, ask, interrupt, push
from freehold.core.groups import HOUSE, NO_STOCK, SITE_FULL, UNEVEN_BUILD, buy_piece, next_kind, put_piece, room_for
from freehold.core.matters import in_debt
from freehold.core.registry import State, Tables, fields, later, rule, verb
from freehold.core.say import say
from freehold.core.sites import carry_out, carry_out_but_last, kind_ordered, not_buildable, pieces_ordered
from freehold.core.words import DEBT_PENDING, NOBODY, NOT_ENOUGH_CASH, PLACE, WANT, event

SHARE_OUT = later("share_out")
fields(builder=NOBODY, site=0, site_order=0)  # the order that set off a shortage

SHORT = event("shortage", "seat", "count", "kind")


@rule(
    "TP-OQ-10",
    "TP-SHORT-02",
    "TP-SHORT-03",
    "NB-SHORT-04",
    "NB-OQ-10",
    "FZ-SHORT-01",
    "FZ-OQ-09",
    "VL-SHORT-01",
    "VL-OQ-10",
)
def contested(s: State, t: Tables, p: int, kind: int, n: int) -> int:
    """Whether others could legally want more than n pieces would leave in the stock."""
    left = (s.houses if kind == HOUSE else s.hotels) - n
    if t.last_piece and left > 0:
        return 0
    for q in range(s.seats):
        if could_want(s, t, p, q, kind):
            left -= room_for(s, t, q, kind, -1)
    return 1 if left < 0 else 0


@rule("TP-OQ-10", "FZ-SHORT-01", "FZ-OQ-09", "VL-OQ-10")
def could_want(s: State, t: Tables, p: int, q: int, kind: int) -> int:
    """Whether seat q is to be asked when p's order makes pieces of a kind scarce."""
    least = t.bid_first if t.last_piece else 1
    if q == p or s.out[q] or s.cash[q] < least or in_debt(s, q) >= 0:
        return 0
    return 1 if room_for(s, t, q, kind, -1) else 0


@rule(
    "TP-BLD-04",
    "TP-BLD-05",
    "TP-SHORT-01",
    "TP-SHORT-03",
    "TP-JAIL-17",
    "NB-BLD-02",
    "NB-SHORT-01",
    "NB-JAIL-14",
    "FZ-BLD-02",
    "FZ-BLD-09",
    "FZ-SHORT-05",
    "VL-BLD-01",
    "VL-BLD-02",
    "VL-BLD-09",
    "VL-SHORT-05",
    "VL-OQ-19",
)
def can_build(s: State, t: Tables, p: int, d: int, order: int) -> int:
    """Build one piece on a street, or raise its whole group to a level in one order."""
    if s.wait[p] == PLACE:
        return can_place(s, t, p, d)
    r = not_buildable(s, t, p, d, order)
    if r:
        return r
    n = pieces_ordered(s, t, d, order)
    kind = kind_ordered(s, t, d, order)
    if n > (s.houses if kind == HOUSE else s.hotels):
        return NO_STOCK
    if n * t.piece[d] > s.cash[p]:
        return NOT_ENOUGH_CASH
    if (s.debts or s.taking) and scarce(s, t, p, kind, n):
        return DEBT_PENDING
    return 0


@rule("FZ-OQ-19", "VL-OQ-19")
def scarce(s: State, t: Tables, p: int, kind: int, n: int) -> int:
    """Whether an order of n pieces has to wait until all debts are settled."""
    if t.last_piece:
        return 1 if n == (s.houses if kind == HOUSE else s.hotels) else 0
    return contested(s, t, p, kind, n)


@rule("TP-BLD-02", "TP-BLD-10", "TP-OQ-10", "NB-OQ-10", "FZ-SHORT-04")
def can_place(s: State, t: Tables, p: int, d: int) -> int:
    """Put down a piece that a shortage has granted: on any street where the next piece is of that kind."""
    r = not_buildable(s, t, p, d, 0)
    if r:
        return r
    if next_kind(s, t, d) != s.shortage:
        return SITE_FULL if s.shortage == HOUSE else UNEVEN_BUILD
    return NOT_ENOUGH_CASH if s.place_price == 0 and s.cash[p] < t.piece[d] else 0


@verb(
    "TP-BLD-01",
    "TP-BLD-02",
    "TP-BLD-05",
    "TP-BLD-10",
    "TP-BLD-11",
    "TP-BANK-07",
    "TP-SET-03",
    "TP-JAIL-17",
    "TP-MISC-02",
    "NB-BLD-01",
    "NB-BLD-09",
    "NB-SET-02",
    "NB-JAIL-14",
    "FZ-BLD-01",
    "FZ-BLD-02",
    "FZ-JAIL-04",
    "VL-BLD-01",
    "VL-BLD-02",
    "VL-BLD-06",
    "VL-BLD-09",
    "VL-JAIL-04",
    may=can_build,
    args=("space", "level?"),
)
def build(s: State, t: Tables, p: int, d: int, order: int) -> None:
    """Build, unless others must first be asked because the stock is short."""
    if s.wait[p] == PLACE:
        place(s, t, p, d)
        return
    n = pieces_ordered(s, t, d, order)
    kind = kind_ordered(s, t, d, order)
    if contested(s, t, p, kind, n):
        if t.last_piece:
            d = d if order == 0 else carry_out_but_last(s, t, p, d, n)
            order = 0
            n = 1
        declare_shortage(s, t, p, kind, n)
        s.site = d
        s.site_order = order
    else:
        carry_out(s, t, p, d, order)


@rule("TP-OQ-10", "NB-SHORT-02", "NB-OQ-10", "VL-SHORT-01", "VL-OQ-10")
def declare_shortage(s: State, t: Tables, p: int, kind: int, n: int) -> None:
    """Ask everybody else who could use such a piece, once, how many they want."""
    interrupt(s)
    s.shortage = kind
    s.builder = p
    s.want[p] = n
    say(s, SHORT, p, n, kind)
    push(s, SHARE_OUT, NOBODY, 0)
    for q in range(s.seats):
        if could_want(s, t, p, q, kind):
            ask(s, q, WANT)


@rule("TP-SHORT-02", "TP-SHORT-03", "TP-OQ-10", "NB-SHORT-02", "NB-SHORT-03", "VL-SHORT-04")
def place(s: State, t: Tables, p: int, d: int) -> None:
    """Put a granted piece down, at the winning bid or at the deed's price."""
    answered(s, p)
    s.want[p] -= 1
    if s.place_price:
        put_piece(s, t, p, d, s.place_price)
    else:
        buy_piece(s, t, p, d)
