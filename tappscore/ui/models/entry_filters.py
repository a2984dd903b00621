"""Which entries the list at the door shows."""

from __future__ import annotations

from tappscore.i18n import mark
from tappscore.tournament.snapshot import Entry

FILTERS = (
    ("all", mark("Entries", "All {count}")),
    ("present", mark("Entries", "Present {count}")),
    ("booked", mark("Entries", "Booked {count}")),
    ("waiting", mark("Entries", "Waiting {count}")),
    ("withdrawn", mark("Entries", "Gone {count}")),
    ("owes", mark("Entries", "Not paid {count}")),
    ("nameless", mark("Entries", "Name incomplete {count}")),
)
# These two are exceptions and stand in the row only when there are any.
RARE = ("owes", "nameless", "waiting", "withdrawn")


def belongs(entry: Entry, only: str) -> bool:
    """Say whether an entry is shown under a filter."""
    match only:
        case "all":
            return True
        case "withdrawn":
            return entry.state in ("withdrawn", "disqualified")
        case "owes":
            return entry.owes > 0
        case "nameless":
            return not (entry.person.first and entry.person.last)
        case _:
            return entry.state == only
