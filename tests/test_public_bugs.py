"""Faults that other programs of this family had in public, none of which may come back here."""

from itertools import pairwise
from typing import Any

import pytest

from freehold.editions.load import load
from freehold.testing import BANK, CHANCE, A, B, C, D, Refused, Table

EDITIONS = ("theme-park", "classic")
everywhere = pytest.mark.parametrize("edition", EDITIONS)
TAXED = {"theme-park": (), "classic": ("pre-2008",)}  # overlays under which p4 leaves a choice of tax
COLLECTING = {"theme-park": ("opera", 50), "classic": ("birthday", 10)}  # the chest-like card that collects from each


def chest(edition: str, *cards: str) -> dict[str, list[str]]:
    """The next cards of the chest-like deck (p2, p17, p33)."""
    return {load(edition).deck_ids[0]: list(cards)}


def chance(edition: str, *cards: str) -> dict[str, list[str]]:
    """The next cards of the chance-like deck (p7, p22, p36)."""
    return {load(edition).deck_ids[1]: list(cards)}


def kept(edition: str) -> str:
    """The jail-release card of the chest-like deck."""
    return f"jail_free:{load(edition).deck_ids[0]}"


def pass_all(t: Table) -> None:
    """Everybody who is asked for a bid passes."""
    for p in [q for q in (A, B, C, D) if t.waits(q) == "bid"]:
        t.do(p, "pass")


def money(t: Table) -> int:
    """All the money there is."""
    return sum(t.cash(p) for p in range(t.s.seats)) + t.cash(BANK)


def taxed(edition: str, **setting: Any) -> Table:
    """A game in which A has landed on p4 and must pay 200, by choice where there is one."""
    t = Table(edition, **setting).throw(A, 1, 3)
    return t.do(A, "tax_flat") if t.waits(A) == "tax" else t


def owing_50(edition: str, **setting: Any) -> Table:
    """A has landed on p39 of D and is asked for 50 (more where D has built there)."""
    t = Table(edition, **{"at": {A: 34}, "owns": {D: [39]}, **setting})
    return t.throw(A, 2, 3).do(D, "ask_rent")


@everywhere
def test_R01_a_prisoner_is_held(edition: str) -> None:
    """Prisoners walked out of jail with any throw, as if nothing were wrong."""
    t = Table(edition, jailed={A: 1})
    t.throw(A, 2, 5)
    assert (t.at(A), t.jailed(A)) == (10, 2)
    assert t.refused(A, "roll") == "no_throw_left"
    doubles = Table(edition, jailed={A: 1})
    assert doubles.throw(A, 5, 5).at(A) == 20
    paid = Table(edition, jailed={A: 1})
    assert paid.do(A, "pay_jail").throw(A, 4, 6).at(A) == 20
    card = Table(edition, jailed={A: 1}, holds={A: [kept(edition)]})
    assert card.do(A, "use_jail_card").throw(A, 4, 6).at(A) == 20


@everywhere
def test_R02_the_third_failure_costs_the_fine_and_moves(edition: str) -> None:
    """One could sit in jail for ever without being charged."""
    t = Table(edition, jailed={A: 3})
    t.throw(A, 4, 6)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (20, 0, 1450)
    assert t.waits(A) == "end"


@everywhere
def test_R04_who_pays_the_fine_still_moves(edition: str) -> None:
    """Paying the fine used up the move of that turn."""
    t = Table(edition, jailed={A: 1})
    t.do(A, "pay_jail")
    assert t.refused(A, "end_turn") == "must_roll"
    t.throw(A, 4, 6)
    assert (t.at(A), t.cash(A)) == (20, 1450)


@everywhere
def test_R05_doubles_after_paying_give_another_throw(edition: str) -> None:
    """Doubles thrown after paying the fine were taken for the doubles that free a prisoner."""
    t = Table(edition, jailed={A: 1}, owns={A: [18]})
    t.do(A, "pay_jail").throw(A, 4, 4)
    assert (t.at(A), t.waits(A)) == (18, "roll")
    freed = Table(edition, jailed={A: 1}, owns={A: [18]})
    freed.throw(A, 4, 4)
    assert (freed.at(A), freed.waits(A), freed.cash(A)) == (18, "end", 1500)


