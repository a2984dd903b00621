"""From rows to presets."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.store.source import Row, Source, json_of

_SELECT = "SELECT id, uuid, name, variant, revision, house, letters FROM presets "


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that a club keeps under a name; `house` holds every option, `letters` only those written otherwise."""

    id: int
    uuid: str
    name: str
    variant: str
    revision: int
    house: Mapping[str, object]
    letters: Mapping[str, str]


def presets(source: Source) -> tuple[Preset, ...]:
    """List the presets by name."""
    return tuple(map(_preset, source.query(_SELECT + "ORDER BY name COLLATE NOCASE, id")))


def preset(source: Source, preset_id: int) -> Preset:
    """Read one preset; RefusedError `unknown-preset` when there is none of that id."""
    found = source.query(_SELECT + "WHERE id = ?", (preset_id,))
    if not found:
        raise RefusedError(Problem("unknown-preset", field="preset", values={"preset": str(preset_id)}))
    return _preset(found[0])


def _preset(row: Row) -> Preset:
    return Preset(
        id=row[0],
        uuid=row[1],
        name=row[2],
        variant=row[3],
        revision=row[4],
        house=json_of(row[5]),
        letters=json_of(row[6]),
    )
