"""The two decks and the jail-release card (TP-CARD)."""

from __future__ import annotations

from freehold.testing import A, B, C, D, Table

KEPT = "jail_free:magic_lamp"
HARMLESS = [
    "stock_sale", "doctor", "bank_error", "year_end_fund", "tax_refund", "life_insurance", "hospital", "school",
    "services", "beauty_contest",
]  # fmt: skip


def draw(t: Table, seat: int, space: int) -> None:
    """A seat on turn throws from 3 spaces before a card space, answers what comes and ends the turn."""
    t.s.at[seat] = space - 3
    t.throw(seat, 1, 2)
    if t.waits(seat) == "tax":
        t.do(seat, "tax_flat")
    if t.turn() == seat:
        t.do(seat, "end_turn")


def test_TP_CARD_01_the_top_card_is_carried_out() -> None:
    t = Table("theme-park", deck={"wishing_well": ["dividend"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (7, 1550)
    assert t.happened("drawn") == [("A", "dividend")]
    assert (t.deck_size("magic_lamp"), t.pile("magic_lamp")) == (16, [])
    assert t.s.unseen[0] == (1 << 16) - 1


def test_TP_CARD_01_the_other_deck_works_alike() -> None:
    t = Table("theme-park", deck={"magic_lamp": ["doctor"]})
    t.throw(A, 1, 1)
    assert (t.at(A), t.cash(A)) == (2, 1450)
    assert (t.deck_size("wishing_well"), t.pile("wishing_well")) == (16, [])


def test_TP_CARD_02_used_cards_go_under_their_deck_in_order() -> None:
    t = Table("theme-park", seats=2, deck={"wishing_well": ["dividend", "loan_matures"]})
    draw(t, A, 7)
    draw(t, B, 7)
    assert t.pile("wishing_well") == ["dividend", "loan_matures"]
    assert (t.deck_size("wishing_well"), t.deck_size("magic_lamp")) == (16, 16)


def test_TP_CARD_02_the_seventeenth_draw_is_the_first_card_again() -> None:
    # A owns all properties, so that the moves of the cards cost nothing; A draws the odd ones, B the even ones.
    cards = [
        "dividend", "loan_matures", "nearest_utility", "advance_to_24", "back_three", "advance_to_11",
        "nearest_railroad", "nearest_railroad.2", "trip_to_5", "walk_to_39", "advance_to_go", "poor_tax",
        "chairman", "general_repairs", "jail_free", "go_to_jail",
    ]  # fmt: skip
    deeds = [d for d, kind in enumerate(Table("theme-park").t.kind) if kind]
    t = Table("theme-park", seats=2, owns={A: deeds}, deck={"wishing_well": cards})
    for i in range(16):
        draw(t, i % 2, 7)
    assert [name for _, name in t.happened("drawn")] == cards
    in_order = [name for name in cards if name != "jail_free"]
    assert t.pile("wishing_well") == in_order, "the jail-release card is with its holder, the others in their order"
    before = t.cash(A)
    draw(t, A, 7)
    assert t.happened("drawn")[-1] == ("A", "dividend")
    assert t.cash(A) == before + 50
    assert t.pile("wishing_well") == [*in_order[1:], "dividend"]


def test_TP_CARD_03_the_jail_release_card_is_kept_until_used() -> None:
    others = [*HARMLESS, "advance_to_go", "inheritance", "street_repairs", "opera", "go_to_jail"]
    t = Table("theme-park", seats=3, deck={"magic_lamp": ["jail_free", *others]})
    draw(t, A, 17)
    assert (t.holds(A), t.deck_size("magic_lamp")) == ([KEPT], 15)
    seat = B
    for _ in others:
        draw(t, seat, 17)
        seat = t.turn()
    assert [name for _, name in t.happened("drawn")] == ["jail_free", *others]
    for _ in range(15):
        t.s.jailed[seat] = 0
        draw(t, seat, 17)
        seat = t.turn()
    assert [name for _, name in t.happened("drawn")][16:] == others, "it never appears"
    assert t.holds(A) == [KEPT]


def test_TP_CARD_03_the_used_card_goes_under_its_deck() -> None:
    t = Table("theme-park", seats=2, holds={A: [KEPT]}, jailed={A: 1}, turn=B, deck={"magic_lamp": ["services"]})
    draw(t, B, 17)
    assert (t.deck_size("magic_lamp"), t.deck_size("wishing_well")) == (15, 16)
    t.do(A, "use_jail_card")
    assert (t.holds(A), t.jailed(A)) == ([], 0)
    assert (t.deck_size("magic_lamp"), t.deck_size("wishing_well")) == (16, 16)
    assert t.pile("magic_lamp") == ["services", "jail_free"]


def test_TP_CARD_04_the_card_can_be_sold_in_anybodys_turn() -> None:
    t = Table("theme-park", turn=B, holds={A: [KEPT]})
    t.do(A, "offer", C, [], [], 40, [KEPT])
    assert t.holds(A) == [KEPT]
    t.do(C, "accept", 0)
    assert (t.cash(A), t.cash(C), t.holds(A), t.holds(C)) == (1540, 1460, [], [KEPT])
    assert (t.turn(), t.waits(B)) == (B, "roll")


def test_TP_CARD_04_a_refused_sale_changes_nothing() -> None:
    t = Table("theme-park", turn=B, holds={A: [KEPT]})
    t.do(A, "offer", C, [], [], 40, [KEPT])
    assert t.refused(D, "accept", 0) == "no_offer"
    t.do(C, "refuse", 0)
    assert (t.cash(A), t.cash(C), t.holds(A), t.holds(C)) == (1500, 1500, [KEPT], [])
    assert t.refused(C, "accept", 0) == "no_offer"


def test_TP_CARD_04_the_buyer_must_have_the_money() -> None:
    t = Table("theme-park", turn=B, cash={C: 30}, holds={A: [KEPT]})
    assert t.refused(A, "offer", C, [], [], 40, [KEPT]) == "not_enough_cash"
    assert t.may(A, "offer", C, [], [], 30, [KEPT])


def test_TP_CARD_04_the_buyers_money_is_looked_at_again_when_accepting() -> None:
    t = Table("theme-park", turn=C, at={C: 0}, cash={C: 90}, holds={A: [KEPT]})
    t.do(A, "offer", C, [], [], 40, [KEPT])
    t.throw(C, 1, 2).do(C, "buy")
    assert t.refused(C, "accept", 0) == "not_enough_cash"


def test_TP_CARD_04_only_a_holder_can_sell_it() -> None:
    t = Table("theme-park", turn=B, holds={D: [KEPT]})
    assert t.refused(A, "offer", C, [], [], 40, [KEPT]) == "no_card"


def test_TP_CARD_04_an_auction_delays_the_sale() -> None:
    t = Table("theme-park", turn=B, holds={A: [KEPT]})
    t.throw(B, 1, 2).do(B, "decline")
    assert t.refused(A, "offer", C, [], [], 40, [KEPT]) == "auction_open"
    for seat in (A, B, C, D):
        t.do(seat, "pass")
    t.do(A, "offer", C, [], [], 40, [KEPT]).do(C, "accept", 0)
    assert (t.cash(A), t.cash(C), t.holds(C)) == (1540, 1460, [KEPT])


def test_TP_CARD_05_a_card_can_lead_to_jail() -> None:
    t = Table("theme-park", deck={"wishing_well": ["go_to_jail"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (10, 1, 1500)
    assert (t.turn(), t.waits(B)) == (B, "roll")
    assert t.pile("wishing_well") == ["go_to_jail"]


def test_TP_CARD_05_no_salary_and_no_further_throw_on_the_way() -> None:
    t = Table("theme-park", at={A: 29}, deck={"magic_lamp": ["go_to_jail"]})
    t.throw(A, 2, 2)
    assert (t.at(A), t.jailed(A), t.cash(A), t.turn()) == (10, 1, 1500, B)
    assert t.pile("magic_lamp") == ["go_to_jail"]
