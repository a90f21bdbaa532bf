"""The screen: plain text at any width, with a little colour where the terminal has it."""

from __future__ import annotations

import textwrap

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

HEAD = "bold"
QUIET = "dim"


def screen() -> Console:
    """The screen as it is now. Texts are shown as they are: no markup, no emoji codes, no guessed colours."""
    return Console(markup=False, emoji=False, highlight=False)


def grid(*columns: str, title: str = "", gap: int = 2) -> Table:
    """A table with one light line. A column whose name begins with `>` stands to the right. gap: 1 or 2 spaces."""
    table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", title_style=HEAD, header_style=HEAD,
                  pad_edge=False, padding=(0, gap - 1, 0, 0), show_edge=False)  # fmt: skip
    for name in columns:
        right = name.startswith(">")
        table.add_column(name.removeprefix(">"), justify="right" if right else "left", no_wrap=right)
    return table


def pairs(rows: list[tuple[str, str]]) -> Table:
    """Names on the left and what they stand for on the right, wrapped beside them."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(style=HEAD, no_wrap=True)
    table.add_column()
    for name, text in rows:
        table.add_row(name, text)
    return table


def paragraph(out: Console, text: str) -> None:
    """Print a text in lines of the screen's width, with no blanks at their ends."""
    out.print(textwrap.fill(text, out.width))


def indented(text: str, by: int) -> Padding:
    """A text that wraps within its indentation."""
    return Padding(Text(text), (0, 0, 0, by), expand=False)
