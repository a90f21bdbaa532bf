"""The Bank and the Banker (NB-BANK)."""

from __future__ import annotations

import pytest

from freehold.setup import Setup
from freehold.testing import BANK, A, B, C, D, Table

DEEDS = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]


def seated(count: int) -> Setup:
    table = Setup("nightmare")
    for name in "ABCDEF"[:count]:
        assert table.join(name) == ""
    return table


def test_NB_BANK_01_the_bank_holds_what_nobody_owns() -> None:
    t = Table("nightmare", at={A: 0})
    assert [t.owner(d) for d in DEEDS] == [BANK] * 28
    assert t.cash(BANK) == 20580 - 4 * 1500
    t.throw(A, 1, 2).do(A, "buy")
    assert [t.owner(d) for d in DEEDS].count(BANK) == 27
    assert [d for d in DEEDS if t.owner(d) == A] == [3]
    assert t.cash(BANK) == 20580 - 4 * 1500 + 60


def test_NB_BANK_02_salaries_and_bonuses() -> None:
    t = Table("nightmare", at={A: 35}, owns={A: [1]})
    t.throw(A, 4, 2)
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1700, 1500, 1500, 1500]
    t = Table("nightmare", deck={"halloween_presents": ["dividend"]})
    bank = t.cash(BANK)
    t.throw(A, 3, 4)
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1550, 1500, 1500, 1500]
    assert t.cash(BANK) == bank - 50


def test_NB_BANK_03_taxes_and_fines() -> None:
    t = Table("nightmare", seats=2)
    bank = t.cash(BANK)
    t.throw(A, 1, 3)
    assert (t.cash(A), t.cash(B), t.cash(BANK)) == (1300, 1500, bank + 200)
    t = Table("nightmare", seats=2, jailed={A: 1})
    t.do(A, "pay_jail")
    assert (t.cash(A), t.cash(B), t.cash(BANK)) == (1450, 1500, bank + 50)
    assert t.happened("paid") == [("A", "bank", 50, "fine")]


def test_NB_BANK_04_the_bank_sells_directly_and_at_auction() -> None:
    t = Table("nightmare")
    bank = t.cash(BANK)
    t.throw(A, 1, 2).do(A, "buy")
    assert (t.cash(A), t.owner(3), t.cash(BANK)) == (1440, A, bank + 60)
    t = Table("nightmare")
    t.throw(A, 1, 2).do(A, "decline").do(C, "bid", 45)
    t.do(A, "pass").do(B, "pass").do(D, "pass")
    assert t.owner(3) == C
    assert (t.cash(C), t.cash(A), t.cash(BANK)) == (1455, 1500, bank + 45)


def test_NB_BANK_05_pieces_are_the_banks_to_sell() -> None:
    t = Table("nightmare", owns={A: [6, 8, 9], B: [1, 3]}, level={1: 1, 3: 1})
    bank = t.cash(BANK)
    t.do(A, "build", 6)
    assert (t.cash(A), t.cash(BANK), t.level(6), t.stock()) == (1450, bank + 50, 1, (29, 12))
    assert t.refused(A, "trade_piece", B, 1) == "buildings_not_tradable"
    assert t.refused(B, "trade_piece", A, 1) == "buildings_not_tradable"
    t = Table("nightmare", owns={A: [6, 8, 9]})
    t.do(A, "build", 6)
    assert t.stock() == (31, 12)


def test_NB_BANK_06_the_bank_lends_only_on_a_mortgage() -> None:
    t = Table("nightmare", owns={A: [39]})
    assert t.refused(A, "borrow", BANK, 100) == "loan_forbidden"
    t.do(A, "mortgage", 39)
    assert (t.cash(A), t.mortgaged(39)) == (1700, True)
    assert t.refused(A, "borrow", BANK, 100) == "loan_forbidden"


def test_NB_BANK_07_the_bank_writes_the_money_it_lacks() -> None:
    t = Table("nightmare", at={A: 35}, owns={A: [1]}, bank=50)
    t.throw(A, 4, 2)
    assert (t.cash(A), t.cash(BANK)) == (1700, -150)
    t.do(A, "end_turn")
    assert (t.turn(), t.over()) == (B, False)


def test_NB_BANK_07_the_sum_in_the_box() -> None:
    assert Table("nightmare", seats=6, opening=True).cash(BANK) == 20580 - 9000


def test_NB_BANK_08_no_game_without_a_banker() -> None:
    table = seated(4)
    assert table.appoint(None) == ""
    assert table.start() == "no_banker"
    assert table.game is None
    assert table.appoint(0) == ""
    assert table.start() == ""
    assert table.game is not None
    assert (table.game.banker, table.game.seats) == (A, 4)
    assert table.players()[0].name == "A"


@pytest.mark.parametrize("count", [2, 5, 6])
def test_NB_BANK_08_the_banker_always_plays(count: int) -> None:
    table = seated(count)
    assert table.appoint(0, plays=False) == "mode_not_offered"
    assert len(table.players()) == count
    theme_park = Setup("theme-park")
    for name in "ABCDEF":
        theme_park.join(name)
    assert theme_park.appoint(0, plays=False) == ""


def test_NB_BANK_09_the_bankers_own_money_is_not_the_banks() -> None:
    t = Table("nightmare", turn=B, at={B: 36}, owns={A: [6]}, banker=A)
    bank = t.cash(BANK)
    t.throw(B, 4, 6)
    assert t.at(B) == 6
    assert (t.cash(B), t.cash(A), t.cash(BANK)) == (1700, 1500, bank - 200)
    assert t.refused(B, "buy") == "already_owned"
    assert t.claims(A) == [(B, 6, 6)]
    t.do(A, "ask_rent")
    assert (t.cash(B), t.cash(A), t.cash(BANK)) == (1694, 1506, bank - 200)
