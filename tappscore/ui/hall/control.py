"""The desk's hand on the hall screen: which scene, which display, what is revealed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication, QScreen
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
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._unplugged)

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
        return True

    def close(self) -> None:
        """Close the hall's window."""
        if self.shown is not None:
            self.shown.close()
            self.shown.deleteLater()
            self.shown = None

    def _unplugged(self, screen: QScreen) -> None:
        # Qt would move the window onto the desk's display, over the volunteer's work.
        if self.shown is not None and self.shown.screen() in (screen, self._window.screen()):
            self.close()
            self._desk.say(translate("Hall", "The beamer was unplugged. F10 shows the hall again."), "warn")


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
        self.blank = button(mark("Hall", "Blank (F9)"), stage.blank)
        self.blank.setCheckable(True)
        scenes = column(*self.scenes.values(), None)
        self._standings = row(Field(mark("Hall", "Standings"), self.extent), self.reveal, self.back, None)
        bottom = row(Field(mark("Hall", "Display"), self.display), None, self.next, self.blank, self.open_hall)
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
        for part in (self.reveal, self.back):
            part.setEnabled(stage.scene == "standings" and stage.extent == "reversed")
        self.extent.setEnabled(stage.scene == "standings")
        free = self._hall.displays()
        names = [screen.name() for screen in free]
        if names != [self.display.itemText(at) for at in range(self.display.count())]:
            self.display.clear()
            self.display.addItems(names)
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
