"""What a typed line would do: the deal read, settled and told in the settlement's own words.

Pure but for the language: a sheet, what its line is for and a text go in, a
`Preview` comes out. Nothing here looks at a widget or calls a verb.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from tappscore.i18n import Catalog, formats
from tappscore.rules.deal import Amount, Deal, Turn
from tappscore.rules.notation import read, write
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import Settlement, next_turn, settle, turns
from tappscore.tournament.ledger import TableResult, counted
from tappscore.tournament.slip_remarks import remarks as remarks_of
from tappscore.ui.forms.line_numbers import deal_number, read_numbers, table_number
from tappscore.ui.models.rule_words import resting_on
from tappscore.ui.models.sheet_rows import has_pot, running
from tappscore.ui.models.sheet_tables import is_taken_on_trust
from tappscore.ui.pages.scoring_work import Preview, Work
from tappscore.ui.words import translate


@dataclass(frozen=True, slots=True)
class Sheet:
    """The open table and what its line is for."""

    rules: Rules
    result: TableResult
    work: Work
    names: tuple[str, ...] = ()

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals as they count."""
        return counted(self.result.table)

    @property
    def turn(self) -> Turn:
        """Who deals and rests in the deal that the line is for."""
        if self.work.mode == "correct":
            return turns(self.rules, self.deals)[self.work.number - 1]
        before = self.deals[: self.work.number - 1] if self.work.mode == "insert" else self.deals
        return next_turn(self.rules, before)

    def written(self, number: int) -> str:
        """Write a booked deal as one would type it."""
        return write(self.rules, self.result.table.deals[number - 1].deal)

    def deals_with(self, deal: Deal) -> list[Deal]:
        """Give all deals as they would be with this one at the line's place."""
        deals = list(self.deals)
        at = self.work.number - 1
        if self.work.mode == "correct":
            deals[at] = deal
        elif self.work.mode == "insert":
            deals.insert(at, deal)
        else:
            deals.append(deal)
        return deals

    @property
    def place(self) -> int:
        """Where the line's deal stands, from 0."""
        return self.work.number - 1 if self.work.mode in ("correct", "insert") else len(self.deals)

    @property
    def computed(self) -> tuple[Amount, ...]:
        """What the deals come to; zeros without deals."""
        return self.result.computed or (0,) * self.rules.seats


def preview_of(sheet: Sheet, text: str, catalog: Catalog) -> Preview:
    """Say what Enter would do with a text."""
    mode = sheet.work.mode
    if sheet.work.then is not None:
        return Preview(says=sheet.work.about, tone="plain")
    if not text.strip():
        return Preview(says=_idle(sheet), tone="soft")
    if table_number(text) is not None:
        return Preview(says=translate("Scoring", "Enter opens table {number}.", number=int(text)), tone="soft")
    if mode == "second":
        return _second_preview(sheet, text, catalog)
    if mode == "row":
        return _row_preview(sheet, text, catalog)
    if mode in ("control", "totals") or text.lstrip().startswith("="):
        return _numbers_preview(sheet, text, catalog)
    if mode == "done":
        return Preview(
            says=translate("Scoring", "This sheet is complete. Type the number of the next table."), tone="soft"
        )
    return _deal_preview(sheet, text, catalog)


def _idle(sheet: Sheet) -> str:
    if sheet.result.round_closed and sheet.work.mode in ("deal", "control", "done"):
        return translate("Scoring", "The round is closed: a correction asks for its reason.")
    match sheet.work.mode:
        case "control":
            return translate("Scoring", "Type the paper's last line to check the sheet, or go on with F7 or +.")
        case "totals":
            return translate("Scoring", "The totals count at once; deals typed later are checked against them.")
        case "done" if sheet.result.table.deals and is_taken_on_trust(sheet.result):
            return translate(
                "Scoring",
                "This sheet was accepted without a check: {reason}. Up takes a deal back for correction.",
                reason=sheet.result.table.accepted,
            )
        case "done" if sheet.result.table.deals:
            return translate("Scoring", "This sheet is checked. Up takes a deal back for correction.")
        case "insert":
            return translate("Scoring", "Enter inserts the deal, Esc leaves the sheet as it was.")
        case "correct":
            return translate("Scoring", "Esc leaves the deal as it was.")
        case "second":
            return translate(
                "Scoring",
                "With its number, as 5: 2f74, a deal may come in any order. + and Enter: that was the last one.",
            )
        case _:
            return ""


def _second_preview(sheet: Sheet, text: str, catalog: Catalog) -> Preview:
    """Say what a line of the second entry is; its deal's number may stand in front, a plus ends it."""
    if text.strip() in ("+", "="):
        return Preview(numbers=(), says=translate("Scoring", "Enter compares both entries."))
    number, start = deal_number(text)
    preview = _deal_preview(sheet, text[start:], catalog, turn_of(sheet.rules, number) if number else None)
    return replace(preview, slips=tuple((one + start, end + start) for one, end in preview.slips))


def turn_of(rules: Rules, number: int) -> Turn:
    """Say who deals and rests in a deal as it is printed on the paper."""
    return turns(rules, (Deal(kind="passed"),) * number)[-1]


def dealt_by(deal: Deal, turn: Turn | None) -> Deal:
    """Give a deal that stands out of its order the dealer that its number says."""
    return deal if turn is None or deal.dealer is not None else structs.replace(deal, dealer=turn.dealer)


