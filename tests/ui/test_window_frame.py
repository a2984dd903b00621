from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from desk_hands import registered
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QComboBox, QLabel, QLineEdit, QTableView

from tappscore.ui.actions import ACTIONS
from tappscore.ui.dialogs.palette import Palette
from tappscore.ui.theme import DARK, LIGHT, Colours, contrast, with_accent


def test_no_two_actions_of_a_page_share_a_shortcut() -> None:
    pages = {deed.page for deed in ACTIONS} - {""}
    for page in pages | {""}:
        keys = [
            QKeySequence(part).toString()
            for deed in ACTIONS
            if deed.page in ("", page)
            for part in deed.shortcut.split("; ")
            if part
        ]
        assert len(keys) == len(set(keys)), page


def test_keys_of_actions_are_unique_and_shortcuts_are_understood() -> None:
    assert len({deed.key for deed in ACTIONS}) == len(ACTIONS)
    for deed in ACTIONS:
        for part in deed.shortcut.split("; "):
            assert not part or QKeySequence(part).toString() == part, deed.key


def test_number_keys_jump_to_the_pages_of_the_rail(hands) -> None:
    seen = []
    for number in range(1, 9):
        hands.alt(number)
        seen.append(hands.window.current)
    assert seen == ["tonight", "entries", "seating", "scoring", "standings", "print", "history", "settings"]


def test_clicks_on_the_rail_jump_to_the_pages(hands) -> None:
    for key, button in hands.window.rail.buttons.items():
        hands.click(button)
        assert hands.window.current == key
        assert button.isChecked()


def test_title_bar_names_the_evening(hands) -> None:
    assert hands.window.windowTitle() == "Preis-Dapp – TappScore"


def test_rail_folds_to_icons_on_a_narrow_window(hands) -> None:
    hands.window.resize(960, 540)
    assert hands.window.rail.is_folded
    hands.window.resize(1366, 768)
    assert not hands.window.rail.is_folded


def test_language_switches_while_running_and_back(hands) -> None:
    hands.alt(2)
    rail = hands.window.rail.buttons["entries"]
    hands.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert "Anmeldung" in rail.text()
    assert hands.desk.settings.language == "de"
    hands.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert "Entries" in rail.text()


