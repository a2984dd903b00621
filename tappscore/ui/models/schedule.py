"""How many deals each table size plays, and when the evening ends."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from math import ceil

from tappscore.rules.ruleset import RuleSet, active_count, table_sizes

# practice.md B: 2 h 15 for 48 deals of Skat, 100 minutes for 24 of Doppelkopf, the sheet included.
MINUTES_A_DEAL = 3.5
MINUTES_BETWEEN = 15


def deals_by_size(rule_set: RuleSet, house: Mapping[str, object], deals: int) -> dict[int, int]:
    """Give each table size so many deals that everybody plays `deals` of them.

    Only the three smallest sizes are proposed: larger tables are better split.
    """
    sizes = table_sizes(rule_set, house)[:3]
    return {size: ceil(deals * size / active_count(rule_set, house, size)) for size in sizes}


def expected_end(begin: datetime, rounds: int, longest: int) -> datetime:
    """Reckon the end of so many rounds whose longest table plays `longest` deals; to five minutes."""
    minutes = rounds * longest * MINUTES_A_DEAL + max(rounds - 1, 0) * MINUTES_BETWEEN
    return begin + timedelta(minutes=5 * ceil(minutes / 5))
