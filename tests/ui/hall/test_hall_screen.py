"""The hall screen: large type, released standings only, a display of its own, follows each change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QRectF, QSettings, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tappscore.exchange.archive import read
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import Release, Snapshot
from tappscore.ui.bus import Bus
from tappscore.ui.desk import Desk
from tappscore.ui.hall.control import Hall, HallControl
from tappscore.ui.hall.drawing import Canvas
from tappscore.ui.hall.scenes import SCENES, missing_tables
from tappscore.ui.hall.stage import Stage
from tappscore.ui.hall.window import HallView
from tappscore.ui.settings import Settings
from tappscore.ui.theme import Theme

ROOT = Path(__file__).resolve().parents[3]


class Place:
    """A desk with a simulated evening, and its stage."""

    def __init__(self, snapshot: Snapshot, tmp_path: Path) -> None:
        settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
        self.bus = Bus()
        self.desk = Desk(self.bus, settings, Theme("light"))
        self.desk.speak("en", keep=False)
        self.said: list[str] = []
        self.desk.said.connect(lambda sentence, _kind: self.said.append(sentence))
        self.bus.snapshot = snapshot
        self.bus.opened.emit()
        self.stage = Stage(self.desk, self.desk.clock)

    def change(self, **facts: object) -> None:
        assert self.bus.snapshot is not None
        self.bus.snapshot = msgspec.structs.replace(self.bus.snapshot, **facts)
        self.bus.changed.emit(None)


@pytest.fixture(scope="module")
def evening() -> Snapshot:
    snapshot = read(simulate(seed=3, players=30, rounds=3, variant="wuerttemberg"))
    rounds = [msgspec.structs.replace(each, state="open" if each.number == 3 else "closed") for each in snapshot.rounds]
    return msgspec.structs.replace(snapshot, rounds=tuple(rounds), releases=())


@pytest.fixture
def place(evening: Snapshot, tmp_path: Path, qapp: QApplication) -> Iterator[Place]:
    made = Place(evening, tmp_path)
    yield made
    made.desk.deleteLater()


def picture(place: Place, size: tuple[int, int] = (960, 540)) -> QImage:
    view = HallView(place.stage)
    view.resize(*size)
    return view.grab().toImage()


def test_every_scene_draws_something_of_its_own(place: Place) -> None:
    pictures = []
    for scene in SCENES:
        place.stage.show_scene(scene.key)
        pictures.append(picture(place))
    assert len(pictures) == 6
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[at + 1 :])


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768)])
def test_a_name_is_never_smaller_than_a_twentieth_of_the_height(qapp: QApplication, size: tuple[int, int]) -> None:
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, QRectF(image.rect()))
    for name in ("Au Bo", "Dr. Maximiliane Freifrau von Hohenstein-Oberüberlingen"):
        font, shown = canvas.fitted(name, 300, 1.0)
        assert font.pixelSize() >= size[1] / 20
        painter.setFont(font)
        assert painter.fontMetrics().horizontalAdvance(shown) <= 301
    painter.end()


def test_the_hall_sees_released_standings_only(place: Place, evening: Snapshot) -> None:
    place.stage.show_scene("standings")
    hidden = picture(place)
    shown = tuple((entry.id, at, str(100 - at)) for at, entry in enumerate(evening.entries, start=1))
    place.change(releases=(Release(id=1, after_round=2, state="interim", at="2026-11-28T21:00", places=shown),))
    released = picture(place)
    assert released != hidden
    # A deal booked after the release moves the desk's standings, not the hall's.
    place.change(adjustments=())
    assert picture(place) == released


def test_places_are_revealed_one_by_one_from_the_last(place: Place, evening: Snapshot) -> None:
    shown = tuple((entry.id, at, str(100 - at)) for at, entry in enumerate(evening.entries, start=1))
    place.change(releases=(Release(id=1, after_round=3, state="final", at="2026-11-28T23:00", places=shown),))
    place.stage.show_scene("standings")
    place.stage.show_extent("reversed")
    before = picture(place)
    place.stage.reveal()
    one = picture(place)
    place.stage.reveal()
    assert len({bytes(each.constBits()) for each in (before, one, picture(place))}) == 3
    place.stage.reveal(-1)
    assert picture(place) == one


def test_the_missing_sheets_follow_each_change(place: Place) -> None:
    assert place.bus.snapshot is not None
    view = place.stage.view()
    assert view is not None
    assert missing_tables(view)[1] == []
    last = place.bus.snapshot.rounds[-1]
    emptied = msgspec.structs.replace(last.tables[3], deals=(), totals=None, control=None, accepted="")
    tables = (*last.tables[:3], emptied, *last.tables[4:])
    place.change(rounds=(*place.bus.snapshot.rounds[:-1], msgspec.structs.replace(last, tables=tables)))
    view = place.stage.view()
    assert view is not None
    assert missing_tables(view)[1] == [emptied.number]


def test_blank_is_black_and_comes_back(place: Place) -> None:
    shown = picture(place)
    place.stage.blank()
    black = picture(place)
    assert black.pixelColor(480, 270).lightness() == 0
    assert black.pixelColor(5, 5).lightness() == 0
    place.stage.blank()
    assert picture(place) == shown


def test_pages_turn_by_themselves_and_begin_again(place: Place) -> None:
    place.stage.show_scene("names")
    first = picture(place)
    place.stage.next_page()
    assert picture(place) != first
    place.stage.next_page()
    assert picture(place) == first  # 30 names are two pages


def test_a_single_display_opens_no_hall_window_and_says_the_remedy(place: Place, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    hall = Hall(place.desk, place.stage, window)
    assert not hall.open()
    assert hall.shown is None
    assert "extend the desktop" in place.said[-1]


def test_the_control_chooses_scenes_by_mouse(place: Place, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    control = HallControl(place.desk, Hall(place.desk, place.stage, window), window)
    control.show()
    qtbot.mouseClick(control.scenes["clock"], Qt.MouseButton.LeftButton)
    assert place.stage.scene == "clock"
    assert not control.reveal.isEnabled()
    qtbot.mouseClick(control.scenes["standings"], Qt.MouseButton.LeftButton)
    control.extent.setCurrentIndex(2)
    control.extent.activated.emit(2)
    qtbot.mouseClick(control.reveal, Qt.MouseButton.LeftButton)
    assert place.stage.revealed == 1


TWO_DISPLAYS = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
from PySide6.QtGui import QGuiApplication
from tappscore.ui.hall.window import displays
app = QApplication(sys.argv)
window = QWidget()
window.show()
print([screen.name() for screen in displays(window.screen())])
"""


@pytest.mark.parametrize(("beamer_x", "free"), [(1366, "['beamer']"), (0, "[]")], ids=["extended", "mirrored"])
def test_a_beamer_beside_the_desk_is_offered_and_a_mirrored_one_is_not(
    tmp_path: Path, beamer_x: int, free: str
) -> None:
    shape = {"y": 0, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens = [
        {"name": "desk", "x": 0, "width": 1366, "height": 768, **shape},
        {"name": "beamer", "x": beamer_x, "width": 1024, "height": 768, **shape},
    ]
    configuration = tmp_path / "displays.json"
    configuration.write_text(
        json.dumps({"synchronousWindowSystemEvents": False, "windowFrameMargins": True, "screens": screens})
    )
    surroundings = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={configuration}"}
    answer = subprocess.run(
        [sys.executable, "-c", TWO_DISPLAYS], cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False
    )
    assert answer.stdout.strip() == free, answer.stderr
