"""Rulings FZ-OQ-13 to FZ-OQ-21."""

from __future__ import annotations

from typing import Any

from freehold.bots.hand import Hand
from freehold.bots.raising import ask_open_rent
from freehold.bots.silent import answer_silent
from freehold.core.registry import STATE_FIELDS, VERB_LIST, VERBS
from freehold.engine import act
from freehold.testing import BANK, A, B, C, D, Table

CARD = "jail_free:royal_decree"


def frozen(**setting: Any) -> Table:
    return Table("frozen-2", **setting)


def silent(t: Table, seat: int) -> str:
    """Do what is done for a seat that does not answer; gives the verb."""
    h: Any = Hand()
    answer_silent(t.s, t.t, seat, h)
    assert h.seat == seat
    verb = VERB_LIST[h.verb]
    assert act(t.s, t.t, seat, verb.number, *(h.a, h.b, h.c, h.d)[: verb.arity]) == 0
    return str(verb.name)


def test_FZ_OQ_13_only_a_deal_that_pays_everything_at_once() -> None:
    t = frozen(at={A: 14}, cash={A: 0}, owns={A: [6], B: [19]}, mortgaged=[6])
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert t.debts() == [(A, B, 16)]
    assert t.refused(A, "offer", C, [6], [], 0) == "debt_pending"
    assert t.refused(A, "offer", C, [6], [], 15) == "debt_pending"
    t.do(A, "offer", C, [6], [], 16).do(C, "accept", 0)
    assert (t.cash(A), t.cash(B), t.owner(6)) == (0, 1516, C)


def test_FZ_OQ_14_the_memory_is_no_part_of_the_game() -> None:
    assert VERBS["place_snowflake"].args == ("space",)
    t = frozen(at={A: 5}, owns={A: [6]})
    t.throw(A, 3, 4).do(A, "place_snowflake", 6)
    values = [getattr(t.s, name) for name in STATE_FIELDS]
    flat = [n for value in values for n in (value if isinstance(value, list) else [value])]
    assert all(type(n) is int for n in flat)


def test_FZ_OQ_15_a_silent_debtor() -> None:
    t = frozen(at={A: 19}, cash={A: 0}, owns={A: [6, 8], B: [21, 23, 24]})
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert t.debts() == [(A, B, 40)]
    assert silent(t, A) == "mortgage"
    assert (t.cash(A), t.mortgaged(6), t.mortgaged(8), t.debts()) == (10, True, False, [])


def test_FZ_OQ_15_a_silent_debtor_sells_pieces_first_and_gives_up_last() -> None:
    t = frozen(at={A: 34}, cash={A: 0}, owns={A: [1, 3, 6], B: [39]}, level={1: 1, 3: 1})
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert [silent(t, A), silent(t, A)] == ["sell", "sell"]
    assert (t.cash(A), t.cash(B)) == (0, 1550)
    t = frozen(at={A: 34}, cash={A: 0}, owns={A: [1], B: [39]})
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert silent(t, A) == "give_up"
    assert t.out(A)
    assert t.cash(B) == 1530


def test_FZ_OQ_15_every_other_question_has_its_plain_answer() -> None:
    t = frozen(owns={A: [9]}, at={A: 5})
    assert silent(t, A) == "roll"
    t.throw(A, 3, 4)
    assert silent(t, A) == "stay"
    assert t.snowflake() == -1
    assert silent(t, A) == "end_turn"
    t = frozen(owns={B: [9]})
    t.throw(A, 3, 3)
    assert silent(t, A) == "decline"
    assert [silent(t, p) for p in (A, B, C, D)] == ["pass"] * 4
    t.throw(A, 1, 2)
    assert silent(t, A) == "end_turn"
    assert t.claims(B) == [(A, 9, 8)], "rent is left unasked"
    t = frozen(owns={B: [39]}, mortgaged=[39])
    t.do(B, "offer", A, [39], [], 10).do(A, "accept", 0)
    assert silent(t, A) == "keep_mortgage"
    t = frozen(owns={A: [1, 3], C: [37, 39]}, stock=(1, 12)).do(A, "build", 1)
    assert silent(t, C) == "want"
    assert t.level(1) == 1


def test_FZ_OQ_15_who_leaves_is_bankrupt_to_the_bank_or_the_creditor() -> None:
    t = frozen(owns={A: [6]}).do(A, "leave")
    assert t.happened("out") == [("A", "bank")]
    t = frozen(at={A: 14}, cash={A: 0}, owns={A: [6], B: [19]})
    t.throw(A, 2, 3).do(B, "ask_rent").do(A, "leave")
    assert t.happened("out") == [("A", "B")]
    assert (t.owner(6), t.cash(B)) == (B, 1550)


