"""Disputes about buying and auctions (Q01 to Q11)."""

from __future__ import annotations

from typing import Any

from disputes.editions import alike, answers, auction, board, pass_all, play, refused, throw, visit
from freehold.testing import BANK, A, B, C, D, Table

FREE = ("theme-park", "classic", "nightmare", "frozen-2", "jurassic-park")  # where nobody has to buy
LENDING = ("theme-park", "classic", "nightmare", "frozen-2")  # where the Bank lends on deeds
NO_SALE = {"villains": "no property is ever auctioned there"}


@answers({**alike("auction", *FREE), "villains": "bought"})
def test_Q01_a_property_that_the_visitor_does_not_want(edition: str, right: str) -> None:
    """Is it auctioned when the visitor declines, or does the turn simply go on?"""
    ground = board(edition)
    t = visit(edition, ground.dear[1])
    if right == "bought":
        assert refused(t, A, "decline") == "must_buy"
        assert (t.owner(ground.dear[1]), t.cash(A)) == (A, ground.cash - ground.price)
        return
    t.do(A, "decline")
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid"] * 4
    t.do(D, "bid", 45)
    pass_all(t)
    assert (t.owner(ground.dear[1]), t.cash(D), t.waits(A)) == (D, 1455, "end")


@answers(alike(20, *FREE), absent=NO_SALE)
def test_Q02_who_declined_bids_along(edition: str, right: int) -> None:
    """May the one who would not pay the price try to get it for less?"""
    street = board(edition).dear[1]
    t = visit(edition, street).do(A, "decline").do(A, "bid", right)
    pass_all(t)
    assert (t.owner(street), t.cash(A)) == (A, 1500 - right)


@answers({**alike(1, "theme-park", "classic", "nightmare", "villains"), **alike(10, "frozen-2", "jurassic-park")})
def test_Q03_the_first_bid_and_the_least_raise(edition: str, right: int) -> None:
    """From what sum does an auction start, and by how much must a bid go higher?"""
    t = auction(edition)
    assert refused(t, B, "bid", right - 1) == "bid_too_low"
    t.do(B, "bid", right)
    assert refused(t, C, "bid", right) == "bid_too_low"
    t.do(C, "bid", right + 1)


@answers(alike("unsold"))
def test_Q04_nobody_bids(edition: str, right: str) -> None:
    """Who gets what nobody wants, and does anybody pay?"""
    t = auction(edition)
    before, cash = t.stock(), [t.cash(p) for p in (A, B, C, D)]
    pass_all(t)
    assert len(t.happened(right)) == 1
    assert t.owner(board(edition).dear[1]) == (B if edition == "villains" else BANK)
    assert (t.stock(), [t.cash(p) for p in (A, B, C, D)]) == (before, cash)


@answers(alike("bid_over_cash"))
def test_Q05_bidding_more_than_one_has(edition: str, right: str) -> None:
    """May a bid be higher than the cash in hand?"""
    t = auction(edition, cash={B: 20})
    assert refused(t, B, "bid", 21) == right
    t.do(B, "bid", 20)
    pass_all(t)
    if t.waits(B) == "place":
        t.do(B, "build", board(edition).dear[1])
    assert t.cash(B) == 0


@answers({**alike("", *LENDING), **alike("no_mortgages", "jurassic-park", "villains")})
def test_Q06_raising_money_while_an_auction_runs(edition: str, right: str) -> None:
    """May deeds be mortgaged and pieces sold to bid higher?"""
    ground = board(edition)
    built = {} if edition == "villains" else {C: ground.third}
    t = auction(edition, owns={B: (ground.works or (21,))[:1], **built}, level=dict.fromkeys(ground.third, 1))
    had = t.cash(C)
    play(t, C, "sell", ground.third[0])
    assert t.cash(C) > had
    assert refused(t, B, "mortgage", (ground.works or (21,))[0]) == right
    assert refused(t, C, "build", ground.third[0]) == "auction_open"


@answers({**alike("", *LENDING), "jurassic-park": "no_mortgages"}, absent={"villains": "there is no decision to buy"})
def test_Q06_raising_money_before_deciding_to_buy(edition: str, right: str) -> None:
    """May the visitor first raise the price of what is offered?"""
    ground = board(edition)
    t = visit(
        edition, ground.dear[1], cash={A: 390}, owns={A: (23, *ground.third)}, level=dict.fromkeys(ground.third, 1)
    )
    assert refused(t, A, "buy") == "not_enough_cash"
    assert refused(t, A, "mortgage", 23) == right
    play(t, A, "sell", ground.third[0]).do(A, "buy")
    assert t.cash(A) == 390 + 100 - 400


