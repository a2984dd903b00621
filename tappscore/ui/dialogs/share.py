"""Share…: one place for everything that leaves the hall as a file or through the clipboard."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QComboBox, QDialog, QFileDialog, QListWidget, QListWidgetItem, QWidget

from tappscore.i18n import mark
from tappscore.i18n.qt_catalog import load
from tappscore.report.job import Job
from tappscore.tournament.groups import categories, team_names
from tappscore.ui import theme, words
from tappscore.ui.club_face import club_of
from tappscore.ui.documents_folder import evening_folder, safe_name, save_file
from tappscore.ui.forms.print_options import LANGUAGES
from tappscore.ui.sharing import FORMS, Form, Shared, Whose, form_of, make
from tappscore.ui.widgets.parts import Field, button, column, label, row
from tappscore.ui.words import translate
from tappscore.ui.work import Work, run_in_worker

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


class ShareDialog(QDialog):
    """Forms at the left; of whom, after which round and in which language at the right."""

    def __init__(self, desk: Desk, parent: QWidget, after: int | None = None, whose: int = 0) -> None:
        super().__init__(parent)
        self._desk = desk
        self._work: Work | None = None
        self.saved: list[Path] = []
        words.say(self, "setWindowTitle", mark("Share", "Share"))
        self.forms = QListWidget()
        words.say(self.forms, "setAccessibleName", mark("Share", "What to share"))
        self.forms.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for form in FORMS:
            item = QListWidgetItem(words.spoken(form.label))
            item.setData(Qt.ItemDataRole.UserRole, form.key)
            self.forms.addItem(item)
        self.forms.setFixedWidth(self.forms.sizeHintForColumn(0) + 4 * theme.UNIT)
        self.good_for = label(role="soft", wraps=True)
        self.whose = QComboBox()
        self.round = QComboBox()
        self.language = QComboBox()
        self._offer(after)
        self.whose.setCurrentIndex(whose)
        self.hidden = label(role="soft", wraps=True)
        self.said = label(wraps=True)
        self.save_button = button(mark("Share", "Save"), self.save, kind="primary")
        self.save_as_button = button(mark("Share", "Save as…"), self.save_as)
        self.copy_button = button(mark("Share", "Copy"), self.copy)
        self.show_button = button(mark("Share", "Show the folder"), self._show_folder)
        self._whose_field = Field(mark("Share", "Of whom"), self.whose)
        self._round_field = Field(mark("Share", "After which round"), self.round)
        right = column(
            self.good_for,
            self._whose_field,
            self._round_field,
            Field(mark("Share", "Language"), self.language),
            self.hidden,
            None,
            self.said,
            gap=theme.GAP,
        )
        body = row(self.forms, right, gap=theme.MARGIN)
        body.setStretch(1, 1)
        close = button(mark("Share", "Close"), self.accept)
        foot = row(self.show_button, None, close, self.copy_button, self.save_as_button, self.save_button)
        content = column(body, foot, gap=theme.GAP, margin=theme.MARGIN)
        content.setStretch(0, 1)
        self.setLayout(content)
        self.resize(min(parent.width() - 64, 760), min(parent.height() - 64, 520))
        self.show_button.hide()
        self.forms.currentRowChanged.connect(lambda _at: self._explain())
        self.forms.setCurrentRow(0)
        self.forms.setFocus()

    def _offer(self, after: int | None) -> None:
        snapshot = self._desk.snapshot
        self.whose.addItem(translate("Share", "Everybody"), ("all", ""))
        if team_names(snapshot):
            self.whose.addItem(translate("Share", "The teams"), ("teams", ""))
        for category in categories(snapshot):
            self.whose.addItem(category, ("all", category))
        self.round.addItem(translate("Share", "As it stands now"), None)
        for round_ in snapshot.rounds:
            if round_.state != "drawn":
                self.round.addItem(translate("Share", "After round {round}", round=round_.number), round_.number)
        self.round.setCurrentIndex(max(0, self.round.findData(after)))
        for key, text in LANGUAGES:
            self.language.addItem(words.spoken(text), key)
        self.language.setCurrentIndex(self.language.findData(self._desk.catalog.language))

    @property
    def form(self) -> Form:
        """The form chosen."""
        return form_of(str(self.forms.currentItem().data(Qt.ItemDataRole.UserRole)))

    @property
    def is_idle(self) -> bool:
        """Whether nothing is being made."""
        return self._work is None or self._work.is_over

    def _explain(self) -> None:
        form = self.form
        self.good_for.setText(words.spoken(form.good_for))
        is_of_standing = form.has_teams or form.key == "text"
        self._whose_field.setEnabled(is_of_standing and self.whose.count() > 1)
        self._round_field.setEnabled(is_of_standing)
        hidden = sum(not entry.person.public for entry in self._desk.snapshot.entries)
        self.hidden.setText(
            translate("Share", "%n people don't want to appear and are left out.", hidden)
            if form.key != "archive"
            else translate("Share", "Names of all people are in it, also of those who don't want to appear.")
        )
        self.hidden.setVisible(hidden > 0)
        self.copy_button.setVisible(form.is_for_clipboard or form.key == "picture")
        self.said.setText("")

    def _make(self, then: Callable[[list[Shared]], None]) -> None:
        if not self.is_idle:
            return
        desk, form = self._desk, self.form
        whose, category = cast("tuple[Whose, str]", self.whose.currentData())
        catalog = load(str(self.language.currentData()))
        job = Job(
            snapshot=desk.snapshot,
            ledger=desk.bus.ledger,
            catalog=catalog,
            printed_at=datetime.now().astimezone(),
            round_no=self.round.currentData(),
            club=club_of(desk),
        )
        self._work = run_in_worker(
            lambda _progress: make(form, job, whose, category, catalog),
            lambda files: then(cast("list[Shared]", files)),
            on_refused=lambda refusal: self.said.setText(
                " ".join(words.spoken(problem.message) for problem in refusal.problems)
            ),
            parent=self,
        )

    def save(self) -> None:
        """Save into the evening's folder."""
        self._make(lambda files: self._put(files, evening_folder(self._desk)))

    def save_as(self) -> None:
        """Ask for a folder and save there."""
        settings = self._desk.settings
        start = settings.text("share_folder") or str(evening_folder(self._desk).parent)
        chosen = QFileDialog.getExistingDirectory(self, translate("Share", "Where to?"), start)
        if chosen:
            settings.keep("share_folder", chosen)
            self._make(lambda files: self._put(files, Path(chosen)))

    def _put(self, files: list[Shared], folder: Path) -> None:
        self.saved = []
        for file in files:
            target = folder / safe_name(file.name)
            if not save_file(self._desk, target, file.content):
                self.said.setText(translate("Share", "{file} could not be saved.", file=str(target)))
                return
            self.saved.append(target)
        self.show_button.setVisible(True)
        self.said.setText(
            translate("Share", "Saved: {file}", file=str(self.saved[0]))
            if len(self.saved) == 1
            else translate("Share", "%n files saved in {folder}", len(self.saved), folder=str(folder))
        )

    def copy(self) -> None:
        """Put the text, or the first picture, on the clipboard."""
        self._make(self._to_clipboard)

    def _to_clipboard(self, files: list[Shared]) -> None:
        if self.form.is_for_clipboard:
            QGuiApplication.clipboard().setText(files[0].content.decode("utf-8-sig"))
        else:
            QGuiApplication.clipboard().setImage(QImage.fromData(files[0].content))
        self.said.setText(translate("Share", "On the clipboard: paste it wherever you like."))

    def _show_folder(self) -> None:
        if self.saved:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.saved[0].parent)))
