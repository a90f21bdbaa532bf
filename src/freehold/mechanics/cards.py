"""Drawing a card, and what cards can say."""

from freehold.core.agenda import answered, ask, push
from freehold.core.decks import NO_CARD_THERE, push_card, put_under, take_top
from freehold.core.deeds import GROUP_ROOM, TOP, give
from freehold.core.money import FOR_CARD, owe, pay
from freehold.core.registry import State, Tables, later, rule, step, tables, verb
from freehold.core.say import say
from freehold.core.walk import walk, walk_back
from freehold.core.words import BANK, CHANCE, DECK_SIZE, NOT_ASKED, SPACES, event, reason, wait

LAND = later("land")
OBEY_CARD = later("obey_card")
CARD = wait("card")
PER_HOTEL = 1000  # a repair card's number: house-like price + 1000 x hotel-like price
tables(deck=SPACES)  # which deck a card space draws from

NO_SUCH_CARD = reason("no_such_card")
DRAWN = event("drawn", "seat", "card")
KEPT = event("kept", "seat", "card")

RENT_DOUBLE = 1
RENT_BY_THROW = 2


@step(
    "TP-CARD-01",
    "TP-CARD-02",
    "TP-SET-04",
    "TP-SET-15",
    "TP-OQ-03",
    "NB-CARD-01",
    "NB-CARD-02",
    "NB-SET-07",
    "NB-SET-08",
    "NB-OQ-03",
    "JP-CARD-01",
    "JP-OQ-22",
    "FZ-CARD-01",
    "FZ-SET-07",
    "VL-CARD-01",
    "VL-OQ-13",
)
def draw_card(s: State, t: Tables, p: int, d: int) -> None:
    """Draw from the deck of the space: CHANCE picks while cards are unseen, then they come in order."""
    deck = t.deck[d]
    if s.unseen[deck]:
        s.drawing = deck
        push(s, OBEY_CARD, p, -1)
        ask(s, CHANCE, CARD)
    elif s.piled[deck]:
        s.drawing = deck
        push(s, OBEY_CARD, p, take_top(s, deck))


@rule("TP-SET-15", "NB-SET-07", "NB-SET-08")
def can_card(s: State, t: Tables, p: int, card: int) -> int:
    """CHANCE turns over a card that has not been seen."""
    if s.drawing == NO_CARD_THERE:
        return NOT_ASKED
    if card < 0 or card >= DECK_SIZE or not s.unseen[s.drawing] >> card & 1:
        return NO_SUCH_CARD
    return 0


@verb("TP-CARD-01", "NB-CARD-01", "JP-CARD-01", "VL-CARD-01", "VL-SET-10", may=can_card, wait=CARD, args=("card",))
def card(s: State, t: Tables, p: int, c: int) -> None:
    """This card is on top."""
    answered(s, CHANCE)
    s.unseen[s.drawing] &= ~(1 << c)
    s.arg[s.depth - 1] = c


@step(
    "TP-CARD-01",
    "TP-CARD-02",
    "TP-CARD-03",
    "TP-OQ-35",
    "NB-CARD-01",
    "NB-CARD-02",
    "NB-CARD-03",
    "NB-OQ-33",
    "JP-CARD-02",
    "JP-CARD-03",
    "JP-CARD-04",
    "FZ-CARD-02",
    "FZ-CARD-03",
    "FZ-CARD-04",
    "FZ-OQ-20",
    "VL-CARD-02",
    "VL-CARD-03",
    "VL-CARD-04",
)
def obey_card(s: State, t: Tables, p: int, c: int) -> None:
    """A card goes under its deck and its steps are done in order, or it is kept and does nothing yet."""
    where = s.drawing * DECK_SIZE + c
    thing = t.kept_thing[where]
    say(s, DRAWN, p, where)
    if thing:
        give(s, thing, p)
        say(s, KEPT, p, where)
    else:
        put_under(s, s.drawing, c)
    s.drawing = NO_CARD_THERE
    if thing == 0:
        push_card(s, t, p, where)


