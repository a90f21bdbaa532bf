"""Rulings TP-OQ-28 to TP-OQ-40: debts before the turn, what lapses, cards that move, mortgages taken over."""

from pathlib import Path
from typing import Any

import pytest

from freehold.editions.load import load
from freehold.testing import BANK, CHANCE, A, B, C, D, E, Table


def park(**setting: Any) -> Table:
    """A regular game in a set position."""
    return Table("theme-park", **setting)


def owing_50(**setting: Any) -> Table:
    """A has thrown 2+3 from p34 to p39 of D and is asked for 50 (more, where D has built there)."""
    t = park(**{"at": {A: 34}, "owns": {D: [39]}, **setting})
    return t.throw(A, 2, 3).do(D, "ask_rent")


def pass_all(t: Table) -> None:
    """Everybody who is asked for a bid passes."""
    for p in [q for q in range(t.s.seats) if t.waits(q) == "bid"]:
        t.do(p, "pass")


def test_TP_OQ_28_only_sums_are_kept_and_change_is_always_there() -> None:
    notes = load("theme-park").file.notes.value
    assert sum(int(note) * count for note, count in notes.items()) == 1500
    t = park(owns={B: [6]}, cash={A: 500})
    t.throw(A, 2, 4)
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (494, 1506)
    assert t.view(A)["cash"][:4] == [494, 1506, 1500, 1500]
    assert t.cash(BANK) == 15140 - 500 - 3 * 1500


def test_TP_OQ_29_a_group_completed_in_anothers_turn_may_be_built_on_at_once() -> None:
    t = park(turn=B, owns={A: [6, 8]})
    t.throw(B, 4, 5)
    t.do(B, "decline").do(A, "bid", 100)
    assert t.refused(A, "build", 6) != ""
    pass_all(t)
    assert t.owner(9) == A
    t.do(A, "build", 6)
    assert t.level(6) == 1
    assert t.cash(A) == 1350
    assert t.turn() == B


def test_TP_OQ_29_not_before_it_is_completed() -> None:
    t = park(turn=B, owns={A: [6, 8]})
    assert t.refused(A, "build", 6) == "group_incomplete"


def test_TP_OQ_30_the_fine_after_a_failed_throw_is_a_debt_to_the_bank() -> None:
    t = park(seats=3, jailed={A: 1}, cash={A: 10}, owns={A: [5]}, overlays=["short-game"])
    t.throw(A, 2, 5)
    assert t.debts() == [(A, BANK, 50)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "mortgage", 5)
    assert t.at(A) == 17
    assert t.cash(A) == 60


def test_TP_OQ_30_bankruptcy_over_it_ends_the_short_game() -> None:
    t = park(seats=3, jailed={A: 1}, cash={A: 10, C: 1501}, overlays=["short-game"])
    t.throw(A, 2, 5)
    assert t.out(A)
    assert t.over()
    assert t.winner() == C
    assert t.refused(B, "roll") == "game_over"


def test_TP_OQ_31_a_claim_runs_on_while_the_lander_sits_in_jail() -> None:
    for third_throw in (B, C):
        t = park(at={A: 31}, owns={A: [1], D: [39]})
        t.throw(A, 4, 4).throw(A, 1, 1).throw(A, 3, 3)
        assert t.jailed(A) == 1
        t.throw(B, 4, 6)
        if third_throw == C:
            t.do(B, "end_turn").throw(C, 4, 6)
            assert t.refused(D, "ask_rent", 39) == "claim_expired"
        else:
            t.do(D, "ask_rent")
            assert (t.cash(A), t.cash(D)) == (1700 - 50, 1550)


def test_TP_OQ_31_also_when_a_card_leads_to_jail() -> None:
    t = park(at={A: 31}, owns={D: [39]}, deck={"magic_lamp": ["go_to_jail"]})
    t.throw(A, 4, 4).throw(A, 1, 2)
    assert t.jailed(A) == 1
    assert t.claims(D) == [(A, 39, 50)]
    t.do(D, "ask_rent")
    assert t.cash(A) == 1650


