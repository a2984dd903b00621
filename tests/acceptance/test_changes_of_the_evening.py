"""Gates and changes of an evening at the real window, by mouse and keys; everything else here only reads."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from desk_hands import Hands, registered, wait_for
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget

from tappscore.store.club import ClubFile
from tappscore.store.loading import tournaments
from tappscore.ui.dialogs.close_round import CloseRoundDialog
from tappscore.ui.dialogs.evening import EveningDialog
from tappscore.ui.dialogs.finish import FinishDialog
from tappscore.ui.dialogs.start_round import StartRoundDialog

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def desk(club: Path, open_desk: Callable[..., Hands]) -> Hands:
    """Seven people of Württemberg rules, three rounds planned, one deal a round by hand in the first one."""
    registered(club, 7)
    return open_desk(size=(1366, 768))


def press(hands: Hands, within: QWidget, words: str, at: int = 0) -> None:
    """Click the button that says this."""

    def found() -> list[QAbstractButton]:
        each = within.findChildren(QAbstractButton)
        return [one for one in each if one.isVisible() and words in (one.text(), one.accessibleName())]

    assert wait_for(lambda: len(found()) > at, 1000), f"no button says {words}"
    hands.click(found()[at])


def tonight(hands: Hands) -> QWidget:
    hands.focus()
    hands.alt(1)
    assert hands.window.current == "tonight"
    return hands.window.page("tonight").evening


def points_of(hands: Hands) -> list[str]:
    page = tonight(hands)
    layout = page._points
    return [layout.itemAt(at).widget().accessibleName() for at in range(layout.count())]


def draw(hands: Hands) -> None:
    """Draw what comes next on Seating."""
    before = sum(round_.state == "drawn" for round_ in hands.desk.snapshot.rounds)
    if before:
        return
    hands.alt(3)
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: any(round_.state == "drawn" for round_ in hands.desk.snapshot.rounds))


def begin_round(hands: Hands) -> int:
    draw(hands)
    number = next(round_.number for round_ in hands.desk.snapshot.rounds if round_.state == "drawn")
    hands.click(tonight(hands).next_button)
    assert hands.desk.snapshot.round(number).state == "open"
    return number


def lose_all_sheets(hands: Hands, number: int) -> None:
    """Close a round of which nothing came in: every table is answered with a button."""
    hands.focus()
    hands.alt(4)
    hands.window.page("scoring").questions.close_round()
    dialog = hands.dialog(CloseRoundDialog)
    for at in range(len(dialog.answers)):
        press(hands, dialog, "sheet lost", at)
    hands.click(dialog.close_button)
    assert hands.desk.snapshot.round(number).state == "closed"


def change(hands: Hands) -> EveningDialog:
    tonight(hands)
    hands.press(Qt.Key.Key_F2)
    return hands.dialog(EveningDialog)


def undo(hands: Hands) -> None:
    hands.press(Qt.Key.Key_Z, CONTROL)


def test_the_start_check_asks_and_tonight_lists_what_is_open(desk: Hands) -> None:
    desk.desk.run(lambda: desk.desk.registration.register(first="Otto"))
    desk.desk.run(lambda: desk.desk.registration.book("Ida", "Spät"))
    shown = points_of(desk)
    assert "1 without a full name" in shown
    assert "1 booked, not here yet" in shown
    assert "The printer is not tested yet" in shown
    draw(desk)
    desk.click(tonight(desk).next_button)
    dialog = desk.dialog(StartRoundDialog)
    said = [each.text() for each in dialog.findChildren(QLabel)]
    assert "· 1 without a full name" in said
    assert "· The printer is not tested yet" in said
    desk.click(dialog.close_button)  # not without an answer
    assert desk.desk.snapshot.rounds[0].state == "drawn"
    press(desk, dialog, "known and all right")
    desk.click(dialog.close_button)
    assert desk.desk.snapshot.rounds[0].state == "open"
    assert desk.desk.history.entries(limit=1)[0].note == "known and all right"


def test_a_question_leads_to_its_place(desk: Hands) -> None:
    desk.desk.run(lambda: desk.desk.registration.register(first="Otto"))
    draw(desk)
    desk.click(tonight(desk).next_button)
    press(desk, desk.dialog(StartRoundDialog), "Show")
    assert desk.window.current == "entries"
    assert desk.window.page("entries").model.rowCount() == 1


def test_what_the_audit_finds_stands_on_tonight_while_the_round_runs(desk: Hands) -> None:
    begin_round(desk)
    desk.alt(4)
    number = desk.desk.snapshot.rounds[0].tables[0].number
    desk.enter(str(number))
    desk.enter("1f74")
    desk.enter("1f74")
    assert f"Round 1, table {number}: deals 1 and 2 are the same." in points_of(desk)
    desk.alt(4)
    desk.press(Qt.Key.Key_D, CONTROL)
    if not any(deal.disputed for table in desk.desk.snapshot.rounds[0].tables for deal in table.deals):
        desk.press(Qt.Key.Key_Up)
        desk.press(Qt.Key.Key_D, CONTROL)
    assert any("is disputed" in each for each in points_of(desk))


def test_fewer_rounds_fewer_deals_and_back_are_two_clicks_each(desk: Hands) -> None:
    number = begin_round(desk)
    facts = desk.desk.snapshot
    dialog = change(desk)
    for name in ("rounds-less", "deals-1-less", "deals-less"):
        desk.click(dialog.findChild(QAbstractButton, name))
    now = desk.desk.snapshot
    assert now.rounds_planned == facts.rounds_planned - 1
    assert now.round(number).deals_per_table[3] == facts.round(number).deals_per_table[3] - 1
    assert now.deals[3] == facts.deals[3] - 1
    assert all(round_.number <= now.rounds_planned for round_ in now.rounds)
    press(desk, dialog, "Take it back")
    assert desk.desk.snapshot.deals == facts.deals
    desk.click(dialog.leave)
    undo(desk)
    undo(desk)
    again = desk.desk.snapshot
    assert (again.rounds_planned, again.rounds) == (facts.rounds_planned, facts.rounds)


def test_a_round_is_called_off_with_a_reason_and_taken_up_again(desk: Hands) -> None:
    number = begin_round(desk)
    dialog = change(desk)
    press(desk, dialog, "time was up")
    round_ = desk.desk.snapshot.round(number)
    assert (round_.state, round_.called_off) == ("closed", True)
    assert desk.desk.history.entries(limit=1)[0].note == "time was up"
    desk.click(dialog.leave)
    page = tonight(desk)
    assert any("called off, counts for nobody" in each.text() for each in page.findChildren(QLabel))
    press(desk, change(desk), "Let it count again")
    assert desk.desk.snapshot.round(number).state == "open"


def test_the_evening_is_called_off_and_goes_on_or_is_postponed(desk: Hands) -> None:
    begin_round(desk)
    press(desk, change(desk), "weather")
    assert desk.desk.snapshot.state == "cancelled"
    desk.press(Qt.Key.Key_Escape)
    assert "called off" in desk.window.header.evening.accessibleName() or desk.desk.is_read_only
    press(desk, change(desk), "that was a mistake")
    assert desk.desk.snapshot.state == "running"
    dialog = desk.dialog(EveningDialog)
    day = desk.desk.snapshot.date
    press(desk, dialog, "A week later")
    assert desk.desk.snapshot.date == day + timedelta(days=7)
    desk.click(dialog.leave)
    undo(desk)
    assert desk.desk.snapshot.date == day


def test_into_the_bin_and_back(desk: Hands) -> None:
    dialog = change(desk)
    press(desk, dialog, "Lay it into the bin")
    assert tournaments(desk.desk.file) == ()
    press(desk, dialog, "Take out of the bin")
    assert [each.name for each in tournaments(desk.desk.file)] == ["Preis-Dapp"]


def test_an_early_end_passes_the_final_check(desk: Hands) -> None:
    entry = desk.desk.snapshot.entries[0]
    desk.desk.run(lambda: desk.desk.registration.change(entry.id, owes=500))
    draw(desk)
    desk.click(tonight(desk).next_button)
    press(desk, desk.dialog(StartRoundDialog), "will be settled later")
    desk.click(desk.dialog(StartRoundDialog).close_button)
    lose_all_sheets(desk, 1)
    press(desk, change(desk), "End it now")
    final = desk.dialog(FinishDialog)
    assert any("1 not paid yet" in each.text() for each in final.findChildren(QLabel))
    press(desk, final, "known and all right")
    desk.click(final.close_button)
    snapshot = desk.desk.snapshot
    assert (snapshot.state, snapshot.ended_after, len(snapshot.rounds)) == ("final", 1, 1)
    assert desk.desk.history.entries(limit=1)[0].note == "known and all right"


def test_two_evenings_of_one_night_are_switched_with_one_key_or_one_click(
    club: Path, open_desk: Callable[..., Hands]
) -> None:
    registered(club, 4)
    registered(club, 5, name="Jugendturnier")
    hands = open_desk()
    first = hands.desk.snapshot.name
    hands.alt(2)
    hands.type("Halb get")
    assert hands.window.header.other.isVisible()
    hands.press(Qt.Key.Key_E, CONTROL | SHIFT)
    assert hands.desk.snapshot.name != first
    assert hands.window.current == "entries"
    assert hands.window.header.other.text() == first
    hands.click(hands.window.header.other)
    assert hands.desk.snapshot.name == first


def test_after_the_power_went_the_evening_reopens_where_it_was(
    desk: Hands, club: Path, tmp_path: Path, open_desk: Callable[..., Hands]
) -> None:
    begin_round(desk)
    desk.alt(4)
    desk.enter(str(desk.desk.snapshot.rounds[0].tables[0].number))
    desk.enter("1f74")
    before = desk.desk.snapshot
    # What lies on the disk at this moment, log included, is what a power cut leaves.
    for part in club.parent.glob("club.tapp*"):
        (tmp_path / part.name.replace("club", "cut")).write_bytes(part.read_bytes())
    with ClubFile.open(tmp_path / "cut.tapp") as file:
        from tappscore.store.loading import load

        assert load(file, before.id) == before


def test_all_of_it_is_found_by_typing(desk: Hands) -> None:
    for typed in ("second window", "other evening", "change the evening", "5 minutes more"):
        desk.press(Qt.Key.Key_K, CONTROL)
        desk.wait_until(lambda: isinstance(QApplication.activeWindow(), QDialog))
        palette = QApplication.activeWindow()
        desk.type(typed)
        assert palette.found.count() > 0, typed
        desk.press(Qt.Key.Key_Escape)
        desk.focus()


def test_the_day_is_chosen_from_the_calendar_too(desk: Hands) -> None:
    dialog = change(desk)
    field = dialog.findChild(QWidget, "day")
    day = desk.desk.snapshot.date
    wanted = date(day.year + 1, 1, 6)
    field.setFocus()
    for part in (f"{wanted.day:02d}", f"{wanted.month:02d}", str(wanted.year)):
        desk.type(part)
    press(desk, dialog, "To this day")
    assert desk.desk.snapshot.date == wanted
