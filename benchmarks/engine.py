"""How fast the engine is: actions a second, interpreted and compiled, and what a copy of a game costs.

    python benchmarks/engine.py [--seconds 3] [--edition theme-park] [--players 4]

Every figure is of one core and CPU time, the median of five runs, and each comes with its ratio to plain random play in
the same run: on a shared machine trust the ratios. The compiled figures need the extra `study`; the first run compiles.
"""

from __future__ import annotations

import argparse
import importlib.util
import statistics
import time
from collections.abc import Callable
from functools import partial

from freehold.bots.play import Player
from freehold.editions.load import Edition, edition_names, load

CAP = 2000  # actions of a game
RUNS = 5
GAMES_AT_ONCE = 200
NATIVE = importlib.util.find_spec("numba") is not None


def interpreted(edition: Edition, players: int, bot: str, seconds: float) -> float:
    """Actions a second in plain Python."""
    done, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        player = Player(edition, players, seed, [bot] * players)
        while not player.game.over and player.actions < CAP:
            player.step()
        done += player.actions
        seed += 1
    return done / (time.process_time() - start)


def compiled(edition: Edition, players: int, bot: str, seconds: float) -> float:
    """Actions a second in compiled code, setting the games up included."""
    from freehold.native.batch import Batch

    Batch(edition, players, 1, 0, [bot] * players).play(10)
    done, seed, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        done += Batch(edition, players, GAMES_AT_ONCE, seed, [bot] * players).play(CAP)
        seed += GAMES_AT_ONCE
    return done / (time.process_time() - start)


def copies(edition: Edition, players: int, seconds: float) -> float:
    """Copies of a state a second."""
    game = Player(edition, players, 0).game
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(1000):
            game.copy()
        done += 1000
    return done / (time.process_time() - start)


def median(measure: Callable[[float], float], seconds: float) -> float:
    """The median of five runs."""
    return statistics.median(measure(seconds / RUNS) for _ in range(RUNS))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3, help="CPU seconds for each figure")
    parser.add_argument("--edition", choices=edition_names(), help="only this edition")
    parser.add_argument("--players", type=int, default=4)
    args = parser.parse_args()
    for name in [args.edition] if args.edition else edition_names():
        report(load(name), args.players, args.seconds)
    if not NATIVE:
        print("No compiled figures: install the extra with  pip install 'freehold[study]'")


def report(edition: Edition, players: int, seconds: float) -> None:
    """Measure one edition and print its figures."""
    measures = {
        "interpreted, random legal play": partial(interpreted, edition, players, "random"),
        "interpreted, simple bot": partial(interpreted, edition, players, "simple"),
    }
    if NATIVE:
        measures["compiled, random legal play"] = partial(compiled, edition, players, "random")
        measures["compiled, simple bot"] = partial(compiled, edition, players, "simple")
    print(f"{edition.title}, {players} players")
    base = 0.0
    for label, measure in measures.items():
        figure = median(measure, seconds)
        base = base or figure
        print(f"  {label:<32} {figure:>13,.0f} actions/s  {figure / base:>7.2f} x")
    print(f"  {'copy of a state':<32} {1e6 / median(partial(copies, edition, players), seconds):>13.1f} us")


if __name__ == "__main__":
    main()
