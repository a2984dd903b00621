"""Search: any person, evening and deal of all years, by words and by filters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QLineEdit, QStackedWidget, QWidget

from tappscore.i18n import ENGLISH, Text, formats, mark
from tappscore.i18n.qt_catalog import load as load_words
from tappscore.services.search import KINDS as ALL_KINDS
from tappscore.services.search import Filters, Found, Hit, Kind, Search
from tappscore.services.search_words import CONTRACTS, RESULTS, VARIANTS
from tappscore.store.loading import tournaments
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.search_rows import search_columns
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.paper_buttons import PaperButtons
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row
from tappscore.ui.widgets.reader import Reader
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.ui.desk import Desk
    from tappscore.ui.pages.history_steps import StepBack
    from tappscore.ui.work import Progress

INDEXING = mark("History", "The deals of all evenings are being read")
_SOON = 120  # milliseconds after the last key: a search is quick, but not free
_LIMIT = 200
_LEAVE_OUT = mark("History", "Every word must fit: shorten one or leave one out.")
_UNFILTER = mark("History", "Every word must fit: shorten one, leave one out, or take the filters away.")
_WHAT: Mapping[str, Text] = {
    "": mark("History", "Everything"),
    "person": mark("History", "People only"),
    "evening": mark("History", "Evenings only"),
    "deal": mark("History", "Deals only"),
}


class SearchTab(QWidget):
    """A line, filters below it, what was found below them; Enter or a click on a row opens it."""

    def __init__(self, desk: Desk, _steps: StepBack) -> None:
        super().__init__()
        self._desk = desk
        self._search: tuple[ClubFile, str, Search] | None = None
        self._read_at: tuple[str, int] | None = None
        self.found = Found()
        self.line = QLineEdit()
        self.line.setClearButtonEnabled(True)
        words.say(self.line, "setPlaceholderText", mark("History", "For example: Herzdurch lost 2024"))
        words.say(self.line, "setAccessibleName", mark("History", "Search people, evenings and deals"))
        self.what = _chooser(_WHAT, mark("History", "What is searched"))
        self.game = _chooser({"": mark("History", "Any game"), **VARIANTS}, mark("History", "Game"))
        self.contract = QComboBox()
        words.say(self.contract, "setAccessibleName", mark("History", "Contract"))
        self.result = _chooser({"": mark("History", "Any result"), **RESULTS}, mark("History", "Result"))
        self.year = QComboBox()
        words.say(self.year, "setAccessibleName", mark("History", "Year"))
        self.all = button(mark("History", "Take the filters away"), self._unfilter, kind="quiet")
        self.count = label(role="soft", wraps=True)
        self.reader = Reader(desk)
        self.model: ListModel[Hit] = ListModel(key=lambda hit: hit)
        self.list = ListView(self.model, mark("History", "What was found"))
        self.open = button(mark("History", "Open"), self.open_chosen, kind="primary")
        self.hint = EmptyPlace(
            mark("History", "What are you looking for?"),
            mark(
                "History",
                "Names, towns, evenings, days, years, contracts and results, in any order: "
                "“Herzdurch lost 2024”, “Weiß solo won”, “28.11.2026”.",
            ),
        )
        self.unfilter = button(mark("History", "Take the filters away"), self._unfilter)
        self.nothing = EmptyPlace(mark("History", "Nothing found"), _LEAVE_OUT, self.unfilter)
        self._stack = QStackedWidget()
        for part in (self.hint, self.list, self.nothing):
            self._stack.addWidget(part)
        self.paper = PaperButtons(desk, self._paper)
        self.paper.setEnabled(False)
        buttons = row(self.paper, None, self.open)
        filters = row(self.what, self.game, self.contract, self.result, self.year, self.all, None)
        content = column(self.line, filters, self.count, self.reader, self._stack, buttons, gap=theme.UNIT)
        content.setStretch(4, 1)
        self.setLayout(content)
        self.setFocusProxy(self.line)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON)
        self._soon.timeout.connect(self.look)
        self.line.textChanged.connect(lambda _text: self._soon.start())
        self.line.returnPressed.connect(self._enter)
        self.game.currentIndexChanged.connect(lambda _at: self._offer_contracts())
        for chooser in self._choosers:
            chooser.currentIndexChanged.connect(lambda _at: self._soon.start())
        self.list.opened.connect(lambda _row: self.open_chosen())
        self.list.moved.connect(lambda at: self.open.setEnabled(at >= 0))

    @property
    def _choosers(self) -> tuple[QComboBox, ...]:
        return self.what, self.game, self.contract, self.result, self.year

    # --- what the page calls ------------------------------------------------------------

    def refresh(self, changes: ChangeSet | None) -> None:
        """Look again, in a file that changed; the first time the deals of all evenings are read."""
        if changes is None:
            self._offer()
        self._read()

    def arrive(self, text: str) -> None:
        """Search for what was typed elsewhere."""
        self._unfilter()
        self.line.setText(text)
        self.line.setFocus()
        self.look()

    def _offer(self) -> None:
        """Fill the choosers in the language of the window."""
        for chooser, texts in (
            (self.what, _WHAT),
            (self.game, {"": mark("History", "Any game"), **VARIANTS}),
            (self.result, {"": mark("History", "Any result"), **RESULTS}),
        ):
            for at, text in enumerate(texts.values()):
                chooser.setItemText(at, words.spoken(text))
        years = {one.date.year for one in tournaments(self._desk.file)} if self._desk.bus.file is not None else set()
        _refill(self.year, [(translate("History", "Any year"), None), *((str(y), y) for y in sorted(years)[::-1])])
        self._offer_contracts()

    def _offer_contracts(self) -> None:
        game = self.game.currentData()
        labels: dict[str, str] = {}
        for code, text in CONTRACTS.items():
            variant, _, key = code.rpartition("/")
            if game in ("", variant):
                labels.setdefault(key, words.spoken(text))
        ordered = sorted(labels.items(), key=lambda pair: formats.folded(pair[1]))
        _refill(self.contract, [(translate("History", "Any contract"), ""), *((name, key) for key, name in ordered)])

    # --- reading ------------------------------------------------------------------------

    def _read(self) -> None:
        """Bring what is kept of the deals up to date in a worker, then look."""
        if self._desk.bus.file is None:
            self._show(Found())
            return
        now = (str(self._desk.file.path), self._desk.file.journal)
        if self._read_at == now:
            self.look()
            return

        def read(file: ClubFile, progress: Progress) -> object:
            from tappscore.services import derived

            return now if derived.rebuild(file, progress) else None

        self.reader.read(read, self._take, INDEXING)
        self.look()

    def _take(self, now: object) -> None:
        if isinstance(now, tuple):
            self._read_at = cast("tuple[str, int]", now)
            self.look()

    def _searcher(self) -> Search:
        file, language = self._desk.file, self._desk.catalog.language
        if self._search is None or self._search[:2] != (file, language):
            other = ENGLISH if language != "en" else load_words("de")
            self._search = (file, language, Search(file, [self._desk.catalog, other]))
        return self._search[2]

    @property
    def filters(self) -> Filters:
        """What the choosers restrict."""
        chosen = self.what.currentData()
        kinds: tuple[Kind, ...] = (chosen,) if chosen else ALL_KINDS
        if self._read_at is None or self.reader.is_busy:
            # Until the deals are read, people and evenings are found all the same.
            kinds = tuple(kind for kind in kinds if kind != "deal")
        return Filters(
            contract=self.contract.currentData() or "",
            result=self.result.currentData() or "",
            year=self.year.currentData(),
            variant=self.game.currentData() or "",
            kinds=kinds,
        )

    def look(self) -> None:
        """Search for what is typed and chosen now."""
        self._soon.stop()
        if self._desk.bus.file is not None:
            self._show(self._searcher().find(self.line.text(), self.filters, limit=_LIMIT))

    def _show(self, found: Found) -> None:
        self.found = found
        is_asked = bool(self.line.text().strip()) or self.filters.restrict
        has_filters = any(chooser.currentIndex() > 0 for chooser in self._choosers)
        self.all.setVisible(has_filters)
        names = {one.id: one.name for one in tournaments(self._desk.file)} if found.hits else {}
        self.model.show(found.hits, search_columns(names, {hit.kind for hit in found.hits}))
        self.unfilter.setVisible(has_filters)
        words.say(self.nothing.sentence, "setText", _UNFILTER if has_filters else _LEAVE_OUT)
        # While the deals are being read nobody can say yet that there is nothing.
        self._stack.setCurrentIndex(0 if not is_asked else 1 if found.hits or self.reader.is_busy else 2)
        if found.hits:
            self.list.choose(0)
        self.open.setEnabled(bool(found.hits))
        self.paper.setEnabled(bool(found.hits))
        said = [
            words_
            for number, words_ in (
                (found.people, translate("History", "%n people", found.people)),
                (found.evenings, translate("History", "%n evenings", found.evenings)),
                (found.deals, translate("History", "%n deals", found.deals)),
            )
            if number
        ]
        if len(found.hits) < found.people + found.evenings + found.deals:
            said.append(translate("History", "the first %n are shown", len(found.hits)))
        self.count.setText(" · ".join(said))

    # --- what can be done ---------------------------------------------------------------

    def _paper(self) -> tuple[str, bytes] | None:
        from tappscore.report.history_pages import Part
        from tappscore.ui.models.history_paper import rendered

        if not self.found.hits:
            return None
        chosen = (chooser.currentText() for chooser in self._choosers if chooser.currentIndex() > 0)
        asked = ", ".join(part for part in (self.line.text().strip(), *chosen) if part)
        title = translate("History", "Found: {what}", what=asked)
        rows = [self.model.row_at(at) for at in range(self.model.rowCount())]
        part = Part(translate("History", "Found"), self.model.columns, rows, most=_LIMIT * len(ALL_KINDS))
        return title, rendered(self._desk, title, (self.count.text(),), [part])

    def _unfilter(self) -> None:
        for chooser in self._choosers:
            chooser.setCurrentIndex(0)
        self.look()

    def _enter(self) -> None:
        self.look()
        if len(self.found.hits) == 1:
            self.open_chosen()
        elif self.found.hits:
            self.list.setFocus()

    def open_chosen(self) -> None:
        """Open the row under the cursor: a person's page, an evening, or the sheet with the deal in the line."""
        at = self.list.current_row
        if not 0 <= at < self.model.rowCount():
            return
        hit = self.model.row_at(at)
        if hit.kind == "person":
            self._desk.go("history", tab="people", person=hit.person)
            return
        self._desk.bus.open(hit.tournament)
        if hit.kind == "evening":
            self._desk.go("tonight")
            return
        tables = self._desk.snapshot.round(hit.round or 0).tables
        table = next(one.id for one in tables if one.number == hit.table)
        self._desk.go("scoring", table_id=table, deal=hit.deal)


def _chooser(texts: Mapping[str, Text], name: Text) -> QComboBox:
    made = QComboBox()
    for key, text in texts.items():
        made.addItem(words.spoken(text), key)
    words.say(made, "setAccessibleName", name)
    return made


def _refill(chooser: QComboBox, items: list[tuple[str, object]]) -> None:
    """Put new items in; what was chosen stays chosen where it is still there."""
    kept = chooser.currentData()
    chooser.blockSignals(True)
    chooser.clear()
    for text, data in items:
        chooser.addItem(text, data)
    chooser.setCurrentIndex(max(chooser.findData(kept), 0))
    chooser.blockSignals(False)
