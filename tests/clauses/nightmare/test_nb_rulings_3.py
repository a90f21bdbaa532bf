"""Rulings NB-OQ-30 to NB-OQ-38: giving up, what comes first, what lapses, silence, moves by card, mortgages."""

from pathlib import Path
from typing import Any

import pytest

from freehold.bots.play import Player
from freehold.testing import BANK, CHANCE, A, B, C, D, E, Table

HALLOWEEN = "halloween_presents"
CHRISTMAS = "christmas_presents"
SHORT = "nightmare-short-game"
COLLECT_50 = """
id = "collect"
title = "trial"
about = "For one test: the birthday brings 50 from each."
of = ["nightmare"]

[[replaces.deck.christmas_presents.card]]
id = "birthday"
text = "Every player gives you 50."
does = [["from_each", 50]]
basis = "assumed"
"""


@pytest.fixture
def fifty(tmp_path: Path) -> str:
    """An overlay whose birthday card brings 50 from each."""
    path = tmp_path / "collect.toml"
    path.write_text(COLLECT_50, encoding="utf-8")
    return str(path)


def town(**setting: Any) -> Table:
    """A regular game in a set position."""
    return Table("nightmare", **setting)


def owing_50(**setting: Any) -> Table:
    """A has thrown 2+3 from p34 to p39 of D and is asked for 50 (more, where D has built there)."""
    t = town(**{"at": {A: 34}, "owns": {D: [39]}, **setting})
    return t.throw(A, 2, 3).do(D, "ask_rent")


def pass_all(t: Table) -> None:
    """Everybody who is asked for a bid passes."""
    for p in [q for q in range(t.s.seats) if t.waits(q) == "bid"]:
        t.do(p, "pass")


def debtor_of_b() -> Table:
    """A (10, p5 mortgaged) owes B 50."""
    t = town(at={A: 34}, cash={A: 10}, owns={A: [5], B: [39]}, mortgaged=[5])
    return t.throw(A, 2, 3).do(B, "ask_rent")


def test_NB_OQ_30_a_debtor_with_too_little_stays_in_until_giving_up() -> None:
    t = debtor_of_b()
    assert (t.out(A), t.waits(A)) == (False, "debt")
    assert t.refused(A, "offer", C, [5], [], 30) == "debt_pending"
    t.do(A, "offer", C, [5], [], 40).do(C, "accept", 0)
    assert (t.cash(A), t.cash(B), t.out(A)) == (0, 1550, False)
    t = debtor_of_b()
    t.do(A, "give_up")
    assert (t.happened("out"), t.owner(5), t.cash(B)) == ([("A", "B")], B, 1510)


def test_NB_OQ_30_not_while_the_debt_can_be_met() -> None:
    assert owing_50(cash={A: 10}, owns={A: [5], D: [39]}).refused(A, "give_up") == "can_pay"


def test_NB_OQ_30_it_happens_by_itself_when_nothing_is_left() -> None:
    t = owing_50(cash={A: 10})
    assert (t.out(A), t.cash(D), t.turn()) == (True, 1510, B)
    t = owing_50(cash={A: 10}, holds={A: [f"jail_free:{CHRISTMAS}"]})
    assert not t.out(A), "a card is something left"


@pytest.mark.parametrize(("throw", "out"), [((1, 1), True), ((1, 2), False)])
def test_NB_OQ_30_a_rent_still_to_ask_is_something_left_and_its_throw_comes_first(
    throw: tuple[int, int], out: bool
) -> None:
    """D owns nothing any more, owes A 10 for a card, and has a claim of four times a throw on A."""
    t = town(at={A: 4}, owns={D: [12]}, deck={CHRISTMAS: ["birthday"]})
    t.throw(A, 4, 4)
    assert t.claims(D) == [(A, 12, 4)]
    t.do(D, "offer", C, [12], [], 1).do(C, "accept", 0)
    t.s.cash[D] = 0
    t.throw(A, 2, 3)
    assert (t.at(A), t.cash(A)) == (17, 1520)
    assert (t.debts(), t.waits(D), t.out(D)) == ([(D, A, 10)], "debt", False)
    t.do(D, "ask_rent").throw(A, *throw)
    rent = 4 * sum(throw)
    assert t.out(D) == out
    assert (t.cash(D), t.cash(A)) == ((0, 1520) if out else (rent - 10, 1530 - rent))


