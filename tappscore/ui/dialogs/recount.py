"""An old evening, or a whole season, counted under other rules beside the original: nothing of it is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QComboBox, QDialog, QScrollArea, QWidget

from tappscore.i18n import formats, mark
from tappscore.problems import RefusedError
from tappscore.rules.registry import newest, rule_set
from tappscore.store.loading import Summary, head, persons, tournaments
from tappscore.tournament.columns import Column
from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.recount import PersonChange
from tappscore.tournament.season_changes import SeasonChange
from tappscore.ui import theme, words
from tappscore.ui.dialogs.season_changes import because, change_columns
from tappscore.ui.forms.house import HouseForm
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.then_and_now import then_and_now
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.paper_buttons import PaperButtons
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.widgets.reader import Reader
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.services.recounts import RecountedEvening, RecountedSeason
    from tappscore.store.club import ClubFile
    from tappscore.store.season_reading import Season
    from tappscore.tournament.seasons import Line
    from tappscore.ui.desk import Desk
    from tappscore.ui.work import Progress

_UNFIT_SHOWN = 4  # deals that the other rules don't allow: the rest is counted
COUNTING = mark("History", "Everything is being counted again")

# What the columns of a season are called here: nothing has changed, it only would.
OTHERWISE = (
    mark("History", "place"),
    mark("History", "would be"),
    mark("History", "points"),
    mark("History", "they'd be"),
)


def person_columns(names: Mapping[str, str]) -> tuple[Column[PersonChange], ...]:
    """Declare the columns of an evening: what everybody has and would have; `names` by uuid."""
    return (
        Column(
            key="name",
            label=mark("History", "Name"),
            weight=2,
            value=lambda one, _: names.get(one.entry.person.uuid, one.entry.person.name),
        ),
        *then_and_now(OTHERWISE, lambda one: one.points_before, lambda one: one.points_after),
    )


class RecountDialog(QDialog):
    """Left the other rules, right what would be otherwise."""

    def __init__(self, desk: Desk, what: Season | Summary, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._season: Season | None = None if isinstance(what, Summary) else what
        self._evening: Summary | None = what if isinstance(what, Summary) else None
        known = {one.id: one for one in tournaments(desk.file, binned=True)}
        counted = [what] if isinstance(what, Summary) else [known[number] for number, _ in what.evenings]
        self._counted: list[Summary] = [one for one in counted if one.rounds]
        self.setWindowTitle(translate("History", "Count again: {name}", name=what.name))
        self.game = QComboBox()
        for key in dict.fromkeys(one.variant for one in self._counted):
            self.game.addItem(words.spoken(rule_set(key).label), key)
        self.counted_as = QComboBox()
        for rules in newest():
            self.counted_as.addItem(words.spoken(rules.label), rules.key)
        self._form_place = QScrollArea()
        self._form_place.setWidgetResizable(True)
        self.form: HouseForm | None = None
        self.outcome = label(role="strong", wraps=True)
        self.remarks = label(role="soft", wraps=True)
        self.changes: ListModel[Any] = ListModel(key=_key)
        self._columns: tuple[Column[Any], ...] = ()
        self.list = ListView(self.changes, mark("History", "What would be otherwise"))
        self.why = label(role="soft", wraps=True)
        self.complaint = label(role="bad", wraps=True)
        self.complaint.hide()
        self.reader = Reader(desk)
        self.count_button = button(mark("History", "Count again"), self.count, kind="primary")
        self.paper = PaperButtons(desk, self._paper)
        self.paper.setEnabled(False)
        leave = button(mark("History", "Close"), self.accept)
        game_field = Field(mark("History", "Evenings of the game"), self.game)
        game_field.setVisible(self.game.count() > 1)
        left = column(
            game_field,
            Field(mark("History", "Counted as"), self.counted_as),
            self._form_place,
            self.count_button,
            gap=theme.UNIT,
        )
        left.setStretch(2, 1)
        right = column(self.outcome, self.remarks, self.list, self.why, self.complaint, self.reader, gap=theme.UNIT)
        right.setStretch(2, 1)
        halves = row(left, right, gap=theme.MARGIN)
        halves.setStretch(0, 2)
        halves.setStretch(1, 3)
        content = column(halves, row(self.paper, None, leave), gap=theme.GAP, margin=theme.MARGIN)
        content.setStretch(0, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 48, 1200), min(parent.height() - 48, 640))
        self.outcome.setText(translate("History", "Choose other rules; the evening itself stays as it is."))
        self.game.currentIndexChanged.connect(lambda _at: self._same_game())
        self.counted_as.currentIndexChanged.connect(lambda _at: self._show_form())
        self.list.moved.connect(lambda _row: self._say_why())
        self._say_why()
        self._same_game()
        self.count_button.setEnabled(bool(self._counted))
        self.counted_as.setFocus()

    # --- the other rules ------------------------------------------------------------------

    def _same_game(self) -> None:
        self.counted_as.setCurrentIndex(max(self.counted_as.findData(self.game.currentData()), 0))
        self._show_form()

    def _show_form(self) -> None:
        """Begin with the options as they were played, where the game is the same."""
        rules = rule_set(str(self.counted_as.currentData()))
        own = next((one for one in self._counted if one.variant == rules.key), None)
        house: Mapping[str, object] = {} if own is None else head(self._desk.file, own.id).house
        known = {option.key for option in rules.all_options}
        self.form = HouseForm(rules, {key: value for key, value in house.items() if key in known}, narrow=True)
        # Its boxes are not squeezed: where the dialog is narrow, the options scroll.
        wide = self.form.minimumSizeHint().width()
        self.form.setMinimumWidth(wide)
        self._form_place.setWidget(self.form)
        self._form_place.setMinimumWidth(min(wide + 3 * theme.UNIT, self.width() * 2 // 5))

    # --- counting -------------------------------------------------------------------------

    def count(self) -> None:
        """Count in a worker, on the file opened once more."""
        from tappscore.services.recounts import Other, Recounts

        if self.form is None:
            return
        other = Other(str(self.counted_as.currentData()), self.form.values)
        of_game, season, evening = str(self.game.currentData()), self._season, self._evening

        def work(file: ClubFile, progress: Progress) -> object:
            if season is not None:
                return Recounts(file).season(season.id, of_game, other, progress)
            return Recounts(file).evening(evening.id, other) if evening is not None else None

        self.complaint.hide()
        self.reader.read(work, self._show, COUNTING, self._refused)

    def _show(self, counted: object) -> None:
        from tappscore.services.recounts import RecountedEvening, RecountedSeason

        if isinstance(counted, RecountedSeason):
            self._show_season(counted)
        elif isinstance(counted, RecountedEvening):
            self._show_evening(counted)
        self.paper.setEnabled(True)
        if self.changes.rowCount():
            self.list.choose(0)
        self._say_why()

    def _show_season(self, counted: RecountedSeason) -> None:
        people = persons(self._desk.file)
        names = told_apart(people)
        self._columns = change_columns({one.uuid: one for one in people}, OTHERWISE)
        # Why stands below, for the one under the cursor: beside the rules there is no room for it.
        self.changes.show(counted.changes, tuple(column for column in self._columns if column.key != "why"))
        self._say(counted.deals, len(counted.changes), _first(counted.before, names), _first(counted.after, names))
        unfit = [one.evening.name for one in counted.evenings if one.is_unfit]
        said = []
        if counted.left:
            said.append(
                translate(
                    "History",
                    "%n evenings of another game, or without deals, stay as they are.",
                    len(counted.left),
                )
            )
        if unfit:
            said.append(
                translate(
                    "History",
                    "%n evenings have deals that these rules don't allow, and stay as they are: {names}.",
                    len(unfit),
                    names=", ".join(unfit[:6]),
                )
            )
        self._remark(said)

    def _show_evening(self, counted: RecountedEvening) -> None:
        changed = [one for one in counted.recount.people if one.is_changed]
        everybody = persons(self._desk.file)
        names = told_apart(everybody)
        self._columns = person_columns(told_apart(everybody, spoken=False))
        self.changes.show(changed, self._columns)
        people = counted.recount.people
        before = next((names[one.entry.person.uuid] for one in people if one.place_before == 1), "")
        after = next((names[one.entry.person.uuid] for one in people if one.place_after == 1), "")
        if counted.is_unfit:
            self.outcome.setText(translate("History", "These rules don't allow every deal of the evening."))
            unfit = counted.recount.unfit
            said = [
                translate(
                    "History",
                    "Round {round}, table {table}, deal {deal}: {why}",
                    round=one.round_number,
                    table=one.table.number,
                    deal=one.number,
                    why=" ".join(words.spoken(problem.message) for problem in one.problems),
                )
                for one in unfit[:_UNFIT_SHOWN]
            ]
            if (more := len(unfit) - _UNFIT_SHOWN) > 0:
                said.append(translate("Entries", "and %n more", more))
            self._remark(said)
            return
        self._say(len(counted.recount.deals), len(changed), before, after)
        self._remark([])

    def _say(self, deals: int, people: int, before: str, after: str) -> None:
        said = [
            translate("History", "%n deals would count differently", deals),
            translate("History", "%n people would have other points or places", people),
        ]
        if before and before == after:
            said.append(translate("History", "{name} stays first", name=before))
        elif before and after:
            said.append(translate("History", "{after} would be first instead of {before}", after=after, before=before))
        self.outcome.setText(" · ".join(said))

    def _say_why(self) -> None:
        at = self.list.current_row
        chosen = self.changes.row_at(at) if 0 <= at < self.changes.rowCount() else None
        self.why.setText(because(chosen) if isinstance(chosen, SeasonChange) else "")
        self.why.setVisible(bool(self.why.text()))

    def _remark(self, said: Sequence[str]) -> None:
        self.remarks.setText("\n".join(said))
        self.remarks.setVisible(bool(said))

    def _refused(self, refusal: RefusedError) -> None:
        self.complaint.setText("\n".join(f"⚠ {words.spoken(problem.message)}" for problem in refusal.problems))
        self.complaint.show()

    def _paper(self) -> tuple[str, bytes] | None:
        from tappscore.report.history_pages import Part
        from tappscore.ui.models.history_paper import rendered

        name = self.windowTitle()
        rows = [self.changes.row_at(at) for at in range(self.changes.rowCount())]
        heading = words.spoken(mark("History", "What would be otherwise"))
        part = Part(heading, self._columns, rows, remark=self.remarks.text(), most=400)
        rules = f"{self.counted_as.currentText()}: {self._options()}"
        return name, rendered(self._desk, name, (rules, self.outcome.text()), [part])

    def _options(self) -> str:
        """Say the options that are otherwise than the game's own."""
        if self.form is None:
            return ""
        own = rule_set(str(self.counted_as.currentData()))
        values = self.form.values
        said = [
            f"{words.spoken(option.label)} {_value(values[option.key])}"
            for option in own.all_options
            if option.key in values and values[option.key] != option.default
        ]
        return ", ".join(said) or translate("History", "the usual rules")


def _value(value: object) -> str:
    if isinstance(value, bool):
        return words.spoken(mark("History", "yes")) if value else words.spoken(mark("History", "no"))
    return formats.number(value, words.catalog().language) if isinstance(value, int) else str(value)


def _key(change: SeasonChange | PersonChange) -> object:
    return change.person if isinstance(change, SeasonChange) else change.entry.id


def _first(lines: Sequence[Line], names: Mapping[str, str]) -> str:
    first = next((line for line in lines if line.place == 1), None)
    return "" if first is None else names.get(first.person, first.name)
