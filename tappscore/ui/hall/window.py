"""The window for the beamer: full screen on a display of its own, no pointer, no keys of its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QWidget

from tappscore.i18n import mark
from tappscore.ui import words
from tappscore.ui.hall.drawing import DARK, LIGHT, Canvas
from tappscore.ui.hall.scenes import BY_KEY
from tappscore.ui.hall.stage import Stage


class HallView(QWidget):
    """Shows the stage's scene at any size: in the hall's window, and small at the desk."""

    def __init__(self, stage: Stage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stage = stage
        words.say(self, "setAccessibleName", mark("Hall", "What the hall sees"))
        stage.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Prefer the shape of a beamer's picture."""
        return QSize(480, 270)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the scene."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        view = self.stage.view()
        if self.stage.is_blank or view is None:
            painter.fillRect(event.rect(), QColor("#000000"))
        else:
            inks = DARK if self.stage.is_dark else LIGHT
            painter.fillRect(event.rect(), QColor(inks.paper))
            BY_KEY[self.stage.scene].draw(Canvas(painter, QRectF(self.rect()), inks, self.stage.crest), view)
        painter.end()


class HallWindow(HallView):
    """The full-screen window. It goes away when its display does."""

    def __init__(self, stage: Stage, screen: QScreen) -> None:
        super().__init__(stage)
        words.say(self, "setWindowTitle", mark("Hall", "TappScore: the hall"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.move_to(screen)

    def move_to(self, screen: QScreen) -> None:
        """Fill another display."""
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        # Not `showFullScreen`, which asks for the keyboard: it stays at the desk.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()


def free_displays(desk: QScreen, screens: Sequence[QScreen]) -> list[QScreen]:
    """Give the displays that show something else than the desk's own.

    A mirrored beamer has the same place as the desk's display (or no display
    of its own at all), and would show the desk to the hall.
    """
    return [screen for screen in screens if screen is not desk and not screen.geometry().intersects(desk.geometry())]


def displays(desk: QScreen) -> list[QScreen]:
    """Give the displays that the hall may have now."""
    return free_displays(desk, QGuiApplication.screens())
