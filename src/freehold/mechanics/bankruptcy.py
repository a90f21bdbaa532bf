"""Going out: who may, what follows, and what lapses."""

from freehold.core.agenda import answered, forget, has_question
from freehold.core.bidding import leave_auction
from freehold.core.claims import drop_claims_of
from freehold.core.deeds import means
from freehold.core.ending import win_last
from freehold.core.estates import inherit, mortgage_everything, put_up, raise_all, sell_all_pieces, surrender
from freehold.core.inherit import add_fresh
from freehold.core.matters import NO_LOT, in_debt, owed_now, pass_debts_on, strike_debts_of
from freehold.core.money import FOR_ESTATE, pay
from freehold.core.offers import void_offers
from freehold.core.options import midway
from freehold.core.registry import State, Tables, rule, step, tables, verb
from freehold.core.say import say
from freehold.core.settling import is_purchase, settle_what_is_left
from freehold.core.walk import HOOKS, push_all
from freehold.core.words import (
    AUCTION_OPEN,
    BANK,
    BUY,
    CAN_PAY,
    DEBT,
    DEBT_PENDING,
    NOBODY,
    NOT_ASKED,
    event,
)

tables(when_out=HOOKS)
tables(debts_pass_on=0)  # 1: a debt to a seat that goes out is owed to the receiver of its estate
tables(choice_auctioned=0)  # 1: a purchase left undecided by a seat that goes out is auctioned
tables(leave_late=0)  # 1: who leaves during an auction goes out when it has closed, and a bid made binds

OUT = event("out", "seat", "seat")


@step(
    "TP-BANKR-02",
    "TP-BANKR-03",
    "TP-BANKR-07",
    "TP-BANKR-11",
    "TP-OQ-22",
    "TP-OQ-32",
    "TP-OQ-35",
    "TP-END-01",
    "NB-BANKR-01",
    "NB-BANKR-02",
    "NB-BANKR-03",
    "NB-END-01",
    "NB-OQ-21",
    "NB-OQ-30",
    "JP-BANKR-01",
    "JP-BANKR-04",
    "JP-TREX-09",
    "JP-OQ-11",
    "JP-OQ-17",
    "FZ-BANKR-01",
    "FZ-BANKR-03",
    "FZ-BANKR-08",
    "FZ-END-01",
    "FZ-END-02",
    "VL-BUY-04",
    "VL-BUY-06",
    "VL-BANKR-01",
    "VL-BANKR-04",
    "VL-BANKR-05",
    "VL-END-01",
    "VL-END-02",
    "VL-OQ-15",
)
def go_out(s: State, t: Tables, p: int, creditor: int) -> None:
    """A player is bankrupt: all goes to the creditor, and the player leaves the game at once."""
    if t.debts_together:
        creditor = raise_all(s, t, p, creditor)
    if t.deed_settles:
        settle_what_is_left(s, t, p)
    say(s, OUT, p, creditor)
    sell_all_pieces(s, t, p)
    if t.mortgage_all:
        mortgage_everything(s, t, p)
    if s.cash[p]:
        pay(s, p, BANK if t.deed_settles else creditor, s.cash[p], FOR_ESTATE)
    received = 0
    if creditor != BANK:
        received = inherit(s, t, p, creditor)
    surrendered = surrender(s, t, p)
    undecided = t.choice_auctioned and has_question(s, p, BUY)
    retire(s, t, p, creditor)
    if s.playing == 1:
        win_last(s)
        return
    if creditor != BANK:
        add_fresh(s, creditor, received)
    if undecided:
        put_up(s, 1 << s.at[p], surrendered)
    if t.when_out[0]:
        s.urgent = s.depth + 1
        push_all(s, t.when_out, NOBODY, p)


@rule(
    "TP-BANKR-11",
    "TP-OQ-19",
    "TP-OQ-35",
    "NB-BANKR-01",
    "NB-OQ-19",
    "NB-OQ-33",
    "JP-BANKR-08",
    "JP-OQ-07",
    "JP-OQ-23",
    "FZ-BANKR-08",
    "FZ-OQ-20",
    "VL-BANKR-04",
    "VL-OQ-23",
)
def retire(s: State, t: Tables, p: int, heir: int) -> None:
    """The seat is out: questions, steps, debts, claims, offers and bids of it are struck."""
    s.out[p] = 1
    s.playing -= 1
    if s.wait[p]:
        answered(s, p)
    if s.deciding == p:
        s.deciding = NOBODY
    s.skips[p] = 0
    s.jailed[p] = 0
    s.fresh[p] = 0
    s.taking &= ~(1 << p)
    if s.turn == p:
        s.again = s.freed = s.rent_terms = s.tax_worth = 0
    forget(s, p)
    if t.debts_pass_on:
        pass_debts_on(s, p, heir)
    strike_debts_of(s, p)
    for q in range(s.seats):
        if s.wait[q] == DEBT:
            answered(s, q)
    drop_claims_of(s, p)
    void_offers(s, 0, p)
    s.leaving &= ~(1 << p)
    leave_auction(s, t, p)


