"""The command line: what it shows, and that every slip of its user is answered in one sentence."""

import json
import os
import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from freehold.cli import app
from freehold.editions.load import edition_names

WIDTH = 80
PARTS = ("board", "deeds", "decks", "rules", "assumed")


def run(*args, code=0):
    """Run a command; its output when all is well, its complaint when it is not."""
    result = CliRunner().invoke(app, list(args), env={"COLUMNS": str(WIDTH), "NO_COLOR": "1", "TERM": "dumb"})
    assert result.exit_code == code, result.output
    if code == 2:
        assert result.stdout == ""
        assert result.stderr.startswith("freehold: ")
        assert result.stderr.count("\n") == 1
        return result.stderr
    assert result.stderr == ""
    return result.stdout


def one_line(text):
    return " ".join(text.split())


@pytest.fixture
def saved(tmp_path):
    path = tmp_path / "game.log"
    run("watch", "theme-park", "--rounds", "3", "--save", str(path))
    return path


# What it shows


def test_help_lists_the_commands():
    for command in ("editions", "show", "watch", "replay", "rule", "trace", "serve", "verify"):
        assert command in run("--help")


def test_a_server_that_cannot_be_started_says_why(tmp_path):
    assert "is no limit" in run("serve", "--limit", "x=1", code=2)
    assert "is no address of a database" in run("serve", "--port", "0", "--database", "nowhere", code=2)
    assert "cannot be opened" in run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/a/b.db", code=2)
    assert "must begin with http" in run("serve", "--public-url", "x", code=2)
    assert "cannot be listened on" in run("serve", "--host", "203.0.113.7", code=2)


def test_version():
    assert re.match(r"freehold \d", run("--version"))


def test_editions_with_their_overlays():
    text = run("editions")
    for name in (*edition_names(), "short-game", "time-limit", "Disney Theme Park Edition"):
        assert name in text


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("edition", edition_names())
def test_every_part_fits_the_screen(edition, part):
    text = run("show", edition, "--what", part)
    assert max(map(len, text.splitlines())) <= WIDTH
    assert "\x1b" not in text


def test_the_board_marks_what_is_assumed():
    text = run("show", "theme-park")
    assert re.search(r"^1 +Balloon Seller's Corner\* +Park Gate\* +60° +2-250°", text, re.MULTILINE)
    assert re.search(r"^0 +GO", text, re.MULTILINE)
    assert "200 or 10%" in text
    assert "*: assumed by us" in text


def test_the_deeds_have_the_whole_ladder():
    text = run("show", "theme-park", "--what", "deeds")
    assert re.search(r"^39 +Matterhorn\* +400° +200° +50 +200 +600 +1400 +1700 +2000°", text, re.MULTILINE)
    short = run("show", "theme-park", "--what", "deeds", "--overlay", "short-game")
    assert re.search(r"^39 +Matterhorn\* +400° +200° +50 +200 +600 +1400 +2000°", short, re.MULTILINE)


def test_the_decks_have_our_texts_and_the_rules_their_numbers():
    assert "Blisters from too much walking" in one_line(run("show", "theme-park", "--what", "decks"))
    assert re.search(r"Salary for reaching or passing GO +200\b", run("show", "theme-park", "--what", "rules"))
    short = run("show", "theme-park", "--what", "rules", "--overlay", "short-game")
    assert re.search(r"Attractions dealt to each player at the start +3\b", short)


def test_what_is_assumed_is_listed_and_nothing_else():
    text = run("show", "theme-park", "--what", "assumed")
    assert "Balloon Seller's Corner" in text
    assert "salary: 200" not in text
    assert "Nothing is assumed" in run("show", "classic", "--what", "assumed")


def test_a_game_is_told_to_its_end():
    text = run("watch", "theme-park", "--players", "3", "--seed", "5", "--overlay", "short-game")
    assert "Round 1" in text
    assert re.search(r"^Ana · \d+ Wishes · ", text, re.MULTILINE)
    assert re.search(r"^(Ana|Ben|Cleo) won after \d+ rounds?\.", text, re.MULTILINE)
    assert max(map(len, text.splitlines())) <= WIDTH
    assert text == run("watch", "theme-park", "--players", "3", "--seed", "5", "--overlay", "short-game")


def test_rounds_stop_a_game():
    text = run("watch", "classic", "--rounds", "2")
    assert "Round 2" in text
    assert "Round 3" not in text
    assert "Nobody has won yet, after 2 rounds." in text


def test_a_time_limit_game_ends_when_its_rounds_are_over():
    text = run("watch", "theme-park", "--overlay", "time-limit", "--rounds", "2")
    assert "Time is up" in text
    assert re.search(r"^\w+ won after", text, re.MULTILINE)


def test_clauses_stand_before_the_lines():
    text = run("watch", "theme-park", "--rounds", "1", "--clauses")
    assert re.search(r"^TP-TURN-04 +Ana throws", text, re.MULTILINE)


