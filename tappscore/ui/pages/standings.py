"""Standings: live, sortable, and everybody can be told why."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from tappscore.i18n import mark
from tappscore.services.planning import round_now
from tappscore.tournament.columns import Column, Lists, criterion_columns, remark, standings_columns
from tappscore.tournament.groups import of_category
from tappscore.tournament.standings import Place, Standing, rank
from tappscore.ui import theme, words
from tappscore.ui.models.lists import ListModel
from tappscore.ui.models.release_words import state_words
from tappscore.ui.undoing import shows_entries
from tappscore.ui.widgets.lists import ListView
from tappscore.ui.widgets.parts import EmptyPlace, button, column, label, row
from tappscore.ui.widgets.standing_pictures import StandingPictures
from tappscore.ui.widgets.team_places import TeamPlaces
from tappscore.ui.widgets.whose import WhoseChoice
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk


# In logical pixels; six rounds at 1920 × 1080 and 200 % left "Armbruster G…" of a name.
_ROOMY = 1000
_FEW_ROUNDS = 3

_TO_SEATING, _TO_SCORING = mark("Standings", "Go to Seating"), mark("Standings", "Go to Scoring")


class StandingsPage(QWidget):
    """What the desk sees; the hall sees only what is released."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._standing: Standing | None = None
        self._shown: Standing | None = None  # of a category where one is chosen
        self._rounds_offered = -1
        self.title = label(role="title")
        self.played = label(role="soft", wraps=True)
        self.after = QComboBox()
        words.say(self.after, "setAccessibleName", mark("Standings", "After which round"))
        self.after.currentIndexChanged.connect(lambda _at: self._show())
        self.whose = WhoseChoice()
        self.whose.currentIndexChanged.connect(lambda _at: self._show())
        self.criteria = QCheckBox()
        words.say(self.criteria, "setText", mark("Standings", "Show tie-breaks"))
        self.criteria.toggled.connect(lambda _on: self._show())
        self.model: ListModel[Place] = ListModel(lambda place: place.entry.id, same=_shows_same)
        self.list = ListView(self.model, mark("Standings", "Standings"))
        self.shows_step = partial(shows_entries, desk, self.list)
        self.list.opened.connect(lambda _row: self.why())
        self.why_button = button(mark("Standings", "Why this place?"), self.why)
        self.list.moved.connect(lambda now: self.why_button.setEnabled(now >= 0))
        self.why_button.setEnabled(False)
        self.teams = TeamPlaces()
        self.print_button = button(mark("Standings", "Print standings"), self.print, kind="primary")
        self.share_button = button(mark("Standings", "Share…"), self.share)
        self.release_button = button(mark("Standings", "Release to the hall…"), self.release)
        self.pictures = StandingPictures(desk)
        self.pictures_button = button(mark("Standings", "Pictures"), self._show)
        self.pictures_button.setCheckable(True)
        self.begin_button = button(_TO_SCORING, self._begin, kind="primary")
        self.empty = EmptyPlace(
            mark("Standings", "No standings yet"),
            mark(
                "Standings", "As soon as the first deal of the first table is entered, everybody's place is shown here."
            ),
            self.begin_button,
        )
        # What is played has the whole width: beside all choices it was four lines at 1920 × 1080 and 200 %.
        choices = row(self.title, None, self.criteria, self.pictures_button, self.whose, self.after, gap=theme.GAP)
        head = column(choices, self.played, gap=theme.UNIT // 2)
        self._below = QWidget()
        self._below.setLayout(row(self.why_button, None, self.release_button, self.share_button, self.print_button))
        content = column(head, self.list, self.teams, self.pictures, self.empty, self._below, gap=theme.GAP)
        content.setStretchFactor(self.list, 1)
        content.setStretchFactor(self.teams, 1)
        content.setStretchFactor(self.pictures, 1)
        content.setStretchFactor(self.empty, 1)
        content.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP)
        self.setLayout(content)
        self.setFocusProxy(self.list)
        self.cover = EmptyPlace(
            mark("Standings", "The standings are covered"),
            mark("Standings", "So that nobody reads them before the prize-giving. F9 uncovers hall and desk."),
            button(mark("Standings", "Uncover"), desk.actions["hall.blank"].trigger, kind="primary"),
        )
        content.addWidget(self.cover, 1)
        # The keyboard begins in the list; from its buttons below it goes on to what is above it, and round again.
        around = (self.print_button, self.criteria, self.pictures_button, self.whose, self.after)
        for before, behind in pairwise(around):
            QWidget.setTabOrder(before, behind)
        desk.covered.connect(self._show)
        desk.actions.bind("standings.why", self.why, self)
        desk.actions.bind("standings.share", self.share, self)
        desk.actions.bind("standings.release", self.release, self)
        desk.actions.bind("standings.pictures", self.pictures_button.click, self)

    def refresh(self, changes: ChangeSet | None) -> None:
        """Rank anew."""
        snapshot = self._desk.snapshot
        if changes is not None and snapshot.id not in changes.tournaments and not changes.touches("persons"):
            return
        if changes is None:
            self._offer_rounds(len(snapshot.rounds))
        self._show()

    def retranslate(self) -> None:
        """Everything is said in refresh."""

    def _begin(self) -> None:
        self._desk.go("scoring" if self._desk.snapshot.rounds else "seating")

    def _offer_rounds(self, drawn: int) -> None:
        kept = self.after.currentData() if self._rounds_offered == drawn else None
        self._rounds_offered = drawn
        self.after.blockSignals(True)
        self.after.clear()
        self.after.addItem(translate("Standings", "All rounds"), None)
        for number in range(1, drawn + 1):
            self.after.addItem(translate("Standings", "After round {number}", number=number), number)
        self.after.setCurrentIndex(max(self.after.findData(kept), 0))
        self.after.blockSignals(False)
        self.after.setVisible(drawn > 1)

    def _show(self) -> None:
        desk = self._desk
        if desk.bus.snapshot is None:
            # F9 covers and uncovers this page also while no tournament is open.
            return
        drawn = len(desk.snapshot.rounds)
        if drawn != self._rounds_offered:
            # Covered, uncovered or resized while it isn't shown: rounds may have come or gone since.
            self._offer_rounds(drawn)
        self.whose.offer(desk.snapshot)
        after: int | None = self.after.currentData()
        standing = desk.bus.standing if after is None else rank(desk.snapshot, desk.bus.ledger, after)
        self._standing = standing
        self._cover(desk.is_covered)
        if desk.is_covered:
            return
        has_any = any(place.place is not None for place in standing.places)
        self._show_parts(has_any)
        self.empty.setVisible(not has_any)
        # Without a round the score sheets are an empty page too.
        words.say(self.begin_button, "setText", _TO_SCORING if drawn else _TO_SEATING)
        self.title.setText(translate("Standings", "Standings"))
        self.title.setVisible(has_any)
        said = [
            translate(
                "Standings",
                "{known} of {drawn} tables played",
                known=standing.tables_known,
                drawn=standing.tables_drawn,
            )
        ]
        if standing.provisional:
            said.append(translate("Standings", "provisional: sheets are unfinished"))
        if standing.tables_by_totals:
            said.append(
                translate("Standings", "%n by totals alone, their deals are not known", n=standing.tables_by_totals)
            )
        said.append(state_words(desk.snapshot, standing))
        self.played.setText(" · ".join(said))
        self.played.setVisible(has_any)
        self._fill(standing)

    def _show_parts(self, has_any: bool) -> None:
        """Show what there is to see and to do with the list chosen; pictures are of everybody."""
        as_pictures = self.pictures_button.isChecked()
        of_teams = self.whose.chosen.is_of_teams
        first = self.teams.list if of_teams else self.list
        had_keyboard = self.list.hasFocus() or self.teams.list.hasFocus()
        self.list.setVisible(has_any and not as_pictures and not of_teams)
        self.teams.setVisible(has_any and not as_pictures and of_teams)
        self.pictures.setVisible(has_any and as_pictures)
        self.pictures_button.setVisible(has_any)
        self._below.setVisible(has_any)
        self.why_button.setVisible(as_pictures or not of_teams)
        self.criteria.setVisible(has_any and not as_pictures and not of_teams)
        self.whose.setVisible(has_any and not as_pictures and self.whose.has_choice)
        if self.focusProxy() is not first:
            self.setFocusProxy(first)
            if had_keyboard:
                # Not to the next button: that one releases to the hall.
                first.setFocus()

    def _fill(self, standing: Standing) -> None:
        desk, category = self._desk, self.whose.chosen.category
        shown = of_category(standing, category) if category else standing
        self._shown = shown
        lists = Lists(snapshot=desk.snapshot, ledger=desk.bus.ledger, standing=shown)
        self.model.show(shown.places, self._columns(shown), lists)
        if self.whose.chosen.is_of_teams:
            self.teams.show_standing(standing, lists)
        now = self.list.current_row
        self.why_button.setEnabled(now >= 0)
        if self.pictures_button.isChecked():
            self.pictures.show_standing(standing, self.model.row_at(now).entry.id if now >= 0 else None)

    def _cover(self, is_covered: bool) -> None:
        """Hide everything that tells a place."""
        self.cover.setVisible(is_covered)
        if is_covered:
            for part in (
                self.list,
                self.teams,
                self.pictures,
                self.pictures_button,
                self._below,
                self.criteria,
                self.empty,
                self.title,
                self.played,
                self.whose,
                self.after,
            ):
                part.setVisible(False)
        else:
            self.after.setVisible(len(self._desk.snapshot.rounds) > 1)

    def _columns(self, standing: Standing) -> tuple[Column[Place], ...]:
        columns = standings_columns(self._desk.snapshot, standing.after_round)
        wanted = {
            "adjusted": any(place.row.adjusted for place in standing.places),
            "club": False,
            "decided_by": not self._is_cramped
            and any(place.decided_by is not None or place.tied for place in standing.places),
            "state": any(remark(place, self._desk.snapshot) is not None for place in standing.places),
            "town": not self._is_cramped and any(place.entry.person.town for place in standing.places),
        }
        shown = tuple(each for each in columns if wanted.get(each.key, not each.optional))
        if not self.criteria.isChecked():
            return shown
        at = next(number for number, each in enumerate(shown) if each.key == "points") + 1
        return (*shown[:at], *criterion_columns(standing), *shown[at:])

    @property
    def _is_cramped(self) -> bool:
        """Whether towns and tie-breaks would cost names their letters; “Why this place?” tells both."""
        return self.width() < _ROOMY and len(self._desk.snapshot.rounds) > _FEW_ROUNDS

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave columns out, or bring them back, when the room has changed."""
        super().resizeEvent(event)
        if self._standing is not None and self._desk.bus.snapshot is not None:
            had_room = event.oldSize().width() >= _ROOMY
            if had_room != (event.size().width() >= _ROOMY):
                self._show()

    def why(self) -> None:
        """Explain the chosen place."""
        from tappscore.ui.dialogs.why import WhyDialog

        if self.teams.isVisible():
            self._desk.say(
                translate("Standings", "“Why this place?” is told of people: choose everybody or a category."), "note"
            )
        elif self._standing is not None and self._shown is not None and self.list.current_row >= 0:
            place = self.model.row_at(self.list.current_row)
            dialog = WhyDialog(self._desk, place, self._shown, self.window())
            if category := self.whose.chosen.category:
                dialog.place_among(category, self._standing.of(place.entry.id))
            dialog.open()

    def print(self) -> None:
        """Show the list chosen as a document."""
        whose, number = self.whose.chosen, self._round_to_print()
        if whose.is_of_teams:
            self._desk.go("print", document="team-standings", round_no=number)
        elif whose.category:
            self._desk.go("print", document="category-standings", round_no=number, category=whose.category)
        else:
            self._desk.go("print", document="standings", round_no=number)

    def _round_to_print(self) -> int | None:
        """Give the round of the list on view; that of all rounds is the one after the round people are at."""
        chosen: int | None = self.after.currentData()
        now = round_now(self._desk.snapshot)
        return chosen if chosen is not None or now is None else now.number

    def release(self) -> None:
        """Let the hall see a standing, or take it back."""
        from tappscore.ui.dialogs.release import ReleaseDialog

        if self._desk.bus.snapshot is not None and not self._desk.is_covered:
            ReleaseDialog(self._desk, self.window()).open()

    def share(self) -> None:
        """Open what leaves the hall: files for the web, phones, spreadsheets, the newspaper."""
        from tappscore.ui.dialogs.share import ShareDialog

        if not self._desk.is_covered:
            ShareDialog(self._desk, self.window(), self.after.currentData(), self.whose.currentIndex()).open()

    def arrive(self, entry: int | None = None) -> None:
        """Show somebody's line."""
        if entry is not None:
            if self.whose.chosen.is_of_teams or self.model.place_of(entry) is None:
                self.whose.choose_everybody()
            place = self.model.place_of(entry)
            if place is not None:
                self.list.choose(place)
        self.setFocus()


def _shows_same(one: Place, other: Place) -> bool:
    """Say whether two lines show the same: accounts are kept as they are where nobody played (`ledger.fold`)."""
    return (
        one.row is other.row
        and (one.place, one.tied, one.values) == (other.place, other.tied, other.values)
        and one.decided_by is other.decided_by
    )
