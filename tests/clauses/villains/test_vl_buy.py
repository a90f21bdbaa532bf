"""Buying (VL-BUY), auctions (VL-AUC) and mortgages, of which there are none (VL-MORT)."""

from __future__ import annotations

from freehold.core.deeds import STREET, UTILITY
from freehold.editions.load import load
from freehold.testing import BANK, A, B, C, Table


def test_VL_BUY_01_streets_and_two_utilities() -> None:
    t = Table("villains")
    kinds = {x.kind for x in t.edition.file.space if x.group}
    assert kinds == {"street", "utility"}
    utilities = [d for d in range(32) if t.t.kind[d] == UTILITY]
    assert [t.edition.file.space[d].name.value for d in utilities] == ["Spells", "Potions"]
    streets = {t.t.group[d] for d in range(32) if t.t.kind[d] == STREET}
    assert {t.t.group[d] for d in utilities} & streets == set()


def test_VL_BUY_02_an_unowned_street_must_be_bought() -> None:
    t = Table("villains", at={A: 23}, cash={A: 12})
    bank = t.cash(BANK)
    t.throw(A, 2)
    assert (t.owner(25), t.cash(A), t.cash(BANK)) == (A, 8, bank + 4)
    assert t.refused(A, "decline") == "must_buy"
    assert t.refused(A, "bid", 1) == "no_auction"


def test_VL_BUY_02_declining_is_no_way_out_for_one_who_is_short() -> None:
    t = Table("villains", at={A: 23}, cash={A: 2}, owns={A: [1, 3]}, level={1: 1})
    t.throw(A, 2)
    assert t.refused(A, "decline") == "must_buy"
    assert t.refused(A, "buy") == "must_buy"
    assert t.refused(A, "pass") == "no_auction"


def test_VL_BUY_02_only_what_nobody_owns() -> None:
    t = Table("villains", at={A: 23}, owns={B: [25]})
    t.throw(A, 2)
    assert (t.owner(25), t.cash(A)) == (B, 30)


def test_VL_BUY_03_a_utility_must_be_bought_as_well() -> None:
    t = Table("villains", at={A: 6}, cash={A: 10})
    t.throw(A, 4)
    assert (t.owner(10), t.cash(A)) == (A, 8)
    assert t.refused(A, "decline") == "must_buy"


def test_VL_BUY_04_who_cannot_pay_is_out_and_no_property_settles_it() -> None:
    t = Table("villains", seats=3, at={A: 23}, cash={A: 2}, owns={A: [17]})
    t.throw(A, 2)
    assert t.waits(A) == "debt"
    assert t.refused(A, "give_property", 17) == "must_buy"
    t.do(A, "give_up")
    assert t.out(A)
    assert (t.owner(17), t.owner(25)) == (BANK, BANK)
    assert t.turn() == B


def test_VL_BUY_04_with_nothing_at_all_it_comes_by_itself() -> None:
    t = Table("villains", seats=3, at={A: 23}, cash={A: 2})
    t.throw(A, 2)
    assert (t.out(A), t.owner(25), t.turn()) == (True, BANK, B)


def test_VL_BUY_05_pieces_sold_pay_the_price() -> None:
    t = Table("villains", at={A: 23}, cash={A: 2}, owns={A: [30, 31]}, level={30: 1, 31: 1})
    t.throw(A, 2)
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "sell", 30)
    assert (t.owner(25), t.cash(A), t.waits(A)) == (A, 0, "end")


def test_VL_BUY_05_a_deal_pays_the_price_in_the_same_step() -> None:
    t = Table("villains", at={A: 23}, cash={A: 2}, owns={A: [10]})
    t.throw(A, 2)
    assert t.refused(A, "offer", "B", [10], [], 1) == "debt_pending"
    t.do(A, "offer", "B", [10], [], 5).do(B, "accept", 0)
    assert (t.owner(25), t.owner(10), t.cash(A), t.cash(B)) == (A, B, 3, 25)
    assert (t.waits(A), t.out(A)) == ("end", False)


def test_VL_BUY_05_only_raising_money_and_giving_up_are_open() -> None:
    t = Table("villains", at={A: 23}, cash={A: 2}, owns={A: [30, 31, 17]}, level={30: 1, 31: 1})
    t.throw(A, 2)
    assert t.refused(A, "build", 30) == "not_enough_cash"
    assert t.refused(A, "roll") == t.refused(A, "end_turn") == "debt_pending"
    assert t.may(A, "sell", 31)


def test_VL_BUY_06_kept_cards_go_under_their_decks() -> None:
    holds = ["skip_turn:poison_apple", "jail_free:chance"]
    t = Table("villains", seats=3, at={A: 23}, cash={A: 2}, holds={A: holds})
    t.throw(A, 2)
    assert t.waits(A) == "debt"
    t.do(A, "give_up")
    assert (t.pile("poison_apple"), t.pile("chance")) == (["skip_turn"], ["jail_free"])
    assert t.owner(25) == BANK


def test_VL_BUY_07_ones_own_property_does_nothing() -> None:
    t = Table("villains", at={A: 23}, owns={A: [25]})
    t.throw(A, 2)
    assert (t.cash(A), t.owner(25), t.waits(A)) == (30, A, "end")
    t.do(A, "end_turn")
    assert t.turn() == B


def test_VL_BUY_08_a_whole_set_gives_its_rights_at_once() -> None:
    t = Table("villains", at={A: 16}, owns={A: [19, 10, 22]})
    assert t.refused(A, "build", 19) == "group_incomplete"
    t.throw(A, 1)
    assert t.may(A, "build", 19)
    assert t.refused(A, "build", 10) == "not_a_street"


def test_VL_BUY_09_the_card_decides_who_owns() -> None:
    t = Table("villains", seats=2, at={A: 6, B: 6})
    t.throw(A, 4).do(A, "end_turn").throw(B, 4).do(A, "ask_rent").throw(B, 3)
    assert (t.cash(A), t.cash(B)) == (31, 27)


def test_VL_AUC_01_no_property_is_ever_auctioned() -> None:
    t = Table("villains", seats=3, at={A: 16})
    t.throw(A, 1)
    assert t.happened("auction") == []
    assert t.refused(B, "bid", 1) == "no_auction"
    t = Table("villains", seats=3, at={A: 23}, cash={A: 2}, owns={A: [17, 13]})
    t.throw(A, 2).do(A, "give_up")
    assert t.happened("auction") == []
    assert (t.owner(17), t.owner(13), t.waits(C)) == (BANK, BANK, "")
    assert t.refused(B, "bid", 1) == "no_auction"


def test_VL_MORT_01_there_are_no_mortgages() -> None:
    t = Table("villains", owns={A: [17]})
    for verb in ("mortgage", "lift", "keep_mortgage"):
        assert t.refused(A, verb, 17) == "no_mortgages"
    assert all(x.loan is None for x in load("villains").file.space)
    assert sum(t.t.loan) == 0
