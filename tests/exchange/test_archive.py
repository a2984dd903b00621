"""Archives: out and in again, and what is wrong with one (formats.md 3)."""

from __future__ import annotations

import copy
import json
from fractions import Fraction
from typing import Any

import pytest

from tappscore.exchange import archive
from tappscore.i18n import ENGLISH
from tappscore.problems import RefusedError
from tappscore.tournament.simulate import simulate

SAMPLE: dict[str, Any] = {
    "format": "tappscore-tournament/1",
    "uuid": "0d5a6a55-6a0c-4f3e-9e0e-5a5f0f1d2c3b",
    "name": "Igelsberger Dapp-Turnier",
    "date": "2026-11-28",
    "place": "Igelsberg",
    "variant": "dapp",
    "ranking": ["points", "deals_won", "best_round"],
    "entries": [
        {"number": number, "first": f"F{number}", "last": f"L{number}", "state": "present"}
        for number in (1, 5, 9, 2, 6, 10)
    ],
    "rounds": [
        {
            "number": 1,
            "deals_per_table": {"3": 2, "4": 2},
            "tables": [
                {"table": 1, "seats": [1, 5, 9], "deals": [{"declarer": 2, "contract": "solo", "points": 61}]},
                {"table": 2, "seats": [2, 6, 10], "totals": [12, -5, -7]},
            ],
        }
    ],
    "adjustments": [{"entry": 5, "round": 1, "points": -5, "reason": "sheet lost"}],
}

EVERYTHING: dict[str, Any] = {
    **SAMPLE,
    "house": {"tariff": {"frage": 2}, "ramsch_tie": "share"},
    "ranking": ["points", "lot"],
    "state": "running",
    "rounds_planned": 4,
    "deals": {"3": 12, "4": 16},
    "prefer": 3,
    "seed": 99,
    "sample": True,
    "ended_after": 1,
    "settings": {"control": "paper"},
    "entries": [
        {
            "number": 1,
            "uuid": "aaaaaaaa-0000-4000-8000-000000000001",
            "person": "aaaaaaaa-0000-4000-8000-000000000002",
            "first": "Änne",
            "last": "Weiß",
            "club": "SV Igelsberg",
            "town": "Igelsberg",
            "state": "withdrawn",
            "group": "ladies",
            "person_note": "no stairs",
            "public": False,
            "withdrawn_from": 2,
            "joined_in": 1,
            "credit": -3,
            "guest": True,
            "owes": 700,
            "team": "A",
            "fixed_table": 4,
            "note": "scribe",
            "shoe_size": 38,
        },
        {"number": 2, "first": "B", "last": "B", "person": "aaaaaaaa-0000-4000-8000-000000000003"},
        {"number": 3, "first": "C", "last": "C"},
        {"number": 4, "first": "D", "last": "D"},
    ],
    "rounds": [
        {
            "number": 1,
            "state": "open",
            "deals_per_table": {"3": 2},
            "method": "search",
            "seed": 0,
            "loosened": ["balance"],
            "sitting_out": [4],
            "weather": {"rain": [1, 2.5]},
            "tables": [
                {
                    "table": 7,
                    "seats": [1, 2, 3],
                    "deals": [
                        {"declarer": 2, "contract": "solo", "points": 61, "note": "heard twice", "disputed": True},
                        {"struck": True, "reason": "misdeal", "dealer": 3, "counts": False, "disputed": True},
                    ],
                    "totals": [0.25, -5, 4.75],
                    "totals_stand": True,
                    "totals_reason": "signed",
                    "control": [1, 2, -3],
                    "accepted": "agreed",
                    "broken_off": 2,
                    "deals_planned": 3,
                    "code": "ZABCDE",
                    "lamp": "dim",
                }
            ],
        }
    ],
    "adjustments": [{"entry": 1, "points": 2.5, "reason": "all evening"}],
    "releases": [
        {
            "after_round": 1,
            "state": "interim",
            "at": "2026-11-28T21:00",
            "protest_until": "2026-11-28T21:30",
            "places": [[1, 1, "12"]],
        }
    ],
    "apart": [
        {"persons": ["aaaaaaaa-0000-4000-8000-000000000002", "aaaaaaaa-0000-4000-8000-000000000003"], "always": True}
    ],
    "prizes": [{"place": 1, "what": "ham"}],
}


