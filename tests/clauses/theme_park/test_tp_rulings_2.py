"""Rulings TP-OQ-15 to TP-OQ-27: debts, rent claims, leaving, the end by time, auctions of estates, ending a turn."""

from pathlib import Path
from typing import Any

import pytest

from freehold.testing import BANK, CHANCE, A, B, C, D, F, G, H, Table


def park(**setting: Any) -> Table:
    """A regular game in a set position."""
    return Table("theme-park", **setting)


def on_39(**setting: Any) -> Table:
    """A has thrown 2+3 from p34 to p39, which is D's alone unless said otherwise."""
    t = park(**{"at": {A: 34}, "owns": {D: [39]}, **setting})
    return t.throw(A, 2, 3)


def pass_all(t: Table) -> None:
    """Everybody who is asked for a bid passes."""
    for p in [q for q in (A, B, C, D) if t.waits(q) == "bid"]:
        t.do(p, "pass")


def test_TP_OQ_15_several_creditors_are_paid_from_the_left_until_nothing_is_left() -> None:
    t = park(cash={A: 80}, deck={"wishing_well": ["chairman"]})
    t.throw(A, 3, 4)
    assert t.out(A)
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 1550, 1530, 1500]
    assert t.happened("out") == [("A", "C")]
    assert t.turn() == B


def test_TP_OQ_15_the_creditor_of_the_bankruptcy_gets_all_that_is_left() -> None:
    t = park(cash={A: 80}, owns={A: [5]}, mortgaged=[5], deck={"wishing_well": ["chairman"]})
    t.throw(A, 3, 4)
    assert t.debts() == [(A, C, 50), (A, D, 50)]
    t.do(A, "give_up").do(C, "keep_mortgage")
    assert t.owner(5) == C
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 1550, 1520, 1500]


def test_TP_OQ_15_debts_of_different_origin_are_settled_in_the_order_they_arose() -> None:
    t = park(seats=8, at={A: 37}, cash={A: 0}, owns={A: [5, 15, 25], D: [39]}, deck={"wishing_well": ["chairman"]})
    t.throw(A, 1, 1).throw(A, 4, 4)
    assert t.debts() == [(A, F, 50), (A, G, 50), (A, H, 50)]
    t.do(D, "ask_rent")
    assert t.debts() == [(A, F, 50), (A, G, 50), (A, H, 50), (A, D, 50)]
    t.do(A, "mortgage", 5)
    assert t.debts() == [(A, H, 50), (A, D, 50)]
    assert t.refused(A, "roll") == "debt_pending"
    t.do(A, "mortgage", 15)
    assert [t.cash(p) for p in range(8)] == [0, 1550, 1550, 1600, 1550, 1550, 1550, 1550]
    assert t.waits(A) == "roll"


def test_TP_OQ_16_the_interest_on_deeds_received_is_an_ordinary_debt() -> None:
    t = on_39(cash={A: 0, D: 5}, owns={A: [37], D: [39, 5]}, mortgaged=[37])
    t.do(D, "ask_rent").do(A, "give_up").do(D, "keep_mortgage")
    assert t.debts() == [(D, BANK, 18)]
    assert t.refused(D, "give_up") == "can_pay"
    assert t.refused(B, "roll") == "debt_pending"
    t.do(D, "mortgage", 5)
    assert t.cash(D) == 5 + 100 - 18
    assert t.mortgaged(37)
    assert t.waits(B) == "roll"


def test_TP_OQ_16_and_can_make_the_creditor_bankrupt_to_the_bank() -> None:
    t = park(turn=B, at={B: 28}, cash={B: 0, C: 0}, owns={C: [37]}, mortgaged=[37], deck={"magic_lamp": ["opera"]})
    t.throw(B, 2, 3)
    t.do(C, "give_up")
    assert t.waits(B) == "lift"
    t.do(B, "keep_mortgage").do(B, "give_up")
    assert t.happened("out") == [("C", "B"), ("B", "bank")]
    assert (t.cash(A), t.cash(D)) == (1500, 1500)
    assert t.waits(D) == "bid"
    assert not t.mortgaged(37)
    t.do(D, "bid", 100).do(A, "pass")
    assert t.owner(37) == D
    assert t.cash(D) == 1400
    assert t.turn() == D


def test_TP_OQ_17_mortgaging_or_selling_later_does_not_touch_a_rent() -> None:
    t = on_39()
    t.do(D, "mortgage", 39).do(D, "offer", C, [39], [], 10).do(C, "accept", 0).do(C, "lift", 39)
    assert t.refused(C, "ask_rent", 39) == "no_rent_due"
    t.do(D, "ask_rent", 39)
    assert t.cash(A) == 1450
    assert t.cash(D) == 1500 + 200 + 10 + 50


