"""The first start: asks nothing, offers three ways. Later: the club's evenings to open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tappscore.i18n import Text, mark
from tappscore.services.club import Copy
from tappscore.ui import clubs, theme, words
from tappscore.ui.widgets.parts import Button, button, column, label, row
from tappscore.ui.words import translate
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from tappscore.ui.desk import Desk


class Choice(Button):
    """A large button with a heading and a sentence."""

    def __init__(self, heading: Text, sentence: Text, *, is_primary: bool = False) -> None:
        super().__init__()
        self.setProperty("choice", True)
        if is_primary:
            self.setProperty("first", True)
        words.say(self, "setAccessibleName", heading)
        words.say(self, "setAccessibleDescription", sentence)
        self.heading = title = label(heading, "large")
        more = label(sentence, "soft", wraps=True)
        for part in (title, more):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        content = column(None, title, more, None, gap=theme.UNIT // 2)
        content.setContentsMargins(theme.GAP, theme.UNIT + 4, theme.GAP, theme.UNIT + 4)
        self.setLayout(content)
        self.setFixedWidth(68 * theme.UNIT)
        self.setMinimumHeight(12 * theme.UNIT)  # a heading and two lines


class Welcome(QWidget):
    """What a desk without an open evening shows."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.title = label(role="title")
        self.first = Choice(
            mark("Tonight", "New tournament"),
            mark("Tonight", "Name, game, rounds – and the first people can be registered."),
            is_primary=True,
        )
        self.bring = Choice(
            mark("Tonight", "Bring our club from another computer"),
            mark("Tonight", "Open the club file from a stick: people, evenings, results."),
        )
        self.look = Choice(
            mark("Tonight", "Look around with a sample evening"),
            mark("Tonight", "Invented people in a file of their own. Nothing there can do harm."),
        )
        self.first.clicked.connect(lambda _checked=False: desk.go("new"))
        self.bring.clicked.connect(lambda _checked=False: clubs.bring(desk, self.window()))
        self.look.clicked.connect(lambda _checked=False: clubs.open_sample(desk))
        self.again = Choice(
            mark("Tonight", "Bring back the last copy"),
            mark("Tonight", "The club file as it was saved last; the damaged one is kept beside it."),
            is_primary=True,
        )
        self._copy: Path | None = None
        self.again.clicked.connect(lambda _checked=False: self._bring_back())
        self.all_copies = button(
            mark("Tonight", "Look into the copies…"), desk.actions["club.bring_back"].trigger, kind="quiet"
        )
        self.all_copies.setProperty("link", True)
        self._work: Work | None = None
        choices = column(
            self.title, theme.UNIT, self.again, self.all_copies, self.first, self.bring, self.look, gap=theme.GAP
        )
        self.setLayout(row(None, column(None, choices, None, None), None, margin=theme.MARGIN))

    def refresh(self) -> None:
        """Offer the last copy where the club file can't be opened; a new evening needs a club file."""
        from tappscore.services.club import nearest_backup

        refused = self._desk.refused_club
        self._offer(None if refused is None else nearest_backup(refused))
        self.all_copies.setVisible(refused is not None)
        if refused is not None:
            self._ask_stick(refused)
        self.first.setVisible(self._desk.bus.file is not None)
        if self._desk.bus.file is None:
            self.title.setText(translate("Tonight", "The club file can't be opened"))
        else:
            self.title.setText(translate("Tonight", "Good evening"))

    def _offer(self, found: Copy | None) -> None:
        self._copy = None if found is None else found.path
        self.again.setVisible(found is not None)
        if found is not None:
            at = f"{found.at.astimezone():%d.%m.%Y %H:%M}"
            self.again.heading.setText(translate("Tonight", "Bring back the copy of {time}", time=at))

    def _ask_stick(self, refused: Path) -> None:
        """Offer a copy on the stick where it holds more; whether one is plugged in takes a while to say."""
        from tappscore.services.club import nearest_backup
        from tappscore.services.copies import stick_folder
        from tappscore.ui.stick_copies import last_stick, mounted

        keeping, chosen = self._desk.safekeeping, last_stick(self._desk, refused)
        if chosen is None or (self._work is not None and not self._work.is_over):
            return
        volumes = mounted if keeping is None else keeping.stick.volumes

        def look(_progress: Progress) -> object:
            return nearest_backup(refused, stick_folder(refused, chosen, volumes()))

        def offer(found: object) -> None:
            if isinstance(found, Copy) and self._desk.refused_club == refused:
                self._offer(found)

        self._work = run_in_worker(look, offer, parent=self)

    @property
    def start(self) -> Choice:
        """The choice that has the keyboard first."""
        return next((each for each in (self.again, self.first, self.bring) if not each.isHidden()), self.bring)

    def _bring_back(self) -> None:
        if self._copy is not None:
            clubs.bring_back(self._desk, self._copy)
