"""How often a value is marked as unusual: on sheets without a slip, and on the very deal that has one.

    python tests/benchmarks/remarks.py [--sheets 300]

A mark that stands on every other sheet is overlooked; one that never comes is
no use. Slips in the mix of `slip_sheets`, those at a deal only.
"""

from __future__ import annotations

import argparse
import random
import sys

from slip_sheets import CASES, Case, kinds, put, sheets

from tappscore.rules.settlement import settle
from tappscore.tournament.slip_remarks import remarks


def shares(case: Case, wanted: int) -> tuple[float, float, float]:
    """Give the shares of sheets and deals marked where all is right, and of wrong deals marked."""
    dice = random.Random(3)
    papers = sheets(case, 31)
    marked_sheets = marked_deals = deals_in_all = caught = wrong = 0
    for kind in kinds(wanted, dice):
        sheet = next(papers)
        deals = sheet.true_deals
        settled = settle(sheet.rules, deals).deals
        marks = [bool(remarks(sheet.rules, deals, settled, at)) for at in range(len(deals))]
        marked_sheets += any(marks)
        marked_deals += sum(marks)
        deals_in_all += len(deals)
        slipped, _ = put(kind, sheet, dice)
        if slipped is None or kind in ("missing", "double", "control"):
            continue
        right = dict(sheet.right)
        at = next(at for at, (name, members) in enumerate(slipped.typed) if members != right[name])
        typed = slipped.deals
        caught += bool(remarks(sheet.rules, typed, settle(sheet.rules, typed).deals, at))
        wrong += 1
    return marked_sheets / wanted, marked_deals / deals_in_all, caught / max(wrong, 1)


def main() -> int:
    """Print the shares of all cases."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sheets", type=int, default=300)
    given = parser.parse_args()
    for case in CASES:
        of_sheets, of_deals, caught = shares(case, given.sheets)
        print(
            f"{case.name:20s} marked where all is right: {of_sheets:.1%} of sheets, {of_deals:.2%} of deals;"
            f" wrong deals marked {caught:.1%}",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
