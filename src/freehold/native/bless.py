"""Blessing: every function that has signed in becomes callable from compiled code, and the switches are chained.

The rules import nothing of this. The three dispatchers of the engine and the one of the rents, which look a function up
in a list when interpreted, are replaced by generated chains of comparisons, which the compiler turns into switches.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from numba import types
from numba.extending import overload, register_jitable

from freehold import engine, rent
from freehold.core import say as say_module
from freehold.core.registry import AMENDS, RULES, STEPS, VERB_LIST

OPTIONS: Any = {"nogil": True, "boundscheck": False}


def _compile(source: str, name: str, names: dict[str, Any]) -> Callable[..., Any]:
    """The function that a generated source defines."""
    scope = dict(names)
    exec(source, scope)
    return scope[name]  # type: ignore[no-any-return]


def _chain(name: str, args: str, branches: list[tuple[int, str, str]], names: dict[str, Any], none: str) -> Any:
    """A function that compares its first argument with each number and calls what stands behind it."""
    head = args.partition(",")[0]
    lines = [f"def {name}({args}):"]
    lines += [f"    if {head} == {number}:\n        {verb} {call}".rstrip() for number, verb, call in branches]
    lines.append(f"    return {none}")
    return _compile("\n".join(lines), name, names)


def _step_chain() -> Any:
    found = [(k, f) for k, f in enumerate(STEPS.functions) if f is not None]
    branches = [(k, "return", f"_{k}(s, t, p, a)") for k, f in found]
    return _chain("run_step", "k, s, t, p, a", branches, {f"_{k}": f for k, f in found}, "None")


def _amend_chain() -> Any:
    found = [(k, f) for k, f in enumerate(AMENDS.functions) if f is not None]
    branches = [(k, "return", f"_{k}(s, t, d, r)") for k, f in found]
    return _chain("run_amend", "k, s, t, d, r", branches, {f"_{k}": f for k, f in found}, "r")


def _arguments(arity: int) -> str:
    return "".join(f", {name}" for name in "abcde"[:arity])


def _may_chain() -> Any:
    found = [v for v in VERB_LIST if v.may is not None]
    branches = [(v.number, "return", f"_{v.number}(s, t, p{_arguments(v.arity)})") for v in found]
    names = {f"_{v.number}": v.may for v in found}
    return _chain("run_may", "v, s, t, p, a, b, c, d, e", branches, names, "0")


def _verb_chain() -> Any:
    branches = [(v.number, "return", f"_{v.number}(s, t, p{_arguments(v.arity)})") for v in VERB_LIST]
    names = {f"_{v.number}": v.do for v in VERB_LIST}
    return _chain("run_verb", "v, s, t, p, a, b, c, d, e", branches, names, "None")


def _overload_say() -> None:
    """Events are noted where the record has room for them, else nothing is done."""

    @overload(say_module.say)
    def say(s: Any, what: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> Any:
        if isinstance(s, types.Record) and "heard" in s.fields:

            def note(s: Any, what: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
                n = s.heard[0]
                if n + 5 < len(s.heard):
                    s.heard[n + 1] = what
                    s.heard[n + 2] = a
                    s.heard[n + 3] = b
                    s.heard[n + 4] = c
                    s.heard[n + 5] = d
                s.heard[0] = n + 5

            return note

        def nothing(s: Any, what: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0) -> None:
            return None

        return nothing


def _overload(function: Any, made: Any) -> None:
    """Let compiled code call `made` wherever the rules call `function`."""
    args = ", ".join(inspect.signature(made).parameters)
    overload(function, jit_options=OPTIONS)(_compile(f"def choose({args}):\n    return made", "choose", {"made": made}))


@lru_cache(maxsize=1)
def bless() -> None:
    """Make all rules compilable. Done once."""
    _overload_say()
    for function in RULES:
        register_jitable(**OPTIONS)(function)
    for module, chain in (
        (engine, _step_chain()),
        (engine, _may_chain()),
        (engine, _verb_chain()),
        (rent, _amend_chain()),
    ):
        _overload(getattr(module, chain.__name__), chain)
