"""The short game, its valuation, and what is not offered (NB-QUICK, NB-TIME, NB-MISC)."""

from __future__ import annotations

from typing import Any

import pytest

from freehold.bots.play import Player
from freehold.editions.load import load, overlay_names
from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, A, B, C, D, Table

SHORT = "nightmare-short-game"
CARD = "jail_free:christmas_presents"
DEEDS = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]


def short(**setting: Any) -> Table:
    """A short game in a set position."""
    return Table("nightmare", overlays=[SHORT], **setting)


def valued(**setting: Any) -> Table:
    """A short game of A, B and C that A's bankruptcy to the Bank has ended."""
    cash = {A: 0, **setting.pop("cash", {})}
    t = short(seats=3, cash=cash, **setting)
    t.throw(A, 1, 3)
    assert t.over()
    return t


@pytest.mark.parametrize(("at", "dice", "tax"), [(0, (1, 3), 200), (32, (2, 4), 100)])
def test_NB_QUICK_01_the_taxes_are_as_ever(at: int, dice: tuple[int, int], tax: int) -> None:
    t = short(at={A: at})
    t.throw(A, *dice)
    assert t.cash(A) == 1500 - tax


def test_NB_QUICK_01_so_are_salary_rents_and_auctions() -> None:
    t = short(at={A: 38, B: 0}, owns={C: [1]})
    t.throw(A, 2, 1).do(C, "ask_rent")
    assert (t.cash(A), t.cash(C)) == (1698, 1502)
    t.do(A, "end_turn").throw(B, 1, 2).do(B, "decline")
    assert t.refused(C, "bid", 0) == "bid_too_low"
    t.do(C, "bid", 45)
    for p in (A, B, D):
        t.do(p, "pass")
    assert t.owner(3) == C


def test_NB_QUICK_01_four_changes_and_no_more() -> None:
    plain, quick = load("nightmare").file, load("nightmare", (SHORT,)).file
    changed = {name for name in plain.rules if plain.rules[name].value != quick.rules[name].value}
    assert changed == {"dealt", "row", "jail_turns", "fine_turns"}
    assert (plain.when["out"], quick.when["out"]) == ([], ["end_quick_game"])
    assert (plain.space, plain.deck, plain.turn, plain.rent) == (quick.space, quick.deck, quick.turn, quick.rent)


def test_NB_QUICK_02_three_deeds_are_dealt_to_each() -> None:
    t = short(opening=True)
    t.do(CHANCE, "deed", 39)
    assert t.refused(CHANCE, "deed", 39) == "not_a_deed"
    assert t.refused(CHANCE, "deed", 10) == "not_a_deed"
    for d in DEEDS[:11]:
        t.do(CHANCE, "deed", d)
    assert t.waits(CHANCE) == "dice"
    assert [sum(t.owner(d) == p for d in DEEDS) for p in (A, B, C, D, BANK)] == [3, 3, 3, 3, 16]


def test_NB_QUICK_02_six_players_leave_ten() -> None:
    t = short(opening=True, seats=6)
    for d in DEEDS[:18]:
        t.do(CHANCE, "deed", d)
    assert t.waits(CHANCE) == "dice"
    assert [sum(t.owner(d) == p for d in DEEDS) for p in (*range(6), BANK)] == [3] * 6 + [10]


def dealt_by(seed: int) -> list[int]:
    """Who owns what when a seeded game has been dealt."""
    player = Player(load("nightmare", (SHORT,)), 4, seed)
    for _ in range(12):
        player.step()
    return list(player.game.owner)


def test_NB_QUICK_02_the_same_seed_deals_the_same() -> None:
    assert dealt_by(5) == dealt_by(5)
    assert dealt_by(5) != dealt_by(6)


