"""The Bank and its Banker (FZ-BANK)."""

from __future__ import annotations

from freehold.setup import Setup
from freehold.testing import BANK, A, B, Table


def test_FZ_BANK_01_the_bank_is_run_without_another_player() -> None:
    t = Table("frozen-2", owns={A: [1, 3, 39]})
    bank = t.cash(BANK)
    t.do(A, "build", 1).do(A, "mortgage", 39)
    assert t.cash(BANK) == bank + 50 - 200
    t.throw(A, 1, 3)
    assert (t.at(A), t.cash(BANK)) == (4, bank + 50 - 200 + 200)
    t.do(A, "end_turn").throw(B, 2, 4).do(B, "buy")
    assert t.cash(BANK) == bank + 50 + 100
    assert t.cash(B) == 1400


def test_FZ_BANK_02_a_banker_who_plays_keeps_money_apart() -> None:
    table = Setup("frozen-2")
    for name in ("A", "B"):
        table.join(name)
    assert table.appoint(0) == ""
    assert table.start() == ""
    t = Table("frozen-2", turn=B, at={B: 38}, cash={B: 1300})
    t.throw(B, 1, 2)
    assert t.cash(B) == 1500
    t.do(B, "buy")
    assert (t.cash(A), t.cash(B)) == (1500, 1440)
