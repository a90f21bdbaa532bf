"""Building Village Dwellings and Castles (FZ-BLD)."""

from __future__ import annotations

from freehold.testing import A, B, Table


def test_FZ_BLD_01_from_the_moment_the_group_is_complete() -> None:
    t = Table("frozen-2", owns={B: [1], A: [3]})
    assert t.refused(B, "build", 1) == "group_incomplete"
    t.do(A, "offer", B, [3], [], 60).do(B, "accept", 0)
    t.do(B, "build", 1)
    assert (t.turn(), t.level(1)) == (A, 1)


def test_FZ_BLD_02_a_piece_costs_what_the_deed_says() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}).do(A, "build", 1)
    assert (t.cash(A), t.level(1), t.stock()) == (1450, 1, (31, 12))
    assert Table("frozen-2", cash={A: 49}, owns={A: [1, 3]}).refused(A, "build", 1) == "not_enough_cash"


def test_FZ_BLD_03_building_is_even() -> None:
    t = Table("frozen-2", owns={A: [6, 8, 9]}, level={6: 1, 8: 1})
    assert t.refused(A, "build", 6) == "uneven_build"
    assert t.may(A, "build", 9)


def test_FZ_BLD_04_four_at_most() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 4, 3: 4}, stock=(20, 0))
    assert t.refused(A, "build", 1) == "no_stock", "what comes next is a Castle, not a fifth dwelling"
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 4, 3: 3})
    assert t.refused(A, "build", 1) == "uneven_build"
    assert t.refused(A, "build", 3, 3) == "site_full"


def test_FZ_BLD_05_castles_follow_when_all_have_four() -> None:
    assert Table("frozen-2", owns={A: [1, 3]}, level={1: 4, 3: 4}).may(A, "build", 1)
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 4, 3: 3})
    assert t.refused(A, "build", 1) == "uneven_build"
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 5, 3: 4}).do(A, "build", 3)
    assert t.level(3) == 5


def test_FZ_BLD_06_the_four_pieces_go_back() -> None:
    t = Table("frozen-2", cash={A: 300}, owns={A: [1, 3]}, level={1: 4, 3: 4}, stock=(20, 12)).do(A, "build", 1)
    assert (t.cash(A), t.stock(), t.level(1)) == (250, (24, 11), 5)


def test_FZ_BLD_07_one_castle_and_nothing_beside_it() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 5, 3: 5})
    assert t.refused(A, "build", 1) == "site_full"
    assert t.refused(A, "build", 1, 5) == "site_full"
    assert t.refused(A, "build", 1, 4) == "site_full"


def test_FZ_BLD_08_not_beside_a_mortgage() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}, mortgaged=[1])
    assert t.refused(A, "build", 3) == "group_mortgaged"
    t.do(A, "lift", 1).do(A, "build", 3)
    assert t.level(3) == 1


def test_FZ_BLD_09_only_the_owner_and_only_so_far() -> None:
    t = Table("frozen-2", cash={A: 200}, owns={A: [1, 3]})
    assert t.refused(B, "build", 1) == "not_owner"
    for space in (1, 3, 1, 3):
        t.do(A, "build", space)
    assert (t.level(1), t.level(3), t.cash(A)) == (2, 2, 0)
    assert t.refused(A, "build", 1) == "not_enough_cash"
