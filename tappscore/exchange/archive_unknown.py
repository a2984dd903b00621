"""Members of an archive that this program doesn't know: kept apart when it is read, put back when it is written.

Members of the archive itself stand under their own names; those of what
stands in its lists under `@` and the list's name, keyed by what is found
again when everything else was renumbered: the entry's number, the round's, …
Unknown members of a deal are facts that the rules judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from tappscore.exchange.archive_model import (
    AdjustmentModel,
    ApartModel,
    ArchiveModel,
    EntryModel,
    ListedModel,
    ReleaseModel,
    RoundModel,
    RuleChangeModel,
    SubstituteModel,
    TableModel,
)


class _List(NamedTuple):
    """A list of an archive: its name, the shape of an item, and the members that an item is found again by."""

    name: str
    model: type[msgspec.Struct]
    found_by: tuple[str, ...]


_LISTS = (
    _List("entries", EntryModel, ("number",)),
    _List("rounds", RoundModel, ("number",)),
    _List("rule_changes", RuleChangeModel, ("round",)),
    _List("adjustments", AdjustmentModel, ("entry", "round", "points")),
    _List("substitutes", SubstituteModel, ("entry", "by", "round")),
    _List("releases", ReleaseModel, ("after_round", "state", "at")),
    _List("listed", ListedModel, ("entry",)),
    _List("apart", ApartModel, ("persons",)),
)
_APART = "@"  # names of the archive's own members that begin as ours do


class _Item(NamedTuple):
    where: str
    key: str
    model: type[msgspec.Struct]
    members: dict[str, Any]


def unknown_members(data: Mapping[str, Any]) -> dict[str, Any]:
    """Collect what an archive of the right shape holds that this program doesn't know, by where it stood."""
    others = _others(ArchiveModel, data)
    extra = {key: value for key, value in others.items() if not key.startswith(_APART)}
    if ours := {key: value for key, value in others.items() if key.startswith(_APART)}:
        extra[_APART] = ours
    for item in _items(data):
        if found := _others(item.model, item.members):
            extra.setdefault(item.where, {})[item.key] = found
    return extra


def put_back(archive: dict[str, Any], extra: Mapping[str, Any]) -> dict[str, Any]:
    """Give an archive the members again that were unknown when it was read."""
    for item in _items(archive):
        kept = extra.get(item.where, {}).get(item.key, {})
        item.members.update({key: value for key, value in kept.items() if key not in item.members})
    own = {key: value for key, value in extra.items() if not key.startswith(_APART)}
    return {**archive, **own, **extra.get(_APART, {})}


def _items(data: Mapping[str, Any]) -> Iterator[_Item]:
    for one in _LISTS:
        times: Counter[str] = Counter()
        for members in data.get(one.name, ()):
            said = "/".join(_said(members.get(member)) for member in one.found_by)
            times[said] += 1
            # Two adjustments may say the same: they are told apart by their order.
            key = said if times[said] == 1 else f"{said}#{times[said]}"
            yield _Item(f"@{one.name}", key, one.model, members)
    for round_ in data.get("rounds", ()):
        for table in round_.get("tables", ()):
            yield _Item("@tables", f"{round_['number']}/{table['table']}", TableModel, table)


def _said(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, (list, tuple)):
        return "/".join(sorted(map(_said, value)))
    return str(Fraction(value)) if isinstance(value, (int, float)) else str(value)


def _others(model: type[msgspec.Struct], data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in model.__struct_fields__}
