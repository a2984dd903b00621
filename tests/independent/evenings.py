"""Random evenings as archives, with everything that makes a recount hard.

Half-typed sheets, totals that stand or don't, tables broken off, disputed
deals, people who come late or go, substitutes, adjustments and credit. Imports nothing of
tappscore.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from uuid import UUID

import enumeration
from house_options import resolve
from legality import problems
from turns import active_count

CRITERIA = (
    *("points", "points_per_deal", "table_points", "table_wins", "deals_won", "declared", "fewest_lost"),
    *("high_contracts", "best_round", "best_two_rounds", "worst_round", "without_worst_round", "direct_meeting", "lot"),
)


def legal_deals(variant: str, house: dict[str, Any], seats: int, random: Random) -> Iterator[dict[str, Any]]:
    """Give legal deals without end, some not played, some with a dealer of their own."""
    options, _ = resolve(variant, house)
    active = active_count(variant, options, seats) or 0
    assert not problems({"variant": variant, "house": house, "seats": ["?"] * seats, "deals": []})
    while True:
        pool: list[dict[str, Any]] = [{"passed": True}, {"struck": True, "reason": "played out of turn"}]
        pool += enumeration.every_combination(variant, seats, random, 12)
        if variant == "dapp":
            pool += enumeration.ramsch_deals(seats, active, random, 12)
        random.shuffle(pool)
        for drawn in pool:
            deal = enumeration.with_table(drawn, seats, random) if "contract" in drawn else drawn
            sheet = {"variant": variant, "house": house, "seats": ["?"] * seats, "deals": [deal]}
            if not problems(sheet):
                yield deal


def legal_sheet(variant: str, house: dict[str, Any], seats: int, random: Random, length: int) -> dict[str, Any]:
    """Give a sheet whose dealers follow from deal to deal, as paper leaves them out."""
    sheet: dict[str, Any] = {"format": "tappscore-sheet/1", "variant": variant, "revision": 1, "house": house}
    sheet |= {"seats": [f"Seat {number}" for number in range(1, seats + 1)], "deals": []}
    source = legal_deals(variant, house, seats, random)
    while len(sheet["deals"]) < length:
        deal = dict(next(source))
        if random.random() < 0.9:
            deal.pop("dealer", None)
        deal = enumeration.club_members(deal, house, seats, random)
        sheet["deals"].append(deal)
        if problems(sheet):
            sheet["deals"].pop()
    return sheet


def evening(variant: str, house: dict[str, Any], random: Random, people: int, rounds: int) -> dict[str, Any]:
    """Draw a whole evening."""
    options, _ = resolve(variant, house)
    numbers = list(range(1, people + 1))
    house = {**options, **({"contracts": house["contracts"]} if "contracts" in house else {})}
    if "tariff" in house:  # contracts without a value stay without one
        house["tariff"] = {name: value for name, value in house["tariff"].items() if value is not None}
    archive: dict[str, Any] = {
        "format": "tappscore-tournament/1",
        "uuid": str(UUID(int=random.getrandbits(128), version=4)),
        "name": "Evening",
        "date": "2026-11-28",
        "place": "Hall",
        "variant": variant,
        "revision": 1,
        "house": house,
        "ranking": random.sample(CRITERIA, random.randint(1, 4)),
        "state": "running",
        "rounds_planned": rounds,
        "seed": random.randint(0, 10**6),
        "entries": [_entry(number, random) for number in numbers],
        "rounds": [_round(number, variant, house, numbers, random) for number in range(1, rounds + 1)],
        "adjustments": [_adjustment(numbers, rounds, random) for _ in range(random.randint(0, 4))],
        "substitutes": [_substitute(numbers, rounds, random) for _ in range(random.choice((0, 1, 1, 2, 3)))],
    }
    return archive


def _entry(number: int, random: Random) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "number": number,
        "uuid": str(UUID(int=random.getrandbits(128), version=4)),
        "person": str(UUID(int=random.getrandbits(128), version=4)),
        "first": f"First{number}",
        "last": f"Last{number}",
        "club": "",
        "town": "",
        "state": random.choice(["present"] * 8 + ["withdrawn", "disqualified"]),
    }
    if entry["state"] != "present":
        entry["withdrawn_from"] = random.randint(1, 4)
    if random.random() < 0.1:
        entry["credit"] = random.randint(-20, 20)
    if random.random() < 0.2:
        entry |= {"joined_in": random.randint(2, 3), "missed": random.choice(("stated", "average"))}
    return entry


def _round(number: int, variant: str, house: dict[str, Any], people: list[int], random: Random) -> dict[str, Any]:
    sizes = {str(seats): random.choice((2, 3, 6)) for seats in enumeration.SEATS.get(variant, (3, 4))}
    seated = random.sample(people, len(people))
    tables: list[dict[str, Any]] = []
    while len(seated) >= min(map(int, sizes)):
        size = random.choice([int(size) for size in sizes if int(size) <= len(seated)])
        here, seated = seated[:size], seated[size:]
        tables.append({"table": len(tables) + 1, **_table(variant, house, here, sizes[str(size)], random)})
    state = random.choice(("open", "closed", "closed"))
    return {"number": number, "state": state, "deals_per_table": sizes, "tables": tables}


def _table(variant: str, house: dict[str, Any], seats: list[int], planned: int, random: Random) -> dict[str, Any]:
    typed = random.choice((0, planned, planned, planned, planned - 1, planned + 1))
    source = legal_deals(variant, house, len(seats), random)
    deals = [next(source) for _ in range(typed)]
    for deal in deals:
        if random.random() < 0.05:
            deal |= {"disputed": True, "counts": random.random() < 0.5}
    table: dict[str, Any] = {"seats": seats, "deals": deals}
    if random.random() < 0.3:
        totals = [random.randint(-30, 30) for _ in seats[1:]]
        table["totals"] = [*totals, -sum(totals)]
        if random.random() < 0.3:
            table |= {"totals_stand": True, "totals_reason": "the paper is right"}
    if random.random() < 0.1:
        table |= {"broken_off": random.randint(0, planned), "missing_deals": random.choice(("zero", "average"))}
    if random.random() < 0.1:
        table["deals_planned"] = planned + random.choice((-1, 1))
    return table


def _substitute(people: list[int], rounds: int, random: Random) -> dict[str, Any]:
    """One for another, also where both have played: whoever comes back, or a chain of three."""
    gone, by = random.sample(people, 2)
    return {"entry": gone, "by": by, "round": random.randint(1, rounds), "takes_points": random.random() < 0.7}


def _adjustment(people: list[int], rounds: int, random: Random) -> dict[str, Any]:
    adjustment: dict[str, Any] = {
        "entry": random.choice(people),
        "points": random.choice((-5, -2, 3, 10)),
        "reason": "by the director",
    }
    if random.random() < 0.7:
        adjustment["round"] = random.randint(1, rounds)
    return adjustment
