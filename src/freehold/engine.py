"""The engine: settle what can be settled, and let a seat act when it is asked or free to speak."""

from __future__ import annotations

from freehold.core.agenda import push
from freehold.core.matters import ANSWERS, BY_CHANCE, not_now, not_open
from freehold.core.registry import (
    STATE_FIELDS,
    STEPS,
    TABLE_FIELDS,
    VERB_LIST,
    Each,
    Seat,
    State,
    Tables,
    later,
    rule,
    signs,
    tables,
)
from freehold.core.state import Row, row_type
from freehold.core.words import CHANCE, ELIMINATED, GAME_OVER, MODE_NOT_OFFERED, NOBODY, NOT_ASKED
from freehold.mechanics import ALL
from freehold.mechanics.debt import press
from freehold.rent import charge

MOST_VERBS = 64
VERBS = Each(MOST_VERBS)
tables(moment=VERBS, question=VERBS)  # when a verb may be spoken; the question it answers
tables(not_offered=VERBS)  # why a verb is never offered, where more can be said than that
tables(cash=0, bank_money=0, house_stock=0, hotel_stock=0, fewest_seats=0, most_seats=0)
tables(banker_plays=0)  # 1: the Banker always plays

OPEN_GAME = later("open_game")
DEAL_DEEDS = later("deal_deeds")
ASK_CHARACTERS = later("ask_characters")
FIRST_TURN = later("first_turn")
assert ALL
assert charge
assert not STEPS.missing(), f"steps without a function: {STEPS.missing()}"
assert len(VERB_LIST) <= MOST_VERBS

Game: type[Row] = row_type("Game", STATE_FIELDS)
EditionTables: type[Row] = row_type("EditionTables", TABLE_FIELDS)


# The functions by number, as lists: interpreted play looks one up for every step and verb.
DO_STEP = STEPS.functions
MAY = [verb.may for verb in VERB_LIST]
DO = [verb.do for verb in VERB_LIST]
ARITY = [verb.arity for verb in VERB_LIST]


def run_step(k: int, s: State, t: Tables, p: int, a: int) -> None:
    """Do step k. Compiled games replace this by a switch, like the two below."""
    DO_STEP[k](s, t, p, a)  # type: ignore[misc]


def run_may(v: int, s: State, t: Tables, p: int, a: int, b: int, c: int, d: int, e: int) -> int:
    """Why verb v cannot be done as the facts are, or 0."""
    may = MAY[v]
    if may is None:
        return 0
    n = ARITY[v]
    if n == 0:
        return may(s, t, p)
    return may(s, t, p, a) if n == 1 else may(s, t, p, *(a, b, c, d, e)[:n])


def run_verb(v: int, s: State, t: Tables, p: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Do verb v."""
    n = ARITY[v]
    if n == 0:
        DO[v](s, t, p)
    elif n == 1:
        DO[v](s, t, p, a)
    else:
        DO[v](s, t, p, *(a, b, c, d, e)[:n])


@rule()
def settle(s: State, t: Tables) -> None:
    """Do what is on the agenda until somebody must answer or the game is over. This is the whole engine."""
    while not s.over and s.deciding == NOBODY:
        if s.urgent > s.depth:
            s.urgent = 0
        if s.urgent == 0:
            if (s.debts or s.taking or s.estates) and press(s, t):
                return
            if s.awaited or s.depth == 0:
                return
        s.depth -= 1
        d = s.depth
        run_step(s.step[d], s, t, s.who[d], s.arg[d])


@rule()
def reason_against(s: State, t: Tables, p: int, v: int, a: int, b: int, c: int, d: int, e: int) -> int:
    """0 where seat p may do verb v now, else the number of the reason. The facts are judged before the moment."""
    if s.over:
        return GAME_OVER
    m = t.moment[v]
    if m & BY_CHANCE:
        if p != CHANCE:
            return NOT_ASKED
    elif p < 0 or p >= s.seats:
        return NOT_ASKED
    elif s.out[p]:
        return ELIMINATED
    if m == 0:
        return t.not_offered[v] if t.not_offered[v] else MODE_NOT_OFFERED
    r = run_may(v, s, t, p, a, b, c, d, e)
    if r:
        return r
    if t.question[v]:
        return not_now(s, p, t.question[v])
    return 0 if m & (ANSWERS | BY_CHANCE) else not_open(s, t, p, v)


@rule()
def do(s: State, t: Tables, p: int, v: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Do a verb known to be legal, and settle."""
    run_verb(v, s, t, p, a, b, c, d, e)
    settle(s, t)


def legal(s: State, t: Tables, p: Seat, v: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    """Whether seat p may do verb v with these arguments at this moment.

    Any seat may be asked about, at any moment. Gives 0 for yes, else the number of the reason, whose name is
    `REASONS.names[...]`. Changes nothing.
    """
    return reason_against(s, t, p, v, a, b, c, d, e)


def act(s: State, t: Tables, p: Seat, v: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> int:
    """Do verb v for seat p, and all that follows until the table waits again.

    Gives 0 when done; else the number of the reason, and nothing has changed.
    """
    r = reason_against(s, t, p, v, a, b, c, d, e)
    if r == 0:
        do(s, t, p, v, a, b, c, d, e)
    return r


@signs(
    "TP-SET-12",
    "TP-SET-13",
    "TP-SET-17",
    "TP-SET-19",
    "TP-SET-20",
    "TP-TURN-03",
    "TP-BANK-04",
    "TP-QUICK-02",
    "TP-TIME-03",
    "TP-OQ-05",
    "NB-SET-01",
    "NB-SET-06",
    "NB-SET-10",
    "NB-SET-11",
    "NB-SET-13",
    "NB-BANK-01",
    "NB-OQ-05",
    "JP-SET-02",
    "JP-SET-04",
    "JP-SET-08",
    "JP-SET-10",
    "FZ-SET-01",
    "FZ-SET-02",
    "FZ-SET-03",
    "FZ-SET-04",
    "FZ-SET-06",
    "FZ-SET-08",
    "VL-SET-01",
    "VL-SET-06",
    "VL-SET-08",
    "VL-SET-09",
    "VL-SET-10",
    "VL-SET-11",
    "VL-SET-12",
)
def deal(t: Tables, seats: int, banker: Seat = 0) -> Row:
    """A new game for so many seats, before the first throw: CHANCE is asked for the order of play.

    banker: the seat that throws first for the start. Raises ValueError where the edition does not allow so many seats.
    """
    if not t.fewest_seats <= seats <= t.most_seats:
        raise ValueError(f"this edition is for {t.fewest_seats} to {t.most_seats} players, not {seats}")
    s: State = Game()
    set_table(s, t, seats, banker)
    settle(s, t)
    return s


@rule("JP-SET-02", "JP-SET-08", "JP-SET-09", "JP-SET-10")
def set_table(s: State, t: Tables, seats: int, banker: int) -> None:
    """Hand out the starting money, shuffle the decks and put the opening on the agenda; all else is the Bank's."""
    s.seats = s.playing = seats
    s.banker = banker
    for p in range(seats):
        s.cash[p] = t.cash
    s.bank = t.bank_money - seats * t.cash
    s.houses = t.house_stock
    s.hotels = t.hotel_stock
    s.rex_at = t.rex_start
    for deck in range(t.decks):
        s.unseen[deck] = (1 << t.deck_cards[deck]) - 1
    push(s, OPEN_GAME, NOBODY, 0)
    if t.dealt:
        push(s, DEAL_DEEDS, NOBODY, 0)
    if t.characters:
        push(s, ASK_CHARACTERS, NOBODY, 0)
