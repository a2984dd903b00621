"""The pictures of the sheet under work: lines half typed, slips, corrections, questions, reasons; for `gallery`.

States of its own, all with a round that is open: sheets (Württemberg with a
pot, tables of 3, 4 and 5), sixteen (Dapp, four seats, sixteen deals, and a
table of five), halves (classic with points behind the comma).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.rulings import Rulings
from tappscore.services.tournaments import Tournaments
from tappscore.store.club import ClubFile
from tappscore.ui.dialogs.journal import JournalDialog
from tappscore.ui.main_window import MainWindow
from tappscore.ui.pages.scoring import ScoringPage
from tappscore.ui.pages.scoring_work import Work
from tappscore.ui.words import translate
from tests.gallery_showing import shown


@dataclass(frozen=True, slots=True)
class Evening:
    """What an evening of the gallery plays, and at tables of how many seats."""

    variant: str
    house: Mapping[str, object]
    tables: tuple[int, ...]
    deals: Mapping[int, int]


EVENINGS: Mapping[str, Evening] = {
    "sheets": Evening("wuerttemberg", {"pot": True}, (3, 4, 5, 3), {3: 12, 4: 16, 5: 15}),
    "sixteen": Evening("dapp", {}, (4, 5, 4), {4: 16, 5: 15}),
    "halves": Evening("classic", {"rounding": "exact", "solo_rounding": "twice_frage", "pot": True}, (3, 3), {3: 9}),
}
STATES = tuple(EVENINGS)
_PEOPLE = (
    ("Änne", "Weiß"), ("Łukasz", "Roth"), ("Karl-Heinz", "Müller-Lüdenscheidt"), ("Pat", "O'Neil"),
    ("Hans", "Maier"), ("Hans", "Maier"), ("Friedrich", "von der Schönmünz-Langenbach"), ("Zoë", "Đurić"),
    ("Özlem", "Şahin"), ("Eva", "Frey"), ("Fritz", "Gut"), ("Gerda", "Haas"), ("Ida", "Jung"), ("Kurt", "Lang"),
    ("Nora", "Ott"),
)  # fmt: skip
_SHEET = (
    "2f74", "1s71", "p", "3s104t-", "2f61", "x", "?", "1f92", "3s66", "2f70", "1f75", "2s61",
)  # fmt: skip
_LONG = (
    "3f52", "4s93", "3h35", "2s81", "1h69", "3h62", "2s46", "4s74", "1f54", "3h60", "1h35", "1b+", "4s70", "p",
    "2f75", "3s81",
)  # fmt: skip
_HALVES = ("2f75", "1s71", "3f67", "p", "2f66", "1h71", "3s55", "2f73", "1f61")


def fill(file: ClubFile, state: str) -> None:
    """Seat the tables of a state and open their round."""
    evening = EVENINGS[state]
    made = Tournaments(file).create(
        "Igelsberger Tarock-Abend", date(2026, 11, 28), "Igelsberg", evening.variant, house=dict(evening.house),
        rounds=2, deals=dict(evening.deals),
    )  # fmt: skip
    tournament = made.made("tournaments")
    registration = Registration(file, tournament)
    people = [registration.register(*name).made("entries") for name in _PEOPLE[: sum(evening.tables)]]
    for number in (1, 2):
        left = list(people)
        tables = [(at, tuple(left.pop(0) for _ in range(seats))) for at, seats in enumerate(evening.tables, start=1)]
        drawn = Rounds(file, tournament).draw(number, tables)
        if number == 1:
            Rounds(file, tournament).start(drawn.made("rounds"))
    if state != "sixteen":
        Rulings(file).confirm_values(tournament)


def _page(window: MainWindow, table: int, lines: Sequence[str] = ()) -> ScoringPage:
    """Open a table of round 1 and book those lines that are not on it yet; a scene before may have begun it."""
    window.show_page("scoring")
    page = window.page("scoring")
    assert isinstance(page, ScoringPage)
    page.loop.show_round(1)
    page.loop.open_number(table)
    page.bar.ask(())
    page.loop.leave()
    for line in lines[len(page.loop.booked) :]:
        _enter(page, line)
        if page.bar.answers:  # values that nobody confirmed yet, asked before the first deal
            page.bar.answers[0].act()
        if page.loop.work.mode == "reason":
            page.bar.field.submitted.emit("vergeben, siehe Rückseite")
    if page.loop.result is None or page.loop.result.table.number != table:
        page.loop.open_number(table)
        page.loop.leave()
    return page


def _enter(page: ScoringPage, line: str) -> None:
    _type(page, line)
    page.bar.field.submitted.emit(line)


def _type(page: ScoringPage, line: str) -> None:
    page.bar.field.setText(line)
    page.bar.field.textEdited.emit(line)


def _act(page: ScoringPage, words: str, **values: int) -> None:
    """Choose what stands in the sheet's menu under these words."""
    wanted = translate("Scoring", words, **values)
    found = dict(page.questions.sheet_acts())
    found[wanted]()


