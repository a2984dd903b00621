"""Verbs at the sheet of a table: deals, totals, control line, what a sheet counts for."""

from __future__ import annotations

from collections.abc import Sequence

from tappscore.problems import Problem, RefusedError
from tappscore.rules.checking import problems
from tappscore.rules.deal import Amount, Deal, members
from tappscore.rules.settlement import turns
from tappscore.services.states import correctable, required
from tappscore.store.amounts import kept_all
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Rows
from tappscore.store.loading import Sheet, sheet
from tappscore.store.tables import DEAL, TABLE, whole
from tappscore.tournament.ledger import planned_deals
from tappscore.tournament.rules_in_force import rules_of
from tappscore.tournament.snapshot import BookedDeal, MissingDeals

# What belongs to the paper and not to the table, as it is on an empty sheet.
_OF_SHEET: dict[str, object] = {
    "totals": None, "control": None, "totals_stand": False, "totals_reason": "", "accepted": "", "broken_off": None,
    "missing_deals": "nothing",
}  # fmt: skip
_STEP = 1024  # between the positions of neighbouring deals: ten insertions at one place before all are spread anew


class Scoring:
    """The sheets of one tournament."""

    def __init__(self, file: ClubFile, tournament_id: int) -> None:
        self._file = file
        self._tournament = tournament_id

    def record(
        self, table_id: int, deal: Deal, at: int | None = None, reason: str = "", *, continued: bool = False
    ) -> ChangeSet:
        """Book a deal at the end of a sheet, or before deal number `at`.

        RefusedError with all problems of the deal; `sheet-full` unless
        `continued` lets the sheet grow; `round-closed` and `tournament-final` without a reason.
        """
        with self._file.write("deal.record", note=reason) as rows:
            found = self._sheet(rows, table_id)
            correctable(rows, found, reason)
            _room(rows, found, continued=continued)
            deals = list(found.table.deals)
            place = len(deals) if at is None else max(1, min(at, len(deals) + 1)) - 1
            _legal(found, [*(d.deal for d in deals[:place]), deal, *(d.deal for d in deals[place:])], place)
            rows.insert(DEAL, {"table_id": table_id, "position": _position(rows, deals, place), "facts": members(deal)})
            _name(rows, found, place + 1)
        return rows.changes

    def correct(self, deal_id: int, deal: Deal, reason: str = "") -> ChangeSet:
        """Replace the facts of a deal; RefusedError as in `record`."""
        with self._file.write("deal.correct", note=reason) as rows:
            found, booked = self._booked(rows, deal_id)
            correctable(rows, found, reason)
            deals = [deal if one.id == deal_id else one.deal for one in found.table.deals]
            _legal(found, deals, booked.number - 1)
            rows.update(DEAL, deal_id, {"facts": members(deal)})
            _name(rows, found, booked.number)
        return rows.changes

    def delete(self, deal_id: int, reason: str = "") -> ChangeSet:
        """Take a deal off its sheet; those after it move up."""
        with self._file.write("deal.delete", note=reason) as rows:
            found, booked = self._booked(rows, deal_id)
            correctable(rows, found, reason)
            rows.delete(DEAL, deal_id)
            _name(rows, found, booked.number)
        return rows.changes

    def move(self, deal_id: int, to: int, reason: str = "") -> ChangeSet:
        """Move a deal to another number of its sheet."""
        with self._file.write("deal.move", note=reason) as rows:
            found, booked = self._booked(rows, deal_id)
            correctable(rows, found, reason)
            others = [one for one in found.table.deals if one.id != deal_id]
            place = max(1, min(to, len(others) + 1)) - 1
            order = [*others[:place], booked, *others[place:]]
            if order != list(found.table.deals):
                rows.update(DEAL, deal_id, {"position": _position(rows, others, place)})
            _name(rows, found, booked.number)
            rows.values["to"] = place + 1
        return rows.changes

    def dispute(self, deal_id: int, disputed: bool, counts: bool = True, reason: str = "") -> ChangeSet:
        """Mark a deal as disputed, counting meanwhile or not, or settle the dispute."""
        with self._file.write("deal.dispute" if disputed else "deal.settle", note=reason) as rows:
            found, booked = self._booked(rows, deal_id)
            correctable(rows, found, reason)
            rows.update(DEAL, deal_id, {"disputed": disputed, "counts": counts or not disputed})
            _name(rows, found, booked.number)
        return rows.changes

    def totals(self, table_id: int, totals: Sequence[Amount] | None, reason: str = "") -> ChangeSet:
        """Note the paper's last line, one number a seat, or take it away with None.

        RefusedError `totals-wrong-count` or `totals-unbalanced`: without a pot the numbers sum to zero.
        """
        with self._file.write("table.totals", note=reason) as rows:
            found = self._sheet(rows, table_id)
            correctable(rows, found, reason)
            if totals is not None:
                _fitting(found, totals, "totals")
                _balanced(found, totals)
            values: dict[str, object] = {"totals": kept_all(totals)}
            if totals is None:
                values |= {"totals_stand": False, "totals_reason": ""}
            rows.update(TABLE, table_id, values)
            _name(rows, found)
        return rows.changes

    def control(self, table_id: int, numbers: Sequence[Amount] | None, reason: str = "") -> ChangeSet:
        """Note the control line as the paper has it, wrong or right, or take it away with None."""
        with self._file.write("table.control", note=reason) as rows:
            found = self._sheet(rows, table_id)
            correctable(rows, found, reason)
            if numbers is not None:
                _fitting(found, numbers, "control")
            rows.update(TABLE, table_id, {"control": kept_all(numbers)})
            _name(rows, found)
        return rows.changes

    def accept(self, table_id: int, reason: str) -> ChangeSet:
        """Take a sheet as checked for a reason although nothing agreed; without a reason take that back."""
        if not reason.strip():
            return self.unaccept(table_id)
        return self._accepted("table.accept", table_id, reason, reason.strip())

    def unaccept(self, table_id: int, reason: str = "") -> ChangeSet:
        """Take a sheet as unchecked again."""
        return self._accepted("table.unaccept", table_id, reason, "")

    def _accepted(self, action: str, table_id: int, reason: str, accepted: str) -> ChangeSet:
        with self._file.write(action, note=reason) as rows:
            found = self._sheet(rows, table_id)
            correctable(rows, found, reason)
            rows.update(TABLE, table_id, {"accepted": accepted})
            _name(rows, found)
        return rows.changes

    def let_totals_stand(self, table_id: int, stand: bool, reason: str) -> ChangeSet:
        """Declare that the signed totals outrank the deals, or no longer do; needs a reason."""
        with self._file.write("table.totals_stand" if stand else "table.deals_stand", note=required(reason)) as rows:
            found = self._sheet(rows, table_id)
            correctable(rows, found, reason)
            if stand and found.table.totals is None:
                raise RefusedError(Problem("totals-missing", field="totals", values={"table": found.table.number}))
            rows.update(TABLE, table_id, {"totals_stand": stand, "totals_reason": reason.strip() if stand else ""})
            _name(rows, found)
        return rows.changes

    def break_off(
        self, table_id: int, after: int | None, reason: str = "", missing: MissingDeals | None = None
    ) -> ChangeSet:
        """Close a sheet as broken off after so many deals, or let it go on with None.

        `missing` is what the deals not played count; unsaid, what is usual this evening (setting `missing_deals`).
        """
        with self._file.write("table.break_off" if after is not None else "table.go_on", note=reason) as rows:
            found = self._sheet(rows, table_id)
            correctable(rows, found, reason)
            if after is not None and after < len(found.table.deals):
                values = {"after": after, "deals": len(found.table.deals)}
                raise RefusedError(Problem("broken-off-too-early", field="broken_off", values=values))
            usual = found.tournament.settings.get("missing_deals")
            known: tuple[MissingDeals, ...] = ("zero", "average")
            counts = missing or next((value for value in known if value == usual), "nothing")
            counts = counts if after is not None else "nothing"
            facts: dict[str, object] = {"broken_off": after, "missing_deals": counts}
            rows.update(TABLE, table_id, facts)
            _name(rows, found)
            if after is not None:
                rows.values["after"] = after
        return rows.changes

    def move_sheet(self, table_id: int, to_table_id: int, reason: str = "") -> ChangeSet:
        """Move everything typed for one table to the empty sheet of another one of as many seats."""
        with self._file.write("table.move_sheet", note=reason) as rows:
            found = self._sheet(rows, table_id)
            target = self._sheet(rows, to_table_id)
            correctable(rows, found, reason)
            correctable(rows, target, reason)
            if target.table.deals or target.table.totals or target.table.control:
                raise RefusedError(Problem("sheet-not-empty", field="table", values={"table": target.table.number}))
            if len(target.table.seats) != len(found.table.seats):
                raise RefusedError(Problem("sheet-other-size", field="table", values={"table": target.table.number}))
            for booked in found.table.deals:
                rows.update(DEAL, booked.id, {"table_id": to_table_id})
            image = rows.row(TABLE, table_id) or {}
            rows.rewind(TABLE, {"id": to_table_id, **{key: image[key] for key in _OF_SHEET}})
            rows.update(TABLE, table_id, _OF_SHEET)
            _name(rows, found)
            rows.values["to"] = target.table.number
        return rows.changes

    def exchange_sheets(self, table_id: int, other_id: int, reason: str = "") -> ChangeSet:
        """Let two tables of as many seats change sheets: each was typed under the other's number."""
        with self._file.write("table.exchange_sheets", note=reason) as rows:
            one, other = self._sheet(rows, table_id), self._sheet(rows, other_id)
            for found in (one, other):
                correctable(rows, found, reason)
            if len(one.table.seats) != len(other.table.seats):
                raise RefusedError(Problem("sheet-other-size", field="table", values={"table": other.table.number}))
            for found, target in ((one, other_id), (other, table_id)):
                for booked in found.table.deals:
                    rows.update(DEAL, booked.id, {"table_id": target})
            images = [{key: (rows.row(TABLE, each) or {})[key] for key in _OF_SHEET} for each in (table_id, other_id)]
            rows.rewind(TABLE, {"id": table_id, **images[1]})
            rows.rewind(TABLE, {"id": other_id, **images[0]})
            _name(rows, one)
            rows.values["to"] = other.table.number
        return rows.changes

    def _sheet(self, rows: Rows, table_id: int) -> Sheet:
        found = sheet(rows, table_id)
        if found.tournament.id != self._tournament:
            raise RefusedError(Problem("unknown-table", field="table", values={"table": str(table_id)}))
        return found

    def _booked(self, rows: Rows, deal_id: int) -> tuple[Sheet, BookedDeal]:
        image = rows.row(DEAL, deal_id)
        if image is None:
            raise RefusedError(Problem("unknown-deal", field="deal", values={"deal": deal_id}))
        found = self._sheet(rows, whole(image["table_id"]))
        return found, next(one for one in found.table.deals if one.id == deal_id)


