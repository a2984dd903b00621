"""How fair the seating of this evening is: repeats and their proof, wishes not kept, each person's share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QStackedWidget, QTabBar, QWidget

from tappscore.i18n import mark
from tappscore.tournament.columns import Lists
from tappscore.ui import theme, words
from tappscore.ui.models.fairness_rows import (
    Share,
    mate_columns,
    person_columns,
    returns_words,
    round_lines,
    shares,
    verdict,
)
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import button, column, label, row

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


class FairnessDialog(QDialog):
    """Two lists under one verdict; the same as a document."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        snapshot = desk.snapshot
        words.say(self, "setWindowTitle", mark("Seating", "How fair is the seating?"))
        self.verdict = label(role="large", wraps=True)
        self.verdict.setText(verdict(snapshot))
        self.returns = label(wraps=True)
        self.returns.setText(returns_words(snapshot))
        self.returns.setVisible(bool(self.returns.text()))
        self.rounds = label(role="soft", wraps=True)
        self.rounds.setText("\n".join(round_lines(snapshot)))
        self.view = QTabBar()
        self.view.setDrawBase(False)
        for text in (mark("Seating", "Person by person"), mark("Seating", "Who meets whom")):
            self.view.addTab(words.spoken(text))
        words.say(self.view, "setAccessibleName", mark("Seating", "What the list shows"))
        people = shares(snapshot)
        lists = Lists(snapshot=snapshot, ledger=desk.bus.ledger)
        self.people: ListModel[Share] = ListModel(lambda one: one.entry.id)
        self.mates: ListModel[Share] = ListModel(lambda one: one.entry.id)
        self.lists = QStackedWidget()
        self.person_list = ListView(self.people, mark("Seating", "Person by person"))
        self.lists.addWidget(self.person_list)
        self.lists.addWidget(ListView(self.mates, mark("Seating", "Who meets whom")))
        self.people.show(people, person_columns(people), lists)
        self.mates.show(sorted(people, key=lambda one: one.entry.number), mate_columns(snapshot), lists)
        self.view.currentChanged.connect(self.lists.setCurrentIndex)
        self.print_button = button(mark("Seating", "On paper…"), self._print)
        close = button(mark("Seating", "Close"), self.accept, kind="primary")
        content = column(
            self.verdict,
            self.returns,
            self.rounds,
            row(self.view, None),
            self.lists,
            row(self.print_button, None, close),
            gap=theme.GAP,
            margin=theme.MARGIN,
        )
        content.setStretch(4, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 48, 1200), min(parent.height() - 48, 700))
        self.person_list.setFocus()

    def _print(self) -> None:
        self.accept()
        self._desk.go("print", document="fairness")
