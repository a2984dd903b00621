"""Scoring: left the round's tables, right the sheet as it lies on the desk, below it the one line.

    scoring_loop.py       which table is open, what its line is for, what Enter does
    scoring_preview.py    what a typed line would do, in the settlement's words
    scoring_questions.py  a full sheet typed again, a control line that differs
    scoring_booking.py    what Enter writes
    scoring_moves.py      insert, delete, move, dispute; comparing row by row
    scoring_steps.py      a step that undo would take and that is not in view
    scoring_slips.py      the slips that would explain a difference
    scoring_second.py     blind second entry
    scoring_people.py     other people sat here
    scoring_place.py      which round and table, and what is next
    scoring_work.py       the works of the line and their words
    scoring_sheet.py      the rows on view
    scoring_head.py, scoring_tables.py   the parts around the sheet

DECISION: the line stands below the sheet and does not move; what it would book
appears in its row of the sheet while one types. A field inside the row would
travel down the page, and over booked lines in a correction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tappscore.i18n import mark
from tappscore.tournament.ledger import TableResult
from tappscore.ui import theme as looks
from tappscore.ui import words
from tappscore.ui.forms.line import pad_digit
from tappscore.ui.forms.line_bar import LineBar, Verb
from tappscore.ui.forms.line_pad import pad_keys
from tappscore.ui.models.rule_words import resting_on
from tappscore.ui.models.sheet import DISPUTED, SheetModel, SheetRow
from tappscore.ui.models.sheet_tables import TableLine
from tappscore.ui.pages.scoring_head import Head
from tappscore.ui.pages.scoring_loop import Loop
from tappscore.ui.pages.scoring_preview import told
from tappscore.ui.pages.scoring_questions import Questions
from tappscore.ui.pages.scoring_sheet import SheetWriter
from tappscore.ui.pages.scoring_steps import StepsInView
from tappscore.ui.pages.scoring_tables import TableList
from tappscore.ui.pages.scoring_work import HINTS, LEFT_BY_ESC, PROMPTS, Work
from tappscore.ui.widgets.pad import Pad
from tappscore.ui.widgets.parts import EmptyPlace, button
from tappscore.ui.widgets.sheet import SheetView
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk
    from tappscore.ui.offers import Offer

# Below this height margins and gaps shrink, so that sixteen deals stay in view.
COMPACT_BELOW = 640
# Below this one, a screen of 1080 lines at 200 %, the buttons keep to two rows and all parts to their least.
DENSE_BELOW = 520
_DENSE_FIELD = 28
_LONG_SHEET = 14  # deals
_SMALL_KEY = 24
_FEWEST_ROWS = 3  # of buttons
# Below this width the list of tables is a field, whatever the sheet needs.
FOLDED_BELOW = 912


class ScoringPage(QWidget):
    """The page; widgets and what they show. What happens stands in `Loop`."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._lines: tuple[TableLine, ...] = ()
        self._lined: tuple[TableResult, ...] = ()
        self._shown: tuple[object, ...] = (None, None, None)
        self.head = Head()
        self.tables = TableList()
        self.model = SheetModel(self)
        self.view = SheetView(desk.theme, self.model)
        words.say(self.view, "setAccessibleName", mark("Scoring", "Score sheet"))
        self.bar = LineBar(desk.theme)
        self.pad = Pad()
        words.say(self.pad, "setAccessibleName", mark("Scoring", "Buttons that type"))
        self.loop = Loop(desk, self.bar)
        self.questions = Questions(desk, self.bar, self.loop)
        self._writer = SheetWriter(desk)
        steps = StepsInView(desk, self.bar, self.loop, self.view, self.model)
        self.shows_step, self.name_step, self.is_naming = steps.shows, steps.name, steps.names
        self._lay_out()
        self._connect()

    # --- building -----------------------------------------------------------------

    def _lay_out(self) -> None:
        self.draw_first = button(mark("Scoring", "Go to Seating"), lambda: self._desk.go("seating"), kind="primary")
        self.empty = EmptyPlace(
            mark("Scoring", "Nobody has been seated yet"),
            mark("Scoring", "Score sheets belong to the tables of a round. Draw one, and they lie here."),
            self.draw_first,
        )
        self.work = QWidget()
        self._right = QVBoxLayout()
        for widget, stretch in ((self.head, 0), (self.view, 1), (self.bar, 0), (self.pad, 0)):
            self._right.addWidget(widget, stretch)
        inner = QHBoxLayout(self.work)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(looks.GAP)
        inner.addWidget(self.tables)
        inner.addLayout(self._right, 1)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self.empty)
        self._outer.addWidget(self.work)
        self.setFocusProxy(self.bar.field)
        self._space()

    def _connect(self) -> None:
        loop, desk = self.loop, self._desk
        loop.turned.connect(self._show_line)
        # Other columns, another width; other rows, another height.
        for turned in (self.model.modelReset, self.model.rowsInserted, self.model.rowsRemoved):
            turned.connect(self._space)
        self.tables.chosen.connect(self._open)
        self.tables.next_wanted.connect(loop.open_next)
        self.head.folded.chosen.connect(self._open)
        self.head.round_chosen.connect(loop.show_round)
        self.head.jumped.connect(self._jump)
        self.head.jump.left.connect(self._to_line)
        self.view.correct_wanted.connect(self._correct_row)
        self.view.told_wanted.connect(self._tell_row)
        self.view.menu_wanted.connect(self._row_menu)
        self.pad.typed.connect(self.bar.field.type_text)
        self.pad.erased.connect(self.bar.field.erase)
        # An answer is wanted then, nothing to type: the buttons change places.
        self.bar.asking.connect(lambda asks: self.pad.setVisible(not asks))
        self._sheet_menu = QMenu(self)
        self._sheet_menu.aboutToShow.connect(self._fill_sheet_menu)
        self.head.more.setMenu(self._sheet_menu)
        for key, hand in (
            ("scoring.next", loop.open_next),
            ("scoring.jump", self.head.jump.setFocus),
            ("scoring.totals", lambda: loop.begin(Work("totals"))),
            ("scoring.sheet", self.head.more.showMenu),
            ("scoring.earlier", lambda: self._turn_round(-1)),
            ("scoring.later", lambda: self._turn_round(1)),
            ("scoring.filter", self.tables.next_filter),
            ("scoring.dispute", loop.moves.dispute),
            ("scoring.insert", loop.moves.insert),
            ("scoring.delete", loop.moves.delete),
            ("scoring.up", lambda: loop.moves.move(-1)),
            ("scoring.down", lambda: loop.moves.move(1)),
        ):
            desk.actions.bind(key, hand, self)

    # --- what the window calls ------------------------------------------------------

    def refresh(self, changes: ChangeSet | None) -> None:
        """Show the current snapshot; a change of another tournament is none of this page's business."""
        snapshot = self._desk.bus.snapshot
        if changes is not None and snapshot is not None and not changes.touches(tournament=snapshot.id):
            return
        has_tables = snapshot is not None and any(round_.tables for round_ in snapshot.rounds)
        self.empty.setVisible(not has_tables)
        self.work.setVisible(has_tables)
        self.setFocusProxy(self.bar.field if has_tables else self.draw_first)
        # Without tables too: what was in the line belongs to a sheet that is not here.
        self.loop.refreshed()

    def retranslate(self) -> None:
        """Say everything in the new language."""
        self.bar.ask(())
        self.tables.retranslate()
        self.head.forget()
        self._lined = ()
        self._writer.forget()

    def dress(self) -> None:
        """Take the colours of the theme in force."""
        self.view.dress()
        self._writer.forget()
        self._show_line()

    def arrive(
        self, table: int | None = None, table_id: int | None = None, round_no: int | None = None,
        code: str = "", deal: int | None = None,
    ) -> None:  # fmt: skip
        """Open a table that somebody was sent to, by its id, its number or its code."""
        if code:
            self.loop.open_code(code)
        elif table_id is not None:
            self.loop.place.go_to_round_of(table_id)
            self.loop.open_table(table_id)
        elif table is not None:
            self.loop.open_number(table, round_no)
        elif round_no is not None:
            self.loop.work_on(round_no)
        if deal is not None:
            self.loop.correct(deal)
        self._to_line()

    # --- showing --------------------------------------------------------------------

    def _show_line(self) -> None:
        """Show tables, sheet and line as the loop has them; each part compares and paints what differs."""
        snapshot = self._desk.bus.snapshot
        if snapshot is None or not self.loop.round_number:
            return
        self._show_tables()
        sheet = self.loop.sheet
        work = self.loop.work
        if sheet is None:
            self.model.show_rows([])
        else:
            writer = self._writer.of(sheet.result)
            self.model.show_columns(writer.columns, writer.labels, writer.shorts, self._writer.names(sheet.result))
            self.model.show_rows(self._writer.rows(sheet, self.loop.preview))
            self.pad.show_keys(pad_keys(sheet.rules, self._writer.short_names(sheet.result), self._desk.catalog))
            self.view.show_work()
        table = sheet.result.table.number if sheet is not None else 0
        prompt = words.spoken(PROMPTS[work.mode]).replace("{number}", str(work.number)).replace("{table}", str(table))
        self.bar.show_prompt(prompt, words.spoken(HINTS[work.mode]), self._book_words())
        self.bar.say(self.loop.preview.says, self.loop.preview.tone)
        self.bar.mark(self.loop.preview.slips)
        self.bar.field.plus_walks = work.mode in ("deal", "control", "done")
        self.questions.show_reasons(work)
        self.bar.show_verbs(self._verbs())

    def _book_words(self) -> str:
        match self.loop.work.mode:
            case "control" | "row":
                return translate("Scoring", "Check")
            case "reason" | "number" | "place":
                return translate("Scoring", "Go on")
            case _:
                return translate("Scoring", "Book")

    def _verbs(self) -> list[Verb]:
        loop = self.loop
        leave = Verb(translate("Scoring", "Leave"), translate("Scoring", "Leave it (Esc)"), loop.leave)
        if loop.work.mode != "correct":
            return [leave] if loop.work.mode in LEFT_BY_ESC else []
        return [
            Verb(
                translate("Scoring", "Insert"),
                translate("Scoring", "Insert a deal before this one (Ins)"),
                loop.moves.insert,
            ),
            Verb(
                translate("Scoring", "Delete"), translate("Scoring", "Delete this deal (Ctrl+Del)"), loop.moves.delete
            ),
            Verb("▲", translate("Scoring", "Move this deal up (Alt+Up)"), lambda: loop.moves.move(-1)),
            Verb("▼", translate("Scoring", "Move this deal down (Alt+Down)"), lambda: loop.moves.move(1)),
            leave,
        ]

    def _show_tables(self) -> None:
        key = (self._desk.bus.ledger, self.loop.round_number, self.loop.table_id)
        if self._lined and all(one is other for one, other in zip(key, self._shown, strict=True)):
            return  # a key was typed, nothing was booked
        self._shown = key
        snapshot = self._desk.snapshot
        results = key[0].round(self.loop.round_number)
        self._lines = self._writer.lines(results, self._lines, self._lined)
        self._lined = results
        self.tables.show_tables(self._lines, self.loop.table_id)
        self.head.folded.show_tables(self._lines, self.loop.table_id)
        complete = sum(not line.is_missing for line in self._lines)
        self.head.show_rounds([round_.number for round_ in snapshot.rounds], self.loop.round_number)
        here = next((line for line in self._lines if line.table_id == self.loop.table_id), None)
        state = f"{here.sign} {words.spoken(here.words)}" if here is not None else ""
        self.head.show_state(self.loop.result, state, complete, len(self._lines))

    # --- hands ----------------------------------------------------------------------

    def _to_line(self) -> None:
        self.bar.field.setFocus()

    def _open(self, table_id: int) -> None:
        self.loop.open_table(table_id)
        self._to_line()

    def _turn_round(self, step: int) -> None:
        wanted = self.loop.round_number + step
        if any(round_.number == wanted for round_ in self._desk.snapshot.rounds):
            self.loop.show_round(wanted)

    def _jump(self, text: str) -> None:
        self._to_line()
        if text.isdecimal():
            self.loop.open_number(int(text))
        else:
            self.loop.open_code(text)

    def _row(self, at: int) -> SheetRow | None:
        row = self.model.rows[at] if 0 <= at < len(self.model.rows) else None
        return row if row is not None and row.deal_id else None

    def _correct_row(self, at: int) -> None:
        if (row := self._row(at)) is not None:
            self.loop.correct(row.number)
            self._to_line()

    def _tell_row(self, at: int) -> None:
        """Say below the line what a booked deal came to, why, and who says so; what is being typed comes first."""
        row, sheet = self._row(at), self.loop.sheet
        settlement = sheet.result.settlement if sheet is not None else None
        if row is None or sheet is None or settlement is None or self.bar.field.text() or self.bar.answers:
            return
        says = told(settlement, row.number - 1, self._desk.catalog, sheet.names)
        rests_on = resting_on(settlement.deals[row.number - 1].lines, self._desk.catalog)
        self.bar.say(
            translate("Scoring", "Deal {number}: {line}", number=row.number, line=says)
            + (f" [{rests_on}]" if rests_on else "")
        )

    def _row_menu(self, at: int, place: QPoint) -> None:
        if (row := self._row(at)) is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.loop.correct(row.number)
        for verb in (*self._verbs()[:-1], self._dispute_verb(row)):
            menu.addAction(verb.name).triggered.connect(lambda _checked=False, act=verb.act: act())
        menu.popup(place)

    def _dispute_verb(self, row: SheetRow) -> Verb:
        words_ = translate("Scoring", "This deal is disputed, it doesn't count meanwhile")
        if row.flag == DISPUTED:
            words_ = translate("Scoring", "The dispute is settled, the deal counts")
        return Verb("", words_, self.loop.moves.dispute)

    def _fill_sheet_menu(self) -> None:
        self._sheet_menu.clear()
        for text, act in self.questions.sheet_acts():
            self._sheet_menu.addAction(text).triggered.connect(lambda _checked=False, act=act: act())

    def offers(self) -> list[Offer]:
        """Give what the menu of the sheet, the buttons beside the line and those of an unplayed deal do."""
        return self.questions.offers(self._verbs(), self.pad.keys)

    # --- Qt -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send what is typed anywhere on the page into the line."""
        text = pad_digit(event) or event.text()
        if text.isprintable() and text and not self.bar.field.hasFocus():
            self._to_line()
            self.bar.field.type_text(text)
            event.accept()
            return
        super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the round that runs to whoever comes back from another page."""
        super().showEvent(event)
        if not event.spontaneous():
            self.loop.come_back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the list of tables where the sheet needs its room."""
        super().resizeEvent(event)
        self._space()

    def _space(self) -> None:
        is_compact = self.height() < COMPACT_BELOW
        is_dense = self.height() < DENSE_BELOW
        margin = looks.UNIT // 2 if is_dense else looks.UNIT if is_compact else looks.MARGIN
        side = looks.GAP if is_compact else looks.MARGIN
        self._outer.setContentsMargins(side, margin, side, margin)
        self._right.setSpacing(2 if is_dense else looks.UNIT // 2 if is_compact else looks.UNIT)
        self.head.tighten(_DENSE_FIELD if is_dense else looks.FIELD)
        self.view.tighten(dense=is_dense)
        is_long = len(self.model.rows) > _LONG_SHEET + 1  # and the control line
        if is_compact:
            self.pad.grow(22 if is_dense else _SMALL_KEY, most_rows=2 if is_dense and is_long else _FEWEST_ROWS)
        else:
            self._grow_pad(margin)
        answers = 22 if is_dense else 26 if is_compact else looks.FIELD
        self.bar.tighten(answers, _DENSE_FIELD if is_dense else looks.FIELD)
        needed = self.view.wanted_width() + self.tables.width() + looks.GAP + 2 * side
        is_narrow = self.width() < FOLDED_BELOW or needed > self.width()
        self.tables.setVisible(not is_narrow)
        self.head.folded.setVisible(is_narrow)
        self.head.title.setVisible(not is_narrow)

    def _grow_pad(self, margin: int) -> None:
        """Let the buttons be large and say all, as far as the sheet keeps room for its deals."""
        others = self.head.sizeHint().height() + self.bar.sizeHint().height() + self.view.least_height()
        room = self.height() - 2 * margin - 3 * self._right.spacing() - others
        for height in (looks.FIELD, _SMALL_KEY):
            self.pad.grow(height, most_rows=max(self.pad.rows_within(room, height), _FEWEST_ROWS))
            if self.pad.heightForWidth(self.pad.width()) <= room:
                break
