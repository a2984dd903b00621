"""People: everybody of the club file, found by typing, each with a page; two made one, one made two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QMenu, QStackedWidget, QWidget

from tappscore.i18n import formats, mark
from tappscore.store.loading import persons
from tappscore.tournament.person_statistics import person_page
from tappscore.tournament.snapshot import Person
from tappscore.tournament.statistics import Digest
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.person_rows import PERSONS
from tappscore.ui.pages.history_person import PersonView
from tappscore.ui.pages.history_steps import open_evening
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.paper_buttons import PaperButtons
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row
from tappscore.ui.widgets.reader import Reader, Stand, stand
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.services.people import People
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.tournament.ratings import Rating
    from tappscore.ui.desk import Desk
    from tappscore.ui.pages.history_steps import StepBack
    from tappscore.ui.work import Progress

_MOST = 60  # found by typing; who isn't among them types one letter more
RATING = mark("History", "The rating is being worked out")


@dataclass(frozen=True, slots=True)
class Past:
    """What all evenings say, as read at a place of the journal."""

    stand: Stand
    digests: tuple[Digest, ...]


@dataclass(frozen=True, slots=True)
class Ratings:
    """Everybody's rating, as worked out at a place of the journal."""

    stand: Stand
    ratings: tuple[Rating, ...]


