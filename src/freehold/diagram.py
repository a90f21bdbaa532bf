"""The turn of an edition as a flow chart in Mermaid's notation, drawn from the lists in its file."""

from __future__ import annotations

from freehold.core.registry import AMENDS, STEPS, Steps
from freehold.editions.load import Edition

KINDS = {
    "street": "a street",
    "transport": "a transport",
    "utility": "a utility",
    "cards": "a card space",
    "tax": "a tax space",
    "go_to_jail": "Go to Jail",
    "go": "GO",
    "jail": "the jail corner",
    "rest": "Free Parking",
    "vehicle": "a vehicle",
    "element": "an Element space",
    "snowflake": "a Snowflake space",
}


def turn_chart(edition: Edition) -> str:
    """The flow chart: the steps of a turn in order, what each kind of space sets off, and the hooks of the edition."""
    file = edition.file
    lines = ["flowchart TD", '  begin(["The next player to the left comes on turn"])']
    above = "begin"
    for name in file.turn.order:
        lines += [f"  {name}[{_label(name, STEPS)}]", f"  {above} --> {name}"]
        above = name
    lines += (
        [f"  {above} -- after doubles, unless jailed --> {file.turn.order[0]}"] if edition.t.doubles_to_jail else []
    )
    lines += ['  done(["end_turn"])', f"  {above} --> done"]
    for step in dict.fromkeys(file.land.values()):
        kinds = ", ".join(KINDS.get(kind, kind) for kind, name in file.land.items() if name == step)
        lines += [f"  on_{step}[{_label(step, STEPS)}]", f"  land -- on {kinds} --> on_{step}"]
    for hook, steps in file.when.items():
        for i, step in enumerate(steps):
            lines += [f"  {hook}_{i}[{_label(step, STEPS)}]", f"  move -. {hook.replace('_', ' ')} .-> {hook}_{i}"]
    lines.append('  subgraph rent ["The rent of a landing"]')
    for i, name in enumerate(file.rent.order):
        lines.append(f"    rent_{i}[{_label(name, AMENDS)}]")
        lines += [f"    rent_{i - 1} --> rent_{i}"] if i else []
    return "\n".join([*lines, "  end"]) + "\n"


def _label(name: str, of: Steps) -> str:
    """A step's name and the first sentence of what it does."""
    function = of.functions[of.number(name)]
    does = (function.__doc__ or "").strip().splitlines()[0].replace('"', "'")
    return f'"<b>{name}</b><br>{does}"'


def turn_page(editions: list[Edition]) -> str:
    """A page of the documents with the chart of each edition."""
    parts = ["# The turn of each edition\n\nDrawn from the editions' files by `freehold diagram --all`.\n"]
    for edition in editions:
        parts.append(f"\n## {edition.file.title}\n\n```mermaid\n{turn_chart(edition)}```\n")
    return "".join(parts)
