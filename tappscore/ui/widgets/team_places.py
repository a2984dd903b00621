"""The standing of the teams: place, members with their points, the sum of those that count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tappscore.i18n import mark, message
from tappscore.tournament.columns import COUNTING, NO_TEAM, Lists, members, team_columns
from tappscore.tournament.groups import TeamLine, counting, teams
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import column, label

if TYPE_CHECKING:
    from tappscore.tournament.standings import Standing


class TeamPlaces(QWidget):
    """The list and, below it, the chosen team told whole: a line of the list has no room for all members of many."""

    def __init__(self) -> None:
        super().__init__()
        self._size = 0
        self.model: ListModel[TeamLine] = ListModel(lambda line: line.team)
        self.list = ListView(self.model, mark("Standings", "Standings of the teams"))
        self.list.moved.connect(lambda _at: self._tell())
        self.told = label(wraps=True)
        self.counting = label(role="soft", wraps=True)
        content = column(self.list, self.told, self.counting, gap=theme.GAP)
        content.setStretch(0, 1)
        self.setLayout(content)

    def show_standing(self, standing: Standing, lists: Lists) -> None:
        """Rank the teams of a standing of everybody."""
        lines = teams(standing)
        self._size = counting(standing)
        self.model.show(lines, team_columns(self._size), lists)
        self.counting.setText(words.spoken(message(COUNTING, size=self._size) if lines else NO_TEAM))
        self._tell()

    def _tell(self) -> None:
        at = self.list.current_row
        self.told.setVisible(at >= 0)
        if at >= 0:
            line = self.model.row_at(at)
            self.told.setText(f"{line.team}: {words.spoken(members(line, self._size))}")
