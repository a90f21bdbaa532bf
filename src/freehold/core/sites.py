"""Orders of pieces: what an order asks for, whether it keeps the rules of building, and carrying it out.

An order is 0 for one piece, or level + 1 to raise the whole group to a level.
"""

from .deeds import TOP, owns_group, rank
from .groups import (
    GROUP_INCOMPLETE,
    GROUP_MORTGAGED,
    HOTEL,
    HOUSE,
    SITE_FULL,
    UNEVEN_BUILD,
    buy_piece,
    buy_up_to,
    group_member,
    lowest_rank,
    next_kind,
    not_a_site,
)
from .registry import State, Tables, rule, tables

tables(last_piece=0)  # 1: pieces are sold one at a time, and only an order for the last of a kind asks the others


@rule()
def pieces_to(s: State, t: Tables, d: int, level: int) -> int:
    """How many pieces raise d's whole group to a level."""
    g = t.group[d]
    n = 0
    for i in range(t.group_size[g]):
        n += max(0, rank(t, level) - rank(t, s.level[group_member(t, g, i)]))
    return n


@rule()
def pieces_ordered(s: State, t: Tables, d: int, order: int) -> int:
    """How many pieces an order takes."""
    return 1 if order == 0 else pieces_to(s, t, d, order - 1)


@rule()
def kind_ordered(s: State, t: Tables, d: int, order: int) -> int:
    """Which kind of piece an order takes."""
    if order == 0:
        return next_kind(s, t, d)
    return HOTEL if order - 1 == TOP else HOUSE


@rule(
    "TP-BLD-01",
    "TP-BLD-03",
    "TP-BLD-06",
    "TP-BLD-07",
    "TP-BLD-08",
    "TP-BLD-09",
    "TP-BLD-12",
    "TP-BLD-13",
    "TP-BLD-14",
    "TP-QUICK-04",
    "TP-OQ-29",
    "NB-BLD-01",
    "NB-BLD-03",
    "NB-BLD-04",
    "NB-BLD-06",
    "NB-BLD-07",
    "NB-BLD-08",
    "NB-BUY-06",
    "NB-QUICK-04",
    "FZ-BUY-05",
    "FZ-BLD-01",
    "FZ-BLD-03",
    "FZ-BLD-04",
    "FZ-BLD-05",
    "FZ-BLD-07",
    "FZ-BLD-08",
    "VL-BLD-01",
    "VL-BLD-03",
    "VL-BLD-04",
    "VL-BLD-05",
    "VL-BLD-07",
    "VL-BLD-08",
)
def not_buildable(s: State, t: Tables, p: int, d: int, order: int) -> int:
    """Why this order breaks the rules of building, stock and cash left aside."""
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


@rule("TP-BLD-05", "NB-BLD-02")
def carry_out(s: State, t: Tables, p: int, d: int, order: int) -> None:
    """Carry a legal order out at the deeds' prices."""
    if order == 0:
        buy_piece(s, t, p, d)
    else:
        buy_up_to(s, t, p, d, order - 1)


@rule("FZ-OQ-09")
def carry_out_but_last(s: State, t: Tables, p: int, d: int, n: int) -> int:
    """Buy all but the last of n pieces that raise d's group row by row. Gives the street where the last would stand."""
    for _ in range(n - 1):
        buy_piece(s, t, p, next_street(s, t, d))
    return next_street(s, t, d)


@rule()
def next_street(s: State, t: Tables, d: int) -> int:
    """The first of the least built streets of d's group."""
    g = t.group[d]
    i = 0
    while rank(t, s.level[group_member(t, g, i)]) > lowest_rank(s, t, d):
        i += 1
    return group_member(t, g, i)


@rule("TP-OQ-10", "TP-BLD-08", "TP-BLD-13", "NB-OQ-10")
def still_good(s: State, t: Tables, p: int, d: int, order: int, n: int) -> int:
    """Whether an order of n pieces given earlier can still be carried out as it was given."""
    if not_buildable(s, t, p, d, order) or pieces_ordered(s, t, d, order) != n:
        return 0
    return 1 if s.cash[p] >= n * t.piece[d] else 0
