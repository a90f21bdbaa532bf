"""Random legal play: every seat answers anything that is allowed, and speaks out of turn now and then."""

from __future__ import annotations

from freehold.core.bidding import lowest_bid
from freehold.core.options import RIDE
from freehold.core.registry import State, Tables, rule
from freehold.core.words import BID, BUY, CHANCE, DEBT, END, LIFT, MOST_THINGS, PLACE, ROLL, SNOWFLAKE, WANT
from freehold.core.works import FREE_FENCE, FREE_REPAIR
from freehold.mechanics.tax import TAX

from .fencing import pick_gift, works_random
from .hand import below, say_verb
from .kept import play_random
from .options import is_option, option_random
from .raising import legal_choice, meet_debt
from .snowing import lay_random
from .valuing import scaled
from .vehicles import ride_random
from .verbs import (
    V_ACCEPT,
    V_BID,
    V_BUILD,
    V_BUY,
    V_DECLINE,
    V_END,
    V_FLAT,
    V_JAIL_CARD,
    V_KEEP,
    V_LEAVE,
    V_LIFT,
    V_MORTGAGE,
    V_OFFER,
    V_PASS,
    V_PAY_JAIL,
    V_PERCENT,
    V_REFUSE,
    V_ROLL,
    V_SELL,
    V_WANT,
    V_WITHDRAW,
)


@rule()
def awaited_seat(s: State) -> int:
    """A seat that is waited on, the one on turn first."""
    p = s.turn
    for _ in range(s.seats):
        if s.wait[p]:
            return p
        p = p + 1 if p + 1 < s.seats else 0
    return CHANCE


@rule()
def answer_random(s: State, t: Tables, p: int, h: State) -> None:
    """Answer the question put to seat p."""
    w = s.wait[p]
    if w == ROLL:
        roll_random(s, t, p, h)
    elif w == END:
        say_verb(h, p, V_END, 0, 0, 0, 0)
    elif w == BUY:
        v = V_BUY if s.cash[p] >= t.price[s.at[p]] and below(h, 4) else V_DECLINE
        say_verb(h, p, v, 0, 0, 0, 0)
    elif w == BID:
        bid_random(s, t, p, h)
    elif w == DEBT:
        meet_debt(s, t, p, h)
    elif w == TAX:
        say_verb(h, p, V_FLAT if below(h, 2) else V_PERCENT, 0, 0, 0, 0)
    elif w == LIFT:
        lift_random(s, t, p, h)
    elif w == WANT:
        say_verb(h, p, V_WANT, below(h, 4), 0, 0, 0)
        if not legal_choice(s, t, h):
            say_verb(h, p, V_WANT, 0, 0, 0, 0)
    elif w == PLACE:
        place_random(s, t, p, h)
    elif w == RIDE:
        ride_random(s, t, p, h)
    elif is_option(w):
        option_random(s, t, p, w, h)
    elif w == SNOWFLAKE:
        lay_random(s, t, p, h)
    elif w == FREE_FENCE or w == FREE_REPAIR:
        pick_gift(s, t, p, h)


@rule()
def roll_random(s: State, t: Tables, p: int, h: State) -> None:
    """Throw; from jail sometimes by the fine or a card first. Now and then see to fences and damage before."""
    if t.lone_pieces and below(h, 2) and works_random(s, t, p, h):
        return
    if s.jailed[p]:
        say_verb(h, p, V_PAY_JAIL if below(h, 2) else V_JAIL_CARD, 0, 0, 0, 0)
        if below(h, 2) and legal_choice(s, t, h):
            return
    say_verb(h, p, V_ROLL, 0, 0, 0, 0)


@rule()
def bid_random(s: State, t: Tables, p: int, h: State) -> None:
    """Bid a little more than the least, or pass."""
    amount = lowest_bid(s, t) + below(h, 1 + below(h, 60))
    say_verb(h, p, V_BID, amount, 0, 0, 0)
    if below(h, 3) == 0 or not legal_choice(s, t, h):
        say_verb(h, p, V_PASS, 0, 0, 0, 0)


