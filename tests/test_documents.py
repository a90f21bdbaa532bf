"""What the documents show is true: their Python runs, and their commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from freehold.cli import app
from freehold.diagram import turn_page
from freehold.editions.load import edition_names, load

ROOT = Path(__file__).parent.parent
WORKED = re.compile(r"## Worked example.*?(?=\n## )", re.DOTALL)  # tests/test_worked_example.py runs it
BLOCKS = [
    (name, block)
    for name in ("README.md", "CONTRIBUTING.md")
    for block in re.findall(
        r"```python\n(.*?)```", WORKED.sub("", (ROOT / name).read_text(encoding="utf-8")), re.DOTALL
    )
]


@pytest.mark.parametrize(("name", "block"), BLOCKS)
def test_the_python_of_a_document_runs(name: str, block: str) -> None:
    scope: dict[str, object] = {}
    exec(compile(block, name, "exec"), scope)
    for key, value in list(scope.items()):
        if key.startswith("test_"):
            value()  # type: ignore[operator]


def test_the_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"^    freehold ([\w-]+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert named
    assert named <= set(get_command(app).commands)  # type: ignore[attr-defined]


def test_the_page_of_turns_is_drawn_from_the_editions_as_they_are() -> None:
    drawn = turn_page([load(name) for name in edition_names()])
    assert (ROOT / "docs" / "turns.md").read_text(encoding="utf-8") == drawn
