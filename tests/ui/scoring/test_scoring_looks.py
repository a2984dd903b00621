"""What must be in view, in both languages, and what must be said to those who don't see it."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QToolTip

from tappscore.ui import words

pytestmark = pytest.mark.usefixtures("dressed")


LANGUAGES = ("de", "en")
SMALL = ((1093, 614), (960, 540))


def speak(hall, language: str) -> None:
    hall.desk.speak(language, keep=False)


@pytest.mark.parametrize(("variant", "seats"), [("dapp", 4), ("wuerttemberg", 3), ("wuerttemberg", 4)])
def test_sixteen_deals_line_preview_and_control_line_stand_without_scrolling(
    seat_hall, variant: str, seats: int
) -> None:
    hall = seat_hall(sizes=(seats, seats), variant=variant, deals=16)
    hall.window.resize(1093, 614)
    view = hall.page.view
    for language in LANGUAGES:
        speak(hall, language)
        hall.settle()
        assert len(hall.page.model.rows) == 17
        assert view.verticalScrollBar().maximum() == 0, language
        assert view.horizontalScrollBar().maximum() == 0, language
        last = view.visualRect(hall.page.model.index(16, 0))
        assert last.bottom() <= view.viewport().height(), language
        assert last.height() >= view.fontMetrics().height(), language
        for part in (hall.page.bar.field, hall.page.bar.preview, hall.page.pad):
            assert part.isVisible()
            assert hall.page.rect().contains(part.mapTo(hall.page, part.rect().bottomRight())), language


@pytest.mark.parametrize("variant", ["dapp", "wuerttemberg"])
@pytest.mark.parametrize("deals", [12, 16])
def test_on_a_screen_at_200_percent_no_row_of_four_seats_is_below_the_edge(seat_hall, variant: str, deals: int) -> None:
    hall = seat_hall(sizes=(4, 4), variant=variant, deals=deals)
    hall.window.resize(960, 540)
    page = hall.page
    for language in LANGUAGES:
        speak(hall, language)
        hall.settle()
        assert page.view.verticalScrollBar().maximum() == 0, language
        assert page.view.visualRect(page.model.index(deals, 0)).bottom() <= page.view.viewport().height(), language
        for part in (page.bar.field, page.bar.preview, *page.pad.buttons.values()):
            assert part.isVisible()
            assert page.rect().contains(part.mapTo(page, part.rect().bottomRight())), language
        for lower, upper in ((page.bar, page.view), (page.pad, page.bar)):
            assert lower.geometry().top() > upper.geometry().bottom(), language


@pytest.mark.parametrize(
    ("variant", "seats", "deals", "house"),
    [
        ("wuerttemberg", 5, 15, {"pot": True}),
        ("dapp", 5, 15, {}),
        ("classic", 3, 12, {"rounding": "exact", "pot": True}),
    ],
)
def test_wide_sheets_stand_without_scrolling_too(
    seat_hall, variant: str, seats: int, deals: int, house: dict[str, object]
) -> None:
    hall = seat_hall(sizes=(seats, seats), variant=variant, deals=deals, **house)
    view = hall.page.view
    for size, language in product(SMALL, LANGUAGES):
        hall.window.resize(*size)
        speak(hall, language)
        hall.settle()
        assert view.horizontalScrollBar().maximum() == 0, (size, language)
        assert view.verticalScrollBar().maximum() == 0, (size, language)
        metrics = view.fontMetrics()
        for at, label in enumerate(hall.page.model.headings):
            assert not label or view.columnWidth(at) >= metrics.horizontalAdvance(label) + 8, (size, label)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_with_many_answers_leaves_all_sixteen_deals_in_view(seat_hall, language: str) -> None:
    hall = seat_hall(sizes=(4, 4), variant="dapp", deals=16)
    hall.window.resize(*SMALL[0])
    speak(hall, language)
    hall.enter("3f52", "4s93", "3h35", "2s81", "1h69", "3h62", "2s46", "4s74")
    hall.enter("1f54", "3h60", "1h35", "1b+", "4s70", "p", "2f75", "3s81", "10 30 -70 30")
    for size in (*SMALL, SMALL[0]):
        hall.window.resize(*size)
        hall.settle()
        assert len(hall.answers) >= 6
        assert hall.page.view.verticalScrollBar().maximum() == 0, size


def test_the_line_keeps_its_place_when_buttons_come_beside_it(seat_hall) -> None:
    hall = seat_hall(sizes=(4, 4), variant="dapp", deals=16)
    for size in ((1093, 614), (960, 540)):
        hall.window.resize(*size)
        hall.settle()
        bar, field = hall.page.bar, hall.page.bar.field
        place, height = field.mapTo(hall.page, field.rect().topLeft()).y(), bar.height()
        hall.enter("2f61")
        hall.press(Qt.Key.Key_Up)
        hall.settle()
        assert hall.prompt.startswith("Correcting")
        assert (field.mapTo(hall.page, field.rect().topLeft()).y(), bar.height()) == (place, height)
        hall.press(Qt.Key.Key_Escape)


def test_who_rests_is_seen_before_the_deal_is_typed(seat_hall) -> None:
    hall = seat_hall(sizes=(5, 3), variant="wuerttemberg", deals=5)
    first = hall.row(1)
    assert first["dealer"] == "1"
    assert [seat for seat in range(1, 6) if first[f"move{seat}"] == "–"] == [1, 2]
    assert "1 (1 2)" in hall.page.model.rows[0].speech


def test_the_marks_say_their_words_where_there_is_room(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3), variant="wuerttemberg", deals=12)
    hall.window.resize(1366, 768)
    hall.settle()
    assert hall.page.pad.buttons[" t+"].text() == "t+ made"
    hall.window.resize(1093, 614)
    hall.settle()
    assert hall.page.pad.buttons[" t+"].text() == "t+"


def test_the_list_of_tables_folds_to_a_field_where_the_sheet_needs_the_room(seat_hall) -> None:
    hall = seat_hall(sizes=(4, 4), variant="dapp")
    hall.window.resize(960, 540)
    hall.settle()
    assert not hall.page.tables.isVisible()
    assert hall.page.head.folded.isVisible()
    assert hall.page.head.folded.currentText().startswith("Table 1")
    hall.window.resize(1600, 900)
    hall.settle()
    assert hall.page.tables.isVisible()


def test_no_button_of_the_page_cuts_its_words(seat_hall) -> None:
    hall = seat_hall(sizes=(4, 4), variant="dapp")
    for language in ("de", "en"):
        speak(hall, language)
        hall.settle()
        for button in hall.page.findChildren(QAbstractButton):
            if button.isVisible() and button.text():
                wide = button.fontMetrics().horizontalAdvance(button.text().replace("&&", "&"))
                assert wide <= button.width(), (language, button.text())


def test_everything_is_said_anew_when_the_language_changes(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    hall.keys("1s")
    speak(hall, "de")
    assert hall.prompt == "Spiel 2"
    assert hall.title == "Tisch 1"
    assert hall.page.bar.book.text() == "Buchen"
    assert hall.line == "1s"
    assert "Ansage" in hall.page.model.labels
    speak(hall, "en")
    assert hall.prompt == "Deal 2"


def test_no_words_of_the_page_are_left_in_english(seat_hall) -> None:
    hall = seat_hall()
    speak(hall, "de")
    catalog = words.catalog()
    from tappscore.i18n import Text
    from tappscore.ui.pages.scoring_work import HINTS, PROMPTS, REASONS

    told = [*PROMPTS.values(), *HINTS.values(), *REASONS]
    assert [text.source for text in told if catalog.text(Text(*text)) == text.source] == []


def test_every_control_has_a_name_and_the_sheet_is_spoken_row_by_row(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        for control in hall.page.findChildren(kind):
            if control.isVisible():
                interface = QAccessible.queryAccessibleInterface(control)
                assert interface.text(QAccessible.Text.Name) or control.accessibleName(), control
    model = hall.page.model
    spoken = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert "Frage" in spoken
    assert "Roth +28" in spoken
    assert hall.page.bar.field.accessibleName() == "Deal 2"


def test_points_carry_a_sign_where_they_change_and_none_where_they_are_totals(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    row = hall.row(1)
    assert (row["move2"], row["total2"]) == ("+28", "28")
    assert (row["move1"], row["total1"]) == ("−14", "−14")


def test_a_theme_change_is_taken_up(seat_hall) -> None:
    hall = seat_hall()
    hall.enter("2f74")
    light = hall.page.view.grab().toImage().pixelColor(200, 200)
    hall.desk.dress("dark")
    hall.settle()
    dark = hall.page.view.grab().toImage().pixelColor(200, 200)
    hall.desk.dress("light")
    assert light.lightness() > 200
    assert dark.lightness() < 80


def test_a_sheet_that_fits_has_no_scroll_bar_for_the_width_of_its_frame(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 3), variant="wuerttemberg", deals=12)
    for height in range(600, 627):  # at some of them the rows come out even
        hall.window.resize(1093, height)
        hall.settle()
        assert hall.page.view.verticalScrollBar().maximum() == 0, height


def test_how_many_sheets_are_in_is_told_whole_where_there_is_less_room(seat_hall) -> None:
    hall = seat_hall(sizes=(4, 4), variant="dapp")
    hall.window.resize(960, 540)
    speak(hall, "de")
    hall.settle()
    told = hall.page.head.progress
    assert told.text() == "0 von 2 vollständig"
    assert told.toolTip().endswith("noch nichts eingetragen · 0 von 2 vollständig")


def painted_name(view, seat: int) -> str:
    """Give the shortest form of a seat's name as it is painted over its columns."""
    model, pad = view.model(), view.horizontalHeader().pad
    bold = QFont(view.font())
    bold.setBold(True)
    pair = sum(view.columnWidth(at) for at, column in enumerate(model.columns) if column.seat == seat)
    return QFontMetrics(bold).elidedText(model.names[seat - 1][-1], Qt.TextElideMode.ElideRight, pair - 2 * pad)