def collecting(fifty: str) -> Table:
    """A collects 50 from each: B has 10 and p39, C 500 and sits in jail, D nothing at all."""
    return town(
        cash={B: 10, C: 500, D: 0}, owns={B: [39]}, jailed={C: 1}, deck={CHRISTMAS: ["birthday"]}, overlays=[fifty]
    ).throw(A, 1, 1)


def test_NB_OQ_31_each_debtor_settles_before_the_next_pays(fifty: str) -> None:
    t = collecting(fifty)
    assert [t.cash(p) for p in (A, B, C, D)] == [1500, 10, 500, 0]
    assert t.refused(A, "roll") == "debt_pending"
    t.do(B, "mortgage", 39)
    assert [t.cash(p) for p in (A, B, C, D)] == [1600, 160, 450, 0]
    assert (t.happened("out"), t.waits(A)) == ([("D", "A")], "roll")


def test_NB_OQ_31_a_bankruptcy_does_not_end_the_series_but_the_collectors_does(fifty: str) -> None:
    t = town(cash={B: 30, C: 500}, owns={B: [5]}, mortgaged=[5], deck={CHRISTMAS: ["birthday"]}, overlays=[fifty])
    t.throw(A, 1, 1).do(B, "give_up")
    assert (t.waits(A), t.cash(A), t.cash(C)) == ("lift", 1530, 500)
    t.do(A, "keep_mortgage")
    assert [t.cash(p) for p in (A, C, D)] == [1500 + 30 - 10 + 100, 450, 1450]
    t = collecting(fifty)
    t.do(A, "leave")
    assert ([t.cash(p) for p in (B, C, D)], t.turn()) == ([10, 500, 0], B)
    t = town(seats=3, cash={B: 0, C: 0}, deck={CHRISTMAS: ["birthday"]}, overlays=[fifty])
    t.throw(A, 1, 1)
    assert (t.over(), t.winner()) == (True, A)


def late_rent(**setting: Any) -> Table:
    """A has landed on p39 of D and ended the turn; D asks, and A (0, p5) owes 50 while B is to throw."""
    t = town(**{"at": {A: 34}, "cash": {A: 0}, "owns": {A: [5], D: [39]}, **setting})
    return t.throw(A, 2, 3).do(A, "end_turn").do(D, "ask_rent")


def test_NB_OQ_32_nobody_throws_while_a_debt_is_open() -> None:
    t = late_rent()
    assert t.refused(B, "roll") == "debt_pending"
    t.do(A, "mortgage", 5)
    assert (t.cash(A), t.cash(D), t.waits(B)) == (50, 1550, "roll")
    t.throw(B, 4, 6)


def test_NB_OQ_32_nobody_buys_declines_or_ends_the_turn_meanwhile() -> None:
    owns = {A: [5], B: [15], C: [6, 8, 9]}
    t = town(cash={A: 30}, owns=owns, level={6: 1, 8: 2, 9: 1})
    t.throw(A, 4, 4).throw(A, 1, 2)
    t.s.cash[A] = 80
    assert (t.at(A), t.waits(A), t.claims(C)) == (11, "buy", [(A, 8, 90)])
    t.do(C, "ask_rent")
    assert t.refused(A, "decline") == "debt_pending"
    assert t.refused(A, "end_turn") == "debt_pending"
    assert t.refused(A, "roll") == "debt_pending"
    assert t.refused(A, "buy") == "debt_pending"
    t.do(A, "mortgage", 5)
    assert (t.cash(A), t.cash(C), t.waits(A)) == (90, 1590, "buy")


