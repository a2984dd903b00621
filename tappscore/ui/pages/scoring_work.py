"""What the line of the Scoring page is for at a moment, and the words for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from tappscore.i18n import Text, mark
from tappscore.rules.deal import Amount, Deal
from tappscore.rules.settlement import Settlement
from tappscore.ui.forms.line import Span
from tappscore.ui.forms.line_bar import Tone

# deal: the next deal · correct, insert: at a place of the sheet · control: the paper's last line ·
# totals: the same, before or instead of the deals · row: running totals after a deal ·
# people: who really sat here · second: the sheet again, blind · reason: why, before something is done ·
# number, place: a number or a table that a question asked for · done: nothing is missing
Mode = Literal[
    "deal", "correct", "insert", "control", "totals", "row", "people", "second", "reason", "number", "place", "done"
]
# Works that Esc leaves: something was asked for, or begun.
LEFT_BY_ESC: tuple[Mode, ...] = ("insert", "totals", "row", "people", "second", "reason", "number", "place")

PROMPTS: dict[Mode, Text] = {
    "deal": mark("Scoring", "Deal {number}"),
    "correct": mark("Scoring", "Correcting deal {number}"),
    "insert": mark("Scoring", "Insert as deal {number}"),
    "control": mark("Scoring", "Control line"),
    "totals": mark("Scoring", "Totals"),
    "row": mark("Scoring", "Totals after deal {number}"),
    "people": mark("Scoring", "Who sat here"),
    "second": mark("Scoring", "Second entry, deal {number}"),
    "reason": mark("Scoring", "Reason"),
    "number": mark("Scoring", "Number"),
    "place": mark("Scoring", "Table"),
    "done": mark("Scoring", "Table {table}"),
}
HINTS: dict[Mode, Text] = {
    "deal": mark("Scoring", "seat, game, points – or a table's number"),
    "correct": mark("Scoring", "Enter books, Esc leaves it"),
    "insert": mark("Scoring", "seat, game, points"),
    "control": mark("Scoring", "the paper's last line, one number a seat"),
    "totals": mark("Scoring", "the paper's last line, one number a seat"),
    "row": mark("Scoring", "the paper's running totals in this row"),
    "people": mark("Scoring", "numbers or names, seat 1 first"),
    "second": mark("Scoring", "the same sheet again"),
    "reason": mark("Scoring", "type it, or the number of one below"),
    "number": mark("Scoring", "a number and Enter, Esc leaves it"),
    "place": mark("Scoring", "a table's number, or round and table: 2.7"),
    "done": mark("Scoring", "number of the next table"),
}
REASONS: tuple[Text, ...] = (
    mark("Scoring", "agreed at the table"),
    mark("Scoring", "misdeal"),
    mark("Scoring", "wrong number of cards"),
    mark("Scoring", "typing error"),
    mark("Scoring", "time was up"),
    mark("Scoring", "sheet lost"),
)
STRUCK_REASONS = (0, 1, 2)
CORRECTION_REASONS = (3, 0)


@dataclass(frozen=True, slots=True)
class Work:
    """What the line is for; `number` is the deal's place, `then` takes the answer of reason and number."""

    mode: Mode = "deal"
    number: int = 0
    then: Callable[[str], None] | None = None
    reasons: tuple[int, ...] = ()
    about: str = ""
    deal_id: int = 0  # of a correction: another window may move the deal meanwhile


@dataclass(frozen=True, slots=True)
class Draft:
    """A half-typed line that waits at its table."""

    work: Work
    text: str


@dataclass(frozen=True, slots=True)
class Preview:
    """What the line would book, and what to say about it."""

    deal: Deal | None = None
    numbers: tuple[Amount, ...] | None = None
    settlement: Settlement | None = None
    says: str = ""
    tone: Tone = "plain"
    slips: tuple[Span, ...] = ()
    people: tuple[int, ...] | None = None
