"""No house rules, and tokens side by side (FZ-MISC)."""

from __future__ import annotations

from freehold.editions.load import overlay_names
from freehold.testing import A, B, Table


def test_FZ_MISC_01_there_are_no_house_rules() -> None:
    assert overlay_names("frozen-2") == []
    t = Table("frozen-2", at={A: 36})
    t.throw(A, 1, 3)
    assert t.cash(A) == 1700, "no double salary for landing on GO"
    t = Table("frozen-2", at={A: 13})
    assert t.throw(A, 3, 4).cash(A) == 1500
    t = Table("frozen-2")
    t.throw(A, 2, 4).do(A, "decline")
    assert t.happened("auction") == [(6,)]


def test_FZ_MISC_02_several_tokens_on_one_space() -> None:
    t = Table("frozen-2", at={A: 4, B: 10})
    t.throw(A, 2, 4)
    assert (t.at(A), t.at(B), t.cash(A), t.cash(B)) == (10, 10, 1500, 1500)
    t = Table("frozen-2", at={B: 15})
    t.throw(A, 1, 4)
    assert (t.at(A), t.at(B)) == (15, 15)
    assert t.waits(A) == "end"
