"""Totals first: tables known by their last line alone, and by some of their deals, to the end of the evening."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from fractions import Fraction
from pathlib import Path

import pytest
from desk_hands import Hands
from PySide6.QtCore import Qt

from tappscore.services.club import open_or_create
from tappscore.services.registration import Registration
from tappscore.services.rounds import Rounds
from tappscore.services.tournaments import Tournaments
from tappscore.tournament.audit import audit
from tappscore.tournament.person_statistics import person_page
from tappscore.tournament.statistics import digest

NAMES = ("Änne Weiß", "Łukasz Roth", "Otto Bräuer", "Pat O'Neil", "Rösle Häberle", "Emil Schäuble")


@pytest.fixture
def seated(club: Path, open_desk: Callable[..., Hands]) -> Hands:
    """Two tables of three, four deals each, two rounds with the same neighbours."""
    with open_or_create(club) as file:
        made = Tournaments(file).create(
            "Summenabend", date(2099, 1, 1), "Igelsberg", "wuerttemberg", rounds=2, deals={3: 4}, prefer=3
        )
        tournament = made.made("tournaments")
        people = [Registration(file, tournament).register(*name.split()).made("entries") for name in NAMES]
        for number in (1, 2):
            drawn = Rounds(file, tournament).draw(number, [(1, tuple(people[:3])), (2, tuple(people[3:]))])
            Rounds(file, tournament).start(drawn.made("rounds"))
    hands = open_desk()
    hands.alt(4)
    hands.window.page("scoring").loop.show_round(1)
    return hands


def points(hands: Hands) -> dict[str, object]:
    return {place.entry.person.last: place.points for place in hands.desk.bus.standing.places}


def findings(hands: Hands) -> set[str]:
    return {found.check for found in audit(hands.desk.snapshot, hands.desk.bus.ledger)}


def test_totals_count_at_once_and_the_list_says_what_is_known(seated: Hands) -> None:
    hands = seated
    page = hands.window.page("scoring")
    hands.enter("1")
    hands.press(Qt.Key.Key_F8)
    hands.enter("30 6 -36")
    # The cursor is at the next table; its first two deals are typed, then only its last line.
    assert page.head.title.text() == "Table 2"
    hands.enter("2f74")
    hands.enter("1s71")
    hands.enter("= 29 5 -34")
    assert points(hands) == {"Weiß": 30, "Roth": 6, "Bräuer": -36, "O'Neil": 29, "Häberle": 5, "Schäuble": -34}
    standing = hands.desk.bus.standing
    assert (standing.tables_by_totals, standing.of(hands.desk.snapshot.entries[4].id).row.tally.won) == (2, 1)
    hands.alt(5)
    said = hands.window.page("standings").played.text()
    assert "2 by totals alone, their deals are not known" in said
    assert "deals-not-typed" in findings(hands)
    # Two deals of four are known at table 2; of table 1 nothing but the points.
    evening = digest(hands.desk.snapshot)
    uuids = {entry.person.last: entry.person.uuid for entry in hands.desk.snapshot.entries}
    known = {last: person_page([evening], uuid) for last, uuid in uuids.items()}
    assert known["Weiß"].boldness is None
    assert known["Häberle"].boldness == Fraction(1, 2)
    assert (known["Schäuble"].played, known["Schäuble"].boldness) == (2, 0)


def test_deals_typed_later_are_held_against_the_totals_and_nothing_is_typed_twice(seated: Hands) -> None:
    hands = seated
    page = hands.window.page("scoring")
    hands.enter("1")
    hands.press(Qt.Key.Key_F8)
    hands.enter("29 5 -34")
    hands.enter("1")
    for line in ("2f74", "1s71", "3f61"):
        hands.enter(line)
        assert points(hands)["Weiß"] == 29  # the totals count while deals are missing
    hands.enter("p")
    first = hands.desk.snapshot.rounds[0].tables[0]
    assert hands.desk.bus.ledger.tables[first.id].agrees
    assert hands.desk.bus.ledger.tables[first.id].state == "checked"
    assert hands.desk.bus.standing.tables_by_totals == 0
    assert hands.desk.bus.standing.of(hands.desk.snapshot.entries[0].id).row.tally.won == 1
    hands.enter("2")
    hands.press(Qt.Key.Key_F8)
    hands.enter("30 6 -36")
    hands.enter("2")
    for line in ("2f74", "1s17", "3f61", "p"):
        hands.enter(line)
    # The last deal shows that something is wrong: the slip is offered, nothing is asked twice.
    assert page.loop.result.difference is not None
    assert any(page.loop.result.difference)


def test_an_evening_of_totals_alone_is_played_to_its_end(seated: Hands) -> None:
    hands = seated
    page = hands.window.page("scoring")
    totals = (("30 6 -36", "12 -4 -8"), ("-10 20 -10", "7 7 -14"))
    for number, lines in enumerate(totals, start=1):
        page.loop.show_round(number)
        for table, line in enumerate(lines, start=1):
            hands.enter(str(table))
            hands.press(Qt.Key.Key_F8)
            hands.enter(line)
    assert points(hands) == {"Weiß": 20, "Roth": 26, "Bräuer": -46, "O'Neil": 19, "Häberle": 3, "Schäuble": -22}
    for round_ in hands.desk.snapshot.rounds:
        hands.desk.run(lambda round_id=round_.id: hands.desk.rounds.close(round_id))
    standing = hands.desk.bus.standing
    assert [place.entry.person.last for place in standing.places][:3] == ["Roth", "Weiß", "O'Neil"]
    assert (standing.tables_known, standing.tables_by_totals, standing.provisional) == (4, 4, False)
    assert all(place.row.tally.typed == 0 and place.row.tally.played == 8 for place in standing.places)
    evening = digest(hands.desk.snapshot)
    assert evening.deals == 0
    page_of = person_page([evening], hands.desk.snapshot.entries[0].person.uuid)
    assert (page_of.with_deals, page_of.boldness, page_of.evenings[0].points) == (0, None, 20)
