"""How many keys a deal costs: the shortest accepted line on a German keyboard, Shift and Enter counted.

    python tests/benchmarks/keystrokes.py [--csv tests/benchmarks/keystrokes.csv]

Over simulated evenings with a fixed mix: 6 % passed, in `dapp` 8 % Ramsch, and
a tenth of the others with an extra where the game has one. Every line is read
back; a line that does not give its deal again is a fault. Keys of the main
block only: `*` and `/` cost Shift here, which they don't on the number pad.

Measured (keystrokes.csv beside this file): the aim, median at most 5 and 90 % at
most 8, holds for every variant. Longest is a Ramsch by points and tricks (19
keys, at four 23); by its losers it takes 4. With `sp` for Spiel instead of `g`
`zuger_tapp`, `schellen_tapp` and the house tariff's own games had a median of 6.
"""

from __future__ import annotations

import argparse
import csv
import random
import statistics
from collections.abc import Sequence
from pathlib import Path

from slip_sheets import CASES, Case, sheets

from tappscore.rules.deal import Deal, Turn
from tappscore.rules.notation import read, without_defaults, write
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import turns

# Signs that need Shift on a German keyboard.
SHIFTED = set("!\"§$%&/()=?*':;_>°") | set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
DEALS = 4000
COLUMNS = ("case", "deals", "median", "at_most_in_90_percent", "at_most_in_99_percent", "longest", "mean")


def keys(line: str) -> int:
    """Count the keys of a line: Shift is one of its own, so is AltGr; Enter comes last."""
    return sum(1 + (sign in SHIFTED) + (sign in "@~") for sign in line) + 1


def shortest(rules: Rules, deal: Deal, turn: Turn) -> str:
    """Find the shortest line that is read as this deal: with and without spaces, and what follows left out."""
    bare = Deal(kind=deal.kind, contract=deal.contract, declarer=deal.declarer, facts=deal.facts)
    lines = {write(rules, bare, turn, spaces=False), write(rules, bare, turn)}
    for value in bare.facts.values():
        # Of a Ramsch's points and tricks the last number of each list follows from the others.
        if isinstance(value, tuple) and len(value) > 1:
            words = write(rules, bare, turn).split()
            ends = [at for at, word in enumerate(words) if word == str(value[-1])]
            lines |= {" ".join((*words[:at], *words[at + 1 :])) for at in ends}
    if deal.kind == "played" and deal.declarer is not None and set(deal.facts) == {"points"}:
        number = next(n for n, contract in enumerate(rules.contracts, 1) if contract.key == deal.contract)
        lines.add(f"{deal.declarer}*{number}*{deal.facts['points']}")
    good = [line for line in lines if _same(rules, read(rules, line, turn).deal, bare)]
    if not good:
        raise SystemExit(f"{sorted(lines)} is not read as the deal it was written from")
    return min(good, key=lambda line: (keys(line), line))


def _same(rules: Rules, read_back: Deal | None, deal: Deal) -> bool:
    return read_back is not None and without_defaults(rules, read_back) == without_defaults(rules, deal)


def sample(case: Case, dice: random.Random) -> tuple[Rules, list[tuple[Deal, Turn]]]:
    """Take deals of simulated evenings in the fixed mix."""
    rules: Rules | None = None
    piles: dict[str, list[tuple[Deal, Turn]]] = {"passed": [], "ramsch": [], "extra": [], "plain": []}
    for sheet in sheets(case, 1):
        rules = rules or sheet.rules
        deals = sheet.true_deals
        for deal, turn in zip(deals, turns(rules, deals), strict=True):
            piles[_pile(deal)].append((deal, turn))
        if len(piles["plain"]) >= DEALS:
            break
    if rules is None:
        raise SystemExit(f"no sheets of {case.name}")
    return rules, _mixed(piles, case.variant, dice)


def _pile(deal: Deal) -> str:
    if deal.kind != "played":
        return "passed"
    if deal.declarer is None:
        return "ramsch"
    return "plain" if set(deal.facts) <= {"points", "made"} else "extra"


def _mixed(piles: dict[str, list[tuple[Deal, Turn]]], variant: str, dice: random.Random) -> list[tuple[Deal, Turn]]:
    blank = (Deal(kind="passed"), piles["plain"][0][1])
    shares = {"passed": 0.06, "ramsch": 0.08 if variant == "dapp" else 0.0}
    rest = 1 - sum(shares.values())
    shares["extra"] = 0.1 * rest if piles["extra"] else 0.0
    shares["plain"] = rest - shares["extra"]
    return [dice.choice(piles[name] or [blank]) for name, share in shares.items() for _ in range(round(share * DEALS))]


def row(case: Case, counts: Sequence[int]) -> list[str]:
    """Give the line of the published table."""
    ordered = sorted(counts)
    ninth, last = ordered[int(len(counts) * 0.9)], ordered[int(len(counts) * 0.99)]
    return [case.name, str(len(counts)), f"{statistics.median(counts):g}", str(ninth), str(last), str(max(counts)),
            f"{statistics.mean(counts):.2f}"]  # fmt: skip


def shown(counts: Sequence[int]) -> str:
    """Write median, ninth decile and mean."""
    ninth = sorted(counts)[int(len(counts) * 0.9)]
    return f"median {statistics.median(counts):.0f}, 90 % at most {ninth}, mean {statistics.mean(counts):.2f}"


def main() -> int:
    """Print the figures of each case; 1 where the aim (median 5, 90 % at most 8) is missed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--case", action="append")
    parser.add_argument("--csv", type=Path)
    given = parser.parse_args()
    missed, rows = 0, []
    for case in CASES:
        if given.case and case.name not in given.case:
            continue
        rules, deals = sample(case, random.Random(1))
        lines = [shortest(rules, deal, turn) for deal, turn in deals]
        counts = [keys(line) for line in lines]
        missed += statistics.median(counts) > 5 or sorted(counts)[int(len(counts) * 0.9)] > 8
        rows.append(row(case, counts))
        longest = max(lines, key=keys)
        print(f"{case.name:20s} {len(counts)} deals: {shown(counts)}; the longest line: {longest}", flush=True)
    if given.csv:
        with given.csv.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([COLUMNS, *rows])
    return int(missed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
