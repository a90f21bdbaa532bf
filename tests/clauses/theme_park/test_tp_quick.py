"""The short game of the Theme Park edition: its five changes and its valuation."""

from typing import Any

from freehold.testing import BANK, CHANCE, A, B, C, D, Table

DEEDS = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]


def short(**setting: Any) -> Table:
    """A short game in a set position."""
    return Table("theme-park", overlays=["short-game"], **setting)


def deal(t: Table, *hands: list[int]) -> None:
    """Deal these hands, whoever is served first."""
    left = [list(hand) for hand in hands]
    while t.waits(CHANCE) == "deed":
        t.do(CHANCE, "deed", left[t.view(BANK)["dealing"]].pop(0))
    assert not any(left)


def valued(**setting: Any) -> Table:
    """A short game of A, B and C that A's bankruptcy to the Bank has ended."""
    cash = {A: 0, **setting.pop("cash", {})}
    t = short(seats=3, cash=cash, **setting)
    t.throw(A, 1, 3)
    assert t.over()
    return t


def test_TP_QUICK_01_salary_rents_auctions_and_even_building_are_as_ever() -> None:
    t = short(at={A: 38, B: 0}, owns={C: [1], D: [6, 8, 9]})
    t.throw(A, 2, 1)
    t.do(C, "ask_rent")
    assert (t.cash(A), t.cash(C)) == (1698, 1502)
    assert t.refused(D, "mortgage", 1) == "not_owner"
    t.do(D, "build", 6)
    assert t.refused(D, "build", 6) == "uneven_build"
    t.do(A, "end_turn").throw(B, 1, 2)
    t.do(B, "decline")
    assert t.refused(C, "bid", 0) == "bid_too_low"
    assert t.refused(C, "bid", 1503) == "bid_over_cash"
    t.do(A, "bid", 20).do(C, "bid", 45)
    for p in (A, B, D):
        t.do(p, "pass")
    assert t.owner(3) == C
    assert t.cash(C) == 1457


def test_TP_QUICK_02_three_deeds_are_dealt_to_each() -> None:
    games = [short(opening=True) for _ in range(2)]
    for t in games:
        assert t.refused(A, "deed", 1) == "not_asked"
        t.do(CHANCE, "deed", 39)
        assert not t.may(CHANCE, "deed", 39)
        assert not t.may(CHANCE, "deed", 10)
        for d in DEEDS[:11]:
            t.do(CHANCE, "deed", d)
        assert t.waits(CHANCE) == "dice"
    t = games[0]
    assert [sum(t.owner(d) == p for d in DEEDS) for p in (A, B, C, D, BANK)] == [3, 3, 3, 3, 16]
    assert t.s.same(games[1].s)


def test_TP_QUICK_02_eight_players_leave_four_deeds_to_the_bank() -> None:
    t = short(opening=True, seats=8)
    for d in DEEDS[:24]:
        t.do(CHANCE, "deed", d)
    assert t.waits(CHANCE) == "dice"
    assert [sum(t.owner(d) == p for d in DEEDS) for p in range(8)] == [3] * 8
    assert sum(t.owner(d) == BANK for d in DEEDS) == 4


def test_TP_QUICK_03_dealt_deeds_cost_nothing() -> None:
    t = short(opening=True, seats=2)
    deal(t, [37, 39, 5], [1, 3, 6])
    assert [t.owner(d) for d in (37, 39, 5)] == [A, A, A]
    assert [t.owner(d) for d in (1, 3, 6)] == [B, B, B]
    assert (t.cash(A), t.cash(B)) == (1500, 1500)
    assert t.cash(BANK) == 15140 - 3000


def test_TP_QUICK_04_three_pieces_are_enough_for_a_castle() -> None:
    t = short(owns={A: [6, 8, 9]}, level={6: 3, 8: 3, 9: 3})
    assert t.stock() == (23, 12)
    assert t.refused(A, "build", 6, 4) == "site_full"
    t.do(A, "build", 6)
    assert t.cash(A) == 1450
    assert t.level(6) == 5
    assert t.stock() == (26, 11)
    assert t.refused(A, "build", 6) == "site_full"
    t.do(A, "build", 8).do(A, "build", 9)
    assert [t.level(d) for d in (6, 8, 9)] == [5, 5, 5]
    assert t.stock() == (32, 9)