@everywhere
def test_R07_three_doubles_lead_to_jail(edition: str) -> None:
    """A third doubles in a row was moved like any other."""
    t = Table(edition, owns={A: [8, 12]}, at={A: 4})
    t.throw(A, 2, 2).throw(A, 2, 2).throw(A, 4, 4)
    assert (t.at(A), t.jailed(A)) == (10, 1)
    assert t.turn() == B


@everywhere
def test_R08_doubles_give_another_throw_once_the_space_is_settled(edition: str) -> None:
    """Doubles gave no second throw at all."""
    t = Table(edition)
    t.throw(A, 4, 4)
    assert t.refused(A, "roll") == "space_pending"
    t.do(A, "buy").throw(A, 1, 4)
    assert t.at(A) == 13
    t.do(A, "buy")
    assert t.refused(A, "roll") == "no_throw_left"


@everywhere
def test_R10_jail_ends_the_doubles_and_the_right_to_throw(edition: str) -> None:
    """The count of doubles and the further throw survived being sent to jail."""
    t = Table(edition, seats=2, at={A: 8, B: 10}, owns={A: [12, 24]})
    t.throw(A, 2, 2).throw(A, 6, 6).throw(A, 1, 1)
    assert t.jailed(A) == 1
    assert t.refused(A, "roll") == "not_your_turn"
    t.throw(B, 4, 6)
    t.do(B, "end_turn").do(A, "pay_jail").throw(A, 5, 5)
    assert (t.at(A), t.jailed(A), t.waits(A)) == (20, 0, "roll")


@everywhere
def test_R10_so_does_the_space_that_sends_to_jail(edition: str) -> None:
    """After doubles that ended on the jail corner the player threw again from jail."""
    t = Table(edition, at={A: 20})
    t.throw(A, 5, 5)
    assert (t.jailed(A), t.turn(), t.waits(B)) == (1, B, "roll")


@pytest.mark.parametrize("seat", [A, B, C, D])
@everywhere
def test_R11_everybody_is_sent_to_jail(edition: str, seat: int) -> None:
    """Bots were sent to jail and people were not."""
    t = Table(edition, turn=seat, at={seat: 20})
    t.throw(seat, 4, 6)
    assert (t.at(seat), t.jailed(seat)) == (10, 1)


@everywhere
def test_R13_going_back_pays_no_salary(edition: str) -> None:
    """The card that moves back three spaces paid the salary of GO."""
    t = Table(edition, deck=chance(edition, "back_three"), overlays=["pre-2008"] if edition == "classic" else [])
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (4, 1500)


@everywhere
def test_R14_a_space_reached_by_a_card_is_settled(edition: str) -> None:
    """After a card had moved the token nothing could be bought there and no rent was due."""
    t = Table(edition, deck=chance(edition, "advance_to_24"))
    t.throw(A, 3, 4)
    assert t.waits(A) == "buy"
    t.do(A, "buy")
    assert t.owner(24) == A
    rent = Table(edition, owns={B: [24]}, deck=chance(edition, "advance_to_24"))
    rent.throw(A, 3, 4)
    rent.do(B, "ask_rent")
    assert (rent.cash(A), rent.cash(B)) == (1480, 1520)


@pytest.mark.parametrize(
    ("card", "start", "space", "cash"),
    [
        ("nearest_railroad", 0, 15, 1500),
        ("nearest_railroad", 15, 25, 1500),
        ("nearest_railroad", 29, 5, 1700),
        ("nearest_utility", 0, 12, 1500),
        ("nearest_utility", 15, 28, 1500),
        ("nearest_utility", 29, 12, 1700),
    ],
)
@everywhere
def test_R16_the_nearest_is_looked_for_forwards(edition: str, card: str, start: int, space: int, cash: int) -> None:
    """Cards to the nearest station or works had a fixed goal."""
    t = Table(edition, at={A: start}, deck=chance(edition, card))
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (space, cash)
    assert t.waits(A) == "buy"


@everywhere
def test_R17_the_works_card_takes_a_new_throw_times_ten(edition: str) -> None:
    """The rent of that card came from the throw of the move, or from the table."""
    t = Table(edition, owns={B: [12]}, deck=chance(edition, "nearest_utility"))
    t.throw(A, 3, 4)
    assert t.waits(CHANCE) == "dice"
    t.throw(A, 1, 2)
    t.do(B, "ask_rent")
    assert (t.cash(A), t.at(A)) == (1470, 12)
    assert t.refused(A, "roll") == "no_throw_left"


