"""Faults that screens of other programs had in public (U02 to U17), as far as the engine can keep them away.

The other rows of that kind are about dialogs, buttons, connections and chat and have no test here: U01, U05, U08, U11,
U13, U16, U19 and U20.
"""

from __future__ import annotations

from disputes.editions import alike, answers, auction, board, everywhere, face_down, owing, visit

from freehold.engine import deal
from freehold.setup import Setup
from freehold.testing import A, B, C, D, Table
from freehold.words import Teller

LENDING = ("theme-park", "classic", "nightmare", "frozen-2")


@answers(
    alike([D], *LENDING), absent=alike("no deed comes with a choice to its new owner", "jurassic-park", "villains")
)
def test_U02_the_new_owner_decides_about_mortgages(edition: str, right: list[int]) -> None:
    """Somebody else was asked what the receiver of an estate should free."""
    t = owing(edition, cash={A: 0}, owns={A: [1]}, mortgaged=[1]).do(A, "give_up")
    assert [p for p in (A, B, C, D) if t.waits(p) == "lift"] == right
    assert all(not t.may(p, "keep_mortgage", 1) for p in (A, B, C))


@everywhere
def test_U04_a_deed_has_one_owner(edition: str) -> None:
    """After a trade the old owner still listed the deed."""
    deed = board(edition).dear[1]
    t = Table(edition, owns={A: [deed]}).do(A, "offer", B, [deed], [], 9).do(B, "accept", 0)
    for seat in (A, B, C):
        seen = t.view(seat)
        assert seen["owner"][deed] == B
        assert [mask >> deed & 1 for mask in seen["owned"][:3]] == [0, 1, 0]


@answers(alike("mortgaged", *LENDING) | {"jurassic-park": "damaged"}, absent={"villains": "no deed lies face down"})
def test_U07_all_see_which_deeds_lie_face_down(edition: str, right: str) -> None:
    """A mortgage could be neither shown nor noted."""
    t = Table(edition, owns={A: [1]}, **face_down(edition, 1))
    assert [t.view(seat)[right] for seat in (A, B, C)] == [1 << 1] * 3


@everywhere
def test_U10_a_refusal_says_why_and_names_its_rule(edition: str) -> None:
    """What was not allowed vanished without a word."""
    t = visit(edition, board(edition).dear[1], owns={B: [board(edition).dear[1]]})
    words = Teller(t.edition)
    for seat, verb in ((B, "roll"), (A, "ask_rent"), (A, "pay_jail"), (A, "roll")):
        why = t.refused(seat, verb)
        assert words.reason(why, verb)
        assert t.edition.cite(why, verb)


@everywhere
def test_U14_every_number_of_players_can_start(edition: str) -> None:
    """With the greatest number of players the game did not start."""
    t = Table(edition).t
    assert t.most_seats == (8 if edition in ("theme-park", "classic") else 6)
    for seats in range(2, t.most_seats + 1):
        assert deal(t, seats).seats == seats
    table = Setup(edition)
    assert [table.join(str(n)) for n in range(t.most_seats + 1)] == [""] * t.most_seats + ["too_many_players"]


@everywhere
def test_U17_an_open_question_is_part_of_the_view(edition: str) -> None:
    """A choice that had to be made was not shown, and not shown again after a broken connection."""
    t = auction(edition)
    for seat in (A, B, C, D):
        assert t.view(seat)["questions"][:3] == ["bid"] * 3