def test_TP_QUICK_04_every_street_needs_its_three() -> None:
    t = short(owns={A: [6, 8, 9]}, level={6: 3, 8: 3, 9: 2})
    assert t.refused(A, "build", 6) == "uneven_build"
    assert t.refused(A, "build", 6, 5) == "uneven_build"


def test_TP_QUICK_05_a_castle_earns_what_the_deed_says() -> None:
    t = short(owns={B: [6, 8, 9]}, level={6: 5, 8: 3, 9: 3})
    t.throw(A, 2, 4)
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (950, 2050)


def test_TP_QUICK_06_a_castle_sells_for_half_of_four_pieces() -> None:
    t = short(owns={A: [37, 39]}, level={37: 5, 39: 5})
    t.do(A, "sell", 37, 0)
    assert t.cash(A) == 2300
    assert (t.level(37), t.level(39)) == (0, 0)
    assert t.stock() == (32, 12)
    regular = Table("theme-park", owns={A: [37, 39]}, level={37: 5, 39: 5})
    regular.do(A, "sell", 37, 0)
    assert regular.cash(A) == 2500


def test_TP_QUICK_06_one_step_down_leaves_three_pieces() -> None:
    t = short(owns={A: [37, 39]}, level={37: 5, 39: 5})
    t.do(A, "sell", 39)
    assert t.cash(A) == 1600
    assert (t.level(37), t.level(39)) == (5, 3)
    assert t.stock() == (29, 11)
    assert t.refused(A, "sell", 39) == "uneven_sale"


def test_TP_QUICK_07_a_card_is_one_way_out() -> None:
    t = short(jailed={A: 1}, holds={A: ["jail_free:magic_lamp"]})
    assert t.refused(A, "end_turn") == "must_roll"
    t.do(A, "use_jail_card").throw(A, 3, 4)
    assert t.at(A) == 17
    assert t.cash(A) == 1500
    assert t.pile("magic_lamp") == ["jail_free"]


def test_TP_QUICK_07_the_card_may_be_bought_from_another_player() -> None:
    t = short(jailed={A: 1}, holds={B: ["jail_free:magic_lamp"]})
    assert t.refused(A, "use_jail_card") == "no_card"
    t.do(A, "offer", B, [], [], -20, [], ["jail_free:magic_lamp"]).do(B, "accept", 0)
    assert (t.cash(A), t.cash(B)) == (1480, 1520)
    t.do(A, "use_jail_card")
    assert t.jailed(A) == 0
    t.throw(A, 3, 4)
    assert t.at(A) == 17


def test_TP_QUICK_08_doubles_are_the_second_way_out() -> None:
    t = short(jailed={A: 1})
    t.throw(A, 5, 5)
    assert t.at(A) == 20
    assert t.jailed(A) == 0
    assert t.cash(A) == 1500
    assert t.refused(A, "roll") == "no_throw_left"


def test_TP_QUICK_09_the_fine_may_be_paid_before_the_throw() -> None:
    t = short(jailed={A: 1})
    t.do(A, "pay_jail")
    assert t.cash(A) == 1450
    t.throw(A, 2, 5)
    assert t.at(A) == 17
    assert t.cash(A) == 1450


def test_TP_QUICK_09_or_after_a_failed_throw_and_then_that_throw_is_moved() -> None:
    t = short(jailed={A: 1}, deck={"magic_lamp": ["tax_refund"]})
    t.throw(A, 2, 5)
    assert t.at(A) == 17
    assert t.jailed(A) == 0
    assert t.cash(A) == 1450 + 20
    assert t.refused(A, "roll") == "no_throw_left"


def test_TP_QUICK_09_nobody_stays_in_jail_at_the_end_of_the_turn() -> None:
    t = short(jailed={A: 1}, cash={A: 10}, owns={A: [39]}, holds={A: ["jail_free:magic_lamp"]})
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 2, 5)
    assert t.jailed(A) == 1
    assert t.refused(A, "end_turn") == "debt_pending"
    assert t.refused(A, "use_jail_card") == "debt_pending"
    assert t.refused(A, "pay_jail") == "debt_pending"
    t.do(A, "mortgage", 39)
    assert t.at(A) == 17
    assert t.cash(A) == 160


