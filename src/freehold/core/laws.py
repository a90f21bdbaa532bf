"""The laws of every position: what must hold between any two actions, whatever was played."""

from __future__ import annotations

from .agenda import MOST_STEPS
from .deeds import LEVELS, STREET, TOP, rank
from .groups import group_member
from .registry import State, Tables
from .sets import whole_set
from .words import BANK, CHANCE, FIRST_KEPT, MOST_THINGS, NOBODY


def broken_laws(s: State, t: Tables) -> list[str]:
    """The laws that a position breaks, in words; an empty list for a sound one."""
    return [
        *_money(s, t),
        *_ownership(s, t),
        *_pieces(s, t),
        *_damage(s, t),
        *_cards(s, t),
        *_powers(s, t),
        *_rest(s, t),
    ]


def _money(s: State, t: Tables) -> list[str]:
    found = [f"seat {p} has {s.cash[p]}" for p in range(s.seats) if s.cash[p] < 0]
    if sum(s.cash) + s.bank != t.bank_money:
        found.append(f"money: {sum(s.cash)} + {s.bank} is not {t.bank_money}")
    found += [f"debt {i} is of {s.amount[i]}" for i in range(s.debts) if s.amount[i] <= 0]
    found += [f"seat {p} is out and has {s.cash[p]}" for p in range(s.seats) if s.out[p] and s.cash[p]]
    return found


def _ownership(s: State, t: Tables) -> list[str]:
    found = []
    for thing in range(MOST_THINGS):
        owners = [p for p in range(len(s.owned)) if s.owned[p] >> thing & 1]
        if owners != ([] if s.owner[thing] == BANK else [s.owner[thing]]):
            found.append(f"thing {thing} belongs to {s.owner[thing]} and to {owners}")
        if owners and thing < FIRST_KEPT and not t.deeds >> thing & 1:
            found.append(f"space {thing} is no deed and is owned")
        if owners and s.out[owners[0]]:
            found.append(f"thing {thing} belongs to seat {owners[0]}, which is out")
    if s.mortgaged & ~sum(s.owned):
        found.append("a deed of the Bank is mortgaged")
    return found


def _pieces(s: State, t: Tables) -> list[str]:
    houses = s.houses + sum(n for n in s.level if n < TOP)
    hotels = s.hotels + sum(1 for n in s.level if n == TOP)
    found = []
    if (houses, hotels) != (t.house_stock, t.hotel_stock) or s.houses < 0 or s.hotels < 0:
        found.append(f"pieces: {houses} and {hotels}, with {s.houses} and {s.hotels} in stock")
    for g in range(t.groups):
        deeds = [group_member(t, g, i) for i in range(t.group_size[g])]
        ranks = [rank(t, s.level[d]) for d in deeds]
        if max(ranks) and t.kind[deeds[0]] != STREET:
            found.append(f"group {g} bears pieces and is no group of streets")
        if t.lone_pieces:
            continue
        if max(ranks) - min(ranks) > 1:
            found.append(f"group {g} is built unevenly: {ranks}")
        if max(ranks) and (len({s.owner[d] for d in deeds}) > 1 or s.mortgaged & t.group_mask[g]):
            found.append(f"group {g} is built, but not whole and free of mortgages")
    for d in range(t.spaces):
        paid = s.paid[d * LEVELS : (d + 1) * LEVELS]
        standing = [k <= s.level[d] and (k <= t.row or k == TOP) for k in range(1, LEVELS + 1)]
        if [p > 0 for p in paid] != standing:
            found.append(f"space {d} at level {s.level[d]} was paid for with {paid}")
    return found


def _damage(s: State, t: Tables) -> list[str]:
    found = []
    if s.damaged & ~t.deeds:
        found.append("something is damaged that is no property")
    if s.damaged and s.damaged == t.deeds and not s.over:
        found.append("everything is damaged and the game goes on")
    for d in range(t.spaces):
        if s.damaged >> d & 1 and s.level[d]:
            found.append(f"space {d} is damaged and bears a piece")
        if s.damaged >> d & 1 and whole_set(s, t, d):
            found.append(f"space {d} is damaged, and its set is whole")
        if s.level[d] and s.owner[d] == BANK:
            found.append(f"space {d} is the Bank's and bears a piece")
    if not 0 <= s.rex_at < t.spaces:
        found.append(f"the T. Rex is off the board: {s.rex_at}")
    return found


def _cards(s: State, t: Tables) -> list[str]:
    held = sum(1 for thing in range(FIRST_KEPT, MOST_THINGS) if s.owner[thing] != BANK)
    drawn = 1 if s.drawing >= 0 and not s.wait[CHANCE] else 0
    there = sum(s.unseen[k].bit_count() + s.piled[k] for k in range(t.decks))
    if there + held + drawn != sum(t.deck_cards):
        return [f"cards: {there} in the decks, {held} held, of {sum(t.deck_cards)}"]
    return []


def _powers(s: State, t: Tables) -> list[str]:
    found = []
    if s.flames != NOBODY and s.out[s.flames] and not s.over:
        found.append(f"seat {s.flames} is out and holds the ring")
    played = [s.character[p] for p in range(s.seats) if s.character[p] and not s.out[p]]
    if len(set(played)) < len(played) or any(not 0 <= k <= t.characters for k in s.character):
        found.append(f"characters: {s.character}")
    if s.deciding != NOBODY and not s.wait[s.deciding] and not s.over:
        found.append(f"seat {s.deciding} has to decide and is not asked")
    if any(n < 0 or (n and s.out[p]) for p, n in enumerate(s.skips)):
        found.append(f"turns to miss: {s.skips}")
    return found


def _rest(s: State, t: Tables) -> list[str]:
    found = []
    if not 0 <= s.depth < MOST_STEPS:
        found.append(f"the agenda is {s.depth} deep")
    asked = sum(1 << p for p in range(CHANCE + 1) if s.wait[p])
    if s.awaited != asked:
        found.append(f"questions are put to {asked:b}, and {s.awaited:b} are awaited")
    if not s.over and not asked:
        found.append("the game is not over and nobody is asked")
    if any(s.out[p] and s.wait[p] for p in range(s.seats)):
        found.append("a seat that is out is asked")
    if s.playing != sum(1 for p in range(s.seats) if not s.out[p]):
        found.append(f"{s.playing} seats are said to play")
    if s.flake_at >= 0 and s.owner[s.flake_at] == BANK:
        found.append(f"the snowflake lies on space {s.flake_at}, which nobody owns")
    if any(not 0 <= s.at[p] < t.spaces for p in range(s.seats)):
        found.append(f"a token is off the board: {s.at}")
    return found
