"""What the documents show is true: their Python runs, and their commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from freehold.cli import app

ROOT = Path(__file__).parent.parent
BLOCKS = [
    (name, block)
    for name in ("README.md", "CONTRIBUTING.md")
    for block in re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)
]


@pytest.mark.parametrize(("name", "block"), BLOCKS)
def test_the_python_of_a_document_runs(name: str, block: str) -> None:
    scope: dict[str, object] = {}
    exec(compile(block, name, "exec"), scope)
    for key, value in list(scope.items()):
        if key.startswith("test_"):
            value()  # type: ignore[operator]


def test_the_commands_of_the_readme_exist() -> None:
    named = set(re.findall(r"^    freehold (\w+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE))
    assert named
    assert named <= set(get_command(app).commands)  # type: ignore[attr-defined]
