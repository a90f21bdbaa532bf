"""The trace itself: that it sees ids, gaps and slips of the pen, and that this package has none."""

from pathlib import Path

import pytest

import freehold.bots.silent  # noqa: F401  (it signs, too)
from freehold.rulebooks import rulebook, rulebook_names
from freehold.trace import Unknown, compare, ids_in, ids_of_tests, trace

HERE = Path(__file__).parent


def write(folder, name, *functions):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text("".join(f"def {f}():\n    pass\n" for f in functions), "utf-8")


def test_a_test_carries_the_ids_in_its_name():
    assert ids_in("test_TP_RENT_03_a_whole_group_doubles") == ["TP-RENT-03"]
    assert ids_in("test_TP_SET_02_and_TP_OQ_28") == ["TP-SET-02", "TP-OQ-28"]
    assert ids_in("test_TP_SET_02_TP_OQ_28") == ["TP-SET-02", "TP-OQ-28"]
    assert ids_in("test_rent_of_ABC_03x") == []
    assert ids_in("helper_TP_RENT_03") == []


def test_tests_are_found_in_all_folders_and_classes(tmp_path):
    write(tmp_path, "test_a.py", "test_TP_GO_01_salary")
    write(tmp_path / "deep", "test_b.py", "test_TP_GO_01_again", "test_TP_GO_02_card")
    (tmp_path / "test_c.py").write_text("class T:\n    async def test_TP_GO_03_lap(self): ...\n", "utf-8")
    (tmp_path / "notes.txt").write_text("def test_TP_GO_05(): ...", "utf-8")
    assert ids_of_tests(tmp_path) == {
        "TP-GO-01": ["deep/test_b.py:test_TP_GO_01_again", "test_a.py:test_TP_GO_01_salary"],
        "TP-GO-02": ["deep/test_b.py:test_TP_GO_02_card"],
        "TP-GO-03": ["test_c.py:test_TP_GO_03_lap"],
    }


def test_gaps_and_unknown_ids_are_seen():
    book = rulebook("theme-park")
    everything = {id: ["there"] for id in book.entries}
    assert compare(book, everything, everything).whole
    signed = {k: v for k, v in everything.items() if k != "TP-GO-01"} | {"TP-GO-99": ["a.b"], "XX-GO-01": ["c.d"]}
    found = compare(book, signed, {"TP-GO-01": ["f"], "TP-NO-01": ["f", "g"]})
    assert found.unsigned == ["TP-GO-01"]
    assert len(found.untested) == len(book.entries) - 1
    assert found.unknown == (Unknown("TP-GO-99", "a.b"), Unknown("TP-NO-01", "f"), Unknown("TP-NO-01", "g"))
    assert not found.whole


def test_sections_keep_the_order_of_the_inventory():
    sections = compare(rulebook("theme-park"), {}, {}).sections()
    assert [*sections][:2] == ["SET", "BANK"]
    assert [*sections][-1] == "OQ"
    assert sum(map(len, sections.values())) == 218


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(NotADirectoryError):
        ids_of_tests(tmp_path / "none")


@pytest.mark.parametrize("name", rulebook_names())
def test_every_clause_is_signed_and_tested_and_no_id_is_unknown(name):
    found = trace(name, HERE)
    assert found.unsigned == []
    assert found.untested == []
    assert found.unknown == ()