@everywhere
def test_R19_pay_each_player_reaches_the_players(edition: str) -> None:
    """The money of that card went to the Bank."""
    t = Table(edition, deck=chance(edition, "chairman"))
    bank = t.cash(BANK)
    t.throw(A, 3, 4)
    assert [t.cash(p) for p in (A, B, C, D)] == [1350, 1550, 1550, 1550]
    assert t.cash(BANK) == bank


@everywhere
def test_R20_pay_each_player_makes_one_debt_for_each(edition: str) -> None:
    """That card made a single debt of the whole sum."""
    t = Table(edition, cash={A: 0}, owns={A: [5, 15]}, deck=chance(edition, "chairman"))
    t.throw(A, 3, 4)
    assert t.debts() == [(A, B, 50), (A, C, 50), (A, D, 50)]
    t.do(A, "mortgage", 5)
    assert t.debts() == [(A, D, 50)]
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 1550, 1550, 1500]


@everywhere
def test_R22_the_bankrupt_neither_pay_nor_collect(edition: str) -> None:
    """Cards for all players still counted those who were out, and gave them new debts."""
    t = Table(edition, deck=chance(edition, "chairman"))
    t.do(C, "leave").throw(A, 3, 4)
    assert [t.cash(p) for p in (A, B, C, D)] == [1400, 1550, 0, 1550]
    card, amount = COLLECTING[edition]
    t = Table(edition, deck=chest(edition, card))
    t.do(C, "leave").throw(A, 1, 1)
    assert [t.cash(p) for p in (A, B, C, D)] == [1500 + 2 * amount, 1500 - amount, 0, 1500 - amount]
    assert t.debts() == []


@everywhere
def test_R23_one_goes_out_once(edition: str) -> None:
    """One player could lose the same game several times."""
    t = Table(edition)
    t.do(B, "leave")
    for verb in ("leave", "give_up"):
        assert t.refused(B, verb) == "eliminated"
    with pytest.raises(Refused):
        t.do(B, "leave")
    assert t.happened("out") == [("B", "bank")]
    assert t.s.playing == 3


@everywhere
def test_R25_a_bankruptcy_takes_one_player_out_however_many_deeds_there_are(edition: str) -> None:
    """The number of living players fell by one for each deed of the bankrupt."""
    t = Table(edition, owns={B: [1, 3, 5, 6, 8, 9]})
    t.do(B, "leave")
    for _ in range(6):
        pass_all(t)
    assert not t.over()
    assert t.s.playing == 3
    assert t.waits(A) == "roll"


@everywhere
def test_R26_the_last_player_wins_at_once(edition: str) -> None:
    """The game went on with one player."""
    t = Table(edition, seats=2)
    t.do(A, "leave")
    assert (t.over(), t.winner()) == (True, B)
    assert t.refused(B, "roll") == "game_over"


@everywhere
def test_R28_only_giving_up_declares_bankruptcy_and_only_when_nothing_helps(edition: str) -> None:
    """Any slip of the finger while in debt made the player bankrupt."""
    t = owing_50(edition, cash={A: 0}, owns={A: [5], D: [39]})
    for verb, args in (("buy", ()), ("end_turn", ()), ("roll", ()), ("decline", ()), ("lift", (5,)), ("give_up", ())):
        assert not t.may(A, verb, *args)
    assert not t.out(A)
    t.do(A, "mortgage", 5)
    assert t.cash(A) == 50
    assert t.waits(A) == "end"


@everywhere
def test_R29_cash_is_never_negative_and_a_debt_stops_the_turn(edition: str) -> None:
    """Players went on with less than nothing."""
    t = owing_50(edition, cash={A: 20}, owns={A: [5], D: [39]})
    assert t.cash(A) == 20
    assert t.refused(A, "end_turn") == "debt_pending"
    t.do(A, "mortgage", 5)
    assert (t.cash(A), t.cash(D)) == (70, 1550)


@everywhere
def test_R31_a_bankruptcy_makes_no_money(edition: str) -> None:
    """The creditor got the whole debt although the debtor did not have it."""
    t = owing_50(edition, cash={A: 10}, owns={A: [1], D: [37, 39]}, level={37: 1, 39: 1})
    before = money(t)
    t.do(A, "give_up")
    assert (t.cash(A), t.cash(D)) == (0, 1510)
    assert money(t) == before


