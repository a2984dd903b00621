"""The one place that turns a refusal into marks at the fields and sentences near their cause."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tappscore.problems import Problem, RefusedError
from tappscore.store.faults import problem_of_system
from tappscore.ui import theme, words

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk


def run(desk: Desk, verb: Callable[[], ChangeSet], *, fields: Mapping[str, QWidget] | None = None) -> ChangeSet | None:
    """Call a verb and take its changes into the bus; None when it refused.

    `fields` maps the field names of problems to the widgets they belong to.
    What belongs to none of them is said in the window's notice line.
    """
    places = fields or {}
    clear(places.values())
    desk.unsay()
    try:
        changes = verb()
    except RefusedError as refusal:
        show(desk, refusal.problems, places)
        return None
    desk.bus.apply(changes)
    return changes


def show(desk: Desk, problems: Iterable[Problem], fields: Mapping[str, QWidget]) -> None:
    """Mark the fields that problems belong to and put the cursor into the first of them."""
    first: QWidget | None = None
    elsewhere: list[str] = []
    for problem in problems:
        sentence = words.spoken(problem.message)
        field = fields.get(problem.field)
        if field is None:
            elsewhere.append(sentence)
            continue
        mark(field, sentence)
        first = first or field
    if first is not None:
        first.setFocus()
    if elsewhere:
        desk.say(" ".join(dict.fromkeys(elsewhere)), kind="bad")


def reason(error: OSError, path: Path) -> str:
    """Say in the program's words why the system refused a file, to stand after a colon."""
    return words.spoken(problem_of_system(error, path).message).rstrip(".")


def mark(field: QWidget, sentence: str) -> None:
    """Mark a field as wrong: red edge, sentence below it or, where there is no room, as its tip."""
    _wrong(field, sentence)


def clear(fields: Iterable[QWidget]) -> None:
    """Take the marks off again."""
    for field in fields:
        _wrong(field, "")


def _wrong(field: QWidget, sentence: str) -> None:
    if bool(field.property("wrong")) != bool(sentence):
        field.setProperty("wrong", bool(sentence))
        theme.restyle(field)
    field.setToolTip(sentence)
    field.setAccessibleDescription(sentence)
    holder = field.parent()
    # A widgets.field.Field around it has room for the sentence.
    complain = getattr(holder, "complain", None)
    if callable(complain):
        complain(sentence)