def test_NB_OQ_32_others_go_on_but_start_no_auction() -> None:
    t = late_rent(owns={A: [5], C: [1, 3, 15], B: [11, 13, 14], D: [39]}, stock=(13, 12))
    t.do(C, "build", 1).do(C, "mortgage", 15).do(C, "offer", B, [15], [], 5)
    assert t.refused(C, "build", 3) == "debt_pending"
    t.do(A, "mortgage", 5).do(C, "build", 3)
    assert t.waits(B) == "want"


def test_NB_OQ_32_rent_asked_of_a_debtor_queues_behind() -> None:
    t = town(at={A: 31}, cash={A: 0}, owns={A: [5, 15], C: [1], D: [37, 39]})
    t.throw(A, 4, 4).throw(A, 1, 1)
    t.s.cash[A] = 0
    t.do(D, "ask_rent").do(C, "ask_rent")
    assert t.debts() == [(A, D, 100), (A, C, 2)]
    t.do(A, "mortgage", 5).do(A, "mortgage", 15)
    assert (t.cash(A), t.cash(C), t.cash(D)) == (98, 1502, 1600)


def in_debt_with_a_claim(cash_of_b: int) -> Table:
    """A owes D 50 and has p12, on which B has just landed and owes four times a throw."""
    t = town(turn=B, seats=4, at={B: 2, A: 0}, cash={B: cash_of_b}, owns={A: [12], B: [15], D: [39]})
    t.throw(B, 4, 6)
    assert t.claims(A) == [(B, 12, 4)]
    t.s.cash[A] = 0
    return t


def test_NB_OQ_32_a_debtors_own_asking_is_settled_first_its_throw_included() -> None:
    t = in_debt_with_a_claim(0)
    t.s.claims += 1
    t.s.claim_by[1], t.s.claim_of[1], t.s.claim_on[1], t.s.claim_amount[1], t.s.claim_left[1] = D, A, 39, 50, 1
    t.do(D, "ask_rent")
    assert (t.debts(), t.waits(A)) == ([(A, D, 50)], "debt")
    t.do(A, "ask_rent")
    assert (t.waits(CHANCE), t.waits(A)) == ("dice", "")
    t.throw(B, 6, 6)
    assert t.debts() == [(B, A, 48), (A, D, 50)]
    assert (t.waits(B), t.waits(A)) == ("debt", "")
    t.do(B, "mortgage", 15)
    assert (t.cash(A), t.cash(B), t.debts()) == (48, 52, [(A, D, 50)])
    t.do(A, "mortgage", 12)
    assert (t.cash(A), t.cash(D), t.waits(B)) == (73, 1550, "end")


def test_NB_OQ_32_so_one_is_not_bankrupt_before_the_throw_is_made() -> None:
    t = in_debt_with_a_claim(1500)
    t.do(A, "offer", C, [12], [], 0).do(C, "accept", 0)
    t.s.claims += 1
    t.s.claim_by[1], t.s.claim_of[1], t.s.claim_on[1], t.s.claim_amount[1], t.s.claim_left[1] = D, A, 39, 50, 1
    t.do(D, "ask_rent")
    assert (t.out(A), t.waits(A)) == (False, "debt")
    t.do(A, "ask_rent", 12).throw(B, 6, 6)
    assert (t.out(A), t.cash(D), t.cash(B)) == (True, 1548, 1452)


def test_NB_OQ_32_debts_come_before_estates_and_estates_before_the_turn() -> None:
    t = town(seats=5, turn=C, at={C: 34}, cash={C: 0}, owns={A: [1], B: [3], C: [5], D: [39]})
    t.throw(C, 2, 3).do(D, "ask_rent").do(B, "leave").do(A, "leave")
    assert t.happened("auction") == []
    t.do(C, "mortgage", 5)
    assert t.happened("auction") == [(3,)]
    assert t.refused(C, "end_turn") == "auction_open"
    t.do(C, "bid", 5)
    pass_all(t)
    assert t.happened("auction") == [(3,), (1,)]
    assert [t.waits(p) for p in (C, D, E)] == ["bid"] * 3
    pass_all(t)
    assert (t.owner(3), t.owner(1), t.waits(C)) == (C, BANK, "end")


