"""Rulings where the Jurassic Park rulebook is silent (JP-OQ-13 to JP-OQ-23)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.bots.chance import answer_chance
from freehold.bots.hand import Hand, seed_hand
from freehold.bots.raising import ask_open_rent
from freehold.bots.silent import answer_silent
from freehold.core.registry import VERB_LIST
from freehold.editions.load import load
from freehold.engine import act
from freehold.testing import BANK, CHANCE, A, B, C, D, Table

TREMOR_CARD = "jail_free:impact_tremor"


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def all_but(*spaces: int) -> list[int]:
    """All properties but these."""
    return [x.at for x in load("jurassic-park").file.space if x.price and x.at not in spaces]


def silent(t: Table, p: int) -> str:
    """Let the plainest answer be given for a seat; the verb that was chosen."""
    h = Hand()
    answer_silent(t.s, t.t, p, h)
    assert act(t.s, t.t, h.seat, h.verb, h.a, h.b, h.c, h.d) == 0
    return VERB_LIST[h.verb].name


def test_JP_OQ_13_with_and_without_sound_the_odds_are_the_same() -> None:
    heard = {}
    for overlays in ([], ["no-sound"]):
        t = jp(at={A: 36}, overlays=overlays)
        t.throw(A, 2, 5)
        h = Hand()
        seed_hand(h, 3)
        roars = 0
        for _ in range(300):
            answer_chance(t.s, t.t, h)
            roars += h.a == 2 if not overlays else h.a > 3
        heard[bool(overlays)] = roars
    assert heard[False] == heard[True]
    assert 100 < heard[True] < 200
    assert load("jurassic-park", ("no-sound",)).t.gate_silent == 3


def test_JP_OQ_14_cards_obey_fences_and_whole_sets() -> None:
    again = {"impact_tremor": ["t_rex_again"]}
    t = jp(owns={B: [26]}, level={26: 1}, rex_at=21, deck=again)
    t.throw(A, 3, 4).throw(A, 2)
    assert t.level(26) == 0
    assert not t.damaged(26)
    t = jp(owns={B: [26, 27], C: [29]}, rex_at=21, deck=again)
    t.throw(A, 3, 4).throw(A, 2)
    assert t.rex() == 26
    assert not t.damaged(26)


def test_JP_OQ_15_a_silent_debtor_sells_fences_in_board_order() -> None:
    t = jp(at={B: 22}, cash={B: 20}, owns={B: [8, 23]}, level={8: 1, 23: 1})
    t.throw(A, 2, 1)
    assert silent(t, B) == "sell_fence"
    assert t.level(8) == 0
    assert t.cash(B) == 45
    assert silent(t, B) == "sell_fence"
    assert t.cash(B) == 70
    t = jp(at={B: 22}, cash={B: 20}, owns={B: [8]})
    t.throw(A, 3, 1)
    assert silent(t, B) == "give_up"
    assert t.out(B)


def test_JP_OQ_15_everything_else_in_silence() -> None:
    t = jp(owns={A: [39]}, damaged=[39])
    assert silent(t, A) == "roll"
    t.do(CHANCE, "dice", 3, 5)
    assert silent(t, A) == "decline"
    for p in (A, B, C, D):
        assert silent(t, p) == "pass"
    assert silent(t, A) == "end_turn"
    assert t.damaged(39)


def test_JP_OQ_15_who_leaves_is_bankrupt() -> None:
    t = jp(owns={B: [15]})
    t.do(B, "leave")
    assert t.happened("out") == [("B", "bank")]
    assert t.owner(15) == BANK
    t = jp(at={A: 34}, cash={A: 10}, owns={A: [15], B: [39]})
    t.throw(A, 1, 4).do(B, "ask_rent").do(A, "leave")
    assert t.happened("out") == [("A", "B")]


def test_JP_OQ_16_a_turn_is_ended_by_a_command() -> None:
    t = jp()
    t.throw(A, 1, 3)
    assert t.waits(A) == "end"
    assert t.refused(B, "roll") == "not_your_turn"
    t.do(A, "end_turn").do(B, "roll")


def test_JP_OQ_16_automatic_asking_is_done_for_the_owner() -> None:
    t = jp(owns={B: [8]})
    t.throw(A, 3, 5)
    h = Hand()
    assert ask_open_rent(t.s, t.t, h)
    assert h.seat == B
    assert act(t.s, t.t, h.seat, h.verb, h.a, h.b, h.c, h.d) == 0
    assert t.cash(A) == 1494


def test_JP_OQ_17_a_debtors_own_claim_raises_money_while_the_t_rex_waits() -> None:
    t = jp(at={A: 35, C: 24, B: 3, D: 3}, cash={C: 25}, owns={C: [39], B: [8]})
    t.throw(A, 2, 2)
    assert t.rex() == 22
    t.throw(A, 4, 1)
    assert t.waits(C) == "debt"
    assert t.rex() == 24
    t.do(C, "ask_rent", 39)
    assert t.cash(C) == 25
    assert t.cash(A) == 1450
    assert t.rex() == 26
    assert t.waits(CHANCE) == "gate"


def test_JP_OQ_17_others_do_not_ask_meanwhile() -> None:
    t = jp(at={A: 2, C: 26}, cash={C: 25}, owns={C: [39], B: [8]})
    t.throw(A, 3, 3)
    t.throw(A, 4, 1)
    assert t.waits(C) == "debt"
    assert t.refused(B, "ask_rent", 8) == "debt_pending"
    t.do(C, "give_up").do(B, "ask_rent", 8)
    assert t.cash(A) == 1494


def test_JP_OQ_17_a_utilitys_throw_is_the_only_one() -> None:
    t = jp(at={A: 6, C: 26}, cash={C: 25}, owns={C: [12]})
    t.throw(A, 3, 3)
    t.throw(A, 4, 2)
    assert t.waits(C) == "debt"
    t.do(C, "ask_rent", 12).throw(A, 5, 4)
    assert t.cash(A) == 1500 - 36
    assert t.cash(C) == 25 + 36 - 50
    assert t.rex() == 27
    assert t.at(A) == 18


def owing_two(cash: int) -> Table:
    """A owes B 30 for 8 and C 50 for 11, and owns a fence worth 75."""
    owns = {A: [21], B: [8], C: [11]}
    t = jp(at={A: 2}, cash={A: cash}, owns=owns, level={8: 1, 11: 1, 21: 1})
    t.throw(A, 3, 3).throw(A, 1, 2).do(B, "ask_rent").do(C, "ask_rent")
    assert t.debts() == [(A, B, 30), (A, C, 50)]
    return t


def test_JP_OQ_17_all_debts_count_together() -> None:
    t = owing_two(5)
    assert t.refused(A, "give_up") == "can_pay"
    assert t.refused(A, "offer", D, [], [], 60) == "not_a_deal"
    t.do(A, "sell_fence", 21)
    assert t.debts() == []
    assert (t.cash(A), t.cash(B), t.cash(C)) == (0, 1530, 1550)


def test_JP_OQ_17_the_first_that_cannot_be_paid_in_full_is_the_creditor() -> None:
    t = owing_two(4).do(A, "give_up")
    assert t.happened("out") == [("A", "C")]
    assert (t.cash(B), t.cash(C)) == (1530, 1549)
    assert t.owner(21) == C
    t = owing_two(4).do(A, "sell_fence", 21)
    assert t.debts() == [(A, C, 50)]
    assert t.refused(A, "offer", D, [21], [], 0) == "debt_pending"
    t.do(A, "offer", D, [21], [], 1).do(D, "accept", 0)
    assert t.debts() == []


def test_JP_OQ_17_bankruptcy_comes_by_itself_when_nothing_is_left_to_deal_with() -> None:
    t = jp(at={A: 34}, cash={A: 10}, owns={B: [39]})
    t.throw(A, 1, 4).do(B, "ask_rent")
    assert t.out(A)
    t = jp(at={A: 34}, cash={A: 10}, owns={B: [39]}, holds={A: [TREMOR_CARD]})
    t.throw(A, 1, 4).do(B, "ask_rent")
    assert t.waits(A) == "debt"


def test_JP_OQ_17_a_debt_passes_on_with_the_estate() -> None:
    t = jp(
        deck={"cold_storage": ["birthday"]}, at={A: 13}, seats=4, cash={B: 4, C: 4}, owns={A: [39], B: [15], C: [25]}
    )
    t.throw(A, 1, 3)
    assert t.debts() == [(B, A, 10), (C, A, 10)]
    t.do(A, "leave")
    assert t.debts() == [(B, BANK, 10), (C, BANK, 10)]


def test_JP_OQ_18_several_debtors_settle_independently() -> None:
    t = jp(deck={"cold_storage": ["birthday"]}, at={A: 13}, cash={B: 200, C: 4, D: 50}, owns={C: [8]}, damaged=[8])
    t.throw(A, 1, 3)
    assert (t.cash(B), t.cash(D)) == (190, 40)
    assert t.cash(A) == 1520
    assert t.waits(C) == "debt"
    t.do(C, "give_up")
    assert t.out(C)
    assert t.cash(A) == 1524
    assert t.owner(8) == A
    assert t.damaged(8)
    assert t.waits(A) == "end"


def test_JP_OQ_18_prisoners_pay_too() -> None:
    t = jp(deck={"cold_storage": ["birthday"]}, at={A: 13}, jailed={B: 1})
    t.throw(A, 1, 3)
    assert t.cash(B) == 1490


def lost_with_a_claim(**setting: Any) -> Table:
    """A has landed on B's fenced 8 with 3+3; the fence is sold, and the T. Rex comes to 8 with the next throw."""
    t = jp(**{"at": {A: 2}, "owns": {B: [8]}, "level": {8: 1}, "damaged": all_but(8), "rex_at": 2, **setting})
    t.throw(A, 3, 3).do(B, "sell_fence", 8)
    assert t.claims(B) == [(A, 8, 30)]
    return t.throw(A, 3, 1)


