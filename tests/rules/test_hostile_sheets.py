"""Sheets that nobody sound would write: each is answered with problems or a settlement, never with an exception."""

from __future__ import annotations

import json
import math
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tappscore.problem_codes import CODES
from tappscore.problems import RefusedError
from tappscore.rules.registry import newest
from tappscore.rules.sheet import settle_sheet

HOUSE_CONTRACTS = [
    {"key": "flat", "letter": "f", "label": "Flat", "value": 7, "target": 61},
    {"key": "yes_no", "letter": "y", "label": "Yes or no", "value": 4, "target": None},
]
# A legal deal or two of each variant; seats in braces where three are too few.
SOUND: dict[str, list[dict[str, Any]]] = {
    "wuerttemberg": [
        {"declarer": 2, "contract": "solo", "points": 104, "tout": "failed"},
        {"dealer": 3, "passed": True},
    ],
    "classic": [{"declarer": 2, "contract": "herzsolo", "points": 59}, {"struck": True, "reason": "misdealt"}],
    "dapp": [
        {"contract": "ramsch", "points": [55, 40, 25], "tricks": [5, 4, 2], "last_trick": 1},
        {"contract": "ramsch", "losers": [1], "jungfern": [3]},
        {"declarer": 1, "contract": "solo", "points": 61, "made": True},
    ],
    "tapp_tarock": [
        {"declarer": 1, "contract": "unterer", "points": 41, "pagat": "made", "valat": "none", "trull": 1, "kings": 2},
        {"declarer": 2, "contract": "solo", "made": False, "heads": 3},
    ],
    "tapp_tarock_1821": [
        {"declarer": 1, "contract": "dreyer", "points": 30, "pagat": "made", "trull": 1},
        {"declarer": 1, "contract": "tapper"},
    ],
    "frog": [{"declarer": 3, "contract": "grand", "points": 90}],
    "six_bid_solo": [
        {"declarer": 3, "contract": "guarantee", "points": 80, "hearts": False, "doubling": 1},
        {"declarer": 1, "contract": "call_solo", "hearts": True, "made": True},
    ],
    "dreiertarock": [
        {"declarer": 2, "contract": "einser", "points": 20, "mondfang": "defenders", "uhu": "announced_lost"},
        {"declarer": 3, "contract": "solo_valat", "made": False},
    ],
    "point_tarock": [{"declarer": 3, "contract": "unterer", "points": 52, "announced": 50, "pagat": "captured"}],
    "illustrated_tarock": [
        {
            "declarer": 1,
            "contract": "einblatt",
            "points": 50,
            "bid": "held",
            "kontra": 1,
            "extras": [{"item": "fifty", "seat": 1, "when": "after", "made": True}],
        }
    ],
    "zwoelfertarock": [{"declarer": 1, "contract": "solo", "points": 45, "valat": "none", "kings": 2}],
    "german_tarok": [{"declarer": 1, "contract": "frage", "points": 75, "tout": "none"}],
    "bavarian_tarock": [{"declarer": 1, "contract": "pickup", "points": 68, "steps": 1}],
    "bauerntarock": [{"declarer": 1, "contract": "sumpern", "points": 50, "spatz": "declarer", "kontra": 2}],
    "dobbm": [{"declarer": 1, "contract": "dobbm", "points": 69, "announced": 70}],
    "dreierles": [
        {"declarer": 1, "contract": "solo", "points": 30, "pfeife": "defenders", "kontra": 1},
        {"contract": "raeuber", "points": [30, 20, 14]},
    ],
    "schwarzwald_dappen": [{"declarer": 1, "contract": "dapp", "points": 52}],
    "zuger_tapp": [{"declarer": 1, "contract": "spiel", "points": 60, "kontra": 1}],
    "schellen_tapp": [{"declarer": 1, "contract": "solo", "points": 70}],
    "house": [{"declarer": 1, "contract": "flat", "points": 61}, {"declarer": 1, "contract": "yes_no", "made": True}],
}
SEATS = {"dobbm": 4, "zuger_tapp": 4, "schellen_tapp": 4, "schwarzwald_dappen": 6}
HOUSES: dict[str, dict[str, Any]] = {
    "wuerttemberg": {"tout_factor": 3, "pot": True, "ante": 2, "bock": True, "revoke": "least"},
    "dapp": {"tariff": {"frage": 2}, "ramsch_tie": "last_trick"},
    "tapp_tarock": {"kontra": True},
    "house": {"active": 3, "contracts": HOUSE_CONTRACTS},
}
DEEP: Any = []
for _ in range(200):
    DEEP = [DEEP]
JUNK: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        2,
        3,
        -1,
        74,
        10**400,
        -(10**400),
        74.0,
        74.5,
        1e308,
        -0.0,
        math.nan,
        math.inf,
        -math.inf,
    ),
    *(
        "",
        "x",
        "74",
        "none",
        "made",
        "solo",
        "ramsch",
        "\x00",
        "\ud800",
        "ä" * 5000,
        "__class__",
        "{0}",
        "%s",
        "{value}",
    ),
    *([], [1], [1, 2], [1, 1], [True, 2], [1.0, 2.0], [None], [[1]], ["1"], [10**400, 0, 0], [math.nan, 0, 0]),
    *(
        {},
        {"a": 1},
        {"": {}},
        {"points": 1},
        [{"item": "pagat"}],
        [{"item": [], "seat": {}, "when": 1, "made": "x"}],
        DEEP,
    ),
]
MEMBERS = (
    *(
        "dealer",
        "resting",
        "note",
        "reason",
        "passed",
        "struck",
        "unreadable",
        "declarer",
        "contract",
        "points",
        "made",
    ),
    *(
        "tout",
        "pagat",
        "valat",
        "trull",
        "kings",
        "heads",
        "kontra",
        "pagat_kontra",
        "valat_kontra",
        "losers",
        "jungfern",
    ),
    *("tricks", "last_trick", "factor", "revoke", "extras", "bid", "doubling", "hearts", "announced", "steps", "spatz"),
    *("", "facts", "kind", "\ud800", "number", "mondfang", "uhu", "drei", "pfeife"),
)