def test_NB_OQ_32_a_bankruptcy_outside_the_own_turn_leaves_the_turn() -> None:
    t = late_rent(owns={A: [5], D: [39]}, mortgaged=[5])
    t.do(A, "give_up").do(D, "keep_mortgage")
    assert (t.turn(), t.waits(B)) == (B, "roll")


def test_NB_OQ_33_an_undecided_purchase_lapses_without_auction() -> None:
    t = town(cash={A: 100}, owns={B: [6, 8, 9]}, level={6: 4, 8: 5, 9: 4})
    t.throw(A, 4, 4).throw(A, 1, 2)
    assert t.waits(A) == "buy"
    t.do(B, "ask_rent")
    assert (t.out(A), t.cash(B), t.owner(11), t.happened("auction")) == (True, 1600, BANK, [])
    assert (t.turn(), t.waits(B)) == (B, "roll")


def test_NB_OQ_33_debts_to_one_who_leaves_lapse() -> None:
    t = town(turn=C, at={C: 34}, cash={C: 0}, owns={A: [39], C: [5]})
    t.throw(C, 2, 3).do(A, "ask_rent")
    assert t.debts() == [(C, A, 50)]
    t.do(A, "leave")
    assert (t.debts(), t.cash(C)) == ([], 0)
    pass_all(t)
    assert t.waits(C) == "end"


def test_NB_OQ_33_a_further_throw_and_the_move_after_the_fine_lapse_and_a_card_goes_under() -> None:
    t = town(cash={A: 0}, deck={CHRISTMAS: ["hospital"]})
    t.throw(A, 1, 1)
    assert (t.out(A), t.pile(CHRISTMAS), t.turn(), t.waits(B)) == (True, ["hospital"], B, "roll")
    t = town(jailed={A: 3}, cash={A: 10})
    t.throw(A, 2, 5)
    assert (t.out(A), t.happened("moved"), t.happened("drawn"), t.turn()) == (True, [], [], B)


def test_NB_OQ_33_offers_lapse_and_bidding_starts_anew_when_the_leader_leaves() -> None:
    t = town(owns={A: [5], C: [15]})
    t.do(A, "offer", B, [5], [], 10).do(C, "offer", A, [15], [], 10).do(C, "offer", B, [15], [], 10).do(A, "leave")
    pass_all(t)
    assert t.refused(B, "accept", 0) == "no_offer"
    assert t.refused(C, "withdraw", 1) == "no_offer"
    assert t.may(B, "accept", 2)
    t = town(owns={C: [5]})
    t.throw(A, 1, 2).do(A, "decline").do(C, "bid", 50).do(A, "pass").do(B, "pass").do(C, "leave")
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid", "bid", "", "bid"]
    t.do(B, "bid", 1)
    pass_all(t)
    assert (t.owner(3), t.cash(B)) == (B, 1499)


def test_NB_OQ_34_an_unasked_claim_blocks_nothing() -> None:
    t = town(owns={C: [11], D: [8], A: [15]})
    t.throw(A, 4, 4)
    assert t.may(A, "offer", B, [15], [], 5)
    t.throw(A, 1, 2)
    assert (t.claims(D), t.claims(C)) == ([(A, 8, 6)], [(A, 11, 10)])
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(D), t.claims(C)) == (1494, 1506, [(A, 11, 10)])
    t.do(A, "end_turn")
    assert t.may(C, "ask_rent")
    t.do(B, "roll")
    assert t.refused(C, "ask_rent", 11) == "claim_expired"


def test_NB_OQ_34_the_owner_may_sell_and_keeps_the_claim() -> None:
    t = town(owns={D: [8]})
    t.throw(A, 3, 5).do(D, "offer", B, [8], [], 100).do(B, "accept", 0)
    assert t.refused(B, "ask_rent", 8) == "no_rent_due"
    t.do(D, "ask_rent", 8)
    assert t.cash(A) == 1494


def silent(t: Table) -> Player:
    """A player whose seats all keep silent, at this table."""
    player = Player(t.edition, t.s.seats, 3, ["silent"] * t.s.seats)
    player.game = t.s
    return player