def debtor_of_b() -> Table:
    """A (10, p5 mortgaged) owes B 50."""
    t = park(at={A: 34}, cash={A: 10}, owns={A: [5], B: [39]}, mortgaged=[5])
    return t.throw(A, 2, 3).do(B, "ask_rent")


def test_TP_OQ_32_a_debtor_with_too_little_stays_in_until_giving_up() -> None:
    t = debtor_of_b()
    assert not t.out(A)
    assert t.waits(A) == "debt"
    assert t.refused(A, "offer", C, [5], [], 30) == "debt_pending"
    t.do(A, "offer", C, [5], [], 40).do(C, "accept", 0)
    assert (t.cash(A), t.cash(B)) == (0, 1550)
    assert not t.out(A)
    t.do(C, "keep_mortgage")
    assert t.cash(C) == 1500 - 40 - 10
    assert t.waits(A) == "end"


def test_TP_OQ_32_giving_up_is_an_own_action() -> None:
    t = debtor_of_b()
    t.do(A, "give_up")
    assert t.happened("out") == [("A", "B")]
    assert t.owner(5) == B
    assert t.cash(B) == 1510
    solvent = owing_50(cash={A: 10}, owns={A: [5], D: [39]})
    assert solvent.refused(A, "give_up") == "can_pay"


def test_TP_OQ_32_it_happens_by_itself_when_nothing_is_left() -> None:
    t = owing_50(cash={A: 10})
    assert t.out(A)
    assert t.cash(D) == 1510
    assert t.turn() == B


def test_TP_OQ_32_a_card_is_something_left() -> None:
    t = owing_50(cash={A: 10}, holds={A: ["jail_free:magic_lamp"]})
    assert not t.out(A)
    t.do(A, "offer", C, [], [], 40, ["jail_free:magic_lamp"]).do(C, "accept", 0)
    assert (t.cash(A), t.cash(D)) == (0, 1550)
    assert not t.out(A)


@pytest.mark.parametrize(("cash", "out"), [(10, True), (30, False)])
def test_TP_OQ_32_a_rent_still_to_ask_is_something_left(cash: int, out: bool) -> None:
    t = park(turn=D, at={A: 34}, cash={A: cash}, owns={A: [5], D: [39]})
    t.throw(D, 2, 3)
    t.do(A, "offer", B, [5], [], 1).do(B, "accept", 0).do(D, "end_turn")
    t.throw(A, 2, 3)
    t.do(D, "ask_rent")
    assert not t.out(A)
    t.do(A, "ask_rent")
    assert t.out(A) == out
    assert (t.cash(A), t.cash(D)) == ((0, 1500 + 11) if out else (6, 1525))


def collecting() -> Table:
    """A collects 50 from each: B has 10 and p39, C 500 and sits in jail, D nothing at all."""
    return park(cash={B: 10, C: 500, D: 0}, owns={B: [39]}, jailed={C: 1}, deck={"magic_lamp": ["opera"]}).throw(
        A, 1, 1
    )


def test_TP_OQ_33_each_debtor_settles_before_the_next_pays() -> None:
    t = collecting()
    assert [t.cash(p) for p in (A, B, C, D)] == [1500, 10, 500, 0]
    assert t.refused(A, "roll") == "debt_pending"
    t.do(B, "mortgage", 39)
    assert [t.cash(p) for p in (A, B, C, D)] == [1600, 160, 450, 0]
    assert t.out(D)
    assert t.happened("out") == [("D", "A")]
    assert t.waits(A) == "roll"


def test_TP_OQ_33_a_bankruptcy_does_not_end_the_series() -> None:
    t = park(cash={B: 30, C: 500}, owns={B: [5]}, mortgaged=[5], deck={"magic_lamp": ["opera"]})
    t.throw(A, 1, 1)
    t.do(B, "give_up")
    assert t.waits(A) == "lift"
    assert (t.cash(A), t.cash(C), t.cash(D)) == (1530, 500, 1500)
    t.do(A, "keep_mortgage")
    assert [t.cash(p) for p in (A, C, D)] == [1500 + 30 - 10 + 100, 450, 1450]
    assert t.waits(A) == "roll"


