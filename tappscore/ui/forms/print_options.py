"""The options of a document: which there are says the document itself, this form gives them a place."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from tappscore.i18n import Text, formats, mark
from tappscore.i18n.qt_catalog import load
from tappscore.report.certificates import TEMPLATES
from tappscore.report.job import Job
from tappscore.rules.registry import nearest
from tappscore.services.planning import round_now
from tappscore.tournament.groups import categories
from tappscore.ui import theme, words
from tappscore.ui.club_face import club_of
from tappscore.ui.widgets.pad import FlowLayout
from tappscore.ui.widgets.parts import Field, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from collections.abc import Callable

    from tappscore.report.documents import Document
    from tappscore.ui.desk import Desk

PAPERS = ("A4", "A5")
LANGUAGES = (("de", mark("Print", "German")), ("en", mark("Print", "English")))
UPRIGHT, LYING = mark("Print", "Upright"), mark("Print", "Lying")
EVERYBODY = mark("Print", "Everybody")
ALL_CATEGORIES = mark("Print", "All categories")
ALL_TABLES = mark("Print", "All tables")
AS_USUAL = mark("Print", "As usual")
_BLANKS = 4
_AS_MANY_AS_HERE = ("lots", "table-signs")
LABELS: tuple[tuple[str, Text], ...] = (
    ("language", mark("Print", "Language")),
    ("round", mark("Print", "Round")),
    ("table", mark("Print", "Table")),
    ("entry", mark("Print", "Person")),
    ("category", mark("Print", "Category")),
    ("paper", mark("Print", "Paper")),
    ("landscape", mark("Print", "Direction")),
    ("seats", mark("Print", "Seats")),
    ("blanks", mark("Print", "Blank sheets")),
    ("template", mark("Print", "Design")),
    ("text", mark("Print", "Your text")),
)


class PrintOptions(QWidget):
    """All options in one row that wraps; those that make no difference to a document are not shown."""

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.choosers = {key: QComboBox() for key in ("language", "round", "table", "entry", "paper", "landscape")}
        self.choosers |= {key: QComboBox() for key in ("seats", "template", "category")}
        self.blanks = spin(0, 200, _BLANKS)
        self.blanks.setSpecialValueText("–")
        self._kept_blanks = _BLANKS
        self._is_as_many = False
        self._place: tuple[int, int, int | None] | None = None  # where the evening stood when rounds were offered
        self.text = QLineEdit()
        self.text.setMinimumWidth(30 * theme.UNIT)
        self.text.setText(desk.settings.text("certificate_text"))
        editors: dict[str, QWidget] = {**self.choosers, "blanks": self.blanks, "text": self.text}
        flow = FlowLayout(spacing=theme.GAP)
        self.fields: dict[str, Field] = {}
        for key, label in LABELS:
            editors[key].setFixedHeight(theme.FIELD)
            self.fields[key] = Field(label, editors[key])
            flow.addWidget(self.fields[key])
        holder = QVBoxLayout(self)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addLayout(flow)
        for chooser in self.choosers.values():
            chooser.currentIndexChanged.connect(lambda _index: self.changed.emit())
        self.blanks.valueChanged.connect(lambda _value: self.changed.emit())
        self.text.editingFinished.connect(self._keep_text)

    def fill(self) -> None:
        """Offer what the tournament and the language have; what was chosen stays chosen where it still is."""
        snapshot = self._desk.bus.snapshot
        spoken = words.spoken
        self._offer("language", [(spoken(text), key) for key, text in LANGUAGES], self._desk.catalog.language)
        self._offer("paper", [(paper, paper) for paper in PAPERS], "A4")
        self._offer("landscape", [(spoken(UPRIGHT), False), (spoken(LYING), True)], False)
        self._offer("template", [(spoken(each.label), each.key) for each in TEMPLATES], TEMPLATES[0].key)
        if snapshot is None:
            return
        rounds = [round_.number for round_ in snapshot.rounds]
        # The round that people are at is what they print, until they choose another one or go on to the next.
        now = round_now(snapshot)
        place = (snapshot.id, len(rounds), now.number if now else None)
        is_new, self._place = place != self._place, place
        self._offer("round", [(str(number), number) for number in rounds], place[-1], anew=is_new)
        tables = sorted({table.number for round_ in snapshot.rounds for table in round_.tables})
        self._offer("table", [(spoken(ALL_TABLES), None), *((str(number), number) for number in tables)], None)
        people = sorted(snapshot.entries, key=lambda entry: formats.folded(entry.person.name))
        named = [(f"{entry.person.name} ({entry.number})", entry.id) for entry in people]
        self._offer("entry", [(spoken(EVERYBODY), None), *named], None)
        groups = [(category, category) for category in categories(snapshot)]
        self._offer("category", [(spoken(ALL_CATEGORIES), ""), *groups], "")
        seats = nearest(snapshot.variant, snapshot.revision).allowed_seats
        offered = [(translate("Print", "{seats} seats", seats=number), number) for number in seats]
        self._offer("seats", [(spoken(AS_USUAL), 0), *offered], 0)

    def show_for(self, document: Document | None) -> None:
        """Show the options that make a difference to a document."""
        key = document.key if document is not None else ""
        if (key in _AS_MANY_AS_HERE) != self._is_as_many:
            # Lots and signs are as many as there are seats; blank sheets are as many as one likes to have.
            self._is_as_many = key in _AS_MANY_AS_HERE
            was_blocked = self.blanks.blockSignals(True)
            if self._is_as_many:
                self._kept_blanks = self.blanks.value()
            self.blanks.setValue(0 if self._is_as_many else self._kept_blanks)
            self.blanks.blockSignals(was_blocked)
        for key, field in self.fields.items():
            field.setVisible(document is not None and (key == "language" or key in document.options))

    def choose(self, key: str, value: object) -> None:
        """Choose a value of an option, where it is offered."""
        chooser = self.choosers[key]
        if (at := chooser.findData(value)) >= 0:
            chooser.setCurrentIndex(at)

    def job(self, document: Document, progress: Callable[[int, int], bool]) -> Job:
        """Make the order for a document out of what is chosen now."""
        chosen = {key: self._value(key) for key in self.choosers if key in document.options}
        return Job(
            snapshot=self._desk.snapshot,
            ledger=self._desk.bus.ledger,
            catalog=load(str(self._value("language"))),
            printed_at=datetime.now().astimezone(),
            paper=chosen.get("paper") or "A4",
            landscape=bool(chosen.get("landscape")),
            round_no=chosen.get("round"),
            table_no=chosen.get("table"),
            entry_id=chosen.get("entry"),
            blanks=self.blanks.value() if "blanks" in document.options else 0,
            seats=chosen.get("seats") or 0,
            template=chosen.get("template") or "",
            category=chosen.get("category") or "",
            text=self.text.text() if "text" in document.options else "",
            club=club_of(self._desk),
            progress=progress,
        )

    # Any: Qt keeps whatever was given as an item's data.
    def _value(self, key: str) -> Any:
        return self.choosers[key].currentData()

    def _offer(self, key: str, rows: list[tuple[str, object]], usual: object, *, anew: bool = False) -> None:
        chooser = self.choosers[key]
        chosen = usual if anew or chooser.count() == 0 else chooser.currentData()
        was_blocked = chooser.blockSignals(True)
        chooser.clear()
        for text, data in rows:
            chooser.addItem(text, data)
        at = chooser.findData(chosen)
        chooser.setCurrentIndex(at if at >= 0 else max(0, chooser.findData(usual)))
        chooser.blockSignals(was_blocked)

    def _keep_text(self) -> None:
        if self.text.text() != self._desk.settings.text("certificate_text"):
            self._desk.settings.keep("certificate_text", self.text.text())
            self.changed.emit()
