"""The pictures of the history: its tabs, seasons, people, old lists, joining, counting again; used by `gallery`.

States of its own: once (one evening that is over), years (seven evenings in a
season, one of them corrected after the list was handed out), twenty (the file
of the benchmark: 250 evenings; TAPPSCORE_YEARS names a folder that keeps it).
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import QDate
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.people import People
from tappscore.services.registration import Registration
from tappscore.services.scoring import Scoring
from tappscore.services.seasons import Seasons
from tappscore.services.tournaments import Tournaments
from tappscore.store.club import ClubFile
from tappscore.store.loading import load, persons, tournaments
from tappscore.store.season_reading import Season
from tappscore.tournament.seasons import Scheme
from tappscore.tournament.simulate import simulate
from tappscore.ui.dialogs import old_list
from tappscore.ui.dialogs.joining import JoinDialog
from tappscore.ui.dialogs.person import PersonDialog
from tappscore.ui.dialogs.person_forget import ForgetDialog
from tappscore.ui.dialogs.person_merge import MergeDialog
from tappscore.ui.dialogs.person_split import SplitDialog
from tappscore.ui.dialogs.recount import RecountDialog
from tappscore.ui.dialogs.season import SeasonDialog
from tappscore.ui.main_window import MainWindow
from tappscore.ui.pages.history import HistoryPage
from tests.benchmarks import years_file
from tests.desk_hands import wait_for
from tests.gallery_showing import shown

STATES = ("once", "years")
TWENTY = "twenty"
_CORRECTED = 3
_LIST = (
    "Datum;Turnier;Platz;Name;Ort;Punkte\n"
    "18.12.1999;Weihnachtstapp;1;Otto Groß;Horb;120\n"
    "18.12.1999;Weihnachtstapp;2;Änne Weiß;Igelsberg;-3\n"
    "28.12.2004;Vereinsmeisterschaft im Gasthof zum Ochsen;1;Karl-Friedrich Müller-Lüdenscheidt;Klosterreichenbach;72\n"
    "28.12.2004;Vereinsmeisterschaft im Gasthof zum Ochsen;2;Otto Groß;Horb;15\n"
)
_SEASON = (
    "Platz;Name;11.10.;15.11.;20.12.;10.1.;14.2.;Gesamt\n"
    "1;Weiß, Änne;60;(-20);45;30;28;163\n"
    "2;Maier, Hans;40;–;12;12;(3);64\n"
    "3;Müller-Lüdenscheidt, Karl-Friedrich;(-90);50;-9;–;7;48\n"
)


def fill(file: ClubFile, state: str) -> None:
    """Put finished evenings of the same fourteen people into a club file."""
    many = 1 if state == "once" else 7
    for at in range(many):
        variant = "dapp" if at % 3 else "wuerttemberg"
        day = date(2025, 10, 11) + timedelta(days=35 * at)
        made = simulate(6, 14, 1, variant, name=f"{at + 1}. Igelsberger Dapp-Abend", day=day, deals=6)
        Archive(file).bring_in(archive.read({**made, "uuid": f"abend-{at + 1}"}))
    if state == "years":
        season = Seasons(file).create("Winter 2025/26", Scheme(best=5), list(range(1, many + 1)))
        number = season.made("seasons")
        Seasons(file).create("Sommer 2026", None, [])
        Seasons(file).publish(number)
        _correct(file, _CORRECTED)


def make_twenty(path: Path) -> None:
    """Make the file of twenty years; of its newest season a list was handed out before something was corrected."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(os.environ.get("TAPPSCORE_YEARS", place))
        shutil.copy(years_file.file_in(folder), path)
    with ClubFile.open(path) as file:
        season = Seasons(file).all()[0]
        Seasons(file).publish(season.id)
        _correct(file, season.evenings[-1][0])


def _correct(file: ClubFile, evening: int) -> None:
    Tournaments(file).reopen(evening, "Zettel gefunden")
    table = load(file, evening).rounds[-1].tables[0]
    deal = next(booked for booked in table.deals if booked.deal.kind == "played")
    Scoring(file, evening).delete(deal.id, "doppelt geschrieben")
    Scoring(file, evening).break_off(table.id, len(table.deals) - 1, "Zettel gefunden")
    Tournaments(file).finish(evening)


