"""How the simple bot makes and answers offers."""

from __future__ import annotations

from freehold.core.deeds import STREET, group_built
from freehold.core.groups import group_member
from freehold.core.registry import State, Tables, rule

from .hand import say_verb
from .raising import legal_choice
from .valuing import gain, is_fair, reserve
from .verbs import V_ACCEPT, V_OFFER, V_REFUSE

PATIENCE = 40  # actions between two offers of one seat


@rule()
def answer_offers(s: State, t: Tables, h: State) -> int:
    """Let the partner of an open offer accept what is fair and refuse the rest."""
    for i in range(len(s.offer)):
        if s.offer[i] >= 0:
            q = s.offer_to[i]
            p = s.offer_by[i]
            mine = gain(s, t, q, s.offer_gives[i], s.offer_asks[i])
            theirs = gain(s, t, p, s.offer_asks[i], s.offer_gives[i])
            fair = is_fair(s, t, q, p, s.offer_gives[i], s.offer_asks[i], mine, theirs, -s.offer_coins[i])
            say_verb(h, q, V_ACCEPT if fair else V_REFUSE, s.offer[i], 0, 0, 0)
            if legal_choice(s, t, h):
                return 1
            say_verb(h, q, V_REFUSE, s.offer[i], 0, 0, 0)
            if legal_choice(s, t, h):
                return 1
    return 0


@rule()
def missing_deed(s: State, t: Tables, p: int, g: int) -> int:
    """The one street of a group that p does not own, if another seat owns it and the group is bare; else -1."""
    missing = -1
    for i in range(t.group_size[g]):
        d = group_member(t, g, i)
        if s.owner[d] != p:
            if missing >= 0 or s.owner[d] < 0:
                return -1
            missing = d
    if missing < 0 or t.kind[missing] != STREET or group_built(s, t, missing):
        return -1
    return missing


@rule()
def make_offer(s: State, t: Tables, p: int, h: State) -> int:
    """Offer for the street that would make a group whole: a swap that helps both, else money."""
    if h.actions - h.offered_at[p] < PATIENCE and h.offered_at[p] >= 0:
        return 0
    h.offered_at[p] = h.actions
    for g in range(t.groups):
        d = missing_deed(s, t, p, g)
        if d >= 0:
            q = s.owner[d]
            for k in range(t.groups):
                e = missing_deed(s, t, q, k)
                if e >= 0 and s.owner[e] == p and k != g and propose(s, t, p, q, 1 << e, 1 << d, h):
                    return 1
            if propose(s, t, p, q, 0, 1 << d, h):
                return 1
            for e in range(t.spaces):
                k = t.group[e]
                if s.owned[p] >> e & 1 and k != g and s.owned[q] & t.group_mask[k]:
                    if propose(s, t, p, q, 1 << e, 1 << d, h):
                        return 1
    return 0


@rule()
def propose(s: State, t: Tables, p: int, q: int, gives: int, asks: int, h: State) -> int:
    """Find money that makes a deal fair to both, and offer it."""
    mine = gain(s, t, p, asks, gives)
    theirs = gain(s, t, q, gives, asks)
    coins = (theirs - mine) // 2  # what q pays so that both gain alike
    if coins > s.cash[q] // 2:
        coins = s.cash[q] // 2
    most = s.cash[p] - reserve(s, t)
    if -coins > most:
        coins = -max(most, 0)
    if not is_fair(s, t, p, q, asks, gives, mine, theirs, coins):
        return 0
    if not is_fair(s, t, q, p, gives, asks, theirs, mine, -coins):
        return 0
    say_verb(h, p, V_OFFER, q, gives, asks, coins)
    return legal_choice(s, t, h)
