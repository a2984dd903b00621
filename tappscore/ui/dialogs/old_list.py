"""Old result lists from a file: what each column is, the evenings before they count, and who is who."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QWidget,
)

from tappscore.exchange.result_lists import (
    FIELDS,
    REPEATED,
    ListedEvening,
    ListedRow,
    ResultList,
    evenings,
    read_results,
    season_evenings,
)
from tappscore.i18n import formats, mark
from tappscore.problems import RefusedError
from tappscore.rules.registry import newest
from tappscore.services.old_lists import OldEvening, OldLists, OldResult, Recognised
from tappscore.store.changes import ChangeSet
from tappscore.store.loading import tournaments
from tappscore.ui import commands, theme, words
from tappscore.ui.clubs import today
from tappscore.ui.widgets.column_matching import ColumnMatching, Preview, complain
from tappscore.ui.widgets.day_field import DayField
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.widgets.reader import Reader
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.club import ClubFile
    from tappscore.tournament.snapshot import Person
    from tappscore.ui.desk import Desk
    from tappscore.ui.work import Progress

_SHOWN = 300
_HEADS = (
    mark("History", "Day"), mark("History", "Tournament"), mark("tournament", "Place"),
    mark("History", "Name"), mark("History", "Points"), mark("History", "Who is it"),
)  # fmt: skip
_WHO = len(_HEADS) - 1
_DAY, _NAME = mark("History", "Day of the evening"), mark("History", "Name of the evening")
_FIRST_DAY, _SEASON = mark("History", "First day of the table"), mark("History", "Name of the season")
KEEPING = mark("History", "The old evenings are being kept")


def choose(desk: Desk, window: QWidget) -> None:
    """Ask for a file and show what is in it."""
    name, _ = QFileDialog.getOpenFileName(
        window,
        translate("History", "Old result lists"),
        desk.settings.text("list_folder"),
        translate("History", "Lists (*.csv *.txt *.xlsx *.xls *.ods)"),
    )
    if name:
        desk.settings.keep("list_folder", str(Path(name).parent))
        show(desk, Path(name), window)


def show(desk: Desk, path: Path, window: QWidget) -> OldListDialog | None:
    """Read a list and show it; a file that can't be read is named in the notice line."""
    try:
        found = read_results(path)
    except RefusedError as refusal:
        commands.show(desk, refusal.problems, {})
        return None
    except OSError as error:
        said = translate("History", "{file} can't be read: {why}", file=path.name, why=commands.reason(error, path))
        desk.say(said, "bad")
        return None
    dialog = OldListDialog(desk, path, found, window)
    dialog.open()
    return dialog


