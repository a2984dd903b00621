"""What can be read from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Row = tuple[Any, ...]


class Source(Protocol):
    """What can be read from: a ClubFile or the open gate."""

    def query(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Read all rows of a statement."""
        ...
