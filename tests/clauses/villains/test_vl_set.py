"""What is in the box and how the game is set up (VL-SET), and the Bank (VL-BANK)."""

from __future__ import annotations

from collections import Counter

import pytest

from freehold.bots.play import Player
from freehold.core.deeds import STREET, TRANSPORT, UTILITY
from freehold.core.registry import VERBS
from freehold.editions.load import load
from freehold.engine import act, deal
from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, NOBODY, A, B, C, Table
from freehold.words import Teller

VILLAINS = ["Cruella", "Jafar", "Scar", "Maleficent", "Evil Queen", "Hook"]


def seated(count: int) -> Setup:
    table = Setup("villains")
    for k in range(count):
        assert table.join(f"player {k}") == ""
    return table


def test_VL_SET_01_six_different_characters_for_six_players() -> None:
    table = seated(6)
    assert table.join("one too many") == "too_many_players"
    assert table.edition.file.tokens.value == VILLAINS
    for k in range(6):
        assert table.take_token(k, 5 - k) == ""
    assert table.start() == ""
    assert table.game is not None
    assert table.game.character[:6] == [6, 5, 4, 3, 2, 1]


def test_VL_SET_01_no_character_twice_before_and_at_the_table() -> None:
    table = seated(2)
    assert table.take_token(0, 1) == ""
    assert table.take_token(1, 1) == "token_taken"
    t = Table("villains", seats=2, opening=True)
    assert t.waits(A) == t.waits(B) == "character"
    t.do(A, "choose_character", "Jafar")
    assert t.refused(B, "choose_character", "Jafar") == "token_taken"
    assert t.refused(B, "choose_character", 6) == "no_such_token"
    t.do(B, "choose_character", "Hook")
    assert (t.character(A), t.character(B)) == ("Jafar", "Hook")
    assert t.waits(CHANCE) == "dice"
    assert t.refused(A, "choose_character", "Scar") == "space_pending"


@pytest.mark.parametrize("seats", [1, 7])
def test_VL_SET_01_two_to_six_players(seats: int) -> None:
    assert seated(1).start() == "too_few_players"
    with pytest.raises(ValueError, match="2 to 6"):
        deal(load("villains").t, seats)


def test_VL_SET_01_who_leaves_before_choosing_frees_the_table() -> None:
    t = Table("villains", seats=3, opening=True)
    t.do(B, "leave").do(A, "choose_character", "Scar").do(C, "choose_character", "Hook")
    t.throw(A, 2).throw(C, 5)
    assert t.turn() == C


def test_VL_SET_02_every_power_lies_open() -> None:
    t = Table("villains", seats=3, characters={A: "Scar", B: "Hook", C: "Cruella"})
    for seat in (A, B, C, NOBODY):
        assert t.view(seat)["character"][:3] == [3, 6, 1]
        assert t.view(seat)["powers"][:3] == ["sixes", "reroll", "passing"]
    powers = t.edition.file.power
    assert [x.token for x in powers] == VILLAINS
    assert "6" in powers[2].text


def test_VL_SET_03_eighteen_property_cards() -> None:
    t = Table("villains")
    kinds = Counter(t.t.kind[d] for d in range(32))
    assert (kinds[STREET], kinds[UTILITY], kinds[TRANSPORT]) == (16, 2, 0)
    assert t.t.deeds.bit_count() == 18
    assert all(t.owner(d) == BANK for d in range(32))
    assert [t.t.group_size[g] for g in range(t.t.groups)] == [2] * 9


def test_VL_SET_04_two_decks_of_sixteen() -> None:
    t = Table("villains")
    assert t.edition.deck_ids == ["chance", "poison_apple"]
    assert (t.deck_size("chance"), t.deck_size("poison_apple")) == (16, 16)
    assert all(t.holds(p) == [] for p in range(4))


def test_VL_SET_05_the_stock_of_pieces() -> None:
    t = Table("villains", owns={A: [1, 3]}, cash={A: 30})
    assert t.stock() == (32, 12)
    t.do(A, "build", 1)
    assert t.stock() == (31, 12)
    t.do(A, "build", 1, 4)
    assert t.stock() == (24, 12)
    t.do(A, "build", 1)
    assert t.stock() == (28, 11)


def test_VL_SET_06_one_die_and_one_ring() -> None:
    t = Table("villains", opening=True, seats=2)
    t.do(A, "choose_character", "Jafar").do(B, "choose_character", "Hook")
    assert t.flames() == NOBODY
    for die in range(1, 7):
        assert t.refused(CHANCE, "dice", die) == ""
    for die in (0, 7):
        assert t.refused(CHANCE, "dice", die) == "not_a_die"
    assert t.refused(CHANCE, "dice", 3, 4) == "not_a_die"
    t.throw(A, 6).throw(B, 3).throw(A, 4)
    assert t.at(A) == 4


