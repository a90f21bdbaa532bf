"""Rulings where the rulebook is silent (VL-OQ), first part."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from freehold.bots.play import Player
from freehold.bots.table import BOTS
from freehold.editions.load import load
from freehold.testing import BANK, A, B, C, D, Table

LAYOUT = (
    "go brown poison brown vehicle light_blue chance light_blue jail pink utilities pink vehicle orange poison orange "
    "rest red chance red vehicle yellow utilities yellow go_to_jail green poison green vehicle chance "
    "dark_blue dark_blue"
)


def seated(t: Table, bot: str) -> Player:
    """A player whose seats are all taken by bots, at this table."""
    player = Player(t.edition, t.s.seats, 3, [bot] * t.s.seats)
    player.game = t.s
    assert BOTS[bot] == player.hand.bot[0]
    return player


def test_VL_OQ_01_the_layout() -> None:
    edition = load("villains")
    found = [x.group or {"chance": "chance", "poison_apple": "poison"}.get(x.deck, x.kind) for x in edition.file.space]
    assert found == LAYOUT.split()
    assert edition.t.jail == 8


def test_VL_OQ_02_prices_rents_and_costs() -> None:
    edition = load("villains")
    t = edition.t
    streets = [x for x in edition.file.space if x.rent]
    assert [t.price[x.at] for x in streets] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 2 + [5] * 2
    assert [t.price[d] for d in (10, 22)] == [2, 2]
    ladder = {
        1: [1, 3, 4, 5, 6, 10],
        2: [2, 5, 6, 7, 8, 14],
        3: [3, 8, 10, 12, 14, 20],
        4: [4, 10, 12, 14, 16, 24],
        5: [5, 13, 16, 19, 22, 30],
    }
    cost = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
    for x in streets:
        assert x.rent is not None
        assert x.rent.value == ladder[t.price[x.at]]
        assert t.piece[x.at] == cost[t.price[x.at]]


def test_VL_OQ_02_every_kind_of_card_is_there() -> None:
    decks = load("villains").file.deck
    steps = {line[0] for deck in decks.values() for card in deck.card for line in card.does}
    assert steps >= {"from_bank", "to_bank", "steal_from_one", "steal_from_each", "make_skip", "take_flames"}
    assert steps >= {"advance_to", "go_to_jail"}
    kept = [card for deck in decks.values() for card in deck.card if card.keep]
    assert any(card.keep == "jail_free" for card in kept)
    assert len([card for card in decks["poison_apple"].card if card.keep]) >= 3


def test_VL_OQ_03_only_the_tied_throw_again() -> None:
    t = Table("villains", seats=3, opening=True)
    for p, token in ((A, "Scar"), (B, "Hook"), (C, "Jafar")):
        t.do(p, "choose_character", token)
    t.throw(A, 5).throw(B, 5).throw(C, 2).throw(A, 1).throw(B, 4)
    assert t.turn() == B
    t.throw(B, 4).do(B, "stay").do(B, "end_turn")
    assert t.turn() == C


def test_VL_OQ_04_the_landing_fixes_owner_and_amount() -> None:
    t = Table("villains", at={A: 4}, owns={B: [5, 7]})
    t.throw(A, 1).do(B, "build", 5).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (28, 31)
    t = Table("villains", at={A: 4}, owns={B: [5]})
    t.throw(A, 1).do(B, "offer", "C", [5], [], 3).do(C, "accept", 0)
    assert t.refused(C, "ask_rent", 5) == "no_rent_due"
    t.do(B, "ask_rent")
    assert (t.cash(A), t.cash(B), t.cash(C)) == (29, 34, 27)


def test_VL_OQ_04_of_a_utility_the_factor() -> None:
    t = Table("villains", at={A: 8}, owns={B: [10, 22]})
    t.throw(A, 2).do(B, "offer", "C", [22], [], 3).do(C, "accept", 0).do(B, "ask_rent").throw(A, 4)
    assert t.cash(A) == 22


def test_VL_OQ_04_what_goes_back_to_the_bank_obliges_nobody_who_stands_there() -> None:
    t = Table("villains", seats=3, turn=B, at={A: 17, B: 16}, cash={B: 0}, owns={B: [17, 13], C: [20]})
    t.throw(B, 4).do(B, "ride", 30)
    assert t.waits(B) == "debt"
    t.do(B, "give_up")
    assert (t.owner(17), t.cash(A)) == (BANK, 30)


def test_VL_OQ_05_while_a_decision_is_open_only_that_answer_is_accepted() -> None:
    t = Table("villains", at={A: 16}, owns={B: [1, 3]}, holds={B: ["skip_turn"]}, characters={A: "Hook"}, flames=A)
    t.throw(A, 1)
    assert t.refused(B, "build", 1) == "space_pending"
    assert t.refused(B, "use_card", "skip_turn", "A") == "space_pending"
    assert t.refused(B, "offer", "C", [1], [], 2) == "space_pending"
    assert t.refused(B, "leave") == "not_asked"
    t.do(A, "keep_roll")
    assert t.may(B, "build", 1)
    assert t.may(A, "end_turn")


def test_VL_OQ_05_in_an_auction_only_bids_and_sales() -> None:
    t = Table("villains", seats=3, owns={A: [1, 3, 30], C: [17, 19]}, level={17: 1}, stock=(1, 12), at={B: 16})
    t.do(A, "build", 1).do(C, "want", 1)
    assert t.refused(A, "offer", "B", [30], [], 1) == "auction_open"
    assert t.refused(A, "build", 3) == "auction_open"
    assert t.refused(B, "roll") == "auction_open"
    t.do(C, "sell", 17).do(A, "bid", 1)
    assert t.stock() == (2, 12)


def test_VL_OQ_06_an_open_claim_does_not_hold_the_turn() -> None:
    t = Table("villains", seats=2, at={A: 12, B: 16}, owns={B: [13]})
    t.throw(A, 1).do(A, "end_turn").do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (28, 32)
    t = Table("villains", seats=3, at={A: 12, B: 16}, owns={B: [13]})
    t.throw(A, 1).do(A, "end_turn").do(A, "leave")
    assert t.refused(B, "ask_rent") == "no_rent_due"
    assert t.claims(B) == []


def test_VL_OQ_07_a_debtor_may_trade_until_all_is_settled() -> None:
    t = Table("villains", at={A: 24}, owns={B: [25, 27], A: [22]}, cash={A: 2})
    t.throw(A, 1).do(B, "ask_rent")
    assert t.refused(A, "offer", "C", [22], [], 5) == "debt_pending"
    assert t.may(A, "offer", "C", [22], [], 6)
    t.do(A, "give_property", 22)
    assert (t.cash(B), t.owner(22), t.waits(A)) == (32, B, "end")


def test_VL_OQ_08_the_bank_never_runs_dry() -> None:
    t = Table("villains", seats=2, at={A: 30}, cash={A: 200, B: 63})
    assert t.cash(BANK) == 0
    t.throw(A, 2)
    assert (t.cash(A), t.cash(BANK)) == (202, -2)


def test_VL_OQ_09_debts_to_several_one_after_the_other(own_cards: Callable[..., str]) -> None:
    path = own_cards(("chance", "pay_2", 'text = "Pay each player 3."\ndoes = [["to_each", 3]]'))
    t = Table("villains", seats=3, at={A: 5}, cash={A: 5}, deck={"chance": ["pay_2"]}, overlays=[path])
    t.throw(A, 1)
    assert (t.cash(B), t.cash(C), t.out(A)) == (33, 32, True)
    assert t.happened("out") == [("A", "C")]


def test_VL_OQ_10_only_the_order_for_the_last_piece_asks_the_others() -> None:
    t = Table("villains", seats=3, owns={A: [17, 19], C: [1, 3]}, stock=(2, 12))
    t.do(A, "build", 17)
    assert (t.level(17), t.cash(A), t.waits(C)) == (1, 28, "")
    t.do(A, "build", 19)
    assert (t.level(19), t.waits(C)) == (0, "want")
    t.do(C, "want", 0)
    assert (t.level(19), t.cash(A)) == (1, 26)


def test_VL_OQ_10_an_order_of_two_asks_about_the_second() -> None:
    t = Table("villains", seats=3, owns={A: [17, 19], C: [1, 3]}, stock=(2, 12))
    t.do(A, "build", 17, 1)
    assert (t.level(17), t.cash(A), t.waits(C)) == (1, 28, "want")


def test_VL_OQ_10_who_cannot_pay_one_coin_is_not_asked_and_without_a_bid_it_stays() -> None:
    t = Table("villains", seats=3, owns={A: [17, 19], C: [1, 3]}, cash={C: 0}, stock=(1, 12))
    t.do(A, "build", 17)
    assert (t.level(17), t.cash(A)) == (1, 28)
    t = Table("villains", seats=3, owns={A: [17, 19], C: [1, 3]}, stock=(1, 12))
    t.do(A, "build", 17).do(C, "want", 1).do(A, "pass").do(C, "pass")
    assert (t.level(17), t.level(1), t.stock()) == (0, 0, (1, 12))


def test_VL_OQ_11_a_card_forward_over_go_pays_and_backwards_does_not() -> None:
    t = Table("villains", at={A: 28}, deck={"chance": ["to_go"]})
    t.throw(A, 1)
    assert (t.at(A), t.cash(A), t.flames()) == (0, 32, A)
    t = Table("villains", at={A: 5}, owns={A: [3]}, deck={"chance": ["back_three"]}, flames=B)
    t.throw(A, 1)
    assert (t.at(A), t.cash(A), t.flames()) == (3, 30, B)


@pytest.mark.parametrize(("back", "to", "coins", "flames"), [(6, 0, 2, A), (7, 31, 0, B)])
def test_VL_OQ_11_backwards_over_go_and_onto_it(
    own_cards: Callable[..., str], back: int, to: int, coins: int, flames: int
) -> None:
    path = own_cards(("chance", "back_three", f'text = "Go back."\ndoes = [["go_back", {back}]]'))
    t = Table("villains", at={A: 5}, owns={A: [31]}, deck={"chance": ["back_three"]}, flames=B, overlays=[path])
    t.throw(A, 1)
    assert (t.at(A), t.cash(A), t.flames()) == (to, 30 + coins, flames)


def test_VL_OQ_12_a_claim_ends_with_the_roll_that_opens_the_next_turn_whoever_makes_it() -> None:
    t = Table("villains", seats=2, at={A: 16}, owns={B: [17]}, jailed={B: 1}, skips={B: 1})
    t.throw(A, 1).do(A, "end_turn")
    assert (t.turn(), t.may(B, "ask_rent")) == (A, True)
    t.throw(A, 3)
    assert t.refused(B, "ask_rent") == "claim_expired"


def test_VL_OQ_13_an_empty_deck_does_nothing(own_cards: Callable[..., str]) -> None:
    ids = {"steal_1_each": 2, "steal_2": 3, "steal_3": 2, "steal_5": 1, "take_flames": 2, "jail_rival": 1}
    kept = [("poison_apple", i, f'count = {n}\nkeep = "play"\nname = "{i}"\ndoes = []') for i, n in ids.items()]
    copies = [i if k == 1 else f"{i}.{k}" for i, n in ids.items() for k in range(1, n + 1)]
    holds = {C: [*copies, "skip_turn", "skip_turn.2", "skip_turn.3", "dodge_rent", "steal_contract"]}
    t = Table("villains", at={A: 12}, holds=holds, overlays=[own_cards(*kept)], characters={B: "Evil Queen"}, flames=B)
    assert t.deck_size("poison_apple") == 0
    t.throw(A, 2).do(B, "steal", "D")
    assert (t.cash(B), t.cash(D), t.waits(A)) == (31, 29, "end")
    assert t.happened("drawn") == []


def test_VL_OQ_14_arriving_by_card_is_landing() -> None:
    t = Table("villains", at={A: 16}, deck={"chance": ["back_three"]})
    t.throw(A, 2)
    assert (t.at(A), t.owner(15), t.cash(A)) == (15, A, 28)
    cast = {A: "Jafar"}
    t = Table("villains", at={A: 16, B: 15}, owns={B: [15]}, deck={"chance": ["back_three"]}, characters=cast, flames=A)
    t.throw(A, 2).do(B, "ask_rent")
    assert (t.cash(A), t.cash(B)) == (33, 27)


def test_VL_OQ_15_what_is_done_for_a_silent_player() -> None:
    t = Table("villains", at={A: 8}, characters={A: "Hook"}, flames=A)
    player = seated(t, "silent")
    assert player.step() == (A, "roll", ())
    t.throw(A, 4)
    assert player.step() == (A, "keep_roll", ())
    assert player.step() == (A, "stay", ())
    t = Table("villains", at={A: 5}, characters={B: "Maleficent"}, flames=B)
    t.throw(A, 1)
    assert seated(t, "silent").step() == (B, "stay", ())
    t = Table("villains", at={A: 12}, owns={B: [13]}, holds={A: ["dodge_rent"]})
    t.throw(A, 1).do(B, "ask_rent")
    assert seated(t, "silent").step() == (A, "stay", ())
    assert t.cash(A) == 28


def test_VL_OQ_15_a_silent_debtor_sells_and_then_hands_over_the_cheapest() -> None:
    t = Table("villains", at={A: 12}, owns={B: [13, 15], A: [1, 3, 30, 10]}, cash={A: 3}, level={13: 5, 15: 5, 1: 1})
    t.throw(A, 1).do(B, "ask_rent")
    player = seated(t, "silent")
    assert player.step() == (A, "sell", (1, 0))
    assert player.step() == (A, "give_property", (1,))
    assert (t.cash(A), t.cash(B), t.owner(1), t.waits(A)) == (0, 34, B, "end")


def silent_debt(own_cards: Callable[..., str]) -> Table:
    """P1 owes P2 9 and has 3 and two properties, priced 2 and 5."""
    nine = "[[replaces.space]]\nat = 17\nrent = { value = [9, 9, 10, 12, 14, 20], basis = 'assumed' }\n"
    t = Table("villains", seats=3, at={A: 16}, owns={B: [17], A: [10, 30]}, cash={A: 3}, holds={A: ["skip_turn"]},
              overlays=[own_cards(replaces=nine)])  # fmt: skip
    return t.throw(A, 1).do(B, "ask_rent")


def test_VL_OQ_15_the_check_for_one_who_is_silent(own_cards: Callable[..., str]) -> None:
    t = silent_debt(own_cards)
    assert seated(t, "silent").step() == (A, "give_property", (10,))
    assert (t.cash(A), t.cash(B), t.owner(10), t.owner(30)) == (0, 33, B, A)


def test_VL_OQ_15_the_check_for_one_who_leaves(own_cards: Callable[..., str]) -> None:
    t = silent_debt(own_cards)
    t.do(A, "leave")
    assert (t.cash(B), t.owner(10), t.owner(30)) == (33, B, BANK)
    assert (t.holds(B), t.out(A)) == (["skip_turn:poison_apple"], True)


def test_VL_OQ_15_who_leaves_without_a_debt_leaves_all_to_the_bank() -> None:
    t = Table("villains", seats=3, turn=B, owns={A: [17, 19]}, level={17: 1, 19: 1}, holds={A: ["jail_free"]})
    bank = t.cash(BANK)
    t.do(A, "leave")
    assert (t.owner(17), t.owner(19), t.pile("chance"), t.stock()) == (BANK, BANK, ["jail_free"], (32, 12))
    assert t.cash(BANK) == bank + 30


def test_VL_OQ_15_who_leaves_with_enough_after_the_sale_pays_the_debt_and_no_more() -> None:
    t = Table("villains", seats=3, at={A: 24}, owns={B: [25, 27], A: [30, 31]}, level={30: 3, 31: 3}, cash={A: 2})
    t.throw(A, 1).do(B, "ask_rent").do(A, "leave")
    assert (t.cash(B), t.owner(30), t.owner(31)) == (38, BANK, BANK)
