"""A round that is not drawn: what the number of people means, one button, and the other ways behind a quiet one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QRadioButton, QVBoxLayout, QWidget

from tappscore.i18n import mark
from tappscore.services.planning import plays
from tappscore.services.seating_wishes import SeatingWishes, mixed_answer, mixed_answers
from tappscore.tournament.seating_choices import BY_KEY, NEEDS_RESULTS, choices_of
from tappscore.ui import theme, words
from tappscore.ui.models.people import summary
from tappscore.ui.models.seating_outlook import bound_words, is_mixed, meaning_words, mixed_words, outlook_words
from tappscore.ui.models.seating_wish_words import wish_words
from tappscore.ui.widgets.parts import button, card, clear, column, label, row, set_role
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Snapshot
    from tappscore.ui.desk import Desk

FEWEST = 3  # people at a table


class UndrawnPart(QWidget):
    """Says what would be drawn; the page does it."""

    drawn = Signal()
    other_ways = Signal()
    wishes = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.title = label(role="title")
        self.people = label(role="large", wraps=True)
        self.outlook = label(role="soft", wraps=True)
        self.bound = label(role="soft", wraps=True)
        self.why_not = label(role="warn", wraps=True)
        self.draw_button = button(None, self.drawn.emit, kind="primary", is_large=True)
        self.ways_button = button(mark("Seating", "Other ways…"), self.other_ways.emit)
        self.wishes_button = button(mark("Seating", "Wishes…"), self.wishes.emit)
        self.to_entries = button(mark("Seating", "Go to Entries"), lambda: desk.go("entries"))
        self.way = label(role="strong", wraps=True)
        self.effect = label(role="soft", wraps=True)
        self.wished = label(role="soft", wraps=True)
        self.mixed: dict[str, QRadioButton] = {}
        self._mixed_head = label(role="strong", wraps=True)
        self._mixed_answers = QVBoxLayout()
        self._mixed_answers.setSpacing(theme.UNIT // 2)
        self.mixed_card = card(column(self._mixed_head, self._mixed_answers))
        self.setLayout(
            column(
                self.title,
                self.people,
                self.outlook,
                self.mixed_card,
                theme.UNIT,
                self.why_not,
                row(self.draw_button, self.ways_button, self.wishes_button, self.to_entries, None, gap=theme.GAP),
                theme.UNIT,
                self.way,
                self.effect,
                self.bound,
                self.wished,
                None,
            )
        )

    def show_round(self, snapshot: Snapshot, round_no: int) -> None:
        """Show what the people who are here mean for a round."""
        here = sum(plays(entry, round_no) for entry in snapshot.entries)
        method = BY_KEY[choices_of(snapshot).method]
        self.title.setText(translate("Seating", "Round {number}", number=round_no))
        self.people.setText(summary(snapshot) if here < FEWEST else meaning_words(snapshot, round_no))
        self.outlook.setText(outlook_words(snapshot, round_no))
        self.way.setText(words.spoken(method.label))
        self.effect.setText(words.spoken(method.effect))
        self.bound.setText(bound_words(snapshot, round_no) if method.key == "plan" else "")
        self.wished.setText(wish_words(snapshot))
        for widget in (self.outlook, self.bound, self.wished):
            widget.setVisible(bool(widget.text()))
        self._say_why_not(snapshot, here, method.key)
        self._say_button(round_no, method.key)
        self._offer(can_draw=here >= FEWEST)
        self._show_mixed(snapshot, round_no)

    def _offer(self, *, can_draw: bool) -> None:
        """Offer the draw, or first the door: the one main button is the one that leads on."""
        for each in (self.draw_button, self.ways_button, self.wishes_button):
            each.setEnabled(can_draw)
            each.setVisible(can_draw)
        for name in ("primary", "large"):
            self.to_entries.setProperty(name, not can_draw)
        theme.restyle(self.to_entries)

    def _say_button(self, round_no: int, method: str) -> None:
        texts = {
            "chips": translate("Seating", "Type the chips of round {number}…", number=round_no),
            "hand": translate("Seating", "Type the tables of round {number}…", number=round_no),
            "sheets": translate("Seating", "Begin round {number} without seats", number=round_no),
        }
        self.draw_button.setText(texts.get(method, translate("Seating", "Draw round {number}", number=round_no)))

    def _say_why_not(self, snapshot: Snapshot, here: int, method: str) -> None:
        """Say what speaks against drawing now."""
        waiting = [each for each in snapshot.rounds if each.state != "closed"]
        said = ""
        if here < FEWEST:
            said = translate("Seating", "At least three people must be here to draw a round.")
        elif waiting and method in NEEDS_RESULTS:
            said = translate(
                "Seating",
                "Round {number} is not closed: this way of drawing needs its results.",
                number=waiting[0].number,
            )
        elif waiting:
            said = translate(
                "Seating",
                "Round {number} is not closed; draw only if its last sheets don't matter for the seats.",
                number=waiting[0].number,
            )
        self.why_not.setText(said)
        set_role(self.why_not, "warn")
        self.why_not.setVisible(bool(said))

    # --- tables of three and four ---------------------------------------------

    def _show_mixed(self, snapshot: Snapshot, round_no: int) -> None:
        """Ask how tables of two sizes play side by side, before the first deal is booked."""
        is_asked = (
            is_mixed(snapshot, round_no)
            and not self._desk.is_read_only
            and not any(table.deals for each in snapshot.rounds for table in each.tables)
        )
        self.mixed_card.setVisible(is_asked)
        clear(self._mixed_answers)
        self.mixed = {}
        if not is_asked:
            return
        self._mixed_head.setText(translate("Seating", "Tables of different size: how do they play?"))
        now = mixed_answer(snapshot)
        for answer in mixed_answers(snapshot):
            made = QRadioButton(mixed_words(snapshot, answer))
            made.setChecked(answer == now)
            made.clicked.connect(partial(self._answer, answer))
            self._mixed_answers.addWidget(made)
            self.mixed[answer] = made

    def _answer(self, answer: str, _checked: bool = True) -> None:
        desk = self._desk
        if answer != mixed_answer(desk.snapshot):
            desk.run(lambda: SeatingWishes(desk.file, desk.snapshot.id).answer_mixed(answer))
