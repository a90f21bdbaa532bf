"""Rulings TP-OQ-01 to TP-OQ-14: board, cards, auctions, shortages, rounding, deals of debtors."""

from importlib.resources import files
from pathlib import Path

import pytest

from freehold.editions.load import load
from freehold.engine import deal
from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, A, B, C, D, Refused, Table

KINDS = """
    go street cards street tax transport street cards street street
    jail street utility street street transport street cards street street
    rest street cards street street transport street street utility street
    go_to_jail street street cards street transport cards street tax street
"""
PRICES = {
    1: 60, 3: 60, 5: 200, 6: 100, 8: 100, 9: 120, 11: 140, 12: 150, 13: 140, 14: 160, 15: 200, 16: 180, 18: 180,
    19: 200, 21: 220, 23: 220, 24: 240, 25: 200, 26: 260, 27: 260, 28: 150, 29: 280, 31: 300, 32: 300, 34: 320, 35: 200,
    37: 350, 39: 400,
}  # fmt: skip
PIECES = {1: 50, 6: 50, 11: 100, 16: 100, 21: 150, 26: 150, 31: 200, 37: 200}


def park(**setting: object) -> Table:
    """A regular game in a set position."""
    return Table("theme-park", **setting)  # type: ignore[arg-type]


def pass_all(t: Table) -> None:
    """Everybody who is asked for a bid passes."""
    for p in [q for q in (A, B, C, D) if t.waits(q) == "bid"]:
        t.do(p, "pass")


def overlay(folder: Path, replaces: str) -> str:
    """The path of an overlay for one test."""
    path = folder / "trial.toml"
    path.write_text(f'id = "trial"\ntitle = "trial"\nabout = "For one test."\nof = ["theme-park"]\n{replaces}')
    return str(path)


def two_want_one(**setting: object) -> Table:
    """One house-like piece is left; A, B and C could each use it, and A has asked for it."""
    owns = {A: [1, 3], B: [6, 8, 9], C: [11, 13, 14]}
    return park(owns=owns, **{"stock": (1, 12), **setting}).do(A, "build", 1)


def owing_40(**setting: object) -> Table:
    """A, at p2, has thrown 4+6 to p12 of D and is asked for 40."""
    t = park(**{"at": {A: 2}, "owns": {D: [12]}, **setting})
    return t.throw(A, 4, 6).do(D, "ask_rent")


