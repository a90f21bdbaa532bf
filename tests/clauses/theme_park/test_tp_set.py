"""What is in the box and how the game is set up (TP-SET)."""

from __future__ import annotations

from collections import Counter

import pytest

from freehold.core.deeds import STREET, TRANSPORT, UTILITY
from freehold.editions.load import Edition, load
from freehold.editions.schema import Space
from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, A, B, C, D, Table

DECKS = ("magic_lamp", "wishing_well")


def edition() -> Edition:
    loaded: Edition = load("theme-park")
    return loaded


def space(at: int) -> Space:
    return next(s for s in edition().file.space if s.at == at)


def seated(*names: str) -> Setup:
    table = Setup("theme-park")
    for name in names:
        assert table.join(name) == ""
    return table


def test_TP_SET_01_what_is_not_printed_follows_the_standard_game() -> None:
    t = Table("theme-park", at={A: 0}, owns={B: [5]})
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (1475, 1525)


def test_TP_SET_02_money_is_counted_in_wishes() -> None:
    t = Table("theme-park", at={A: 35}, owns={A: [1]})
    t.throw(A, 4, 2)
    assert t.cash(A) == 1700
    assert t.happened("paid") == [("bank", "A", 200, "salary")]
    currency = edition().file.currency
    assert (currency.one, currency.many, currency.symbol) == ("Wish", "Wishes", "")


def test_TP_SET_02_no_other_currency_appears_in_the_texts() -> None:
    texts = [card.text for deck in edition().file.deck.values() for card in deck.card]
    texts += [s.name.value for s in edition().file.space]
    assert [text for text in texts if any(sign in text for sign in "$£€¥")] == []
    assert [text for text in texts if "dollar" in text.lower()] == []


def test_TP_SET_03_the_two_kinds_of_piece_have_their_own_names() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9]})
    t.do(A, "build", 6)
    assert (t.level(6), t.stock()) == (1, (31, 12))
    words = t.edition.file.words
    assert words["house_in_full"] == "Main Street U.S.A. Building"
    assert (words["house"], words["hotel"]) == ("Building", "Castle")


def test_TP_SET_03_the_fifth_level_is_one_hotel_like_piece() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9]}, level={6: 4, 8: 4, 9: 4})
    assert t.stock() == (20, 12)
    t.do(A, "build", 6)
    assert (t.level(6), t.stock()) == (5, (24, 11))


