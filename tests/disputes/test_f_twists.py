"""Disputes about what only one edition has (Q62 to Q66)."""

from __future__ import annotations

from disputes.editions import alike, answers, refused, throw, visit
from freehold.editions.load import load
from freehold.testing import A, B, C, D, Table

HOUSES = ("theme-park", "classic", "nightmare", "frozen-2")
NO_RING = alike("nobody has a power there", *HOUSES, "jurassic-park")
NO_REX = alike("there is no T. Rex", *HOUSES, "villains")


@answers({"villains": 1}, absent=NO_RING)
def test_Q62_whom_the_holder_of_the_ring_robs(edition: str, right: int) -> None:
    """Is it the one who landed, or anybody; does the holder's own landing count; what of an empty purse?"""
    t = visit(edition, 6, seat=B, characters={A: "Maleficent"}, flames=A, deck={"chance": ["gain_1"]})
    assert refused(t, A, "steal", A) == "not_a_target"
    assert refused(t, B, "steal", A) != ""
    t.do(A, "steal", C)
    assert (t.cash(A), t.cash(C)) == (30 + right, 30 - right)
    own = visit(edition, 6, characters={A: "Maleficent"}, flames=A, cash={C: 0}, deck={"chance": ["gain_1"]})
    own.do(A, "steal", C)
    assert (own.cash(A), own.cash(C), own.out(C)) == (31, 0, False)
    queen = visit(edition, 14, seat=B, characters={A: "Evil Queen"}, flames=A, deck={"poison_apple": ["dodge_rent"]})
    queen.do(A, "steal", D)
    assert (queen.cash(A), queen.cash(D)) == (30 + right, 30 - right)


@answers({"jurassic-park": 50}, absent=NO_REX)
def test_Q63_the_t_rex_passes_several_tokens(edition: str, right: int) -> None:
    """Who pays: all whom it passes or meets, those in jail, who walks onto it, who stood beside it at the start?"""
    t = Table(edition, at={A: 3, B: 22, C: 22, D: 24}, rex_at=20).throw(A, 4, 2)
    assert [t.cash(p) for p in (A, B, C, D)] == [1500, 1500 - right, 1500 - right, 1500 - right]
    jailed = Table(edition, at={A: 3}, jailed={B: 1}, rex_at=8).throw(A, 4, 2)
    assert jailed.cash(B) == 1500
    onto = Table(edition, at={A: 16, B: 20}, owns={A: [22]}, rex_at=20).throw(A, 2, 4)
    assert (onto.rex(), onto.at(A), onto.cash(A), onto.cash(B)) == (22, 22, 1500, 1500)


@answers({"jurassic-park": False}, absent=NO_REX)
def test_Q64_a_set_that_several_players_share(edition: str, right: bool) -> None:
    """Is a set complete when several own it together, and are its damaged deeds mended of themselves?"""
    t = Table(edition, at={A: 24}, owns={A: [6], B: [8], C: [9]}, rex_at=4).throw(A, 2, 4)
    assert (t.rex(), t.damaged(6)) == (6, right)
    mended = visit(edition, 9, seat=C, owns={A: [6], B: [8]}, damaged=[6, 9]).do(C, "buy")
    assert (mended.damaged(6), mended.damaged(9)) == (right, right)
    assert (mended.cash(A), mended.cash(C)) == (1500, 1500 - 120)


@answers({"jurassic-park": (False, True)}, absent=NO_REX)
def test_Q65_all_is_damaged_but_what_cannot_be(edition: str, right: tuple[bool, bool]) -> None:
    """Have all lost when only safe sets are whole, or not before everything is damaged?"""
    deeds = [d for d in range(40) if load(edition).t.deeds >> d & 1]
    safe = [d for d in deeds if d not in (12, 28)]
    t = Table(edition, at={A: 17}, owns={A: [12], B: [28]}, damaged=safe, rex_at=20).throw(A, 1, 2)
    assert t.over() == right[0]
    t = Table(edition, at={A: 17}, damaged=[d for d in deeds if d != 23], rex_at=20).throw(A, 3, 2)
    assert (t.over(), t.winner(), t.at(A)) == (right[1], None, 17)


@answers({"jurassic-park": B}, absent=NO_REX)
def test_Q66_the_last_or_the_richest(edition: str, right: int) -> None:
    """Does the most money win, or who is left?"""
    t = Table(edition, seats=2, cash={A: 9000, B: 5}, at={A: 17})
    throw(t, A, 3)
    assert not t.over()
    t.do(A, "leave")
    assert (t.over(), t.winner(), t.cash(B)) == (True, right, 5)
