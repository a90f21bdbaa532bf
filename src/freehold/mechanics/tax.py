"""Tax spaces: a fixed sum, or the choice between it and a share of one's worth."""

from freehold.core.agenda import answered, ask
from freehold.core.deeds import worth
from freehold.core.matters import not_now
from freehold.core.money import FOR_TAX, owe, share
from freehold.core.registry import State, Tables, fields, rule, secrets, step, tables, verb
from freehold.core.say import say
from freehold.core.words import BANK, NOT_ASKED, SPACES, event, reason, wait

TAX = wait("tax")
fields(tax_worth=0, taxed=0)  # worth at the landing; whether the player on turn has chosen
secrets("tax_worth")
tables(tax_flat=SPACES, tax_percent=SPACES, tax_choice=0)

CHOICE_LOCKED = reason("choice_locked")
TAX_CHOSEN = event("tax_chosen", "seat", "space", "percent")


@step(
    "TP-TAX-01",
    "TP-TAX-04",
    "TP-TAX-05",
    "TP-SET-07",
    "TP-QUICK-10",
    "TP-OQ-13",
    "NB-TAX-01",
    "NB-TAX-02",
    "NB-QUICK-01",
    "JP-TAX-01",
    "JP-TAX-02",
    "FZ-TAX-01",
    "FZ-TAX-02",
)
def reach_tax(s: State, t: Tables, p: int, d: int) -> None:
    """Where the space offers a choice, fix the worth now and ask; else the tax is due."""
    if t.tax_choice and t.tax_percent[d]:
        s.tax_worth = worth(s, t, p, 0)
        s.taxed = 0
        ask(s, p, TAX)
    else:
        owe(s, p, BANK, t.tax_flat[d], FOR_TAX)


@rule("TP-TAX-04")
def can_choose_tax(s: State, t: Tables, p: int) -> int:
    """The choice is made once, before the worth is added up."""
    r = not_now(s, p, TAX)
    if r == 0:
        return 0
    if s.taxed and p == s.turn and t.tax_percent[s.at[p]]:
        return CHOICE_LOCKED
    return r if t.tax_percent[s.at[p]] or r != NOT_ASKED else NOT_ASKED


@verb("TP-TAX-01", may=can_choose_tax)
def tax_flat(s: State, t: Tables, p: int) -> None:
    """Pay the fixed sum."""
    choose(s, t, p, 0, t.tax_flat[s.at[p]])


@verb("TP-TAX-01", "TP-TAX-02", may=can_choose_tax)
def tax_percent(s: State, t: Tables, p: int) -> None:
    """Pay a share of the worth at the landing."""
    percent = t.tax_percent[s.at[p]]
    choose(s, t, p, percent, share(s.tax_worth, percent))


@rule("TP-TAX-04")
def choose(s: State, t: Tables, p: int, percent: int, amount: int) -> None:
    """The choice binds; the tax is due."""
    answered(s, p)
    s.taxed = 1
    s.tax_worth = 0
    say(s, TAX_CHOSEN, p, s.at[p], percent)
    owe(s, p, BANK, amount, FOR_TAX)
