"""Disputes about debts, mortgages and bankruptcy (Q24 to Q38)."""

from __future__ import annotations

from disputes.editions import (
    alike,
    answers,
    board,
    face_down,
    mortgaged,
    owing,
    own_card,
    pass_all,
    refused,
    throw,
    visit,
)
from freehold.testing import BANK, A, B, C, D, Table

LENDING = ("theme-park", "classic", "nightmare", "frozen-2")
NO_LOANS = {"jurassic-park": "no mortgages exist", "villains": "no mortgages exist"}
GIVING = ("theme-park", "classic", "nightmare", "frozen-2", "jurassic-park")  # where no deed settles a debt
MORE = 900  # more than anybody can raise in these stories


@answers(alike("paid"))
def test_Q24_a_debtor_sells_to_a_third_player(edition: str, right: str) -> None:
    """May a debtor raise the money by a sale to somebody who has no part in the debt?"""
    ground = board(edition)
    deed = ground.cheap[0]
    t = owing(edition, cash={A: 0}, owns={A: [deed]})
    t.do(A, "offer", C, [deed], [], ground.rent + 2).do(C, "accept", 0)
    assert t.happened(right)[-1][:2] == ("A", "D")
    assert (t.owner(deed), t.debts(), t.cash(A), t.cash(D)) == (C, [], 2, ground.cash + ground.rent)


@answers(alike("debt_pending"))
def test_Q25_the_doomed_give_nothing_to_friends(edition: str, right: str) -> None:
    """May a player who is going out sell everything to a friend for 1?"""
    ground = board(edition)
    deed = ground.cheap[0]
    t = owing(edition, cash={A: 0}, owns={A: [deed]})
    assert refused(t, A, "offer", B, [deed], [], 1) == right
    early = Table(edition, at={A: ground.dear[1] - 3}, cash={A: 0}, owns={A: [deed], D: [ground.dear[1]]})
    throw(early.do(A, "offer", B, [deed], [], 1), A, 3).do(D, "ask_rent")
    assert refused(early, B, "accept", 0) == right


@answers(
    {
        **alike((True, 0, False), "theme-park", "classic", "jurassic-park"),
        **alike((True, 30, True), "nightmare", "frozen-2"),
        "villains": (False, 0, False),
    }
)
def test_Q26_deeds_of_the_loser(edition: str, right: tuple[bool, int, bool]) -> None:
    """Is everything mortgaged before it goes to the creditor, or does it move as it lies?"""
    ground = board(edition)
    t = owing(edition, cash={A: 0}, owns={A: [1]})
    t.do(A, *(("give_property", 1) if edition == "villains" else ("give_up",)))
    assert (t.out(A), t.cash(D) - ground.cash, t.mortgaged(1)) == right
    assert t.owner(1) == D


@answers({"jurassic-park": True}, absent=alike("nothing is ever damaged there", *LENDING, "villains"))
def test_Q26_damaged_deeds_stay_damaged(edition: str, right: bool) -> None:
    """Does a damaged property reach the creditor repaired?"""
    t = owing(edition, cash={A: 0}, owns={A: [1]}, damaged=[1]).do(A, "give_up")
    assert (t.owner(1), t.damaged(1)) == (D, right)


@answers(alike(18, *LENDING), absent=NO_LOANS)
def test_Q27_the_heir_cannot_pay_the_ten_percent(edition: str, right: int) -> None:
    """What if the receiver of mortgaged deeds has not even the money for the interest?"""
    t = owing(edition, cash={A: 0, D: 3}, owns={A: [37], D: [39]}, mortgaged=[37]).do(A, "give_up")
    t.do(D, "keep_mortgage", 37)
    assert (t.waits(D), t.debts()) == ("debt", [(D, BANK, right)])
    t.do(D, "mortgage", 39)
    assert (t.cash(D), t.owner(37), t.turn()) == (3 + 200 - right, D, B)
    chain = own_card(edition, "to_each", 50, cash={A: 0, B: 3}, owns={A: [37]}, mortgaged=[37]).do(A, "give_up")
    chain.do(B, "keep_mortgage", 37).do(B, "give_up")
    assert (chain.out(A), chain.out(B), chain.over()) == (True, True, False)
    assert chain.happened("auction") == [(37,)]


