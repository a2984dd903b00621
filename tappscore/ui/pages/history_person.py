"""One person's page: evenings, curve, contracts, people met, best and worst, rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QGridLayout, QStackedWidget, QTabBar, QWidget

from tappscore.i18n import Text, formats, mark
from tappscore.tournament.person_statistics import CurvePoint, PersonPage
from tappscore.tournament.snapshot import Person
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.person_rows import (
    CONTRACTS,
    EVENINGS_OF,
    MET,
    ContractRow,
    MetRow,
    boldness,
    contract_rows,
    highlights,
    met_rows,
    summary,
)
from tappscore.ui.pages.history_curve import Curve
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.paper_buttons import PaperButtons
from tappscore.ui.widgets.parts import button, clear, column, label, row, scrolling
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.ratings import Rating
    from tappscore.ui.desk import Desk

SECTIONS: tuple[Text, ...] = (
    mark("History", "Evenings"),
    mark("History", "Curve"),
    mark("History", "Contracts"),
    mark("History", "Met"),
    mark("History", "Best, rating"),
)


class PersonView(QWidget):
    """Shows a `PersonPage` under the person's name."""

    evening_opened = Signal(str)  # uuid of the tournament
    person_opened = Signal(str)  # uuid of somebody met
    rating_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.name = label(role="large", wraps=True)
        self.card = label(role="soft", wraps=True)
        self.figures = label(wraps=True)
        self.sections = QTabBar()
        self.sections.setDrawBase(False)
        self.sections.setExpanding(False)
        self.sections.setUsesScrollButtons(True)
        words.say(self.sections, "setAccessibleName", mark("History", "What of this person"))
        for text in SECTIONS:
            self.sections.addTab(words.spoken(text))
        self.evenings: ListModel[CurvePoint] = ListModel(key=lambda one: one.tournament)
        self.contracts: ListModel[ContractRow] = ListModel(key=lambda one: (one.variant, one.key))
        self.met: ListModel[MetRow] = ListModel(key=lambda one: one.uuid)
        self.evening_list = ListView(self.evenings, mark("History", "Evenings of this person"))
        self.contract_list = ListView(self.contracts, mark("History", "Contracts of this person"))
        self.met_list = ListView(self.met, mark("History", "People met"))
        self.curve = Curve(desk)
        self.rating = label(wraps=True)
        self.explained = label(role="soft", wraps=True)
        self.rate = button(mark("History", "Work out the rating"), self.rating_wanted.emit)
        self._best = QWidget()
        self._best_grid = QGridLayout()
        self._best_grid.setHorizontalSpacing(theme.GAP)
        self._best_grid.setVerticalSpacing(theme.UNIT)
        self._best_grid.setColumnStretch(1, 1)
        self._best.setLayout(
            column(
                self._best_grid,
                theme.UNIT,
                label(mark("History", "Rating"), "strong"),
                self.rating,
                self.explained,
                row(self.rate, None),
                None,
            )
        )
        self._stack = QStackedWidget()
        self._nothing = label(role="soft", wraps=True)
        for part in (self.evening_list, self.curve, self.contract_list, self.met_list, scrolling(self._best)):
            self._stack.addWidget(part)
        self.paper = PaperButtons(desk, self._paper, kind="quiet")
        head = row(self.name, self.paper)
        head.setStretch(0, 1)
        content = column(head, self.card, self.figures, self.sections, self._nothing, self._stack, gap=theme.UNIT // 2)
        content.setStretch(5, 1)
        self.setLayout(content)
        self.setFocusProxy(self.sections)
        self.sections.currentChanged.connect(self._show_section)
        self.evening_list.opened.connect(lambda at: self.evening_opened.emit(self.evenings.row_at(at).tournament))
        self.met_list.opened.connect(lambda at: self.person_opened.emit(self.met.row_at(at).uuid))
        self._page: PersonPage | None = None
        self._person: Person | None = None
        self._people: Mapping[str, Person] = {}

    def show_card(self, person: Person) -> None:
        """Show who it is, before the evenings are read."""
        if self._person is None or self._person.uuid != person.uuid:
            self._page = None
        self._person = person
        self.name.setText(person.spoken or "–")
        said = [part for part in (person.club, person.town, person.group) if part]
        if not person.public:
            said.append(translate("History", "does not want to appear outside"))
        if person.note:
            said.append(person.note)
        self.card.setText(" · ".join(said))
        self.card.setVisible(bool(said))
        for at, text in enumerate(SECTIONS):
            self.sections.setTabText(at, words.spoken(text))

    def show_page(self, page: PersonPage, name: str, people: Mapping[str, Person]) -> None:
        """Show what is known."""
        self._page, self._people = page, people
        bold = boldness(page)
        self.figures.setText(summary(page) + (f"\n{bold}" if bold else ""))
        self.evenings.show(page.evenings[::-1], EVENINGS_OF)
        self.contracts.show(contract_rows(page), CONTRACTS)
        self.met.show(met_rows(page, people), MET)
        self.curve.show_points(name, page.evenings)
        clear(self._best_grid)
        for at, (caption, text) in enumerate(highlights(page)):
            value = label(wraps=True)
            value.setText(text)
            said = label(caption, "soft")
            self._best_grid.addWidget(said, at, 0, Qt.AlignmentFlag.AlignTop)
            self._best_grid.addWidget(value, at, 1)
            for part in (said, value):
                part.show()  # what is added to a layout would be seen at the next turn of the events only
        # Laid out now: until the next turn of the events the lines would be squeezed into the room of the last person.
        QApplication.sendEvent(self._best, QEvent(QEvent.Type.LayoutRequest))
        self._show_section(self.sections.currentIndex())

    def _paper(self) -> tuple[str, bytes] | None:
        from tappscore.ui.models.history_paper import person_paper

        if self._page is None or self._person is None:
            return None
        made = person_paper(self._desk, self._person, self._page, self._people, self.rating.text())
        return self._person.spoken or "–", made

    def show_rating(self, ratings: Sequence[Rating] | None, uuid: str) -> None:
        """Show the rating with its uncertainty and what it means; None before it was worked out."""
        from tappscore.tournament.ratings import EXPLANATION

        self.explained.setText(words.spoken(EXPLANATION))
        self.rate.setVisible(ratings is None)
        own = next(((at, one) for at, one in enumerate(ratings or (), start=1) if one.person == uuid), None)
        if ratings is None:
            self.rating.setText("")
        elif own is None:
            self.rating.setText(translate("History", "Not rated: no table with results yet."))
        else:
            at, one = own
            language = words.catalog().language
            self.rating.setText(
                translate(
                    "History",
                    "{place} of {all}: {estimate} with an uncertainty of {sigma}, from %n tables",
                    one.tables,
                    place=formats.ordinal(at, language),
                    all=len(ratings),
                    estimate=formats.tenths(Fraction(one.mu), language),
                    sigma=formats.tenths(Fraction(one.sigma), language),
                )
            )
        self.rating.setVisible(bool(self.rating.text()))

    def _show_section(self, at: int) -> None:
        self._stack.setCurrentIndex(at)
        page = self._page
        sentence = ""
        if page is not None:
            if not page.evenings:
                sentence = translate("History", "No finished evening yet. As soon as one is final, it stands here.")
            elif at in (2, 4) and not page.with_deals:
                sentence = translate("History", "Only totals are known of these evenings, no deals.")
        self._nothing.setText(sentence)
        self._nothing.setVisible(bool(sentence))
