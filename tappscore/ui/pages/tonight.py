"""Tonight: the course of the evening, its next step as one big button, and what is still open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tappscore.i18n import formats, mark, message
from tappscore.ui import theme, words
from tappscore.ui.pages.welcome import Welcome
from tappscore.ui.widgets.parts import Button, button, card, clear, column, label, row, scrolling, set_role
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk
    from tappscore.ui.models.course import NextStep, OpenPoint, Step

_SIGNS = {"done": "✓", "now": "▸", "later": "·"}
_POINTS_SHOWN = 12


class TonightPage(QStackedWidget):
    """The first page: either the welcome of a new club, or the evening."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.welcome = Welcome(desk)
        self.evening = Evening(desk)
        self.addWidget(self.welcome)
        self.addWidget(self.evening)

    def refresh(self, _changes: ChangeSet | None) -> None:
        """Show the evening that is open, or the welcome."""
        if self._desk.bus.snapshot is None:
            self.welcome.refresh()
            self.setCurrentWidget(self.welcome)
            self.setFocusProxy(self.welcome.start)
        else:
            self.evening.refresh()
            self.setCurrentWidget(self.evening)
            self.setFocusProxy(self.evening.next_button)

    def retranslate(self) -> None:
        """Everything is said in refresh."""


class PointLine(Button):
    """One open point, a link to its place; a long sentence goes on in the next line."""

    def __init__(self, sentence: str, hand: Callable[[], object]) -> None:
        super().__init__()
        self._words = sentence.replace("&", "&&").split(" ")
        self.setProperty("quiet", True)
        self.setProperty("link", True)
        self.setAccessibleName(sentence)
        self.setText(" ".join(self._words))
        self.setMinimumWidth(20 * theme.UNIT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda _checked=False: hand())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentence anew."""
        super().resizeEvent(event)
        room, metrics = self.width() - theme.UNIT, self.fontMetrics()
        lines = [self._words[0]]
        for word in self._words[1:]:
            longer = f"{lines[-1]} {word}"
            if metrics.horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        shown = "\n".join(lines)
        if shown != self.text():
            self.setText(shown)


class Evening(QWidget):
    """The open tournament at a glance."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._next: NextStep | None = None
        self.title = label(role="title", wraps=True)
        self.facts = label(role="soft", wraps=True)
        self.copies = label(role="soft", wraps=True)
        desk.copied.connect(self._show_copies)
        self.next_button = button(None, self._take, kind="primary", is_large=True)
        self.reason = label(role="soft", wraps=True)
        rules = mark("Tonight", "The rules of this evening")
        self.rules_button = button(rules, lambda: desk.actions["rules"].trigger(), kind="quiet")
        self.rules_button.setProperty("link", True)
        self.change_button = button(mark("Tonight", "Change the evening"), self.change, kind="quiet")
        self.change_button.setProperty("link", True)
        desk.actions.bind("tonight.change", self.change, self)
        self._steps = QGridLayout()
        self._steps.setHorizontalSpacing(theme.GAP)
        self._steps.setVerticalSpacing(2)
        self._steps.setColumnStretch(2, 1)
        self._points = QVBoxLayout()
        self._points.setSpacing(2)
        course_card = card(column(label(mark("Tonight", "The evening"), "large"), self._steps, None))
        points_card = card(column(label(mark("Tonight", "Still open"), "large"), self._points, None))
        cards = row(course_card, points_card, gap=theme.GAP)
        cards.setStretch(0, 1)
        cards.setStretch(1, 1)
        # The two ways to the evening as a whole stand beside its name: an evening of six rounds needs no scroll bar.
        head = row(self.title, self.rules_button, self.change_button, gap=theme.MARGIN)
        head.setStretch(0, 1)
        inner = column(
            head,
            self.facts,
            self.copies,
            theme.UNIT,
            row(self.next_button, self.reason, gap=theme.GAP),
            theme.UNIT,
            cards,
        )
        inner.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP)
        self.setLayout(column(scrolling(inner)))

    def refresh(self) -> None:
        """Show where the evening stands."""
        # Here, because a new club has no evening yet: its first start waits for nothing it doesn't show.
        from tappscore.ui.models.course import course, next_step, open_points

        snapshot, ledger = self._desk.snapshot, self._desk.bus.ledger
        self.title.setText(snapshot.name)
        self.facts.setText(self._facts())
        self._show_copies()
        self._next = next_step(snapshot, ledger)
        self.next_button.setText(words.spoken(self._next.label))
        self.reason.setText("" if self._next.reason is None else words.spoken(self._next.reason))
        clear(self._steps)
        for number, step in enumerate(course(snapshot, ledger)):
            self._show_step(number, step)
        clear(self._points)
        points = [*open_points(snapshot, ledger), *self._of_machine()]
        for point in points[:_POINTS_SHOWN]:
            self._points.addWidget(self._point(point))
        if len(points) > _POINTS_SHOWN:
            self._points.addWidget(
                label(mark("Tonight", "and {count} more"), "soft", count=len(points) - _POINTS_SHOWN)
            )
        if not points:
            self._points.addWidget(label(mark("Tonight", "Nothing – all is in order."), "soft"))

    def _show_copies(self) -> None:
        """Say quietly that copies should go onto a stick and don't."""
        stick = None if self._desk.safekeeping is None else self._desk.safekeeping.stick
        self.copies.setText(stick.line() if stick is not None and stick.is_troubled else "")
        self.copies.setVisible(bool(self.copies.text()))

    def _of_machine(self) -> list[OpenPoint]:
        """Remember the printer until the first sheets are on the tables."""
        from tappscore.ui.models.course import OpenPoint
        from tappscore.ui.models.machine import NOT_TESTED, TEST_PAGE, is_printer_tested

        begun = any(each.state != "drawn" for each in self._desk.snapshot.rounds)
        if begun or self._desk.is_read_only or is_printer_tested(self._desk):
            return []
        return [OpenPoint(message(NOT_TESTED), "print", {"document": TEST_PAGE})]

    def change(self) -> None:
        """Offer what can be changed about the evening as a whole."""
        from tappscore.ui.dialogs.evening import EveningDialog

        if self._desk.bus.snapshot is not None:
            EveningDialog(self._desk, self.window()).open()

    def _facts(self) -> str:
        from tappscore.rules.registry import nearest

        snapshot = self._desk.snapshot
        game = words.spoken(nearest(snapshot.variant, snapshot.revision).label)
        deals = min(snapshot.deals.values(), default=0)  # what each person plays; larger tables rest in turn
        plan = translate("Tonight", "%n rounds of {deals} deals", snapshot.rounds_planned, deals=deals)
        day = formats.day(snapshot.date, self._desk.catalog.language)
        return " · ".join(part for part in (day, snapshot.place, game, plan) if part)

    def _show_step(self, number: int, step: Step) -> None:
        sign = label(role="soft")
        sign.setText(_SIGNS[step.state])
        sign.setFixedWidth(2 * theme.UNIT)
        sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_role(sign, {"done": "good", "now": "strong", "later": "soft"}[step.state])
        title = button(None, partial(self._desk.go, step.page), kind="quiet")
        title.setText(words.spoken(step.title))
        title.setProperty("link", True)
        detail = label(role="soft", wraps=True)
        detail.setText("" if step.detail is None else words.spoken(step.detail))
        self._steps.addWidget(sign, number, 0)
        self._steps.addWidget(title, number, 1, Qt.AlignmentFlag.AlignLeft)
        detail.setMinimumWidth(16 * theme.UNIT)
        self._steps.addWidget(detail, number, 2)

    def _point(self, point: OpenPoint) -> Button:
        return PointLine(words.spoken(point.sentence), lambda: self._desk.go(point.page, **point.where))

    def _take(self) -> None:
        step = self._next
        if step is None:
            return
        match step.verb:
            case "go":
                self._desk.go(step.page, **step.where)
            case "start":
                from tappscore.ui.dialogs.start_round import StartRoundDialog

                StartRoundDialog(self._desk, step.round_id, self.window()).open()
            case "close":
                from tappscore.ui.dialogs.close_round import CloseRoundDialog

                CloseRoundDialog(self._desk, step.round_id, self.window()).open()
            case "finish":
                from tappscore.ui.dialogs.finish import FinishDialog

                FinishDialog(self._desk, self.window()).open()
            case "like_this":
                self._desk.go("new", like=self._desk.snapshot.id)
