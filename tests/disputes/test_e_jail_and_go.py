"""Disputes about jail, the dice, GO and taxes (Q50 to Q61).

Q60 also asks what a screen may show while the tax is chosen; the test looks at what the engine tells a player.
"""

from __future__ import annotations

from typing import Any

from disputes.editions import alike, answers, board, mortgaged, raise_money, refused, throw, visit
from freehold.editions.load import load
from freehold.testing import A, B, Table

DOUBLES = ("theme-park", "classic", "nightmare", "frozen-2", "jurassic-park")
LENDING = ("theme-park", "classic", "nightmare", "frozen-2")
ONE_DIE = {"villains": "one die throws no doubles"}


def gate(t: Table) -> Table:
    """Where GO pays by what the gate plays, it plays the theme."""
    if t.edition.id == "jurassic-park":
        t.gate(A, "theme")
    return t


@answers(alike("no_throw_left"))
def test_Q50_the_throw_that_frees(edition: str, right: str) -> None:
    """Does the throw that leads out of jail give another one?"""
    ground = board(edition)
    deck: dict[str, Any] = {"deck": {"poison_apple": ["dodge_rent"]}} if ground.one_die else {"owns": {A: [18]}}
    t = Table(edition, jailed={A: 1}, **deck).throw(A, *((6,) if ground.one_die else (4, 4)))
    assert (t.jailed(A), t.at(A), t.cash(A)) == (0, 14 if ground.one_die else 18, ground.cash)
    assert refused(t, A, "roll") == right


@answers(alike("roll", *DOUBLES), absent=ONE_DIE)
def test_Q51_doubles_after_paying(edition: str, right: str) -> None:
    """Who paid first and then throws doubles: another throw?"""
    t = Table(edition, jailed={A: 1}, owns={A: [18]}).do(A, "pay_jail").throw(A, 4, 4)
    assert (t.at(A), t.waits(A), t.cash(A)) == (18, right, 1450)
    deck = board(edition).deck
    card = Table(edition, jailed={A: 1}, owns={A: [18]}, holds={A: [f"jail_free:{deck}"]})
    assert card.do(A, "use_jail_card").throw(A, 4, 4).waits(A) == right


@answers(alike("not_in_jail"))
def test_Q52_the_card_after_the_third_failure(edition: str, right: str) -> None:
    """May the card replace the fine once the third throw has failed?"""
    ground = board(edition)
    card = f"jail_free:{ground.deck}"
    t = throw(Table(edition, jailed={A: 3}, holds={A: [card]}), A, 4)
    assert (t.cash(A), t.holds(A), t.at(A)) == (ground.cash - ground.fine, [card], ground.jail + 4)
    assert refused(t, A, "use_jail_card") == right


@answers({**alike(150, *LENDING), "jurassic-park": 50, "villains": 0})
def test_Q53_the_fine_cannot_be_paid(edition: str, right: int) -> None:
    """Third failure and no money: is the player out, and is the throw still moved?"""
    ground = board(edition)
    deed = ground.dear[1]
    level = {deed: 1} if edition == "jurassic-park" else {}
    t = throw(Table(edition, jailed={A: 3}, cash={A: 0}, owns={A: [deed]}, level=level), A, 4)
    assert (t.waits(A), t.at(A)) == ("debt", ground.jail)
    raise_money(t, A, deed)
    assert (t.cash(A), t.at(A), t.jailed(A)) == (right, ground.jail + 4, 0)
    poor = throw(Table(edition, jailed={A: 3}, cash={A: 0}), A, 4)
    assert (poor.out(A), poor.at(A), poor.turn()) == (True, ground.jail, B)


@answers(alike("not_your_turn"))
def test_Q54_leaving_jail_on_the_turn_that_led_there(edition: str, right: str) -> None:
    """May the fine or the card be used at once, and the turn go on?"""
    ground = board(edition)
    t = visit(edition, ground.corner, holds={A: [f"jail_free:{ground.deck}"]})
    assert (t.at(A), t.jailed(A), t.turn()) == (ground.jail, 1, B)
    assert [refused(t, A, verb) for verb in ("pay_jail", "use_jail_card", "roll")] == [right] * 3


