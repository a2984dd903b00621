"""Bringing back a copy in the real window: its contents shown, one evening or everything brought back, nothing lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from desk_hands import Hands, registered
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tappscore.services.archive import Archive
from tappscore.services.club import backups, open_or_create
from tappscore.services.copies import chosen_stick
from tappscore.services.tournaments import Tournaments
from tappscore.store.backup import back_up, contents, kept_files
from tappscore.store.checks import check_file
from tappscore.store.club import ClubFile
from tappscore.store.loading import load, tournaments
from tappscore.ui import clubs
from tappscore.ui.dialogs.bring_back import BringBackDialog
from tappscore.ui.dialogs.palette import Palette

CONTROL = Qt.KeyboardModifier.ControlModifier


def notice(hands: Hands) -> str:
    assert hands.window.notice.isVisible()
    return " ".join(each.text() for each in hands.window.notice.findChildren(QLabel))


def people(hands: Hands) -> int:
    return len(hands.desk.snapshot.entries)


def register(hands: Hands, last: str) -> None:
    hands.desk.run(partial(hands.desk.registration.register, first="Kim", last=last))


def opened(hands: Hands) -> BringBackDialog:
    """The dialog by the palette's way, once the newest copy was looked into."""
    hands.focus()  # a dialog that closed gives the keyboard back
    QTest.keyClick(hands.window, Qt.Key.Key_K, CONTROL)
    hands.dialog(Palette)
    hands.enter("Bring back a copy")
    dialog = hands.dialog(BringBackDialog)
    hands.wait_until(lambda: dialog.everything.isEnabled())
    return dialog


@pytest.fixture
def second(club: Path) -> str:
    """Another evening in the same file; its uuid."""
    registered(club)
    with open_or_create(club) as file:
        made = Tournaments(file).create("Frühlings-Tapp", clubs.today().replace(year=2025), "Hof", "wuerttemberg")
        return load(file, made.made("tournaments")).uuid


def test_one_evening_comes_back_alone_by_keys_and_ctrl_z_takes_it_back(second: str, open_desk: Callable) -> None:
    hands = open_desk()
    back_up(hands.desk.file)
    register(hands, "Gut")
    hands.desk.run(lambda: hands.desk.tournaments.rename(tournament(hands, second), "Frühling"))
    dialog = opened(hands)
    rows = [(row.evening.name, row.deals, row.now) for row in map(dialog.evenings.row_at, range(2))]
    assert sorted(rows) == [("Frühlings-Tapp", 0, 0), ("Preis-Dapp", 0, 0)]
    hands.press(Qt.Key.Key_Return)  # from the copies to the evenings
    at = next(at for at in range(2) if dialog.evenings.row_at(at).evening.name == "Preis-Dapp")
    hands.press(Qt.Key.Key_Home, CONTROL)
    for _ in range(at):
        hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)  # to the button
    hands.press(Qt.Key.Key_Return)
    hands.wait_until(lambda: people(hands) == 13 and not dialog.isVisible())
    assert hands.window.current == "tonight"
    names = {one.name for one in tournaments(hands.desk.file)}
    assert names == {"Preis-Dapp", "Frühling"}  # the other evening stays as it is now
    assert "is kept as club 20" in notice(hands)
    kept = backups(hands.desk.file.path)[0]
    with ClubFile.open(kept.path) as file:
        assert len(load(file, hands.desk.snapshot.id).entries) == 14
    hands.press(Qt.Key.Key_Z, CONTROL)
    hands.wait_until(lambda: people(hands) == 14)


def tournament(hands: Hands, uuid: str) -> int:
    return next(one.id for one in tournaments(hands.desk.file) if one.uuid == uuid)


def test_everything_comes_back_by_mouse_after_a_question_that_names_the_kept_file(hands: Hands, club: Path) -> None:
    back_up(hands.desk.file)
    register(hands, "Gut")
    dialog = opened(hands)
    hands.click(dialog.everything)
    assert not dialog.alone.isVisible()
    assert "club before restoring 20" in dialog.told.text()
    hands.press(Qt.Key.Key_Escape)  # takes the question back, not the dialog
    assert dialog.isVisible()
    assert people(hands) == 14
    hands.click(dialog.everything)
    hands.click(dialog.yes)
    hands.wait_until(lambda: not dialog.isVisible())
    assert people(hands) == 13
    assert hands.desk.snapshot.name == "Preis-Dapp"
    (kept,) = kept_files(club)
    assert kept.path.name in notice(hands)
    assert len(contents(kept.path).tournaments) == 1
    assert [path.name for path in club.parent.iterdir() if "coming" in path.name] == []
    register(hands, "Neu")  # the window goes on with the file that lies there
    assert people(hands) == 14
    assert not [problem for _, found in check_file(hands.desk.file) for problem in found]


def test_the_kept_file_stands_in_the_list_and_brings_everything_back_again(hands: Hands) -> None:
    back_up(hands.desk.file)
    register(hands, "Gut")
    dialog = opened(hands)
    hands.click(dialog.everything)
    hands.click(dialog.yes)
    hands.wait_until(lambda: not dialog.isVisible())
    dialog = opened(hands)
    rows = [dialog.copies.row_at(at) for at in range(dialog.copies.rowCount())]
    dialog.list.choose(next(at for at, row in enumerate(rows) if row.copy.occasion == "kept"))
    hands.wait_until(dialog.everything.isEnabled)
    hands.click(dialog.everything)
    hands.click(dialog.yes)
    hands.wait_until(lambda: not dialog.isVisible())
    assert people(hands) == 14


