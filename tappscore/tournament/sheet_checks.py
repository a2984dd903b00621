"""Checks of sheets: deals, totals and what the paper says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from tappscore.i18n import Message, Text, mark, message
from tappscore.rules.checking import problems, unusual
from tappscore.rules.deal import Amount
from tappscore.tournament.findings import Found, Where
from tappscore.tournament.ledger import Ledger, TableResult
from tappscore.tournament.snapshot import BookedDeal, Snapshot

SHEET_MISSING = mark("tournament", "Round {round}, table {table}: the sheet is missing.")
SHEET_INCOMPLETE = mark("tournament", "Round {round}, table {table}: {have} of {planned} deals.")
DEALS_NOT_TYPED = mark("tournament", "Round {round}, table {table}: the totals count, {missing} deals are not typed.")
SURPLUS = mark("tournament", "Round {round}, table {table}: {have} deals, but only {planned} are played.")
DIFFERS = mark("tournament", "Round {round}, table {table}: the paper and the deals differ for {name} by {difference}.")
DOUBLE = mark("tournament", "Round {round}, table {table}: deals {deal} and {other} are the same.")
DEALER = mark(
    "tournament", "Round {round}, table {table}, deal {deal}: seat {seat} deals, but it is the turn of {turn}."
)
RESTING = mark("tournament", "Round {round}, table {table}, deal {deal}: not the usual seat rests.")
UNREADABLE = mark("tournament", "Round {round}, table {table}, deal {deal} is unreadable.")
DISPUTED = mark("tournament", "Round {round}, table {table}, deal {deal} is disputed.")
SUM = mark("tournament", "Round {round}, table {table}: the totals sum to {sum}, not to zero.")
UNCHECKED = mark("tournament", "Round {round}, table {table}: complete, not compared with the paper.")
SEATS = mark("tournament", "Round {round}, table {table}: {seats} people can't play this game.")
ILLEGAL = mark("tournament", "Round {round}, table {table}, deal {deal}: {problem}")
UNBALANCED = mark("tournament", "Round {round}, table {table}, deal {deal}: a line does not sum to zero.")


def _at(result: TableResult, deal: int | None = None) -> Where:
    return Where(round=result.round_number, table_id=result.table.id, table=result.table.number, deal=deal)


def _tables(snapshot: Snapshot, ledger: Ledger) -> Iterator[TableResult]:
    """Give the tables of rounds that have begun."""
    begun = {round_.number for round_ in snapshot.rounds if round_.state != "drawn"}
    return (result for result in ledger.results if result.round_number in begun)


def _booked(snapshot: Snapshot, ledger: Ledger) -> Iterator[tuple[TableResult, BookedDeal]]:
    return ((result, booked) for result in _tables(snapshot, ledger) for booked in result.table.deals)


def sheet_missing(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find tables of a round that has begun without a sheet."""
    for result in _tables(snapshot, ledger):
        if result.state == "empty":
            yield Found(message(SHEET_MISSING, round=result.round_number, table=result.table.number), _at(result))


