"""The snowflake (FZ-SNOW)."""

from __future__ import annotations

from freehold.openings import openings
from freehold.testing import A, B, C, Table

BOX = -1


def on_snowflake(**setting: object) -> Table:
    """A lands on the Snowflake space 12."""
    t = Table("frozen-2", **{"at": {A: 5}, "owns": {A: [6]}, **setting})  # type: ignore[arg-type]
    return t.throw(A, 3, 4)


def visit_6(**setting: object) -> Table:
    """The snowflake lies on A's scene 6, and B is to throw."""
    return Table("frozen-2", **{"turn": B, "owns": {A: [6]}, "snowflake": 6, **setting})  # type: ignore[arg-type]


def test_FZ_SNOW_01_the_space_lets_one_place_the_snowflake() -> None:
    t = on_snowflake()
    assert t.waits(A) == "snowflake"
    t.do(A, "place_snowflake", 6)
    assert t.snowflake() == 6
    assert t.happened("snowflake_laid") == [("A", 6)]
    assert t.waits(A) == "end"


def test_FZ_SNOW_01_not_without_a_memory_shared_there() -> None:
    t = Table("frozen-2", at={A: 5}, owns={A: [6], B: [8]})
    assert t.refused(A, "place_snowflake", 6) == "not_shared"
    t.throw(A, 3, 4)
    assert t.refused(B, "place_snowflake", 8) == "not_your_turn"
    t.do(A, "stay")
    assert t.refused(A, "place_snowflake", 6) == "not_shared"
    assert t.snowflake() == BOX


def test_FZ_SNOW_01_nor_twice_for_one_memory() -> None:
    t = on_snowflake(owns={A: [6, 8]}).do(A, "place_snowflake", 6)
    assert t.refused(A, "place_snowflake", 8) == "not_shared"


def test_FZ_SNOW_02_it_may_be_left() -> None:
    t = on_snowflake(owns={A: [6], B: [9]}, snowflake=9)
    assert t.refused(A, "end_turn") == "space_pending"
    t.do(A, "stay")
    assert t.snowflake() == 9
    assert t.waits(A) == "end"
    assert t.happened("snowflake_laid") == []


def test_FZ_SNOW_03_on_any_scene_of_ones_own() -> None:
    t = on_snowflake(owns={A: [6, 21], B: [8]})
    assert t.may(A, "place_snowflake", 6)
    assert t.may(A, "place_snowflake", 21)
    for space in (8, 9, 5, 12, 0, -1, 40):
        assert t.refused(A, "place_snowflake", space) == "not_own_scene"
    offered = {o.args for o in openings(t.s, t.t, A) if o.verb == "place_snowflake"}
    assert offered == {(6,), (21,)}


def test_FZ_SNOW_04_whether_tokens_stand_there_or_not() -> None:
    t = on_snowflake(at={A: 5, B: 6})
    t.do(A, "place_snowflake", 6)
    assert t.snowflake() == 6
    assert t.claims(A) == []
    assert t.cash(B) == 1500


def test_FZ_SNOW_05_the_next_visitor_owes_double() -> None:
    t = visit_6()
    t.throw(B, 2, 4).do(A, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1512, 1488)
    t.do(B, "end_turn").throw(C, 2, 4).do(A, "ask_rent")
    assert t.cash(C) == 1494


def test_FZ_SNOW_06_then_it_melts() -> None:
    t = visit_6()
    t.throw(B, 2, 4)
    assert t.snowflake() == 6
    t.do(A, "ask_rent")
    assert t.snowflake() == BOX
    assert t.happened("snowflake_melted") == [(6,)]
    assert t.waits(B) == "end"


def test_FZ_SNOW_06_also_when_the_visitor_must_raise_money_first() -> None:
    t = visit_6(cash={B: 5}, owns={A: [6], B: [1]})
    t.throw(B, 2, 4).do(A, "ask_rent")
    assert t.waits(B) == "debt"
    assert t.snowflake() == 6
    t.do(B, "mortgage", 1)
    assert (t.cash(B), t.snowflake()) == (23, BOX)
    assert t.waits(B) == "end"


