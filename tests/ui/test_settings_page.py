"""The Settings page: the club's name, logo and colour go into the club file, onto the papers, and can be taken back."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from desk_hands import Hands
from PIL import Image
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from tappscore.services.club import open_or_create
from tappscore.services.club_face import LOGO_LIMIT, face

CONTROL = Qt.KeyboardModifier.ControlModifier


def logo_file(folder: Path, size: tuple[int, int] = (64, 48), name: str = "wappen.png") -> Path:
    path = folder / name
    Image.effect_noise(size, 90).convert("RGB").save(path)
    return path


def chosen(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the system's file dialog answer with a file."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(path), ""))


def test_a_name_typed_into_the_settings_stands_on_the_next_paper(hands: Hands) -> None:
    hands.alt(8)
    page = hands.window.page("settings")
    page.name.setFocus()
    hands.type("SV Igelsberg")
    hands.press(Qt.Key.Key_Tab)
    assert face(hands.desk.file).name == "SV Igelsberg"
    hands.window.show_page("print", {"document": "roster"})
    printing = hands.window.page("print")
    hands.wait_until(lambda: printing.is_ready, 20_000)
    assert "SV Igelsberg" in PdfReader(io.BytesIO(printing.made)).pages[0].extract_text()


def test_a_chosen_logo_is_kept_in_the_club_file_and_printed(
    hands: Hands, tmp_path: Path, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = logo_file(tmp_path)
    chosen(monkeypatch, source)
    hands.alt(8)
    page = hands.window.page("settings")
    hands.click(page.choose_logo)
    source.unlink()  # the club file has its own copy
    assert not page.logo.pixmap().isNull()
    hands.window.show_page("print", {"document": "standings"})
    printing = hands.window.page("print")
    hands.wait_until(lambda: printing.is_ready, 20_000)
    assert len(PdfReader(io.BytesIO(printing.made)).pages[0].images) == 1
    hands.window.close()
    hands.desk.file.close()
    with open_or_create(club) as file:
        assert face(file).logo is not None


def test_a_large_picture_is_made_small_enough(hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    large = logo_file(tmp_path, (2400, 1800))
    assert large.stat().st_size > LOGO_LIMIT
    chosen(monkeypatch, large)
    hands.alt(8)
    hands.click(hands.window.page("settings").choose_logo)
    logo = face(hands.desk.file).logo
    assert logo is not None
    assert len(logo) <= LOGO_LIMIT
    with Image.open(io.BytesIO(logo)) as picture:
        assert abs(picture.width / picture.height - 4 / 3) < 0.02


def test_what_is_no_picture_is_refused_in_a_sentence(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "brief.png"
    wrong.write_text("Sehr geehrte Damen und Herren")
    chosen(monkeypatch, wrong)
    hands.alt(8)
    hands.click(hands.window.page("settings").choose_logo)
    assert "not a readable picture" in hands.said[-1]
    assert face(hands.desk.file).logo is None


def test_a_logo_is_taken_away_and_comes_back_by_undo(
    hands: Hands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen(monkeypatch, logo_file(tmp_path))
    hands.alt(8)
    page = hands.window.page("settings")
    hands.click(page.choose_logo)
    kept = face(hands.desk.file).logo
    hands.click(page.drop_logo)
    assert face(hands.desk.file).logo is None
    assert not page.drop_logo.isEnabled()
    hands.desk.run(lambda: hands.desk.history.undo())
    assert face(hands.desk.file).logo == kept


def test_the_colour_dresses_the_window_and_goes_along_in_the_file(hands: Hands) -> None:
    hands.alt(8)
    page = hands.window.page("settings")
    page.colour.setFocus()
    hands.press(Qt.Key.Key_Down)
    assert page.colour.currentText() == "Green"
    assert hands.desk.theme.accent == "#1d6b3c"
    assert face(hands.desk.file).accent == "#1d6b3c"


def test_the_last_copy_and_its_folder_stand_on_a_line_of_their_own(hands: Hands, club: Path) -> None:
    hands.window.safekeeping.copy("hand")
    hands.alt(8)
    page = hands.window.page("settings")
    hands.wait_until(lambda: page.copies.text().count("\n") == 1)
    folder = club.with_name("club backups")
    assert page.copies.text().splitlines()[1].endswith(f", in {folder}.")
