"""Debts (FZ-DEBT)."""

from __future__ import annotations

from freehold.testing import A, B, C, Table


def owing_80(**setting: object) -> Table:
    """A, who has nothing, owes B the rent of scene 19 with one dwelling."""
    standard = {"at": {A: 14}, "cash": {A: 0}, "owns": {A: [6], B: [16, 18, 19]}, "level": {19: 1}}
    t = Table("frozen-2", **{**standard, **setting})  # type: ignore[arg-type]
    return t.throw(A, 2, 3).do(B, "ask_rent")


def test_FZ_DEBT_01_money_is_raised_in_any_order() -> None:
    for order in ((6, 8), (8, 6)):
        t = Table("frozen-2", at={A: 24}, cash={A: 20}, owns={A: [6, 8], B: [26, 27, 29]}, level={29: 1})
        t.throw(A, 2, 3).do(B, "ask_rent")
        assert t.debts() == [(A, B, 120)]
        t.do(A, "mortgage", order[0])
        assert t.cash(A) == 70
        t.do(A, "mortgage", order[1])
        assert (t.cash(A), t.cash(B), t.debts()) == (0, 1620, [])


def test_FZ_DEBT_02_who_can_raise_enough_is_not_bankrupt() -> None:
    t = Table("frozen-2", at={A: 28}, cash={A: 0}, owns={A: [6]}, deck={"family_chest": ["doctor"]})
    t.throw(A, 2, 3)
    assert t.refused(A, "give_up") == "can_pay"
    t = owing_80().do(A, "give_up")
    assert t.out(A)
    assert (t.owner(6), t.mortgaged(6), t.cash(B)) == (B, True, 1550)


def test_FZ_DEBT_02_pieces_count_half() -> None:
    for level, reason in (({19: 1, 1: 1, 3: 1}, "can_pay"), ({19: 1, 1: 1}, "can_pay"), ({19: 1}, "")):
        t = owing_80(owns={A: [1, 3], B: [16, 18, 19]}, level=level)
        assert t.refused(A, "give_up") == reason


def test_FZ_DEBT_03_only_a_rescuing_deal() -> None:
    t = owing_80(owns={A: [1, 3, 39], B: [16, 18, 19]}, mortgaged=[1, 3, 39])
    assert t.refused(A, "offer", C, [39], [], 20) == "debt_pending"
    assert t.refused(A, "offer", C, [39], [], 79) == "debt_pending"
    assert t.refused(A, "build", 1) != ""
    t.do(A, "offer", C, [39], [], 90).do(C, "accept", 0)
    assert (t.cash(A), t.cash(B), t.cash(C)) == (10, 1580, 1410)
    assert t.waits(C) == "lift"


def test_FZ_DEBT_03_no_building_in_debt() -> None:
    t = Table("frozen-2", at={A: 14}, cash={A: 60}, owns={A: [1, 3], B: [16, 18, 19]}, level={19: 1})
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert t.refused(A, "build", 1) == "debt_pending"


def test_FZ_DEBT_04_the_turn_stands_still() -> None:
    t = Table("frozen-2", at={A: 13}, cash={A: 0}, owns={A: [6], B: [19]})
    t.throw(A, 3, 3).do(B, "ask_rent")
    assert t.debts() == [(A, B, 16)]
    assert t.refused(A, "roll") == "debt_pending"
    assert t.refused(A, "end_turn") == "debt_pending"
    assert t.refused(B, "roll") == "debt_pending"
    t.do(A, "mortgage", 6)
    assert (t.waits(A), t.cash(A)) == ("roll", 34)
