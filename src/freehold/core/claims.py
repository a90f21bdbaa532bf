"""Rent claims: what a landing fixed, waiting to be asked for."""

from .flake import melt_after
from .registry import Each, State, fields, rule
from .say import say
from .words import SPACES, event

MOST_CLAIMS = 24
CLAIMS = Each(MOST_CLAIMS)
fields(claims=0, claim_by=CLAIMS, claim_of=CLAIMS, claim_on=CLAIMS, claim_amount=CLAIMS, claim_left=CLAIMS)
fields(claim_throw=CLAIMS)  # 1: the amount is to be multiplied by a throw that is made when the rent is asked
fields(claim_flake=CLAIMS)  # which placement of the snowflake has doubled it; 0: none
fields(lapsed_by=SPACES)  # whose latest claim on a space ran out (seat + 1): who asks too late is told so

LAPSED = event("lapsed", "seat", "seat", "space", "coins")
CLAIMED = event("claimed", "seat", "seat", "space", "coins")


@rule(
    "TP-RENT-01",
    "TP-OQ-17",
    "TP-OQ-36",
    "NB-RENT-01",
    "NB-OQ-17",
    "NB-OQ-34",
    "JP-RENT-01",
    "JP-OQ-04",
    "FZ-OQ-04",
    "FZ-OQ-07",
    "VL-RENT-01",
    "VL-OQ-04",
)
def open_claim(s: State, owner: int, lander: int, d: int, amount: int, left: int, by_throw: int) -> None:
    """Fix a rent at the landing: it may be asked for until `left` further turns have begun to throw.

    by_throw: the amount is a factor of a throw still to be made.
    """
    assert s.claims < MOST_CLAIMS, "too many claims at once"
    i = s.claims
    s.claim_by[i] = owner
    s.claim_of[i] = lander
    s.claim_on[i] = d
    s.claim_amount[i] = amount
    s.claim_left[i] = left
    s.claim_throw[i] = by_throw
    s.claim_flake[i] = flake_on(s, d)
    s.claims = i + 1
    s.lapsed_by[d] = 0
    say(s, CLAIMED, owner, lander, d, 0 if by_throw else amount)


@rule("FZ-SNOW-05", "FZ-SNOW-10", "FZ-SNOW-11", "FZ-SNOW-14", "FZ-SNOW-17")
def flake_on(s: State, d: int) -> int:
    """The placement of the snowflake that would double a rent of d now, or 0; each doubles one claim only."""
    if s.flake_at != d:
        return 0
    for i in range(s.claims):
        if s.claim_flake[i] == s.flake_laid:
            return 0
    return s.flake_laid


@rule()
def find_claim(s: State, owner: int, d: int) -> int:
    """The oldest open claim of an owner on a space (0: on any), or -1."""
    for i in range(s.claims):
        if s.claim_by[i] == owner and (d == 0 or s.claim_on[i] == d):
            return i
    return -1


@rule()
def drop_claim(s: State, i: int) -> None:
    """Take a claim out; the others keep their order."""
    s.claims -= 1
    for k in range(i, s.claims):
        s.claim_by[k] = s.claim_by[k + 1]
        s.claim_of[k] = s.claim_of[k + 1]
        s.claim_on[k] = s.claim_on[k + 1]
        s.claim_amount[k] = s.claim_amount[k + 1]
        s.claim_left[k] = s.claim_left[k + 1]
        s.claim_throw[k] = s.claim_throw[k + 1]
        s.claim_flake[k] = s.claim_flake[k + 1]
    k = s.claims
    s.claim_by[k] = s.claim_of[k] = s.claim_on[k] = s.claim_amount[k] = s.claim_left[k] = s.claim_throw[k] = 0
    s.claim_flake[k] = 0


@rule(
    "TP-RENT-07",
    "TP-RENT-08",
    "TP-OQ-19",
    "TP-OQ-31",
    "NB-RENT-03",
    "NB-RENT-04",
    "NB-OQ-19",
    "NB-OQ-29",
    "JP-RENT-02",
    "JP-OQ-07",
    "FZ-RENT-02",
    "FZ-RENT-03",
    "VL-RENT-02",
    "VL-OQ-06",
    "VL-OQ-12",
)
def age_claims(s: State) -> None:
    """A turn makes its first throw: every open claim has one such turn less to live."""
    i = 0
    while i < s.claims:
        s.claim_left[i] -= 1
        if s.claim_left[i] <= 0:
            lapse(s, i)
        else:
            i += 1


@rule()
def lapse(s: State, i: int) -> None:
    """A claim ends unasked."""
    d = s.claim_on[i]
    s.lapsed_by[d] = s.claim_by[i] + 1
    say(s, LAPSED, s.claim_by[i], s.claim_of[i], d, 0 if s.claim_throw[i] else s.claim_amount[i])
    laid = s.claim_flake[i]
    drop_claim(s, i)
    melt_after(s, laid)


@rule(
    "TP-OQ-19",
    "TP-OQ-35",
    "NB-OQ-19",
    "NB-OQ-33",
    "JP-OQ-07",
    "JP-OQ-23",
    "FZ-OQ-07",
    "FZ-OQ-20",
    "VL-OQ-06",
    "VL-OQ-23",
)
def drop_claims_of(s: State, p: int) -> None:
    """Claims by or against a seat that is out die with it."""
    i = 0
    while i < s.claims:
        if s.claim_by[i] == p or s.claim_of[i] == p:
            laid = s.claim_flake[i]
            drop_claim(s, i)
            melt_after(s, laid)
        else:
            i += 1