def test_FZ_OQ_15_leaving_with_debts_to_the_bank_and_to_a_player() -> None:
    t = frozen(at={A: 26}, cash={A: 50}, owns={A: [39], B: [34]})
    t.throw(A, 4, 4).throw(A, 1, 3).do(B, "ask_rent").do(A, "leave")
    assert t.happened("out") == [("A", "B")]
    assert (t.owner(39), t.cash(B)) == (B, 1500 + 250 - 100)


def test_FZ_OQ_16_the_turn_is_ended_by_a_command() -> None:
    t = frozen()
    t.throw(A, 1, 3)
    assert t.waits(A) == "end"
    assert t.refused(B, "roll") == "not_your_turn"
    t.do(A, "end_turn")
    assert t.may(B, "roll")
    t = frozen(at={A: 25})
    assert t.throw(A, 1, 4).turn() == B, "jail ends it without the command"


def test_FZ_OQ_16_asking_can_be_left_to_the_table() -> None:
    t = frozen(owns={B: [6]})
    t.throw(A, 2, 4)
    assert t.cash(A) == 1500
    h: Any = Hand()
    assert ask_open_rent(t.s, t.t, h) == 1
    assert (h.seat, VERB_LIST[h.verb].name, h.a) == (B, "ask_rent", 6)
    act(t.s, t.t, B, h.verb, h.a)
    assert (t.cash(A), t.cash(B)) == (1494, 1506)


def two_debts(cash: int, *deeds: int) -> Table:
    """A visits B's 34 and then owes the Water Tax."""
    t = frozen(at={A: 26}, cash={A: cash}, owns={A: list(deeds), B: [34]})
    return t.throw(A, 4, 4).throw(A, 1, 3)


def test_FZ_OQ_17_debts_are_settled_in_the_order_they_arose() -> None:
    t = two_debts(50, 39).do(B, "ask_rent")
    assert t.debts() == [(A, BANK, 100), (A, B, 28)]
    t.do(A, "mortgage", 39)
    assert (t.cash(A), t.cash(B), t.debts()) == (122, 1528, [])


def test_FZ_OQ_17_with_nothing_left_it_comes_by_itself() -> None:
    t = two_debts(50)
    assert t.out(A)
    assert t.happened("out") == [("A", "bank")]
    assert ("A", "bank", 50, "estate") in t.happened("paid")
    assert t.cash(B) == 1500
    t = frozen(at={A: 35}, cash={A: 0}, holds={A: [CARD]})
    assert t.throw(A, 1, 2).waits(A) == "debt", "a jail card could be sold"


def test_FZ_OQ_17_means_are_measured_against_all_debts() -> None:
    t = two_debts(0, 21)
    assert t.refused(A, "give_up") == "can_pay"
    t.do(B, "ask_rent")
    assert t.refused(A, "offer", C, [21], [], 127) == "debt_pending"
    assert t.may(A, "offer", C, [21], [], 128)
    t.do(A, "give_up")
    assert t.happened("out") == [("A", "B")], "the tax is paid in full, so B is the creditor"
    assert (t.cash(B), t.owner(21)) == (1510, B)


def test_FZ_OQ_17_asking_raises_money() -> None:
    t = frozen(seats=3, cash={B: 0}, owns={B: [6, 29]}, mortgaged=[29], deck={"family_chest": ["birthday"]})
    t.throw(A, 3, 3)
    assert t.claims(B) == [(A, 6, 6)]
    t.s.at[A] = 30
    t.throw(A, 1, 2)
    assert t.debts() == [(B, A, 10)]
    t.do(B, "ask_rent")
    assert (t.cash(B), t.debts()) == (6, [(B, A, 10)])
    t.do(B, "mortgage", 6)
    assert (t.cash(B), t.debts()) == (46, [])


def test_FZ_OQ_17_a_debt_to_one_who_is_out_goes_to_the_receiver() -> None:
    deck = {"family_chest": ["birthday"]}
    t = frozen(at={A: 28}, cash={B: 4}, owns={B: [6]}, deck=deck)
    t.throw(A, 2, 3).do(A, "leave")
    assert t.debts() == [(B, BANK, 10)]
    t.do(B, "mortgage", 6)
    assert (t.cash(B), t.turn()) == (44, B)