class PeopleTab(QWidget):
    """Left everybody who fits what is typed, right the page of the one chosen."""

    def __init__(self, desk: Desk, steps: StepBack) -> None:
        super().__init__()
        self._desk = desk
        self._steps = steps
        self._search: tuple[ClubFile, People] | None = None
        self._past: Past | None = None
        self._ratings: Ratings | None = None
        self._people: dict[str, Person] = {}
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        words.say(self.search, "setPlaceholderText", mark("History", "Name, town or club"))
        words.say(self.search, "setAccessibleName", mark("History", "Search the people"))
        self.model: ListModel[Person] = ListModel(key=lambda person: person.id)
        self.list = ListView(self.model, mark("History", "People of the club"))
        self.count = label(role="soft")
        self.reader = Reader(desk)
        self.rater = Reader(desk)  # asked for early, it must not stop the evenings from being read
        self.view = PersonView(desk)
        self.edit = button(mark("History", "Change"), self._edit, kind="primary")
        self.merge = button(mark("History", "Make two one"), self._merge)
        self.split = button(mark("History", "Make one two"), self._split)
        self.forget = button(mark("History", "Remove the name"), self._forget)
        self.empty = EmptyPlace(
            mark("History", "Nobody yet"),
            mark("History", "Whoever was entered at an evening stands here: with places, contracts and people met."),
            button(mark("History", "New tournament"), lambda: desk.go("new"), kind="primary"),
        )
        left = QWidget()
        self.on_paper = button(mark("History", "On paper …"), self._drop_papers, kind="quiet")
        self.paper = PaperButtons(desk, self._paper)
        self.paper.setParent(self)
        self.paper.hide()  # the column is narrow: what it does stands in the menu
        self.papers = QMenu(self.on_paper)
        for text, press in (
            (mark("History", "List of the people as PDF …"), self.paper.save.click),
            (mark("History", "Print the list of the people …"), self.paper.print.click),
        ):
            action = self.papers.addAction("")
            words.say(action, "setText", text)
            action.triggered.connect(press)
        inner = column(self.search, self.list, row(self.count, None, self.on_paper))
        inner.setStretch(1, 1)
        left.setLayout(inner)
        left.setMaximumWidth(44 * theme.UNIT)
        left.setMinimumWidth(26 * theme.UNIT)
        right = column(self.reader, self.rater, self.view, row(self.forget, self.split, self.merge, None, self.edit))
        right.setStretch(2, 1)
        filled = QWidget()
        halves = row(left, right, gap=theme.MARGIN)
        halves.setStretch(0, 3)
        halves.setStretch(1, 7)
        filled.setLayout(halves)
        self._stack = QStackedWidget()
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)
        self.setLayout(column(self._stack))
        self.setFocusProxy(self.search)
        self.search.textChanged.connect(lambda _text: self._fill())
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.moved.connect(lambda _row: self._show_person())
        self.list.opened.connect(lambda _row: self.view.setFocus())
        self.view.evening_opened.connect(lambda uuid: open_evening(desk, uuid))
        self.view.person_opened.connect(self._choose_uuid)
        self.view.rating_wanted.connect(self._rate)

    def _drop_papers(self) -> None:
        self.papers.popup(self.on_paper.mapToGlobal(self.on_paper.rect().bottomLeft()))

    def _paper(self) -> tuple[str, bytes] | None:
        """Make the list as it is shown now; None until the evenings are read."""
        from tappscore.report.history_pages import Part
        from tappscore.ui.models.history_paper import rendered
        from tappscore.ui.models.people_list import REGISTER, register

        people = [self.model.row_at(at) for at in range(self.model.rowCount())]
        if not people or self._past is None:
            return None
        title = translate("History", "People of the club")
        part = Part(translate("History", "People"), REGISTER, register(people, self._past.digests), most=2000)
        return title, rendered(self._desk, title, (self.search.text().strip(), self.count.text()), [part])

    # --- list -------------------------------------------------------------------------

    def refresh(self, changes: ChangeSet | None) -> None:
        """Read people and evenings again when anything of them changed."""
        if changes is not None and not changes.touches(
            "persons", "entries", "tournaments", "deals", "tables", "rounds"
        ):
            return
        self._fill()
        self._read()

    def dress(self) -> None:
        """Draw the curve in the colours of the new theme."""
        self.view.curve.dress()

    def arrive(self, person: int) -> None:
        """Show a person."""
        self.search.clear()
        at = self.model.place_of(person)
        if at is not None:
            self.list.choose(at)

    @property
    def chosen(self) -> Person | None:
        """The person under the cursor."""
        at = self.list.current_row
        return self.model.row_at(at) if 0 <= at < self.model.rowCount() else None

    def _finder(self) -> People:
        from tappscore.services.people import People

        if self._search is None or self._search[0] is not self._desk.file:
            self._search = (self._desk.file, People(self._desk.file))
        return self._search[1]

    def _fill(self) -> None:
        known = persons(self._desk.file) if self._desk.bus.file is not None else ()
        self._people = {person.uuid: person for person in known}
        chosen = self.chosen
        if self.search.text().strip():
            shown = [match.person for match in self._finder().find(self.search.text(), _MOST)]
        else:
            shown = sorted(known, key=lambda person: formats.folded(person.name))
        self.model.show(shown, PERSONS)
        self._stack.setCurrentIndex(0 if known else 1)
        self.setFocusProxy(self.search if known else self.empty)
        self.count.setText(translate("History", "%n people", len(shown)))
        if shown:
            self.list.choose(self.model.place_of(chosen.id) or 0 if chosen is not None else 0)
        self._show_person()

    def _choose_uuid(self, uuid: str) -> None:
        person = self._people.get(uuid)
        if person is not None:
            self.arrive(person.id)

    # --- page -------------------------------------------------------------------------

    def _read(self) -> None:
        if self._desk.bus.file is None:
            return
        now = stand(self._desk.file)
        if self._past is not None and self._past.stand == now:
            return

        def read(file: ClubFile, progress: Progress) -> Past:
            from tappscore.services.statistics import Statistics

            return Past(now, Statistics(file).digests(progress=progress))

        self.reader.read(read, self._take)

    def _take(self, past: object) -> None:
        if isinstance(past, Past):
            self._past = past
            self._show_person()

    def _show_person(self) -> None:
        person = self.chosen
        self.view.setVisible(person is not None)
        for part in (self.edit, self.merge, self.split, self.forget):
            part.setEnabled(person is not None)
        if person is None:
            return
        self.view.show_card(person)
        if self._past is not None:
            page = person_page(self._past.digests, person.uuid)
            self.view.show_page(page, person.spoken, self._people)
        fresh = self._ratings if self._ratings and self._ratings.stand == stand(self._desk.file) else None
        self.view.show_rating(fresh.ratings if fresh is not None else None, person.uuid)

    def _rate(self) -> None:
        now = stand(self._desk.file)

        def work_out(file: ClubFile, progress: Progress) -> Ratings | None:
            from tappscore.services.statistics import Statistics

            ratings = Statistics(file).ratings(progress=progress)
            return None if ratings is None else Ratings(now, ratings)

        self.rater.read(work_out, self._take_ratings, RATING)

    def _take_ratings(self, ratings: object) -> None:
        if isinstance(ratings, Ratings):
            self._ratings = ratings
            self._show_person()

    # --- what can be done ---------------------------------------------------------------

    def _edit(self) -> None:
        from tappscore.ui.dialogs.person import PersonDialog

        if self.chosen is not None:
            PersonDialog(self._desk, self.chosen, self.window()).open()

    def _merge(self) -> None:
        from tappscore.ui.dialogs.person_merge import MergeDialog

        if self.chosen is not None:
            dialog = MergeDialog(self._desk, self.chosen, self._finder(), self.window())
            dialog.kept.connect(self._steps.offer)
            dialog.open()

    def _split(self) -> None:
        from tappscore.ui.dialogs.person_split import SplitDialog

        if self.chosen is not None:
            dialog = SplitDialog(self._desk, self.chosen, self._finder(), self.window())
            dialog.kept.connect(self._steps.offer)
            dialog.open()

    def _forget(self) -> None:
        from tappscore.ui.dialogs.person_forget import ForgetDialog

        if self.chosen is not None:
            ForgetDialog(self._desk, self.chosen, self._finder(), self.window()).open()
