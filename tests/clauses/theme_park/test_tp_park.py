"""Free Parking in the theme park: a resting place."""

from __future__ import annotations

from freehold.testing import BANK, A, B, C, Table


def test_TP_PARK_01_free_parking_gives_nothing_though_taxes_were_paid() -> None:
    t = Table(
        "theme-park", seats=3, turn=B, at={A: 13, B: 0, C: 0}, owns={A: [1, 15]}, holds={A: ["jail_free:magic_lamp"]}
    )
    for p in (B, C):
        t.throw(p, 1, 3).do(p, "tax_flat").do(p, "end_turn")
    assert t.cash(B) == t.cash(C) == 1300
    bank = t.cash(BANK)
    so_far = len(t.events())
    t.throw(A, 3, 4)
    assert t.at(A) == 20
    assert t.cash(A) == 1500 and t.cash(BANK) == bank and t.cash(B) == t.cash(C) == 1300
    assert [d for d in range(40) if t.owner(d) == A] == [1, 15]
    assert t.holds(A) == ["jail_free:magic_lamp"]
    assert [e[0] for e in t.events()[so_far:]] == ["thrown", "moved"]
    assert t.waits(A) == "end"
