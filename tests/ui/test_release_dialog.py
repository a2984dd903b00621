"""A standing is released to the hall by one key and Enter, with its deadline, and taken back; the hall follows."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from desk_hands import Hands
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.tournament.simulate import simulate
from tappscore.ui.dialogs.release import ReleaseDialog
from tappscore.ui.hall.control import HallControl
from tappscore.ui.hall.window import HallView
from tappscore.ui.models.release_words import closed_rounds


@pytest.fixture
def evening(club: Path, open_desk: Callable[..., Hands]) -> Hands:
    """A window on 12 people after two closed rounds of three."""
    snapshot = archive.read(simulate(6, 12, 2, "wuerttemberg"))
    with open_or_create(club) as file:
        running = msgspec.structs.replace(snapshot, state="running", releases=(), rounds_planned=3)
        changes = Archive(file).bring_in(running)
    hands = open_desk()
    hands.desk.bus.open(changes.made("tournaments"))
    hands.window.show_page("standings")
    return hands


def seen(hands: Hands) -> QImage:
    view = HallView(hands.window.everywhere.hall.stage)
    view.resize(640, 360)
    return view.grab().toImage()


def test_f12_and_enter_release_the_last_closed_round(evening: Hands) -> None:
    stage = evening.window.everywhere.hall.stage
    stage.show_scene("standings")
    before = seen(evening)
    evening.press(Qt.Key.Key_F12)
    evening.dialog(ReleaseDialog)
    evening.press(Qt.Key.Key_Return)
    (release,) = evening.desk.snapshot.releases
    assert (release.after_round, release.state) == (2, "interim")
    assert release.protest_until > release.at
    assert seen(evening) != before


def test_the_prize_giving_shows_what_was_released_through_the_window(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F12)
    evening.dialog(ReleaseDialog)
    evening.press(Qt.Key.Key_Return)
    stage = evening.window.everywhere.hall.stage
    stage.show_scene("prizes")
    pictures = [seen(evening)]
    for _ in range(3):
        evening.press(Qt.Key.Key_F10, Qt.KeyboardModifier.ControlModifier)
        pictures.append(seen(evening))
    assert all(one != other for one, other in itertools.combinations(pictures, 2))
    assert stage.revealed == 3


def test_the_halls_own_window_has_the_keys_its_buttons_name_and_blanks_desk_and_hall(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F12)
    evening.dialog(ReleaseDialog)
    evening.press(Qt.Key.Key_Return)
    evening.press(Qt.Key.Key_F10)
    control = evening.dialog(HallControl)
    stage = evening.window.everywhere.hall.stage
    evening.click(control.scenes["prizes"])
    evening.press(Qt.Key.Key_F10, Qt.KeyboardModifier.ControlModifier)
    assert stage.revealed == 1
    evening.press(Qt.Key.Key_F9)
    assert stage.is_blank
    assert evening.desk.is_covered
    evening.click(control.blank)
    assert not stage.is_blank
    assert not evening.desk.is_covered
    control.close()


def test_what_was_released_is_taken_back(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F12)
    evening.dialog(ReleaseDialog)
    evening.press(Qt.Key.Key_Return)
    evening.press(Qt.Key.Key_F12)
    dialog: QWidget = evening.dialog(ReleaseDialog)
    assert "released: after round 2" in dialog.said.text()
    evening.click(dialog.take_back)
    assert evening.desk.snapshot.releases == ()


def test_nothing_can_be_released_before_a_round_is_closed(club: Path, open_desk: Callable[..., Hands]) -> None:
    snapshot = archive.read(simulate(6, 12, 1, "wuerttemberg"))
    opened = msgspec.structs.replace(snapshot.rounds[0], state="open")
    with open_or_create(club) as file:
        running = msgspec.structs.replace(snapshot, state="running", releases=(), rounds=(opened,))
        changes = Archive(file).bring_in(running)
    hands = open_desk()
    hands.desk.bus.open(changes.made("tournaments"))
    hands.window.show_page("standings")
    hands.press(Qt.Key.Key_F12)
    dialog = hands.dialog(ReleaseDialog)
    assert not any(each.isEnabled() for each in (dialog.release_button, dialog.round, dialog.minutes))


def test_the_minutes_for_protests_are_remembered(evening: Hands) -> None:
    evening.press(Qt.Key.Key_F12)
    dialog = evening.dialog(ReleaseDialog)
    dialog.minutes.setValue(45)
    evening.click(dialog.release_button)
    evening.press(Qt.Key.Key_F12)
    assert evening.dialog(ReleaseDialog).minutes.value() == 45


def test_a_round_closed_before_an_earlier_one_can_not_be_released_yet() -> None:
    snapshot = archive.read(simulate(6, 12, 3, "wuerttemberg"))
    assert closed_rounds(snapshot) == [1, 2, 3]
    first, second, third = snapshot.rounds
    opened = msgspec.structs.replace(snapshot, rounds=(first, msgspec.structs.replace(second, state="open"), third))
    assert closed_rounds(opened) == [1]