def _deal_preview(sheet: Sheet, text: str, catalog: Catalog, turn: Turn | None = None) -> Preview:
    reading = read(sheet.rules, text, turn or sheet.turn, catalog)
    if reading.deal is None or reading.problems:
        says = " ".join(dict.fromkeys(catalog.message(problem.message) for problem in reading.problems))
        return Preview(says=says, tone="bad", slips=tuple((slip.start, slip.end) for slip in reading.slips))
    deal = reading.deal
    deals = sheet.deals_with(dealt_by(deal, turn))
    settlement = settle(sheet.rules, deals)
    says = told(settlement, sheet.place, catalog, sheet.names)
    odd = remarks_of(sheet.rules, deals, settlement.deals, sheet.place)
    remarks = [catalog.message(one.message) for one in odd]
    if sheet.work.mode == "correct":
        old, new = sheet.written(sheet.work.number), write(sheet.rules, deal)
        if old == new:
            says = translate("Scoring", "As booked: {line}", line=says)
            if rests_on := resting_on(settlement.deals[sheet.place].lines, catalog):
                says = f"{says} [{rests_on}]"
        else:
            says = translate("Scoring", "{old} → {new}: {line}", old=old, new=new, line=says)
    elif (twin := _twin(sheet, deal)) is not None:
        remarks.append(translate("Scoring", "the same as deal {number}", number=twin))
    if remarks:
        return Preview(deal, None, settlement, f"{says} ({', '.join(remarks)})", "warn")
    return Preview(deal, None, settlement, says)


def _twin(sheet: Sheet, deal: Deal) -> int | None:
    """Find the deal just before that says the very same: typed twice?"""
    at = sheet.place
    same = deal.kind == "played" and at > 0 and sheet.deals[at - 1] == deal
    return at if same else None


def told(settlement: Settlement, at: int, catalog: Catalog, names: Sequence[str] = ()) -> str:
    """Tell one deal in the words of its lines, with people in the place of seats."""
    settled = settlement.deals[at]
    if settled.result in ("struck", "unreadable"):
        if settled.result == "struck":
            return translate("Scoring", "struck: moves nothing")
        return translate("Scoring", "unreadable: moves nothing, stays an open point")
    words = [catalog.message(line.told(names)) for line in settled.lines]
    if settled.result == "passed" and not words:
        return translate("Scoring", "passed: moves nothing")
    return " · ".join(words)


def _numbers_preview(sheet: Sheet, text: str, catalog: Catalog) -> Preview:
    numbers, stopped = read_numbers(text)
    if stopped is not None:
        return Preview(
            says=translate("Scoring", "A line of numbers, one for each seat."),
            tone="bad",
            slips=((stopped, len(text)),),
        )
    seats = sheet.rules.seats
    if len(numbers) != seats:
        sentence = translate("Scoring", "{number} of {all} numbers.", number=len(numbers), all=seats)
        return Preview(says=sentence, tone="soft" if len(numbers) < seats else "bad")
    if takes_totals(sheet):
        return _totals_preview(sheet, numbers, _instead_of(sheet.result.table.totals, numbers, catalog))
    before = _instead_of(sheet.result.table.control, numbers, catalog)
    differing = compare(sheet, numbers, sheet.computed, catalog)
    if not differing:
        return Preview(None, numbers, None, before + translate("Scoring", "Agrees with the deals."), "good")
    return Preview(None, numbers, None, before + differing, "warn")


def _instead_of(old: Sequence[Amount] | None, new: Sequence[Amount], catalog: Catalog) -> str:
    """Show the line that is corrected, old and new; empty where there was none, or the same."""
    if old is None or tuple(old) == tuple(new):
        return ""
    said = [" ".join(formats.number(each, catalog.language) for each in side) for side in (old, new)]
    return f"{said[0]} → {said[1]}: "


def takes_totals(sheet: Sheet) -> bool:
    """Say whether a line of numbers is the totals (deals are missing) and not the control line."""
    return sheet.work.mode == "totals" or bool(sheet.result.missing) or sheet.result.computed is None


def _totals_preview(sheet: Sheet, numbers: tuple[Amount, ...], before: str) -> Preview:
    total = sum(numbers)
    if total and not has_pot(sheet.rules):
        says = translate("Scoring", "The numbers sum to {sum}, not to 0.", sum=total)
        return Preview(None, numbers, None, before + says, "warn")
    says = translate("Scoring", "Enter takes the totals down; the sum is {sum}.", sum=total)
    return Preview(None, numbers, None, before + says)


def compare(sheet: Sheet, paper: Sequence[Amount], computed: Sequence[Amount], catalog: Catalog) -> str:
    """Name the seats where the paper and the deals differ; empty when they agree."""
    found = []
    for seat, (said, reckoned) in enumerate(zip(paper, computed, strict=True), start=1):
        if said != reckoned:
            found.append(
                translate("Scoring", "seat {seat}: paper {paper}, deals {deals}", seat=seat, paper=said, deals=reckoned)
            )
    total = sum(paper)
    if found and total and not has_pot(sheet.rules):
        shown = formats.number(total, catalog.language)
        found.append(translate("Scoring", "the paper's numbers sum to {sum}, not to 0", sum=shown))
    return "; ".join(found)


def _row_preview(sheet: Sheet, text: str, catalog: Catalog) -> Preview:
    numbers, stopped = read_numbers(text)
    if stopped is not None or len(numbers) != sheet.rules.seats or sheet.result.settlement is None:
        return Preview(says=translate("Scoring", "A line of numbers, one for each seat."), tone="soft")
    totals = running([settled.moves for settled in sheet.result.settlement.deals], sheet.rules.seats)
    differing = compare(sheet, numbers, totals[sheet.work.number - 1], catalog)
    if differing:
        says = translate("Scoring", "{differing} – the slip is in this deal or above.", differing=differing)
        return Preview(None, numbers, None, says, "warn")
    return Preview(None, numbers, None, translate("Scoring", "Agrees up to here – the slip is further down."), "good")
