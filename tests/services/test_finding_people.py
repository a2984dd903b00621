from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from cost import cost

from tappscore.services.people import People
from tappscore.services.sound import sound
from tappscore.store.club import ClubFile
from tappscore.store.tables import PERSON

Evening = Any

PEOPLE = (
    ("Änne", "Weiß", "SV Igelsberg", "Igelsberg"),
    ("Łukasz", "Roth", "", "Freudenstadt"),
    ("Otto", "Bräuer", "TSV Hof", "Besenfeld"),
    ("Karl-Heinz", "Müller-Lüdenscheidt", "", "Baiersbronn"),
    ("Patrick", "O'Neil", "", "Göttelfingen"),
    ("Anna", "Maier", "", "Besenfeld"),
    ("Anna", "Maier", "", "Göttelfingen"),
    ("Ernst", "Mayr", "", "Igelsberg"),
    ("Hans", "Schmidt", "", "Igelsberg"),
    ("Hansjörg", "Schmitt", "", "Hof"),
)


@pytest.fixture
def people(evening: Evening) -> People:
    evening.begin(0)
    for first, last, club, town in PEOPLE:
        evening.registration.register(first, last, club, town)
    return People(evening.file, evening.id)


def _names(people: People, text: str) -> list[str]:
    return [match.person.spoken for match in people.find(text)]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("weiß", "Änne Weiß"),
        ("WEISS", "Änne Weiß"),
        ("weiss anne", "Änne Weiß"),
        ("aenne", "Änne Weiß"),
        ("lukasz", "Łukasz Roth"),
        ("ro lu", "Łukasz Roth"),
        ("braeuer", "Otto Bräuer"),
        ("brauer", "Otto Bräuer"),
        ("lüdensch", "Karl-Heinz Müller-Lüdenscheidt"),
        ("heinz mueller", "Karl-Heinz Müller-Lüdenscheidt"),
        ("neil", "Patrick O'Neil"),
        ("oneil", "Patrick O'Neil"),
        ("o'neil", "Patrick O'Neil"),
        ("maier gött", "Anna Maier"),
        ("mayr", "Ernst Mayr"),
        ("bräur", "Otto Bräuer"),  # a letter missing
        ("bruäer", "Otto Bräuer"),  # two letters swapped
        ("müllre", "Karl-Heinz Müller-Lüdenscheidt"),
        ("hof otto", "Otto Bräuer"),
        ("2", "Łukasz Roth"),
        ("10 schmitt", "Hansjörg Schmitt"),
    ],
)
def test_a_person_is_found_by_any_part_in_any_spelling(people: People, text: str, first: str) -> None:
    assert _names(people, text)[0] == first


def test_of_two_words_a_sound_alike_is_not_crowded_out_by_another_s_last_name(evening: Evening) -> None:
    evening.begin(0)
    names = (
        ("Gerhard", "Meier"), ("Maria", "Becker"), ("Maria", "Fischer"), ("Maria", "Kaiser"), ("Maria", "Klein"),
        ("Maria", "Maier"), ("Maria", "Mayer"),
    )  # fmt: skip
    for first, last in names:
        evening.registration.register(first, last, "", "Hof")
    found = People(evening.file, evening.id).find("meier maria", 6)
    assert {"Maria Maier", "Maria Mayer"} <= {match.person.spoken for match in found}


def test_what_is_spelt_as_typed_goes_before_what_only_sounds_so(people: People) -> None:
    assert _names(people, "Mayr")[0] == "Ernst Mayr"
    assert set(_names(people, "Mayr")) == {"Ernst Mayr", "Anna Maier"}
    assert _names(people, "schmit")[:2] == ["Hansjörg Schmitt", "Hans Schmidt"]


def test_only_a_match_without_a_guess_is_certain(people: People) -> None:
    assert [match.certain for match in people.find("weiß")] == [True]
    assert not any(match.certain for match in people.find("wieß"))
    assert not any(match.certain for match in people.find("eiß"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("wean", ["Änne Weiß"]),  # Weiß, Änne
        ("anwei", ["Änne Weiß"]),
        ("lro", ["Łukasz Roth"]),
        ("kaml", ["Karl-Heinz Müller-Lüdenscheidt"]),  # three words of one name
        ("ama", ["Anna Maier", "Anna Maier"]),
        ("amag", ["Anna Maier"]),  # the town tells namesakes apart
    ],
)
def test_beginnings_may_be_run_together(people: People, text: str, found: list[str]) -> None:
    matches = [match for match in people.find(text) if match.certain]
    assert [match.person.spoken for match in matches] == found