def _opened(window: MainWindow, key: str) -> Any:
    """Show a tab of the history and give it as it is once its worker is through."""
    window.show_page("history")
    page = window.page("history")
    assert isinstance(page, HistoryPage)
    tab: Any = page.show_tab(key)
    if hasattr(tab, "reader"):
        wait_for(lambda: not tab.reader.is_busy, 120_000)
    return tab


def _tab(key: str, section: int = 0) -> Callable[[MainWindow], QWidget]:
    def show(window: MainWindow) -> QWidget:
        tab = _opened(window, key)
        if section:
            (tab.sections if key == "club" else tab.view.sections).setCurrentIndex(section)
        QTest.qWait(80)
        return window

    return show


def _regular(section: int) -> Callable[[MainWindow], QWidget]:
    """Somebody who has nearly always come, as the register of the years begins with."""

    def show(window: MainWindow) -> QWidget:
        tab = _opened(window, "people")
        tab.arrive(person=persons(window.desk.file)[0].id)
        tab.view.sections.setCurrentIndex(section)
        QTest.qWait(80)
        return window

    return show


def _rated(window: MainWindow) -> QWidget:
    _regular(4)(window)
    tab = _opened(window, "people")
    tab.view.rate.click()
    wait_for(lambda: tab.view.rating.isVisible(), 120_000)
    return window


def _ratings(window: MainWindow) -> QWidget:
    tab = _opened(window, "club")
    tab.sections.setCurrentIndex(6)
    if tab.ratings.isVisible():
        tab.ratings.work_out.click()
        wait_for(lambda: tab.ratings.list.isVisible(), 120_000)
    return window


def _found(window: MainWindow) -> QWidget:
    tab = _opened(window, "search")
    tab.line.setText("Solo")
    tab.look()
    return window


def _not_found(window: MainWindow) -> QWidget:
    tab = _opened(window, "search")
    tab.line.setText("Zwetschgenknödel")
    tab.look()
    return window


def _winter(window: MainWindow) -> Season:
    """The season with evenings; the newest one has none yet."""
    return next(known for known in Seasons(window.desk.file).all() if known.evenings)


def _season(window: MainWindow) -> QWidget:
    return shown(SeasonDialog(window.desk, _winter(window), window))


def _season_new(window: MainWindow) -> QWidget:
    return shown(SeasonDialog(window.desk, None, window))


def _season_places(window: MainWindow) -> QWidget:
    """A scheme with all its fields: a table of places, teams, a word where numbers belong."""
    dialog = SeasonDialog(window.desk, _winter(window), window)
    dialog.form.source.setCurrentIndex(dialog.form.source.findData("place_table"))
    dialog.form.by_team.setChecked(True)
    dialog.form.table.setText("zehn 8 6")
    dialog.form.scheme()
    return shown(dialog)


def _season_filled(window: MainWindow) -> QWidget:
    tab = _opened(window, "seasons")
    tab.choice.setCurrentIndex(tab.choice.findData(_winter(window).id))
    wait_for(lambda: tab.late.isVisible(), 120_000)
    return window


def _changes(window: MainWindow) -> QWidget:
    _season_filled(window)
    _opened(window, "seasons").what_changed.click()
    return shown(window.findChildren(QDialog)[-1])


def _recount_season(window: MainWindow) -> QWidget:
    dialog = RecountDialog(window.desk, _winter(window), window)
    dialog.game.setCurrentIndex(dialog.game.findData("wuerttemberg"))
    return _counted(dialog, "classic")


def _recount_evening(window: MainWindow) -> QWidget:
    chosen = next(one for one in tournaments(window.desk.file) if one.variant == "wuerttemberg")
    return _counted(RecountDialog(window.desk, chosen, window), "classic")


def _recount_unfit(window: MainWindow) -> QWidget:
    chosen = _opened(window, "evenings").chosen
    return _counted(RecountDialog(window.desk, chosen, window), "frog")


def _counted(dialog: RecountDialog, key: str) -> QWidget:
    shown(dialog)
    dialog.counted_as.setCurrentIndex(dialog.counted_as.findData(key))
    dialog.count()
    wait_for(lambda: not dialog.reader.is_busy, 120_000)
    return dialog


def _person(window: MainWindow) -> QWidget:
    return shown(PersonDialog(window.desk, persons(window.desk.file)[0], window))


def _merge(window: MainWindow) -> QWidget:
    person = next(person for person in persons(window.desk.file) if person.last == "Maier")
    return shown(MergeDialog(window.desk, person, People(window.desk.file), window))


