"""Disputes about rent (Q12 to Q23).

Whether the page shows the owner a button, and whether gifts of money can be switched on by a host (parts of Q13 and
Q23), is no matter of the rules and has no test here.
"""

from __future__ import annotations

from disputes.editions import alike, answers, board, owing, refused, throw, visit
from freehold.core.registry import VERBS
from freehold.testing import CHANCE, A, B, C, D, Table

DOUBLES = ("theme-park", "classic", "nightmare", "frozen-2", "jurassic-park")
LENDING = ("theme-park", "classic", "nightmare", "frozen-2")
ONE_DIE = {"villains": "one die throws no doubles"}
NO_LOANS = {"jurassic-park": "no mortgages exist", "villains": "no mortgages exist"}


@answers({**alike(2, "theme-park", "classic"), **alike(1, "nightmare", "frozen-2", "jurassic-park", "villains")})
def test_Q12_until_when_rent_may_be_asked(edition: str, right: int) -> None:
    """Which throw by others takes the claim away from an owner who has not asked?"""
    ground = board(edition)
    t = visit(edition, ground.dear[1], owns={D: [ground.dear[1]]}, at={B: ground.rest - 3, C: ground.rest - 3})
    t.do(A, "end_turn")
    for n, seat in enumerate((B, C), 1):
        assert refused(t, D, "ask_rent") == ""
        throw(t, seat, 3)
        if n == right:
            break
        t.do(seat, "end_turn")
    assert refused(t, D, "ask_rent") == "claim_expired"
    assert t.cash(A) == ground.cash


@answers(alike(0))
def test_Q13_the_visitor_need_not_announce_it(edition: str, right: int) -> None:
    """Must the visitor say that rent is due, or may the turn be ended in silence?"""
    ground = board(edition)
    t = visit(edition, ground.dear[1], owns={D: [ground.dear[1]]})
    assert t.claims(D) == [(A, ground.dear[1], ground.rent)]
    t.do(A, "end_turn")
    assert len(t.happened("paid")) == right
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(D)) == (ground.cash - ground.rent, ground.cash + ground.rent)


@answers(alike(8, *DOUBLES), absent=ONE_DIE)
def test_Q14_the_visitors_own_second_throw(edition: str, right: int) -> None:
    """After doubles the visitor has thrown again: is the rent of the first landing lost?"""
    t = Table(edition, at={A: 5}, owns={D: [9]})
    t.throw(A, 2, 2).throw(A, 6, 5)
    t.do(D, "ask_rent", 9)
    assert (t.cash(A), t.cash(D)) == (1500 - right, 1500 + right)


@answers({**alike(12, "theme-park", "classic", "frozen-2"), "nightmare": 6}, absent=NO_LOANS)
def test_Q15_a_whole_group_with_one_mortgage(edition: str, right: int) -> None:
    """Is rent still doubled on the streets of a whole group of which one is mortgaged?"""
    t = visit(edition, 6, owns={D: [6, 8, 9]}, mortgaged=[9]).do(D, "ask_rent")
    assert t.cash(A) == 1500 - right
    bare = visit(edition, 9, owns={D: [6, 8, 9]}, mortgaged=[9])
    assert refused(bare, D, "ask_rent") == "no_rent_due"


@answers({**alike(12, *LENDING), "jurassic-park": 6, "villains": 4})
def test_Q16_bare_streets_beside_a_built_one(edition: str, right: int) -> None:
    """Does a house on one street end the double rent of its bare neighbours?"""
    first, *_, last = board(edition).cheap
    t = visit(edition, first, owns={D: board(edition).cheap}, level={last: 1}).do(D, "ask_rent")
    assert t.cash(A) == board(edition).cash - right


