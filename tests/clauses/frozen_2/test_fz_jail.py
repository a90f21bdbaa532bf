"""Jail: the ways in and the three ways out (FZ-JAIL)."""

from __future__ import annotations

from freehold.testing import A, B, C, Table

CHEST = "jail_free:family_chest"


def inside(n: int = 1, **setting: object) -> Table:
    """A is in Jail, the n-th turn there comes now."""
    return Table("frozen-2", **{"jailed": {A: n}, **setting})  # type: ignore[arg-type]


def test_FZ_JAIL_01_the_space_sends_one_straight_in() -> None:
    t = Table("frozen-2", at={A: 25}, owns={B: [31]})
    t.throw(A, 1, 4)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (10, 1, 1500)
    assert t.claims(B) == []


def test_FZ_JAIL_02_no_salary_on_the_way() -> None:
    t = Table("frozen-2", at={A: 25}, cash={A: 500})
    assert t.throw(A, 1, 4).cash(A) == 500
    t = Table("frozen-2", at={A: 15}, cash={A: 500}, deck={"royal_decree": ["go_to_jail"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (10, 1, 500)
    t = Table("frozen-2", at={A: 31}, cash={A: 500}, owns={A: [37]}, deck={"family_chest": ["services"]})
    t.throw(A, 1, 1).throw(A, 2, 2).throw(A, 6, 6)
    assert (t.jailed(A), t.cash(A)) == (1, 525)
    t = Table("frozen-2", at={A: 37}, cash={A: 500}, deck={"family_chest": ["go_to_jail"]})
    t.throw(A, 2, 3)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (10, 1, 700)


def test_FZ_JAIL_03_the_turn_ends() -> None:
    t = Table("frozen-2", at={A: 25})
    t.throw(A, 1, 4)
    assert t.turn() == B
    assert t.refused(A, "pay_jail") == "not_your_turn"
    assert t.refused(A, "roll") == "not_your_turn"


def test_FZ_JAIL_04_a_prisoner_does_all_the_rest() -> None:
    t = Table("frozen-2", jailed={B: 1}, owns={B: [1, 3, 6, 21]})
    t.throw(A, 2, 4).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1494, 1506)
    t.do(B, "build", 1).do(B, "mortgage", 21)
    assert (t.level(1), t.mortgaged(21)) == (1, True)
    t.do(B, "offer", C, [6], [], 50).do(C, "accept", 0)
    assert t.owner(6) == C
    t = Table("frozen-2", jailed={B: 1})
    t.throw(A, 2, 4).do(A, "decline").do(B, "bid", 10)
    assert t.happened("bid") == [("B", 10, 6)]


def test_FZ_JAIL_05_three_ways_at_the_start_of_every_turn() -> None:
    for n in (1, 2, 3):
        t = inside(n, holds={A: [CHEST]})
        assert [t.may(A, verb) for verb in ("pay_jail", "use_jail_card", "roll")] == [True] * 3
        t = inside(n, cash={A: 49})
        assert [t.may(A, verb) for verb in ("pay_jail", "use_jail_card", "roll")] == [False, False, True]
    t = inside(1).throw(A, 1, 2)
    assert t.at(A) == 10, "no ordinary move without one of them"
    assert Table("frozen-2").refused(A, "pay_jail") == "not_in_jail"


def test_FZ_JAIL_06_paying_comes_before_the_roll() -> None:
    t = inside(cash={A: 200}).do(A, "pay_jail")
    assert t.cash(A) == 150
    t.throw(A, 2, 5)
    assert (t.at(A), t.jailed(A)) == (17, 0)
    assert inside(cash={A: 49}).refused(A, "pay_jail") == "not_enough_cash"
    for n in (1, 2):
        assert inside(n).throw(A, 1, 2).refused(A, "pay_jail") == "no_throw_left"
    t = inside(cash={A: 0}, owns={A: [6]}).do(A, "mortgage", 6).do(A, "pay_jail")
    assert (t.cash(A), t.jailed(A)) == (0, 0)


def test_FZ_JAIL_07_a_card_goes_under_its_deck() -> None:
    t = inside(holds={A: [CHEST]}).do(A, "use_jail_card")
    assert t.pile("family_chest") == ["jail_free"]
    assert t.cash(A) == 1500
    t.throw(A, 1, 2)
    assert t.at(A) == 13
    assert inside().refused(A, "use_jail_card") == "no_card"


def test_FZ_JAIL_08_the_card_may_be_bought() -> None:
    t = inside(holds={C: [CHEST]})
    t.do(A, "offer", C, [], [], -40, [], [CHEST])
    t.do(C, "refuse", 0)
    assert t.refused(A, "use_jail_card") == "no_card"
    assert t.refused(A, "accept", 0) == "no_offer"
    t.do(A, "offer", C, [], [], -40, [], [CHEST]).do(C, "accept", 1)
    assert (t.cash(A), t.cash(C), t.holds(A)) == (1460, 1540, [CHEST])
    t.do(A, "use_jail_card")
    assert t.jailed(A) == 0


def test_FZ_JAIL_09_doubles_free_and_move() -> None:
    t = inside(2).throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.cash(A), t.waits(A)) == (18, 0, 1500, "buy")
    for n in (1, 2):
        t = inside(n).throw(A, 4, 3)
        assert (t.at(A), t.jailed(A), t.cash(A), t.waits(A)) == (10, n + 1, 1500, "end")


def test_FZ_JAIL_10_those_doubles_give_no_extra_turn() -> None:
    t = inside().throw(A, 4, 4).do(A, "buy")
    assert t.refused(A, "roll") == "no_throw_left"
    t.do(A, "end_turn")
    assert t.turn() == B


def test_FZ_JAIL_11_three_turns_may_be_tried() -> None:
    t = inside(seats=2, jailed={A: 1, B: 1})
    t.throw(A, 1, 2).do(A, "end_turn").throw(B, 1, 2).do(B, "end_turn")
    t.throw(A, 3, 5).do(A, "end_turn").throw(B, 1, 2).do(B, "end_turn")
    assert (t.jailed(A), t.cash(A)) == (3, 1500)
    assert t.may(A, "pay_jail")
    assert inside(3, holds={A: [CHEST]}).may(A, "use_jail_card")
    t = Table("frozen-2", at={A: 25})
    assert t.throw(A, 1, 4).jailed(A) == 1


def test_FZ_JAIL_12_after_the_third_try_one_must_pay_and_move() -> None:
    t = inside(3, cash={A: 200}).throw(A, 2, 3)
    assert (t.cash(A), t.at(A), t.jailed(A)) == (150, 25, 0)
    assert [e[1] for e in t.happened("moved")] == [15, 25]
    assert t.refused(A, "use_jail_card") == "not_in_jail"


def test_FZ_JAIL_12_a_card_does_not_replace_the_fee_after_the_roll() -> None:
    t = inside(3, cash={A: 0}, holds={A: [CHEST]}, owns={A: [6]}).throw(A, 2, 4)
    assert t.waits(A) == "debt"
    assert t.refused(A, "use_jail_card") == "debt_pending"


def test_FZ_JAIL_13_that_fee_can_be_a_debt() -> None:
    t = inside(3, cash={A: 10}, owns={A: [6]}).throw(A, 2, 4)
    assert t.at(A) == 10
    t.do(A, "mortgage", 6)
    assert (t.cash(A), t.at(A), t.jailed(A)) == (10, 16, 0)
    t = inside(3, cash={A: 10}).throw(A, 2, 4)
    assert t.out(A)
    assert t.at(A) == 10
    assert t.happened("moved") == []


def test_FZ_JAIL_14_after_paying_doubles_count_as_ever() -> None:
    t = inside(owns={A: [16, 24]}, deck={"royal_decree": ["gift"]}).do(A, "pay_jail")
    t.throw(A, 3, 3)
    assert (t.at(A), t.waits(A)) == (16, "roll")
    t.throw(A, 3, 3)
    assert (t.at(A), t.waits(A)) == (22, "roll")
    t.throw(A, 1, 1)
    assert (t.at(A), t.jailed(A), t.turn()) == (10, 1, B)
    t = inside(owns={A: [16]}, holds={A: [CHEST]}).do(A, "use_jail_card").throw(A, 3, 3)
    assert (t.at(A), t.waits(A)) == (16, "roll")
