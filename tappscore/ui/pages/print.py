"""Print: every document with its preview, printed or saved, in German or English.

The preview shows the very bytes that are saved and printed. Documents are made
in a worker from the frozen snapshot; of several orders in a row only the last
one is shown.
"""

from __future__ import annotations

import dataclasses
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPalette
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStackedWidget, QWidget

from tappscore.i18n import Text, mark
from tappscore.report.documents import DOCUMENTS, Document, file_name, reason, render_job
from tappscore.report.job import Job
from tappscore.services.journal_lines import evening_steps
from tappscore.ui import theme, words
from tappscore.ui.club_face import club_history
from tappscore.ui.documents_folder import save_document
from tappscore.ui.forms.print_options import PrintOptions
from tappscore.ui.pdf_printing import has_printer, print_document
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.widgets.preview import Preview
from tappscore.ui.words import translate
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from tappscore.problems import RefusedError
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk


PACKS: tuple[tuple[str, Text], ...] = (
    ("print-kit", mark("Print", "Print kit")),
    ("round-pack", mark("Print", "Everything for the round")),
    ("emergency-pack", mark("Print", "Emergency pack")),
)
NOTICED_AFTER = 500  # milliseconds; what takes longer says how far it is and can be stopped


class DocumentList(QListWidget):
    """A list under headings. Home and End pass over the headings, where Qt's own list would stay."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the first or the last document."""
        places = [at for at in range(self.count()) if self.item(at).flags() & Qt.ItemFlag.ItemIsSelectable]
        if places and event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.setCurrentRow(places[0] if event.key() == Qt.Key.Key_Home else places[-1])
            return
        super().keyPressEvent(event)


