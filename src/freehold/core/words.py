"""Every small number that has a name, and the shelves on which mechanics put their own."""

from __future__ import annotations

from .registry import Each


class Shelf:
    """Names numbered from 1 in the order of declaration; 0 is always the empty name."""

    def __init__(self) -> None:
        self.names: list[str] = [""]
        self.slots: list[tuple[str, ...]] = [()]

    def add(self, name: str, *slots: str) -> int:
        if name in self.names:
            return self.names.index(name)
        self.names.append(name)
        self.slots.append(slots)
        return len(self.names) - 1

    def number(self, name: str) -> int:
        return self.names.index(name)


WAITS = Shelf()
REASONS = Shelf()
EVENTS = Shelf()
CAUSES = Shelf()


def wait(name: str) -> int:
    """A question that the table can put to a seat."""
    return WAITS.add(name)


def reason(name: str) -> int:
    """Why an action is refused."""
    return REASONS.add(name)


def event(name: str, *slots: str) -> int:
    """A fact worth telling, with the kinds of its numbers (at most four): seat, coins, space, ..."""
    return EVENTS.add(name, *slots)


def cause(name: str) -> int:
    """What a debt is for."""
    return CAUSES.add(name)


# Seats. The Bank and nobody are the same number: what nobody owns is the Bank's.
MOST_SEATS = 8
CHANCE = 8
BANK = NOBODY = -1

# Sizes of list fields. A thing is whatever can change hands: the deeds, by their space, and behind them the kept cards.
MOST_SPACES = 40
MOST_KEPT = 20
FIRST_KEPT = MOST_SPACES
MOST_THINGS = MOST_SPACES + MOST_KEPT
MOST_DECKS = 2
DECK_SIZE = 16
SEATS = Each(MOST_SEATS)
SPEAKERS = Each(MOST_SEATS + 1)
SPACES = Each(MOST_SPACES)
DECKS = Each(MOST_DECKS)
THINGS = Each(MOST_THINGS)

# Questions, reasons and events that more than one mechanic uses.
DEBT = wait("debt")
ROLL = wait("roll")
END = wait("end")
BID = wait("bid")
LIFT = wait("lift")
WANT = wait("want")
PLACE = wait("place")
DICE = wait("dice")
BUY = wait("buy")
SNOWFLAKE = wait("snowflake")

GAME_OVER = reason("game_over")
ELIMINATED = reason("eliminated")
MODE_NOT_OFFERED = reason("mode_not_offered")
NOT_YOUR_TURN = reason("not_your_turn")
SPACE_PENDING = reason("space_pending")
AUCTION_OPEN = reason("auction_open")
DEBT_PENDING = reason("debt_pending")
MUST_ROLL = reason("must_roll")
NO_THROW_LEFT = reason("no_throw_left")
NOT_ASKED = reason("not_asked")
NO_SUCH_PLACE = reason("no_such_place")
NOT_OWNER = reason("not_owner")
NOT_ENOUGH_CASH = reason("not_enough_cash")
GROUP_BUILT = reason("group_built")
NO_CARD = reason("no_card")
CAN_PAY = reason("can_pay")
