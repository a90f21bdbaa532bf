"""Auctions, of deeds and of the Bank's last pieces: open bidding in any order until all others have passed."""

from freehold.core.agenda import answered, push
from freehold.core.bidding import invite, lowest_bid, may_take_part
from freehold.core.deeds import give
from freehold.core.groups import HOUSE_LOT
from freehold.core.matters import NO_LOT, not_now
from freehold.core.money import FOR_DEED, FOR_PIECE, pay
from freehold.core.registry import State, Tables, later, rule, step, verb
from freehold.core.say import say
from freehold.core.sets import left_bank
from freehold.core.words import AUCTION_OPEN, BANK, BID, NOBODY, PLACE, event, reason

HAMMER = later("hammer")
PIECE_SOLD = later("piece_sold")
LEAVERS_GO = later("leavers_go")
NO_AUCTION = reason("no_auction")
BID_TOO_LOW = reason("bid_too_low")
BID_OVER_CASH = reason("bid_over_cash")
OPENED = event("auction", "lot")
RAISED = event("bid", "seat", "coins", "lot")
PASSED = event("passed", "seat")
SOLD = event("sold", "seat", "lot", "coins")
UNSOLD = event("unsold", "lot")


@step(
    "TP-BUY-03",
    "TP-AUC-02",
    "TP-BANKR-08",
    "TP-MISC-01",
    "NB-AUC-01",
    "NB-AUC-02",
    "NB-AUC-07",
    "NB-BUY-03",
    "JP-AUC-01",
    "JP-AUC-04",
    "FZ-AUC-01",
    "VL-SHORT-01",
    "VL-AUC-01",
)
def auction(s: State, t: Tables, p: int, lot: int) -> None:
    """Open an auction."""
    s.lot = lot
    s.high = 0
    s.leader = NOBODY
    say(s, OPENED, lot)
    push(s, HAMMER, NOBODY, 0)  # reached when nobody is asked any more
    invite(s, t)


@rule(
    "TP-AUC-02",
    "TP-AUC-03",
    "TP-AUC-04",
    "TP-OQ-07",
    "TP-JAIL-16",
    "NB-AUC-04",
    "NB-AUC-05",
    "NB-AUC-08",
    "NB-JAIL-14",
    "NB-OQ-07",
    "JP-AUC-02",
    "JP-AUC-03",
    "JP-AUC-04",
    "JP-AUC-08",
    "JP-JAIL-04",
    "FZ-AUC-04",
    "FZ-AUC-09",
    "FZ-SHORT-02",
    "FZ-SHORT-03",
    "FZ-JAIL-04",
    "FZ-OQ-06",
    "VL-AUC-01",
    "VL-SHORT-02",
    "VL-SHORT-03",
    "VL-JAIL-04",
)
def can_bid(s: State, t: Tables, p: int, amount: int) -> int:
    """A bid is above the last one and within the bidder's cash."""
    if s.lot == NO_LOT:
        return NO_AUCTION
    if not may_take_part(s, t, p):
        return AUCTION_OPEN
    if amount < lowest_bid(s, t):
        return BID_TOO_LOW
    if amount > s.cash[p]:
        return BID_OVER_CASH
    return 0


@verb(
    "TP-AUC-02",
    "TP-AUC-03",
    "NB-AUC-08",
    "JP-AUC-03",
    "JP-AUC-04",
    "VL-SHORT-02",
    "VL-SHORT-03",
    may=can_bid,
    args=("coins",),
)
def bid(s: State, t: Tables, p: int, amount: int) -> None:
    """Bid. Earlier passes no longer count."""
    if s.wait[p]:
        answered(s, p)
    s.high = amount
    s.leader = p
    say(s, RAISED, p, amount, s.lot)
    invite(s, t)


@rule()
def can_pass(s: State, t: Tables, p: int) -> int:
    """Only one who is asked for a bid can pass, or one who may place a piece but need not."""
    if s.wait[p] == PLACE:
        return AUCTION_OPEN if s.place_price else 0
    if s.lot == NO_LOT:
        return NO_AUCTION
    return not_now(s, p, BID)


@verb("TP-OQ-07", "NB-OQ-07", "JP-AUC-05", "FZ-AUC-05", "VL-OQ-19", may=can_pass)
def pass_(s: State, t: Tables, p: int) -> None:
    """Bid no more, unless somebody raises."""
    if s.wait[p] == PLACE:
        s.want[p] = 0
    answered(s, p)
    say(s, PASSED, p)


@step(
    "TP-AUC-01",
    "TP-AUC-04",
    "TP-BANKR-08",
    "TP-BANKR-09",
    "TP-SHORT-02",
    "TP-OQ-06",
    "TP-MISC-01",
    "NB-AUC-06",
    "NB-BANK-04",
    "NB-BANKR-06",
    "NB-OQ-06",
    "JP-AUC-05",
    "JP-AUC-06",
    "JP-AUC-07",
    "JP-BUY-04",
    "JP-OQ-21",
    "FZ-AUC-05",
    "FZ-AUC-06",
    "FZ-AUC-07",
    "FZ-SHORT-04",
    "FZ-OQ-19",
    "VL-SHORT-04",
    "VL-OQ-10",
    "VL-OQ-19",
)
def hammer(s: State, t: Tables, p: int, a: int) -> None:
    """The highest bidder pays the Bank and takes the lot; with no bid it stays with the Bank."""
    lot = s.lot
    winner = s.leader
    price = s.high
    s.lot = NO_LOT
    s.leader = NOBODY
    s.high = 0
    if winner == NOBODY:
        say(s, UNSOLD, lot)
    else:
        pay(s, winner, BANK, price, FOR_DEED if lot < HOUSE_LOT else FOR_PIECE)
        say(s, SOLD, winner, lot, price)
        if lot < HOUSE_LOT:
            give(s, lot, winner)
            left_bank(s, t, lot)
    if lot >= HOUSE_LOT:
        if winner != NOBODY and s.leaving >> winner & 1:
            winner = NOBODY  # has paid, and takes no place any more
        push(s, PIECE_SOLD, winner, price)
    if s.leaving:
        push(s, LEAVERS_GO, NOBODY, 0)
