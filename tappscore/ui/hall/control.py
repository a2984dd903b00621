"""The desk's hand on the hall screen: which scene, which display, what is revealed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QScreen, QShortcut
from PySide6.QtWidgets import QButtonGroup, QComboBox, QDialog, QPushButton, QWidget

from tappscore.i18n import Text, mark
from tappscore.ui import theme, words
from tappscore.ui.hall.scenes import SCENES
from tappscore.ui.hall.stage import Extent, Stage
from tappscore.ui.hall.window import HallView, HallWindow, displays
from tappscore.ui.widgets.parts import Field, button, column, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

_ARRANGED_AFTER = 400  # milliseconds

EXTENTS: tuple[tuple[Extent, Text], ...] = (
    ("full", mark("Hall", "All places")),
    ("ten", mark("Hall", "The first ten")),
    ("reversed", mark("Hall", "One by one from the last")),
)


class Hall:
    """Opens, moves and closes the hall's window; recovers when the beamer is unplugged."""

    def __init__(self, desk: Desk, stage: Stage, window: QWidget) -> None:
        self._desk = desk
        self._window = window
        self.stage = stage
        self.shown: HallWindow | None = None
        self._was_lost = False  # the beamer went away while the hall was shown
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._unplugged)
            app.screenAdded.connect(self._plugged)
            for screen in app.screens():
                screen.geometryChanged.connect(self._rearranged)

    def displays(self) -> list[QScreen]:
        """Give the displays that the hall may have."""
        return displays(self._window.screen())

    def open(self, screen: QScreen | None = None) -> bool:
        """Show the hall's window; False, with the remedy, when the beamer would show the desk."""
        free = self.displays()
        if not free:
            self._desk.say(
                translate(
                    "Hall",
                    "There is no second display, or the beamer mirrors this one. Plug it in and extend the desktop "
                    "(Windows: Windows key and P, “Extend”; elsewhere: display settings), then try again.",
                ),
                "warn",
            )
            return False
        chosen = screen if screen in free else free[-1]
        if self.shown is None:
            self.shown = HallWindow(self.stage, chosen)
        else:
            self.shown.move_to(chosen)
        self.stage.changed.emit()
        return True

    def blank(self) -> None:
        """Show the hall nothing, or again what it saw; names and standings at the desk go along."""
        self.stage.blank()
        self._desk.cover(self.stage.is_blank)

    def close(self) -> None:
        """Close the hall's window."""
        self._was_lost = False
        if self.shown is not None:
            self.shown.close()
            self.shown.deleteLater()
            self.shown = None
            self.stage.changed.emit()

    def _unplugged(self, screen: QScreen) -> None:
        # Qt would move the window onto the desk's display, over the volunteer's work.
        if self.shown is not None and self.shown.screen() in (screen, self._window.screen()):
            self.close()
            self._was_lost = True
            self._desk.say(
                translate("Hall", "The beamer was unplugged. The hall is shown again as soon as it is back."), "warn"
            )
        # The dialog names the displays that are left, once Qt has forgotten this one.
        QTimer.singleShot(_ARRANGED_AFTER, self._window, self.stage.changed.emit)

    def _plugged(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._rearranged)
        # Where the new display lies is known a moment later, when the system has arranged it.
        QTimer.singleShot(_ARRANGED_AFTER, self._window, self._come_back)

    def _come_back(self) -> None:
        self.stage.changed.emit()
        if self._was_lost and self.shown is None and self.displays():
            self._was_lost = False
            self.open()
            self._desk.unsay()
            self._desk.say(translate("Hall", "The beamer is back, and so is the hall screen."))

    def _rearranged(self) -> None:
        """Close the hall when somebody switched the beamer to mirroring: it would show the hall the desk."""
        if self.shown is not None and self.shown.screen() not in self.displays():
            self.close()
            self._was_lost = True
            self._desk.say(
                translate(
                    "Hall", "The beamer mirrors the desk now, so the hall screen was closed. Extend the desktop."
                ),
                "warn",
            )
        elif self.shown is not None:
            self.shown.move_to(self.shown.screen())
        else:
            self._come_back()
        self.stage.changed.emit()


