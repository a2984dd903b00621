"""What the lines of a sheet say: facts and settlement of one table, put into the columns of the paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from operator import sub

from tappscore.i18n import Catalog, Text, formats, mark
from tappscore.rules.deal import Amount, Deal, Turn
from tappscore.rules.notation import write
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import SettledDeal, Settlement
from tappscore.tournament.ledger import TableResult
from tappscore.tournament.snapshot import BookedDeal
from tappscore.ui.models.sheet import RowState, SheetColumn, SheetRow

NUMBER = SheetColumn("number", "#", sample="00!")
DEALER = SheetColumn("dealer", mark("Scoring", "D"), kind="mark", sample="0")
SEAT = SheetColumn("seat", mark("Scoring", "Seat"), kind="mark", sample="0", short=mark("Scoring", "S"))
GAME = SheetColumn("game", mark("Scoring", "Game"), kind="words", stretch=2)
POINTS = SheetColumn("points", mark("Scoring", "Points"), sample="000", short=mark("Scoring", "Pts"))
EXTRAS = SheetColumn(
    "extras", mark("Scoring", "Extras"), kind="words", sample="t+ bk", stretch=2, short=mark("Scoring", "Ext.")
)
POT = SheetColumn("pot", mark("Scoring", "Pot"), sample="000")
PENCIL = SheetColumn("pencil", "", kind="mark", sample="✎")

RESTS = "–"
PASSED = mark("Scoring", "passed")
STRUCK = mark("Scoring", "struck")
UNREADABLE = mark("Scoring", "unreadable")
CONTROL = mark("Scoring", "Control line")
TOTALS = mark("Scoring", "Totals of the paper")
POT_END = mark("Scoring", "End of the pot")
_KINDS: dict[str, Text] = {"passed": PASSED, "struck": STRUCK, "unreadable": UNREADABLE}


def has_pot(rules: Rules) -> bool:
    """Say whether these rules play with a pot."""
    return bool(rules.options.get("pot"))


def columns_of(rules: Rules, catalog: Catalog) -> tuple[SheetColumn, ...]:
    """Give the columns in the order of typing, then a pair for each seat."""
    pairs: list[SheetColumn] = []
    # Halves and quarters need room behind the comma.
    parts = ",00" if rules.options.get("rounding") == "exact" else ""
    for seat in range(1, rules.seats + 1):
        pairs.append(SheetColumn(f"move{seat}", "±", seat=seat, sample=f"−000{parts}", stretch=1))
        pairs.append(SheetColumn(f"total{seat}", "Σ", seat=seat, sample=f"−0000{parts}", stretch=1))
    pot = (POT,) if has_pot(rules) else ()
    marks = {key for key in rules.letters if key.startswith("mark:")}
    extras = replace(EXTRAS, sample="pa0 he3 k!") if len(marks) > 3 else EXTRAS
    games = [catalog.text(contract.label) for contract in rules.contracts]
    game = replace(GAME, sample=max((catalog.text(PASSED), *games), key=len))
    return (NUMBER, DEALER, SEAT, game, POINTS, extras, *pairs, *pot, PENCIL)


class RowWriter:
    """Writes the rows of one table in one language."""

    def __init__(self, rules: Rules, catalog: Catalog, names: Sequence[str]) -> None:
        self.rules = rules
        self.columns = columns_of(rules, catalog)
        self._catalog = catalog
        self._names = tuple(names)
        self._empty = ("",) * len(self.columns)
        # The columns' labels in this language, whole and short.
        self.labels = tuple(map(self._said, (column.label for column in self.columns)))
        self.shorts = tuple(map(self._said, (column.short or column.label for column in self.columns)))

    def _said(self, label: Text | str) -> str:
        return self._catalog.text(label) if isinstance(label, Text) else label

    def facts(self, deal: Deal, turn: Turn) -> tuple[str, str, str, str]:
        """Give seat, game, points and extras of a deal as the paper has them."""
        if deal.kind != "played":
            word = self._catalog.text(_KINDS[deal.kind])
            return "", f"{word}: {deal.reason}" if deal.reason else word, "", ""
        contract = self.rules.contract(deal.contract)
        game = self._catalog.text(contract.label) if contract is not None else str(deal.contract)
        bare = Deal(contract=deal.contract, declarer=deal.declarer, facts=deal.facts)
        letter = self.rules.letters[contract.key] if contract is not None else " "
        _, _, rest = write(self.rules, bare, turn).partition(letter)
        words = rest.split()
        if deal.declarer is None:
            return "", game, "", " ".join(words)
        points = words.pop(0) if words and (words[0].isdecimal() or words[0] in "+-") else ""
        return str(deal.declarer), game, points.replace("-", formats.MINUS), " ".join(words)

    def _told_turn(self, turn: Turn) -> str:
        """Tell the dealer, and in brackets who rests where it isn't the dealer alone."""
        if turn.resting in ((), (turn.dealer,)):
            return str(turn.dealer)
        return f"{turn.dealer} ({' '.join(map(str, turn.resting))})"

    def blank(self, number: int, turn: Turn | None, state: RowState) -> SheetRow:
        """Write a line not yet typed; number, dealer and who rests are printed on the paper too."""
        if turn is None:
            return SheetRow(number, state, (str(number), *self._empty[1:]), speech=f"{number}:")
        rests = [column.key.startswith("move") and column.seat in turn.resting for column in self.columns]
        cells = (str(number), str(turn.dealer), *(RESTS if resting else "" for resting in rests[2:]))
        return SheetRow(number, state, cells, speech=f"{number}: {self._told_turn(turn)}")

    def row(
        self, number: int, state: RowState, deal: Deal, settled: SettledDeal, totals: Sequence[Amount],
        booked: BookedDeal | None = None, flag: str = "",
    ) -> SheetRow:  # fmt: skip
        """Write one line with its points and the running totals after it."""
        language = self._catalog.language
        pairs: list[str] = []
        for seat, (move, total) in enumerate(zip(settled.moves, totals, strict=True), start=1):
            rests = seat in settled.turn.resting and not move
            pairs += (RESTS if rests else formats.change(move, language), formats.number(total, language))
        pot = (formats.number(settled.pot_after, language),) if has_pot(self.rules) else ()
        facts = self.facts(deal, settled.turn)
        cells = (
            f"{flag}{number}",
            str(settled.turn.dealer),
            *facts,
            *pairs,
            *pot,
            "✎" if state == "booked" else "",
        )
        spoken = [text for text in facts if text]
        spoken += [f"{name} {pairs[2 * at]}" for at, name in enumerate(self._names)]
        return SheetRow(
            number,
            state,
            cells,
            deal_id=booked.id if booked is not None else 0,
            struck=deal.kind == "struck" or (booked is not None and not booked.counts),
            flag=flag,
            speech=f"{number}: {', '.join(spoken)}",
            spans=deal.kind != "played",
        )

    def closing(self, settlement: Settlement) -> SheetRow:
        """Write the pot's end as a line of its own."""
        language = self._catalog.language
        pairs: list[str] = []
        for move, total in zip(settlement.closing.moves, settlement.totals, strict=True):
            pairs += (formats.change(move, language), formats.number(total, language))
        pot = (formats.number(settlement.pot, language),) if has_pot(self.rules) else ()
        words = self._catalog.text(POT_END)
        spoken = ", ".join(pairs)
        cells = ("", "", "", words, "", "", *pairs, *pot, "")
        return SheetRow(0, "control", cells, speech=f"{words}: {spoken}", spans=True)

    def paper(
        self,
        result: TableResult,
        typed: tuple[Amount, ...] | None = None,
        *,
        is_under_work: bool = False,
        by_totals: bool = False,
    ) -> SheetRow:
        """Write the paper's last line, booked or just being typed; what differs from the deals is bold and signed."""
        language = self._catalog.language
        numbers = result.table.control if result.table.control is not None else result.table.totals
        difference = result.difference
        if typed is not None:
            numbers = typed
            computed = None if result.missing else result.computed
            difference = None if computed is None else tuple(map(sub, typed, computed))
        has_totals = result.table.totals is not None and result.table.control is None
        label = self._catalog.text(TOTALS if by_totals or has_totals else CONTROL)
        pairs: list[str] = []
        wrong = set()
        for seat in range(self.rules.seats):
            text = ""
            if numbers is not None and seat < len(numbers):
                text = formats.number(numbers[seat], language)
                if difference is not None and difference[seat]:
                    text = f"≠\u202f{text}"  # a narrow space that does not break
                    wrong.add(6 + 2 * seat + 1)
            pairs += ("", text)
        agrees = difference is not None and not any(difference)
        label = f"✓ {label}" if agrees else label
        pot = ("",) if has_pot(self.rules) else ()
        cells = ("", "", "", label, "", "", *pairs, *pot, "")
        spoken = ", ".join(text for text in pairs if text)
        state: RowState = "control"
        if is_under_work:
            state = "next" if typed is None else "preview"
        return SheetRow(0, state, cells, speech=f"{label}: {spoken}", wrong=frozenset(wrong), spans=True)


def running(moves: Sequence[Sequence[Amount]], seats: int) -> list[tuple[Amount, ...]]:
    """Give the running totals after each deal."""
    start: tuple[Amount, ...] = (0,) * seats
    sums = accumulate(moves, lambda total, move: tuple(map(sum, zip(total, move, strict=True))), initial=start)
    return list(sums)[1:]