def test_TP_OQ_33_the_collector_going_out_does() -> None:
    t = collecting()
    t.do(A, "leave")
    assert [t.cash(p) for p in (B, C, D)] == [10, 500, 0]
    assert not t.out(D)
    assert t.turn() == B


def test_TP_OQ_33_one_player_left_does() -> None:
    t = park(seats=3, cash={B: 0, C: 0}, deck={"magic_lamp": ["opera"]})
    t.throw(A, 1, 1)
    assert t.over()
    assert t.winner() == A


def late_rent(**setting: Any) -> Table:
    """A has landed on p39 of D and ended the turn; B reaches p6; D asks, and A (0, p5) owes 50."""
    t = park(**{"at": {A: 34}, "cash": {A: 0}, "owns": {A: [5], D: [39]}, **setting})
    t.throw(A, 2, 3)
    return t.do(A, "end_turn").throw(B, 2, 4).do(D, "ask_rent")


def test_TP_OQ_34_the_turn_stands_still_while_a_debt_is_open() -> None:
    t = late_rent()
    for verb in ("buy", "decline", "end_turn", "roll"):
        assert t.refused(B, verb) == "debt_pending"
    t.do(A, "mortgage", 5)
    assert (t.cash(A), t.cash(D)) == (50, 1550)
    assert t.waits(B) == "buy"
    t.do(B, "buy")
    assert t.owner(6) == B


def test_TP_OQ_34_no_tax_is_chosen_meanwhile() -> None:
    t = park(at={A: 34}, cash={A: 0}, owns={A: [5], D: [39]})
    t.throw(A, 2, 3)
    t.do(A, "end_turn").throw(B, 1, 3)
    t.do(D, "ask_rent")
    assert t.refused(B, "tax_flat") == "debt_pending"
    assert t.refused(B, "tax_percent") == "debt_pending"
    t.do(A, "mortgage", 5).do(B, "tax_flat")
    assert t.cash(B) == 1300


def test_TP_OQ_34_others_go_on_but_start_no_auction() -> None:
    t = late_rent(owns={A: [5], C: [1, 3, 15], B: [11, 13, 14], D: [39]}, stock=(13, 12))
    t.do(C, "build", 1).do(C, "mortgage", 15).do(C, "offer", B, [15], [], 5)
    assert t.level(1) == 1
    assert t.refused(C, "build", 3) == "debt_pending"
    t.do(A, "mortgage", 5).do(C, "build", 3)
    assert t.waits(B) == "want"


def test_TP_OQ_34_rent_asked_of_a_debtor_queues_behind() -> None:
    t = park(at={A: 31}, cash={A: 0}, owns={A: [5, 15], C: [1], D: [37, 39]})
    t.throw(A, 4, 4).throw(A, 1, 1)
    assert t.cash(A) == 200
    t.s.cash[A] = 0
    t.do(D, "ask_rent").do(C, "ask_rent")
    assert t.debts() == [(A, D, 100), (A, C, 2)]
    t.do(A, "mortgage", 5)
    assert t.debts() == [(A, C, 2)]
    t.do(A, "mortgage", 15)
    assert (t.cash(A), t.cash(C), t.cash(D)) == (98, 1502, 1600)


def test_TP_OQ_34_a_debtors_own_asking_raises_money_and_is_settled_first() -> None:
    t = park(at={A: 34, B: 0}, cash={A: 0, B: 0}, owns={A: [6, 8, 9], B: [15], D: [39]})
    t.throw(A, 2, 3)
    t.do(A, "end_turn").throw(B, 2, 4)
    t.do(D, "ask_rent").do(A, "ask_rent")
    assert t.debts() == [(B, A, 12), (A, D, 50)]
    assert (t.waits(B), t.waits(A)) == ("debt", "")
    t.do(B, "mortgage", 15)
    assert t.debts() == [(A, D, 50)]
    assert (t.cash(A), t.cash(B)) == (12, 88)
    t.do(A, "mortgage", 6)
    assert (t.cash(A), t.cash(D)) == (12, 1550)
    assert t.waits(B) == "end"


