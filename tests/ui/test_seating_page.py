from __future__ import annotations

from desk_hands import registered
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QStyleOptionViewItem

from tappscore.services.club import open_or_create
from tappscore.services.draws import Draws
from tappscore.services.registration import Registration
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.tournament.seating_choices import choices_of
from tappscore.ui.dialogs.hand_draw import HandDrawDialog
from tappscore.ui.dialogs.seating_ways import WaysDialog
from tappscore.ui.models.fairness_rows import quality_of
from tappscore.ui.widgets.seat_board import shares


def seating(hands):
    hands.alt(3)
    return hands.window.page("seating")


def drawn(hands):
    page = seating(hands)
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: bool(hands.desk.snapshot.rounds))
    return page


def more(hands, page, start: str) -> None:
    """One of the seldom things: the button, then its row."""
    hands.click(page.drawn.more_button)
    choose_from_menu(start)


def way(hands, key: str) -> None:
    """Choose a way of drawing by its key in the dialog, by mouse and Enter."""
    page = seating(hands)
    hands.click(page.undrawn.ways_button)
    dialog = hands.dialog(WaysDialog)
    hands.click(dialog.ways[key], QPoint(8, 13))
    hands.click(dialog.keep_button)
    assert choices_of(hands.desk.snapshot).method == key


def test_the_program_draws_by_one_key(hands) -> None:
    page = drawn(hands)
    round_ = hands.desk.snapshot.rounds[0]
    assert sorted(len(table.seats) for table in round_.tables) == [3, 3, 3, 4]
    assert f"Seed {round_.seed}." in page.drawn.facts.text()
    assert page.drawn.board.isVisible()


def test_the_program_draws_by_one_click(hands) -> None:
    page = seating(hands)
    hands.click(page.undrawn.draw_button)
    hands.wait_until(lambda: bool(hands.desk.snapshot.rounds))


def test_with_too_few_people_the_main_button_leads_to_the_door(hands) -> None:
    for entry in hands.desk.snapshot.entries[2:]:
        hands.desk.run(lambda key=entry.id: hands.desk.registration.mark(key, "booked"))
    page = seating(hands)
    assert not page.undrawn.draw_button.isVisible()
    hands.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert hands.window.current == "entries"
    hands.desk.run(lambda: hands.desk.registration.mark(hands.desk.snapshot.entries[2].id, "present"))
    hands.alt(3)
    assert page.undrawn.draw_button.isVisible()
    assert not page.undrawn.to_entries.property("primary")


def test_names_on_the_board_begin_below_each_other(hands) -> None:
    page = drawn(hands)
    seats = page.drawn.seats
    texts = [seats.data(seats.index(row, at)) for row in range(4) for at in (1, 2, 3)]
    assert {len(text.split("  ")[0]) for text in texts} == {2}


def test_tables_are_told_from_the_usual_size_not_from_the_largest(open_desk, club) -> None:
    registered(club)
    with open_or_create(club) as file:
        SeatingWishes(file, 1).choose(prefer=3)
    hands = open_desk()
    page = drawn(hands)
    assert sorted(len(table.seats) for table in hands.desk.snapshot.rounds[0].tables) == [3, 3, 3, 4]
    assert "1 table is larger." in page.drawn.facts.text()
    assert "smaller" not in page.drawn.facts.text()


def test_where_four_are_usual_the_tables_of_three_are_the_smaller_ones(hands) -> None:
    page = drawn(hands)
    assert "3 tables are smaller." in page.drawn.facts.text()
    assert "larger" not in page.drawn.facts.text()


def test_the_same_seed_draws_the_same_tables(hands) -> None:
    page = drawn(hands)
    seed = hands.desk.snapshot.rounds[0].seed
    first = [[table.seats for table in round_.tables] for round_ in hands.desk.snapshot.rounds]
    more(hands, page, "Take the draw back")
    assert not hands.desk.snapshot.rounds
    hands.click(page.undrawn.ways_button)
    dialog = hands.dialog(WaysDialog)
    dialog.seed.setFocus()
    dialog.seed.selectAll()
    hands.enter(str(seed))
    hands.click(page.undrawn.draw_button)
    hands.wait_until(lambda: bool(hands.desk.snapshot.rounds))
    assert [[table.seats for table in round_.tables] for round_ in hands.desk.snapshot.rounds] == first


