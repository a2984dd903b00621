"""The rules of the evening: every option with its meaning and source, and what another choice would change.

With another game chosen it is a recount only: the evening stands beside
itself, and nothing can be kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tappscore.i18n import Message, mark
from tappscore.problems import RefusedError
from tappscore.rules.registry import newest, rule_set
from tappscore.services.rulings import Rulings
from tappscore.tournament.columns import Column
from tappscore.tournament.recount import PersonChange, Recount, recount
from tappscore.ui import theme, words
from tappscore.ui.forms.games import card_of, worked
from tappscore.ui.forms.house import HouseForm
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import Field, button, clear, column, label, row, set_role
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

COLUMNS: tuple[Column[PersonChange], ...] = (
    Column(
        key="place", label=mark("Rules", "Place"), align="right", kind="place", value=lambda one, _: one.place_before
    ),
    Column(
        key="place_after",
        label=mark("Rules", "then"),
        align="right",
        kind="place",
        value=lambda one, _: one.place_after,
    ),
    Column(key="name", label=mark("Rules", "Name"), kind="name", weight=1, value=lambda one, _: one.entry.person.name),
    Column(
        key="points",
        label=mark("Rules", "Points"),
        align="right",
        kind="points",
        value=lambda one, _: one.points_before,
    ),
    Column(
        key="points_after",
        label=mark("Rules", "then"),
        align="right",
        kind="points",
        value=lambda one, _: one.points_after,
    ),
)
# Typing a number asks many times; the evening is recounted when the hand rests.
REST = 200


class RulesDialog(QDialog):
    """Shows, compares and changes the rules of the open tournament."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        snapshot = desk.snapshot
        self._variant = snapshot.variant
        self.recounted: Recount | None = None
        words.say(self, "setWindowTitle", mark("Rules", "The rules of this evening"))
        self.game = QComboBox()
        self._fill_games()
        self.note = label(None, "soft", wraps=True)
        self._form_place = QVBoxLayout()
        self._worked = QGridLayout()
        self._worked.setHorizontalSpacing(theme.GAP)
        self.summary = label(None, "strong", wraps=True)
        self.model: ListModel[PersonChange] = ListModel(lambda one: one.entry.id)
        self.list = ListView(self.model, mark("Rules", "What would change"))
        self.reason = QLineEdit()
        self.reason_field = Field(mark("Rules", "Reason"), self.reason)
        self.reason_field.setVisible(_has_deals(desk))
        self.keep_button = button(mark("Rules", "Play by these rules"), self.keep, kind="primary")
        leave = button(mark("Rules", "Leave them as they are"), self.reject)
        self.card_button = button(mark("Rules", "Rules card"), self.show_card, kind="quiet")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self.reckon)
        inner = QWidget()
        inner.setLayout(column(self._form_place, None, margin=theme.UNIT))
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = column(Field(mark("Rules", "Game"), self.game), self.note, scroll, gap=theme.UNIT)
        right = column(
            label(mark("Rules", "Worked deals"), "strong"),
            self._worked,
            self.summary,
            self.list,
            self.reason_field,
            gap=theme.UNIT,
        )
        body = row(left, right, gap=theme.GAP)
        body.setStretch(0, 5)
        body.setStretch(1, 4)
        title = label(mark("Rules", "The rules of this evening"), "large")
        self.setLayout(
            column(
                title, body, row(self.card_button, None, leave, self.keep_button), gap=theme.GAP, margin=theme.MARGIN
            )
        )
        self.resize(min(parent.width() - 32, 1040), parent.height() - 32)
        self.game.currentIndexChanged.connect(lambda _at: self._choose(str(self.game.currentData()), {}))
        self._choose(snapshot.variant, snapshot.house)

    # --- the game and its options ----------------------------------------------

    def _fill_games(self) -> None:
        """List the evening's own game first, then those to compare with."""
        own = rule_set(self._variant).label
        self.game.addItem(words.spoken(own), self._variant)
        for each in newest():
            if each.key != self._variant:
                compared = Message(mark("Rules", "compare with {game}"), {"game": each.label})
                self.game.addItem(words.spoken(compared), each.key)

    @property
    def is_own_game(self) -> bool:
        """Whether the evening's own game is shown, so that its rules can be kept."""
        return bool(self.game.currentData() == self._variant)

    def _choose(self, key: str, house: Mapping[str, object]) -> None:
        chosen = rule_set(key, self._desk.snapshot.revision if key == self._variant else None)
        clear(self._form_place)
        given = self._desk.snapshot.house if key == self._variant else house
        self.form = HouseForm(chosen, given, explains=True)
        self.form.changed.connect(self._timer.start)
        self._form_place.addWidget(self.form)
        self.note.setText("" if chosen.note is None else words.spoken(chosen.note))
        self.note.setVisible(chosen.note is not None)
        self.reckon()

    # --- what would change -------------------------------------------------------

    def reckon(self) -> None:
        """Settle the worked deals and the whole evening under the options as they stand."""
        self._timer.stop()
        self._show_worked()
        desk = self._desk
        try:
            found = recount(desk.snapshot, desk.bus.ledger, self.form.values, str(self.game.currentData()))
        except RefusedError as refused:
            self.recounted = None
            self._tell(" ".join(words.spoken(problem.message) for problem in refused.problems), "bad")
            self.model.show((), COLUMNS)
            self.keep_button.setEnabled(False)
            return
        self.recounted = found
        changed = [one for one in found.people if one.is_changed]
        self.model.show(changed, COLUMNS)
        self._tell(*self._said(found, len(changed)))
        self.keep_button.setEnabled(self.is_own_game and not found.unfit)

    def _said(self, found: Recount, people: int) -> tuple[str, str]:
        if found.unfit:
            one = found.unfit[0]
            where = translate(
                "Rules",
                "Round {round}, table {table}, deal {deal}: {why}",
                round=one.round_number,
                table=one.table.number,
                deal=one.number,
                why=one.problems[0].message,
            )
            count = translate("Rules", "%n booked deals don't fit these rules.", n=len(found.unfit))
            return f"⚠ {count} {where}", "bad"
        if not found.deals and not people:
            return translate("Rules", "No booked deal would change."), "soft"
        deals = translate("Rules", "%n booked deals would change.", n=len(found.deals))
        return f"{deals} {translate('Rules', '%n people would have other points or places.', n=people)}", "strong"

    def _tell(self, sentence: str, role: str) -> None:
        self.summary.setText(sentence)
        set_role(self.summary, role)

    def _show_worked(self) -> None:
        clear(self._worked)
        key = str(self.game.currentData())
        game = card_of(key)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        for at, (what, moves) in enumerate(worked(game, self.form.values)):
            sentence = label(wraps=True)
            sentence.setText(what)
            self._worked.addWidget(sentence, at, 0)
            for seat, move in enumerate(moves, start=1):
                points = label(role="strong")
                points.setText(move)
                self._worked.addWidget(points, at, seat, right)
        self._worked.setColumnStretch(0, 1)

    def show_card(self) -> None:
        """Show the card of the rules in force, to be printed or kept."""
        self.reject()
        self._desk.go("print", document="rules-card")

    # --- keeping -------------------------------------------------------------------

    def keep(self) -> None:
        """Play by these rules from now on and for what is booked."""
        desk, values = self._desk, self.form.values
        changes = desk.run(
            lambda: Rulings(desk.file).change_rules(desk.snapshot.id, values, self.reason.text().strip()),
            {"reason": self.reason},
        )
        if changes is not None:
            desk.say(translate("Rules", "The rules are changed."))
            self.accept()


def _has_deals(desk: Desk) -> bool:
    """Whether a change needs a reason: deals are booked, or the evening is over."""
    return desk.is_read_only or any(table.deals for round_ in desk.snapshot.rounds for table in round_.tables)
