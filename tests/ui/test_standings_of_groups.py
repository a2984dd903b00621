"""Teams and categories on the Standings page: what stands there is what the printed lists say."""

from __future__ import annotations

import io
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from desk_hands import Hands
from pypdf import PdfReader
from PySide6.QtCore import Qt

from tappscore.exchange.archive import read
from tappscore.i18n import formats
from tappscore.report.documents import render
from tappscore.services.archive import Archive
from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.store.loading import load
from tappscore.tournament.groups import counting, of_category, teams
from tappscore.tournament.ledger import fold
from tappscore.tournament.simulate import simulate
from tappscore.tournament.standings import Standing, rank
from tappscore.ui.dialogs.release import ReleaseDialog
from tappscore.ui.dialogs.share import ShareDialog
from tappscore.ui.dialogs.why import WhyDialog
from tappscore.ui.pages.standings import StandingsPage

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
NOW = datetime.fromisoformat("2026-11-28T21:13")
LADIES = 5


@pytest.fixture
def evening(club: Path, open_desk: Callable[..., Hands]) -> Hands:
    """A window on the standings of 13 people in round 2: teams of 4, 3 and 3, five ladies, one of the youth."""
    made = simulate(6, 13, 2, "wuerttemberg", started=1)
    for at, entry in enumerate(made["entries"][:10]):
        entry["team"] = ("Blau", "Rot", "Grün")[at % 3]
    with open_or_create(club) as file:
        changes = Archive(file).bring_in(read(made))
        people = [entry.person for entry in load(file, changes.made("tournaments")).entries]
        registration = Registration(file, changes.made("tournaments"))
        for person in people[2 : 2 + LADIES]:
            registration.rename(person.id, group="Damen")
        registration.rename(people[12].id, group="Jugend")
    hands = open_desk()
    hands.desk.bus.open(changes.made("tournaments"))
    hands.alt(5)
    return hands


def page_of(hands: Hands) -> StandingsPage:
    page = hands.window.page("standings")
    assert isinstance(page, StandingsPage)
    return page


def offered(page: StandingsPage) -> list[str]:
    return [page.whose.itemText(at) for at in range(page.whose.count())]


def choose(hands: Hands, whose: str) -> StandingsPage:
    """Reach the choice by Shift+Tab alone and go to an entry of it by the arrow keys."""
    page = page_of(hands)
    for _ in range(8):
        if page.whose.hasFocus():
            break
        hands.press(KEY.Key_Backtab)
    assert page.whose.hasFocus()
    hands.press(KEY.Key_Home)
    for _ in range(offered(page).index(whose)):
        hands.press(KEY.Key_Down)
    assert page.whose.currentText() == whose
    return page


def ranked_now(hands: Hands, after: int | None = None) -> Standing:
    snapshot = hands.desk.snapshot
    return rank(snapshot, fold(snapshot), after)


def people_shown(page: StandingsPage) -> list[tuple[object, ...]]:
    keys = [column.key for column in page.model.columns]
    return [
        tuple(page.model.cell(at, keys.index(key)) for key in ("place", "number", "points"))
        for at in range(page.model.rowCount())
    ]


def people_of(standing: Standing) -> list[tuple[object, ...]]:
    return [(place.place, place.entry.number, place.points) for place in standing.places]


def teams_shown(page: StandingsPage) -> list[list[str]]:
    model = page.teams.model
    return [[str(model.data(model.index(at, each))) for each in range(4)] for at in range(model.rowCount())]


def teams_of(standing: Standing) -> list[list[str]]:
    """Tell the teams of a standing from the points of their members, not through the columns."""
    size = counting(standing)
    told = []
    for line in teams(standing):
        members = []
        for at, one in enumerate(line.members):
            points = formats.number(one.points or 0, "en")
            members.append(f"{one.entry.person.spoken}\u00a0{points if at < size else f'({points})'}")
        own = formats.ordinal(line.place, "en")
        told.append([own, line.team, ", ".join(members), formats.number(line.points, "en")])
    return told


def on_paper(hands: Hands, document: str) -> str:
    """Read a document back from its PDF, without what breaks it into lines."""
    snapshot = hands.desk.snapshot
    made = render(document, snapshot, fold(snapshot), hands.desk.catalog, printed_at=NOW)
    return squeezed("".join(page.extract_text() for page in PdfReader(io.BytesIO(made)).pages))


def squeezed(text: str) -> str:
    return "".join(text.replace("-", "").split())