def test_FZ_SNOW_06_also_when_the_visitor_goes_out_over_it() -> None:
    t = visit_6(cash={B: 5})
    t.throw(B, 2, 4).do(A, "ask_rent")
    assert t.out(B)
    assert (t.cash(A), t.snowflake()) == (1505, BOX)
    assert t.turn() == C


def test_FZ_SNOW_07_from_the_box_it_comes_out_again() -> None:
    t = visit_6(owns={A: [6], C: [8]}, at={C: 21})
    t.throw(B, 2, 4).do(A, "ask_rent").do(B, "end_turn")
    t.throw(C, 3, 4)
    assert t.at(C) == 28
    t.do(C, "place_snowflake", 8)
    assert t.snowflake() == 8


def test_FZ_SNOW_08_there_is_one_snowflake_and_it_is_moved() -> None:
    t = on_snowflake(owns={A: [6], B: [9]}, snowflake=9, at={A: 5, B: 0})
    t.do(A, "place_snowflake", 6)
    assert t.snowflake() == 6
    t.do(A, "end_turn").throw(B, 1, 3).do(B, "end_turn")
    t.throw(C, 4, 5)
    assert t.claims(B) == [(C, 9, 8)]


def test_FZ_SNOW_09_who_owns_nothing_is_not_asked() -> None:
    t = on_snowflake(owns={B: [9]}, snowflake=9)
    assert t.waits(A) == "end"
    assert t.refused(A, "place_snowflake", 9) == "not_own_scene"
    assert t.refused(A, "stay") == "not_asked"
    assert t.snowflake() == 9
    assert on_snowflake(owns={}).snowflake() == BOX


def test_FZ_SNOW_09_a_jail_card_is_no_scene() -> None:
    assert on_snowflake(owns={}, holds={A: ["jail_free:family_chest"]}).waits(A) == "end"


def test_FZ_SNOW_09_the_same_scene_again_is_allowed() -> None:
    t = on_snowflake(snowflake=6).do(A, "place_snowflake", 6)
    assert t.snowflake() == 6


def test_FZ_SNOW_10_the_owner_does_not_use_it_up() -> None:
    t = Table("frozen-2", owns={A: [6]}, snowflake=6)
    t.throw(A, 2, 4).do(A, "end_turn")
    assert (t.snowflake(), t.cash(A)) == (6, 1500)
    t.throw(B, 2, 4).do(A, "ask_rent")
    assert t.cash(B) == 1488


def test_FZ_SNOW_11_only_a_later_landing_counts_by_card_too() -> None:
    t = on_snowflake(owns={A: [11]}, at={A: 5, B: 11, C: 0}, deck={"royal_decree": ["advance_to_11"]})
    t.do(A, "place_snowflake", 11).do(A, "end_turn")
    t.throw(B, 4, 6).do(B, "decline")
    for p in range(4):
        t.do(p, "pass")
    assert (t.at(B), t.snowflake()) == (21, 11)
    t.do(B, "end_turn").throw(C, 3, 4)
    assert t.at(C) == 11
    t.do(A, "ask_rent")
    assert t.cash(C) == 1480


def test_FZ_SNOW_12_it_doubles_whatever_is_due() -> None:
    group = {A: [6, 8, 9]}
    for level, rent in ((0, 24), (1, 60), (5, 1100)):
        t = visit_6(owns=group, level={6: level, 8: level, 9: level} if level else {})
        t.throw(B, 2, 4)
        assert t.claims(A) == [(B, 6, rent)]
        t.do(A, "ask_rent")
        assert t.cash(B) == 1500 - rent


def test_FZ_SNOW_13_unasked_it_melts_all_the_same() -> None:
    t = visit_6()
    t.throw(B, 2, 4).do(B, "end_turn")
    assert t.snowflake() == 6
    t.throw(C, 1, 3)
    assert t.snowflake() == BOX
    assert (t.cash(A), t.cash(B)) == (1500, 1500)
    assert t.refused(A, "ask_rent") == "claim_expired"