def test_TP_OQ_01_the_board_is_the_standard_ring() -> None:
    edition = load("theme-park")
    spaces = edition.file.space
    assert [x.at for x in spaces] == list(range(40))
    assert [x.kind for x in spaces] == KINDS.split()
    assert {x.at: x.price.value for x in spaces if x.price} == PRICES
    assert {x.at: x.loan.value for x in spaces if x.loan} == {d: price // 2 for d, price in PRICES.items()}
    assert {d: edition.t.piece[d] for d in PIECES} == PIECES
    assert {x.at: x.deck for x in spaces if x.deck} == {
        2: "magic_lamp", 17: "magic_lamp", 33: "magic_lamp", 7: "wishing_well", 22: "wishing_well", 36: "wishing_well",
    }  # fmt: skip


def test_TP_OQ_01_the_arrow_points_to_higher_numbers() -> None:
    t = park(at={A: 38})
    assert t.throw(A, 3, 2).at(A) == 3


def test_TP_OQ_02_five_names_are_printed() -> None:
    names = {x.at: x.name.value for x in load("theme-park").file.space}
    assert names[39] == "Matterhorn"
    assert names[37].strip('"') == "it's a small world"
    assert (names[9], names[8], names[6]) == ("Pirates of the Caribbean", "Space Mountain", "Orbitron")


def test_TP_OQ_02_no_rule_depends_on_a_name(tmp_path: Path) -> None:
    renamed = "\n".join(
        f'[[replaces.space]]\nat = {d}\nname = {{ value = "Nowhere {d}", basis = "assumed" }}' for d in range(40)
    )
    games = [park(owns={D: [39]}, at={A: 34}, overlays=o) for o in ([], [overlay(tmp_path, renamed)])]
    for t in games:
        t.throw(A, 2, 3)
        t.do(D, "ask_rent").do(A, "end_turn").throw(B, 1, 2)
        t.do(B, "buy")
    assert games[0].s.same(games[1].s)
    assert games[0].cash(A) == 1450


def test_TP_OQ_03_each_deck_has_sixteen_cards_and_the_three_implied_ones() -> None:
    edition = load("theme-park")
    for deck in edition.file.deck.values():
        cards = [card for card in deck.card for _ in range(card.count)]
        assert len(cards) == 16
        assert sum(card.does == [["advance_to", 0]] for card in cards) == 1
        assert sum(card.does == [["go_to_jail"]] for card in cards) == 1
        assert sum(card.keep == "jail_free" for card in cards) == 1
        assert all(card.text and (card.does or card.keep) for card in cards)


def test_TP_OQ_03_a_deck_never_runs_out() -> None:
    t = park(seats=2, owns={B: [4]})
    order = list(load("theme-park").card_names.values())[:16]
    order.sort(key=lambda card: card != "jail_free")
    for card in order:
        t = draw_lamp(t, card)
    assert t.deck_size("magic_lamp") == 15
    assert t.pile("magic_lamp")[0] == order[1]
    t.s.turn, t.s.cash[A], t.s.at[A] = A, 1500, 0
    t.throw(A, 1, 1)
    assert t.waits(CHANCE) == ""
    assert t.happened("drawn")[-1] == ("A", order[1])


def draw_lamp(t: Table, card: str) -> Table:
    """Let A draw this card of the Magic Lamp in a turn of its own."""
    t.s.cash = [5000] * 8
    t.s.at[A], t.s.at[B], t.s.jailed[A] = 0, 10, 0
    t.throw(A, 1, 1).card(A, card)
    if t.turn() == A:
        t.s.at[A] = 0
        t.throw(A, 4, 6)
        t.do(A, "end_turn")
    t.s.at[B] = 10
    t.throw(B, 4, 6)
    return t.do(B, "end_turn")


def test_TP_OQ_03_an_empty_deck_has_no_effect(tmp_path: Path) -> None:
    text = (files("freehold.editions") / "theme-park.toml").read_text(encoding="utf-8")
    start, end = text.index("[deck.magic_lamp]"), text.index("[deck.wishing_well]")
    lone = """
[deck.magic_lamp]
name = { value = "Magic Lamp", basis = "printed" }
size = { value = 1, basis = "assumed" }

[[deck.magic_lamp.card]]
id = "jail_free"
text = "Keep this card."
keep = "jail_free"
basis = "assumed"

"""
    path = tmp_path / "small-deck.toml"
    path.write_text(text[:start] + lone + text[end:], encoding="utf-8")
    t = Table(str(path), holds={B: ["jail_free:magic_lamp"]})
    t.throw(A, 1, 1)
    assert t.at(A) == 2
    assert t.cash(A) == 1500
    assert t.waits(A) == "roll"
    assert t.happened("drawn") == []


def test_TP_OQ_04_only_the_tied_throw_again() -> None:
    t = park(opening=True, banker=C)
    t.throw(C, 2, 2).throw(D, 5, 6).throw(A, 6, 5).throw(B, 1, 1)
    with pytest.raises(Refused):
        t.throw(C, 6, 6)
    t.throw(D, 2, 4).throw(A, 3, 3)
    with pytest.raises(Refused):
        t.throw(B, 6, 6)
    t.throw(D, 1, 2).throw(A, 4, 4)
    assert t.turn() == A
    assert t.waits(A) == "roll"
    assert [t.at(p) for p in (A, B, C, D)] == [0, 0, 0, 0]


def test_TP_OQ_04_one_who_was_lower_cannot_win_by_the_second_throws() -> None:
    t = park(opening=True)
    t.throw(A, 4, 6).throw(B, 3, 6).throw(C, 5, 5).throw(D, 1, 2)
    t.throw(A, 1, 1).throw(C, 1, 2)
    assert t.turn() == C


@pytest.mark.parametrize("persons", range(2, 9))
def test_TP_OQ_05_two_to_eight_may_play(persons: int) -> None:
    table = Setup("theme-park")
    for k in range(persons):
        assert table.join(f"person {k}") == ""
    assert table.start() == ""
    assert table.game is not None
    assert table.game.seats == persons


def test_TP_OQ_05_one_is_too_few_and_nine_are_too_many() -> None:
    table = Setup("theme-park")
    table.join("Ada")
    assert table.start() == "too_few_players"
    for k in range(7):
        table.join(f"person {k}")
    assert table.join("one more") == "too_many_players"
    t = load("theme-park").t
    for seats in (0, 1, 9):
        with pytest.raises(ValueError, match="2 to 8"):
            deal(t, seats)


def test_TP_OQ_05_a_banker_who_does_not_play_may_be_the_ninth() -> None:
    table = Setup("theme-park")
    for k in range(5):
        table.join(f"person {k}")
    assert table.appoint(0, plays=False) == "too_few_players"
    table.join("person 5")
    assert table.appoint(0, plays=False) == ""
    assert len(table.players()) == 5
    for k in range(6, 9):
        assert table.join(f"person {k}") == ""
    assert table.join("one more") == "too_many_players"
    assert table.start() == ""
    assert table.game is not None
    assert table.game.seats == 8


def test_TP_OQ_06_without_a_bid_the_property_stays_with_the_bank() -> None:
    t = park()
    t.throw(A, 1, 2)
    t.do(A, "decline")
    pass_all(t)
    assert t.owner(3) == BANK
    assert [t.cash(p) for p in (A, B, C, D)] == [1500] * 4
    assert t.refused(A, "bid", 1) == "no_auction"
    assert not t.may(A, "buy")
    t.do(A, "end_turn").throw(B, 1, 2)
    assert t.waits(B) == "buy"
    t.do(B, "buy")
    assert t.owner(3) == B


def test_TP_OQ_07_bidding_is_open_and_a_bid_cancels_passes() -> None:
    t = park()
    t.throw(A, 1, 2)
    t.do(A, "decline").do(D, "bid", 5).do(B, "bid", 6)
    assert t.refused(D, "bid", 6) == "bid_too_low"
    t.do(D, "bid", 7).do(A, "pass").do(B, "pass")
    assert t.waits(A) == ""
    t.do(C, "bid", 8)
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid", "bid", "", "bid"]
    t.do(A, "bid", 9).do(B, "bid", 30).do(C, "pass").do(D, "pass")
    assert t.refused(B, "withdraw", 0) != ""
    assert t.refused(B, "pass") != ""
    assert t.owner(3) == BANK
    t.do(A, "pass")
    assert t.owner(3) == B
    assert t.cash(B) == 1470


def test_TP_OQ_07_one_who_has_passed_may_bid_again_while_it_is_open() -> None:
    t = park()
    t.throw(A, 1, 2)
    t.do(A, "decline").do(B, "bid", 5).do(A, "pass").do(A, "bid", 6)
    for p in (B, C, D):
        t.do(p, "pass")
    assert t.owner(3) == A
    assert t.cash(A) == 1494


def test_TP_OQ_08_the_lander_may_raise_money_while_the_offer_is_open() -> None:
    t = park(cash={A: 40}, owns={A: [5, 15, 6, 8, 9]}, level={6: 1})
    t.throw(A, 1, 2)
    assert t.refused(A, "buy") == "not_enough_cash"
    assert t.refused(A, "borrow", BANK, 20) == "loan_forbidden"
    t.do(A, "sell", 6)
    assert t.may(A, "buy")
    t.do(A, "mortgage", 5).do(A, "offer", B, [15], [], 10).do(B, "accept", 0)
    assert t.waits(A) == "buy"
    t.do(A, "buy")
    assert t.cash(A) == 40 + 25 + 100 + 10 - 60
    assert t.owner(3) == A


def test_TP_OQ_08_or_decline_after_all() -> None:
    t = park(cash={A: 40}, owns={A: [5]})
    t.throw(A, 1, 2)
    t.do(A, "mortgage", 5).do(A, "decline")
    assert t.waits(A) == "bid"
    assert t.owner(3) == BANK


def test_TP_OQ_09_nothing_comes_between_a_throw_and_the_end_of_its_move() -> None:
    t = park(owns={A: [5], B: [6, 8, 9], D: [37]})
    t.do(A, "roll")
    assert not t.may(B, "build", 6)
    assert not t.may(A, "mortgage", 5)
    assert not t.may(D, "offer", A, [37], [], 10)
    t.do(CHANCE, "dice", 2, 4)
    t.do(B, "build", 6)
    t.do(B, "ask_rent")
    assert t.cash(A) == 1488


def test_TP_OQ_09_only_bids_passes_and_raising_money_during_an_auction() -> None:
    t = park(at={A: 34}, owns={B: [6, 8, 9, 25], C: [15], D: [39]}, level={6: 1}, mortgaged=[25])
    t.do(B, "offer", C, [25], [], 10)
    t.throw(A, 3, 2)
    t.do(A, "end_turn").throw(B, 1, 2)
    t.do(B, "decline")
    assert t.refused(B, "build", 8) == "auction_open"
    assert t.refused(B, "lift", 25) == "auction_open"
    assert t.refused(C, "accept", 0) == "auction_open"
    assert t.refused(C, "offer", D, [15], [], 10) == "auction_open"
    assert t.refused(D, "ask_rent", 39) == "auction_open"
    t.do(B, "sell", 6).do(C, "mortgage", 15)
    assert (t.cash(B), t.cash(C)) == (1525, 1600)
    pass_all(t)
    t.do(D, "ask_rent", 39)
    assert t.cash(A) == 1450


def test_TP_OQ_09_a_debtor_may_only_raise_money_deal_or_pay() -> None:
    owns = {A: [6, 8, 9, 25, 35], B: [1, 3], D: [37, 39]}
    t = park(at={A: 34}, cash={A: 130}, owns=owns, level={6: 1, 37: 1, 39: 1}, mortgaged=[25])
    t.throw(A, 3, 2)
    t.do(D, "ask_rent")
    assert t.debts() == [(A, D, 200)]
    assert t.refused(A, "build", 8) == "debt_pending"
    assert t.refused(A, "lift", 25) == "debt_pending"
    assert t.refused(A, "end_turn") == "debt_pending"
    t.do(B, "build", 1)
    assert t.level(1) == 1
    assert t.may(A, "offer", B, [35], [], 70)
    t.do(A, "sell", 6).do(A, "mortgage", 35)
    assert (t.cash(A), t.cash(D)) == (55, 1700)
    assert t.may(A, "build", 8)
    assert t.waits(A) == "end"


def test_TP_OQ_10_pieces_are_auctioned_one_by_one() -> None:
    t = two_want_one(stock=(2, 12))
    assert [t.waits(p) for p in (B, C, D)] == ["want", "want", ""]
    t.do(B, "want", 1).do(C, "want", 1)
    assert t.refused(D, "bid", 5) == "auction_open"
    t.do(B, "bid", 70).do(A, "pass").do(C, "pass")
    assert t.waits(B) == "place"
    t.do(B, "build", 6)
    assert t.cash(B) == 1430
    assert t.refused(B, "bid", 80) == "auction_open"
    t.do(A, "bid", 20).do(C, "bid", 60).do(A, "pass").do(C, "build", 11)
    assert (t.cash(A), t.cash(C)) == (1500, 1440)
    assert [t.level(d) for d in (1, 6, 11)] == [0, 1, 1]
    assert t.stock()[0] == 0
    assert t.waits(A) == "roll"


def test_TP_OQ_10_once_stock_and_wishes_fit_the_rest_goes_at_deed_prices() -> None:
    owns = {A: [1, 3], B: [6, 8, 9], C: [11, 13, 14], D: [37, 39]}
    t = park(owns=owns, level={37: 1, 39: 1}, stock=(2, 12)).do(A, "build", 1)
    t.do(B, "want", 1).do(C, "want", 1).do(D, "want", 0)
    t.do(B, "bid", 70).do(D, "sell", 39).do(A, "pass").do(C, "pass").do(B, "build", 6)
    assert t.refused(C, "bid", 1) != ""
    t.do(A, "build", 1).do(C, "build", 11)
    assert [t.cash(p) for p in (A, B, C, D)] == [1450, 1430, 1400, 1600]
    assert t.waits(A) == "roll"


def test_TP_OQ_10_a_request_above_stock_is_refused_as_a_whole() -> None:
    t = park(owns={A: [6, 8, 9]}, stock=(2, 12))
    assert t.refused(A, "build", 6, 1) == "no_stock"
    t.do(A, "build", 6)
    assert t.stock()[0] == 1


def test_TP_OQ_10_nobody_is_asked_where_the_stock_covers_all() -> None:
    t = park(owns={A: [1, 3], B: [6, 8, 9]}, stock=(13, 12))
    t.do(A, "build", 1)
    assert (t.waits(B), t.level(1)) == ("", 1)
    t.do(A, "build", 3)
    assert t.waits(B) == "want"
    assert t.level(3) == 0


def test_TP_OQ_10_those_with_a_debt_or_a_mortgaged_group_are_not_asked() -> None:
    t = owing_40(cash={A: 0}, owns={A: [6, 8, 9, 35], B: [1, 3], C: [37, 39], D: [12]}, mortgaged=[37], stock=(1, 12))
    t.do(B, "build", 1)
    assert t.level(1) == 1
    assert (t.waits(A), t.waits(C)) == ("debt", "")


def test_TP_OQ_10_wishes_within_the_stock_are_met_at_deed_prices() -> None:
    t = two_want_one(stock=(3, 12))
    assert t.refused(B, "want", 4) == "no_stock"
    t.do(B, "want", 2).do(C, "want", 0)
    assert (t.level(1), t.cash(A)) == (1, 1450)
    t.do(B, "build", 6).do(B, "build", 8)
    assert t.cash(B) == 1400
    assert t.happened("auction") == []
    assert t.waits(A) == "roll"


def test_TP_OQ_10_bids_start_at_1_and_end_at_ones_cash() -> None:
    t = two_want_one(cash={B: 30}).do(B, "want", 1).do(C, "want", 1)
    assert t.refused(A, "bid", 0) == "bid_too_low"
    assert t.refused(B, "bid", 31) == "bid_over_cash"
    t.do(B, "bid", 1)
    assert t.refused(A, "bid", 1) == "bid_too_low"
    t.do(A, "bid", 2).do(B, "bid", 30).do(A, "pass").do(C, "pass").do(B, "build", 9)
    assert (t.cash(B), t.level(9)) == (0, 1)


def test_TP_OQ_10_the_highest_bidder_keeps_the_place() -> None:
    t = two_want_one().do(B, "want", 1).do(C, "want", 1).do(B, "bid", 60)
    assert t.refused(B, "mortgage", 6) == "auction_open"
    assert t.may(C, "mortgage", 11)
    t.do(A, "pass").do(C, "pass")
    assert t.refused(B, "mortgage", 6) == "auction_open"
    assert t.refused(A, "roll") == "auction_open"
    t.do(B, "build", 8)
    assert t.waits(A) == "roll"
    assert t.refused(B, "mortgage", 6) == "group_built"
    assert t.may(C, "mortgage", 11)


def test_TP_OQ_10_a_piece_nobody_bids_for_stays_in_the_bank() -> None:
    t = two_want_one().do(B, "want", 1).do(C, "want", 1)
    pass_all(t)
    assert t.stock()[0] == 1
    assert [t.cash(p) for p in (A, B, C)] == [1500] * 3
    assert t.waits(A) == "roll"


def test_TP_OQ_11_a_step_down_needs_four_pieces_in_the_bank() -> None:
    t = park(owns={A: [37, 39]}, level={37: 5, 39: 5}, stock=(3, 10))
    assert t.refused(A, "sell", 39) == "no_stock"
    assert t.refused(A, "sell", 39, 4) == "no_stock"
    assert t.refused(A, "sell", 39, 2) == "no_stock"
    t.do(A, "sell", 39, 1)
    assert (t.level(37), t.level(39)) == (1, 1)
    assert t.cash(A) == 1500 + 2 * 4 * 100
    assert t.stock() == (1, 12)


def test_TP_OQ_11_a_group_at_5_5_4_comes_down_with_what_it_releases() -> None:
    t = park(owns={A: [6, 8, 9]}, level={6: 5, 8: 5, 9: 4}, stock=(0, 10))
    assert t.refused(A, "sell", 6) == "no_stock"
    assert t.refused(A, "sell", 6, 2) == "no_stock"
    low = park(owns={A: [6, 8, 9]}, level={6: 5, 8: 5, 9: 4}, stock=(0, 10))
    low.do(A, "sell", 6, 0)
    assert low.cash(A) == 1500 + 25 * 14
    assert low.stock() == (4, 12)
    t.do(A, "sell", 6, 1)
    assert [t.level(d) for d in (6, 8, 9)] == [1, 1, 1]
    assert t.cash(A) == 1500 + 25 * 11
    assert t.stock() == (1, 12)


def test_TP_OQ_11_three_pieces_are_enough_in_the_short_game() -> None:
    for houses, reason in ((2, "no_stock"), (3, "")):
        t = park(owns={A: [37, 39]}, level={37: 5, 39: 5}, stock=(houses, 10), overlays=["short-game"])
        assert t.refused(A, "sell", 39) == reason


def test_TP_OQ_12_interest_is_rounded_up() -> None:
    for space, cost in ((12, 83), (37, 193)):
        t = park(owns={A: [space]}, mortgaged=[space], cash={A: cost - 1, B: 1000})
        assert t.refused(A, "lift", space) == "not_enough_cash"
        t.do(A, "offer", B, [space], [], 1).do(B, "accept", 0)
        b = t.cash(B)
        t.do(B, "keep_mortgage")
        assert b - t.cash(B) == {12: 8, 37: 18}[space]
        t.do(B, "lift", space)
        assert 999 - t.cash(B) == {12: 8 + 83, 37: 18 + 193}[space]


def test_TP_OQ_13_the_worth_at_the_landing_counts() -> None:
    t = park(cash={A: 1000}, owns={A: [39]})
    t.throw(A, 1, 3)
    t.do(A, "offer", B, [39], [], 1).do(B, "accept", 0)
    assert t.cash(A) == 1001
    t.do(A, "tax_percent")
    assert t.cash(A) == 1001 - 140


def test_TP_OQ_13_ten_percent_is_rounded_up_and_cards_and_claims_do_not_count() -> None:
    t = park(at={A: 0}, cash={A: 1105}, owns={A: [39]}, holds={A: ["jail_free:magic_lamp"]}, turn=D)
    t.s.at[D] = 34
    t.throw(D, 2, 3)
    t.do(D, "end_turn").throw(A, 1, 3)
    t.do(A, "tax_percent")
    assert t.cash(A) == 1105 - 151


def test_TP_OQ_13_salary_and_five_pieces_of_a_castle_count_and_later_sales_change_nothing() -> None:
    t = park(at={A: 35}, cash={A: 100}, owns={A: [37, 39]}, level={37: 5, 39: 5})
    t.throw(A, 4, 5)
    t.do(A, "sell", 39, 0)
    assert t.cash(A) == 100 + 200 + 1000
    t.do(A, "tax_percent")
    assert t.cash(A) == 1300 - (300 + 350 + 400 + 2000) // 10


def test_TP_OQ_14_a_debtor_may_deal_when_the_debt_is_paid_by_it() -> None:
    t = owing_40(cash={A: 10}, owns={A: [5], D: [12]})
    assert t.refused(A, "offer", B, [5], [], 29) == "debt_pending"
    assert t.refused(A, "offer", B, [5], [], 0) == "debt_pending"
    t.do(B, "offer", A, [], [5], -30).do(A, "accept", 0)
    assert (t.cash(A), t.cash(B), t.cash(D)) == (0, 1470, 1540)
    assert t.owner(5) == B
    assert t.waits(A) == "end"


def test_TP_OQ_14_also_with_the_creditor() -> None:
    t = owing_40(cash={A: 10}, owns={A: [5], D: [12]})
    t.do(A, "offer", D, [5], [], 30).do(D, "accept", 0)
    assert (t.cash(A), t.cash(D)) == (0, 1510)
    assert t.debts() == []
    assert t.waits(A) == "end"


def test_TP_OQ_14_interest_falling_due_by_the_deal_counts_too() -> None:
    t = owing_40(cash={A: 10}, owns={A: [39], C: [5], D: [12]}, mortgaged=[5])
    assert t.refused(A, "offer", C, [39], [5], 39) == "debt_pending"
    t.do(A, "offer", C, [39], [5], 40).do(C, "accept", 0)
    assert t.cash(D) == 1540
    t.do(A, "keep_mortgage")
    assert t.cash(A) == 0
    assert not t.out(A)
    assert t.waits(A) == "end"


def test_TP_OQ_14_an_older_offer_is_judged_again_when_it_is_accepted() -> None:
    t = park(at={A: 2}, cash={A: 10}, owns={A: [5], D: [12]})
    t.do(A, "offer", B, [5], [], 5).throw(A, 4, 6)
    t.do(D, "ask_rent")
    assert t.refused(B, "accept", 0) == "debt_pending"
    assert t.owner(5) == A


def test_TP_OQ_14_not_after_bankruptcy() -> None:
    t = owing_40(cash={A: 10}, owns={A: [5], D: [12]}, mortgaged=[5])
    t.do(A, "give_up")
    assert t.refused(A, "offer", B, [5], [], 40) == "eliminated"
    assert t.refused(B, "offer", A, [], [5], -40) == "eliminated"
