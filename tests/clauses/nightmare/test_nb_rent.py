"""Rent: how much, by which throw, and how long it may be asked for (NB-RENT)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from freehold.testing import CHANCE, A, B, C, D, Refused, Table
from freehold.words import Teller

GROUP = [6, 8, 9]


def rent_paid(t: Table, *dice: int) -> int:
    """A lands by this throw, B asks: what A has paid."""
    before = t.cash(A), t.cash(B)
    t.throw(A, *dice).do(B, "ask_rent")
    paid = before[0] - t.cash(A)
    assert t.cash(B) - before[1] == paid
    return paid


def a_on_p39(dice: tuple[int, int] = (1, 3), seats: int = 4, owner: int = D, jailed: Sequence[int] = ()) -> Table:
    """A has landed on p39; B and C can throw 4 and 6 without touching a property."""
    t = Table("nightmare", seats=seats, at={A: 35}, owns={owner: [39], A: [3]}, jailed=dict.fromkeys(jailed, 1))
    return t.throw(A, *dice)


def on_utility(deeds: Sequence[int], mortgaged: Sequence[int] = (), **setting: object) -> Table:
    """A, at p5, has thrown 3+4 to p12, and B has these deeds."""
    t = Table("nightmare", at={A: 5}, owns={B: deeds}, mortgaged=mortgaged, **setting)  # type: ignore[arg-type]
    return t.throw(A, 3, 4)


def test_NB_RENT_01_the_owner_gets_the_rent_of_the_deed() -> None:
    t = Table("nightmare", owns={B: [6]})
    t.throw(A, 2, 4).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1494, 1506)
    assert t.refused(B, "ask_rent") == "no_rent_due"


def test_NB_RENT_02_a_mortgaged_property_yields_nothing() -> None:
    t = Table("nightmare", owns={B: [6]}, mortgaged=[6])
    t.throw(A, 2, 4)
    assert t.refused(B, "ask_rent") == "no_rent_due"
    assert t.refused(B, "ask_rent", 6) == "no_rent_due"
    assert (t.cash(A), t.claims(B)) == (1500, [])


def test_NB_RENT_03_the_owner_asks_before_the_next_player_throws() -> None:
    t = a_on_p39()
    t.do(A, "end_turn").do(D, "ask_rent")
    assert (t.cash(A), t.cash(D)) == (1450, 1550)


def test_NB_RENT_03_the_throw_of_the_player_to_the_left_ends_the_claim() -> None:
    t = a_on_p39()
    t.do(A, "end_turn").do(B, "roll")
    assert t.refused(D, "ask_rent") == "claim_expired"
    t.do(CHANCE, "dice", 4, 6)
    assert t.refused(D, "ask_rent") == "claim_expired"
    assert t.refused(D, "ask_rent", 39) == "claim_expired"
    assert (t.cash(A), t.cash(D)) == (1500, 1500)


def test_NB_RENT_03_the_landers_rethrow_ends_nothing() -> None:
    t = a_on_p39(dice=(2, 2))
    t.throw(A, 1, 3)
    assert (t.at(A), t.cash(A)) == (3, 1700)
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(D)) == (1650, 1550)


def test_NB_RENT_03_of_two_players_the_owner_asks_before_the_own_throw() -> None:
    t = a_on_p39(seats=2, owner=B)
    t.do(A, "end_turn")
    assert t.may(B, "ask_rent")
    t.throw(B, 4, 6)
    assert t.refused(B, "ask_rent") == "claim_expired"
    t = a_on_p39(seats=2, owner=B)
    t.do(A, "end_turn").do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1450, 1550)


def test_NB_RENT_03_a_throw_made_in_jail_counts() -> None:
    t = a_on_p39(jailed=[B])
    t.do(A, "end_turn").throw(B, 4, 6)
    assert t.jailed(B) == 2
    assert t.refused(D, "ask_rent") == "claim_expired"


def test_NB_RENT_04_a_rent_not_asked_for_is_gone_for_good() -> None:
    t = a_on_p39(seats=2, owner=B)
    t.do(A, "end_turn").throw(B, 4, 6).do(B, "end_turn")
    t.throw(A, 1, 4)
    assert t.refused(B, "ask_rent", 39) == "claim_expired"
    t.do(A, "end_turn")
    assert t.refused(B, "ask_rent", 39) == "claim_expired"
    assert t.happened("lapsed") == [("B", "A", 39, 50)]
    assert t.cash(B) == 1500


@pytest.mark.parametrize(("space", "rent"), [(39, 50), (1, 2), (24, 20)])
def test_NB_RENT_05_a_bare_street_earns_its_base_rent(space: int, rent: int) -> None:
    t = Table("nightmare", at={A: (space - 3) % 40}, owns={B: [space]})
    t.throw(A, 1, 2)
    before = t.cash(A)
    t.do(B, "ask_rent")
    assert (before - t.cash(A), t.cash(B)) == (rent, 1500 + rent)


@pytest.mark.parametrize(
    ("deeds", "mortgaged", "dice", "rent"),
    [
        (GROUP, [], (2, 4), 12),
        (GROUP, [], (4, 5), 16),
        (GROUP, [9], (2, 4), 6),
        (GROUP, [8], (4, 5), 8),
        ([6, 8], [], (2, 4), 6),
    ],
)
def test_NB_RENT_06_a_whole_group_doubles_only_without_a_mortgage(
    deeds: list[int], mortgaged: list[int], dice: tuple[int, int], rent: int
) -> None:
    assert rent_paid(Table("nightmare", owns={B: deeds}, mortgaged=mortgaged), *dice) == rent


def test_NB_RENT_06_the_mortgaged_one_earns_nothing() -> None:
    t = Table("nightmare", owns={B: GROUP}, mortgaged=[9])
    t.throw(A, 4, 5)
    assert t.refused(B, "ask_rent") == "no_rent_due"
    assert (t.cash(A), t.claims(B)) == (1500, [])


def test_NB_RENT_06_theme_park_rules_otherwise() -> None:
    assert rent_paid(Table("theme-park", owns={B: GROUP}, mortgaged=[9]), 2, 4) == 12


@pytest.mark.parametrize(("level", "rent"), [(1, 30), (2, 90), (3, 270), (4, 400), (5, 550)])
def test_NB_RENT_07_pieces_raise_the_rent_and_are_not_doubled(level: int, rent: int) -> None:
    t = Table("nightmare", owns={B: GROUP}, level=dict.fromkeys(GROUP, level))
    assert rent_paid(t, 2, 4) == rent


@pytest.mark.parametrize(("deeds", "rent"), [([5], 25), ([5, 15], 50), ([5, 25, 35], 100), ([5, 15, 25, 35], 200)])
def test_NB_RENT_08_doors_pay_by_their_number(deeds: list[int], rent: int) -> None:
    assert rent_paid(Table("nightmare", owns={B: deeds}), 2, 3) == rent


def test_NB_RENT_08_a_mortgaged_door_counts_but_earns_nothing() -> None:
    assert rent_paid(Table("nightmare", owns={B: [5, 15]}, mortgaged=[15]), 2, 3) == 50
    t = Table("nightmare", at={A: 10}, owns={B: [5, 15]}, mortgaged=[15])
    t.throw(A, 2, 3)
    assert (t.at(A), t.claims(B), t.refused(B, "ask_rent")) == (15, [], "no_rent_due")


def test_NB_RENT_09_a_fresh_throw_sets_the_rent_when_it_is_asked() -> None:
    t = on_utility([12])
    assert t.claims(B) == [(A, 12, 4)]
    t.do(B, "ask_rent")
    assert t.waits(CHANCE) == "dice"
    with pytest.raises(Refused):
        t.throw(B, 2, 6)
    t.throw(A, 2, 6)
    assert (t.cash(A), t.cash(B), t.at(A)) == (1468, 1532, 12)
    assert t.refused(B, "ask_rent") == "no_rent_due"
    assert t.refused(A, "roll") == "no_throw_left"


def test_NB_RENT_09_its_doubles_give_no_further_move() -> None:
    t = on_utility([12])
    t.do(B, "ask_rent").throw(A, 5, 5)
    assert (t.cash(A), t.at(A), t.waits(A)) == (1460, 12, "end")
    assert t.refused(A, "roll") == "no_throw_left"


def test_NB_RENT_09_it_takes_no_further_move_away_either() -> None:
    t = Table("nightmare", at={A: 4}, owns={B: [12]})
    t.throw(A, 4, 4)
    t.do(B, "ask_rent").throw(A, 1, 2)
    assert (t.cash(A), t.at(A), t.waits(A)) == (1488, 12, "roll")
    t.throw(A, 4, 4)
    assert t.at(A) == 20
    t.throw(A, 1, 1)
    assert t.jailed(A) == 1


def test_NB_RENT_09_it_is_no_turn_throw() -> None:
    t = Table("nightmare", owns={B: [12], D: [8]})
    t.throw(A, 4, 4)
    assert t.at(A) == 8
    t.throw(A, 1, 3)
    assert t.at(A) == 12
    t.do(A, "end_turn").do(B, "ask_rent").throw(A, 2, 6)
    assert (t.cash(A), t.turn(), t.waits(B)) == (1468, B, "roll")
    t.do(D, "ask_rent", 8)
    assert t.cash(A) == 1462


def test_NB_RENT_09_it_is_told_in_plain_words() -> None:
    t = on_utility([12])
    since = len(t.s.said)
    told = Teller(t.edition)
    t.do(B, "ask_rent").throw(A, 2, 6)
    assert [line.text for line in told.tell(t.s.said[since:])] == [
        "Ben asks Ana for the rent of Northern Lights Works, which a throw of the dice sets.",
        "Ana throws 2 and 6.",
        "Ana pays Ben the rent of $32.",
    ]


@pytest.mark.parametrize(("deeds", "mortgaged", "rent"), [([12, 28], [], 80), ([12, 28], [28], 80), ([12], [], 32)])
def test_NB_RENT_10_both_locales_make_it_ten_times(deeds: list[int], mortgaged: list[int], rent: int) -> None:
    t = on_utility(deeds, mortgaged)
    t.do(B, "ask_rent").throw(A, 2, 6)
    assert (t.cash(A), t.cash(B)) == (1500 - rent, 1500 + rent)


def test_NB_RENT_10_a_mortgaged_one_earns_nothing() -> None:
    t = on_utility([12, 28], [12])
    assert (t.refused(B, "ask_rent"), t.cash(A), t.claims(B)) == ("no_rent_due", 1500, [])


def test_NB_RENT_11_a_prisoner_off_turn_collects() -> None:
    t = Table("nightmare", turn=B, at={B: 36}, jailed={A: 1}, owns={A: [39]})
    t.throw(B, 1, 2).do(A, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1550, 1450)
    t = Table("nightmare", turn=B, at={B: 36}, jailed={A: 1}, owns={A: [39]}, mortgaged=[39])
    t.throw(B, 1, 2)
    assert t.refused(A, "ask_rent") == "no_rent_due"


@pytest.mark.parametrize(("dice", "rent"), [((2, 4), 12), ((3, 5), 30)])
def test_NB_RENT_12_bare_streets_of_a_built_group_earn_double(dice: tuple[int, int], rent: int) -> None:
    assert rent_paid(Table("nightmare", owns={B: GROUP}, level={8: 1}), *dice) == rent


def test_NB_RENT_03_the_jailed_lander_pays_as_well() -> None:
    t = a_on_p39(dice=(2, 2))
    t.s.at[A] = 20
    t.throw(A, 4, 6)
    assert t.jailed(A) == 1
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(C), t.cash(D)) == (1450, 1500, 1550)