def test_TP_OQ_17_building_or_freeing_later_does_not_raise_a_rent() -> None:
    t = on_39(owns={D: [37, 39]})
    t.do(D, "build", 39).do(D, "build", 37).do(D, "ask_rent")
    assert t.cash(A) == 1400
    mortgaged = on_39(mortgaged=[39])
    mortgaged.do(D, "lift", 39)
    assert mortgaged.refused(D, "ask_rent", 39) == "no_rent_due"


def test_TP_OQ_17_a_later_owner_gets_nothing_from_one_who_stands_there() -> None:
    t = park()
    t.throw(A, 2, 4)
    t.do(A, "decline").do(B, "bid", 5)
    pass_all(t)
    assert t.owner(6) == B
    assert t.refused(B, "ask_rent", 6) == "no_rent_due"
    assert t.cash(A) == 1500


def test_TP_OQ_18_nothing_is_paid_before_the_owner_asks() -> None:
    t = on_39()
    assert t.claims(D) == [(A, 39, 50)]
    assert t.refused(A, "ask_rent", 39) != ""
    assert t.refused(C, "ask_rent", 39) == "not_owner"
    t.do(A, "end_turn")
    assert (t.cash(A), t.cash(D)) == (1500, 1500)
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(D)) == (1450, 1550)
    assert t.refused(D, "ask_rent") == "no_rent_due"


def test_TP_OQ_19_one_who_throws_and_then_goes_out_counts() -> None:
    for asked_in_time in (True, False):
        t = on_39(at={A: 34, B: 0}, cash={B: 0})
        t.do(A, "end_turn").throw(B, 1, 3)
        t.do(B, "tax_flat")
        assert t.out(B)
        assert t.turn() == C
        if asked_in_time:
            t.do(D, "ask_rent")
            assert t.cash(A) == 1450
        else:
            t.throw(C, 4, 6)
            assert t.refused(D, "ask_rent", 39) == "claim_expired"
            assert t.refused(D, "ask_rent") == "claim_expired"
            assert t.cash(A) == 1500


def test_TP_OQ_19_one_who_goes_out_before_throwing_does_not_count() -> None:
    t = on_39()
    t.do(A, "end_turn").do(B, "leave").throw(C, 4, 6)
    assert t.may(D, "ask_rent")
    t.do(C, "end_turn").throw(D, 4, 6)
    assert t.refused(D, "ask_rent", 39) == "claim_expired"


def test_TP_OQ_19_a_claim_dies_with_the_lander_or_the_owner() -> None:
    t = on_39()
    t.do(A, "leave")
    assert t.claims(D) == []
    assert t.cash(D) == 1500
    t = on_39()
    t.do(D, "leave")
    pass_all(t)
    assert [t.claims(p) for p in (B, C, D)] == [[], [], []]
    assert t.refused(B, "ask_rent", 39) != ""
    assert t.cash(A) == 1500


def test_TP_OQ_20_a_sold_card_returns_under_its_own_deck() -> None:
    t = park(jailed={A: 1}, holds={B: ["jail_free:wishing_well"], C: ["jail_free:magic_lamp"]})
    t.do(B, "offer", A, [], [], 30, ["jail_free:wishing_well"]).do(A, "accept", 0)
    assert t.holds(A) == ["jail_free:wishing_well"]
    t.do(A, "use_jail_card")
    assert t.pile("wishing_well") == ["jail_free"]
    assert t.pile("magic_lamp") == []
    assert (t.deck_size("wishing_well"), t.deck_size("magic_lamp")) == (16, 15)


def test_TP_OQ_20_in_a_bankruptcy_to_the_bank_it_returns_at_once() -> None:
    t = park(cash={A: 0}, owns={A: [1]}, holds={A: ["jail_free:magic_lamp"]})
    t.throw(A, 1, 3)
    t.do(A, "tax_flat").do(A, "give_up")
    assert t.waits(B) == "bid"
    assert t.pile("magic_lamp") == ["jail_free"]


def test_TP_OQ_21_promises_are_refused_and_a_deal_is_done_at_once() -> None:
    t = park(owns={A: [5], B: [15]}, holds={A: ["jail_free:magic_lamp"]})
    assert t.refused(A, "promise", B) == "promise_forbidden"
    assert t.refused(A, "offer", B, [], [], 50) == "not_a_deal"
    t.do(A, "offer", B, [5], [15], 40, ["jail_free:magic_lamp"]).do(B, "accept", 0)
    assert (t.owner(5), t.owner(15)) == (B, A)
    assert (t.cash(A), t.cash(B)) == (1540, 1460)
    assert t.holds(B) == ["jail_free:magic_lamp"]


