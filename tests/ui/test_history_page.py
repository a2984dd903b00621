"""The History page: every evening found, opened, put into the bin and taken out again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from desk_hands import registered
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

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
    assert names(hall.window.page("history").tab("evenings")) == ["Frühjahrs-Dapp", "Preis-Tarock", "Nikolaus-Dapp"]


@pytest.mark.parametrize(
    ("typed", "found"),
    [("fruhj", ["Frühjahrs-Dapp"]), ("tarock", ["Preis-Tarock"]), ("2024", ["Nikolaus-Dapp"]), ("nichts", [])],
)
def test_typing_finds_by_name_game_and_year_without_accents(hall, typed: str, found: list[str]) -> None:
    hall.type(typed)
    assert names(hall.window.page("history").tab("evenings")) == found


def test_enter_opens_the_one_that_is_left(hall) -> None:
    hall.enter("nikolaus")
    assert hall.window.current == "tonight"
    assert hall.desk.snapshot.name == "Nikolaus-Dapp"


def test_the_bin_hides_shows_and_gives_back(hall) -> None:
    page = hall.window.page("history").tab("evenings")
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
    page = hall.window.page("history").tab("evenings")
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


def answer_with(monkeypatch: pytest.MonkeyPatch, which: str, path: Path) -> None:
    """Let the system's file dialog, which no test can drive, answer with a path."""
    monkeypatch.setattr(QFileDialog, which, lambda *_: (str(path), ""))


def bring(hands, page, door: int = 0) -> None:
    """Open the menu of what can be brought in and choose by keys."""
    hands.click(page.bring)
    page.doors.setActiveAction(page.doors.actions()[door])
    QTest.keyClick(page.doors, Qt.Key.Key_Return)


def test_an_evening_goes_out_as_archive_and_into_another_club(
    hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, open_desk: Callable[..., object], club: Path
) -> None:
    answer_with(monkeypatch, "getSaveFileName", tmp_path / "evening.json")
    hall.click(hall.window.page("history").tab("evenings").export)
    assert (tmp_path / "evening.json").exists()

    hall.window.close()
    club.unlink()
    other = open_desk()
    other.alt(7)
    page = other.window.page("history").tab("evenings")
    answer_with(monkeypatch, "getOpenFileName", tmp_path / "evening.json")
    bring(other, page)
    assert names(page) == ["Frühjahrs-Dapp"]
    # A second time it is known already, and nothing is doubled.
    bring(other, page)
    assert names(page) == ["Frühjahrs-Dapp"]
    assert "Frühjahrs-Dapp" in other.said[-1]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"format": "something/1"}', b"\xff\xfe\x00"])
def test_a_file_that_is_no_archive_is_refused_with_a_sentence(
    hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "foreign.json"
    file.write_bytes(content)
    answer_with(monkeypatch, "getOpenFileName", file)
    before = names(hall.window.page("history").tab("evenings"))
    bring(hall, hall.window.page("history").tab("evenings"))
    assert hall.said[-1]
    assert names(hall.window.page("history").tab("evenings")) == before


def test_an_archive_that_is_gone_is_said(hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answer_with(monkeypatch, "getOpenFileName", tmp_path / "gone.json")
    bring(hall, hall.window.page("history").tab("evenings"))
    assert "gone.json" in hall.said[-1]
