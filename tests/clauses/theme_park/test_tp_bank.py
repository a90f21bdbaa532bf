"""The Bank and the Banker (TP-BANK)."""

from __future__ import annotations

import pytest

from freehold.codec import find_verb
from freehold.core.words import REASONS
from freehold.engine import legal
from freehold.setup import Setup
from freehold.testing import BANK, A, B, C, D, F, Table


def seated(count: int) -> Setup:
    table = Setup("theme-park")
    for name in "ABCDEFGH"[:count]:
        assert table.join(name) == ""
    return table


def test_TP_BANK_01_no_game_without_a_banker() -> None:
    table = seated(4)
    assert table.appoint(None) == ""
    assert table.start() == "no_banker"
    assert table.game is None
    assert table.appoint(0) == ""
    assert table.start() == ""
    assert table.banker == 0
    assert table.game is not None
    assert table.game.banker == A
    assert Table("theme-park", opening=True, banker=A).view(B)["banker"] == A


def test_TP_BANK_01_the_first_seat_is_banker_until_changed_before_the_start() -> None:
    table = seated(4)
    assert table.banker == 0
    assert table.appoint(2) == ""
    assert table.start() == ""
    assert table.game is not None
    assert table.game.banker == C
    assert table.appoint(1) == "game_running"
    assert table.banker == 2


def test_TP_BANK_02_a_playing_bankers_purse_is_not_the_banks() -> None:
    t = Table("theme-park", turn=B, at={A: 0, B: 35}, owns={B: [1]}, banker=A)
    bank = t.cash(BANK)
    t.throw(B, 4, 2)
    assert (t.cash(B), t.cash(A), t.cash(BANK)) == (1700, 1500, bank - 200)
    t.do(B, "end_turn").throw(C, 4, 6).do(C, "end_turn").throw(D, 4, 6).do(D, "end_turn")
    t.throw(A, 1, 2).do(A, "buy")
    assert (t.cash(A), t.owner(3), t.cash(BANK)) == (1440, A, bank - 200 + 60)


def test_TP_BANK_03_from_six_persons_on_the_banker_may_stay_out_of_the_game() -> None:
    table = seated(6)
    assert table.appoint(5, plays=False) == ""
    assert table.start() == ""
    game, t = table.game, table.edition.t
    assert game is not None
    assert game.seats == 5
    assert game.cash[:6] == [1500] * 5 + [0]
    assert [person.name for person in table.players()] == list("ABCDE")
    assert sorted(person.token for person in table.players()) == [0, 1, 2, 3, 4]
    assert (table.persons[5].plays, table.persons[5].token) == (False, -1)
    for name in ("roll", "bid", "buy", "offer"):
        reason = legal(game, t, F, find_verb(name).number, 1)
        assert REASONS.names[reason] == "not_asked", name


def test_TP_BANK_03_the_first_person_may_be_the_banker_who_does_not_play() -> None:
    table = seated(6)
    assert table.take_token(0, 4) == ""
    assert table.appoint(0, plays=False) == ""
    assert table.take_token(1, 4) == "", "the Banker's token is free again"
    assert table.start() == ""
    assert [person.name for person in table.players()] == list("BCDEF")
    assert table.persons[0].token == -1
    assert table.game is not None
    assert table.game.seats == 5


def test_TP_BANK_03_a_banker_who_does_not_play_takes_no_token() -> None:
    table = seated(6)
    assert table.appoint(5, plays=False) == ""
    assert table.take_token(5, 2) != ""
    assert table.persons[5].token == -1
    assert table.take_token(0, 2) == ""


def test_TP_BANK_03_no_bid_deal_or_deed_is_open_to_a_banker_who_does_not_play() -> None:
    t = Table("theme-park", seats=5, at={A: 0}, owns={A: [39]})
    assert t.refused(A, "offer", F, [39], [], 10) == "not_a_deal"
    t.throw(A, 1, 2).do(A, "decline")
    assert t.waits(F) == ""
    assert t.refused(F, "bid", 10) == "not_asked"


def test_TP_BANK_03_five_persons_are_too_few_for_it() -> None:
    table = seated(5)
    assert table.appoint(4, plays=False) == "too_few_players"
    assert len(table.players()) == 5
    assert table.banker == 0


def test_TP_BANK_04_what_nobody_has_bought_is_the_banks() -> None:
    t = Table("theme-park", at={A: 0})
    assert (t.owner(3), t.stock()) == (BANK, (32, 12))
    assert [t.owner(d) for d in range(40) if t.t.kind[d]].count(BANK) == 28
    t.throw(A, 1, 2).do(A, "buy")
    assert t.owner(3) == A
    assert [t.owner(d) for d in range(40) if t.t.kind[d]].count(BANK) == 27


