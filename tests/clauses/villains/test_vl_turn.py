"""The turn and GO (VL-TURN, VL-GO), Free Parking and Just Visiting (VL-PARK), tax (VL-TAX) and MISC."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from freehold.editions.load import load
from freehold.testing import BANK, NOBODY, A, B, C, Table


def test_VL_TURN_01_the_highest_throw_begins() -> None:
    t = Table("villains", seats=3, opening=True)
    for p, token in ((A, "Scar"), (B, "Hook"), (C, "Jafar")):
        t.do(p, "choose_character", token)
    t.throw(A, 2).throw(B, 5).throw(C, 4)
    order = []
    for _ in range(3):
        order.append(t.turn())
        t.throw(t.turn(), 4).do(t.turn(), "stay").do(t.turn(), "end_turn")
    assert order == [B, C, A]


def test_VL_TURN_02_the_die_goes_to_the_next_player_left_in_the_game() -> None:
    t = Table("villains", seats=3, at={A: 16, C: 4})
    t.do(B, "leave")
    t.throw(A, 4)
    assert t.refused(C, "roll") == "not_your_turn"
    t.do(A, "stay")
    assert t.refused(C, "roll") == "not_your_turn"
    t.do(A, "end_turn")
    assert t.turn() == C
    t.throw(C, 4).do(C, "end_turn")
    assert t.turn() == A


def test_VL_TURN_03_the_token_moves_by_the_one_die() -> None:
    t = Table("villains", at={A: 5})
    assert t.throw(A, 4).at(A) == 9
    t = Table("villains", at={A: 30})
    assert t.throw(A, 5).at(A) == 3
    assert t.cash(A) == 30 + 2 - 1


def test_VL_TURN_04_the_space_is_settled_before_the_turn_ends() -> None:
    t = Table("villains", at={A: 16})
    t.throw(A, 1)
    assert (t.owner(17), t.cash(A)) == (A, 27)
    t.do(A, "end_turn")
    t = Table("villains", at={A: 16}, cash={A: 2}, owns={A: [1, 3]})
    t.throw(A, 1)
    assert t.waits(A) == "debt"
    assert t.refused(A, "end_turn") == "debt_pending"
    t = Table("villains", at={A: 8})
    t.throw(A, 4)
    assert t.refused(A, "end_turn") == "space_pending"


def test_VL_TURN_05_one_throw_a_turn_and_no_doubles() -> None:
    t = Table("villains", seats=2, at={A: 10, B: 8}, owns={A: [22]})
    for mine, theirs in ((16, 12), (22, 16), (28, 20)):
        t.throw(A, 6)
        assert (t.at(A), t.jailed(A)) == (mine, 0)
        if t.waits(A) == "ride":
            t.do(A, "stay")
        assert t.refused(A, "roll") == "no_throw_left"
        t.do(A, "end_turn").throw(B, 4)
        assert t.at(B) == theirs
        if t.waits(B) == "ride":
            t.do(B, "stay")
        t.do(B, "end_turn")
    assert t.turn() == A


def test_VL_GO_01_two_coins_for_passing_or_landing() -> None:
    t = Table("villains", at={A: 30}, cash={A: 10})
    t.throw(A, 4)
    assert (t.at(A), t.cash(A)) == (2, 12)
    t = Table("villains", at={A: 30}, cash={A: 10})
    t.throw(A, 2)
    assert (t.at(A), t.cash(A)) == (0, 12)


def test_VL_GO_02_one_arrival_pays_once() -> None:
    t = Table("villains", seats=2, at={A: 30, B: 8}, cash={A: 10}, owns={A: [3]})
    t.throw(A, 2).do(A, "end_turn").throw(B, 4).do(B, "stay").do(B, "end_turn").throw(A, 3)
    assert (t.at(A), t.cash(A)) == (3, 12)


def test_VL_GO_03_coins_and_ring_come_before_the_landing(own_cards: Callable[..., str]) -> None:
    dear = own_cards(replaces='[[replaces.space]]\nat = 1\nprice = { value = 3, basis = "assumed" }\n')
    t = Table("villains", seats=2, at={A: 30}, cash={A: 1}, overlays=[dear])
    t.throw(A, 3)
    assert (t.owner(1), t.cash(A), t.out(A)) == (A, 0, False)
    assert t.flames() == A
    kinds = [e[0] for e in t.events()]
    assert kinds.index("flames") < kinds.index("bought")


def test_VL_GO_04_reaching_go_takes_the_flames() -> None:
    t = Table("villains", at={A: 30}, flames=B)
    t.throw(A, 2)
    assert (t.at(A), t.flames()) == (0, A)


def test_VL_PARK_01_free_parking_pays_nothing() -> None:
    t = Table("villains", seats=3, turn=B, at={A: 12}, jailed={B: 1, C: 1}, cash={A: 6})
    t.do(B, "pay_jail").throw(B, 4).do(B, "stay").do(B, "end_turn")
    t.do(C, "pay_jail").throw(C, 4).do(C, "stay").do(C, "end_turn")
    t.throw(A, 4)
    assert (t.at(A), t.cash(A)) == (16, 6)
    assert t.waits(A) == "end"


def test_VL_PARK_02_just_visiting_costs_nothing() -> None:
    t = Table("villains", seats=2, at={A: 5, B: 16})
    t.throw(A, 3)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (8, 0, 30)
    t.do(A, "end_turn").throw(B, 4).do(B, "stay").do(B, "end_turn").throw(A, 4)
    assert (t.at(A), t.cash(A)) == (12, 30)


def test_VL_TAX_01_the_board_has_no_tax() -> None:
    kinds = Counter(x.kind for x in load("villains").file.space)
    assert kinds == {
        "go": 1,
        "street": 16,
        "utility": 2,
        "cards": 6,
        "vehicle": 4,
        "jail": 1,
        "rest": 1,
        "go_to_jail": 1,
    }
    decks = Counter(x.deck for x in load("villains").file.space if x.deck)
    assert decks == {"chance": 3, "poison_apple": 3}
    assert Table("villains").refused(A, "tax_flat") == "mode_not_offered"


def test_VL_MISC_01_several_tokens_may_share_a_space() -> None:
    t = Table("villains", at={A: 8, B: 12, C: 12})
    t.throw(A, 4)
    assert (t.at(A), t.at(B), t.at(C)) == (12, 12, 12)
    assert [t.cash(p) for p in (A, B, C)] == [30, 30, 30]
    assert (t.waits(A), t.flames()) == ("ride", NOBODY)
    assert t.cash(BANK) == 143
