"""Rulings NB-OQ-01 to NB-OQ-14: board, cards, auctions, shortages, rounding, deals of debtors."""

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from freehold.editions.load import load
from freehold.engine import deal
from freehold.setup import Setup
from freehold.testing import BANK, CHANCE, A, B, C, D, Refused, Table

HALLOWEEN = "halloween_presents"
CHRISTMAS = "christmas_presents"
SHORT = "nightmare-short-game"
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


def town(**setting: Any) -> Table:
    """A regular game in a set position."""
    return Table("nightmare", **setting)


def pass_all(t: Table) -> None:
    """Everybody who is asked for a bid passes."""
    for p in [q for q in (A, B, C, D) if t.waits(q) == "bid"]:
        t.do(p, "pass")


def overlay(folder: Path, replaces: str) -> str:
    """The path of an overlay for one test."""
    path = folder / "trial.toml"
    path.write_text(f'id = "trial"\ntitle = "trial"\nabout = "For one test."\nof = ["nightmare"]\n{replaces}')
    return str(path)


def two_want_one(**setting: Any) -> Table:
    """One house-like piece is left; A, B and C could each use it, and A has asked for it."""
    owns = {A: [1, 3], B: [6, 8, 9], C: [11, 13, 14]}
    return town(owns=owns, **{"stock": (1, 12), **setting}).do(A, "build", 1)


def owing_40(**setting: Any) -> Table:
    """A has thrown 3+4 to p12 of D, is asked, and throws 4+6 for the rent: 40."""
    t = town(**{"at": {A: 5}, "owns": {D: [12]}, **setting})
    return t.throw(A, 3, 4).do(D, "ask_rent").throw(A, 4, 6)


