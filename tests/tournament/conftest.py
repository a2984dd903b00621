"""Small evenings for the tournament's tests, written as people would write them down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from tappscore.exchange import archive
from tappscore.rules.deal import Deal, from_members, members
from tappscore.rules.notation import read
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import bind
from tappscore.rules.settlement import next_turn
from tappscore.tournament.ledger import Ledger, fold
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import Standing, rank


class Evening(NamedTuple):
    """A snapshot with its ledger."""

    snapshot: Snapshot
    ledger: Ledger

    def standing(self, after_round: int | None = None) -> Standing:
        return rank(self.snapshot, self.ledger, after_round)

    def order(self, after_round: int | None = None) -> list[tuple[int | None, int]]:
        """Place and number of everybody, as the list stands."""
        return [(place.place, place.entry.number) for place in self.standing(after_round).places]


Table = Mapping[str, Any]


def sheet(*lines: str, seats: Sequence[int], variant: str, house: Mapping[str, Any], **members_: Any) -> dict[str, Any]:
    rules = bind(rule_set(variant), house, len(seats))
    deals: list[Deal] = []
    for line in lines:
        reading = read(rules, line, next_turn(rules, deals))
        assert reading.deal is not None, line
        deals.append(reading.deal)
    return {"seats": list(seats), "deals": [members(deal) for deal in deals], **members_}


@pytest.fixture
def evening() -> Callable[..., Evening]:
    """Build an evening: rounds are lists of tables, a table is (seats, lines, members)."""

    def build(
        *rounds: Sequence[tuple[Sequence[int], Sequence[str], Mapping[str, Any]]],
        people: int = 6,
        deals: int = 3,
        variant: str = "wuerttemberg",
        house: Mapping[str, Any] | None = None,
        ranking: Sequence[str] = ("points",),
        states: Mapping[int, Mapping[str, Any]] | None = None,
        adjustments: Sequence[Mapping[str, Any]] = (),
        round_state: str = "open",
        seed: int = 7,
    ) -> Evening:
        options = house or {}
        made = {
            "format": "tappscore-tournament/1",
            "uuid": "11111111-2222-4333-8444-555555555555",
            "name": "By hand",
            "date": "2026-11-28",
            "variant": variant,
            "house": options,
            "ranking": list(ranking),
            "seed": seed,
            "entries": [
                {"number": number, "first": f"F{number}", "last": f"L{number}", **(states or {}).get(number, {})}
                for number in range(1, people + 1)
            ],
            "rounds": [
                {
                    "number": number,
                    "state": round_state,
                    "deals_per_table": {"3": deals, "4": deals, "5": deals},
                    "tables": [
                        {"table": at, **sheet(*lines, seats=seats, variant=variant, house=options, **given)}
                        for at, (seats, lines, given) in enumerate(tables, start=1)
                    ],
                }
                for number, tables in enumerate(rounds, start=1)
            ],
            "adjustments": list(adjustments),
        }
        snapshot = archive.read(made)
        return Evening(snapshot, fold(snapshot))

    return build


@pytest.fixture
def read_deal() -> Callable[[Mapping[str, Any]], Deal]:
    return from_members
