"""Bringing back a copy: which ones there are, what is in them, one evening alone or everything.

DECISION: nothing is brought back in one press. One evening alone is a step of
the journal and has its undo; everything takes the place of the file, which no
journal can tell, so it is asked once more, in the dialog itself, with the name
under which the present file is kept. That file stands in the same list later.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from tappscore.i18n import Text, formats, mark
from tappscore.problems import Problem, RefusedError
from tappscore.services.club import Contents
from tappscore.store.changes import ChangeSet
from tappscore.ui import clubs, theme, words
from tappscore.ui.models.copies import CHOSEN_FILE, COPIES, Inside, evening_columns, inside
from tappscore.ui.models.lists import ListModel
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import button, column, label, row
from tappscore.ui.widgets.working import Working
from tappscore.ui.words import translate
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from tappscore.services.copies import Reachable
    from tappscore.ui.desk import Desk

LOOKING = mark("Copies", "The copies are being looked through")
BRINGING = mark("Copies", "The copy is being brought back")


class BringBackDialog(QDialog):
    """Left the copies, right what is in the one under the cursor."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._home = clubs.club_to_bring_back(desk)
        self._present: Contents | None = None
        self._read: dict[Path, Contents | RefusedError] = {}
        self._work: Work | None = None
        self._now = datetime.now(UTC)
        words.say(self, "setWindowTitle", mark("Copies", "Bring back a copy"))
        self.copies = ListModel["Reachable"](lambda each: each.copy.path)
        self.list = ListView(self.copies, mark("Copies", "Copies of the club file"))
        self.evenings = ListModel[Inside](lambda each: each.evening.uuid)
        self.inside = ListView(self.evenings, mark("Copies", "Evenings in this copy"))
        self.what = label(role="strong", wraps=True)
        self.told = label(wraps=True)
        self.complaint = label(role="bad", wraps=True)
        self.working = Working()
        self.other = button(mark("Copies", "Another file…"), self._choose)
        self.leave = button(mark("Copies", "Leave it"), self.reject)
        self.everything = button(mark("Copies", "Bring back everything…"), self._ask)
        self.alone = button(mark("Copies", "Bring back this evening alone"), self.bring_one, kind="primary")
        self.no = button(mark("Copies", "No, leave it"), self._unask)
        self.yes = button(mark("Copies", "Yes, bring back everything"), self.bring_everything)
        self._lay_out()
        self.resize(min(parent.width() - 8, 1120), min(parent.height() - 32, 620))
        self.list.moved.connect(lambda _row: self._look())
        self.list.opened.connect(lambda _row: self.inside.setFocus())
        self.inside.moved.connect(lambda _row: self._allow())
        self.inside.opened.connect(lambda _row: self.alone.setFocus())
        self.working.cancel_button.clicked.connect(self._stopped)
        self._unask()
        self._list()

    def _lay_out(self) -> None:
        lists = row(self.list, column(self.what, self.inside), gap=theme.GAP)
        # At 960 pixels both have just what they need: when a copy was made, and an evening's name.
        lists.setStretch(0, 7)
        lists.setStretch(1, 11)
        content = column(
            label(
                mark(
                    "Copies",
                    "A copy holds the club file as it was then. Whatever is brought back, the file as it is now is "
                    "kept too.",
                ),
                "soft",
                wraps=True,
            ),
            lists,
            self.told,
            self.complaint,
            self.working,
            row(self.other, None, self.leave, self.no, self.everything, self.yes, self.alone),
            gap=theme.GAP,
            margin=theme.GAP,
        )
        content.setStretch(1, 1)
        self.setLayout(content)
        self.complaint.hide()

    # --- what there is --------------------------------------------------------------

    def _list(self) -> None:
        """Look for the copies, on the stick too, and for what is in the present file."""
        from tappscore.services.club import contents
        from tappscore.services.copies import copies_within_reach
        from tappscore.ui.stick_copies import last_stick, mounted

        desk, home = self._desk, self._home
        keeping = desk.safekeeping
        known = None if keeping is None or desk.bus.file is None else keeping.stick.chosen
        chosen, is_open = known or last_stick(desk, home), desk.bus.file is not None
        volumes = mounted if keeping is None else keeping.stick.volumes

        def look(_progress: Progress) -> object:
            present = contents(home) if is_open else None
            return copies_within_reach(home, chosen, () if chosen is None else volumes()), present

        self._run(look, self._show, LOOKING)

    def _show(self, answer: object) -> None:
        if not isinstance(answer, tuple):
            return
        found, self._present = answer
        self.copies.show(found, COPIES)
        if found:
            self.list.choose(0)
        else:
            self.what.setText(translate("Copies", "There is no copy yet."))
        self.list.setFocus()
        self._allow()

    def _choose(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self,
            translate("Copies", "Bring back another file"),
            self._desk.settings.text("stick") or str(Path.home()),
            translate("Window", "Club files (*.tapp)"),
        )
        if name:
            self.add(Path(name))

    def add(self, path: Path) -> None:
        """Put a file that somebody picked at the top of the list."""
        from tappscore.services.club import Copy
        from tappscore.services.copies import Reachable

        at = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        rows = [self.copies.row_at(number) for number in range(self.copies.rowCount())]
        chosen = Reachable(Copy(path, at, CHOSEN_FILE), on_stick=False)
        self.copies.show([chosen, *(each for each in rows if each.copy.path != path)], COPIES)
        self.list.choose(self.copies.place_of(path) or 0)
        self._look()

    # --- what is in it --------------------------------------------------------------

    @property
    def chosen(self) -> Reachable | None:
        """The copy under the cursor."""
        at = self.list.current_row
        return self.copies.row_at(at) if 0 <= at < self.copies.rowCount() else None

    @property
    def evening(self) -> Inside | None:
        """The evening under the cursor."""
        at = self.inside.current_row
        return self.evenings.row_at(at) if 0 <= at < self.evenings.rowCount() else None

    def _look(self) -> None:
        from tappscore.services.club import contents

        chosen = self.chosen
        if chosen is None:
            return
        self._unask()
        path = chosen.copy.path
        if path in self._read:
            self._tell(self._read[path])
            return

        def look(_progress: Progress) -> object:
            # A copy that can't be read is told of beside the list; it is no reason to end.
            try:
                return contents(path)
            except RefusedError as refusal:
                return refusal

        def tell(answer: object) -> None:
            if isinstance(answer, (Contents, RefusedError)):
                self._read[path] = answer
                self._tell(answer)

        self.evenings.show([], evening_columns(with_now=self._present is not None))
        self.what.setText("")
        self._run(look, tell, LOOKING)

    def _tell(self, found: Contents | RefusedError) -> None:
        columns = evening_columns(with_now=self._present is not None)
        if isinstance(found, RefusedError):
            self.evenings.show([], columns)
            self.what.setText(" ".join(words.spoken(problem.message) for problem in found.problems))
            self.told.setText("")
        else:
            rows = inside(found, self._present)
            self.evenings.show(rows, columns)
            deals = sum(found.deals.values())
            self.what.setText(
                translate("Copies", "%n evenings", len(rows)) + ", " + translate("Copies", "%n deals", deals)
            )
            if rows:
                self.inside.choose(0)
            is_other = self._present is not None and found.club != self._present.club
            self.told.setText(translate("Copies", "This file is of another club.") if is_other else "")
        self._allow()

    def _allow(self) -> None:
        """Switch on what can be done with what is under the cursor."""
        chosen = self.chosen
        is_read = chosen is not None and isinstance(self._read.get(chosen.copy.path), Contents)
        is_idle = self._work is None or self._work.is_over
        self.everything.setEnabled(is_read and is_idle)
        self.alone.setEnabled(is_read and is_idle and self._desk.bus.file is not None and self.evening is not None)
        self.other.setEnabled(is_idle)
        self.yes.setEnabled(is_idle)

    # --- one evening alone -----------------------------------------------------------

    def bring_one(self) -> None:
        """Bring back the evening under the cursor; a copy of the present file is made first."""
        chosen, evening, file = self.chosen, self.evening, self._desk.bus.file
        if chosen is None or evening is None or file is None:
            return
        path, uuid = chosen.copy.path, evening.evening.uuid

        def work(progress: Progress) -> object:
            from tappscore.services.archive import Archive
            from tappscore.services.club import back_up

            with file.clone() as own:
                kept = back_up(own, "hand")
                return Archive(own).restore_one(path, uuid, progress), kept

        def done(answer: object) -> None:
            if isinstance(answer, tuple) and isinstance(answer[0], ChangeSet):
                self._brought(evening, chosen, *answer)

        self._run(work, done, BRINGING)

    def _brought(self, evening: Inside, chosen: Reachable, changes: ChangeSet, kept: Path) -> None:
        from tappscore.store.loading import tournaments

        desk = self._desk
        self.accept()
        desk.bus.apply(changes)
        there = {one.uuid: one.id for one in tournaments(desk.file, binned=True)}
        desk.bus.open(there[evening.evening.uuid])
        desk.go("tonight")
        desk.say(
            translate(
                "Copies",
                "“{name}” is as it was on {time}. Ctrl+Z takes that back; the file as it was before is kept as {kept}.",
                name=evening.evening.name,
                time=_said(chosen),
                kept=kept.name,
            ),
            "note",
        )

    # --- everything -------------------------------------------------------------------

    def _ask(self) -> None:
        from tappscore.services.club import kept_name

        chosen = self.chosen
        if chosen is None:
            return
        self._now = datetime.now(UTC)
        self.told.setText(
            translate(
                "Copies",
                "Everything becomes as it was on {time}; what was done since then is gone from the window. The file as "
                "it is now is kept beside it as “{kept}” and then stands in this list, too.",
                time=_said(chosen),
                kept=kept_name(self._home, self._now).name,
            )
        )
        for part in (self.leave, self.everything, self.alone, self.other):
            part.hide()
        self.yes.show()
        self.no.show()
        self.no.setFocus()

    def _unask(self) -> None:
        was_asked = not self.yes.isHidden() and self.isVisible()
        for part in (self.leave, self.everything, self.alone, self.other):
            part.show()
        self.yes.hide()
        self.no.hide()
        if was_asked:
            self.told.setText("")
            self.list.setFocus()

    def bring_everything(self) -> None:
        """Fetch the copy beside the club file, then let it take its place."""
        chosen, home = self.chosen, self._home
        if chosen is None:
            return
        path, fetched = chosen.copy.path, list[Path]()

        def work(progress: Progress) -> object:
            from tappscore.services.club import fetch

            coming = fetch(home, path, progress)
            fetched.append(coming)
            if not progress(1, 1):  # stopped at the very end: nobody takes it any more
                coming.unlink(missing_ok=True)
                raise RefusedError(Problem("cancelled"))
            return coming

        def ended() -> None:
            # Stopped while the answer was on its way already.
            if self._work is not None and self._work.is_cancelled and self._work.wait(0.1):
                for coming in fetched:
                    coming.unlink(missing_ok=True)

        def done(answer: object) -> None:
            if isinstance(answer, Path):
                self._fetched(chosen, answer)

        self._run(work, done, BRINGING)
        if self._work is not None:
            self._work.ended.connect(ended)

    def _fetched(self, chosen: Reachable, coming: Path) -> None:
        try:
            kept = clubs.put_in_place(self._desk, coming, self._now)
        except RefusedError as refusal:
            self._refused(refusal)
            return
        self.accept()
        self._desk.go("tonight")
        sentence = translate("Copies", "Everything is as it was on {time}.", time=_said(chosen))
        if kept is not None:
            sentence += " " + translate("Copies", "The file as it was before is kept as {kept}.", kept=kept.name)
        self._desk.say(sentence, "note")

    # --- work --------------------------------------------------------------------------

    def _run(self, function: Callable[[Progress], object], on_done: Callable[[object], None], what: Text) -> None:
        if self._work is not None:
            self._work.cancel()
        self.complaint.hide()
        self._work = work = run_in_worker(function, on_done, on_refused=self._refused, parent=self)
        work.ended.connect(self._allow)
        self.working.follow(work, what)
        self._allow()

    def _refused(self, refusal: RefusedError) -> None:
        self.complaint.setText(" ".join(words.spoken(problem.message) for problem in refusal.problems))
        self.complaint.show()
        self._unask()
        self._allow()

    def _stopped(self) -> None:
        self._unask()
        self._allow()

    def reject(self) -> None:
        """Leave; where everything was asked for, only take the question back."""
        if not self.yes.isHidden():
            self._unask()
            return
        if self._work is not None:
            self._work.cancel()
        super().reject()


def _said(chosen: Reachable) -> str:
    at = chosen.copy.at.astimezone()
    return f"{formats.short_day(at.date(), words.catalog().language)}, {at:%H:%M}"
