"""Start the window: one application, one exception hook, one desk."""

from __future__ import annotations

import gc
import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QSettings, QSize, QTimer
from PySide6.QtWidgets import QApplication

from tappscore.i18n import qt_catalog
from tappscore.problems import RefusedError
from tappscore.ui import clubs, commands
from tappscore.ui.awake import Awake
from tappscore.ui.bus import Bus
from tappscore.ui.desk import Desk
from tappscore.ui.main_window import MainWindow
from tappscore.ui.safekeeping import Safekeeping
from tappscore.ui.settings import Settings
from tappscore.ui.single import SingleWindow
from tappscore.ui.theme import FUSION, Theme
from tappscore.ui.words import translate

FIRST_SIZE = QSize(1280, 760)  # of a window that nobody has moved yet
# Title bar and borders around it. How large they are nobody knows before the window is shown; this is ample.
FRAME = QSize(16, 48)


def run(club_path: Path | None = None) -> int:
    """Open the window on a club file (None: the user's own) and stay until it is closed; the exit status.

    A second start for the same file brings the running window to the front.
    """
    app = application()
    app.setApplicationName("TappScore")
    app.setOrganizationName("TappScore")
    settings = Settings(QSettings("TappScore", "TappScore"))
    single = SingleWindow(club_path or _own_club(settings))
    if not single.is_first() and single.call_first():
        return 0
    window = open_window(app, settings, club_path)
    sys.excepthook = lambda kind, fault, trace: show_fault(window, kind, fault, trace)
    window.show()
    # What stands now stays until the end; later collections need not walk through it, between two keys.
    gc.freeze()
    QTimer.singleShot(0, lambda: single.listen(window))
    bus = window.desk.bus
    bus.opened.connect(lambda: single.follow(bus.file.path, window) if bus.file is not None else None)
    status = app.exec()
    single.release()
    return status


def application() -> QApplication:
    """Give the running application, or make it in the style that the window has on every system.

    Raises TypeError where one without windows is running.
    """
    running = QApplication.instance()
    if running is None:
        running = QApplication([*sys.argv[:1], "-style", "Fusion"])
        running.setProperty(FUSION, True)
    if not isinstance(running, QApplication):
        raise TypeError("an application without a window is running")
    return running


def _own_club(settings: Settings) -> Path:
    """Give the file that a start without a name opens, so that both ways of naming it mean one window."""
    from tappscore.services.club import default_path

    kept = settings.text("club")
    return Path(kept) if kept and Path(kept).exists() else default_path()


def open_window(app: QApplication, settings: Settings, club_path: Path | None) -> MainWindow:
    """Build the window of a desk, dressed and in its language, the club file opened."""
    # Nothing is garbage yet; without this the collector walks through all that is being made, again and again.
    gc.disable()
    try:
        return _window(app, settings, club_path)
    finally:
        gc.enable()


def _window(app: QApplication, settings: Settings, club_path: Path | None) -> MainWindow:
    theme = Theme(settings.mode, settings.accent)
    desk = Desk(Bus(), settings, theme)
    desk.speak(settings.language or qt_catalog.system_language(), keep=False)
    theme.apply(app)
    window = MainWindow(desk)
    app.styleHints().colorSchemeChanged.connect(lambda _scheme: desk.system_changed())
    window.resize(first_size(app.primaryScreen().availableSize()))
    window.restoreGeometry(settings.geometry)
    _open_club(desk, club_path)
    window.safekeeping = Safekeeping(desk)
    window.awake = Awake(desk)
    window.show_page("tonight")
    return window


def first_size(available: QSize) -> QSize:
    """Give the size of the window that nobody has moved yet, in pixels: with its frame within the room of a screen."""
    return FIRST_SIZE.boundedTo(available - FRAME)


def _open_club(desk: Desk, club_path: Path | None) -> None:
    if club_path is not None:
        desk.own_club = club_path
        clubs.open_club(desk, club_path)
        return
    kept = desk.settings.text("club")
    if kept and not Path(kept).exists():
        # Never an empty file in the place of one that was moved: the user's own is opened and the sentence says it.
        desk.say(translate("Window", "{file} is not there any more. This is your own club file.", file=kept), "warn")
        kept = ""
    desk.own_club = Path(kept) if kept else None
    clubs.open_club(desk, desk.own_club)


def show_fault(
    window: MainWindow, kind: type[BaseException], fault: BaseException, trace: TracebackType | None
) -> None:
    """Say that the program has a fault, keep the window alive, print the details for a report.

    What the club file or its disk refuses while a page reads is no fault of the program: it is said like any refusal.
    """
    if isinstance(fault, RefusedError):
        commands.show(window.desk, fault.problems, {})
        return
    sys.__excepthook__(kind, fault, trace)
    details = "".join(traceback.format_exception(kind, fault, trace))
    from tappscore.ui.dialogs.fault import FaultDialog

    QTimer.singleShot(0, lambda: FaultDialog(details, window).open())
