"""What is in the box and how the game is set up (FZ-SET)."""

from __future__ import annotations

from freehold.bots.play import Player
from freehold.core.deeds import STREET
from freehold.editions.load import load
from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, A, B, C, D, Table
from freehold.words import Teller

NOBODY = -1
SCENES = [1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39]


def seated(count: int) -> Setup:
    table = Setup("frozen-2")
    for name in "ABCDEF"[:count]:
        assert table.join(name) == ""
    return table


def test_FZ_SET_01_four_players_take_four_tokens_and_stand_on_go() -> None:
    table = seated(4)
    assert [table.take_token(p, p) for p in range(4)] == ["", "", "", ""]
    assert table.take_token(3, 0) == "token_taken"
    assert len(table.edition.file.tokens.value) == 6
    assert table.start() == ""
    t = Table("frozen-2", opening=True)
    assert [t.at(p) for p in (A, B, C, D)] == [0, 0, 0, 0]
    assert [t.cash(p) for p in (A, B, C, D)] == [1500] * 4
    assert t.happened("paid") == []


def test_FZ_SET_01_two_to_six_can_play() -> None:
    assert seated(6).join("G") == "too_many_players"
    assert seated(1).start() == "too_few_players"
    assert seated(2).start() == ""
    assert seated(6).start() == ""


def test_FZ_SET_02_the_purse_is_worth_1500() -> None:
    purse = load("frozen-2").purse
    assert purse == {1: 5, 5: 1, 10: 2, 20: 1, 50: 1, 100: 4, 500: 2}
    assert sum(value * count for value, count in purse.items()) == 1500
    t = Table("frozen-2", seats=6)
    assert [t.cash(p) for p in range(6)] == [1500] * 6


def test_FZ_SET_03_what_is_not_dealt_is_the_bank() -> None:
    t = Table("frozen-2", seats=3)
    box = t.t.bank_money
    assert t.cash(BANK) == box - 3 * 1500
    t.throw(A, 2, 4).do(A, "buy")
    assert [t.cash(p) for p in (A, B, C)] == [1400, 1500, 1500]
    assert t.cash(BANK) == box - 4500 + 100
    t.do(A, "mortgage", 6)
    assert [t.cash(p) for p in (A, B, C)] == [1450, 1500, 1500]
    assert t.cash(BANK) == box - 4500 + 50


def test_FZ_SET_04_there_are_22_deeds_all_the_banks() -> None:
    t = Table("frozen-2", opening=True)
    deeds = [d for d in range(40) if t.t.deeds >> d & 1]
    assert deeds == SCENES
    assert all(t.owner(d) == BANK for d in range(40))
    assert all((t.t.kind[d] == STREET) == (d in SCENES) for d in range(40))


def test_FZ_SET_05_two_decks_of_sixteen() -> None:
    t = Table("frozen-2", opening=True)
    assert sorted(t.edition.deck_ids) == ["family_chest", "royal_decree"]
    assert [t.deck_size(deck) for deck in ("royal_decree", "family_chest")] == [16, 16]
    assert [t.holds(p) for p in (A, B, C, D)] == [[], [], [], []]


def test_FZ_SET_06_32_and_12_pieces_and_no_more() -> None:
    t = Table("frozen-2", owns={A: [1, 3]}, level={1: 4, 3: 4})
    assert Table("frozen-2").stock() == (32, 12)
    assert t.stock() == (24, 12)
    for space in (1, 3):
        t.do(A, "build", space)
        houses, hotels = t.stock()
        assert houses + sum(t.level(d) for d in (1, 3) if t.level(d) < 5) == 32
        assert hotels + sum(1 for d in (1, 3) if t.level(d) == 5) == 12


def test_FZ_SET_07_the_same_seed_gives_the_same_cards() -> None:
    games = []
    for _ in range(2):
        player = Player(load("frozen-2"), 4, 11)
        player.game.said = []
        while player.actions < 400:
            player.step()
        games.append(list(player.game.said))
    assert games[0] == games[1]


def test_FZ_SET_07_nobody_sees_the_order() -> None:
    t = Table("frozen-2")
    for seat in (A, B, C, D, NOBODY):
        seen = t.view(seat)
        assert "unseen" not in seen
        assert "pile" not in seen
        assert seen["cards_left"] == [16, 16]
    assert t.refused(A, "peek", "royal_decree") == "hidden_information"


def test_FZ_SET_08_two_dice_and_a_snowflake_in_its_box() -> None:
    t = Table("frozen-2", opening=True)
    assert t.snowflake() == -1
    for dice in ((0, 3), (3, 7), (7, 1)):
        assert t.refused(CHANCE, "dice", *dice) == "not_a_die"
    t.throw(A, 1, 6)
    assert t.happened("thrown") == [("A", 1, 6)]


def test_FZ_SET_09_amounts_are_whole_and_written_with_an_m() -> None:
    teller = Teller(load("frozen-2"))
    assert [teller.money(n) for n in (1500, 1, 0)] == ["M1500", "M1", "M0"]
    assert sorted(load("frozen-2").purse) == [1, 5, 10, 20, 50, 100, 500]
    t = Table("frozen-2", owns={A: [37]}, mortgaged=[37])
    t.do(A, "lift", 37)
    assert t.cash(A) == 1500 - 193