def changed(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    spoilt = copy.deepcopy(data)
    place: Any = spoilt
    *way, last = path.split("/")
    for step in way:
        place = place[int(step)] if step.isdigit() else place[step]
    place[int(last) if last.isdigit() else last] = value
    return spoilt


def refused(data: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(RefusedError) as caught:
        archive.read(data)
    assert all(ENGLISH.message(problem.message) for problem in caught.value.problems)
    return [(problem.code, problem.field) for problem in caught.value.problems]


@pytest.mark.parametrize("variant", ["wuerttemberg", "classic", "dapp", "tapp_tarock"])
def test_simulated_evening_comes_back_the_same(variant: str) -> None:
    made = simulate(4, 14, 2, variant)
    assert archive.write(archive.read(made)) == made


def test_archive_with_every_member_comes_back_with_nothing_lost() -> None:
    once = archive.write(archive.read(EVERYTHING))
    assert archive.write(archive.read(once)) == once
    for path in (
        "entries/0",
        "rounds/0/tables/0",
        "rounds/0",
        "adjustments",
        "releases",
        "apart",
        "prizes",
        "settings",
    ):
        given, got = EVERYTHING, once
        for step in path.split("/"):
            given = given[int(step)] if step.isdigit() else given[step]
            got = got[int(step)] if step.isdigit() else got[step]
        if isinstance(given, dict):
            # A default is not written again: joined_in 1 says nothing.
            assert {key: value for key, value in given.items() if key != "joined_in"}.items() <= got.items()
        else:
            assert got == given


def test_unknown_members_are_kept_at_every_depth() -> None:
    once = archive.write(archive.read(EVERYTHING))
    assert once["prizes"] == [{"place": 1, "what": "ham"}]
    assert once["entries"][0]["shoe_size"] == 38
    assert once["rounds"][0]["weather"] == {"rain": [1, 2.5]}
    assert once["rounds"][0]["tables"][0]["lamp"] == "dim"


def test_unknown_members_are_kept_of_whatever_stands_in_a_list() -> None:
    given = archive.write(archive.read(EVERYTHING))
    given["adjustments"] = [
        {"entry": 1, "points": 2.5, "reason": "all evening", "by": "umpire"},
        {"entry": 1, "points": 2.5, "reason": "all evening", "by": "captain"},
        {"entry": 1, "round": 1, "points": 2.5, "reason": "all evening"},
    ]
    given["substitutes"] = [{"entry": 1, "by": 2, "round": 2, "shirt": "lent"}]
    given["rule_changes"] = [{"round": 2, "revision": 1, "house": given["house"], "vote": [3, 2]}]
    given["releases"][0]["printed"] = True
    given["apart"][0]["since"] = 2019
    given["@entries"] = "a name that the program uses itself"
    assert archive.write(archive.read(given)) == given


def test_unknown_members_of_a_result_list_are_kept() -> None:
    listed = [{"entry": 1, "place": 1, "medal": "gold"}, {"entry": 2, "place": 2}]
    given = archive.write(archive.read({**EVERYTHING, "rounds": [], "adjustments": [], "releases": []}))
    given["listed"] = listed
    assert archive.write(archive.read(given))["listed"] == listed


def test_quarters_are_exact() -> None:
    snapshot = archive.read(EVERYTHING)
    assert snapshot.rounds[0].tables[0].totals == (Fraction(1, 4), -5, Fraction(19, 4))
    assert snapshot.adjustments[0].points == Fraction(5, 2)


def test_written_archive_names_revision_and_every_house_option_in_force() -> None:
    written = archive.write(archive.read(SAMPLE))
    assert written["revision"] == 1
    assert written["house"]["tariff"]["herzdurch"] == 60
    assert written["house"]["ramsch_tie"] == "each"


def test_uuids_that_are_missing_are_the_same_at_every_reading() -> None:
    bare = {key: value for key, value in SAMPLE.items() if key != "uuid"}
    assert archive.read(bare) == archive.read(bare)
    assert len({entry.uuid for entry in archive.read(bare).entries} | {archive.read(bare).uuid}) == 7


def test_seats_and_entries_refer_to_numbers() -> None:
    snapshot = archive.read(SAMPLE)
    assert snapshot.rounds[0].tables[1].seats == (2, 6, 10)
    assert [snapshot.entry(seat).person.first for seat in (2, 6, 10)] == ["F2", "F6", "F10"]


def test_lots_are_written_in_the_order_in_which_they_rank() -> None:
    written = archive.write(archive.read(EVERYTHING))
    assert sorted(written["lots"]) == [1, 2, 3, 4]


def test_encoded_archive_is_readable_json_in_utf8() -> None:
    data = archive.encode(archive.write(archive.read(EVERYTHING)))
    assert "Änne".encode() in data
    assert archive.decode(data) == json.loads(data) == archive.write(archive.read(EVERYTHING))
    assert max(map(len, data.decode().splitlines())) <= 150


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("format", "tappscore-tournament/2", ("archive-newer", "format")),
        ("format", "tappscore-sheet/1", ("not-an-archive", "")),
        ("format", 7, ("not-an-archive", "")),
        ("variant", "whist", ("unknown-variant", "variant")),
        ("revision", 99, ("unknown-revision", "revision")),
        ("house", {"beer": 3}, ("option-unknown", "beer")),
        ("ranking", ["luck"], ("unknown-criterion", "ranking")),
        ("date", "28.11.2026", ("archive-malformed", "date")),
        ("entries/0/number", "one", ("archive-malformed", "entries[0].number")),
        ("entries/0/number", 0, ("archive-malformed", "entries[0].number")),
        ("entries/0/number", 5, ("number-twice", "entries")),
        ("entries/0/state", "asleep", ("archive-malformed", "entries[0].state")),
        ("rounds/0/tables/1/seats", [2, 6, 77], ("entry-unknown", "rounds[0].tables[1].seats")),
        ("rounds/0/tables/1/seats", [2, 6, 6], ("number-twice", "rounds[0].tables[1].seats")),
        ("rounds/0/tables/1/totals", [12, -5], ("wrong-count", "rounds[0].tables[1].totals")),
        ("rounds/0/tables/1/totals", [12.1, -5, -7], ("number-inexact", "rounds[0].tables[1].totals")),
        ("rounds/0/tables/1/totals", [float("nan"), -5, -7], ("archive-malformed", "archive")),
        ("rounds/0/tables/1/table", 1, ("number-twice", "rounds[0].tables")),
        ("rounds/0/tables/0/deals/0/points", 119, ("points-out-of-range", "rounds[0].tables[0].deals[0].points")),
        ("rounds/0/tables/0/deals/0/contract", "grand", ("contract-unknown", "rounds[0].tables[0].deals[0].contract")),
        ("rounds/0/tables/0/seats", [1, 5], ("seats-wrong", "rounds[0].tables[0].seats")),
        ("adjustments/0/entry", 77, ("entry-unknown", "adjustments[0].entry")),
        ("seed", 10**19, ("archive-malformed", "seed")),
        ("adjustments/0/round", 10**19, ("archive-malformed", "adjustments[0].round")),
        ("entries/0/credit", -(10**19), ("archive-malformed", "entries[0].credit")),
        ("entries/0/owes", 2**63, ("archive-malformed", "entries[0].owes")),
        ("rounds/0/seed", 2**64, ("archive-malformed", "rounds[0].seed")),
        ("name", "", ("archive-malformed", "name")),
        ("name", "x" * 10_001, ("archive-malformed", "name")),
        ("entries/0/last", "x" * 100_000, ("archive-malformed", "entries[0].last")),
        ("name", "half a pair: \ud800", ("archive-malformed", "archive")),
    ],
)
def test_what_is_wrong_is_named_with_its_place(path: str, value: Any, expected: tuple[str, str]) -> None:
    assert expected in refused(changed(SAMPLE, path, value))


