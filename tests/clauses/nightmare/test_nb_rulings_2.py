"""Rulings NB-OQ-15 to NB-OQ-29: debts, claims, leaving, estates, the end of a turn, cards that set a rent."""

from pathlib import Path
from typing import Any

import pytest

from freehold.editions.load import load
from freehold.testing import BANK, CHANCE, A, B, C, D, F, Table

HALLOWEEN = "halloween_presents"
CHRISTMAS = "christmas_presents"
SHORT = "nightmare-short-game"


def town(**setting: Any) -> Table:
    """A regular game in a set position."""
    return Table("nightmare", **setting)


def on_39(**setting: Any) -> Table:
    """A has thrown 2+3 from p34 to p39, which is D's alone unless said otherwise."""
    t = town(**{"at": {A: 34}, "owns": {D: [39]}, **setting})
    return t.throw(A, 2, 3)


def pass_all(t: Table) -> None:
    """Everybody who is asked for a bid passes."""
    for p in [q for q in (A, B, C, D) if t.waits(q) == "bid"]:
        t.do(p, "pass")


def test_NB_OQ_15_creditors_are_paid_from_the_left_until_nothing_is_left() -> None:
    t = town(cash={A: 80}, deck={HALLOWEEN: ["chairman"]})
    t.throw(A, 3, 4)
    assert [t.cash(p) for p in (A, B, C, D)] == [0, 1550, 1530, 1500]
    assert t.happened("out") == [("A", "C")]


def test_NB_OQ_15_the_creditor_of_the_bankruptcy_gets_all_that_is_left() -> None:
    t = town(cash={A: 80}, owns={A: [5]}, mortgaged=[5], deck={HALLOWEEN: ["chairman"]})
    t.throw(A, 3, 4)
    assert t.debts() == [(A, C, 50), (A, D, 50)]
    t.do(A, "give_up").do(C, "keep_mortgage")
    assert (t.owner(5), [t.cash(p) for p in (A, B, C, D)]) == (C, [0, 1550, 1520, 1500])


def test_NB_OQ_15_debts_of_different_origin_in_the_order_they_arose() -> None:
    t = town(seats=6, at={A: 37}, cash={A: 0}, owns={A: [5, 15, 25], D: [39]}, deck={HALLOWEEN: ["chairman"]})
    t.throw(A, 1, 1)
    assert t.claims(D) == [(A, 39, 50)]
    t.throw(A, 4, 4)
    assert t.debts() == [(A, F, 50)]
    t.do(D, "ask_rent")
    assert t.debts() == [(A, F, 50), (A, D, 50)]
    t.do(A, "mortgage", 5)
    assert (t.debts(), t.cash(A), t.waits(A)) == ([], 0, "roll")


def test_NB_OQ_16_the_tenth_on_deeds_received_is_an_ordinary_debt() -> None:
    t = on_39(cash={A: 0, D: 0}, owns={A: [37], D: [39, 5]}, mortgaged=[37])
    t.do(D, "ask_rent").do(A, "give_up").do(D, "keep_mortgage")
    assert t.debts() == [(D, BANK, 18)]
    assert t.refused(D, "give_up") == "can_pay"
    assert t.refused(B, "roll") == "debt_pending"
    t.do(D, "mortgage", 5)
    assert (t.cash(D), t.mortgaged(37), t.waits(B)) == (82, True, "roll")


def test_NB_OQ_16_and_can_make_the_receiver_bankrupt_to_the_bank() -> None:
    t = town(turn=B, at={B: 28}, cash={B: 0, C: 0}, owns={C: [37]}, mortgaged=[37], deck={CHRISTMAS: ["birthday"]})
    t.throw(B, 2, 3).do(C, "give_up")
    assert t.waits(B) == "lift"
    t.do(B, "keep_mortgage").do(B, "give_up")
    assert t.happened("out") == [("C", "B"), ("B", "bank")]
    assert t.waits(D) == "bid"
    t.do(D, "bid", 100).do(A, "pass")
    assert (t.owner(37), t.mortgaged(37), t.cash(D), t.turn()) == (D, False, 1400, D)


def test_NB_OQ_17_the_landing_fixes_a_rent() -> None:
    t = on_39()
    t.do(D, "mortgage", 39).do(D, "offer", C, [39], [], 10).do(C, "accept", 0).do(C, "lift", 39)
    assert t.refused(C, "ask_rent", 39) == "no_rent_due"
    t.do(D, "ask_rent", 39)
    assert (t.cash(A), t.cash(D)) == (1450, 1500 + 200 + 10 + 50)
    t = on_39(owns={D: [37, 39]})
    t.do(D, "build", 39).do(D, "build", 37).do(D, "ask_rent")
    assert t.cash(A) == 1400
    t = on_39(mortgaged=[39])
    t.do(D, "lift", 39)
    assert t.refused(D, "ask_rent", 39) == "no_rent_due"