def sheet_incomplete(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find sheets with fewer deals than planned, and no totals that count meanwhile."""
    for result in _tables(snapshot, ledger):
        if result.state == "started" and result.table.totals is None:
            yield Found(_deals_message(SHEET_INCOMPLETE, result), _at(result))


def surplus(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find sheets with more deals than planned."""
    for result in _tables(snapshot, ledger):
        if result.planned and len(result.table.deals) > result.planned:
            yield Found(_deals_message(SURPLUS, result), _at(result))


def _deals_message(text: Text, result: TableResult) -> Message:
    return message(
        text,
        round=result.round_number,
        table=result.table.number,
        have=len(result.table.deals),
        planned=result.planned,
    )


def deals_not_typed(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find tables whose totals count because deals are missing."""
    for result in _tables(snapshot, ledger):
        if result.table.totals is not None and result.missing and not result.table.accepted:
            yield Found(
                message(
                    DEALS_NOT_TYPED,
                    round=result.round_number,
                    table=result.table.number,
                    missing=result.missing,
                ),
                _at(result),
            )


def paper_differs(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find sheets whose control line or totals say something else than the deals, unanswered."""
    for result in _tables(snapshot, ledger):
        if result.difference is None or result.agrees or result.checked:
            continue
        for seat, amount in enumerate(result.difference):
            if amount:
                yield Found(
                    message(
                        DIFFERS,
                        round=result.round_number,
                        table=result.table.number,
                        name=snapshot.entry(result.table.seats[seat]).person.name,
                        difference=amount,
                    ),
                    _at(result),
                )


def double(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Two deals in a row with the same declarer, contract and card points: rarely so, easily typed twice."""
    for result in _tables(snapshot, ledger):
        deals = result.table.deals
        for before, booked in pairwise(deals):
            one, other = before.deal, booked.deal
            same = (one.contract, one.declarer, one.facts) == (other.contract, other.declarer, other.facts)
            if same and other.kind == "played" and "points" in other.facts:
                yield Found(
                    message(
                        DOUBLE,
                        round=result.round_number,
                        table=result.table.number,
                        deal=before.number,
                        other=booked.number,
                    ),
                    _at(result, booked.number),
                )


def dealer_odd(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find deals that somebody dealt out of turn."""
    for result in _tables(snapshot, ledger):
        if result.settlement is None or result.rules is None or result.rules.rule_set.next_dealer != "round":
            continue
        usual = 1
        for settled in result.settlement.deals:
            dealer = settled.turn.dealer
            if dealer != usual:
                text = message(
                    DEALER,
                    round=result.round_number,
                    table=result.table.number,
                    deal=settled.number,
                    seat=dealer,
                    turn=usual,
                )
                yield Found(text, _at(result, settled.number))
            usual = dealer % len(result.table.seats) + 1


def resting_odd(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find deals in which other seats rested than usual."""
    for result in _tables(snapshot, ledger):
        if result.settlement is None:
            continue
        seats = len(result.table.seats)
        for booked, settled in zip(result.table.deals, result.settlement.deals, strict=True):
            resting = settled.turn.resting
            dealer = settled.turn.dealer
            usual = tuple(sorted((dealer - 1 + step) % seats + 1 for step in range(len(resting))))
            if booked.deal.resting is not None and tuple(sorted(resting)) != usual:
                yield Found(_deal_message(RESTING, result, booked), _at(result, booked.number))


def _deal_message(text: Text, result: TableResult, booked: BookedDeal) -> Message:
    return message(text, round=result.round_number, table=result.table.number, deal=booked.number)


def unreadable(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find unreadable deals."""
    for result, booked in _booked(snapshot, ledger):
        if booked.deal.kind == "unreadable" and not result.table.totals_stand:
            yield Found(_deal_message(UNREADABLE, result, booked), _at(result, booked.number))


def disputed(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find disputed deals."""
    for result, booked in _booked(snapshot, ledger):
        if booked.disputed:
            yield Found(_deal_message(DISPUTED, result, booked), _at(result, booked.number))


def sum_odd(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Totals of a table sum to zero; with a pot, to no more than zero."""
    with_pot = snapshot.house.get("pot") is True
    for result in _tables(snapshot, ledger):
        for totals in {result.table.totals, result.table.control}:
            if totals is None:
                continue
            total: Amount = sum(totals)
            if total > 0 or (total < 0 and not with_pot):
                text = message(SUM, round=result.round_number, table=result.table.number, sum=total)
                yield Found(text, _at(result))


def unchecked(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find complete sheets that nobody compared with the paper."""
    for result in _tables(snapshot, ledger):
        complete = result.state in ("complete", "broken-off")
        if complete and not result.checked and result.difference is None:
            yield Found(message(UNCHECKED, round=result.round_number, table=result.table.number), _at(result))


def unplayable(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find tables with a number of people that the game doesn't allow."""
    for result in _tables(snapshot, ledger):
        if result.rules is None:
            text = message(SEATS, round=result.round_number, table=result.table.number, seats=len(result.table.seats))
            yield Found(text, _at(result))


def illegal(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Judge every deal anew."""
    for result in _tables(snapshot, ledger):
        if result.rules is None or result.settlement is None:
            continue
        for booked, settled in zip(result.table.deals, result.settlement.deals, strict=True):
            for problem in problems(result.rules, booked.deal, settled.turn, booked.number):
                yield _about(ILLEGAL, result, booked, problem.message)


def unusual_deal(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find deals that are possible but rare."""
    for result, booked in _booked(snapshot, ledger):
        if result.rules is not None:
            for problem in unusual(result.rules, booked.deal):
                yield _about(ILLEGAL, result, booked, problem.message)


def _about(text: Text, result: TableResult, booked: BookedDeal, problem: Message) -> Found:
    where = _at(result, booked.number)
    return Found(
        message(text, round=result.round_number, table=result.table.number, deal=booked.number, problem=problem), where
    )


def unbalanced(snapshot: Snapshot, ledger: Ledger) -> Iterator[Found]:
    """Find lines of a settlement that don't sum to zero."""
    for result in _tables(snapshot, ledger):
        for settled in () if result.settlement is None else result.settlement.deals:
            if any(sum(line.moves) + line.pot for line in settled.lines):
                text = message(UNBALANCED, round=result.round_number, table=result.table.number, deal=settled.number)
                yield Found(text, _at(result, settled.number))
