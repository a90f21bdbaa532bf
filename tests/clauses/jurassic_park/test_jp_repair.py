"""Damage and repairs (JP-REPAIR)."""

from __future__ import annotations

from typing import Any

from freehold.testing import BANK, A, B, C, Table


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def test_JP_REPAIR_01_face_down_and_without_rent() -> None:
    for owns in ({}, {B: [23]}):
        t = jp(owns=owns, damaged=[23], at={A: 15}, rex_at=1)
        assert t.damaged(23)
        assert all(t.view(p)["damaged"] >> 23 & 1 for p in (A, B, -1))
        t.throw(A, 3, 5)
        assert t.refused(B, "ask_rent", 23) != ""


def test_JP_REPAIR_02_for_the_cost_on_the_deed() -> None:
    t = jp(owns={A: [23]}, damaged=[23], cash={A: 500})
    bank = t.cash(BANK)
    t.do(A, "repair", 23)
    assert (t.cash(A), t.cash(BANK)) == (390, bank + 110)
    assert not t.damaged(23)
    assert t.refused(A, "repair", 23) == "not_damaged"
    t = jp(owns={A: [23]}, damaged=[23], cash={A: 109})
    assert t.refused(A, "repair", 23) == "not_enough_cash"


def test_JP_REPAIR_03_before_the_throw_as_many_as_can_be_paid() -> None:
    t = jp(owns={A: [8, 23, 5], B: [9]}, damaged=[8, 23, 5, 9])
    t.do(A, "repair", 8).do(A, "repair", 23)
    assert t.refused(B, "repair", 9) == "not_your_turn"
    t.throw(A, 1, 3)
    assert t.refused(A, "repair", 5) == "not_start_of_turn"
    t.do(A, "end_turn")
    assert t.refused(A, "repair", 5) == "not_your_turn"


def test_JP_REPAIR_04_the_owner_only() -> None:
    t = jp(owns={B: [23]}, damaged=[8, 23])
    assert t.refused(A, "repair", 8) == "not_owner"
    assert t.refused(A, "repair", 23) == "not_owner"


def test_JP_REPAIR_05_after_a_purchase_at_the_next_start() -> None:
    t = jp(seats=2, damaged=[8])
    t.throw(A, 3, 5).do(A, "buy")
    assert t.refused(A, "repair", 8) == "not_start_of_turn"
    t.do(A, "end_turn").throw(B, 2, 6)
    assert t.at(B) == 8
    assert t.claims(A) == []
    t.do(B, "end_turn").do(A, "repair", 8)
    assert not t.damaged(8)


def test_JP_REPAIR_05_so_after_an_auction() -> None:
    t = jp(seats=2, damaged=[8])
    t.throw(A, 3, 5).do(A, "decline").do(B, "bid", 10).do(A, "pass")
    assert t.refused(B, "repair", 8) == "not_your_turn"
    t.do(A, "end_turn").do(B, "repair", 8)
    assert t.cash(B) == 1440


def bankrupt_to_b(**setting: Any) -> Table:
    """A (10) owns damaged 8, owes B 50 for 39 and gives up."""
    t = jp(**{"at": {A: 34}, "cash": {A: 10}, "owns": {A: [8], B: [39]}, "damaged": [8], **setting})
    return t.throw(A, 1, 4).do(B, "ask_rent").do(A, "give_up")


def test_JP_REPAIR_06_an_estate_may_be_repaired_at_once() -> None:
    t = bankrupt_to_b(turn=A)
    assert t.owner(8) == B
    assert t.turn() == B
    t.do(B, "repair", 8)
    assert t.cash(B) == 1510 - 50
    assert not t.damaged(8)


def test_JP_REPAIR_06_also_when_it_is_anothers_turn() -> None:
    owns = {A: [8], C: [39]}
    t = bankrupt_to_c(owns)
    assert t.turn() == B
    t.do(C, "repair", 8)
    assert not t.damaged(8)
    t = bankrupt_to_c(owns)
    t.throw(B, 1, 3)
    assert t.refused(C, "repair", 8) == "not_your_turn"
    t.do(B, "end_turn").do(C, "repair", 8)
    assert not t.damaged(8)


def bankrupt_to_c(owns: Any) -> Table:
    t = jp(seats=3, at={A: 34}, cash={A: 10}, owns=owns, damaged=[8])
    return t.throw(A, 1, 4).do(C, "ask_rent").do(A, "give_up")


def test_JP_REPAIR_06_a_deal_ends_that_right() -> None:
    t = bankrupt_to_c({A: [8], C: [39]})
    t.do(C, "offer", B, [8], [], 10).do(B, "accept", 0).do(B, "offer", C, [8], [], 10).do(C, "accept", 1)
    assert t.refused(C, "repair", 8) == "not_your_turn"


def test_JP_REPAIR_07_a_set_that_becomes_whole_is_mended() -> None:
    owns = {A: [6], B: [8]}
    t = jp(turn=C, at={C: 1}, owns=owns, damaged=[6, 9])
    t.throw(C, 3, 5).do(C, "buy")
    assert not t.damaged(6)
    assert not t.damaged(9)
    assert (t.cash(A), t.cash(B), t.cash(C)) == (1500, 1500, 1380)
    assert t.happened("mended") == [(6,), (9,)]
    t = jp(turn=C, at={C: 1}, owns=owns, damaged=[6, 9])
    t.throw(C, 3, 5).do(C, "decline").do(A, "bid", 10)
    for p in (B, C, 3):
        t.do(p, "pass")
    assert t.owner(9) == A
    assert not t.damaged(6)
    assert not t.damaged(9)


def test_JP_REPAIR_07_not_before() -> None:
    t = jp(turn=C, at={C: 1}, owns={A: [6]}, damaged=[6, 9])
    t.throw(C, 3, 5).do(C, "buy")
    assert t.damaged(6)
    assert t.damaged(9)


def test_JP_REPAIR_08_velociraptor_one_costs_150() -> None:
    t = jp(owns={A: [31]}, damaged=[31], cash={A: 200})
    space = t.edition.file.space[31]
    assert space.name.value == "Velociraptor I"
    assert space.repair is not None
    assert (space.repair.value, space.repair.basis) == (150, "printed")
    t.do(A, "repair", 31)
    assert t.cash(A) == 50


def test_JP_REPAIR_09_a_deal_does_not_repair() -> None:
    t = jp(seats=3, owns={B: [23]}, damaged=[23])
    t.do(B, "offer", C, [23], [], 40).do(C, "accept", 0)
    assert t.damaged(23)
    assert t.refused(C, "repair", 23) == "not_your_turn"
    t.throw(A, 1, 3).do(A, "end_turn").throw(B, 1, 3).do(B, "end_turn")
    t.do(C, "repair", 23)
    assert not t.damaged(23)
