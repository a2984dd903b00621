"""Two people of one name are told apart by where they are from; nobody else is."""

from __future__ import annotations

from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.snapshot import Person
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
