"""Everything that is checked, in one command: nox."""

from __future__ import annotations

import nox

nox.options.default_venv_backend = "venv"
nox.options.reuse_existing_virtualenvs = True
PROJECT = nox.project.load_toml("pyproject.toml")
CODE = ("src", "tests", "benchmarks", "noxfile.py")


@nox.session
def check(session: nox.Session) -> None:
    """Style, types and the order of the floors."""
    session.install("-e", ".[study]", *nox.project.dependency_groups(PROJECT, "check", "test"))
    session.run("ruff", "check", *CODE)
    session.run("ruff", "format", "--check", *CODE)
    session.run("mypy")
    session.run("lint-imports", "--no-cache")


@nox.session
def tests(session: nox.Session) -> None:
    """All tests; with arguments only those: nox -s tests -- tests/clauses -k RENT."""
    session.install("-e", ".[study]", *nox.project.dependency_groups(PROJECT, "check", "test"))
    session.run("pytest", "-n", "2", *session.posargs)
    if not session.posargs:
        session.run("freehold", "trace")
