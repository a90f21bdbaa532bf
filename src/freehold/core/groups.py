"""Colour groups as building sites: what stands where, what may be added, and putting a piece down."""

from .deeds import GROUP_ROOM, LEVELS, STREET, TOP, owns_group, rank
from .money import FOR_PIECE, pay
from .registry import State, Tables, rule
from .say import say
from .words import AUCTION_OPEN, BANK, MOST_SPACES, NOT_OWNER, event, reason

HOUSE = 1
HOTEL = 2
HOUSE_LOT = MOST_SPACES  # an auction of a piece: the lots behind the spaces
HOTEL_LOT = MOST_SPACES + 1

NOT_A_STREET = reason("not_a_street")
GROUP_INCOMPLETE = reason("group_incomplete")
GROUP_MORTGAGED = reason("group_mortgaged")
UNEVEN_BUILD = reason("uneven_build")
SITE_FULL = reason("site_full")
NO_STOCK = reason("no_stock")
BUILT = event("built", "seat", "space", "level", "coins")


@rule()
def group_member(t: Tables, g: int, i: int) -> int:
    """The i-th deed of a group, in board order."""
    return t.member[g * GROUP_ROOM + i]


@rule("TP-BLD-03", "TP-BLD-06", "NB-BLD-03", "FZ-BLD-03")
def lowest_rank(s: State, t: Tables, d: int) -> int:
    """The row of the least built street of d's group."""
    g = t.group[d]
    low = TOP + 1
    for i in range(t.group_size[g]):
        low = min(low, rank(t, s.level[group_member(t, g, i)]))
    return low


@rule("TP-SELL-02", "TP-SELL-03", "NB-SELL-02", "FZ-SELL-03")
def highest_rank(s: State, t: Tables, d: int) -> int:
    """The row of the most built street of d's group."""
    g = t.group[d]
    high = 0
    for i in range(t.group_size[g]):
        high = max(high, rank(t, s.level[group_member(t, g, i)]))
    return high


@rule("TP-BLD-01", "TP-BLD-13", "NB-BLD-01", "NB-BLD-08", "FZ-BLD-08", "VL-BLD-01")
def group_open(s: State, t: Tables, p: int, d: int) -> int:
    """Whether p may build on d's group at all: whole and free of mortgages."""
    if t.kind[d] != STREET or not owns_group(s, t, p, d):
        return 0
    return 0 if s.mortgaged & t.group_mask[t.group[d]] else 1


@rule("TP-OQ-10", "NB-OQ-10", "VL-SHORT-04")
def room_for(s: State, t: Tables, p: int, kind: int, without: int) -> int:
    """How many pieces of a kind seat p could legally add, one group (or -1) left out."""
    total = 0
    for g in range(t.groups):
        m = t.group_mask[g]
        if s.owned[p] & m != m or g == without:
            continue
        first = group_member(t, g, 0)
        if group_open(s, t, p, first):
            if kind == HOUSE:
                for i in range(t.group_size[g]):
                    total += max(0, t.row - rank(t, s.level[group_member(t, g, i)]))
            elif lowest_rank(s, t, first) >= t.row:
                for i in range(t.group_size[g]):
                    if s.level[group_member(t, g, i)] != TOP:
                        total += 1
    return total


@rule()
def next_kind(s: State, t: Tables, d: int) -> int:
    """The kind of piece that comes next on a street."""
    return HOTEL if s.level[d] == t.row else HOUSE


@rule(
    "TP-BLD-04",
    "TP-BLD-11",
    "TP-QUICK-04",
    "TP-SHORT-04",
    "TP-BANK-07",
    "NB-BLD-05",
    "NB-QUICK-04",
    "NB-SET-06",
    "FZ-BLD-06",
    "FZ-SET-06",
    "VL-BLD-06",
    "VL-BLD-07",
    "VL-SET-05",
)
def put_piece(s: State, t: Tables, p: int, d: int, price: int) -> None:
    """Add the next piece on a street, paid for at this price; a hotel-like one sends the row back to the stock."""
    if next_kind(s, t, d) == HOTEL:
        s.hotels -= 1
        s.houses += t.row
        s.level[d] = TOP
    else:
        s.houses -= 1
        s.level[d] += 1
    s.paid[d * LEVELS + s.level[d] - 1] = price
    say(s, BUILT, p, d, s.level[d], price)


@rule("TP-BLD-05", "NB-BLD-02", "NB-BANK-05", "FZ-BLD-02", "VL-BLD-02", "VL-BANK-01")
def buy_piece(s: State, t: Tables, p: int, d: int) -> None:
    """Add the next piece at the deed's price."""
    pay(s, p, BANK, t.piece[d], FOR_PIECE)
    put_piece(s, t, p, d, t.piece[d])


@rule("TP-BLD-06", "TP-BLD-07")
def buy_up_to(s: State, t: Tables, p: int, d: int, level: int) -> None:
    """Raise d's whole group to a level, row by row, at the deeds' prices."""
    g = t.group[d]
    while lowest_rank(s, t, d) < rank(t, level):
        low = lowest_rank(s, t, d)
        for i in range(t.group_size[g]):
            e = group_member(t, g, i)
            if rank(t, s.level[e]) == low:
                buy_piece(s, t, p, e)


@rule("TP-BLD-14", "NB-BLD-10", "JP-FENCE-06", "JP-FENCE-08", "JP-SELL-02", "FZ-BLD-09", "VL-BLD-08")
def not_a_site(s: State, t: Tables, p: int, d: int) -> int:
    """Why d is no street of p's, or 0."""
    if d < 0 or d >= t.spaces or t.kind[d] != STREET:
        return NOT_A_STREET
    return 0 if s.owner[d] == p else NOT_OWNER


@rule("TP-OQ-10", "NB-OQ-10", "FZ-OQ-19", "VL-OQ-19")
def gives_up_place(s: State, t: Tables, p: int, d: int) -> int:
    """Whether touching d's group would cost the highest bidder for a piece the only place to put it."""
    if s.lot < HOUSE_LOT or s.leader != p:
        return 0
    kind = HOUSE if s.lot == HOUSE_LOT else HOTEL
    return AUCTION_OPEN if room_for(s, t, p, kind, t.group[d]) == 0 else 0
