"""`tappscore rules` and `recount` on an evening small enough to be reckoned by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tappscore.problem_codes import CODES

PEOPLE = (("Änne", "Weiß"), ("Łukasz", "Roth"), ("Otto", "Bräuer"))
# A Frage by 14, a Solo with an announced Tout made, one deal thrown in.
DEALS = (
    {"dealer": 1, "declarer": 2, "contract": "frage", "points": 74},
    {"dealer": 2, "declarer": 1, "contract": "solo", "points": 120, "tout": "made"},
    {"dealer": 3, "passed": True},
)


def archive(deals: tuple[dict[str, Any], ...] = DEALS, **members: Any) -> dict[str, Any]:
    """One table of three, one round, by the rules of Württemberg without a pot."""
    entries = [
        {
            "number": number,
            "uuid": f"00000000-0000-4000-8000-00000000000{number}",
            "person": f"10000000-0000-4000-8000-00000000000{number}",
            "first": first,
            "last": last,
            "club": "",
            "town": "Hof",
            "state": "present",
        }
        for number, (first, last) in enumerate(PEOPLE, start=1)
    ]
    return {
        "format": "tappscore-tournament/1",
        "uuid": "20000000-0000-4000-8000-000000000001",
        "name": "Probe",
        "date": "2026-11-28",
        "place": "Hof",
        "variant": "wuerttemberg",
        "revision": 1,
        "house": {},
        "ranking": ["points"],
        "entries": entries,
        "rounds": [
            {
                "number": 1,
                "deals_per_table": {"3": 3},
                "tables": [{"table": 1, "seats": [1, 2, 3], "deals": list(deals)}],
            }
        ],
        **members,
    }


@pytest.fixture
def small(line: Any) -> Any:
    (line.folder / "small.json").write_text(json.dumps(archive()), "utf-8")
    line.done("simulate", "--players", "3", "--rounds", "1", "--variant", "dapp", "--seed", "1", "--name", "Anderes")
    line.done("import", str(line.folder / "small.json"))
    return line


def test_recount_gives_each_deal_that_changes_and_what_becomes_of_everybody(small: Any) -> None:
    before = small.done("standings", "Probe", "--json")
    assert small.json("recount", "Probe", "--house", "tout_factor=3") == {
        "deals": [{"round": 1, "table": 1, "deal": 2, "before": [480, -240, -240], "after": [720, -360, -360]}],
        "unfit": [],
        "people": [
            {"entry": 1, "name": "Änne Weiß", "place": 1, "place_after": 1, "points": 466, "points_after": 706},
            {"entry": 2, "name": "Łukasz Roth", "place": 2, "place_after": 2, "points": -212, "points_after": -332},
            {"entry": 3, "name": "Otto Bräuer", "place": 3, "place_after": 3, "points": -254, "points_after": -374},
        ],
    }
    assert small.done("standings", "Probe", "--json") == before


def test_recount_under_another_game_has_its_quarters(small: Any) -> None:
    answer = small.json("recount", "Probe", "--variant", "classic", "--house", "rounding=exact")
    # A Frage by 14 is 14/4 from each, an announced Tout made in a Solo 60 points at half, doubled: 60 from each.
    assert answer["deals"][0] == {
        "round": 1, "table": 1, "deal": 1, "before": [-14, 28, -14], "after": [-3.5, 7, -3.5],
    }  # fmt: skip
    assert [sum(one[when] for one in answer["people"]) for when in ("points", "points_after")] == [0, 0]


def test_recount_for_people_says_what_changes_as_a_table(small: Any) -> None:
    told = small.done("recount", "Probe", "--house", "tout_factor=3").splitlines()
    assert told[0] == "1 booked deal would change."
    assert [" ".join(row.split()) for row in told[1:]] == [
        "Place then Name Points then",
        "1 1 Änne Weiß 466 706",
        "2 2 Łukasz Roth −212 −332",
        "3 3 Otto Bräuer −254 −374",
    ]


def test_recount_counts_in_the_grammar_of_the_language(small: Any) -> None:
    one = small.done("recount", "Probe", "--house", "tout_factor=3", language="de").splitlines()[0]
    none = small.done("recount", "Probe", language="de").splitlines()[0]
    assert (one, none) == ("1 gebuchtes Spiel würde sich ändern.", "0 gebuchte Spiele würden sich ändern.")


def test_recount_names_deals_that_the_other_rules_do_not_know_and_has_status_1(small: Any) -> None:
    answer = small.json("recount", "Probe", "--variant", "frog", status=1)
    assert answer["people"] == []
    assert {(one["deal"], one["problems"][0]["code"]) for one in answer["unfit"]} == {
        (1, "contract-unknown"),
        (2, "contract-unknown"),
    }
    assert {problem["code"] for one in answer["unfit"] for problem in one["problems"]} <= set(CODES)
    assert "Round 1, table 1, deal 1" in small.run("recount", "Probe", "--variant", "frog").stderr


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("recount", "Niemand"), 1, "Niemand"),
        (("recount", "Probe", "--variant", "skat"), 1, "skat"),
        (("recount", "Probe", "--house", "tout_factor=9"), 1, ""),
        (("recount", "Probe", "--house", "colour=red"), 1, "colour"),
        (("recount", "Probe", "--house", "tout_factor"), 2, "--house"),
        (("recount", "Probe", "--from", "0"), 2, "--from"),
        (("rules", "Niemand"), 1, "Niemand"),
        (("rules",), 2, "TOURNAMENT"),
    ],
)
def test_what_cannot_be_recounted_is_refused_in_a_sentence(
    small: Any, words: tuple[str, ...], status: int, said: str
) -> None:
    assert said in small.refused(*words, status=status)


def test_rules_gives_contracts_letters_options_and_what_no_source_states(small: Any) -> None:
    (described,) = small.json("rules", "Probe")
    assert {key: described[key] for key in ("from_round", "variant", "revision")} == {
        "from_round": 1,
        "variant": "wuerttemberg",
        "revision": 1,
    }
    assert described["house"] == {
        "tout_factor": 2,
        "failed_tout": "full",
        "pot": False,
        "ante": 2,
        "pot_end": "split",
        "bock": False,
        "revoke": "off",
        "revoke_pays": "side",
        "game_kontra": 0,
    }
    assert [(one["key"], one["letter"], one["label"]) for one in described["contracts"]] == [
        ("frage", "f", "Frage"),
        ("solo", "s", "Solo"),
    ]
    assert described["marks"]["tout"] == "t"
    assert described["house_values"] == []


def test_rules_that_change_in_the_evening_stand_one_below_the_other(line: Any) -> None:
    changed = archive(rule_changes=[{"round": 2, "revision": 1, "house": {"tout_factor": 3}}])
    (line.folder / "changed.json").write_text(json.dumps(changed), "utf-8")
    line.done("simulate", "--players", "3", "--rounds", "1", "--variant", "dapp", "--seed", "1", "--name", "Anderes")
    line.done("import", str(line.folder / "changed.json"))
    first, second = line.json("rules", "Probe")
    assert (first["from_round"], first["house"]["tout_factor"]) == (1, 2)
    assert (second["from_round"], second["house"]["tout_factor"]) == (2, 3)
    told = line.done("rules", "Probe")
    assert "From round 2 on" in told


def test_rules_for_people_frame_house_values_and_show_the_club_s_letters(line: Any) -> None:
    line.done("simulate", "--players", "6", "--rounds", "1", "--variant", "dapp", "--seed", "1", "--name", "Dapp")
    told = line.done("rules", "Dapp")
    assert "House values, which no source states:" in told
    assert "Frage: 5" in told
    (described,) = line.json("rules", "Dapp")
    assert {"label": "Frage", "value": 5} in described["house_values"]
    assert next(one for one in described["contracts"] if one["key"] == "frage")["value_mark"] == "house"


def test_what_a_number_rests_on_is_said_in_the_language_and_by_name(line: Any) -> None:
    sheet = {"format": "tappscore-sheet/1", "variant": "wuerttemberg", "seats": ["A", "B", "C"], "deals": [
        {"dealer": 2, "declarer": 1, "contract": "solo", "points": 104, "tout": "failed"},
    ]}  # fmt: skip
    told = line.done("settle", "--explain", "-", text=json.dumps(sheet), language="de")
    assert "[erschlossen: Meyers 1909 passt zum vollen Wert]" in told
    assert "S4" not in told
    described = line.done("variants", "wuerttemberg", language="de")
    assert "erschlossen: Meyers 1909" in described
    assert "S4" not in described


def test_a_label_that_its_choice_goes_on_from_ends_without_its_comma(line: Any) -> None:
    line.done("simulate", "--players", "6", "--rounds", "1", "--variant", "dapp", "--seed", "1", "--name", "Dapp")
    told = line.done("rules", "Dapp", language="de")
    assert "Ein Gegner, der nicht bedient: zahlt mit seiner Seite" in told
    assert ",:" not in told