@rule(
    "TP-BANKR-01",
    "TP-OQ-22",
    "TP-OQ-32",
    "NB-DEBT-01",
    "NB-DEBT-02",
    "NB-OQ-30",
    "JP-BANKR-01",
    "JP-DEBT-01",
    "JP-OQ-17",
    "FZ-DEBT-02",
    "FZ-BANKR-01",
    "FZ-OQ-17",
    "VL-BUY-05",
    "VL-DEBT-01",
    "VL-BANKR-01",
    "VL-OQ-18",
)
def can_give_up(s: State, t: Tables, p: int) -> int:
    """A debtor may give up when what is owed now is beyond reach; who owes nothing may leave."""
    i = in_debt(s, p)
    if i < 0:
        return can_leave(s, t, p)
    if midway(s, p):
        return NOT_ASKED
    if i > 0 and not t.debtors_apart:
        return DEBT_PENDING
    if t.deed_settles:
        if s.owned[p] & t.deeds and is_purchase(s, i) == 0:
            return CAN_PAY
        return CAN_PAY if means(s, t, p) >= s.amount[i] else 0
    return CAN_PAY if means(s, t, p) >= owed_now(s, t, p) else 0


@verb(
    "TP-BANKR-01",
    "TP-BANKR-07",
    "TP-OQ-22",
    "TP-OQ-32",
    "NB-DEBT-02",
    "NB-OQ-30",
    "JP-BANKR-01",
    "JP-OQ-17",
    "VL-BUY-04",
    "VL-OQ-18",
    may=can_give_up,
)
def give_up(s: State, t: Tables, p: int) -> None:
    """Declare oneself bankrupt."""
    go(s, t, p)


@rule("TP-OQ-22", "NB-OQ-21", "JP-OQ-15", "JP-OQ-21", "FZ-OQ-15", "FZ-OQ-19")
def can_leave(s: State, t: Tables, p: int) -> int:
    """A player may leave, once, at any moment but midway in a move: while dice, a card or a decision are awaited."""
    if s.leaving >> p & 1:
        return AUCTION_OPEN
    return NOT_ASKED if midway(s, p) else 0


@verb("TP-OQ-22", "NB-OQ-21", "JP-OQ-15", "VL-OQ-15", may=can_leave)
def leave(s: State, t: Tables, p: int) -> None:
    """Leave the game: bankrupt to the creditor of an open debt, else to the Bank."""
    go(s, t, p)


@rule("TP-OQ-22", "NB-OQ-21", "JP-OQ-15", "JP-OQ-21", "FZ-OQ-19", "VL-OQ-15", "VL-OQ-19")
def go(s: State, t: Tables, p: int) -> None:
    """Go out to the creditor of one's first debt, or to the Bank; from an open auction perhaps only at its end."""
    if t.leave_late and s.lot != NO_LOT:
        s.leaving |= 1 << p
        if s.wait[p]:
            answered(s, p)
        return
    go_out(s, t, p, receiver(s, t, p))


@step("JP-OQ-21", "FZ-OQ-19", "VL-OQ-19")
def leavers_go(s: State, t: Tables, p: int, a: int) -> None:
    """The auction has closed: who wanted to leave leaves now, the seat on turn first, then to the left."""
    first = s.turn
    for i in range(s.seats):
        q = (first + i) % s.seats
        if s.leaving >> q & 1 and not s.over:
            go_out(s, t, q, BANK)


@rule("JP-OQ-15", "JP-OQ-17", "FZ-OQ-15")
def receiver(s: State, t: Tables, p: int) -> int:
    """Who takes the estate of one who can still pay: the creditor of the first debt (to a player), or the Bank."""
    for i in range(s.debts):
        if s.debtor[i] == p and (s.creditor[i] != BANK or not t.debts_together):
            return s.creditor[i]
    return BANK
