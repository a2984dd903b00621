"""A new tournament asks three things: its name, which game, how many rounds of how many deals."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, time
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt, QTime
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDateEdit,
    QGridLayout,
    QLineEdit,
    QScrollArea,
    QTimeEdit,
    QVBoxLayout,
    QWidget,
)

from tappscore.i18n import mark
from tappscore.rules.registry import rule_set
from tappscore.services.tournaments import RANKING
from tappscore.ui import clubs, theme, words
from tappscore.ui.forms.game_button import GameButton
from tappscore.ui.forms.games import GAMES, card_of, more_games, worked
from tappscore.ui.forms.house import HouseForm
from tappscore.ui.models.schedule import deals_by_size, expected_end
from tappscore.ui.widgets.parts import Field, button, card, clear, column, label, row, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk

_BEGIN = time(19, 30)


class NewTournamentPage(QWidget):
    """One page, three sections, one button."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._ranking: tuple[str, ...] = RANKING
        self.name = QLineEdit()
        self.place = QLineEdit()
        self.day = QDateEdit()
        self.day.setCalendarPopup(True)
        self.day.setDisplayFormat("dd.MM.yyyy")
        self.rounds = spin(1, 12, 3)
        self.deals = spin(1, 60, 12)
        self.prefer = QComboBox()
        self.begin = QTimeEdit(QTime(_BEGIN.hour, _BEGIN.minute))
        self.begin.setDisplayFormat("HH:mm")
        self.end = label(role="strong", wraps=True)
        self.cards = QButtonGroup(self)
        self.more = QComboBox()
        self._card_of: dict[str, GameButton] = {}
        self._form: HouseForm | None = None
        self._form_place = QVBoxLayout()
        self._worked = QGridLayout()
        self._worked.setHorizontalSpacing(theme.GAP)
        self._worked.setVerticalSpacing(theme.UNIT)
        self.create_button = button(mark("New tournament", "Create the tournament"), self.make, kind="primary")
        self.create_button.setAutoDefault(True)
        self.back = button(mark("New tournament", "Back"), lambda: desk.go("tonight"), kind="quiet")
        self._lay_out()
        for box in (self.rounds, self.deals):
            box.valueChanged.connect(lambda _value: self._reckon())
        self.prefer.currentIndexChanged.connect(lambda _at: self._reckon())
        self.begin.timeChanged.connect(lambda _time: self._reckon())
        self.name.returnPressed.connect(lambda: next(iter(self._card_of.values())).setFocus())
        self.setFocusProxy(self.name)
        self._begin_anew()

    # --- setting up ----------------------------------------------------------

    def _lay_out(self) -> None:
        name = Field(mark("New tournament", "Name of the evening"), self.name)
        day = Field(mark("New tournament", "Day"), self.day)
        place = Field(mark("New tournament", "Place"), self.place)
        self.name.setMinimumWidth(30 * theme.UNIT)
        first = row(name, day, place, gap=theme.GAP)
        first.setStretch(0, 2)
        first.setStretch(2, 1)
        games = QGridLayout()
        games.setSpacing(theme.GAP)
        for at, game in enumerate(GAMES):
            made = GameButton(game)
            self.cards.addButton(made)
            self._card_of[game.key] = made
            made.toggled.connect(lambda on, key=game.key: self._choose_card(key) if on else None)
            games.addWidget(made, at // 2, at % 2)
        self.more.addItem("", "")
        for game in more_games():
            self.more.addItem(words.spoken(rule_set(game.key).label), game.key)
        self.more.activated.connect(lambda _at: self._choose_more())
        how = card(
            column(
                label(mark("New tournament", "Is this how you play?"), "large"),
                self._worked,
                theme.UNIT,
                self._form_place,
                gap=theme.UNIT,
            )
        )
        last = row(
            Field(mark("New tournament", "Rounds"), self.rounds),
            Field(mark("New tournament", "Deals a person and round"), self.deals),
            Field(mark("New tournament", "People at a table"), self.prefer),
            Field(mark("New tournament", "Begin"), self.begin),
            None,
            gap=theme.GAP,
        )
        inner = QWidget()
        inner.setLayout(
            column(
                label(mark("New tournament", "New tournament"), "title"),
                first,
                theme.UNIT,
                label(mark("New tournament", "Which game?"), "large"),
                games,
                Field(mark("New tournament", "Another game of the family"), self.more),
                how,
                theme.UNIT,
                label(mark("New tournament", "How long?"), "large"),
                last,
                self.end,
                None,
                gap=theme.UNIT,
                margin=theme.MARGIN,
            )
        )
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        below = row(self.back, None, self.create_button)
        below.setContentsMargins(theme.MARGIN, theme.UNIT, theme.MARGIN, theme.GAP)
        content = column(scroll, below, gap=0)
        content.setStretch(0, 1)
        self.setLayout(content)

    def _begin_anew(self) -> None:
        now = clubs.today()
        self.name.clear()
        self.place.setText(self._desk.settings.text("place"))
        self.day.setDate(QDate(now.year, now.month, now.day))
        self._ranking = RANKING
        self._card_of[GAMES[0].key].setChecked(True)

    def arrive(self, like: int | None = None) -> None:
        """Begin anew, or with everything of an earlier evening but its people."""
        self._begin_anew()
        if like is not None:
            from tappscore.store.loading import load

            model = load(self._desk.file, like)
            self.name.setText(model.name)
            self.place.setText(model.place)
            self.rounds.setValue(model.rounds_planned)
            self._ranking = model.ranking
            self._take(model.variant, model.house)
            at = self.prefer.findData(model.prefer)
            self.prefer.setCurrentIndex(max(at, 0))
        self.name.setFocus()
        self.name.selectAll()

    def refresh(self, changes: ChangeSet | None) -> None:
        """Nothing here depends on the open tournament."""

    def retranslate(self) -> None:
        """Build the form of the game anew in the new language."""
        for at, game in enumerate(more_games(), start=1):
            self.more.setItemText(at, words.spoken(rule_set(game.key).label))
        if self._form is not None:
            self._choose(self.variant, self._form.values)

    # --- the game ------------------------------------------------------------

    @property
    def variant(self) -> str:
        """The game that is chosen."""
        return str(self.more.currentData()) or next(key for key, made in self._card_of.items() if made.isChecked())

    def _take(self, key: str, house: Mapping[str, object]) -> None:
        """Choose a game by its key, from the cards or from the list."""
        self.more.setCurrentIndex(max(self.more.findData(key), 0))
        self._check(key)
        self._choose(key, house)

    def _choose_more(self) -> None:
        """Choose from the list; its first line goes back to the first card."""
        self._take(str(self.more.currentData()) or GAMES[0].key, {})

    def _choose_card(self, key: str) -> None:
        self.more.setCurrentIndex(0)
        self._choose(key, {})

    def _check(self, key: str) -> None:
        """Check the card of a game; none where it is chosen from the list."""
        self.cards.setExclusive(False)
        for card_key, made in self._card_of.items():
            made.blockSignals(True)
            made.setChecked(card_key == key)
            made.blockSignals(False)
        self.cards.setExclusive(True)

    def _choose(self, key: str, house: Mapping[str, object]) -> None:
        chosen = rule_set(key)
        if self._form is not None:
            self._form_place.removeWidget(self._form)
            self._form.deleteLater()
        self._form = HouseForm(chosen, house)
        self._form.changed.connect(self._fill_sizes)
        self._form.changed.connect(self._settle_examples)
        self._form.changed.connect(self._reckon)
        self._form_place.addWidget(self._form)
        self._fill_sizes()
        self._settle_examples()
        self._reckon()

    def _fill_sizes(self) -> None:
        """Offer the table sizes of the game under the options as they stand."""
        sizes = list(deals_by_size(rule_set(self.variant), self._form.values if self._form else {}, 1))
        if sizes == [self.prefer.itemData(at) for at in range(self.prefer.count())]:
            return
        self.prefer.blockSignals(True)
        self.prefer.clear()
        for size in sizes:
            self.prefer.addItem(str(size), size)
        self.prefer.setCurrentIndex(max(self.prefer.findData(4), 0))
        self.prefer.blockSignals(False)

    def _settle_examples(self) -> None:
        """Settle the three deals by the rules themselves, under the options as they stand."""
        game = card_of(self.variant)
        clear(self._worked)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        told = worked(game, self._form.values if self._form else {})
        for at, (what, moves) in enumerate(told, start=1):
            sentence = label()
            sentence.setText(what)
            self._worked.addWidget(sentence, at, 0)
            for seat, move in enumerate(moves, start=1):
                points = label(role="strong")
                points.setText(move)
                self._worked.addWidget(points, at, seat, right)
        seats = max((len(moves) for _, moves in told), default=0)
        for seat in range(1, seats + 1):
            self._worked.addWidget(label(mark("New tournament", "Seat {seat}"), "soft", seat=seat), 0, seat, right)
        self._worked.setColumnStretch(8, 1)

    def _reckon(self) -> None:
        size = self.prefer.currentData()
        house = self._form.values if self._form else {}
        by_size = deals_by_size(rule_set(self.variant), house, self.deals.value())
        begin = datetime.combine(date(2000, 1, 1), time(self.begin.time().hour(), self.begin.time().minute()))
        end = expected_end(begin, self.rounds.value(), by_size.get(size, self.deals.value()))
        self.end.setText(
            translate(
                "New tournament",
                "{deals} deals at a table of {size}, {total} deals a person in all. Expected end about {end}.",
                deals=by_size.get(size, 0),
                size=size or 0,
                total=self.rounds.value() * self.deals.value(),
                end=f"{end:%H:%M}",
            )
        )

    # --- creating ------------------------------------------------------------

    def make(self) -> None:
        """Create the tournament, open it, and go to the door."""
        desk, day = self._desk, self.day.date()
        house = self._form.values if self._form else {}
        chosen = rule_set(self.variant)
        changes = desk.run(
            lambda: desk.tournaments.create(
                name=self.name.text().strip(),
                day=date(day.year(), day.month(), day.day()),
                place=self.place.text().strip(),
                variant=self.variant,
                house=house,
                rounds=self.rounds.value(),
                deals=deals_by_size(chosen, house, self.deals.value()),
                prefer=self.prefer.currentData(),
                ranking=self._ranking,
            ),
            {"name": self.name, "day": self.day, "place": self.place},
        )
        if changes is None:
            return
        desk.settings.keep("place", self.place.text().strip())
        desk.bus.open(changes.made("tournaments"))
        desk.say(translate("New tournament", "The tournament is created. Now the people."))
        desk.go("entries")
