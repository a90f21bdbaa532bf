"""Faults that other programs of this family had in public (R55 to R68, S01 to S29): auctions, deals, two at once."""

from __future__ import annotations

from disputes.editions import (
    alike,
    answers,
    auction,
    board,
    card_table,
    everywhere,
    own_card,
    pass_all,
    pips,
    play,
    refused,
    throw,
    visit,
)

from freehold.testing import BANK, CHANCE, A, B, C, D, Table

LENDING = ("theme-park", "classic", "nightmare", "frozen-2")
FREE = (*LENDING, "jurassic-park")
HOTELS = (*LENDING, "villains")
MORE = 900  # more than anybody can raise in these stories


@everywhere
def test_R55_a_bid_is_above_nothing(edition: str) -> None:
    """Bids below zero were taken."""
    t = auction(edition)
    for amount in (-5, 0):
        assert t.refused(B, "bid", amount) == "bid_too_low"
    t.do(B, "bid", board(edition).free_bid)
    assert t.refused(C, "bid", -5) == "bid_too_low"


@answers({**alike(["bid"] * 4, *FREE), "villains": ["end", "", "", ""]})
def test_R56_a_property_declined_is_auctioned(edition: str, right: list[str]) -> None:
    """A property that was not bought simply stayed with the Bank."""
    t = visit(edition, 3)
    if t.waits(A) == "buy":
        t.do(A, "decline")
        assert t.refused(A, "end_turn") == "auction_open"
    assert [t.waits(p) for p in (A, B, C, D)] == right
    pass_all(t)
    assert t.owner(3) == (A if edition == "villains" else BANK)


@answers(
    {**alike("anew", "theme-park", "classic", "nightmare"), **alike("binds", "frozen-2", "jurassic-park", "villains")}
)
def test_R58_a_highest_bidder_can_always_pay(edition: str, right: str) -> None:
    """The highest bidder went bankrupt before paying, and the auction never ended."""
    first = board(edition).free_bid
    t = auction(edition, cash={B: 25})
    assert t.refused(B, "bid", 26) == "bid_over_cash"
    t.do(B, "bid", 25).do(B, "leave")
    assert t.waits(C) == "bid"
    assert t.refused(C, "bid", first) == ("" if right == "anew" else "bid_too_low")
    pass_all(t)
    assert (t.out(B), t.owner(39 if edition != "villains" else 31)) == (True, BANK)
    for _ in range(2):
        pass_all(t)
    assert t.waits(A) == ("roll" if edition == "villains" else "end")


@everywhere
def test_R59_a_prisoner_may_trade(edition: str) -> None:
    """Nobody in jail could trade."""
    deed, cash = board(edition).dear[0], board(edition).cash
    t = Table(edition, turn=C, jailed={A: 1}, owns={A: [deed]})
    t.do(A, "offer", B, [deed], [], 25).do(B, "accept", 0)
    assert (t.owner(deed), t.cash(A), t.cash(B)) == (B, cash + 25, cash - 25)


@everywhere
def test_R67_cash_may_reach_nothing(edition: str) -> None:
    """A trade for all one's cash broke the program."""
    ground = board(edition)
    deed = ground.dear[0]
    t = Table(edition, owns={A: [deed]}, cash={B: 20}, at={A: ground.rest - 3, B: ground.rest - 4})
    t.do(A, "offer", B, [deed], [], 20).do(B, "accept", 0)
    assert (t.cash(A), t.cash(B), t.owner(deed)) == (ground.cash + 20, 0, B)
    throw(t, A, 3).do(A, "end_turn")
    throw(t, B, 4)
    assert (t.out(B), t.waits(B)) == (False, "end")


@everywhere
def test_R68_the_price_is_free_but_nobody_trades_without_saying_yes(edition: str) -> None:
    """Bots gave streets away for nothing: that is poor play and no fault of the rules, which only ask for consent."""
    ground = board(edition)
    dear, cheap = ground.dear[1], ground.cheap[0]
    t = Table(edition, owns={A: [dear], B: [cheap]}).do(A, "offer", B, [dear], [cheap], 0)
    assert t.owner(dear) == A
    assert t.refused(C, "accept", 0) == "no_offer"
    assert t.refused(A, "accept", 0) == "no_offer"
    t.do(B, "accept", 0)
    assert (t.owner(dear), t.owner(cheap)) == (B, A)
    t.do(A, "offer", C, [cheap], [], 0).do(C, "accept", 1)
    assert (t.owner(cheap), t.cash(C)) == (C, ground.cash)


@everywhere
def test_S01_an_offer_never_changes_under_the_hand(edition: str) -> None:
    """A trade could be accepted just after the other side had changed it."""
    deed = board(edition).dear[0]
    t = Table(edition, owns={A: [deed]})
    t.do(A, "offer", B, [deed], [], 10).do(A, "withdraw", 0).do(A, "offer", B, [deed], [], 29)
    assert t.refused(B, "accept", 0) == "no_offer"
    assert t.owner(deed) == A
    t.do(B, "accept", 1)
    assert (t.owner(deed), t.cash(B)) == (B, board(edition).cash - 29)