def test_FZ_SNOW_13_also_when_the_visitor_leaves_unasked() -> None:
    t = visit_6()
    t.throw(B, 2, 4).do(B, "leave")
    assert t.snowflake() == BOX


def test_FZ_SNOW_14_on_a_mortgaged_scene_it_waits() -> None:
    t = on_snowflake(mortgaged=[6]).do(A, "place_snowflake", 6)
    t.do(A, "end_turn").throw(B, 2, 4)
    assert t.claims(A) == []
    assert t.snowflake() == 6
    t.do(A, "lift", 6).do(B, "end_turn").throw(C, 2, 4).do(A, "ask_rent")
    assert (t.cash(C), t.snowflake()) == (1488, BOX)


def test_FZ_SNOW_15_it_works_for_a_new_owner() -> None:
    t = visit_6()
    t.do(A, "offer", C, [6], [], 80).do(C, "accept", 0)
    assert t.snowflake() == 6
    t.throw(B, 2, 4).do(C, "ask_rent")
    assert (t.cash(B), t.cash(C)) == (1488, 1500 - 80 + 12)


def test_FZ_SNOW_15_also_after_a_bankruptcy() -> None:
    t = Table("frozen-2", cash={A: 0}, owns={A: [8], C: [6]}, mortgaged=[8], snowflake=8)
    t.throw(A, 2, 4).do(C, "ask_rent").do(A, "give_up").do(C, "lift", 8)
    assert (t.owner(8), t.snowflake()) == (C, 8)
    t.throw(B, 3, 5).do(C, "ask_rent")
    assert t.cash(B) == 1488


def test_FZ_SNOW_16_back_at_the_bank_it_goes_to_the_box() -> None:
    t = Table("frozen-2", owns={A: [6]}, snowflake=6)
    t.do(A, "leave")
    assert t.snowflake() == BOX
    names = [e[0] for e in t.events()]
    assert names.index("snowflake_melted") < names.index("auction")
    assert t.happened("auction") == [(6,)]


def test_FZ_SNOW_17_a_doubled_claim_keeps_its_amount() -> None:
    t = visit_6(owns={A: [6], B: [8]})
    t.throw(B, 3, 3).throw(B, 2, 4).do(B, "place_snowflake", 8)
    t.do(A, "ask_rent", 6)
    assert (t.cash(A), t.cash(B)) == (1512, 1488)
    assert t.snowflake() == 8


def test_FZ_SNOW_17_nor_does_it_melt_when_such_a_claim_lapses() -> None:
    t = visit_6(owns={A: [6], B: [8]})
    t.throw(B, 3, 3).throw(B, 2, 4).do(B, "place_snowflake", 8).do(B, "end_turn")
    t.throw(C, 1, 3)
    assert t.snowflake() == 8


def test_FZ_SNOW_17_it_doubles_one_claim_only() -> None:
    t = visit_6(owns={A: [11]}, snowflake=11, at={B: 5}, deck={"royal_decree": ["advance_to_11"]})
    t.throw(B, 3, 3).throw(B, 5, 6)
    assert t.claims(A) == [(B, 11, 20), (B, 11, 10)]
    t.do(A, "ask_rent")
    assert (t.cash(A), t.snowflake()) == (1520, BOX)
    t.do(A, "ask_rent")
    assert t.cash(A) == 1530
    assert t.happened("snowflake_melted") == [(11,)]


def test_FZ_SNOW_17_a_new_placement_doubles_anew() -> None:
    t = visit_6(owns={A: [6], B: [11]}, deck={"royal_decree": ["advance_to_11"]})
    t.throw(B, 3, 3).throw(B, 3, 3).do(B, "place_snowflake", 11)
    t.do(B, "offer", A, [11], [], 100).do(A, "accept", 0)
    t.throw(B, 4, 6)
    assert t.at(B) == 11
    assert t.claims(A) == [(B, 6, 12), (B, 11, 20)]
    t.do(A, "ask_rent", 6)
    assert t.snowflake() == 11
    t.do(A, "ask_rent", 11)
    assert t.snowflake() == BOX
