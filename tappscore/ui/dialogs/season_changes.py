"""What late corrections made of a ranking that was handed out: who, from where to where, because of which evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from tappscore.i18n import formats, mark
from tappscore.tournament.columns import Column
from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.season_changes import EveningChange, SeasonChange
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.then_and_now import Heads, then_and_now
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.paper_buttons import PaperButtons
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.season_reading import Published
    from tappscore.tournament.snapshot import Person
    from tappscore.ui.desk import Desk


def moment(at: str) -> str:
    """Say when a list was handed out."""
    when = datetime.fromisoformat(at).astimezone()
    return f"{formats.day(when.date(), words.catalog().language)}, {when:%H:%M}"


# Place and points, then and now.
SINCE = (mark("History", "place was"), mark("History", "is"), mark("History", "points were"), mark("History", "are"))


def change_columns(people: Mapping[str, Person], heads: Heads = SINCE) -> tuple[Column[SeasonChange], ...]:
    """Declare the columns: then and now, and the evenings that count otherwise."""
    names = told_apart(people.values(), spoken=False)
    return (
        Column(key="name", label=mark("History", "Name"), weight=3, value=lambda one, _: _name(one, names)),
        *then_and_now(heads, lambda one: one.value_before, lambda one: one.value_after),
        Column(
            key="why",
            label=mark("History", "Because of"),
            weight=3,
            value=lambda one, _: because(one),
        ),
    )


def _name(change: SeasonChange, names: Mapping[str, str]) -> str:
    return change.name or names.get(change.person) or translate("History", "no longer in the list")


def because(change: SeasonChange) -> str:
    """Say which evenings count otherwise, the numbers first: where there is no room, a name is cut."""
    if not change.evenings and change.value_before == change.value_after:
        return translate("History", "others have other points")
    return "; ".join(_evening(step) for step in change.evenings)


def _evening(step: EveningChange) -> str:
    language = words.catalog().language
    before, after = ("–" if value is None else formats.number(value, language) for value in (step.before, step.after))
    return f"{before} → {after} ({step.name})"


class SeasonChangesDialog(QDialog):
    """The list, to be read, printed and saved."""

    def __init__(
        self,
        desk: Desk,
        season: str,
        published: Published,
        changes: Sequence[SeasonChange],
        people: Mapping[str, Person],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._season = season
        self._changes = changes
        self._columns = change_columns(people)
        self.setWindowTitle(translate("History", "What changed in {season}", season=season))
        self.since = label(wraps=True)
        self.since.setText(
            translate(
                "History",
                "Against the list handed out on {at}; evenings played since then don't count here.",
                at=moment(published.at),
            )
        )
        self.model: ListModel[SeasonChange] = ListModel(key=lambda one: one.person)
        self.list = ListView(self.model, mark("History", "What changed"))
        self.model.show(changes, self._columns)
        self.paper = PaperButtons(desk, self._paper)
        leave = button(mark("History", "Close"), self.accept, kind="primary")
        content = column(self.since, self.list, row(self.paper, None, leave), gap=theme.GAP, margin=theme.MARGIN)
        content.setStretch(1, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 48, 1120), min(parent.height() - 48, 560))
        if changes:
            self.list.choose(0)
        self.list.setFocus()

    def _paper(self) -> tuple[str, bytes]:
        from tappscore.report.history_pages import Part
        from tappscore.ui.models.history_paper import rendered

        title = translate("History", "What changed in {season}", season=self._season)
        part = Part(words.spoken(mark("History", "What changed")), self._columns, self._changes, most=400)
        return title, rendered(self._desk, title, (self.since.text(),), [part])