def test_JP_OQ_19_claims_are_void_when_everything_is_damaged() -> None:
    t = lost_with_a_claim(seats=2)
    assert t.over()
    assert t.winner() is None
    assert t.cash(B) == 1525
    assert t.at(A) == 8


def test_JP_OQ_19_also_when_the_thrower_goes_out_in_the_same_walk() -> None:
    t = lost_with_a_claim(seats=3, cash={A: 40})
    assert t.out(A)
    assert t.over()
    assert t.winner() is None


def free_fence(**setting: Any) -> Table:
    """A has bought 8 with 2+2, then drawn the free fence with the next throw of the same turn."""
    t = jp(**{"deck": {"cold_storage": ["free_fence"]}, "at": {A: 4}, **setting})
    t.throw(A, 2, 2).do(A, "buy")
    return t.throw(A, 4, 5)


def test_JP_OQ_20_a_free_fence_overrides_time_and_price_only() -> None:
    t = free_fence(owns={A: [23, 15]}, damaged=[23])
    assert t.at(A) == 17
    assert t.waits(A) == "free_fence"
    assert t.refused(A, "build_fence", 23) == "damaged"
    assert t.refused(A, "build_fence", 15) == "not_a_street"
    assert t.refused(A, "end_turn") != ""
    assert t.refused(A, "forgo") == "space_pending"
    t.do(A, "build_fence", 8)
    assert t.level(8) == 1
    assert t.stock() == (23, 0)
    assert t.cash(A) == 1400
    assert t.waits(A) == "end"


