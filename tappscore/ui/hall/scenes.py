"""The scenes of the hall, in one declared table: key, name, how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt

from tappscore.i18n import Text, formats, mark, message
from tappscore.services.planning import round_now
from tappscore.tournament.snapshot import Entry, Round, Snapshot, Table
from tappscore.ui.hall.drawing import Canvas, page_count, page_of
from tappscore.ui.hall.names import homes_of_namesakes, instead_of, write_name
from tappscore.ui.hall.prizes import draw_prizes, points_words
from tappscore.ui.hall.stage import View
from tappscore.ui.words import spoken, translate

RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True, slots=True)
class Scene:
    """One scene; `draw` paints a view onto a canvas."""

    key: str
    label: Text
    draw: Callable[[Canvas, View], None]


def _head(canvas: Canvas, view: View, title: str, page: int = 1, pages: int = 1, *, foot: str = "") -> None:
    beside = translate("Hall", "page {page} of {pages}", page=page, pages=pages) if pages > 1 else ""
    canvas.title(title, beside)
    canvas.foot(foot or view.snapshot.name, formats.day(view.snapshot.date, view.language))


def _welcome(canvas: Canvas, view: View) -> None:
    snapshot = view.snapshot
    here = sum(1 for entry in snapshot.entries if entry.state == "present")
    lines = [(translate("Hall", "Welcome"), 1.6, False), (snapshot.name, 2.4, True)]
    if snapshot.place:
        lines.append((snapshot.place, 1.4, False))
    if here:
        lines.append((" ", 1.0, False))
        lines.append((translate("Hall", "%n people are here", here), 1.6, False))
    if canvas.crest.logo is not None:
        side = canvas.row * 2.2
        inner = canvas.inner
        canvas.picture(QRectF(inner.center().x() - side, inner.y(), side, side).translated(side / 2, 0))
    canvas.big(lines)
    canvas.foot("", formats.day(snapshot.date, view.language))


def shown_round(snapshot: Snapshot) -> Round | None:
    """Give the round that people look for their seats in: the newest one that is not closed, else the newest.

    Rounds planned ahead are nobody's business while an earlier one is played.
    """
    waiting = [round_ for round_ in snapshot.rounds if round_.state != "closed"]
    drawn_for_now = [round_ for round_ in waiting if not round_.method.startswith("plan")]
    return drawn_for_now[-1] if drawn_for_now else round_now(snapshot)


def _nothing_drawn(canvas: Canvas, view: View) -> None:
    _head(canvas, view, translate("Hall", "Seating"))
    canvas.big([(translate("Hall", "The tables will be drawn shortly."), 1.2, False)])


def _seating_by_table(canvas: Canvas, view: View) -> None:
    round_ = shown_round(view.snapshot)
    if round_ is None:
        _nothing_drawn(canvas, view)
        return
    columns = canvas.columns
    places = canvas.rows(columns)
    a_column = len(places) // columns
    most = max((len(table.seats) for table in round_.tables), default=3)
    block = most + 0.5  # a little air between tables
    per_column = max(1, int((a_column + 0.5) // block))
    tables = page_of(round_.tables, view.page, columns * per_column)
    pages = page_count(len(round_.tables), columns * per_column)
    _head(canvas, view, translate("Hall", "Round {round}: tables", round=round_.number), view.page % pages + 1, pages)
    for at, table in enumerate(tables):
        column, line = divmod(at, per_column)
        first = places[column * a_column]
        _table_block(canvas, view.snapshot, round_, table, first.translated(0, line * block * canvas.row))


def _table_block(canvas: Canvas, snapshot: Snapshot, round_: Round, table: Table, first: QRectF) -> None:
    homes = homes_of_namesakes(snapshot.entries)
    number = QRectF(first.x(), first.y(), canvas.row * 2.4, canvas.row * 2)
    canvas.write(number, str(table.number), 2.0, bold=True)
    for seat, entry_id in enumerate(table.seats):
        place = first.translated(0, seat * canvas.row).adjusted(canvas.row * 2.6, 0, 0, 0)
        canvas.write(QRectF(place.x(), place.y(), canvas.row, place.height()), str(seat + 1), 0.8, soft=True)
        room = place.adjusted(canvas.row * 0.9, 0, 0, 0)
        instead = instead_of(snapshot, entry_id, round_.number)
        write_name(canvas, room, snapshot.entry(entry_id).person, beside=homes.get(entry_id, ""), instead=instead)


def _seating_by_name(canvas: Canvas, view: View) -> None:
    round_ = shown_round(view.snapshot)
    if round_ is None:
        _nothing_drawn(canvas, view)
        return
    entries = {entry.id: entry for entry in view.snapshot.entries}
    seats = sorted(
        (
            (entries[entry_id], table.number, seat)
            for table in round_.tables
            for seat, entry_id in enumerate(table.seats, 1)
        ),
        key=lambda each: formats.folded(each[0].person.name),
    )
    homes = homes_of_namesakes(view.snapshot.entries)
    places = canvas.rows(canvas.columns)
    pages = page_count(len(seats), len(places))
    title = translate("Hall", "Round {round}: by name", round=round_.number)
    _head(canvas, view, title, view.page % pages + 1, pages, foot=translate("Hall", "table / seat"))
    for place, (entry, table, seat) in zip(places, page_of(seats, view.page, len(places)), strict=False):
        width = canvas.row * 3.4
        room = place.adjusted(0, 0, -width, 0)
        home, instead = homes.get(entry.id, ""), instead_of(view.snapshot, entry.id, round_.number)
        write_name(canvas, room, entry.person, last_first=True, beside=home, instead=instead)
        where = QRectF(place.right() - width, place.y(), width, place.height())
        canvas.write(where, translate("Hall", "{table} / {seat}", table=table, seat=seat), 1.0, align=RIGHT, bold=True)


def _clock(canvas: Canvas, view: View) -> None:
    round_ = shown_round(view.snapshot)
    title = translate("Hall", "Round {round}", round=round_.number) if round_ is not None else view.snapshot.name
    _head(canvas, view, title)
    clock = view.clock
    said = {
        "set": translate("Hall", "The round begins shortly."),
        "running": translate("Hall", "time left"),
        "warning": translate("Hall", "⚠ The round ends soon."),
        "over": translate("Hall", "■ Time is up. Finish this deal."),
    }
    if clock.phase is None:
        canvas.big([(translate("Hall", "No clock is set."), 1.2, False)])
        return
    lines = [(clock.face, 6.5, True), (said[clock.phase], 1.5, clock.phase in ("warning", "over"))]
    extended = clock.clock.extended if clock.clock is not None else {}
    lines += [
        (translate("Hall", "Table {table}: {minutes} minutes more", table=table, minutes=minutes), 1.0, False)
        for table, minutes in sorted(extended.items())
    ]
    canvas.big(lines)


def missing_tables(view: View) -> tuple[Round | None, list[int]]:
    """Give the oldest open round and its tables whose sheet is not complete."""
    for round_ in view.snapshot.rounds:
        if round_.state == "open":
            there = ("complete", "checked", "totals-only", "broken-off")
            return round_, [t.number for t in round_.tables if view.ledger.tables[t.id].state not in there]
    return None, []


def _missing(canvas: Canvas, view: View) -> None:
    round_, tables = missing_tables(view)
    title = translate("Hall", "Missing sheets") if round_ is None else ""
    title = title or translate("Hall", "Round {round}: missing sheets", round=round_.number if round_ else 0)
    _head(canvas, view, title)
    if round_ is None and not any(each.state == "closed" for each in view.snapshot.rounds):
        canvas.big([(translate("Hall", "No round is being played yet."), 1.2, False)])
        return
    if not tables:
        canvas.big([(translate("Hall", "All sheets are in. Thank you!"), 1.6, True)])
        return
    places = canvas.rows(columns=4)
    a_column = len(places) // 4
    doubled = [place for at, place in enumerate(places) if at % a_column % 2 == 0 and at % a_column + 1 < a_column]
    for place, number in zip(doubled, page_of(tables, view.page, len(doubled)), strict=False):
        tall = QRectF(place.x(), place.y(), place.width(), canvas.row * 2)
        # A bare number on the wall could be anybody's.
        word = QRectF(tall.x(), tall.y(), canvas.row * 2, tall.height())
        canvas.write(word, translate("Hall", "Table"), 0.8, soft=True)
        canvas.write(tall.adjusted(canvas.row * 2.3, 0, 0, 0), str(number), 2.0, bold=True)


STATES = {
    "interim": mark("Hall", "Standings after round {round}"),
    "corrected": mark("Hall", "Corrected standings after round {round}"),
    "final": mark("Hall", "Final standings"),
}


def _standings(canvas: Canvas, view: View) -> None:
    release = view.release
    if release is None:
        _head(canvas, view, translate("Hall", "Standings"))
        canvas.big([(translate("Hall", "The standings will be shown here."), 1.2, False)])
        return
    entries = {entry.id: entry for entry in view.snapshot.entries}
    rows = [(place, entries[entry_id], points) for entry_id, place, points in release.places if entry_id in entries]
    if view.extent == "ten":
        rows = [row for row in rows if row[0] and row[0] <= 10]
    if view.extent == "reversed":
        rows = rows[max(0, len(rows) - view.revealed) :]
    places = canvas.rows()
    pages = page_count(len(rows), len(places))
    page = 0 if view.extent == "reversed" else view.page % pages
    title = spoken(message(STATES[release.state], round=release.after_round))
    until = release.protest_until[11:16]
    foot = translate("Hall", "Protests until {time}", time=until) if until else ""
    _head(canvas, view, title, page + 1, pages, foot=foot)
    _standing_rows(canvas, view, page_of(rows, page, len(places)), places)


def _standing_rows(
    canvas: Canvas, view: View, rows: Sequence[tuple[int, Entry, str]], places: Sequence[QRectF]
) -> None:
    homes = homes_of_namesakes(view.snapshot.entries)
    for place, (rank, entry, points) in zip(places, rows, strict=False):
        row = canvas.row
        number = QRectF(place.x(), place.y(), row * 2, place.height())
        canvas.write(number, formats.ordinal(rank, view.language) if rank else "–", 1.0, align=RIGHT, bold=True)
        total = QRectF(place.right() - row * 4, place.y(), row * 4, place.height())
        canvas.write(total, points_words(points, view.language), 1.0, align=RIGHT, bold=True)
        words = place.adjusted(row * 2.6, 0, -row * 4.4, 0)
        if canvas.columns == 1:
            write_name(canvas, words, entry.person, beside=homes.get(entry.id, ""))
            continue
        write_name(canvas, words.adjusted(0, 0, -words.width() * 0.36, 0), entry.person)
        town = entry.person.town or entry.person.club
        canvas.write(words.adjusted(words.width() * 0.66, 0, 0, 0), town, 0.9, soft=True)


SCENES: tuple[Scene, ...] = (
    Scene("welcome", mark("Hall", "Welcome"), _welcome),
    Scene("tables", mark("Hall", "Seating by table"), _seating_by_table),
    Scene("names", mark("Hall", "Seating by name"), _seating_by_name),
    Scene("clock", mark("Hall", "Clock"), _clock),
    Scene("missing", mark("Hall", "Missing sheets"), _missing),
    Scene("standings", mark("Hall", "Standings"), _standings),
    Scene("prizes", mark("Hall", "Prize-giving"), draw_prizes),
)
BY_KEY = {scene.key: scene for scene in SCENES}
