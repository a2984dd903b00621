"""The queue at the door: a register of four hundred, let in through the search line with few keys."""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable
from datetime import date
from itertools import permutations
from pathlib import Path
from uuid import uuid4

import pytest
from PySide6.QtCore import Qt

from tappscore.services.club import open_or_create
from tappscore.services.people import People
from tappscore.services.tournaments import Tournaments
from tappscore.store.tables import PERSON

FIRST = (
    "Hans Karl Anna Maria Peter Helga Änne Özlem Łukasz Zoë Søren Eva Bo Karl-Heinz Anna-Lena Rösle Günter Jörg "
    "Uli Emil Frieda Otto Kurt Walter Paul Siegfried Wolfgang Renate Ursula Dieter Björn Monika Friedrich Ingrid Traude"
)
LAST = (
    "Müller Maier Schmid Schneider Weber Mayer Wagner Schäfer Schmidt Bauer Weiß Groß Meyer Haas Roth Frey Armbruster "
    "Finkbeiner Klumpp Haist Gaiser Faißt Züfle Wössner Häberle Kächele Schäuble O'Neil Đurić Şahin "
    "Łącki Müller-Großmann Dieterle Vögele Ziefle Kalmbach Rothfuß Trück Wälde Seeger Pfau Burkhardt Zimmermann Nowak "
    "Meyer-Weiß Köhler Kübler Jäckle Nguyen Großmann"
)
TOWNS = ("Igelsberg", "Freudenstadt", "Röt", "Grömbach", "Loßburg", "Göttelfingen", "Besenfeld", "Horb")


def people_of(dice: random.Random) -> list[tuple[str, str]]:
    """Name and town of 400 people; some names come more than once."""
    return [(f"{dice.choice(FIRST.split())} {dice.choice(LAST.split())}", dice.choice(TOWNS)) for _ in range(400)]


@pytest.fixture
def register(club: Path) -> Path:
    """A club file with 400 people of earlier evenings and tonight's empty tournament."""
    with open_or_create(club) as file:
        with file.write("entry.import") as rows:
            for name, town in people_of(random.Random(4)):
                first, last = name.split()
                rows.insert(PERSON, {"uuid": str(uuid4()), "first": first, "last": last, "town": town})
        Tournaments(file).create("Heute", date(2099, 1, 1), "Igelsberg", "dapp")
    return club


def shortest(people: People, words: list[str]) -> str:
    """A short line that fits nobody else: four letters of two or three words without a space, or more with spaces."""
    last, first, town = words[0], words[-2], words[-1]
    typed = [one[:2] + other[:2] for one, other in permutations(words, 2)]
    typed += [one[:1] + other[:1] + third[:2] for one, other, third in permutations(words, 3)]
    typed += [f"{last[:2]} {first[:2]} {town[:at]}".strip() for at in range(3)]
    for line in sorted(dict.fromkeys(typed), key=len):
        found = [match.person.spoken for match in people.find(line, 6) if match.certain]
        if len(found) == 1 and first in found[0].lower() and words[0] in found[0].lower():
            return line
    return ""


def test_people_of_four_hundred_are_let_in_with_five_keys_and_have_paid(register: Path, open_desk: Callable) -> None:
    hands = open_desk()
    hands.alt(2)
    counts = []
    for name, town in random.Random(5).sample(people_of(random.Random(4)), 12):
        words = f"{name.split()[1]} {name.split()[0]} {town}".replace("-", " ").lower().split()
        line = shortest(hands.desk.people, words)
        if line:
            hands.enter(line)
            counts.append(len(line) + 1)
        else:  # two of one name: the arrows tell them apart, the town stands in the row
            hands.type(f"{words[0]} {words[-2]}")
            rows = hands.window.page("entries").found.rows
            at = next(at for at in range(rows.count()) if town in rows.item(at).text())
            for _ in range(at + 1):
                hands.press(Qt.Key.Key_Down)
            hands.enter()
            counts.append(len(f"{words[0]} {words[-2]}") + at + 2)
        entry = hands.desk.snapshot.entries[-1]
        assert (entry.person.spoken, entry.person.town, entry.state, entry.owes) == (name, town, "present", 0), line
    assert statistics.median(counts) <= 5
    assert sorted(counts)[-2] <= 8
