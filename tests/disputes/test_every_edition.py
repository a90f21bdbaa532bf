"""Every dispute is put to every edition, or there is a reason why it cannot arise there."""

from __future__ import annotations

import importlib
import re

import pytest

from disputes.editions import BOARDS, QUESTIONS
from freehold.editions.load import edition_names

FILES = ("test_a_buying", "test_b_rent", "test_c_debt", "test_d_buildings", "test_e_jail_and_go", "test_f_twists")
for name in FILES:
    importlib.import_module(f"disputes.{name}")


def test_every_question_is_there() -> None:
    asked = {int(found[1]) for name in QUESTIONS if (found := re.match(r"test_Q(\d+)_", name))}
    assert asked == set(range(1, 67))


@pytest.mark.parametrize("edition", edition_names())
def test_every_edition_answers(edition: str) -> None:
    assert edition in BOARDS, f"disputes/editions.py knows no board of {edition}"
    assert [name for name, known in QUESTIONS.items() if edition not in known] == []
