"""A list of players from a file: how it was read, what each column is, and the people before they count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QDialog, QFileDialog, QWidget

from tappscore.exchange.players import FIELDS, Player, PlayerList, read_players, read_rows
from tappscore.i18n import Text, mark
from tappscore.problems import Problem, RefusedError
from tappscore.ui import commands, theme, words
from tappscore.ui.widgets.column_matching import ColumnMatching, Preview, complain
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

_SHOWN = 200
_SEPARATORS: Mapping[str, Text] = {
    "\t": mark("Entries", "tabs"),
    ",": mark("Entries", "commas"),
    ";": mark("Entries", "semicolons"),
}


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
            translate("Entries", "{file} can't be read: {why}", file=path.name, why=commands.reason(error, path)), "bad"
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
        self.matching = ColumnMatching(FIELDS, found.columns, max(map(len, found.sheet.rows)))
        self.preview = Preview(mark("Entries", "People of the list"))
        self.complaint = label(role="bad", wraps=True)
        self.take_button = button(None, self.take, kind="primary")
        leave = button(mark("Entries", "Leave it"), self.reject)
        self.setLayout(
            column(
                self.how,
                self.matching,
                row(self.has_header, self.booked, None, gap=theme.GAP),
                self.preview,
                self.complaint,
                row(None, leave, self.take_button),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.resize(min(parent.width() - 48, 920), min(parent.height() - 48, 620))
        self.matching.changed.connect(self._read)
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

    def _read(self) -> None:
        """Read the people anew and say what is wrong with whom."""
        try:
            self.players = read_rows(self._list.sheet, self.matching.columns, has_header=self.has_header.isChecked())
            complain(self.complaint, ())
        except RefusedError as refusal:
            self.players = ()
            complain(self.complaint, refusal.problems)
        self.take_button.setText(translate("Entries", "Register %n people", n=len(self.players)))
        self.take_button.setEnabled(bool(self.players))
        self._show_preview()

    def _show_preview(self) -> None:
        keys = [key for key in ("number", "last", "first", "club", "town", "group") if _is_used(key, self.players)]
        lines = [
            tuple("" if (value := getattr(player, key)) is None else str(value) for key in keys)
            for player in self.players[:_SHOWN]
        ]
        figures = (0,) if keys[:1] == ["number"] else ()
        self.preview.show_lines(
            [FIELDS[key] for key in keys], lines, figures=figures, wide=(len(keys) - 1,) if keys else ()
        )

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
            complain(self.complaint, [self._of_file(problem) for problem in refusal.problems])
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
