"""Faults that other programs of this family had in public (R19 to R35, R61 to R65): debts, bankruptcy, payments."""

from __future__ import annotations

import pytest
from disputes.editions import (
    alike,
    answers,
    board,
    card_table,
    everywhere,
    mortgaged,
    owing,
    own_card,
    pass_all,
    raise_money,
    throw,
)

from freehold.testing import BANK, A, B, C, D, Refused, Table

LENDING = ("theme-park", "classic", "nightmare", "frozen-2")
FREE = (*LENDING, "jurassic-park")
DOUBLES = FREE
MORE = 900  # more than anybody can raise in these stories


def money(t: Table) -> int:
    """All the money there is."""
    return sum(t.cash(p) for p in range(t.s.seats)) + t.cash(BANK)


@answers({**alike(50, *FREE), "villains": 3})
def test_R19_pay_each_player_reaches_the_players(edition: str, right: int) -> None:
    """The money of that card went to the Bank."""
    cash = board(edition).cash
    t = card_table(edition, "to_each", right)
    bank = t.cash(BANK)
    throw(t, A, 3)
    assert [t.cash(p) for p in (A, B, C, D)] == [cash - 3 * right, cash + right, cash + right, cash + right]
    assert t.cash(BANK) == bank


@answers({**alike([(A, D, 50)], *FREE), "villains": [(A, C, 3), (A, D, 3)]})
def test_R20_pay_each_player_makes_one_debt_for_each(edition: str, right: list[tuple[int, int, int]]) -> None:
    """That card made a single debt of the whole sum."""
    each = right[0][2]
    level = {39: 1} if edition == "jurassic-park" else {}
    street = 39 if level else 21
    t = own_card(edition, "to_each", each, cash={A: 0}, owns={A: [street, 1]}, level=level)
    assert t.debts() == [(A, p, each) for p in (B, C, D)]
    raise_money(t, A, street)
    assert t.debts() == right


@answers({**alike(50, *FREE), "villains": 3})
def test_R22_the_bankrupt_neither_pay_nor_collect(edition: str, right: int) -> None:
    """Cards for all players still counted those who were out, and gave them new debts."""
    cash = board(edition).cash
    for step, sign in (("to_each", 1), ("from_each", -1)):
        t = throw(card_table(edition, step, right).do(C, "leave"), A, 3)
        assert [t.cash(p) for p in (A, B, C, D)] == [
            cash - 2 * sign * right,
            cash + sign * right,
            0,
            cash + sign * right,
        ]
        assert t.debts() == []


@everywhere
def test_R23_one_goes_out_once(edition: str) -> None:
    """One player could lose the same game several times."""
    t = Table(edition).do(B, "leave")
    for verb in ("leave", "give_up"):
        assert t.refused(B, verb) == "eliminated"
    with pytest.raises(Refused):
        t.do(B, "leave")
    assert t.happened("out") == [("B", "bank")]
    assert t.s.playing == 3


@answers({**alike(8, *LENDING), **alike(0, "jurassic-park", "villains")})
def test_R25_a_bankruptcy_takes_one_player_out_however_many_deeds_there_are(edition: str, right: int) -> None:
    """The number of living players fell by one for each deed of the bankrupt."""
    ground = board(edition)
    t = Table(edition, owns={B: (*ground.cheap, *ground.dear, *ground.third)}).do(B, "leave")
    for _ in range(right):
        pass_all(t)
    assert (len(t.happened("auction")), t.s.playing, t.over()) == (right, 3, False)
    assert t.waits(A) == "roll"


@everywhere
def test_R26_the_last_player_wins_at_once(edition: str) -> None:
    """The game went on with one player."""
    t = Table(edition, seats=2).do(A, "leave")
    assert (t.over(), t.winner()) == (True, B)
    assert t.refused(B, "roll") == "game_over"


