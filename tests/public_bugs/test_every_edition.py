"""Every row that touches an edition is played in it, or there is a reason why it cannot be."""

from __future__ import annotations

import importlib

import pytest
from disputes.editions import QUESTIONS

from freehold.editions.load import edition_names

FILES = ("test_jail_and_dice", "test_debts", "test_buildings_and_rent", "test_deals_and_sales", "test_screens")
for name in FILES:
    importlib.import_module(f"public_bugs.{name}")


@pytest.mark.parametrize("edition", edition_names())
def test_every_edition_is_tried(edition: str) -> None:
    rows = {name: known for name, known in QUESTIONS.items() if name.startswith(("test_R", "test_S", "test_U"))}
    assert len(rows) > 20
    assert [name for name, known in rows.items() if edition not in known] == []