@everywhere
def test_R32_all_deeds_go_to_the_creditor(edition: str) -> None:
    """Deeds went to the wrong player, or to nobody."""
    owns = {A: [1, 5, 28], B: [6], D: [37, 39]}
    t = owing_50(edition, cash={A: 0}, owns=owns, level={37: 4, 39: 4})
    t.do(A, "give_up")
    assert [t.owner(d) for d in (1, 5, 28)] == [D, D, D]
    assert t.owner(6) == B
    bank = taxed(edition, cash={A: 0}, owns={A: [1], B: [6]})
    bank.do(A, "give_up")
    assert (bank.owner(1), bank.owner(6)) == (BANK, B)


@everywhere
def test_R34_a_bankruptcy_to_the_bank_is_followed_by_auctions(edition: str) -> None:
    """The Bank kept the deeds, or lost them."""
    t = taxed(edition, cash={A: 0}, owns={A: [1, 5]}, mortgaged=[5])
    t.do(A, "give_up")
    assert t.happened("auction") == [(1,)]
    t.do(C, "bid", 30)
    pass_all(t)
    t.do(D, "bid", 90)
    pass_all(t)
    assert (t.owner(1), t.owner(5)) == (C, D)
    assert (t.cash(C), t.cash(D)) == (1470, 1410)
    assert not t.mortgaged(5)
    assert t.waits(B) == "roll"


@everywhere
def test_R35_jail_cards_of_the_bankrupt_do_not_vanish(edition: str) -> None:
    """The card of a bankrupt player was gone for the rest of the game."""
    deck, card = load(edition).deck_ids[0], kept(edition)
    t = owing_50(edition, cash={A: 0}, holds={A: [card]})
    t.do(A, "give_up")
    assert t.holds(D) == [card]
    assert t.deck_size(deck) == 15
    bank = taxed(edition, cash={A: 0}, holds={A: [card]})
    bank.do(A, "give_up")
    assert bank.deck_size(deck) == 16
    assert bank.pile(deck) == ["jail_free"]


@everywhere
def test_R37_a_deck_that_has_been_drawn_through_goes_on(edition: str) -> None:
    """The program broke down at the seventeenth card."""
    names = [load(edition).card_names[k] for k in range(16)]
    calm = [name for name in names if name not in ("advance_to_go", "go_to_jail")]
    t = Table(edition, seats=2, deck=chest(edition, *calm, "advance_to_go", "go_to_jail"))
    for _ in range(17):
        t.s.turn, t.s.at[:2], t.s.jailed[A], t.s.cash[:2] = A, [0, 10], 0, [5000, 5000]
        t.throw(A, 1, 1)
        if t.waits(A) == "buy":
            t.do(A, "decline")
            pass_all(t)
        if t.turn() == A:
            t.s.at[A] = 10
            t.throw(A, 4, 6)
            t.do(A, "end_turn")
        t.throw(B, 4, 6)
        t.do(B, "end_turn")
    drawn = [card for _, card in t.happened("drawn")]
    assert len(drawn) == 17
    assert drawn[16] == next(card for card in drawn if card != "jail_free")
    assert t.deck_size(load(edition).deck_ids[0]) == 15


@everywhere
def test_R38_the_owner_of_both_works_charges_ten_times(edition: str) -> None:
    """Both works together still charged the rent of one."""
    for owned, rent in (([12], 28), ([12, 28], 70)):
        t = Table(edition, at={A: 5}, owns={B: owned})
        t.throw(A, 3, 4)
        t.do(B, "ask_rent")
        assert t.cash(A) == 1500 - rent


@everywhere
def test_R40_the_fourth_station_counts(edition: str) -> None:
    """Four stations charged what three do."""
    for owned, rent in (([5], 25), ([5, 15], 50), ([5, 15, 25], 100), ([5, 15, 25, 35], 200)):
        t = Table(edition, owns={B: owned})
        t.throw(A, 2, 3)
        t.do(B, "ask_rent")
        assert t.cash(A) == 1500 - rent