@answers({**alike(60, *LENDING), "jurassic-park": 25, "villains": 0})
def test_R28_only_giving_up_declares_bankruptcy_and_only_when_nothing_helps(edition: str, right: int) -> None:
    """Any slip of the finger while in debt made the player bankrupt."""
    level = {23: 1} if edition == "jurassic-park" else {}
    t = owing(edition, cash={A: 0}, owns={A: [23]}, level=level)
    for verb in ("buy", "end_turn", "roll", "decline", "give_up"):
        assert not t.may(A, verb)
    assert not t.out(A)
    raise_money(t, A, 23)
    assert (t.cash(A), t.waits(A)) == (right, "end")


@answers({**alike(80, *LENDING), "jurassic-park": 45, "villains": 0})
def test_R29_cash_is_never_negative_and_a_debt_stops_the_turn(edition: str, right: int) -> None:
    """Players went on with less than nothing."""
    ground = board(edition)
    had = 2 if edition == "villains" else 20
    level = {23: 1} if edition == "jurassic-park" else {}
    t = owing(edition, cash={A: had}, owns={A: [23]}, level=level)
    assert (t.cash(A), t.refused(A, "end_turn")) == (had, "debt_pending")
    raise_money(t, A, 23)
    assert t.cash(A) == right
    assert t.cash(D) == ground.cash + (had if edition == "villains" else ground.rent)


@everywhere
def test_R31_a_bankruptcy_makes_no_money(edition: str) -> None:
    """The creditor got the whole debt although the debtor did not have it."""
    t = owing(edition, cash={A: 2})
    assert (t.out(A), t.cash(A), t.cash(D)) == (True, 0, board(edition).cash + 2)
    assert money(t) == t.t.bank_money


@answers(alike([D, D, D], *FREE), absent={"villains": "nobody goes out by a rent who still has a property"})
def test_R32_all_deeds_go_to_the_creditor(edition: str, right: list[int]) -> None:
    """Deeds went to the wrong player, or to nobody."""
    down = mortgaged(edition, 1, 14, 31)
    t = owing(edition, cash={A: 0}, owns={A: [1, 14, 31], B: [6]}, **down).do(A, "give_up")
    assert [t.owner(d) for d in (1, 14, 31)] == right
    assert t.owner(6) == B
    bank = own_card(edition, "to_bank", MORE, cash={A: 0}, owns={A: [1], B: [6]}).do(A, "give_up")
    assert (bank.owner(1), bank.owner(6)) == (BANK, B)


@answers({**alike([(1,), (14,)], *LENDING), "jurassic-park": []}, absent={"villains": "a property settles such a debt"})
def test_R34_a_bankruptcy_to_the_bank_and_its_auctions(edition: str, right: list[tuple[int]]) -> None:
    """The Bank kept the deeds, or lost them."""
    down = mortgaged(edition, 14)
    t = own_card(edition, "to_bank", MORE, cash={A: 0}, owns={A: [1, 14]}, **down).do(A, "give_up")
    assert t.happened("auction") == right[:1]
    for seat, bid in ((C, 30), (D, 90))[: len(right)]:
        pass_all(t.do(seat, "bid", bid))
    assert t.happened("auction") == right
    assert (t.owner(1), t.owner(14)) == ((C, D) if right else (BANK, BANK))
    assert (t.mortgaged(14), t.waits(B)) == (False, "roll")


@everywhere
def test_R35_jail_cards_of_the_bankrupt_do_not_vanish(edition: str) -> None:
    """The card of a bankrupt player was gone for the rest of the game."""
    deck = board(edition).deck
    card = f"jail_free:{deck}"
    t = owing(edition, cash={A: 0}, holds={A: [card]}).do(A, "give_up")
    assert (t.holds(D), t.deck_size(deck)) == ([card], 15)
    bank = own_card(edition, "to_bank", MORE, cash={A: 0}, holds={A: [card]}).do(A, "give_up")
    assert bank.deck_size(deck) == 16
    assert "jail_free" in bank.pile(deck)


