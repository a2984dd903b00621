"""The pictures of the standings' dialogs: releasing to the hall, and why somebody has a place; used by `gallery`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from tappscore.ui.dialogs.release import ReleaseDialog
from tappscore.ui.dialogs.why import WhyDialog
from tappscore.ui.main_window import MainWindow
from tappscore.ui.pages.standings import StandingsPage
from tappscore.ui.words import translate


def _shown(dialog: QDialog) -> QWidget:
    dialog.show()
    QTest.qWait(400)  # a list measures its columns a moment later
    return dialog


def _release(window: MainWindow) -> QWidget:
    return _shown(ReleaseDialog(window.desk, window))


def _released(window: MainWindow) -> QWidget:
    """One standing is out already, the next one follows."""
    if not window.desk.snapshot.releases:
        ReleaseDialog(window.desk, window).release()
    return _release(window)


def _why(window: MainWindow) -> QWidget:
    window.show_page("standings")
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    page.list.choose(2)
    page.why_button.click()
    dialog = window.findChild(WhyDialog)
    assert dialog is not None
    dialog.list.choose(3)
    return _shown(dialog)


def _grouped(window: MainWindow, whose: str) -> QWidget:
    """Show the list of the teams, or of a category, of an evening that has both."""
    desk = window.desk
    for at, entry in enumerate(desk.snapshot.entries):
        if at % 4 and not entry.team:
            team = ("SV Igelsberg", "Tarockfreunde Obertal", "Dappclub Freudenstadt-Wittlensweiler")[at % 3]
            desk.run(partial(desk.registration.change, entry.id, team=team))
        if at % 5 in (1, 3) and not entry.person.group:
            group = "Damen" if at % 5 == 1 else "Jugend bis 18 Jahre"
            desk.run(partial(desk.registration.rename, entry.person.id, group=group))
    window.show_page("standings")
    page = window.page("standings")
    assert isinstance(page, StandingsPage)
    page.whose.setCurrentText(whose)
    if page.whose.chosen.is_of_teams:
        page.teams.list.choose(1)
    QTest.qWait(400)
    return window


# name, in which state of the club file, what shows it
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("release", "drawn", _release),
    ("release", "full", _released),
    ("why", "typical", _why),
    ("why", "full", _why),
    ("teams", "typical", lambda window: _grouped(window, translate("Standings", "Teams"))),
    ("category", "typical", lambda window: _grouped(window, "Jugend bis 18 Jahre")),
)