def _split(window: MainWindow) -> QWidget:
    return shown(SplitDialog(window.desk, persons(window.desk.file)[0], People(window.desk.file), window))


def _forget(window: MainWindow) -> QWidget:
    person = persons(window.desk.file)[0]
    dialog = ForgetDialog(window.desk, person, People(window.desk.file), window)
    shown(dialog)
    wait_for(lambda: not dialog.reader.is_busy, 120_000)
    dialog.typed.setText(person.spoken)
    return dialog


def _old_list(window: MainWindow) -> QWidget:
    path = Path(window.desk.file.path).parent / "Siegerlisten.csv"
    path.write_text(_LIST, encoding="utf-8")
    dialog = old_list.show(window.desk, path, window)
    assert dialog is not None
    return shown(dialog)


def _old_season(window: MainWindow) -> QWidget:
    """A season on one sheet, a column an evening, with somebody whose name two people have."""
    path = Path(window.desk.file.path).parent / "Winter 2003.csv"
    path.write_text(_SEASON, encoding="utf-8")
    dialog = old_list.show(window.desk, path, window)
    assert dialog is not None
    dialog.day.setDate(QDate(2003, 10, 1))
    return shown(dialog)


def _old_list_faulty(window: MainWindow) -> QWidget:
    path = Path(window.desk.file.path).parent / "Winter.csv"
    path.write_text("Name;Ergebnis\nOtto Groß;12\nÄnne Weiß;viel\n", encoding="utf-8")
    dialog = old_list.show(window.desk, path, window)
    assert dialog is not None
    match = dialog.matching.boxes[1]
    match.setCurrentIndex(match.findData("points"))
    return shown(dialog)


def _join(window: MainWindow) -> QWidget:
    """Another laptop's file: an evening that went on there, a new one, somebody renamed."""
    path = Path(window.desk.file.path).parent / "Laptop-zwei.tapp"
    if not path.exists():
        with open_or_create(path) as file:
            fill(file, "once")
            Registration(file, 1).rename(load(file, 1).entries[0].person.id, "Karl-Friedrich", "Schmälzle")
            _correct(file, 1)
            made = simulate(8, 12, 1, "dapp", name="Silvestertapp", day=date(2026, 12, 31))
            Archive(file).bring_in(archive.read(made))
    dialog = JoinDialog(window.desk, [path], window)
    shown(dialog)
    wait_for(lambda: not dialog.reader.is_busy, 120_000)
    return dialog


# name, in which states of the club file, what shows it
_EACH: tuple[tuple[str, tuple[str, ...], Callable[[MainWindow], QWidget]], ...] = (
    *((f"history_{key}", ("none", *STATES, TWENTY), _tab(key)) for key in
      ("evenings", "seasons", "people", "club", "search")),
    *((f"history_person_{section}", ("once", "years"), _tab("people", section)) for section in range(1, 5)),
    *((f"history_person_{section}", (TWENTY,), _regular(section)) for section in range(5)),
    *((f"history_club_{section}", ("once", "years", TWENTY), _tab("club", section)) for section in range(1, 6)),
    ("history_rating", ("once", TWENTY), _rated),
    ("history_ratings", ("once", "years", TWENTY), _ratings),
    ("history_season_filled", ("years", TWENTY), _season_filled),
    ("history_found", ("once", "years", TWENTY), _found),
    ("history_nothing_found", ("years",), _not_found),
    ("history_season", ("years", TWENTY), _season),
    ("history_season_new", ("once", TWENTY), _season_new),
    ("history_season_places", ("years",), _season_places),
    ("history_changes", ("years", TWENTY), _changes),
    ("history_recount_season", ("years", TWENTY), _recount_season),
    ("history_recount_evening", ("once", TWENTY), _recount_evening),
    ("history_recount_unfit", ("once",), _recount_unfit),
    ("history_card", ("once", "years"), _person),
    ("history_merge", ("once", "years", TWENTY), _merge),
    ("history_split", ("once", "years", TWENTY), _split),
    ("history_forget", ("once", "years", TWENTY), _forget),
    ("history_old_list", ("none", "years", TWENTY), _old_list),
    ("history_old_season", ("none", TWENTY), _old_season),
    ("history_old_list_faulty", ("none",), _old_list_faulty),
    ("history_join", ("none", "once", TWENTY), _join),
)  # fmt: skip
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = tuple(
    (name, state, show) for name, states, show in _EACH for state in states
)