def test_NB_OQ_17_of_a_christmas_town_locale_it_fixes_the_factor() -> None:
    t = town(at={A: 5}, owns={C: [28], D: [12]})
    t.throw(A, 3, 4)
    t.do(D, "offer", C, [], [28], -10).do(C, "accept", 0)
    assert t.owner(28) == D
    t.do(D, "ask_rent").throw(A, 2, 6)
    assert t.cash(A) == 1468
    t = town(at={A: 5}, owns={D: [12, 28]})
    t.throw(A, 3, 4)
    t.do(D, "mortgage", 12).do(D, "ask_rent").throw(A, 2, 6)
    assert t.cash(A) == 1420


def test_NB_OQ_17_a_later_owner_gets_nothing_from_one_who_stands_there() -> None:
    t = town()
    t.throw(A, 2, 4).do(A, "decline").do(B, "bid", 5)
    pass_all(t)
    assert (t.owner(6), t.refused(B, "ask_rent", 6), t.cash(A)) == (B, "no_rent_due", 1500)


def test_NB_OQ_18_nothing_is_paid_before_the_owner_asks() -> None:
    t = on_39()
    assert t.claims(D) == [(A, 39, 50)]
    assert t.refused(C, "ask_rent", 39) == "not_owner"
    t.do(A, "end_turn")
    assert (t.cash(A), t.cash(D)) == (1500, 1500)
    t.do(D, "ask_rent")
    assert (t.cash(A), t.cash(D)) == (1450, 1550)


def test_NB_OQ_18_bots_ask_at_once() -> None:
    from freehold.bots.play import Player

    player = Player(load("nightmare"), 4, 1)
    for _ in range(600):
        if player.game.over:
            break
        asked = player.step()
        if player.game.claims and not player.game.wait[CHANCE]:
            assert player.next()[1] == "ask_rent", asked


def test_NB_OQ_19_left_is_the_next_player_still_in_the_game() -> None:
    t = on_39(at={A: 34, B: 0}, cash={B: 0})
    t.do(A, "end_turn").do(B, "leave")
    assert t.turn() == C
    assert t.may(D, "ask_rent")
    t.do(C, "roll")
    assert t.refused(D, "ask_rent", 39) == "claim_expired"


def test_NB_OQ_19_a_claim_dies_with_the_lander_or_the_owner() -> None:
    t = on_39()
    t.do(A, "leave")
    assert (t.claims(D), t.cash(D)) == ([], 1500)
    t = on_39()
    t.do(D, "leave")
    pass_all(t)
    assert [t.claims(p) for p in (B, C, D)] == [[], [], []]
    assert t.cash(A) == 1500


def test_NB_OQ_20_a_sold_card_returns_under_its_own_pile() -> None:
    t = town(jailed={A: 1}, holds={B: [f"jail_free:{HALLOWEEN}"], C: [f"jail_free:{CHRISTMAS}"]})
    t.do(B, "offer", A, [], [], 30, [f"jail_free:{HALLOWEEN}"]).do(A, "accept", 0).do(A, "use_jail_card")
    assert (t.pile(HALLOWEEN), t.pile(CHRISTMAS)) == (["jail_free"], [])
    assert (t.deck_size(HALLOWEEN), t.deck_size(CHRISTMAS)) == (16, 15)


def test_NB_OQ_21_who_leaves_is_bankrupt_to_the_bank() -> None:
    t = town(owns={B: [6, 8, 9, 39]}, level={6: 1, 8: 1, 9: 1}, mortgaged=[39])
    t.do(B, "leave")
    assert t.happened("out") == [("B", "bank")]
    assert t.stock() == (32, 12)
    assert t.refused(A, "roll") == "auction_open"
    for _ in range(4):
        pass_all(t)
    assert t.happened("auction") == [(6,), (8,), (9,), (39,)]
    assert t.waits(A) == "roll"
    assert t.refused(B, "leave") == "eliminated"


def test_NB_OQ_21_or_to_the_creditor_of_an_open_debt() -> None:
    t = on_39(cash={A: 20}, owns={A: [5], D: [39]})
    t.do(D, "ask_rent")
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "leave")
    assert t.happened("out") == [("A", "D")]
    assert (t.cash(D), t.owner(5), t.mortgaged(5)) == (1500 + 20 + 100, D, True)


def test_NB_OQ_21_leaving_ends_the_short_game() -> None:
    t = town(seats=3, owns={B: [5]}, cash={A: 1400}, overlays=[SHORT])
    t.do(B, "leave")
    assert (t.over(), t.winner(), t.owner(5)) == (True, C, BANK)


def test_NB_OQ_22_estates_are_auctioned_from_GO_upwards() -> None:
    t = town(cash={A: 0}, owns={A: [39, 5, 12, 1]}, mortgaged=[5, 39, 12, 1])
    t.throw(A, 1, 3).do(A, "give_up")
    for d in (1, 5, 12, 39):
        assert t.happened("auction")[-1] == (d,)
        assert [t.waits(p) for p in (A, B, C, D)] == ["", "bid", "bid", "bid"]
        if d == 5:
            t.do(D, "bid", 30)
        pass_all(t)
    assert [t.owner(d) for d in (1, 5, 12, 39)] == [BANK, D, BANK, BANK]
    assert t.waits(B) == "roll"


