"""The round's clock in the header: set, started, given more time, kept over sleep, restart and midnight."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from desk_hands import Hands, registered, wait_for
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tappscore.ui.round_clock import RoundClock

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Wall:
    """A clock on the wall that the test moves on."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 28, 22, 30, tzinfo=UTC)

    def pass_by(self, hands: Hands, **time: int) -> None:
        self.now += timedelta(**time)
        hands.desk.clock.tick()


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    made = Wall()
    # As on a system without an audio library: it beeps.
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    monkeypatch.setattr(RoundClock, "moment", staticmethod(lambda: made.now))
    return made


def in_the_menu(hands: Hands, act: Callable[[], None]) -> None:
    """Click the clock, do something in what opens, and close it."""

    def acted() -> None:
        act()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()

    QTimer.singleShot(50, acted)
    hands.click(hands.window.header.clock)


def press(hands: Hands, words: str) -> None:
    clock = hands.window.header.clock.hands
    found = next(each for each in clock.findChildren(QAbstractButton) if each.text() == words)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def start(hands: Hands, minutes: int) -> None:
    def act() -> None:
        field = hands.window.header.clock.hands.minutes
        field.selectAll()
        QTest.keyClicks(field, str(minutes))
        press(hands, "Start")

    in_the_menu(hands, act)


def test_a_click_sets_the_minutes_starts_adds_five_and_stops(wall: Wall, hands: Hands) -> None:
    start(hands, 40)
    assert hands.window.header.clock.text() == "40:00"
    wall.pass_by(hands, minutes=10)
    in_the_menu(hands, lambda: press(hands, "5 minutes more"))
    assert hands.window.header.clock.text() == "35:00"
    hands.press(Qt.Key.Key_T, CONTROL | SHIFT)
    assert hands.window.header.clock.text() == "40:00"
    in_the_menu(hands, lambda: press(hands, "Stop"))
    wall.pass_by(hands, minutes=30)
    assert hands.window.header.clock.text().endswith("40:00")


def test_it_goes_on_through_sleep_restart_and_midnight(
    wall: Wall, hands: Hands, open_desk: Callable[..., Hands]
) -> None:
    start(hands, 120)
    wall.pass_by(hands, minutes=45)  # the lid was closed, no tick came
    assert hands.window.header.clock.text() == "1:15:00"
    hands.window.close()
    wall.now += timedelta(hours=1)  # past midnight
    again = open_desk()
    assert again.window.header.clock.text() == "15:00"


def test_at_the_end_every_table_finishes_its_deal_and_one_with_more_time_later(wall: Wall, hands: Hands) -> None:
    start(hands, 40)

    def give_more() -> None:
        field = hands.window.header.clock.hands.table
        field.selectAll()
        QTest.keyClicks(field, "7")
        press(hands, "5 minutes more for this table")

    in_the_menu(hands, give_more)
    assert hands.window.header.clock.hands.longer.text() == "Table 7: 45:00"
    wall.pass_by(hands, minutes=36)
    wall.pass_by(hands, minutes=5)
    assert hands.said[-1] == "Time is up: every table finishes the deal it has begun."
    assert hands.window.header.clock.text() == "■ time is up"
    wall.pass_by(hands, minutes=5)
    assert hands.said[-1] == "Time is up at table 7 too: it finishes the deal it has begun."
    said = len(hands.said)
    wall.pass_by(hands, minutes=5)
    assert len(hands.said) == said


def test_the_clock_is_off_until_somebody_wants_it_and_each_evening_has_its_own(wall: Wall, club, hands: Hands) -> None:
    assert hands.window.header.clock.text() == "Clock"
    start(hands, 30)
    registered(club, 3, name="Jugendturnier")
    hands.window.safekeeping.listen()
    hands.press(Qt.Key.Key_E, CONTROL | SHIFT)
    assert hands.window.header.clock.text() == "Clock"
    hands.press(Qt.Key.Key_E, CONTROL | SHIFT)
    assert wait_for(lambda: hands.window.header.clock.text() == "30:00", 1000)


def test_a_clock_that_was_stopped_runs_on_and_one_that_is_over_begins_anew(wall: Wall, hands: Hands) -> None:
    start(hands, 40)
    wall.pass_by(hands, minutes=10)
    in_the_menu(hands, lambda: press(hands, "Stop"))
    wall.pass_by(hands, minutes=10)
    start(hands, 40)
    assert hands.window.header.clock.text() == "30:00"
    wall.pass_by(hands, minutes=31)  # the lid was closed: no warning was given
    assert hands.said[-1] == "Time is up: every table finishes the deal it has begun."
    start(hands, 40)
    assert hands.window.header.clock.text() == "40:00"
    wall.pass_by(hands, minutes=41)
    in_the_menu(hands, lambda: press(hands, "Stop"))
    start(hands, 40)
    assert hands.window.header.clock.text() == "40:00"