def test_TP_OQ_34_debts_come_before_estates_and_estates_before_the_turn() -> None:
    t = park(seats=5, turn=C, at={C: 34}, cash={C: 0}, owns={A: [1], B: [3], C: [5], D: [39]})
    t.throw(C, 2, 3)
    t.do(D, "ask_rent").do(B, "leave").do(A, "leave")
    assert t.happened("auction") == []
    assert t.refused(C, "bid", 5) != ""
    t.do(C, "mortgage", 5)
    assert t.happened("auction") == [(3,)]
    assert t.refused(C, "end_turn") == "auction_open"
    t.do(C, "bid", 5)
    pass_all(t)
    assert t.happened("auction") == [(3,), (1,)]
    assert [t.waits(p) for p in (C, D, E)] == ["bid"] * 3
    pass_all(t)
    assert (t.owner(3), t.owner(1)) == (C, BANK)
    assert t.waits(C) == "end"


def test_TP_OQ_34_a_bankruptcy_outside_the_own_turn_leaves_the_turn() -> None:
    t = late_rent(owns={A: [5], D: [39]}, mortgaged=[5])
    t.do(A, "give_up").do(D, "keep_mortgage")
    assert t.turn() == B
    assert t.waits(B) == "buy"


def test_TP_OQ_35_an_undecided_purchase_lapses_without_auction() -> None:
    t = park(cash={A: 100}, owns={B: [6, 8, 9]}, level={6: 4, 8: 5, 9: 4})
    t.throw(A, 4, 4).throw(A, 1, 2)
    assert t.waits(A) == "buy"
    t.do(B, "ask_rent")
    assert t.out(A)
    assert t.cash(B) == 1600
    assert t.owner(11) == BANK
    assert t.happened("auction") == []
    assert (t.turn(), t.waits(B)) == (B, "roll")


def test_TP_OQ_35_an_undecided_tax_lapses() -> None:
    t = park(at={A: 37}, cash={A: 0}, owns={B: [37, 39]}, level={37: 4, 39: 5})
    t.throw(A, 1, 1).throw(A, 2, 3)
    assert t.waits(A) == "tax"
    t.do(B, "ask_rent")
    assert t.out(A)
    assert t.cash(B) == 1700
    assert (t.turn(), t.waits(B)) == (B, "roll")


def test_TP_OQ_35_debts_to_one_who_leaves_lapse() -> None:
    t = park(turn=C, at={C: 34}, cash={C: 0}, owns={A: [39], C: [5]})
    t.throw(C, 2, 3)
    t.do(A, "ask_rent")
    assert t.debts() == [(C, A, 50)]
    t.do(A, "leave")
    assert t.debts() == []
    assert t.cash(C) == 0
    pass_all(t)
    assert t.waits(C) == "end"


def test_TP_OQ_35_a_drawn_card_goes_under_its_deck_and_a_further_throw_lapses() -> None:
    t = park(cash={A: 0}, deck={"magic_lamp": ["hospital"]})
    t.throw(A, 1, 1)
    assert t.out(A)
    assert t.pile("magic_lamp") == ["hospital"]
    assert (t.turn(), t.waits(B)) == (B, "roll")
    assert t.refused(A, "roll") == "eliminated"


def test_TP_OQ_35_the_move_after_the_jail_fine_lapses() -> None:
    t = park(jailed={A: 3}, cash={A: 10})
    t.throw(A, 2, 5)
    assert t.out(A)
    assert t.happened("drawn") == []
    assert t.happened("moved") == []
    assert t.turn() == B


def test_TP_OQ_35_offers_lapse() -> None:
    t = park(owns={A: [5], C: [15]})
    t.do(A, "offer", B, [5], [], 10).do(C, "offer", A, [15], [], 10).do(C, "offer", B, [15], [], 10).do(A, "leave")
    pass_all(t)
    assert t.refused(B, "accept", 0) == "no_offer"
    assert t.refused(C, "withdraw", 1) == "no_offer"
    assert t.may(B, "accept", 2)