def test_beginnings_run_together_give_way_to_a_word_that_stands_as_typed(people: People, evening: Evening) -> None:
    assert [match.person.spoken for match in people.find("roha") if match.certain] == []
    evening.registration.register("Otto", "Roman", town="Hall")
    assert [match.person.spoken for match in people.find("roha") if match.certain] == ["Otto Roman"]
    evening.registration.register("Eva", "Roha")
    assert [match.person.spoken for match in people.find("roha") if match.certain] == ["Eva Roha"]
    evening.registration.register("Eva", "Wroham")
    assert not any(match.certain for match in people.find("roham"))


def test_a_capital_makes_it_the_name_of_somebody_new(people: People) -> None:
    assert [match.certain for match in people.find("Wean")] == [False]


def test_a_longer_word_is_a_name_by_itself(people: People) -> None:
    assert people.find("weissanne") == ()


def test_the_number_in_the_open_tournament_is_known(people: People) -> None:
    (match,) = people.find("weiß")
    assert match.entry is not None
    assert match.entry.number == 1
    assert People(people._file).find("weiß")[0].entry is None


@pytest.mark.parametrize("text", ["", "  ", "...", "xyzzyq", "99"])
def test_nothing_typed_or_nobody_known_finds_nobody(people: People, text: str) -> None:
    assert people.find(text) == ()


def test_somebody_registered_or_renamed_meanwhile_is_found(people: People, evening: Evening) -> None:
    people.find("x")
    evening.registration.register("Frieda", "Kächele")
    (match,) = people.find("kaechele")
    evening.registration.rename(match.person.id, last="Wössner")
    assert people.find("kächele") == ()
    assert _names(people, "wossner") == ["Frieda Wössner"]


def test_namesakes_are_named_whatever_their_spelling(people: People) -> None:
    assert [person.town for person in people.namesakes("anna", "MAIER")] == ["Besenfeld", "Göttelfingen"]
    assert [person.last for person in people.namesakes("Aenne", "Weiss")] == ["Weiß"]
    assert people.namesakes("Anna", "Mayer") == ()


@pytest.mark.parametrize(
    ("word", "code"),
    [
        # Worked examples that descriptions of the method give.
        ("Wikipedia", "3412"),
        ("Müller-Lüdenscheidt", "65752682"),
        ("Breschnew", "17863"),
        ("Meier", "67"),
        ("Mayr", "67"),
        ("Schmidt", "862"),
        ("Xaver", "4837"),
        ("Christa", "4782"),
        ("Phantom", "3626"),
        ("", ""),
        ("123", ""),
    ],
)
def test_names_sound_as_the_method_says(word: str, code: str) -> None:
    assert sound(word) == code


def test_four_hundred_people_are_searched_between_two_keys(tmp_path: Path) -> None:
    chance = random.Random(3)
    parts = ["Mai", "er", "Schmi", "dt", "Bräu", "Kä", "che", "le", "Wöss", "ner", "Roth", "Haist", "Gai", "ser"]
    with ClubFile.create(tmp_path / "club.tapp") as file:
        with file.write("entry.import") as rows:
            for _ in range(400):
                first, last = ("".join(chance.choices(parts, k=2)) for _ in range(2))
                rows.insert(PERSON, {"uuid": str(uuid4()), "first": first, "last": last, "town": chance.choice(parts)})
        people = People(file)
        people.find("warm")
        texts = ("m", "maier", "kächle wös", "schmitd", "roth 12", "lüdenscheidt", "er le")
        costs = {text: cost(lambda text=text: people.find(text), tries=5) for text in texts}
    assert max(costs.values()) < 0.14, costs  # ten milliseconds


def test_last_names_come_before_first_names_that_begin_alike(evening: Evening, people: People) -> None:
    evening.registration.register("Schorsch", "Adler")
    found = _names(people, "sch")
    assert found.index("Hans Schmidt") < found.index("Schorsch Adler")
