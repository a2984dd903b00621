"""“Still these rules?”: what an evening like the last one would be played by, with yes and no."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QFrame

from tappscore.i18n import mark
from tappscore.rules.fields import Choice, Field, Tariff
from tappscore.rules.ruleset import RuleSet, resolve
from tappscore.ui import theme, words
from tappscore.ui.widgets.parts import button, column, label, row, set_role
from tappscore.ui.words import translate


class StillTheseRules(QFrame):
    """Asks once; until then no evening is made of the rules shown."""

    def __init__(self, yes: Callable[[], None], no: Callable[[], None]) -> None:
        super().__init__()
        self.question = label(mark("New tournament", "Still these rules?"), "strong")
        self.rules = label(role="soft", wraps=True)
        self.yes = button(mark("New tournament", "Yes, still these"), yes)
        self.no = button(mark("New tournament", "No, change them"), no)
        self.setLayout(column(self.question, self.rules, row(self.yes, self.no, None), gap=theme.UNIT))

    def ask(self, rules: str) -> None:
        """Put the question about some rules."""
        self.rules.setText(rules)
        set_role(self.question, "strong")
        words.say(self.question, "setText", mark("New tournament", "Still these rules?"))
        self.show()

    def is_open(self) -> bool:
        """Whether nobody has answered yet."""
        return not self.isHidden()

    def insist(self) -> None:
        """Ask again, louder: no evening is made before the answer."""
        set_role(self.question, "warn")
        words.say(self.question, "setText", mark("New tournament", "⚠ Still these rules? Please answer first."))
        self.yes.setFocus()


def told(rule_set: RuleSet, house: Mapping[str, object], letters: Mapping[str, str]) -> str:
    """Say the game and what the club has set otherwise, in one line."""
    usual = resolve(rule_set, {})
    parts = [words.spoken(rule_set.label)]
    for option in rule_set.all_options:
        value = house.get(option.key)
        if isinstance(option, Tariff):
            changed = value if isinstance(value, Mapping) else {}
            parts += [
                f"{words.spoken(option.labels[key])} {amount}"
                for key, amount in changed.items()
                if amount != option.values[key].value
            ]
        elif value is not None and value != usual[option.key]:
            parts.append(f"{words.spoken(option.label)}: {_said(option, value)}")
    if letters:
        parts.append(translate("New tournament", "own letters"))
    if len(parts) == 1:
        parts.append(translate("New tournament", "as usual"))
    return " · ".join(parts)


def _said(option: Field, value: object) -> str:
    alternative = option.alternative(value) if isinstance(option, Choice) else None
    if alternative is not None:
        return words.spoken(alternative.label)
    if isinstance(value, bool):
        return translate("New tournament", "yes") if value else translate("New tournament", "no")
    return str(value) if isinstance(value, int) else "…"
