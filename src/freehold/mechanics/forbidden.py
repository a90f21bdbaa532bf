"""What players ask for and no rulebook allows: each has its verb, so that the refusal can teach the rule."""

from freehold.core.registry import State, Tables, rule, verb
from freehold.core.words import reason

LOAN_FORBIDDEN = reason("loan_forbidden")
PROMISE_FORBIDDEN = reason("promise_forbidden")
NOT_TRADABLE = reason("buildings_not_tradable")
FENCE_NOT_ALONE = reason("fence_not_alone")
HIDDEN = reason("hidden_information")
CASH_ONLY = reason("cash_only")
NO_WITHDRAWAL = reason("no_withdrawal")


@rule("TP-BANK-08", "TP-DEBT-02", "TP-DEBT-03", "NB-BANK-06", "NB-DEAL-09", "JP-DEAL-07", "FZ-DEAL-08", "VL-DEAL-06")
def never_loan(s: State, t: Tables, p: int, q: int, coins: int) -> int:
    """Only the Bank lends, and only on a mortgage."""
    return LOAN_FORBIDDEN


@verb("TP-DEBT-02", "TP-DEBT-03", "NB-BANK-06", may=never_loan, args=("seat", "coins"))
def borrow(s: State, t: Tables, p: int, q: int, coins: int) -> None:
    """Borrow money from a player or the Bank."""


@verb("TP-DEBT-03", "NB-DEAL-09", may=never_loan, args=("seat", "coins"))
def lend(s: State, t: Tables, p: int, q: int, coins: int) -> None:
    """Lend money to a player."""


@rule("TP-OQ-21", "NB-DEAL-10", "JP-DEAL-07", "FZ-DEAL-08", "FZ-DEAL-09", "VL-DEAL-06")
def never_promise(s: State, t: Tables, p: int, q: int) -> int:
    """A deal hands things over at once; it holds no promises."""
    return PROMISE_FORBIDDEN


@verb("TP-OQ-21", "NB-DEAL-10", may=never_promise, args=("seat",))
def promise(s: State, t: Tables, p: int, q: int) -> None:
    """Promise a player something for later: no rent, an option."""


@rule(
    "TP-BANK-07",
    "TP-DEAL-02",
    "NB-BANK-05",
    "NB-DEAL-02",
    "JP-DEAL-03",
    "FZ-SELL-05",
    "FZ-DEAL-03",
    "VL-DEAL-03",
    "VL-SELL-06",
)
def never_trade_pieces(s: State, t: Tables, p: int, q: int, d: int) -> int:
    """Pieces are bought from and sold to the Bank only, or go along with their street."""
    return FENCE_NOT_ALONE if t.lone_pieces else NOT_TRADABLE


@verb("TP-DEAL-02", "NB-BANK-05", "NB-DEAL-02", may=never_trade_pieces, args=("seat", "space"))
def trade_piece(s: State, t: Tables, p: int, q: int, d: int) -> None:
    """Sell a piece on the board to another player, or buy one."""


@rule("TP-SET-15", "NB-SET-07", "NB-SET-08", "JP-SET-09", "FZ-SET-07", "VL-SET-10")
def never_peek(s: State, t: Tables, p: int, deck: int) -> int:
    """Nobody sees the order of a deck."""
    return HIDDEN


@verb("TP-SET-15", "NB-SET-07", "NB-SET-08", may=never_peek, args=("deck",))
def peek(s: State, t: Tables, p: int, deck: int) -> None:
    """Look at the top card of a deck."""


@rule("NB-AUC-04")
def never_in_kind(s: State, t: Tables, p: int, coins: int, things: int) -> int:
    """Bids are of cash."""
    return CASH_ONLY


@verb("NB-AUC-04", may=never_in_kind, args=("coins", "things"))
def bid_with(s: State, t: Tables, p: int, coins: int, things: int) -> None:
    """Bid deeds or cards on top of money."""


@rule("NB-AUC-06")
def never_take_back(s: State, t: Tables, p: int) -> int:
    """A bid binds until somebody raises it."""
    return NO_WITHDRAWAL


@verb("NB-AUC-06", may=never_take_back)
def take_back(s: State, t: Tables, p: int) -> None:
    """Take one's bid back."""
