"""A game as its action log: what is saved comes back the same, and damage is told in one sentence."""

import json
import re
from pathlib import Path

import pytest

from freehold.bots.play import Player
from freehold.codec import ActionError
from freehold.editions.load import load
from freehold.record import Record, RecordError, RefusedError, digest, replay

GAMES = [("theme-park", ()), ("theme-park", ("short-game",)), ("theme-park", ("time-limit",)), ("classic", ())]


def played(name="theme-park", overlays=(), seed=7, most=400, bot="random"):
    """A record of bots at play."""
    edition = load(name, overlays)
    player = Player(edition, 4, seed, [bot] * 4)
    record = Record.begin(edition, 4, names=["Ana", "Ben", "Cleo\u2028", "Dev"])
    while not record.game.over and len(record.actions) < most:
        seat, verb, numbers = player.step()
        record.do_numbers(seat, verb, numbers)
    assert record.game.same(player.game)
    return record


@pytest.fixture
def saved(tmp_path):
    """A saved game: its path and its lines."""
    path = tmp_path / "game.log"
    played(most=60).save(path)
    return path, path.read_text("utf-8").split("\n")[:-1]


@pytest.mark.parametrize(("name", "overlays"), GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_saved_game_comes_back_the_same(name, overlays, seed, tmp_path):
    record = played(name, overlays, seed)
    path = tmp_path / "game.log"
    record.save(path)
    again = Record.read(path)
    assert again.digest() == record.digest()
    assert again.game.same(record.game)
    assert again.actions == record.actions
    assert again.names == record.names
    assert again.game.said == record.game.said
    again.save(tmp_path / "copy.log")
    assert (tmp_path / "copy.log").read_bytes() == path.read_bytes()


@pytest.mark.parametrize("seed", range(4))
def test_a_log_can_be_cut_anywhere_and_played_on(seed):
    record = played(seed=seed, most=200)
    half = Record.begin(record.edition, 4)
    for action in record.actions[:77]:
        half.do(*action)
    assert digest(replay(record.edition, record.actions[:77], 4)) == half.digest()
    for action in record.actions[77:]:
        half.do(*action)
    assert half.digest() == record.digest()
    assert record.verify()


def test_a_log_holds_names_only():
    for seat, verb, *args in played(most=300).actions:
        assert re.fullmatch(r"[A-H]|chance", seat)
        assert verb.isidentifier()
        if verb == "card":
            assert isinstance(args[0], str)


def test_the_files_lines_are_head_actions_and_closing_line(saved):
    _, lines = saved
    head, closing = json.loads(lines[0]), json.loads(lines[-1])
    assert head == {
        "freehold": 1,
        "edition": "theme-park",
        "version": 1,
        "overlays": [],
        "seats": 4,
        "banker": "A",
        "names": ["Ana", "Ben", "Cleo\u2028", "Dev"],
    }
    assert closing["actions"] == 60 == len(lines) - 2
    assert json.loads(lines[1])[:2] == ["chance", "dice"]


def test_saving_replaces_the_file_in_one_step(saved, monkeypatch):
    path, lines = saved
    record = Record.read(path)
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError("the disk is full")))
    with pytest.raises(OSError, match="disk"):
        record.save(path)
    assert path.read_text("utf-8").split("\n")[:-1] == lines
    assert list(path.parent.iterdir()) == [path]


def test_a_refused_action_changes_nothing_and_cites_its_clause():
    record = Record.begin(load("theme-park"), 4)
    for _ in range(4):
        record.do("chance", "dice", 1 + len(record.actions), 6)
    before, lines = record.digest(), list(record.actions)
    with pytest.raises(RefusedError) as refused:
        record.do("A", "roll")
    assert (refused.value.reason, refused.value.clause) == ("not_your_turn", "TP-TURN-04")
    for wrong in (["A", "fly"], ["Z", "roll"], ["A", "roll", 1], ["A", "build", "6"], ["A", "offer", "B", 3, [], 0]):
        with pytest.raises(ActionError):
            record.do(*wrong)
    assert (record.digest(), record.actions) == (before, lines)


def test_too_many_seats_and_a_banker_who_is_not_there():
    with pytest.raises(ValueError, match="2 to 8 players"):
        Record.begin(load("theme-park"), 9)
    with pytest.raises(ValueError, match="banker"):
        Record.begin(load("theme-park"), 4, banker=4)


