"""Seating: drawn by the program or by hand, shown by table and by name, changed by swapping."""

from __future__ import annotations

import secrets
import threading
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from tappscore.i18n import mark
from tappscore.problems import RefusedError
from tappscore.services.draws import Draws
from tappscore.services.planning import plan_by
from tappscore.tournament.seating.plan import Plan
from tappscore.tournament.seating_choices import choices_of
from tappscore.ui import commands, theme
from tappscore.ui.offers import Offer
from tappscore.ui.pages.seating_drawn import DrawnPart
from tappscore.ui.pages.seating_undrawn import UndrawnPart
from tappscore.ui.undoing import numbers_of
from tappscore.ui.widgets.parts import button, clear, column, label, row
from tappscore.ui.widgets.working import Working
from tappscore.ui.words import translate
from tappscore.ui.work import Progress, Work, run_in_worker

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.store.journal import JournalEntry
    from tappscore.tournament.snapshot import Round
    from tappscore.ui.desk import Desk
    from tappscore.ui.widgets.seat_board import SeatBoard


class SeatingPage(QWidget):
    """One round at a time."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._round_no = 0
        self._over: list[int] = []  # the rounds that were closed when this page was last shown
        self._work: Work | None = None
        self._enough = threading.Event()
        self.seed = fresh_seed()
        self._rounds = QHBoxLayout()
        self._rounds.setSpacing(0)
        self.state = label(role="soft")
        self.working = Working()
        self.body = QStackedWidget()
        self.undrawn = UndrawnPart(desk)
        self.drawn = DrawnPart(desk)
        self.body.addWidget(self.undrawn)
        self.body.addWidget(self.drawn)
        head = row(self._rounds, None, self.state, gap=theme.GAP)
        content = column(head, self.body, self.working, gap=theme.GAP)
        content.setStretchFactor(self.body, 1)
        content.setContentsMargins(theme.MARGIN, theme.GAP, theme.MARGIN, theme.GAP)
        self.setLayout(content)
        self.undrawn.drawn.connect(self.draw)
        self.undrawn.other_ways.connect(self.choose_way)
        self.undrawn.wishes.connect(self.show_wishes)
        self.drawn.redrawn.connect(self.draw_again)
        self.drawn.taken_back.connect(self.take_back)
        self.drawn.judged.connect(self.judge)
        self.drawn.wishes.connect(self.show_wishes)
        self.drawn.printed.connect(self._print)
        self.drawn.started.connect(self.start)
        self.drawn.learning.connect(self.learn_table)
        desk.actions.bind("seating.change", self.drawn.ask, self)
        desk.actions.bind("seating.draw", self.draw, self)
        desk.actions.bind("seating.other_draw", self.draw_again, self)
        desk.actions.bind("seating.ways", self.choose_way, self)
        desk.actions.bind("seating.wishes", self.show_wishes, self)
        desk.actions.bind("seating.fair", self.judge, self)

    # --- showing -------------------------------------------------------------

    def refresh(self, _changes: ChangeSet | None) -> None:
        """Show the round that is chosen, the one that is under way at first."""
        snapshot = self._desk.snapshot
        drawn = [round_.number for round_ in snapshot.rounds]
        can_draw_more = len(drawn) < snapshot.rounds_planned and not self._desk.is_read_only
        offered = [*drawn, len(drawn) + 1] if can_draw_more else drawn
        is_over = [each.number for each in snapshot.rounds if each.state == "closed"]
        if self._round_no not in offered or (self._round_no in is_over and self._round_no not in self._over):
            # The round shown was closed meanwhile: whoever comes now comes for the next one.
            self._round_no = self._wanted(offered)
        self._over = is_over
        self._offer(offered or [1])
        self._show()

    def _wanted(self, offered: list[int]) -> int:
        """The round that somebody most likely comes for: the first that is not over, else the next."""
        snapshot = self._desk.snapshot
        for round_ in snapshot.rounds:
            if round_.state != "closed":
                return round_.number
        return offered[-1] if offered else 1

    def retranslate(self) -> None:
        """Everything is said in refresh."""

    def arrive(self, round_no: int | None = None, entry: int | None = None) -> None:
        """Show a round, or where somebody sits."""
        if round_no is not None:
            self._round_no = round_no
        self.refresh(None)
        if entry is not None:
            self.drawn.show_seat(entry)
        self.setFocus()

    def shows_step(self, step: JournalEntry) -> bool:
        """Whether a step that undo would take belongs to the round that is shown, or to none."""
        rounds = tuple(numbers_of(step, "round", "last"))
        return not rounds or min(rounds) <= self._round_no <= max(rounds)

    def offers(self) -> list[Offer]:
        """Give what the menus of a drawn round hold."""
        return self.drawn.offers() if self.round is not None else []

    @property
    def board(self) -> SeatBoard:
        """The board of the round that is shown."""
        return self.drawn.board

    def show_seat(self, entry: int) -> None:
        """Show where somebody sits in the round that is shown."""
        self.drawn.show_seat(entry)

    def _offer(self, numbers: list[int]) -> None:
        clear(self._rounds)
        for number in numbers:
            made = button(None, partial(self.arrive, number), kind="quiet")
            made.setText(translate("Seating", "Round {number}", number=number))
            made.setCheckable(True)
            made.setChecked(number == self._round_no)
            self._rounds.addWidget(made)

    @property
    def round(self) -> Round | None:
        """The round that is shown, where it is drawn."""
        found = [each for each in self._desk.snapshot.rounds if each.number == self._round_no]
        return found[0] if found else None

    def _show(self) -> None:
        round_, snapshot = self.round, self._desk.snapshot
        if round_ is None:
            self.state.setText(translate("Seating", "not drawn yet"))
            self.undrawn.show_round(snapshot, self._round_no)
            self.body.setCurrentIndex(0)
            can_draw = self.undrawn.draw_button.isEnabled()
            self.setFocusProxy(self.undrawn.draw_button if can_draw else self.undrawn.to_entries)
        else:
            texts = {
                "drawn": translate("Seating", "drawn, not started"),
                "open": translate("Seating", "running"),
                "closed": translate("Seating", "closed"),
            }
            self.state.setText(texts[round_.state])
            self.drawn.show_round(snapshot, round_)
            self.body.setCurrentIndex(1)
            self.setFocusProxy(self.drawn.focus)

    # --- drawing -------------------------------------------------------------

    def draw(self) -> None:
        """Seat the round that is shown, in the way that is chosen for the evening."""
        if self.round is not None or self.working.is_busy or not self.undrawn.draw_button.isEnabled():
            return
        method = choices_of(self._desk.snapshot).method
        if method == "hand":
            self.draw_by_hand()
        elif method == "chips":
            self.type_chips()
        elif method == "sheets":
            self._learn()
        else:
            self._search(method)

    def _search(self, method: str) -> None:
        """Let the program draw, in a worker that can be cancelled or told that the best so far is good enough."""
        desk, number, seed = self._desk, self._round_no, self.seed
        snapshot, ledger = desk.snapshot, desk.bus.ledger
        self._enough = enough = threading.Event()

        def search(progress: Progress) -> object:
            def goes_on(done: int, budget: int, *_best: object) -> bool:
                return progress(done, budget) and not enough.is_set()

            return plan_by(method, snapshot, number, seed, goes_on, ledger)

        self.undrawn.draw_button.setEnabled(False)
        self._work = run_in_worker(search, partial(self._keep, method), on_refused=self._refused, parent=self)
        self._work.ended.connect(lambda: self.undrawn.draw_button.setEnabled(True))
        what = mark("Seating", "Looking for tables where nobody meets again…")
        self.working.follow(self._work, what, enough=self.take_best)

    def take_best(self) -> None:
        """End the search; the best seats so far are kept and marked."""
        self._enough.set()

    def _refused(self, refusal: RefusedError) -> None:
        commands.show(self._desk, refusal.problems, {})

    def _keep(self, method: str, answer: object) -> None:
        if not isinstance(answer, Plan):
            return
        desk, number = self._desk, self._round_no
        draws = Draws(desk.file, desk.snapshot.id)
        if desk.run(lambda: draws.keep(number, answer, method)) is None:
            return
        self.seed = fresh_seed()
        last = number + len(answer.rounds) - 1
        if last > number:
            desk.say(translate("Seating", "Rounds {number} to {last} are drawn.", number=number, last=last))
        else:
            desk.say(translate("Seating", "Round {number} is drawn.", number=number))
        self.setFocus()

    def draw_again(self) -> None:
        """Take the draw back, with all drawn after it, and draw with another seed."""
        if self.round is None or not self.drawn.can_redraw or self.working.is_busy:
            return
        number = self._round_no
        if self.take_back():
            self._round_no = number
            self.refresh(None)
            self.draw()

    def take_back(self) -> bool:
        """Take the draw back, with all drawn after it; what has results is refused by the verb."""
        desk, number = self._desk, self._round_no
        draws = Draws(desk.file, desk.snapshot.id)
        if self.round is None or desk.run(lambda: draws.take_back(number)) is None:
            return False
        desk.say(translate("Seating", "The draw is taken back. Undo brings it again."))
        return True

    def _learn(self) -> None:
        """Begin a round that nobody drew: its sheets say who sat where."""
        desk, number = self._desk, self._round_no
        if desk.run(lambda: desk.rounds.draw(number, (), method="sheets")) is not None:
            desk.say(translate("Seating", "Round {number} has begun; type each table from its sheet.", number=number))
            self.learn_table()

    def learn_table(self) -> None:
        """Type the people of a table from its sheet."""
        from tappscore.ui.dialogs.learn_table import LearnTableDialog

        if self.round is not None and not self.drawn.board.is_locked:
            LearnTableDialog(self._desk, self._round_no, self.window()).open()

    def draw_by_hand(self) -> None:
        """Type the tables that were drawn with cards, or put together."""
        from tappscore.ui.dialogs.hand_draw import HandDrawDialog

        HandDrawDialog(self._desk, self._round_no, self.window()).open()

    def type_chips(self) -> None:
        """Type who drew which table and seat."""
        from tappscore.ui.dialogs.chips import ChipsDialog

        ChipsDialog(self._desk, self._round_no, self.window()).open()

    def choose_way(self) -> None:
        """Choose another way of drawing."""
        from tappscore.ui.dialogs.seating_ways import WaysDialog

        if not self._desk.is_read_only:
            WaysDialog(self._desk, self, self.window()).open()

    def show_wishes(self) -> None:
        """Show who is kept apart, who has a fixed place, who writes, and which tables there are."""
        from tappscore.ui.dialogs.seating_wishes import WishesDialog

        if not self._desk.is_read_only:
            WishesDialog(self._desk, self.window()).open()

    def judge(self) -> None:
        """Show how fair the seating was so far."""
        from tappscore.ui.dialogs.fairness import FairnessDialog

        if self._desk.snapshot.rounds:
            FairnessDialog(self._desk, self.window()).open()

    def start(self) -> None:
        """Start the round, or go on to its sheets."""
        round_ = self.round
        if round_ is None:
            return
        if round_.state == "drawn":
            from tappscore.ui.dialogs.start_round import StartRoundDialog

            StartRoundDialog(self._desk, round_.id, self.window(), then="scoring").open()
        else:
            self._desk.go("scoring", round_no=round_.number)

    def _print(self) -> None:
        """Show the seats on paper, in the order that is shown here."""
        document = "seating-by-name" if self.drawn.is_by_name else "seating-by-table"
        self._desk.go("print", document=document, round_no=self._round_no)


def fresh_seed() -> int:
    """Give a seed that fits on a note."""
    return 1 + secrets.randbelow(999_999)