def test_TP_OQ_22_who_leaves_without_debt_is_bankrupt_to_the_bank() -> None:
    t = park(owns={B: [6, 8, 9, 39]}, level={6: 1, 8: 1, 9: 1}, mortgaged=[39])
    t.do(B, "leave")
    assert t.out(B)
    assert t.happened("out") == [("B", "bank")]
    assert t.stock() == (32, 12)
    assert t.refused(A, "roll") == "auction_open"
    for _ in range(4):
        pass_all(t)
    assert t.happened("auction") == [(6,), (8,), (9,), (39,)]
    assert not t.mortgaged(39)
    assert t.waits(A) == "roll"
    assert t.refused(B, "offer", A, [6], [], 5) == "eliminated"
    assert t.refused(B, "leave") == "eliminated"


def test_TP_OQ_22_who_leaves_in_debt_to_a_player_is_bankrupt_to_that_player() -> None:
    t = on_39(cash={A: 20}, owns={A: [5], D: [39]})
    t.do(D, "ask_rent")
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "leave")
    assert t.happened("out") == [("A", "D")]
    assert t.cash(D) == 1520
    assert t.owner(5) == D
    assert t.turn() == B


def test_TP_OQ_22_leaving_on_turn_passes_the_turn() -> None:
    t = park()
    t.do(A, "leave")
    assert t.turn() == B
    assert t.waits(B) == "roll"


def test_TP_OQ_22_leaving_ends_the_short_game() -> None:
    t = park(seats=3, owns={B: [5]}, cash={A: 1400}, overlays=["short-game"])
    t.do(B, "leave")
    assert t.over()
    assert t.winner() == C
    assert t.owner(5) == BANK


def timed(**setting: Any) -> Table:
    """A time-limit game in a set position."""
    return park(overlays=["time-limit"], **setting)


def test_TP_OQ_23_an_auction_in_progress_is_settled_and_then_valued() -> None:
    t = timed(cash={B: 1514})
    t.throw(A, 1, 2)
    t.do(A, "decline").do(CHANCE, "time_up")
    assert not t.over()
    t.do(C, "bid", 45)
    pass_all(t)
    assert t.owner(3) == C
    t.do(A, "end_turn")
    assert t.refused(B, "roll") == "game_over"
    assert [t.score(p) for p in (A, B, C, D)] == [1500, 1514, 1455 + 60, 1500]
    assert t.winner() == C


def test_TP_OQ_23_no_further_throw_is_made_for_doubles() -> None:
    t = timed(at={A: 1})
    t.throw(A, 2, 2)
    t.do(CHANCE, "time_up").do(A, "buy")
    assert t.waits(A) == "end"
    assert t.refused(A, "roll") != ""
    t.do(A, "end_turn")
    assert t.over()


def test_TP_OQ_23_nor_when_the_doubles_are_already_settled() -> None:
    t = timed(at={A: 6})
    t.throw(A, 2, 2)
    assert t.waits(A) == "roll"
    t.do(CHANCE, "time_up")
    assert t.waits(A) == "end"
    assert not t.may(A, "roll")


def test_TP_OQ_23_rent_may_be_asked_until_the_turn_is_ended() -> None:
    t = timed(at={A: 34, B: 4}, owns={C: [14], D: [39]})
    t.throw(A, 2, 3)
    t.do(A, "end_turn").throw(B, 4, 6)
    t.do(CHANCE, "time_up").do(D, "ask_rent").do(B, "end_turn")
    assert t.over()
    assert [t.score(p) for p in (A, B, C, D)] == [1450, 1500, 1660, 1950]
    assert t.winner() == D


def test_TP_OQ_23_before_the_throw_it_is_over_at_once_and_rent_unasked_lapses() -> None:
    t = timed(at={A: 34}, owns={D: [39]})
    t.throw(A, 2, 3)
    t.do(A, "end_turn").do(CHANCE, "time_up")
    assert t.over()
    assert t.score(A) == 1500
    assert t.refused(D, "ask_rent") == "game_over"


