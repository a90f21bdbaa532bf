"""The tax space of the theme park: a flat sum or a tenth of one's worth."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, NOBODY, A, B, C, D, Table

BUILT_GROUP = {6: 5, 8: 4, 9: 4}


def on_tax_space(**position: object) -> Table:
    """A reaches p4 with 1+3 and is asked for the choice."""
    t = Table("theme-park", at={A: 0}, **position)  # type: ignore[arg-type]
    t.throw(A, 1, 3)
    assert t.at(A) == 4 and t.waits(A) == "tax"
    return t


def test_TP_TAX_01_the_flat_tax_goes_to_the_bank() -> None:
    t = on_tax_space()
    before = t.cash(BANK)
    t.do(A, "tax_flat")
    assert t.cash(A) == 1300 and t.cash(BANK) == before + 200
    assert [t.cash(p) for p in (B, C, D)] == [1500, 1500, 1500]


def test_TP_TAX_01_a_tenth_goes_to_the_bank() -> None:
    t = on_tax_space()
    before = t.cash(BANK)
    t.do(A, "tax_percent")
    assert t.cash(A) == 1350 and t.cash(BANK) == before + 150
    assert [t.cash(p) for p in (B, C, D)] == [1500, 1500, 1500]


def test_TP_TAX_02_worth_is_cash_prices_and_the_cost_of_pieces() -> None:
    t = on_tax_space(cash={A: 600}, owns={A: [5, 6, 8, 9]}, level=BUILT_GROUP)
    t.do(A, "tax_percent")
    assert t.happened("paid") == [("A", "bank", 177, "tax")]
    assert t.cash(A) == 423


def test_TP_TAX_02_a_kept_card_counts_nothing() -> None:
    t = on_tax_space(holds={A: ["jail_free:magic_lamp", "jail_free:wishing_well"]})
    t.do(A, "tax_percent")
    assert t.cash(A) == 1350


def test_TP_TAX_02_an_open_claim_counts_nothing() -> None:
    t = Table("theme-park", turn=D, at={A: 0, D: 36}, owns={A: [39]})
    t.throw(D, 1, 2).do(D, "end_turn")
    t.throw(A, 1, 3).do(A, "tax_percent")
    assert t.cash(A) == 1310
    t.do(A, "ask_rent", 39)
    assert t.cash(A) == 1360


def test_TP_TAX_02_a_piece_counts_what_was_paid_for_it() -> None:
    t = Table("theme-park", at={A: 0}, owns={A: [6, 8, 9], B: [37, 39]}, stock=(1, 12))
    t.do(A, "build", 6).do(B, "want", 1).do(A, "bid", 60).do(B, "pass").do(A, "build", 6)
    t.throw(A, 1, 3).do(A, "tax_percent")
    assert t.cash(A) == 1500 - 60 - 182


def test_TP_TAX_03_a_mortgaged_property_counts_its_full_price() -> None:
    t = on_tax_space(cash={A: 800}, owns={A: [37, 39]}, mortgaged=[37])
    t.do(A, "tax_percent")
    assert t.cash(A) == 800 - 155


@pytest.mark.parametrize("seat", [A, B, NOBODY])
def test_TP_TAX_04_no_total_is_shown_before_the_choice(seat: int) -> None:
    t = on_tax_space(cash={A: 2700}, owns={A: [39]})
    shown = t.view(seat)
    assert "tax_worth" not in shown
    assert "3100" not in repr(shown) and "310" not in repr(t.events())
    t.do(A, "tax_percent")
    assert t.cash(A) == 2700 - 310


@pytest.mark.parametrize("choice", ["tax_flat", "tax_percent"])
def test_TP_TAX_04_the_choice_binds(choice: str) -> None:
    t = on_tax_space(cash={A: 2700}, owns={A: [39]})
    t.do(A, choice)
    assert t.cash(A) == 2700 - (200 if choice == "tax_flat" else 310)
    assert t.refused(A, "tax_flat") == "choice_locked"
    assert t.refused(A, "tax_percent") == "choice_locked"


def test_TP_TAX_04_a_choice_that_cannot_be_paid_at_once_binds_too() -> None:
    t = on_tax_space(cash={A: 2700}, owns={A: [39]}, holds={A: ["jail_free:magic_lamp"]})
    t.do(A, "offer", B, [], [], -2600, ["jail_free:magic_lamp"]).do(B, "accept", 0)
    t.do(A, "tax_percent")
    assert t.debts() == [(A, BANK, 310)] and t.cash(A) == 100
    assert t.refused(A, "tax_flat") == "choice_locked"


def test_TP_TAX_04_the_choice_comes_before_ending_the_turn() -> None:
    t = on_tax_space()
    assert t.refused(A, "end_turn") == "space_pending"
    assert t.refused(A, "roll") == "space_pending"
    t.do(A, "tax_flat").do(A, "end_turn")
    assert t.turn() == B


def test_TP_TAX_04_the_choice_comes_before_the_throw_for_doubles() -> None:
    t = Table("theme-park", at={A: 0})
    t.throw(A, 2, 2)
    assert t.refused(A, "roll") == "space_pending"
    assert t.refused(A, "end_turn") == "space_pending"
    t.do(A, "tax_flat")
    assert t.waits(A) == "roll"


def test_TP_TAX_04_the_lock_ends_with_the_turn() -> None:
    t = Table("theme-park", seats=2, at={A: 0, B: 13})
    t.throw(A, 1, 3).do(A, "tax_flat").do(A, "end_turn")
    t.throw(B, 3, 4).do(B, "end_turn")
    assert t.at(A) == 4 and t.refused(A, "tax_percent") in ("must_roll", "not_asked")


def test_TP_TAX_05_salary_earned_on_the_way_counts() -> None:
    t = Table("theme-park", at={A: 35}, cash={A: 1000})
    t.throw(A, 4, 5)
    assert t.at(A) == 4 and t.cash(A) == 1200
    t.do(A, "tax_percent")
    assert t.cash(A) == 1080
