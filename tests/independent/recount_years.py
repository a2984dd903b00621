"""Recount many evenings and their season from archive files alone.

    python recount_years.py FOLDER

reads every `*.json` of a folder and prints the ranking of the season that all
these evenings make: each person's points of every evening added up, more
points before fewer, people with as many share a place. Imports nothing of
tappscore. Persons are told apart by the `person` member of an entry.
"""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

from recount import accounts_of


def season(archives: list[dict[str, Any]]) -> dict[str, tuple[int, Fraction]]:
    """Answer place and points of everybody who had points at an evening and was no guest."""
    totals: dict[str, Fraction] = {}
    for archive in archives:
        people = {entry["number"]: entry["person"] for entry in archive["entries"]}
        for item in archive.get("listed", ()):
            totals[people[item["entry"]]] = totals.get(people[item["entry"]], Fraction(0)) + Fraction(
                item.get("points", 0)
            )
        for account in accounts_of(archive):
            if account.total is not None and not account.entry.get("guest"):
                person = account.entry["person"]
                totals[person] = totals.get(person, Fraction(0)) + account.total
    return {person: (1 + sum(other > points for other in totals.values()), points) for person, points in totals.items()}


def main(arguments: list[str]) -> int:
    """Print the season of a folder, the first place first."""
    archives = [json.loads(path.read_text("utf-8-sig")) for path in sorted(Path(arguments[0]).glob("*.json"))]
    for person, (place, points) in sorted(season(archives).items(), key=lambda one: one[1][0]):
        sys.stdout.write(f"{place} {person} {points}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
