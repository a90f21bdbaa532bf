"""The fair source: what was drawn can be recomputed, and what was tampered with cannot."""

import pytest

from freehold.bots.play import Player
from freehold.cli.app import app
from freehold.core.words import CHANCE
from freehold.editions.load import edition_names, load
from freehold.openings import openings, replies
from freehold.record import Record
from freehold.server.chance import UnfairError, commitment, draw, new_secret, verify
from freehold.server.dice import dice_counts

SECRET = "ab" * 32


def fair_game(edition="theme-park", secret=SECRET, most=400):
    """A game of bots whose chance comes from the fair source, ended or stopped."""
    loaded = load(edition)
    player = Player(loaded, 3, 5)
    record = Record.begin(loaded, 3)
    record.commitment = commitment(secret)
    while not record.game.over and len(record.actions) < most:
        if record.game.wait[CHANCE]:
            found = draw(secret, len(record.actions), record.game, loaded.t)
            record.do_numbers(CHANCE, found.verb, found.args)
        else:
            seat, verb, numbers = player.next()
            record.do_numbers(seat, verb, numbers)
        player.game = record.game.copy()
    record.secret = secret
    return record


@pytest.mark.parametrize("edition", edition_names())
def test_a_fair_game_verifies_after_saving_and_reading(edition, tmp_path):
    record = fair_game(edition)
    record.save(tmp_path / "game")
    again = Record.read(tmp_path / "game")
    assert again.commitment == record.commitment
    assert verify(again) == sum(1 for action in record.actions if action[0] == "chance") > 20


def test_another_secret_is_found_out():
    record = fair_game()
    record.secret = "cd" * 32
    with pytest.raises(UnfairError, match="committed"):
        verify(record)
    record.commitment = commitment(record.secret)
    with pytest.raises(UnfairError, match="Action 1 says"):
        verify(record)


def test_a_game_without_a_secret_says_so():
    record = fair_game()
    record.secret = ""
    with pytest.raises(UnfairError, match="when the game is over"):
        verify(record)
    record.commitment = ""
    with pytest.raises(UnfairError, match="No fair source"):
        verify(record)


def test_replies_are_the_openings_that_answer_the_question():
    record = fair_game(most=150)
    s, t = record.game, record.edition.t
    for p in range(s.seats):
        assert set(replies(s, t, p)) <= {o._replace(most=0) for o in openings(s, t, p)}


def test_the_dice_of_many_secrets_are_even():
    loaded = load("classic")
    record = Record.begin(loaded, 2)
    faces = [draw(new_secret(), 0, record.game, loaded.t).args for _ in range(3000)]
    counts = [sum(throw.count(face) for throw in faces) for face in range(1, 7)]
    assert all(800 < n < 1200 for n in counts), counts


def test_dice_are_counted():
    record = fair_game()
    counts = dice_counts(record.actions)["dice 2"]
    assert sum(counts.sums.values()) == counts.throws
    assert sum(counts.faces.values()) == 2 * counts.throws
    assert counts.expected_sums[7] == pytest.approx(counts.throws / 6, abs=0.01)


def test_the_command_says_yes_and_no(tmp_path, capsys):
    record = fair_game()
    record.save(tmp_path / "game")
    with pytest.raises(SystemExit) as stopped:
        app(["verify", str(tmp_path / "game")])
    assert stopped.value.code == 0
    assert "answers of chance agree" in capsys.readouterr().out
    record.secret = "cd" * 32
    record.save(tmp_path / "game")
    with pytest.raises(SystemExit) as stopped:
        app(["verify", str(tmp_path / "game")])
    assert stopped.value.code == 2
    assert "committed" in capsys.readouterr().err