def test_FZ_OQ_17_and_lapses_if_the_receiver_owes_it() -> None:
    t = frozen(at={A: 13}, cash={A: 0, B: 4}, owns={A: [6], B: [8, 19]}, deck={"family_chest": ["birthday"]})
    t.throw(A, 3, 3)
    assert t.claims(B) == [(A, 19, 16)]
    t.s.at[A] = 30
    t.throw(A, 1, 2)
    assert t.debts() == [(B, A, 10)]
    t.s.cash[A] = 0
    t.do(B, "ask_rent").do(A, "leave")
    assert t.happened("out") == [("A", "B")]
    assert t.debts() == []


def test_FZ_OQ_18_each_debtor_settles_independently() -> None:
    deck = {"family_chest": ["birthday"]}
    t = frozen(at={A: 28}, cash={B: 200, C: 4, D: 50}, deck=deck)
    t.throw(A, 2, 3)
    assert [t.cash(p) for p in (A, B, C, D)] == [1524, 190, 0, 40]
    assert t.out(C)
    t = frozen(at={A: 28}, cash={B: 4, C: 4, D: 50}, jailed={D: 1}, owns={B: [6], C: [8]}, deck=deck)
    t.throw(A, 2, 3)
    assert (t.cash(A), t.cash(D)) == (1510, 40)
    assert (t.waits(B), t.waits(C)) == ("debt", "debt")
    assert t.refused(A, "end_turn") == "debt_pending"
    t.do(C, "mortgage", 8)
    assert (t.cash(A), t.cash(C)) == (1520, 44)
    t.do(B, "mortgage", 6)
    assert (t.cash(A), t.waits(A)) == (1530, "end")


def test_FZ_OQ_18_a_bankruptcy_does_not_stop_the_others() -> None:
    t = frozen(at={A: 28}, cash={B: 4, C: 0}, owns={B: [6], C: [8]}, mortgaged=[8], deck={"family_chest": ["birthday"]})
    t.throw(A, 2, 3).do(C, "give_up")
    assert (t.waits(A), t.waits(B)) == ("lift", "debt")
    assert t.may(B, "mortgage", 6)
    t.do(A, "keep_mortgage").do(B, "mortgage", 6)
    assert t.cash(A) == 1500 + 10 - 5 + 10
    assert t.waits(A) == "end"


def test_FZ_OQ_19_no_auction_while_a_debt_is_open() -> None:
    t = frozen(cash={A: 5}, owns={A: [1], B: [6]})
    t.throw(A, 3, 3).throw(A, 2, 3)
    t.do(B, "ask_rent")
    assert t.refused(A, "buy") == "debt_pending"
    assert t.refused(A, "decline") == "debt_pending"
    t.do(A, "mortgage", 1)
    assert (t.cash(A), t.waits(A)) == (29, "buy")
    t.do(A, "decline")
    assert t.happened("auction") == [(11,)]


def test_FZ_OQ_19_nor_an_order_for_the_last_piece() -> None:
    t = frozen(turn=B, at={B: 14}, cash={B: 0}, owns={B: [21], C: [1, 3], D: [19]}, stock=(1, 12))
    t.throw(B, 2, 3).do(D, "ask_rent")
    assert t.refused(C, "build", 1) == "debt_pending"
    t.do(B, "mortgage", 21).do(C, "build", 1)
    assert t.level(1) == 1
    t = frozen(turn=B, at={B: 14}, cash={B: 0}, owns={B: [21], C: [1, 3], D: [19]}, stock=(2, 12))
    t.throw(B, 2, 3).do(D, "ask_rent").do(C, "build", 1)
    assert t.level(1) == 1, "it is not the last one"


def test_FZ_OQ_19_pieces_sold_meanwhile_change_nothing() -> None:
    t = frozen(owns={A: [1, 3], B: [6, 8, 9], C: [37, 39]}, level={6: 1}, stock=(1, 12))
    t.do(A, "build", 1).do(B, "want", 0).do(C, "want", 1).do(B, "sell", 6)
    assert t.refused(B, "bid", 20) == "auction_open"
    t.do(C, "bid", 10)
    assert t.refused(C, "mortgage", 37) == "auction_open"
    t.do(A, "pass").do(C, "build", 37)
    assert (t.level(37), t.cash(C), t.stock()) == (1, 1490, (1, 12))
    assert t.waits(A) == "roll"
    assert t.level(1) == 0


