"""The house rules of a tournament as a form, made of the options that the game declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QGridLayout, QLabel, QSpinBox, QWidget

from tappscore.i18n import mark
from tappscore.rules.fields import Choice, Count, Field, Flag, Items, Source, Tariff
from tappscore.rules.ruleset import RuleSet, resolve
from tappscore.rules.sources import cited, reason, said
from tappscore.ui import theme, words
from tappscore.ui.forms.contracts import ContractsEditor
from tappscore.ui.forms.option_examples import OptionExamples
from tappscore.ui.models.rule_words import EVIDENCE
from tappscore.ui.widgets.parts import column, label, spin
from tappscore.ui.words import translate


class HouseForm(QWidget):
    """One row an option. Values without a source are framed: ask the table before you keep them.

    `narrow` puts each name above its value, where a form has only a part of a dialog's width.
    """

    changed = Signal()

    def __init__(
        self, rule_set: RuleSet, given: Mapping[str, object], *, explains: bool = False, narrow: bool = False
    ) -> None:
        super().__init__()
        self._rule_set = rule_set
        self._explains = explains
        self._narrow = narrow
        values = resolve(rule_set, given)
        self._reading: dict[str, Callable[[], object]] = {}
        self.editors: dict[str, QWidget] = {}
        self._told: dict[str, tuple[Field, QLabel]] = {}
        self._examples: OptionExamples | None = None
        parts: list[QWidget] = []
        grid = _grid()
        if narrow:
            grid.setColumnStretch(6, 0)
            grid.setColumnStretch(0, 1)
        for option in rule_set.all_options:
            if isinstance(option, Tariff):
                parts.append(self._tariff(option, values[option.key]))
            else:
                self._add_row(grid, option, values[option.key])
        options = QWidget()
        options.setLayout(grid)
        self.setLayout(column(*parts, options, gap=theme.GAP))
        if explains:
            self._examples = OptionExamples(rule_set, values, self._show_example, self)

    @property
    def values(self) -> dict[str, object]:
        """What the form says now, every option in force."""
        return {key: read() for key, read in self._reading.items()}

    def stand_between(self, before: QWidget, after: QWidget) -> None:
        """Let Tab go through the form between two widgets: Qt puts what is built last at the end of the window."""
        for editor in self.findChildren(QWidget):
            is_here = editor.window() is self.window()  # the list of a box is a window of its own
            if is_here and editor.focusPolicy() & Qt.FocusPolicy.TabFocus and editor.focusProxy() is None:
                QWidget.setTabOrder(before, editor)
                before = editor
        QWidget.setTabOrder(before, after)

    @property
    def examples_are_done(self) -> bool:
        """Whether nothing is being looked for any more."""
        return self._examples is None or self._examples.is_done

    def _add_row(self, grid: QGridLayout, option: Field, value: object) -> None:
        editor = self._editor(option, value)
        if editor is None:
            return
        at = grid.rowCount()
        words.say(editor, "setAccessibleName", option.label)
        caption = label(option.label, wraps=self._explains or self._narrow)
        caption.setBuddy(editor)
        grid.addWidget(caption, at, 0, 1, 7 if isinstance(option, Items) else 1)
        if not self._explains and not isinstance(option, Items):
            grid.addWidget(evidence(option.source), at, 1 if self._narrow else 2)
        if isinstance(option, Items) or self._narrow:
            # A table needs the whole width.
            at += 1
            grid.addWidget(editor, at, 0, 1, 7)
        else:
            grid.addWidget(editor, at, 1)
        _frame(editor, option.source)
        self.editors[option.key] = editor
        if self._explains:
            told = label(None, "soft", wraps=True)
            told.setMinimumWidth(20 * theme.UNIT)
            grid.addWidget(told, at + 1, 0, 1, 7)
            self._told[option.key] = (option, told)
            self._explain(option, told)
            self.changed.connect(lambda: self._explain(option, told))

    def _show_example(self, key: str) -> None:
        if key in self._told:
            self._explain(*self._told[key])

    def _explain(self, option: Field, told: QLabel) -> None:
        """Say what the value chosen means and who plays it so, with its example; the tip names the works."""
        value = self._reading[option.key]()
        example = "" if self._examples is None else self._examples.told(option, self.values)
        told.setText("\n".join(part for part in (explained(option, value), example) if part))
        told.setToolTip("\n".join(cited(_source(option, value))))

    def _editor(self, option: Field, value: object) -> QWidget | None:
        if isinstance(option, Choice):
            return self._choice(option, value)
        if isinstance(option, Flag):
            return self._flag(option, value)
        if isinstance(option, Count):
            return self._count(option, value)
        if isinstance(option, Items):
            return self._contracts(option, value)
        return None

    def _contracts(self, option: Items, value: object) -> QWidget:
        editor = ContractsEditor(value if isinstance(value, tuple) else ())
        self._reading[option.key] = lambda: editor.values
        editor.changed.connect(self.changed)
        return editor

    def _choice(self, option: Choice, value: object) -> QWidget:
        box = QComboBox()
        # A long alternative may be cut in a narrow window, its list shows it whole.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(16)
        box.setMinimumWidth((32 if self._explains else 30) * theme.UNIT)
        for alternative in option.alternatives:
            box.addItem(words.spoken(alternative.label), alternative.value)
        box.setCurrentIndex(next(i for i, each in enumerate(option.alternatives) if each.value == value))
        self._reading[option.key] = box.currentData
        box.currentIndexChanged.connect(lambda _at: self.changed.emit())
        return box

    def _flag(self, option: Flag, value: object) -> QWidget:
        box = QCheckBox()
        words.say(box, "setText", mark("New tournament", "yes"))
        box.setChecked(bool(value))
        self._reading[option.key] = box.isChecked
        box.toggled.connect(lambda _on: self.changed.emit())
        return box

    def _count(self, option: Count, value: object) -> QWidget:
        box = spin(option.low, option.high if isinstance(option.high, int) else 999, int(str(value)))
        self._reading[option.key] = box.value
        box.valueChanged.connect(lambda _value: self.changed.emit())
        return box

    def _tariff(self, option: Tariff, value: object) -> QWidget:
        grid = _grid()
        boxes: dict[str, QSpinBox] = {}
        unfilled = option.unfilled
        amounts = value if isinstance(value, Mapping) else {}
        for at, (key, worth) in enumerate(option.values.items()):
            box = spin(0, option.high, int(amounts.get(key, worth.value)))
            words.say(box, "setAccessibleName", option.labels[key])
            if key in unfilled:
                # No source has even a template: nought is no value, and the game waits for one.
                box.setSpecialValueText("–")
            box.valueChanged.connect(lambda _value: self.changed.emit())
            name = label(option.labels[key])
            name.setBuddy(box)
            # Two columns: a tariff of ten rows would push the worked deals out of sight.
            half = len(option.values) if self._explains or self._narrow else (len(option.values) + 1) // 2
            line, side = at % half, 3 * (at // half)
            grid.addWidget(name, line, side)
            grid.addWidget(box, line, side + 1)
            mark_of = evidence(worth.source)
            mark_of.setContentsMargins(0, 0, theme.GAP, 0)  # apart from the name in the second column
            grid.addWidget(mark_of, line, side + 2)
            _frame(box, worth.source)
            boxes[key] = box
        self._reading[option.key] = lambda: {
            key: box.value() for key, box in boxes.items() if box.value() or key not in unfilled
        }
        frame = QFrame()
        frame.setLayout(grid)
        self.editors[option.key] = frame
        return frame


def _source(option: Field, value: object) -> Source:
    """Give the source of the value chosen, else of the option."""
    alternative = option.alternative(value) if isinstance(option, Choice) else None
    return alternative.source if alternative is not None else option.source


def explained(option: Field, value: object) -> str:
    """Say what a value of an option means, how sure it is and who says so."""
    alternative = option.alternative(value) if isinstance(option, Choice) else None
    meaning = alternative.meaning if alternative is not None else option.meaning
    source = _source(option, value)
    told = "" if meaning is None else f"{words.spoken(meaning)} "
    who = said(words.spoken(reason(source)))
    return told + translate("Rules", "({mark}: {who})", mark=EVIDENCE[source.mark], who=who)


def _frame(editor: QWidget, source: Source) -> None:
    """Frame a value that nobody has a source for."""
    editor.setProperty("house", source.mark == "house")


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.GAP)
    grid.setVerticalSpacing(theme.UNIT)
    grid.setColumnStretch(6, 1)
    return grid


def evidence(source: Source) -> QLabel:
    """Let a value without a source stand out; the tip names the source."""
    made = label(mark("New tournament", "! house value") if source.mark == "house" else None, "warn")
    made.setToolTip("\n".join((words.spoken(reason(source)), *cited(source))))
    return made
