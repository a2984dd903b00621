"""The pictures of copies: bringing one back, and the stick that takes them too; used by `gallery`."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.scoring import Scoring
from tappscore.store.backup import back_up, backups, folder_of
from tappscore.store.club import ClubFile
from tappscore.store.loading import load
from tappscore.tournament.simulate import simulate
from tappscore.ui import clubs
from tappscore.ui.dialogs.bring_back import BringBackDialog
from tappscore.ui.main_window import MainWindow
from tests.desk_hands import wait_for

_EVENING = datetime(2026, 11, 28, 20, 13, 4, tzinfo=UTC)


def fill(file: ClubFile) -> None:
    """Put an evening into a club file, and copies of its course; since the newest, a deal was deleted."""
    made = archive.read(simulate(7, 13, 2, "wuerttemberg", name="Igelsberger Tarock-Abend", started=3))
    tournament = Archive(file).bring_in(msgspec.structs.replace(made, rounds_planned=3)).made("tournaments")
    folder = folder_of(file.path)
    for minutes, occasion in ((-60 * 24, "closing"), (-82, "time"), (-40, "round"), (-10, "time"), (0, "round")):
        at = _EVENING + timedelta(minutes=minutes)
        back_up(file, "hand", now=at).rename(folder / f"{file.path.stem} {at:%Y-%m-%d %H-%M-%S} {occasion}.tapp")
    backups(file.path)[3].path.write_bytes(b"rubbish" * 100)
    deal = next(table.deals[-1] for table in load(file, tournament).rounds[-1].tables if table.deals)
    Scoring(file, tournament).delete(deal.id)


def _dialog(asks: str, window: MainWindow) -> QWidget:
    """The copies of an evening."""
    assert window.safekeeping is not None
    window.safekeeping._is_closing = True  # the next picture finds the same copies
    dialog = BringBackDialog(window.desk, window)
    dialog.show()
    wait_for(dialog.everything.isEnabled, 5000)
    if asks == "question":
        dialog.everything.click()
    elif asks == "damaged":
        dialog.list.choose(3)
        wait_for(lambda: bool(dialog.what.text()), 5000)
    QTest.qWait(60)
    return dialog


def _stick(state: str, page: str, window: MainWindow) -> QWidget:
    """A stick that is here, or was here at 21:13 and is pulled out now."""
    desk, keeping = window.desk, window.safekeeping
    assert keeping is not None
    keeping._is_closing = True
    place = Path(desk.file.path.parent) / "TAROCK"
    place.mkdir(exist_ok=True)
    clubs.take_stick(desk, place)
    wait_for(lambda: keeping.stick.state == "here", 5000)
    if state == "missing":
        away = place.rename(place.with_name("away"))
        keeping.stick.catch_up()
        wait_for(lambda: keeping.stick.state == "missing", 5000)
        away.rename(place)
        window.notice.hide()
    window.show_page(page)
    QTest.qWait(60)
    for area in window.page(page).findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum() if page == "settings" else 0)
    return window


def _left(window: MainWindow) -> QWidget:
    window.leave_or_return()
    QTest.qWait(60)
    return window


STATES = ("copied", "stick")
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("copies", "copied", partial(_dialog, "")),
    ("copies-question", "copied", partial(_dialog, "question")),
    ("copies-damaged", "copied", partial(_dialog, "damaged")),
    ("desk-left", "typical", _left),
    ("stick-settings", "stick", partial(_stick, "here", "settings")),
    ("stick-missing", "stick", partial(_stick, "missing", "tonight")),
    ("stick-missing-settings", "stick", partial(_stick, "missing", "settings")),
)
