"""Render all pages, documents and hall scenes into folders of pictures: `python -m tests.gallery [FOLDER] [NAME-PART]`.

States: none (no evening yet), empty, drawn, typical (13 people in round 2 of 3), full (150 people, 6 rounds).
Each in German and English, light and dark, at 1366 × 768 with 100 and 125 %
and at 1920 × 1080 with 200 %. The faults that a program can see (text wider
than its place, widgets over each other) are printed; the rest is for eyes.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import msgspec
from PySide6.QtCore import QEventLoop, QPoint, QRect, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLayout,
    QPushButton,
    QTableView,
    QToolButton,
    QWidget,
)

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.planning import plan_from
from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.tournaments import Tournaments
from tappscore.store.club import ClubFile
from tappscore.store.loading import load
from tappscore.tournament.simulate import simulate
from tappscore.ui.app import open_window
from tappscore.ui.main_window import MainWindow
from tappscore.ui.page_table import PAGES
from tappscore.ui.pages.print import PrintPage
from tappscore.ui.settings import Mode, Settings
from tests import (
    gallery_copies,
    gallery_desk,
    gallery_evening,
    gallery_history,
    gallery_paper,
    gallery_rules,
    gallery_scoring,
    gallery_seating,
    gallery_standings,
    gallery_tonight,
    hall_gallery,
)
from tests.report import gallery as documents_gallery

STATES = ("none", "empty", "drawn", "typical", "full")
LANGUAGES = ("de", "en")
MODES: tuple[Mode, ...] = ("light", "dark")


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen by its pixels and scale; widgets live on the logical size."""

    name: str
    width: int
    height: int
    scale: float

    @property
    def size(self) -> QSize:
        return QSize(int(self.width / self.scale), int(self.height / self.scale))


SCREENS = (
    Screen("1366x768", 1366, 768, 1.0),
    Screen("1366x768-125", 1366, 768, 1.25),
    Screen("1920x1080-200", 1920, 1080, 2.0),
)


def make_club(folder: Path, state: str) -> Path:
    """Make a club file of a state; `none` has no evening at all."""
    path = folder / f"{state}.tapp"
    if state == gallery_history.TWENTY:
        gallery_history.make_twenty(path)
        return path
    with open_or_create(path) as file:
        if state == "empty":
            Tournaments(file).create("Igelsberger Dapp-Turnier", date(2026, 11, 28), "Igelsberg", "dapp")
        elif state == "drawn":
            _draw(file)
        elif state in ("typical", "full"):
            people, rounds = (13, 2) if state == "typical" else (150, 6)
            made = simulate(7, people, rounds, "dapp" if state == "full" else "wuerttemberg", started=3)
            snapshot = archive.read(made)
            Archive(file).bring_in(msgspec.structs.replace(snapshot, rounds_planned=max(3, rounds)))
        elif state in gallery_history.STATES:
            gallery_history.fill(file, state)
        elif state in gallery_tonight.STATES:
            gallery_tonight.fill(file, state)
        elif state in gallery_copies.STATES:
            gallery_copies.fill(file)
        elif state in gallery_scoring.STATES:
            gallery_scoring.fill(file, state)
    if state == "damaged":
        gallery_tonight.damage(path)
    return path


class Clubs(dict[str, Path]):
    """The club files by their state, each made when somebody looks at it: that of twenty years takes minutes."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def __missing__(self, state: str) -> Path:
        self[state] = make_club(self._folder, state)
        return self[state]


def _draw(file: ClubFile) -> None:
    """Register 13 people of the sample and draw their first round."""
    made = Tournaments(file).create("Igelsberger Tarock-Abend", date(2026, 11, 28), "Igelsberg", "wuerttemberg")
    key = made.made("tournaments")
    registration = Registration(file, key)
    for entry in archive.read(simulate(7, 13, 1, "wuerttemberg")).entries:
        person = entry.person
        registration.register(first=person.first, last=person.last, club=person.club, town=person.town)
    registration.book(first="Zoë", last="Şimşek")
    registration.register(first="Otto", owes=800)
    plan = plan_from(load(file, key), 1, 7)
    Rounds(file, key).draw(1, plan.rounds[0].numbered, method="program", seed=7)
    # Somebody comes late and has no seat yet.
    registration.register(first="Karl-Friedrich", last="Schmälzle", town="Klosterreichenbach")


def open_on(folder: Path, club: Path, language: str, mode: Mode, screen: Screen) -> MainWindow:
    """Open the window as it is on a screen."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    settings.language = language
    settings.mode = mode
    window = open_window(app, settings, club)
    window.resize(screen.size)
    window.show()
    QTest.qWait(1)
    return window


