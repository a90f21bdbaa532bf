"""Cards and taxes (NB-CARD, NB-TAX)."""

from __future__ import annotations

import pytest

from freehold.testing import BANK, CHANCE, A, B, C, D, Table

HALLOWEEN = "halloween_presents"
CHRISTMAS = "christmas_presents"
LATE = f"jail_free:{HALLOWEEN}"


def test_NB_CARD_01_the_top_card_is_obeyed_at_once() -> None:
    t = Table("nightmare")
    t.throw(A, 3, 4)
    assert t.waits(CHANCE) == "card"
    assert t.refused(A, "roll") == "space_pending"
    assert t.refused(A, "end_turn") == "space_pending"
    t.card(A, "dividend")
    assert (t.cash(A), t.waits(A)) == (1550, "end")


def test_NB_CARD_02_it_goes_under_the_pile_and_comes_again_as_the_seventeenth() -> None:
    t = Table("nightmare", seats=2)
    ids = [t.edition.card_names[16 + i] for i in range(16)]
    order = [*(i for i in ids if i not in ("jail_free", "go_to_jail")), "go_to_jail"]
    t.s.unseen[1] &= ~(1 << ids.index("jail_free"))
    t.s.pile[16] = ids.index("jail_free")
    t.s.piled[1] = 1
    for n, name in enumerate(order):
        t.s.turn, t.s.at[A], t.s.jailed[A], t.s.cash[A] = A, 0, 0, 5000
        t.throw(A, 1, 1).card(A, name)
        assert t.pile(CHRISTMAS)[-1] == name, n
        if t.turn() == A:
            t.s.at[A] = 0
            t.throw(A, 4, 6)
            t.do(A, "end_turn")
        t.s.at[B] = 0
        t.throw(B, 4, 6).do(B, "end_turn")
    assert t.pile(CHRISTMAS) == ["jail_free", *order]
    t.s.at[A], t.s.jailed[A] = 0, 0
    t.throw(A, 1, 1)
    assert t.waits(CHANCE) == "", "the order is known: nothing is shuffled"
    assert t.holds(A) == [f"jail_free:{CHRISTMAS}"]
    t.s.at[A] = 0
    t.throw(A, 1, 1)
    assert t.happened("drawn")[-1] == ("A", order[0])
    assert t.pile(CHRISTMAS) == [*order[1:], order[0]]


def test_NB_CARD_03_a_release_card_is_kept() -> None:
    t = Table("nightmare", deck={HALLOWEEN: ["jail_free"]})
    t.throw(A, 3, 4)
    assert t.holds(A) == [LATE]
    assert (t.deck_size(HALLOWEEN), t.pile(HALLOWEEN)) == (15, [])
    t.do(A, "end_turn").throw(B, 3, 4)
    assert t.refused(CHANCE, "card", "jail_free") == "no_such_card"


def test_NB_CARD_04_it_may_be_sold() -> None:
    t = Table("nightmare", holds={A: [LATE]})
    t.do(A, "offer", C, [], [], 40, [LATE]).do(C, "accept", 0)
    assert (t.cash(A), t.cash(C), t.holds(A), t.holds(C)) == (1540, 1460, [], [LATE])


def test_NB_CARD_04_only_if_one_has_it_and_the_other_the_money() -> None:
    t = Table("nightmare", cash={C: 30}, holds={A: [LATE]})
    assert t.refused(A, "offer", C, [], [], 40, [LATE]) == "not_enough_cash"
    assert t.refused(B, "offer", C, [], [], 20, [LATE]) == "no_card"


@pytest.mark.parametrize(("deck", "at"), [(HALLOWEEN, 29), (CHRISTMAS, 26)])
def test_NB_CARD_05_a_card_of_either_pile_leads_to_jail(deck: str, at: int) -> None:
    t = Table("nightmare", at={A: at}, deck={deck: ["go_to_jail"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.jailed(A), t.cash(A), t.turn()) == (10, 1, 1500, B)
    assert t.pile(deck) == ["go_to_jail"]


@pytest.mark.parametrize(("at", "dice", "space", "tax"), [(0, (1, 3), 4, 200), (32, (2, 4), 38, 100)])
def test_NB_TAX_01_the_printed_sum_without_a_choice(at: int, dice: tuple[int, int], space: int, tax: int) -> None:
    t = Table("nightmare", at={A: at})
    t.throw(A, *dice)
    assert (t.at(A), t.cash(A), t.waits(A)) == (space, 1500 - tax, "end")
    for verb in ("tax_percent", "tax_flat"):
        assert t.refused(A, verb) == "mode_not_offered"
        assert t.edition.cite("mode_not_offered", verb) == "NB-TAX-01"


def test_NB_TAX_01_both_spaces_have_their_names() -> None:
    names = {s.at: s.name.value for s in Table("nightmare").edition.file.space if s.kind == "tax"}
    assert names == {4: "Gambling Losses", 38: "Gift Tax"}


def test_NB_TAX_02_the_tax_goes_to_the_bank() -> None:
    t = Table("nightmare")
    bank = t.cash(BANK)
    t.throw(A, 1, 3)
    assert [t.cash(p) for p in (A, B, C, D)] == [1300, 1500, 1500, 1500]
    assert t.cash(BANK) == bank + 200
    t.do(A, "end_turn")
    t.s.at[B] = 13
    t.throw(B, 3, 4)
    assert t.cash(B) == 1500


def test_NB_TAX_02_who_can_never_pay_it_is_bankrupt_to_the_bank() -> None:
    t = Table("nightmare", cash={A: 50})
    bank = t.cash(BANK)
    t.throw(A, 1, 3)
    assert t.out(A)
    assert t.happened("out") == [("A", "bank")]
    assert (t.cash(BANK), t.turn()) == (bank + 50, B)