def test_two_people_are_swapped_by_keys_and_the_price_is_shown_before(hands) -> None:
    page = drawn(hands)
    tables = hands.desk.snapshot.rounds[0].tables
    one, other = tables[0].seats[0], tables[1].seats[0]
    page.drawn.board.choose((0, 0))
    page.drawn.board.setFocus()
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Down)
    said = page.drawn.price.text()
    assert "⇄" in said
    repeats = quality_of(hands.desk.snapshot).repeats
    hands.press(Qt.Key.Key_Space)
    more_repeats = quality_of(hands.desk.snapshot).repeats - repeats
    assert ("meeting more" in said or "meetings more" in said) == (more_repeats > 0)
    assert hands.desk.snapshot.rounds[0].state == "drawn"
    after = hands.desk.snapshot.rounds[0].tables
    assert (after[0].seats[0], after[1].seats[0]) == (other, one)


def test_escape_lets_the_held_one_go(hands) -> None:
    page = drawn(hands)
    before = hands.desk.snapshot.rounds[0].tables
    page.drawn.board.choose((0, 0))
    page.drawn.board.setFocus()
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_Down)
    assert page.drawn.seats.held is None
    assert hands.desk.snapshot.rounds[0].tables == before


def test_two_people_are_swapped_by_dragging(hands) -> None:
    page = drawn(hands)
    tables = hands.desk.snapshot.rounds[0].tables
    one, other = tables[0].seats[1], tables[2].seats[2]
    board = page.drawn.board

    def spot(place: tuple[int, int]) -> QPoint:
        return board.visualRect(board.seats.index(place[0], place[1] + 1)).center()

    QTest.mousePress(board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot((0, 1)))
    QTest.mouseMove(board.viewport(), spot((1, 1)))
    drag(board, spot((2, 2)))
    QTest.mouseRelease(board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot((2, 2)))
    after = hands.desk.snapshot.rounds[0].tables
    assert (after[0].seats[1], after[2].seats[2]) == (other, one)