class PrintPage(QWidget):
    """The page of all documents."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._work: Work | None = None
        self._printing: Work | None = None
        self.made: bytes | None = None
        self._job: Job | None = None
        self._page_count = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(120)  # a change of several options makes one document
        self._soon.timeout.connect(self._make)

        self.list = DocumentList()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        words.say(self.list, "setAccessibleName", mark("Print", "Documents"))
        self.options = PrintOptions(desk)
        self.preview = Preview()
        self.dress()
        words.say(self.preview.view, "setAccessibleName", mark("Print", "Preview"))
        self._why_not = label(None, "soft", wraps=True)
        self._why_not.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.preview)
        self._stack.addWidget(self._why_not)
        self.pages = label(None, "soft")
        self.stop = button(mark("Print", "Stop"), self._stop)
        self.stop.hide()
        self._started = QElapsedTimer()
        self.share_button = button(mark("Print", "Share…"), self.share)
        self.packs = {key: button(text, partial(self.take_pack, key)) for key, text in PACKS}
        self._is_taken_when_ready = False
        self.save = button(mark("Print", "Save"), self.save_shown)
        self.print = button(mark("Print", "Print"), self.print_shown, kind="primary")
        self._may_be_taken(is_there=False)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        title = row(label(mark("Print", "Print"), "title"), None, *self.packs.values())
        bottom = row(self.pages, self.stop, None, self.share_button, self.save, self.print)
        right = column(self.options, self._stack, bottom, gap=theme.GAP)
        right.setStretch(1, 1)
        body = row(self.list, right, gap=theme.MARGIN)
        body.setStretch(1, 1)
        content = column(title, body, gap=theme.GAP, margin=theme.MARGIN)
        content.setStretch(1, 1)
        self.setLayout(content)
        self.setFocusProxy(self.list)

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._other_chosen)
        self.options.changed.connect(self._order)
        self.options.changed.connect(self._name_packs)
        self._desk.bus.opened.connect(self._forget)
        self._desk.actions.bind("print.save", self.save_shown, self)
        self._desk.actions.bind("print.print", self.print_shown, self)
        self._desk.actions.bind("print.share", self.share, self)

    # --- what a page of the window does ---------------------------------------

    def refresh(self, changes: ChangeSet | None) -> None:
        """Follow the facts: new rounds, other documents possible, another preview."""
        if changes is not None and not changes.touches(tournament=self._desk.snapshot.id):
            return
        self.options.fill()
        self._fill_list()
        self._name_packs()
        self._order()

    def _name_packs(self) -> None:
        """Say of which round everything would be printed, and switch off what can't be made yet."""
        number = self.options.choosers["round"].currentData()
        round_pack = self.packs["round-pack"]
        if number is None:
            round_pack.setText(translate("Print", "Everything for the round"))
        else:
            round_pack.setText(translate("Print", "Everything for round {round}", round=number))
        for key, made in self.packs.items():
            why_not = reason(key, self._desk.snapshot) if self._desk.bus.snapshot else None
            made.setEnabled(why_not is None)
            made.setToolTip("" if why_not is None else words.spoken(why_not))

    def take_pack(self, key: str) -> None:
        """Make a pack and print it, or save it where there is no printer: one button, one pack."""
        self.arrive(document=key)
        self._is_taken_when_ready = True
        if self.is_ready and self.chosen_key == key:
            self._take_now()

    def _take_now(self) -> None:
        self._is_taken_when_ready = False
        if has_printer():
            self.print_shown()
        else:
            self.save_shown()

    def retranslate(self) -> None:
        """Say the names of documents and languages again."""
        self.options.fill()
        self._fill_list()
        self._name_packs()

    def dress(self) -> None:
        """Lay the sheets on the desk's own colour; they stay white in the dark, as paper does."""
        desk = self.preview.view.palette()
        desk.setColor(QPalette.ColorRole.Dark, self._desk.theme.colour("line"))
        self.preview.view.setPalette(desk)

    def arrive(
        self,
        document: str = "",
        round_no: int | None = None,
        entry_id: int | None = None,
        only: str = "",
        category: str | None = None,
    ) -> None:
        """Show one document at once, of a round, a person or a category where it has them; `only` as gates name it."""
        for at in range(self.list.count()):
            if self.list.item(at).data(Qt.ItemDataRole.UserRole) == (document or only):
                self.list.setCurrentRow(at)
        for key, value in (("round", round_no), ("entry", entry_id), ("category", category)):
            if value is not None:
                self.options.choose(key, value)
        self.list.setFocus()

    @property
    def chosen_key(self) -> str:
        """The key of the document chosen, empty for none."""
        document = self._chosen()
        return document.key if document is not None else ""

    @property
    def is_ready(self) -> bool:
        """Whether the document shown is the one chosen, as its facts and options are now."""
        return self.is_idle and self.made is not None

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being made, or about to be."""
        works = (self._work, self._printing)
        return not self._soon.isActive() and all(work is None or work.is_over for work in works)

    # --- choosing ---------------------------------------------------------------

    def _fill_list(self) -> None:
        """List the documents under their headings; those that can't be made now are grey and say why."""
        chosen = self._chosen()
        was_blocked = self.list.blockSignals(True)
        self.list.clear()
        group: Text | None = None
        for document in DOCUMENTS:
            if document.group != group:
                group = document.group
                self.list.addItem(_heading(words.spoken(group), self._desk.theme.colour("ink_soft")))
            item = QListWidgetItem(words.spoken(document.label))
            item.setData(Qt.ItemDataRole.UserRole, document.key)
            why_not = reason(document.key, self._desk.snapshot) if self._desk.bus.snapshot else None
            if why_not is not None:
                item.setForeground(self._desk.theme.colour("ink_soft"))
                item.setToolTip(words.spoken(why_not))
            self.list.addItem(item)
            if chosen is not None and document.key == chosen.key:
                self.list.setCurrentItem(item)
        if self.list.currentItem() is None:
            self._choose_first_possible()
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + bar + theme.GAP)
        self.list.blockSignals(was_blocked)

    def _choose_first_possible(self) -> None:
        items = [self.list.item(at) for at in range(self.list.count())]
        documents = [item for item in items if item.data(Qt.ItemDataRole.UserRole)]
        possible = [item for item in documents if not item.toolTip()]
        if found := possible or documents:
            self.list.setCurrentItem(found[0])

    def _chosen(self) -> Document | None:
        item = self.list.currentItem()
        key = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return next((document for document in DOCUMENTS if document.key == key), None)

    def _other_chosen(self) -> None:
        self._is_taken_when_ready = False
        self._order()

    # --- making -------------------------------------------------------------------

    def _order(self) -> None:
        self.options.show_for(self._chosen())
        self._soon.start()

    def _forget(self) -> None:
        """Drop what was made, or is being made, of an evening that is no longer the open one."""
        self._is_taken_when_ready = False
        if self._work is not None:
            self._work.cancel()
        self._show_nothing("")

    def _make(self) -> None:
        document = self._chosen()
        if self._work is not None:
            self._work.cancel()
        if document is None or self._desk.bus.snapshot is None:
            return
        why_not = reason(document.key, self._desk.snapshot)
        if why_not is not None:
            self._show_nothing(words.spoken(why_not))
            return
        self.made = None
        self._may_be_taken(is_there=False)
        self.pages.setText(words.translate("Print", "Being made …"))
        self._started.start()
        self._work = run_in_worker(
            self._render(document),
            self._show,
            on_moved=self._move,
            on_refused=self._refused,
            parent=self,
        )
        self._work.ended.connect(self.stop.hide)

    def _render(self, document: Document) -> Callable[[Progress], tuple[bytes, Job]]:
        """Freeze the order now, on the window's thread; the worker only draws it."""
        order = self.options.job(document, lambda _done, _all: True)

        file = self._desk.bus.file

        def draw(progress: Progress) -> tuple[bytes, Job]:
            job = dataclasses.replace(order, progress=progress)
            if document.of_club and file is not None:
                job = dataclasses.replace(job, history=club_history(file, progress))
            if document.of_journal and file is not None:
                with file.clone() as own:  # a worker's own connection
                    job = dataclasses.replace(job, steps=evening_steps(own, job.snapshot))
            return render_job(document.key, job), job

        return draw

    def _move(self, done: int, of_all: int) -> None:
        """Say how far it is, once it takes long enough to be noticed."""
        if self._started.elapsed() > NOTICED_AFTER:
            self.stop.show()
            self.pages.setText(words.translate("Print", "page {done} of {all}", done=done, all=of_all))

    def _stop(self) -> None:
        self._is_taken_when_ready = False
        if self._printing is not None:
            self._printing.cancel()
        if self._work is not None and not self._work.is_over:
            self._work.cancel()
            self._show_nothing(words.translate("Print", "Stopped."))

    def _show(self, answer: object) -> None:
        made, job = cast("tuple[bytes, Job]", answer)
        self.made, self._job = made, job
        self._page_count = self.preview.show_bytes(made)
        self._stack.setCurrentWidget(self.preview)
        self.pages.setText(words.translate("Print", "%n pages", self._page_count))
        self._may_be_taken(is_there=True)
        if self._is_taken_when_ready and self.is_idle:
            self._take_now()

    def _show_nothing(self, sentence: str) -> None:
        self.made = None
        self._why_not.setText(sentence)
        self._stack.setCurrentWidget(self._why_not)
        self.pages.setText("")
        self._may_be_taken(is_there=False)

    def _refused(self, refusal: RefusedError) -> None:
        self._show_nothing(" ".join(words.spoken(problem.message) for problem in refusal.problems))

    def _may_be_taken(self, *, is_there: bool) -> None:
        self.save.setEnabled(is_there)
        self.print.setEnabled(is_there)

    # --- taking ---------------------------------------------------------------------

    def save_shown(self) -> Path | None:
        """Save the shown document into the evening's folder; None when it could not be."""
        document = self._chosen()
        if document is None or self.made is None or self._job is None:
            return None
        return save_document(self._desk, file_name(document.key, self._job), self.made)

    def share(self) -> None:
        """Open what leaves the hall as files: for the web, phones, spreadsheets, the newspaper."""
        from tappscore.ui.dialogs.share import ShareDialog

        if self._desk.bus.snapshot is not None:
            ShareDialog(self._desk, self.window()).open()

    def print_shown(self) -> None:
        """Let somebody choose a printer and print the shown document."""
        document = self._chosen()
        if document is None or self.made is None or self._job is None:
            return
        work = print_document(self._desk, self, self.made, file_name(document.key, self._job))
        if work is not None:
            # Beside the preview's work: a deal booked meanwhile makes a new preview, and the paper goes on.
            self._printing = work
            self._started.start()
            work.moved.connect(self._move)
            work.ended.connect(self._printed)

    def _printed(self) -> None:
        self.stop.hide()
        self.pages.setText(words.translate("Print", "%n pages", self._page_count))


def _heading(text: str, ink: QColor) -> QListWidgetItem:
    """Make a heading in the list, which can't be chosen."""
    item = QListWidgetItem(text)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    font = item.font()
    font.setBold(True)
    item.setFont(font)
    item.setForeground(ink)
    return item
