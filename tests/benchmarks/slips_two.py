"""Two slips on one sheet, found one after the other: the harder half of the experiment in slips.py.

    python tests/benchmarks/slips_two.py [SHEETS a variant and seed] [LAST SEED]

The desk looks at the first three proposals and at the paper. Where one of them
names a deal that is really wrong, it types what the paper says and asks again.
Where none does, it may type the paper's running totals of a row or two (the
second figure), as the scoring page offers.
A sheet counts as found when both slips went that way. Slips that change
nobody's points, and sheets that a slip makes illegal, are drawn anew.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from copy import copy
from typing import Any

from slips import MIX, VARIANTS, is_legal, slipped

from tappscore.rules.deal import Deal, from_members
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import Rules, bind
from tappscore.rules.settlement import settle
from tappscore.tournament.simulate import simulate
from tappscore.tournament.slips import Slip, find_slips

Amounts = tuple[Any, ...]
AMONG = 3
RUNNING_TOTALS = 2
ERRORS_OF_CONTROL = (-90, -27, -18, -9, -3, -2, -1, 1, 2, 3, 9, 18, 27, 90)


class Sheet:
    """A sheet as the paper has it and as it was typed; `paper` is the control line as typed."""

    def __init__(self, rules: Rules, members: list[dict[str, Any]]) -> None:
        self.rules = rules
        # Each deal keeps its name, so that deals left out or doubled can be told from the others.
        self.right = dict(enumerate(from_members(each) for each in members))
        self.typed = list(self.right.items())
        self.true_paper: Amounts = settle(rules, list(self.right.values())).totals
        self.paper = self.true_paper

    def slip(self, kind: str, dice: random.Random, members: list[dict[str, Any]]) -> bool:
        """Put a slip of a kind into it; False where none can be."""
        if kind == "control":
            if self.paper != self.true_paper:
                return False
            seat = dice.randrange(self.rules.seats)
            wrong = list(self.paper)
            wrong[seat] += dice.choice(ERRORS_OF_CONTROL)
            self.paper = tuple(wrong)
            return True
        sound = [name for name, deal in self.typed if deal == self.right[name]]
        name = dice.choice(sound)
        place = [each for each, _ in self.typed].index(name)
        changed = [dict(members[name])]
        contracts = [contract.key for contract in self.rules.contracts if contract.party == "alone"]
        if slipped(kind, changed, self.rules.seats, contracts, dice) is None:
            return False
        before = self.deals
        self.typed[place : place + 1] = [(name, from_members(each)) for each in changed]
        return is_legal(self.rules, self.deals) and settle(self.rules, self.deals).totals != (
            settle(self.rules, before).totals
        )

    @property
    def deals(self) -> list[Deal]:
        return [deal for _, deal in self.typed]

    @property
    def is_right(self) -> bool:
        return self.deals == list(self.right.values()) and self.paper == self.true_paper

    def mend(self, proposal: Slip) -> bool:
        """Look at the paper where a proposal points; type what it says. False where nothing was wrong there."""
        if proposal.kind == "control":
            if self.paper == self.true_paper:
                return False
            self.paper = self.true_paper
            return True
        if proposal.kind == "missing":
            return self._add_missing()
        name, deal = self.typed[proposal.number - 1]
        if [each for each, _ in self.typed].count(name) > 1:
            del self.typed[proposal.number - 1]
            return True
        if deal == self.right[name]:
            return False
        self.typed[proposal.number - 1] = (name, self.right[name])
        return True

    def _add_missing(self) -> bool:
        named = [name for name, _ in self.typed]
        left_out = [name for name in self.right if name not in named]
        if not left_out:
            return False
        self.typed.append((left_out[0], self.right[left_out[0]]))
        self.typed.sort(key=lambda each: each[0])
        return True


def running_totals(rules: Rules, deals: list[Deal]) -> Amounts:
    """Add up the moves of deals, as the paper does from row to row: the end of the pot is not among them."""
    moves = [one.moves for one in settle(rules, deals).deals]
    return tuple(sum(column) for column in zip(*moves, strict=True)) if moves else (0,) * rules.seats


def narrowed(sheet: Sheet, asked: int) -> bool:
    """Type the paper's running totals of a few rows, halving where they differ; mend what is named then."""
    low, high = 0, len(sheet.right)
    for _ in range(asked):
        middle = (low + high) // 2
        rows = [deal for name, deal in sheet.typed if name < middle]
        paper = running_totals(sheet.rules, [deal for name, deal in sheet.right.items() if name < middle])
        if running_totals(sheet.rules, rows) == paper and len(rows) == middle:
            low = middle
            proposals = find_slips(sheet.rules, sheet.deals, sheet.paper, planned=len(sheet.right), first=len(rows) + 1)
        else:
            high = middle
            proposals = find_slips(sheet.rules, rows, paper, planned=middle)
        if any(sheet.mend(proposal) for proposal in proposals[:AMONG]):
            return True
    return False


def one_after_the_other(sheet: Sheet, asked: int) -> int:
    """Mend a sheet by proposals only; answer how many slips were mended. `asked`: running totals typed when stuck."""
    mended = 0
    while not sheet.is_right:
        proposals = find_slips(sheet.rules, sheet.deals, sheet.paper, planned=len(sheet.right))[:AMONG]
        if not any(sheet.mend(proposal) for proposal in proposals) and not narrowed(sheet, asked):
            break
        mended += 1
    return mended


def drawn(rules: Rules, members: list[dict[str, Any]], kinds: list[str], dice: random.Random) -> Sheet | None:
    """Put two slips into a sheet; None where they don't go together or change nothing."""
    sheet = Sheet(rules, members)
    for _ in range(2):
        if not sheet.slip(dice.choice(kinds), dice, members):
            return None
    return None if settle(rules, sheet.deals).totals == sheet.paper else sheet


def experiment(variant: str, sheets: int, seed: int) -> Counter[str]:
    """Put two slips into each sheet and count what the finder makes of them."""
    dice = random.Random(seed)
    counts: Counter[str] = Counter()
    kinds = [kind for kind, share in MIX for _ in range(share)]
    number = 0
    while counts["sheets"] < sheets:
        number += 1
        archive = simulate(1000 * seed + number, 48, 2, variant, deals=12, prefer=3)
        rules = bind(rule_set(variant), archive["house"], 3)
        for table in (table for round_ in archive["rounds"] for table in round_["tables"]):
            if counts["sheets"] == sheets or len(table["seats"]) != 3:
                continue
            sheet = drawn(rules, table["deals"], kinds, dice)
            if sheet is not None:
                counts["sheets"] += 1
                helped = copy(sheet)
                helped.typed = list(sheet.typed)
                counts["one at least"] += one_after_the_other(sheet, 0) > 0
                counts["both"] += sheet.is_right
                one_after_the_other(helped, RUNNING_TOTALS)
                counts["both helped"] += helped.is_right
    return counts


def main(sheets: int = 20, last_seed: int = 20) -> int:
    """Run all variants and seeds and print the shares."""
    for variant in VARIANTS:
        counts: Counter[str] = Counter()
        for seed in range(1, last_seed + 1):
            counts += experiment(variant, sheets, seed)
        print(
            f"{variant:14s} sheets with two slips {counts['sheets']},"
            f" both found one after the other {counts['both'] / counts['sheets']:.1%},"
            f" one at least {counts['one at least'] / counts['sheets']:.1%};"
            f" both with at most {RUNNING_TOTALS} running totals typed {counts['both helped'] / counts['sheets']:.1%}"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main(*[int(each) for each in sys.argv[1:3]]))
