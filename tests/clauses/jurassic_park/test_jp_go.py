"""GO and the electronic gate (JP-GO, JP-GATE)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.bots.hand import Hand, seed_hand
from freehold.bots.table import choose
from freehold.testing import BANK, CHANCE, A, B, Refused, Table

SOUNDS = [("theme", 200), ("roar", 100)]


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def over_go(**setting: Any) -> Table:
    """A (500) has thrown 2+5 from 36 over GO to 3."""
    t = jp(**{"at": {A: 36}, "cash": {A: 500}, **setting})
    return t.throw(A, 2, 5)


@pytest.mark.parametrize(("sound", "money"), SOUNDS)
def test_JP_GO_01_passing_pays_by_the_gate(sound: str, money: int) -> None:
    t = over_go()
    assert t.waits(A) == ""
    t.gate(A, sound)
    assert t.cash(A) == 500 + money
    assert t.waits(A) == "buy"


@pytest.mark.parametrize(("sound", "money"), SOUNDS)
def test_JP_GO_01_landing_pays_the_same(sound: str, money: int) -> None:
    t = jp(at={A: 33}, cash={A: 500})
    t.throw(A, 2, 5).gate(A, sound)
    assert t.at(A) == 0
    assert t.cash(A) == 500 + money


def test_JP_GO_02_the_money_is_there_before_the_space() -> None:
    t = jp(at={A: 36}, cash={A: 10})
    t.throw(A, 3, 4).gate(A, "roar")
    assert t.cash(A) == 110
    t.do(A, "buy")
    assert t.cash(A) == 50
    assert t.owner(3) == A


def test_JP_GO_03_one_arrival_counts_once() -> None:
    t = jp(seats=2, at={A: 33, B: 1})
    t.throw(A, 2, 5).gate(A, "theme").do(A, "end_turn")
    t.throw(B, 1, 2).do(B, "end_turn")
    cash = t.cash(A)
    t.throw(A, 2, 4)
    assert t.at(A) == 6
    assert t.waits(A) == "buy"
    assert t.cash(A) == cash


def test_JP_GATE_01_one_activation_a_pass_before_anything_else() -> None:
    t = over_go()
    assert t.waits(CHANCE) == "gate"
    assert t.refused(A, "buy") != ""
    assert t.refused(A, "gate", "theme") == "not_asked"
    t.gate(A, "theme")
    assert t.happened("gate_theme") == [("A",)]
    with pytest.raises(Refused, match="not activated"):
        t.gate(A, "theme")
    assert t.refused(CHANCE, "gate", "theme") == "not_asked"


def test_JP_GATE_02_the_theme_pays_200() -> None:
    t = over_go()
    bank = t.cash(BANK)
    t.gate(A, "theme")
    assert t.cash(A) == 700
    assert t.cash(BANK) == bank - 200
    assert t.happened("paid") == [("bank", "A", 200, "gate")]


def test_JP_GATE_03_a_roar_pays_only_100() -> None:
    t = over_go().gate(A, "roar")
    assert t.cash(A) == 600
    assert t.happened("paid") == [("bank", "A", 100, "gate")]
    t.do(A, "buy").do(A, "end_turn")
    assert t.cash(A) == 540


@pytest.mark.parametrize(("die", "money"), [(1, 200), (2, 200), (3, 200), (4, 100), (5, 100), (6, 100)])
def test_JP_GATE_04_without_sound_the_amber_die_answers(die: int, money: int) -> None:
    t = over_go(overlays=["no-sound"])
    assert t.waits(CHANCE) == "dice"
    assert t.refused(CHANCE, "dice", die, 2) == "not_a_die"
    t.throw(A, die)
    assert t.cash(A) == 500 + money


def test_JP_GATE_05_that_die_decides_the_gate_only() -> None:
    t = jp(at={A: 35}, cash={A: 500}, overlays=["no-sound"])
    t.throw(A, 3, 5)
    assert t.rex() == 23
    t.throw(A, 5)
    assert t.cash(A) == 600
    assert t.rex() == 23
    assert (t.s.die[0], t.s.die[1]) == (3, 5)
    t.do(A, "buy")
    assert t.waits(A) == "end"


def test_JP_GATE_05_nor_does_it_end_or_make_doubles() -> None:
    t = jp(at={A: 36}, overlays=["no-sound"], owns={A: [1]})
    t.throw(A, 3, 3).throw(A, 1)
    assert t.at(A) == 2
    t.card(A, "year_end_fund")
    assert t.waits(A) == "roll"


@pytest.mark.parametrize(("sound", "money"), SOUNDS)
@pytest.mark.parametrize(("at", "deck"), [(0, "impact_tremor"), (10, "cold_storage")])
def test_JP_GATE_06_cards_activate_it_too(at: int, deck: str, sound: str, money: int) -> None:
    t = jp(at={A: at}, deck={deck: ["gate"]})
    t.throw(A, 3, 4).gate(A, sound)
    assert t.cash(A) == 1500 + money
    assert t.at(A) == at + 7


def test_JP_GATE_07_both_sounds_occur_and_a_seed_repeats_them() -> None:
    def presses(seed: int) -> list[int]:
        h = Hand()
        seed_hand(h, seed)
        heard = []
        for _ in range(400):
            t_copy = t.s.copy()
            choose(t_copy, t.t, h)
            heard.append(h.a)
        return heard

    t = over_go()
    heard = presses(5)
    assert heard == presses(5)
    assert set(heard) == {1, 2}
    assert 150 < heard.count(1) < 250


def test_JP_GATE_08_pressing_it_at_other_times_means_nothing() -> None:
    t = jp(seats=3)
    before = t.s.copy()
    assert t.refused(B, "gate", "theme") == "not_asked"
    assert t.refused(CHANCE, "gate", "roar") == "not_asked"
    assert t.s.same(before)
