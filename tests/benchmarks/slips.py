"""How often the slip finder names the slip: an experiment with invented slips on simulated sheets.

    python tests/benchmarks/slips.py [--sheets 100] [--seeds 1 20] [--case NAME] [--csv tests/benchmarks/slips.csv]

Slips in a fixed mix (digit 35 %, transposed 10, declarer 20, contract 10,
made or lost 10, missing 5, double 5, control number 5), one a sheet, made by
`slip_sheets`, which knows nothing of the finder. Slips that change nobody's
points are counted apart. *Named*: a proposal shows the row that is wrong (or
the control line, or that a deal is missing). *Told*: its old → new is just
what the paper has; several deals may move the same points.

Measured (slips.csv beside this file; 2,000 sheets a case, seeds 1 to 20): every
slip that matters is detected. Named first 65 to 91 %, among the first three
93.4 % (dapp) to 99.6 % (tapp_tarock). What is missing can't be told apart: where
values are flat, each deal of one declarer with the same game and result explains
a made for a lost equally well, and with four such deals one is left out.
To the letter 64 to 99 %: in a game with flat values the points of a deal change
nothing, so nobody can say which were typed wrongly. A search takes about 25 ms
of CPU a sheet, the first one of an evening up to 100.
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from slip_sheets import CASES, MIX, Case, Sheet, kinds, put, sheets

from tappscore.rules.deal import Deal, from_members
from tappscore.rules.notation import without_defaults
from tappscore.tournament.slips import Slip, find_slips

COLUMNS = (
    "case", "sheets", "without_effect", "refused_while_typing", "matter", "detected", "named_first",
    "named_among_three", "told_among_three", *(kind.replace(" ", "_") for kind, _ in MIX),
)  # fmt: skip
AMONG = 3


def experiment(case: Case, wanted: int, seed: int) -> tuple[Counter[str], list[float]]:
    """Put one slip into each sheet and count what the finder makes of it."""
    dice = random.Random(seed)
    counts: Counter[str] = Counter()
    spent: list[float] = []
    papers = sheets(case, seed)
    for drawn in kinds(wanted, dice):
        kind = drawn
        slipped = _slipped(kind, papers, dice, counts)
        while slipped is None:
            # A game with one contract has no wrong ones: another kind takes the place.
            counts[f"impossible {kind}"] += 1
            kind = dice.choice(kinds(100, dice))
            slipped = _slipped(kind, papers, dice, counts)
        counts["sheets"] += 1
        if not slipped.matters:
            counts["without_effect"] += 1
            continue
        _look(kind, slipped, counts, spent)
    return counts, spent


def _slipped(kind: str, papers: Iterator[Sheet], dice: random.Random, counts: Counter[str]) -> Sheet | None:
    """Put a slip into the first sheet that has a place for its kind; None where no sheet has."""
    for _ in range(60):
        slipped, refused = put(kind, next(papers), dice)
        counts["refused_while_typing"] += refused
        if slipped is not None:
            return slipped
    return None


def _look(kind: str, sheet: Sheet, counts: Counter[str], spent: list[float]) -> None:
    counts["matter"] += 1
    counts["detected"] += sheet.differs
    started = time.process_time()
    proposals = find_slips(sheet.rules, sheet.deals, sheet.said, planned=len(sheet.right))
    spent.append(time.process_time() - started)
    rank = next((n for n, slip in enumerate(proposals, 1) if names(sheet, slip)), 0)
    counts[f"{kind}: all"] += 1
    counts["named_first"] += rank == 1
    counts["named_among_three"] += 0 < rank <= AMONG
    counts[f"{kind}: among three"] += 0 < rank <= AMONG
    counts["told_among_three"] += any(names(sheet, slip) and tells(sheet, slip) for slip in proposals[:AMONG])


def names(sheet: Sheet, slip: Slip) -> bool:
    """Say whether a proposal shows where something is wrong."""
    if slip.kind == "control":
        return sheet.said != sheet.paper
    if slip.kind == "missing":
        return len({name for name, _ in sheet.typed}) < len(sheet.right)
    name, members = sheet.typed[slip.number - 1]
    if slip.kind == "double":
        # Which of two equal deals was the second nobody can say.
        return sum(each == name for each, _ in sheet.typed) > 1
    return members != dict(sheet.right)[name]


def tells(sheet: Sheet, slip: Slip) -> bool:
    """Say whether a proposal that names the slip shows what the paper has, to the letter."""
    if slip.kind == "control":
        return slip.control == sheet.paper
    if slip.kind == "double":
        return True
    if slip.kind == "missing":
        typed = {name for name, _ in sheet.typed}
        lost = [from_members(members) for name, members in sheet.right if name not in typed]
        return any(_same(sheet, slip.new or Deal(kind="passed"), deal) for deal in lost)
    name, _ = sheet.typed[slip.number - 1]
    return slip.new is not None and _same(sheet, slip.new, from_members(dict(sheet.right)[name]))


def _same(sheet: Sheet, one: Deal, other: Deal) -> bool:
    return without_defaults(sheet.rules, one) == without_defaults(sheet.rules, other)


def row(case: Case, counts: Counter[str]) -> list[str]:
    """Give the line of the published table: numbers of sheets, then shares of those that matter."""
    matter = counts["matter"] or 1
    shares = [f"{counts[key] / matter:.4f}" for key in COLUMNS[5:9]]
    by_kind = [
        f"{counts[f'{kind}: among three'] / counts[f'{kind}: all']:.4f}" if counts[f"{kind}: all"] else ""
        for kind, _ in MIX
    ]
    return [case.name, *(str(counts[key]) for key in COLUMNS[1:5]), *shares, *by_kind]


def main() -> int:
    """Run the cases and seeds, print the shares, write the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sheets", type=int, default=100, help="a case and seed")
    parser.add_argument("--seeds", type=int, nargs=2, default=(1, 20))
    parser.add_argument("--case", action="append")
    parser.add_argument("--csv", type=Path)
    given = parser.parse_args()
    rows = []
    for case in CASES:
        if given.case and case.name not in given.case:
            continue
        counts: Counter[str] = Counter()
        spent: list[float] = []
        for seed in range(given.seeds[0], given.seeds[1] + 1):
            more, times = experiment(case, given.sheets, seed)
            counts += more
            spent += times
        rows.append(row(case, counts))
        matter = counts["matter"] or 1
        print(
            f"{case.name:20s} sheets {counts['sheets']}, without effect {counts['without_effect']},"
            f" detected {counts['detected'] / matter:.1%}, first {counts['named_first'] / matter:.1%},"
            f" among three {counts['named_among_three'] / matter:.1%}"
            f" (to the letter {counts['told_among_three'] / matter:.1%});"
            f" {1000 * sum(spent) / len(spent):.0f} ms of CPU a sheet, at most {1000 * max(spent):.0f}",
            flush=True,
        )
        impossible = [f"{kind} {counts[f'impossible {kind}']}" for kind, _ in MIX if counts[f"impossible {kind}"]]
        if impossible:
            print("    no place for:", ", ".join(impossible))
    if given.csv:
        with given.csv.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([COLUMNS, *rows])
    return 0


if __name__ == "__main__":
    sys.exit(main())
