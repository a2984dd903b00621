"""The club goes to another computer: where the file dialogs begin, and what is said there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from tappscore.services.club import open_or_create
from tappscore.services.tournaments import Tournaments
from tappscore.ui import clubs


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """A club file with one evening, brought along."""
    path = tmp_path / "stick.tapp"
    with open_or_create(path) as file:
        Tournaments(file).create("Vom Stick", date(2026, 11, 28), "Igelsberg", "dapp")
    return path


def test_a_fresh_computer_says_what_came_and_nothing_of_its_own_empty_file(open_desk: Callable, stick: Path) -> None:
    hands = open_desk()
    clubs.bring_from(hands.desk, stick)
    assert hands.said == ["The club is here, with 1 evening."]


def test_a_computer_with_evenings_of_its_own_says_where_they_are_kept(hands, stick: Path) -> None:
    clubs.bring_from(hands.desk, stick)
    assert "is kept as" in hands.said[-1]


@pytest.mark.parametrize("act", [clubs.take_along, clubs.bring, clubs.choose, clubs.begin])
def test_a_file_dialog_begins_at_home_and_not_where_the_program_lies(
    hands, own_folder: Path, monkeypatch: pytest.MonkeyPatch, act: Callable
) -> None:
    begun: list[str] = []

    def cancelled(_parent: object, _title: str, folder: str, *_rest: object, **_options: object) -> tuple[str, str]:
        begun.append(folder)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancelled)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", cancelled)
    hands.desk.settings.keep("stick", str(own_folder / "pulled out"))
    act(hands.desk, hands.window)
    assert [Path(folder).is_relative_to(own_folder) for folder in begun] == [True]
    assert "pulled out" not in begun[0]
