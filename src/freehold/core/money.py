"""Money moves between seats and the Bank, and what cannot be paid at once waits in a queue."""

from .agenda import answered
from .matters import MOST_DEBTS, in_debt
from .registry import State, Tables, fields, rule, tables
from .say import say
from .words import BANK, DEBT, SEATS, SPACE_PENDING, cause, event

PAID = event("paid", "seat", "seat", "coins", "cause")

FOR_RENT = cause("rent")
FOR_TAX = cause("tax")
FOR_FINE = cause("fine")
FOR_CARD = cause("card")
FOR_DEED = cause("deed")
FOR_PIECE = cause("piece")
FOR_SALARY = cause("salary")
FOR_REFUND = cause("refund")
FOR_LOAN = cause("loan")
FOR_LIFT = cause("lift")
FOR_INTEREST = cause("interest")
FOR_DEAL = cause("deal")
FOR_ESTATE = cause("estate")
FOR_THEFT = cause("theft")

fields(cash=SEATS, bank=0)
tables(tax_holds=0)  # 1: who owes a tax and wants to play on is told of the space, not of the debt


@rule(
    "TP-BANK-02",
    "TP-BANK-05",
    "TP-BANK-09",
    "TP-BANK-10",
    "TP-BANK-11",
    "TP-SET-02",
    "TP-OQ-28",
    "NB-BANK-02",
    "NB-BANK-03",
    "NB-BANK-07",
    "NB-PARK-02",
    "NB-OQ-26",
    "JP-SET-08",
    "JP-BANK-01",
    "JP-BANK-02",
    "JP-OQ-08",
    "FZ-SET-03",
    "FZ-SET-09",
    "FZ-BANK-01",
    "FZ-BANK-02",
    "FZ-OQ-08",
    "VL-BANK-01",
    "VL-BANK-02",
    "VL-OQ-08",
)
def pay(s: State, giver: int, taker: int, amount: int, why: int) -> None:
    """Move money that is there. The Bank's own sum may fall below zero: that is the paper it has issued."""
    if giver == BANK:
        s.bank -= amount
    else:
        s.cash[giver] -= amount
    if taker == BANK:
        s.bank += amount
    else:
        s.cash[taker] += amount
    say(s, PAID, giver, taker, amount, why)


@rule("TP-DEBT-03", "TP-OQ-15", "NB-OQ-15", "JP-DEBT-03", "JP-OQ-11", "JP-OQ-17", "VL-OQ-09", "VL-OQ-18")
def owe(s: State, debtor: int, creditor: int, amount: int, why: int) -> None:
    """Put a debt at the end of the queue. It is pressed when the step ends."""
    if amount > 0:
        enter(s, s.debts, debtor, creditor, amount, why)


@rule("TP-OQ-34", "NB-OQ-32", "JP-OQ-17")
def owe_first(s: State, debtor: int, creditor: int, amount: int, why: int) -> None:
    """Put a debt at the head of the queue: it is settled before those already there."""
    if amount > 0:
        enter(s, 0, debtor, creditor, amount, why)


@rule()
def enter(s: State, place: int, debtor: int, creditor: int, amount: int, why: int) -> None:
    """Write a debt into the queue at its place."""
    assert s.debts < MOST_DEBTS, "too many debts at once"
    i = s.debts
    while i > place:
        s.debtor[i] = s.debtor[i - 1]
        s.creditor[i] = s.creditor[i - 1]
        s.amount[i] = s.amount[i - 1]
        s.cause[i] = s.cause[i - 1]
        i -= 1
    s.debtor[place] = debtor
    s.creditor[place] = creditor
    s.amount[place] = amount
    s.cause[place] = why
    s.debts += 1


@rule()
def strike(s: State, place: int) -> None:
    """Take a debt out of the queue."""
    s.debts -= 1
    for i in range(place, s.debts):
        s.debtor[i] = s.debtor[i + 1]
        s.creditor[i] = s.creditor[i + 1]
        s.amount[i] = s.amount[i + 1]
        s.cause[i] = s.cause[i + 1]
    last = s.debts
    s.debtor[last] = s.creditor[last] = s.amount[last] = s.cause[last] = 0


@rule()
def settle_debt(s: State, i: int) -> None:
    """Pay a debt of the queue, which its debtor can pay."""
    debtor = s.debtor[i]
    creditor = s.creditor[i]
    amount = s.amount[i]
    why = s.cause[i]
    strike(s, i)
    if s.wait[debtor] == DEBT:
        answered(s, debtor)
    pay(s, debtor, creditor, amount, why)


@rule("FZ-OQ-17")
def settle_debts_of(s: State, p: int) -> None:
    """Pay the debts of one seat in the order in which they arose, as far as each can be paid in full."""
    i = in_debt(s, p)
    while i >= 0 and s.cash[p] >= s.amount[i]:
        settle_debt(s, i)
        i = in_debt(s, p)


@rule("NB-TURN-04")
def tax_unpaid(s: State, t: Tables, p: int) -> int:
    """The space reached is not settled while its tax is owed."""
    if t.tax_holds and p == s.turn:
        for i in range(s.debts):
            if s.debtor[i] == p and s.cause[i] == FOR_TAX:
                return SPACE_PENDING
    return 0


@rule("TP-OQ-12", "TP-OQ-13", "NB-OQ-12", "FZ-MORT-03", "FZ-OQ-05")
def share(amount: int, percent: int) -> int:
    """So many percent of an amount, rounded up to the next whole coin."""
    return (amount * percent + 99) // 100
