"""A list of players from a file: how it was read, what each column is, and the people before they count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from tappscore.exchange.players import FIELDS, Player, PlayerList, read_players, read_rows
from tappscore.i18n import mark
from tappscore.problems import Problem, RefusedError
from tappscore.ui import commands, theme, words
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

_SHOWN = 200
_SEPARATORS: Mapping[str, str] = {"\t": "Tab", ",": ",", ";": ";"}


def choose(desk: Desk, window: QWidget) -> None:
    """Ask for a file and show what is in it."""
    name, _ = QFileDialog.getOpenFileName(
        window,
        translate("Entries", "Import a list of players"),
        desk.settings.text("list_folder"),
        translate("Entries", "Lists (*.csv *.txt *.xlsx *.xls *.ods)"),
    )
    if name:
        desk.settings.keep("list_folder", str(Path(name).parent))
        show(desk, Path(name), window)


def show(desk: Desk, path: Path, window: QWidget) -> ImportDialog | None:
    """Read a list and show it; a file that can't be read is named in the notice line."""
    try:
        found = read_players(path)
    except RefusedError as refusal:
        commands.show(desk, refusal.problems, {})
        return None
    except OSError as error:
        desk.say(
            translate("Entries", "{file} can't be read: {why}", file=path.name, why=error.strerror or str(error)), "bad"
        )
        return None
    dialog = ImportDialog(desk, path, found, window)
    dialog.open()
    return dialog


class ImportDialog(QDialog):
    """Columns matched above the rows they belong to."""

    def __init__(self, desk: Desk, path: Path, found: PlayerList, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._list = found
        self.players: tuple[Player, ...] = found.players
        self.setWindowTitle(translate("Entries", "List of players: {file}", file=path.name))
        self.how = label(role="soft", wraps=True)
        self.how.setText(self._reading_words())
        self.has_header = QCheckBox()
        words.say(self.has_header, "setText", mark("Entries", "The first line names the columns"))
        self.has_header.setChecked(found.has_header)
        self.booked = QCheckBox()
        words.say(self.booked, "setText", mark("Entries", "They are only booked, not here yet"))
        self.booked.setChecked(True)
        self.matches = [self._match(at) for at in range(max(len(line) for line in found.sheet.rows))]
        self.preview = QTableWidget()
        words.say(self.preview, "setAccessibleName", mark("Entries", "People of the list"))
        self.preview.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.preview.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.preview.verticalHeader().hide()
        self.preview.setShowGrid(False)
        self.complaint = label(role="bad", wraps=True)
        self.take_button = button(None, self.take, kind="primary")
        leave = button(mark("Entries", "Leave it"), self.reject)
        self.setLayout(
            column(
                self.how,
                self._matching(),
                row(self.has_header, self.booked, None, gap=theme.GAP),
                self.preview,
                self.complaint,
                row(None, leave, self.take_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.resize(min(parent.width() - 48, 900), min(parent.height() - 48, 620))
        self.has_header.toggled.connect(lambda _on: self._read())
        self._read()
        self.take_button.setFocus()

    def _reading_words(self) -> str:
        sheet = self._list.sheet
        if not sheet.encoding:
            return translate("Entries", "Read as a spreadsheet, {lines} lines.", lines=len(sheet.rows))
        return translate(
            "Entries",
            "Read as {encoding}, separated by {separator}, {lines} lines.",
            encoding=sheet.encoding,
            separator=_SEPARATORS.get(sheet.separator, sheet.separator) or "–",
            lines=len(sheet.rows),
        )

    def _match(self, at: int) -> QComboBox:
        box = QComboBox()
        box.addItem(translate("Entries", "leave out"), "")
        for key, text in FIELDS.items():
            box.addItem(words.spoken(text), key)
        meant = next((key for key, number in self._list.columns.items() if number == at), "")
        box.setCurrentIndex(max(box.findData(meant), 0))
        box.currentIndexChanged.connect(lambda _at: self._read())
        return box

    def _matching(self) -> QWidget:
        line = QHBoxLayout()
        line.setSpacing(theme.UNIT)
        line.setContentsMargins(0, 0, 0, theme.UNIT)
        for at, box in enumerate(self.matches):
            line.addWidget(Field(mark("Entries", "Column {number}"), box, number=at + 1))
        line.addStretch(1)
        inner = QWidget()
        inner.setLayout(line)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setFixedHeight(inner.sizeHint().height() + 2 * theme.UNIT)
        return scroll

    @property
    def columns(self) -> dict[str, int]:
        """Which field stands in which column now."""
        return {str(box.currentData()): at for at, box in enumerate(self.matches) if box.currentData()}

    def _read(self) -> None:
        """Read the people anew and say what is wrong with whom."""
        try:
            self.players = read_rows(self._list.sheet, self.columns, has_header=self.has_header.isChecked())
            self.complaint.hide()
        except RefusedError as refusal:
            self.players = ()
            said = [words.spoken(problem.message) for problem in refusal.problems]
            self._complain(said)
        self.take_button.setText(translate("Entries", "Register %n people", n=len(self.players)))
        self.take_button.setEnabled(bool(self.players))
        self._show_preview()

    def _complain(self, said: list[str]) -> None:
        more = len(said) - 6
        lines = [f"⚠ {sentence}" for sentence in said[:6]]
        if more > 0:
            lines.append(translate("Entries", "and %n more", n=more))
        self.complaint.setText("\n".join(lines))
        self.complaint.show()

    def _show_preview(self) -> None:
        keys = [key for key in ("number", "last", "first", "club", "town", "group") if _is_used(key, self.players)]
        self.preview.setColumnCount(len(keys))
        self.preview.setHorizontalHeaderLabels([words.spoken(FIELDS[key]) for key in keys])
        self.preview.setRowCount(min(len(self.players), _SHOWN))
        for at, player in enumerate(self.players[:_SHOWN]):
            for place, key in enumerate(keys):
                value = getattr(player, key)
                self.preview.setItem(at, place, QTableWidgetItem("" if value is None else str(value)))
        self.preview.resizeColumnsToContents()

    def _of_file(self, problem: Problem) -> Problem:
        """Name the line of the file instead of the place among the people."""
        at = problem.values.get("line")
        if not isinstance(at, int) or not 1 <= at <= len(self.players):
            return problem
        return replace(problem, values={**problem.values, "line": self.players[at - 1].line})

    def take(self) -> None:
        """Register everybody in one step, or nobody."""
        state = "booked" if self.booked.isChecked() else "present"
        rows = [_facts(player, state) for player in self.players]
        try:
            changes = self._desk.registration.import_players(rows)
        except RefusedError as refusal:
            self._complain([words.spoken(self._of_file(problem).message) for problem in refusal.problems])
            return
        self._desk.bus.apply(changes)
        self._desk.say(translate("Entries", "%n people are registered.", n=len(rows)))
        self.accept()


def _is_used(key: str, players: tuple[Player, ...]) -> bool:
    return any(getattr(player, key) not in (None, "") for player in players)


def _facts(player: Player, state: str) -> dict[str, object]:
    facts: dict[str, object] = {
        "first": player.first,
        "last": player.last,
        "club": player.club,
        "town": player.town,
        "group": player.group,
        "state": state,
    }
    if player.number is not None:
        facts["number"] = player.number
    return facts
