"""The program that commands are added to, and how it tells a person that something is wrong."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from freehold.editions.errors import EditionError
from freehold.record import RecordError
from freehold.rulebooks import RulebookError

WRONG = 2  # the exit code for what the user can mend
STOPPED = 130
# Typer brings its own click or uses the one installed, by version; the family of its errors is reached from this one.
UsageError: Any = typer.BadParameter.__mro__[2]
assert issubclass(typer.BadParameter, UsageError), "typer's errors have another family now"


class UserError(Exception):
    """Something that the user can mend: what is wrong, where, and the cure, in one sentence."""


class Commands(TyperGroup):
    """Tells every fault of the user in one line on stderr, with exit code 2 and never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal that knows few characters shows "?"
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except (UserError, EditionError, RecordError, RulebookError) as fault:
            _complain(str(fault))
        except typer.Abort:
            sys.exit(STOPPED)
        except UsageError as fault:
            path = fault.ctx.command_path.split() if getattr(fault, "ctx", None) else [""]
            command = " ".join(["freehold", *path[1:]])
            _complain(f"{_closed(fault.format_message())} `{command} --help` shows what there is.")
        sys.exit(code if isinstance(code, int) else 0)


def _complain(text: str) -> None:
    typer.echo(f"freehold: {_closed(' '.join(text.split()))}", err=True)
    sys.exit(WRONG)


def _closed(text: str) -> str:
    """A text with something at its end that closes it."""
    return text if text.endswith((".", "?", "`")) else f"{text}."


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)


def nearest(name: str, known: Sequence[str]) -> str:
    """The cure for a name that is not known: the one most like it, or all there are."""
    close = difflib.get_close_matches(name.lower(), known, n=1)
    return f"Did you mean {close[0]}?" if close else f"Use one of: {', '.join(known)}."