def test_TP_OQ_23_open_debts_and_estates_are_settled_in_any_case() -> None:
    t = timed(at={A: 34}, cash={A: 0}, owns={A: [5], D: [39]})
    t.throw(A, 2, 3)
    t.do(A, "end_turn").do(D, "ask_rent").do(CHANCE, "time_up")
    assert not t.over()
    t.do(A, "mortgage", 5)
    assert t.over()
    assert [t.score(p) for p in (A, D)] == [50 + 100, 1550 + 400]
    t = timed(cash={A: 0}, owns={A: [1]})
    t.throw(A, 1, 3)
    t.do(A, "tax_flat").do(CHANCE, "time_up").do(A, "give_up")
    assert t.waits(B) == "bid"
    t.do(C, "bid", 20)
    pass_all(t)
    assert t.over()
    assert t.winner() == C


def test_TP_OQ_23_a_mortgage_taken_over_is_decided_first() -> None:
    t = timed(cash={A: 1700}, owns={C: [39]}, mortgaged=[39])
    t.do(C, "offer", D, [39], [], 100).do(D, "accept", 0).do(CHANCE, "time_up")
    assert not t.over()
    assert t.refused(A, "roll") == "debt_pending"
    t.do(D, "keep_mortgage")
    assert t.over()
    assert t.score(D) == 1500 - 100 - 20 + 200
    assert t.winner() == A


def test_TP_OQ_24_equals_share_the_win() -> None:
    t = park(seats=3, cash={A: 0}, overlays=["short-game"])
    t.throw(A, 1, 3)
    assert t.winner() == (B, C)
    t = timed(cash={A: 1000, B: 1400, C: 0, D: 1300}, owns={C: [1, 3], D: [6]}, level={1: 5, 3: 5}, seats=4)
    t.do(CHANCE, "time_up")
    assert [t.score(p) for p in (A, B, C, D)] == [1000, 1400, 620, 1400]
    assert t.winner() == (B, D)


def test_TP_OQ_25_estates_are_auctioned_from_GO_upwards() -> None:
    t = park(cash={A: 0}, owns={A: [39, 5, 12, 1]}, mortgaged=[5, 39, 12, 1])
    t.throw(A, 1, 3)
    t.do(A, "tax_flat").do(A, "give_up")
    for d in (1, 5, 12, 39):
        assert t.happened("auction")[-1] == (d,)
        assert [t.waits(p) for p in (A, B, C, D)] == ["", "bid", "bid", "bid"]
        assert t.refused(A, "bid", 5) == "eliminated"
        assert t.refused(B, "roll") == "auction_open"
        if d == 5:
            t.do(D, "bid", 30)
        pass_all(t)
    assert [t.owner(d) for d in (1, 5, 12, 39)] == [BANK, D, BANK, BANK]
    assert t.waits(B) == "roll"


def test_TP_OQ_25_no_auction_with_one_player_left() -> None:
    t = park(seats=2, cash={A: 0}, owns={A: [1]})
    t.throw(A, 1, 3)
    t.do(A, "tax_flat").do(A, "give_up")
    assert t.over()
    assert t.winner() == B
    assert t.happened("auction") == []
    assert t.owner(1) == BANK


@pytest.mark.parametrize(("back", "space", "cash"), [(8, 39, 1500), (7, 0, 1700), (3, 4, 1500)])
def test_TP_OQ_26_moving_back_over_GO_pays_nothing_but_stopping_on_it_does(
    tmp_path: Path, back: int, space: int, cash: int
) -> None:
    path = tmp_path / "trial.toml"
    path.write_text(
        'id = "trial"\ntitle = "trial"\nabout = "For one test."\nof = ["theme-park"]\n'
        "[[replaces.deck.wishing_well.card]]\n"
        f'id = "back_three"\ntext = "Go back."\ndoes = [["go_back", {back}]]\nbasis = "assumed"\n'
    )
    t = park(overlays=[str(path)], deck={"wishing_well": ["back_three"]})
    t.throw(A, 3, 4)
    assert t.at(A) == space
    assert t.cash(A) == cash


def test_TP_OQ_27_the_turn_is_ended_by_an_own_action() -> None:
    t = park()
    t.throw(A, 1, 2)
    assert t.refused(A, "end_turn") == "space_pending"
    t.do(A, "buy")
    assert t.refused(B, "roll") == "not_your_turn"
    assert t.refused(B, "end_turn") == "not_your_turn"
    t.do(A, "end_turn")
    assert t.turn() == B
    assert t.refused(A, "end_turn") == "not_your_turn"


def test_TP_OQ_27_jail_and_bankruptcy_end_the_turn_by_themselves() -> None:
    t = park(at={A: 20})
    t.throw(A, 4, 6)
    assert (t.turn(), t.waits(B)) == (B, "roll")
    t = park(cash={A: 0})
    t.throw(A, 1, 3)
    t.do(A, "tax_flat")
    assert t.out(A)
    assert (t.turn(), t.waits(B)) == (B, "roll")
