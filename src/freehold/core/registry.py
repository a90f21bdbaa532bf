"""Where functions and words sign in.

A mechanic declares its fields, its tables and its words here, and signs its functions with the ids of the clauses they
implement. Nothing in this file knows a rule: it only counts. Numbers follow the order of declaration; everything that
outlives a process (logs, editions) therefore uses the names, never the numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

# A game's state and an edition's tables are read by attribute. They are plain objects here and NumPy records when
# compiled, and their attributes are declared at run time: `Any` is the honest type of both.
State = Any
Tables = Any
Seat: TypeAlias = int
Deed: TypeAlias = int
Space: TypeAlias = int
Coins: TypeAlias = int


class Rule(Protocol):
    """A plain function over `s`, `t` and small integers, named as its `def` names it."""

    __name__: str
    __module__: str

    def __call__(self, *args: Any) -> Any: ...


class Each(int):
    """The size of a list field: one number for each seat, space, deck..."""


@dataclass
class Declared:
    """One field of a state or a table: its size (0: a single number) and what it holds at first."""

    size: int
    first: int


@dataclass
class Verb:
    """What a seat can say: its number, the rules behind it, and how its arguments are read."""

    name: str
    number: int
    do: Rule
    may: Rule | None
    wait: int
    args: tuple[str, ...]
    arity: int


@dataclass
class Steps:
    """Functions known by number: named when first mentioned, filled when defined."""

    numbers: dict[str, int] = field(default_factory=dict)
    functions: list[Rule | None] = field(default_factory=lambda: [None])

    def number(self, name: str) -> int:
        if name not in self.numbers:
            self.numbers[name] = len(self.functions)
            self.functions.append(None)
        return self.numbers[name]

    def define(self, function: Rule) -> None:
        self.functions[self.number(function.__name__)] = function

    def missing(self) -> list[str]:
        return sorted(n for n, k in self.numbers.items() if self.functions[k] is None)


STATE_FIELDS: dict[str, Declared] = {}
TABLE_FIELDS: dict[str, Declared] = {}
SECRETS: set[str] = set()
RULES: list[Rule] = []
STEPS = Steps()
AMENDS = Steps()
VERBS: dict[str, Verb] = {}
VERB_LIST: list[Verb] = []
SIGNED: dict[str, list[str]] = {}


def _sign(function: Rule, clauses: tuple[str, ...]) -> None:
    for clause in clauses:
        SIGNED.setdefault(clause, []).append(f"{function.__module__}.{function.__name__}")


def signs(*clauses: str) -> Callable[[Any], Any]:
    """Sign a function outside the rules (set-up, loader, view) with the clauses it implements."""

    def mark(function: Any) -> Any:
        _sign(function, clauses)
        return function

    return mark


def rule(*clauses: str) -> Callable[[Any], Any]:
    """A function that other rules call by name; it is compiled with them."""

    def mark(function: Rule) -> Rule:
        RULES.append(function)
        _sign(function, clauses)
        return function

    return mark


def step(*clauses: str) -> Callable[[Any], Any]:
    """A function `(s, t, p, a)` that the agenda can hold."""

    def mark(function: Rule) -> Rule:
        STEPS.define(function)
        return rule(*clauses)(function)

    return mark


def amend(*clauses: str) -> Callable[[Any], Any]:
    """A function `(s, t, d, r) -> Coins` that changes a rent."""

    def mark(function: Rule) -> Rule:
        AMENDS.define(function)
        return rule(*clauses)(function)

    return mark


def verb(*clauses: str, may: Any = None, wait: int = 0, args: tuple[str, ...] = ()) -> Callable[[Any], Any]:
    """A function `(s, t, p, ...)` that a seat can call.

    `may` has the same arguments and gives 0 or the reason why not; it must stand any numbers. `wait` is the question
    that the verb answers (0: it answers none). `args` names the kind of each argument, so that logs, tests and screens
    can read and write them.
    """

    def mark(function: Rule) -> Rule:
        name = function.__name__.rstrip("_")
        entry = Verb(name, len(VERB_LIST), function, may, wait, args, len(args))
        VERBS[name] = entry
        VERB_LIST.append(entry)
        return rule(*clauses)(function)

    return mark


def later(name: str) -> int:
    """The number of a step that may be defined in another file, even on a floor above."""
    return STEPS.number(name)


def _declare(where: dict[str, Declared], entries: dict[str, Any]) -> None:
    for name, value in entries.items():
        if name in where:
            raise ValueError(f"field {name!r} is declared twice")
        size, first = value if isinstance(value, tuple) else (value, 0)
        where[name] = Declared(int(size), first) if isinstance(size, Each) else Declared(0, int(size))


def fields(**entries: int | Each | tuple[Each, int]) -> None:
    """Declare fields of the state: a first value, a size (`SEATS`), or a size and a first value (`(SEATS, -1)`)."""
    _declare(STATE_FIELDS, entries)


def secrets(*names: str) -> None:
    """Name fields of the state that no seat may see."""
    SECRETS.update(names)


def tables(**entries: int | Each | tuple[Each, int]) -> None:
    """Declare fields of an edition's tables, in the same way."""
    _declare(TABLE_FIELDS, entries)
