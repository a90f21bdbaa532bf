"""The salary on GO (TP-GO)."""

from __future__ import annotations

from freehold.testing import A, B, Table


def test_TP_GO_01_landing_on_go_earns_200() -> None:
    t = Table("theme-park", at={A: 35})
    t.throw(A, 3, 2)
    assert (t.at(A), t.cash(A), t.waits(A)) == (0, 1700, "end")


def test_TP_GO_01_passing_go_earns_200_before_the_space_is_dealt_with() -> None:
    t = Table("theme-park", at={A: 35})
    t.throw(A, 4, 2)
    assert (t.at(A), t.cash(A), t.waits(A)) == (1, 1700, "buy")


def test_TP_GO_01_the_salary_can_pay_for_the_space() -> None:
    t = Table("theme-park", at={A: 35}, cash={A: 0})
    t.throw(A, 4, 2).do(A, "buy")
    assert (t.owner(1), t.cash(A)) == (A, 140)


def test_TP_GO_02_a_card_that_leads_past_go_pays_too() -> None:
    t = Table("theme-park", at={A: 15}, owns={B: [5]}, deck={"wishing_well": ["trip_to_5"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (5, 1700)
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1675, 1525)


def test_TP_GO_02_the_rule_of_the_space_applies_after_the_card() -> None:
    t = Table("theme-park", at={A: 15}, deck={"wishing_well": ["trip_to_5"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A), t.waits(A)) == (5, 1700, "buy")


def test_TP_GO_02_a_card_that_leads_to_go_pays() -> None:
    t = Table("theme-park", at={A: 0}, deck={"wishing_well": ["advance_to_go"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A), t.waits(A)) == (0, 1700, "end")


def test_TP_GO_03_leaving_go_earns_nothing_more() -> None:
    t = Table("theme-park", at={A: 34})
    t.throw(A, 3, 3)
    assert (t.at(A), t.cash(A)) == (0, 1700)
    t.throw(A, 1, 2)
    assert (t.at(A), t.cash(A)) == (3, 1700)


def test_TP_GO_04_magic_lamp_beyond_go_can_pay_twice() -> None:
    t = Table("theme-park", at={A: 35}, deck={"magic_lamp": ["advance_to_go"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (0, 1900)
    assert t.happened("paid") == [("bank", "A", 200, "salary")] * 2
    assert [space for _, space, _ in t.happened("moved")] == [2, 0]


def test_TP_GO_05_wishing_well_beyond_go_can_pay_twice() -> None:
    t = Table("theme-park", at={A: 36}, deck={"wishing_well": ["advance_to_go"]})
    t.throw(A, 5, 6)
    assert (t.at(A), t.cash(A)) == (0, 1900)
    assert t.happened("paid") == [("bank", "A", 200, "salary")] * 2
    assert [space for _, space, _ in t.happened("moved")] == [7, 0]