def test_FZ_OQ_19_a_bid_made_binds() -> None:
    t = frozen(seats=3)
    t.throw(A, 2, 4).do(A, "decline").do(C, "bid", 30).do(C, "leave")
    assert not t.out(C)
    assert t.refused(C, "leave") == "auction_open"
    t.do(A, "bid", 31)
    assert t.waits(C) == ""
    assert t.refused(C, "bid", 40) == "auction_open"
    t.do(B, "pass")
    assert t.out(C)
    assert (t.owner(6), t.cash(A)) == (A, 1469)
    t = frozen(seats=3)
    t.throw(A, 2, 4).do(A, "decline").do(C, "bid", 30).do(C, "leave").do(A, "pass").do(B, "pass")
    assert t.happened("sold") == [("C", 6, 30)]
    assert t.happened("out") == [("C", "bank")]
    assert t.happened("auction") == [(6,), (6,)], "with the estate it is auctioned again"


def test_FZ_OQ_19_also_for_a_piece() -> None:
    t = frozen(owns={A: [1, 3], C: [37, 39]}, stock=(1, 12))
    t.do(A, "build", 1).do(C, "want", 1).do(C, "bid", 60).do(C, "leave").do(A, "pass")
    assert t.out(C)
    assert t.happened("sold") == [("C", 40, 60)]
    assert (t.stock(), t.level(1)) == ((1, 12), 0)


def test_FZ_OQ_20_an_undecided_purchase_is_auctioned_after_the_settlement() -> None:
    t = frozen(seats=3, cash={A: 4}, owns={A: [39], B: [6]}, mortgaged=[39])
    t.throw(A, 3, 3).throw(A, 2, 3)
    assert (t.at(A), t.waits(A)) == (11, "buy")
    t.do(B, "ask_rent").do(A, "give_up")
    assert t.happened("auction") == []
    t.do(B, "keep_mortgage")
    assert t.happened("auction") == [(11,)]
    assert (t.waits(B), t.waits(C)) == ("bid", "bid")
    t.do(C, "bid", 10).do(B, "pass")
    assert (t.owner(11), t.turn(), t.waits(B)) == (C, B, "roll")


def test_FZ_OQ_20_in_board_order_with_the_estate() -> None:
    t = frozen(seats=3, owns={A: [1, 39]})
    t.throw(A, 2, 4).do(A, "leave")
    for space in (1, 6, 39):
        assert t.happened("auction")[-1] == (space,)
        t.do(B, "pass").do(C, "pass")
    assert t.turn() == B


def test_FZ_OQ_20_all_else_lapses() -> None:
    t = frozen(at={A: 6}, owns={A: [6], B: [9]}, snowflake=9)
    t.do(A, "offer", B, [6], [], 5)
    t.throw(A, 3, 3)
    assert t.waits(A) == "snowflake"
    t.do(A, "leave")
    assert t.snowflake() == 9
    for p in (B, C, D):
        t.do(p, "pass")
    assert (t.turn(), t.waits(B)) == (B, "roll")
    assert t.refused(B, "accept", 0) == "no_offer"
    t = frozen(jailed={A: 3}, cash={A: 0}, owns={A: [6]}).throw(A, 1, 2)
    t.do(A, "leave")
    assert (t.at(A), t.happened("moved")) == (10, [])


def test_FZ_OQ_20_a_drawn_card_lies_under_its_deck() -> None:
    t = frozen(at={A: 28}, cash={A: 0}, deck={"family_chest": ["doctor"]})
    t.throw(A, 2, 3)
    assert t.out(A)
    assert (t.deck_size("family_chest"), t.pile("family_chest")) == (16, ["doctor"])


def test_FZ_OQ_21_one_scene_after_the_other() -> None:
    t = frozen(cash={B: 210}, owns={A: [37, 39]}, mortgaged=[37, 39])
    t.do(A, "offer", B, [37, 39], [], 10).do(B, "accept", 0)
    assert (t.cash(B), t.waits(B)) == (200, "lift")
    assert t.refused(A, "roll") == "debt_pending"
    assert t.refused(B, "lift", 37) == "interest_unaffordable"
    assert t.refused(B, "lift", 39) == "debt_pending"
    assert t.refused(B, "keep_mortgage", 39) == "debt_pending"
    t.do(B, "keep_mortgage", 37).do(B, "keep_mortgage", 39)
    assert t.cash(B) == 162
    assert t.waits(A) == "roll"


def test_FZ_OQ_21_meanwhile_only_money_may_be_raised() -> None:
    t = frozen(cash={B: 210}, owns={A: [37, 39], B: [21]}, mortgaged=[37, 39])
    t.do(A, "offer", B, [37, 39], [], 10).do(B, "accept", 0)
    assert t.refused(B, "offer", C, [21], [], 50) == "debt_pending"
    t.do(B, "mortgage", 21).do(B, "lift", 37).do(B, "keep_mortgage")
    assert t.cash(B) == 200 + 110 - 193 - 20
