"""Finding the tournament that somebody means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.i18n import formats
from tappscore.problems import Problem, RefusedError

if TYPE_CHECKING:
    from tappscore.store.club import ClubFile
    from tappscore.store.loading import Summary


def find(file: ClubFile, meant: str) -> Summary:
    """Find a tournament by number, uuid or a name that fits exactly one.

    A whole name outranks names that merely contain what was typed. Raises
    RefusedError `tournament-not-found` or `tournament-ambiguous`.
    """
    from tappscore.store.loading import tournaments

    known = tournaments(file, binned=True)
    for summary in known:
        if meant in (summary.uuid, str(summary.number)):
            return summary
    wanted = formats.folded(meant.strip())
    present = [summary for summary in known if not summary.binned]
    fitting = [summary for summary in present if formats.folded(summary.name) == wanted]
    if not fitting:
        fitting = [summary for summary in present if wanted and wanted in formats.folded(summary.name)]
    if len(fitting) == 1:
        return fitting[0]
    code = "tournament-ambiguous" if fitting else "tournament-not-found"
    raise RefusedError(Problem(code, "tournament", values={"name": meant, "count": len(fitting)}))
