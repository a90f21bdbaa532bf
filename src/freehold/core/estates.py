"""The estate of one who goes out: what is raised, and how it passes to the creditor or to the Bank."""

from .decks import return_kept
from .deeds import clear_street, give, refund_down_to
from .loans import take_loan
from .matters import in_debt
from .money import FOR_REFUND, pay, settle_debts_of
from .registry import State, Tables, rule, tables
from .say import say
from .words import BANK, FIRST_KEPT, MOST_THINGS, event

tables(estate_auction=0)
tables(mortgage_all=0)  # 1: everything is mortgaged before the estate passes on

INHERITED = event("inherited", "seat", "seat", "thing")
SURRENDERED = event("surrendered", "seat", "thing")


@rule("JP-OQ-17", "FZ-DEBT-02", "FZ-OQ-17", "VL-OQ-15")
def raise_all(s: State, t: Tables, p: int, heir: int) -> int:
    """Raise everything and pay debts in their order. Gives the creditor of the first that cannot be paid in full."""
    sell_all_pieces(s, t, p)
    if t.mortgage_all:
        mortgage_everything(s, t, p)
    settle_debts_of(s, p)
    i = in_debt(s, p)
    return s.creditor[i] if i >= 0 else heir


@rule("TP-BANKR-03", "TP-BANKR-10", "NB-BANKR-02", "JP-BANKR-04")
def sell_all_pieces(s: State, t: Tables, p: int) -> None:
    """All pieces go back to the Bank for their refund."""
    money = 0
    for d in range(t.spaces):
        if s.owned[p] >> d & 1 and s.level[d]:
            money += refund_down_to(s, t, d, 0)
            clear_street(s, t, d, 0)
    if money:
        pay(s, BANK, p, money, FOR_REFUND)


@rule("NB-BANKR-02", "NB-BANKR-03", "NB-BANKR-05", "FZ-DEBT-02", "FZ-BANKR-02")
def mortgage_everything(s: State, t: Tables, p: int) -> None:
    """Raise the loans still unused: the estate then holds mortgaged deeds only."""
    for d in range(t.spaces):
        if (s.owned[p] & ~s.mortgaged) >> d & 1:
            take_loan(s, t, p, d)


@rule(
    "TP-BANKR-02", "NB-BANKR-03", "JP-BANKR-02", "JP-BANKR-03", "JP-REPAIR-06", "FZ-BANKR-02", "VL-BANKR-02", "VL-OQ-15"
)
def inherit(s: State, t: Tables, p: int, heir: int) -> int:
    """Deeds and cards pass to a player as they lie, or where a deed settles cards only. Gives the mortgaged deeds."""
    passes = s.owned[p] & ~t.bound
    if t.deed_settles:
        passes &= ~t.deeds
    mortgaged = passes & s.mortgaged
    for thing in range(MOST_THINGS):
        if passes >> thing & 1:
            give(s, thing, heir)
            s.gifts |= 1 << thing
            say(s, INHERITED, p, heir, thing)
    return mortgaged


@rule(
    "TP-BANKR-07",
    "TP-BANKR-08",
    "TP-BANKR-09",
    "TP-OQ-20",
    "TP-OQ-25",
    "NB-BANKR-05",
    "NB-BANKR-06",
    "NB-BANKR-07",
    "NB-OQ-20",
    "NB-OQ-22",
    "JP-BANKR-05",
    "JP-BANKR-06",
    "JP-BANKR-07",
    "FZ-BANKR-06",
    "FZ-BANKR-07",
    "VL-BUY-06",
    "VL-BANKR-03",
    "VL-BANKR-05",
    "VL-AUC-01",
)
def surrender(s: State, t: Tables, p: int) -> int:
    """Cards go under their decks; deeds go to the Bank free of mortgage, to be auctioned if the edition says so.

    Gives 1 where deeds are to be auctioned.
    """
    deeds = 0
    for thing in range(MOST_THINGS):
        if s.owned[p] >> thing & 1:
            say(s, SURRENDERED, p, thing)
            if thing >= FIRST_KEPT:
                return_kept(s, t, thing)
            else:
                give(s, thing, BANK)
                deeds |= 1 << thing
    s.mortgaged &= ~deeds
    if deeds and t.estate_auction:
        s.estate[s.estates] = deeds
        s.estates += 1
        return 1
    return 0


@rule("JP-OQ-23", "FZ-OQ-20")
def put_up(s: State, deeds: int, with_last: int) -> None:
    """Let the Bank auction more deeds: with the last estate, in board order, or by themselves."""
    if not with_last:
        s.estates += 1
    s.estate[s.estates - 1] |= deeds
