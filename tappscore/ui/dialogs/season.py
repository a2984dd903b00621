"""A season: its name, its evenings with their weights, and how they count."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QListWidget, QListWidgetItem, QWidget

from tappscore.i18n import formats, mark
from tappscore.rules.deal import Amount
from tappscore.store.loading import Summary, tournaments
from tappscore.ui import theme, words
from tappscore.ui.dialogs.season_scheme import SchemeForm
from tappscore.ui.models.season_schemes import PRESETS, preset_of
from tappscore.ui.widgets.parts import Field, button, column, label, row, scrolling, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.services.seasons import Seasons
    from tappscore.store.changes import ChangeSet
    from tappscore.store.season_reading import Season
    from tappscore.ui.desk import Desk

_ID = Qt.ItemDataRole.UserRole


class SeasonDialog(QDialog):
    """Begins a season, or changes one; only what differs becomes a step of the journal."""

    kept = Signal(int)  # id of the season

    def __init__(self, desk: Desk, season: Season | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._season = season
        self._weights: dict[int, Amount] = dict(season.evenings) if season is not None else {}
        self._final: int | None = None  # the evening that a convention chosen here made count more
        self.setWindowTitle(
            translate("History", "Begin a season")
            if season is None
            else translate("History", "Season {name}", name=season.name)
        )
        self.name = QLineEdit("" if season is None else season.name)
        words.say(self.name, "setPlaceholderText", mark("History", "Winter 2026/27"))
        self.preset = QComboBox()
        for preset in PRESETS:
            self.preset.addItem(words.spoken(preset.label), preset.key)
        self.preset.addItem(translate("History", "Our own way"), "")
        self.sentence = label(role="soft", wraps=True)
        self.evenings = QListWidget()
        words.say(self.evenings, "setAccessibleName", mark("History", "Evenings that count"))
        self.weight = spin(1, 20, 1)
        self.chosen = label(role="soft")
        self.form = SchemeForm(desk)
        if season is not None:
            self.form.show_scheme(season.scheme)
        self.keep_button = button(
            mark("History", "Begin the season") if season is None else mark("History", "Keep"),
            self.keep,
            kind="primary",
        )
        self.keep_button.setDefault(True)
        leave = button(mark("History", "Leave it"), self.reject)
        scroll = scrolling(self.form, sideways=False)
        scroll.setMinimumWidth(self.form.minimumSizeHint().width() + 2 * theme.UNIT)
        self.weight_field = Field(mark("History", "The chosen evening counts … times"), self.weight)
        left = column(
            Field(mark("History", "Name of the season"), self.name),
            self.chosen,
            self.evenings,
            self.weight_field,
            gap=theme.UNIT,
        )
        left.setStretch(2, 1)
        right = column(Field(mark("History", "How it counts"), self.preset), self.sentence, scroll, gap=theme.UNIT)
        right.setStretch(2, 1)
        halves = row(left, right, gap=theme.MARGIN)
        halves.setStretch(0, 1)
        halves.setStretch(1, 1)
        content = column(halves, row(None, leave, self.keep_button), gap=theme.GAP, margin=theme.GAP)
        content.setStretch(0, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 48, 960), min(parent.height() - 48, 680))
        self._fill_evenings()
        self.evenings.itemChanged.connect(lambda _item: self._count())
        self.evenings.currentItemChanged.connect(lambda _now, _before: self._show_weight())
        self.weight.valueChanged.connect(self._weigh)
        self.preset.activated.connect(lambda _at: self._use_preset())
        self.form.changed.connect(self._name_preset)
        self._count()
        self._show_weight()
        self.name.setFocus()

    # --- evenings ---------------------------------------------------------------------

    def _fill_evenings(self) -> None:
        for one in tournaments(self._desk.file):
            if one.sample or (one.state == "cancelled" and one.id not in self._weights):
                continue
            item = QListWidgetItem()
            item.setData(_ID, one)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if one.id in self._weights else Qt.CheckState.Unchecked)
            self._word(item)
            self.evenings.addItem(item)
        if self.evenings.count():
            self.evenings.setCurrentRow(0)

    def _word(self, item: QListWidgetItem) -> None:
        one: Summary = item.data(_ID)
        weight = self._weights.get(one.id, 1)
        text = f"{formats.day(one.date, words.catalog().language)}   {one.name}"
        if weight != 1:
            text = f"{text}   × {formats.number(weight, words.catalog().language)}"
        item.setText(text)

    @property
    def ticked(self) -> list[int]:
        """The ids of the evenings that count, the oldest first."""
        items = [self.evenings.item(at) for at in range(self.evenings.count())]
        return [item.data(_ID).id for item in reversed(items) if item.checkState() == Qt.CheckState.Checked]

    def _count(self) -> None:
        self.chosen.setText(translate("History", "%n evenings count", len(self.ticked)))
        self._name_preset()

    def _show_weight(self) -> None:
        item = self.evenings.currentItem()
        self.weight.setEnabled(item is not None)
        if item is not None:
            self.weight.blockSignals(True)
            self.weight.setValue(round(self._weights.get(item.data(_ID).id, 1)))
            self.weight.blockSignals(False)

    def _weigh(self, value: int) -> None:
        item = self.evenings.currentItem()
        if item is not None:
            self._weights[item.data(_ID).id] = value
            self._word(item)

    # --- how it counts ------------------------------------------------------------------

    def _use_preset(self) -> None:
        key = self.preset.currentData()
        for preset in PRESETS:
            if preset.key == key:
                ticked = self.ticked
                self.form.show_scheme(preset.scheme(len(ticked)))
                self._weigh_final(ticked, preset.final_weight)
        self._name_preset()

    def _weigh_final(self, ticked: list[int], weight: int) -> None:
        """Let the last evening weigh what a convention says; what another convention said of it is taken back."""
        if self._final is not None:
            self._weights[self._final] = 1
            self._final = None
        if weight != 1 and len(ticked) > 1:
            self._final = ticked[-1]
            self._weights[self._final] = weight
        for at in range(self.evenings.count()):
            self._word(self.evenings.item(at))
        self._show_weight()

    def _name_preset(self) -> None:
        """Show which convention the form is now; a club's own way has no sentence."""
        scheme = self.form.scheme()
        known = preset_of(scheme, len(self.ticked)) if scheme is not None else None
        self.preset.setCurrentIndex(self.preset.findData(known.key if known is not None else ""))
        self.sentence.setText(words.spoken(known.sentence) if known is not None else "")
        self.sentence.setVisible(known is not None)

    # --- keeping --------------------------------------------------------------------------

    @property
    def _verbs(self) -> Seasons:
        from tappscore.services.seasons import Seasons

        return Seasons(self._desk.file)

    def keep(self) -> None:
        """Keep the season; a refusal leaves the dialog open with its marks."""
        scheme = self.form.scheme()
        if scheme is None:
            return
        fields: dict[str, QWidget] = {"name": self.name, "best": self.form.best, "team_size": self.form.team_size}
        ticked = self.ticked
        name = self.name.text()
        if self._season is None:
            changes = self._desk.run(lambda: self._verbs.create(name, scheme, ticked), fields)
            if changes is None:
                return
            season_id = changes.made("seasons")
            before: dict[int, Amount] = dict.fromkeys(ticked, 1)
        else:
            season_id, before = self._season.id, dict(self._season.evenings)
            new_name = name if name.strip() != self._season.name else None
            new_scheme = scheme if scheme != self._season.scheme else None
            if new_name is not None or new_scheme is not None:
                changed = self._desk.run(lambda: self._verbs.change(season_id, new_name, new_scheme), fields)
                if changed is None:
                    return
        if self._keep_evenings(season_id, before, ticked):
            self.kept.emit(season_id)
            self.accept()

    def _keep_evenings(self, season_id: int, before: dict[int, Amount], ticked: list[int]) -> bool:
        verbs = self._verbs
        steps: list[Callable[[], ChangeSet]] = [
            partial(verbs.take_out, season_id, number) for number in before if number not in ticked
        ]
        for number in ticked:
            weight = self._weights.get(number, 1)
            if number not in before:
                steps.append(partial(verbs.add, season_id, number, weight))
            elif before[number] != weight:
                steps.append(partial(verbs.weigh, season_id, number, weight))
        return all(self._desk.run(step) is not None for step in steps)
