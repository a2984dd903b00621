"""The slip finder: which slip at the keyboard would explain that paper and deals differ.

    for slip in find_slips(rules, deals, paper): slip.kind, slip.number, slip.old, slip.new

A slip is a small step away from what was typed. Every step that is likely at a
keyboard is tried, and those after which the deals agree with the paper are
ranked: by how often such slips happen (`SHARES`), spread over all that one deal
could be mistaken for. Where no single step explains the difference, pairs are
tried, and the likelier half of each pair is offered.

Everything is held against the settlement itself; nothing here knows a tariff.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from operator import sub
from typing import Literal

import msgspec

from tappscore.rules.checking import problems
from tappscore.rules.deal import Amount, Deal, Turn
from tappscore.rules.fields import Count, Field
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import settle, settle_deal, turns
from tappscore.tournament.slip_steps import Kind, Step, far_steps, steps

# How slips share out, as they were counted for the experiment in tests/benchmarks/slips.py; of a thousand.
SHARES: Mapping[Kind | Literal["missing", "double", "control"], int] = {
    "digit": 350,
    "swapped": 100,
    "declarer": 200,
    "contract": 100,
    "result": 100,
    "mark": 40,
    "other": 10,
    "missing": 50,
    "double": 50,
    "control": 50,
}
SlipKind = Kind | Literal["missing", "double", "control"]
Moves = tuple[Amount, ...]


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """One slip that would explain the difference, or half of a pair that would.

    `number` is the deal's place, 0 for the control line; `old` is what was
    typed (None: a deal is missing there), `new` what the paper may say (None:
    the deal was typed twice). `control` is the control line put right.
    `second` is the other half of a pair.
    """

    kind: SlipKind
    number: int
    old: Deal | None = None
    new: Deal | None = None
    control: Moves | None = None
    weight: Fraction = Fraction(0)
    second: Slip | None = None


def find_slips(
    rules: Rules,
    deals: Sequence[Deal],
    paper: Moves,
    *,
    planned: int = 0,
    first: int = 1,
    last: int | None = None,
    limit: int = 10,
) -> tuple[Slip, ...]:
    """Rank the slips that would make deals and paper agree, the likeliest first.

    `paper` is the control line, one number a seat; `planned` the number of
    deals that the sheet should have (0: nobody said it). `first` and `last`
    bound the deals in question, where running totals have narrowed it down.
    """
    search = _Search(rules, tuple(deals), paper, first, len(deals) if last is None else last)
    surplus = len(deals) - planned if planned else 0
    if not any(search.wanted) and not surplus:
        return ()
    found = [msgspec.structs.replace(slip, weight=slip.weight * _counted(slip, surplus)) for slip in search.singles()]
    if surplus < 0 and not any(slip.kind == "missing" for slip in found):
        found.append(Slip(kind="missing", number=len(deals) + 1, weight=Fraction(SHARES["missing"] * 1000)))
    if not found:
        found = list(search.pairs())
    return tuple(_by_deal(found)[:limit])


def _counted(slip: Slip, surplus: int) -> Fraction:
    """Weigh a proposal by the count of deals: one too many was typed twice, one too few is missing."""
    mends = {"double": -1, "missing": 1}.get(slip.kind, 0)
    if surplus == 0:
        return Fraction(1, 50) if mends else Fraction(1)
    return Fraction(1000) if surplus + mends == 0 else Fraction(1)


def _by_deal(slips: Iterable[Slip]) -> list[Slip]:
    """Keep the likeliest proposal for each deal, weighed by all that explain it there; the heaviest deal first.

    What explains the same difference at the same deal moves the same points.
    """
    best: dict[tuple[int, bool], Slip] = {}
    weights: dict[tuple[int, bool], Fraction] = {}
    for slip in slips:
        key = (slip.number, slip.kind == "double")
        weights[key] = weights.get(key, Fraction(0)) + slip.weight
        if key not in best or slip.weight > best[key].weight:
            best[key] = slip
    kept = [msgspec.structs.replace(slip, weight=weights[key]) for key, slip in best.items()]
    return sorted(kept, key=lambda slip: (-slip.weight, slip.number))


class _Search:
    """One sheet's search. `wanted` is what the deals would have to change by, seat by seat."""

    def __init__(self, rules: Rules, deals: tuple[Deal, ...], paper: Moves, first: int, last: int) -> None:
        self.rules = rules
        self.deals = deals
        self.paper = paper
        self.places = range(max(first, 1) - 1, min(last, len(deals)))
        self.turns = turns(rules, deals)
        settlement = settle(rules, deals)
        self.settled = settlement.deals
        self.totals = settlement.totals
        # Without a pot, and with the deal going round, no deal changes what another one moves.
        self.is_loose = not rules.options.get("pot") and rules.rule_set.next_dealer == "round"
        self.wanted: Moves = tuple(map(sub, paper, self.totals))
        self._tried: list[tuple[Moves, Slip]] | None = None

    def singles(self) -> Iterator[Slip]:
        """Give every slip that explains the whole difference by itself."""
        yield from self.control()
        found = [slip for change, slip in self.tried() if change == self.wanted]
        if not found:
            # Any number at all for the points: only where nothing likelier explains it, there are a hundred a deal.
            far = (each for place in self.places for each in self._at(place, far_steps(self.rules, self.deals[place])))
            found = [slip for change, slip in far if change == self.wanted]
        yield from found
        yield from self.missing()

    def pairs(self) -> Iterator[Slip]:
        """Give the likelier half of every pair of slips that explains it together."""
        by_change: dict[Moves, Slip] = {}
        for change, slip in self.tried():
            best = by_change.get(change)
            if best is None or slip.weight > best.weight:
                by_change[change] = slip
        for change, slip in self.tried():
            rest = tuple(map(sub, self.wanted, change))
            other = by_change.get(rest)
            if other is not None and other.number != slip.number and any(change):
                weight = slip.weight * other.weight
                yield msgspec.structs.replace(slip, weight=weight, second=other)

    def tried(self) -> list[tuple[Moves, Slip]]:
        """Try every step at every deal; what it would change, and the slip."""
        if self._tried is None:
            self._tried = []
            for place in self.places:
                self._tried += self._at(place, steps(self.rules, self.deals[place]))
                self._tried += self._twice(place)
        return self._tried

    def _at(self, place: int, candidates: Iterable[Step]) -> Iterator[tuple[Moves, Slip]]:
        deal, turn = self.deals[place], self.turns[place]
        found: list[tuple[Step, Moves]] = []
        for step in candidates:
            change = self._change(place, step.deal, turn)
            if change is not None and any(change):
                found.append((step, change))
        chances: dict[str, int] = {}
        for step, _ in found:
            chances[step.kind] = chances.get(step.kind, 0) + step.likelihood
        for step, change in found:
            weight = Fraction(SHARES[step.kind] * step.likelihood, chances[step.kind] * len(self.deals))
            yield change, Slip(kind=step.kind, number=place + 1, old=deal, new=step.deal, weight=weight)

    def _twice(self, place: int) -> Iterator[tuple[Moves, Slip]]:
        """Try the sheet without one deal."""
        deal = self.deals[place]
        gone = self._without(place)
        twin = deal in self.deals[max(place - 1, 0) : place]
        # A passed deal typed twice moves nothing: only the count of deals tells.
        if any(gone) or twin:
            share = SHARES["double"] * (10 if twin else 1)
            yield gone, Slip(kind="double", number=place + 1, old=deal, weight=Fraction(share, 10 * len(self.deals)))

    def _change(self, place: int, deal: Deal, turn: Turn) -> Moves | None:
        """Give what the totals would change by with another deal at a place; None where it is not legal."""
        if problems(self.rules, deal, turn):
            return None
        if self.is_loose:
            moves = settle_deal(self.rules, deal, turn).moves
            return tuple(map(sub, moves, self.settled[place].moves))
        return self._after((*self.deals[:place], deal, *self.deals[place + 1 :]))

    def _without(self, place: int) -> Moves:
        rest = (*self.deals[:place], *self.deals[place + 1 :])
        return self._after(rest) if self._is_legal(rest, place) else (0,) * self.rules.seats

    def _is_legal(self, deals: tuple[Deal, ...], start: int) -> bool:
        # Deals after a place get other dealers, and with them other resting seats.
        changed = turns(self.rules, deals)[start:]
        return not any(problems(self.rules, deal, turn) for deal, turn in zip(deals[start:], changed, strict=True))

    def _after(self, deals: tuple[Deal, ...]) -> Moves:
        return tuple(map(sub, settle(self.rules, deals).totals, self.totals))

    def _added(self, deal: Deal, turn: Turn) -> Moves:
        if self.is_loose:
            return settle_deal(self.rules, deal, turn).moves
        return self._after((*self.deals, deal))

    def missing(self) -> Iterator[Slip]:
        """Give the deals that, added at the end, would explain it; where they were left out nobody can tell."""
        blank = Deal(kind="passed")
        turn = turns(self.rules, (*self.deals, blank))[-1]
        found = []
        for contract in self.rules.contracts:
            if contract.party == "each":
                continue
            for seat in self.rules.active(turn):
                for facts in _plain_facts(self.rules, contract.field("points")):
                    deal = Deal(contract=contract.key, declarer=seat, facts=facts)
                    if not problems(self.rules, deal, turn) and self._added(deal, turn) == self.wanted:
                        found.append(deal)
                        break
        for deal in found:
            weight = Fraction(SHARES["missing"], 4 * len(found))
            yield Slip(kind="missing", number=len(self.deals) + 1, new=deal, weight=weight)

    def control(self) -> Iterator[Slip]:
        """Give the control line put right, where one number of it or a swap of two would explain it."""
        differing = [seat for seat, change in enumerate(self.wanted) if change]
        sums_up = sum(self.paper) == sum(self.totals)
        if len(differing) == 1 and not sums_up:
            # The deals always balance: one number that is off alone can only be the paper's or its typing.
            weight = Fraction(SHARES["control"] * 20)
        elif len(differing) == 2 and sorted(self.paper) == sorted(self.totals):
            weight = Fraction(SHARES["control"])
        else:
            return
        yield Slip(kind="control", number=0, control=self.totals, weight=weight)


def _plain_facts(rules: Rules, points: Field | None) -> Iterator[Mapping[str, int | bool]]:
    if isinstance(points, Count):
        for value in range(points.highest(rules.options) + 1):
            yield {"points": value}
    else:
        yield {"made": True}
        yield {"made": False}