@answers(alike("auction_open"))
def test_Q07_a_deal_while_an_auction_runs(edition: str, right: str) -> None:
    """May others trade while a lot is being sold?"""
    deed = (board(edition).works or (21,))[0]
    t = auction(edition, owns={B: (deed,)})
    assert refused(t, B, "offer", C, [deed], [], 5) == right
    pass_all(t)
    t.do(B, "offer", C, [deed], [], 5).do(C, "accept", 0)
    assert t.owner(deed) == C


@answers(alike((C, 14)))
def test_Q08_bids_come_in_any_order(edition: str, right: tuple[int, int]) -> None:
    """Does bidding go round the table, is a pass final, and what closes the sale?"""
    t = auction(edition)
    t.do(C, "bid", 11).do(A, "pass").do(B, "bid", 12).do(A, "bid", 13).do(C, "bid", 14)
    pass_all(t)
    winner, price = right
    assert t.cash(winner) == board(edition).cash - price
    assert {t.waits(p) for p in (A, B, C, D)} & {"bid"} == set()


JAILED = {"ask_rent", "build", "bid", "offer", "mortgage"}


@answers(
    {**alike(JAILED, *LENDING), "jurassic-park": JAILED - {"build", "mortgage"}, "villains": JAILED - {"mortgage"}}
)
def test_Q09_what_a_prisoner_may_do(edition: str, right: set[str]) -> None:
    """May somebody in jail still do business while the others play?"""
    ground = board(edition)
    deed = (ground.works or (21,))[0]
    t = visit(edition, ground.dear[1], owns={B: (*ground.dear, *ground.cheap, deed)}, jailed={B: 1})
    attempts: dict[str, tuple[Any, ...]] = {
        "ask_rent": (),
        "build": (ground.cheap[0],),
        "mortgage": (deed,),
        "offer": (C, [deed], [], 5),
    }
    may = {verb for verb, args in attempts.items() if refused(t, B, verb, *args) == ""}
    sale = auction(edition, jailed={B: 1})
    may |= {"bid"} if refused(sale, B, "bid", 10) == "" else set()
    assert may == right


@answers({"jurassic-park": ("", "")}, absent={**alike("there one builds at any time: Q09", *LENDING, "villains")})
def test_Q09_a_prisoner_fences_at_the_start_of_the_own_turn(edition: str, right: tuple[str, str]) -> None:
    """Where one builds at the start of a turn only: in jail too?"""
    t = Table(edition, owns={A: [6]}, jailed={A: 1})
    assert (refused(t, A, "build", 6), refused(t, A, "pay_jail")) == right


@answers({**alike("may buy", *FREE), "villains": "has bought"})
def test_Q10_buying_in_the_first_round(edition: str, right: str) -> None:
    """Must a token have gone round the board before its player may buy?"""
    t = throw(Table(edition), A, 3)
    assert t.at(A) == 3
    if right == "may buy":
        t.do(A, "buy")
    assert t.owner(3) == A


@answers({"villains": 4}, absent=alike("nobody has to buy there", *FREE))
def test_Q11_a_forced_purchase_beyond_ones_coins(edition: str, right: int) -> None:
    """Is one out at once, or may pieces be sold and deals made, or a property be handed back?"""
    t = visit(edition, 31, cash={A: 3}, owns={A: [9, 11]}, level={9: 1, 11: 1})
    assert refused(t, A, "give_property", 9) == "must_buy"
    assert refused(t, A, "give_up") == "can_pay"
    t.do(A, "sell", 9)
    assert t.cash(A) == right
    t.do(A, "sell", 11)
    assert (t.owner(31), t.cash(A), t.out(A)) == (A, 0, False)
    deal = visit(edition, 31, cash={A: 3}, owns={A: [10]})
    assert refused(deal, A, "offer", B, [10], [], 1) == "debt_pending"
    deal.do(A, "offer", B, [10], [], 2).do(B, "accept", 0)
    assert (deal.owner(31), deal.owner(10), deal.cash(A)) == (A, B, 0)
    lost = visit(edition, 31, cash={A: 3}, owns={A: [10]}).do(A, "give_up")
    assert (lost.out(A), lost.owner(31), lost.owner(10)) == (True, BANK, BANK)
