"""The simple bot: buys what it can, bids to value, builds evenly, asks for its rent, and agrees to fair deals."""

from __future__ import annotations

from freehold.core.bidding import lowest_bid
from freehold.core.deeds import TOP, rank
from freehold.core.groups import group_member, group_open, lowest_rank, room_for
from freehold.core.inherit import interest_on
from freehold.core.options import RIDE
from freehold.core.registry import State, Tables, rule
from freehold.core.words import BID, BUY, DEBT, END, LIFT, MOST_SPACES, PLACE, ROLL, SNOWFLAKE, WANT
from freehold.core.works import FREE_FENCE, FREE_REPAIR
from freehold.mechanics.tax import TAX

from .dealing import make_offer
from .fencing import pick_gift, works_simple
from .hand import say_verb
from .kept import play_simple
from .options import is_option, option_simple
from .raising import legal_choice, meet_debt
from .snowing import lay_where_it_pays
from .valuing import deed_value, reserve
from .vehicles import ride_simple
from .verbs import (
    V_BID,
    V_BUILD,
    V_BUY,
    V_DECLINE,
    V_END,
    V_FLAT,
    V_JAIL_CARD,
    V_KEEP,
    V_LIFT,
    V_PASS,
    V_PAY_JAIL,
    V_PERCENT,
    V_ROLL,
    V_WANT,
)

TYPICAL_PRICE = 170  # of a deed: the tax is chosen by a rule of thumb, for the worth may not be added up first
THUMB = 2000


@rule()
def answer_simple(s: State, t: Tables, p: int, h: State) -> None:
    """Answer the question put to seat p."""
    w = s.wait[p]
    if w == ROLL:
        if t.played and play_simple(s, t, p, h):
            return
        if t.lone_pieces and works_simple(s, t, p, h):
            return
        if not (build_more(s, t, p, h) or lift_one(s, t, p, h) or make_offer(s, t, p, h)):
            leave_jail_or_roll(s, t, p, h)
    elif w == END:
        if not build_more(s, t, p, h):
            say_verb(h, p, V_END, 0, 0, 0, 0)
    elif w == BUY:
        say_verb(h, p, V_BUY, 0, 0, 0, 0)
        if not legal_choice(s, t, h):
            say_verb(h, p, V_DECLINE, 0, 0, 0, 0)
    elif w == BID:
        bid_to_value(s, t, p, h)
    elif w == DEBT:
        meet_debt(s, t, p, h)
    elif w == TAX:
        guess = s.cash[p] + TYPICAL_PRICE * count_deeds(s, t, p)
        say_verb(h, p, V_PERCENT if guess < THUMB else V_FLAT, 0, 0, 0, 0)
    elif w == LIFT:
        decide_on_mortgage(s, t, p, h)
    elif w == WANT:
        say_verb(h, p, V_WANT, 1 if room_for(s, t, p, s.shortage, -1) else 0, 0, 0, 0)
        if not legal_choice(s, t, h):
            say_verb(h, p, V_WANT, 0, 0, 0, 0)
    elif w == PLACE:
        place_piece(s, t, p, h)
    elif w == RIDE:
        ride_simple(s, t, p, h)
    elif is_option(w):
        option_simple(s, t, p, w, h)
    elif w == SNOWFLAKE:
        lay_where_it_pays(s, t, p, h)
    elif w == FREE_FENCE or w == FREE_REPAIR:
        pick_gift(s, t, p, h)


@rule()
def count_deeds(s: State, t: Tables, p: int) -> int:
    """How many deeds seat p owns."""
    n = 0
    for d in range(t.spaces):
        n += s.owned[p] >> d & 1
    return n


