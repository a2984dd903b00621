"""The pictures of the seating: ways, wishes, chips, hand, sheets, fairness, late people; used by `gallery`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tappscore.services.draws import Draws
from tappscore.services.planning import plan_by
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.ui.main_window import MainWindow
from tappscore.ui.pages.seating import SeatingPage


def _page(window: MainWindow) -> SeatingPage:
    window.show_page("seating")
    page = window.page("seating")
    assert isinstance(page, SeatingPage)
    return page


def _undrawn(window: MainWindow) -> SeatingPage:
    """Take the draw back, with two couples and a writer noted."""
    page, desk = _page(window), window.desk
    desk.run(lambda: Draws(desk.file, desk.snapshot.id).take_back(1))
    ids = [entry.id for entry in desk.snapshot.entries]
    desk.run(lambda: desk.registration.keep_apart(ids[0], ids[1]))
    desk.run(lambda: desk.registration.keep_apart(ids[2], ids[3], always=True))
    wishes = SeatingWishes(desk.file, desk.snapshot.id)
    desk.run(lambda: wishes.wish(ids[4], writes=True, seat=1))
    desk.run(lambda: wishes.wish(ids[5], top=True))
    desk.run(lambda: wishes.choose(tables=[1, 2, 3, 4, 11]))
    desk.run(lambda: wishes.chip(ids[6], 1, 11, 2))
    page.arrive(1)
    return page


def _dialog() -> QWidget:
    QTest.qWait(400)
    return next(each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())


def _asked(window: MainWindow) -> QWidget:
    _undrawn(window)
    return window


def _ways(window: MainWindow) -> QWidget:
    _undrawn(window).choose_way()
    return _dialog()


def _wishes(window: MainWindow) -> QWidget:
    _undrawn(window).show_wishes()
    return _dialog()


def _chips(window: MainWindow) -> QWidget:
    _undrawn(window).type_chips()
    return _dialog()


def _hand(window: MainWindow) -> QWidget:
    _undrawn(window).draw_by_hand()
    return _dialog()


def _learn(window: MainWindow) -> QWidget:
    page, desk = _undrawn(window), window.desk
    desk.run(lambda: desk.rounds.draw(1, (), method="sheets"))
    page.learn_table()
    return _dialog()


def _plan(window: MainWindow) -> SeatingPage:
    page, desk = _undrawn(window), window.desk
    plan = plan_by("plan", desk.snapshot, 1, 7)
    desk.run(lambda: Draws(desk.file, desk.snapshot.id).keep(1, plan, "plan"))
    return page


def _late(window: MainWindow) -> QWidget:
    """A round drawn ahead when somebody comes late."""
    page = _plan(window)
    if all(entry.person.first != "Elisabeth" for entry in window.desk.snapshot.entries):  # one evening, many pictures
        window.desk.run(lambda: window.desk.registration.register(first="Elisabeth", last="Zumkeller-Zwicknagel"))
    page.arrive(2)
    return window


def _fair(window: MainWindow) -> QWidget:
    _plan(window).judge()
    return _dialog()


def _fair_full(window: MainWindow) -> QWidget:
    _page(window).judge()
    return _dialog()


# Key, state of the evening, what is shown.
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("seating-asked", "drawn", _asked),
    ("seating-ways", "drawn", _ways),
    ("seating-wishes", "drawn", _wishes),
    ("seating-chips", "drawn", _chips),
    ("seating-hand", "drawn", _hand),
    ("seating-learn", "drawn", _learn),
    ("seating-late", "drawn", _late),
    ("seating-fair", "drawn", _fair),
    ("seating-fair", "full", _fair_full),
)