def _name(rows: Rows, found: Sheet, deal: int | None = None) -> None:
    """Put into the journal which sheet and which deal it was."""
    rows.values |= {"round": found.round.number, "table": found.table.number}
    if deal is not None:
        rows.values["deal"] = deal


def _room(rows: Rows, found: Sheet, *, continued: bool) -> None:
    planned, booked = planned_deals(found.round, found.table), len(found.table.deals)
    if booked < planned:
        return
    if not continued:
        values = {"table": found.table.number, "deals": booked}
        raise RefusedError(Problem("sheet-full", field="table", values=values))
    key = "deals_planned" if found.table.broken_off is None else "broken_off"
    rows.update(TABLE, found.table.id, {key: booked + 1})


def _legal(found: Sheet, deals: Sequence[Deal], place: int) -> None:
    """Refuse an illegal deal at its place in the sheet; the gate checks what it does to the others."""
    rules = rules_of(found.tournament, found.round.number, len(found.table.seats))
    if wrong := problems(rules, deals[place], turns(rules, deals)[place], place + 1):
        raise RefusedError(*wrong)


def _position(rows: Rows, deals: Sequence[BookedDeal], place: int) -> int:
    """Find a position before the deal at `place`; spread the sheet anew where there is none left."""
    before = _position_of(rows, deals[place - 1]) if place > 0 else None
    after = _position_of(rows, deals[place]) if place < len(deals) else None
    if after is None:
        return (before or 0) + _STEP
    if before is None:
        return after - _STEP
    if after - before > 1:
        return (before + after) // 2
    for number, booked in enumerate(deals):
        rows.update(DEAL, booked.id, {"position": (number + (number >= place) + 1) * _STEP})
    return (place + 1) * _STEP


def _position_of(rows: Rows, booked: BookedDeal) -> int:
    return whole((rows.row(DEAL, booked.id) or {})["position"])


def _fitting(found: Sheet, numbers: Sequence[Amount], field: str) -> None:
    if len(numbers) != len(found.table.seats):
        values = {"seats": len(found.table.seats), "given": len(numbers)}
        raise RefusedError(Problem("totals-wrong-count", field=field, values=values))


def _balanced(found: Sheet, totals: Sequence[Amount]) -> None:
    rules = rules_of(found.tournament, found.round.number, len(found.table.seats))
    missing = sum(totals)
    # With a pot, what the seats lack together is what the pot holds.
    if missing > 0 or (missing and not rules.options.get("pot")):
        raise RefusedError(Problem("totals-unbalanced", field="totals", values={"sum": missing}))