def test_TP_OQ_35_bidding_starts_anew_when_the_leader_leaves() -> None:
    t = park(owns={C: [5]})
    t.throw(A, 1, 2)
    t.do(A, "decline").do(C, "bid", 50).do(A, "pass").do(B, "pass").do(C, "leave")
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid", "bid", "", "bid"]
    t.do(B, "bid", 1)
    pass_all(t)
    assert (t.owner(3), t.cash(B)) == (B, 1499)
    assert t.happened("auction") == [(3,), (5,)]
    pass_all(t)
    assert t.waits(A) == "end"


def test_TP_OQ_36_an_unasked_claim_blocks_nothing() -> None:
    t = park(owns={C: [11], D: [8], A: [15]})
    t.throw(A, 4, 4)
    assert t.may(A, "offer", B, [15], [], 5)
    t.throw(A, 1, 2)
    assert t.claims(D) == [(A, 8, 6)]
    assert t.claims(C) == [(A, 11, 10)]
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(D)) == (1494, 1506)
    assert t.claims(C) == [(A, 11, 10)]
    assert t.refused(D, "ask_rent", 8) == "no_rent_due"
    t.do(A, "end_turn")
    assert t.turn() == B
    t.do(C, "ask_rent")
    assert t.cash(A) == 1484


def test_TP_OQ_36_the_owner_may_sell_and_keeps_the_claim() -> None:
    t = park(owns={D: [8]})
    t.throw(A, 3, 5)
    t.do(D, "offer", B, [8], [], 100).do(B, "accept", 0)
    assert t.refused(B, "ask_rent", 8) == "no_rent_due"
    t.do(D, "ask_rent", 8)
    assert t.cash(A) == 1494


def test_TP_OQ_37_every_action_done_for_a_silent_player_is_legal() -> None:
    t = park(turn=A, jailed={A: 2}, at={B: 1}, owns={C: [5]})
    t.do(C, "offer", A, [5], [], 10).do(A, "refuse", 0)
    t.do(A, "roll").do(CHANCE, "dice", 1, 2)
    t.do(A, "end_turn")
    t.do(B, "roll").do(CHANCE, "dice", 1, 1)
    t.do(B, "decline")
    pass_all(t)
    t.do(B, "roll").do(CHANCE, "dice", 3, 4)
    t.do(B, "end_turn").throw(C, 1, 3)
    t.do(C, "tax_flat")
    assert t.cash(C) == 1300
    assert t.refused(C, "tax_flat") == "choice_locked"
    t = park(owns={A: [6, 8, 9], B: [1, 3], C: [39]}, mortgaged=[39], stock=(1, 12))
    t.do(A, "build", 6).do(B, "want", 0)
    assert t.level(6) == 1
    t.do(C, "offer", B, [39], [], 10).do(B, "accept", 0).do(B, "keep_mortgage")
    assert t.cash(B) == 1470


def test_TP_OQ_37_a_silent_debtor_mortgages_in_board_order() -> None:
    t = park(at={A: 2}, cash={A: 0}, owns={A: [6, 8], D: [12]})
    t.throw(A, 4, 6)
    t.do(D, "ask_rent")
    assert t.debts() == [(A, D, 40)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "mortgage", 6)
    assert t.cash(A) == 10
    assert t.mortgaged(6)
    assert not t.mortgaged(8)
    assert t.debts() == []
    t.do(A, "end_turn")


def test_TP_OQ_37_pieces_go_first_and_evenly() -> None:
    owns = {A: [1, 3, 6, 8, 9], D: [37, 39]}
    t = owing_50(cash={A: 0}, owns=owns, level={1: 2, 3: 2, 6: 1, 8: 1, 9: 1, 37: 1, 39: 1})
    assert t.debts() == [(A, D, 200)]
    for d in (1, 3, 1, 3, 6, 8, 9):
        t.do(A, "sell", d)
    assert t.cash(A) == 175
    t.do(A, "mortgage", 1)
    assert (t.cash(A), t.cash(D)) == (5, 1700)
    assert t.waits(A) == "end"


