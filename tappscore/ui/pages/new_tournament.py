"""A new tournament asks three things: its name, which game, how many rounds of how many deals."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, time
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt, QTime, QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from tappscore.i18n import mark
from tappscore.problems import RefusedError
from tappscore.rules.house_values import house_values
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import RuleSet, bind
from tappscore.services.presets import Presets
from tappscore.services.rulings import CONFIRMED
from tappscore.services.tournaments import RANKING
from tappscore.store.preset_reading import Preset
from tappscore.tournament.rules_in_force import LETTERS, in_force, letters_of
from tappscore.ui import clubs, theme, words
from tappscore.ui.dialogs.presets import PresetsDialog, Shown
from tappscore.ui.forms.game_button import GameButton
from tappscore.ui.forms.games import GAMES, more_games
from tappscore.ui.forms.house import HouseForm
from tappscore.ui.forms.letters import LettersDrawer
from tappscore.ui.forms.still_rules import StillTheseRules, told
from tappscore.ui.forms.worked_deals import show_worked
from tappscore.ui.models.schedule import deals_by_size, expected_end
from tappscore.ui.models.table_sizes import size_word
from tappscore.ui.widgets.day_field import DayField, TimeField
from tappscore.ui.widgets.parts import Field, Foot, button, card, column, label, row, scrolling, spin
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.store.changes import ChangeSet
    from tappscore.ui.desk import Desk

_ROUNDS, _DEALS, _BEGIN = 3, 12, time(19, 30)


class NewTournamentPage(QWidget):
    """One page, three sections, one button."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._ranking: tuple[str, ...] = RANKING
        self.name = QLineEdit()
        self.place = QLineEdit()
        self.day = DayField()
        self.rounds = spin(1, 12, _ROUNDS)
        self.deals = spin(1, 60, _DEALS)
        self.prefer = QComboBox()
        self.begin = TimeField(QTime(_BEGIN.hour, _BEGIN.minute))
        self.begin.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.end = label(role="strong", wraps=True)
        self.cards = QButtonGroup(self)
        self.more = QComboBox()
        self._card_of: dict[str, GameButton] = {}
        self._form: HouseForm | None = None
        self._settings: dict[str, object] = {}
        self.presets = QComboBox()
        self.presets_field = Field(mark("New tournament", "Our own rules"), self.presets)
        self.presets_button = button(mark("New tournament", "Our own rules…"), self.show_presets, kind="quiet")
        self.own_letters = LettersDrawer()
        self.still = StillTheseRules(self._take_as_last_time, self._change_them)
        self.still.hide()
        self._form_place = QVBoxLayout()
        self._worked = QGridLayout()
        self._worked.setHorizontalSpacing(theme.GAP)
        self._worked.setVerticalSpacing(theme.UNIT)
        self.create_button = button(mark("New tournament", "Create the tournament"), self.make, kind="primary")
        self.back = button(mark("New tournament", "Back"), lambda: desk.go("tonight"), kind="quiet")
        self.back.setProperty("link", True)
        self._lay_out()
        for changed in (self.rounds.valueChanged, self.deals.valueChanged, self.prefer.currentIndexChanged):
            changed.connect(lambda _value: self._reckon())
        self.begin.timeChanged.connect(lambda _time: self._reckon())
        self.name.returnPressed.connect(self._go_to_games)
        self.place.returnPressed.connect(self._go_to_games)
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
            made.taken.connect(self.create_button.setFocus)
            made.toggled.connect(lambda on, key=game.key: self._choose_card(key) if on else None)
            games.addWidget(made, at // 2, at % 2)
        self.more.addItem(translate("New tournament", "one of the cards above"), "")
        for game in more_games():
            self.more.addItem(words.spoken(rule_set(game.key).label), game.key)
        self.more.activated.connect(lambda _at: self._choose_more())
        how = card(
            column(
                row(label(mark("New tournament", "Is this how you play?"), "large"), None, self.presets_button),
                self.still,
                self._worked,
                theme.UNIT,
                self._form_place,
                self.own_letters,
                gap=theme.UNIT,
            )
        )
        others = row(
            Field(mark("New tournament", "Another game of the family"), self.more),
            self.presets_field,
            None,
            gap=theme.GAP,
        )
        self.presets.activated.connect(lambda _at: self._choose_preset())
        last = row(
            Field(mark("New tournament", "Rounds"), self.rounds),
            Field(mark("New tournament", "Deals a person and round"), self.deals),
            Field(mark("New tournament", "People at a table"), self.prefer),
            Field(mark("New tournament", "Begin"), self.begin),
            None,
            gap=theme.GAP,
        )
        inner = column(
            label(mark("New tournament", "New tournament"), "title"),
            first,
            theme.UNIT,
            label(mark("New tournament", "Which game?"), "large"),
            games,
            theme.UNIT // 2,
            others,
            theme.UNIT // 2,
            how,
            theme.UNIT,
            label(mark("New tournament", "How long?"), "large"),
            last,
            self.end,
            None,
            gap=theme.UNIT,
            margin=theme.MARGIN,
        )
        self.area = scrolling(inner)
        content = column(self.area, Foot(self.area, row(self.back, None, self.create_button)), gap=0)
        content.setStretch(0, 1)
        self.setLayout(content)

    def _begin_anew(self) -> None:
        now = clubs.today()
        self.name.clear()
        self.place.setText(self._desk.settings.text("place"))
        self.day.setDate(QDate(now.year, now.month, now.day))
        self.rounds.setValue(_ROUNDS)
        self.deals.setValue(_DEALS)
        self._ranking, self._settings = RANKING, {}
        self._fill_presets()
        self._take(GAMES[0].key, {})
        self.area.ensureVisible(0, 0)

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
            # The rules of its last round: those are what the club plays by now.
            now = in_force(model, max((round_.number for round_ in model.rounds), default=1))
            self._settings = {key: value for key, value in model.settings.items() if key not in (LETTERS, CONFIRMED)}
            self._take(model.variant, now.house, letters_of(model))
            self.still.ask(self.told_rules())
            self.prefer.setCurrentIndex(max(self.prefer.findData(model.prefer), 0))
        self.name.setFocus()
        self.name.selectAll()

    def refresh(self, changes: ChangeSet | None) -> None:
        """Nothing here depends on the open tournament."""

    def retranslate(self) -> None:
        """Build the form of the game anew in the new language."""
        self.more.setItemText(0, translate("New tournament", "one of the cards above"))
        for at, game in enumerate(more_games(), start=1):
            self.more.setItemText(at, words.spoken(rule_set(game.key).label))
        if self._form is not None:
            self._choose(self.variant, self._form.values, self.own_letters.letters)
            self._fill_presets()

    # --- the game ------------------------------------------------------------

    @property
    def variant(self) -> str:
        """The game that is chosen."""
        return str(self.more.currentData()) or next(key for key, made in self._card_of.items() if made.isChecked())

    def _take(self, key: str, house: Mapping[str, object], letters: Mapping[str, str] | None = None) -> None:
        self.more.setCurrentIndex(max(self.more.findData(key), 0))
        self._check(key)
        self._choose(key, house, letters or {})

    def _go_to_games(self) -> None:
        """Go on from name and place to the chosen card, or to the list where the game is chosen there."""
        next((made for made in self._card_of.values() if made.isChecked()), self.more).setFocus()

    def _choose_more(self) -> None:
        """Choose from the list; its first line goes back to the first card."""
        self._take(str(self.more.currentData()) or GAMES[0].key, {})

    def _choose_card(self, key: str) -> None:
        self.more.setCurrentIndex(0)
        self.presets.setCurrentIndex(0)
        self._choose(key, {}, {})

    def _check(self, key: str) -> None:
        """Check the card of a game; none where it is chosen from the list."""
        self.cards.setExclusive(False)
        for card_key, made in self._card_of.items():
            made.blockSignals(True)
            made.setChecked(card_key == key)
            made.blockSignals(False)
        self.cards.setExclusive(True)

    def _choose(self, key: str, house: Mapping[str, object], letters: Mapping[str, str]) -> None:
        chosen = rule_set(key)
        known = {option.key for option in chosen.all_options}
        house = {key: value for key, value in house.items() if key in known}
        if self._form is not None:
            self._form_place.removeWidget(self._form)
            self._form.deleteLater()
        self._form = HouseForm(chosen, house)
        self._form.changed.connect(self._fill_sizes)
        self._form.changed.connect(self._settle_examples)
        self._form.changed.connect(self._reckon)
        self._form.changed.connect(self.still.hide)
        self.still.hide()
        self.own_letters.write(rule_set(self.variant), letters)
        self._form_place.addWidget(self._form)
        self._form.stand_between(self.still.no, self.own_letters.button)
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
        show_worked(self._worked, self.variant, self._form.values if self._form else {}, with_seats=True)

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
                size=size_word(size or 0),
                total=self.rounds.value() * self.deals.value(),
                end=f"{end:%H:%M}",
            )
        )

    # --- our own rules ---------------------------------------------------------

    def _fill_presets(self) -> None:
        """Offer the rules that the club has kept."""
        self._presets = Presets(self._desk.file).all() if self._desk.bus.file is not None else ()
        self.presets.clear()
        self.presets.addItem(translate("New tournament", "none of these"))
        for preset in self._presets:
            self.presets.addItem(preset.name)
        self.presets_field.setVisible(bool(self._presets))

    def _choose_preset(self) -> None:
        at = self.presets.currentIndex() - 1
        if 0 <= at < len(self._presets):
            self._take_preset(self._presets[at])

    def _take_preset(self, preset: Preset) -> None:
        try:
            rule_set(preset.variant)
        except RefusedError as refused:
            self._desk.say(" ".join(words.spoken(problem.message) for problem in refused.problems), "warn")
            return
        self._take(preset.variant, preset.house, preset.letters)
        # What somebody kept under a name was looked at.
        self._settings[CONFIRMED] = True
        self._fill_presets()
        self.presets.setCurrentIndex(max(self.presets.findText(preset.name), 0))

    def show_presets(self) -> None:
        """Keep the rules on view under a name, or manage those that are kept."""
        chosen = rule_set(self.variant)
        house = dict(self._form.values) if self._form else {}
        dialog = PresetsDialog(
            self._desk, Shown(chosen.key, chosen.revision, house, self.own_letters.letters), self.window()
        )
        dialog.chosen.connect(self._take_preset)
        dialog.finished.connect(lambda _result: self._fill_presets())
        dialog.open()

    def told_rules(self) -> str:
        """Say which game it is and what differs from the usual."""
        return told(rule_set(self.variant), self._form.values if self._form else {}, self.own_letters.letters)

    def _take_as_last_time(self) -> None:
        self._settings[CONFIRMED] = True
        self.still.hide()
        self.create_button.setFocus()

    def _change_them(self) -> None:
        self.still.hide()
        if self._form is not None:
            self._form.setFocus()
            self._form.focusNextChild()

    def _kept_settings(self, chosen: RuleSet) -> dict[str, object]:
        """Give the settings to begin with: the letters, and whether house values are still to be looked at."""
        settings = dict(self._settings)
        if self.own_letters.letters:
            settings[LETTERS] = self.own_letters.letters
        if CONFIRMED not in settings and self._form is not None:
            sizes = deals_by_size(chosen, self._form.values, 1)
            rules = bind(chosen, self._form.values, next(iter(sizes), chosen.allowed_seats[0]))
            if house_values(rules):
                settings[CONFIRMED] = False
        return settings

    # --- creating ------------------------------------------------------------

    def make(self) -> None:
        """Create the tournament, open it, and go to the door."""
        desk, day = self._desk, self.day.date()
        if self.still.is_open():
            self.still.insist()
            # The focus brings one button into view; the question belongs to it.
            self.area.ensureWidgetVisible(self.still)
            # Once more when the line that insists is laid out: until then the question ends higher up.
            QTimer.singleShot(0, self, lambda: self.area.ensureWidgetVisible(self.still))
            return
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
                settings=self._kept_settings(chosen),
            ),
            {"name": self.name, "day": self.day, "place": self.place},
        )
        if changes is None:
            return
        desk.settings.keep("place", self.place.text().strip())
        desk.bus.open(changes.made("tournaments"))
        desk.say(translate("New tournament", "The tournament is created. Now the people."))
        desk.go("entries")
        self._begin_anew()