RENTS = {
    1: [2, 10, 30, 90, 160, 250],
    3: [4, 20, 60, 180, 320, 450],
    6: [6, 30, 90, 270, 400, 550],
    8: [6, 30, 90, 270, 400, 550],
    9: [8, 40, 100, 300, 450, 600],
    11: [10, 50, 150, 450, 625, 750],
    13: [10, 50, 150, 450, 625, 750],
    14: [12, 60, 180, 500, 700, 900],
    16: [14, 70, 200, 550, 750, 950],
    18: [14, 70, 200, 550, 750, 950],
    19: [16, 80, 220, 600, 800, 1000],
    21: [18, 90, 250, 700, 875, 1050],
    23: [18, 90, 250, 700, 875, 1050],
    24: [20, 100, 300, 750, 925, 1100],
    26: [22, 110, 330, 800, 975, 1150],
    27: [22, 110, 330, 800, 975, 1150],
    29: [24, 120, 360, 850, 1025, 1200],
    31: [26, 130, 390, 900, 1100, 1275],
    32: [26, 130, 390, 900, 1100, 1275],
    34: [28, 150, 450, 1000, 1200, 1400],
    37: [35, 175, 500, 1100, 1300, 1500],
    39: [50, 200, 600, 1400, 1700, 2000],
}


@everywhere
def test_R41_rent_tables_are_right_and_rise(edition: str) -> None:
    """Three projects had slips of the pen in their rents."""
    rents = {x.at: x.rent.value for x in load(edition).file.space if x.kind == "street" and x.rent}
    assert rents == RENTS
    assert all(low < high for ladder in rents.values() for low, high in pairwise(ladder))


@everywhere
def test_R43_a_group_mortgaged_once_more_cannot_be_built_on(edition: str) -> None:
    """After mortgaging, freeing and mortgaging again one could build; freed deeds doubled; stations were barred."""
    t = Table(edition, owns={A: [6, 8, 9, 5]})
    t.do(A, "mortgage", 6).do(A, "lift", 6)
    assert t.may(A, "build", 8)
    t.do(A, "mortgage", 6)
    assert t.refused(A, "build", 8) == "group_mortgaged"
    assert t.refused(A, "mortgage", 6) == "already_mortgaged"
    t.do(A, "lift", 6)
    assert t.refused(A, "lift", 6) == "not_mortgaged"
    assert sum(t.owner(d) == A for d in range(40)) == 4
    t.do(A, "mortgage", 5)
    assert t.mortgaged(5)


@everywhere
def test_R44_a_mortgaged_deed_earns_nothing(edition: str) -> None:
    """The loan was paid out, but the deed went on earning rent."""
    t = Table(edition, owns={B: [6]})
    t.do(B, "mortgage", 6)
    assert (t.mortgaged(6), t.cash(B)) == (True, 1550)
    t.throw(A, 2, 4)
    assert t.refused(B, "ask_rent", 6) == "no_rent_due"
    assert t.cash(A) == 1500


@everywhere
def test_R46_building_needs_the_whole_group_and_not_the_token(edition: str) -> None:
    """A single street could be built on, but only by a token standing there."""
    t = Table(edition, owns={A: [6, 8], B: [1, 3]}, at={A: 6})
    assert t.refused(A, "build", 6) == "group_incomplete"
    t.do(B, "build", 1)
    assert (t.level(1), t.cash(B)) == (1, 1450)


@everywhere
def test_R47_stations_and_works_bear_no_houses(edition: str) -> None:
    """The group of all stations was taken for a colour group."""
    t = Table(edition, owns={A: [5, 15, 25, 35, 12, 28]})
    for d in (5, 12):
        assert t.refused(A, "build", d) == "not_a_street"


@everywhere
def test_R49_selling_is_as_even_as_building(edition: str) -> None:
    """Houses had to be built evenly but could be sold in any order."""
    t = Table(edition, owns={A: [6, 8, 9]}, level={6: 2, 8: 2, 9: 1})
    assert t.refused(A, "sell", 9) == "uneven_sale"
    assert t.refused(A, "build", 6) == "uneven_build"
    t.do(A, "sell", 6)
    assert t.refused(A, "sell", 6) == "uneven_sale"
    t.do(A, "sell", 8)
    assert [t.level(d) for d in (6, 8, 9)] == [1, 1, 1]