@answers(alike((220, 193), *LENDING), absent=NO_LOANS)
def test_Q28_ten_percent_of_what(edition: str, right: tuple[int, int]) -> None:
    """Is the interest a tenth of the loan or of the price, and which way does a half go?"""
    t = Table(edition, owns={A: [37, 39]}, mortgaged=[37, 39])
    for deed, cost in zip((39, 37), right, strict=True):
        had = t.cash(A)
        t.do(A, "lift", deed)
        assert had - t.cash(A) == cost


@answers(alike((20, 220), *LENDING), absent=NO_LOANS)
def test_Q29_a_mortgage_kept_and_lifted_later(edition: str, right: tuple[int, int]) -> None:
    """Does the buyer of a mortgaged deed pay the tenth twice?"""
    t = Table(edition, owns={A: [39]}, mortgaged=[39])
    t.do(A, "offer", B, [39], [], 150).do(B, "accept", 0).do(B, "keep_mortgage", 39)
    assert 1500 - 150 - t.cash(B) == right[0]
    had = t.cash(B)
    t.do(B, "lift", 39)
    assert had - t.cash(B) == right[1]


@answers(alike(True, *LENDING, "jurassic-park"), absent={"villains": "no deed ever lies face down there"})
def test_Q30_selling_what_lies_face_down(edition: str, right: bool) -> None:
    """Can a mortgaged (or damaged) property be sold at all, and does the sale turn it over?"""
    t = Table(edition, owns={A: [39]}, **face_down(edition, 39))
    t.do(A, "offer", B, [39], [], 150).do(B, "accept", 0)
    assert (t.owner(39) == B) == right
    assert t.s.mortgaged >> 39 & 1 or t.s.damaged >> 39 & 1


@answers(
    alike("lift", *LENDING) | {"jurassic-park": "repair"}, absent={"villains": "no deed ever lies face down there"}
)
def test_Q31_another_player_frees_my_deed(edition: str, right: str) -> None:
    """May somebody else pay off my mortgage and so get the deed, or buy it by landing there?"""
    t = Table(edition, turn=B, at={B: 36}, owns={A: [39]}, **face_down(edition, 39))
    assert refused(t, B, right, 39) == "not_owner"
    throw(t, B, 3)
    assert (t.waits(B), t.owner(39), t.claims(A)) == ("end", A, [])


@answers({**alike((80, 50, 30), *GIVING), "villains": (5, 3, 2)})
def test_Q32_owing_several_players(edition: str, right: tuple[int, int, int]) -> None:
    """A card makes one pay everybody, and the money runs out: who gets what, and who is the creditor?"""
    cash, whole, rest = right
    t = own_card(edition, "to_each", whole, cash={A: cash})
    assert [t.cash(p) - board(edition).cash for p in (B, C, D)] == [whole, rest, 0]
    assert t.happened("out") == [("A", "C")]


@answers({**alike("auctioned", *LENDING), **alike("unowned", "jurassic-park", "villains")})
def test_Q33_bankrupt_to_the_bank(edition: str, right: str) -> None:
    """Are the deeds auctioned, and do their mortgages go along?"""
    deed = board(edition).cheap[0]
    if edition == "villains":
        t = visit(edition, 31, cash={A: 3}, owns={A: [deed]})
    else:
        t = own_card(edition, "to_bank", MORE, cash={A: 0}, owns={A: [deed]})
    t.do(A, "give_up")
    assert t.happened("auction") == ([(deed,)] if right == "auctioned" else [])
    assert (t.owner(deed), t.mortgaged(deed)) == (BANK, False)
    if right == "auctioned":
        t.do(C, "bid", 45)
        pass_all(t)
        assert (t.owner(deed), t.cash(C), t.mortgaged(deed)) == (C, 1455, False)
    assert t.waits(B) == "roll"


