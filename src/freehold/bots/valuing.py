"""What holdings are worth to a seat: prices, more for groups that are whole or nearly so. All in whole coins."""

from __future__ import annotations

from freehold.core.deeds import GROUP_ROOM, STREET, TOP, TRANSPORT
from freehold.core.groups import group_member
from freehold.core.registry import State, Tables, rule
from freehold.core.words import FIRST_KEPT, MOST_THINGS

WHOLE = 250  # percent of the prices that a whole group of streets counts
NEARLY = 120  # with one street missing
MORE_ALIKE = 25  # percent more for each further transport or utility
CARD_VALUE = 30
KEPT_CARDS = ((1 << MOST_THINGS) - 1) & ~((1 << FIRST_KEPT) - 1)
LEAST_RESERVE = 60
RESERVE_PER_PIECE = 8
MOST_RESERVE = 400
USUAL_CASH = 1500  # the starting money that these sums suit


@rule()
def group_value(t: Tables, g: int, owned: int) -> int:
    """What the deeds of a group are worth to the owner of these things."""
    n = 0
    prices = 0
    for i in range(t.group_size[g]):
        d = t.member[g * GROUP_ROOM + i]
        if owned >> d & 1:
            n += 1
            prices += t.price[d]
    if n == 0:
        return 0
    if t.kind[group_member(t, g, 0)] == STREET:
        if n == t.group_size[g]:
            return prices * WHOLE // 100
        return prices * (NEARLY if n == t.group_size[g] - 1 else 100) // 100
    return prices * (100 + MORE_ALIKE * (n - 1)) // 100


@rule()
def deed_value(s: State, t: Tables, p: int, d: int) -> int:
    """The most that seat p would give for a deed."""
    g = t.group[d]
    owned = s.owned[p]
    value = group_value(t, g, owned | 1 << d) - group_value(t, g, owned)
    if t.kind[d] == TRANSPORT or t.kind[d] == STREET:
        return value
    return value * 9 // 10


@rule()
def scaled(t: Tables, amount: int) -> int:
    """A sum in proportion to the money that the edition deals out."""
    return amount * t.cash // USUAL_CASH


@rule()
def reserve(s: State, t: Tables) -> int:
    """Cash that a careful player keeps: more as more is built."""
    pieces = t.house_stock - s.houses + TOP * (t.hotel_stock - s.hotels)
    return scaled(t, min(LEAST_RESERVE + RESERVE_PER_PIECE * pieces, MOST_RESERVE))


@rule()
def gain(s: State, t: Tables, p: int, receives: int, gives: int) -> int:
    """What the things of a deal are worth to seat p."""
    moved = receives | gives
    owned = s.owned[p]
    after = (owned | receives) & ~gives
    total = 0
    for g in range(t.groups):
        if moved & t.group_mask[g]:
            total += group_value(t, g, after) - group_value(t, g, owned)
    if moved & (s.mortgaged | KEPT_CARDS):
        for thing in range(MOST_THINGS):
            if moved >> thing & 1:
                if thing >= FIRST_KEPT:
                    worth = max(1, scaled(t, CARD_VALUE))
                else:
                    worth = -t.loan[thing] if s.mortgaged >> thing & 1 else 0
                total += worth if receives >> thing & 1 else -worth
    return total


@rule()
def wholes_won(s: State, t: Tables, p: int, receives: int, gives: int) -> int:
    """How many groups of streets a deal makes whole for seat p, those it breaks deducted."""
    moved = receives | gives
    owned = s.owned[p]
    after = (owned | receives) & ~gives
    n = 0
    for g in range(t.groups):
        m = t.group_mask[g]
        if moved & m and t.kind[group_member(t, g, 0)] == STREET:
            n += (1 if after & m == m else 0) - (1 if owned & m == m else 0)
    return n


@rule()
def is_fair(s: State, t: Tables, p: int, q: int, receives: int, gives: int, mine: int, theirs: int, coins: int) -> int:
    """Whether seat p should agree with q: it gains, and gives no whole group away without one of its own or a price.

    mine, theirs: what the things alone are worth to p and to q; coins: what p is paid on top.
    """
    if mine + coins <= 0:
        return 0
    helped = wholes_won(s, t, q, gives, receives)
    if helped <= 0 or helped <= wholes_won(s, t, p, receives, gives):
        return 1
    return 1 if coins >= theirs // 2 else 0
