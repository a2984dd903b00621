"""Why is somebody in this place: each round and deal, and the deciding criterion."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from tappscore.i18n import formats, mark
from tappscore.tournament.columns import Lists
from tappscore.tournament.standings import Place, Standing
from tappscore.ui import theme, words
from tappscore.ui.desk import Desk
from tappscore.ui.models.account import ACCOUNT, AccountLine, account, decision
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.rule_words import resting_on, works
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.words import translate


class WhyDialog(QDialog):
    """One person's account."""

    def __init__(self, desk: Desk, place: Place, standing: Standing, parent: QWidget) -> None:
        super().__init__(parent)
        person = place.entry.person
        language = desk.catalog.language
        total = "–" if place.points is None else formats.number(place.points, language)
        if place.place is None:
            heading = translate("Standings", "{name}: no place, {points} points", name=person.spoken, points=total)
        else:
            heading = translate(
                "Standings",
                "{place} place: {name}, {points} points",
                place=formats.ordinal(place.place, language),
                name=person.spoken,
                points=total,
            )
        self.setWindowTitle(heading)
        title = label(role="large", wraps=True)
        title.setText(heading)
        self.within = label(role="soft", wraps=True)
        self.within.hide()
        why = label(wraps=True)
        why.setText("\n".join(words.spoken(each) for each in decision(place, standing)))
        why.setVisible(bool(why.text()))
        lists = Lists(snapshot=desk.snapshot, ledger=desk.bus.ledger, standing=standing)
        lines = account(place, lists)
        self.model: ListModel[AccountLine] = ListModel(lambda line: id(line))
        self.list = ListView(self.model, mark("Standings", "Account"))
        self.model.show(lines, ACCOUNT, lists)
        nothing = label(mark("Standings", "Nothing has been played yet."), "soft")
        nothing.setVisible(not lines)
        self.list.setVisible(bool(lines))
        self.record = button(mark("Standings", "On paper…"), lambda: self._print(desk, place.entry.id))
        self.record.setVisible(bool(lines))
        close = button(mark("Standings", "Close"), self.accept, kind="primary")
        self.told = label(wraps=True)
        self.rests_on = label(role="soft", wraps=True)
        self.list.selectionModel().currentRowChanged.connect(lambda _now, _before: self._tell(desk))
        self.setLayout(
            column(
                title,
                self.within,
                why,
                self.list,
                self.told,
                self.rests_on,
                nothing,
                row(self.record, None, close),
                gap=theme.GAP,
                margin=theme.MARGIN,
            )
        )
        self.resize(min(parent.width() - 64, 860), min(parent.height() - 64, 620))
        if lines:
            self.list.choose(0)
        self.list.setFocus()

    def place_among(self, category: str, whole: Place) -> None:
        """Say that the place is one of a category, and beside it the one among everybody."""
        if whole.place is None:
            return
        self.within.setText(
            translate(
                "Standings",
                "In the category {category}; among everybody in {place} place.",
                category=category,
                place=formats.ordinal(whole.place, words.catalog().language),
            )
        )
        self.within.show()

    def _tell(self, desk: Desk) -> None:
        """Say all that happened in the deal chosen, and which rule and source stand behind it."""
        at = self.list.currentIndex().row()
        line = self.model.row_at(at) if at >= 0 else None
        lines = () if line is None else line.lines
        self.told.setText("\n".join(words.spoken(each.told(line.names)) for each in lines) if line else "")
        self.rests_on.setText(resting_on(lines, desk.catalog))
        self.rests_on.setToolTip(works(lines))

    def _print(self, desk: Desk, entry_id: int) -> None:
        """Show the same account as a document."""
        self.accept()
        desk.go("print", document="person-record", entry_id=entry_id)