class HallControl(QDialog):
    """A small window beside the work: preview, scenes, pages, reveal, blank."""

    def __init__(self, desk: Desk, hall: Hall, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._hall = hall
        stage = hall.stage
        words.say(self, "setWindowTitle", mark("Hall", "Hall screen"))
        self.preview = HallView(stage)
        self.preview.setMinimumSize(432, 243)
        self.scenes: dict[str, QPushButton] = {}
        group = QButtonGroup(self)
        for scene in SCENES:
            made = button(scene.label, partial(stage.show_scene, scene.key))
            made.setCheckable(True)
            group.addButton(made)
            self.scenes[scene.key] = made
        self.extent = QComboBox()
        for key, text in EXTENTS:
            self.extent.addItem(words.spoken(text), key)
        self.extent.activated.connect(lambda _index: stage.show_extent(self.extent.currentData()))
        self.reveal = button(mark("Hall", "Reveal the next"), stage.reveal)
        self.back = button(mark("Hall", "Take one back"), partial(stage.reveal, -1))
        self.display = QComboBox()
        self.open_hall = button(mark("Hall", "Show on this display"), self._toggle, kind="primary")
        self.next = button(mark("Hall", "Next page"), stage.next_page)
        self.dark = button(mark("Hall", "Dark"), lambda: stage.darken(is_dark=not stage.is_dark))
        self.dark.setCheckable(True)
        self.blank = button(mark("Hall", "Blank (F9)"), hall.blank)
        self.blank.setCheckable(True)
        scenes = column(*self.scenes.values(), None)
        self._standings = row(Field(mark("Hall", "Standings"), self.extent), self.reveal, self.back, None)
        # Keys that a presenter's remote sends, too.
        for sign, step in (("Right", 1), ("PgDown", 1), ("Left", -1), ("PgUp", -1)):
            shortcut = QShortcut(QKeySequence(sign), self)
            shortcut.activated.connect(partial(stage.step, step))
        bottom = row(
            Field(mark("Hall", "Display"), self.display), None, self.next, self.dark, self.blank, self.open_hall
        )
        for line, parts in (
            (self._standings, (self.reveal, self.back)),
            (bottom, (self.next, self.dark, self.blank, self.open_hall)),
        ):
            for part in parts:
                line.setAlignment(part, Qt.AlignmentFlag.AlignBottom)
        words.say(self.display, "setPlaceholderText", mark("Hall", "none"))
        body = row(scenes, self.preview, gap=theme.GAP)
        body.setStretch(1, 1)
        content = column(body, self._standings, bottom, gap=theme.GAP, margin=theme.GAP)
        content.setStretch(0, 1)
        self.setLayout(content)
        stage.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Follow the stage and the displays."""
        stage = self._hall.stage
        self.scenes[stage.scene].setChecked(True)
        self.blank.setChecked(stage.is_blank)
        self.dark.setChecked(stage.is_dark)
        self.reveal.setEnabled(stage.is_revealing and stage.revealed < stage.most_revealed)
        self.back.setEnabled(stage.is_revealing and stage.revealed > 0)
        self.extent.setEnabled(stage.scene == "standings")
        free = self._hall.displays()
        names = [screen.name() for screen in free]
        if names != [self.display.itemText(at) for at in range(self.display.count())]:
            self.display.clear()
            self.display.addItems(names)
            # With words for "none" Qt chooses nothing by itself; the last one is what opens without a choice.
            self.display.setCurrentIndex(len(names) - 1)
        text = (
            mark("Hall", "Close the hall screen")
            if self._hall.shown is not None
            else mark("Hall", "Show on this display")
        )
        words.say(self.open_hall, "setText", text)

    def _toggle(self) -> None:
        if self._hall.shown is not None:
            self._hall.close()
        else:
            free = self._hall.displays()
            at = self.display.currentIndex()
            self._hall.open(free[at] if 0 <= at < len(free) else None)
        self.refresh()