def test_NB_OQ_35_a_silent_debtor_mortgages_in_board_order() -> None:
    t = town(at={A: 5}, cash={A: 0}, owns={A: [6, 8], D: [12]})
    t.throw(A, 3, 4).do(D, "ask_rent").throw(A, 4, 6)
    assert t.debts() == [(A, D, 40)]
    assert silent(t).step() == (A, "mortgage", (6,))
    assert (t.cash(A), t.mortgaged(6), t.mortgaged(8), t.debts()) == (10, True, False, [])


def test_NB_OQ_35_pieces_go_first_and_evenly_and_at_last_one_gives_up() -> None:
    owns = {A: [1, 3, 6, 8, 9], D: [37, 39]}
    t = owing_50(cash={A: 0}, owns=owns, level={1: 2, 3: 2, 6: 1, 8: 1, 9: 1, 37: 1, 39: 1})
    assert t.debts() == [(A, D, 200)]
    player = silent(t)
    done = []
    while t.debts():
        done.append(player.step()[1:])
    assert [verb for verb, _ in done] == ["sell"] * 7 + ["mortgage"]
    assert [args[0] for _, args in done] == [1, 3, 1, 3, 6, 8, 9, 1]
    assert t.cash(A) == 5
    t = owing_50(cash={A: 0}, owns={A: [1], D: [39]})
    assert silent(t).step() == (A, "give_up", ())


def test_NB_OQ_35_the_plainest_answer_to_every_question() -> None:
    said = [
        (town(), (A, "roll", ())),
        (town(jailed={A: 2}), (A, "roll", ())),
        (town().throw(A, 1, 2), (A, "decline", ())),
        (town().throw(A, 1, 2).do(A, "decline"), (A, "pass", ())),
        (town().throw(A, 4, 6), (A, "end_turn", ())),
        (town(at={A: 34}, owns={D: [39]}).throw(A, 2, 3), (A, "end_turn", ())),
        (town(owns={A: [6, 8, 9], B: [1, 3]}, stock=(1, 12)).do(A, "build", 6), (B, "want", (0,))),
    ]
    for t, expected in said:
        assert silent(t).next() == expected
    t = town(owns={A: [39]}, mortgaged=[39])
    t.do(A, "offer", B, [39], [], 10)
    assert silent(t).next() == (A, "roll", ()), "the offer is left unanswered"
    t.do(B, "accept", 0)
    assert silent(t).next() == (B, "keep_mortgage", (0,))


def test_NB_OQ_35_a_rent_throw_is_made_for_the_silent_too() -> None:
    t = town(at={A: 5}, owns={D: [12]})
    t.throw(A, 3, 4).do(D, "ask_rent")
    seat, verb, dice = silent(t).step()
    assert (seat, verb) == (CHANCE, "dice")
    assert t.cash(A) == 1500 - 4 * sum(dice)


def test_NB_OQ_36_what_is_owed_is_paid_as_far_as_cash_goes_and_the_rest_is_counted(fifty: str) -> None:
    t = town(seats=3, cash={B: 0, C: 20}, owns={C: [39]}, deck={CHRISTMAS: ["birthday"]}, overlays=[SHORT, fifty])
    t.throw(A, 1, 1)
    assert (t.over(), t.out(B), t.out(C)) == (True, True, False)
    assert (t.cash(A), t.cash(C)) == (1520, 0)
    assert (t.score(A), t.score(C), t.winner()) == (1550, 370, A)


def test_NB_OQ_36_so_is_the_tenth_and_unasked_rent_lapses() -> None:
    t = town(
        seats=3, at={A: 35, C: 0}, cash={A: 0, B: 5, C: 900}, owns={A: [37], B: [39], C: [5]}, mortgaged=[37],
        overlays=[SHORT],
    )  # fmt: skip
    t.throw(A, 2, 2).throw(A, 2, 4)
    t.s.cash[A] = 0
    assert t.claims(C) == [(A, 5, 25)]
    t.do(B, "ask_rent").do(A, "give_up")
    assert (t.over(), t.owner(37), t.cash(B)) == (True, B, 0)
    assert (t.score(B), t.score(C), t.winner()) == (400 + 175 - 13, 900 + 200, C)


