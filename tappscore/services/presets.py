"""A club's own presets: a game with its options, tariff and letters under a name, for the next evening.

A preset is a copy, not a link: an evening keeps the rules that it was made
with, whatever becomes of the preset.
"""

from __future__ import annotations

from collections.abc import Mapping
from uuid import uuid4

from tappscore.problems import Problem, RefusedError
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import bind, resolve, table_sizes
from tappscore.services.rulings import own_letters
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.lookups import ids
from tappscore.store.preset_reading import Preset, preset, presets
from tappscore.store.tables import PRESET, line


class Presets:
    """The presets of a club file."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def all(self) -> tuple[Preset, ...]:
        """List the presets by name."""
        return presets(self._file)

    def save(
        self,
        name: str,
        variant: str,
        house: Mapping[str, object],
        letters: Mapping[str, str] | None = None,
        revision: int | None = None,
        *,
        replace: bool = False,
    ) -> ChangeSet:
        """Keep rules under a name; `replace` puts them in the place of those of that name.

        RefusedError `preset-known` when the name is taken, and for the options and letters themselves.
        """
        chosen = rule_set(variant, revision)
        options, own = resolve(chosen, house), own_letters(letters or {})
        bind(chosen, options, table_sizes(chosen, options)[0], own)
        with self._file.write("preset.save") as rows:
            rows.values["name"] = _name(name)
            values = {"variant": variant, "revision": chosen.revision, "house": options, "letters": own}
            there = ids(rows, PRESET, name=_name(name))
            if there and not replace:
                raise RefusedError(Problem("preset-known", field="name", values={"name": _name(name)}))
            if there:
                rows.update(PRESET, there[0], values)
            else:
                rows.insert(PRESET, {"uuid": str(uuid4()), "name": _name(name), **values})
        return rows.changes

    def rename(self, preset_id: int, name: str) -> ChangeSet:
        """Give a preset another name; RefusedError `preset-known` when it is taken."""
        with self._file.write("preset.rename") as rows:
            old = preset(rows, preset_id)
            if any(other != preset_id for other in ids(rows, PRESET, name=_name(name))):
                raise RefusedError(Problem("preset-known", field="name", values={"name": _name(name)}))
            rows.values |= {"name": _name(name), "old": old.name}
            rows.update(PRESET, preset_id, {"name": _name(name)})
        return rows.changes

    def delete(self, preset_id: int) -> ChangeSet:
        """Take a preset away; evenings that were made with it stay as they are."""
        with self._file.write("preset.delete") as rows:
            rows.values["name"] = preset(rows, preset_id).name
            rows.delete(PRESET, preset_id)
        return rows.changes


def bring(rows: Rows, theirs: tuple[Preset, ...]) -> None:
    """Bring in the presets of another club file that are not here; a name that is taken gets a number."""
    for one in theirs:
        if ids(rows, PRESET, uuid=one.uuid):
            continue
        name, number = one.name, 1
        while ids(rows, PRESET, name=name):
            number += 1
            name = f"{one.name} ({number})"
        rows.insert(
            PRESET,
            {
                "uuid": one.uuid,
                "name": name,
                "variant": one.variant,
                "revision": one.revision,
                "house": one.house,
                "letters": one.letters,
            },
        )


def _name(name: str) -> str:
    if not line(name):
        raise RefusedError(Problem("name-missing", field="name"))
    return line(name)