# --- lines ----------------------------------------------------------------------


def _half_typed(table: int, booked: Sequence[str], line: str, window: MainWindow) -> QWidget:
    _type(_page(window, table, booked), line)
    return window


def _correcting(window: MainWindow) -> QWidget:
    page = _page(window, 1, _SHEET)
    page.loop.correct(4)
    _type(page, "3 s 104 t+")
    return window


def _inserting(window: MainWindow) -> QWidget:
    page = _page(window, 1, _SHEET)
    page.loop.correct(4)
    page.loop.moves.insert()
    return window


def _struck_reason(window: MainWindow) -> QWidget:
    _enter(_page(window, 2, _SHEET[:4]), "x")
    return window


def _disputed(window: MainWindow) -> QWidget:
    page = _page(window, 1, _SHEET)
    page.loop.correct(2)
    if not page.loop.booked[1].disputed:
        page.loop.moves.dispute()
    page.loop.leave()
    return window


# --- control lines and totals -----------------------------------------------------


def _control(line: str, window: MainWindow) -> QWidget:
    _type(_page(window, 1, _SHEET), line)
    return window


def _agreeing(window: MainWindow) -> QWidget:
    page = _page(window, 4, ("2f74", "1s71", "3f61", *["p"] * 9))
    sheet = page.loop.sheet
    assert sheet is not None
    _type(page, " ".join(str(number) for number in sheet.computed))
    return window


def _differs(window: MainWindow) -> QWidget:
    """Digits swapped in one deal: the slip is among the answers."""
    page = _page(window, 4, ("2f74", "1s17", "3f61", *["p"] * 9))
    if page.loop.result is not None and page.loop.result.table.control is None:
        page.loop.correct(2)
        _enter(page, "1s17")
        sheet = page.loop.sheet
        assert sheet is not None
        paper = " ".join(str(number) for number in sheet.computed)
        page.loop.correct(2)
        _enter(page, "1s71")
        page.loop.open_number(4)
        page.loop.begin(Work("control"))
        _enter(page, paper)
    else:
        page.questions.ask("difference")
    return window


def _differs_much(window: MainWindow) -> QWidget:
    """Sixteen deals, four seats, and a difference with several slips to offer."""
    page = _page(window, 1, _LONG)
    sheet = page.loop.sheet
    assert sheet is not None
    first, second, third, fourth = sheet.computed
    _enter(page, " ".join(str(number) for number in (first - 10, second + 30, third - 10, fourth - 10)))
    return window


def _rows(window: MainWindow) -> QWidget:
    page = _page(window, 1, _LONG)
    page.loop.moves.begin_rows()
    _enter(page, "10 10 10 -30")
    return window


def _totals(line: str, window: MainWindow) -> QWidget:
    page = _page(window, 2)
    _act(page, "Totals first (F8)")
    _type(page, line)
    return window


def _totals_booked(window: MainWindow) -> QWidget:
    """A sheet known by its last line, some of its deals typed since."""
    page = _page(window, 2)
    if page.loop.result is not None and page.loop.result.table.totals is None:
        _act(page, "Totals first (F8)")
        _enter(page, "30 12 -36 -6")
        page = _page(window, 2)
        _enter(page, "2f74")
    return window


def _total_stands(window: MainWindow) -> QWidget:
    _differs(window)
    page = window.page("scoring")
    assert isinstance(page, ScoringPage)
    page.bar.answers[2].act()
    return window


# --- questions ---------------------------------------------------------------------


def _full(window: MainWindow) -> QWidget:
    _page(window, 1, _SHEET).loop.open_number(1)
    return window


def _values(window: MainWindow) -> QWidget:
    """Values that nobody confirmed yet, asked before the first deal."""
    _enter(_page(window, 2), "2f74")
    return window


def _second(window: MainWindow) -> QWidget:
    page = _page(window, 1, _LONG)
    page.loop.second.begin()
    for line in ("3f52", "4s39"):
        _enter(page, line)
    return window


def _second_differs(window: MainWindow) -> QWidget:
    page = _page(window, 1, _LONG)
    page.loop.second.begin()
    for line in _LONG:
        _enter(page, line.replace("4s93", "4s39"))
    return window


def _people(line: str, window: MainWindow) -> QWidget:
    page = _page(window, 1)
    _act(page, "Other people sat here")
    _type(page, line)
    return window


def _broken_off(window: MainWindow) -> QWidget:
    page = _page(window, 3, ("3f74", "1s71", "2f61"))
    result = page.loop.result
    if result is not None and result.table.broken_off is None:
        _act(page, "Broken off after {number}", number=len(page.loop.booked))
    return window


def _what_counts(window: MainWindow) -> QWidget:
    _broken_off(window)
    page = window.page("scoring")
    assert isinstance(page, ScoringPage)
    assert page.loop.result is not None
    _act(page, "What %n deals not played count…", n=page.loop.result.unplayed)
    return window


