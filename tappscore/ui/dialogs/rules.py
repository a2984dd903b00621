"""The rules of the evening: every option with its meaning and source, and what another choice would change.

With another game chosen it is a recount only: the evening stands beside
itself, and nothing can be kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QLineEdit, QTabWidget, QVBoxLayout, QWidget

from tappscore.i18n import Message, mark
from tappscore.problems import RefusedError
from tappscore.rules.registry import newest, rule_set
from tappscore.rules.ruleset import bind
from tappscore.services.rulings import Rulings
from tappscore.store.preset_reading import Preset
from tappscore.tournament.recount import PersonChange, Recount, recount
from tappscore.tournament.rules_in_force import all_in_force, in_force, letters_of
from tappscore.ui import theme, words
from tappscore.ui.dialogs.presets import PresetsDialog, Shown
from tappscore.ui.forms.house import HouseForm
from tappscore.ui.forms.letters import LettersForm
from tappscore.ui.forms.worked_deals import show_worked
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.recount_rows import DEALS, PEOPLE, DealRow, deal_rows
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import Field, button, clear, column, label, row, scrolling, set_role
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

# Typing a number asks many times; the evening is recounted when the hand rests.
REST = 200


def show_rules(desk: Desk, parent: QWidget) -> None:
    """Open the dialog; rules of a newer program can't be shown, and a sentence says so."""
    try:
        for change in all_in_force(desk.snapshot):
            rule_set(desk.snapshot.variant, change.revision)
    except RefusedError as refused:
        desk.say(" ".join(words.spoken(problem.message) for problem in refused.problems), "warn")
        return
    RulesDialog(desk, parent).open()


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
        # The longest name must not take the room from the deals beside it.
        self.game.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.game.setMinimumContentsLength(24)
        self._fill_games()
        self.since = QComboBox()
        self._fill_rounds()
        self.note = label(None, "soft", wraps=True)
        self._form_place = QVBoxLayout()
        self._worked = QGridLayout()
        self._worked.setHorizontalSpacing(theme.GAP)
        self.summary = label(None, "strong", wraps=True)
        self.model: ListModel[PersonChange] = ListModel(lambda one: one.entry.id)
        self.list = ListView(self.model, mark("Rules", "People who would have other points or places"))
        self.deal_model: ListModel[DealRow] = ListModel(lambda one: (one.round, one.table, one.deal))
        self.deal_list = ListView(self.deal_model, mark("Rules", "Deals that would change"))
        self.tabs = QTabWidget()
        self.tabs.addTab(self.deal_list, "")
        self.tabs.addTab(self.list, "")
        self.reason = QLineEdit()
        self.reason_field = Field(mark("Rules", "Reason"), self.reason)
        self.keep_button = button(mark("Rules", "Play by these rules"), self.keep, kind="primary")
        leave = button(mark("Rules", "Leave them as they are"), self.reject)
        self.card_button = button(mark("Rules", "Rules card"), self.show_card, kind="quiet")
        self.presets_button = button(mark("Rules", "Our own rules…"), self.show_presets, kind="quiet")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self.reckon)
        self.area = scrolling(column(self._form_place, None, margin=theme.UNIT), sideways=False)
        chosen = row(
            Field(mark("Rules", "Game"), self.game), Field(mark("Rules", "They hold"), self.since), gap=theme.GAP
        )
        chosen.setStretch(0, 1)
        left = column(chosen, self.note, self.area, gap=theme.UNIT)
        self._worked_place = QWidget()
        self._worked_place.setLayout(
            column(label(mark("Rules", "Worked deals"), "strong"), self._worked, gap=theme.UNIT)
        )
        self.deal_told = label(role="soft", wraps=True)
        self.deal_list.selectionModel().currentRowChanged.connect(lambda _now, _before: self._tell_deal())
        self.tabs.currentChanged.connect(lambda _at: self._tell_deal())
        right = column(
            self._worked_place,
            self.summary,
            self.tabs,
            self.deal_told,
            None,
            self.reason_field,
            gap=theme.UNIT,
        )
        right.setStretch(2, 100)
        body = row(left, right, gap=theme.GAP)
        body.setStretch(0, 5)
        body.setStretch(1, 4)
        title = label(mark("Rules", "The rules of this evening"), "large")
        below = row(self.card_button, self.presets_button, None, leave, self.keep_button)
        self.setLayout(column(title, body, below, gap=theme.UNIT, margin=theme.MARGIN))
        self.resize(min(parent.width() - 32, 1040), parent.height() - 32)
        self.game.currentIndexChanged.connect(lambda _at: self._choose(str(self.game.currentData()), {}))
        self.since.currentIndexChanged.connect(lambda _at: self._choose_round())
        self._choose(snapshot.variant, snapshot.house)

    # --- the game and its options ----------------------------------------------

    def _fill_games(self) -> None:
        """List the evening's own game first, then those to compare with."""
        own = rule_set(self._variant).label
        self.game.addItem(words.spoken(own), self._variant)
        for each in newest():
            if each.key != self._variant:
                compared = Message(mark("Rules", "only to compare: {game}"), {"game": each.label})
                self.game.addItem(words.spoken(compared), each.key)

    def _fill_rounds(self) -> None:
        """Offer the whole evening, and every later round that is planned or drawn."""
        snapshot = self._desk.snapshot
        last = max([snapshot.rounds_planned, *(round_.number for round_ in snapshot.rounds)])
        self.since.addItem(translate("Rules", "the whole evening"), 1)
        for number in range(2, last + 1):
            self.since.addItem(translate("Rules", "from round {round} on", round=number), number)

    @property
    def from_round(self) -> int:
        """The first round in which the rules on view hold."""
        return int(self.since.currentData()) if self.is_own_game else 1

    @property
    def is_own_game(self) -> bool:
        """Whether the evening's own game is shown, so that its rules can be kept."""
        return bool(self.game.currentData() == self._variant)

    def _choose_round(self) -> None:
        """Show the rules of another round, unless somebody changed some already: those go along."""
        typed, letters = dict(self.form.values), self._letters
        untouched = typed == dict(self._loaded)
        self._choose(self._variant, {} if untouched else typed, letters)

    def _choose(self, key: str, house: Mapping[str, object], letters: Mapping[str, str] | None = None) -> None:
        """Show a game with its options; without any, those that are played now from the round chosen on."""
        snapshot = self._desk.snapshot
        own = key == self._variant
        self.since.setEnabled(own)
        now = in_force(snapshot, self.from_round)
        chosen = rule_set(key, now.revision if own else None)
        clear(self._form_place)
        self.form = HouseForm(chosen, house or (now.house if own else {}), explains=True)
        self.form.changed.connect(self._timer.start)
        self._loaded = dict(self.form.values)
        self.letters = LettersForm(chosen, letters_of(snapshot) if letters is None else letters)
        self.letters.changed.connect(self._timer.start)
        self._form_place.addWidget(self.form)
        self._form_place.addWidget(label(mark("Rules", "How it is written"), "strong"))
        self._form_place.addWidget(self.letters)
        self.letters.setEnabled(own)
        self.note.setText("" if chosen.note is None else words.spoken(chosen.note))
        self.note.setVisible(chosen.note is not None)
        self.reckon()

    # --- what would change -------------------------------------------------------

    def reckon(self) -> None:
        """Settle the worked deals and the whole evening under the options as they stand."""
        self._timer.stop()
        self._show_worked()
        desk = self._desk
        key = str(self.game.currentData())
        house = self.form.values
        self.letters.mark(())
        try:
            found = recount(desk.snapshot, desk.bus.ledger, house, key, from_round=self.from_round)
            if self.is_own_game:
                bind(
                    rule_set(key, in_force(found.snapshot, self.from_round).revision), house, self._seats, self._letters
                )
        except RefusedError as refused:
            self.recounted = None
            self._tell(" ".join(dict.fromkeys(words.spoken(one.message) for one in refused.problems)), "bad")
            self.letters.mark(tuple(str(one.values.get("key", "")) for one in refused.problems))
            self._show((), ())
            self.keep_button.setEnabled(False)
            return
        self.recounted = found
        changed = [one for one in found.people if one.is_changed]
        self._show(changed, deal_rows(found, desk.catalog))
        self._tell(*self._said(found, len(changed)))
        self.keep_button.setEnabled(self.is_own_game and not found.unfit)
        self.reason_field.setVisible(self._needs_reason())

    @property
    def _letters(self) -> dict[str, str]:
        return self.letters.letters

    @property
    def _seats(self) -> int:
        return next(iter(sorted(self._desk.snapshot.deals)), rule_set(self._variant).allowed_seats[0])

    def _needs_reason(self) -> bool:
        """Whether the change reaches booked deals, or the evening is over."""
        desk = self._desk
        return desk.is_read_only or any(
            table.deals
            for round_ in desk.snapshot.rounds
            if round_.number >= self.from_round
            for table in round_.tables
        )

    def _show(self, people: Sequence[PersonChange], deals: Sequence[DealRow]) -> None:
        self.model.show(people, PEOPLE)
        self.deal_model.show(deals, DEALS)
        self.tabs.setTabText(0, translate("Rules", "Deals ({count})", count=len(deals)))
        self.tabs.setTabText(1, translate("Rules", "People ({count})", count=len(people)))
        self.tabs.setVisible(bool(people or deals))
        # Every option has its example; the deals of the evening need the room more.
        self._worked_place.setVisible(not (people or deals))
        self._tell_deal()

    def _tell_deal(self) -> None:
        """Say the whole of the deal chosen; its row may be cut."""
        at = self.deal_list.current_row
        whole = self.deal_model.row_at(at).what if 0 <= at < self.deal_model.rowCount() else ""
        self.deal_told.setText(whole)
        self.deal_told.setVisible(bool(whole) and self.tabs.currentIndex() == 0)

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
        later = [change.round for change in self._desk.snapshot.rule_changes if change.round > self.from_round]
        replaced = ""
        if later and self.is_own_game:
            replaced = " " + translate("Rules", "The rules from round {round} on are replaced too.", round=later[0])
        if not found.deals and not people:
            return translate("Rules", "No booked deal would change.") + replaced, "soft"
        deals = translate("Rules", "%n booked deals would change.", n=len(found.deals))
        return (
            f"{deals} {translate('Rules', '%n people would have other points or places.', n=people)}{replaced}",
            "strong",
        )

    def _tell(self, sentence: str, role: str) -> None:
        self.summary.setText(sentence)
        set_role(self.summary, role)

    def _show_worked(self) -> None:
        show_worked(self._worked, str(self.game.currentData()), self.form.values)

    def show_card(self) -> None:
        """Show the card of the rules in force, to be printed or kept."""
        self.reject()
        self._desk.go("print", document="rules-card")

    def show_presets(self) -> None:
        """Keep the rules on view under a name, or take some that are kept."""
        key = str(self.game.currentData())
        revision = (
            in_force(self._desk.snapshot, self.from_round).revision if self.is_own_game else rule_set(key).revision
        )
        shown = Shown(key, revision, dict(self.form.values), self._letters)
        dialog = PresetsDialog(self._desk, shown, self, only=self._variant)
        dialog.chosen.connect(self._take)
        dialog.open()

    def _take(self, preset: Preset) -> None:
        self.game.setCurrentIndex(0)
        known = {option.key for option in rule_set(self._variant).all_options}
        house = {key: value for key, value in preset.house.items() if key in known}
        self._choose(self._variant, house, preset.letters)

    # --- keeping -------------------------------------------------------------------

    def keep(self) -> None:
        """Play by these rules from the round chosen on, for what is booked too."""
        desk, values, letters = self._desk, self.form.values, self._letters
        changes = desk.run(
            lambda: Rulings(desk.file).change_rules(
                desk.snapshot.id, values, self.reason.text().strip(), from_round=self.from_round, letters=letters
            ),
            {"reason": self.reason},
        )
        if changes is not None:
            desk.say(translate("Rules", "The rules are changed."))
            self.accept()
