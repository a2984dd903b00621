"""The club: champions by year, winners, hall of fame, records, how people play, contracts over the years."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QStackedWidget, QTabBar, QWidget

from tappscore.i18n import Text, mark
from tappscore.store.loading import persons, tournaments
from tappscore.tournament.club_statistics import LEAST_DEALS, ClubPage, Fame, Temper, Year
from tappscore.tournament.snapshot import Person
from tappscore.ui import words
from tappscore.ui.models.club_rows import (
    SHARED,
    ContractYears,
    RecordRow,
    Winner,
    contract_columns,
    contract_years,
    fame_columns,
    fame_rows,
    leaves_holders_out,
    record_columns,
    record_rows,
    temper_columns,
    winner_columns,
    winner_rows,
    year_columns,
)
from tappscore.ui.models.lists import ListModel
from tappscore.ui.pages.history_ratings import RatingsView
from tappscore.ui.pages.history_steps import open_evening
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.paper_buttons import PaperButtons
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row
from tappscore.ui.widgets.reader import Reader, Stand, stand
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.ui.desk import Desk
    from tappscore.ui.pages.history_steps import StepBack
    from tappscore.ui.work import Progress

SECTIONS: tuple[Text, ...] = (
    mark("History", "Champions"),
    mark("History", "Winners"),
    mark("History", "Hall of fame"),
    mark("History", "Records"),
    mark("History", "How people play"),
    mark("History", "Contracts"),
    mark("History", "Rating"),
)
_RECORDS = 3
_NEED_DEALS = (4, 5)
_RATING = len(SECTIONS) - 1


@dataclass(frozen=True, slots=True)
class Club:
    """The club as it was read at a place of the journal."""

    stand: Stand
    page: ClubPage


class ClubTab(QWidget):
    """Sections, each a list that sorts; the line above says honestly what they rest on."""

    def __init__(self, desk: Desk, _steps: StepBack) -> None:
        super().__init__()
        self._desk = desk
        self._club: Club | None = None
        self.rests_on = label(wraps=True)
        self.reader = Reader(desk)
        self.sections = QTabBar()
        self.sections.setDrawBase(False)
        self.sections.setExpanding(False)
        words.say(self.sections, "setAccessibleName", mark("History", "What of the club"))
        for text in SECTIONS:
            self.sections.addTab(words.spoken(text))
        self.years: ListModel[Year] = ListModel(key=lambda one: one.year)
        self.winners: ListModel[Winner] = ListModel(key=lambda one: one.tournament)
        self.fame: ListModel[Fame] = ListModel(key=lambda one: one.person)
        self.records: ListModel[RecordRow] = ListModel(key=lambda one: (one.kind.source, one.record))
        self.tempers: ListModel[Temper] = ListModel(key=lambda one: one.person)
        self.contracts: ListModel[ContractYears] = ListModel(key=lambda one: (one.variant, one.key))
        models: tuple[ListModel[Any], ...] = (
            self.years, self.winners, self.fame, self.records, self.tempers, self.contracts,
        )  # fmt: skip
        self.lists = [ListView(model, text) for model, text in zip(models, SECTIONS[:_RATING], strict=True)]
        self._sections = QStackedWidget()
        for each in self.lists:
            self._sections.addWidget(each)
        self.ratings = RatingsView(desk, self._show_section)
        self._sections.addWidget(self.ratings)
        self.remark = label(role="soft", wraps=True)
        self.empty = EmptyPlace(
            mark("History", "No finished evening yet"),
            mark(
                "History",
                "Champions, records and what was played over the years stand here once the first evening is final.",
            ),
            button(mark("History", "Go to Tonight"), lambda: desk.go("tonight"), kind="primary"),
        )
        filled = QWidget()
        self.paper = PaperButtons(desk, self._paper, kind="primary")
        content = column(self.rests_on, self.reader, self.sections, self.remark, self._sections, row(None, self.paper))
        content.setStretch(4, 1)
        filled.setLayout(content)
        self._stack = QStackedWidget()
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)
        self.setLayout(column(self._stack))
        self.setFocusProxy(self.sections)
        self.sections.currentChanged.connect(lambda _at: self._show_section())
        self.lists[1].opened.connect(lambda at: open_evening(desk, self.winners.row_at(at).tournament))
        self.lists[3].opened.connect(lambda at: open_evening(desk, self.records.row_at(at).record.tournament))

    def refresh(self, changes: ChangeSet | None) -> None:
        """Read the evenings again when anything of them changed."""
        if changes is not None and not changes.touches(
            "persons", "entries", "tournaments", "deals", "tables", "rounds"
        ):
            return
        for at, text in enumerate(SECTIONS):
            self.sections.setTabText(at, words.spoken(text))
        if self._desk.bus.file is None:
            self._stack.setCurrentIndex(1)
            return
        has_any = any(one.state == "final" and not one.sample for one in tournaments(self._desk.file))
        self._stack.setCurrentIndex(0 if has_any else 1)
        self.setFocusProxy(self.sections if has_any else self.empty)
        if not has_any:
            self.reader.stop()
            return
        now = stand(self._desk.file)
        if self._club is not None and self._club.stand == now:
            self._show()
            return

        def read(file: ClubFile, progress: Progress) -> Club:
            from tappscore.services.statistics import Statistics

            return Club(now, Statistics(file).club(progress=progress))

        self.reader.read(read, self._take)

    def _take(self, club: object) -> None:
        if isinstance(club, Club):
            self._club = club
            self._show()

    def _show(self) -> None:
        if self._club is None:
            return
        page = self._club.page
        people: dict[str, Person] = {person.uuid: person for person in persons(self._desk.file)}
        said = [
            translate("History", "%n evenings, {deals} with deals", page.evenings, deals=page.with_deals),
            translate("History", "%n deals", page.deals),
            translate("History", "%n people", page.people),
        ]
        self.rests_on.setText(" · ".join(said))
        self.years.show(page.years, year_columns(people, page.years))
        self.winners.show(winner_rows(page), winner_columns(people))
        self.fame.show(fame_rows(page), fame_columns(people))
        self.records.show(record_rows(page), record_columns(people))
        self.tempers.show(page.tempers, temper_columns(people))
        self.contracts.show(contract_years(page), contract_columns(page))
        self.ratings.refresh(people)
        for each in self.lists:
            if each.current_row < 0 and each.list_model.rowCount():
                each.choose(0)
        self._show_section()

    def _show_section(self) -> None:
        at = self.sections.currentIndex()
        self._sections.setCurrentIndex(at)
        sentence = ""
        if self._club is not None and at in _NEED_DEALS and not self.lists[at].list_model.rowCount():
            sentence = (
                translate("History", "Only totals are known of these evenings, no deals.")
                if not self._club.page.with_deals
                else translate("History", "Nobody has played %n deals yet.", LEAST_DEALS)
            )
        elif at == _RATING:
            from tappscore.tournament.ratings import EXPLANATION

            sentence = words.spoken(EXPLANATION)
        elif at == _RECORDS and self._club is not None and leaves_holders_out(self._club.page):
            sentence = translate("History", "Of a record that many share, the first %n are named.", SHARED)
        elif at == 4:
            sentence = translate(
                "History",
                "Of everybody with at least %n deals. Luck is what the deals that others declared brought on average.",
                LEAST_DEALS,
            )
        self.remark.setText(sentence)
        self.remark.setVisible(bool(sentence))

    def _paper(self) -> tuple[str, bytes] | None:
        from tappscore.ui.models.history_paper import club_paper

        if self._club is None:
            return None
        people = {person.uuid: person for person in persons(self._desk.file)}
        name = translate("History", "Our club over the years")
        ratings = self.ratings.shown or ()
        over = self.ratings.among.currentText()
        return name, club_paper(self._desk, self._club.page, people, self.rests_on.text(), ratings, over)
