"""Numbers of the tables that the newer sheets set and Theme Park leaves at 0: each tried on the classic board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from freehold.testing import BANK, A, B, C, D, Table

LATER_SHEETS = {
    "leave_late": 1,
    "debts_together": 1,
    "debts_pass_on": 1,
    "choice_auctioned": 1,
    "debtors_apart": 1,
    "last_piece": 1,
    "mortgage_all": 1,
    "bid_first": 10,
    "asked": 1,
}


@pytest.fixture
def later(tmp_path: Path) -> Any:
    """A classic table with the numbers of the newer sheets."""
    lines = ['id = "later"', 'title = "later"', 'about = "later"', 'of = ["classic"]', "[replaces.rules]"]
    lines += [f'{name} = {{ value = {value}, basis = "assumed" }}' for name, value in LATER_SHEETS.items()]
    overlay = tmp_path / "later.toml"
    overlay.write_text("\n".join(lines), "utf-8")

    def table(**setting: Any) -> Table:
        return Table("classic", overlays=[str(overlay)], **setting)

    return table


def test_who_leaves_during_an_auction_goes_out_when_it_has_closed(later: Any) -> None:
    t = later()
    t.throw(A, 2, 4).do(A, "decline").do(C, "bid", 30)
    t.do(C, "leave").do(D, "leave")
    assert not t.out(C)
    assert not t.out(D)
    assert t.refused(C, "leave") == "auction_open"
    assert t.refused(D, "bid", 40) == "auction_open"
    t.do(A, "pass").do(B, "pass")
    assert t.out(C)
    assert t.out(D)
    assert t.happened("sold") == [("C", 6, 30)]
    assert t.waits(A) == "bid"
    assert t.owner(6) == BANK


def test_a_bid_made_binds_one_who_leaves_with_a_piece_won(later: Any) -> None:
    t = later(owns={A: [1, 3], B: [37, 39]}, stock=(1, 12))
    t.do(A, "build", 1).do(B, "want", 1).do(B, "bid", 60).do(B, "leave").do(A, "pass")
    assert t.out(B)
    assert t.stock() == (1, 12)
    assert t.happened("sold") == [("B", 40, 60)]
    assert t.waits(A) == "bid"
    assert t.level(1) == 0


def test_all_debts_count_when_a_debtor_gives_up(later: Any) -> None:
    t = later(at={A: 26}, cash={A: 50}, owns={A: [21], B: [34]})
    t.throw(A, 4, 4).throw(A, 1, 3)
    assert t.debts() == [(A, BANK, 100)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(B, "ask_rent")
    assert t.debts() == [(A, BANK, 100), (A, B, 28)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "mortgage", 21)
    assert t.cash(A) == 32
    assert t.debts() == []


def test_the_first_debt_that_cannot_be_paid_in_full_names_the_heir(later: Any) -> None:
    t = later(at={A: 26}, cash={A: 0}, owns={A: [21], B: [34]})
    t.throw(A, 4, 4).throw(A, 1, 3).do(B, "ask_rent").do(A, "give_up")
    assert t.out(A)
    assert t.cash(B) == 1510
    assert t.owner(21) == B
    assert t.mortgaged(21)
    assert t.happened("out") == [("A", "B")]


def test_a_deal_must_cover_all_debts(later: Any) -> None:
    t = later(at={A: 26}, cash={A: 0}, owns={A: [21], B: [34]})
    t.throw(A, 4, 4).throw(A, 1, 3).do(B, "ask_rent")
    assert t.refused(A, "offer", C, [21], [], 127) == "debt_pending"
    t.do(A, "offer", C, [21], [], 128).do(C, "accept", 0)
    assert t.cash(A) == 0
    assert t.cash(B) == 1528
    assert t.debts() == []


def test_debtors_of_one_card_settle_independently(later: Any) -> None:
    t = later(cash={B: 0, C: 0, D: 60}, owns={B: [39], C: [37]}, deck={"community_chest": ["birthday"]})
    t.throw(A, 1, 1)
    assert t.cash(D) == 50
    assert t.waits(B) == t.waits(C) == "debt"
    t.do(C, "mortgage", 37)
    assert t.cash(C) == 165
    assert t.waits(C) == ""
    assert t.refused(A, "roll") == "debt_pending"
    t.do(B, "mortgage", 39)
    assert t.cash(A) == 1530
    assert t.waits(A) == "roll"


def test_one_debtor_out_while_another_is_still_asked(later: Any) -> None:
    t = later(cash={B: 0, C: 4, D: 60}, owns={B: [39], C: [37]}, mortgaged=[37], deck={"community_chest": ["birthday"]})
    t.throw(A, 1, 1).do(C, "give_up")
    assert t.out(C)
    assert t.waits(A) == "lift"
    assert t.waits(B) == "debt"
    t.do(B, "mortgage", 39)
    assert t.cash(B) == 190
    t.do(A, "keep_mortgage")
    assert t.cash(A) == 1500 + 4 + 10 + 10 - 18
    assert t.waits(A) == "roll"


def test_a_debt_to_one_who_has_gone_out_is_owed_to_the_receiver(later: Any) -> None:
    t = later(cash={B: 0}, owns={B: [39]}, deck={"community_chest": ["birthday"]})
    t.throw(A, 1, 1).do(A, "leave")
    assert t.debts() == [(B, BANK, 10)]
    t.do(B, "mortgage", 39)
    assert t.cash(B) == 190
    assert t.turn() == B


def test_an_undecided_purchase_of_one_who_goes_out_is_auctioned(later: Any) -> None:
    t = later(seats=3, cash={A: 4}, at={A: 3}, owns={B: [9], A: [37]}, mortgaged=[37])
    t.throw(A, 3, 3).throw(A, 1, 1)
    assert t.waits(A) == "buy"
    t.do(B, "ask_rent").do(A, "give_up").do(B, "keep_mortgage")
    assert t.out(A)
    assert t.happened("auction") == [(11,)]
    t.do(C, "bid", 10).do(B, "pass")
    assert t.owner(11) == C
    assert t.turn() == B


def test_the_undecided_purchase_comes_in_board_order_with_the_estate(later: Any) -> None:
    t = later(seats=3, owns={A: [1, 39]})
    t.throw(A, 2, 4).do(A, "leave")
    for space in (1, 6, 39):
        assert t.happened("auction")[-1] == (space,)
        t.do(B, "pass").do(C, "pass")
    assert t.turn() == B


def test_only_the_last_piece_is_asked_about(later: Any) -> None:
    t = later(owns={A: [1, 3], B: [37, 39], C: [6, 8, 9]}, cash={C: 9}, stock=(2, 12))
    t.do(A, "build", 1, 1)
    assert (t.level(1), t.level(3), t.cash(A)) == (1, 0, 1450)
    assert (t.waits(B), t.waits(C)) == ("want", "")
    assert t.refused(B, "want", 2) == "no_stock"
    t.do(B, "want", 0)
    assert (t.level(3), t.cash(A), t.stock()) == (1, 1400, (0, 12))


def test_one_who_joins_makes_it_an_auction_and_pieces_sold_back_change_nothing(later: Any) -> None:
    t = later(owns={A: [1, 3], B: [37, 39], C: [6, 8, 9]}, level={37: 1}, stock=(1, 12))
    t.do(A, "build", 1).do(B, "want", 1).do(C, "want", 0)
    assert (t.waits(A), t.waits(B), t.waits(C)) == ("bid", "bid", "")
    assert t.refused(A, "bid", 9) == "bid_too_low"
    t.do(B, "sell", 37).do(A, "bid", 10).do(B, "pass").do(A, "build", 3)
    assert (t.level(3), t.cash(A), t.stock()) == (1, 1490, (1, 12))
    assert t.waits(A) == "roll"


def test_an_order_for_the_last_piece_waits_for_debts(later: Any) -> None:
    t = later(at={A: 34}, cash={A: 0}, owns={A: [21], B: [1, 3], C: [39]}, stock=(1, 12))
    t.throw(A, 2, 3).do(C, "ask_rent")
    assert t.refused(B, "build", 1) == "debt_pending"
    t.do(A, "mortgage", 21).do(B, "build", 1)
    assert t.level(1) == 1
