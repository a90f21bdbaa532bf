"""Rent: how much, and how long it may be asked for (TP-RENT)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from freehold.testing import A, B, C, D, Table

SHIP_CARD = """
id = "ship-card"
title = "a card that leads to a ship"
about = "One card moves the token to the first ship and says nothing about its rent."
of = ["theme-park"]

[[replaces.deck.wishing_well.card]]
id = "dividend"
text = "Go forward to the first ship."
does = [["advance_to", 12]]
basis = "assumed"
"""


def rent_paid(t: Table, *dice: int) -> int:
    """A lands by this throw, B asks: what A has paid."""
    before = t.cash(A), t.cash(B)
    t.throw(A, *dice).do(B, "ask_rent")
    paid = before[0] - t.cash(A)
    assert t.cash(B) - before[1] == paid
    return paid


def test_TP_RENT_01_the_owner_gets_the_rent_of_the_deed() -> None:
    t = Table("theme-park", owns={B: [6]})
    t.throw(A, 2, 4)
    assert (t.cash(A), t.cash(B)) == (1500, 1500)
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1494, 1506)
    assert t.refused(B, "ask_rent") == "no_rent_due"


def test_TP_RENT_01_nobody_but_the_owner_may_ask() -> None:
    t = Table("theme-park", owns={B: [6]})
    t.throw(A, 2, 4)
    assert t.refused(C, "ask_rent", 6) == "not_owner"
    assert t.may(B, "ask_rent", 6)


def test_TP_RENT_02_a_mortgaged_property_yields_nothing() -> None:
    t = Table("theme-park", owns={B: [6]}, mortgaged=[6])
    t.throw(A, 2, 4)
    assert t.refused(B, "ask_rent") == "no_rent_due"
    assert t.refused(B, "ask_rent", 6) == "no_rent_due"
    assert (t.cash(A), t.claims(B)) == (1500, [])


def test_TP_RENT_02_an_older_claim_that_ran_out_does_not_hide_the_mortgage() -> None:
    t = Table("theme-park", seats=2, at={A: 0, B: 0}, owns={B: [6], A: [8, 36]})
    t.throw(A, 2, 4).do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn")
    t.throw(A, 1, 3).do(A, "end_turn")
    assert t.refused(B, "ask_rent", 6) == "claim_expired"
    t.do(B, "mortgage", 6).throw(B, 4, 6).do(B, "end_turn")
    t.s.at[A] = 0
    t.throw(A, 2, 4)
    assert t.refused(B, "ask_rent", 6) == "no_rent_due"
    assert t.refused(B, "ask_rent") == "no_rent_due"


@pytest.mark.parametrize(
    ("deeds", "dice", "rent"), [([6, 8, 9], (2, 4), 12), ([6, 8, 9], (4, 5), 16), ([6, 8], (2, 4), 6)]
)
def test_TP_RENT_03_a_whole_group_doubles_bare_rent(deeds: list[int], dice: tuple[int, int], rent: int) -> None:
    assert rent_paid(Table("theme-park", owns={B: deeds}), *dice) == rent


def test_TP_RENT_03_transports_never_double() -> None:
    assert rent_paid(Table("theme-park", owns={B: [5, 15, 25, 35]}), 2, 3) == 200


def test_TP_RENT_04_a_mortgaged_street_leaves_the_others_doubled() -> None:
    assert rent_paid(Table("theme-park", owns={B: [6, 8, 9]}, mortgaged=[9]), 2, 4) == 12
    t = Table("theme-park", owns={B: [6, 8, 9]}, mortgaged=[9])
    t.throw(A, 4, 5)
    assert t.refused(B, "ask_rent", 9) == "no_rent_due"
    assert (t.cash(A), t.claims(B)) == (1500, [])


@pytest.mark.parametrize(("level", "rent"), [(1, 30), (2, 90), (3, 270), (4, 400), (5, 550)])
@pytest.mark.parametrize("others_below", [False, True])
def test_TP_RENT_05_pieces_raise_the_rent_and_are_not_doubled(level: int, rent: int, others_below: bool) -> None:
    other = level - 1 if others_below else level
    t = Table("theme-park", owns={B: [6, 8, 9]}, level={6: level, 8: other, 9: other})
    assert rent_paid(t, 2, 4) == rent


@pytest.mark.parametrize(("dice", "rent"), [((2, 4), 12), ((3, 5), 30)])
def test_TP_RENT_06_bare_streets_of_a_built_group_earn_double(dice: tuple[int, int], rent: int) -> None:
    assert rent_paid(Table("theme-park", owns={B: [6, 8, 9]}, level={8: 1}), *dice) == rent


def a_on_p39(dice: tuple[int, int] = (1, 3), seats: int = 4, owner: int = D, jailed: Sequence[int] = ()) -> Table:
    """A has landed on p39; B and C can throw 4 and 6 without touching a property."""
    t = Table("theme-park", seats=seats, at={A: 35}, owns={owner: [39], A: [3]}, jailed=dict.fromkeys(jailed, 1))
    return t.throw(A, *dice)


def test_TP_RENT_07_the_owner_may_ask_after_the_next_players_throw() -> None:
    t = a_on_p39()
    t.do(A, "end_turn").throw(B, 4, 6)
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(D)) == (1450, 1550)


def test_TP_RENT_07_the_claim_lives_until_the_second_player_throws() -> None:
    t = a_on_p39()
    t.do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn")
    assert (t.turn(), t.claims(D)) == (C, [(A, 39, 50)])
    assert t.may(D, "ask_rent")
    t.do(C, "roll")
    assert t.refused(D, "ask_rent") == "claim_expired"


def test_TP_RENT_07_the_second_players_throw_ends_the_claim() -> None:
    t = a_on_p39()
    t.do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn").throw(C, 4, 6)
    assert t.refused(D, "ask_rent") == "claim_expired"
    assert t.refused(D, "ask_rent", 39) == "claim_expired"
    assert (t.cash(A), t.cash(D), t.claims(D)) == (1500, 1500, [])


def test_TP_RENT_07_throws_for_doubles_end_nothing() -> None:
    t = a_on_p39(dice=(2, 2))
    t.throw(A, 1, 3)
    assert (t.at(A), t.cash(A)) == (3, 1700)
    t.do(A, "end_turn").throw(B, 5, 5).throw(B, 5, 5)
    assert (t.at(B), t.waits(B)) == (20, "roll")
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(D)) == (1650, 1550)


def test_TP_RENT_07_the_second_player_rethrows_too_late_as_well() -> None:
    t = a_on_p39()
    t.do(A, "end_turn").throw(B, 5, 5).throw(B, 4, 6).do(B, "end_turn")
    assert t.may(D, "ask_rent")
    t.throw(C, 5, 5)
    assert t.refused(D, "ask_rent") == "claim_expired"


@pytest.mark.parametrize("prisoner", [B, C])
def test_TP_RENT_07_a_throw_made_in_jail_counts(prisoner: int) -> None:
    t = a_on_p39(jailed=[prisoner])
    t.do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn")
    assert t.may(D, "ask_rent")
    t.throw(C, 4, 6)
    assert t.jailed(prisoner) == 2
    assert t.refused(D, "ask_rent") == "claim_expired"
    assert t.cash(A) == 1500


def test_TP_RENT_07_who_has_sold_the_property_is_told_of_the_lapse_and_not_the_new_owner() -> None:
    t = a_on_p39()
    t.do(D, "offer", B, [39], [], 10).do(B, "accept", 0)
    assert t.may(D, "ask_rent", 39)
    assert t.refused(B, "ask_rent", 39) == "no_rent_due"
    t.do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn").throw(C, 4, 6)
    assert t.refused(D, "ask_rent", 39) == "claim_expired"
    assert t.refused(D, "ask_rent") == "claim_expired"
    assert t.refused(B, "ask_rent", 39) == "no_rent_due"


def test_TP_RENT_08_of_two_players_the_lander_is_the_second_one() -> None:
    t = a_on_p39(seats=2, owner=B)
    t.do(A, "end_turn").throw(B, 4, 6).do(B, "ask_rent")
    assert (t.at(B), t.cash(A), t.cash(B)) == (10, 1450, 1550)


def test_TP_RENT_08_the_landers_next_turn_throw_ends_the_claim() -> None:
    t = a_on_p39(seats=2, owner=B)
    t.do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn")
    assert t.may(B, "ask_rent")
    t.throw(A, 1, 3)
    assert t.refused(B, "ask_rent") == "claim_expired"
    assert (t.cash(A), t.cash(B)) == (1700, 1500)


def test_TP_RENT_08_a_rethrow_in_the_same_turn_leaves_the_claim_open() -> None:
    t = a_on_p39(dice=(2, 2), seats=2, owner=B)
    t.throw(A, 1, 3).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1650, 1550)


@pytest.mark.parametrize(("deeds", "rent"), [([5], 25), ([5, 15], 50), ([5, 25, 35], 100), ([5, 15, 25, 35], 200)])
def test_TP_RENT_09_transports_pay_by_their_number(deeds: list[int], rent: int) -> None:
    assert rent_paid(Table("theme-park", owns={B: deeds}), 2, 3) == rent


def test_TP_RENT_09_a_mortgaged_transport_counts_but_earns_nothing() -> None:
    assert rent_paid(Table("theme-park", owns={B: [5, 15]}, mortgaged=[15]), 2, 3) == 50
    t = Table("theme-park", at={A: 10}, owns={B: [5, 15]}, mortgaged=[15])
    t.throw(A, 2, 3)
    assert (t.at(A), t.claims(B), t.refused(B, "ask_rent")) == (15, [], "no_rent_due")


@pytest.mark.parametrize(("deeds", "mortgaged", "rent"), [([12], [], 28), ([12, 28], [], 70), ([12, 28], [28], 70)])
def test_TP_RENT_10_ships_pay_by_the_throw(deeds: list[int], mortgaged: list[int], rent: int) -> None:
    assert rent_paid(Table("theme-park", at={A: 5}, owns={B: deeds}, mortgaged=mortgaged), 3, 4) == rent


def test_TP_RENT_10_a_mortgaged_ship_earns_nothing() -> None:
    t = Table("theme-park", at={A: 5}, owns={B: [12]}, mortgaged=[12])
    t.throw(A, 3, 4)
    assert (t.refused(B, "ask_rent"), t.cash(A), t.claims(B)) == ("no_rent_due", 1500, [])


@pytest.mark.parametrize(("deeds", "rent"), [([12], 28), ([12, 28], 70)])
def test_TP_RENT_10_after_a_card_move_the_last_throw_counts(tmp_path: Path, deeds: list[int], rent: int) -> None:
    overlay = tmp_path / "ship-card.toml"
    overlay.write_text(SHIP_CARD, encoding="utf-8")
    t = Table("theme-park", owns={B: deeds}, deck={"wishing_well": ["dividend"]}, overlays=[str(overlay)])
    t.throw(A, 3, 4)
    assert t.at(A) == 12
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1500 - rent, 1500 + rent)


def test_TP_RENT_10_a_card_may_ask_for_a_throw_of_its_own() -> None:
    t = Table("theme-park", owns={B: [12]}, deck={"wishing_well": ["nearest_utility"]})
    t.throw(A, 3, 4).throw(A, 2, 3)
    assert t.at(A) == 12
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1450, 1550)


def test_TP_RENT_11_ones_own_property_costs_nothing() -> None:
    t = Table("theme-park", owns={A: [6]})
    t.throw(A, 2, 4)
    assert (t.claims(A), t.cash(A), t.waits(A)) == ([], 1500, "end")
    assert t.refused(A, "ask_rent") == "own_property"
    assert t.refused(A, "ask_rent", 6) == "own_property"


def test_TP_RENT_11_an_older_claim_that_ran_out_does_not_matter_there() -> None:
    t = Table("theme-park", seats=2, turn=B, owns={A: [6]})
    t.throw(B, 2, 4).do(B, "end_turn").throw(A, 4, 6).do(A, "end_turn")
    t.throw(B, 1, 3).do(B, "end_turn")
    assert t.refused(A, "ask_rent", 6) == "claim_expired"
    t.s.at[A] = 0
    t.throw(A, 2, 4)
    assert t.refused(A, "ask_rent") == "own_property"
    assert t.refused(A, "ask_rent", 6) == "own_property"
