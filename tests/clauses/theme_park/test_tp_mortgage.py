"""Mortgages in the theme park: taking them, freeing them, and selling what is mortgaged."""

from __future__ import annotations

from pathlib import Path

import pytest

from freehold.testing import BANK, NOBODY, A, B, C, D, Table

GROUP = (6, 8, 9)
NO_CLEARING = """
id = "no-clearing"
title = "bare streets of built groups"
about = "A bare street can be mortgaged although another street of its group carries pieces."
of = ["theme-park"]

[replaces.rules]
clear_group = { value = 0, basis = "assumed" }
"""


def sold_mortgaged(**position: object) -> Table:
    """A has sold the mortgaged p39 to B for 150."""
    t = Table("theme-park", owns={A: [39]}, mortgaged=[39], **position)  # type: ignore[arg-type]
    t.do(A, "offer", B, [39], [], 150).do(B, "accept", 0)
    return t


def test_TP_MORT_01_at_any_time() -> None:
    t = Table("theme-park", turn=B, owns={A: [5], B: [6]})
    bank = t.cash(BANK)
    t.do(A, "mortgage", 5)
    assert t.cash(A) == 1600 and t.cash(BANK) == bank - 100 and t.mortgaged(5)
    assert t.refused(A, "mortgage", 5) == "already_mortgaged"
    assert t.refused(A, "mortgage", 6) == "not_owner"


def test_TP_MORT_02_a_built_street_only_after_clearing_the_group() -> None:
    t = Table("theme-park", owns={A: list(GROUP)}, level={6: 1, 8: 1, 9: 1})
    assert t.refused(A, "mortgage", 6) == "group_built"
    for d in GROUP:
        assert t.refused(A, "mortgage", 6) == "group_built"
        t.do(A, "sell", d)
    assert t.cash(A) == 1575
    t.do(A, "mortgage", 6)
    assert t.cash(A) == 1625 and t.mortgaged(6)


def test_TP_MORT_03_a_bare_street_of_a_built_group_neither() -> None:
    t = Table("theme-park", owns={A: list(GROUP)}, level={6: 1, 8: 1})
    assert t.refused(A, "mortgage", 9) == "group_built"
    t.do(A, "sell", 6)
    assert t.refused(A, "mortgage", 9) == "group_built"
    t.do(A, "sell", 8)
    assert t.cash(A) == 1550
    t.do(A, "mortgage", 9)
    assert t.cash(A) == 1610


def test_TP_MORT_03_by_rule_flag_a_bare_street_may_be_mortgaged(tmp_path: Path) -> None:
    overlay = tmp_path / "clearing.toml"
    overlay.write_text(NO_CLEARING, encoding="utf-8")
    t = Table("theme-park", owns={A: list(GROUP)}, level={6: 1, 8: 1}, overlays=[str(overlay)])
    assert t.refused(A, "mortgage", 6) == "group_built"
    t.do(A, "mortgage", 9)
    assert t.cash(A) == 1560 and t.mortgaged(9)


@pytest.mark.parametrize(("space", "loan"), [(39, 200), (37, 175), (12, 75), (1, 30)])
def test_TP_MORT_04_the_loan_is_the_mortgage_value(space: int, loan: int) -> None:
    t = Table("theme-park", owns={A: [1, 12, 37, 39]})
    t.do(A, "mortgage", space)
    assert t.cash(A) == 1500 + loan


def test_TP_MORT_05_the_deed_lies_face_down_with_its_owner() -> None:
    t = Table("theme-park", owns={A: [39]})
    t.do(A, "mortgage", 39)
    for seat in (A, B, C, D, NOBODY):
        shown = t.view(seat)
        assert shown["mortgaged"] >> 39 & 1 and shown["owner"][39] == A
    t.do(A, "lift", 39)
    for seat in (A, B, C, D, NOBODY):
        shown = t.view(seat)
        assert not shown["mortgaged"] >> 39 & 1 and shown["owner"][39] == A


def test_TP_MORT_06_a_mortgaged_ship_earns_nothing() -> None:
    t = Table("theme-park", at={A: 5}, owns={B: [12, 28]}, mortgaged=[12])
    t.throw(A, 3, 4)
    assert t.at(A) == 12 and t.refused(B, "ask_rent") == "no_rent_due"
    assert t.cash(A) == t.cash(B) == 1500


def test_TP_MORT_06_the_other_ship_earns_as_before() -> None:
    t = Table("theme-park", at={A: 21}, owns={B: [12, 28]}, mortgaged=[12])
    t.throw(A, 3, 4).do(B, "ask_rent")
    assert t.cash(A) == 1430 and t.cash(B) == 1570