def test_a_damaged_copy_says_so_and_can_not_be_brought_back(hands: Hands) -> None:
    path = back_up(hands.desk.file)
    path.write_bytes(path.read_bytes()[:9000])
    hands.desk.actions["club.bring_back"].trigger()
    dialog = hands.dialog(BringBackDialog)
    hands.wait_until(lambda: "damaged" in dialog.what.text())
    assert not dialog.everything.isEnabled()
    assert not dialog.alone.isEnabled()


def test_without_a_copy_the_list_says_so(hands: Hands) -> None:
    hands.desk.actions["club.bring_back"].trigger()
    dialog = hands.dialog(BringBackDialog)
    hands.wait_until(lambda: dialog.what.text() == "There is no copy yet.")
    assert not dialog.everything.isEnabled()


def test_stopping_leaves_the_file_and_its_folder_as_they_were(
    hands: Hands, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    back_up(hands.desk.file)
    register(hands, "Gut")
    dialog = opened(hands)
    hands.click(dialog.everything)
    hands.click(dialog.yes)
    dialog.working.cancel()
    assert dialog._work is not None
    assert dialog._work.wait(5)
    hands.wait_until(dialog.yes.isEnabled)
    assert people(hands) == 14
    assert [path.name for path in club.parent.iterdir() if "coming" in path.name] == []


def test_an_evening_of_another_file_comes_into_this_one_and_is_told_as_another_club_s(
    hands: Hands, tmp_path: Path
) -> None:
    other = tmp_path / "other.tapp"
    with open_or_create(other) as file:
        Tournaments(file).create("Vom andern Verein", clubs.today(), "Hof", "dapp")
    hands.desk.actions["club.bring_back"].trigger()
    dialog = hands.dialog(BringBackDialog)
    hands.wait_until(lambda: bool(dialog.what.text()))
    dialog.add(other)
    hands.wait_until(dialog.alone.isEnabled)
    assert "another club" in dialog.told.text()
    hands.click(dialog.alone)
    hands.wait_until(lambda: hands.desk.snapshot.name == "Vom andern Verein")
    assert len(tournaments(hands.desk.file)) == 2


def test_the_helper_s_window_shows_the_same_evening_after_everything_came_back(hands: Hands) -> None:
    hands.desk.actions["window.second"].trigger()
    (helper,) = hands.window.helpers
    back_up(hands.desk.file)
    register(hands, "Gut")
    hands.window.activateWindow()
    dialog = BringBackDialog(hands.desk, hands.window)
    dialog.open()
    hands.wait_until(dialog.everything.isEnabled)
    hands.click(dialog.everything)
    hands.click(dialog.yes)
    hands.wait_until(lambda: not dialog.isVisible())
    assert len(helper.desk.snapshot.entries) == 13
    assert helper.desk.file.desk == helper.desk.name


def test_the_user_s_own_file_that_is_damaged_is_offered_its_copies_too(
    own_folder: Path, settings: object, qtbot: object
) -> None:
    """A start without a name: the own file lies in the system's place."""
    from PySide6.QtWidgets import QApplication

    from tappscore.services.club import default_path
    from tappscore.ui.app import open_window

    with open_or_create() as file:
        Tournaments(file).create("Preis-Dapp", clubs.today(), "Igelsberg", "dapp")
        back_up(file)
        path = file.path
    assert path == default_path()
    path.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 400)
    settings.language = "en"
    window = open_window(QApplication.instance(), settings, None)
    qtbot.addWidget(window)
    window.show()
    hands = Hands(window)
    welcome = window.page("tonight").welcome
    assert welcome.again.isVisible()
    assert welcome.all_copies.isVisible()
    hands.click(welcome.all_copies)
    dialog = hands.dialog(BringBackDialog)
    hands.wait_until(dialog.everything.isEnabled)
    assert not dialog.alone.isEnabled()  # there is no file to bring it into
    hands.click(dialog.everything)
    hands.click(dialog.yes)
    hands.wait_until(lambda: not dialog.isVisible())
    assert hands.desk.snapshot.name == "Preis-Dapp"
    window.close()


def test_a_stick_that_was_chosen_since_the_copy_stays_chosen(hands: Hands, tmp_path: Path) -> None:
    back_up(hands.desk.file)
    stick = tmp_path / "stick"
    stick.mkdir()
    clubs.take_stick(hands.desk, stick)
    hands.wait_until(lambda: hands.window.safekeeping.stick.state == "here")
    chosen = chosen_stick(hands.desk.file)
    dialog = opened(hands)
    dialog.list.choose(dialog.copies.rowCount() - 1)
    hands.wait_until(dialog.everything.isEnabled)
    hands.click(dialog.everything)
    hands.click(dialog.yes)
    hands.wait_until(lambda: not dialog.isVisible())
    assert chosen is not None
    assert chosen_stick(hands.desk.file) == chosen
    assert Archive(hands.desk.file).snapshot(1).name == "Preis-Dapp"
