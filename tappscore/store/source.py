"""What can be read from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from tappscore.problems import Problem, RefusedError

Row = tuple[Any, ...]


class Source(Protocol):
    """What can be read from: a ClubFile or the open gate."""

    def query(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Read all rows of a statement."""
        ...


def json_of(text: str) -> Any:
    """Read what was kept as JSON; RefusedError `content-damaged` where a fault of the disk spoilt it."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise RefusedError(Problem("content-damaged")) from None