@pytest.mark.parametrize("language", LANGUAGES)
def test_spare_room_goes_to_a_name_that_would_be_cut(seat_hall, language: str) -> None:
    hall = seat_hall(sizes=(3, 4), variant="wuerttemberg", deals=16)
    hall.window.resize(1366, 768)
    speak(hall, language)
    hall.enter("2")  # its fourth is Müller-Großmann
    hall.settle()
    painted = [painted_name(hall.page.view, seat) for seat in range(1, 5)]
    assert painted == ["1 O'Neil", "2 Maier", "3 Maier", "4 Müller-Großmann"]


def test_a_seats_name_is_told_whole_by_its_tip(seat_hall) -> None:
    hall = seat_hall(sizes=(3, 4), variant="wuerttemberg", deals=16)
    hall.enter("2")
    hall.settle()
    head = hall.page.view.horizontalHeader()
    own = [at for at, column in enumerate(hall.page.model.columns) if column.seat == 4]
    spot = QPoint(head.sectionViewportPosition(own[0]) + 4, 4)
    QApplication.sendEvent(head.viewport(), QHelpEvent(QEvent.Type.ToolTip, spot, head.mapToGlobal(spot)))
    assert QToolTip.text() == "4 Karl-Heinz Müller-Großmann"
    QToolTip.hideText()


def test_the_lines_of_the_sheet_reach_both_edges(seat_hall) -> None:
    hall = seat_hall(sizes=(4, 4), variant="dapp", deals=12)
    view = hall.page.view
    for width in range(1300, 1312):
        hall.window.resize(width, 768)
        hall.settle()
        assert view.horizontalHeader().length() == view.viewport().width(), width
