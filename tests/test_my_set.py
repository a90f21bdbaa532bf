"""An owner's own set: the template, the checking of it, its place in titles and logs; and editions side by side."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from freehold import Record
from freehold.bots.play import Player
from freehold.cli import app
from freehold.editions.compare import differences
from freehold.editions.load import edition_names, load
from freehold.editions.my_set import faults, template


def write(tmp_path: Path, edition: str, *changes: tuple[str, str]) -> str:
    path = tmp_path / "own.toml"
    text = template(load(edition), "own.toml")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", edition_names())
def test_a_template_as_written_changes_nothing_but_the_title(name: str, tmp_path: Path) -> None:
    path = write(tmp_path, name)
    assert faults(path) == []
    plain, own = load(name), load(name, (path,))
    assert own.t.same(plain.t)
    assert "my set" in own.title
    assert "my set" not in plain.title


@pytest.mark.parametrize("name", edition_names())
def test_a_template_names_all_that_is_assumed_and_every_line_of_it_can_be_used(name: str, tmp_path: Path) -> None:
    text = template(load(name), "own.toml")
    assumed = sum(1 for space in load(name).file.space if space.name.basis == "assumed")
    assert text.count("\n# name = ") >= assumed
    path = tmp_path / "all.toml"
    lines = text.splitlines()
    start = lines.index("[replaces]")
    used = [re.sub(r"^# (?=\[\[|\w+ = )", "", line) for line in lines[start:]]
    path.write_text("\n".join([*lines[:start], *used]), encoding="utf-8")
    assert faults(str(path)) == []
    assert load(name, (str(path),)).t.same(load(name).t)


def test_what_the_owner_writes_is_used_and_no_longer_assumed(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        "theme-park",
        ('# name = { value = "Popcorn Wagon Row", basis = "assumed" }', 'name = { value = "Row", basis = "printed" }'),
    )
    assert load("theme-park", (path,)).file.space[3].name.value == "Row"
    assert load("theme-park", (path,)).file.space[3].name.basis == "printed"


def test_every_fault_is_told_with_file_key_and_cure(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        "theme-park",
        ("# bid_first = { value = 1,", 'bid_first = { value = "one",'),
        ("at = 3\n", 'at = 3\nprize = { value = 3, basis = "printed" }\n'),
        ("[replaces.group.red]\n", '[replaces.group.red]\npiece = { value = 5, basis = "sure" }\n'),
    )
    told = [str(fault) for fault in faults(path)]
    assert len(told) == 3
    assert all(path in line for line in told)
    assert any("rules.bid_first" in line and "int" in line for line in told)
    assert any("space 3" in line and "prize" in line for line in told)
    assert any("group.red.piece" in line and "sure" in line for line in told)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("id = ", "not valid TOML"),
        ('id = "x"\n', "title"),
        ('id = "x"\ntitle = "x"\nabout = "x"\nof = ["atlantis"]\n[replaces]\n', "atlantis"),
        ('id = "x"\ntitle = "x"\nabout = "x"\nof = ["classic"]\n[[replaces.space]]\nprice = 3\n', "which one"),
    ],
)
def test_a_file_that_is_no_overlay_is_told_so(text: str, part: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    told = " ".join(str(fault) for fault in faults(str(path)))
    assert part in told
    done = CliRunner().invoke(app, ["check", str(path)])
    assert done.exit_code == 1
    assert "Traceback" not in done.output


def test_a_game_on_an_own_set_can_be_read_back_without_the_file(tmp_path: Path) -> None:
    path = write(tmp_path, "theme-park", ("# bid_first = { value = 1,", "bid_first = { value = 7,"))
    edition = load("theme-park", (path,))
    record = Record.begin(edition, 3)
    player = Player(edition, 3, seed=1)
    for _ in range(200):
        record.do_numbers(*player.step())
    record.save(tmp_path / "game")
    Path(path).unlink()
    again = Record.read(tmp_path / "game")
    assert again.edition.t.bid_first == 7
    assert again.game.same(record.game)
    assert again.edition.title == edition.title


def test_a_set_that_breaks_a_deck_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(
        'id = "x"\ntitle = "x"\nabout = "x"\nof = ["theme-park"]\n'
        '[[replaces.deck.magic_lamp.card]]\nid = "opera"\ncount = 3\n',
        encoding="utf-8",
    )
    assert "it has 18 cards" in str(faults(str(path))[0])


def test_commands_write_and_check_and_never_overwrite(tmp_path: Path) -> None:
    run, path = CliRunner(), str(tmp_path / "mine.toml")
    assert run.invoke(app, ["my-set", "theme-park", "--out", path]).exit_code == 0
    assert run.invoke(app, ["check", path]).output.strip().endswith("is sound.")
    again = run.invoke(app, ["my-set", "theme-park", "--out", path])
    assert again.exit_code == 2
    assert "exists already" in again.output


def test_two_editions_side_by_side_show_what_differs() -> None:
    found = {key: (left, right) for key, left, right in differences(load("theme-park"), load("classic"))}
    assert found["rules.tax_choice"] == ("1", "0")
    assert found["space 38.tax"] == ("200", "100")
    assert "space 39.price" not in found
    assert differences(load("classic"), load("classic")) == []
    assert CliRunner().invoke(app, ["compare", "classic", "theme-park"]).exit_code == 0