def picture(window: QWidget, scale: float) -> QPixmap:
    """Draw a widget as a screen of that scale would."""
    made = QPixmap(window.size() * scale)
    made.setDevicePixelRatio(scale)
    window.render(made)
    return made


# --- what a program can see ---------------------------------------------------


def faults(window: QWidget) -> list[str]:
    """Name every text that has no room and every two widgets that lie over each other."""
    return [*_clipped(window), *_overlapping(window)]


def _shown(window: QWidget) -> Iterator[QWidget]:
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and widget.width() > 0:
            yield widget


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, (QLabel, QAbstractButton)) else widget.accessibleName()
    return f"{type(widget).__name__} {text[:60]!r}"


def _clipped(window: QWidget) -> Iterator[str]:
    for widget in _shown(window):
        for kind, check in _CHECKS:
            if isinstance(widget, kind):
                yield from check(widget)
                break


def _label(widget: QLabel) -> Iterator[str]:
    if not widget.text() or type(widget).__name__ == "Elided":
        return
    if widget.wordWrap():
        if widget.heightForWidth(widget.width()) > widget.height() + 2:
            yield f"too low: {_name(widget)} {widget.height()} < {widget.heightForWidth(widget.width())}"
    elif widget.sizeHint().width() > widget.width() + 1:
        yield f"too narrow: {_name(widget)} {widget.width()} < {widget.sizeHint().width()}"
    elif widget.sizeHint().height() > widget.height() + 2:
        yield f"too low: {_name(widget)} {widget.height()} < {widget.sizeHint().height()}"


def _button(widget: QAbstractButton) -> Iterator[str]:
    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
    if not widget.text() or (isinstance(widget, QToolButton) and widget.toolButtonStyle() == icon_only):
        return
    if widget.sizeHint().width() > widget.width() + 1:
        yield f"too narrow: {_name(widget)} {widget.width()} < {widget.sizeHint().width()}"


def _combo(widget: QComboBox) -> Iterator[str]:
    needed = widget.fontMetrics().horizontalAdvance(widget.currentText()) + 40
    if needed > widget.width() + 1:
        yield f"too narrow: {_name(widget)} {widget.currentText()!r} {widget.width()} < {needed}"


def _table(table: QTableView) -> Iterator[str]:
    """Headings must be whole, and so must numbers: a name may be shortened with its tip, a number never."""
    head, model = table.horizontalHeader(), table.model()
    for section in range(head.count()):
        if head.isSectionHidden(section):
            continue
        heading = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        needed = head.fontMetrics().horizontalAdvance(heading) + 8
        if head.isVisible() and needed > head.sectionSize(section):
            yield f"heading too narrow: {heading!r} {head.sectionSize(section)} < {needed}"
        for row in range(min(model.rowCount(), 30)):
            index = model.index(row, section)
            align = index.data(Qt.ItemDataRole.TextAlignmentRole)
            if align is None or not Qt.AlignmentFlag(align) & Qt.AlignmentFlag.AlignRight or table.isRowHidden(row):
                continue
            needed = table.fontMetrics().horizontalAdvance(str(index.data() or "")) + 8
            if needed > table.visualRect(index).width() > 0:
                yield f"number too wide: {index.data()!r} {table.visualRect(index).width()} < {needed}"


_CHECKS = (
    (QLabel, _label),
    (QPushButton, _button),
    (QCheckBox, _button),
    (QToolButton, _button),
    (QComboBox, _combo),
    (QTableView, _table),
)