def _elsewhere(window: MainWindow) -> QWidget:
    page = _page(window, 1, _SHEET)
    _act(page, "This sheet belongs to another table")
    return window


def _all_in(window: MainWindow) -> QWidget:
    """The last sheet of the round is checked."""
    for at in (1, 2):
        page = _page(window, at, _HALVES)
        result, sheet = page.loop.result, page.loop.sheet
        assert sheet is not None
        if result is not None and result.table.control is None and not result.table.accepted:
            _enter(page, " ".join(str(float(number)).replace(".", ",") for number in sheet.computed))
    page.loop.open_next()
    return window


def _passed(window: MainWindow) -> QWidget:
    """All sheets are in; nobody compared a last line."""
    for at in (1, 2):
        page = _page(window, at, _HALVES)
        result = page.loop.result
        if result is not None and result.table.accepted:
            window.desk.run(partial(window.desk.scoring.unaccept, result.table.id))
        if result is not None and result.table.control is not None:
            window.desk.run(partial(window.desk.scoring.control, result.table.id, None))
        page.loop.open_next()
    return window


def _accepted(window: MainWindow) -> QWidget:
    """One sheet is checked, one was accepted without a check, as Tonight tells it."""
    _all_in(window)
    table = window.desk.snapshot.rounds[0].tables[0]
    window.desk.run(lambda: window.desk.scoring.control(table.id, None))
    window.desk.run(lambda: window.desk.scoring.accept(table.id, "am Tisch geklärt"))
    window.show_page("tonight")
    return window


def _accepted_sheet(window: MainWindow) -> QWidget:
    """The same as the list of sheets tells it."""
    _accepted(window)
    return _page(window, 1).window()


def _sheet_menu(window: MainWindow) -> QWidget:
    page = _page(window, 1, _SHEET)
    menu = page.head.more.menu()
    page.head.more.setFocus()
    menu.popup(window.mapToGlobal(window.rect().center() / 3))
    QTest.qWait(60)
    return menu


def _journal(window: MainWindow) -> QWidget:
    """What was typed, corrected and struck, in the journal's words."""
    _differs(window)
    _page(window, 1, _SHEET)
    dialog = JournalDialog(window.desk, window)
    dialog.list.choose(2)
    QTest.qWait(400)  # the list measures its columns a moment later
    return shown(dialog)


def _filtered(window: MainWindow) -> QWidget:
    """Only what is missing; another round's sheet on view."""
    page = _page(window, 1, _SHEET)
    page.tables.next_filter()
    return window


# name, in which state of the club file, what shows it
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("scoring-three", "sheets", partial(_half_typed, 1, _SHEET[:3], "3 s 104 t-")),
    ("scoring-impossible", "sheets", partial(_half_typed, 4, ("2f74",), "2 f 199")),
    ("scoring-four", "sheets", partial(_half_typed, 2, _SHEET[:4], "4 f 7")),
    ("scoring-five", "sheets", partial(_half_typed, 3, ("3f74", "1s71", "2f61"), "5 s 82")),
    ("scoring-sixteen", "sixteen", partial(_half_typed, 1, _LONG[:15], "ra 2 j4")),
    ("scoring-sixteen-five", "sixteen", partial(_half_typed, 2, _LONG[:9], "2 f 61")),
    ("scoring-halves", "halves", partial(_half_typed, 1, _HALVES[:5], "1 f 65")),
    ("scoring-correcting", "sheets", _correcting),
    ("scoring-inserting", "sheets", _inserting),
    ("scoring-struck", "sheets", _struck_reason),
    ("scoring-disputed", "sheets", _disputed),
    ("scoring-control", "sheets", partial(_control, "28 -4")),
    ("scoring-agreeing", "sheets", _agreeing),
    ("scoring-differs", "sheets", _differs),
    ("scoring-stands", "sheets", _total_stands),
    ("scoring-differs", "sixteen", _differs_much),
    ("scoring-rows", "sixteen", _rows),
    ("scoring-totals", "sheets", partial(_totals, "30 12 -36 -7")),
    ("scoring-totals-booked", "sheets", _totals_booked),
    ("scoring-full", "sheets", _full),
    ("scoring-values", "sixteen", _values),
    ("scoring-second", "sixteen", _second),
    ("scoring-second-differs", "sixteen", _second_differs),
    ("scoring-people", "sheets", partial(_people, "1 4 3")),
    ("scoring-namesakes", "sheets", partial(_people, "1 2 Maier")),
    ("scoring-broken-off", "sheets", _broken_off),
    ("scoring-what-counts", "sheets", _what_counts),
    ("scoring-elsewhere", "sheets", _elsewhere),
    ("scoring-all-in", "halves", _all_in),
    ("scoring-passed", "halves", _passed),
    ("tonight-accepted", "halves", _accepted),
    ("scoring-accepted", "halves", _accepted_sheet),
    ("scoring-menu", "sheets", _sheet_menu),
    ("scoring-filtered", "sheets", _filtered),
    ("journal-deals", "sheets", _journal),
)
