"""The rating as a list: everybody's place and class, over all evenings or those of a season; worked out on request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QWidget

from tappscore.i18n import mark
from tappscore.tournament.snapshot import Person
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.rating_rows import rating_columns
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.widgets.reader import Reader, Stand, stand
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.club import ClubFile
    from tappscore.tournament.ratings import Ranked
    from tappscore.ui.desk import Desk
    from tappscore.ui.work import Progress

WORKING = mark("History", "The rating is being worked out")


@dataclass(frozen=True, slots=True)
class RatingList:
    """A list as it was worked out at a place of the journal, over a season (its id) or everything (None)."""

    stand: Stand
    season: int | None
    ranked: tuple[Ranked, ...]


class RatingsView(QWidget):
    """Which evenings, the button that works the rating out, and the list once it is there."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        super().__init__()
        self._desk = desk
        # Its own: whoever asks for the rating early must not stop the club's page from being read.
        self.reader = Reader(desk)
        self._changed = changed
        self._people: Mapping[str, Person] = {}
        self.known: RatingList | None = None
        self.among = QComboBox()
        self.among.setMinimumWidth(28 * theme.UNIT)
        words.say(self.among, "setAccessibleName", mark("History", "Which evenings the rating rests on"))
        self.work_out = button(mark("History", "Work out the rating"), self._work_out)
        self.model: ListModel[Ranked] = ListModel(key=lambda one: one.rating.person)
        self.list = ListView(self.model, mark("History", "Rating"))
        self.nothing = label(role="soft", wraps=True)
        content = column(row(self.among, self.work_out, None), self.reader, self.nothing, self.list)
        content.setStretch(3, 1)
        self.setLayout(content)
        self.setFocusProxy(self.among)
        self.among.currentIndexChanged.connect(lambda _at: self._show())

    def refresh(self, people: Mapping[str, Person]) -> None:
        """Offer the seasons as they are now; what was worked out before a change of the file is old."""
        from tappscore.services.seasons import Seasons

        self._people = people
        kept = self.among.currentData()
        self.among.blockSignals(True)
        self.among.clear()
        self.among.addItem(translate("History", "All evenings"), None)
        for season in Seasons(self._desk.file).all():
            self.among.addItem(season.name, season.id)
        self.among.setCurrentIndex(max(self.among.findData(kept), 0) if kept is not None else 0)
        self.among.blockSignals(False)
        self._show()

    @property
    def shown(self) -> tuple[Ranked, ...] | None:
        """What was worked out of the evenings chosen, None where it is missing or old."""
        known = self.known
        is_right = known is not None and known.season == self.among.currentData()
        return known.ranked if known is not None and is_right and known.stand == stand(self._desk.file) else None

    def _show(self) -> None:
        found = self.shown
        self.model.show(found or (), rating_columns(self._people))
        self.work_out.setVisible(found is None)
        self.list.setVisible(bool(found))
        self.nothing.setText(
            translate("History", "No table with results yet.")
            if found is not None
            else translate("History", "With many years this takes a few seconds, so it is done when it is wanted.")
        )
        self.nothing.setVisible(not found)
        if found and self.list.current_row < 0:
            self.list.choose(0)
        self._changed()

    def _work_out(self) -> None:
        now, season = stand(self._desk.file), self.among.currentData()

        def work(file: ClubFile, progress: Progress) -> RatingList | None:
            from tappscore.services.seasons import Seasons
            from tappscore.services.statistics import Statistics
            from tappscore.tournament.ratings import ranked

            chosen = next((one for one in Seasons(file).all() if one.id == season), None)
            among = None if chosen is None else [number for number, _ in chosen.evenings]
            ratings = Statistics(file).ratings(among, progress)
            return None if ratings is None else RatingList(now, season, ranked(ratings))

        self.reader.read(work, self._take, WORKING)

    def _take(self, found: object) -> None:
        if isinstance(found, RatingList):
            self.known = found
            self._show()
            self.list.setFocus()