def test_a_saved_game_is_told_again_the_same(saved):
    again = run("replay", str(saved))
    assert "the digest agrees" in again
    assert again.split("How they stand")[0] == run("watch", "theme-park", "--rounds", "3").split("How they stand")[0]
    assert "TP-TURN-04" in run("replay", str(saved), "--clauses")


def test_a_game_cut_short_can_be_told_on_request(saved):
    lines = saved.read_text("utf-8").splitlines()
    saved.write_text("\n".join(lines[:20]) + "\n", "utf-8")
    assert "without its closing line" in run("replay", str(saved), code=2)
    assert "was cut short" in run("replay", str(saved), "--partial")


def test_a_clause_and_a_ruling():
    text = run("rule", "tp-rent-03")
    assert "TP-RENT-03" in text
    assert "mechanics.printed_rent.set_doubles" in text
    assert "Decision" in run("rule", "TP-OQ-37")
    assert "bots.silent" in run("rule", "TP-OQ-37")


def test_trace_counts_and_its_code_tells_of_gaps(tmp_path):
    (tmp_path / "test_a.py").write_text("def test_TP_GO_01_x(): ...\ndef test_TP_GO_77_x(): ...\n", "utf-8")
    text = run("trace", "--tests", str(tmp_path), code=1)
    assert re.search(r"^GO +5 +5 +1$", text, re.MULTILINE)
    assert "TP-GO-77 in test_a.py:test_TP_GO_77_x" in text
    assert "TP-GO-02" in text
    assert "theme-park (TP)" in run("trace", "--edition", "classic", "--tests", str(tmp_path), code=1)


# What a user can get wrong


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["show", "theme-parc"], "Did you mean theme-park?"),
        (["show", "Theme-Park"], "Did you mean theme-park?"),
        (["show", "qqq"], "Use one of: " + ", ".join(edition_names())),
        (["show", "none.toml"], "none.toml"),
        (["show", "theme-park", "--what", "bord"], "Did you mean board?"),
        (["show", "theme-park", "--overlay", "short"], "Did you mean short-game?"),
        (["show", "theme-park", "--overlay", "pre-2008"], "has no overlay"),
        (["show", "theme-park", "--overlay", "short-game", "--overlay", "time-limit"], "cannot be combined"),
        (["show"], "Missing argument"),
        (["show", "theme-park", "--frob"], "--frob"),
        (["shwo"], "shwo"),
        (["--frob"], "--frob"),
        (["watch", "theme-park", "--players", "9"], "2 to 8 players"),
        (["watch", "theme-park", "--players", "one"], "`freehold watch --help`"),
        (["watch", "theme-park", "--rounds", "0"], "1 or more"),
        (["watch", "theme-park", "--rounds", "1", "--seed", "x"], "seed"),
        (["replay", "no/such/file.log"], "no such file"),
        (["replay", "."], "cannot be read"),
        (["rule", "TP-RENT-33"], "Did you mean TP-RENT-"),
        (["rule", "rent"], "TP-RENT-03"),
        (["trace", "--tests", "no/such/folder"], "no folder"),
        (["trace", "--edition", "clasic"], "Did you mean classic?"),
    ],
)
def test_a_slip_is_answered_in_one_sentence(args, says):
    assert says in run(*args, code=2)


def test_a_file_that_cannot_be_written(tmp_path):
    path = tmp_path / "no" / "game.log"
    result = CliRunner().invoke(app, ["watch", "theme-park", "--rounds", "1", "--save", str(path)])
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


@pytest.mark.parametrize(
    ("line", "text", "says"),
    [
        (0, "not a game", "line 1: this line is not JSON"),
        (0, json.dumps({"freehold": 1, "edition": "theme-parc"}), "edition cannot be loaded"),
        (5, '["A", "fly"]', "line 6: the action cannot be done here"),
        (5, "{", "line 6: this line is not JSON"),
        (-1, json.dumps({"digest": "0", "actions": 1}), "actions were saved"),
    ],
)
def test_a_damaged_log_names_file_and_line(saved, line, text, says):
    lines = saved.read_text("utf-8").splitlines()
    lines[line] = text
    saved.write_text("\n".join(lines) + "\n", "utf-8")
    complaint = run("replay", str(saved), code=2)
    assert says in complaint
    assert str(saved) in complaint


def test_a_terminal_that_knows_few_characters_and_a_reader_that_leaves():
    program = [sys.executable, "-c", "from freehold.cli import main; main()"]
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "COLUMNS": "80"}
    done = subprocess.run([*program, "show", "theme-park"], env=plain, capture_output=True, text=True, check=True)
    assert "Orbitron" in done.stdout
    with subprocess.Popen([*program, "watch", "theme-park"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as game:
        assert game.stdout.readline()
        game.stdout.close()
        assert b"Traceback" not in game.stderr.read()
