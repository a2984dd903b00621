"""Whether the members of an archive are of the right kinds: everything that is not is named, not the first alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_origin

import msgspec

from tappscore.exchange.archive_model import ArchiveModel
from tappscore.problems import Problem, RefusedError


def shaped(data: Mapping[str, Any]) -> ArchiveModel:
    """Read the members of an archive; RefusedError `archive-malformed` for each that is missing or of another kind."""
    try:
        return msgspec.convert(data, ArchiveModel, strict=True, str_keys=True)
    except msgspec.ValidationError as error:
        raise RefusedError(*(tuple(_misfits(data, ArchiveModel, "")) or (_misfit(error, ""),))) from error


def _misfits(value: object, kind: Any, where: str) -> Iterator[Problem]:
    """Go down to the smallest parts that are wrong by themselves."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, Mapping):
        for field in msgspec.structs.fields(kind):
            place = f"{where}.{field.name}" if where else field.name
            if field.name in value:
                yield from _misfits(value[field.name], field.type, place)
            elif field.required:
                yield _malformed(place, "missing")
    elif get_origin(kind) is list and isinstance(value, list):
        for at, item in enumerate(value):
            yield from _misfits(item, get_args(kind)[0], f"{where}[{at}]")
    else:
        try:
            msgspec.convert(value, kind, strict=True, str_keys=True)
        except msgspec.ValidationError as error:
            yield _misfit(error, where)


def _misfit(error: msgspec.ValidationError, where: str) -> Problem:
    what, _, path = str(error).partition(" - at ")
    # "`$.rounds[0]`", and "`key` in `$.deals`" for the name of a member.
    below = path.rpartition("$")[2].rstrip("`")
    return _malformed(f"{where}{below}".lstrip(".") or "archive", what)


def _malformed(where: str, what: str) -> Problem:
    return Problem("archive-malformed", where, values={"where": where, "what": what})
