"""What is in the box and how the game is set up (JP-SET), and the Banker (JP-BANK)."""

from __future__ import annotations

from typing import Any

from freehold.editions.load import load
from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, A, B, C, Table


def jp(**setting: Any) -> Table:
    """A game in a set position."""
    return Table("jurassic-park", **setting)


def seated(count: int) -> Setup:
    table = Setup("jurassic-park")
    for name in ("Ana", "Ben", "Cleo", "Dev", "Eli", "Fay")[:count]:
        assert table.join(name) == ""
    return table


def test_JP_SET_01_six_players_with_six_tokens() -> None:
    table = seated(6)
    assert table.join("Gus") == "too_many_players"
    for person in range(6):
        assert table.take_token(person, person) == ""
    assert table.take_token(1, 0) == "token_taken"
    assert table.start() == ""
    assert table.game is not None
    assert table.game.seats == 6


def test_JP_SET_01_nobody_plays_the_t_rex_nor_alone() -> None:
    table = seated(1)
    assert len(load("jurassic-park").file.tokens.value) == 6
    assert not any("rex" in token.lower() for token in load("jurassic-park").file.tokens.value)
    assert table.take_token(0, 6) == "no_such_token"
    assert table.start() == "too_few_players"


def test_JP_SET_02_the_t_rex_starts_on_free_parking() -> None:
    t = jp(opening=True)
    assert t.rex() == 20
    assert t.edition.file.space[20].kind == "rest"
    assert not any(t.damaged(d) for d in range(40))


def test_JP_SET_03_the_gate_is_there_and_has_paid_nobody() -> None:
    t = jp(opening=True)
    assert [t.cash(p) for p in range(4)] == [1500] * 4
    assert t.happened("paid") == []
    assert "gate" in t.edition.file.verbs.chance


def test_JP_SET_04_28_deeds_lie_face_up_and_unowned() -> None:
    t = jp(opening=True)
    deeds = [x.at for x in t.edition.file.space if x.price]
    assert len(deeds) == 28
    assert sum(1 << d for d in deeds) == t.t.deeds
    assert all(t.owner(d) == BANK and not t.damaged(d) for d in deeds)


def test_JP_SET_05_24_fences_and_no_second_level() -> None:
    t = jp(owns={A: [8]})
    assert t.stock() == (24, 0)
    t.do(A, "build_fence", 8)
    assert t.stock() == (23, 0)
    assert t.refused(A, "build_fence", 8) == "fence_present"
    assert t.refused(A, "build", 8) == "mode_not_offered"
    t.do(A, "sell_fence", 8)
    assert t.stock() == (24, 0)


def test_JP_SET_06_amber_and_white_are_told_apart() -> None:
    for amber, white in ((2, 5), (5, 2)):
        t = jp(at={A: 1})
        t.throw(A, amber, white)
        assert t.rex() == 20 + amber
        assert t.at(A) == 8
    t = jp()
    t.do(A, "roll")
    assert t.refused(CHANCE, "dice", 0, 3) == "not_a_die"
    assert t.refused(CHANCE, "dice", 3, 7) == "not_a_die"
    assert t.refused(CHANCE, "dice", 3) == "not_a_die"


def test_JP_SET_07_everybody_starts_with_these_notes() -> None:
    purse = load("jurassic-park").purse
    assert purse == {500: 2, 100: 4, 50: 1, 20: 1, 10: 2, 5: 1, 1: 5}
    assert sum(value * count for value, count in purse.items()) == 1500
    assert jp(opening=True).cash(A) == 1500


def test_JP_SET_08_the_rest_is_the_banks() -> None:
    t = jp(at={A: 34})
    bank = t.cash(BANK)
    t.throw(A, 1, 3)
    assert t.cash(A) == 1400
    assert t.cash(BANK) == bank + 100
    assert [t.cash(p) for p in (B, C, 3)] == [1500] * 3


def test_JP_SET_09_two_decks_of_16_cards_whose_order_nobody_sees() -> None:
    t = jp()
    assert t.edition.deck_ids == ["cold_storage", "impact_tremor"]
    assert (t.deck_size("cold_storage"), t.deck_size("impact_tremor")) == (16, 16)
    assert t.refused(A, "peek", "cold_storage") == "hidden_information"
    assert "unseen" not in t.view(A)
    assert "pile" not in t.view(A)
    assert t.view(A)["cards_left"][:2] == [16, 16]


def test_JP_SET_10_tokens_start_on_go_without_the_gate() -> None:
    t = jp(opening=True)
    assert [t.at(p) for p in range(4)] == [0] * 4
    assert t.happened("gate_theme") == t.happened("gate_roar") == []


def test_JP_BANK_01_the_bank_books_by_itself() -> None:
    t = jp(owns={A: [8, 23]}, damaged=[23], jailed={A: 1})
    bank = t.cash(BANK)
    t.do(A, "build_fence", 8).do(A, "repair", 23).do(A, "pay_jail")
    assert t.cash(A) == 1500 - 50 - 110 - 50
    assert t.cash(BANK) == bank + 210
    t = jp()
    t.throw(A, 3, 5).do(A, "buy")
    assert t.cash(A) == 1400


def test_JP_BANK_02_the_banker_plays_with_money_of_their_own() -> None:
    table = seated(2)
    assert table.appoint(0) == ""
    assert table.start() == ""
    t = jp(at={B: 22})
    t.throw(A, 3, 5)
    assert (t.cash(A), t.cash(B)) == (1500, 1450)