def test_an_evening_without_teams_and_categories_offers_no_choice(club: Path, open_desk: Callable[..., Hands]) -> None:
    with open_or_create(club) as file:
        Archive(file).bring_in(read(simulate(6, 13, 2, "wuerttemberg")))
    hands = open_desk()
    hands.alt(5)
    page = page_of(hands)
    assert page.after.isVisible()
    assert not page.whose.isVisible()


def test_everybody_comes_first_then_the_teams_then_each_category(evening: Hands) -> None:
    page = page_of(evening)
    assert page.whose.isVisible()
    assert offered(page) == ["Everybody", "Teams", "Damen", "Jugend"]
    assert page.whose.currentText() == "Everybody"
    assert page.model.rowCount() == 13


def test_a_category_chosen_by_keys_has_its_own_places_as_on_paper(evening: Hands) -> None:
    page = choose(evening, "Damen")
    ladies = of_category(ranked_now(evening), "Damen")
    assert people_shown(page) == people_of(ladies)
    assert [place for place, _, _ in people_shown(page)] == [1, 2, 3, 4, 5]
    paper = on_paper(evening, "category-standings")
    for place in ladies.places:
        own = formats.ordinal(place.place or 0, "en")
        assert squeezed(f"{own}{place.entry.number}{place.entry.person.name}") in paper


def test_teams_chosen_by_keys_show_members_and_sum_as_on_paper(evening: Hands) -> None:
    page = choose(evening, "Teams")
    assert page.teams.list.isVisible()
    assert not page.list.isVisible()
    assert teams_shown(page) == teams_of(ranked_now(evening))
    assert [row[2].count("(") for row in teams_shown(page) if row[1] == "Blau"] == [1]
    assert page.teams.counting.text() == ("The best 3 of each team count; the points of others stand in brackets.")
    paper = on_paper(evening, "team-standings")
    for row in teams_shown(page):
        assert squeezed("".join(row)) in paper


def test_what_makes_no_sense_for_teams_is_hidden_and_comes_back(evening: Hands) -> None:
    page = choose(evening, "Teams")
    assert not page.why_button.isVisible()
    assert not page.criteria.isVisible()
    assert page.release_button.isVisible()
    choose(evening, "Everybody")
    assert page.why_button.isVisible()
    assert page.criteria.isVisible()
    assert not page.teams.isVisible()
    assert people_shown(page) == people_of(ranked_now(evening))


def test_teams_and_categories_follow_the_chosen_round(evening: Hands) -> None:
    page = choose(evening, "Teams")
    now = teams_shown(page)
    page.after.setCurrentIndex(page.after.findData(1))
    assert teams_shown(page) == teams_of(ranked_now(evening, 1)) != now
    choose(evening, "Damen")
    assert people_shown(page) == people_of(of_category(ranked_now(evening, 1), "Damen"))


def test_the_chosen_team_is_told_whole_below_its_list(evening: Hands) -> None:
    page = choose(evening, "Teams")
    page.teams.list.setFocus()
    evening.press(KEY.Key_Down)
    evening.press(KEY.Key_Down)
    at = page.teams.list.current_row
    assert page.teams.told.text() == f"{teams_shown(page)[at][1]}: {teams_shown(page)[at][2]}"


def test_a_correction_and_a_change_of_team_are_seen_at_once(evening: Hands) -> None:
    page = choose(evening, "Teams")
    before = teams_shown(page)
    desk = evening.desk
    first = desk.snapshot.entries[0]
    sheet = next(table for table in desk.snapshot.rounds[0].tables if first.id in table.seats)
    for booked in reversed(sheet.deals):
        assert desk.run(partial(desk.scoring.delete, booked.id, "misread")) is not None, evening.said
    assert teams_shown(page) == teams_of(ranked_now(evening)) != before
    assert desk.run(lambda: desk.registration.change(first.id, team="Solo")) is not None
    assert "Solo" in [row[1] for row in teams_shown(page)]
    assert teams_shown(page) == teams_of(ranked_now(evening))


def test_when_the_last_of_a_category_leaves_it_everybody_is_shown_again(evening: Hands) -> None:
    page = choose(evening, "Jugend")
    assert page.model.rowCount() == 1
    desk = evening.desk
    person = desk.snapshot.entries[12].person
    assert desk.run(lambda: desk.registration.rename(person.id, group="")) is not None
    assert offered(page) == ["Everybody", "Teams", "Damen"]
    assert page.whose.currentText() == "Everybody"
    assert page.model.rowCount() == 13