@rule()
def leave_jail_or_roll(s: State, t: Tables, p: int, h: State) -> None:
    """Leave jail at once while deeds are to be had, else stay as long as one may."""
    if s.jailed[p]:
        free_deeds = 0
        for d in range(t.spaces):
            if t.deeds >> d & 1 and s.owner[d] < 0:
                free_deeds += 1
        if free_deeds > 5:
            say_verb(h, p, V_JAIL_CARD, 0, 0, 0, 0)
            if legal_choice(s, t, h):
                return
            say_verb(h, p, V_PAY_JAIL, 0, 0, 0, 0)
            if s.cash[p] > reserve(s, t) + t.fine and legal_choice(s, t, h):
                return
    say_verb(h, p, V_ROLL, 0, 0, 0, 0)


@rule()
def bid_to_value(s: State, t: Tables, p: int, h: State) -> None:
    """Raise in steps of a tenth of the value, up to the value and to the cash above the reserve."""
    least = lowest_bid(s, t)
    value = deed_value(s, t, p, s.lot) if s.lot < MOST_SPACES else piece_value(s, t, p)
    most = min(value, s.cash[p] - reserve(s, t) // 2)
    if least <= most:
        say_verb(h, p, V_BID, min(most, least + value // 10), 0, 0, 0)
    else:
        say_verb(h, p, V_PASS, 0, 0, 0, 0)


@rule()
def piece_value(s: State, t: Tables, p: int) -> int:
    """What a piece in short supply is worth: one and a half of the dearest deed price it could replace."""
    best = 0
    for d in range(t.spaces):
        if group_open(s, t, p, d) and s.level[d] != TOP and t.piece[d] > best:
            best = t.piece[d]
    return best * 3 // 2


@rule()
def build_more(s: State, t: Tables, p: int, h: State) -> int:
    """Build on the dearest open group that leaves the reserve untouched."""
    for i in range(t.groups):
        g = t.groups - 1 - i
        m = t.group_mask[g]
        if s.owned[p] & m == m and build_on(s, t, p, g, h):
            return 1
    return 0


@rule()
def build_on(s: State, t: Tables, p: int, g: int, h: State) -> int:
    """Build the next piece of a group, on its last street that is due."""
    d = group_member(t, g, t.group_size[g] - 1)
    if not group_open(s, t, p, d) or t.piece[d] > s.cash[p] - reserve(s, t):
        return 0
    low = lowest_rank(s, t, d)
    for i in range(t.group_size[g]):
        d = group_member(t, g, t.group_size[g] - 1 - i)
        if s.level[d] != TOP and rank(t, s.level[d]) == low:
            say_verb(h, p, V_BUILD, d, 0, 0, 0)
            return legal_choice(s, t, h)
    return 0


@rule()
def lift_one(s: State, t: Tables, p: int, h: State) -> int:
    """Free a mortgaged deed when there is money to spare."""
    if s.owned[p] & s.mortgaged:
        spare = s.cash[p] - 2 * reserve(s, t)
        for d in range(t.spaces):
            if (s.owned[p] & s.mortgaged) >> d & 1 and t.loan[d] + interest_on(t, d) <= spare:
                say_verb(h, p, V_LIFT, d, 0, 0, 0)
                if legal_choice(s, t, h):
                    return 1
    return 0


@rule()
def decide_on_mortgage(s: State, t: Tables, p: int, h: State) -> None:
    """Free a deed just received when the reserve allows, else hold it."""
    d = 0
    while not s.fresh[p] >> d & 1:
        d += 1
    say_verb(h, p, V_LIFT, d, 0, 0, 0)
    if s.cash[p] - t.loan[d] < reserve(s, t) or not legal_choice(s, t, h):
        say_verb(h, p, V_KEEP, d, 0, 0, 0)


@rule()
def place_piece(s: State, t: Tables, p: int, h: State) -> None:
    """Put a granted piece on the dearest street that takes it."""
    d = t.spaces - 1
    while d > 0:
        if s.owned[p] >> d & 1:
            say_verb(h, p, V_BUILD, d, 0, 0, 0)
            if legal_choice(s, t, h):
                return
        d -= 1
    say_verb(h, p, V_PASS, 0, 0, 0, 0)