class OldListDialog(QDialog):
    """Columns matched above the lines they belong to; names that several people have are asked for."""

    def __init__(self, desk: Desk, path: Path, found: ResultList, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._list = found
        self._read_evenings: tuple[ListedEvening, ...] = ()
        self._recognised = Recognised({}, {}, (), ())
        self.evenings: tuple[OldEvening, ...] = ()
        self.setWindowTitle(translate("History", "Old result list: {file}", file=path.name))
        self.what = label(
            mark(
                "History",
                "Places and totals are kept as the list has them. These evenings have no deals, and every page "
                "says so.",
            ),
            "soft",
            wraps=True,
        )
        self.has_header = QCheckBox()
        words.say(self.has_header, "setText", mark("History", "The first line names the columns"))
        self.has_header.setChecked(found.has_header)
        width = max(map(len, found.sheet.rows))
        self.matching = ColumnMatching(FIELDS, found.columns, width, (REPEATED, found.each), 27 * theme.UNIT)
        self.day = DayField(QDate.currentDate())
        self.day_field = Field(_DAY, self.day)
        self.name = QLineEdit(path.stem)
        self.name.setMinimumWidth(24 * theme.UNIT)
        self.name_field = Field(_NAME, self.name)
        self.game = QComboBox()
        for rules in newest():
            self.game.addItem(words.spoken(rules.label), rules.key)
        last = next(iter(tournaments(desk.file)), None)
        self.game.setCurrentIndex(max(self.game.findData("dapp" if last is None else last.variant), 0))
        self.summary = label(role="strong", wraps=True)
        self.preview = Preview(mark("History", "Lines of the list"))
        self.preview.verticalHeader().setDefaultSectionSize(theme.ROW + theme.UNIT)
        self.preview.setWordWrap(False)
        self.choices: dict[str, QComboBox] = {}
        self._chosen: dict[str, int | None] = {}  # who a name was said to be, kept while the list is read anew
        self.complaint = label(role="bad", wraps=True)
        self.reader = Reader(desk)
        self.take_button = button(None, self.take, kind="primary")
        leave = button(mark("History", "Leave it"), self.reject)
        facts = row(
            self.name_field, self.day_field, Field(mark("History", "Which game"), self.game), None, gap=theme.GAP
        )
        content = column(
            self.what,
            self.matching,
            facts,
            self.has_header,
            self.summary,
            self.preview,
            self.complaint,
            self.reader,
            row(None, leave, self.take_button),
            gap=theme.UNIT,
            margin=theme.MARGIN,
        )
        content.setStretch(5, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 48, 1200), min(parent.height() - 32, 660))
        self.matching.changed.connect(self._read)
        self.has_header.toggled.connect(lambda _on: self._read())
        self.name.textChanged.connect(lambda _text: self._compose())
        # Days of a season table that lack their year begin in the year of this one.
        self.day.dateChanged.connect(lambda _day: self._read() if self.matching.all_of(REPEATED) else self._compose())
        self._read()
        self.take_button.setFocus()

    # --- what the list says -----------------------------------------------------------

    def _read(self) -> None:
        """Read the evenings anew and say what is wrong with which line."""
        columns, each = self.matching.columns, self.matching.all_of(REPEATED)
        has_header = self.has_header.isChecked()
        try:
            if each:
                year = self.day.date().year()
                self._read_evenings = season_evenings(self._list.sheet, columns, each, year, has_header=has_header)
            else:
                self._read_evenings = evenings(self._list.sheet, columns, has_header=has_header)
            complain(self.complaint, ())
        except RefusedError as refusal:
            self._read_evenings = ()
            complain(self.complaint, refusal.problems)
        words.say(self.day_field.caption, "setText", _FIRST_DAY if each else _DAY)
        words.say(self.name_field.caption, "setText", _SEASON if each else _NAME)
        self.day_field.setVisible(bool(each) or "day" not in columns)
        self.name_field.setVisible(bool(each) or "evening" not in columns)
        self._compose()

    def _compose(self) -> None:
        """Make the evenings as they would be kept, and say who is known."""
        day = self.day.date()
        given = today().replace(year=day.year(), month=day.month(), day=day.day())
        name = self.name.text()
        if self.matching.all_of(REPEATED):
            # "1. Abend" is one of many: the season belongs to its name.
            names = [f"{name}, {one.name}" if one.name else name for one in self._read_evenings]
        else:
            names = [one.name or name for one in self._read_evenings]
        self.evenings = tuple(
            OldEvening(called, one.day or given, tuple(_result(each) for each in one.rows))
            for called, one in zip(names, self._read_evenings, strict=True)
        )
        self._recognised = OldLists(self._desk.file).recognise(self.evenings)
        self._show_preview()
        self._summarise()

    def _summarise(self) -> None:
        found = self._recognised
        count = len(self.evenings)
        self.take_button.setText(translate("History", "Keep %n evenings", count))
        self.take_button.setEnabled(count > 0 and not self.reader.is_busy)
        if not count:
            self.summary.setText("")
            return
        years = [one.day.year for one in self.evenings]
        said = [
            translate("History", "%n evenings", count) + f" ({min(years)}–{max(years)})",
            translate("History", "%n people known", len(found.known)),
            translate("History", "%n new", len(found.new)),
        ]
        if found.doubtful:
            said.append(translate("History", "%n names that several people have", len(found.doubtful)))
        if found.evenings_known:
            said.append(translate("History", "%n evenings are here already", len(found.evenings_known)))
        self.summary.setText(" · ".join(said))

    def _show_preview(self) -> None:
        # Names to be chosen come first: they are what somebody has to look at.
        results = [(evening, one) for evening in self.evenings for one in evening.results]
        results.sort(key=lambda pair: pair[1].known_by not in self._recognised.doubtful)
        shown = results[:_SHOWN]
        lines = [self._cells(evening, one) for evening, one in shown]
        self.preview.show_lines(_HEADS, lines, figures=(2, 4), wide=(1, 3))
        self.choices = {}
        for at, (_, one) in enumerate(shown):
            if one.known_by in self._recognised.doubtful and one.known_by not in self.choices:
                box = self._people_box(one)
                self.choices[one.known_by] = box
                self.preview.setCellWidget(at, _WHO, box)
        widths = (box.sizeHint().width() + theme.GAP for box in self.choices.values())
        self.preview.setColumnWidth(_WHO, max(self.preview.columnWidth(_WHO), *widths, 0))

    def _cells(self, evening: OldEvening, one: OldResult) -> tuple[str, ...]:
        language = words.catalog().language
        known = self._recognised.known.get(one.known_by)
        who = _said(known) if known is not None else translate("History", "new")
        return (
            formats.short_day(evening.day, language),
            evening.name,
            "–" if one.place is None else formats.ordinal(one.place, language),
            f"{one.first} {one.last}".strip(),
            "–" if one.points is None else formats.number(one.points, language),
            # The box that chooses stands in their first line.
            "↑" if one.known_by in self._recognised.doubtful else who,
        )

    def _people_box(self, one: OldResult) -> QComboBox:
        box = QComboBox()
        box.addItem(translate("History", "somebody new"), None)
        for person in self._recognised.doubtful[one.known_by]:
            box.addItem(_said(person), person.id)
        key = one.known_by
        box.setCurrentIndex(max(box.findData(self._chosen[key]), 0) if key in self._chosen else 1)
        box.currentIndexChanged.connect(lambda _at: self._chosen.__setitem__(key, box.currentData()))
        return box

    # --- keeping ------------------------------------------------------------------------

    def take(self) -> None:
        """Keep all evenings in one step, or none."""
        chosen: dict[str, int | None] = {key: box.currentData() for key, box in self.choices.items()}
        found, game = self.evenings, str(self.game.currentData())

        def keep(file: ClubFile, progress: Progress) -> ChangeSet:
            return OldLists(file).bring_in(found, game, chosen, progress)

        self.take_button.setEnabled(False)
        self.reader.read(keep, self._kept, KEEPING, self._refused)

    def _kept(self, changes: object) -> None:
        if isinstance(changes, ChangeSet):
            self._desk.bus.apply(changes)
            self._desk.say(translate("History", "%n old evenings are kept.", len(self.evenings)))
            self.accept()

    def _refused(self, refusal: RefusedError) -> None:
        complain(self.complaint, refusal.problems)
        self.take_button.setEnabled(True)


def _said(person: Person) -> str:
    return ", ".join(part for part in (person.spoken, person.town or person.club) if part)


def _result(read: ListedRow) -> OldResult:
    return OldResult(read.first, read.last, read.place, read.points, read.club, read.town, read.group)
