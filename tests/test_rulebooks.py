"""The clause inventories: complete, well formed, and found by id."""

import pytest

from freehold.editions.load import edition_names, load
from freehold.rulebooks import Clause, RulebookError, Ruling, clause, rulebook, rulebook_names, section


def test_the_theme_park_rulebook_has_all_its_clauses_and_rulings():
    book = rulebook("theme-park")
    assert (len(book.clause), len(book.ruling)) == (178, 40)
    assert book.prefix == "TP"
    assert "refused: reason" in book.notation


@pytest.mark.parametrize("name", rulebook_names())
def test_every_entry_says_something(name):
    book = rulebook(name)
    assert all(c.where and c.rule and c.check for c in book.clause)
    assert all(r.question and r.decision for r in book.ruling)


def test_a_clause_and_a_ruling_are_found_by_id():
    rent = clause("TP-RENT-03")
    assert isinstance(rent, Clause)
    assert "double" in rent.rule
    assert isinstance(clause("tp_oq_09"), Ruling)
    assert section("TP-RENT-03") == "RENT"


def test_an_unknown_id_is_answered_with_the_nearest():
    with pytest.raises(RulebookError, match="TP-RENT-03"):
        clause("TP-RENT-3")
    with pytest.raises(RulebookError, match="theme-park"):
        rulebook("theme-parc")


@pytest.mark.parametrize("name", edition_names())
def test_an_edition_cites_only_what_its_inventory_has(name):
    file = load(name).file
    entries = rulebook(file.inventory).entries
    cited = {*file.cites.refusal.values(), *file.cites.event.values()}
    assert cited <= set(entries)
