"""What a page gets: the bus, the verbs of the open tournament, settings, messages, the way to other pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Literal

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication, QWidget

from tappscore.i18n import Catalog
from tappscore.ui import commands, words
from tappscore.ui.bus import Bus
from tappscore.ui.round_clock import RoundClock

if TYPE_CHECKING:
    from tappscore.services.adjustments import Adjustments
    from tappscore.services.course import Course
    from tappscore.services.history import History
    from tappscore.services.people import People
    from tappscore.services.registration import Registration
    from tappscore.services.rounds import Rounds
    from tappscore.services.scoring import Scoring
    from tappscore.services.substitutes import Substitutes
    from tappscore.services.tournaments import Tournaments
    from tappscore.store.changes import ChangeSet
    from tappscore.store.club import ClubFile
    from tappscore.tournament.snapshot import Snapshot
    from tappscore.ui.actions import Actions
    from tappscore.ui.safekeeping import Safekeeping
    from tappscore.ui.settings import Mode, Settings
    from tappscore.ui.theme import Theme

Kind = Literal["done", "note", "warn", "bad"]

FIRST = "desk 1"  # the name in the journal of the program's first window


class Desk(QObject):
    """One window's desk. The verbs below belong to the tournament that is open now."""

    said = Signal(str, str)  # sentence, kind
    unsaid = Signal()
    sent = Signal(str, object)  # page key, where
    arrived = Signal(str)  # page key, once it is shown
    respoken = Signal()  # the language changed
    redressed = Signal()  # the theme changed
    covered = Signal()  # names and standings are hidden, or shown again
    copied = Signal()  # something is known anew about the copies of the club file

    actions: Actions  # set by the window, before the first page is built
    # Of the application, which all desks share: a language chosen in a helper's window takes the place of the old one.
    _qt_words: ClassVar[list[QTranslator]] = []

    def __init__(self, bus: Bus, settings: Settings, theme: Theme, name: str = FIRST) -> None:
        super().__init__()
        self.bus = bus
        self.settings = settings
        self.theme = theme
        self.name = name
        self.fellows: tuple[Desk, ...] = ()  # the desks of this program's other windows
        self.is_covered = False
        self.own_club: Path | None = None  # None: the user's own file in the system's place
        self._people: tuple[tuple[ClubFile, int], People] | None = None
        self.refused_club: Path | None = None  # a club file that can't be opened
        self.safekeeping: Safekeeping | None = None  # of the program's first window
        self.clock = RoundClock(self)

    @property
    def catalog(self) -> Catalog:
        """The catalogue of the window's language."""
        return words.catalog()

    @property
    def is_first(self) -> bool:
        """Whether this is the desk of the program's first window, not of a helper's."""
        return self.name == FIRST

    def join(self, first: Desk) -> None:
        """Sit beside the desks of the other windows: language, dress, cover and clock are common."""
        family = (first, *first.fellows)
        for each in family:
            each.fellows = (*each.fellows, self)
        self.fellows = family
        self.is_covered = first.is_covered
        self.own_club, self.refused_club = first.own_club, first.refused_club
        self.safekeeping = first.safekeeping

    def leave(self) -> None:
        """Leave the other windows' desks and their bus; this window is closing."""
        for each in self.fellows:
            each.fellows = tuple(one for one in each.fellows if one is not self)
        self.fellows = ()
        self.bus.leave()

    @property
    def file(self) -> ClubFile:
        """The open club file; LookupError without one."""
        if self.bus.file is None:
            raise LookupError("no club file is open")
        return self.bus.file

    @property
    def snapshot(self) -> Snapshot:
        """The open tournament; LookupError without one."""
        if self.bus.snapshot is None:
            raise LookupError("no tournament is open")
        return self.bus.snapshot

    @property
    def is_read_only(self) -> bool:
        """Whether the open tournament takes corrections only."""
        return self.bus.snapshot is not None and self.bus.snapshot.state in ("final", "cancelled")

    # --- verbs ---------------------------------------------------------------

    def run(self, verb: Callable[[], ChangeSet], fields: Mapping[str, QWidget] | None = None) -> ChangeSet | None:
        """Call a verb; None when it was refused and the refusal is shown."""
        return commands.run(self, verb, fields=fields)

    @property
    def tournaments(self) -> Tournaments:
        """Verbs of the club file's tournaments."""
        from tappscore.services.tournaments import Tournaments

        return Tournaments(self.file)

    @property
    def people(self) -> People:
        """Verbs and search of the club's people; kept while the same evening is open, for its word list."""
        from tappscore.services.people import People

        key = (self.file, self.snapshot.id)
        if self._people is None or self._people[0] != key:
            self._people = (key, People(self.file, self.snapshot.id))
        return self._people[1]

    @property
    def registration(self) -> Registration:
        """Verbs of the entries."""
        from tappscore.services.registration import Registration

        return Registration(self.file, self.snapshot.id)

    @property
    def rounds(self) -> Rounds:
        """Verbs of rounds and seats."""
        from tappscore.services.rounds import Rounds

        return Rounds(self.file, self.snapshot.id)

    @property
    def course(self) -> Course:
        """Verbs that change the course of the evening."""
        from tappscore.services.course import Course

        return Course(self.file, self.snapshot.id)

    @property
    def scoring(self) -> Scoring:
        """Verbs of deals and sheets."""
        from tappscore.services.scoring import Scoring

        return Scoring(self.file, self.snapshot.id)

    @property
    def adjustments(self) -> Adjustments:
        """Verbs of points given or taken."""
        from tappscore.services.adjustments import Adjustments

        return Adjustments(self.file, self.snapshot.id)

    @property
    def substitutes(self) -> Substitutes:
        """Verbs of who plays instead of whom."""
        from tappscore.services.substitutes import Substitutes

        return Substitutes(self.file, self.snapshot.id)

    @property
    def history(self) -> History:
        """Undo, redo, journal."""
        from tappscore.services.history import History

        return History(self.file, self.name)

    # --- language and dress --------------------------------------------------

    def speak(self, language: str, *, keep: bool = True) -> None:
        """Change the language of the window now; `keep` for the next start too."""
        from tappscore.i18n.qt_catalog import load

        if keep:
            self.settings.language = language
        app = QApplication.instance()
        if isinstance(app, QApplication):
            for old in self._qt_words:
                app.removeTranslator(old)
            # Qt's own dialogs, in the same language.
            found = QTranslator()
            found.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            app.installTranslator(found)
            self._qt_words[:] = [found]
        QLocale.setDefault(QLocale(language))  # decimal comma and names of months, in whatever is built from now on
        words.use(load(language))
        for each in (self, *self.fellows):
            each.respoken.emit()

    def dress(self, mode: Mode, accent: str | None = None) -> None:
        """Change the theme now and for the next start."""
        self.settings.mode = mode
        self.theme.mode = mode
        if accent is not None:
            self.settings.accent = accent
            self.theme.accent = accent
        self._redress()

    def system_changed(self) -> None:
        """Follow the system from light to dark where the user wants that."""
        if self.theme.mode == "system":
            self._redress()

    def _redress(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            self.theme.apply(app)
        for each in (self, *self.fellows):
            each.redressed.emit()

    # --- messages and ways ---------------------------------------------------

    def say(self, sentence: str, kind: Kind = "done") -> None:
        """Say a sentence: `done` passes by in the header, the others stay in the notice line until read."""
        self.said.emit(sentence, kind)

    def cover(self, is_covered: bool) -> None:
        """Hide names and standings on the desk too, in all windows, because somebody may look over the shoulder."""
        for each in (self, *self.fellows):
            each.is_covered = is_covered
            each.covered.emit()

    def unsay(self) -> None:
        """Take the notice away, because somebody acted on it."""
        self.unsaid.emit()

    def go(self, page: str, **where: object) -> None:
        """Show a page; `where` is handed to its `arrive`."""
        self.sent.emit(page, where)