def fault(path, lines, **options):
    """The error that reading these lines gives: its line and its text."""
    path.write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(RecordError) as error:
        Record.read(path, **options)
    assert str(error.value).startswith(str(path))
    assert "\n" not in str(error.value)
    return error.value.line, error.value.wrong


def test_damage_is_told_with_its_line(saved):
    path, lines = saved
    assert fault(path, [*lines[:9], "{", *lines[10:]]) == (10, "this line is not JSON")
    assert fault(path, [*lines[:9], "null", *lines[10:]])[0] == 10
    assert fault(path, [*lines[:9], '["A", "roll", ' + "9" * 5000 + "]", *lines[10:]])[0] == 10
    assert fault(path, lines[:-1]) == (61, "the log ends without its closing line, so a part is missing")
    assert fault(path, [*lines[:9], *lines[10:]])[0] >= 10
    assert fault(path, [*lines[:9], '["chance", "dice", 6]', *lines[10:]])[0] == 10
    assert fault(path, [*lines[:9], '["A", "fly"]', *lines[10:]])[0] == 10
    assert fault(path, [*lines, lines[-1]]) == (63, "something follows the closing line")
    assert fault(path, ["", *lines])[0] == 1
    assert fault(path, lines[1:])[0] == 1


def test_a_changed_game_does_not_match_its_digest(saved):
    path, lines = saved
    head, closing = json.loads(lines[0]), json.loads(lines[-1])
    wrong = json.dumps(closing | {"digest": "0" * 64})
    assert fault(path, [*lines[:-1], wrong]) == (62, "the game that was played does not match the saved digest")
    assert fault(path, [*lines[:-1], json.dumps(closing | {"actions": 61})])[0] == 62
    assert fault(path, [json.dumps(head | {"banker": "B"}), *lines[1:]])[0] > 1


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"freehold": 2}, "format 2"),
        ({"version": 9}, "version 9"),
        ({"edition": "theme-parc"}, "edition cannot be loaded"),
        ({"edition": 3}, "which edition"),
        ({"overlays": ["no-such"]}, "edition cannot be loaded"),
        ({"seats": 12}, "2 to 8 players"),
        ({"seats": "4"}, "how many seats"),
        ({"banker": "H"}, "banker"),
        ({"banker": None}, "no seat"),
        ({"names": [1]}, "names them wrongly"),
    ],
)
def test_a_wrong_head(saved, change, wrong):
    path, lines = saved
    line, text = fault(path, [json.dumps(json.loads(lines[0]) | change), *lines[1:]])
    assert line == 1
    assert wrong in text


def test_a_file_that_is_no_text_or_empty(tmp_path):
    path = tmp_path / "game.log"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="not a text file"):
        Record.read(path)
    path.write_bytes(b"")
    with pytest.raises(RecordError, match="empty"):
        Record.read(path)


def test_a_log_cut_short_can_be_played_as_far_as_it_goes(saved):
    path, lines = saved
    path.write_text("\n".join(lines[:40]) + '\n["chan', "utf-8")
    assert len(Record.read(path, whole=False).actions) == 39
    with pytest.raises(RecordError):
        Record.read(path)
    assert fault(path, [*lines[:9], "{", *lines[10:]], whole=False) == (10, "this line is not JSON")


def test_the_digest_is_of_names_so_that_more_rules_do_not_change_it():
    record = Record.begin(load("theme-park"), 4)
    before = record.digest()
    record.game.arg[20] = 5  # what lies behind the top of the agenda is no part of the game
    assert record.digest() == before
    record.game.cash[0] += 1
    assert record.digest() != before


def test_a_note_is_kept_with_its_action_and_read_back(tmp_path: Path) -> None:
    record = Record.begin(load("theme-park"), 2)
    record.do("chance", "dice", 6, 5)
    record.do("chance", "dice", 1, 2)
    record.do("A", "roll", note="We once missed the last train home.")
    assert record.actions[-1] == ["A", "roll", {"note": "We once missed the last train home."}]
    with pytest.raises(ActionError, match="280"):
        record.do("chance", "dice", 1, 2, note="x" * 281)
    record.save(tmp_path / "game")
    again = Record.read(tmp_path / "game")
    assert again.actions == record.actions
    assert again.digest() == record.digest()
    assert again.verify()
