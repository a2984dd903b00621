from __future__ import annotations

from pathlib import Path

from tappscore.ui.dialogs.import_players import ImportDialog, show

LIST = "Nr;Vorname;Name;Ort\r\n21;Änne;Weißhaupt;Calw\r\n22;Łukasz;Groß;Horb\r\n"


def written(path: Path, text: str, encoding: str) -> Path:
    path.write_bytes(text.encode(encoding, "replace"))
    return path


def test_a_list_in_an_old_encoding_is_shown_before_it_counts(hands, tmp_path: Path) -> None:
    dialog = show(hands.desk, written(tmp_path / "liste.csv", LIST.replace("Łu", "Lu"), "cp1252"), hands.window)
    assert isinstance(dialog, ImportDialog)
    assert [(each.first, each.last, each.number) for each in dialog.players] == [
        ("Änne", "Weißhaupt", 21),
        ("Lukasz", "Groß", 22),
    ]
    assert len(hands.desk.snapshot.entries) == 13
    dialog.reject()


def test_a_taken_list_is_one_step_and_undone_by_one_key(hands, tmp_path: Path) -> None:
    from PySide6.QtCore import Qt

    hands.alt(2)
    show(hands.desk, written(tmp_path / "liste.csv", LIST, "utf-8"), hands.window)
    hands.click(hands.dialog(ImportDialog).take_button)
    assert [entry.state for entry in hands.desk.snapshot.entries[13:]] == ["booked", "booked"]
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(hands.desk.snapshot.entries) == 13


def test_columns_are_matched_otherwise_by_choice(hands, tmp_path: Path) -> None:
    dialog = show(hands.desk, written(tmp_path / "liste.csv", "a,b\nMaier,Hans\n", "utf-8"), hands.window)
    assert dialog is not None
    dialog.has_header.setChecked(True)
    dialog.matching.boxes[0].setCurrentIndex(dialog.matching.boxes[0].findData("last"))
    dialog.matching.boxes[1].setCurrentIndex(dialog.matching.boxes[1].findData("first"))
    assert [(each.first, each.last) for each in dialog.players] == [("Hans", "Maier")]
    dialog.reject()


def test_a_taken_number_in_the_list_registers_nobody_and_names_the_line(hands, tmp_path: Path) -> None:
    dialog = show(hands.desk, written(tmp_path / "liste.csv", LIST.replace("21;", "5;"), "utf-8"), hands.window)
    assert dialog is not None
    dialog.take()
    assert dialog.isVisible()
    assert "Line 2" in dialog.complaint.text()
    assert len(hands.desk.snapshot.entries) == 13
    dialog.reject()


def test_a_file_that_is_no_list_is_named_in_the_notice_line(hands, tmp_path: Path) -> None:
    (tmp_path / "bild.csv").write_bytes(b"\x00\x01\x02" * 100)
    assert show(hands.desk, tmp_path / "bild.csv", hands.window) is None
    assert hands.window.notice.isVisible()


def test_a_missing_file_is_named_in_the_notice_line(hands, tmp_path: Path) -> None:
    assert show(hands.desk, tmp_path / "weg.csv", hands.window) is None
    assert "weg.csv" in hands.window.notice.sentence.text()