@step("TP-BANK-05", "TP-CARD-01", "NB-BANK-02")
def from_bank(s: State, t: Tables, p: int, amount: int) -> None:
    """The Bank pays the player."""
    pay(s, BANK, p, amount, FOR_CARD)


@step("TP-BANK-09", "NB-BANK-03")
def to_bank(s: State, t: Tables, p: int, amount: int) -> None:
    """The player pays the Bank."""
    owe(s, p, BANK, amount, FOR_CARD)


@step("TP-OQ-33", "NB-OQ-31", "JP-OQ-18", "FZ-OQ-18", "VL-OQ-17")
def from_each(s: State, t: Tables, p: int, amount: int) -> None:
    """Every other player pays this one, from the left onwards."""
    for i in range(1, s.seats):
        q = (p + i) % s.seats
        if not s.out[q]:
            owe(s, q, p, amount, FOR_CARD)


@step("TP-OQ-15", "NB-OQ-15", "JP-OQ-11", "FZ-OQ-10", "VL-OQ-09")
def to_each(s: State, t: Tables, p: int, amount: int) -> None:
    """The player pays every other one, from the left onwards."""
    for i in range(1, s.seats):
        q = (p + i) % s.seats
        if not s.out[q]:
            owe(s, p, q, amount, FOR_CARD)


@step("TP-SET-03")
def per_piece(s: State, t: Tables, p: int, amounts: int) -> None:
    """The player pays the Bank for every piece on the board."""
    total = 0
    for d in range(t.spaces):
        if s.owned[p] >> d & 1 and s.level[d]:
            total += amounts // PER_HOTEL if s.level[d] == TOP else s.level[d] * (amounts % PER_HOTEL)
    owe(s, p, BANK, total, FOR_CARD)


@step(
    "TP-GO-02",
    "TP-GO-04",
    "TP-GO-05",
    "TP-BUY-05",
    "TP-OQ-39",
    "NB-GO-03",
    "NB-OQ-37",
    "JP-OQ-10",
    "FZ-OQ-11",
    "VL-OQ-11",
    "VL-OQ-14",
)
def advance_to(s: State, t: Tables, p: int, d: int) -> None:
    """Move forward to a space, whose rule then applies."""
    push(s, LAND, p, 0)
    walk(s, t, p, (d - s.at[p] - 1) % t.spaces + 1)


@rule()
def advance_to_group(s: State, t: Tables, p: int, g: int) -> None:
    """Move forward to the nearest deed of a group."""
    best = t.spaces
    for i in range(t.group_size[g]):
        n = (t.member[g * GROUP_ROOM + i] - s.at[p] - 1) % t.spaces + 1
        if n < best:
            best = n
    push(s, LAND, p, 0)
    walk(s, t, p, best)


@step("TP-OQ-39", "NB-OQ-37")
def advance_nearest_double(s: State, t: Tables, p: int, g: int) -> None:
    """To the nearest of a group; its owner gets twice the rent."""
    s.rent_terms = RENT_DOUBLE
    advance_to_group(s, t, p, g)


@step("TP-OQ-39", "TP-RENT-10", "NB-OQ-28", "NB-OQ-37")
def advance_nearest_throw(s: State, t: Tables, p: int, g: int) -> None:
    """To the nearest of a group; its owner gets a multiple of a new throw."""
    s.rent_terms = RENT_BY_THROW
    advance_to_group(s, t, p, g)


@step("TP-OQ-26", "TP-OQ-39", "NB-OQ-24", "NB-OQ-37", "JP-OQ-10", "VL-OQ-11", "VL-OQ-14")
def go_back(s: State, t: Tables, p: int, n: int) -> None:
    """Move back; the rule of that space applies."""
    push(s, LAND, p, 0)
    walk_back(s, t, p, n)
