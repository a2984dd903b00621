"""The helper's window: opened by a key, its own line, page, evening and undo, the same facts at once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import pytest
from desk_hands import Hands, wait_for
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from tappscore.i18n import mark
from tappscore.services.club import open_or_create
from tappscore.services.history import History
from tappscore.services.tournaments import Tournaments
from tappscore.ui import words
from tappscore.ui.main_window import MainWindow

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def come_to_front(hands: Hands) -> None:
    hands.window.activateWindow()
    assert wait_for(lambda: QApplication.activeWindow() is hands.window, 1000)


def helper_of(hands: Hands) -> Hands:
    """Press the key for a second window and take its keyboard."""
    hands.press(Qt.Key.Key_N, CONTROL | SHIFT)
    hands.wait_until(lambda: len(hands.window.helpers) > 0)
    made = Hands(hands.window.helpers[-1])
    come_to_front(made)
    return made


@pytest.fixture
def seated(hands: Hands) -> Hands:
    """Four tables of round 1, open."""
    desk = hands.desk
    people = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, people[0:4]), (2, people[4:7]), (3, people[7:10]), (4, people[10:13])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    desk.run(lambda: desk.rounds.start(desk.snapshot.rounds[0].id))
    hands.alt(4)
    return hands


def deals(hands: Hands, number: int) -> int:
    return len(next(table for table in hands.desk.snapshot.rounds[0].tables if table.number == number).deals)


def test_each_window_keeps_its_half_typed_line_its_page_and_its_own_undo(seated: Hands) -> None:
    helper = helper_of(seated)
    helper.alt(4)
    helper.enter("2")
    helper.enter("1f74")
    helper.type("2s")
    come_to_front(seated)
    seated.enter("3")
    seated.enter("1s71")
    seated.enter("2b+")
    assert (deals(seated, 2), deals(seated, 3), deals(helper, 3)) == (1, 2, 2)
    assert helper.window.page("scoring").bar.field.text() == "2s"
    # The helper's step is taken back in the helper's window, though the other desk wrote last.
    come_to_front(helper)
    helper.enter("71")
    assert deals(seated, 2) == 2
    come_to_front(seated)
    seated.enter("3f61")
    come_to_front(helper)
    helper.press(Qt.Key.Key_Z, CONTROL)
    assert (deals(seated, 2), deals(seated, 3)) == (1, 3)
    come_to_front(seated)
    seated.press(Qt.Key.Key_Z, CONTROL)
    assert (deals(helper, 2), deals(helper, 3)) == (1, 2)
    steps = History(seated.desk.file).entries(limit=7)
    assert [step.desk[-1] for step in reversed(steps)] == ["2", "1", "1", "2", "1", "2", "1"]


def test_what_one_window_books_the_other_shows_at_once_without_reading_it_again(seated: Hands) -> None:
    helper = helper_of(seated)
    helper.alt(5)
    come_to_front(seated)
    seated.enter("1")
    seated.enter("1f74")
    assert helper.desk.snapshot is seated.desk.snapshot
    assert helper.desk.bus.ledger is seated.desk.bus.ledger
    assert helper.window.header.saved.text() == seated.window.header.saved.text()
    assert helper.window.current == "standings"
    assert seated.window.current == "scoring"


def test_the_two_windows_may_show_two_evenings_of_one_night(club: Path, seated: Hands) -> None:
    other = Tournaments(seated.desk.file).create("Zweites Turnier", date(2026, 11, 28), "Hof", "wuerttemberg")
    seated.desk.bus.apply(other)
    helper = helper_of(seated)
    helper.desk.bus.open(other.made("tournaments"))
    come_to_front(seated)
    seated.enter("1")
    seated.enter("1f74")
    assert helper.desk.snapshot.name == "Zweites Turnier"
    assert "Zweites Turnier" in helper.window.windowTitle()
    assert helper.desk.snapshot.journal == seated.desk.snapshot.journal
    helper.desk.run(lambda: helper.desk.registration.register(first="Nur", last="Hier"))
    assert len(seated.desk.snapshot.entries) == 13


def test_undo_keeps_to_the_page_and_names_what_is_not_in_view(seated: Hands) -> None:
    seated.enter("1")
    seated.enter("1f74")
    seated.alt(2)
    seated.enter("Nachzügler Paul")
    assert len(seated.desk.snapshot.entries) == 14
    seated.alt(4)
    seated.press(Qt.Key.Key_Z, CONTROL)
    assert (deals(seated, 1), len(seated.desk.snapshot.entries)) == (0, 14)


def test_the_helpers_window_may_go_and_the_first_one_takes_it_along(club: Path, seated: Hands) -> None:
    one, two = helper_of(seated), helper_of(seated)
    assert [each.desk.name for each in (one, two)] == ["desk 2", "desk 3"]
    one.window.close()
    come_to_front(seated)
    seated.enter("1")
    seated.enter("1f74")
    assert deals(two, 1) == 1
    assert helper_of(seated).desk.name == "desk 2"
    shown = partial(filter, lambda each: isinstance(each, MainWindow) and each.isVisible())
    assert len(list(shown(QApplication.topLevelWidgets()))) == 3
    seated.window.close()
    assert not list(shown(QApplication.topLevelWidgets()))
    with open_or_create(club) as file:
        assert file.query("SELECT count(*) FROM deals") == [(1,)]


def test_another_club_file_is_opened_in_both_windows(club: Path, tmp_path: Path, seated: Hands) -> None:
    from tappscore.ui.clubs import open_club

    with open_or_create(tmp_path / "other.tapp") as file:
        Tournaments(file).create("Anderswo", date(2026, 11, 28), "Hof", "dapp")
    helper = helper_of(seated)
    open_club(helper.desk, tmp_path / "other.tapp")
    assert (seated.desk.snapshot.name, helper.desk.snapshot.name) == ("Anderswo", "Anderswo")
    assert (seated.desk.file.desk, helper.desk.file.desk) == ("desk 1", "desk 2")
    helper.desk.run(lambda: helper.desk.registration.register(first="Nur", last="Hier"))
    assert len(seated.desk.snapshot.entries) == 1


def test_qts_own_words_follow_a_language_chosen_in_the_helpers_window(seated: Hands) -> None:
    def key() -> str:
        return QKeySequence("Ctrl+K").toString(QKeySequence.SequenceFormat.NativeText)

    helper = helper_of(seated)
    seated.desk.speak("de")
    assert key() == "Strg+K"
    helper.desk.speak("en")
    assert key() == "Ctrl+K"


def test_language_and_cover_are_common(seated: Hands, open_desk: Callable) -> None:
    helper = helper_of(seated)
    helper.press(Qt.Key.Key_L, CONTROL | SHIFT)
    assert helper.window.windowTitle().endswith(words.spoken(mark("Window", "TappScore, helper's window")))
    assert helper.window.windowTitle() != seated.window.windowTitle()
    assert seated.desk.catalog.language == "de"
    helper.press(Qt.Key.Key_F9)
    assert seated.desk.is_covered
    assert helper.window.everywhere.hall is seated.window.everywhere.hall


def test_the_clock_is_one_clock_in_both_windows(seated: Hands) -> None:
    helper = helper_of(seated)
    helper.desk.clock.set(45)
    helper.desk.clock.start()
    assert seated.window.header.clock.text() == helper.window.header.clock.text()
    seated.desk.clock.extend(5)
    assert helper.desk.clock.clock == seated.desk.clock.clock


def test_the_computer_stays_awake_for_the_evening_of_the_helpers_window_too(hands: Hands) -> None:
    other = Tournaments(hands.desk.file).create("Zweites Turnier", date(2026, 11, 28), "Hof", "wuerttemberg")
    hands.desk.bus.apply(other)
    helper = helper_of(hands)
    helper.desk.bus.open(other.made("tournaments"))
    assert not hands.window.awake.is_wanted
    helper.desk.clock.set(45)
    helper.desk.clock.start()
    assert hands.window.awake.is_wanted
