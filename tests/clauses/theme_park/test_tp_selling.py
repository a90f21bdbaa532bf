"""Selling pieces back to the theme park's Bank."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from freehold.testing import BANK, A, B, Table

GROUP = (6, 8, 9)
HALF_OF_THE_DEED = """
id = "half-of-the-deed"
title = "half of the deed's price"
about = "The Bank takes pieces back for half of what the deed says."
of = ["theme-park"]

[replaces.rules]
refund_paid = { value = 0, basis = "assumed" }
"""


def test_TP_SELL_01_half_of_the_price_in_anybodys_turn() -> None:
    t = Table("theme-park", turn=B, owns={A: list(GROUP)}, level={6: 1, 8: 1, 9: 1})
    bank = t.cash(BANK)
    t.do(A, "sell", 6)
    assert t.cash(A) == 1525 and t.cash(BANK) == bank - 25
    assert t.level(6) == 0 and t.stock() == (30, 12)


def test_TP_SELL_01_dear_pieces_give_more() -> None:
    t = Table("theme-park", owns={A: [37, 39]}, level={37: 1, 39: 1})
    t.do(A, "sell", 37)
    assert t.cash(A) == 1600
    t.do(A, "sell", 39)
    assert t.cash(A) == 1700 and t.stock() == (32, 12)


def won_at(bid: int, overlays: list[str], level: dict[int, int], space: int) -> Table:
    """A has won the last house-like piece against B at this bid, and put it on a space."""
    t = Table("theme-park", owns={A: list(GROUP), B: [37, 39]}, level=level, stock=(1, 12), overlays=overlays)
    t.do(A, "build", space).do(B, "want", 1).do(A, "bid", bid).do(B, "pass").do(A, "build", space)
    assert t.cash(A) == 1500 - bid
    return t


@pytest.mark.parametrize(("bid", "back"), [(60, 30), (55, 28), (10, 5)])
def test_TP_SELL_01_half_of_the_winning_bid_rounded_up(bid: int, back: int) -> None:
    t = won_at(bid, [], {}, 6)
    t.do(A, "sell", 6)
    assert t.cash(A) == 1500 - bid + back and t.stock() == (1, 12)


@pytest.mark.parametrize("bid", [60, 55, 10])
def test_TP_SELL_01_by_rule_flag_half_of_the_deed(bid: int, tmp_path: Path) -> None:
    overlay = tmp_path / "half.toml"
    overlay.write_text(HALF_OF_THE_DEED, encoding="utf-8")
    t = won_at(bid, [str(overlay)], {}, 6)
    t.do(A, "sell", 6)
    assert t.cash(A) == 1500 - bid + 25


def test_TP_SELL_01_the_top_level_is_sold_first() -> None:
    t = won_at(10, [], {6: 1, 8: 1, 9: 1}, 6)
    t.do(A, "sell", 6)
    assert t.level(6) == 1 and t.cash(A) == 1490 + 5
    t.do(A, "sell", 6)
    assert t.level(6) == 0 and t.cash(A) == 1490 + 5 + 25


def test_TP_SELL_01_pieces_under_a_hotel_keep_their_amounts() -> None:
    t = won_at(10, [], {6: 4, 8: 4, 9: 3}, 9)
    t.do(A, "build", 9)
    assert t.level(9) == 5 and t.cash(A) == 1440 and t.stock() == (4, 11)
    t.do(A, "sell", 9)
    assert t.level(9) == 4 and t.cash(A) == 1465 and t.stock() == (0, 12)
    t.do(A, "sell", 9)
    assert t.level(9) == 3 and t.cash(A) == 1470


def test_TP_SELL_02_one_at_a_time_and_evenly() -> None:
    t = Table("theme-park", owns={A: list(GROUP)}, level={6: 2, 8: 2, 9: 1})
    assert t.refused(A, "sell", 9) == "uneven_sale"
    t.do(A, "sell", 6)
    assert [t.level(d) for d in GROUP] == [1, 2, 1]
    t.do(A, "sell", 8)
    assert [t.level(d) for d in GROUP] == [1, 1, 1] and t.cash(A) == 1550


def test_TP_SELL_02_any_even_order_will_do() -> None:
    t = Table("theme-park", owns={A: list(GROUP)})
    t.do(A, "build", 6).do(A, "build", 8)
    assert t.refused(A, "sell", 9) == "no_piece"
    t.do(A, "sell", 6)
    assert [t.level(d) for d in GROUP] == [0, 1, 0]


def test_TP_SELL_03_breaking_down_is_even() -> None:
    t = Table("theme-park", owns={A: [37, 39]}, level={37: 3, 39: 3})
    t.do(A, "sell", 39)
    assert t.level(37) == 3 and t.level(39) == 2
    assert t.refused(A, "sell", 39) == "uneven_sale"


@pytest.mark.parametrize("order", list(permutations(GROUP)))
def test_TP_SELL_03_levels_differ_by_one_at_most(order: tuple[int, ...]) -> None:
    t = Table("theme-park", owns={A: list(GROUP)}, level=dict.fromkeys(GROUP, 5))
    for _ in range(15):
        high = max(t.level(d) for d in GROUP)
        for d in GROUP:
            bare = "no_piece" if t.level(d) == 0 else "uneven_sale"
            assert t.refused(A, "sell", d) == ("" if t.level(d) == high else bare)
        t.do(A, "sell", next(d for d in order if t.level(d) == high))
        levels = [t.level(d) for d in GROUP]
        assert max(levels) - min(levels) <= 1
    assert t.cash(A) == 1500 + 15 * 25 and t.stock() == (32, 12)


def test_TP_SELL_04_all_hotels_of_a_group_in_one_action() -> None:
    t = Table("theme-park", owns={A: [37, 39]}, level={37: 5, 39: 5}, stock=(0, 10))
    bank = t.cash(BANK)
    t.do(A, "sell", 39, 0)
    assert t.level(37) == t.level(39) == 0
    assert t.cash(A) == 2500 and t.cash(BANK) == bank - 1000 and t.stock() == (0, 12)


def test_TP_SELL_05_a_hotel_steps_down_to_four() -> None:
    t = Table("theme-park", owns={A: [37, 39]}, level={37: 5, 39: 5}, stock=(10, 10))
    t.do(A, "sell", 39)
    assert t.cash(A) == 1600 and t.level(39) == 4 and t.stock() == (6, 11)
    assert t.refused(A, "sell", 39) == "uneven_sale"


def test_TP_SELL_05_five_steps_a_street_yield_the_same() -> None:
    t = Table("theme-park", owns={A: [37, 39]}, level={37: 5, 39: 5}, stock=(10, 10))
    for step in range(1, 6):
        t.do(A, "sell", 39).do(A, "sell", 37)
        assert t.level(37) == t.level(39) == 5 - step and t.cash(A) == 1500 + 200 * step
    assert t.cash(A) == 2500 and t.stock() == (10, 12)
