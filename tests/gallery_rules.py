"""The pictures of the rules: dialog, kept rules, the question of an evening like the last one; used by `gallery`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from tappscore.services.presets import Presets
from tappscore.ui.dialogs.presets import PresetsDialog, Shown
from tappscore.ui.dialogs.rules import RulesDialog
from tappscore.ui.main_window import MainWindow


def _rules(window: MainWindow) -> QWidget:
    dialog = RulesDialog(window.desk, window)
    dialog.show()
    return _with_examples(dialog)


def _with_examples(dialog: RulesDialog) -> QWidget:
    """Wait until every option has its worked example."""
    for _ in range(400):
        if dialog.form.examples_are_done:
            break
        QTest.qWait(20)
    QTest.qWait(60)
    return dialog


def _rules_changed(window: MainWindow) -> QWidget:
    """Another choice that changes booked deals, and letters of the club's own."""
    dialog = RulesDialog(window.desk, window)
    dialog.show()
    for editor in dialog.form.editors.values():
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(1)
    dialog.reckon()
    return _with_examples(dialog)


def _rules_refused(window: MainWindow) -> QWidget:
    """Rules that booked deals don't know: another game of the family."""
    dialog = RulesDialog(window.desk, window)
    dialog.show()
    dialog.game.setCurrentIndex(dialog.game.count() - 2)
    dialog.deal_list.choose(0)
    return _with_examples(dialog)


def _rules_effect(window: MainWindow) -> QWidget:
    """Another value, and booked deals that would move other points."""
    dialog = RulesDialog(window.desk, window)
    dialog.show()
    for editor in dialog.form.editors.values():
        if isinstance(editor, QCheckBox):
            editor.setChecked(True)
            break
    dialog.reckon()
    _with_examples(dialog)
    dialog.deal_list.choose(1)
    return dialog


def _rules_own(window: MainWindow) -> QWidget:
    """A game of the club's own, with contracts of its own."""
    dialog = RulesDialog(window.desk, window)
    dialog.show()
    dialog.game.setCurrentIndex(dialog.game.findData("house"))
    return _with_examples(dialog)


def _letters(window: MainWindow) -> QWidget:
    """The foot of the form, with letters that clash."""
    dialog = RulesDialog(window.desk, window)
    dialog.show()
    first, second = list(dialog.letters.editors.values())[:2]
    first.setText("q")
    second.setText("q")
    dialog.reckon()
    _with_examples(dialog)
    dialog.area.ensureWidgetVisible(dialog.letters)
    return dialog


def _presets(window: MainWindow) -> QWidget:
    if not Presets(window.desk.file).all():
        Presets(window.desk.file).save("Wie im Ochsen", "dapp", {"tariff": {"frage": 3}}, {"solo": "so"})
        Presets(window.desk.file).save("Igelsberg seit 1998, mit Bock und Ramsch", "wuerttemberg", {"bock": True})
    dialog = PresetsDialog(window.desk, Shown("dapp", 1, {}, {}), window)
    dialog.show()
    return dialog


def _like_last_time(window: MainWindow) -> QWidget:
    window.desk.go("new", like=window.desk.snapshot.id)
    QTest.qWait(200)  # the form of the game has its whole height a few turns later
    page = window.stack.currentWidget()
    # Pressed without an answer: the question comes into view and asks louder.
    page.create_button.click()
    QTest.qWait(30)
    return window


# name, in which state of the club file, what shows it
SCENES: tuple[tuple[str, str, Callable[[MainWindow], QWidget]], ...] = (
    ("rules", "typical", _rules),
    ("rules_changed", "typical", _rules_changed),
    ("rules_refused", "typical", _rules_refused),
    ("rules_effect", "typical", _rules_effect),
    ("rules_own", "empty", _rules_own),
    ("rules_letters", "typical", _letters),
    ("presets", "typical", _presets),
    ("like_last_time", "typical", _like_last_time),
)
