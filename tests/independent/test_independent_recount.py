"""The independent recount of an archive, against places reckoned by hand."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import recount
from recount import standings


def person(number: int, **members: Any) -> dict[str, Any]:
    return {"number": number, "first": f"P{number}", "last": "Test", "state": "present", **members}


def win(seat: int, contract: str = "solo") -> dict[str, Any]:
    return {"declarer": seat, "contract": contract, "made": True}


def loss(seat: int, contract: str = "solo") -> dict[str, Any]:
    return {"declarer": seat, "contract": contract, "made": False}


def archive_of(ranking: list[str], *rounds: list[dict[str, Any]], **members: Any) -> dict[str, Any]:
    """Build a dapp evening of six people, two deals a table."""
    return {
        "format": "tappscore-tournament/1",
        "variant": "dapp",
        "revision": 1,
        "house": {},
        "ranking": ranking,
        "entries": [person(number) for number in range(1, 7)],
        "rounds": [
            {
                "number": number,
                "state": "open",
                "deals_per_table": {"3": 2, "4": 2},
                "tables": [{"table": index, **table} for index, table in enumerate(tables, start=1)],
            }
            for number, tables in enumerate(rounds, start=1)
        ],
        "adjustments": [],
        **members,
    }


def table(*seats: int, deals: list[dict[str, Any]] | None = None, **members: Any) -> dict[str, Any]:
    return {"seats": list(seats), "deals": deals or [], **members}


FIRST = [
    table(1, 2, 3, deals=[win(1), win(1)]),  # 20 −10 −10
    table(4, 5, 6, deals=[win(1, "herzsolo"), loss(3)]),  # 20+5 −10+5 −10−10
]
SECOND = [
    table(1, 5, 3, deals=[loss(1), {"passed": True}]),  # −10 5 5
    table(4, 2, 6, totals=[-5, 15, -10]),
]


def in_order(archive: dict[str, Any]) -> list[tuple[int | None, bool, int]]:
    return [(line["place"], line["tied"], line["entry"]) for line in standings(archive)]


def test_points_of_two_rounds_add_up_and_equal_ones_share_a_place() -> None:
    lines = standings(archive_of(["points"], FIRST, SECOND))
    assert [(line["place"], line["tied"], line["entry"], line["points"], line["rounds"]) for line in lines] == [
        (1, False, 4, 20, [25, -5]),
        (2, False, 1, 10, [20, -10]),
        (3, False, 2, 5, [-10, 15]),
        (4, False, 5, 0, [-5, 5]),
        (5, False, 3, -5, [-10, 5]),
        (6, False, 6, -30, [-20, -10]),
    ]


def test_a_round_not_played_is_null_and_people_without_any_come_last_without_a_place() -> None:
    lines = standings(archive_of(["points"], FIRST[:1], SECOND[:1]))
    assert [(line["entry"], line["place"], line["rounds"]) for line in lines] == [
        (1, 1, [20, -10]),
        (5, 2, [None, 5]),
        (3, 3, [-10, 5]),
        (2, 4, [-10, None]),
        (4, None, [None, None]),
        (6, None, [None, None]),
    ]


@pytest.mark.parametrize(
    ("criterion", "order"),
    [
        # 4: 20 of 4 deals, 1: 10 of 4, 2: 5 of 4, 5: 0, 3: −5, 6: −30
        ("points_per_deal", [4, 1, 2, 5, 3, 6]),
        # by table: 1: 2 + 0, 2: 0.5 + 2, 3: 0.5 + 1.5, 4: 2 + 1, 5: 1 + 1.5, 6: 0 + 0
        ("table_points", [4, 2, 5, 1, 3, 6]),
        ("table_wins", [1, 2, 3, 4, 5, 6]),  # everybody 1 but 6
        ("deals_won", [1, 4, 2, 3, 5, 6]),  # 2, 1
        ("declared", [1, 4, 6, 2, 3, 5]),  # 3, 1, 1
        ("fewest_lost", [2, 3, 4, 5, 1, 6]),
        ("high_contracts", [1, 4, 2, 3, 5, 6]),  # two solos 2 + 2, a herzsolo 3
        ("best_round", [4, 1, 2, 3, 5, 6]),
        ("best_two_rounds", [4, 1, 2, 5, 3, 6]),
        ("worst_round", [4, 5, 1, 2, 3, 6]),
        ("without_worst_round", [4, 1, 2, 3, 5, 6]),
    ],
)
def test_each_criterion_ranks_alone(criterion: str, order: list[int]) -> None:
    assert [entry for _, _, entry in in_order(archive_of([criterion], FIRST, SECOND))] == order


def test_direct_meeting_asks_those_still_level_only() -> None:
    level = archive_of(["best_round", "direct_meeting"], [table(1, 2, 3, deals=[win(1), win(2)])])
    assert in_order(level)[:3] == [(1, True, 1), (1, True, 2), (3, False, 3)]
    shifted = archive_of(
        ["worst_round", "direct_meeting"],
        [table(1, 2, 3, totals=[-10, 20, -10]), table(4, 5, 6, totals=[0, 0, 0])],
        [table(1, 3, 4, totals=[5, -5, 0]), table(2, 5, 6, totals=[0, 0, 0])],
    )
    # 1 and 3 share the worst round −10; together in both rounds they have −5 and −15.
    assert in_order(shifted)[-2:] == [(5, False, 1), (6, False, 3)]


def test_the_lot_is_read_from_the_archive() -> None:
    archive = archive_of(["table_wins", "lot"], FIRST, SECOND, lots=[6, 5, 3, 1, 2, 4])
    assert [entry for _, _, entry in in_order(archive)] == [5, 3, 1, 2, 4, 6]


def test_adjustments_count_in_their_round_and_credit_beside_the_rounds() -> None:
    archive = archive_of(["points"], FIRST)
    archive["adjustments"] = [
        {"entry": 1, "round": 1, "points": -30, "reason": "sheet lost"},
        {"entry": 2, "points": 100, "reason": "of the whole"},
    ]
    archive["entries"][2] |= {"credit": 7}
    archive["entries"][3] |= {"state": "disqualified"}
    lines = {line["entry"]: line for line in standings(archive)}
    assert (lines[1]["points"], lines[1]["rounds"]) == (-10, [-10])
    assert (lines[2]["points"], lines[2]["rounds"]) == (90, [-10])
    assert (lines[3]["points"], lines[3]["rounds"]) == (-3, [-10])
    assert (lines[4]["points"], lines[4]["place"]) == (25, None)


def test_totals_count_while_deals_are_missing_or_where_they_stand() -> None:
    started = table(1, 2, 3, deals=[win(1)], totals=[1, 2, -3])
    assert standings(archive_of(["points"], [started]))[0]["entry"] == 2
    complete = table(1, 2, 3, deals=[win(1), win(1)], totals=[1, 2, -3])
    assert standings(archive_of(["points"], [complete]))[0]["entry"] == 1
    standing = complete | {"totals_stand": True}
    assert standings(archive_of(["points"], [standing]))[0]["entry"] == 2


def test_an_unfinished_pot_is_not_shared_and_a_disputed_deal_keeps_its_turn() -> None:
    archive = archive_of(["points"], [table(1, 2, 3, deals=[{"passed": True}])], variant="wuerttemberg")
    archive["house"] = {"pot": True, "ante": 3}
    assert [line["points"] for line in standings(archive)[:3]] == [0, 0, -3]
    archive["rounds"][0]["tables"][0]["deals"] *= 2
    assert [line["points"] for line in standings(archive)[:3]] == [2, -1, -1]
    archive["rounds"][0]["tables"][0]["deals"][0] = {"passed": True, "disputed": True, "counts": False}
    assert [(line["entry"], line["points"]) for line in standings(archive)[:3]] == [(1, 1), (3, 1), (2, -2)]


def test_the_command_line_prints_the_standing_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    archive = archive_of(["points"], FIRST, SECOND)
    file.write_text(json.dumps(archive), "utf-8")
    command = [sys.executable, str(Path(recount.__file__)), str(file)]
    assert json.loads(subprocess.run(command, check=True, capture_output=True).stdout) == standings(archive)
    after = json.loads(subprocess.run([*command, "1"], check=True, capture_output=True).stdout)
    assert after == standings(archive, 1)
    assert len(after[0]["rounds"]) == 1
