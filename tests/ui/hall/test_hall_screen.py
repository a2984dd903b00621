"""The hall screen: large type, released standings only, a display of its own, follows each change."""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QRectF, QSettings, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tappscore.exchange.archive import read
from tappscore.tournament.simulate import simulate
from tappscore.tournament.snapshot import Person, Release, Snapshot, Substitute
from tappscore.ui.bus import Bus
from tappscore.ui.desk import Desk
from tappscore.ui.hall.control import Hall, HallControl
from tappscore.ui.hall.drawing import Canvas
from tappscore.ui.hall.names import homes_of_namesakes, shortened
from tappscore.ui.hall.prizes import prize_steps
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
    assert len(pictures) == 7
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


@pytest.fixture
def canvas(qapp: QApplication) -> Iterator[Canvas]:
    image = QImage(1920, 1080, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    yield Canvas(painter, QRectF(image.rect()))
    painter.end()


def test_a_long_name_keeps_a_letter_of_the_first_name_and_the_town(canvas: Canvas) -> None:
    long = Person(id=1, uuid="p1", first="Dr. Maximiliane", last="Freifrau von Hohenstein-Oberüberlingen")
    assert shortened(canvas, long, 5000, last_first=True) == "Freifrau von Hohenstein-Oberüberlingen Dr. Maximiliane"
    listed = shortened(canvas, long, 560, last_first=True)
    assert re.fullmatch(r"Freifrau von H.*… M\.", listed)
    assert canvas.fitted(listed, 560, 1.0)[1] == listed
    assert re.fullmatch(r"M\. Freifrau von H.*…", shortened(canvas, long, 560))
    assert re.fullmatch(r"Freifrau.*… M\. \(Aach\)", shortened(canvas, long, 560, last_first=True, beside="Aach"))


def test_namesakes_are_told_apart_in_the_hall(evening: Snapshot) -> None:
    first, second, third, fourth, fifth, *_ = evening.entries
    named = [
        msgspec.structs.replace(
            entry, person=msgspec.structs.replace(entry.person, first="Hans", last="Müller", town=town)
        )
        for entry, town in ((first, "Aach"), (second, "Aach"), (third, "Röt"), (fourth, ""))
    ]
    nobody = msgspec.structs.replace(named[3], person=msgspec.structs.replace(named[3].person, club=""))
    homes = homes_of_namesakes((*named[:3], nobody, fifth))
    # Two of one place are told apart by their number, which each of them has on a card.
    assert homes == {
        first.id: f"No. {first.number}",
        second.id: f"No. {second.number}",
        third.id: "Röt",
        fourth.id: f"No. {fourth.number}",
    }


@pytest.mark.parametrize("scene", ["standings", "prizes"])
def test_namesakes_are_told_apart_where_places_are_read(
    place: Place, evening: Snapshot, monkeypatch: pytest.MonkeyPatch, scene: str
) -> None:
    one, other, *others = evening.entries
    twins = [
        msgspec.structs.replace(entry, person=msgspec.structs.replace(entry.person, first="Hans", last="Au", town=town))
        for entry, town in ((one, "Aach"), (other, "Röt"))
    ]
    release = Release(
        id=1, after_round=1, state="final", at="2026-11-28T22:40", places=((other.id, 1, "20"), (one.id, 1, "20"))
    )
    place.change(entries=(*twins, *others), releases=(release,))
    written: list[str] = []
    monkeypatch.setattr(Canvas, "write", lambda _self, _place, text, *_args, **_options: written.append(text))
    place.stage.show_scene(scene)
    place.stage.reveal()
    picture(place, (1024, 768))
    assert "Hans Au (Aach)" in written
    assert "Hans Au (Röt)" in written


@pytest.mark.parametrize(
    ("last", "shown"),
    [
        ("Au", "{came} (for Au)"),
        # Whoever plays looks for their own name: the other's must not shrink it.
        ("Donaudampfschifffahrtsgesellschaftskapitän", "{came}"),
    ],
)
def test_who_plays_for_somebody_is_shown_and_for_whom_where_it_has_room(
    place: Place, evening: Snapshot, monkeypatch: pytest.MonkeyPatch, last: str, shown: str
) -> None:
    came, left, *others = evening.entries
    gone = msgspec.structs.replace(left, person=msgspec.structs.replace(left.person, last=last))
    substitute = Substitute(id=1, entry=gone.id, by=came.id, round=1)
    place.change(entries=(came, gone, *others), substitutes=(substitute,))
    written: list[str] = []
    monkeypatch.setattr(Canvas, "write", lambda _self, _place, text, *_args, **_options: written.append(text))
    place.stage.show_scene("tables")
    picture(place, (1024, 768))
    said = shown.format(came=came.person.spoken)
    while said not in written and place.stage.page < 30:
        place.stage.next_page()
        picture(place, (1024, 768))
    assert said in written


@pytest.mark.parametrize("width", [1700, 900])
def test_a_long_winner_takes_two_lines_rather_than_a_smaller_one(canvas: Canvas, width: int) -> None:
    name = "Dr. Maximiliane Freifrau von Hohenstein-Oberüberlingen"
    place = QRectF(0, 0, width, canvas.row * 2.6)
    single, words = canvas.fitted(name, width, 2.3, bold=True)
    halves = canvas.halves(name, place, single, is_cut=words != name)
    assert halves is not None
    font, lines = halves
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")
    assert font.pixelSize() >= single.pixelSize()
    assert max(QFontMetricsF(font).horizontalAdvance(line) for line in lines) <= width
    # A row of a list is too low for two lines, and a short name has no need of them.
    assert canvas.halves(name, QRectF(0, 0, 300, canvas.row), canvas.fitted(name, 300, 1.0)[0], is_cut=True) is None
    short = canvas.fitted("Änne Weiß", width, 2.3, bold=True)[0]
    assert canvas.halves("Änne Weiß", place, short, is_cut=False) is None


def test_an_empty_hall_is_welcomed_without_counting_nobody(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    as_ever = Canvas.fitted

    def noted(canvas: Canvas, text: str, width: float, size: float, *, bold: bool = False) -> tuple[QFont, str]:
        written.append(text)
        return as_ever(canvas, text, width, size, bold=bold)

    monkeypatch.setattr(Canvas, "fitted", noted)
    place.stage.show_scene("welcome")
    picture(place)
    assert "30 people are here" in written
    written.clear()
    place.change(entries=())
    picture(place)
    assert "Welcome" in written
    assert not [text for text in written if "here" in text]


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


def final(evening: Snapshot, places: list[int]) -> Release:
    """A released list: the entries in order, with these places."""
    shown = tuple((entry.id, at, str(200 - at)) for entry, at in zip(evening.entries, places, strict=False))
    return Release(id=1, after_round=3, state="final", at="2026-11-28T23:00", places=shown)


def test_the_prize_giving_reads_shared_places_out_together(evening: Snapshot) -> None:
    steps = prize_steps(final(evening, [1, 2, 2, 4, 5, 5, 5, 8]))
    assert [len(step) for step in steps] == [1, 3, 1, 2, 1]
    assert steps[0][0][0] == evening.entries[7].id
    assert steps[-1][0][0] == evening.entries[0].id


def test_disqualified_people_without_a_place_are_not_read_out(evening: Snapshot) -> None:
    assert len(prize_steps(final(evening, [1, 2, 0]))) == 2


def test_the_prize_giving_goes_by_keys_and_stops_at_the_winner(place: Place, evening: Snapshot, qtbot: QtBot) -> None:
    place.change(releases=(final(evening, [1, 2, 2, 4]),))
    window = QWidget()
    qtbot.addWidget(window)
    control = HallControl(place.desk, Hall(place.desk, place.stage, window), window)
    control.show()
    control.activateWindow()
    qtbot.waitUntil(control.isActiveWindow)
    qtbot.mouseClick(control.scenes["prizes"], Qt.MouseButton.LeftButton)
    seen = [picture(place)]
    for _ in range(3):
        qtbot.keyClick(control, Qt.Key.Key_PageDown)
        seen.append(picture(place))
    assert all(one != other for one, other in itertools.combinations(seen, 2))
    qtbot.keyClick(control, Qt.Key.Key_Right)
    assert place.stage.revealed == 3
    assert picture(place) == seen[-1]
    assert not control.reveal.isEnabled()
    qtbot.keyClick(control, Qt.Key.Key_PageUp)
    assert picture(place) == seen[-2]


@pytest.mark.parametrize("sharing", [1, 2, 4, 7, 12])
def test_names_of_the_prize_giving_are_never_smaller_than_a_twentieth(
    place: Place, evening: Snapshot, sharing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.change(releases=(final(evening, [1] * sharing),))
    place.stage.show_scene("prizes")
    place.stage.reveal()
    written: dict[str, int] = {}
    as_ever = Canvas.fitted

    def noted(canvas: Canvas, text: str, width: float, size: float, *, bold: bool = False) -> tuple[QFont, str]:
        font, words = as_ever(canvas, text, width, size, bold=bold)
        written[text] = font.pixelSize()
        return font, words

    monkeypatch.setattr(Canvas, "fitted", noted)
    for width, height in ((1920, 1080), (1024, 768)):
        written.clear()
        picture(place, (width, height))
        for entry in evening.entries[:sharing]:  # namesakes with their town
            sizes = [size for text, size in written.items() if text.startswith(entry.person.spoken)]
            assert sizes
            assert min(sizes) >= height / 20


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_scene_says_the_same_in_greys(place: Place, evening: Snapshot, dark: bool, language: str) -> None:
    place.desk.speak(language, keep=False)
    place.change(releases=(final(evening, list(range(1, 31))),))
    place.stage.darken(is_dark=dark)
    for scene in SCENES:
        place.stage.show_scene(scene.key)
        place.stage.reveal()
        shown = picture(place)
        plain = shown.convertToFormat(QImage.Format.Format_RGB888)
        dots = bytes(plain.constBits())
        reds, greens, blues = (dots[part::33] for part in range(3))  # every eleventh dot
        assert all(max(dot) - min(dot) < 12 for dot in zip(reds, greens, blues, strict=True)), scene.key
        lights = set(greens)
        assert min(lights) < 60
        assert max(lights) > 240
        assert (shown.pixelColor(2, 2).lightness() < 10) == dark


def test_the_control_chooses_scenes_by_mouse(place: Place, evening: Snapshot, qtbot: QtBot) -> None:
    place.change(releases=(final(evening, [1, 2, 3]),))
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


BEAMER_COMES_AND_GOES = """
import sys
from pathlib import Path
from PySide6.QtCore import QEventLoop, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from tappscore.ui.bus import Bus
from tappscore.ui.desk import Desk
from tappscore.ui.hall.control import Hall, HallControl
from tappscore.ui.hall.stage import Stage
from tappscore.ui.settings import Settings
from tappscore.ui.theme import Theme

app = QApplication(sys.argv)
window = QWidget()
window.show()
desk = Desk(Bus(), Settings(QSettings(sys.argv[1], QSettings.Format.IniFormat)), Theme("light"))
desk.said.connect(lambda sentence, kind: print(kind, sentence))
desk.unsaid.connect(lambda: print("unsaid"))
hall = Hall(desk, Stage(desk, desk.clock), window)
control = HallControl(desk, hall, window)
beamer = next(screen for screen in app.screens() if screen.name() == "beamer")
print(hall.open(), hall.shown.geometry() == beamer.geometry(), hall.shown.cursor().shape().name)
print(control.open_hall.text())
app.screenRemoved.emit(beamer)
print(hall.shown, control.open_hall.text())
app.screenAdded.emit(beamer)
loop = QEventLoop()
QTimer.singleShot(900, loop.quit)
loop.exec()
print(hall.shown is not None and hall.shown.isVisible(), control.open_hall.text())
"""


def test_an_unplugged_beamer_closes_the_hall_and_brings_it_back(tmp_path: Path) -> None:
    said = in_displays(tmp_path, BEAMER_COMES_AND_GOES, 1366)
    assert said == [
        "True True BlankCursor",
        "Close the hall screen",
        "warn The beamer was unplugged. The hall is shown again as soon as it is back.",
        "None Show on this display",
        "unsaid",
        "done The beamer is back, and so is the hall screen.",
        "True Close the hall screen",
    ]


TWO_DISPLAYS = """
import sys
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QWidget
from tappscore.ui.bus import Bus
from tappscore.ui.desk import Desk
from tappscore.ui.hall.control import Hall, HallControl
from tappscore.ui.hall.stage import Stage
from tappscore.ui.hall.window import displays
from tappscore.ui.settings import Settings
from tappscore.ui.theme import Theme
app = QApplication(sys.argv)
window = QWidget()
window.show()
print([screen.name() for screen in displays(window.screen())])
desk = Desk(Bus(), Settings(QSettings(sys.argv[1], QSettings.Format.IniFormat)), Theme("light"))
control = HallControl(desk, Hall(desk, Stage(desk, desk.clock), window), window)
print(control.display.currentText() or control.display.placeholderText())
"""


@pytest.mark.parametrize(
    ("beamer_x", "free", "shown"), [(1366, "['beamer']", "beamer"), (0, "[]", "none")], ids=["extended", "mirrored"]
)
def test_a_beamer_beside_the_desk_is_offered_and_chosen_and_a_mirrored_one_is_not(
    tmp_path: Path, beamer_x: int, free: str, shown: str
) -> None:
    assert in_displays(tmp_path, TWO_DISPLAYS, beamer_x) == [free, shown]


def in_displays(tmp_path: Path, program: str, beamer_x: int) -> list[str]:
    """Run a program on a desk of 1366 × 768 and a beamer at a place, and give what it prints."""
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
        [sys.executable, "-c", program, str(tmp_path / "own.ini")],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip().splitlines()