def test_VL_SET_07_two_kinds_of_coin() -> None:
    edition = load("villains")
    assert edition.file.box is not None
    box = {int(value): count for value, count in edition.file.box.value.items()}
    assert box == {1: 53, 5: 42}
    assert sum(box.values()) == 95
    assert sum(value * count for value, count in box.items()) == 263 == edition.t.bank_money
    assert edition.in_pieces(13) == {5: 2, 1: 3}
    assert edition.in_pieces(0) == {}


def test_VL_SET_08_thirty_coins_each() -> None:
    t = Table("villains", seats=3)
    assert [t.cash(p) for p in (A, B, C)] == [30, 30, 30]
    assert t.edition.purse == {1: 5, 5: 5}


def test_VL_SET_09_the_rest_is_the_banks() -> None:
    t = Table("villains", seats=4)
    assert t.cash(BANK) == 143
    assert t.edition.file.box is not None
    left = {int(v): n - 4 * t.edition.purse[int(v)] for v, n in t.edition.file.box.value.items()}
    assert left == {1: 33, 5: 22}


def test_VL_SET_10_the_decks_are_shuffled_and_hidden() -> None:
    def drawn(seed: int) -> list[int]:
        player = Player(load("villains"), 4, seed, ["random"] * 4)
        cards = []
        while len(cards) < 8:
            _, verb, args = player.step()
            cards += [args[0]] if verb == "card" else []
        return cards

    assert drawn(3) == drawn(3)
    assert len({tuple(drawn(seed)) for seed in range(6)}) > 1
    t = Table("villains")
    assert not {"unseen", "pile"} & set(t.view(A))
    assert t.refused(A, "peek", "chance") == "hidden_information"


def test_VL_SET_11_tokens_begin_on_go_without_a_coin() -> None:
    t = Table("villains", seats=3, opening=True)
    assert [t.at(p) for p in (A, B, C)] == [0, 0, 0]
    assert [t.cash(p) for p in (A, B, C)] == [30, 30, 30]
    assert t.flames() == NOBODY


def test_VL_SET_12_no_power_works_before_go_is_reached() -> None:
    t = Table("villains", seats=2, characters={A: "Cruella", B: "Jafar"})
    t.throw(A, 4).do(A, "stay").do(A, "end_turn").throw(B, 4)
    assert (t.at(A), t.at(B), t.flames()) == (4, 4, NOBODY)
    assert (t.cash(A), t.cash(B)) == (30, 30)


def test_VL_BANK_01_the_engine_does_the_bankers_work() -> None:
    t = Table("villains", seats=2, at={A: 23}, owns={A: [1, 3]})
    t.throw(A, 2)
    assert (t.cash(A), t.cash(BANK), t.owner(25)) == (26, 207, A)
    t.do(A, "build", 1)
    assert (t.cash(BANK), t.stock()) == (208, (31, 12))
    t = Table("villains", seats=2, jailed={A: 1})
    t.do(A, "pay_jail")
    assert t.cash(BANK) == 208


def test_VL_BANK_01_the_banker_sees_and_may_no_more_than_others() -> None:
    t = Table("villains", seats=3, banker=B)
    assert {k: v for k, v in t.view(A).items() if k != "you"} == {k: v for k, v in t.view(B).items() if k != "you"}
    assert t.refused(B, "roll") == "not_your_turn"


def test_VL_BANK_02_the_bankers_coins_are_not_the_banks() -> None:
    t = Table("villains", seats=2, banker=A, turn=B, at={B: 16})
    before = t.cash(BANK)
    t.throw(B, 1)
    assert (t.cash(A), t.cash(B), t.cash(BANK)) == (30, 27, before + 3)


def test_the_setup_hands_tokens_out_where_nobody_chose() -> None:
    table = seated(3)
    assert table.take_token(1, 0) == ""
    assert table.start() == ""
    assert table.game is not None
    assert table.game.character[:3] == [2, 1, 3]
    assert act(table.game, table.edition.t, 0, VERBS["choose_character"].number, 4) > 0


def test_a_power_is_said_in_words() -> None:
    t = Table("villains", seats=2, opening=True)
    t.do(A, "choose_character", "Evil Queen")
    assert Teller(load("villains")).sentence(t.s.said[-1]) == "Ana plays Evil Queen."
