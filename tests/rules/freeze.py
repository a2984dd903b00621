"""Freeze the results of a new revision: `python tests/rules/freeze.py`.

Writes `frozen/KEY-REVISION.json` for every revision that has none: sheets of
generated deals under drawn options, with what each seat moved. A file that is
there is never written again: a released revision's results don't change.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from conftest import draw_house, random_deals

from tappscore.exchange.archive_writing import plain
from tappscore.rules.deal import members
from tappscore.rules.registry import ALL
from tappscore.rules.ruleset import RuleSet
from tappscore.rules.settlement import settle

FROZEN = Path(__file__).parent / "frozen"
SHEETS, DEALS = 30, 8


def sheets(rule_set: RuleSet) -> list[dict[str, Any]]:
    """Make sheets of deals, each under options of its own, with their results."""
    chance = random.Random(1879)
    found = []
    for seed in range(SHEETS):
        house = {} if seed == 0 else draw_house(chance, rule_set)
        drawn = list(random_deals(rule_set, seed, DEALS, house, alike=DEALS))
        rules, deals = drawn[0].rules, [one.deal for one in drawn]
        settlement = settle(rules, deals)
        found.append(
            {
                "house": plain(rules.options),
                "seats": rules.seats,
                "deals": plain([members(deal) for deal in deals]),
                "results": [one.result for one in settlement.deals],
                "moves": plain([one.moves for one in settlement.deals]),
                "pots": plain([one.pot_after for one in settlement.deals]),
                "totals": plain(settlement.totals),
                "pot": plain(settlement.pot),
            }
        )
    return found


def main() -> None:
    """Write what is missing."""
    FROZEN.mkdir(exist_ok=True)
    for rule_set in ALL:
        file = FROZEN / f"{rule_set.key}-{rule_set.revision}.json"
        if not file.exists():
            written = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in sheets(rule_set))
            lines = ",\n".join(written)
            file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
            sys.stdout.write(f"{file.name}\n")


if __name__ == "__main__":
    main()
