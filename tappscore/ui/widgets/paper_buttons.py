"""Print and save buttons of a page or dialog with a document of its own: one PDF, made when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from PySide6.QtWidgets import QFileDialog, QWidget

from tappscore.i18n import mark
from tappscore.ui.widgets.parts import button, row
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk

# Gives a name and a PDF; None where there is nothing to print yet.
Make = Callable[[], tuple[str, bytes] | None]


class PaperButtons(QWidget):
    """Save as PDF, and print; `handed_out` is called when either was done."""

    def __init__(
        self, desk: Desk, make: Make, *, kind: Literal["plain", "primary", "quiet"] = "plain",
        handed_out: Callable[[], object] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self._desk = desk
        self._make = make
        self._handed_out = handed_out or (lambda: None)
        self.save = button(mark("History", "Save as PDF"), self._save, kind="quiet" if kind == "quiet" else "plain")
        self.print = button(mark("History", "Print"), self._print, kind=kind)
        self.setLayout(row(self.save, self.print))

    def _save(self) -> None:
        from tappscore.ui.documents_folder import safe_name, save_file

        made = self._make()
        if made is None:
            return
        name, content = made
        start = Path(self._desk.settings.text("season_folder")) / f"{safe_name(name)}.pdf"
        title, kinds = translate("History", "Save as PDF"), translate("History", "PDF documents (*.pdf)")
        chosen, _ = QFileDialog.getSaveFileName(self.window(), title, str(start), kinds)
        if chosen and save_file(self._desk, Path(chosen), content):
            self._desk.settings.keep("season_folder", str(Path(chosen).parent))
            self._handed_out()

    def _print(self) -> None:
        from tappscore.ui.pdf_printing import print_document

        made = self._make()
        if made is not None and print_document(self._desk, self.window(), made[1], made[0]) is not None:
            self._handed_out()
