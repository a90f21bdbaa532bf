"""Faults that other programs of this family had in public (R01 to R17): jail, the dice and cards that move a token."""

from __future__ import annotations

import pytest
from disputes.editions import alike, answers, board, everywhere, own_card, throw, visit

from freehold.editions.load import load
from freehold.testing import BANK, CHANCE, A, B, C, D, Table

DOUBLES = ("theme-park", "classic", "nightmare", "frozen-2", "jurassic-park")
ONE_DIE = {"villains": "one die throws no doubles"}


def prisoner(edition: str, turn: int = 1) -> Table:
    """A is in jail, with a card that leads out; on its own streets no throw used here asks a question."""
    return Table(edition, jailed={A: turn}, owns={A: [18] if edition != "villains" else []}, holds={A: [card(edition)]})


def card(edition: str) -> str:
    """A jail-release card."""
    return f"jail_free:{board(edition).deck}"


@answers({**alike((5, 5), *DOUBLES), "villains": (6,)})
def test_R01_a_prisoner_is_held(edition: str, right: tuple[int, ...]) -> None:
    """Prisoners walked out of jail with any throw, as if nothing were wrong."""
    jail = board(edition).jail
    t = throw(prisoner(edition), A, 5)
    assert (t.at(A), t.jailed(A)) == (jail, 2)
    assert t.refused(A, "roll") == "no_throw_left"
    assert prisoner(edition).throw(A, *right).at(A) == jail + sum(right)
    for verb in ("pay_jail", "use_jail_card"):
        free = throw(prisoner(edition).do(A, verb), A, 4)
        assert (free.at(A), free.jailed(A)) == (jail + 4, 0)


@everywhere
def test_R02_the_third_failure_costs_the_fine_and_moves(edition: str) -> None:
    """One could sit in jail for ever without being charged."""
    ground = board(edition)
    t = throw(prisoner(edition, 3), A, 4)
    assert (t.at(A), t.jailed(A), t.cash(A)) == (ground.jail + 4, 0, ground.cash - ground.fine)


@everywhere
def test_R04_who_pays_the_fine_still_moves(edition: str) -> None:
    """Paying the fine used up the move of that turn."""
    ground = board(edition)
    t = prisoner(edition).do(A, "pay_jail")
    assert t.refused(A, "end_turn") == "must_roll"
    throw(t, A, 4)
    assert (t.at(A), t.cash(A)) == (ground.jail + 4, ground.cash - ground.fine)


@answers(alike("roll", *DOUBLES), absent=ONE_DIE)
def test_R05_doubles_after_paying_give_another_throw(edition: str, right: str) -> None:
    """Doubles thrown after paying the fine were taken for the doubles that free a prisoner."""
    t = prisoner(edition).do(A, "pay_jail").throw(A, 4, 4)
    assert (t.at(A), t.waits(A)) == (18, right)
    freed = prisoner(edition).throw(A, 4, 4)
    assert (freed.at(A), freed.waits(A), freed.cash(A)) == (18, "end", 1500)


@answers(alike(B, *DOUBLES), absent=ONE_DIE)
def test_R07_three_doubles_lead_to_jail(edition: str, right: int) -> None:
    """A third doubles in a row was moved like any other."""
    t = Table(edition, owns={A: [18]}, at={A: 16}).throw(A, 1, 1).throw(A, 1, 1).throw(A, 4, 4)
    assert (t.at(A), t.jailed(A), t.turn()) == (10, 1, right)


@answers({**alike("roll", *DOUBLES), "villains": "end"})
def test_R08_doubles_give_another_throw_once_the_space_is_settled(edition: str, right: str) -> None:
    """Doubles gave no second throw at all. Where one die is thrown nothing does."""
    if board(edition).one_die:
        t = Table(edition, at={A: 25}).throw(A, 6)
        assert (t.at(A), t.waits(A)) == (31, right)
        return
    t = Table(edition).throw(A, 4, 4)
    assert t.refused(A, "roll") == "space_pending"
    t.do(A, "buy")
    assert t.waits(A) == right
    t.throw(A, 1, 4).do(A, "buy")
    assert (t.at(A), t.refused(A, "roll")) == (13, "no_throw_left")