def test_TP_BANK_05_the_bank_pays_salaries_and_bonuses() -> None:
    t = Table("theme-park", at={A: 35}, owns={A: [1]})
    t.throw(A, 4, 2)
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1700, 1500, 1500, 1500]

    t = Table("theme-park", at={A: 0}, deck={"wishing_well": ["dividend"]})
    bank = t.cash(BANK)
    t.throw(A, 3, 4)
    assert [t.cash(seat) for seat in (A, B, C, D)] == [1550, 1500, 1500, 1500]
    assert t.cash(BANK) == bank - 50


def test_TP_BANK_06_the_bank_sells_directly_and_at_auction() -> None:
    t = Table("theme-park", at={A: 0})
    t.throw(A, 1, 2).do(A, "buy")
    assert [d for d in range(40) if t.owner(d) == A] == [3]
    assert t.cash(A) == 1440

    t = Table("theme-park", at={A: 0})
    t.throw(A, 1, 2).do(A, "decline").do(C, "bid", 45)
    t.do(A, "pass").do(B, "pass").do(D, "pass")
    assert [d for d in range(40) if t.owner(d) == C] == [3]
    assert (t.cash(C), t.cash(A)) == (1455, 1500)


def test_TP_BANK_07_pieces_come_from_the_bank_only() -> None:
    t = Table("theme-park", owns={A: [6, 8, 9], B: [1, 3]}, level={1: 1, 3: 1})
    assert t.stock() == (30, 12)
    t.do(A, "build", 6)
    assert (t.cash(A), t.level(6), t.stock()) == (1450, 1, (29, 12))
    assert t.refused(A, "trade_piece", B, 1) == "buildings_not_tradable"
    assert t.refused(B, "trade_piece", A, 1) == "buildings_not_tradable"

    t = Table("theme-park", owns={A: [6, 8, 9]})
    t.do(A, "build", 6)
    assert (t.cash(A), t.stock()) == (1450, (31, 12))


def test_TP_BANK_08_the_bank_lends_only_on_a_mortgage() -> None:
    t = Table("theme-park", owns={A: [39]})
    assert t.refused(A, "borrow", BANK, 100) == "loan_forbidden"
    t.do(A, "mortgage", 39)
    assert (t.cash(A), t.mortgaged(39)) == (1700, True)
    assert t.refused(A, "borrow", BANK, 100) == "loan_forbidden"


def test_TP_BANK_09_what_is_due_to_the_bank_goes_to_the_bank() -> None:
    t = Table(
        "theme-park",
        seats=2,
        at={A: 0, B: 20},
        owns={A: [31, 39], B: [23, 26, 29, 32]},
        mortgaged=[39],
        deck={"wishing_well": ["go_to_jail"]},
    )
    bank = t.cash(BANK)
    t.throw(A, 1, 2).do(A, "buy")
    assert t.cash(A) == 1440
    t.do(A, "end_turn").throw(B, 1, 2).do(B, "end_turn")
    t.throw(A, 1, 3)
    assert t.jailed(A) == 1
    t.throw(B, 1, 2).do(B, "end_turn")
    t.do(A, "pay_jail")
    assert t.cash(A) == 1390
    t.throw(A, 5, 5).throw(A, 5, 6).do(A, "end_turn").throw(B, 1, 2).do(B, "end_turn")
    t.throw(A, 3, 4).do(A, "tax_flat")
    assert (t.at(A), t.cash(A)) == (38, 1190)
    t.do(A, "lift", 39)
    assert t.cash(A) == 1500 - 530
    assert t.cash(B) == 1500
    assert t.cash(BANK) == bank + 530
    assert t.happened("paid") == [
        ("A", "bank", 60, "deed"),
        ("A", "bank", 50, "fine"),
        ("A", "bank", 200, "tax"),
        ("A", "bank", 220, "lift"),
    ]


@pytest.mark.parametrize(("dice", "reached"), [((2, 3), 0), ((4, 2), 1)])
def test_TP_BANK_10_the_bank_can_always_pay(dice: tuple[int, int], reached: int) -> None:
    t = Table("theme-park", at={A: 35}, owns={A: [1]}, bank=50)
    t.throw(A, *dice)
    assert (t.at(A), t.cash(A), t.cash(BANK)) == (reached, 1700, -150)
    t.do(A, "end_turn")
    assert (t.turn(), t.over()) == (B, False)


def test_TP_BANK_11_notes_that_are_missing_are_written_on_paper() -> None:
    t = Table("theme-park", at={A: 0}, cash={A: 0}, owns={A: [39]}, bank=0)
    t.do(A, "mortgage", 39)
    assert (t.cash(A), t.cash(BANK)) == (200, -200)
    t.throw(A, 2, 3).do(A, "buy")
    assert (t.cash(A), t.owner(5), t.cash(BANK)) == (0, A, 0)