@everywhere
def test_R50_houses_are_sold_when_the_hotels_are_out(edition: str) -> None:
    """With no hotel left houses were refused too."""
    t = Table(edition, owns={A: [6, 8, 9], B: [37, 39]}, level={37: 4, 39: 4}, stock=(20, 0))
    assert t.refused(B, "build", 39) == "no_stock"
    t.do(A, "build", 6)
    assert t.stock() == (19, 0)


@pytest.mark.parametrize("seat", [A, B, C, D])
@everywhere
def test_R52_the_stock_binds_every_seat(edition: str, seat: int) -> None:
    """The limits of the stock were checked in the page, so bots could build beyond them."""
    t = Table(edition, owns={seat: [6, 8, 9]}, stock=(0, 12))
    assert t.refused(seat, "build", 6) == "no_stock"
    hotel = Table(edition, owns={seat: [37, 39]}, level={37: 4, 39: 4}, stock=(4, 0))
    assert hotel.refused(seat, "build", 37) == "no_stock"


@everywhere
def test_R53_a_house_costs_money(edition: str) -> None:
    """Houses could be had without the money for them."""
    t = Table(edition, owns={A: [37, 39]}, cash={A: 199})
    assert t.refused(A, "build", 39) == "not_enough_cash"
    rich = Table(edition, owns={A: [37, 39]}, cash={A: 200})
    rich.do(A, "build", 39)
    assert rich.cash(A) == 0


@everywhere
def test_R55_a_bid_is_above_nothing(edition: str) -> None:
    """Bids below zero were taken."""
    t = Table(edition).throw(A, 1, 2)
    t.do(A, "decline")
    for amount in (-5, 0):
        assert t.refused(B, "bid", amount) == "bid_too_low"
    t.do(B, "bid", 1)
    assert t.refused(C, "bid", -5) == "bid_too_low"


@everywhere
def test_R56_a_property_declined_is_auctioned(edition: str) -> None:
    """A property that was not bought simply stayed with the Bank."""
    t = Table(edition).throw(A, 1, 2)
    t.do(A, "decline")
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid"] * 4
    assert t.refused(A, "end_turn") == "auction_open"
    t.do(D, "bid", 45)
    pass_all(t)
    assert (t.owner(3), t.cash(D)) == (D, 1455)


@everywhere
def test_R58_a_highest_bidder_can_always_pay(edition: str) -> None:
    """The highest bidder went bankrupt before paying, and the auction never ended."""
    t = Table(edition, cash={B: 30}).throw(A, 1, 2)
    t.do(A, "decline")
    assert t.refused(B, "bid", 31) == "bid_over_cash"
    t.do(B, "bid", 30).do(B, "leave")
    assert t.waits(C) == "bid"
    t.do(C, "bid", 1)
    pass_all(t)
    assert (t.owner(3), t.cash(C)) == (C, 1499)
    assert t.waits(A) == "end"


@everywhere
def test_R59_a_prisoner_may_trade(edition: str) -> None:
    """Nobody in jail could trade."""
    t = Table(edition, turn=C, jailed={A: 1}, owns={A: [5]})
    t.do(A, "offer", B, [5], [], 250).do(B, "accept", 0)
    assert (t.owner(5), t.cash(A), t.cash(B)) == (B, 1750, 1250)


@everywhere
def test_R61_free_parking_pays_nothing(edition: str) -> None:
    """Fines paid while settling a debt ended up on Free Parking although that house rule was off."""
    t = Table(edition, seats=2, jailed={A: 3}, cash={A: 0}, owns={A: [5]}, at={B: 10})
    bank = t.cash(BANK)
    t.throw(A, 2, 6)
    t.do(A, "mortgage", 5)
    assert t.cash(BANK) == bank - 100 + 50
    t.do(A, "decline")
    pass_all(t)
    t.do(A, "end_turn").throw(B, 4, 6)
    assert (t.at(B), t.cash(B)) == (20, 1500)
    assert t.waits(B) == "end"


@everywhere
def test_R62_the_fine_is_always_the_same(edition: str) -> None:
    """The fine grew with every stay in jail."""
    t = Table(edition, seats=2, jailed={A: 1}, at={B: 10})
    for cash in (1450, 1400, 1350):
        t.do(A, "pay_jail")
        assert t.cash(A) == cash
        t.s.at[A] = 20
        t.throw(A, 4, 6)
        t.s.at[B] = 10
        t.throw(B, 4, 6)
        t.do(B, "end_turn")


