"""Laws that hold after every action, in random and in Hypothesis-driven play."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from freehold.bots.play import Player
from freehold.core.laws import broken_laws
from freehold.core.registry import VERB_LIST
from freehold.core.words import CHANCE, REASONS
from freehold.editions.load import edition_names, load, overlay_names
from freehold.engine import act, deal, legal
from freehold.openings import openings

VARIANTS = [(name, overlays) for name in edition_names() for overlays in [(), *((o,) for o in overlay_names(name))]]
GAMES = 12
CAP = 1500
SPEAKERS = st.sampled_from([*range(8), CHANCE])
NUMBERS = st.integers(-3, 64) | st.integers(-(1 << 62), 1 << 62)


@pytest.mark.parametrize(("edition", "overlays"), VARIANTS)
@pytest.mark.parametrize("bot", ["random", "simple"])
def test_no_action_of_a_game_breaks_a_law(edition: str, overlays: tuple[str, ...], bot: str) -> None:
    loaded = load(edition, overlays)
    for seed in range(GAMES):
        seats = loaded.t.fewest_seats + seed % (loaded.t.most_seats - loaded.t.fewest_seats + 1)
        player = Player(loaded, seats, seed, [bot] * seats)
        while not player.game.over and player.actions < CAP:
            done = player.step()
            assert broken_laws(player.game, loaded.t) == [], (seed, player.actions, done)
        assert player.game.over or player.actions == CAP


@pytest.mark.parametrize(("edition", "overlays"), VARIANTS)
def test_every_game_of_simple_bots_ends(edition: str, overlays: tuple[str, ...]) -> None:
    loaded = load(edition, overlays)
    for seed in range(GAMES):
        player = Player(loaded, 4, seed, ["simple"] * 4)
        while not player.game.over and player.actions < 20 * CAP:
            player.step()
        assert player.game.over, seed
        assert player.game.won or player.game.damaged == loaded.t.deeds


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.data_too_large])
@given(data=st.data(), variant=st.sampled_from(VARIANTS), seats=st.integers(2, 6))
def test_whatever_is_tried_either_is_refused_and_changes_nothing_or_keeps_the_laws(
    data: st.DataObject, variant: tuple[str, tuple[str, ...]], seats: int
) -> None:
    loaded = load(*variant)
    s, t = deal(loaded.t, seats), loaded.t
    for _ in range(60):
        wild = data.draw(st.booleans())
        if wild:
            p, verb = data.draw(SPEAKERS), data.draw(st.sampled_from(VERB_LIST))
            args = [data.draw(NUMBERS) for _ in range(verb.arity)]
        else:
            p, verb, args = _an_opening(data, s, t)
        before = s.copy()
        expected = legal(s, t, p, verb.number, *args)
        assert s.same(before)
        assert act(s, t, p, verb.number, *args) == expected
        if expected:
            assert s.same(before), REASONS.names[expected]
        assert broken_laws(s, t) == [], (p, verb.name, args)
        if s.over:
            return


def _an_opening(data, s, t):  # type: ignore[no-untyped-def]
    """One of the things that somebody may do now."""
    choices = [(p, o) for p in (*range(s.seats), CHANCE) if s.wait[p] or p == s.turn for o in openings(s, t, p)]
    choices = [(p, o) for p, o in choices if o.verb not in ("offer", "leave", "give_up")]
    p, opening = data.draw(st.sampled_from(choices)) if choices else (s.turn, openings(s, t, s.turn)[0])
    verb = next(v for v in VERB_LIST if v.name == opening.verb)
    return p, verb, list(opening.args)


def test_an_opening_is_legal_and_a_law_that_is_broken_is_found() -> None:
    loaded = load("theme-park")
    player = Player(loaded, 4, 7)
    for _ in range(400):
        for p in range(4):
            for opening in openings(player.game, loaded.t, p):
                verb = next(v for v in VERB_LIST if v.name == opening.verb)
                if opening.verb != "offer":
                    assert legal(player.game, loaded.t, p, verb.number, *opening.args) == 0
        player.step()
    for field, value in (("cash", -1), ("houses", 1), ("owned", 1 << 6), ("depth", -1), ("awaited", 0)):
        broken = player.game.copy()
        if isinstance(getattr(broken, field), list):
            getattr(broken, field)[0] += value
        else:
            setattr(broken, field, value)
        assert broken_laws(broken, loaded.t), field
