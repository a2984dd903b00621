"""The independent checker and settlement against every example table of the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from legality import problems
from settlement import settle

NAMES = ["Anna", "Bert", "Carl", "Dora", "Emil", "Fritz", "Gerda", "Hans"]
Row = tuple[dict[str, Any], tuple[float, ...]]


def sheet_of(variant: str, house: dict[str, Any], seats: int, *deals: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": "tappscore-sheet/1",
        "variant": variant,
        "house": house,
        "seats": NAMES[:seats],
        "deals": list(deals),
    }


def by_a(contract: str, points: int | None = None, **facts: Any) -> dict[str, Any]:
    """Describe a deal that A declares."""
    given = {} if points is None else {"points": points}
    return {"declarer": 1, "contract": contract, **given, **facts}


# Sections 1 and 2: deals passed before, deal, moves without ante and pot flow, what A pays the pot, pot at the end.
WITH_POT = [
    ("wuerttemberg", {}, 0, by_a("frage", 74), (28, -14, -14), 0, 2),
    ("wuerttemberg", {}, 2, by_a("frage", 52), (-16, 8, 8), 8, 14),
    ("wuerttemberg", {}, 3, by_a("solo", 71), (44, -22, -22), -8, 0),
    ("wuerttemberg", {}, 4, by_a("solo", 60), (0, 0, 0), 0, 10),
    ("wuerttemberg", {}, 0, by_a("frage", 120, tout="made"), (240, -120, -120), 0, 2),
    ("wuerttemberg", {"tout_factor": 3}, 1, by_a("solo", 120, tout="made"), (720, -360, -360), -4, 0),
    ("wuerttemberg", {}, 0, by_a("frage", 0), (-120, 60, 60), 60, 62),
    ("classic", {}, 0, by_a("frage", 61), (2, -1, -1), 0, 2),
    ("classic", {}, 1, by_a("frage", 51), (-6, 3, 3), 3, 7),
    ("classic", {}, 2, by_a("solo", 65), (6, -3, -3), -6, 0),
    ("classic", {}, 0, by_a("solo", 80), (20, -10, -10), -2, 0),
    ("classic", {}, 4, by_a("herzsolo", 59), (-2, 1, 1), 10, 20),
    ("classic", {}, 0, by_a("frage", 120, tout="made"), (60, -30, -30), 0, 2),
    ("classic", {}, 0, by_a("solo", 14), (-46, 23, 23), 2, 4),
]

RAMSCH = "ramsch"
WITHOUT_POT: list[tuple[str, dict[str, Any], dict[str, Any], tuple[int, ...]]] = [
    # 0.7
    ("wuerttemberg", {"revoke": "all"}, by_a("frage", revoke=2), (120, -60, -60)),
    ("wuerttemberg", {"revoke": "all", "revoke_pays": "alone"}, by_a("frage", revoke=2), (120, -120, 0)),
    ("wuerttemberg", {"revoke": "all", "bock": True}, by_a("frage", revoke=2, factor=2), (240, -120, -120)),
    # 3
    ("dapp", {}, by_a("solo", 61), (10, -5, -5)),
    ("dapp", {}, by_a("solo", made=False), (-10, 5, 5)),
    ("dapp", {}, by_a("herzsolo", 88), (20, -10, -10)),
    ("dapp", {}, by_a("bettel", made=False), (-30, 15, 15)),
    ("dapp", {}, by_a("bettel_ouvert", made=False), (-90, 30, 30, 30)),
    ("dapp", {}, by_a("durch", made=False), (-60, 30, 30)),
    ("dapp", {}, by_a("frage", 45), (-15, 5, 5, 5)),
    ("dapp", {}, {"contract": RAMSCH, "points": [70, 50, 0], "tricks": [6, 5, 0]}, (-15, 5, 10)),
    ("dapp", {}, {"contract": RAMSCH, "points": [48, 48, 24], "tricks": [4, 4, 3]}, (-5, -5, 10)),
    ("dapp", {}, {"contract": RAMSCH, "points": [50, 30, 25, 15], "tricks": [3, 2, 2, 1]}, (-15, 5, 5, 5)),
    ("dapp", {}, {"contract": RAMSCH, "losers": [1], "jungfern": [3]}, (-15, 5, 10)),
    ("dapp", {}, {"contract": RAMSCH, "losers": [1, 2]}, (-10, -10, 10, 10)),
    # 4
    ("tapp_tarock", {}, by_a("dreier", 39), (6, -3, -3)),
    ("tapp_tarock", {}, by_a("unterer", 41, pagat="made"), (16, -8, -8)),
    ("tapp_tarock", {}, by_a("solo", 44, pagat="announced_made"), (48, -24, -24)),
    ("tapp_tarock", {}, by_a("dreier", 52, trull=1, kings=1), (18, -9, -9)),
    ("tapp_tarock", {"hand_bonus": "holder"}, by_a("unterer", 37, kings=3), (5, -7, 2)),
    ("tapp_tarock", {}, by_a("solo", 60, valat="made"), (24, -12, -12)),
    ("tapp_tarock", {}, by_a("oberer", 50, valat="announced_lost"), (-48, 24, 24)),
    ("tapp_tarock", {"kontra": True}, by_a("oberer", 33, kontra=1), (-20, 10, 10)),
    # 4, the sources side by side: fixed and times coincide for a Dreier only
    ("tapp_tarock", {"valat": "times"}, by_a("dreier", 60, valat="announced_made"), (48, -24, -24)),
    ("tapp_tarock", {"valat": "times"}, by_a("unterer", 60, valat="made"), (32, -16, -16)),
    ("tapp_tarock", {"valat": "times"}, by_a("oberer", 60, valat="announced_made"), (80, -40, -40)),
    ("tapp_tarock", {"valat": "times"}, by_a("solo", 60, valat="announced_made"), (128, -64, -64)),
    # 5
    ("tapp_tarock_1821", {}, by_a("dreyer", 37), (108, -54, -54)),
    ("tapp_tarock_1821", {}, by_a("dreyer", 30, trull=1, pagat="made"), (80, -40, -40)),
    ("tapp_tarock_1821", {"base": 30}, by_a("tapper"), (30, -15, -15)),
    # 6
    ("frog", {}, by_a("frog", 72), (24, -12, -12)),
    ("frog", {}, by_a("frog", 60), (0, 0, 0)),
    ("frog", {}, by_a("chico", 48), (-48, 24, 24)),
    ("frog", {}, by_a("grand", 90), (240, -120, -120)),
    (
        "frog",
        {"grand_value": 3, "resting_paid_on_loss": True},
        by_a("grand", 70, dealer=4),
        (60, -30, -30, 0),
    ),
    # 7
    ("six_bid_solo", {}, by_a("solo", 74), (56, -28, -28)),
    ("six_bid_solo", {}, by_a("solo", 47), (-52, 26, 26)),
    ("six_bid_solo", {}, by_a("heart_solo", 58), (-12, 6, 6)),
    ("six_bid_solo", {}, by_a("misere", made=False), (-60, 30, 30)),
    ("six_bid_solo", {}, by_a("guarantee", 80, hearts=False), (80, -40, -40)),
    ("six_bid_solo", {}, by_a("call_solo", hearts=False, made=False), (-200, 100, 100)),
    ("six_bid_solo", {}, by_a("solo", 65, doubling=1), (40, -20, -20)),
    # 8
    ("dreiertarock", {}, by_a("einser", 36), (60, -30, -30)),
    ("dreiertarock", {}, by_a("dreier", 40, trull="declarer"), (120, -60, -60)),
    ("dreiertarock", {}, by_a("fuenfer", 40, pagat="announced_lost"), (-20, 10, 10)),
    ("dreiertarock", {}, by_a("einser", 30, mondfang="defenders", kings="defenders"), (-100, 50, 50)),
    ("dreiertarock", {}, by_a("solo_valat", made=False), (-1920, 960, 960)),
    # 9
    ("point_tarock", {}, by_a("dreier", 47), (6, -3, -3)),
    ("point_tarock", {}, by_a("unterer", 52, announced=50), (46, -23, -23)),
    ("point_tarock", {}, by_a("oberer", 35, announced=40), (-16, 8, 8)),
    ("point_tarock", {}, by_a("dreier", 36, announced=0), (6, -3, -3)),
    # 10
    (
        "illustrated_tarock",
        {},
        by_a("dreiblatt", 45, bid="announced", extras=[{"item": "forty", "seat": 1, "when": "after", "made": True}]),
        (36, -18, -18),
    ),
    (
        "illustrated_tarock",
        {},
        by_a(
            "einblatt",
            50,
            bid="announced",
            extras=[
                {"item": "fifty", "seat": 1, "when": "after", "made": True},
                {"item": "heads", "seat": 2, "when": "silent", "made": True},
            ],
        ),
        (162, -72, -90),
    ),
    (
        "illustrated_tarock",
        {},
        by_a("dreiblatt", 33, bid="held", extras=[{"item": "heads", "seat": 3, "when": "silent", "made": True}]),
        (-16, 5, 11),
    ),
    ("illustrated_tarock", {}, by_a("solo", 30, bid="announced"), (-64, 32, 32)),
    (
        "illustrated_tarock",
        {"scheme": "collection"},
        by_a("zweiblatt", 40, extras=[{"item": "pagat", "seat": 1, "when": "after", "made": True}]),
        (80, -40, -40),
    ),
    # 11
    ("zwoelfertarock", {}, by_a("dreyer", 34), (64, -32, -32)),
    ("zwoelfertarock", {}, by_a("dreyer", 29), (-76, 38, 38)),
    ("zwoelfertarock", {}, by_a("zweyer", 31), (-112, 56, 56)),
    ("zwoelfertarock", {}, by_a("solo", 45), (444, -222, -222)),
    ("zwoelfertarock", {}, by_a("dreyer", 60, valat="made"), (600, -300, -300)),
    # 13.9
    ("german_tarok", {}, by_a("frage", 75), (30, -15, -15)),
    ("german_tarok", {}, by_a("frage", 60), (0, 0, 0)),
    ("german_tarok", {}, by_a("solo", 41), (-76, 38, 38)),
    ("german_tarok", {}, by_a("herzsolo", 55), (-40, 20, 20)),
    ("german_tarok", {}, by_a("solo", 70, dealer=4), (40, -20, -20, 0)),
    ("bavarian_tarock", {}, by_a("pickup", 61), (20, -10, -10)),
    ("bavarian_tarock", {}, by_a("pickup", 68, steps=1), (30, -15, -15)),
    ("bavarian_tarock", {}, by_a("hand", 80), (40, -20, -20)),
    ("bavarian_tarock", {"bidding": False}, by_a("pickup", 95), (40, -20, -20)),
    ("bavarian_tarock", {}, by_a("hand", 77, dealer=4), (40, -20, -20, 0)),
    ("bauerntarock", {}, by_a("hineinschauen", 70), (2, -1, -1)),
    ("bauerntarock", {}, by_a("hineinschauen", 70, spatz="declarer"), (6, -2, -2, -2)),
    ("bauerntarock", {}, by_a("sumpern", 70), (6, -2, -2, -2)),
    ("bauerntarock", {}, by_a("sumpern", 50, spatz="declarer"), (-2, 1, 1)),
    ("dobbm", {}, by_a("dobbm", 61), (3, -1, -1, -1)),
    ("dobbm", {}, by_a("dobbm", 70, kontra=1), (6, -2, -2, -2)),
    ("dobbm", {}, by_a("solo", 70), (6, -2, -2, -2)),
    ("dobbm", {}, by_a("dobbm", 69, announced=70), (-6, 2, 2, 2)),
    ("dreierles", {}, by_a("dreier", 40), (4, -2, -2)),
    ("dreierles", {}, by_a("dreier", 40, kontra=1), (8, -4, -4)),
    ("dreierles", {}, by_a("solo", 30, pfeife="defenders"), (-10, 5, 5)),
    ("schwarzwald_dappen", {}, by_a("dapp", 60), (5, -1, -1, -1, -1, -1)),
    ("schwarzwald_dappen", {}, by_a("dapp", 52), (-5, 1, 1, 1, 1, 1)),
    ("schwarzwald_dappen", {}, by_a("dapp", 40), (-6, 1, 1, 1, 1, 1, 1)),
    ("schwarzwald_dappen", {"counting": "pairs"}, by_a("dapp", 39), (-5, 1, 1, 1, 1, 1)),
    ("schwarzwald_dappen", {}, by_a("dapp", 40, dealer=8), (-6, 1, 1, 1, 1, 1, 1, 0)),
    ("zuger_tapp", {}, by_a("spiel", 70), (3, -1, -1, -1)),
    ("zuger_tapp", {}, by_a("spiel", 60), (-3, 1, 1, 1)),
    ("schellen_tapp", {}, by_a("spiel", 50, kontra=1), (-6, 2, 2, 2)),
    ("schellen_tapp", {}, by_a("solo", 70), (6, -2, -2, -2)),
]


@pytest.mark.parametrize(("variant", "house", "passed", "deal", "moves", "to_pot", "pot"), WITH_POT)
def test_tables_with_a_pot_come_out_as_printed(
    variant: str,
    house: dict[str, Any],
    passed: int,
    deal: dict[str, Any],
    moves: tuple[int, ...],
    to_pot: int,
    pot: int,
) -> None:
    sheet = sheet_of(variant, {"pot": True, **house}, 3, *([{"passed": True}] * passed), deal)
    assert problems(sheet) == []
    last = settle(sheet)["deals"][-1]
    expected = list(moves)
    expected[passed % 3] -= 2  # the ante of this deal
    expected[0] -= to_pot
    assert (last["moves"], last["pot_after"]) == (expected, pot)


@pytest.mark.parametrize(("variant", "house", "deal", "moves"), WITHOUT_POT)
def test_tables_without_a_pot_come_out_as_printed(
    variant: str, house: dict[str, Any], deal: dict[str, Any], moves: tuple[int, ...]
) -> None:
    sheet = sheet_of(variant, house, len(moves), deal)
    assert problems(sheet) == []
    assert settle(sheet)["totals"] == list(moves)


@pytest.mark.parametrize(
    ("rounding", "contract", "values"),
    [
        ("half_up", "frage", (1, 1, 1, 1, 2, 3, 5, 15)),
        ("half_up", "solo", (1, 1, 2, 2, 3, 5, 10, 30)),
        ("twice_frage", "solo", (2, 2, 2, 2, 4, 6, 10, 30)),
    ],
)
def test_classic_rounds_the_distance_as_the_rules_list_it(
    rounding: str, contract: str, values: tuple[int, ...]
) -> None:
    for distance, value in zip((1, 2, 3, 4, 5, 9, 20, 60), values, strict=True):
        for points, sign in ((60 + distance, 1), (60 - distance, -1)):
            sheet = sheet_of("classic", {"solo_rounding": rounding}, 3, by_a(contract, points))
            assert settle(sheet)["totals"][0] == 2 * sign * value


def test_exact_quarters_stay_exact() -> None:
    sheet = sheet_of("classic", {"rounding": "exact"}, 3, by_a("frage", 61))
    assert settle(sheet)["totals"] == [Fraction(1, 2), Fraction(-1, 4), Fraction(-1, 4)]


def test_two_of_four_share_a_ramsch_and_three_pay_in_full() -> None:
    shared = sheet_of("dapp", {"ramsch_tie": "share"}, 4, {"contract": RAMSCH, "losers": [1, 2]})
    assert settle(shared)["totals"] == [-5, -5, 5, 5]
    in_full = sheet_of("dapp", {"ramsch_tie": "share"}, 4, {"contract": RAMSCH, "losers": [1, 2, 3]})
    assert settle(in_full)["totals"] == [-5, -5, -5, 15]
