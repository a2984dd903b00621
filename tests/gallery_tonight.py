"""The pictures of Tonight, the door, a new tournament and the frame in their rarer states; used by `gallery`.

States of its own: ready (all sheets of round 2 are in), played (nothing but the
final check is left), over (final), called_off, bin (final, laid into it), pair
(two evenings on one night), sample (invented people), damaged (a club file that
can't be opened, with a copy of it).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tappscore.exchange import archive
from tappscore.i18n import mark
from tappscore.services.archive import Archive
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.services.tournaments import Tournaments
from tappscore.store.backup import back_up
from tappscore.store.club import ClubFile
from tappscore.store.loading import tournaments
from tappscore.tournament.simulate import simulate
from tappscore.ui.desk import Kind
from tappscore.ui.dialogs.evening import EveningDialog
from tappscore.ui.dialogs.fairness import FairnessDialog
from tappscore.ui.dialogs.fault import FaultDialog
from tappscore.ui.main_window import MainWindow
from tappscore.ui.pages.entries import EntriesPage
from tappscore.ui.pages.new_tournament import NewTournamentPage
from tappscore.ui.pages.seating import SeatingPage
from tappscore.ui.work import Progress, run_in_worker
from tests.desk_hands import wait_for
from tests.gallery_showing import shown

STATES = ("ready", "played", "over", "called_off", "bin", "pair", "sample", "damaged")
_NOTICE = (
    "Die Vereinsdatei auf dem Stick stammt von einer neueren Ausgabe des Programms und bleibt, wie sie ist. "
    "Die letzte Sicherung dieses Rechners ist von heute, 21:13 Uhr."
)


def fill(file: ClubFile, state: str) -> None:
    """Put the evenings of a state into a club file."""
    unfinished = {"ready": 0, "pair": 2, "sample": 2, "called_off": 2}.get(state)
    name = "Igelsberger Dapp-Abend"
    made = simulate(5, 13, 2, "dapp", name=name, sample=state == "sample", started=unfinished)
    evening = archive.read(made)
    if state == "played":
        evening = msgspec.structs.replace(evening, state="running")
    elif state == "ready":
        evening = msgspec.structs.replace(evening, rounds_planned=3)
    if state == "pair":
        Tournaments(file).create("Württemberger Tarock in der Nebenstube", date(2026, 11, 28), "Igelsberg", "classic")
    tournament = Archive(file).bring_in(evening).made("tournaments")
    if state == "called_off":
        Tournaments(file).cancel(tournament, "Schneesturm")
    elif state == "damaged":
        back_up(file)


def damage(path: Path) -> None:
    """Write over the head of a closed club file."""
    whole = path.read_bytes()
    path.write_bytes(b"\xff" * 4096 + whole[4096:])


# --- Tonight and the frame ------------------------------------------------------


def _tonight(window: MainWindow) -> QWidget:
    return window


def _notice(kind: Kind, window: MainWindow) -> QWidget:
    window.desk.say(_NOTICE, kind)
    return window


def _busy_header(window: MainWindow) -> QWidget:
    """All that the header can show at once."""
    desk = window.desk
    desk.clock.set(75)
    desk.clock.start()
    desk.run(lambda: desk.registration.change(desk.snapshot.entries[0].id, "", note="kommt mit dem Bus"))
    desk.say("Tisch 3 ist geprüft: die Schlusszeile stimmt.")
    return window


def _changes(window: MainWindow) -> QWidget:
    return shown(EveningDialog(window.desk, window))


def _binned(window: MainWindow) -> QWidget:
    """What is in the bin is opened from the history; the next picture finds it there."""
    desk = window.desk
    if desk.bus.snapshot is None:
        desk.bus.open(tournaments(desk.file, binned=True)[0].id)
    else:
        desk.run(lambda: desk.tournaments.bin(desk.snapshot.id))
    return _changes(window)


def _fault(window: MainWindow) -> QWidget:
    trace = "Traceback (most recent call last):\n" + "\n".join(
        f'  File "tappscore/ui/pages/scoring_{name}.py", line {line}, in book'
        for name, line in (("loop", 88), ("x", 9))
    )
    return shown(FaultDialog(trace, window))


# --- the door -------------------------------------------------------------------


def _door(window: MainWindow) -> EntriesPage:
    window.show_page("entries")
    page = window.page("entries")
    assert isinstance(page, EntriesPage)
    return page


def _typed(typed: str, window: MainWindow) -> QWidget:
    page = _door(window)
    page.line.setText(typed)
    page.line.textEdited.emit(typed)
    return window


def _here_already(window: MainWindow) -> QWidget:
    """Somebody who is in the list is typed again."""
    page = _door(window)
    entry = window.desk.snapshot.entries[2]
    page.line.setText(entry.person.name)
    page.line.textEdited.emit(page.line.text())
    QTest.keyClick(page.line, Qt.Key.Key_Return)
    return window


def _booked(window: MainWindow) -> QWidget:
    """Somebody registered just now, who owes the fee."""
    page = _door(window)
    if all(entry.person.last != "Zumkeller" for entry in window.desk.snapshot.entries):
        page.owes.setChecked(True)
        page.line.setText("Gottlieb Zumkeller")
        page.line.textEdited.emit(page.line.text())
        QTest.keyClick(page.line, Qt.Key.Key_Return)
    return window


def _teams(window: MainWindow) -> QWidget:
    """Everybody is in a team, two of them with long names; some have a note."""
    desk = window.desk
    for at, entry in enumerate(desk.snapshot.entries):
        if not entry.team:
            team = ("SV Igelsberg", "Tarockfreunde Obertal", "Dappclub Freudenstadt-Wittlensweiler")[at % 3]
            note = "" if at % 4 else "kommt mit dem letzten Bus"
            desk.run(partial(desk.registration.change, entry.id, team=team, note=note))
    _door(window)
    QTest.qWait(400)  # a list measures its cells a little later
    return window


def _menu(window: MainWindow) -> QWidget:
    page = _door(window)
    page.list.choose(2)
    menu = page.state_menu()
    menu.popup(window.mapToGlobal(window.rect().center()))
    QTest.qWait(60)
    return menu


# --- a new tournament -----------------------------------------------------------


def _new(window: MainWindow) -> NewTournamentPage:
    window.show_page("new")
    page = window.page("new")
    assert isinstance(page, NewTournamentPage)
    page.name.setText("Igelsberger Dreikönigs-Tarock")
    return page


def _new_game(at: int, share: float, window: MainWindow) -> QWidget:
    """One of the cards, scrolled down by a share of the way."""
    page = _new(window)
    page.cards.buttons()[at].click()
    QTest.qWait(60)
    _scroll(page.area, share)
    return window


def _new_other(at: int, share: float, window: MainWindow) -> QWidget:
    """A game of the list below the cards."""
    page = _new(window)
    page.more.setCurrentIndex(at)
    page.more.activated.emit(at)
    QTest.qWait(60)
    _scroll(page.area, share)
    return window


def _scroll(area: QScrollArea, share: float) -> None:
    bar = area.verticalScrollBar()
    bar.setValue(int(bar.maximum() * share))


# --- seating --------------------------------------------------------------------


def _seats(window: MainWindow) -> SeatingPage:
    window.show_page("seating")
    page = window.page("seating")
    assert isinstance(page, SeatingPage)
    return page


def _by_name(window: MainWindow) -> QWidget:
    _seats(window).drawn.view.setCurrentIndex(1)
    return window


def _swap(window: MainWindow) -> QWidget:
    """Two people about to change places, with the price."""
    board = _seats(window).board
    board.pick_up((0, 0))
    board.choose((1, 1))
    return window


def _next_round(window: MainWindow) -> QWidget:
    """A later round that is not drawn, by the standing."""
    page, desk = _seats(window), window.desk
    desk.run(lambda: SeatingWishes(desk.file, desk.snapshot.id).choose(method="standing"))
    page.arrive(3)
    return window


def _met_again(window: MainWindow) -> QWidget:
    """A round put together by hand as the one before it."""
    desk = window.desk
    if len(desk.snapshot.rounds) == 2:
        tables = [(table.number, table.seats) for table in desk.snapshot.rounds[1].tables]
        desk.run(lambda: desk.rounds.draw(3, tables, method="hand"))
    _seats(window).arrive(3)
    return window


def _who_met(window: MainWindow) -> QWidget:
    dialog = FairnessDialog(window.desk, window)
    dialog.view.setCurrentIndex(1)
    return shown(dialog)


def _searching(window: MainWindow) -> QWidget:
    """A search that takes its time; closing the window cancels it."""

    def search(progress: Progress) -> object:
        while progress(40, 100):
            time.sleep(0.02)
        return None

    page = _seats(window)
    work = run_in_worker(search, lambda _answer: None, parent=page)
    page.working.follow(work, mark("Seating", "Looking for tables where nobody meets again…"), enough=page.take_best)
    wait_for(page.working.isVisible, 5_000)
    wait_for(lambda: page.working.bar.value() > 0, 5_000)
    return window


def _seat_menu(window: MainWindow) -> QWidget:
    page = _seats(window)
    page.board.choose((0, 1))
    page.drawn.ask(window.mapToGlobal(window.rect().center()))
    return _popup()


def _more_menu(window: MainWindow) -> QWidget:
    _seats(window).drawn.offer_more()
    return _popup()


def _popup() -> QWidget:
    QTest.qWait(60)
    found = QApplication.activePopupWidget()
    assert found is not None
    return found


# Key, state of the club file, what is shown.
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("tonight", "ready", _tonight),
    ("tonight", "played", _tonight),
    ("tonight", "over", _tonight),
    ("tonight", "pair", _tonight),
    ("tonight", "sample", _tonight),
    ("tonight", "damaged", _tonight),
    ("tonight", "called_off", _tonight),
    ("frame-header", "pair", _busy_header),
    ("frame-bad", "typical", partial(_notice, "bad")),
    ("frame-warn", "typical", partial(_notice, "warn")),
    ("frame-note", "typical", partial(_notice, "note")),
    ("frame-fault", "typical", _fault),
    ("evening", "over", _changes),
    ("evening", "bin", _binned),
    ("evening", "drawn", _changes),
    ("door-several", "full", partial(_typed, "ma")),
    ("door-new", "typical", partial(_typed, "Wilhelmine Weißenburger-Schönthal")),
    ("door-here", "drawn", _here_already),
    ("door-booked", "empty", _booked),
    ("door-menu", "drawn", _menu),
    ("door-teams", "full", _teams),
    ("game-first", "empty", partial(_new_game, 0, 0.45)),
    ("game-first-end", "empty", partial(_new_game, 0, 1)),
    ("game-wuerttemberg", "empty", partial(_new_game, 1, 0.5)),
    ("game-tarock", "empty", partial(_new_game, 3, 0.5)),
    ("game-other", "empty", partial(_new_other, 1, 0.5)),
    ("seats-by_name", "full", _by_name),
    ("seats-next", "ready", _next_round),
    ("seats-again", "typical", _met_again),
    ("seats-met", "typical", _who_met),
    ("seats-met", "full", _who_met),
    ("seats-searching", "drawn", _searching),
    ("seats-swap", "drawn", _swap),
    ("seats-menu", "drawn", _seat_menu),
    ("seats-more", "drawn", _more_menu),
)
