"""Two slips on one sheet, found one after the other: the harder half of the experiment in slips.py.

    python tests/benchmarks/slips_two.py [--sheets 100] [--seeds 1 20] [--case NAME] [--csv slips_two.csv]

The desk looks at the first three proposals and at the paper. Where one of them
names a row that is really wrong, it types what the paper says and asks again.
A sheet counts as *found* when both slips went that way. The second figure is
of a desk that, where none of the three is right, types the paper's running
totals of at most two rows, each in the middle of what is in question, as the
scoring page offers. Slips that change nobody's points are drawn anew.

Measured (slips_two.csv beside this file; seeds 1 to 20, --sheets 8, for dapp and
house 25): both found in 77 % (dapp) to 98 % (tapp_tarock) of sheets, with two or three proposals
looked at; with at most two rows typed in 99 to 100 %. Before pairs were weighed
together with single slips it was 49 % in dapp, 67 in wuerttemberg, 71 in classic
and 73 in tapp_tarock: a third deal explained two slips by chance and hid both.
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from operator import add
from pathlib import Path

from slip_sheets import CASES, Amounts, Case, Sheet, kinds, put, sheets
from slips import AMONG, names

from tappscore.rules.settlement import settle
from tappscore.tournament.slips import Slip, find_slips

ROWS = 2
COLUMNS = (
    "case",
    "sheets",
    "both_found",
    "one_at_least",
    "both_found_with_two_rows",
    "looked_at",
    "looked_at_with_rows",
)


def mended(sheet: Sheet, proposal: Slip) -> Sheet:
    """Type what the paper says where a proposal points; the proposal names something that is wrong."""
    if proposal.kind == "control":
        return replace(sheet, said=sheet.paper)
    right = dict(sheet.right)
    typed = list(sheet.typed)
    if proposal.kind == "missing":
        named = {name for name, _ in typed}
        left_out = next(name for name in right if name not in named)
        typed.append((left_out, right[left_out]))
        typed.sort(key=lambda each: each[0])
    elif proposal.kind == "double":
        del typed[proposal.number - 1]
    else:
        name = typed[proposal.number - 1][0]
        typed[proposal.number - 1] = (name, right[name])
    return replace(sheet, typed=tuple(typed))


def running(sheet: Sheet) -> list[Amounts]:
    """Add up the paper's rows."""
    total: Amounts = (0,) * sheet.rules.seats
    found = []
    for one in settle(sheet.rules, sheet.true_deals).deals:
        total = tuple(map(add, total, one.moves))
        found.append(total)
    return found


def one_after_the_other(sheet: Sheet, asked: int) -> tuple[Sheet, int]:
    """Mend a sheet by proposals only; answer it and how many proposals were looked at."""
    looked = 0
    while sheet.differs:
        step = None
        for proposals in _asked(sheet, asked):
            for proposal in proposals[:AMONG]:
                looked += 1
                if names(sheet, proposal):
                    step = mended(sheet, proposal)
                    break
            if step is not None:
                break
        if step is None:
            return sheet, looked
        sheet = step
    return sheet, looked


def _asked(sheet: Sheet, asked: int) -> Iterator[tuple[Slip, ...]]:
    """Give the proposals, then those after each running total that is typed."""
    paper = running(sheet)
    rows: dict[int, Amounts] = {}
    deals, planned = sheet.deals, len(sheet.right)
    typed = settle(sheet.rules, deals).deals
    totals = [
        tuple(map(sum, zip(*(one.moves for one in typed[:row]), strict=True))) for row in range(1, len(typed) + 1)
    ]
    low, high = 0, len(deals)
    yield find_slips(sheet.rules, deals, sheet.said, planned=planned)
    for _ in range(asked):
        row = (low + high) // 2
        if not low < row < high or row > len(paper):
            return
        rows[row] = paper[row - 1]
        if totals[row - 1] == paper[row - 1]:
            low = row
        else:
            high = row
        yield find_slips(sheet.rules, deals, sheet.said, planned=planned, rows=rows)


def experiment(case: Case, wanted: int, seed: int) -> Counter[str]:
    """Put two slips into each sheet and count what the finder makes of them."""
    dice = random.Random(seed)
    counts: Counter[str] = Counter()
    papers = sheets(case, seed)
    mix: list[str] = []
    while counts["sheets"] < wanted:
        if len(mix) < 2:
            mix += kinds(100, dice)
        sheet = _drawn(next(papers), (mix.pop(), mix.pop()), dice)
        if sheet is None:
            continue
        counts["sheets"] += 1
        alone, looked = one_after_the_other(sheet, 0)
        counts["both_found"] += not _wrong(alone)
        counts["one_at_least"] += _wrong(alone) < 2
        counts["looked_at"] += looked
        helped, looked = one_after_the_other(sheet, ROWS)
        counts["both_found_with_two_rows"] += not _wrong(helped)
        counts["looked_at_with_rows"] += looked
    return counts


def _drawn(sheet: Sheet, two: tuple[str, str], dice: random.Random) -> Sheet | None:
    """Put two slips into a sheet; None where they don't go together, or where one changes nothing."""
    for kind in two:
        slipped, _ = put(kind, sheet, dice)
        if slipped is None or not _moves(sheet, slipped):
            return None
        sheet = slipped
    return sheet if sheet.differs else None


def _moves(before: Sheet, after: Sheet) -> bool:
    return (
        before.said != after.said
        or settle(before.rules, before.deals).totals != settle(after.rules, after.deals).totals
    )


def _wrong(sheet: Sheet) -> int:
    """Count what is still wrong on a sheet."""
    right = dict(sheet.right)
    names_ = [name for name, _ in sheet.typed]
    slips = sum(members != right[name] for name, members in sheet.typed)
    return slips + (len(names_) - len(set(names_))) + (len(right) - len(set(names_))) + (sheet.said != sheet.paper)


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
        for seed in range(given.seeds[0], given.seeds[1] + 1):
            counts += experiment(case, given.sheets, seed)
        all_ = counts["sheets"]
        shares = [f"{counts[key] / all_:.4f}" for key in COLUMNS[2:5]]
        looks = [f"{counts[key] / all_:.2f}" for key in COLUMNS[5:]]
        rows.append([case.name, str(all_), *shares, *looks])
        print(
            f"{case.name:20s} sheets with two slips {all_}, both found {counts['both_found'] / all_:.1%},"
            f" one at least {counts['one_at_least'] / all_:.1%};"
            f" both with at most {ROWS} rows typed {counts['both_found_with_two_rows'] / all_:.1%};"
            f" proposals looked at {looks[0]}, {looks[1]}",
            flush=True,
        )
    if given.csv:
        with given.csv.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([COLUMNS, *rows])
    return 0


if __name__ == "__main__":
    sys.exit(main())