@everywhere
def test_S02_an_offer_dies_when_what_it_names_changes_hands(edition: str) -> None:
    """Open trades kept deeds and cards that had gone elsewhere."""
    card = f"jail_free:{board(edition).deck}"
    first, second, third = board(edition).cheap[0], board(edition).dear[0], board(edition).third[0]
    t = Table(edition, jailed={A: 1}, owns={A: [first, second], D: [third]}, holds={A: [card]})
    t.do(A, "offer", B, [first], [], 10).do(A, "offer", B, [], [], 3, [card]).do(B, "offer", D, [], [third], -10)
    t.do(C, "offer", A, [], [first], -7).do(A, "accept", 3)
    assert t.refused(B, "accept", 0) == "no_offer"
    t.do(A, "use_jail_card")
    assert t.refused(B, "accept", 1) == "no_offer"
    t.do(D, "leave")
    assert t.refused(B, "withdraw", 2) == "no_offer"
    assert t.owner(first) == C


@everywhere
def test_S05_selling_acts_on_the_deed_that_is_named(edition: str) -> None:
    """The piece came from the space on which the player stood."""
    ground = board(edition)
    deeds = (*ground.cheap, *ground.dear)
    t = Table(edition, at={A: ground.cheap[0]}, owns={A: deeds}, level=dict.fromkeys(deeds, 1))
    play(t, A, "sell", ground.dear[1])
    assert [t.level(d) for d in (ground.cheap[0], *ground.dear)] == [1, 1, 0]
    assert t.cash(A) == ground.cash + (ground.piece + 1) // 2
    assert refused(t, A, "sell", ground.dear[1]) == "no_piece"
    assert refused(t, B, "sell", ground.cheap[0]) == "not_owner"


@answers({**alike("buy", *FREE), "villains": "end"})
def test_S08_a_trade_ends_nobodys_turn(edition: str, right: str) -> None:
    """Settling a trade ended a turn while tokens moved or an auction ran."""
    first, second = board(edition).cheap[0], board(edition).third[0]
    t = Table(edition, owns={C: [first], D: [second]})
    t.do(C, "offer", D, [first], [], 10).do(A, "roll")
    assert not t.may(D, "accept", 0)
    t.do(CHANCE, "dice", *pips(edition, 3)).do(D, "accept", 0)
    assert (t.turn(), t.waits(A)) == (A, right)
    if right == "buy":
        t.do(D, "offer", C, [second], [], 10).do(A, "decline")
        assert t.refused(C, "accept", 1) == "auction_open"
        pass_all(t).do(C, "accept", 1)
    assert (t.turn(), t.waits(A)) == (A, "end")


@everywhere
def test_S10_the_game_may_end_inside_a_landing(edition: str) -> None:
    """The program looked for the next turn for ever when a landing had ended the game."""
    t = own_card(edition, "to_bank", MORE, seats=2, cash={A: 0})
    assert (t.over(), t.winner()) == (True, B)
    assert [t.waits(p) for p in (A, B, CHANCE)] == ["", "", ""]
    for p in (A, B):
        for verb in ("roll", "end_turn", "leave"):
            assert t.refused(p, verb) == "game_over"


@answers(
    {"theme-park": (), "classic": ("pre-2008",)},
    absent=alike("no tax leaves a choice there", "nightmare", "frozen-2", "jurassic-park", "villains"),
)
def test_S11_only_the_player_on_turn_chooses_the_tax(edition: str, right: tuple[str, ...]) -> None:
    """Others could choose how somebody's tax was to be paid."""
    t = visit(edition, 4, overlays=right)
    for verb in ("tax_flat", "tax_percent"):
        assert t.refused(B, verb) == "not_your_turn"
    t.do(A, "tax_percent")
    assert [t.cash(p) for p in (A, B)] == [1350, 1500]


@answers({**alike(2, *LENDING), "villains": 0}, absent={"jurassic-park": "there nobody is asked whether to build"})
def test_S28_the_bankrupt_are_asked_nothing(edition: str, right: int) -> None:
    """A bankrupt player was still asked to decide, and the table waited."""
    ground = board(edition)
    t = Table(edition, owns={B: ground.dear, C: ground.cheap}, stock=(1, 12))
    t.do(C, "build", ground.cheap[0])
    assert t.waits(B) == "want"
    t.do(B, "leave")
    assert (t.out(B), t.waits(B)) == (True, "")
    for _ in range(right):
        pass_all(t)
    assert (len(t.happened("auction")), t.waits(A)) == (right, "roll")
    throw(t, A, 3)
    if t.waits(A) == "buy":
        t.do(A, "decline")
        assert [t.waits(p) for p in (A, B, C, D)] == ["bid", "", "bid", "bid"]
        assert t.refused(B, "bid", 15) == "eliminated"
        pass_all(t)
    assert t.do(A, "end_turn").turn() == C


@answers(
    {**alike((105, 0, 9), *LENDING), "jurassic-park": (100, 1, 30)}, absent={"villains": "no claim outlives a throw"}
)
def test_S29_nothing_is_taken_over_from_a_debtor_who_can_pay_again(edition: str, right: tuple[int, int, int]) -> None:
    """An offer to take over an insolvent company stood although its owner could pay by then."""
    owed, level, left = right
    setting = {"turn": D, "at": {D: 14}, "cash": {A: 10}, "owns": {A: [18]}, "level": {18: level} if level else {}}
    t = card_table(edition, "from_each", owed, **setting).throw(D, 2, 2).throw(D, 1, 3)
    assert t.may(A, "give_up")
    t.do(D, "offer", A, [], [18], -owed).do(A, "ask_rent")
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "sell_fence" if level else "mortgage", 18)
    assert (t.cash(A), t.debts(), t.owner(18), t.out(A)) == (left, [], A, False)
