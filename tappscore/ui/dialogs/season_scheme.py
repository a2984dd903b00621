"""How a season counts, field by field; what a way of counting doesn't ask for is not shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, cast

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from tappscore.i18n import Text, formats, mark
from tappscore.rules.deal import Amount
from tappscore.store.loading import persons
from tappscore.tournament.seasons import Formula, Scheme, Source
from tappscore.ui import theme, words
from tappscore.ui.commands import clear
from tappscore.ui.commands import mark as mark_wrong
from tappscore.ui.models.season_words import FORMULAS, SOURCES, TIE_BREAKS
from tappscore.ui.widgets.parts import Field, column, row, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

_TIES_OFFERED = len(TIE_BREAKS)
_NUMBER = re.compile(r"[+−-]?\d+(?:[.,]\d+)?(?:/[1-9]\d*)?")


class SchemeForm(QWidget):
    """Reads and shows a `Scheme`."""

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._shown = Scheme()
        self.source = _chooser(SOURCES)
        self.table = QLineEdit()
        self.beyond = QLineEdit()
        self.formula = _chooser(FORMULAS)
        self.best = spin(0, 999, 0)
        words.say(self.best, "setSpecialValueText", mark("History", "all"))
        self.least = spin(0, 999, 0)
        self.absence = QLineEdit()
        words.say(self.absence, "setPlaceholderText", mark("History", "nothing"))
        self.bonus = QLineEdit()
        self.sitting_out = QLineEdit()
        self.qualified = spin(0, 999, 0, width=14 * theme.UNIT)
        words.say(self.qualified, "setSpecialValueText", mark("History", "nobody"))
        self.group = QComboBox()
        self.group.addItem(translate("History", "Everybody"), "")
        for group in sorted({person.group for person in persons(desk.file) if person.group}):
            self.group.addItem(group, group)
        self.guests = QCheckBox()
        words.say(self.guests, "setText", mark("History", "Guests are ranked"))
        self.by_team = QCheckBox()
        words.say(self.by_team, "setText", mark("History", "Teams instead of people"))
        self.team_size = spin(1, 20, 3)
        self.ties = [QComboBox() for _ in range(_TIES_OFFERED)]
        for at, each in enumerate(self.ties, start=1):
            each.addItem("–", "")
            for key, text in TIE_BREAKS.items():
                each.addItem(words.spoken(text), key)
            words.say(each, "setAccessibleName", mark("History", "When level, criterion {number}"), number=at)
        self._table_field = Field(mark("History", "Points of places 1, 2, 3 …"), self.table)
        self._beyond_field = Field(mark("History", "Every later place"), self.beyond)
        self._formula_field = Field(mark("History", "Value of a place"), self.formula)
        self._size_field = Field(mark("History", "So many of a team count"), self.team_size)
        self.setLayout(
            column(
                Field(mark("History", "What an evening is worth"), self.source),
                self._table_field,
                self._beyond_field,
                self._formula_field,
                row(
                    Field(mark("History", "Best evenings that count"), self.best),
                    Field(mark("History", "Evenings needed for a place"), self.least),
                    None,
                    gap=theme.GAP,
                ),
                row(
                    Field(mark("History", "An evening missed counts"), self.absence),
                    Field(mark("History", "Bonus for an evening won"), self.bonus),
                    gap=theme.GAP,
                ),
                Field(mark("History", "Bonus for a round sat out willingly"), self.sitting_out),
                row(
                    Field(mark("History", "Who is in the list"), self.group),
                    Field(mark("History", "How many qualify"), self.qualified),
                    None,
                    gap=theme.GAP,
                ),
                self.guests,
                self.by_team,
                self._size_field,
                Field(mark("History", "When level, in this order"), self.ties[0]),
                *self.ties[1:],
                None,
                gap=theme.UNIT,
            )
        )
        self.show_scheme(Scheme())
        for line in (self.table, self.beyond, self.absence, self.bonus, self.sitting_out):
            line.textChanged.connect(lambda _text: self._edited())
        for chooser in (self.source, self.formula, self.group, *self.ties):
            chooser.currentIndexChanged.connect(lambda _at: self._edited())
        for number in (self.best, self.least, self.qualified, self.team_size):
            number.valueChanged.connect(lambda _value: self._edited())
        for box in (self.guests, self.by_team):
            box.toggled.connect(lambda _on: self._edited())

    def show_scheme(self, scheme: Scheme) -> None:
        """Fill the fields from a scheme."""
        self._shown = scheme
        self.blockSignals(True)
        language = words.catalog().language
        _choose(self.source, scheme.source)
        self.table.setText("  ".join(formats.number(each, language) for each in scheme.table))
        self.beyond.setText(formats.number(scheme.beyond, language))
        _choose(self.formula, scheme.formula)
        self.best.setValue(scheme.best or 0)
        self.least.setValue(scheme.least_evenings)
        self.absence.setText("" if scheme.absence is None else formats.number(scheme.absence, language))
        self.bonus.setText(formats.number(scheme.winner_bonus, language))
        self.sitting_out.setText(formats.number(scheme.sitting_out_bonus, language))
        self.qualified.setValue(scheme.qualified)
        if scheme.group and self.group.findData(scheme.group) < 0:
            self.group.addItem(scheme.group, scheme.group)
        _choose(self.group, scheme.group)
        self.guests.setChecked(scheme.guests_ranked)
        self.by_team.setChecked(scheme.by_team)
        self.team_size.setValue(scheme.team_size)
        for at, each in enumerate(self.ties):
            _choose(each, scheme.ties[at] if at < len(scheme.ties) else "")
        self.blockSignals(False)
        self._show_needed()

    def scheme(self) -> Scheme | None:
        """Give what the fields say; None, with marks, where one can't be understood."""
        lines = {
            "table": self.table,
            "beyond": self.beyond,
            "absence": self.absence,
            "bonus": self.bonus,
            "sitting_out": self.sitting_out,
        }
        clear(lines.values())
        numbers = {key: _numbers(line.text()) for key, line in lines.items()}
        for key, found in numbers.items():
            if found is None or (key != "table" and len(found) > 1) or (key == "table" and not found):
                mark_wrong(lines[key], translate("History", "Numbers only, with spaces between them."))
                return None
        table, beyond, absence, bonus, sitting_out = (numbers[key] or () for key in lines)
        ties = tuple(dict.fromkeys(each.currentData() for each in self.ties if each.currentData()))
        # A scheme from elsewhere may have more tie-breaks than are offered here: they are kept.
        return msgspec.structs.replace(
            self._shown,
            source=cast("Source", self.source.currentData()),
            table=table,
            beyond=beyond[0] if beyond else 0,
            formula=cast("Formula", self.formula.currentData()),
            best=self.best.value() or None,
            least_evenings=self.least.value(),
            absence=absence[0] if absence else None,
            winner_bonus=bonus[0] if bonus else 0,
            sitting_out_bonus=sitting_out[0] if sitting_out else 0,
            ties=(*ties, *(key for key in self._shown.ties[_TIES_OFFERED:] if key not in ties)),
            group=self.group.currentData(),
            by_team=self.by_team.isChecked(),
            team_size=self.team_size.value(),
            guests_ranked=self.guests.isChecked(),
            qualified=self.qualified.value(),
        )

    def _edited(self) -> None:
        if not self.signalsBlocked():
            self._show_needed()
            self.changed.emit()

    def _show_needed(self) -> None:
        source = self.source.currentData()
        self._table_field.setVisible(source == "place_table")
        self._beyond_field.setVisible(source == "place_table")
        self._formula_field.setVisible(source == "place_formula")
        self._size_field.setVisible(self.by_team.isChecked())


def _chooser(texts: Mapping[str, Text]) -> QComboBox:
    made = QComboBox()
    for key, text in texts.items():
        made.addItem(words.spoken(text), key)
    return made


def _choose(chooser: QComboBox, key: str) -> None:
    chooser.setCurrentIndex(max(chooser.findData(key), 0))


def _numbers(text: str) -> tuple[Amount, ...] | None:
    """Read exact numbers with spaces, semicolons or hyphens between them; None where something else stands there."""
    parts = [part for part in re.split(r"[\s;]+", text.strip()) if part]
    if any(_NUMBER.fullmatch(part) is None for part in parts):
        return None
    values = [Fraction(part.replace("−", "-").replace(",", ".")) if "/" not in part else _ratio(part) for part in parts]
    return tuple(int(value) if value.denominator == 1 else value for value in values)


def _ratio(part: str) -> Fraction:
    above, below = part.replace("−", "-").replace(",", ".").split("/")
    return Fraction(above) / int(below)
