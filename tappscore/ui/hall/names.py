"""A person's name in a row of the hall: whole where it fits, else with a letter for the first name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from tappscore.tournament.namesakes import entries_apart
from tappscore.tournament.snapshot import Entry, Person, Snapshot
from tappscore.tournament.stand_ins import first_name_for
from tappscore.ui.hall.drawing import Canvas
from tappscore.ui.words import translate


def write_name(
    canvas: Canvas, place: QRectF, person: Person, *, last_first: bool = False, beside: str = "", instead: str = ""
) -> None:
    """Write a name into a row; `beside` (a town) and a letter of the first name stay, so namesakes are told apart.

    `instead` (“for Weiß”) is written where it has room: whoever plays looks for their own name.
    """
    both = ", ".join(part for part in (beside, instead) if part)
    whole = f"{person.name if last_first else person.spoken} ({both})"
    if not instead or not _fits(canvas, whole, place.width()):
        whole = shortened(canvas, person, place.width(), last_first=last_first, beside=beside)
    canvas.write(place, whole, 1.0)


def instead_of(snapshot: Snapshot, entry_id: int, round_no: int) -> str:
    """Say whose seat somebody has in a round: `for Weiß`; empty for their own."""
    first = first_name_for(snapshot, entry_id, round_no)
    return "" if first is None else translate("Hall", "for {name}", name=first.person.last or first.person.first)


def shortened(canvas: Canvas, person: Person, width: float, *, last_first: bool = False, beside: str = "") -> str:
    """Give the longest form of a name that fits a row's width.

    `Freifrau von Hohenstein Maximiliane`, `Freifrau von Hohenstein M.`, `Freifrau von Hohen… M.`; spoken the
    letter stands first. A name in one part is left to be cut at its end.
    """
    behind = f" ({beside})" if beside else ""
    whole = (person.name if last_first else person.spoken) + behind
    letter = initial(person.first)
    if _fits(canvas, whole, width) or not letter or not person.last:
        return whole
    for kept in range(len(person.last), 0, -1):
        last = person.last if kept == len(person.last) else person.last[:kept].rstrip(" -") + "…"
        form = (f"{last} {letter}" if last_first else f"{letter} {last}") + behind
        if _fits(canvas, form, width):
            return form
    return whole


def homes_of_namesakes(entries: Sequence[Entry]) -> dict[int, str]:
    """Give by entry id what tells those apart whose name somebody else has too: the town, or else the number."""
    return {
        entry: apart if isinstance(apart, str) else translate("Hall", "No. {number}", number=apart)
        for entry, apart in entries_apart(entries).items()
    }


def initial(first: str) -> str:
    """Give the letter of a first name; what is abbreviated anyway (Dr.) is not the name: `Dr. Maximiliane` is `M.`."""
    names = [part for part in first.split() if not part.endswith(".")]
    return f"{names[0][0]}." if names else first[:2]


def _fits(canvas: Canvas, text: str, width: float) -> bool:
    return canvas.fitted(text, width, 1.0)[1] == text
