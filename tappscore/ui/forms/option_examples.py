"""Worked examples under the options of a form, found one after the other while the window stays awake."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer

from tappscore.i18n import formats
from tappscore.rules.fields import Field
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.telling import Telling, settled, telling
from tappscore.ui import words
from tappscore.ui.words import translate


class OptionExamples(QObject):
    """Finds the example of each option and tells it under the options as they stand."""

    def __init__(
        self, rule_set: RuleSet, options: Mapping[str, object], show: Callable[[str], None], form: QObject
    ) -> None:
        super().__init__(form)  # it ends with its form: a game chosen meanwhile has another one
        self._rule_set, self._options, self._show = rule_set, options, show
        self._waiting = list(rule_set.all_options)
        self._found: dict[str, Telling] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next)
        self._timer.start(0)

    @property
    def is_done(self) -> bool:
        """Whether every option has its example, or none was found."""
        return not self._waiting and not self._timer.isActive()

    def told(self, option: Field, options: Mapping[str, object]) -> str:
        """Tell an option's example in one sentence; empty while there is none."""
        example = self._found.get(option.key)
        if example is None:
            return ""
        settlement = settled(self._rule_set, options, example)
        if settlement is None:
            return translate("Rules", "Example: not with this choice.")
        lines = [words.spoken(line.message) for line in settlement.deals[0].lines]
        if any(settlement.closing.moves):
            lines.append(words.spoken(settlement.closing.message))
        language = words.catalog().language
        moves = " / ".join(formats.change(move, language) for move in settlement.totals)
        return translate("Rules", "Example: {what} → {moves}", what="; ".join(lines), moves=moves)

    def _next(self) -> None:
        if not self._waiting:
            self._timer.stop()
            return
        option = self._waiting.pop(0)
        found = telling(self._rule_set, self._options, option)
        if found is not None:
            self._found[option.key] = found
            self._show(option.key)
