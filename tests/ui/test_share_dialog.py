"""Share…: real files of every form, the clipboard, and nobody in them who doesn't want to appear."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest
from desk_hands import Hands
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from python_calamine import CalamineWorkbook

from tappscore.exchange import archive
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.store.loading import load
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import rank
from tappscore.ui.dialogs.share import ShareDialog
from tappscore.ui.sharing import FORMS

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def evening(club: Path, open_desk, tmp_path: Path) -> Hands:
    """A window on an evening of 13 people in two teams, one of them shy, one a lady."""
    made = simulate(6, 13, 2, "wuerttemberg")
    for at, entry in enumerate(made["entries"]):
        entry["team"] = "Rot" if at % 2 else "Blau"
    with open_or_create(club) as file:
        changes = Archive(file).bring_in(archive.read(made))
        people = [entry.person for entry in load(file, changes.made("tournaments")).entries]
        registration = Registration(file, changes.made("tournaments"))
        registration.rename(people[4].id, public=False)
        registration.rename(people[0].id, group="Damen")
    hands = open_desk()
    hands.desk.bus.open(changes.made("tournaments"))
    hands.desk.settings.keep("documents", str(tmp_path / "Dokumente"))
    return hands


def open_share(hands: Hands) -> ShareDialog:
    hands.window.show_page("standings")
    hands.press(Qt.Key.Key_E, CONTROL)
    return hands.dialog(ShareDialog)


def choose(dialog: ShareDialog, hands: Hands, key: str) -> None:
    """Go to a form by the arrow keys."""
    dialog.forms.setFocus()
    hands.press(Qt.Key.Key_Home)
    for _ in range([form.key for form in FORMS].index(key)):
        hands.press(Qt.Key.Key_Down)
    assert dialog.form.key == key


def saved(dialog: ShareDialog, hands: Hands) -> list[Path]:
    dialog.saved = []
    hands.click(dialog.save_button)
    hands.wait_until(lambda: dialog.is_idle and bool(dialog.saved), 20_000)
    return dialog.saved


def shy(hands: Hands) -> str:
    (entry,) = (entry for entry in hands.desk.snapshot.entries if not entry.person.public)
    return entry.person.last


@pytest.mark.parametrize("key", [form.key for form in FORMS])
def test_every_form_is_saved_into_the_evening_s_folder(evening: Hands, key: str) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, key)
    files = saved(dialog, evening)
    assert all(file.stat().st_size > 0 for file in files)
    assert all("Dokumente" in file.parts for file in files)
    assert dialog.said.text().startswith("Saved: ")


@pytest.mark.parametrize("key", ["html", "csv", "deals-csv", "text"])
def test_who_does_not_want_to_appear_is_left_out(evening: Hands, key: str) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, key)
    (file,) = saved(dialog, evening)
    text = file.read_text("utf-8-sig")
    others = [e.person.last for e in evening.desk.snapshot.entries if e.person.last != shy(evening)]
    assert shy(evening) not in text
    assert any(name in text for name in others)
    assert "1 " in dialog.hidden.text()


def test_the_archive_says_that_everybody_is_in_it(evening: Hands) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, "archive")
    (file,) = saved(dialog, evening)
    assert shy(evening) in json.dumps(json.loads(file.read_text("utf-8")), ensure_ascii=False)
    assert "also of those" in dialog.hidden.text()


def test_the_picture_has_the_shape_of_a_phone(evening: Hands) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, "picture")
    (file,) = saved(dialog, evening)
    picture = QImage(str(file))
    assert (picture.width(), picture.height()) == (1080, 1920)
    dark = sum(picture.pixelColor(x, y).lightness() < 128 for x in range(0, 1080, 3) for y in range(300, 1500, 3))
    assert dark > 1000  # names and points are there


def test_the_newspaper_text_goes_to_the_clipboard(evening: Hands) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, "text")
    evening.click(dialog.copy_button)
    evening.wait_until(lambda: dialog.is_idle and "clipboard" in dialog.said.text(), 20_000)
    pasted = QGuiApplication.clipboard().text()
    winner = evening.desk.bus.standing.places[0].entry.person
    assert winner.spoken in pasted
    assert shy(evening) not in pasted


def test_teams_and_categories_are_shared_too(evening: Hands) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, "xlsx")
    assert [dialog.whose.itemText(at) for at in range(3)] == ["Everybody", "The teams", "Damen"]
    dialog.whose.setCurrentIndex(1)
    (file,) = saved(dialog, evening)
    rows = CalamineWorkbook.from_path(str(file)).get_sheet_by_index(0).to_python()
    assert {row[1] for row in rows[1:]} == {"Rot", "Blau"}
    assert shy(evening) not in str(rows)
    assert "and 1 more" in str(rows)
    dialog.whose.setCurrentIndex(2)
    (file,) = saved(dialog, evening)
    rows = CalamineWorkbook.from_path(str(file)).get_sheet_by_index(0).to_python()
    assert len(rows) == 2
    assert rows[1][0] == 1


def test_deals_sum_to_zero_in_every_row(evening: Hands) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, "deals-csv")
    (file,) = saved(dialog, evening)
    rows = list(csv.reader(io.StringIO(file.read_text("utf-8-sig")), delimiter=","))
    booked = sum(len(table.deals) for round_ in evening.desk.snapshot.rounds for table in round_.tables)
    assert len(rows) == booked + 1
    assert {row[-1] for row in rows[1:]} == {"0"}


def test_a_german_list_opens_right_in_a_german_spreadsheet(evening: Hands) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, "csv")
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    (file,) = saved(dialog, evening)
    assert file.read_bytes().startswith(b"\xef\xbb\xbf")
    assert file.read_text("utf-8-sig").splitlines()[0].startswith("Platz;Nr.;Name")


def test_a_covered_desk_shares_nothing(evening: Hands) -> None:
    evening.window.show_page("standings")
    evening.press(Qt.Key.Key_F9)
    assert evening.desk.is_covered
    evening.window.page("standings").share()
    assert not evening.window.findChildren(ShareDialog)


def test_a_list_after_an_earlier_round_has_the_standing_of_then(evening: Hands) -> None:
    dialog = open_share(evening)
    choose(dialog, evening, "csv")
    dialog.round.setCurrentIndex(dialog.round.findData(1))
    (file,) = saved(dialog, evening)
    assert "after round 1" in file.name
    rows = list(csv.reader(io.StringIO(file.read_text("utf-8-sig"))))
    then = rank(evening.desk.snapshot, evening.desk.bus.ledger, 1)
    numbers = [place.entry.number for place in then.places if place.entry.person.public]
    assert [row[1] for row in rows[1 : len(numbers) + 1]] == [str(number) for number in numbers]


def test_the_picture_goes_to_the_clipboard(evening: Hands) -> None:
    QGuiApplication.clipboard().clear()
    dialog = open_share(evening)
    choose(dialog, evening, "picture")
    evening.click(dialog.copy_button)
    evening.wait_until(lambda: dialog.is_idle and "clipboard" in dialog.said.text(), 20_000)
    picture = QGuiApplication.clipboard().image()
    assert (picture.width(), picture.height()) == (1080, 1920)


def test_a_folder_that_can_not_be_written_is_named_and_nothing_is_saved(evening: Hands, tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("in the way")
    evening.desk.settings.keep("documents", str(blocked))
    dialog = open_share(evening)
    choose(dialog, evening, "csv")
    evening.click(dialog.save_button)
    evening.wait_until(lambda: dialog.is_idle and bool(dialog.said.text()), 20_000)
    assert "could not be saved" in dialog.said.text()
    assert dialog.saved == []