@answers({**alike(60, *LENDING), "jurassic-park": 25, "villains": 0})
def test_R61_free_parking_pays_nothing(edition: str, right: int) -> None:
    """Fines paid while settling a debt ended up on Free Parking although that house rule was off."""
    ground = board(edition)
    level = {23: 1} if edition == "jurassic-park" else {}
    at = {B: ground.rest - 3}
    t = own_card(edition, "to_bank", ground.fine, seats=2, cash={A: 0}, owns={A: [23]}, level=level, at=at)
    raise_money(t, A, 23).do(A, "end_turn")
    throw(t, B, 3)
    assert (t.cash(A), t.cash(B), t.at(B), t.waits(B)) == (right, ground.cash, ground.rest, "end")
    assert money(t) == t.t.bank_money


@everywhere
def test_R62_the_fine_is_always_the_same(edition: str) -> None:
    """The fine grew with every stay in jail."""
    ground = board(edition)
    t = Table(edition, seats=2, jailed={A: 1})
    for stays in (1, 2, 3):
        t.do(A, "pay_jail")
        assert t.cash(A) == ground.cash - stays * ground.fine
        t.s.at[A] = ground.corner - 4
        throw(t, A, 4)
        t.s.at[B] = ground.rest - 3
        throw(t, B, 3).do(B, "end_turn")


@everywhere
def test_R64_a_deal_settles_a_debt(edition: str) -> None:
    """Somebody in debt stayed blocked although money had come in."""
    ground = board(edition)
    t = owing(edition, cash={A: 1}, owns={A: [ground.cheap[0]]})
    t.do(A, "offer", B, [ground.cheap[0]], [], ground.rent - 1).do(B, "accept", 0)
    assert (t.debts(), t.cash(A), t.cash(D)) == ([], 0, ground.cash + ground.rent)
    assert t.waits(A) == "end"


@answers(alike(4, *DOUBLES), absent={"villains": "no claim outlives a throw, and there are no doubles"})
def test_R64_rent_settles_a_debt(edition: str, right: int) -> None:
    """So it was with rent that the debtor could still ask for."""
    t = card_table(edition, "from_each", 50, turn=D, at={D: 14}, cash={A: 40}, owns={A: [18]})
    t.throw(D, 2, 2).throw(D, 1, 3)
    assert t.waits(A) == "debt"
    t.do(A, "ask_rent")
    assert (t.debts(), t.cash(A), t.waits(A)) == ([], right, "")


@answers(
    {
        **alike(([("sell", 6), ("mortgage", 23)], 85), *LENDING),
        "jurassic-park": ([("sell_fence", 6), ("sell_fence", 8)], 0),
        "villains": ([("sell", 9), ("sell", 11), ("give_property", 11)], 0),
    }
)
def test_R65_a_debtor_may_raise_money(edition: str, right: tuple[list[tuple[str, int]], int]) -> None:
    """In debt one could neither sell nor mortgage."""
    ground = board(edition)
    level = dict.fromkeys(ground.cheap, 1)
    t = owing(edition, cash={A: 0}, owns={A: (*ground.cheap, 23)}, level=level)
    for verb, deed in right[0]:
        assert t.waits(A) == "debt"
        t.do(A, verb, deed)
    assert (t.debts(), t.cash(A), t.waits(A)) == ([], right[1], "end")


@answers(alike((B, "roll"), *DOUBLES), absent={"villains": "one die throws no doubles"})
def test_R65_bankruptcy_ends_a_turn_of_doubles(edition: str, right: tuple[int, str]) -> None:
    """After doubles a bankrupt player's turn never ended."""
    t = Table(edition, at={A: 35}, cash={A: 0}, owns={D: [39]}).throw(A, 2, 2).do(D, "ask_rent")
    assert t.out(A)
    assert (t.turn(), t.waits(B)) == right