@pytest.mark.parametrize("card", ["free_fence", "free_repair"])
def test_JP_OQ_20_if_none_fits_nothing_happens(card: str) -> None:
    t = jp(at={A: 13}, owns={A: [15]}, deck={"cold_storage": [card]})
    t.throw(A, 1, 3)
    assert t.waits(A) == "end"
    assert t.stock() == (24, 0)
    assert t.cash(A) == 1500


def test_JP_OQ_20_a_free_repair() -> None:
    t = jp(at={A: 13}, owns={A: [23, 8]}, damaged=[23], deck={"cold_storage": ["free_repair"]})
    t.throw(A, 1, 3)
    assert t.waits(A) == "free_repair"
    assert t.refused(A, "repair", 8) == "not_damaged"
    t.do(A, "repair", 23)
    assert not t.damaged(23)
    assert t.cash(A) == 1500


def test_JP_OQ_20_with_several_the_player_picks_and_in_silence_the_first() -> None:
    setting: Any = {"at": {A: 13}, "owns": {A: [8, 39]}, "deck": {"cold_storage": ["free_fence"]}}
    t = jp(**setting)
    t.throw(A, 1, 3).do(A, "build_fence", 39)
    assert (t.level(8), t.level(39)) == (0, 1)
    t = jp(**setting)
    t.throw(A, 1, 3)
    assert silent(t, A) == "build_fence"
    assert (t.level(8), t.level(39)) == (1, 0)


