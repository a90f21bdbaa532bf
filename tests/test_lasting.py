"""A state by names comes back as it was, at every moment of a game."""

import json

import pytest

from freehold.bots.play import Player
from freehold.editions.load import edition_names, load
from freehold.lasting import LostWordError, digest, from_lasting, to_lasting


@pytest.mark.parametrize("name", edition_names())
def test_every_state_of_a_game_comes_back_and_plays_on_alike(name):
    player = Player(load(name), 4, 11, ["random"] * 4)
    while not player.game.over and player.actions < 400:
        player.step()
        again = from_lasting(json.loads(json.dumps(to_lasting(player.game))))
        # What lies above the agenda's top or behind the last debt is never read.
        assert digest(again) == digest(player.game)
        again.said = player.game.said
        player.game = again


def test_a_word_that_is_not_known_is_told():
    values = to_lasting(Player(load("classic"), 2, 1).game)
    with pytest.raises(LostWordError):
        from_lasting(values | {"step": ["fly"], "who": [0], "arg": [0]})
    with pytest.raises(LostWordError):
        from_lasting(values | {"wings": 2})