def sound(variant: str) -> dict[str, Any]:
    if variant not in SOUND:  # a variant that was added brings its examples along
        first = min((Path(__file__).parent / "examples" / variant).glob("*.json"))
        return {"revision": 1, **json.loads(first.read_text(encoding="utf-8"))["sheet"]}
    return deepcopy(
        {
            "format": "tappscore-sheet/1",
            "variant": variant,
            "revision": 1,
            "house": HOUSES.get(variant, {}),
            "seats": ["Änne", "Jürgen", "Rösle", "Karl-Heinz", "Eva", "Ulf"][: SEATS.get(variant, 3)],
            "deals": SOUND[variant],
        }
    )


def answered(sheet: dict[str, Any]) -> dict[str, Any]:
    """Settle a sheet and check that the answer is one; what is no sheet is refused as that."""
    if not all(isinstance(name, str) for name in sheet["seats"]):
        with pytest.raises(RefusedError):
            settle_sheet(sheet)
        return {"problems": []}
    answer = settle_sheet(sheet)
    text = json.dumps(answer, ensure_ascii=True, allow_nan=False)
    assert json.loads(text) == json.loads(text)
    if "problems" in answer:
        assert set(answer) == {"problems"}
        assert answer["problems"]
        for problem in answer["problems"]:
            assert set(problem) == {"deal", "field", "code", "message"}
            assert type(problem["deal"]) is int
            assert isinstance(problem["field"], str)
            assert problem["code"] in CODES
            assert isinstance(problem["message"], str)
            assert problem["message"]
    else:
        assert set(answer) == {"deals", "closing", "totals", "pot"}
        assert sum(answer["totals"]) + answer["pot"] == 0
        for deal in answer["deals"]:
            assert sum(deal["moves"]) + deal["pot"] == 0
    return answer


def places_in(node: Any) -> list[tuple[Any, Any]]:
    """Name every container and key of a sheet, deep."""
    found: list[tuple[Any, Any]] = []
    keys = list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
    for key in keys:
        found.append((node, key))
        found += places_in(node[key])
    return found


def spoil(sheet: dict[str, Any], random: Random) -> None:
    """Put junk somewhere, take something away, or add a strange member."""
    kind = random.random()
    inner = [sheet["deals"], sheet["house"], sheet["seats"]]
    container, key = random.choice([place for part in inner for place in places_in(part)] or [(sheet, "revision")])
    if kind < 0.55:
        container[key] = deepcopy(random.choice(JUNK))
    elif kind < 0.65 and isinstance(container, dict):
        del container[key]
    elif kind < 0.9:
        deals = [deal for deal in sheet["deals"] if isinstance(deal, dict)]
        if deals:
            random.choice(deals)[random.choice(MEMBERS)] = deepcopy(random.choice(JUNK))
    elif kind < 0.95:
        sheet["house"][
            random.choice(("bock", "revoke", "pot", "ante", "tariff", "contracts", "active", "nonsense"))
        ] = deepcopy(random.choice(JUNK))
    else:
        sheet["seats"] = random.choice((["A"], [], ["A"] * 3, ["A"] * 9, [1, 2, 3], [None] * 3, ["A", "", "B"]))


VARIANTS = [one.key for one in newest()]


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_sound_sheets_settle(variant: str) -> None:
    assert "problems" not in answered(sound(variant))


@pytest.mark.parametrize("variant", VARIANTS)
def test_spoilt_sheets_are_answered(variant: str) -> None:
    random = Random(f"spoilt {variant}")
    refused = 0
    for _ in range(200):
        sheet = sound(variant)
        for _ in range(random.choice((1, 1, 1, 2, 4))):
            spoil(sheet, random)
            if not isinstance(sheet["house"], dict):
                break
        refused += "problems" in answered(sheet)
    assert refused > 100


def test_any_junk_in_any_member_is_answered() -> None:
    random = Random("junk in members")
    for member in MEMBERS:
        for junk in JUNK:
            sheet = sound(random.choice(VARIANTS))
            sheet["deals"][0][member] = junk
            answered(sheet)


@pytest.mark.parametrize("place", ["points", "extras", "tariff", "contracts", "house", "seats"])
def test_lists_nested_without_end_are_answered(place: str) -> None:
    deep: Any = []
    for _ in range(900):
        deep = [deep]
    for variant in VARIANTS:
        sheet = sound(variant)
        if place in ("points", "extras"):
            sheet["deals"][0][place] = deep
        elif place in ("tariff", "contracts"):
            sheet["house"][place] = deep
        else:
            sheet[place] = deep
        if place == "seats":
            with pytest.raises(RefusedError):
                settle_sheet(sheet)
        else:
            assert settle_sheet(sheet)["problems"]