def drag(board, to: QPoint) -> None:
    """Move with the button held down, which QTest.mouseMove does not say."""
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(to),
        QPointF(board.viewport().mapToGlobal(to)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(board.viewport(), event)


def test_a_repeated_meeting_is_marked_and_its_price_named(hands) -> None:
    page = drawn(hands)
    first = hands.desk.snapshot.rounds[0]
    tables = [(table.number, table.seats) for table in first.tables]
    hands.desk.run(lambda: hands.desk.rounds.start(first.id))
    hands.desk.run(lambda: Draws(hands.desk.file, hands.desk.snapshot.id).take_back(2))
    hands.desk.run(lambda: hands.desk.rounds.draw(2, tables, method="hand"))
    page.arrive(2)
    assert "↻" in page.drawn.seats.data(page.drawn.seats.index(0, 1))
    assert "repeats" in page.drawn.facts.text()
    page.drawn.weigh((0, 0), (1, 0))
    assert "repeated meetings fewer" in page.drawn.price.text()


def test_a_round_drawn_by_hand_is_typed_by_numbers(hands) -> None:
    way(hands, "hand")
    page = seating(hands)
    hands.click(page.undrawn.draw_button)
    dialog = hands.dialog(HandDrawDialog)
    for line in ("1 2 3 4", "5 6 7", "8 9 10", "11 12 13"):
        hands.enter(line)
    assert dialog.left.text() == "Everybody has a seat."
    assert dialog.keep_button.hasFocus()
    hands.press(Qt.Key.Key_Space)
    snapshot = hands.desk.snapshot
    seats = [[snapshot.entry(each).number for each in table.seats] for table in snapshot.rounds[0].tables]
    assert seats == [[1, 2, 3, 4], [5, 6, 7], [8, 9, 10], [11, 12, 13]]


def test_somebody_left_out_by_hand_is_named_and_nothing_is_drawn(hands) -> None:
    way(hands, "hand")
    page = seating(hands)
    hands.click(page.undrawn.draw_button)
    dialog = hands.dialog(HandDrawDialog)
    hands.enter("1 2 3 4")
    assert "13\u00a0Gaiser\u00a0Ines" in dialog.left.text()
    hands.click(dialog.keep_button)
    assert not hands.desk.snapshot.rounds
    assert dialog.isVisible()
    dialog.reject()


def test_cancelling_the_draw_gives_the_desk_back_at_once_and_leaves_the_file(hands) -> None:
    from time import perf_counter

    page = seating(hands)
    page.draw()
    begin = perf_counter()
    page.working.cancel()
    assert perf_counter() - begin < 0.2
    assert not page.working.is_busy
    assert page._work.wait(10)
    QTest.qWait(50)
    assert not hands.desk.snapshot.rounds
    assert page.undrawn.draw_button.isEnabled()


def test_starting_the_round_leads_to_the_sheets(hands) -> None:
    page = drawn(hands)
    hands.click(page.drawn.start_button)
    assert hands.desk.snapshot.rounds[0].state == "open"
    assert hands.window.current == "scoring"


def choose_from_menu(start: str) -> None:
    from PySide6.QtWidgets import QApplication

    menu = QApplication.activePopupWidget()
    assert menu is not None
    action = next(each for each in menu.actions() if start in each.text())
    if action.menu() is not None:
        action.menu().actions()[0].trigger()
        menu.close()
    else:
        menu.setActiveAction(action)
        QTest.keyClick(menu, Qt.Key.Key_Return)


def test_a_latecomer_takes_a_seat_at_a_short_table_by_one_click(hands) -> None:
    page = drawn(hands)
    desk = hands.desk
    before = {table.id: table.seats for table in desk.snapshot.rounds[0].tables}
    desk.run(lambda: desk.registration.register(first="Zoe", last="Frey"))
    assert page.drawn.late.isVisible()
    offer = page.drawn.late.findChildren(QPushButton)[0]
    hands.click(offer)
    after = {table.id: table.seats for table in desk.snapshot.rounds[0].tables}
    changed = [key for key in before if before[key] != after[key]]
    assert len(changed) == 1
    assert after[changed[0]][:3] == before[changed[0]]
    assert not page.drawn.late.isVisible()


def test_somebody_gone_leaves_a_table_of_four_by_keys(hands) -> None:
    page = drawn(hands)
    desk = hands.desk
    row = next(at for at, table in enumerate(desk.snapshot.rounds[0].tables) if len(table.seats) == 4)
    gone = desk.snapshot.rounds[0].tables[row].seats[2]
    page.drawn.board.choose((row, 2))
    page.drawn.board.setFocus()
    hands.press(Qt.Key.Key_F2)
    choose_from_menu("is gone now")
    assert len(desk.snapshot.rounds[0].tables[row].seats) == 3
    entry = desk.snapshot.entry(gone)
    assert (entry.state, entry.withdrawn_from) == ("withdrawn", 1)


def test_somebody_gone_from_a_table_of_three_brings_one_over_from_the_table_of_four(hands) -> None:
    page = drawn(hands)
    desk = hands.desk
    before = {table.number: set(table.seats) for table in desk.snapshot.rounds[0].tables}
    row = next(at for at, table in enumerate(desk.snapshot.rounds[0].tables) if len(table.seats) == 3)
    gone = desk.snapshot.rounds[0].tables[row].seats[0]
    page.drawn.board.choose((row, 0))
    hands.click(page.drawn.change_button)
    choose_from_menu("is gone now")
    after = {table.number: set(table.seats) for table in desk.snapshot.rounds[0].tables}
    assert all(len(people) == 3 for people in after.values())
    moved = set().union(*(after[number] - before[number] for number in before))
    assert len(moved) == 1
    assert desk.snapshot.entry(gone).withdrawn_from == 1
    for round_ in desk.snapshot.rounds:
        assert gone not in {person for table in round_.tables for person in table.seats}


def test_a_substitute_takes_the_seat_and_nobody_else_moves(hands) -> None:
    desk = hands.desk
    desk.run(lambda: desk.registration.book(first="Zoe", last="Frey"))
    page = drawn(hands)
    before = [table.seats for table in desk.snapshot.rounds[0].tables]
    page.drawn.board.choose((1, 1))
    hands.click(page.drawn.change_button)
    choose_from_menu("Somebody else")
    zoe = desk.snapshot.entries[-1]
    after = [table.seats for table in desk.snapshot.rounds[0].tables]
    assert after[1][1] == zoe.id
    assert zoe.state == "present"
    assert [seats for at, seats in enumerate(after) if at != 1] == [seats for at, seats in enumerate(before) if at != 1]


def shown_on(board, row: int, column: int) -> list[str]:
    """The lines of a seat as they are drawn."""
    option = QStyleOptionViewItem()
    board.itemDelegate().initStyleOption(option, board.seats.index(row, column))
    return option.text.split("\u2028")


def test_names_on_the_tables_are_whole_in_a_small_window(open_desk, club) -> None:
    registered(club)
    with open_or_create(club) as file:
        Registration(file, 1).register(first="Maria Theresia", last="von der Schönmünz-Langenbach")
    hands = open_desk("de", (960, 540))
    board = drawn(hands).drawn.board
    hands.wait_until(board.isVisible)
    read = []
    for row in range(board.seats.rowCount()):
        for column in range(1, board.seats.columnCount()):
            lines = shown_on(board, row, column)
            widths = [board.fontMetrics().horizontalAdvance(line) for line in lines]
            assert max(widths) <= board.columnWidth(column) - 16, lines
            assert board.rowHeight(row) >= len(lines) * board.fontMetrics().height()
            read.append(" ".join(" ".join(lines).split()).replace("- ", "-"))
    numbered = [f"{entry.number} {entry.person.name}" for entry in hands.desk.snapshot.entries]
    assert sorted(text for text in read if text != "–") == sorted(numbered)
    assert len({text for text in read if "Maier Anna" in text}) == 2  # two of one name, told apart by their numbers
    heights = [board.rowHeight(row) for row in range(board.seats.rowCount())]
    assert min(heights) < max(heights)  # only who needs it has more lines


def test_a_name_taken_up_to_change_places_is_whole_too(open_desk, club) -> None:
    registered(club)
    with open_or_create(club) as file:
        Registration(file, 1).register(first="Maria Theresia", last="von der Schönmünz-Langenbach")
        Registration(file, 1).register(first="Karl-Heinz", last="Müller-Großmann")
    hands = open_desk("de", (960, 540))
    board = drawn(hands).drawn.board
    hands.wait_until(board.isVisible)
    seats = board.seats
    for row in range(seats.rowCount()):
        for column in range(1, seats.columnCount()):
            if seats.entry_at((row, column - 1)) is None:
                continue
            board.pick_up((row, column - 1))
            option = QStyleOptionViewItem()
            board.itemDelegate().initStyleOption(option, seats.index(row, column))
            assert option.font.bold()
            for line in option.text.split("\u2028"):
                assert QFontMetrics(option.font).horizontalAdvance(line) <= board.columnWidth(column) - 16, line
            board.drop()


def test_where_not_all_names_have_room_only_the_long_ones_give_way() -> None:
    assert shares([100, 300, 120, 400], 600) == [100, 190, 120, 190]
    assert shares([100, 300], 100) == [50, 50]
    assert shares([100, 100, 100, 90], 600) == [150, 150, 150, 150]
    assert shares([100, 300, 100, 90], 600) == [100, 300, 100, 100]
