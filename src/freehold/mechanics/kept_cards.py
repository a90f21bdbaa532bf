"""Kept cards other than those that free from jail: played at a moment of one's own, or in place of a rent."""

from freehold.core.decks import PICKS_DEED, PICKS_SEAT, push_card, return_kept
from freehold.core.deeds import STREET, owns_group
from freehold.core.matters import NO_LOT, in_debt, not_now
from freehold.core.options import SPARE, decided
from freehold.core.registry import State, Tables, fields, rule, verb
from freehold.core.say import say
from freehold.core.stealing import NOT_A_TARGET, not_a_target
from freehold.core.words import (
    AUCTION_OPEN,
    BANK,
    CHANCE,
    DEBT_PENDING,
    FIRST_KEPT,
    MOST_THINGS,
    NO_CARD,
    NOBODY,
    NOT_ASKED,
    PLACE,
    SPACE_PENDING,
    event,
)

fields(target=0)  # whom or what the card being played is aimed at

PLAYED = event("played", "seat", "card")


@rule("VL-CARD-02", "VL-OQ-20")
def can_use_card(s: State, t: Tables, p: int, card: int, target: int) -> int:
    """A held card at its moment, aimed at what it may be aimed at. target: a seat or a space and one; 0: none."""
    if card < FIRST_KEPT or card >= MOST_THINGS or s.owner[card] != p:
        return NO_CARD
    if t.spares >> card & 1:
        return not_now(s, p, SPARE)
    if not t.played >> card & 1:
        return NOT_ASKED
    r = wrong_moment(s, t, p, card)
    return r if r else wrong_aim(s, t, p, t.kept_pick[card - FIRST_KEPT], target - 1)


@rule("VL-OQ-05", "VL-OQ-20")
def wrong_moment(s: State, t: Tables, p: int, card: int) -> int:
    """Not midway in a move, not in an auction; while a debt is open only a debtor's card that brings something."""
    if s.wait[CHANCE] or s.deciding != NOBODY:
        return SPACE_PENDING
    if s.lot != NO_LOT or s.shortage or s.wait[p] == PLACE:
        return AUCTION_OPEN
    if s.debts and (in_debt(s, p) < 0 or not t.raises >> card & 1):
        return DEBT_PENDING
    return 0


@rule("VL-CARD-05", "VL-OQ-20")
def wrong_aim(s: State, t: Tables, p: int, picks: int, aim: int) -> int:
    """Another player in the game; or another player's deed that is not part of a whole colour group."""
    if picks == PICKS_SEAT:
        return not_a_target(s, p, aim)
    if picks == PICKS_DEED:
        if aim < 0 or aim >= t.spaces or s.owner[aim] == BANK or s.owner[aim] == p:
            return NOT_A_TARGET
        return NOT_A_TARGET if t.kind[aim] == STREET and owns_group(s, t, s.owner[aim], aim) else 0
    return 0 if aim < 0 else NOT_A_TARGET


@verb("VL-CARD-02", "VL-CARD-04", "VL-OQ-20", may=can_use_card, args=("kept", "target?"))
def use_card(s: State, t: Tables, p: int, card: int, target: int) -> None:
    """Play a kept card: it goes under its deck, and what it says is done at once."""
    say(s, PLAYED, p, card)
    return_kept(s, t, card)
    if s.wait[p] == SPARE:
        decided(s, p)
        s.rent_asked = 0
        return
    s.target = max(target - 1, 0)
    s.urgent = s.depth + 1  # before anything that is asked
    push_card(s, t, p, t.kept_card[card - FIRST_KEPT])