def _overlapping(window: QWidget) -> Iterator[str]:
    for parent in [window, *_shown(window)]:
        if isinstance(parent, (QAbstractItemView, QAbstractScrollArea, QAbstractSpinBox, QComboBox)):
            continue
        layout = parent.layout()
        if layout is None:
            continue
        children = [child for child in _managed(layout) if child.isVisible() and child.width() > 0]
        places = [(child, QRect(child.mapTo(parent, QPoint(0, 0)), child.size())) for child in children]
        for at, (one, place) in enumerate(places):
            if not parent.rect().adjusted(-1, -1, 1, 1).contains(place):
                yield f"outside its place: {_name(one)} in {_name(parent)}"
            for other, beside in places[at + 1 :]:
                common = place.intersected(beside)
                if common.width() > 1 and common.height() > 1:
                    yield f"over each other: {_name(one)} and {_name(other)}"


def _managed(layout: QLayout) -> Iterator[QWidget]:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        if item is None:
            continue
        widget, inner = item.widget(), item.layout()
        if widget is not None and widget.parentWidget() is not None:
            yield widget
        elif inner is not None:
            yield from _managed(inner)


def render(folder: Path, part: str = "") -> int:
    """Render everything whose name holds `part`; the number of faults found."""
    folder.mkdir(parents=True, exist_ok=True)
    found = 0
    with tempfile.TemporaryDirectory() as place:
        home = Path(place)
        clubs = Clubs(home)
        for state in STATES:
            for screen in SCREENS:
                for language in LANGUAGES:
                    for mode in MODES:
                        found += _render_one(folder, home, clubs[state], state, screen, language, mode, part)
        for screen in SCREENS:
            for language in LANGUAGES:
                for mode in MODES:
                    found += _render_scenes(folder, home, clubs, screen, language, mode, part)
    return found


def _render_scenes(
    folder: Path, home: Path, clubs: Mapping[str, Path], screen: Screen, language: str, mode: Mode, part: str
) -> int:
    """Render what lies over a page: each scene opens the window anew."""
    found = 0
    for key, state, show in (
        *gallery_paper.SCENES,
        *gallery_rules.SCENES,
        *gallery_seating.SCENES,
        *gallery_evening.SCENES,
        *gallery_desk.SCENES,
        *gallery_history.SCENES,
        *gallery_standings.SCENES,
        *gallery_tonight.SCENES,
        *gallery_copies.SCENES,
        *gallery_scoring.SCENES,
    ):
        name = f"{key}-{state}-{language}-{mode}-{screen.name}"
        if part not in name:
            continue
        window = open_on(home, clubs[state], language, mode, screen)
        shown = show(window)
        QTest.qWait(60)
        picture(shown, screen.scale).save(str(folder / f"{name}.png"))
        for fault in faults(shown):
            found += 1
            sys.stdout.write(f"{name}: {fault}\n")
        window.close()
        if window.desk.bus.file is not None:
            window.desk.bus.file.close()
        window.deleteLater()
    return found


def _wait_for_preview(window: MainWindow) -> None:
    """Let the Print page's worker finish; it draws only while an event loop runs."""
    page = window.stack.currentWidget()
    if not isinstance(page, PrintPage):
        return
    for _ in range(600):
        if page.is_idle:
            break
        loop = QEventLoop()
        QTimer.singleShot(20, loop.quit)
        loop.exec()
    QTest.qWait(200)  # the view draws its pages in a thread of its own


def _render_one(
    folder: Path, home: Path, club: Path, state: str, screen: Screen, language: str, mode: Mode, part: str
) -> int:
    names = {page.key: f"{page.key}-{state}-{language}-{mode}-{screen.name}" for page in PAGES}
    wanted = {key: name for key, name in names.items() if part in name}
    if not wanted:
        return 0
    window = open_on(home, club, language, mode, screen)
    found = 0
    for key, name in wanted.items():
        window.show_page(key)
        QTest.qWait(30)
        _wait_for_preview(window)
        picture(window, screen.scale).save(str(folder / f"{name}.png"))
        for fault in faults(window):
            found += 1
            sys.stdout.write(f"{name}: {fault}\n")
    window.close()
    if window.desk.bus.file is not None:
        window.desk.bus.file.close()
    window.deleteLater()
    return found


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    where = Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    count = render(where / "pages", only)
    documents_gallery.main(where / "documents", only)
    count += hall_gallery.main(where / "hall", only)
    sys.stdout.write(f"{count} faults\n")
    sys.exit(1 if count else 0)