def test_the_keyboard_stays_in_the_list_when_the_last_team_is_taken_away(evening: Hands) -> None:
    page = choose(evening, "Teams")
    page.teams.list.setFocus()
    desk = evening.desk
    for entry in desk.snapshot.entries:
        if entry.team:
            assert desk.run(partial(desk.registration.change, entry.id, team="")) is not None
    assert offered(page) == ["Everybody", "Damen", "Jugend"]
    assert page.list.isVisible()
    assert evening.focus() is page.list


def test_f9_hides_teams_and_choice_and_brings_them_back(evening: Hands) -> None:
    page = choose(evening, "Teams")
    evening.press(KEY.Key_F9)
    assert page.cover.isVisible()
    assert not page.teams.isVisible()
    assert not page.whose.isVisible()
    evening.press(KEY.Key_F9)
    assert page.teams.list.isVisible()
    assert page.whose.currentText() == "Teams"
    assert not page.list.isVisible()


def test_another_language_keeps_the_choice_and_says_it_anew(evening: Hands) -> None:
    page = choose(evening, "Teams")
    evening.desk.speak("de")
    assert offered(page) == ["Alle", "Mannschaften", "Damen", "Jugend"]
    assert page.whose.currentText() == "Mannschaften"
    assert page.teams.list.isVisible()
    model = page.teams.model
    heads = [str(model.headerData(at, Qt.Orientation.Horizontal)) for at in range(4)]
    assert heads == ["Platz", "Mannschaft", "Spieler mit ihren Punkten", "Punkte"]
    assert page.teams.counting.text().startswith("Von jeder Mannschaft zählen die besten 3;")


def test_pictures_are_of_everybody_and_give_the_teams_back(evening: Hands) -> None:
    page = choose(evening, "Teams")
    evening.press(KEY.Key_F6)
    assert page.pictures.isVisible()
    assert not page.teams.isVisible()
    assert not page.whose.isVisible()
    evening.press(KEY.Key_F6)
    assert page.teams.list.isVisible()
    assert page.whose.currentText() == "Teams"


def test_why_says_the_place_in_the_category_and_among_everybody(evening: Hands) -> None:
    page = choose(evening, "Damen")
    page.list.setFocus()
    page.list.choose(1)
    evening.press(KEY.Key_Return)
    dialog = evening.dialog(WhyDialog)
    place = of_category(ranked_now(evening), "Damen").places[1]
    whole = ranked_now(evening).of(place.entry.id).place
    assert whole is not None
    assert dialog.windowTitle().startswith(f"2nd place: {place.entry.person.spoken}")
    assert dialog.within.text() == f"In the category Damen; among everybody in {formats.ordinal(whole, 'en')} place."
    dialog.accept()


def test_why_of_a_team_is_answered_by_a_sentence(evening: Hands) -> None:
    page = choose(evening, "Teams")
    page.teams.list.setFocus()
    page.teams.list.choose(0)
    evening.press(KEY.Key_F4)
    assert evening.said[-1] == "“Why this place?” is told of people: choose everybody or a category."


def test_printing_and_sharing_begin_with_what_is_shown(evening: Hands) -> None:
    page = choose(evening, "Damen")
    evening.press(KEY.Key_E, CONTROL)
    dialog = evening.dialog(ShareDialog)
    assert dialog.whose.currentText() == "Damen"
    dialog.accept()
    evening.focus()
    evening.click(page.print_button)
    paper = evening.window.page("print")
    assert paper.chosen_key == "category-standings"
    assert paper.options.choosers["category"].currentData() == "Damen"
    evening.alt(5)
    choose(evening, "Teams")
    evening.click(page.print_button)
    assert paper.chosen_key == "team-standings"
    evening.alt(5)
    choose(evening, "Everybody")
    evening.click(page.print_button)
    assert paper.chosen_key == "standings"


def test_released_is_the_standing_of_everybody_whatever_is_shown(evening: Hands) -> None:
    choose(evening, "Damen")
    evening.press(KEY.Key_F12)
    evening.dialog(ReleaseDialog).release()
    released = evening.desk.snapshot.releases[-1]
    assert len(released.places) == sum(place.place is not None for place in ranked_now(evening).places) == 13


def test_somebody_outside_the_category_is_found_among_everybody(evening: Hands) -> None:
    page = choose(evening, "Damen")
    outside = evening.desk.snapshot.entries[0]
    evening.desk.go("standings", entry=outside.id)
    assert page.whose.currentText() == "Everybody"
    assert page.model.row_at(page.list.current_row).entry.id == outside.id
