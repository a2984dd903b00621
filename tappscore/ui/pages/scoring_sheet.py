"""The rows of the open sheet, written once and kept while they stay the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tappscore.rules.deal import Amount, Deal, Turn
from tappscore.rules.settlement import SettledDeal, turns
from tappscore.tournament.slip_remarks import remarks
from tappscore.ui.models.sheet import DISPUTED, UNREADABLE, UNUSUAL, RowState, SheetRow
from tappscore.ui.models.sheet_rows import RowWriter, running
from tappscore.ui.models.sheet_tables import TableLine, table_line
from tappscore.ui.pages.scoring_preview import Sheet, takes_totals

if TYPE_CHECKING:
    from tappscore.tournament.ledger import TableResult
    from tappscore.tournament.snapshot import BookedDeal, Person
    from tappscore.ui.desk import Desk
    from tappscore.ui.pages.scoring_work import Preview


class _Written(NamedTuple):
    booked: BookedDeal
    settled: SettledDeal
    totals: tuple[Amount, ...]
    row: SheetRow


class SheetWriter:
    """Writes sheets in the window's language and remembers what it wrote."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._people: dict[int, Person] = {}
        self._entries: object = None
        self._named: dict[tuple[int, ...], tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]] = {}
        self._writer: RowWriter | None = None
        self._key: tuple[object, ...] = ()
        self._written: list[_Written] = []
        self._of: TableResult | None = None
        self._blanks: tuple[tuple[object, ...], tuple[Turn, ...]] = ((), ())

    def forget(self) -> None:
        """Write everything anew the next time: another language, another theme."""
        self._key = ()
        self._written, self._of = [], None

    # --- people -----------------------------------------------------------------------

    def _persons(self, result: TableResult) -> list[Person]:
        entries = self._desk.snapshot.entries
        if entries is not self._entries:
            self._entries = entries
            self._people = {entry.id: entry.person for entry in entries}
            self._named.clear()
        return [self._people[entry_id] for entry_id in result.table.seats]

    def names(self, result: TableResult) -> tuple[tuple[str, ...], ...]:
        """Give the seats' people as they stand over their columns, the longest form first."""
        return self._names(result)[0]

    def short_names(self, result: TableResult) -> tuple[str, ...]:
        """Give the names for buttons: last names, with the first one's letter where two are alike."""
        return self._names(result)[1]

    def _names(self, result: TableResult) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
        persons = self._persons(result)
        seats = result.table.seats
        if seats not in self._named:
            self._named[seats] = _long_names(persons), _short_names(persons)
        return self._named[seats]

    def lines(
        self, results: Sequence[TableResult], lines: Sequence[TableLine], before: Sequence[TableResult]
    ) -> tuple[TableLine, ...]:
        """Give the lines of the round's list; those of unchanged tables are taken over."""
        known = {id(result): line for result, line in zip(before, lines, strict=False)}
        return tuple(
            known.get(id(result)) or table_line(result, ", ".join(self.short_names(result))) for result in results
        )

    # --- rows -------------------------------------------------------------------------

    def of(self, result: TableResult) -> RowWriter:
        """Give the writer for a table's rules and people."""
        catalog = self._desk.catalog
        names = self.short_names(result)
        key = (result.rules, names, catalog)
        if self._writer is None or key != self._key:
            if result.rules is None:
                raise LookupError("no rules fit this table")
            self._writer, self._key = RowWriter(result.rules, catalog, names), key
            self._written, self._of = [], None
        return self._writer

    def rows(self, sheet: Sheet, preview: Preview) -> list[SheetRow]:
        """Give all rows of the sheet with the line's own among them."""
        writer = self.of(sheet.result)
        rows = [written.row for written in self._booked(sheet, writer)]
        rows += self._blank_rows(sheet, writer, len(rows))
        at, mode = sheet.place, sheet.work.mode
        line = self._line(sheet, writer, preview)
        if mode == "insert":
            rows.insert(at, line or writer.blank(sheet.work.number, sheet.turn, "next"))
        elif mode in ("correct", "row"):
            rows[sheet.work.number - 1] = line or _lifted(rows[sheet.work.number - 1])
        elif mode == "reason" and 0 < sheet.work.number <= len(rows):
            # The deal that waits for its reason keeps its row.
            rows[sheet.work.number - 1] = _lifted(rows[sheet.work.number - 1])
        elif mode in ("deal", "second") and at < len(rows):
            rows[at] = line or writer.blank(at + 1, sheet.turn, "next")
        settlement = sheet.result.settlement
        if settlement is not None and not sheet.result.missing and any(settlement.closing.moves):
            rows.append(writer.closing(settlement))
        under_work = mode in ("control", "totals") or (preview.numbers is not None and mode != "row")
        typed = preview.numbers if under_work else None
        by_totals = mode == "totals" or (typed is not None and takes_totals(sheet))
        rows.append(writer.paper(sheet.result, typed, is_under_work=under_work, by_totals=by_totals))
        return rows

    def _booked(self, sheet: Sheet, writer: RowWriter) -> list[_Written]:
        result, settlement = sheet.result, sheet.result.settlement
        if result is self._of:
            return self._written
        if settlement is None:
            self._written, self._of = [], result
            return self._written
        totals = running([settled.moves for settled in settlement.deals], sheet.rules.seats)
        before = self._written
        written: list[_Written] = []
        for at, (booked, settled, total) in enumerate(zip(result.table.deals, settlement.deals, totals, strict=True)):
            old = before[at] if at < len(before) else None
            if old is not None and old.booked == booked and old.totals == total and old.settled == settled:
                written.append(old)
                continue
            flag = _flag(booked) or (UNUSUAL if remarks(sheet.rules, sheet.deals, settlement.deals, at) else "")
            row = writer.row(booked.number, "booked", booked.deal, settled, total, booked, flag)
            written.append(_Written(booked, settled, total, row))
        self._written, self._of = written, result
        return written

    def _blank_rows(self, sheet: Sheet, writer: RowWriter, booked: int) -> list[SheetRow]:
        wanted = max(sheet.result.planned, booked + (sheet.work.mode in ("deal", "second")))
        key = (sheet.rules, sheet.deals[-1:], booked, wanted)
        if self._blanks[0] != key:
            # Not yet played: the turn goes on as if all were passed, as it is printed on the paper.
            deals = (*sheet.deals, *(Deal(kind="passed"),) * (wanted - booked))
            self._blanks = (key, turns(sheet.rules, deals)[booked:])
        return [writer.blank(booked + at, turn, "blank") for at, turn in enumerate(self._blanks[1], start=1)]

    def _line(self, sheet: Sheet, writer: RowWriter, preview: Preview) -> SheetRow | None:
        if preview.settlement is None or preview.deal is None:
            return None
        at = sheet.place
        settled = preview.settlement.deals
        totals = running([each.moves for each in settled[: at + 1]], sheet.rules.seats)[-1]
        state: RowState = "correcting" if sheet.work.mode == "correct" else "preview"
        return writer.row(at + 1, state, preview.deal, settled[at], totals)


def _long_names(persons: Sequence[Person]) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (f"{seat} {person.spoken}", f"{seat} {person.first[:1]}. {person.last}", f"{seat} {person.last}")
        if person.first and person.last
        else (f"{seat} {person.spoken}",)
        for seat, person in enumerate(persons, start=1)
    )


def _short_names(persons: Sequence[Person]) -> tuple[str, ...]:
    lasts = [person.last or person.first for person in persons]
    return tuple(
        f"{person.first[:1]}. {last}" if lasts.count(last) > 1 and person.first else last
        for person, last in zip(persons, lasts, strict=True)
    )


def _flag(booked: BookedDeal) -> str:
    if booked.deal.kind == "unreadable":
        return UNREADABLE
    return DISPUTED if booked.disputed else ""


def _lifted(row: SheetRow) -> SheetRow:
    """Mark a booked row as the one under work, its cells as they are."""
    return SheetRow(row.number, "correcting", row.cells, row.deal_id, row.struck, row.flag, row.speech)
