"""Every deal of an evening as one list that leaves the hall: who sat where, what was played, what it gave."""

from __future__ import annotations

from tappscore.exchange.grids import Grid, GridCell, Head
from tappscore.i18n import Catalog, Text, formats, mark, message
from tappscore.rules.deal import Amount, Deal
from tappscore.rules.settlement import SettledDeal
from tappscore.tournament.ledger import Ledger, TableResult, counted
from tappscore.tournament.snapshot import Snapshot

DEALS = mark("tournament", "Deals")
ROUND = mark("tournament", "Round")
TABLE = mark("tournament", "Table")
DEAL = mark("tournament", "Deal")
DECLARER = mark("tournament", "Declarer")
GAME = mark("tournament", "Game")
CARD_POINTS = mark("tournament", "Card points")
RESULT = mark("tournament", "Result")
SEAT = mark("tournament", "Seat {seat}")
MOVE = mark("tournament", "± {seat}")
POT = mark("tournament", "Pot")
SUM = mark("tournament", "Sum")
RESULTS = {
    "won": mark("tournament", "won"),
    "lost": mark("tournament", "lost"),
    "draw": mark("tournament", "draw"),
    "passed": mark("tournament", "passed"),
    "ramsch": mark("tournament", "Ramsch"),
    "struck": mark("tournament", "struck"),
    "unreadable": mark("tournament", "unreadable"),
}


def deals_grid(snapshot: Snapshot, ledger: Ledger, catalog: Catalog) -> Grid:
    """Make the grid of all deals; of somebody who doesn't want to appear the seat is empty.

    The moves of all seats and the pot sum to zero in every row; the last column is that sum.
    """
    names = {entry.id: entry.person.name if entry.person.public else "" for entry in snapshot.entries}
    results = sorted(ledger.results, key=lambda result: (result.round_number, result.table.number))
    seats = max((len(result.table.seats) for result in results), default=0)
    has_pot = any(settled.pot for result in results if result.settlement for settled in result.settlement.deals)
    heads = [Head(catalog.text(text), "right") for text in (ROUND, TABLE, DEAL)]
    heads += [Head(_seat(catalog, SEAT, seat)) for seat in range(1, seats + 1)]
    heads += [Head(catalog.text(DECLARER)), Head(catalog.text(GAME)), Head(catalog.text(CARD_POINTS), "right")]
    heads += [Head(catalog.text(RESULT))]
    heads += [Head(_seat(catalog, MOVE, seat), "right") for seat in range(1, seats + 1)]
    heads += [Head(catalog.text(POT), "right")] if has_pot else []
    heads += [Head(catalog.text(SUM), "right")]
    rows = []
    for result in results:
        if result.settlement is None:
            continue
        booked = zip(result.table.deals, counted(result.table), result.settlement.deals, strict=True)
        for one, deal, settled in booked:
            rows.append(_row(result, one.number, deal, settled, names, seats, has_pot, catalog))
    when = formats.day(snapshot.date, catalog.language)
    return Grid(
        title=f"{snapshot.name}: {catalog.text(DEALS)}",
        sheet=catalog.text(DEALS),
        about=", ".join(part for part in (snapshot.place, when) if part),
        heads=tuple(heads),
        rows=tuple(rows),
    )


def _seat(catalog: Catalog, text: Text, seat: int) -> str:
    return catalog.message(message(text, seat=seat))


def _row(
    result: TableResult,
    number: int,
    deal: Deal,
    settled: SettledDeal,
    names: dict[int, str],
    seats: int,
    has_pot: bool,
    catalog: Catalog,
) -> tuple[GridCell, ...]:
    def count(value: Amount | None) -> GridCell:
        return GridCell(value, "" if value is None else formats.number(value, catalog.language))

    def words(text: str) -> GridCell:
        return GridCell(text or None, text)

    sitting = [names[entry] for entry in result.table.seats]
    contract = next((one for one in result.rules.contracts if one.key == deal.contract), None) if result.rules else None
    points = deal.facts.get("points")
    cells = [count(result.round_number), count(result.table.number), count(number)]
    cells += [words(name) for name in (*sitting, *[""] * (seats - len(sitting)))]
    cells.append(words(sitting[deal.declarer - 1] if deal.declarer is not None else ""))
    cells.append(words("" if contract is None else catalog.text(contract.label)))
    cells.append(count(points if isinstance(points, int) else None))
    cells.append(words(catalog.text(RESULTS[settled.result])))
    first = len(cells)
    cells += [GridCell(move, formats.change(move, catalog.language)) for move in settled.moves]
    cells += [count(None)] * (seats - len(settled.moves))
    if has_pot:
        cells.append(GridCell(settled.pot, formats.change(settled.pot, catalog.language)))
    total: Amount = sum(settled.moves, 0) + (settled.pot if has_pot else 0)
    cells.append(GridCell(total, formats.number(total, catalog.language), (first, len(cells) - 1)))
    return tuple(cells)
