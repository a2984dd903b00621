"""What the lines of a deal rest on, in words: how sure each number is, and who says so."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.i18n import Catalog, mark, message
from tappscore.rules.settlement import Line
from tappscore.rules.sources import cited, reason, said

EVIDENCE = {
    "sourced": mark("Rules", "sourced"),
    "reported": mark("Rules", "reported"),
    "inferred": mark("Rules", "inferred"),
    "house": mark("Rules", "house value"),
}
_RESTS = mark("Rules", "{mark}: {who}")


def resting_on(lines: Sequence[Line], catalog: Catalog) -> str:
    """Name how sure the rules behind these lines are and who says so, each once."""
    found = dict.fromkeys(line.evidence for line in lines)
    return "; ".join(
        catalog.message(message(_RESTS, mark=EVIDENCE[source.mark], who=said(catalog.text(reason(source)))))
        for source in found
    )


def works(lines: Sequence[Line]) -> str:
    """Name the works that stand behind these lines, one a line."""
    return "\n".join(dict.fromkeys(work for line in lines for work in cited(line.evidence)))
