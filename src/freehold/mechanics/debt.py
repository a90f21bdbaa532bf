"""Debts: what can be paid is paid, first debt first; else the debtor must raise money."""

from freehold.core.agenda import ask, interrupt, push
from freehold.core.claims import find_claim
from freehold.core.matters import NO_LOT, in_debt
from freehold.core.money import FOR_INTEREST, settle_debt
from freehold.core.registry import State, Tables, later, rule
from freehold.core.words import CHANCE, DEBT, LIFT, NOBODY

AUCTION = later("auction")
GO_OUT = later("go_out")


@rule(
    "TP-DEBT-01",
    "TP-OQ-15",
    "TP-OQ-33",
    "TP-OQ-34",
    "NB-DEBT-01",
    "NB-OQ-15",
    "NB-OQ-31",
    "NB-OQ-32",
    "JP-DEBT-01",
    "JP-DEBT-03",
    "JP-OQ-17",
    "FZ-DEBT-01",
    "FZ-DEBT-04",
    "FZ-BANKR-05",
    "FZ-OQ-12",
    "FZ-TAX-02",
    "VL-DEBT-01",
    "VL-OQ-09",
    "VL-OQ-17",
    "VL-OQ-18",
)
def press(s: State, t: Tables) -> int:
    """Settle what stands before the turn: mortgages received, debts, estates. 1 where somebody must answer first."""
    if s.lot != NO_LOT or s.shortage or s.wait[CHANCE]:
        return 0
    if t.debtors_apart:
        while settle_one(s):
            pass
        if s.debts or s.taking:
            return ask_debtors(s)
    while s.debts and not must_decide_first(s) and s.cash[s.debtor[0]] >= s.amount[0]:
        settle_debt(s, 0)
    if must_decide_first(s):
        interrupt(s)
        ask(s, first_taker(s), LIFT)
        return 1
    if s.debts:
        interrupt(s)
        x = s.debtor[0]
        if s.owned[x] == 0 and find_claim(s, x, 0) < 0:
            push(s, GO_OUT, x, s.creditor[0])
            return 0
        ask(s, x, DEBT)
        return 1
    if s.estates:
        interrupt(s)
        auction_next(s, t)
    return 0


@rule("TP-OQ-33", "TP-OQ-40", "NB-OQ-31", "NB-OQ-38")
def must_decide_first(s: State) -> int:
    """Whether mortgages received come before the debt at the head: all but the interest on those already held."""
    return 1 if s.taking and (s.debts == 0 or s.cause[0] != FOR_INTEREST) else 0


@rule("TP-OQ-40", "NB-OQ-38")
def first_taker(s: State) -> int:
    """The seat to be asked about a mortgage received: the one on turn first, then to the left."""
    p = s.turn
    while not s.taking >> p & 1:
        p = p + 1 if p + 1 < s.seats else 0
    return p


@rule("JP-OQ-17", "JP-OQ-18", "FZ-OQ-17", "FZ-OQ-18", "VL-OQ-17", "VL-BANKR-01")
def ask_debtors(s: State) -> int:
    """Ask every debtor at once, and the first who has to decide about mortgages. 0 where one has nothing left."""
    interrupt(s)
    for i in range(s.debts):
        x = s.debtor[i]
        if s.owned[x] == 0 and not decides(s, x) and find_claim(s, x, 0) < 0:
            push(s, GO_OUT, x, s.creditor[i])
            return 0
    for i in range(s.seats):
        x = (s.turn + i) % s.seats
        if decides(s, x):
            ask(s, x, LIFT)
            break
    for i in range(s.debts):
        if not decides(s, s.debtor[i]):
            ask(s, s.debtor[i], DEBT)
    return 1


@rule("JP-OQ-17", "JP-OQ-18", "FZ-OQ-17", "FZ-OQ-18", "VL-OQ-17", "VL-OQ-18")
def settle_one(s: State) -> int:
    """Pay the oldest debt that its debtor can pay, each debtor's own in their order. Gives 1 where there was one."""
    for i in range(s.debts):
        x = s.debtor[i]
        if in_debt(s, x) == i and not decides(s, x) and s.cash[x] >= s.amount[i]:
            settle_debt(s, i)
            return 1
    return 0


@rule("FZ-OQ-21")
def decides(s: State, p: int) -> int:
    """Whether a seat has to decide about mortgages received before it pays: all but the interest on those held."""
    if not s.taking >> p & 1:
        return 0
    i = in_debt(s, p)
    return 1 if i < 0 or s.cause[i] != FOR_INTEREST else 0


@rule(
    "TP-BANKR-08", "TP-OQ-25", "TP-OQ-34", "NB-AUC-02", "NB-BANKR-05", "NB-OQ-22", "NB-OQ-32", "FZ-BANKR-06", "FZ-OQ-12"
)
def auction_next(s: State, t: Tables) -> None:
    """The Bank auctions the next deed of the oldest estate, from GO upwards."""
    d = 0
    while not s.estate[0] >> d & 1:
        d += 1
    s.estate[0] &= ~(1 << d)
    if s.estate[0] == 0:
        s.estates -= 1
        for i in range(s.estates):
            s.estate[i] = s.estate[i + 1]
        s.estate[s.estates] = 0
    push(s, AUCTION, NOBODY, d)
