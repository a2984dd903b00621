"""Pictures on Standings: drawn only when looked at, the numbers of the standing, following each change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from desk_hands import Hands
from pyqtgraph import TextItem
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPicture
from PySide6.QtWidgets import QApplication

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import rank
from tappscore.ui.widgets.standing_pictures import _height


@pytest.fixture
def evening(club: Path, open_desk: Callable[..., Hands]) -> Hands:
    """A window on 13 people, round 3 of 3 open and one table of it empty."""
    snapshot = archive.read(simulate(6, 13, 3, "wuerttemberg"))
    last = snapshot.rounds[-1]
    emptied = (msgspec.structs.replace(last.tables[0], deals=()), *last.tables[1:])
    rounds = (*snapshot.rounds[:-1], msgspec.structs.replace(last, state="open", tables=emptied))
    with open_or_create(club) as file:
        running = msgspec.structs.replace(snapshot, state="running", releases=(), rounds=rounds)
        changes = Archive(file).bring_in(running)
    hands = open_desk()
    hands.desk.bus.open(changes.made("tournaments"))
    hands.window.show_page("standings")
    return hands


def lines(hands: Hands) -> list[tuple[list[float], list[float]]]:
    """The lines drawn: rounds and places."""
    plot = hands.window.page("standings").pictures.plot
    return [(list(x), list(y)) for x, y in (item.getData() for item in plot.listDataItems())]


def test_nothing_is_drawn_before_somebody_looks(evening: Hands) -> None:
    page = evening.window.page("standings")
    assert page.pictures.plot is None
    evening.press(Qt.Key.Key_F6)
    assert page.pictures.isVisible()
    assert not page.list.isVisible()
    assert page.pictures.plot is not None
    evening.press(Qt.Key.Key_F6)
    assert page.list.isVisible()


def test_the_courses_are_those_of_the_standings_after_each_round(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F6)
    desk = evening.desk
    first = [place.entry.id for place in desk.bus.standing.places][:10]
    so_far = [rank(desk.snapshot, desk.bus.ledger, number) for number in (1, 2, 3)]
    expected = [
        [float(place) for standing in so_far if (place := standing.of(entry).place) is not None] for entry in first
    ]
    assert [y for _x, y in lines(evening)] == expected


def test_a_deal_that_changes_places_changes_the_picture(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F6)
    before = lines(evening)
    desk = evening.desk
    table = desk.snapshot.rounds[-1].tables[0]
    last = desk.bus.standing.places[-1].entry.id
    seat = table.seats.index(last) + 1 if last in table.seats else 1
    totals = [-300 if at != seat else 300 * (len(table.seats) - 1) for at in range(1, len(table.seats) + 1)]
    assert desk.run(lambda: desk.scoring.totals(table.id, totals)) is not None, evening.said
    assert lines(evening) != before


def test_bars_and_contracts_are_drawn_too_and_said_in_words(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F6)
    pictures = evening.window.page("standings").pictures
    said = {pictures.said.text()}
    for _ in range(2):
        pictures.kind.setFocus()
        evening.press(Qt.Key.Key_Down)
        said.add(pictures.said.text())
        assert pictures.plot.getPlotItem().items
    assert len(said) == 3


def test_whoever_is_chosen_is_drawn_beside_the_first_ten(evening: Hands) -> None:
    page = evening.window.page("standings")
    page.list.choose(page.model.rowCount() - 1)
    evening.press(Qt.Key.Key_F6)
    assert len(lines(evening)) == 11


def test_the_cover_hides_the_pictures(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F6)
    evening.press(Qt.Key.Key_F9)
    assert not evening.window.page("standings").pictures.isVisible()


def test_in_a_large_field_the_first_ten_keep_even_steps() -> None:
    heights = [_height(rank, 150) for rank in range(1, 151)]
    assert heights[:12] == list(range(1, 13))
    assert heights == sorted(set(heights))
    assert heights[-1] == 16


def test_points_lost_carry_a_minus_and_no_hyphen_on_the_axis(evening: Hands) -> None:
    pictures = evening.window.page("standings").pictures
    evening.press(Qt.Key.Key_F6)
    pictures.kind.setCurrentIndex(1)
    axis = pictures.plot.getAxis("left")
    assert axis.tickStrings([-50, 0, 50], 1.0, 50) == ["−50", "0", "50"]


def test_every_mark_of_the_places_is_written_in_english_too(evening: Hands) -> None:
    desk = evening.window.desk
    desk.speak("en")
    pictures = evening.window.page("standings").pictures
    evening.press(Qt.Key.Key_F6)
    pictures.kind.setCurrentIndex(0)
    pictures.grab()
    QApplication.processEvents()
    pictures.grab()
    axis = pictures.plot.getAxis("left")
    picture = QPicture()
    painter = QPainter(picture)
    written = [text for _place, _flags, text in axis.generateDrawSpecs(painter)[2]]
    painter.end()
    assert "10th" in written
    assert sorted(written) == sorted(text for _at, text in axis._tickLevels[0])


def test_names_in_the_pictures_are_whole(evening: Hands) -> None:
    desk, window = evening.desk, evening.window
    first, second = (place.entry.person.id for place in desk.bus.standing.places[:2])
    desk.run(lambda: desk.registration.rename(first, first="Maria Theresia", last="von der Schönmünz-Langenbach"))
    desk.run(lambda: desk.registration.rename(second, first="Gerda", last="Rauschenberger"))
    ten = [place.entry.person for place in desk.bus.standing.places[:10]]
    pictures = window.page("standings").pictures
    evening.press(Qt.Key.Key_F6)
    for width in (1366, 960):
        window.resize(width, 540)
        QApplication.processEvents()
        pictures.kind.setCurrentIndex(0)
        QApplication.processEvents()
        items = pictures.plot.getPlotItem().items
        ends = {item.toPlainText().split(" ", 1)[1] for item in items if isinstance(item, TextItem)}
        short = "M. von der Schönmünz-Langenbach"
        assert ends <= {short, *(person.spoken for person in ten)}, ends
        box, metrics = pictures.plot.getViewBox(), pictures.fontMetrics()
        start, end = box.viewRange()[0]
        assert (1 - start) * box.width() / (end - start) > metrics.horizontalAdvance("Round 1") / 2  # it is written
        pictures.kind.setCurrentIndex(1)
        under = [text for _at, text in pictures.plot.getAxis("bottom")._tickLevels[0]]
        room = box.width() / 10.2
        lasts = [person.last for person in ten]
        assert all(text.strip() == last for text, last in zip(under, lasts, strict=True) if len(last) < 16), under
        is_apart = any("\n" in text for text in under)
        assert all(metrics.horizontalAdvance(text.strip()) <= room * (1 + is_apart) for text in under)