def test_everything_that_is_wrong_is_named_not_the_first_alone() -> None:
    spoilt = changed(SAMPLE, "ranking", ["luck"])
    spoilt = changed(spoilt, "adjustments/0/entry", 77)
    spoilt = changed(spoilt, "rounds/0/tables/0/deals/0/points", 119)
    assert {code for code, _ in refused(spoilt)} == {"unknown-criterion", "entry-unknown", "points-out-of-range"}


def test_every_member_of_a_wrong_kind_is_named_not_the_first_alone() -> None:
    spoilt = changed(SAMPLE, "date", "28.11.2026")
    spoilt = changed(spoilt, "entries/0/number", "one")
    spoilt = changed(spoilt, "rounds/0/tables/0/seats", [1, "five", 9.5])
    spoilt = changed(spoilt, "rounds/0/deals_per_table", {"three": 12})
    del spoilt["name"], spoilt["rounds"][0]["tables"][1]["table"]
    assert [field for code, field in refused(spoilt) if code == "archive-malformed"] == [
        "name",
        "date",
        "entries[0].number",
        "rounds[0].deals_per_table",
        "rounds[0].tables[0].seats[1]",
        "rounds[0].tables[0].seats[2]",
        "rounds[0].tables[1].table",
    ]


@pytest.mark.parametrize("member", ["uuid", "person"])
def test_one_person_under_two_numbers_is_named(member: str) -> None:
    spoilt = changed(SAMPLE, f"entries/1/{member}", "aaaaaaaa-0000-4000-8000-000000000009")
    spoilt = changed(spoilt, f"entries/4/{member}", "aaaaaaaa-0000-4000-8000-000000000009")
    assert refused(spoilt) == [("entry-twice", f"entries[4].{member}")]