def test_dark_and_light_switch_while_running(hands) -> None:
    hands.press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert hands.window.palette().window().color().name() == DARK.paper
    hands.press(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert hands.window.palette().window().color().name() == LIGHT.paper


def test_on_a_narrow_desk_what_was_done_stands_whole_and_the_time_of_saving_waits(hands) -> None:
    header = hands.window.header
    hands.desk.run(lambda: hands.desk.registration.register("Ida", "Neu"))
    assert header.saved.isVisible()
    sentence = "✓ Table 3 is checked: the control line agrees."
    hands.desk.say(sentence.removeprefix("✓ "))
    hands.wait_until(lambda: header.done.text() == sentence)
    assert not header.saved.isVisible()
    header.done.hide()
    hands.desk.run(lambda: hands.desk.registration.register("Ina", "Neu"))
    assert header.saved.isVisible()


def test_beside_another_evening_what_was_done_leaves_the_name_of_this_one_whole(club, open_desk) -> None:
    registered(club, name="Tarock in der Nebenstube")
    registered(club, name="Igelsberger Dapp-Abend")
    hands = open_desk(size=(960, 540))
    header = hands.window.header
    hands.wait_until(header.other.isVisible)
    assert header.other.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    hands.desk.say("Table 3 is checked: the control line agrees.")
    hands.wait_until(lambda: header.done.text() != "")
    assert header.evening.text() == "Igelsberger Dapp-Abend"
    hands.wait_until(lambda: header.done.text() == "✓ Table 3 is checked: the control line agrees.")
    assert "Tarock in der Nebenstube" in header.other.toolTip()
    header.done.hide()
    header.refresh()
    assert header.other.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_where_there_is_no_room_the_name_of_the_evening_is_whole_without_its_round(hands) -> None:
    desk, header = hands.desk, hands.window.header
    people = [entry.id for entry in desk.snapshot.entries]
    tables = [(1, people[:4]), (2, people[4:7]), (3, people[7:10]), (4, people[10:])]
    desk.run(lambda: desk.rounds.draw(1, tables, method="hand"))
    header.evening.setFixedWidth(400)
    hands.wait_until(lambda: header.evening.text() == "Preis-Dapp · Round 1 of 3")
    header.evening.setFixedWidth(header.evening.wanted() - 20)
    hands.wait_until(lambda: header.evening.text() == "Preis-Dapp")
    assert header.evening.toolTip() == "Preis-Dapp · Round 1 of 3"


def test_palette_finds_a_person_by_letters_without_accents(hands) -> None:
    hands.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = hands.dialog(Palette)
    hands.type("hab")
    assert palette.found.item(0).text().startswith("Häberle Rösle")
    hands.enter()
    assert hands.window.current == "entries"
    assert hands.window.page("entries").chosen.person.last == "Häberle"


def test_palette_puts_beginnings_of_words_before_letters_inside_them(hands) -> None:
    hands.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = hands.dialog(Palette)
    hands.type("ma")
    titles = [palette.found.item(at).text() for at in range(palette.found.count() - 1)]  # the last one searches on
    begins = [any(word.startswith("ma") for word in title.casefold().split()) for title in titles]
    assert begins == sorted(begins, reverse=True)
    assert set(begins) == {True, False}


def test_palette_runs_an_action_by_its_words(hands) -> None:
    hands.press(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    hands.dialog(Palette)
    hands.type("go stand")
    hands.enter()
    assert hands.window.current == "standings"


def test_every_button_and_field_of_the_pages_has_an_accessible_name(hands) -> None:
    nameless = []
    for key in ("tonight", "new", "entries", "seating", "standings", "settings"):
        hands.window.show_page(key)
        page = hands.window.page(key)
        for kind in (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QTableView):
            for widget in page.findChildren(kind):
                inside_another = isinstance(widget.parent(), (QAbstractSpinBox, QComboBox, QTableView))
                inside_another = inside_another or isinstance(widget.parent(), QLineEdit)  # Qt's own clear button
                is_internal = widget.objectName().startswith("qt_")
                named = widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text())
                if not named and not inside_another and not is_internal:
                    nameless.append((key, widget))
    assert nameless == []


def test_refusal_without_a_field_stands_in_the_notice_line_until_it_is_closed(hands) -> None:
    hands.desk.run(lambda: hands.desk.rounds.draw(5, ()))
    assert hands.window.notice.isVisible()
    assert hands.window.notice.findChild(QLabel) is not None
    hands.click(hands.window.notice.close_button)
    assert not hands.window.notice.isVisible()


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_all_written_colours_can_be_read(colours: Colours) -> None:
    pairs = [
        (colours.ink, colours.paper), (colours.ink, colours.sheet), (colours.ink, colours.rail),
        (colours.ink_soft, colours.paper), (colours.ink_soft, colours.sheet),
        (colours.on_accent, colours.accent), (colours.accent, colours.sheet), (colours.accent, colours.paper),
        (colours.ink, colours.accent_soft), (colours.good, colours.sheet), (colours.bad, colours.sheet),
        (colours.warn, colours.sheet), (colours.ink, colours.bad_soft), (colours.ink, colours.warn_soft),
        (colours.bad, colours.paper), (colours.good, colours.paper), (colours.warn, colours.paper),
    ]  # fmt: skip
    for one, other in pairs:
        assert contrast(QColor(one), QColor(other)) >= 4.5, (one, other)


def test_a_club_colour_too_light_for_white_is_darkened() -> None:
    chosen = with_accent(LIGHT, "#ffe000")
    assert contrast(QColor(chosen.accent), QColor("#ffffff")) >= 4.5


def test_a_text_that_is_no_colour_leaves_the_accent() -> None:
    assert with_accent(LIGHT, "yellow") == LIGHT


def test_a_damaged_club_file_is_refused_in_a_sentence_and_left_alone(club: Path, open_desk: Callable) -> None:
    club.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 400)
    before = club.read_bytes()
    hands = open_desk()
    assert hands.window.notice.isVisible()
    assert club.read_bytes() == before
    assert hands.desk.bus.file is None


def test_a_fault_of_the_program_is_said_and_the_window_stays_open(hands) -> None:
    import sys

    from tappscore.ui.app import show_fault
    from tappscore.ui.dialogs.fault import FaultDialog

    try:
        raise ZeroDivisionError("a fault on purpose")
    except ZeroDivisionError:
        show_fault(hands.window, *sys.exc_info())
    dialog = hands.dialog(FaultDialog)
    assert "a fault on purpose" in dialog.details.toPlainText()
    dialog.accept()
    assert hands.window.isVisible()


def test_what_the_disk_refuses_while_a_page_reads_is_said_and_is_no_fault_of_the_program(hands) -> None:
    import sys

    from tappscore.problems import Problem, RefusedError
    from tappscore.ui.app import show_fault
    from tappscore.ui.dialogs.fault import FaultDialog

    try:
        raise RefusedError(Problem("club-file-damaged", field="file", values={"file": "club.tapp", "folder": "/"}))
    except RefusedError:
        show_fault(hands.window, *sys.exc_info())
    assert hands.window.notice.isVisible()
    assert "“club.tapp” is damaged" in " ".join(each.text() for each in hands.window.notice.findChildren(QLabel))
    QApplication.processEvents()
    assert hands.window.findChild(FaultDialog) is None
