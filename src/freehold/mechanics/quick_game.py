"""The short games: deeds dealt at the start, and the end by valuation."""

from freehold.core.agenda import answered, ask, push
from freehold.core.claims import drop_claims_of
from freehold.core.deeds import PLAIN, give, worth
from freehold.core.ending import VALUED, finish
from freehold.core.inherit import asked_deed, interest_on, strike_fresh
from freehold.core.money import FOR_DEED, FOR_INTEREST, pay, strike
from freehold.core.registry import State, Tables, fields, later, rule, step, tables, verb
from freehold.core.say import say
from freehold.core.words import BANK, CHANCE, NOBODY, event, reason, wait

DEAL_DEED = later("deal_deed")
DEED = wait("deed")
fields(dealing=NOBODY)
tables(dealt=0, dealt_cost=0)  # deeds dealt to each seat; whether their price is paid

NOT_A_DEED = reason("not_a_deed")
DEALT = event("dealt", "seat", "space")


@step("TP-QUICK-02", "TP-TIME-03", "NB-QUICK-02")
def deal_deeds(s: State, t: Tables, p: int, a: int) -> None:
    """Deal each seat its deeds, one round after the other."""
    for i in range(t.dealt * s.seats):
        push(s, DEAL_DEED, s.seats - 1 - i % s.seats, 0)


@step("TP-QUICK-02", "TP-TIME-03", "NB-QUICK-02")
def deal_deed(s: State, t: Tables, p: int, a: int) -> None:
    """Ask CHANCE for the next deed of the shuffled deck."""
    s.dealing = p
    ask(s, CHANCE, DEED)


@rule("TP-QUICK-02", "NB-QUICK-02")
def can_deed(s: State, t: Tables, p: int, d: int) -> int:
    """CHANCE deals deeds that are still the Bank's."""
    if d < 0 or d >= t.spaces or t.kind[d] == PLAIN or s.owner[d] != NOBODY:
        return NOT_A_DEED
    return 0


@verb(
    "TP-QUICK-02",
    "TP-QUICK-03",
    "TP-TIME-03",
    "TP-TIME-04",
    "NB-QUICK-02",
    "NB-QUICK-03",
    may=can_deed,
    wait=DEED,
    args=("space",),
)
def deed(s: State, t: Tables, p: int, d: int) -> None:
    """This deed is dealt; where the edition says so its price is paid at once."""
    q = s.dealing
    s.dealing = NOBODY
    answered(s, CHANCE)
    give(s, d, q)
    say(s, DEALT, q, d)
    if t.dealt_cost:
        pay(s, q, BANK, t.price[d], FOR_DEED)


@step("TP-QUICK-11", "TP-QUICK-17", "TP-OQ-38", "NB-QUICK-10", "NB-OQ-36")
def end_quick_game(s: State, t: Tables, p: int, a: int) -> None:
    """The first bankruptcy ends the short game: what is owed is paid as far as cash goes, then all are valued."""
    for q in range(s.seats):
        while s.fresh[q]:
            d = asked_deed(s, t, q)
            strike_fresh(s, q, d)
            pay_or_count(s, q, BANK, interest_on(t, d), FOR_INTEREST)
    while s.debts:
        debtor = s.debtor[0]
        creditor = s.creditor[0]
        amount = s.amount[0]
        why = s.cause[0]
        strike(s, 0)
        pay_or_count(s, debtor, creditor, amount, why)
    for q in range(s.seats):
        drop_claims_of(s, q)
    s.estates = 0
    push(s, FINISH, NOBODY, 0)


@rule("TP-OQ-38", "NB-OQ-36")
def pay_or_count(s: State, debtor: int, creditor: int, amount: int, why: int) -> None:
    """Pay what cash allows; the rest is counted against the debtor and for a creditor player."""
    paid = min(amount, s.cash[debtor])
    if paid:
        pay(s, debtor, creditor, paid, why)
    s.score[debtor] -= amount - paid
    if creditor != BANK:
        s.score[creditor] += amount - paid


FINISH = later("finish_by_worth")


@step(
    "TP-QUICK-12",
    "TP-QUICK-13",
    "TP-QUICK-14",
    "TP-QUICK-15",
    "TP-QUICK-16",
    "TP-QUICK-17",
    "TP-TIME-02",
    "TP-OQ-24",
    "NB-QUICK-11",
    "NB-QUICK-12",
    "NB-QUICK-13",
    "NB-QUICK-14",
    "NB-QUICK-15",
    "NB-QUICK-16",
    "NB-OQ-23",
)
def finish_by_worth(s: State, t: Tables, p: int, a: int) -> None:
    """Value everybody still in the game; the richest wins, equals share."""
    best = 0
    winners = 0
    for q in range(s.seats):
        if not s.out[q]:
            s.score[q] += worth(s, t, q, 1)
            say(s, VALUED, q, s.score[q])
            if winners == 0 or s.score[q] > best:
                best = s.score[q]
                winners = 1 << q
            elif s.score[q] == best:
                winners |= 1 << q
    finish(s, winners)
