"""Royal Decree and Family Chest (FZ-CARD)."""

from __future__ import annotations

from freehold.testing import A, Table


def test_FZ_CARD_01_the_deck_of_the_space_is_drawn() -> None:
    t = Table("frozen-2", deck={"royal_decree": ["gift"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (7, 1550)
    assert (t.pile("royal_decree"), t.pile("family_chest")) == (["gift"], [])
    t = Table("frozen-2", deck={"family_chest": ["services"]})
    t.throw(A, 1, 1)
    assert (t.pile("royal_decree"), t.pile("family_chest")) == ([], ["services"])


def test_FZ_CARD_02_the_card_is_carried_out_at_once() -> None:
    t = Table("frozen-2", at={A: 28}, deck={"family_chest": ["doctor"]})
    t.throw(A, 2, 3)
    assert t.cash(A) == 1450
    t = Table("frozen-2", at={A: 28}, cash={A: 20}, owns={A: [6]}, deck={"family_chest": ["doctor"]})
    t.throw(A, 2, 3)
    assert t.refused(A, "end_turn") == "debt_pending"
    t = Table("frozen-2", at={A: 28})
    t.throw(A, 2, 3)
    assert t.refused(A, "end_turn") != ""


def test_FZ_CARD_03_then_it_goes_under_its_deck() -> None:
    t = Table("frozen-2", deck={"royal_decree": ["gift"]})
    t.throw(A, 3, 4)
    assert t.deck_size("royal_decree") == 16
    assert t.pile("royal_decree")[-1] == "gift"


def test_FZ_CARD_04_the_jail_card_is_kept() -> None:
    for deck, at, dice in (("royal_decree", 0, (3, 4)), ("family_chest", 28, (2, 3))):
        t = Table("frozen-2", seats=2, at={A: at}, deck={deck: ["jail_free"]})
        t.throw(A, *dice)
        assert t.holds(A) == [f"jail_free:{deck}"]
        assert t.deck_size(deck) == 15
    t = Table("frozen-2", jailed={A: 1}, holds={A: ["jail_free:royal_decree"]})
    assert t.deck_size("royal_decree") == 15
    t.do(A, "use_jail_card")
    assert t.holds(A) == []
    assert (t.deck_size("royal_decree"), t.pile("royal_decree")[-1]) == (16, "jail_free")


def test_FZ_CARD_05_some_cards_let_one_use_the_snowflake() -> None:
    cards = (("royal_decree", "snowflake"), ("family_chest", "snowflake_1"), ("family_chest", "snowflake_2"))
    for deck, card in cards:
        at, dice = (0, (3, 4)) if deck == "royal_decree" else (28, (2, 3))
        t = Table("frozen-2", at={A: at}, owns={A: [6]}, deck={deck: [card]})
        t.throw(A, *dice)
        assert t.waits(A) == "snowflake"
        t.do(A, "place_snowflake", 6)
        assert t.snowflake() == 6
        assert t.pile(deck) == [card]
        assert t.waits(A) == "end"
