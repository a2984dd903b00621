"""How fast deals are settled: lines included, words not. Run with `python tests/benchmarks/settlement_speed.py`."""

from __future__ import annotations

import random
import time
from operator import add

from tappscore.rules.deal import Deal
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import bind
from tappscore.rules.settlement import settle

TARGET = 200_000
TABLES, DEALS = 2_000, 12
POINTS = [points for points in range(121) if points not in (1, 119)]


def distinct_tables() -> list[list[Deal]]:
    """Make tables of deals, no two of them the same object; facts, dealers and declarers drawn."""
    chance = random.Random(20)
    return [[_deal(chance, place) for place in range(DEALS)] for _ in range(TABLES)]


def _deal(chance: random.Random, place: int) -> Deal:
    facts: dict[str, int | str] = {"points": chance.choice(POINTS)}
    if chance.random() < 0.05:
        facts["tout"] = "failed"
    return Deal(
        contract=chance.choice(("frage", "solo")),
        declarer=chance.randint(1, 3),
        dealer=place % 3 + 1,
        facts=facts,
    )


def bare(count: int) -> float:
    """Time the bare operation that the ratio names: join two dicts, multiply three numbers, add two triples."""
    defaults, given = {"points": 0, "tout": 0}, {"points": 74}
    start = time.perf_counter()
    for _ in range(count):
        joined = {**defaults, **given}
        moves = tuple([joined["points"] * share for share in (2, -1, -1)])
        tuple(map(add, moves, moves))
    return time.perf_counter() - start


def main() -> None:
    """Settle everything some times and print the best run, its processor time and its ratio to the bare operation."""
    rules = bind(rule_set("wuerttemberg"), {"pot": True}, 3)
    tables, count = distinct_tables(), TABLES * DEALS
    best = used = bare_best = float("inf")
    for _ in range(15):
        start, start_used = time.perf_counter(), time.process_time()
        for deals in tables:
            settle(rules, deals)
        best = min(best, time.perf_counter() - start)
        used = min(used, time.process_time() - start_used)
        bare_best = min(bare_best, bare(count))
    print(
        f"wuerttemberg with pot: {count / best:,.0f} deals a second ({count / used:,.0f} of processor time, "
        f"target {TARGET:,}), {best / bare_best:.1f} times the bare operation"
    )


if __name__ == "__main__":
    main()
