"""Row: a declared set of numbers and lists of numbers. Copy, diff and save follow from the declaration."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from .registry import Declared


class Row:
    """A record whose fields were declared once; see `row_type`.

    `said` is not a field: it is the list to which events are written, or None where nobody listens.
    """

    __slots__ = ("said",)
    declared: ClassVar[Mapping[str, Declared]] = {}
    single: ClassVar[tuple[str, ...]] = ()
    listed: ClassVar[tuple[str, ...]] = ()
    said: list[tuple[int, int, int, int, int]] | None

    def __init__(self) -> None:
        self.said = None
        for name in self.single:
            setattr(self, name, self.declared[name].first)
        for name in self.listed:
            d = self.declared[name]
            setattr(self, name, [d.first] * d.size)

    def copy(self) -> Self:
        """An independent copy that nobody listens to."""
        new = object.__new__(type(self))
        new.said = None
        for name in self.single:
            setattr(new, name, getattr(self, name))
        for name in self.listed:
            setattr(new, name, getattr(self, name)[:])
        return new

    def differences(self, other: Row) -> dict[str, tuple[Any, Any]]:
        """The fields in which two rows differ, with both values."""
        pairs = ((n, getattr(self, n), getattr(other, n)) for n in self.declared)
        return {n: (a, b) for n, a, b in pairs if a != b}

    def same(self, other: Row) -> bool:
        """Whether every field is equal."""
        return not self.differences(other)

    def to_dict(self) -> dict[str, int | list[int]]:
        """All fields by name; lists are copied."""
        values: dict[str, int | list[int]] = {n: getattr(self, n) for n in self.single}
        values.update({n: getattr(self, n)[:] for n in self.listed})
        return values

    @classmethod
    def from_dict(cls, values: Mapping[str, int | list[int]]) -> Self:
        """A row with these values; a field that is not given keeps its first value.

        Raises ValueError for a field that is not declared or a list of the wrong length.
        """
        row = cls()
        for name, value in values.items():
            if name not in cls.declared:
                raise ValueError(f"there is no field {name!r}")
            size = cls.declared[name].size
            if isinstance(value, list) != bool(size) or (isinstance(value, list) and len(value) != size):
                raise ValueError(f"field {name!r} wants {size or 'one'} number(s)")
            setattr(row, name, value[:] if isinstance(value, list) else value)
        return row


def row_type(name: str, declared: Mapping[str, Declared]) -> type[Row]:
    """A Row class with one slot for each declared field."""
    return type(
        name,
        (Row,),
        {
            "__slots__": tuple(declared),
            "declared": dict(declared),
            "single": tuple(n for n, d in declared.items() if not d.size),
            "listed": tuple(n for n, d in declared.items() if d.size),
        },
    )
