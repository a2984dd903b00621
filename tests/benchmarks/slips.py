"""How often the slip finder names the slip: an experiment with invented slips on simulated sheets.

    python tests/benchmarks/slips.py [SHEETS a variant and seed] [LAST SEED]

Slips in a fixed mix (digit 35 %, transposed 10, declarer 20, contract 10,
made or lost 10, missing 5, double 5, control number 5), one a sheet; slips that
change nobody's points are counted apart. The generator below knows nothing of
the finder: it changes the members of the archive's deals, as a hand would.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from tappscore.problems import RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.deal import Deal, from_members
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, bind
from tappscore.rules.settlement import settle, turns
from tappscore.tournament.simulate import simulate
from tappscore.tournament.slips import find_slips

MIX = (
    ("digit", 35), ("transposed", 10), ("declarer", 20), ("contract", 10),
    ("made or lost", 10), ("missing", 5), ("double", 5), ("control", 5),
)  # fmt: skip
VARIANTS = ("wuerttemberg", "classic", "dapp", "tapp_tarock")
Members = dict[str, Any]


def slipped(kind: str, members: list[Members], seats: int, contracts: list[str], dice: random.Random) -> int | None:
    """Put a slip of a kind into a sheet's deals, at a place that can have it; the place, or None where none can."""
    places = list(range(len(members)))
    dice.shuffle(places)
    for place in places:
        deal = members[place]
        if kind == "missing":
            del members[place]
            return place
        if kind == "double":
            members.insert(place, dict(deal))
            return place
        if _changed(kind, deal, seats, contracts, dice):
            return place
    return None


def _changed(kind: str, deal: Members, seats: int, contracts: list[str], dice: random.Random) -> bool:
    if kind in ("digit", "transposed") and "points" in deal and isinstance(deal["points"], int):
        digits = list(str(deal["points"]))
        if kind == "digit":
            at = dice.randrange(len(digits))
            digits[at] = dice.choice([digit for digit in "0123456789" if digit != digits[at]])
        elif len(digits) < 2:
            return False
        else:
            at = dice.randrange(len(digits) - 1)
            digits[at], digits[at + 1] = digits[at + 1], digits[at]
        changed = int("".join(digits))
        if changed == deal["points"]:
            return False
        deal["points"] = changed
        return True
    if kind == "declarer" and "declarer" in deal:
        deal["declarer"] = dice.choice([seat for seat in range(1, seats + 1) if seat != deal["declarer"]])
        return True
    if kind == "contract" and "declarer" in deal:
        deal["contract"] = dice.choice([key for key in contracts if key != deal["contract"]])
        return True
    if kind == "made or lost":
        if "made" in deal:
            deal["made"] = not deal["made"]
            return True
        if isinstance(deal.get("points"), int) and deal["points"] != 60:
            deal["points"] = 120 - deal["points"]
            return True
    return False


def is_legal(rules: Rules, deals: list[Deal]) -> bool:
    """Say whether the line would have taken all of it: illegal deals are caught while typing."""
    return not any(problems(rules, deal, turn) for deal, turn in zip(deals, turns(rules, deals), strict=True))


def experiment(variant: str, sheets: int, seed: int) -> Counter[str]:
    """Put one slip into each sheet and count what the finder makes of it."""
    dice = random.Random(seed)
    counts: Counter[str] = Counter()
    kinds = [kind for kind, share in MIX for _ in range(share)]
    number = 0
    while counts["sheets"] < sheets:
        number += 1
        archive = simulate(1000 * seed + number, 48, 4, variant, deals=12, prefer=3)
        rules = bind(rule_set(variant), archive["house"], 3)
        for table in (table for round_ in archive["rounds"] for table in round_["tables"]):
            if counts["sheets"] == sheets or len(table["seats"]) != 3:
                continue
            _one(rules, table["deals"], dice.choice(kinds), dice, counts)
    return counts


def _one(rules: Rules, members: list[Members], kind: str, dice: random.Random, counts: Counter[str]) -> None:
    right = [from_members(each) for each in members]
    paper = settle(rules, right).totals
    if kind == "control":
        typed, at = right, 0
        seat = dice.randrange(rules.seats)
        wrong = list(paper)
        wrong[seat] += dice.choice((-90, -27, -18, -9, -3, -2, -1, 1, 2, 3, 9, 18, 27, 90))
        paper = tuple(wrong)
    else:
        changed = [dict(each) for each in members]
        place = slipped(
            kind,
            changed,
            rules.seats,
            [contract.key for contract in rules.contracts if contract.party == "alone"],
            dice,
        )
        if place is None:
            return
        typed, at = [from_members(each) for each in changed], place + 1
        if not is_legal(rules, typed):
            counts["caught while typing"] += 1
            return
    counts["sheets"] += 1
    if settle(rules, typed).totals == paper and len(typed) == len(right):
        counts["without effect"] += 1
        return
    counts["matter"] += 1
    # A sheet with a deal too few or too many is named by its count alone.
    if settle(rules, typed).totals != paper or len(typed) != len(right):
        counts["detected"] += 1
    proposals = find_slips(rules, typed, paper, planned=len(right))
    rank = next((n for n, slip in enumerate(proposals, 1) if _names(kind, slip, at, right, typed)), 0)
    counts[f"{kind}: all"] += 1
    if rank == 1:
        counts["first"] += 1
    if 0 < rank <= 3:
        counts["among three"] += 1
        counts[f"{kind}: among three"] += 1


def _names(kind: str, slip: Any, at: int, right: list[Deal], typed: list[Deal]) -> bool:
    """Say whether a proposal is the slip: its place, and something else that moves the same."""
    if kind == "control":
        return bool(slip.kind == "control")
    if kind == "missing":
        return bool(slip.kind == "missing")
    if kind == "double":
        # Which of two equal deals was the second nobody can say.
        return slip.kind == "double" and typed[slip.number - 1] == typed[at - 1]
    return slip.number == at and slip.new is not None


def main(sheets: int = 100, last_seed: int = 20) -> int:
    """Run all variants and seeds and print the shares."""
    for variant in VARIANTS:
        try:
            rule_set(variant)
        except RefusedError:
            continue
        counts: Counter[str] = Counter()
        for seed in range(1, last_seed + 1):
            counts += experiment(variant, sheets, seed)
        matter = counts["matter"]
        print(
            f"{variant:14s} sheets {counts['sheets']}, without effect {counts['without effect']},"
            f" detected {counts['detected'] / matter:.1%}, first {counts['first'] / matter:.1%},"
            f" among three {counts['among three'] / matter:.1%}"
        )
        for kind, _ in MIX:
            total = counts[f"{kind}: all"]
            if total:
                print(f"    {kind:14s} {total:5d}  among three {counts[f'{kind}: among three'] / total:.1%}")
    return 0


if __name__ == "__main__":
    arguments = [int(each) for each in sys.argv[1:3]]
    raise SystemExit(main(*arguments))