@answers(alike(10, *DOUBLES), absent=ONE_DIE)
def test_Q55_three_doubles(edition: str, right: int) -> None:
    """Is the third doubles moved before the token goes to jail?"""
    t = Table(edition, at={A: 16}, owns={A: [18]}).throw(A, 1, 1).throw(A, 1, 1).throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.turn(), t.cash(A)) == (right, 1, B, 1500)
    assert t.waits(A) == ""


@answers({"jurassic-park": 22}, absent=alike("there is no T. Rex", *LENDING, "villains"))
def test_Q55_the_t_rex_stays_on_the_third_doubles(edition: str, right: int) -> None:
    """Does the T. Rex walk by a throw that only leads to jail?"""
    t = Table(edition, at={A: 16}, owns={A: [18]}, rex_at=20).throw(A, 1, 1).throw(A, 1, 1).throw(A, 4, 4)
    assert t.rex() == right


@answers(alike("not_your_turn", *DOUBLES), absent=ONE_DIE)
def test_Q56_doubles_that_lead_to_jail(edition: str, right: str) -> None:
    """Doubles onto the corner that sends to jail: another throw?"""
    t = Table(edition, at={A: 20}).throw(A, 5, 5)
    assert (t.jailed(A), t.turn(), t.waits(B)) == (1, B, "roll")
    assert refused(t, A, "roll") == right


@answers(
    alike(1700, *DOUBLES),
    absent={"villains": "the one card to jail lies on Chance, which no single throw reaches past GO"},
)
def test_Q57_salary_on_the_way_to_a_card_to_jail(edition: str, right: int) -> None:
    """The throw passed GO and the card there leads to jail: is the salary lost?"""
    deck = load(edition).deck_ids[load(edition).t.deck[2]]
    t = gate(Table(edition, at={A: 35}, deck={deck: ["go_to_jail"]}).throw(A, 3, 4))
    assert (t.at(A), t.jailed(A), t.cash(A)) == (10, 1, right)


@answers({**alike(200, *DOUBLES), "villains": 2})
def test_Q58_exactly_on_go_and_on_free_parking(edition: str, right: int) -> None:
    """Does GO pay twice when one stops on it, and does Free Parking pay anything?"""
    ground = board(edition)
    t = gate(throw(Table(edition, at={A: load(edition).t.spaces - 3}), A, 3))
    assert (t.at(A), t.cash(A), t.waits(A)) == (0, ground.cash + right, "end")
    rest = visit(edition, ground.rest)
    assert (rest.cash(A), rest.waits(A)) == (ground.cash, "end")


@answers({**alike("", *LENDING, "villains"), "jurassic-park": "not_your_turn"})
def test_Q59_business_right_after_going_to_jail(edition: str, right: str) -> None:
    """Just sent to jail: may one still trade and build before the next player throws?"""
    ground = board(edition)
    t = visit(edition, ground.corner, owns={A: [*ground.cheap, ground.dear[0]]})
    assert refused(t, A, "build", ground.cheap[0]) == right
    t.do(A, "offer", B, [ground.dear[0]], [], 5).do(B, "accept", 0)
    assert t.owner(ground.dear[0]) == B


@answers(
    {"theme-park": ("tax_percent", 190), **alike(("", 200), "classic", "nightmare", "frozen-2", "jurassic-park")},
    absent={"villains": "no space takes a tax"},
)
def test_Q60_income_tax(edition: str, right: tuple[str, int]) -> None:
    """Do mortgaged deeds count for the tenth, and may one add up before choosing?"""
    choice, tax = right
    t = visit(edition, 4, owns={A: [39]}, **mortgaged(edition, 39))
    if choice:
        assert t.waits(A) == "tax"
        assert "tax_worth" not in t.view(A), "the sum is not told before the choice"
        t.do(A, choice)
        assert refused(t, A, "tax_flat") == "choice_locked"
    assert t.cash(A) == 1500 - tax


@answers(alike(True))
def test_Q61_the_bank_has_no_money(edition: str, right: bool) -> None:
    """What if the Bank cannot pay? It always can."""
    ground = board(edition)
    t = gate(throw(Table(edition, at={A: load(edition).t.spaces - 3}, bank=0), A, 3))
    assert (t.cash(A) == ground.cash + ground.salary) == right
    assert (t.waits(A), t.over()) == ("end", False)