def test_NB_OQ_37_all_rules_of_the_space_apply() -> None:
    t = town(at={A: 31}, deck={HALLOWEEN: ["back_three"], CHRISTMAS: ["bank_error"]})
    t.throw(A, 2, 3)
    assert (t.at(A), t.cash(A)) == (33, 1700)
    assert t.happened("drawn") == [("A", "back_three"), ("A", "bank_error")]
    t = town(deck={HALLOWEEN: ["back_three"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (4, 1300)
    t = town(at={A: 3}, deck={HALLOWEEN: ["advance_to_24"]})
    t.throw(A, 2, 2)
    assert t.refused(A, "roll") == "space_pending"
    t.do(A, "buy")
    assert (t.owner(24), t.cash(A), t.waits(A)) == (A, 1260, "roll")
    t = town(owns={B: [24]}, deck={HALLOWEEN: ["advance_to_24"]})
    t.throw(A, 3, 4).do(B, "ask_rent")
    assert t.cash(A) == 1480


def test_NB_OQ_37_twice_the_rent_where_the_card_says_so() -> None:
    t = town(owns={B: [15, 25]}, deck={HALLOWEEN: ["nearest_railroad"]})
    t.throw(A, 3, 4).do(B, "ask_rent")
    assert (t.at(A), t.cash(A)) == (15, 1400)


def two_mortgages(cash: int, **setting: Any) -> Table:
    """B has bought mortgaged p37 and p39 from A and has this much money left."""
    t = town(**{"cash": {B: cash + 100}, "owns": {A: [37, 39]}, "mortgaged": [37, 39], **setting})
    return t.do(A, "offer", B, [39, 37], [], 100).do(B, "accept", 0)


def test_NB_OQ_38_repaying_must_leave_the_tenth_of_those_to_come() -> None:
    t = two_mortgages(210)
    assert (t.cash(B), t.waits(B)) == (210, "lift")
    assert t.refused(B, "lift", 37) == "not_enough_cash"
    t.do(B, "keep_mortgage").do(B, "keep_mortgage")
    assert (t.cash(B), t.waits(A)) == (172, "roll")
    enough = two_mortgages(213)
    enough.do(B, "lift", 37).do(B, "keep_mortgage")
    assert enough.cash(B) == 0


def test_NB_OQ_38_one_after_the_other_while_play_waits() -> None:
    owns = {A: [37, 39], B: [6, 8, 9, 5], C: [15]}
    t = two_mortgages(600, owns=owns, level={6: 1})
    assert t.refused(B, "lift", 39) == "debt_pending"
    assert t.refused(B, "keep_mortgage", 39) == "debt_pending"
    assert t.refused(B, "build", 8) == "debt_pending"
    assert t.refused(B, "offer", C, [5], [], 10) == "debt_pending"
    assert t.refused(A, "roll") == "debt_pending"
    t.do(B, "sell", 6).do(B, "mortgage", 5).do(B, "lift", 37)
    assert t.cash(B) == 600 + 125 - 193
    t.do(B, "keep_mortgage", 39)
    assert t.waits(A) == "roll"


def test_NB_OQ_38_after_keeping_the_tenth_falls_due_again() -> None:
    t = two_mortgages(300)
    t.do(B, "keep_mortgage").do(B, "keep_mortgage").do(B, "lift", 37)
    assert t.cash(B) == 300 - 18 - 20 - 193


def test_NB_OQ_38_so_also_after_a_bankruptcy() -> None:
    t = owing_50(cash={A: 0, D: 500}, owns={A: [5, 37], D: [39]}, mortgaged=[5, 37])
    t.do(A, "give_up")
    assert t.waits(D) == "lift"
    t.do(D, "lift", 5).do(D, "keep_mortgage", 37)
    assert (t.cash(D), t.turn(), t.waits(B)) == (372, B, "roll")
