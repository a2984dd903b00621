"""The club's own rules under names: kept, chosen, given another name, taken away, each step with its undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from tappscore.i18n import mark
from tappscore.problems import RefusedError
from tappscore.rules.registry import rule_set
from tappscore.services.presets import Presets
from tappscore.store.preset_reading import Preset
from tappscore.tournament.columns import Column
from tappscore.ui import commands, theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk

_COLUMNS: tuple[Column[Preset], ...] = (
    Column(key="name", label=mark("Rules", "Our rules"), weight=1, value=lambda one, _: one.name),
    Column(key="game", label=mark("Rules", "Game"), weight=1, value=lambda one, _: _game(one)),
)


def _game(preset: Preset) -> str:
    try:
        return words.spoken(rule_set(preset.variant, preset.revision).label)
    except RefusedError:
        return preset.variant  # kept by a newer program


@dataclass(frozen=True, slots=True)
class Shown:
    """The rules on view, which can be kept."""

    variant: str
    revision: int
    house: dict[str, object]
    letters: dict[str, str]


class PresetsDialog(QDialog):
    """Lists the presets; `chosen` sends the one that is taken. `only` is the game they must be of, "" for any."""

    chosen = Signal(object)

    def __init__(self, desk: Desk, shown: Shown, parent: QWidget, *, only: str = "") -> None:
        super().__init__(parent)
        self._desk, self._shown, self._only = desk, shown, only
        self._undone: int | None = None
        words.say(self, "setWindowTitle", mark("Rules", "Our own rules"))
        self.model: ListModel[Preset] = ListModel(lambda one: one.id)
        self.list = ListView(self.model, mark("Rules", "Our own rules"))
        self.empty = label(
            mark("Rules", "Nothing is kept yet. Give the rules shown a name below; next time they are a choice away."),
            "soft",
            wraps=True,
        )
        self.name = QLineEdit()
        self.name_field = Field(mark("Rules", "Name"), self.name)
        self.keep_button = button(mark("Rules", "Keep the rules shown"), self.keep)
        self.rename_button = button(mark("Rules", "Rename the chosen"), self.rename)
        self.remove_button = button(mark("Rules", "Take away"), self.remove, kind="quiet")
        self.undo_button = button(mark("Rules", "Undo"), self.undo, kind="quiet")
        self.undo_button.setEnabled(False)
        self.take_button = button(mark("Rules", "Play by these"), self.take, kind="primary")
        close = button(mark("Rules", "Close"), self.reject)
        self.said = label(role="soft", wraps=True)
        self.list.activated.connect(lambda _index: self.take())
        self.list.selectionModel().currentRowChanged.connect(lambda _now, _before: self._follow())
        self.name.textChanged.connect(lambda _text: self._follow())
        self.setLayout(
            column(
                label(mark("Rules", "Our own rules"), "large"),
                self.empty,
                self.list,
                self.name_field,
                row(self.keep_button, self.rename_button, self.remove_button, None),
                self.said,
                row(self.undo_button, None, close, self.take_button),
                gap=theme.UNIT,
                margin=theme.MARGIN,
            )
        )
        self.resize(min(parent.window().width() - 64, 640), min(parent.window().height() - 64, 480))
        self.refresh()
        (self.list if self.model.rowCount() else self.name).setFocus()

    def refresh(self) -> None:
        """Show the presets as they are kept now."""
        kept = Presets(self._desk.file).all()
        self.model.show(kept, _COLUMNS)
        self.empty.setVisible(not kept)
        self.list.setVisible(bool(kept))
        if kept and self.current is None:
            self.list.choose(0)
        self._follow()

    @property
    def current(self) -> Preset | None:
        """The preset that is chosen."""
        at = self.list.current_row
        return self.model.row_at(at) if 0 <= at < self.model.rowCount() else None

    def _follow(self) -> None:
        """Offer only what can be done."""
        chosen, name = self.current, self.name.text().strip()
        fits = chosen is not None and self._only in ("", chosen.variant)
        self.take_button.setEnabled(fits and _is_known(chosen))
        for each in (self.remove_button, self.rename_button):
            each.setEnabled(chosen is not None)
        known = any(one.name == name for one in (self.model.row_at(at) for at in range(self.model.rowCount())))
        self.keep_button.setEnabled(bool(name))
        self.rename_button.setEnabled(chosen is not None and bool(name))
        text = mark("Rules", "Keep in the place of “{name}”") if known else mark("Rules", "Keep the rules shown")
        words.say(self.keep_button, "setText", text, name=name)

    # --- what can be done ---------------------------------------------------------

    def keep(self) -> None:
        """Keep the rules on view under the name typed; a name that is taken gets these rules instead."""
        shown, name = self._shown, self.name.text().strip()
        self._do(
            lambda: Presets(self._desk.file).save(
                name, shown.variant, shown.house, shown.letters, shown.revision, replace=True
            ),
            translate("Rules", "Kept as “{name}”.", name=name),
        )

    def rename(self) -> None:
        """Give the preset chosen the name typed."""
        preset, name = self.current, self.name.text().strip()
        if preset is not None:
            said = translate("Rules", "“{old}” is called “{name}” now.", old=preset.name, name=name)
            self._do(lambda: Presets(self._desk.file).rename(preset.id, name), said)

    def remove(self) -> None:
        """Take the preset chosen away; evenings made with it stay as they are."""
        preset = self.current
        if preset is not None:
            said = translate(
                "Rules", "“{name}” is taken away. Evenings played by it stay as they are.", name=preset.name
            )
            self._do(lambda: Presets(self._desk.file).delete(preset.id), said)

    def undo(self) -> None:
        """Take back the last step here."""
        entry = self._undone
        if entry is not None:
            self._do(lambda: self._desk.history.undo(entry), translate("Rules", "Taken back."))
            self.undo_button.setEnabled(False)

    def take(self) -> None:
        """Play by the preset chosen."""
        preset = self.current
        if preset is not None and self.take_button.isEnabled():
            self.accept()
            self.chosen.emit(preset)

    def _do(self, verb: Callable[[], ChangeSet], said: str) -> None:
        changes = commands.run(self._desk, verb, fields={"name": self.name})
        if changes is not None:
            self._undone = changes.journal
            self.undo_button.setEnabled(True)
            self.name.clear()
            self.said.setText(said)
            self.refresh()


def _is_known(preset: Preset | None) -> bool:
    """Whether this program knows the rules of a preset."""
    if preset is None:
        return False
    try:
        rule_set(preset.variant, preset.revision)
    except RefusedError:
        return False
    return True