def test_TP_OQ_37_else_the_debtor_gives_up() -> None:
    t = owing_50(cash={A: 0}, owns={A: [1], D: [39]})
    t.do(A, "mortgage", 1)
    assert t.waits(A) == "debt"
    t.do(A, "give_up")
    assert t.out(A)
    assert t.cash(D) == 1530


def test_TP_OQ_38_what_is_owed_is_paid_as_far_as_cash_goes_and_the_rest_is_counted() -> None:
    t = park(seats=3, cash={B: 0, C: 20}, owns={C: [39]}, deck={"magic_lamp": ["opera"]}, overlays=["short-game"])
    t.throw(A, 1, 1)
    assert t.over()
    assert t.out(B)
    assert not t.out(C)
    assert (t.cash(A), t.cash(C)) == (1520, 0)
    assert (t.score(A), t.score(C)) == (1550, 370)
    assert t.winner() == A
    assert t.refused(C, "mortgage", 39) == "game_over"


def test_TP_OQ_38_so_is_interest_on_the_deeds_received_and_unasked_rent_lapses() -> None:
    t = park(
        seats=3, at={A: 35, C: 0}, cash={A: 0, B: 5, C: 900}, owns={A: [37], B: [39], C: [5]}, mortgaged=[37],
        overlays=["short-game"],
    )  # fmt: skip
    t.throw(A, 2, 2)
    t.throw(A, 2, 4)
    t.s.cash[A] = 0
    assert t.claims(C) == [(A, 5, 25)]
    t.do(B, "ask_rent").do(A, "give_up")
    assert t.over()
    assert t.owner(37) == B
    assert t.cash(B) == 0
    assert (t.score(B), t.score(C)) == (400 + 175 - 13, 900 + 200)
    assert t.winner() == C


def overlay(folder: Path, back: int) -> str:
    """The path of an overlay whose card `back_three` goes back so many spaces."""
    path = folder / f"back-{back}.toml"
    path.write_text(
        f'id = "back-{back}"\ntitle = "trial"\nabout = "For one test."\nof = ["theme-park"]\n'
        "[[replaces.deck.wishing_well.card]]\n"
        f'id = "back_three"\ntext = "Go back."\ndoes = [["go_back", {back}]]\nbasis = "assumed"\n'
    )
    return str(path)


def test_TP_OQ_39_a_card_may_lead_to_a_further_card_or_a_tax() -> None:
    t = park(at={A: 31}, deck={"wishing_well": ["back_three"], "magic_lamp": ["bank_error"]})
    t.throw(A, 2, 3)
    assert t.at(A) == 33
    assert t.happened("drawn") == [("A", "back_three"), ("A", "bank_error")]
    assert t.cash(A) == 1700
    t = park(deck={"wishing_well": ["back_three"]})
    t.throw(A, 3, 4)
    assert t.at(A) == 4
    assert t.waits(A) == "tax"
    assert t.refused(A, "end_turn") == "space_pending"
    t.do(A, "tax_percent")
    assert t.cash(A) == 1350


def test_TP_OQ_39_purchase_and_rent_apply_and_doubles_still_give_their_throw() -> None:
    t = park(at={A: 3}, deck={"wishing_well": ["advance_to_24"]})
    t.throw(A, 2, 2)
    assert t.refused(A, "roll") == "space_pending"
    t.do(A, "buy")
    assert (t.owner(24), t.cash(A)) == (A, 1260)
    assert t.waits(A) == "roll"
    t = park(owns={B: [24]}, deck={"wishing_well": ["advance_to_24"]})
    t.throw(A, 3, 4)
    t.do(B, "ask_rent")
    assert t.cash(A) == 1480
    assert t.refused(A, "roll") == "no_throw_left"


def test_TP_OQ_39_so_does_go_to_jail(tmp_path: Path) -> None:
    t = park(at={A: 32}, overlays=[overlay(tmp_path, 6)], deck={"wishing_well": ["back_three"]})
    t.throw(A, 2, 2)
    assert t.jailed(A) == 1
    assert t.at(A) == 10
    assert t.cash(A) == 1500
    assert t.refused(A, "roll") == "not_your_turn"


