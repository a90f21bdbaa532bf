"""Decks: the cards not yet seen, and behind them those that went back under, in their order; and what cards do."""

from .agenda import push
from .deeds import give
from .registry import Each, State, Tables, fields, rule, secrets, tables
from .words import BANK, DECK_SIZE, DECKS, FIRST_KEPT, MOST_DECKS, MOST_KEPT

DECKFULS = Each(MOST_DECKS * DECK_SIZE)
NO_CARD_THERE = -1
fields(unseen=DECKS, pile=DECKFULS, piled=DECKS, drawing=NO_CARD_THERE)
secrets("unseen", "pile")
tables(decks=0, deck_cards=DECKS)  # deck_cards: how many cards a deck has
tables(kept_card=Each(MOST_KEPT), kept_thing=DECKFULS)  # which card a kept thing is; 0 where a card is not kept
tables(kept_pick=Each(MOST_KEPT))  # what is chosen when a kept card is played: 0 nothing, PICKS_SEAT, PICKS_DEED
tables(played=0, spares=0, raises=0, bound=0)  # kept cards as masks: see below
# played: any time; spares: in place of a rent; raises: also by a debtor; bound: neither traded nor inherited
MOST_LINES = 4  # steps that one card can set off
tables(card_step=Each(MOST_DECKS * DECK_SIZE * MOST_LINES), card_arg=Each(MOST_DECKS * DECK_SIZE * MOST_LINES))
PICKS_SEAT = 1
PICKS_DEED = 2


@rule("TP-CARD-02", "NB-CARD-02", "JP-CARD-03", "FZ-CARD-03", "VL-CARD-04")
def put_under(s: State, deck: int, card: int) -> None:
    """A card goes face down under its deck."""
    s.pile[deck * DECK_SIZE + s.piled[deck]] = card
    s.piled[deck] += 1


@rule("TP-CARD-02", "NB-CARD-02", "JP-CARD-03")
def take_top(s: State, deck: int) -> int:
    """Take the top of a deck whose cards have all been seen."""
    base = deck * DECK_SIZE
    card = s.pile[base]
    s.piled[deck] -= 1
    for i in range(base, base + s.piled[deck]):
        s.pile[i] = s.pile[i + 1]
    s.pile[base + s.piled[deck]] = 0
    return card


@rule(
    "TP-CARD-03",
    "TP-OQ-20",
    "NB-JAIL-16",
    "NB-BANKR-07",
    "NB-OQ-20",
    "JP-JAIL-07",
    "JP-CARD-04",
    "JP-BANKR-07",
    "FZ-CARD-04",
    "FZ-JAIL-07",
    "FZ-BANKR-07",
    "VL-BUY-06",
    "VL-BANKR-03",
    "VL-CARD-04",
)
def return_kept(s: State, t: Tables, thing: int) -> None:
    """A kept card goes under the deck it came from."""
    where = t.kept_card[thing - FIRST_KEPT]
    give(s, thing, BANK)
    put_under(s, where // DECK_SIZE, where % DECK_SIZE)


@rule("TP-CARD-01")
def push_card(s: State, t: Tables, p: int, where: int) -> None:
    """Put what a card says on the agenda, its first step on top."""
    for i in range(MOST_LINES):
        k = where * MOST_LINES + MOST_LINES - 1 - i
        if t.card_step[k]:
            push(s, t.card_step[k], p, t.card_arg[k])
