"""What the pictures of an evening are drawn from: courses of places, points a round, contracts played and won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tappscore.i18n import Message, Text, mark, message
from tappscore.tournament.ledger import Ledger, counted
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.standings import Place, Standing, rank

PLAYED_AND_WON = mark("tournament", "{won} of {played} won")
PLAYED = mark("tournament", "{played} played")


class ContractCount(NamedTuple):
    """How often a contract was played, and won; of one without a declarer, as Ramsch, nobody can say that."""

    label: Text
    played: int
    won: int
    is_decided: bool = False  # somebody won or lost it

    @property
    def said(self) -> Message:
        """What stands at its bar."""
        if self.is_decided:
            return message(PLAYED_AND_WON, won=self.won, played=self.played)
        return message(PLAYED, played=self.played)


def standings_so_far(snapshot: Snapshot, ledger: Ledger, after_round: int) -> list[Standing]:
    """Rank after each round up to one."""
    return [rank(snapshot, ledger, number) for number in range(1, after_round + 1)]


def course(place: Place, standings: Sequence[Standing]) -> list[int | None]:
    """Give somebody's place after each round, None where there is none."""
    return [standing.of(place.entry.id).place for standing in standings]


def contract_counts(ledger: Ledger, after_round: int, entry_id: int | None = None) -> Mapping[str, ContractCount]:
    """Count contracts played and won by all, or by one entry as declarer, in the order of the rules."""
    counts: dict[str, ContractCount] = {}
    for result in ledger.results:
        if result.settlement is None or result.rules is None or result.round_number > after_round:
            continue
        for contract in result.rules.contracts:
            counts.setdefault(contract.key, ContractCount(contract.label, 0, 0))
        for deal, settled in zip(counted(result.table), result.settlement.deals, strict=False):
            if deal.kind != "played" or deal.contract not in counts:
                continue
            declarer = None if deal.declarer is None else result.table.seats[deal.declarer - 1]
            if entry_id not in (None, declarer):
                continue
            before = counts[deal.contract]
            counts[deal.contract] = ContractCount(
                before.label,
                before.played + 1,
                before.won + (settled.result == "won"),
                before.is_decided or settled.result != "ramsch",
            )
    return {key: count for key, count in counts.items() if count.played}
