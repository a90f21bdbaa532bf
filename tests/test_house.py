"""The house itself: floors, the dialect of rules, sizes of files, and no edition named outside its data."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import freehold
from freehold.core.registry import AMENDS, RULES, STATE_FIELDS, STEPS, VERBS
from freehold.core.words import EVENTS, REASONS
from freehold.editions.load import edition_names, load, overlay_names

ROOT = Path(freehold.__file__).parent
SOURCES = sorted(ROOT.rglob("*.py"))
RULE_FOLDERS = ("core", "mechanics", "bots")
MOST_LINES = 330
FORBIDDEN = (
    ast.Try,
    ast.Raise,
    ast.With,
    ast.Lambda,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.Dict,
    ast.Set,
    ast.Slice,
    ast.JoinedStr,
    ast.Yield,
    ast.Starred,
    ast.Global,
    ast.Import,
    ast.ImportFrom,
    ast.In,
    ast.NotIn,
    ast.Delete,
)


def test_imports_go_down() -> None:
    done = subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=ROOT.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_file_holds_one_idea(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), "a file says what it is for"


@pytest.mark.parametrize("rule", RULES, ids=lambda f: f"{f.__module__}.{f.__name__}")
def test_rules_keep_to_the_dialect(rule: object) -> None:
    tree = _definition(rule)
    body = tree.body[1:] if ast.get_docstring(tree) else tree.body
    for statement in body:
        for node in ast.walk(statement):
            assert not isinstance(node, FORBIDDEN), f"line {node.lineno}: {type(node).__name__}"  # type: ignore[attr-defined]
            if isinstance(node, ast.Constant) and not isinstance(node.value, int):
                assert _is_message(statement, node), f"line {node.lineno}: only whole numbers, not {node.value!r}"
    assert ast.get_docstring(tree), "a rule says what it does"


def _definition(rule: object) -> ast.FunctionDef:
    path = ROOT.parent / (rule.__module__.replace(".", "/") + ".py")  # type: ignore[attr-defined]
    name = rule.__name__  # type: ignore[attr-defined]
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    raise AssertionError(f"{name} is not defined at the top of {path}")


def _is_message(statement: ast.stmt, node: ast.Constant) -> bool:
    return any(isinstance(a, ast.Assert) and a.msg is node for a in ast.walk(statement))


def test_no_rule_and_no_program_names_an_edition() -> None:
    names = [name for name in edition_names() if name != "classic"]
    pattern = re.compile("|".join(re.escape(n) for n in [*names, *(n.replace("-", "_") for n in names)]))
    for path in SOURCES:
        code = re.sub(r'"""[\s\S]*?"""', "", path.read_text(encoding="utf-8"))  # examples in docstrings may
        assert not pattern.search(code), path


def test_everything_that_is_declared_is_defined_and_nothing_twice() -> None:
    assert STEPS.missing() == []
    assert AMENDS.missing() == []
    for shelf in (REASONS, EVENTS):
        assert len(set(shelf.names)) == len(shelf.names)
    assert len({v.number for v in VERBS.values()}) == len(VERBS)
    assert "said" not in STATE_FIELDS


@pytest.mark.parametrize("name", edition_names())
def test_every_reason_and_event_of_an_edition_cites_a_clause(name: str) -> None:
    for overlays in [(), *((o,) for o in overlay_names(name))]:
        cites = load(name, overlays).file.cites
        assert {key.partition(".")[0] for key in cites.event} <= set(EVENTS.names)
        assert {key.rpartition(".")[2] for key in cites.refusal} <= set(REASONS.names)


def test_public_names_exist_and_say_what_they_do() -> None:
    for name in freehold.__all__:
        assert hasattr(freehold, name), name
        value = getattr(freehold, name)
        assert not callable(value) or value.__doc__, name
