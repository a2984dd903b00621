"""The letters of contracts and marks as a form: the game's own stand grey in their places, a club types over them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from tappscore.i18n import Text, mark
from tappscore.rules.club_options import EXTRAS
from tappscore.rules.fields import Count, Field, Items
from tappscore.rules.ruleset import RuleSet
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import button, clear, column, label, row

_LONGEST = 4
_SIDES = 3  # pairs of name and letter beside each other


class LettersForm(QWidget):
    """One short line a contract and mark; an empty one leaves the game's own letter."""

    changed = Signal()

    def __init__(self, rule_set: RuleSet, own: Mapping[str, str], sides: int = _SIDES) -> None:
        super().__init__()
        self.editors: dict[str, QLineEdit] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.UNIT)
        grid.setVerticalSpacing(theme.UNIT // 2)
        for at, (key, (name, letter)) in enumerate(_lettered(rule_set).items()):
            line = QLineEdit(own.get(key, ""))
            line.setPlaceholderText(letter)
            line.setMaxLength(_LONGEST)
            line.setFixedWidth(7 * theme.UNIT)
            words.say(line, "setAccessibleName", mark("Rules", "Letter of {what}"), what=name)
            line.textChanged.connect(lambda _text: self.changed.emit())
            caption = label(name)
            caption.setBuddy(line)
            place, side = at // sides, 2 * (at % sides)
            grid.addWidget(line, place, side)
            grid.addWidget(caption, place, side + 1)
            self.editors[key] = line
        for side in range(sides):
            grid.setColumnStretch(2 * side + 1, 1)
        note = mark("Rules", "Empty: the game's own letter. Sheets, the rules card and the typed line all use these.")
        self.setLayout(column(grid, label(note, "soft", wraps=True), gap=theme.UNIT))

    @property
    def letters(self) -> dict[str, str]:
        """The letters that differ from the game's own, by contract or fact key."""
        typed = {key: line.text().strip().casefold() for key, line in self.editors.items()}
        return {key: text for key, text in typed.items() if text and text != self.editors[key].placeholderText()}

    def mark(self, keys: tuple[str, ...]) -> None:
        """Frame the letters that clash."""
        for key, line in self.editors.items():
            line.setProperty("wrong", key in keys)
            theme.restyle(line)


class LettersDrawer(QWidget):
    """A quiet button that opens the form of the letters; open from the start where a club has its own."""

    def __init__(self) -> None:
        super().__init__()
        self.button = button(mark("New tournament", "Letters…"), self._turn, kind="quiet")
        self.button.setCheckable(True)
        self.button.setProperty("link", True)
        self._place = column()
        self.form: LettersForm | None = None
        self.setLayout(column(row(self.button, None), self._place, margin=0))

    def write(self, rule_set: RuleSet, letters: Mapping[str, str]) -> None:
        """Show the letters of a game."""
        clear(self._place)
        self.form = LettersForm(rule_set, letters)
        self._place.addWidget(self.form)
        self.button.setChecked(bool(letters))
        self.form.setVisible(bool(letters))

    @property
    def letters(self) -> dict[str, str]:
        """The letters that the club writes otherwise."""
        return {} if self.form is None else self.form.letters

    def _turn(self) -> None:
        if self.form is not None:
            self.form.setVisible(self.button.isChecked())


def _lettered(rule_set: RuleSet) -> dict[str, tuple[Text, str]]:
    """Give what has a letter, with its name and the game's own letter.

    Contracts that a club writes itself have their letters beside their names already.
    """
    found: dict[str, tuple[Text, str]] = {}
    if rule_set.arranged is None:
        found |= {contract.key: (contract.label, contract.letter) for contract in rule_set.contracts}
    fields = [one for contract in rule_set.contracts for one in contract.fields] + [extra.field for extra in EXTRAS]
    for one in fields:
        if one.letter and one.key not in found and not _is_fixed(one):
            found[one.key] = (one.label, one.letter)
    return found


def _is_fixed(fact: Field) -> bool:
    """Whether a fact is written without a letter of its own: + and -, bangs, lists."""
    return fact.key == "made" or isinstance(fact, Items) or (isinstance(fact, Count) and fact.style == "bangs")
