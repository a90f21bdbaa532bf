"""Rent as the deed prints it, and the double rent of a whole group."""

from freehold.core.deeds import MOST_GROUPS, STREET, TOP, TRANSPORT, UTILITY, count_of_group, owns_group
from freehold.core.registry import Each, State, Tables, amend, tables
from freehold.core.words import MOST_SPACES

LADDER = TOP + 1
MOST_ALIKE = 4
tables(rent=Each(MOST_SPACES * LADDER), set_rent=0)
tables(rent_throw=0)  # 1: a utility's rent is set by a new throw, made when it is asked for
tables(rent_by_count=Each(MOST_GROUPS * (MOST_ALIKE + 1)))  # of transports: coins; of utilities: times the throw


@amend(
    "TP-RENT-01",
    "TP-RENT-05",
    "TP-RENT-09",
    "TP-RENT-10",
    "TP-QUICK-05",
    "TP-SET-01",
    "NB-RENT-01",
    "NB-RENT-05",
    "NB-RENT-07",
    "NB-RENT-08",
    "NB-RENT-09",
    "NB-RENT-10",
    "NB-QUICK-05",
    "NB-SET-14",
    "JP-RENT-03",
    "JP-RENT-04",
    "JP-RENT-05",
    "JP-RENT-06",
    "JP-RENT-07",
    "JP-RENT-08",
    "JP-RENT-12",
    "FZ-RENT-05",
    "VL-RENT-03",
    "VL-RENT-06",
    "VL-RENT-07",
    "VL-RENT-08",
)
def printed(s: State, t: Tables, d: int, r: int) -> int:
    """By level, by number owned, or by number owned times the throw (where a new throw sets it: the factor alone)."""
    kind = t.kind[d]
    if kind == STREET:
        return t.rent[d * LADDER + s.level[d]]
    if kind == TRANSPORT or kind == UTILITY:
        n = count_of_group(s, t, s.owner[d], d)
        per = t.rent_by_count[t.group[d] * (MOST_ALIKE + 1) + n]
        return per if kind == TRANSPORT or t.rent_throw else per * (s.die[0] + s.die[1])
    return r


@amend(
    "TP-RENT-03",
    "TP-RENT-04",
    "TP-RENT-06",
    "TP-MORT-06",
    "FZ-BUY-05",
    "FZ-RENT-04",
    "FZ-RENT-07",
    "FZ-MORT-05",
    "VL-RENT-05",
    "VL-RENT-06",
)
def set_doubles(s: State, t: Tables, d: int, r: int) -> int:
    """A bare street of a whole group earns double, also while another street of it is built or mortgaged."""
    if t.kind[d] == STREET and s.level[d] == 0 and owns_group(s, t, s.owner[d], d):
        return r * t.set_rent
    return r


@amend("NB-RENT-06", "NB-RENT-12", "NB-BUY-06")
def set_doubles_unmortgaged(s: State, t: Tables, d: int, r: int) -> int:
    """A bare street of a whole group earns double, but only while no street of it is mortgaged."""
    if s.mortgaged & t.group_mask[t.group[d]]:
        return r
    return set_doubles(s, t, d, r)