@answers(
    {
        **alike(("the throw that moved", 4 * 7, 10 * 7), "theme-park", "classic"),
        **alike(("a new throw", 4 * 3, 10 * 3), "nightmare", "jurassic-park"),
        "villains": ("a new throw", 3, 2 * 3),
    },
    absent={"frozen-2": "no space of that kind exists"},
)
def test_Q17_the_throw_that_sets_the_rent(edition: str, right: tuple[str, int, int]) -> None:
    """Does the throw that brought the visitor count, or is there a new one?"""
    ground = board(edition)
    for owned, rent in ((ground.works[:1], right[1]), (ground.works, right[2])):
        start, dice = (7, (3,)) if ground.one_die else (5, (3, 4))
        t = Table(edition, at={A: start}, owns={D: owned}).throw(A, *dice).do(D, "ask_rent")
        assert (t.waits(CHANCE) == "dice") == (right[0] == "a new throw")
        if t.waits(CHANCE) == "dice":
            throw(t, A, 3)
        assert t.cash(A) == ground.cash - rent
        assert (t.at(A), refused(t, A, "roll")) == (ground.works[0], "no_throw_left")


@answers({**alike(("", 12), *LENDING), "jurassic-park": ("not_your_turn", 6), "villains": ("", 4)})
def test_Q18_building_between_landing_and_asking(edition: str, right: tuple[str, int]) -> None:
    """May the owner build under the visitor's feet, and what does the visitor then pay?"""
    ground = board(edition)
    t = visit(edition, ground.cheap[0], owns={D: ground.cheap})
    assert refused(t, D, "build", ground.cheap[0]) == right[0]
    if right[0] == "":
        t.do(D, "build", ground.cheap[0])
    t.do(D, "ask_rent")
    assert t.cash(A) == ground.cash - right[1]


@answers(alike("paid"))
def test_Q19_the_owner_sits_in_jail(edition: str, right: str) -> None:
    """Does an owner in jail collect rent?"""
    ground = board(edition)
    t = visit(edition, ground.dear[1], owns={D: [ground.dear[1]]}, jailed={D: 2}).do(D, "ask_rent")
    assert t.happened(right)[-1][:2] == ("A", "D")
    assert t.cash(D) == ground.cash + ground.rent


@answers(alike(0))
def test_Q20_rent_paid_with_a_property(edition: str, right: int) -> None:
    """May a debtor settle with a deed where the owner agrees? In one deal that clears the whole debt."""
    ground = board(edition)
    deed = ground.cheap[0]
    t = owing(edition, cash={A: 0}, owns={A: [deed]})
    assert refused(t, A, "offer", D, [deed], [], ground.rent - 1) == "debt_pending"
    t.do(A, "offer", D, [deed], [], ground.rent).do(D, "accept", 0)
    assert (t.owner(deed), t.debts(), t.waits(A)) == (D, [], "end")
    assert (t.cash(A), t.cash(D)) == (right, ground.cash)


@answers(alike("promise_forbidden"))
def test_Q21_free_passes(edition: str, right: str) -> None:
    """May a deal promise that no rent will be asked?"""
    deed = board(edition).cheap[0]
    t = Table(edition, owns={A: [deed]})
    assert refused(t, A, "promise", B) == right
    assert VERBS["offer"].args == ("seat", "things", "things", "coins")


@answers(alike("lapsed"))
def test_Q22_the_owner_lets_it_pass(edition: str, right: str) -> None:
    """May an owner who knows of the rent just not ask for it?"""
    ground = board(edition)
    t = visit(edition, ground.dear[1], seats=2, owns={B: [ground.dear[1]]}, at={B: ground.rest - 3}).do(A, "end_turn")
    throw(t, B, 3)
    if not t.happened(right):
        t.do(B, "end_turn")
        throw(t, A, 4)
    assert len(t.happened(right)) == 1
    assert refused(t, B, "ask_rent", ground.dear[1]) == "claim_expired"
    assert ("B", "A") not in {fact[:2] for fact in t.happened("paid")}


@answers(alike(("loan_forbidden", "not_a_deal")))
def test_Q23_loans_and_gifts_of_money(edition: str, right: tuple[str, str]) -> None:
    """May one player lend another money, or pay for another?"""
    t = owing(edition, cash={A: 0}, owns={A: [board(edition).cheap[0]]})
    assert refused(t, A, "borrow", B, 5) == right[0]
    assert refused(t, B, "lend", A, 5) == right[0]
    assert refused(t, B, "offer", A, [], [], -5) == right[1]
    assert t.debts() == [(A, D, board(edition).rent)]