@everywhere
def test_R64_income_settles_a_debt(edition: str) -> None:
    """Somebody in debt stayed blocked although money had come in."""
    t = owing_50(edition, cash={A: 10}, owns={A: [5], D: [39]})
    t.do(A, "offer", B, [5], [], 40).do(B, "accept", 0)
    assert (t.debts(), t.cash(A), t.cash(D)) == ([], 0, 1550)
    assert t.waits(A) == "end"
    rent = Table(edition, turn=D, at={A: 34}, cash={A: 30}, owns={A: [5], D: [39]})
    rent.throw(D, 2, 3)
    rent.do(D, "end_turn").throw(A, 2, 3)
    rent.do(D, "ask_rent")
    assert rent.waits(A) == "debt"
    rent.do(A, "ask_rent")
    assert (rent.debts(), rent.cash(A), rent.waits(A)) == ([], 5, "end")


@everywhere
def test_R65_a_debtor_may_mortgage_and_sell_and_bankruptcy_ends_a_turn_of_doubles(edition: str) -> None:
    """In debt one could raise no money, and after doubles a bankrupt player's turn never ended."""
    t = owing_50(edition, cash={A: 0}, owns={A: [1, 3, 5], D: [39]}, level={1: 1, 3: 1})
    t.do(A, "sell", 1).do(A, "mortgage", 5)
    assert (t.cash(A), t.cash(D)) == (75, 1550)
    out = Table(edition, at={A: 37}, cash={A: 0}, owns={D: [39]})
    out.throw(A, 1, 1)
    out.do(D, "ask_rent")
    assert out.out(A)
    assert (out.turn(), out.waits(B)) == (B, "roll")


@everywhere
def test_R67_cash_may_reach_nothing(edition: str) -> None:
    """A trade for all one's cash broke the program."""
    t = Table(edition, owns={A: [5]}, cash={B: 700})
    t.do(A, "offer", B, [5], [], 700).do(B, "accept", 0)
    assert (t.cash(A), t.cash(B), t.owner(5)) == (2200, 0, B)
    t.throw(A, 4, 6)
    t.do(A, "end_turn").throw(B, 4, 6)
    assert not t.out(B)
    assert t.waits(B) == "end"


@everywhere
def test_R68_the_price_is_free_but_nobody_trades_without_saying_yes(edition: str) -> None:
    """Bots gave streets away for nothing: that is poor play and no fault of the rules, which only ask for consent."""
    t = Table(edition, owns={A: [39], B: [12]})
    t.do(A, "offer", B, [39], [12], 0)
    assert t.owner(39) == A
    assert t.refused(C, "accept", 0) == "no_offer"
    assert t.refused(A, "accept", 0) == "no_offer"
    t.do(B, "accept", 0)
    assert (t.owner(39), t.owner(12)) == (B, A)
    t.do(A, "offer", C, [12], [], 0).do(C, "accept", 1)
    assert (t.owner(12), t.cash(C)) == (C, 1500)


@everywhere
def test_S01_an_offer_never_changes_under_the_hand(edition: str) -> None:
    """A trade could be accepted just after the other side had changed it."""
    t = Table(edition, owns={A: [5]})
    t.do(A, "offer", B, [5], [], 100).do(A, "withdraw", 0).do(A, "offer", B, [5], [], 900)
    assert t.refused(B, "accept", 0) == "no_offer"
    assert t.owner(5) == A
    t.do(B, "accept", 1)
    assert (t.owner(5), t.cash(B)) == (B, 600)


@everywhere
def test_S02_an_offer_dies_when_what_it_names_changes_hands(edition: str) -> None:
    """Open trades kept deeds and cards that had gone elsewhere."""
    card = kept(edition)
    t = Table(edition, jailed={A: 1}, owns={A: [5, 15], D: [25]}, holds={A: [card]})
    t.do(A, "offer", B, [5], [], 100).do(A, "offer", B, [], [], 30, [card]).do(B, "offer", D, [], [25], -10)
    t.do(C, "offer", A, [], [5], -70).do(A, "accept", 3)
    assert t.refused(B, "accept", 0) == "no_offer"
    t.do(A, "use_jail_card")
    assert t.refused(B, "accept", 1) == "no_offer"
    t.do(D, "leave")
    assert t.refused(B, "withdraw", 2) == "no_offer"
    assert t.owner(5) == C


