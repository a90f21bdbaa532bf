"""Too few pieces for all who want one: wishes, and the auction of what is left."""

from freehold.core.agenda import answered, ask, push
from freehold.core.groups import HOTEL_LOT, HOUSE, HOUSE_LOT, NO_STOCK, group_member, room_for
from freehold.core.matters import not_now
from freehold.core.registry import State, Tables, later, rule, step, verb
from freehold.core.say import say
from freehold.core.sites import carry_out, still_good
from freehold.core.words import NO_SUCH_PLACE, NOBODY, PLACE, WANT, event

AUCTION = later("auction")
SHARE_OUT = later("share_out")
WISHED = event("wished", "seat", "count", "kind")


@rule()
def stock_of(s: State, kind: int) -> int:
    """Pieces of a kind in the Bank."""
    return s.houses if kind == HOUSE else s.hotels


@rule("TP-OQ-10", "NB-OQ-10", "FZ-OQ-09")
def can_want(s: State, t: Tables, p: int, n: int) -> int:
    """Wish for as many pieces as the stock holds and one could place."""
    r = not_now(s, p, WANT)
    if r:
        return r
    if n > (1 if t.last_piece else stock_of(s, s.shortage)):
        return NO_STOCK
    if n < 0 or n > room_for(s, t, p, s.shortage, -1):
        return NO_SUCH_PLACE
    return 0


@verb("TP-SHORT-02", "TP-OQ-10", "NB-SHORT-02", "NB-OQ-10", may=can_want, args=("count",))
def want(s: State, t: Tables, p: int, n: int) -> None:
    """Say how many pieces one wants."""
    answered(s, p)
    s.want[p] = n
    say(s, WISHED, p, n, s.shortage)


@rule("TP-OQ-10")
def count_wishes(s: State, t: Tables) -> int:
    """All wishes that can still be met; those that cannot are struck."""
    total = 0
    for q in range(s.seats):
        if s.want[q]:
            room = room_for(s, t, q, s.shortage, -1)
            s.want[q] = min(s.want[q], room) if s.cash[q] > 0 and not s.out[q] else 0
            total += s.want[q]
    return total


@step(
    "TP-SHORT-01",
    "TP-SHORT-02",
    "TP-SHORT-03",
    "TP-OQ-10",
    "NB-SHORT-01",
    "NB-SHORT-02",
    "NB-SHORT-03",
    "NB-SHORT-04",
    "NB-AUC-03",
    "NB-OQ-10",
    "FZ-SHORT-01",
    "FZ-OQ-09",
    "FZ-OQ-19",
    "VL-SHORT-01",
    "VL-OQ-10",
    "VL-OQ-19",
)
def share_out(s: State, t: Tables, p: int, a: int) -> None:
    """While wishes and stock fit, all buy at deed prices; else the next piece is auctioned."""
    kind = s.shortage
    wishes = count_wishes(s, t)
    left = stock_of(s, kind)
    if t.last_piece:
        left = 1 if s.builder != NOBODY else 0  # the order for it: a piece sold back meanwhile changes nothing
    if wishes == 0 or left == 0:
        end_shortage(s)
    elif wishes <= left:
        serve_next(s, t)
    else:
        s.builder = NOBODY
        push(s, AUCTION, NOBODY, HOUSE_LOT if kind == HOUSE else HOTEL_LOT)


@rule("TP-OQ-10", "NB-SHORT-04", "NB-OQ-10")
def serve_next(s: State, t: Tables) -> None:
    """Carry out the order that started it, or let the next seat place a piece at the deed's price."""
    push(s, SHARE_OUT, NOBODY, 0)
    s.place_price = 0
    b = s.builder
    s.builder = NOBODY
    if b != NOBODY and still_good(s, t, b, s.site, s.site_order, s.want[b]):
        s.want[b] = 0
        carry_out(s, t, b, s.site, s.site_order)
        return
    for q in range(s.seats):
        if s.want[q]:
            if s.cash[q] >= cheapest_place(s, t, q):
                ask(s, q, PLACE)
            else:
                s.want[q] = 0
            return


@rule("TP-OQ-10")
def cheapest_place(s: State, t: Tables, p: int) -> int:
    """The least deed price at which p could place a piece of the kind in question."""
    best = 0
    for g in range(t.groups):
        if t.piece[group_member(t, g, 0)] and room_for(s, t, p, s.shortage, g) < room_for(s, t, p, s.shortage, -1):
            price = t.piece[group_member(t, g, 0)]
            if best == 0 or price < best:
                best = price
    return best


@step(
    "TP-SHORT-02",
    "TP-SHORT-03",
    "TP-OQ-10",
    "NB-SHORT-02",
    "NB-SHORT-03",
    "NB-OQ-10",
    "FZ-SHORT-04",
    "FZ-OQ-09",
    "VL-SHORT-04",
)
def piece_sold(s: State, t: Tables, p: int, price: int) -> None:
    """The winner places the piece at once; a piece nobody bids for ends the matter."""
    if p == NOBODY:
        end_shortage(s)
        return
    push(s, SHARE_OUT, NOBODY, 0)
    s.place_price = price
    ask(s, p, PLACE)


@rule()
def end_shortage(s: State) -> None:
    """The stock is shared out."""
    s.shortage = 0
    s.builder = NOBODY
    s.site = s.site_order = s.place_price = 0
    for q in range(s.seats):
        s.want[q] = 0