def test_TP_MORT_06_the_other_streets_earn_as_before() -> None:
    t = Table("theme-park", at={A: 1}, owns={B: list(GROUP)}, mortgaged=[9])
    t.throw(A, 3, 4).do(B, "ask_rent")
    assert t.cash(A) == 1488 and t.cash(B) == 1512
    t = Table("theme-park", at={A: 2}, owns={B: list(GROUP)}, mortgaged=[9])
    t.throw(A, 3, 4)
    assert t.at(A) == 9 and t.refused(B, "ask_rent") == "no_rent_due"


@pytest.mark.parametrize(("space", "cost"), [(39, 220), (1, 33), (12, 83), (37, 193)])
def test_TP_MORT_07_freeing_costs_the_loan_and_a_tenth(space: int, cost: int) -> None:
    t = Table("theme-park", owns={A: [space]}, mortgaged=[space])
    bank = t.cash(BANK)
    t.do(A, "lift", space)
    assert t.cash(A) == 1500 - cost and t.cash(BANK) == bank + cost and not t.mortgaged(space)


def test_TP_MORT_07_refusals() -> None:
    t = Table("theme-park", cash={A: 219}, owns={A: [39]}, mortgaged=[39])
    assert t.refused(A, "lift", 39) == "not_enough_cash"
    t = Table("theme-park", owns={A: [39]})
    assert t.refused(A, "lift", 39) == "not_mortgaged"


def test_TP_MORT_07_at_any_time_but_during_an_auction() -> None:
    t = Table("theme-park", turn=B, at={B: 0}, owns={A: [37, 39]}, mortgaged=[37, 39])
    t.do(A, "lift", 39)
    assert t.cash(A) == 1280
    t.throw(B, 1, 2).do(B, "decline")
    assert t.refused(A, "lift", 37) == "auction_open"


def test_TP_MORT_08_nobody_else_can_pay_off_the_loan() -> None:
    t = Table("theme-park", owns={A: [39]}, mortgaged=[39])
    assert t.refused(B, "lift", 39) == "not_owner"
    assert t.owner(39) == A and t.mortgaged(39) and t.cash(B) == 1500


def test_TP_MORT_09_a_mortgaged_property_can_be_sold() -> None:
    t = sold_mortgaged()
    assert t.owner(39) == B and t.mortgaged(39) and t.cash(A) == 1650
    t.do(B, "keep_mortgage", 39)
    assert t.owner(39) == B and t.cash(B) == 1500 - 150 - 20


def test_TP_MORT_10_the_new_owner_frees_it_at_once() -> None:
    t = sold_mortgaged()
    assert t.waits(B) == "lift"
    t.do(B, "lift", 39)
    assert t.cash(B) == 1500 - 150 - 220 and not t.mortgaged(39)
    assert t.waits(B) == "" and t.debts() == [] and t.waits(A) == "roll"


def test_TP_MORT_11_the_new_owner_keeps_it_for_a_tenth() -> None:
    t = sold_mortgaged()
    bank = t.cash(BANK)
    t.do(B, "keep_mortgage")
    assert t.cash(B) == 1330 and t.cash(BANK) == bank + 20
    assert t.owner(39) == B and t.mortgaged(39)


def test_TP_MORT_11_a_buyer_without_the_interest_cannot_buy() -> None:
    t = Table("theme-park", cash={B: 160}, owns={A: [39]}, mortgaged=[39])
    assert t.refused(A, "offer", B, [39], [], 150) == "not_enough_cash"
    t = Table("theme-park", cash={B: 170}, owns={A: [39]}, mortgaged=[39])
    t.do(A, "offer", B, [39], [], 150).do(B, "accept", 0).do(B, "keep_mortgage")
    assert t.cash(B) == 0 and t.owner(39) == B


def test_TP_MORT_11_nor_can_one_whose_money_went_after_the_offer() -> None:
    t = Table("theme-park", turn=B, at={B: 0}, cash={B: 220}, owns={A: [39]}, mortgaged=[39])
    t.do(A, "offer", B, [39], [], 150)
    t.throw(B, 1, 2).do(B, "buy")
    assert t.cash(B) == 160 and t.refused(B, "accept", 0) == "not_enough_cash"
    assert t.owner(39) == A and t.cash(A) == 1500


def test_TP_MORT_12_freeing_it_later_costs_another_tenth() -> None:
    t = sold_mortgaged(at={A: 13})
    t.do(B, "keep_mortgage")
    t.throw(A, 3, 4).do(A, "end_turn")
    assert t.turn() == B
    t.do(B, "lift", 39)
    assert t.cash(B) == 1330 - 220 and not t.mortgaged(39)
    to_bank = sum(coins for payer, taker, coins, _ in t.happened("paid") if (payer, taker) == ("B", "bank"))
    assert to_bank - 200 == 40
