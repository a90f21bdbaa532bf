"""The T. Rex: its walk, its toll, its damage (JP-TREX)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.testing import BANK, A, B, C, D, Table


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def test_JP_TREX_01_by_the_amber_die_alone() -> None:
    t = jp(rex_at=38, at={A: 10})
    t.throw(A, 5, 1)
    assert t.rex() == 3


def test_JP_TREX_02_before_the_token_moves() -> None:
    t = jp(at={A: 22})
    t.throw(A, 4, 2)
    assert t.cash(A) == 1450
    assert t.at(A) == 28


def test_JP_TREX_02_again_on_the_second_throw() -> None:
    t = jp(owns={A: [6]})
    t.throw(A, 3, 3)
    assert t.rex() == 23
    t.throw(A, 2, 1)
    assert t.rex() == 25


def test_JP_TREX_03_no_space_means_anything_to_it() -> None:
    t = jp(rex_at=26)
    t.throw(A, 4, 1)
    assert t.rex() == 30
    t = jp(rex_at=38, at={A: 10, B: 10, C: 10, D: 10}, owns={A: [16]})
    t.throw(A, 5, 1)
    assert t.happened("gate_theme") == t.happened("gate_roar") == t.happened("paid") == []
    for start in (6, 37):
        t = jp(rex_at=start, at={A: 10}, owns={A: [12]})
        t.throw(A, 1, 1)
        assert t.happened("drawn") == t.happened("paid") == t.happened("damaged") == []


@pytest.mark.parametrize(("amber", "left"), [(3, 450), (2, 450), (1, 500)])
def test_JP_TREX_04_50_when_passed_or_met(amber: int, left: int) -> None:
    t = jp(at={B: 22}, cash={B: 500})
    bank = t.cash(BANK)
    t.throw(A, amber, 1)
    assert t.cash(B) == left
    assert t.cash(BANK) >= bank + 500 - left


def test_JP_TREX_05_everybody_on_its_way_pays_once() -> None:
    t = jp(at={A: 3, B: 22, C: 22, D: 24})
    t.throw(A, 4, 2)
    assert [t.cash(p) for p in (A, B, C, D)] == [1500, 1450, 1450, 1450]


def test_JP_TREX_05_nearest_first_then_in_turn_order() -> None:
    t = jp(turn=C, at={A: 22, B: 22, C: 22, D: 21})
    t.throw(C, 4, 2)
    assert [e[0] for e in t.happened("paid") if e[-1] == "toll"] == ["D", "C", "A", "B"]


def test_JP_TREX_05_each_is_settled_before_the_next() -> None:
    t = jp(at={B: 22, C: 22, D: 23}, cash={B: 0}, owns={B: [11]}, level={11: 1})
    t.throw(A, 4, 2)
    assert t.debts() == [(B, BANK, 50)]
    assert (t.rex(), t.cash(C), t.cash(D)) == (22, 1500, 1500)
    t.do(B, "sell_fence", 11)
    assert (t.rex(), t.cash(C), t.cash(D)) == (24, 1450, 1450)


@pytest.mark.parametrize(("white", "to"), [(3, 5), (6, 8)])
def test_JP_TREX_06_a_token_may_pass_or_meet_it(white: int, to: int) -> None:
    t = jp(rex_at=4, at={A: 1})
    t.throw(A, 1, white)
    assert (t.rex(), t.at(A)) == (5, to)
    assert t.cash(A) == 1500


def test_JP_TREX_07_its_starting_space_does_not_count() -> None:
    t = jp(at={B: 20})
    t.throw(A, 3, 1)
    assert t.cash(B) == 1500


@pytest.mark.parametrize("amber", [2, 4])
def test_JP_TREX_08_just_visiting_pays_jail_does_not(amber: int) -> None:
    t = jp(rex_at=8, at={C: 10}, jailed={B: 1})
    t.throw(A, amber, 1)
    assert (t.cash(B), t.cash(C)) == (1500, 1450)


def test_JP_TREX_09_a_toll_may_be_a_debt_off_turn() -> None:
    t = jp(at={B: 22}, cash={B: 20}, owns={B: [11]}, level={11: 1})
    t.throw(A, 3, 1)
    assert t.debts() == [(B, BANK, 50)]
    assert t.waits(B) == "debt"
    t.do(B, "sell_fence", 11)
    assert t.cash(B) == 20
    t = jp(at={B: 22}, cash={B: 20}, owns={B: [15]})
    t.throw(A, 3, 1).do(B, "give_up")
    assert t.out(B)
    assert t.happened("out") == [("B", "bank")]
    assert t.turn() == A


def test_JP_TREX_10_it_completes_its_move_when_the_thrower_is_out() -> None:
    t = jp(seats=3, at={A: 22}, cash={A: 30})
    t.throw(A, 4, 2)
    assert t.out(A)
    assert t.rex() == 24
    assert t.damaged(24)
    assert t.happened("moved") == []
    assert t.turn() == B
    assert t.waits(B) == "roll"


def test_JP_TREX_11_unowned_ones_are_damaged() -> None:
    t = jp()
    t.throw(A, 3, 1)
    assert t.damaged(23)
    assert t.owner(23) == BANK


@pytest.mark.parametrize(("space", "rex"), [(23, 20), (25, 22), (28, 25)])
def test_JP_TREX_12_owned_ones_without_a_fence_too(space: int, rex: int) -> None:
    t = jp(owns={B: [space]}, rex_at=rex)
    t.throw(A, 3, 1)
    assert t.damaged(space)
    assert t.owner(space) == B


def test_JP_TREX_13_a_fence_falls_first() -> None:
    t = jp(seats=2, owns={B: [23]}, level={23: 1})
    t.throw(A, 3, 1)
    assert t.level(23) == 0
    assert not t.damaged(23)
    assert t.stock() == (24, 0)
    assert t.cash(B) == 1500
    assert t.happened("fence_lost") == [("B", 23)]
    t.do(A, "end_turn")
    t.s.rex_at = 20
    t.throw(B, 3, 1)
    assert t.damaged(23)


def test_JP_TREX_14_a_damaged_one_is_not_hit_again() -> None:
    for owns in ({}, {B: [23]}):
        t = jp(owns=owns, damaged=[23])
        t.throw(A, 3, 1)
        assert t.damaged(23)
        assert t.happened("damaged") == []
    assert t.t.repair_cost[23] == 110


def test_JP_TREX_15_whole_sets_are_safe() -> None:
    for space, rex in ((6, 3), (8, 5)):
        t = jp(owns={B: [6, 8, 9]}, level={8: 1}, rex_at=rex)
        t.throw(A, 3, 1)
        assert not t.damaged(space)
        assert t.level(8) == 1
    for members, hit in (([12, 28], 12), ([5, 15, 25, 35], 15)):
        t = jp(owns={B: members}, rex_at=hit - 3)
        t.throw(A, 3, 1)
        assert t.rex() == hit
        assert not t.damaged(hit)


def test_JP_TREX_15_a_set_with_a_gap_is_not() -> None:
    t = jp(owns={B: [5, 15, 35]}, rex_at=12)
    t.throw(A, 3, 1)
    assert t.damaged(15)


def test_JP_TREX_16_whoever_owns_them() -> None:
    t = jp(seats=3, at={A: 30, C: 1}, owns={A: [6], B: [8]}, rex_at=3)
    t.throw(A, 3, 2)
    assert t.damaged(6)
    t = jp(owns={A: [6], B: [8]}, at={C: 1}, turn=C, rex_at=12)
    t.throw(C, 3, 5).do(C, "buy")
    assert t.owner(9) == C
    for space in (6, 8, 9):
        t = jp(owns={A: [6], B: [8], C: [9]}, rex_at=space - 2, at={A: 20})
        t.throw(A, 2, 1)
        assert t.rex() == space
        assert not t.damaged(space)


def test_JP_TREX_17_only_while_every_member_is_owned() -> None:
    t = jp(turn=A, owns={A: [6], B: [8], C: [9]}, rex_at=3, at={A: 30})
    t.do(C, "leave")
    assert t.owner(9) == BANK
    t.throw(A, 3, 2)
    assert t.damaged(6)
    t = jp(owns={A: [6], B: [8], C: [9]}, rex_at=3, at={A: 30})
    t.do(C, "offer", B, [9], [], 10).do(B, "accept", 0)
    t.throw(A, 3, 2)
    assert not t.damaged(6)


def test_JP_TREX_18_only_where_it_ends() -> None:
    t = jp()
    t.throw(A, 4, 1)
    assert [d for d in range(40) if t.damaged(d)] == [24]


def test_JP_TREX_19_no_property_no_damage_but_tokens_pay() -> None:
    t = jp(at={B: 22})
    t.throw(A, 2, 1)
    assert t.cash(B) == 1450
    assert not any(t.damaged(d) for d in range(40))


def test_JP_TREX_20_payments_come_before_the_landing() -> None:
    t = jp(at={B: 22}, cash={B: 0}, owns={B: [23]}, level={23: 1})
    t.throw(A, 3, 1)
    assert t.waits(B) == "debt"
    t.do(B, "sell_fence", 23)
    assert t.cash(B) == 25
    assert t.damaged(23)


def test_JP_TREX_21_a_card_lets_it_go_on() -> None:
    t = jp(at={C: 25}, rex_at=21, deck={"impact_tremor": ["t_rex_again"]})
    t.throw(A, 3, 4)
    assert (t.rex(), t.at(A)) == (24, 7)
    assert t.damaged(24)
    t.throw(A, 2)
    assert t.rex() == 26
    assert t.cash(C) == 1450
    assert t.damaged(26)
    assert t.at(A) == 7
    assert (t.s.die[0], t.s.die[1]) == (3, 4)
