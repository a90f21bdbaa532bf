"""Element spaces (FZ-ELEM)."""

from __future__ import annotations

from freehold.testing import A, B, Table

ELEMENTS = {5: "Earth", 15: "Wind", 25: "Fire", 35: "Water"}


def test_FZ_ELEM_01_four_spaces_that_nobody_owns() -> None:
    t = Table("frozen-2", owns={B: [39]})
    found = {x.at: x.name.value for x in t.edition.file.space if x.kind == "element"}
    assert found == ELEMENTS
    assert not any(t.t.deeds >> d & 1 for d in ELEMENTS)
    t.throw(A, 1, 4)
    assert t.refused(A, "buy") == "not_on_space"
    assert t.refused(A, "decline") != ""
    assert t.refused(B, "bid", 10) == "no_auction"
    assert t.refused(A, "offer", B, [5], [], 10) == "not_owner"
    assert t.refused(B, "ask_rent", 15) == "not_owner"


def test_FZ_ELEM_02_one_travels_to_the_next() -> None:
    for start, there in ((0, 15), (10, 25), (20, 35)):
        t = Table("frozen-2", at={A: start})
        t.throw(A, 1, 4)
        assert t.at(A) == there
        assert t.cash(A) == 1500


def test_FZ_ELEM_03_the_trip_ends_there() -> None:
    t = Table("frozen-2", seats=2, at={B: 4})
    t.throw(A, 1, 4)
    assert t.at(A) == 15
    assert t.waits(A) == "end"
    t.do(A, "end_turn").throw(B, 2, 4).do(B, "end_turn")
    t.throw(A, 1, 2)
    assert t.at(A) == 18


def test_FZ_ELEM_04_over_go_it_pays() -> None:
    t = Table("frozen-2", at={A: 30}, cash={A: 300})
    t.throw(A, 1, 4)
    assert (t.at(A), t.cash(A)) == (5, 500)


def test_FZ_ELEM_05_it_is_compulsory_and_touches_nothing_between() -> None:
    t = Table("frozen-2", owns={B: [6, 8, 9]})
    t.throw(A, 1, 4)
    assert t.at(A) == 15
    assert t.claims(B) == []
    assert t.deck_size("royal_decree") == 16
    assert t.happened("drawn") == []
    t = Table("frozen-2")
    t.do(A, "roll")
    assert t.refused(A, "stay") != ""
    t.throw(A, 1, 4)
    assert t.refused(A, "stay") == "not_asked"
    assert t.at(A) == 15


def test_FZ_ELEM_06_passing_over_has_no_effect() -> None:
    t = Table("frozen-2", at={A: 3})
    t.throw(A, 1, 2)
    assert t.at(A) == 6


def test_FZ_ELEM_07_doubles_still_give_the_extra_turn() -> None:
    t = Table("frozen-2", at={A: 3})
    t.throw(A, 1, 1)
    assert (t.at(A), t.waits(A), t.turn()) == (15, "roll", A)
    t.throw(A, 1, 2)
    assert t.at(A) == 18
