"""Bankruptcy (FZ-BANKR)."""

from __future__ import annotations

from freehold.testing import BANK, A, B, C, D, Table

CARD = "jail_free:royal_decree"


def owing(rent: int, **setting: object) -> Table:
    """A owes B a rent of 24 (100 with one dwelling, 300 with two), asked for."""
    level = {100: {24: 1}, 300: {21: 1, 23: 1, 24: 2}}[rent]
    standard = {"at": {A: 19}, "cash": {A: 0}, "owns": {A: [6], B: [21, 23, 24]}, "level": level}
    t = Table("frozen-2", **{**standard, **setting})  # type: ignore[arg-type]
    t.throw(A, 2, 3).do(B, "ask_rent")
    assert t.debts() == [(A, B, rent)]
    return t


def estate(**setting: object) -> Table:
    """A leaves B mortgaged 6 and 39 and a jail card."""
    owns = {A: [6, 39], B: [21, 23, 24]}
    t = owing(100, **{"owns": owns, "mortgaged": [6, 39], "holds": {A: [CARD]}, **setting})
    return t.do(A, "give_up")


def test_FZ_BANKR_01_who_cannot_pay_is_out() -> None:
    t = owing(100).do(A, "give_up")
    assert t.out(A)
    assert t.refused(A, "roll") == "eliminated"
    t.do(B, "keep_mortgage")
    for p in (B, C, D):
        t.throw(p, 1, 3).do(p, "end_turn")
    assert t.turn() == B


def test_FZ_BANKR_02_the_creditor_gets_scenes_and_cards() -> None:
    t = estate()
    assert (t.owner(6), t.owner(39), t.holds(B), t.holds(A)) == (B, B, [CARD], [])
    assert t.mortgaged(6)
    assert t.mortgaged(39)


def test_FZ_BANKR_02_what_was_not_mortgaged_is_mortgaged_first() -> None:
    t = owing(100).do(A, "give_up")
    assert (t.owner(6), t.mortgaged(6)) == (B, True)


def test_FZ_BANKR_03_so_does_the_cash_raised() -> None:
    t = owing(300, owns={A: [29], B: [21, 23, 24]}).do(A, "mortgage", 29)
    assert t.cash(A) == 140
    t.do(A, "give_up")
    assert t.cash(B) == 1640
    assert t.out(A)


def test_FZ_BANKR_03_or_the_bank() -> None:
    t = Table("frozen-2", at={A: 35}, cash={A: 60})
    bank = t.cash(BANK)
    t.throw(A, 1, 2)
    assert t.out(A)
    assert t.cash(BANK) == bank + 60


def test_FZ_BANKR_04_each_mortgage_is_repaid_or_kept() -> None:
    t = estate()
    t.do(B, "keep_mortgage", 6).do(B, "keep_mortgage", 39)
    assert t.cash(B) == 1500 - 25
    t = estate()
    t.do(B, "lift", 6).do(B, "keep_mortgage", 39)
    assert t.cash(B) == 1500 - 75
    assert (t.mortgaged(6), t.mortgaged(39)) == (False, True)


def test_FZ_BANKR_05_interest_that_cannot_be_paid_is_a_debt() -> None:
    t = owing(100, cash={A: 0, B: 3}, owns={A: [39], B: [21, 23, 24]}, mortgaged=[39]).do(A, "give_up")
    t.do(B, "keep_mortgage")
    assert t.debts() == [(B, BANK, 20)]
    assert t.refused(B, "give_up") == "can_pay"
    t.do(B, "sell", 24)
    assert (t.cash(B), t.debts()) == (58, [])


def test_FZ_BANKR_05_or_the_end_of_the_heir_too() -> None:
    t = Table("frozen-2", cash={A: 0, B: 3}, owns={A: [39]}, mortgaged=[39], deck={"royal_decree": ["pay_all"]})
    t.throw(A, 3, 4).do(A, "give_up").do(B, "keep_mortgage")
    assert t.debts() == [(B, BANK, 20)]
    t.do(B, "give_up")
    assert t.out(B)
    assert t.happened("out") == [("A", "B"), ("B", "bank")]
    assert t.happened("auction") == [(39,)]
    assert not t.mortgaged(39)


def test_FZ_BANKR_06_the_bank_auctions_everything_free_of_mortgage() -> None:
    t = Table("frozen-2", at={A: 35}, cash={A: 0}, owns={A: [39, 6]}, mortgaged=[6, 39])
    t.throw(A, 1, 2).do(A, "give_up")
    assert t.happened("auction") == [(6,)]
    assert (t.mortgaged(6), t.mortgaged(39)) == (False, False)
    assert t.refused(B, "bid", 9) == "bid_too_low"
    assert t.refused(A, "bid", 10) == "eliminated"
    t.do(B, "bid", 10).do(C, "pass").do(D, "pass")
    assert t.happened("auction") == [(6,), (39,)]
    t.do(C, "bid", 30).do(B, "pass").do(D, "pass")
    assert (t.owner(6), t.owner(39), t.cash(B), t.cash(C)) == (B, C, 1490, 1470)
    assert (t.mortgaged(6), t.mortgaged(39)) == (False, False)
    assert t.turn() == B


def test_FZ_BANKR_06_without_a_bid_it_stays_with_the_bank() -> None:
    t = Table("frozen-2", owns={A: [6]})
    t.do(A, "leave").do(B, "pass").do(C, "pass").do(D, "pass")
    assert t.owner(6) == BANK
    assert t.waits(B) == "roll"


def test_FZ_BANKR_07_jail_cards_go_under_their_decks() -> None:
    t = Table("frozen-2", at={A: 35}, cash={A: 0}, holds={A: [CARD]})
    t.throw(A, 1, 2)
    assert not t.out(A), "the card might still be sold"
    t.do(A, "give_up")
    assert (t.deck_size("royal_decree"), t.pile("royal_decree")) == (16, ["jail_free"])


def test_FZ_BANKR_08_the_next_player_follows_after_the_auctions() -> None:
    t = Table("frozen-2", at={A: 32}, cash={A: 0}, owns={A: [6]}, mortgaged=[6])
    t.throw(A, 3, 3).do(A, "give_up")
    assert t.waits(B) == "bid"
    assert t.refused(B, "roll") == "auction_open"
    for p in (B, C, D):
        t.do(p, "pass")
    assert (t.turn(), t.waits(B)) == (B, "roll")
    assert t.refused(A, "roll") == "eliminated"
