"""What a block of writes touched, before it is journaled."""

from __future__ import annotations

from dataclasses import dataclass

from tappscore.store.tables import Image


@dataclass(slots=True)
class Chunk:
    """Rows inserted or deleted in bulk: their ids, and their images where they are gone."""

    name: str
    kind: str
    tournament_id: int | None
    ids: list[int]
    images: bytes | None
    digest: str


@dataclass(slots=True)
class Touch:
    """One row's image before and after the block; None where it did not exist."""

    before: Image | None
    after: Image | None