@answers(alike(1, *DOUBLES), absent=ONE_DIE)
def test_R10_jail_ends_the_doubles_and_the_right_to_throw(edition: str, right: int) -> None:
    """The count of doubles and the further throw survived being sent to jail."""
    t = Table(edition, seats=2, at={A: 16, B: 10}, owns={A: [18]})
    t.throw(A, 1, 1).throw(A, 1, 1).throw(A, 1, 1)
    assert t.jailed(A) == right
    assert t.refused(A, "roll") == "not_your_turn"
    t.throw(B, 4, 6).do(B, "end_turn").do(A, "pay_jail").throw(A, 5, 5)
    assert (t.at(A), t.jailed(A), t.waits(A)) == (20, 0, "roll")
    corner = Table(edition, at={A: 20}).throw(A, 5, 5)
    assert (corner.jailed(A), corner.turn(), corner.waits(B)) == (right, B, "roll")


@pytest.mark.parametrize("seat", [A, B, C, D])
@everywhere
def test_R11_everybody_is_sent_to_jail(edition: str, seat: int) -> None:
    """Bots were sent to jail and people were not."""
    t = visit(edition, board(edition).corner, seat=seat)
    assert (t.at(seat), t.jailed(seat)) == (board(edition).jail, 1)


@everywhere
def test_R13_going_back_pays_no_salary(edition: str) -> None:
    """A card that moved backwards paid the salary of GO."""
    ground = board(edition)
    t = own_card(edition, "go_back", ground.cards + 1, owns={A: ground.dear})
    assert (t.at(A), t.cash(A), t.waits(A)) == (load(edition).t.spaces - 1, ground.cash, "end")


@answers({**alike(BANK, *DOUBLES), "villains": A})
def test_R14_a_space_reached_by_a_card_is_settled(edition: str, right: int) -> None:
    """After a card had moved the token nothing could be bought there and no rent was due."""
    ground = board(edition)
    street = ground.dear[1]
    t = own_card(edition, "advance_to", street)
    assert t.owner(street) == right
    if right == BANK:
        assert t.waits(A) == "buy"
        t.do(A, "buy")
    assert (t.owner(street), t.cash(A)) == (A, ground.cash - ground.price)
    rent = own_card(edition, "advance_to", street, owns={B: [street]}).do(B, "ask_rent")
    assert (rent.cash(A), rent.cash(B)) == (ground.cash - ground.rent, ground.cash + ground.rent)


STATIONS = [(4, 15, 0), (19, 25, 0), (33, 5, 200)]
WORKS = [(4, 12, 0), (19, 28, 0), (33, 12, 200)]


@answers(
    {
        **alike({"nearest_railroad": STATIONS, "nearest_utility": WORKS}, "theme-park", "classic", "nightmare"),
        "jurassic-park": {"nearest_road": STATIONS, "nearest_utility": WORKS},
        "frozen-2": {"next_element": [(4, 25, 0), (19, 35, 0), (33, 15, 200)]},
        "villains": {"to_next_vehicle": [(3, 12, 0), (15, 20, 0), (26, 4, 2)]},
    }
)
def test_R16_the_nearest_is_looked_for_forwards(edition: str, right: dict[str, list[tuple[int, int, int]]]) -> None:
    """Cards to the nearest station or works had a fixed goal. (From an Element the token travels on.)"""
    for name, moves in right.items():
        for start, goal, salary in moves:
            t = throw(Table(edition, at={A: start}, deck={board(edition).deck: [name]}), A, 3)
            if t.waits(CHANCE) == "gate":
                t.gate(A, "theme")
            assert (t.at(A), t.cash(A)) == (goal, board(edition).cash + salary)


@answers(
    alike(30, "theme-park", "classic", "nightmare", "jurassic-park"),
    absent={"frozen-2": "there are no works", "villains": "no card leads to the works at ten times the throw"},
)
def test_R17_the_works_card_takes_a_new_throw_times_ten(edition: str, right: int) -> None:
    """The rent of that card came from the throw of the move, or from the table."""
    deck = {board(edition).deck: ["nearest_utility"]}
    t = throw(Table(edition, at={A: 4}, owns={B: [12]}, deck=deck), A, 3)
    if t.waits(CHANCE) == "":
        t.do(B, "ask_rent")
    t.throw(A, 1, 2)
    if t.claims(B):
        t.do(B, "ask_rent")
    assert (t.cash(A), t.at(A)) == (1500 - right, 12)
    assert t.refused(A, "roll") == "no_throw_left"
