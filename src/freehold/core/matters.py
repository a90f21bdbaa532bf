"""What stands before the turn: debts, mortgages just received, estates and auctions; and so what may be done when."""

from .registry import Each, State, Tables, fields, rule, tables
from .words import (
    AUCTION_OPEN,
    CHANCE,
    DEBT_PENDING,
    END,
    MUST_ROLL,
    NO_THROW_LEFT,
    NOBODY,
    NOT_ASKED,
    NOT_YOUR_TURN,
    PLACE,
    ROLL,
    SEATS,
    SPACE_PENDING,
    reason,
)

NO_LOT = -1
MOST_DEBTS = 48
DEBTS = Each(MOST_DEBTS)
fields(debts=0, debtor=DEBTS, creditor=DEBTS, amount=DEBTS, cause=DEBTS)
tables(debts_together=0)  # 1: means and deals of a debtor are measured against all debts of that seat, not the first
tables(debtors_apart=0)  # 1: each debtor settles independently of the others, 0: one debt after the other
fields(fresh=SEATS, taking=0)  # mortgaged deeds just received, of each seat; the seats that have some, as a mask
fields(estates=0, estate=SEATS)  # deeds of the bankrupt that the Bank has still to auction, in their order
fields(moving=0)  # 1: between a throw and the end of the moves it sets off; only debtors act meanwhile
fields(lot=NO_LOT, shortage=0)  # what is up for auction; whether the Bank's pieces are being shared out

# When a verb may be spoken, as an edition lists it: bits of `t.moment[verb]`.
ANY_TIME = 1
IN_DEBT = 2
IN_AUCTION = 4
WHILE_TAKING = 8
PLACES = 16
ANSWERS = 32
BY_CHANCE = 64
WHILE_MOVING = 128

NOT_START_OF_TURN = reason("not_start_of_turn")


@rule()
def in_debt(s: State, p: int) -> int:
    """The place in the queue of seat p's first debt, or -1."""
    for i in range(s.debts):
        if s.debtor[i] == p:
            return i
    return -1


@rule("JP-DEBT-01", "JP-DEBT-02", "JP-OQ-17", "FZ-OQ-17", "VL-OQ-18")
def owed_now(s: State, t: Tables, p: int) -> int:
    """What a debtor must be able to pay: the first debt, or where the edition says so all of that seat together."""
    total = 0
    for i in range(s.debts):
        if s.debtor[i] == p:
            total += s.amount[i]
            if not t.debts_together:
                return total
    return total


@rule(
    "TP-TURN-04",
    "TP-TURN-09",
    "TP-BUY-03",
    "TP-OQ-34",
    "NB-TURN-02",
    "NB-TURN-04",
    "NB-OQ-32",
    "JP-TURN-02",
    "JP-TURN-05",
    "JP-TURN-06",
    "JP-BUY-02",
    "JP-OQ-21",
    "FZ-TURN-02",
    "FZ-TURN-04",
    "FZ-DEBT-04",
    "VL-TURN-02",
    "VL-TURN-05",
    "VL-OQ-16",
)
def not_now(s: State, p: int, w: int) -> int:
    """0 where seat p is asked w; else why it is not: a debt, an auction, another's turn, another question."""
    if s.wait[p] == w:
        return 0
    if s.deciding != NOBODY:
        return SPACE_PENDING
    if s.debts or s.taking:
        return DEBT_PENDING
    if s.lot != NO_LOT or s.shortage:
        return AUCTION_OPEN
    if p != s.turn:
        return NOT_YOUR_TURN
    asked = s.wait[p]
    if asked == ROLL:
        return MUST_ROLL if w == END else NOT_ASKED
    if asked == END:
        return NO_THROW_LEFT if w == ROLL else NOT_ASKED
    return SPACE_PENDING


@rule("JP-TURN-03", "JP-TURN-08", "JP-FENCE-02", "JP-REPAIR-03", "JP-JAIL-04")
def not_at_start(s: State, p: int) -> int:
    """0 at the start of seat p's turn, before its throw; else why it is not."""
    r = not_now(s, p, ROLL)
    if r == 0 or r == DEBT_PENDING or r == AUCTION_OPEN or r == NOT_YOUR_TURN:
        return r
    return NOT_START_OF_TURN


@rule("JP-OQ-06", "JP-OQ-17", "JP-SELL-02")
def hushed(s: State, p: int, q: int) -> int:
    """Why p and q cannot deal because moves are under way, or 0: then one of them must be a debtor."""
    if s.moving and in_debt(s, p) < 0 and in_debt(s, q) < 0:
        return DEBT_PENDING
    return 0


@rule(
    "TP-OQ-09",
    "TP-OQ-40",
    "NB-BLD-09",
    "NB-SELL-04",
    "NB-MORT-08",
    "NB-DEAL-11",
    "NB-MISC-01",
    "NB-OQ-09",
    "NB-OQ-38",
    "JP-SELL-02",
    "JP-DEAL-01",
    "JP-DEBT-02",
    "JP-OQ-06",
    "FZ-OQ-06",
    "FZ-DEBT-04",
    "VL-OQ-05",
)
def not_open(s: State, t: Tables, p: int, v: int) -> int:
    """0 where seat p may speak verb v, which answers no question; else why not."""
    m = t.moment[v]
    if s.wait[CHANCE] or s.deciding != NOBODY:
        return SPACE_PENDING
    if s.wait[p] == PLACE:
        return 0 if m & PLACES else AUCTION_OPEN
    if (s.lot != NO_LOT or s.shortage) and not m & IN_AUCTION:
        return AUCTION_OPEN
    if s.taking >> p & 1 and not m & WHILE_TAKING:
        return DEBT_PENDING
    if s.debts and not m & IN_DEBT and in_debt(s, p) >= 0:
        return DEBT_PENDING
    return 0 if m & WHILE_MOVING else hushed(s, p, p)


@rule("JP-OQ-17", "FZ-OQ-17", "VL-OQ-18", "VL-OQ-23")
def pass_debts_on(s: State, p: int, heir: int) -> None:
    """What is owed to a seat that goes out is owed to the receiver of its estate from now on."""
    for i in range(s.debts):
        if s.creditor[i] == p:
            s.creditor[i] = heir


@rule("TP-OQ-35", "NB-OQ-33")
def strike_debts_of(s: State, p: int) -> None:
    """Debts of and to a seat that is out lapse, and so what would be owed to oneself; the others keep their order."""
    kept = 0
    for i in range(s.debts):
        if s.debtor[i] != p and s.creditor[i] != p and s.debtor[i] != s.creditor[i]:
            s.debtor[kept] = s.debtor[i]
            s.creditor[kept] = s.creditor[i]
            s.amount[kept] = s.amount[i]
            s.cause[kept] = s.cause[i]
            kept += 1
    for i in range(kept, s.debts):
        s.debtor[i] = s.creditor[i] = s.amount[i] = s.cause[i] = 0
    s.debts = kept
