"""How a club shows itself: name, logo and colour, kept in the club file so that they go along to the next computer.

DECISION: the logo stands in the club's own row and not in a file beside it. A
club file is copied, restored and taken along as one file; a picture beside it
would be forgotten at the first stick. Its size is limited, since the journal
keeps what was there before a change.
"""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.store.lookups import rows_where
from tappscore.store.source import json_of
from tappscore.store.tables import CLUB, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.store.source import Source
    from tappscore.store.tables import Image

LOGO_LIMIT = 256 * 1024  # bytes
_PICTURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")  # how PNG and JPEG files begin
_COLOUR = re.compile(r"#[0-9a-f]{6}")


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """What a club shows of itself.

    `logo` holds the bytes of a PNG or JPEG file. `accent` is `#rrggbb`, empty
    for the program's own colour, None where the club never chose one.
    """

    name: str = ""
    logo: bytes | None = None
    accent: str | None = None


def face(file: ClubFile) -> Face:
    """Read how the club shows itself."""
    row = _row(file)
    settings = _settings(row)
    accent = settings.get("accent")
    return Face(
        name=str(row["name"]), logo=_picture(settings.get("logo")), accent=accent if isinstance(accent, str) else None
    )


class Clubs:
    """Verbs about the club itself."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def change(self, **facts: object) -> ChangeSet:
        """Change `name`, `logo` (bytes, None takes it away) or `accent`; what is not given stays.

        Refuses with `logo-too-large`, `logo-unreadable`, `colour-unknown`.
        """
        with self._file.write("club.face") as rows:
            row = _row(rows)
            settings = dict(_settings(row))
            if "logo" in facts:
                settings["logo"] = _kept(facts["logo"])
            if "accent" in facts:
                settings["accent"] = _colour(str(facts["accent"]))
            name = str(facts.get("name", row["name"]))
            rows.update(CLUB, whole(row["id"]), {"name": name, "settings": settings})
        return rows.changes


def _row(source: Source) -> Image:
    (row,) = rows_where(source, CLUB, id=1)
    return row


def _settings(row: Image) -> Mapping[str, object]:
    found = json_of(str(row["settings"]))
    return found if isinstance(found, dict) else {}


def _picture(kept: object) -> bytes | None:
    if not isinstance(kept, str) or not kept:
        return None
    try:
        return base64.b64decode(kept, validate=True)
    except binascii.Error:
        return None


def _kept(logo: object) -> str:
    if logo is None:
        return ""
    if not isinstance(logo, bytes) or not logo.startswith(_PICTURES):
        raise RefusedError(Problem("logo-unreadable", "logo"))
    if len(logo) > LOGO_LIMIT:
        raise RefusedError(Problem("logo-too-large", "logo", values={"limit": str(LOGO_LIMIT // 1024)}))
    return base64.b64encode(logo).decode()


def _colour(text: str) -> str:
    if text and not _COLOUR.fullmatch(text.lower()):
        raise RefusedError(Problem("colour-unknown", "accent", values={"colour": text}))
    return text.lower()