def test_TP_QUICK_10_the_tax_is_flat() -> None:
    for start, space in ((0, 4), (34, 38)):
        t = short(at={A: start})
        t.throw(A, 1, 3)
        assert t.at(A) == space
        assert t.cash(A) == 1300
        assert t.refused(A, "tax_percent") == "mode_not_offered"
        assert t.waits(A) == "end"


def test_TP_QUICK_11_the_first_bankruptcy_ends_the_game_after_its_settlement() -> None:
    t = short(seats=3, at={A: 34}, cash={A: 100}, owns={A: [5], B: [37, 39]}, level={37: 3, 39: 5}, mortgaged=[5])
    t.throw(A, 2, 3)
    t.do(B, "ask_rent").do(A, "give_up")
    assert t.over()
    assert t.out(A)
    assert t.owner(5) == B
    assert (t.cash(A), t.cash(B), t.cash(C)) == (0, 1590, 1500)
    assert (t.score(B), t.score(C)) == (1590 + 100 + 350 + 400 + 3 * 200 + 4 * 200, 1500)
    for p in (A, B, C):
        assert t.refused(p, "roll") == "game_over"


def test_TP_QUICK_11_no_auction_follows_a_bankruptcy_to_the_bank() -> None:
    t = short(seats=3, cash={A: 20}, owns={A: [1]})
    t.throw(A, 1, 3)
    t.do(A, "give_up")
    assert t.over()
    assert t.owner(1) == BANK
    assert t.happened("auction") == []
    assert t.refused(B, "bid", 1) == "game_over"


def test_TP_QUICK_12_cash_counts() -> None:
    assert valued(cash={B: 640}).score(B) == 640


def test_TP_QUICK_13_unmortgaged_deeds_count_at_their_board_price() -> None:
    assert valued(cash={B: 100}, owns={B: [39, 5, 12]}).score(B) == 850


def test_TP_QUICK_13_whatever_was_paid_for_them() -> None:
    t = short(seats=3, at={A: 5, B: 0}, cash={A: 0, B: 1500}, turn=B)
    t.throw(B, 2, 3)
    t.do(B, "decline").do(B, "bid", 300)
    t.do(C, "pass").do(B, "end_turn").throw(C, 6, 4)
    t.do(C, "end_turn")
    t.s.at[A] = 0
    t.throw(A, 1, 3)
    assert t.over()
    assert t.score(B) == 1500 - 300 + 200


def test_TP_QUICK_14_mortgaged_deeds_count_half() -> None:
    assert valued(cash={B: 100}, owns={B: [39, 5]}, mortgaged=[39]).score(B) == 500


def test_TP_QUICK_15_pieces_count_at_their_purchase_price() -> None:
    assert valued(cash={B: 0}, owns={B: [1, 3]}, level={1: 2, 3: 2}).score(B) == 320


def test_TP_QUICK_15_a_piece_won_in_a_shortage_counts_what_was_bid() -> None:
    t = short(seats=3, cash={A: 0}, owns={B: [6, 8, 9], C: [1, 3]}, stock=(1, 12))
    t.do(B, "build", 6).do(C, "want", 1)
    t.do(C, "bid", 10).do(B, "bid", 20).do(C, "pass").do(B, "build", 6)
    t.throw(A, 1, 3)
    assert t.over()
    assert t.score(B) == 1480 + 320 + 20


def test_TP_QUICK_16_a_castle_counts_itself_and_three_pieces() -> None:
    assert valued(cash={B: 0}, owns={B: [37, 39]}, level={37: 5, 39: 5}).score(B) == 2350


def test_TP_QUICK_17_the_richest_of_the_rest_wins() -> None:
    t = valued(cash={B: 0, C: 2100}, owns={B: [37, 39]}, level={37: 5, 39: 5})
    assert t.happened("valued") == [("B", 2350), ("C", 2100)]
    assert t.winner() == B
