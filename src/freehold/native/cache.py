"""Where compiled code is kept: a folder named by a hash of every source that goes into it.

Numba's own cache looks only at the file of the function it stores and does not notice a changed rule in another file.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import lru_cache
from pathlib import Path

import numba
import numpy as np

import freehold

SOURCES = ("core", "mechanics", "bots", "native")


@lru_cache(maxsize=1)
def source_hash() -> str:
    """A hash of all rules, bots and of the way they are compiled, and of the compiler's version."""
    root = Path(freehold.__file__).parent
    paths = [root / "engine.py", root / "rent.py"]
    for folder in SOURCES:
        paths += sorted((root / folder).glob("*.py"))
    found = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for path in paths:
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def cache_folder() -> Path:
    """The folder: below FREEHOLD_CACHE where that is set, else in the user's cache."""
    base = os.environ.get("FREEHOLD_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "freehold" / f"native-{source_hash()}"


def use_cache() -> bool:
    """Point the compiler at the folder. Gives whether it held something already."""
    folder = cache_folder()
    filled = folder.is_dir() and any(folder.iterdir())
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    return filled