def two_mortgages(cash: int, **setting: Any) -> Table:
    """B has bought mortgaged p37 and p39 from A and has this much money left."""
    t = park(**{"cash": {B: cash + 100}, "owns": {A: [37, 39]}, "mortgaged": [37, 39], **setting})
    return t.do(A, "offer", B, [39, 37], [], 100).do(B, "accept", 0)


def test_TP_OQ_40_freeing_must_leave_the_interest_of_those_to_come() -> None:
    t = two_mortgages(210)
    assert t.cash(B) == 210
    assert t.waits(B) == "lift"
    assert t.refused(B, "lift", 37) == "not_enough_cash"
    t.do(B, "keep_mortgage")
    assert t.cash(B) == 192
    t.do(B, "keep_mortgage")
    assert t.cash(B) == 172
    assert (t.mortgaged(37), t.mortgaged(39)) == (True, True)
    assert t.waits(A) == "roll"


def test_TP_OQ_40_the_interest_of_a_deed_held_is_paid_before_the_next_is_asked_about() -> None:
    t = two_mortgages(230)
    t.do(B, "keep_mortgage", 37)
    assert t.refused(B, "lift", 39) == "not_enough_cash"
    enough = two_mortgages(213)
    enough.do(B, "lift", 37).do(B, "keep_mortgage")
    assert enough.cash(B) == 0
    assert not enough.mortgaged(37)


def test_TP_OQ_40_one_after_the_other_from_GO_upwards_while_play_waits() -> None:
    owns = {A: [37, 39], B: [6, 8, 9, 5], C: [15]}
    t = two_mortgages(600, owns=owns, level={6: 1})
    assert not t.may(B, "lift", 39)
    assert not t.may(B, "keep_mortgage", 39)
    assert not t.may(B, "build", 8)
    assert not t.may(B, "offer", C, [5], [], 10)
    assert not t.may(C, "offer", B, [15], [], 10) or not t.may(B, "accept", 1)
    assert t.refused(A, "roll") == "debt_pending"
    t.do(B, "sell", 6).do(B, "mortgage", 5)
    assert t.cash(B) == 600 + 25 + 100
    t.do(B, "lift", 37)
    assert t.cash(B) == 725 - 193
    assert t.refused(A, "roll") == "debt_pending"
    t.do(B, "keep_mortgage", 39)
    assert t.cash(B) == 725 - 193 - 20
    assert t.waits(A) == "roll"


def test_TP_OQ_40_after_holding_the_interest_falls_due_again() -> None:
    t = two_mortgages(300)
    t.do(B, "keep_mortgage").do(B, "keep_mortgage").do(B, "lift", 37)
    assert t.cash(B) == 300 - 18 - 20 - 193


def test_TP_OQ_40_a_deed_may_be_freed_after_another_was_held() -> None:
    t = two_mortgages(600)
    t.do(B, "keep_mortgage").do(B, "lift", 39)
    assert t.cash(B) == 600 - 18 - 220
    assert (t.mortgaged(37), t.mortgaged(39)) == (True, False)
    assert t.waits(A) == "roll"


def test_TP_OQ_40_so_also_after_a_bankruptcy() -> None:
    t = owing_50(cash={A: 0, D: 500}, owns={A: [5, 37], D: [39]}, mortgaged=[5, 37])
    t.do(A, "give_up")
    assert t.waits(D) == "lift"
    assert t.refused(B, "roll") == "debt_pending"
    t.do(D, "lift", 5)
    assert t.cash(D) == 390
    t.do(D, "keep_mortgage", 37)
    assert t.cash(D) == 372
    assert t.refused(A, "lift", 37) == "eliminated"
    assert (t.turn(), t.waits(B)) == (B, "roll")


@pytest.mark.parametrize("verb", ["buy", "end_turn", "bid"])
def test_TP_OQ_40_nothing_else_is_asked_meanwhile(verb: str) -> None:
    t = two_mortgages(600)
    assert not t.may(A, verb, *([5] if verb == "bid" else []))
