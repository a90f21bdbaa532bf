"""Bidding: what is up, who leads, who may bid and who is asked."""

from .agenda import ask
from .groups import HOTEL, HOUSE, HOUSE_LOT, room_for
from .registry import State, Tables, fields, rule, tables
from .words import BID, NOBODY, SEATS

fields(high=0, leader=NOBODY)
fields(want=SEATS)  # pieces that a seat still wishes for in a shortage; only such seats may bid for them
fields(leaving=0)  # seats that leave the game when the auction has closed, as a mask
fields(place_price=0)  # the winning bid for the piece to be placed; 0: the deed's price
tables(bid_first=0, bid_step=0)


@rule(
    "TP-AUC-03",
    "TP-OQ-07",
    "NB-AUC-05",
    "NB-OQ-07",
    "JP-AUC-02",
    "JP-AUC-03",
    "FZ-AUC-02",
    "FZ-AUC-03",
    "FZ-SHORT-02",
    "VL-SHORT-02",
)
def lowest_bid(s: State, t: Tables) -> int:
    """The least that the next bid must be."""
    return t.bid_first if s.leader == NOBODY else s.high + t.bid_step


@rule(
    "TP-AUC-02",
    "TP-OQ-10",
    "TP-OQ-25",
    "NB-AUC-05",
    "NB-OQ-10",
    "NB-OQ-22",
    "JP-AUC-04",
    "JP-OQ-21",
    "FZ-AUC-08",
    "FZ-SHORT-04",
    "FZ-OQ-19",
    "VL-SHORT-03",
    "VL-SHORT-04",
)
def may_take_part(s: State, t: Tables, p: int) -> int:
    """Everybody still in the game may bid; for a piece, those who wish for one and have a place for it."""
    if s.out[p] or s.leaving >> p & 1:
        return 0
    if s.lot < HOUSE_LOT:
        return 1
    return 1 if s.want[p] and room_for(s, t, p, HOUSE if s.lot == HOUSE_LOT else HOTEL, -1) else 0


@rule("TP-OQ-07", "TP-OQ-35", "NB-OQ-07", "NB-OQ-33", "JP-AUC-04", "FZ-AUC-05", "VL-SHORT-03", "VL-OQ-19")
def invite(s: State, t: Tables) -> None:
    """Ask everybody but the leader. Who could never raise the least bid is not troubled."""
    least = lowest_bid(s, t)
    for q in range(s.seats):
        if q != s.leader and may_take_part(s, t, q) and (s.cash[q] >= least or s.owned[q]):
            ask(s, q, BID)


@rule("TP-OQ-10", "TP-OQ-35", "NB-OQ-33")
def leave_auction(s: State, t: Tables, p: int) -> None:
    """A leader who goes out takes the bid along: bidding starts anew among the rest."""
    s.want[p] = 0
    if s.builder == p:
        s.builder = NOBODY
    if s.lot >= 0 and s.leader == p:
        s.leader = NOBODY
        s.high = 0
        invite(s, t)