def test_NB_QUICK_03_dealt_deeds_are_free() -> None:
    t = short(opening=True, seats=2)
    hands = {A: [37, 39, 5], B: [1, 3, 6]}
    while t.waits(CHANCE) == "deed":
        t.do(CHANCE, "deed", hands[t.view(BANK)["dealing"]].pop(0))
    assert [t.owner(d) for d in (37, 39, 5)] == [A, A, A]
    assert (t.cash(A), t.cash(B), t.cash(BANK)) == (1500, 1500, 20580 - 3000)


def test_NB_QUICK_04_three_toys_are_enough() -> None:
    t = short(owns={A: [6, 8, 9]}, level={6: 3, 8: 3, 9: 3})
    assert t.stock() == (23, 12)
    assert t.refused(A, "build", 6, 4) == "site_full"
    t.do(A, "build", 6)
    assert (t.cash(A), t.level(6), t.stock()) == (1450, 5, (26, 11))
    t = short(owns={A: [6, 8, 9]}, level={6: 3, 8: 3, 9: 2})
    assert t.refused(A, "build", 6) == "uneven_build"


def test_NB_QUICK_05_the_rent_of_an_assembly_line_stays() -> None:
    t = short(owns={B: [6, 8, 9]}, level={6: 5, 8: 3, 9: 3})
    t.throw(A, 2, 4).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (950, 2050)


def test_NB_QUICK_06_an_assembly_line_sells_for_half_of_four_pieces() -> None:
    t = short(owns={A: [37, 39]}, level={37: 5, 39: 5})
    t.do(A, "sell", 39)
    assert (t.cash(A), t.level(39), t.stock()) == (1600, 3, (29, 11))
    t.do(A, "sell", 39, 0)
    assert (t.cash(A), t.level(37), t.level(39), t.stock()) == (2300, 0, 0, (32, 12))
    regular = Table("nightmare", owns={A: [37, 39]}, level={37: 5, 39: 5})
    regular.do(A, "sell", 39, 0)
    assert regular.cash(A) == 2500


def test_NB_QUICK_07_a_card_is_one_way_out_on_the_next_turn() -> None:
    t = short(jailed={A: 1}, holds={A: [CARD]})
    t.do(A, "use_jail_card").throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (17, 1500)
    t = short(jailed={A: 1}, holds={B: [CARD]})
    assert t.refused(A, "use_jail_card") == "no_card"
    t.do(A, "offer", B, [], [], -20, [], [CARD]).do(B, "accept", 0).do(A, "use_jail_card")
    assert (t.jailed(A), t.cash(A), t.cash(B)) == (0, 1480, 1520)


def test_NB_QUICK_08_doubles_are_the_second() -> None:
    t = short(jailed={A: 1})
    t.throw(A, 5, 5)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (20, 0, 1500)
    assert t.refused(A, "roll") == "no_throw_left"


def test_NB_QUICK_09_the_fine_is_the_third_before_or_after_the_try() -> None:
    t = short(jailed={A: 1}, deck={"christmas_presents": ["tax_refund"]})
    t.do(A, "pay_jail").throw(A, 2, 5)
    assert (t.at(A), t.cash(A)) == (17, 1470)
    t = short(jailed={A: 1}, deck={"christmas_presents": ["tax_refund"]})
    t.throw(A, 2, 5)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (17, 0, 1470)


def test_NB_QUICK_09_nobody_ends_the_turn_in_jail() -> None:
    t = short(jailed={A: 1}, cash={A: 10}, owns={A: [39]}, holds={A: [CARD]})
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 2, 5)
    assert t.jailed(A) == 1
    assert t.refused(A, "end_turn") == "debt_pending"
    assert t.refused(A, "use_jail_card") == "debt_pending"
    t.do(A, "mortgage", 39)
    assert (t.at(A), t.cash(A)) == (17, 160)


