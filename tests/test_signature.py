"""The signature in the repository is that of the rules as they are, interpreted and compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from freehold.editions.load import edition_names, overlay_names
from freehold.signature import GAMES, kept_signatures, shares, signature

KEPT = Path(__file__).parent.parent / "signature.txt"


@pytest.mark.parametrize("name", edition_names())
def test_the_kept_signature_is_the_signature_of_both_runtimes(name: str) -> None:
    kept = kept_signatures(KEPT)
    assert signature(name) == kept[name]
    assert signature(name, compiled=True) == kept[name]


@pytest.mark.parametrize("name", edition_names())
def test_a_signature_covers_a_thousand_games_of_all_variants(name: str) -> None:
    portions = list(shares(name))
    assert sum(count for *_, count in portions) == GAMES
    assert len({edition.title for edition, *_ in portions}) > 1 or not overlay_names(name)
    assert len({(first + i) for _, _, first, count in portions for i in range(count)}) == GAMES


def test_a_line_that_is_no_signature_is_named(tmp_path: Path) -> None:
    path = tmp_path / "signature.txt"
    path.write_text("classic 0123 # a remark\n\nmore words than two\n", encoding="utf-8")
    with pytest.raises(ValueError, match="line 3"):
        kept_signatures(path)
