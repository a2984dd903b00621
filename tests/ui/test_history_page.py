"""The History page: every evening found, opened, put into the bin and taken out again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from desk_hands import registered
from PySide6.QtCore import Qt

CONTROL = Qt.KeyboardModifier.ControlModifier


def names(page) -> list[str]:
    return [page._model.row_at(at).name for at in range(page._model.rowCount())]


@pytest.fixture
def hall(club: Path, open_desk: Callable[..., object]):
    registered(club, 6, day=date(2024, 11, 30), name="Nikolaus-Dapp")
    registered(club, 4, day=date(2025, 11, 29), name="Preis-Tarock", variant="wuerttemberg")
    registered(club, 3, day=date(2026, 3, 7), name="Frühjahrs-Dapp")
    hands = open_desk()
    hands.alt(7)
    return hands


def test_the_newest_evening_stands_first(hall) -> None:
    assert names(hall.window.page("history")) == ["Frühjahrs-Dapp", "Preis-Tarock", "Nikolaus-Dapp"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [("fruhj", ["Frühjahrs-Dapp"]), ("tarock", ["Preis-Tarock"]), ("2024", ["Nikolaus-Dapp"]), ("nichts", [])],
)
def test_typing_finds_by_name_game_and_year_without_accents(hall, typed: str, found: list[str]) -> None:
    hall.type(typed)
    assert names(hall.window.page("history")) == found


def test_enter_opens_the_one_that_is_left(hall) -> None:
    hall.enter("nikolaus")
    assert hall.window.current == "tonight"
    assert hall.desk.snapshot.name == "Nikolaus-Dapp"


def test_the_bin_hides_shows_and_gives_back(hall) -> None:
    page = hall.window.page("history")
    hall.click(page.bin)
    assert names(page) == ["Preis-Tarock", "Nikolaus-Dapp"]
    hall.click(page.with_bin)
    assert names(page)[0] == "Frühjahrs-Dapp"
    page.list.choose(0)
    assert page.bin.text() == "Take out of the bin"
    hall.click(page.bin)
    assert page.bin.text() == "Put into the bin"
    hall.click(page.with_bin)
    assert names(page)[0] == "Frühjahrs-Dapp"


def test_undo_takes_an_evening_out_of_the_bin(hall) -> None:
    page = hall.window.page("history")
    hall.click(page.bin)
    hall.press(Qt.Key.Key_Z, CONTROL)
    if len(names(page)) == 2:  # a step out of view is named first
        hall.press(Qt.Key.Key_Z, CONTROL)
    assert names(page)[0] == "Frühjahrs-Dapp"


def test_without_an_evening_the_page_offers_the_first(open_desk: Callable[..., object]) -> None:
    hands = open_desk()
    hands.alt(7)
    hands.press(Qt.Key.Key_Return, CONTROL)
    assert hands.window.current == "new"
