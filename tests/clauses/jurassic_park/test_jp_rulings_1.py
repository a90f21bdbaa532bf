"""Rulings where the Jurassic Park rulebook is silent (JP-OQ-01 to JP-OQ-12)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.core.registry import STEPS
from freehold.editions.load import load
from freehold.testing import BANK, A, B, C, D, Table


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def all_but(*spaces: int) -> list[int]:
    """All properties but these."""
    return [x.at for x in load("jurassic-park").file.space if x.price and x.at not in spaces]


def test_JP_OQ_01_forty_spaces_as_the_classic_board() -> None:
    spaces = load("jurassic-park").file.space
    at = {kind: [x.at for x in spaces if x.kind == kind] for kind in {x.kind for x in spaces}}
    assert len(spaces) == 40
    assert (at["go"], at["jail"], at["rest"], at["go_to_jail"]) == ([0], [10], [20], [30])
    assert (at["transport"], at["utility"], at["tax"]) == ([5, 15, 25, 35], [12, 28], [4, 38])
    assert [x.at for x in spaces if x.deck == "cold_storage"] == [2, 17, 33]
    assert [x.at for x in spaces if x.deck == "impact_tremor"] == [7, 22, 36]
    assert spaces[4].name.value == "Security Breach"
    assert spaces[38].name.value == "Kitchen Attack"
    assert spaces[31].name.value == "Velociraptor I"


def test_JP_OQ_02_figures_and_cards() -> None:
    t = jp()
    assert [t.t.price[d] for d in (1, 8, 39, 5, 12)] == [60, 100, 400, 200, 150]
    assert [t.t.piece[d] for d in (1, 8, 11, 19, 21, 29, 31, 39)] == [50, 50, 100, 100, 150, 150, 200, 200]
    assert all(t.t.repair_cost[d] == (t.t.price[d] + 1) // 2 for d in all_but())
    street = t.edition.file.space[39]
    assert street.rent is not None
    assert street.rent.value == [50, 200]
    cards = {name: {card.id: card for card in deck.card} for name, deck in t.edition.file.deck.items()}
    for deck in cards.values():
        assert {"gate", "jail_free"} <= set(deck)
        assert sum(card.count for card in deck.values()) == 16
        assert all(card.basis == "assumed" for card in deck.values())
    assert cards["impact_tremor"]["t_rex_again"].count == 3
    assert {"free_fence", "free_repair"} <= set(cards["cold_storage"])


def test_JP_OQ_03_only_the_tied_throw_again() -> None:
    t = jp(seats=3, opening=True)
    thrown = {A: (4, 5), B: (3, 6), C: (1, 3)}
    for _ in range(3):
        t.throw(t.s.thrower, *thrown[t.s.thrower])
    again = {A: (1, 2), B: (4, 4)}
    for _ in range(2):
        t.throw(t.s.thrower, *again[t.s.thrower])
    assert t.turn() == B
    assert t.rex() == 20


def test_JP_OQ_04_the_landing_fixes_the_rent() -> None:
    t = jp(owns={B: [8]}, level={8: 1})
    t.throw(A, 3, 5).do(B, "sell_fence", 8).do(B, "ask_rent")
    assert t.cash(A) == 1470
    t = jp(seats=2, owns={B: [8]}, damaged=[8])
    t.throw(A, 3, 5).do(A, "end_turn").do(B, "repair", 8)
    assert t.refused(B, "ask_rent", 8) == "no_rent_due"
    assert t.cash(A) == 1500


def test_JP_OQ_04_so_with_the_owner_and_later_damage() -> None:
    t = jp(seats=2, owns={B: [8]}, rex_at=2, at={A: 2})
    t.throw(A, 3, 3)
    t.throw(A, 3, 1)
    assert t.rex() == 8
    assert t.damaged(8)
    t.do(B, "ask_rent", 8)
    assert t.cash(A) == 1500 - 50 - 6
    t = jp(seats=3, owns={B: [8]})
    t.throw(A, 3, 5)
    t.do(B, "offer", C, [8], [], 10).do(C, "accept", 0)
    assert t.refused(C, "ask_rent", 8) == "no_rent_due"
    t.do(B, "ask_rent", 8)
    assert t.cash(B) == 1516


def test_JP_OQ_05_halves_are_rounded_up() -> None:
    t = jp(owns={A: [8]}, level={8: 1})
    t.t = t.t.copy()
    t.t.piece[8] = 25
    t.do(A, "sell_fence", 8)
    assert t.cash(A) == 1513
    assert load("jurassic-park").t.repair_cost[37] == 175


def test_JP_OQ_06_one_by_one_and_never_between_a_throw_and_the_moves() -> None:
    owns = {B: [11, 15], C: [8, 25], D: [39]}
    t = jp(at={B: 22}, cash={B: 0}, owns=owns, level={11: 1, 8: 1})
    t.do(C, "offer", D, [25], [], 10)
    t.throw(A, 3, 1)
    assert t.waits(B) == "debt"
    assert t.refused(D, "accept", 0) == "debt_pending"
    assert t.refused(C, "offer", D, [25], [], 20) == "debt_pending"
    assert t.refused(C, "sell_fence", 8) == "debt_pending"
    assert t.refused(A, "build_fence", 8) != ""
    t.do(C, "offer", B, [], [15], -100).do(B, "accept", 1)
    assert t.owner(15) == C
    assert t.cash(B) == 50
    assert t.at(A) == 4


def test_JP_OQ_06_in_an_auction_only_bids_and_sales_of_fences() -> None:
    t = jp(owns={B: [8, 15]}, level={8: 1}, at={A: 3})
    t.throw(A, 3, 5).do(A, "decline")
    assert t.refused(B, "offer", C, [15], [], 10) == "auction_open"
    assert t.refused(B, "ask_rent", 8) != ""
    t.do(B, "sell_fence", 8)
    assert t.cash(B) == 1525


def test_JP_OQ_06_a_debtor_only_raises_money() -> None:
    t = jp(at={A: 34}, cash={A: 20}, owns={A: [8], B: [39]}, level={8: 1}, damaged=[])
    t.throw(A, 1, 4).do(B, "ask_rent")
    assert t.refused(A, "end_turn") == "debt_pending"
    assert t.waits(A) == "debt"


def test_JP_OQ_07_an_open_claim_does_not_hold_up_the_turn() -> None:
    t = jp(owns={B: [8, 23]}, damaged=[23])
    t.throw(A, 3, 5).do(A, "end_turn")
    t.do(B, "repair", 23).do(B, "ask_rent")
    assert t.cash(A) == 1494


def test_JP_OQ_07_also_when_the_visitor_is_jailed() -> None:
    t = jp(at={A: 19}, owns={B: [23]}, rex_at=1)
    t.throw(A, 2, 2).throw(A, 3, 4)
    assert t.jailed(A) == 1
    t.do(B, "ask_rent")
    assert t.cash(A) == 1482


def test_JP_OQ_07_claims_of_one_who_goes_out_lapse() -> None:
    t = jp(owns={C: [8]})
    t.throw(A, 3, 5).do(C, "leave")
    assert t.claims(C) == []
    t = jp(owns={C: [8]}, seats=3)
    t.throw(A, 3, 5).do(A, "leave")
    assert t.refused(C, "ask_rent", 8) == "no_rent_due"


def test_JP_OQ_08_the_bank_has_no_limit() -> None:
    t = jp(bank=0, at={A: 36})
    t.throw(A, 2, 5).gate(A, "theme")
    assert t.cash(A) == 1700
    assert t.cash(BANK) == -200


def test_JP_OQ_09_a_debtor_may_deal_on_any_turn() -> None:
    t = jp(at={B: 22}, cash={B: 0}, owns={B: [15, 25]})
    t.throw(A, 3, 1)
    assert t.refused(B, "offer", C, [15], [], 49) == "debt_pending"
    t.do(B, "offer", C, [15, 25], [], 60).do(C, "accept", 0)
    assert t.cash(B) == 10
    assert t.at(A) == 4


def test_JP_OQ_10_cards_that_move_forward_over_go() -> None:
    t = jp(at={A: 29}, rex_at=1, deck={"impact_tremor": ["trip_to_5"]})
    t.throw(A, 3, 4)
    assert t.at(A) == 5
    t.gate(A, "roar")
    assert t.cash(A) == 1600
    assert t.waits(A) == "buy"
    assert t.rex() == 4


@pytest.mark.parametrize("deck", ["impact_tremor", "cold_storage"])
def test_JP_OQ_10_onto_go(deck: str) -> None:
    t = jp(at={A: 0 if deck == "impact_tremor" else 10}, rex_at=20, deck={deck: ["advance_to_go"]})
    t.throw(A, 3, 4).gate(A, "theme")
    assert t.at(A) == 0
    assert t.cash(A) == 1700


def test_JP_OQ_10_moving_back() -> None:
    t = jp(deck={"impact_tremor": ["back_three"]})
    t.throw(A, 3, 4)
    assert t.at(A) == 4
    assert t.cash(A) == 1300


def test_JP_OQ_11_one_creditor_after_the_other() -> None:
    t = with_own_card(["to_each", 50], cash={A: 80})
    t.throw(A, 3, 4)
    assert (t.cash(B), t.cash(C)) == (1550, 1530)
    assert t.happened("out") == [("A", "C")]


def with_own_card(line: list[Any], **setting: Any) -> Table:
    """A table of three whose card `fine` says something else."""
    t = jp(seats=3, deck={"impact_tremor": ["fine"]}, **setting)
    t.t = t.t.copy()
    names = t.edition.card_names
    where = next(k for k, name in names.items() if name == "fine")
    t.t.card_step[where * 4] = STEPS.number(line[0])
    t.t.card_arg[where * 4] = line[1]
    return t


def test_JP_OQ_12_bankruptcies_of_one_walk_one_after_the_other() -> None:
    t = jp(seats=3, at={B: 21, C: 22}, cash={B: 0, C: 0})
    t.throw(A, 3, 1)
    assert t.happened("out") == [("B", "bank"), ("C", "bank")]
    assert t.winner() == A
    assert not t.damaged(23)


def test_JP_OQ_12_the_landing_is_judged_after_them() -> None:
    t = jp(seats=3, at={B: 5, A: 10}, cash={B: 0}, owns={A: [6], C: [8], B: [9]}, rex_at=4)
    t.throw(A, 2, 1)
    assert t.waits(B) == "debt"
    assert not t.damaged(6)
    t.do(B, "give_up")
    assert t.owner(9) == BANK
    assert t.damaged(6)