def test_declarer_who_rests_is_named() -> None:
    spoilt = changed(SAMPLE, "house", {"four_seats": "dealer_rests"})
    spoilt = changed(spoilt, "rounds/0/tables/0/seats", [1, 5, 9, 2])
    spoilt = changed(spoilt, "rounds/0/tables/1", {"table": 2, "seats": [6, 10], "totals": [1, -1]})
    spoilt = changed(spoilt, "rounds/0/tables/0/deals/0/declarer", 1)
    assert refused(spoilt) == [("declarer-rests", "rounds[0].tables[0].deals[0].declarer")]


@pytest.mark.parametrize(("number", "expected"), [(1, 2), (9, 2), (20, 1)])
def test_somebody_withdrawn_without_a_round_left_after_the_last_one_played(number: int, expected: int) -> None:
    entries = [*SAMPLE["entries"], {"number": 20, "first": "Never", "last": "Seated"}]
    said = [entry | {"state": "withdrawn"} if entry["number"] == number else entry for entry in entries]
    snapshot = archive.read({**SAMPLE, "entries": said})
    assert snapshot.entry(number).withdrawn_from == expected
    once = archive.write(snapshot)
    assert archive.write(archive.read(once)) == once


def test_round_of_leaving_says_nothing_of_somebody_who_is_here() -> None:
    entries = [SAMPLE["entries"][0] | {"withdrawn_from": 1}, *SAMPLE["entries"][1:]]
    assert archive.read({**SAMPLE, "entries": entries}).entries[0].withdrawn_from is None


def test_names_are_one_line_without_signs_that_command_a_terminal() -> None:
    entries = [
        SAMPLE["entries"][0] | {"first": "Än\nne\x1b[31m", "last": "  Weiß\t\u00a0Roth "},
        *SAMPLE["entries"][1:],
    ]
    person = archive.read({**SAMPLE, "entries": entries}).entries[0].person
    assert (person.first, person.last) == ("Än ne[31m", "Weiß Roth")


def test_names_without_end_are_cut_and_not_refused() -> None:
    entries = [SAMPLE["entries"][0] | {"first": "Ä" * 5000, "club": "x " * 900}, *SAMPLE["entries"][1:]]
    found = archive.read({**SAMPLE, "name": "N" * 900, "entries": entries})
    assert (len(found.name), len(found.entries[0].person.first)) == (200, 200)
    assert found.entries[0].person.club.endswith("x")
    again = archive.read(archive.write(found))
    assert again.entries == found.entries


def test_substitutes_and_what_is_missing_go_through_an_archive() -> None:
    data = archive.write(archive.read(SAMPLE))
    data["substitutes"] = [{"entry": 1, "by": 2, "round": 2, "takes_points": True, "reason": "ill"}]
    data["entries"][0] |= {"joined_in": 2, "missed": "average"}
    data["rounds"][0]["tables"][0] |= {"broken_off": 9, "missing_deals": "zero"}
    found = archive.read(data)
    assert archive.write(found)["substitutes"] == data["substitutes"]
    assert archive.write(found)["entries"][0]["missed"] == "average"
    assert archive.write(found)["rounds"][0]["tables"][0]["missing_deals"] == "zero"
    strange = {**data, "substitutes": [{"entry": 1, "by": 99, "round": 1}, {"entry": 2, "by": 2, "round": 1}]}
    assert refused(strange) == [("entry-unknown", "substitutes[0].by"), ("number-twice", "substitutes[1].by")]


def test_archive_with_a_byte_order_mark_is_read() -> None:
    data = archive.encode(archive.write(archive.read(SAMPLE)))
    assert archive.decode(b"\xef\xbb\xbf" + data) == archive.decode(data)


def test_nesting_without_end_is_refused() -> None:
    deep: Any = []
    for _ in range(5_000):
        deep = [deep]
    assert refused({**SAMPLE, "prizes": deep}) == [("archive-malformed", "archive")]
    with pytest.raises(RefusedError, match="not-json"):
        archive.decode(b"[" * 200_000)


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff\xfe", b'"text"', b"nonsense"])
def test_bytes_that_are_no_archive_are_refused(data: bytes) -> None:
    with pytest.raises(RefusedError):
        archive.read(archive.decode(data))