def test_TP_SET_04_two_spaces_two_decks() -> None:
    t = Table("theme-park", at={A: 0}, deck={"magic_lamp": ["beauty_contest"]})
    t.throw(A, 1, 1)
    assert (t.at(A), t.cash(A)) == (2, 1510)
    assert (t.pile("magic_lamp"), t.pile("wishing_well")) == (["beauty_contest"], [])

    t = Table("theme-park", at={A: 0}, deck={"wishing_well": ["dividend"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (7, 1550)
    assert (t.pile("magic_lamp"), t.pile("wishing_well")) == ([], ["dividend"])


def test_TP_SET_04_the_other_card_spaces_are_the_standard_ones() -> None:
    by_deck = {deck: [s.at for s in edition().file.space if s.deck == deck] for deck in DECKS}
    assert by_deck == {"magic_lamp": [2, 17, 33], "wishing_well": [7, 22, 36]}


@pytest.mark.parametrize(
    ("at", "price", "rents", "piece", "loan"),
    [
        (1, 60, [2, 10, 30, 90, 160, 250], 50, 30),
        (39, 400, [50, 200, 600, 1400, 1700, 2000], 200, 200),
    ],
)
def test_TP_SET_05_deeds_carry_the_standard_values(
    at: int, price: int, rents: list[int], piece: int, loan: int
) -> None:
    t = edition().t
    assert (t.price[at], t.piece[at], t.loan[at]) == (price, piece, loan)
    assert list(t.rent[at * 6 : at * 6 + 6]) == rents


def test_TP_SET_06_eight_players_take_eight_tokens_and_a_ninth_finds_none() -> None:
    table = seated(*"ABCDEFGH")
    assert len(set(edition().file.tokens.value)) == 8
    assert [table.take_token(person, 7 - person) for person in range(8)] == [""] * 8
    assert sorted(person.token for person in table.players()) == list(range(8))
    assert table.join("I") == "too_many_players"
    assert len(table.persons) == 8
    assert table.start() == ""
    assert table.game is not None
    assert table.game.seats == 8


@pytest.mark.parametrize(("at", "dice", "reached"), [(0, (1, 3), 4), (32, (2, 4), 38)])
@pytest.mark.parametrize(("choice", "left"), [("tax_flat", 1300), ("tax_percent", 1350)])
def test_TP_SET_07_both_tax_spaces_offer_the_same_choice(
    at: int, dice: tuple[int, int], reached: int, choice: str, left: int
) -> None:
    t = Table("theme-park", at={A: at})
    t.throw(A, *dice)
    assert (t.at(A), t.cash(A), t.waits(A)) == (reached, 1500, "tax")
    assert t.may(A, "tax_flat")
    assert t.may(A, "tax_percent")
    t.do(A, choice)
    assert t.cash(A) == left


def test_TP_SET_08_four_transports_one_for_each_resort() -> None:
    t = edition().t
    named = {5: ("Monorail", "Disneyland Resort"), 15: ("Boat", "Tokyo Disneyland")}
    named |= {25: ("Bus", "Walt Disney World Resort"), 35: ("Train", "Disneyland Paris")}
    for at, (ride, resort) in named.items():
        assert space(at).kind == "transport"
        assert (t.kind[at], t.price[at], t.loan[at], t.piece[at]) == (TRANSPORT, 200, 100, 0)
        assert ride in space(at).name.value
        assert resort in space(at).name.value
    assert [s.at for s in edition().file.space if s.kind == "transport"] == list(named)
    assert {t.group[at] for at in named} == {t.group[5]}
    assert all(t.group[d] != t.group[5] for d in range(40) if t.kind[d] == STREET)
    names = [s.name.value for s in edition().file.space]
    for ride, _ in named.values():
        assert sum(name.startswith(f"{ride} (") for name in names) == 1


@pytest.mark.parametrize("at", [5, 15, 25, 35])
def test_TP_SET_08_transports_bear_no_pieces(at: int) -> None:
    t = Table("theme-park", owns={A: [5, 15, 25, 35]})
    assert t.refused(A, "build", at) == "not_a_street"


def test_TP_SET_09_two_ships() -> None:
    t = edition().t
    assert [s.at for s in edition().file.space if s.kind == "utility"] == [12, 28]
    for at, name in ((12, "Disney Magic"), (28, "Disney Wonder")):
        assert (t.kind[at], t.price[at], t.loan[at], t.piece[at]) == (UTILITY, 150, 75, 0)
        assert space(at).name.value == f"{name} Ship"
    assert all(t.group[d] != t.group[12] for d in range(40) if d not in (12, 28))
    table = Table("theme-park", owns={A: [12, 28]})
    assert [table.refused(A, "build", at) for at in (12, 28)] == ["not_a_street", "not_a_street"]
    assert edition().file.words["utility"] == "Ship"


def test_TP_SET_10_a_throw_is_two_dice_of_six_sides() -> None:
    totals = set()
    for a in range(1, 7):
        for b in range(1, 7):
            t = Table("theme-park")
            t.do(A, "roll")
            assert t.may(CHANCE, "dice", a, b)
            t.do(CHANCE, "dice", a, b)
            assert t.happened("thrown") == [("A", a, b)]
            totals.add(a + b)
    assert totals == set(range(2, 13))


@pytest.mark.parametrize(("a", "b"), [(0, 3), (3, 0), (7, 1), (1, 7), (-1, 4)])
def test_TP_SET_10_a_die_shows_nothing_but_one_to_six(a: int, b: int) -> None:
    t = Table("theme-park")
    t.do(A, "roll")
    assert t.refused(CHANCE, "dice", a, b) == "not_a_die"


def test_TP_SET_11_each_deck_holds_sixteen_cards() -> None:
    t = Table("theme-park", at={A: 0}, deck={"magic_lamp": ["jail_free"]})
    assert [t.deck_size(deck) for deck in DECKS] == [16, 16]
    t.throw(A, 1, 1)
    assert t.holds(A) == ["jail_free:magic_lamp"]
    assert [t.deck_size(deck) for deck in DECKS] == [15, 16]


def test_TP_SET_12_the_supply_of_pieces_is_constant() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9]})
    assert t.stock() == (32, 12)

    def all_pieces() -> tuple[int, int]:
        levels = [t.level(d) for d in range(40)]
        houses, hotels = t.stock()
        return houses + sum(n for n in levels if n < 5), hotels + levels.count(5)

    for level in (1, 2, 3, 4, 5):
        t.do(A, "build", 6, level)
        assert all_pieces() == (32, 12)
    assert t.stock() == (32, 9)
    t.do(A, "sell", 6)
    assert (t.stock(), all_pieces()) == ((28, 10), (32, 12))
    t.do(A, "sell", 6, 0)
    assert (t.stock(), all_pieces()) == ((32, 12), (32, 12))


def test_TP_SET_13_twenty_eight_deeds_all_with_the_bank() -> None:
    t = Table("theme-park", opening=True)
    kinds = Counter(t.t.kind[at] for at in range(40))
    assert (kinds[STREET], kinds[TRANSPORT], kinds[UTILITY]) == (22, 4, 2)
    assert len({s.at for s in t.edition.file.space}) == 40
    assert {t.owner(at) for at in range(40)} == {BANK}


