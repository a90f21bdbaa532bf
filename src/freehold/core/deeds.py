"""Deeds and pieces: who owns what, how far it is built, what is mortgaged, and what it all is worth."""

from .flake import melt
from .offers import void_offers
from .registry import Each, State, Tables, fields, rule, tables
from .words import BANK, MOST_SPACES, NOBODY, SEATS, SPACES, THINGS

TOP = 5  # the level of the hotel-like piece
LEVELS = 5
MOST_GROUPS = 12
GROUP_ROOM = 4
GROUPS = Each(MOST_GROUPS)

# Kinds of space.
PLAIN = 0
STREET = 1
TRANSPORT = 2
UTILITY = 3

fields(owner=(THINGS, NOBODY), owned=SEATS, mortgaged=0, level=SPACES)
fields(paid=Each(MOST_SPACES * LEVELS), houses=0, hotels=0)  # paid: what each level of a street cost
fields(got=0, gifts=0)  # deeds that came to a player in this turn; those that a bankrupt left since the last throw
tables(spaces=0, deeds=0, kind=SPACES, price=SPACES, loan=SPACES, piece=SPACES)
tables(group=(SPACES, -1), groups=0, group_mask=GROUPS, group_size=GROUPS, member=Each(MOST_GROUPS * GROUP_ROOM))
tables(lone_pieces=0)  # 1: pieces stand on single streets, and go along with them in a deal
tables(row=0, refund_paid=0, interest=0)  # row: house-like pieces a street can bear below the hotel-like one


@rule(
    "TP-BUY-02",
    "TP-BANK-04",
    "TP-BANK-06",
    "TP-MORT-08",
    "NB-BUY-02",
    "NB-BANK-01",
    "NB-BANK-09",
    "JP-BUY-02",
    "JP-BUY-03",
    "JP-TREX-17",
    "FZ-BUY-03",
    "VL-BUY-09",
    "VL-SET-03",
)
def give(s: State, thing: int, p: int) -> None:
    """Hand a thing to a seat or to the Bank. Offers that name it are void."""
    bit = 1 << thing
    before = s.owner[thing]
    if before != BANK:
        s.owned[before] &= ~bit
    s.owner[thing] = p
    s.gifts &= ~bit
    if p != BANK:
        s.owned[p] |= bit
        s.got |= bit
    elif thing == s.flake_at:
        melt(s)  # nobody owns its place any more
    void_offers(s, bit, NOBODY)


@rule("FZ-BUY-05", "FZ-MORT-05", "VL-BUY-08")
def owns_group(s: State, t: Tables, p: int, d: int) -> int:
    """Whether p owns every deed of d's group."""
    g = t.group[d]
    if g < 0:
        return 0
    m = t.group_mask[g]
    return 1 if s.owned[p] & m == m else 0


@rule()
def count_of_group(s: State, t: Tables, p: int, d: int) -> int:
    """How many deeds of d's group p owns."""
    g = t.group[d]
    n = 0
    for i in range(t.group_size[g]):
        if s.owned[p] >> t.member[g * GROUP_ROOM + i] & 1:
            n += 1
    return n


@rule()
def group_built(s: State, t: Tables, d: int) -> int:
    """Whether any street of d's group carries a piece."""
    g = t.group[d]
    if g >= 0 and t.kind[d] == STREET:
        for i in range(t.group_size[g]):
            if s.level[t.member[g * GROUP_ROOM + i]]:
                return 1
    return 0


@rule()
def rank(t: Tables, level: int) -> int:
    """The row a level stands in: the hotel-like piece is one above the last house-like row."""
    return t.row + 1 if level == TOP else level


@rule(
    "TP-SELL-01",
    "TP-MISC-02",
    "NB-SELL-01",
    "NB-SELL-03",
    "JP-SELL-01",
    "JP-OQ-05",
    "FZ-SELL-01",
    "FZ-SELL-02",
    "FZ-OQ-05",
    "VL-SELL-01",
    "VL-SELL-02",
    "VL-SELL-03",
)
def refund(s: State, t: Tables, d: int, level: int) -> int:
    """What the Bank pays back for the piece that made this level: half, rounded up.

    Half of what was paid for it (`t.refund_paid` 1), or half of the deed's price (0).
    """
    cost = s.paid[d * LEVELS + level - 1] if t.refund_paid else t.piece[d]
    return (cost + 1) // 2


@rule("TP-QUICK-06", "TP-SELL-05", "NB-QUICK-06", "FZ-SELL-04")
def refund_down_to(s: State, t: Tables, d: int, level: int) -> int:
    """What the Bank pays back for all pieces of a street above a level."""
    total = 0
    for k in range(level + 1, s.level[d] + 1):
        if k <= t.row or k == TOP:
            total += refund(s, t, d, k)
    return total


@rule("TP-TAX-02", "TP-QUICK-15", "TP-QUICK-16", "NB-QUICK-14", "NB-QUICK-15")
def cost_of_pieces(s: State, t: Tables, d: int) -> int:
    """What was paid for all pieces of a street, those under a hotel-like piece included."""
    total = 0
    for k in range(1, s.level[d] + 1):
        if k <= t.row or k == TOP:
            total += s.paid[d * LEVELS + k - 1]
    return total


@rule(
    "TP-TAX-02",
    "TP-TAX-03",
    "TP-TAX-05",
    "TP-QUICK-12",
    "TP-QUICK-13",
    "TP-QUICK-14",
    "TP-OQ-13",
    "TP-OQ-24",
    "NB-QUICK-11",
    "NB-QUICK-12",
    "NB-QUICK-13",
    "NB-QUICK-14",
    "NB-QUICK-15",
)
def worth(s: State, t: Tables, p: int, mortgaged_half: int) -> int:
    """Cash, printed prices and pieces of a seat; mortgaged deeds count full (0) or half (1)."""
    total = s.cash[p]
    for d in range(t.spaces):
        if s.owned[p] >> d & 1:
            if mortgaged_half and s.mortgaged >> d & 1:
                total += (t.price[d] + 1) // 2
            else:
                total += t.price[d]
            if s.level[d]:
                total += cost_of_pieces(s, t, d)
    return total


@rule("TP-BANKR-01", "TP-BANKR-07", "NB-DEBT-02", "NB-OQ-30", "JP-DEBT-01", "JP-BANKR-01", "JP-OQ-17", "FZ-DEBT-02")
def means(s: State, t: Tables, p: int) -> int:
    """What a seat can raise without another's help: cash, refunds and loans still unused."""
    total = s.cash[p]
    for d in range(t.spaces):
        if s.owned[p] >> d & 1:
            if s.level[d]:
                total += refund_down_to(s, t, d, 0)
            if not s.mortgaged >> d & 1:
                total += t.loan[d]
    return total


@rule("TP-SHORT-04", "TP-BANKR-10", "NB-SET-06", "JP-TREX-13", "JP-SET-05", "FZ-SELL-01")
def clear_street(s: State, t: Tables, d: int, level: int) -> None:
    """Take the pieces of a street down to a level; they return to the stock."""
    if s.level[d] == TOP:
        s.hotels += 1
        s.houses -= level if level < TOP else 0
    else:
        s.houses += s.level[d] - level
    for k in range(level + 1, s.level[d] + 1):
        s.paid[d * LEVELS + k - 1] = 0
    s.level[d] = level
