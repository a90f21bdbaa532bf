"""How rules tell what happened: numbers only, and only where somebody listens."""

from .registry import State


def say(s: State, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell one fact. Compiled games replace this function by a counter or by nothing."""
    if s.said is not None:
        s.said.append((what, a, b, c, d))