def test_JP_OQ_20_a_gift_without_a_place_is_let_go() -> None:
    t = jp(at={A: 13}, owns={A: [8]}, deck={"cold_storage": ["free_fence"]})
    t.throw(A, 1, 3)
    t.do(A, "offer", B, [8], [], 10).do(B, "accept", 0)
    assert t.waits(A) == "free_fence"
    t.do(A, "forgo")
    assert t.waits(A) == "end"


def test_JP_OQ_21_no_auction_opens_while_a_debt_is_open() -> None:
    t = jp(at={A: 2}, cash={A: 5}, owns={A: [15], B: [8]}, rex_at=20)
    t.throw(A, 3, 3).throw(A, 1, 2)
    assert t.at(A) == 11
    t.do(B, "ask_rent")
    assert t.debts() == [(A, B, 6)]
    assert t.refused(A, "buy") == "debt_pending"
    assert t.refused(A, "decline") == "debt_pending"
    t.do(A, "offer", C, [15], [], 200).do(C, "accept", 0)
    t.do(A, "buy")
    assert t.cash(A) == 5 + 200 - 6 - 140


def test_JP_OQ_21_leaving_waits_for_the_end_of_an_auction() -> None:
    t = jp()
    t.throw(A, 3, 5).do(A, "decline").do(C, "bid", 30).do(C, "leave")
    assert not t.out(C)
    assert t.refused(C, "leave") == "auction_open"
    t.do(A, "pass").do(B, "pass").do(D, "pass")
    assert t.happened("sold") == [("C", 8, 30)]
    assert t.out(C)
    assert t.owner(8) == BANK


def test_JP_OQ_22_an_empty_deck_has_no_effect() -> None:
    t = jp()
    t.s.unseen[1] = 0
    t.throw(A, 3, 4)
    assert t.at(A) == 7
    assert t.waits(A) == "end"
    kept = list(t.edition.kept_names.values())
    assert sorted(kept) == ["jail_free:cold_storage", "jail_free:impact_tremor"]


def test_JP_OQ_23_an_undecided_purchase_is_auctioned() -> None:
    t = jp(seats=3, at={A: 2}, cash={A: 10}, owns={A: [15], B: [8]}, level={8: 1})
    t.throw(A, 3, 3).throw(A, 1, 2)
    assert t.waits(A) == "buy"
    t.do(B, "ask_rent").do(A, "give_up")
    assert t.happened("out") == [("A", "B")]
    assert (t.waits(B), t.waits(C)) == ("bid", "bid")
    t.do(C, "bid", 20).do(B, "pass")
    assert t.owner(11) == C
    assert t.turn() == B
    assert t.waits(B) == "roll"


def test_JP_OQ_23_the_t_rex_completes_a_walk_for_a_card() -> None:
    t = jp(seats=3, at={A: 15}, cash={A: 30}, rex_at=20, deck={"impact_tremor": ["t_rex_again"]})
    t.throw(A, 1, 6)
    assert (t.rex(), t.at(A)) == (21, 22)
    t.throw(A, 3)
    assert t.out(A)
    assert t.rex() == 24
    assert t.damaged(24)
    assert t.deck_size("impact_tremor") == 16
    assert t.turn() == B


def test_JP_OQ_23_offers_claims_and_moves_lapse() -> None:
    t = jp(seats=3, jailed={A: 3}, cash={A: 30}, owns={A: [15], C: [25]})
    t.do(C, "offer", A, [25], [], 10)
    t.throw(A, 2, 4).do(A, "give_up")
    assert t.refused(A, "accept", 0) == "eliminated"
    assert t.s.offers == 0
    assert t.happened("moved") == []
    assert t.turn() == B
