"""Copies of the club file while the window is open, and changes that another program made to it.

A copy is made after each round, at the end of an evening, at closing, and when
ten minutes of change are in none yet; in a worker with a connection of its own,
so that the desk never waits. Where the club chose a stick, each copy goes onto
it too (`stick_copies`). A copy that fails says so once and quietly: the evening
goes on.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from tappscore.problems import Problem, RefusedError
from tappscore.ui import words
from tappscore.ui.clubs import open_or_refuse
from tappscore.ui.words import translate
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from tappscore.store.backup import Occasion
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.ui.desk import Desk
    from tappscore.ui.stick_copies import StickCopies

_LOOK_EVERY = 60_000  # milliseconds
_LISTEN_EVERY = 2_000
_FIRST_LOOK = 1_500  # after the start, which doesn't wait for a stick
_LAST_WAIT = 20_000  # that a closing window waits for the stick


class Safekeeping(QObject):
    """Watches over one desk's club file."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._work: Work | None = None
        self._has_complained = False
        self._said: tuple[Problem, ...] = ()  # what is wrong with the file's place, said once
        self._look = QTimer(self)
        self._look.setInterval(_LOOK_EVERY)
        self._look.timeout.connect(self.look)
        self._look.start()
        self._listen = QTimer(self)
        self._listen.setInterval(_LISTEN_EVERY)
        self._listen.timeout.connect(self.listen)
        self._listen.start()
        self._first_look = QTimer(self)
        self._first_look.setSingleShot(True)
        self._first_look.setInterval(_FIRST_LOOK)
        self._first_look.timeout.connect(lambda: self.stick.catch_up())
        self._first_look.start()
        self._is_closing = False
        desk.safekeeping = self
        desk.bus.changed.connect(self._changed)
        desk.bus.opened.connect(self._first_look.start)

    @cached_property
    def stick(self) -> StickCopies:
        """The copies on the club's stick, met when they are first asked for."""
        from tappscore.ui.stick_copies import StickCopies

        return StickCopies(self._desk, self)

    def look(self) -> None:
        """Make a copy when one is due."""
        from tappscore.services.club import backup_due

        try:
            if self._desk.bus.file is not None and backup_due(self._desk.bus.file):
                self.copy("time")
            else:
                self.stick.catch_up()  # it may have been plugged in
        except RefusedError as refusal:
            self._refused(refusal)

    def listen(self) -> None:
        """Read everything anew when another program wrote into the file, or did something with the file itself."""
        bus = self._desk.bus
        if bus.file is None:
            return
        try:
            if not bus.file.is_in_place:
                self._find_again(bus.file)
            elif bus.file.changed_elsewhere():
                for each in (bus, *bus.beside):
                    each.open(None if each.snapshot is None else each.snapshot.id)
        except RefusedError as refusal:
            if refusal.problems != self._said:
                self._said = refusal.problems
                self._desk.say(" ".join(words.spoken(problem.message) for problem in refusal.problems), "bad")
        else:
            self._said = ()

    def _find_again(self, file: ClubFile) -> None:
        """Put a file back that was taken away, or take what lies in its place now; with the evening that was open."""
        from tappscore.store.loading import tournaments

        was_taken = not os.path.lexists(file.path)
        if was_taken:
            file.put_back()
        bus = self._desk.bus
        shown = [(each, each.snapshot.uuid) for each in (bus, *bus.beside) if each.snapshot is not None]
        open_or_refuse(self._desk, file.path)
        there = {one.uuid: one.id for one in tournaments(bus.file or file, binned=True)}
        for each, uuid in shown:
            if uuid in there:
                each.open(there[uuid])
        if was_taken:
            sentence = translate(
                "Window",
                "“{file}” had been taken away while it was open. It is there again with everything in it.",
                file=file.path.name,
            )
        else:
            sentence = translate(
                "Window",
                "“{file}” was replaced by another file while it was open. This is what lies there now.",
                file=file.path.name,
            )
        self._desk.say(sentence, "warn")

    def _changed(self, changes: ChangeSet) -> None:
        if changes.action == "round.close":
            self.copy("round")
        elif changes.action == "tournament.finish":
            self.copy("closing")

    def copy(self, occasion: Occasion) -> None:
        """Make a copy in a worker; a second one waits for its own occasion."""
        file = self._desk.bus.file
        if file is None or (self._work is not None and not self._work.is_over):
            return
        self._work = run_in_worker(partial(_copy, file, occasion), self._copied, on_refused=self._refused, parent=self)

    def _copied(self, _path: object) -> None:
        self._has_complained = False
        self.stick.catch_up()
        for each in (self._desk, *self._desk.fellows):
            each.copied.emit()

    def _refused(self, refusal: RefusedError) -> None:
        if not self._has_complained:
            self._has_complained = True
            why = " ".join(words.spoken(problem.message) for problem in refusal.problems)
            self._desk.say(translate("Window", "No copy of the club file could be made: {why}", why=why), "warn")

    def is_finishing(self, close: Callable[[], object]) -> bool:
        """Make the last copy; True while it goes onto the stick, and `close` is called once it is there.

        Asked a second time, it says False: who presses twice doesn't want to wait.
        """
        if self._is_closing:
            return False
        self._is_closing = True
        self._look.stop()
        self._listen.stop()
        self._first_look.stop()
        if self._work is not None:
            self._work.wait(5)
        self._copy_last()
        if self._desk.bus.file is None or self.stick.chosen is None:
            return False
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication) and app.isSavingSession():
            return False  # the system itself is going down, and waits for nobody
        self.stick.catch_up()
        self._desk.say(
            translate("Copies", "The last copy goes onto the stick; then the program closes by itself."), "note"
        )
        patience = QTimer(self)
        patience.setSingleShot(True)
        patience.timeout.connect(close)
        patience.start(_LAST_WAIT)

        def end() -> None:
            patience.stop()
            close()

        self.stick.when_idle(end)
        return True

    def _copy_last(self) -> None:
        from tappscore.services.club import back_up, backup_behind

        file = self._desk.bus.file
        try:
            if file is not None and backup_behind(file):
                back_up(file, "closing")
        except RefusedError as refusal:
            self._refused(refusal)

    def close(self) -> None:
        """End what still runs; the window is closing."""
        for each in (self._look, self._listen, self._first_look):
            each.stop()
        if self.stick.is_busy:
            self.stick.stop()


def _copy(file: ClubFile, occasion: Occasion, _progress: Progress) -> object:
    from tappscore.services.club import back_up

    with file.clone() as own:
        return back_up(own, occasion)