def test_NB_OQ_01_the_board_is_the_standard_ring() -> None:
    edition = load("nightmare")
    spaces = edition.file.space
    assert [x.at for x in spaces] == list(range(40))
    assert [x.kind for x in spaces] == KINDS.split()
    assert {x.at: x.price.value for x in spaces if x.price} == PRICES
    assert {x.at: x.loan.value for x in spaces if x.loan} == {d: price // 2 for d, price in PRICES.items()}
    assert {d: edition.t.piece[d] for d in PIECES} == PIECES
    assert town(at={A: 38}).throw(A, 3, 2).at(A) == 3


def test_NB_OQ_02_names_are_ours_and_say_so() -> None:
    streets = [x for x in load("nightmare").file.space if x.kind in ("street", "utility")]
    assert len(streets) == 24
    assert len({x.name.value for x in streets}) == 24
    assert {x.name.basis for x in streets} == {"assumed"}
    assert [x.at for x in streets if x.group == "green"] == [31, 32, 34]


def test_NB_OQ_02_no_rule_depends_on_a_name(tmp_path: Path) -> None:
    renamed = "\n".join(
        f'[[replaces.space]]\nat = {d}\nname = {{ value = "Nowhere {d}", basis = "assumed" }}' for d in range(40)
    )
    games = [town(owns={D: [39]}, at={A: 34}, overlays=o) for o in ([], [overlay(tmp_path, renamed)])]
    for t in games:
        t.throw(A, 2, 3).do(D, "ask_rent").do(A, "end_turn").throw(B, 1, 2).do(B, "buy")
    assert games[0].s.same(games[1].s)


def test_NB_OQ_03_sixteen_cards_each_with_the_two_implied_ones() -> None:
    for deck in load("nightmare").file.deck.values():
        cards = [card for card in deck.card for _ in range(card.count)]
        assert len(cards) == 16
        assert sum(card.does == [["go_to_jail"]] for card in cards) == 1
        assert sum(card.keep == "jail_free" for card in cards) == 1
        assert all(card.text and (card.does or card.keep) for card in cards)


def test_NB_OQ_03_the_effects_are_those_of_the_classic_game() -> None:
    ours, classic = load("nightmare"), load("classic", ("post-2008",))
    for mine, theirs in ((HALLOWEEN, "chance"), (CHRISTMAS, "community_chest")):
        effects = [
            sorted(
                str(
                    [[x if isinstance(x, int) else x.replace("doors", "railroads") for x in line] for line in card.does]
                )
                for card in edition.file.deck[deck].card
                for _ in range(card.count)
                if "nearest" not in card.id
            )
            for edition, deck in ((ours, mine), (classic, theirs))
        ]
        assert effects[0] == effects[1]


def test_NB_OQ_03_a_pile_can_be_stacked_and_an_empty_one_has_no_effect(tmp_path: Path) -> None:
    text = (files("freehold.editions") / "nightmare.toml").read_text(encoding="utf-8")
    start, end = text.index("[deck.christmas_presents]"), text.index("[cites.refusal]")
    lone = """
[deck.christmas_presents]
name = { value = "Christmas Presents", basis = "printed" }
size = { value = 1, basis = "assumed" }

[[deck.christmas_presents.card]]
id = "jail_free"
text = "Keep this card."
keep = "jail_free"
basis = "assumed"

"""
    path = tmp_path / "small-deck.toml"
    path.write_text(text[:start] + lone + text[end:], encoding="utf-8")
    t = Table(str(path), holds={B: [f"jail_free:{CHRISTMAS}"]})
    t.throw(A, 1, 1)
    assert (t.at(A), t.cash(A), t.waits(A), t.happened("drawn")) == (2, 1500, "roll", [])


def test_NB_OQ_04_only_the_tied_throw_again_in_seat_order() -> None:
    t = town(opening=True, banker=C)
    t.throw(A, 6, 5).throw(B, 1, 1).throw(C, 2, 2).throw(D, 5, 6)
    with pytest.raises(Refused):
        t.throw(D, 6, 6)
    t.throw(A, 3, 3).throw(D, 2, 4)
    with pytest.raises(Refused):
        t.throw(B, 6, 6)
    t.throw(A, 1, 2).throw(D, 4, 4)
    assert (t.turn(), t.waits(D)) == (D, "roll")
    assert [t.at(p) for p in (A, B, C, D)] == [0, 0, 0, 0]


@pytest.mark.parametrize("persons", range(2, 7))
def test_NB_OQ_05_two_to_six_may_play(persons: int) -> None:
    table = Setup("nightmare")
    for k in range(persons):
        assert table.join(f"person {k}") == ""
    assert table.start() == ""
    assert table.game is not None
    assert table.game.seats == persons


def test_NB_OQ_05_one_is_too_few_and_seven_are_too_many() -> None:
    table = Setup("nightmare")
    table.join("Ada")
    assert table.start() == "too_few_players"
    for k in range(5):
        table.join(f"person {k}")
    assert table.join("one more") == "too_many_players"
    t = load("nightmare").t
    for seats in (0, 1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            deal(t, seats)


def test_NB_OQ_06_without_a_bid_the_property_stays_with_the_bank() -> None:
    t = town()
    t.throw(A, 1, 2).do(A, "decline")
    pass_all(t)
    assert t.owner(3) == BANK
    assert [t.cash(p) for p in (A, B, C, D)] == [1500] * 4
    t.do(A, "end_turn").throw(B, 1, 2)
    assert t.waits(B) == "buy"


def test_NB_OQ_07_bidding_is_open_and_a_bid_cancels_passes() -> None:
    t = town()
    t.throw(A, 1, 2).do(A, "decline").do(D, "bid", 5).do(B, "bid", 6)
    assert t.refused(D, "bid", 6) == "bid_too_low"
    t.do(D, "bid", 7).do(A, "pass").do(B, "pass")
    assert t.waits(A) == ""
    t.do(C, "bid", 8)
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid", "bid", "", "bid"]
    t.do(A, "bid", 9).do(B, "bid", 30).do(C, "pass").do(D, "pass")
    assert t.refused(B, "take_back") == "no_withdrawal"
    assert t.owner(3) == BANK
    t.do(A, "pass")
    assert (t.owner(3), t.cash(B)) == (B, 1470)


def test_NB_OQ_08_money_may_be_raised_while_the_offer_is_open() -> None:
    t = town(cash={A: 40}, owns={A: [5, 15, 6, 8, 9]}, level={6: 1})
    t.throw(A, 1, 2)
    assert t.refused(A, "buy") == "not_enough_cash"
    assert t.refused(A, "borrow", BANK, 20) == "loan_forbidden"
    t.do(A, "sell", 6).do(A, "mortgage", 5).do(A, "offer", B, [15], [], 10).do(B, "accept", 0)
    assert t.waits(A) == "buy"
    t.do(A, "buy")
    assert t.cash(A) == 40 + 25 + 100 + 10 - 60
    t = town(cash={A: 40}, owns={A: [5]})
    t.throw(A, 1, 2).do(A, "mortgage", 5).do(A, "decline")
    assert t.waits(A) == "bid"


def test_NB_OQ_09_nothing_comes_between_a_throw_and_the_end_of_its_move() -> None:
    t = town(owns={A: [5], B: [6, 8, 9], D: [37]})
    t.do(A, "roll")
    assert t.refused(B, "build", 6) == "space_pending"
    assert t.refused(A, "mortgage", 5) == "space_pending"
    assert t.refused(D, "offer", A, [37], [], 10) == "space_pending"
    t.do(CHANCE, "dice", 2, 4).do(B, "build", 6).do(B, "ask_rent")
    assert t.cash(A) == 1488


def test_NB_OQ_09_nor_between_a_rent_asked_for_and_its_throw() -> None:
    t = town(at={A: 5}, owns={A: [5], D: [12, 37]})
    t.throw(A, 3, 4).do(D, "ask_rent")
    assert t.refused(A, "mortgage", 5) == "space_pending"
    assert t.refused(D, "offer", A, [37], [], 10) == "space_pending"
    assert t.refused(A, "end_turn") == "space_pending"
    assert t.refused(B, "leave") == "not_asked"
    t.throw(A, 1, 2)
    assert (t.cash(A), t.waits(A)) == (1488, "end")


def test_NB_OQ_09_only_bids_passes_and_raising_money_during_an_auction() -> None:
    t = town(at={A: 0}, owns={B: [6, 8, 9, 25], C: [15], D: [39]}, level={6: 1}, mortgaged=[25])
    t.do(B, "offer", C, [25], [], 10)
    t.s.at[A] = 31
    t.throw(A, 4, 4)
    assert t.claims(D) == [(A, 39, 50)]
    t.throw(A, 1, 3).do(A, "decline")
    assert t.refused(B, "build", 8) == "auction_open"
    assert t.refused(B, "lift", 25) == "auction_open"
    assert t.refused(C, "accept", 0) == "auction_open"
    assert t.refused(C, "offer", D, [15], [], 10) == "auction_open"
    assert t.refused(D, "ask_rent", 39) == "auction_open"
    t.do(B, "sell", 6).do(C, "mortgage", 15)
    assert (t.cash(B), t.cash(C)) == (1525, 1600)
    pass_all(t)
    t.do(D, "ask_rent", 39)
    assert t.cash(A) == 1700 - 50


def test_NB_OQ_09_a_debtor_may_only_raise_money_deal_or_pay() -> None:
    owns = {A: [6, 8, 9, 25, 35], B: [1, 3], D: [37, 39]}
    t = town(at={A: 34}, cash={A: 130}, owns=owns, level={6: 1, 37: 1, 39: 1}, mortgaged=[25])
    t.throw(A, 3, 2).do(D, "ask_rent")
    assert t.debts() == [(A, D, 200)]
    assert t.refused(A, "build", 8) == "debt_pending"
    assert t.refused(A, "lift", 25) == "debt_pending"
    assert t.refused(A, "end_turn") == "debt_pending"
    t.do(B, "build", 1)
    assert t.may(A, "offer", B, [35], [], 70)
    t.do(A, "sell", 6).do(A, "mortgage", 35)
    assert (t.cash(A), t.cash(D), t.waits(A)) == (55, 1700, "end")


def test_NB_OQ_10_pieces_are_auctioned_one_by_one() -> None:
    t = two_want_one(stock=(2, 12))
    assert [t.waits(p) for p in (B, C, D)] == ["want", "want", ""]
    t.do(B, "want", 1).do(C, "want", 1)
    assert t.refused(D, "bid", 5) == "auction_open"
    assert t.refused(A, "bid", 0) == "bid_too_low"
    t.do(B, "bid", 70).do(A, "pass").do(C, "pass")
    assert t.waits(B) == "place"
    t.do(B, "build", 6)
    t.do(A, "bid", 20).do(C, "bid", 60).do(A, "pass").do(C, "build", 11)
    assert [t.cash(p) for p in (A, B, C)] == [1500, 1430, 1440]
    assert [t.level(d) for d in (1, 6, 11)] == [0, 1, 1]
    assert (t.stock()[0], t.waits(A)) == (0, "roll")


def test_NB_OQ_10_once_stock_and_wishes_fit_the_rest_goes_at_deed_prices() -> None:
    owns = {A: [1, 3], B: [6, 8, 9], C: [11, 13, 14], D: [37, 39]}
    t = town(owns=owns, level={37: 1, 39: 1}, stock=(2, 12)).do(A, "build", 1)
    t.do(B, "want", 1).do(C, "want", 1).do(D, "want", 0)
    t.do(B, "bid", 70).do(D, "sell", 39).do(A, "pass").do(C, "pass").do(B, "build", 6)
    t.do(A, "build", 1).do(C, "build", 11)
    assert [t.cash(p) for p in (A, B, C, D)] == [1450, 1430, 1400, 1600]


def test_NB_OQ_10_a_request_above_stock_is_refused_as_a_whole() -> None:
    t = town(owns={A: [6, 8, 9]}, stock=(2, 12))
    assert t.refused(A, "build", 6, 1) == "no_stock"
    t.do(A, "build", 6)
    assert t.stock()[0] == 1


def test_NB_OQ_10_who_is_in_debt_or_has_a_mortgaged_group_is_not_asked() -> None:
    t = owing_40(cash={A: 0}, owns={A: [6, 8, 9, 35], B: [1, 3], C: [37, 39], D: [12]}, mortgaged=[37], stock=(1, 12))
    t.do(B, "build", 1)
    assert (t.level(1), t.waits(A), t.waits(C)) == (1, "debt", "")


def test_NB_OQ_10_the_highest_bidder_keeps_the_place_and_no_bid_ends_it() -> None:
    t = two_want_one().do(B, "want", 1).do(C, "want", 1).do(B, "bid", 60)
    assert t.refused(B, "mortgage", 6) == "auction_open"
    assert t.may(C, "mortgage", 11)
    t = two_want_one().do(B, "want", 1).do(C, "want", 1)
    pass_all(t)
    assert (t.stock()[0], t.waits(A)) == (1, "roll")
    assert [t.cash(p) for p in (A, B, C)] == [1500] * 3


def test_NB_OQ_11_a_step_down_needs_its_pieces_but_a_group_comes_down_as_far_as_they_reach() -> None:
    t = town(owns={A: [6, 8, 9]}, level={6: 5, 8: 5, 9: 4}, stock=(0, 10))
    assert t.refused(A, "sell", 6) == "no_stock"
    assert t.refused(A, "sell", 6, 2) == "no_stock"
    t.do(A, "sell", 6, 1)
    assert [t.level(d) for d in (6, 8, 9)] == [1, 1, 1]
    assert (t.cash(A), t.stock()) == (1500 + 25 * 11, (1, 12))
    t = town(owns={A: [6, 8, 9]}, level={6: 5, 8: 5, 9: 5}, stock=(0, 9))
    t.do(A, "sell", 6, 0)
    assert (t.cash(A), t.stock()) == (1500 + 25 * 15, (0, 12))


@pytest.mark.parametrize(("houses", "reason"), [(2, "no_stock"), (3, "")])
def test_NB_OQ_11_three_pieces_in_the_short_game(houses: int, reason: str) -> None:
    t = town(owns={A: [37, 39]}, level={37: 5, 39: 5}, stock=(houses, 10), overlays=[SHORT])
    assert t.refused(A, "sell", 39) == reason


@pytest.mark.parametrize(("space", "tenth", "cost"), [(12, 8, 83), (37, 18, 193)])
def test_NB_OQ_12_the_tenth_is_rounded_up(space: int, tenth: int, cost: int) -> None:
    t = town(owns={A: [space]}, mortgaged=[space], cash={A: cost - 1, B: 1001})
    assert t.refused(A, "lift", space) == "not_enough_cash"
    t.do(A, "offer", B, [space], [], 1).do(B, "accept", 0).do(B, "keep_mortgage")
    assert t.cash(B) == 1000 - tenth
    t.do(B, "lift", space)
    assert t.cash(B) == 1000 - tenth - cost


def test_NB_OQ_13_the_two_taxes_are_numbers_of_the_data_file() -> None:
    taxes = {x.at: (x.name.value, x.tax.value, x.tax.basis) for x in load("nightmare").file.space if x.tax}
    assert taxes == {4: ("Gambling Losses", 200, "assumed"), 38: ("Gift Tax", 100, "assumed")}


def test_NB_OQ_13_an_owner_of_the_box_may_say_otherwise(tmp_path: Path) -> None:
    path = overlay(tmp_path, '[[replaces.space]]\nat = 38\ntax = { value = 75, basis = "printed" }\n')
    t = town(at={A: 32}, overlays=[path])
    t.throw(A, 2, 4)
    assert t.cash(A) == 1425


def test_NB_OQ_14_a_debtor_may_deal_when_the_debt_is_paid_by_it() -> None:
    t = owing_40(cash={A: 10}, owns={A: [5], D: [12]})
    assert t.refused(A, "offer", B, [5], [], 29) == "debt_pending"
    t.do(B, "offer", A, [], [5], -30).do(A, "accept", 0)
    assert (t.cash(A), t.cash(B), t.cash(D)) == (0, 1470, 1540)
    assert (t.owner(5), t.waits(A)) == (B, "end")


def test_NB_OQ_14_also_with_the_creditor_and_with_a_tenth_falling_due() -> None:
    t = owing_40(cash={A: 10}, owns={A: [5], D: [12]})
    t.do(A, "offer", D, [5], [], 30).do(D, "accept", 0)
    assert (t.cash(A), t.cash(D), t.debts()) == (0, 1510, [])
    t = owing_40(cash={A: 10}, owns={A: [39], C: [5], D: [12]}, mortgaged=[5])
    assert t.refused(A, "offer", C, [39], [5], 39) == "debt_pending"
    t.do(A, "offer", C, [39], [5], 40).do(C, "accept", 0).do(A, "keep_mortgage")
    assert (t.cash(A), t.cash(D), t.out(A)) == (0, 1540, False)


def test_NB_OQ_14_not_after_bankruptcy() -> None:
    t = owing_40(cash={A: 10}, owns={A: [5], D: [12]}, mortgaged=[5])
    t.do(A, "give_up")
    assert t.refused(A, "offer", B, [5], [], 40) == "eliminated"
    assert t.refused(B, "offer", A, [], [5], -40) == "eliminated"