def test_NB_QUICK_10_the_first_bankruptcy_ends_it_after_its_settlement() -> None:
    t = short(seats=3, at={A: 34}, cash={A: 100}, owns={A: [5], B: [37, 39]}, level={37: 3, 39: 5}, mortgaged=[5])
    t.throw(A, 2, 3).do(B, "ask_rent").do(A, "give_up")
    assert t.over()
    assert (t.owner(5), t.cash(B)) == (B, 1590)
    assert (t.score(B), t.score(C)) == (1590 + 100 + 350 + 400 + 3 * 200 + 4 * 200, 1500)
    assert {t.refused(p, "roll") for p in (A, B, C)} == {"game_over"}
    t = short(seats=3, cash={A: 20}, owns={A: [1]})
    t.throw(A, 1, 3).do(A, "give_up")
    assert (t.over(), t.owner(1), t.happened("auction")) == (True, BANK, [])


def test_NB_QUICK_11_cash_counts() -> None:
    assert valued(cash={B: 640}).score(B) == 640


def test_NB_QUICK_12_properties_at_their_board_value() -> None:
    assert valued(cash={B: 100}, owns={B: [39, 5, 12]}).score(B) == 850


def test_NB_QUICK_13_mortgaged_ones_at_half() -> None:
    assert valued(cash={B: 100}, owns={B: [39, 5]}, mortgaged=[39]).score(B) == 500


def test_NB_QUICK_14_toys_at_their_purchase_value() -> None:
    assert valued(cash={B: 0}, owns={B: [1, 3]}, level={1: 2, 3: 2}).score(B) == 320


def test_NB_QUICK_15_an_assembly_line_with_the_three_toys_turned_in() -> None:
    assert valued(cash={B: 0}, owns={B: [37, 39]}, level={37: 5, 39: 5}).score(B) == 2350


def test_NB_QUICK_16_the_highest_total_wins() -> None:
    t = valued(cash={B: 0, C: 2100}, owns={B: [37, 39]}, level={37: 5, 39: 5})
    assert t.happened("valued") == [("B", 2350), ("C", 2100)]
    assert t.winner() == B


def test_NB_TIME_01_no_game_with_a_time_limit() -> None:
    assert overlay_names("nightmare") == [SHORT]
    assert Setup.refused("nightmare", ["time-limit"]) == "mode_not_offered"
    assert Setup.refused("theme-park", ["time-limit"]) == ""
    table = Setup("nightmare")
    assert table.end_after(60) == "mode_not_offered"
    assert Table("nightmare").refused(A, "time_up") == "mode_not_offered"


def test_NB_MISC_01_six_things_in_anothers_turn() -> None:
    t = Table("nightmare", turn=B, at={B: 0}, owns={A: [6, 8, 9, 5, 15]})
    t.do(A, "build", 6).do(A, "sell", 6).do(A, "mortgage", 5)
    t.do(A, "offer", C, [15], [], 10).do(C, "accept", 0)
    t.throw(B, 2, 4).do(A, "ask_rent")
    assert t.cash(B) == 1488
    t.do(B, "end_turn").throw(C, 1, 2)
    assert t.refused(A, "buy", 3) == "not_on_space"
    t.do(C, "decline").do(A, "bid", 1)
    assert t.turn() == C


def test_NB_MISC_02_no_house_rule_is_active() -> None:
    t = Table("nightmare", at={A: 13})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (20, 1500)
    t = Table("nightmare", at={A: 35})
    t.throw(A, 2, 3)
    assert (t.at(A), t.cash(A)) == (0, 1700)
    t = Table("nightmare")
    t.throw(A, 1, 2).do(A, "decline")
    assert t.happened("auction") == [(3,)]


def test_NB_MISC_03_the_short_game_is_chosen_before_the_game() -> None:
    table = Setup("nightmare")
    table.join("Ada")
    table.join("Ben")
    assert table.edition.t.dealt == 0
    assert table.play_with([SHORT]) == ""
    assert table.edition.t.dealt == 3
    assert table.play_with(["time-limit"]) == "mode_not_offered"
    assert table.edition.t.dealt == 3
    assert table.play_with([]) == ""
    assert table.start() == ""
    assert table.game is not None
    assert table.play_with([SHORT]) == "game_running"
    assert table.edition.t.dealt == 0
    assert Setup("nightmare", [SHORT]).edition.t.row == 3
