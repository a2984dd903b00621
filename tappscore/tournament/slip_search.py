"""All slips that a sheet could hold, each with what it would change and how likely it is.

A `Spot` is a place where the slip may be: a deal typed wrongly, a deal typed
twice, a deal left out, the control line. What explains the same change at the
same spot is one proposal.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from operator import add, sub
from typing import NamedTuple
from weakref import WeakKeyDictionary

from tappscore.rules.checking import problems
from tappscore.rules.deal import Amount, Deal, Turn
from tappscore.rules.fields import Count, Field
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import pot_end, settle, settle_deal, turns
from tappscore.tournament.slip_odds import ONE, SHARES, Odds, control_chance, number_chances
from tappscore.tournament.slip_steps import Step, far_steps, steps
from tappscore.tournament.slip_values import Moves, Slip

# What deals move by themselves, kept from search to search: hands mistype the same rules all evening.
_KNOWN: WeakKeyDictionary[Rules, dict[Hashable, Moves | None]] = WeakKeyDictionary()
_MOST_RULES = 8  # tables of three and of four, in two windows
_MARKS = 8  # about so many marks can be set wrongly in one deal


class Told(NamedTuple):
    """What explains one change at a spot: all of it together, and the likeliest."""

    weight: int
    best: int
    slip: Slip


class Spot:
    """A place where a slip may be. `counts` is how many deals the paper has more than was typed, if it is here."""

    def __init__(self, counts: int = 0) -> None:
        self.counts = counts
        self.told: dict[Moves, Told] = {}

    def add(self, change: Moves, slip: Slip, weight: int) -> None:
        """Take in a slip that would change the totals so."""
        weight = max(weight, 1)
        known = self.told.get(change)
        if known is None:
            self.told[change] = Told(weight, weight, slip)
        elif weight > known.best:
            self.told[change] = Told(known.weight + weight, weight, slip)
        else:
            self.told[change] = known._replace(weight=known.weight + weight)


class Span(NamedTuple):
    """The deals in question: places from `first` up to `end`, both from 0.

    `cut` where rows follow that are not in question: a deal missing here pushes
    the last one out, a deal too many lets the next one in.
    """

    first: int
    end: int
    cut: bool = False


class Search:
    """One sheet's search: `wanted` is what the deals in question would have to change by, seat by seat."""

    def __init__(self, rules: Rules, deals: Sequence[Deal], paper: Moves, span: Span) -> None:
        if rules not in _KNOWN and len(_KNOWN) >= _MOST_RULES:
            _KNOWN.clear()
        self._known = _KNOWN.setdefault(rules, {})
        self.rules = rules
        self.all = tuple(deals)
        self.deals = self.all[: span.end] if span.cut else self.all
        self.span = span
        self.paper = paper
        self.odds = Odds(rules, deals)
        self.turns = turns(rules, self.all)
        self.settled = settle(rules, self.all).deals
        self.totals = self._totals(self.deals)
        # Without a pot no deal changes what another one moves, unless the declarer of one deals the next and rests.
        goes_round = rules.rule_set.next_dealer == "round" or rules.active_count == rules.seats
        self.is_loose = goes_round and not rules.options.get("pot")
        # With a pot a deal changes what the later ones find in it; which of them look at it is asked once.
        self._pots = [0, *(one.pot_after for one in self.settled)]
        self._looking = () if self.is_loose or not goes_round else tuple(self._look_at_the_pot())
        self._has_one_pot = goes_round and not self.is_loose
        self.wanted: Moves = tuple(map(sub, paper, self.totals))
        self.count = max(span.end - span.first, 1)

    def spots(self, *, with_missing: bool, with_far: bool) -> Iterator[Spot]:
        """Give every spot with all that could have happened there, but for the control line.

        `with_far` takes any points at all to be what the paper has, not only near ones.
        """
        for place in range(self.span.first, self.span.end):
            yield self._wrong(place, with_far=with_far)
            yield self._twice(place)
        if with_missing:
            yield self._missing()

    # --- a deal typed wrongly -----------------------------------------------------

    def _wrong(self, place: int, *, with_far: bool) -> Spot:
        spot = Spot()
        deal, turn = self.deals[place], self.turns[place]
        for step in self._candidates(deal, with_far=with_far):
            change = self._change(place, step.deal, turn)
            if change is not None and any(change):
                weight = self._weight(step, deal) * self.odds.ratio(step.deal, deal) // ONE
                spot.add(change, Slip(kind=step.kind, number=place + 1, old=deal, new=step.deal), weight)
        return spot

    def _candidates(self, deal: Deal, *, with_far: bool) -> Iterator[Step]:
        near = set()
        for step in steps(self.rules, deal):
            near.add(step.deal.facts.get("points"))
            yield step
        if with_far:
            yield from (step for step in far_steps(self.rules, deal) if step.deal.facts["points"] not in near)

    def _weight(self, step: Step, deal: Deal) -> int:
        """Say how likely a slip leads from the paper's deal to the typed one, of `ONE` thousandths a sheet."""
        if step.kind in ("digit", "swapped"):
            digit, swap = number_chances(str(step.deal.facts["points"])).get(str(deal.facts["points"]), (0, 0))
            return (SHARES["digit"] * digit + SHARES["swapped"] * swap) // self.count
        ways = {
            "declarer": self.rules.active_count - 1,
            "contract": len(self.rules.contracts) - 1,
            "mark": _MARKS,
            "other": 100,
        }.get(step.kind, 1)
        return SHARES[step.kind] * ONE // (max(ways, 1) * self.count)

    def _change(self, place: int, deal: Deal, turn: Turn) -> Moves | None:
        """Give what the totals would change by with another deal at a place; None where it is not legal."""
        if self.is_loose:
            moves = self._moves(deal, turn)
            return None if moves is None else tuple(map(sub, moves, self.settled[place].moves))
        if problems(self.rules, deal, turn):
            return None
        if self._has_one_pot:
            return self.changed_by(place, deal)
        return self._after((*self.deals[:place], deal, *self.deals[place + 1 :]))

    def _look_at_the_pot(self) -> Iterator[int]:
        """Find the deals that move something else when there is more in the pot."""
        for place in range(len(self.deals)):
            one = settle_deal(self.rules, self.deals[place], self.turns[place], self._pots[place] + 1)
            if one.moves != self.settled[place].moves:
                yield place

    def changed_by(self, place: int, deal: Deal) -> Moves:
        """Give what the totals change by with another deal at a place, later deals and the end of the pot included."""
        new, old = settle_deal(self.rules, deal, self.turns[place], self._pots[place]), self.settled[place]
        change, more = tuple(map(sub, new.moves, old.moves)), new.pot - old.pot
        for later in self._looking:
            if later > place and more:
                old = self.settled[later]
                new = settle_deal(self.rules, self.deals[later], self.turns[later], self._pots[later] + more)
                change = tuple(map(add, change, map(sub, new.moves, old.moves)))
                more += new.pot - old.pot
        return change if self.span.cut else tuple(map(add, change, self._pot_ends(more)))

    def _pot_ends(self, more: Amount) -> Moves:
        """Give what the end of the pot changes by when there is more in it."""
        pot = self._pots[len(self.deals)]
        return tuple(map(sub, pot_end(self.rules, pot + more).moves, pot_end(self.rules, pot).moves))

    def _moves(self, deal: Deal, turn: Turn) -> Moves | None:
        """Give what a deal moves by itself, None where it is not legal; who deals only says who rests."""
        resting = turn.resting if deal.dealer is None else (deal.dealer,)
        facts = tuple(deal.facts.items())
        key = (deal.kind, deal.contract, deal.declarer, resting, deal.resting, facts)
        if key not in self._known:
            legal = not problems(self.rules, deal, turn)
            self._known[key] = settle_deal(self.rules, deal, turn).moves if legal else None
        return self._known[key]

    # --- a deal too many, a deal too few --------------------------------------------

    def _twice(self, place: int) -> Spot:
        """Try the sheet without one deal."""
        spot = Spot(counts=-1)
        deal = self.deals[place]
        rest = (*self.all[:place], *self.all[place + 1 :])
        change = self._after(rest[: len(self.deals)] if self.span.cut else rest) if self._is_legal(rest, place) else ()
        twin = place > 0 and deal == self.all[place - 1]
        # A deal typed twice stands behind its twin; anywhere else it can only have come from another sheet.
        share = SHARES["double"] * ONE * ONE // (self.odds.chance(deal) if twin else 20 * ONE)
        # A passed deal typed twice moves nothing: only the count of deals tells.
        if change and (any(change) or twin):
            spot.add(change, Slip(kind="double", number=place + 1, old=deal), share // self.count)
        return spot

    def _missing(self) -> Spot:
        """Try every deal that may have been left out; where it was left out nobody can tell."""
        spot = Spot(counts=1)
        end = len(self.deals)
        turn = turns(self.rules, (*self.deals, Deal(kind="passed")))[-1]
        for deal in (Deal(kind="passed"), *self._deals_that_may_be(turn)):
            if self.is_loose:
                moves = self._moves(deal, turn)
                if moves is None:
                    continue
                change = tuple(map(sub, moves, self.settled[end - 1].moves)) if self.span.cut else moves
            elif problems(self.rules, deal, turn):
                continue
            elif self._has_one_pot and not self.span.cut:
                one = settle_deal(self.rules, deal, turn, self._pots[end])
                change = tuple(map(add, one.moves, self._pot_ends(one.pot)))
            else:
                change = self._after((*self.deals[: end - 1 if self.span.cut else end], deal))
            new = deal if deal.kind == "played" else None
            weight = SHARES["missing"] * self.odds.chance(deal)
            spot.add(change, Slip(kind="missing", number=end + (not self.span.cut), new=new), weight)
        return spot

    def _deals_that_may_be(self, turn: Turn) -> Iterator[Deal]:
        for contract in self.rules.contracts:
            if contract.party != "each":
                for seat in self.rules.active(turn):
                    for facts in _plain_facts(self.rules, contract.field("points"), contract.field("made")):
                        yield Deal(contract=contract.key, declarer=seat, facts=facts)

    def _is_legal(self, deals: tuple[Deal, ...], start: int) -> bool:
        # Deals after a place get other dealers, and with them other resting seats.
        changed = turns(self.rules, deals)[start:]
        return not any(problems(self.rules, deal, turn) for deal, turn in zip(deals[start:], changed, strict=True))

    def _after(self, deals: Sequence[Deal]) -> Moves:
        return tuple(map(sub, self._totals(deals), self.totals))

    def _totals(self, deals: Sequence[Deal]) -> Moves:
        settlement = settle(self.rules, deals)
        if not self.span.cut:
            return settlement.totals
        # In the middle of a sheet nobody has shared out the pot yet.
        return tuple(map(sub, settlement.totals, settlement.closing.moves))

    # --- the control line -------------------------------------------------------------

    def control(self, changes: Iterable[Moves]) -> Spot:
        """Give the control line put right, where one number of it or a swap of two explains one of these changes."""
        spot = Spot()
        for change in changes:
            differing = [seat for seat, number in enumerate(change) if number]
            if len(differing) == 1:
                seat = differing[0]
                chance = control_chance(self.paper[seat], self.paper[seat] - change[seat])
                self._put_right(spot, change, SHARES["control"] * chance // self.rules.seats)
            elif len(differing) == 2:
                one, other = differing
                if change[one] == self.paper[one] - self.paper[other] == -change[other]:
                    self._put_right(spot, change, SHARES["control"] * ONE // 100)
        return spot

    def _put_right(self, spot: Spot, change: Moves, weight: int) -> None:
        meant = tuple(map(sub, self.paper, change))
        spot.add(change, Slip(kind="control", number=0, control=meant), weight)


def _plain_facts(rules: Rules, points: Field | None, made: Field | None) -> Iterator[Mapping[str, int | bool]]:
    if isinstance(points, Count):
        for value in range(points.highest(rules.options) + 1):
            yield {"points": value}
    elif made is not None:
        yield {"made": True}
        yield {"made": False}
    else:
        yield {}


def differing(one: Sequence[Amount], other: Sequence[Amount]) -> bool:
    """Say whether two lines of numbers differ."""
    return any(map(sub, one, other))