def test_TP_SET_14_being_rich_does_not_win_while_others_are_in() -> None:
    t = Table("theme-park", seats=2, turn=B, at={B: 35}, cash={A: 5000, B: 100}, owns={A: [37, 39]})
    assert (t.over(), t.winner()) == (False, None)
    t.throw(B, 1, 3)
    assert (t.over(), t.winner()) == (False, None)
    t.do(A, "ask_rent").do(B, "end_turn").throw(A, 4, 6).do(A, "end_turn")
    assert (t.cash(A), t.cash(B), t.over(), t.winner()) == (5100, 0, False, None)


def test_TP_SET_14_the_last_one_left_wins() -> None:
    t = Table("theme-park", seats=2, turn=B, at={B: 35}, cash={A: 5000, B: 99}, owns={A: [37, 39]})
    t.throw(B, 1, 3).do(A, "ask_rent")
    assert (t.out(B), t.over(), t.winner()) == (True, True, A)
    assert t.refused(A, "roll") == "game_over"


def test_TP_SET_15_nobody_sees_a_deck() -> None:
    t = Table("theme-park", opening=True)
    for seat in (A, B, C, D):
        for deck in DECKS:
            assert t.refused(seat, "peek", deck) == "hidden_information"
        seen = t.view(seat)
        assert "unseen" not in seen
        assert "pile" not in seen
        assert seen["cards_left"] == [16, 16]


def test_TP_SET_15_the_decks_are_shuffled_once() -> None:
    t = Table("theme-park", at={A: 0})
    t.throw(A, 3, 4)
    names = [t.edition.card_names[16 + i] for i in range(16)]
    assert all(t.may(CHANCE, "card", name) for name in names), "any card may lie on top"
    t.card(A, "dividend").do(A, "end_turn")
    t.s.at[B] = 0
    t.throw(B, 3, 4)
    assert t.refused(CHANCE, "card", "dividend") == "no_such_card"
    assert t.refused(B, "card", "poor_tax") == "not_asked"
    assert t.refused(A, "peek", "wishing_well") == "hidden_information"


def test_TP_SET_16_one_token_for_each_player() -> None:
    table = seated("A", "B")
    assert table.take_token(0, 1) == ""
    assert table.take_token(1, 1) == "token_taken"
    assert [person.token for person in table.persons] == [1, -1]
    assert table.take_token(1, 2) == ""
    assert table.take_token(0, 3) == ""
    assert [person.token for person in table.persons] == [3, 2]
    assert table.take_token(1, 1) == ""
    assert [person.token for person in table.persons] == [3, 1]


def test_TP_SET_17_everybody_starts_with_1500() -> None:
    t = Table("theme-park", seats=4, opening=True)
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1500] * 4


def test_TP_SET_18_the_starting_purse_in_notes() -> None:
    notes = {int(value): count for value, count in edition().file.notes.value.items()}
    assert notes == {500: 2, 100: 2, 50: 2, 20: 6, 10: 5, 5: 5, 1: 5}
    assert sum(notes.values()) == 27
    assert sum(value * count for value, count in notes.items()) == 1500 == edition().t.cash


def test_TP_SET_19_all_the_rest_is_the_banks() -> None:
    t = Table("theme-park", seats=4, opening=True)
    assert t.cash(BANK) == 15140 - 4 * 1500
    assert t.stock() == (32, 12)
    assert [t.owner(d) for d in range(40) if t.t.kind[d]] == [BANK] * 28
    assert [t.level(d) for d in range(40)] == [0] * 40
    assert [t.holds(seat) for seat in (A, B, C, D)] == [[], [], [], []]
    assert list(t.s.owned) == [0] * 8


def test_TP_SET_20_the_banks_money_is_listed_apart() -> None:
    t = Table("theme-park", seats=4, opening=True)
    for seat in (A, D):
        seen = t.view(seat)
        assert seen["bank"] == 9140
        assert seen["cash"][:4] == [1500] * 4


def test_TP_SET_21_groups_of_two_and_three() -> None:
    t = edition().t
    by_name = {s.name.value.strip('"'): s.at for s in edition().file.space}
    two = [by_name["Matterhorn"], by_name["it's a small world"]]
    three = [by_name[n] for n in ("Pirates of the Caribbean", "Space Mountain", "Orbitron")]
    sizes = Counter(t.group[d] for d in range(40) if t.kind[d] == STREET)
    assert sorted(sizes.values()) == [2, 2, 3, 3, 3, 3, 3, 3]
    assert len({t.group[d] for d in two}) == 1
    assert len({t.group[d] for d in three}) == 1
    assert sizes[t.group[two[0]]] == 2
    assert sizes[t.group[three[0]]] == 3
