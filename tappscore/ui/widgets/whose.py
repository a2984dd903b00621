"""Of whom a list of the standings is: of everybody, of the teams or of one category."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QComboBox

from tappscore.i18n import mark
from tappscore.tournament.groups import categories, team_names
from tappscore.ui import theme, words
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Snapshot

_WIDEST = 30 * theme.UNIT


class Whose(NamedTuple):
    """The teams, the people of a category, or with neither everybody."""

    is_of_teams: bool = False
    category: str = ""


EVERYBODY = Whose()
TEAMS = Whose(is_of_teams=True)


class WhoseChoice(QComboBox):
    """Offers what the evening has; there is nothing to choose, and nothing to see, without teams and categories."""

    def __init__(self) -> None:
        super().__init__()
        words.say(self, "setAccessibleName", mark("Standings", "Of whom"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        # A category is called as somebody likes; the title must keep its room.
        self.setMaximumWidth(_WIDEST)
        self._evening: int | None = None
        self._offered: tuple[Whose, ...] = (EVERYBODY,)

    def offer(self, snapshot: Snapshot) -> None:
        """Offer what an evening has; what was chosen of the same evening stays chosen while it is there."""
        kept = self.chosen if self._evening == snapshot.id else EVERYBODY
        teams = (TEAMS,) if team_names(snapshot) else ()
        offered = (EVERYBODY, *teams, *(Whose(category=category) for category in categories(snapshot)))
        texts = [_words(whose) for whose in offered]
        self._evening, self._offered = snapshot.id, offered
        was_blocked = self.blockSignals(True)
        if texts != [self.itemText(at) for at in range(self.count())]:
            self.clear()
            self.addItems(texts)
        self.setCurrentIndex(offered.index(kept) if kept in offered else 0)
        self.blockSignals(was_blocked)

    def choose_everybody(self) -> None:
        """Go back to the list of everybody."""
        self.setCurrentIndex(0)

    @property
    def chosen(self) -> Whose:
        """Of whom the list is."""
        return self._offered[max(self.currentIndex(), 0)]

    @property
    def has_choice(self) -> bool:
        """Whether there is anything beside everybody."""
        return len(self._offered) > 1


def _words(whose: Whose) -> str:
    if whose.is_of_teams:
        return translate("Standings", "Teams")
    return whose.category or translate("Standings", "Everybody")
