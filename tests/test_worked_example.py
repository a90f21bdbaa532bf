"""CONTRIBUTING's worked example, carried out in a copy of the sources: a new edition with a new mechanic."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import freehold

ROOT = Path(__file__).parent.parent
PACKAGE = Path(freehold.__file__).parent


def blocks() -> tuple[str, str, str]:
    """The mechanic, the changed lines of the edition, and the tests."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition("## Worked example")[2].partition("\n## ")[0]
    found = re.findall(r"```(?:python|toml)\n(.*?)```", section, re.DOTALL)
    assert len(found) == 3
    mechanic, edition, tests = found
    return mechanic, edition, tests


def changed(classic: str, lines: str) -> str:
    """The text of an edition with lines replaced or added, each in its section."""
    section = ""
    for line in lines.splitlines():
        if line.startswith("["):
            section = line
        elif line:
            key = line.partition(" = ")[0]
            start = classic.index(f"\n{section}\n") if section else 0
            end = classic.find("\n[", start + 1)
            part = classic[start:end]
            old = re.search(rf"^{key} = .*$", part, re.MULTILINE)
            new = part.replace(old.group(), line, 1) if old else f"{part.rstrip()}\n{line}\n"
            classic = classic[:start] + new + classic[end:]
    return classic


def test_the_worked_example_works(tmp_path: Path) -> None:
    mechanic, edition, tests = blocks()
    copy = tmp_path / "src" / "freehold"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "mechanics" / "tide.py").write_text(mechanic, encoding="utf-8")
    listing = copy / "mechanics" / "__init__.py"
    text = listing.read_text(encoding="utf-8")
    text = text.replace("    tax,\n", "    tax,\n    tide,\n")
    assert text.count("    tide,\n") == 2
    listing.write_text(text, encoding="utf-8")
    classic = (copy / "editions" / "classic.toml").read_text(encoding="utf-8")
    (copy / "editions" / "tide-coast.toml").write_text(changed(classic, edition), encoding="utf-8")
    for name in ("pre-2008", "post-2008"):
        overlay = copy / "editions" / "overlays" / f"{name}.toml"
        overlay.write_text(
            overlay.read_text(encoding="utf-8").replace('of = ["classic"]', 'of = ["classic", "tide-coast"]'),
            encoding="utf-8",
        )
    (tmp_path / "test_tide.py").write_text(tests, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