@everywhere
def test_S05_selling_acts_on_the_deed_that_is_named(edition: str) -> None:
    """The piece came from the space on which the player stood."""
    t = Table(edition, at={A: 6}, owns={A: [6, 8, 9, 37, 39]}, level={6: 1, 8: 1, 9: 1, 37: 1, 39: 1})
    t.do(A, "sell", 39)
    assert [t.level(d) for d in (6, 37, 39)] == [1, 1, 0]
    assert t.cash(A) == 1600
    assert t.refused(A, "sell", 39) != ""
    assert t.refused(B, "sell", 6) == "not_owner"


@everywhere
def test_S08_a_trade_ends_nobodys_turn(edition: str) -> None:
    """Settling a trade ended a turn while tokens moved or an auction ran."""
    t = Table(edition, owns={C: [5], D: [15]})
    t.do(C, "offer", D, [5], [], 10).do(A, "roll")
    assert not t.may(D, "accept", 0)
    t.do(CHANCE, "dice", 1, 2)
    t.do(D, "accept", 0)
    assert (t.turn(), t.waits(A)) == (A, "buy")
    t.do(D, "offer", C, [15], [], 10).do(A, "decline")
    assert t.refused(C, "accept", 1) == "auction_open"
    pass_all(t)
    t.do(C, "accept", 1)
    assert (t.turn(), t.waits(A)) == (A, "end")


@everywhere
def test_S10_the_game_may_end_inside_a_landing(edition: str) -> None:
    """The program looked for the next turn for ever when a landing had ended the game."""
    t = taxed(edition, seats=2, cash={A: 0})
    assert (t.over(), t.winner()) == (True, B)
    assert [t.waits(p) for p in (A, B, CHANCE)] == ["", "", ""]
    for p in (A, B):
        for verb in ("roll", "end_turn", "leave"):
            assert t.refused(p, verb) == "game_over"


@everywhere
def test_S11_only_the_player_on_turn_chooses_the_tax(edition: str) -> None:
    """Others could choose how somebody's tax was to be paid."""
    t = Table(edition, overlays=TAXED[edition]).throw(A, 1, 3)
    for verb in ("tax_flat", "tax_percent"):
        assert t.refused(B, verb) == "not_your_turn"
    t.do(A, "tax_percent")
    assert [t.cash(p) for p in (A, B)] == [1350, 1500]


@everywhere
def test_S28_the_bankrupt_are_asked_nothing(edition: str) -> None:
    """A bankrupt player was still asked to decide, and the table waited."""
    t = Table(edition, owns={B: [1, 3], C: [6, 8, 9]}, stock=(1, 12))
    t.do(C, "build", 6)
    assert t.waits(B) == "want"
    t.do(B, "leave")
    assert t.waits(B) == ""
    pass_all(t)
    pass_all(t)
    assert t.waits(A) == "roll"
    t.throw(A, 2, 3)
    t.do(A, "decline")
    assert [t.waits(p) for p in (A, B, C, D)] == ["bid", "", "bid", "bid"]
    assert t.refused(B, "bid", 5) == "eliminated"
    pass_all(t)
    t.do(A, "end_turn")
    assert t.turn() == C


@everywhere
def test_S29_nothing_is_taken_over_from_a_debtor_who_can_pay_again(edition: str) -> None:
    """An offer to take over an insolvent company stood although its owner could pay by then."""
    t = Table(edition, turn=D, at={A: 34}, cash={A: 10}, owns={A: [1, 5], D: [39]})
    t.throw(D, 2, 3)
    t.do(A, "offer", B, [5], [], 1).do(B, "accept", 0).do(D, "end_turn").throw(A, 2, 3)
    t.do(D, "ask_rent")
    assert t.may(A, "give_up")
    t.do(D, "offer", A, [], [1], -40).do(A, "ask_rent")
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "mortgage", 1)
    assert (t.cash(A), t.cash(D)) == (10 + 1 + 25 + 30 - 50, 1500 - 25 + 50)
    assert t.debts() == []
    t.do(A, "refuse", 1)
    assert t.owner(1) == A
    assert t.waits(A) == "end"
