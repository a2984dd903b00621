"""Two people of one name are told apart by where they are from; nobody else is."""

from __future__ import annotations

from tappscore.tournament.namesakes import entries_apart, told_apart
from tappscore.tournament.snapshot import Entry, Person
from tappscore.ui.models.club_rows import named


def _person(number: int, first: str, last: str, *, town: str = "", club: str = "") -> Person:
    return Person(id=number, uuid=f"p{number}", first=first, last=last, town=town, club=club)


def test_only_namesakes_are_named_with_where_they_are_from() -> None:
    people = (
        _person(1, "Hans", "Maier", town="Röt"),
        _person(2, "Hans", "Maier", club="Schwarzwaldverein"),
        _person(3, "Hans", "Maier"),
        _person(4, "Bo", "Au", town="Au"),
    )
    names = told_apart(people)
    assert names == {
        "p1": "Hans Maier (Röt)",
        "p2": "Hans Maier (Schwarzwaldverein)",
        "p3": "Hans Maier",
        "p4": "Bo Au",
    }
    assert told_apart(people, spoken=False)["p1"] == "Maier Hans (Röt)"
    assert named(names, ["p2", "nobody"]) == "Hans Maier (Schwarzwaldverein), –"


def test_namesakes_of_one_place_are_told_apart_by_their_numbers() -> None:
    people = (("Röt", ""), ("Röt", ""), ("", "Schwarzwaldverein"), ("", ""), ("Au", ""))
    entries = [
        Entry(id=at, uuid=f"e{at}", number=at + 10, person=_person(at, "Hans", "Maier", town=town, club=club))
        for at, (town, club) in enumerate(people, start=1)
    ]
    other = Entry(id=9, uuid="e9", number=9, person=_person(9, "Bo", "Au", town="Röt"))
    assert entries_apart((*entries, other)) == {
        1: 11,
        2: 12,
        3: "Schwarzwaldverein",
        4: 14,
        5: "Au",
    }
