"""Mortgages (FZ-MORT)."""

from __future__ import annotations

from freehold.testing import A, B, C, Table


def test_FZ_MORT_01_all_pieces_of_the_group_go_first() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}, level={3: 1})
    assert t.refused(A, "mortgage", 1) == "group_built"
    assert t.refused(A, "mortgage", 3) == "group_built"
    t.do(A, "sell", 3).do(A, "mortgage", 1)
    assert t.cash(A) == 1500 + 25 + 30


def test_FZ_MORT_02_the_owner_gets_the_mortgage_value() -> None:
    t = Table("frozen-2", cash={A: 10}, owns={A: [39], B: [21]}).do(A, "mortgage", 39)
    assert (t.cash(A), t.mortgaged(39), t.owner(39)) == (210, True, A)
    assert t.refused(A, "mortgage", 39) == "already_mortgaged"
    assert t.refused(A, "mortgage", 21) == "not_owner"


def test_FZ_MORT_03_repaying_costs_ten_percent_more() -> None:
    t = Table("frozen-2", owns={A: [6, 39]}, mortgaged=[6, 39], at={C: 34})
    t.do(A, "lift", 39).do(A, "lift", 6)
    assert t.cash(A) == 1500 - 220 - 55
    assert not t.mortgaged(39)
    t.throw(A, 1, 3).do(A, "end_turn").throw(B, 1, 3).do(B, "end_turn")
    t.throw(C, 2, 3).do(A, "ask_rent")
    assert t.cash(C) == 1450
    assert Table("frozen-2", cash={A: 54}, owns={A: [6]}, mortgaged=[6]).refused(A, "lift", 6) == "not_enough_cash"
    assert Table("frozen-2", owns={A: [6]}).refused(A, "lift", 6) == "not_mortgaged"


def test_FZ_MORT_04_at_any_time_and_from_jail() -> None:
    t = Table("frozen-2", seats=3, jailed={B: 1}, owns={B: [21]})
    t.do(B, "mortgage", 21)
    assert (t.cash(B), t.turn()) == (1610, A)
    t.throw(A, 1, 3).do(A, "end_turn").throw(B, 1, 2).do(B, "end_turn")
    assert t.turn() == C
    t.do(B, "lift", 21)
    assert t.cash(B) == 1610 - 121


def test_FZ_MORT_05_a_mortgaged_scene_still_counts() -> None:
    t = Table("frozen-2", owns={B: [1, 3]}, mortgaged=[1])
    assert t.owner(1) == B
    assert t.refused(B, "build", 3) == "group_mortgaged"
    t.throw(A, 1, 2)
    assert t.claims(B) == [(A, 3, 8)]
