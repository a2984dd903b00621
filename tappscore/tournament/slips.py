"""The slip finder: which slip at the keyboard would explain that paper and deals differ.

    for slip in find_slips(rules, deals, paper): slip.kind, slip.number, slip.old, slip.new

A slip is a small step away from what was typed. Every step that is likely at a
keyboard is tried (`slip_steps`, `slip_search`), and weighed (`slip_odds`).
Every deal is then named with the weight of all that explains the difference
and has a slip in that deal: alone, or together with a second slip somewhere
else. So one list serves sheets with one slip and with two, and a deal that
takes part in many explanations goes before one that takes part in one.

Everything is held against the settlement itself; nothing here knows a tariff.

DECISION: pairs are always weighed, not only where no single slip explains the
difference: on a sheet with two slips some third deal often explains it by
chance. Measured in tests/benchmarks/slips_two.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import add, sub

import msgspec

from tappscore.rules.deal import Deal
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import settle
from tappscore.tournament.slip_odds import ONE, SECOND, SHARES
from tappscore.tournament.slip_search import Search, Span, Spot, differing
from tappscore.tournament.slip_values import Moves, Slip, SlipKind

__all__ = ["Moves", "Slip", "SlipKind", "find_slips"]

# A sheet that has the planned number of deals by one missing and one double, or because the plan is wrong.
_WRONG_COUNT = 2000


def find_slips(
    rules: Rules,
    deals: Sequence[Deal],
    paper: Moves,
    *,
    planned: int = 0,
    rows: Mapping[int, Moves] | None = None,
    limit: int = 10,
) -> tuple[Slip, ...]:
    """Rank the slips that would make deals and paper agree, the likeliest first.

    `paper` is the control line, one number a seat; `planned` the number of
    deals that the sheet should have (0: nobody said it). `rows` are running
    totals of the paper, by row: they narrow it down to the rows between the
    last one that agrees and the first one that does not.
    """
    found, span = _in_question(rules, deals, paper, rows or {})
    search = Search(rules, deals, found, span)
    # Between rows the count of deals says nothing: the paper's rows are counted as the typed ones are.
    surplus = len(deals) - planned if planned and not span.cut else 0
    if not any(search.wanted) and not surplus:
        return ()
    counted = surplus if planned and not span.cut else None
    slips = _weighed(search, counted, with_far=search.is_loose) or _weighed(search, counted, with_far=True)
    if surplus < 0 and not any(slip.kind == "missing" for slip in slips):
        slips.append(Slip(kind="missing", number=len(deals) + 1, weight=SHARES["missing"] * ONE * ONE))
    slips.sort(key=lambda slip: (-slip.weight, slip.number))
    return tuple(slips[:limit])


def _weighed(search: Search, surplus: int | None, *, with_far: bool) -> list[Slip]:
    """Try everything; give each spot that takes part in an explanation."""
    spots = list(search.spots(with_missing=surplus is None or surplus < 0, with_far=with_far))
    if not search.span.cut:
        spots.append(_control(search, spots))
    weighed = _Weighed(spots, search.wanted, surplus)
    return [slip for spot in spots if (slip := weighed.slip(spot)) is not None]


def _in_question(rules: Rules, deals: Sequence[Deal], paper: Moves, rows: Mapping[int, Moves]) -> tuple[Moves, Span]:
    """Find the rows in question, and what the paper has at their end."""
    moves = [settled.moves for settled in settle(rules, deals).deals]
    total: Moves = (0,) * rules.seats
    first = 0
    for row, one in enumerate(moves, start=1):
        total = tuple(map(add, total, one))
        said = rows.get(row)
        if said is None:
            continue
        if differing(said, total):
            return said, Span(first, row, cut=True)
        first = row
    return paper, Span(first, len(deals))


def _control(search: Search, spots: Iterable[Spot]) -> Spot:
    """Let the control line be wrong alone, or together with what the deals may have."""
    changes = {search.wanted}
    for spot in spots:
        changes.update(tuple(map(sub, search.wanted, change)) for change in spot.told)
    return search.control(changes)


class _Weighed:
    """All explanations of a difference by one slip and by two, added up for each spot."""

    def __init__(self, spots: Sequence[Spot], wanted: Moves, surplus: int | None) -> None:
        self._wanted = wanted
        self._surplus = surplus
        # By change and count of deals: all weight, and the two likeliest of different spots.
        self._all: dict[tuple[Moves, int], int] = {}
        self._best: dict[tuple[Moves, int], list[tuple[int, int, Slip]]] = {}
        for spot in spots:
            for change, told in spot.told.items():
                key = (change, spot.counts)
                self._all[key] = self._all.get(key, 0) + told.weight
                ranked = self._best.setdefault(key, [])
                ranked.append((told.best, id(spot), told.slip))
                if len(ranked) > 2:
                    ranked.sort(key=lambda each: -each[0])
                    ranked.pop()

    def _fits(self, counts: int, weight: int) -> int:
        if self._surplus is None:
            return weight
        return weight if self._surplus + counts == 0 else weight // _WRONG_COUNT

    def slip(self, spot: Spot) -> Slip | None:
        """Give the spot's proposal, weighed by all explanations that have a slip there."""
        total = 0
        best: tuple[int, Slip] | None = None
        for change, told in spot.told.items():
            if change == self._wanted:
                weight = self._fits(spot.counts, told.weight * ONE)
                total += weight
                # One slip that explains everything is shown before any pair.
                best = _likelier(best, weight * 1000, told.slip, None)
                continue
            rest = tuple(map(sub, self._wanted, change))
            for counts in (-1, 0, 1):
                others = self._all.get((rest, counts), 0)
                own = spot.told.get(rest) if counts == spot.counts else None
                others -= own.weight if own is not None else 0
                if others <= 0:
                    continue
                weight = self._fits(spot.counts + counts, told.weight * others // 1000 * SECOND // 1000)
                total += weight
                best = _likelier(best, weight, told.slip, self._partner(rest, counts, spot))
        if best is None or not total:
            return None
        return msgspec.structs.replace(best[1], weight=total)

    def _partner(self, change: Moves, counts: int, spot: Spot) -> Slip | None:
        ranked = sorted(self._best[change, counts], key=lambda each: -each[0])
        return next((slip for _, key, slip in ranked if key != id(spot)), None)


def _likelier(best: tuple[int, Slip] | None, weight: int, slip: Slip, partner: Slip | None) -> tuple[int, Slip]:
    if best is not None and weight <= best[0]:
        return best
    return weight, slip if partner is None else msgspec.structs.replace(slip, second=partner)
