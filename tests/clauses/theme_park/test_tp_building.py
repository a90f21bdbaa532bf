"""Building in the theme park: whole groups, even rows, and the hotel-like piece."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

import pytest

from freehold.testing import BANK, A, B, C, Table

GROUP = (6, 8, 9)


def owner_of_group(levels: tuple[int, int, int] = (0, 0, 0), **position: object) -> Table:
    """A owns p6, p8 and p9, built to these levels."""
    level: Mapping[int, int] = {d: n for d, n in zip(GROUP, levels, strict=True) if n}
    return Table("theme-park", owns={A: list(GROUP)}, level=level, **position)  # type: ignore[arg-type]


def levels_of(t: Table) -> list[int]:
    """The levels of p6, p8 and p9."""
    return [t.level(d) for d in GROUP]


def test_TP_BLD_01_an_owner_of_a_whole_group_builds() -> None:
    t = owner_of_group()
    bank = t.cash(BANK)
    t.do(A, "build", 6)
    assert levels_of(t) == [1, 0, 0]
    assert t.cash(A) == 1450 and t.cash(BANK) == bank + 50 and t.stock() == (31, 12)


def test_TP_BLD_01_part_of_a_group_is_not_enough() -> None:
    t = Table("theme-park", owns={A: [6, 8]})
    assert t.refused(A, "build", 6) == "group_incomplete"
    t = Table("theme-park", owns={A: [6, 8], B: [9]})
    assert t.refused(A, "build", 6) == "group_incomplete"


@pytest.mark.parametrize("first", GROUP)
def test_TP_BLD_02_the_first_piece_goes_anywhere(first: int) -> None:
    t = owner_of_group()
    t.do(A, "build", first)
    assert t.level(first) == 1 and sum(levels_of(t)) == 1


def test_TP_BLD_03_the_next_piece_goes_on_a_bare_street() -> None:
    t = Table("theme-park", owns={A: [1, 3, 6, 8, 9]}, level={6: 1})
    assert t.refused(A, "build", 6) == "uneven_build"
    assert t.may(A, "build", 9) and t.may(A, "build", 3)
    t.do(A, "build", 1)
    assert t.level(1) == 1 and t.refused(A, "build", 6) == "uneven_build"
    t.do(A, "build", 8)
    assert levels_of(t) == [1, 1, 0] and t.refused(A, "build", 6) == "uneven_build"


def test_TP_BLD_03_a_second_row_may_start_while_another_group_is_bare() -> None:
    t = Table("theme-park", owns={A: [1, 3, 6, 8, 9]}, level={6: 1, 8: 1, 9: 1})
    t.do(A, "build", 6)
    assert levels_of(t) == [2, 1, 1] and t.level(1) == t.level(3) == 0


def test_TP_BLD_04_a_piece_costs_what_the_deed_says() -> None:
    t = Table("theme-park", owns={A: [1, 3, 37, 39]})
    t.do(A, "build", 1)
    assert t.cash(A) == 1450
    t.do(A, "build", 39)
    assert t.cash(A) == 1250


def test_TP_BLD_04_too_little_cash() -> None:
    t = Table("theme-park", cash={A: 150}, owns={A: [1, 3, 37, 39]})
    assert t.refused(A, "build", 39) == "not_enough_cash"
    assert t.may(A, "build", 1)


def test_TP_BLD_05_any_number_in_another_players_turn() -> None:
    t = owner_of_group(turn=B)
    t.do(A, "build", 6, 2)
    assert levels_of(t) == [2, 2, 2] and t.cash(A) == 1200 and t.stock() == (26, 12)


def test_TP_BLD_05_an_order_beyond_ones_cash_is_refused_whole() -> None:
    t = owner_of_group(turn=B, cash={A: 290})
    assert t.refused(A, "build", 6, 2) == "not_enough_cash"
    assert levels_of(t) == [0, 0, 0] and t.cash(A) == 290
    assert owner_of_group(turn=B, cash={A: 300}).may(A, "build", 6, 2)


def test_TP_BLD_05_from_jail_too() -> None:
    t = owner_of_group(jailed={A: 1})
    t.do(A, "build", 6, 2)
    assert t.cash(A) == 1200


def test_TP_BLD_05_not_while_an_auction_is_open() -> None:
    t = owner_of_group(turn=B, at={B: 0})
    t.throw(B, 1, 2).do(B, "decline")
    assert t.refused(A, "build", 6) == "auction_open"


def test_TP_BLD_05_not_by_a_debtor() -> None:
    t = Table("theme-park", at={A: 36}, cash={A: 60}, owns={A: list(GROUP), B: [37, 39]})
    t.throw(A, 1, 2).do(B, "ask_rent")
    assert t.debts() == [(A, B, 100)]
    assert t.refused(A, "build", 6) == "debt_pending"


def test_TP_BLD_05_but_by_others_while_one_is_in_debt() -> None:
    t = Table("theme-park", at={A: 36}, cash={A: 60}, owns={A: [5], B: [37, 39], C: list(GROUP)})
    t.throw(A, 1, 2).do(B, "ask_rent")
    t.do(C, "build", 6)
    assert t.cash(C) == 1450 and t.level(6) == 1


def test_TP_BLD_06_no_second_piece_before_all_have_one() -> None:
    t = owner_of_group((1, 1, 0))
    assert t.refused(A, "build", 6) == "uneven_build"
    t.do(A, "build", 9).do(A, "build", 6)
    assert levels_of(t) == [2, 1, 1] and t.cash(A) == 1400


def test_TP_BLD_07_up_to_four_pieces_a_street() -> None:
    t = owner_of_group((3, 3, 3))
    t.do(A, "build", 8)
    assert levels_of(t) == [3, 4, 3] and t.stock() == (22, 12)


def test_TP_BLD_07_no_order_brings_a_fifth_house_like_piece() -> None:
    t = owner_of_group((4, 4, 4))
    assert t.refused(A, "build", 6, 4) == "site_full"
    t.do(A, "build", 6)
    assert t.level(6) == 5 and t.stock() == (24, 11)


def test_TP_BLD_07_a_granted_house_like_piece_finds_a_full_street_full() -> None:
    t = Table("theme-park", owns={A: [1, 3, *GROUP], B: [37, 39]}, level=dict.fromkeys(GROUP, 4), stock=(1, 12))
    t.do(A, "build", 1).do(B, "want", 1).do(A, "bid", 60).do(B, "pass")
    assert t.refused(A, "build", 6) == "site_full"
    t.do(A, "build", 1)
    assert t.level(1) == 1 and levels_of(t) == [4, 4, 4]


def test_TP_BLD_08_three_beside_one_is_never_reached() -> None:
    t = owner_of_group((2, 2, 1))
    assert t.refused(A, "build", 6) == "uneven_build"
    assert t.refused(A, "build", 8) == "uneven_build"


@pytest.mark.parametrize("order", list(permutations(GROUP)))
def test_TP_BLD_08_levels_differ_by_one_at_most(order: tuple[int, ...]) -> None:
    t = owner_of_group()
    for _ in range(15):
        low = min(levels_of(t))
        for d in GROUP:
            full = "site_full" if t.level(d) == 5 else "uneven_build"
            assert t.refused(A, "build", d) == ("" if t.level(d) == low else full)
        t.do(A, "build", next(d for d in order if t.level(d) == low))
        assert max(levels_of(t)) - min(levels_of(t)) <= 1
    assert levels_of(t) == [5, 5, 5] and t.cash(A) == 1500 - 15 * 50 and t.stock() == (32, 9)


def test_TP_BLD_09_a_hotel_needs_four_on_every_street() -> None:
    t = owner_of_group((4, 4, 4))
    t.do(A, "build", 8)
    assert levels_of(t) == [4, 5, 4]
    t = owner_of_group((4, 4, 3))
    assert t.refused(A, "build", 6) == "uneven_build"
    assert t.refused(A, "build", 6, 5) == "uneven_build"


def test_TP_BLD_09_the_others_follow_the_first() -> None:
    t = owner_of_group((5, 4, 4))
    t.do(A, "build", 9).do(A, "build", 8)
    assert levels_of(t) == [5, 5, 5]


@pytest.mark.parametrize("order", list(permutations(GROUP)))
def test_TP_BLD_10_hotels_in_any_order(order: tuple[int, ...]) -> None:
    t = owner_of_group((4, 4, 4))
    for d in order:
        t.do(A, "build", d)
        assert t.level(d) == 5
    assert t.cash(A) == 1350


def test_TP_BLD_11_four_pieces_go_back_and_the_price_is_paid() -> None:
    t = owner_of_group((4, 4, 4), stock=(20, 12), cash={A: 500})
    t.do(A, "build", 6)
    assert t.cash(A) == 450 and t.level(6) == 5 and t.stock() == (24, 11)


@pytest.mark.parametrize("levels", [(5, 4, 4), (5, 5, 5)])
def test_TP_BLD_12_one_hotel_a_street_and_nothing_beside_it(levels: tuple[int, int, int]) -> None:
    t = owner_of_group(levels)
    assert t.refused(A, "build", 6) == "site_full"
    assert t.refused(A, "build", 6, 4) == "site_full"


def test_TP_BLD_13_a_mortgage_in_the_group_stops_building() -> None:
    t = owner_of_group(mortgaged=[9])
    assert t.refused(A, "build", 6) == "group_mortgaged"
    t.do(A, "lift", 9)
    assert t.cash(A) == 1434
    t.do(A, "build", 6)
    assert t.cash(A) == 1384 and t.level(6) == 1


@pytest.mark.parametrize("space", [5, 12, 15, 25, 28, 35])
def test_TP_BLD_14_pieces_stand_on_streets_only(space: int) -> None:
    t = Table("theme-park", owns={A: [5, 15, 25, 35, 12, 28]})
    assert t.refused(A, "build", space) == "not_a_street"
