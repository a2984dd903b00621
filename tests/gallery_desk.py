"""The pictures of the desk: substitute, entry, missing values, journal, finding, help, a list; for `gallery`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tappscore.exchange.players import read_players
from tappscore.ui.dialogs.entry import EntryDialog
from tappscore.ui.dialogs.help import HelpDialog
from tappscore.ui.dialogs.import_players import ImportDialog
from tappscore.ui.dialogs.journal import JournalDialog
from tappscore.ui.dialogs.missing_values import MissingValuesDialog
from tappscore.ui.dialogs.palette import Palette
from tappscore.ui.dialogs.reason import ReasonDialog
from tappscore.ui.dialogs.substitute import SubstituteDialog
from tappscore.ui.main_window import MainWindow
from tests.gallery_showing import shown


def _substitute(window: MainWindow) -> QWidget:
    snapshot = window.desk.snapshot
    people = [snapshot.entry(entry) for entry in snapshot.rounds[-1].tables[0].seats]
    dialog = SubstituteDialog(window.desk, people, snapshot.rounds[-1].number, window)
    dialog.line.setText("Zoë Şahin-Oberländer")
    dialog.line.textEdited.emit(dialog.line.text())
    return shown(dialog)


def _entry(window: MainWindow) -> QWidget:
    return shown(EntryDialog(window.desk, window.desk.snapshot.entries[1], window))


def _missing(window: MainWindow) -> QWidget:
    return shown(MissingValuesDialog(window.desk, window))


def _journal(window: MainWindow) -> QWidget:
    dialog = JournalDialog(window.desk, window)
    dialog.list.choose(0)
    QTest.qWait(400)  # the list measures its columns a moment later
    return shown(dialog)


def _stood_in(window: MainWindow) -> QWidget:
    """The list of entries with somebody who left and somebody who came."""
    desk = window.desk
    if not desk.snapshot.substitutes:
        gone = desk.snapshot.entries[2]
        desk.run(
            lambda: desk.substitutes.substitute(
                gone.id, None, 2, takes_points=True, first="Zoë", last="Şahin-Oberländer", reason="krank"
            )
        )
    window.show_page("entries")
    return window


def _reason(window: MainWindow) -> QWidget:
    """Why the answer about a substitute is another one now."""
    _stood_in(window)
    found = window.desk.snapshot.substitutes[0]
    page = window.page("entries")
    page.arrive(entry=found.entry)
    action = next(one for one in page.state_menu().actions() if one.text().endswith("…"))
    action.trigger()
    return shown(window.findChildren(ReasonDialog)[-1])


def _palette(window: MainWindow) -> QWidget:
    return shown(Palette(window.desk, window))


def _palette_typed(window: MainWindow) -> QWidget:
    dialog = Palette(window.desk, window)
    dialog.line.setText("ma")
    return shown(dialog)


def _help(window: MainWindow) -> QWidget:
    return shown(HelpDialog(window.desk, "seating", window))


_LIST = """Nr;Vorname;Name;Verein;Ort;E-Mail
21;Änne;Weißhaupt;Tarockfreunde Calw;Calw;aenne@example.org
22;Łukasz;Groß;;Horb;
23;Karl-Friedrich;von der Schönmünzach;Tappclub Baiersbronn 1897;Klosterreichenbach;kf@example.org
"""


def _import(window: MainWindow) -> QWidget:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "Anmeldungen 2026.csv"
        path.write_text(_LIST, "utf-8")
        return shown(ImportDialog(window.desk, path, read_players(path), window))


def _import_refused(window: MainWindow) -> QWidget:
    """A list with numbers that are taken."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "Anmeldungen 2026.csv"
        path.write_text(_LIST.replace("21;", "1;").replace("22;", "2;"), "utf-8")
        dialog = ImportDialog(window.desk, path, read_players(path), window)
    dialog.take()
    return shown(dialog)


# name, in which state of the club file, what shows it
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("substitute", "typical", _substitute),
    ("entry", "typical", _entry),
    ("missing", "typical", _missing),
    ("journal", "typical", _journal),
    ("stood_in", "typical", _stood_in),
    ("reason", "typical", _reason),
    ("palette", "typical", _palette),
    ("palette-typed", "typical", _palette_typed),
    ("help", "typical", _help),
    ("import", "typical", _import),
    ("import-refused", "typical", _import_refused),
)