@answers(alike(2))
def test_Q34_cards_and_cash_of_the_loser(edition: str, right: int) -> None:
    """Who gets the jail card and the last money of a player who goes out?"""
    ground = board(edition)
    card = f"jail_free:{ground.deck}"
    t = owing(edition, cash={A: right}, holds={A: [card]}).do(A, "give_up")
    assert (t.holds(D), t.cash(D), t.cash(A)) == ([card], ground.cash + right, 0)
    bank = own_card(edition, "to_bank", MORE, cash={A: right}, holds={A: [card]}).do(A, "give_up")
    assert "jail_free" in bank.pile(ground.deck)
    assert (bank.deck_size(ground.deck), bank.cash(A)) == (16, 0)


@answers({**alike((True, D), *LENDING), "jurassic-park": (False, D), "villains": (False, BANK)})
def test_Q35_leaving_the_game(edition: str, right: tuple[bool, int]) -> None:
    """What becomes of the estate of one who simply stops, without a debt and with one?"""
    ground = board(edition)
    deeds = (ground.cheap[0], ground.third[0])
    t = Table(edition, owns={B: deeds}).do(B, "leave")
    assert bool(t.happened("auction")) == right[0]
    assert [t.owner(d) for d in deeds] == [BANK, BANK]
    owed = owing(edition, cash={A: 0}, owns={A: deeds}).do(A, "leave")
    assert (owed.owner(deeds[0]), owed.owner(deeds[1])) == (D, right[1])


@answers(alike(B))
def test_Q36_the_last_two(edition: str, right: int) -> None:
    """Must the last bankruptcy be settled, with auctions and interest, before the other has won?"""
    ground = board(edition)
    t = Table(edition, seats=2, owns={A: [ground.cheap[0]]}, **mortgaged(edition, ground.cheap[0]))
    t.do(A, "leave")
    assert (t.over(), t.winner()) == (True, right)
    assert (t.happened("auction"), t.waits(B), t.cash(B)) == ([], "", ground.cash)
    down = mortgaged(edition, 1)
    street = ground.dear[1]
    owed = visit(edition, street, seats=2, cash={A: 2}, owns={A: [1] if down else [], B: [street]}, **down)
    owed.do(B, "ask_rent")
    if not owed.out(A):
        owed.do(A, "give_up")
    assert (owed.over(), owed.winner()) == (True, right)
    assert (owed.waits(B), owed.debts(), owed.cash(B)) == ("", [], ground.cash + 2)


@answers({"villains": 3}, absent=alike("no deed settles a debt there", *GIVING))
def test_Q37_a_property_settles_a_debt(edition: str, right: int) -> None:
    """Which property, who picks it, is the cash paid first, and is there change?"""
    t = owing(edition, cash={A: right}, owns={A: [25, 9]})
    assert refused(t, D, "give_property", 25) == "not_owner"
    t.do(A, "give_property", 25)
    assert (t.cash(A), t.cash(D) - 30, t.owner(25), t.owner(9)) == (0, right, D, A)
    last = owing(edition, cash={A: right}, owns={A: [9]}).do(A, "give_property", 9)
    assert (last.out(A), last.debts(), last.cash(A), last.waits(A)) == (False, [], 0, "end")


@answers(
    {**alike(75, "theme-park", "classic"), **alike(235, "nightmare", "frozen-2"), "jurassic-park": 25, "villains": 2}
)
def test_Q38_pieces_of_the_loser(edition: str, right: int) -> None:
    """Does the creditor inherit buildings, or half of their price?"""
    ground = board(edition)
    owns = {A: ground.cheap, D: ground.dear}
    built = {ground.cheap[0]: 1} if ground.row == 1 else dict.fromkeys(ground.cheap, 1)
    level = {**built, **dict.fromkeys(ground.dear, ground.row)}
    t = visit(edition, ground.dear[1], cash={A: 0}, owns=owns, level=level).do(D, "ask_rent")
    before = t.stock()[0]
    if edition == "villains":
        assert refused(t, A, "give_property", 9) == "buildings_left"
        assert refused(t, A, "give_up") == "can_pay"
        t.do(A, "sell", 9).do(A, "sell", 11).do(A, "give_property", 9)
    else:
        t.do(A, "give_up")
    assert [t.level(d) for d in ground.cheap] == [0] * len(ground.cheap)
    assert t.stock()[0] == before + len(built)
    assert t.cash(D) == ground.cash + right
    assert t.owner(ground.cheap[0]) == D