def test_NB_OQ_22_no_auction_with_one_player_left() -> None:
    t = town(seats=2, cash={A: 0}, owns={A: [1]})
    t.throw(A, 1, 3).do(A, "give_up")
    assert (t.over(), t.winner(), t.happened("auction"), t.owner(1)) == (True, B, [], BANK)


def test_NB_OQ_23_equals_share_the_win_of_the_short_game() -> None:
    t = town(seats=3, cash={A: 0}, overlays=[SHORT])
    t.throw(A, 1, 3)
    assert t.winner() == (B, C)


@pytest.mark.parametrize(("back", "space", "cash"), [(8, 39, 1500), (7, 0, 1700), (3, 4, 1300)])
def test_NB_OQ_24_backwards_over_GO_pays_nothing_but_stopping_on_it_does(
    tmp_path: Path, back: int, space: int, cash: int
) -> None:
    path = tmp_path / "trial.toml"
    path.write_text(
        'id = "trial"\ntitle = "trial"\nabout = "For one test."\nof = ["nightmare"]\n'
        "[[replaces.deck.halloween_presents.card]]\n"
        f'id = "back_three"\ntext = "Go back."\ndoes = [["go_back", {back}]]\nbasis = "assumed"\n'
    )
    t = town(overlays=[str(path)], deck={HALLOWEEN: ["back_three"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.cash(A)) == (space, cash)


def test_NB_OQ_25_the_turn_is_ended_by_an_own_action() -> None:
    t = town()
    t.throw(A, 1, 2)
    assert t.refused(A, "end_turn") == "space_pending"
    t.do(A, "buy")
    assert t.refused(B, "roll") == "not_your_turn"
    t.do(A, "end_turn")
    assert t.turn() == B
    assert t.refused(A, "end_turn") == "not_your_turn"


def test_NB_OQ_25_jail_and_bankruptcy_end_it_by_themselves() -> None:
    t = town(at={A: 20})
    t.throw(A, 4, 6)
    assert (t.turn(), t.waits(B)) == (B, "roll")
    t = town(cash={A: 0})
    t.throw(A, 1, 3)
    assert (t.out(A), t.turn(), t.waits(B)) == (True, B, "roll")


def test_NB_OQ_26_only_sums_are_kept_and_the_purse_is_shown() -> None:
    assert sum(value * count for value, count in load("nightmare").purse.items()) == 1500
    t = town(owns={B: [6]}, cash={A: 500})
    t.throw(A, 2, 4).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (494, 1506)
    assert t.view(A)["cash"][:4] == [494, 1506, 1500, 1500]


def test_NB_OQ_27_the_fine_of_the_short_game_is_a_debt() -> None:
    t = town(seats=3, jailed={A: 1}, cash={A: 10}, owns={A: [5]}, overlays=[SHORT])
    t.throw(A, 2, 5)
    assert t.debts() == [(A, BANK, 50)]
    assert t.refused(A, "give_up") == "can_pay"
    t.do(A, "mortgage", 5)
    assert (t.at(A), t.cash(A)) == (17, 60)
    t = town(seats=3, jailed={A: 1}, cash={A: 10, C: 1501}, overlays=[SHORT])
    t.throw(A, 2, 5)
    assert (t.out(A), t.over(), t.winner()) == (True, True, C)


def test_NB_OQ_28_the_card_prevails_with_its_own_multiplier() -> None:
    t = town(owns={B: [12]}, deck={HALLOWEEN: ["nearest_utility"]})
    t.throw(A, 3, 4)
    assert (t.at(A), t.claims(B), t.waits(A)) == (12, [(A, 12, 10)], "end")
    t.do(B, "ask_rent").throw(A, 2, 3)
    assert (t.cash(A), t.cash(B)) == (1450, 1550)


def test_NB_OQ_28_otherwise_a_fresh_throw_counts(tmp_path: Path) -> None:
    path = tmp_path / "trial.toml"
    path.write_text(
        'id = "trial"\ntitle = "trial"\nabout = "For one test."\nof = ["nightmare"]\n'
        "[[replaces.deck.halloween_presents.card]]\n"
        'id = "dividend"\ntext = "Go to p12."\ndoes = [["advance_to", 12]]\nbasis = "assumed"\n'
    )
    t = town(owns={B: [12]}, overlays=[str(path)], deck={HALLOWEEN: ["dividend"]})
    t.throw(A, 3, 4).do(B, "ask_rent").throw(A, 2, 3)
    assert t.cash(A) == 1480


def test_NB_OQ_29_a_claim_runs_on_while_the_lander_sits_in_jail() -> None:
    for late in (False, True):
        t = town(at={A: 31}, owns={A: [1], D: [39]})
        t.throw(A, 4, 4).throw(A, 1, 1).throw(A, 3, 3)
        assert (t.jailed(A), t.turn()) == (1, B)
        if late:
            t.throw(B, 4, 6)
            assert t.refused(D, "ask_rent", 39) == "claim_expired"
        else:
            t.do(D, "ask_rent")
            assert (t.cash(A), t.cash(D)) == (1650, 1550)
