"""What a write changed, derived from the rows it touched."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChangeSet:
    """The answer of every verb.

    `touched` are (table name, row id) of the facts; `tournaments`, `rounds`
    and `tables` the ids they belong to, those of removed rows included.
    `created` are the new rows in the order of their making. `whole`: a bulk
    entry, too large to name its rows; load the tournaments anew. `journal`
    is the number of the entry, or of the last one before where nothing changed.
    """

    journal: int
    action: str
    touched: frozenset[tuple[str, int]] = frozenset()
    tournaments: frozenset[int] = frozenset()
    rounds: frozenset[int] = frozenset()
    tables: frozenset[int] = frozenset()
    created: tuple[tuple[str, int], ...] = ()
    whole: bool = False

    def touches(self, *names: str, tournament: int | None = None) -> bool:
        """Say whether rows of these tables (any, without names) were changed, of this tournament where given."""
        if tournament is not None and tournament not in self.tournaments:
            return False
        return self.whole or not names or any(name in names for name, _ in self.touched)

    def made(self, name: str) -> int:
        """Give the id of the first new row of a table; KeyError when there is none."""
        for table, row_id in self.created:
            if table == name:
                return row_id
        raise KeyError(name)

    def __bool__(self) -> bool:
        """False when nothing was changed."""
        return self.whole or bool(self.touched)
