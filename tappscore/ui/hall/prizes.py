"""The prize-giving in the hall: from the last place to the first, one step a key, those who share a place together."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QRectF, Qt

from tappscore.i18n import formats
from tappscore.tournament.snapshot import Entry, Release
from tappscore.ui.hall.drawing import Canvas
from tappscore.ui.hall.names import homes_of_namesakes, shortened
from tappscore.ui.hall.stage import View
from tappscore.ui.words import translate

_BEFORE = 2.4  # rows that the places read out before take
_CENTRE = Qt.AlignmentFlag.AlignHCenter


def prize_steps(release: Release) -> list[list[tuple[int, str]]]:
    """Give what is read out step by step, the last place first: (entry id, points) of all who share a place."""
    steps: dict[int, list[tuple[int, str]]] = {}
    for entry_id, place, points in release.places:
        if place:
            steps.setdefault(place, []).append((entry_id, points))
    return [steps[place] for place in sorted(steps, reverse=True)]


def points_words(points: str, language: str) -> str:
    """Show the points of a released list, which are kept as exact text."""
    return formats.number(Fraction(points.replace(formats.MINUS, "-")), language) if points else "–"


def draw_prizes(canvas: Canvas, view: View) -> None:
    """Draw the place that is read out now, large, and below it the ones read out before."""
    release = view.release
    canvas.title(translate("Hall", "Prize-giving"))
    canvas.foot(view.snapshot.name, formats.day(view.snapshot.date, view.language))
    if release is None:
        canvas.big([(translate("Hall", "The prize-giving begins when the standings are final."), 1.2, False)])
        return
    ranks = {entry_id: place for entry_id, place, _points in release.places}
    steps = prize_steps(release)
    shown = min(view.revealed, len(steps))
    if not shown:
        canvas.big([(view.snapshot.name, 2.0, True), (translate("Hall", "%n places", len(steps)), 1.4, False)])
        return
    entries = {entry.id: entry for entry in view.snapshot.entries}
    now = [(entries[entry_id], points) for entry_id, points in steps[shown - 1] if entry_id in entries]
    before = [entries[entry_id] for step in reversed(steps[: shown - 1]) for entry_id, _ in step if entry_id in entries]
    _winner(canvas, view, ranks[steps[shown - 1][0][0]], now)
    _announced(canvas, view, [(ranks[entry.id], entry) for entry in before])


def _winner(canvas: Canvas, view: View, place: int, now: Sequence[tuple[Entry, str]]) -> None:
    """Write the place and whoever has it, as large as they fit; those who share a place stand together."""
    body = canvas.body.adjusted(0, 0, 0, -canvas.row * _BEFORE)
    row = canvas.row
    ordinal = formats.ordinal(place, view.language)
    heading = translate("Hall", "{place} place", place=ordinal)
    if len(now) > 1:
        heading = translate("Hall", "{place} place, shared by {count}", place=ordinal, count=len(now))
    canvas.write(QRectF(body.x(), body.y(), body.width(), row * 1.6), heading, 1.5, align=_CENTRE)
    room = body.adjusted(0, row * 1.8, 0, -row * 1.2)
    columns = 1 if len(now) <= 4 else 2
    lines = -(-len(now) // columns)
    high = min(row * 2.6, room.height() / max(lines, 1))
    top = room.y() + (room.height() - high * lines) / 2
    wide = room.width() / columns
    for at, (entry, _points) in enumerate(now):
        spot = QRectF(room.x() + at // lines * wide, top + at % lines * high, wide, high)
        # Of one alone, the town stands below.
        name = entry.person.spoken if len(now) == 1 else _told_apart(canvas, view, entry, wide)
        canvas.write(spot, name, max(1.0, high / row * 0.9), align=_CENTRE, bold=True)
    if not now:
        return
    points = translate("Hall", "{points} points", points=points_words(now[0][1], view.language))
    home = now[0][0].person.town or now[0][0].person.club
    said = f"{home} · {points}" if len(now) == 1 and home else points
    below = QRectF(body.x(), body.bottom() - row * 1.2, body.width(), row * 1.2)
    canvas.write(below, said, 1.2, align=_CENTRE, soft=True)


def _announced(canvas: Canvas, view: View, before: Sequence[tuple[int, Entry]]) -> None:
    """Write who was read out just before, below a line."""
    if not before:
        return
    body = canvas.body
    row = canvas.row
    canvas.rule(body.bottom() - row * (_BEFORE - 0.2))
    columns = canvas.columns
    wide = body.width() / columns
    for at, (place, entry) in enumerate(before[: 2 * columns]):
        spot = QRectF(body.x() + at // 2 * wide, body.bottom() - row * (2 - at % 2), wide - row * 0.5, row)
        ordinal = f"{formats.ordinal(place, view.language)} "
        name = _told_apart(canvas, view, entry, spot.width() - canvas.row * (1 + len(ordinal) / 4))
        canvas.write(spot, ordinal + name, 1.0, soft=True)


def _told_apart(canvas: Canvas, view: View, entry: Entry, width: float) -> str:
    """Name somebody, with the town or the number where another has the same name."""
    home = homes_of_namesakes(view.snapshot.entries).get(entry.id, "")
    return shortened(canvas, entry.person, width, beside=home) if home else entry.person.spoken
