"""Seasons: which evenings count together, who leads, and what somebody still needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QComboBox, QStackedWidget, QWidget

from tappscore.i18n import mark
from tappscore.store.loading import persons, tournaments
from tappscore.store.season_reading import Published, Season
from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.season_changes import SeasonChange, changed_since
from tappscore.tournament.seasons import TEAMS, Evening, Line, of_list, rank_season
from tappscore.ui import theme, words
from tappscore.ui.models.season_lines import SeasonModel, season_columns
from tappscore.ui.models.season_words import described, outlook
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.paper_buttons import PaperButtons
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row
from tappscore.ui.widgets.reader import Reader
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.services.seasons import Seasons
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.ui.desk import Desk
    from tappscore.ui.pages.history_steps import StepBack
    from tappscore.ui.work import Progress

_MATTERS = (
    "publications",
    "listed",
    "seasons",
    "season_evenings",
    "tournaments",
    "entries",
    "persons",
    "deals",
    "tables",
    "adjustments",
    "rounds",
)

_WAITING = mark("History", "As soon as the first of its evenings is final, the ranking stands here.")
_UNCHOSEN = mark("History", "Choose the evenings that count; once the first one is final, the ranking stands here.")


@dataclass(frozen=True, slots=True)
class Ranking:
    """A season as it was read. `is_under_way`: one of its evenings runs now; `running`: it counts as it stands."""

    season: Season
    evenings: tuple[Evening, ...]
    published: tuple[Published, ...]
    is_under_way: bool
    running: bool
    spoken: Mapping[str, str]  # everybody as in a sentence, by uuid


class SeasonsTab(QWidget):
    """One season at a time, chosen above its ranking."""

    def __init__(self, desk: Desk, steps: StepBack) -> None:
        super().__init__()
        self._desk = desk
        self._steps = steps
        self._known: tuple[Season, ...] = ()
        self._ranking: Ranking | None = None
        self._lines: tuple[Line, ...] = ()
        self.choice = QComboBox()
        self.choice.setMinimumWidth(28 * theme.UNIT)
        words.say(self.choice, "setAccessibleName", mark("History", "Season"))
        self.which = QComboBox()
        words.say(self.which, "setAccessibleName", mark("History", "Which list"))
        self.running = QCheckBox()
        words.say(self.running, "setText", mark("History", "As if tonight ended now"))
        self.counts = label(role="soft", wraps=True)
        self.late = label(role="warn", wraps=True)
        self.what_changed = button(mark("History", "What changed"), self._show_changes)
        self._changes: tuple[SeasonChange, ...] = ()
        self.reader = Reader(desk)
        self.model = SeasonModel(key=lambda line: line.person)
        self.list = ListView(self.model, mark("History", "Ranking of the season"))
        self.needs = label(wraps=True)
        self.begin = button(mark("History", "Begin a season"), self._begin)
        self.change = button(mark("History", "Change"), self._change)
        self.delete = button(mark("History", "Delete"), self._delete)
        self.recount = button(mark("History", "Count again"), self._recount)
        self.paper = PaperButtons(desk, self._pdf, kind="primary", handed_out=self._publish)
        self.empty = EmptyPlace(
            mark("History", "No season yet"),
            mark(
                "History",
                "A season adds evenings up: choose which ones count and how, and see who leads after each evening.",
            ),
            button(mark("History", "Begin a season"), self._begin, kind="primary"),
        )
        self.nothing = EmptyPlace(
            mark("History", "No results in this season yet"),
            _WAITING,
            button(mark("History", "Choose evenings"), self._change),
        )
        self._results = QStackedWidget()
        self._results.addWidget(self.list)
        self._results.addWidget(self.nothing)
        head = row(self.choice, self.which, self.running, None, self.begin, gap=theme.GAP)
        buttons = row(self.delete, self.change, self.recount, None, self.paper)
        filled = QWidget()
        late = row(self.late, self.what_changed)
        late.setStretch(0, 1)
        content = column(head, self.counts, late, self.reader, self._results, self.needs, buttons)
        content.setStretch(4, 1)
        filled.setLayout(content)
        self._stack = QStackedWidget()
        self._stack.addWidget(filled)
        self._stack.addWidget(self.empty)
        self.setLayout(column(self._stack))
        self.setFocusProxy(self.choice)
        self.choice.currentIndexChanged.connect(lambda _at: self._read())
        self.which.currentIndexChanged.connect(lambda _at: self._show())
        self.running.toggled.connect(lambda _on: self._read())
        self.list.moved.connect(lambda _row: self._say_needs())

    # --- reading ----------------------------------------------------------------------

    def refresh(self, changes: ChangeSet | None) -> None:
        """Read the seasons again when one of them or anything that counts changed."""
        if changes is None or changes.touches(*_MATTERS):
            self._offer(self.chosen.id if self.chosen is not None else None)

    def arrive(self, season: int) -> None:
        """Show a season."""
        self._offer(season)

    @property
    def _verbs(self) -> Seasons:
        from tappscore.services.seasons import Seasons

        return Seasons(self._desk.file)

    @property
    def chosen(self) -> Season | None:
        """The season chosen above."""
        at = self.choice.currentIndex()
        return self._known[at] if 0 <= at < len(self._known) else None

    def _offer(self, season_id: int | None) -> None:
        self._known = self._verbs.all() if self._desk.bus.file is not None else ()
        self.choice.blockSignals(True)
        self.choice.clear()
        for known in self._known:
            self.choice.addItem(known.name, known.id)
        self.choice.setCurrentIndex(max(self.choice.findData(season_id), 0) if self._known else -1)
        self.choice.blockSignals(False)
        self._stack.setCurrentIndex(0 if self._known else 1)
        self.setFocusProxy(self.choice if self._known else self.empty)
        self._read()

    def _read(self) -> None:
        season = self.chosen
        if season is None:
            self.reader.stop()
            return
        is_running = self.running.isChecked()

        def read(file: ClubFile, progress: Progress) -> Ranking:
            from tappscore.services.seasons import Seasons

            verbs = Seasons(file)
            counted = {number for number, _ in season.evenings}
            is_under_way = any(one.id in counted and one.state == "running" for one in tournaments(file))
            as_it_stands = is_running and is_under_way
            evenings = verbs.evenings(season.id, running=as_it_stands, progress=progress)
            spoken = told_apart(persons(file))
            return Ranking(season, evenings, verbs.published(season.id), is_under_way, as_it_stands, spoken)

        self.reader.read(read, self._take)

    def _take(self, ranking: object) -> None:
        if isinstance(ranking, Ranking):
            self._ranking = ranking
            # Where nothing is under way there is nothing to be asked.
            self.running.setVisible(ranking.is_under_way)
            self._offer_lists(ranking)
            self._show()

    def _offer_lists(self, ranking: Ranking) -> None:
        """Offer everybody's list and one for each group that takes part."""
        results = [result for evening in ranking.evenings for result in evening.results]
        groups = sorted({result.group for result in results if result.group})
        has_teams = any(result.team for result in results)
        kept = self.which.currentData()
        self.which.blockSignals(True)
        self.which.clear()
        self.which.addItem(translate("History", "Everybody"), "")
        for group in groups:
            self.which.addItem(group, group)
        if has_teams:
            self.which.addItem(translate("History", "Teams"), TEAMS)
        self.which.setCurrentIndex(max(self.which.findData(kept), 0))
        self.which.blockSignals(False)
        own = ranking.season.scheme
        self.which.setVisible(bool(groups or has_teams) and not own.group and not own.by_team)

    # --- showing ----------------------------------------------------------------------

    def _show(self) -> None:
        ranking = self._ranking
        if ranking is None:
            return
        scheme = ranking.season.scheme
        scheme = of_list(scheme, self._which)
        held = sum(evening.held for evening in ranking.evenings)
        state = translate("History", "{held} of {all} evenings held", held=held, all=len(ranking.evenings))
        if not ranking.evenings:
            state = translate("History", "No evening chosen yet")
        words.say(self.nothing.sentence, "setText", _WAITING if ranking.evenings else _UNCHOSEN)
        self.counts.setText(f"{state} · {described(scheme, len(ranking.evenings))}")
        row_before = self.list.current_row
        before = self.model.row_at(row_before).person if 0 <= row_before < self.model.rowCount() else None
        self._lines = rank_season(ranking.evenings, scheme)
        self.model.show(self._lines, season_columns(ranking.evenings, scheme, self._lines))
        self._results.setCurrentIndex(0 if self._lines else 1)
        self.paper.setEnabled(bool(self._lines))
        self.recount.setEnabled(bool(self._lines))
        if self._lines:
            self.list.choose(self.model.place_of(before) or 0)
        self._say_needs()
        self._say_late()

    @property
    def _which(self) -> str:
        """The list chosen; one whose season counts in a single way has no choice."""
        return str(self.which.currentData() or "") if not self.which.isHidden() else ""

    @property
    def handed_out(self) -> Published | None:
        """The newest list that was printed or saved of what is shown."""
        if self._ranking is None:
            return None
        return next((one for one in self._ranking.published if one.group == self._which), None)

    def _say_late(self) -> None:
        """Say when a list that was handed out is no longer right."""
        from tappscore.ui.dialogs.season_changes import moment

        last = self.handed_out
        self._changes = ()
        if last is not None and self._ranking is not None:
            scheme = of_list(self._ranking.season.scheme, last.group)
            self._changes = changed_since(last.lines, last.evenings, self._ranking.evenings, scheme)
        if last is not None and self._changes:
            text = translate(
                "History",
                "%n lines now differ from the list handed out on {at}.",
                len(self._changes),
                at=moment(last.at),
            )
            self.late.setText(f"⚠ {text}")
        for part in (self.late, self.what_changed):
            part.setVisible(bool(self._changes))

    def _show_changes(self) -> None:
        from tappscore.ui.dialogs.season_changes import SeasonChangesDialog

        last = self.handed_out
        if last is None or self._ranking is None:
            return
        people = {person.uuid: person for person in persons(self._desk.file)}
        name = self._ranking.season.name
        SeasonChangesDialog(self._desk, name, last, self._changes, people, self.window()).open()

    def _publish(self) -> None:
        """Keep what is handed out; "as if tonight ended now" is none of it."""
        ranking = self._ranking
        if ranking is not None and not ranking.running:
            self._desk.run(lambda: self._verbs.publish(ranking.season.id, self._which))

    def _say_needs(self) -> None:
        at = self.list.current_row
        sentence = ""
        if self._ranking is not None and 0 <= at < self.model.rowCount():
            scheme = self._ranking.season.scheme
            scheme = of_list(scheme, self._which)
            line = self.model.row_at(at)
            name = self._ranking.spoken.get(line.person, line.name)
            sentence = outlook(self._ranking.evenings, scheme, line, name)
        self.needs.setText(sentence)
        self.needs.setVisible(bool(sentence))

    # --- what can be done ---------------------------------------------------------------

    def _begin(self) -> None:
        from tappscore.ui.dialogs.season import SeasonDialog

        if self._desk.bus.file is None:
            return
        evenings = [one for one in tournaments(self._desk.file) if not one.sample and one.state != "cancelled"]
        if not evenings:
            self._desk.say(translate("History", "A season needs an evening first: begin a tournament."), "note")
            return
        dialog = SeasonDialog(self._desk, None, self.window())
        dialog.kept.connect(self._made)
        dialog.open()

    def _change(self) -> None:
        from tappscore.ui.dialogs.season import SeasonDialog

        if self.chosen is not None:
            dialog = SeasonDialog(self._desk, self.chosen, self.window())
            dialog.kept.connect(self._made)
            dialog.open()

    def _recount(self) -> None:
        from tappscore.ui.dialogs.recount import RecountDialog

        if self.chosen is not None:
            RecountDialog(self._desk, self.chosen, self.window()).open()

    def _made(self, season_id: int) -> None:
        self._offer(season_id)
        self.list.setFocus()

    def _delete(self) -> None:
        season = self.chosen
        if season is None:
            return
        changes = self._desk.run(lambda: self._verbs.delete(season.id))
        if changes is not None:
            self._steps.offer(changes, translate("History", "The season {name} is deleted.", name=season.name))

    def _pdf(self) -> tuple[str, bytes] | None:
        from tappscore.report.season_tables import render_season
        from tappscore.ui.club_face import club_of

        ranking = self._ranking
        if ranking is None or not self._lines:
            return None
        many = sum(evening.held for evening in ranking.evenings) > 7
        content = render_season(
            ranking.season.name,
            ranking.evenings,
            self._lines,
            of_list(ranking.season.scheme, self._which),
            self._desk.catalog,
            printed_at=datetime.now().astimezone(),
            landscape=many,
            club=club_of(self._desk),
        )
        return ranking.season.name, content
