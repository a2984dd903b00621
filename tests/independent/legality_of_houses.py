"""Legality, variant by variant: the house tariffs (rules.md 13).

A second opinion: imports nothing of tappscore.
"""

from __future__ import annotations

from deal_case import NEVER_OF_120, Case
from legality_of_120 import wuerttemberg


def _kontra(case: Case) -> None:
    # 13, Common settings: kontra_max 0 means no fact kontra.
    if case.options["kontra_max"]:
        case.count("kontra", 0, case.options["kontra_max"])


def _priced(case: Case, contract: str) -> None:
    """Refuse a contract whose amount the club has not filled in."""
    if case.options["tariff"].get(contract, 0) is None:
        case.wrong("contract", "no-value")


def german_tarok(case: Case, contract: str) -> None:
    wuerttemberg(case, contract)  # 13.1: facts as section 1
    _kontra(case)


def bavarian_tarock(case: Case, contract: str) -> None:
    _priced(case, contract)
    if contract == "bettel":
        case.made()
    else:
        case.points_of_120()
        case.count("steps", 0, 11)
    _kontra(case)


def bauerntarock(case: Case, contract: str) -> None:
    case.points_of_120()
    case.choice("spatz", "none", "declarer", "defenders")
    _kontra(case)


def dobbm(case: Case, contract: str) -> None:
    case.points_of_120()
    case.count("announced", 61, 120)
    _kontra(case)


def dreierles(case: Case, contract: str) -> None:
    if contract == "raeuber":
        if case.has("declarer"):
            case.wrong("declarer", "unexpected")
        if case.revoked:
            case.wrong("revoke", "in-a-ramsch")  # 0.6: Räuber is a relative of Ramsch
        case.number_per_seat("points", 70)
        if not case.has("points"):
            case.wrong("points", "missing")
        return
    _priced(case, contract)
    case.points(0, 70)
    for extra in ("druckrolle", "koenigsrolle", "zehn_druck", "pfeife"):
        case.choice(extra, "none", "declarer", "defenders")
    _kontra(case)


def schwarzwald_dappen(case: Case, contract: str) -> None:
    # 13.6, Keys: points or, simplest, made; won at 2·points ≥ total. 0.5: 0…106 or 0…79.
    total = 106 if case.options["counting"] == "raw" else 79
    target = (total + 1) // 2
    if total % 2 == 0 and case.options["half"] != "won":
        target += 1
    case.points_or_made(0, total, target)
    _kontra(case)


def zuger_tapp(case: Case, contract: str) -> None:
    case.points_of_120()
    _kontra(case)


def house(case: Case, contract: str) -> None:
    defined = next(one for one in case.options["contracts"] if one["key"] == contract)
    if defined.get("target") is None:
        case.made()
    else:
        total = defined.get("total") or 120
        case.points(0, total, NEVER_OF_120 if total == 120 else ())
    _kontra(case)
