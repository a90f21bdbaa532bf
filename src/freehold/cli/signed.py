"""Who signs for which clause, the floors above the rules included."""

from __future__ import annotations

from collections.abc import Mapping

import freehold.bots.silent
from freehold.core.registry import SIGNED
from freehold.trace import SIGNATORIES

ALL = (*SIGNATORIES, freehold.bots.silent)


def everybody() -> Mapping[str, list[str]]:
    """The functions that sign for each id, now that all of them are imported."""
    assert ALL
    return SIGNED