@rule()
def lift_random(s: State, t: Tables, p: int, h: State) -> None:
    """Free the deed asked about, or hold it."""
    d = 0
    while not s.fresh[p] >> d & 1:
        d += 1
    say_verb(h, p, V_LIFT, d, 0, 0, 0)
    if below(h, 2) or not legal_choice(s, t, h):
        say_verb(h, p, V_KEEP, d, 0, 0, 0)


@rule()
def place_random(s: State, t: Tables, p: int, h: State) -> None:
    """Put a granted piece on the first street that takes it."""
    for d in range(t.spaces):
        if s.owned[p] >> d & 1:
            say_verb(h, p, V_BUILD, d, 0, 0, 0)
            if legal_choice(s, t, h):
                return
    say_verb(h, p, V_PASS, 0, 0, 0, 0)


@rule()
def interject(s: State, t: Tables, h: State) -> int:
    """Let any seat try something that may be done at any time."""
    p = below(h, s.seats)
    if t.played and below(h, 4) == 0:
        return play_random(s, t, p, h)
    if t.lone_pieces and below(h, 3) == 0:
        return works_random(s, t, p, h)
    x = below(h, 20)
    if x < 6:
        return build_random(s, t, p, h)
    if x < 9:
        return offer_random(s, t, p, h)
    if x < 13:
        return answer_offer(s, t, h)
    d = pick_owned(s, t, p, h)
    if x < 15:
        say_verb(h, p, V_SELL, d, below(h, 4), 0, 0)
    elif x < 17:
        say_verb(h, p, V_MORTGAGE, d, 0, 0, 0)
    elif x < 19 or below(h, 50):
        say_verb(h, p, V_LIFT, d, 0, 0, 0)
    else:
        say_verb(h, p, V_LEAVE, 0, 0, 0, 0)
    return legal_choice(s, t, h)


@rule()
def build_random(s: State, t: Tables, p: int, h: State) -> int:
    """Build one piece, or sometimes a whole row."""
    d = below(h, t.spaces)
    for _ in range(t.spaces):
        d = d + 1 if d + 1 < t.spaces else 0
        if s.owned[p] >> d & 1:
            say_verb(h, p, V_BUILD, d, below(h, 7) if below(h, 4) == 0 else 0, 0, 0)
            if legal_choice(s, t, h):
                return 1
    return 0


@rule()
def pick_owned(s: State, t: Tables, p: int, h: State) -> int:
    """A thing of seat p, by a few tries; else any."""
    d = 0
    for _ in range(8):
        d = below(h, MOST_THINGS)
        if s.owned[p] >> d & 1:
            return d
    return d


@rule()
def offer_random(s: State, t: Tables, p: int, h: State) -> int:
    """Offer one thing or two for one thing or none, with money either way."""
    q = below(h, s.seats)
    gives = 1 << pick_owned(s, t, p, h)
    asks = 1 << pick_owned(s, t, q, h)
    if below(h, 3) == 0:
        asks = 0
    if below(h, 4) == 0:
        gives |= 1 << pick_owned(s, t, p, h)
    say_verb(h, p, V_OFFER, q, gives, asks, below(h, scaled(t, 300)) - scaled(t, 100))
    return legal_choice(s, t, h)


@rule()
def answer_offer(s: State, t: Tables, h: State) -> int:
    """Accept, refuse or withdraw one of the open offers."""
    if s.offers == 0:
        return 0
    i = below(h, len(s.offer))
    while s.offer[i] < 0:
        i = i + 1 if i + 1 < len(s.offer) else 0
    x = below(h, 4)
    if x < 2:
        say_verb(h, s.offer_to[i], V_ACCEPT, s.offer[i], 0, 0, 0)
    elif x == 2:
        say_verb(h, s.offer_to[i], V_REFUSE, s.offer[i], 0, 0, 0)
    else:
        say_verb(h, s.offer_by[i], V_WITHDRAW, s.offer[i], 0, 0, 0)
    return legal_choice(s, t, h)
