"""Reading a typed deal by the grammar of formats.md 5."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from tappscore.i18n import Catalog
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Deal, FactValue
from tappscore.rules.fields import Choice, Count, Field, Flag, Items, PerSeat, Seat, Seats
from tappscore.rules.line_scanner import Scanner, SlipFoundError
from tappscore.rules.line_words import (
    MINUSES,
    NUMBER,
    amount,
    by_word,
    contracts_by_word,
    full_words,
    kind_by_word,
    longest_letter,
    squeezed,
)
from tappscore.rules.ruleset import Rules


class LineReader(Scanner):
    """Reads one deal from a line. `fields`, `spans` and `slips` tell what was found and where."""

    def __init__(self, rules: Rules, text: str, catalog: Catalog) -> None:
        super().__init__(text)
        self.rules = rules
        self.catalog = catalog
        self.contract: Contract | None = None
        self.last_mark = ""
        self.stopped = False

    def read(self) -> Deal:
        """Read the whole line; what can't be read becomes a slip."""
        try:
            self._line()
        except SlipFoundError:
            self.stopped = True
        return Deal(facts=self.facts, **self.fields)

    # -- the grammar

    def _line(self) -> None:
        sign, start = self.peek(), self.at
        run = sign if sign == "?" else self.run()
        kind = kind_by_word(run) if run and self._each(run) is None else None
        if kind:
            self.at = start + len(run)
            self.fields["kind"] = kind
            self.spans["kind"] = (start, self.at)
        elif run:
            self._begin_each(run, start)
        else:
            self._begin_alone(start)
        self._marks()

    def _each(self, run: str) -> Contract | None:
        """Find the contract without a declarer that a line's first word names."""
        for contract in self.rules.contracts:
            if contract.party == "each" and run.lower() == self.rules.letters[contract.key]:
                return contract
        keys = contracts_by_word(self.rules, run, self.catalog) if len(run) > 1 else []
        named = [self.rules.contract(key) for key in keys]
        return next((one for one in named if one and one.party == "each"), None)

    def _begin_each(self, run: str, start: int) -> None:
        contract = self._each(run)
        if contract is None:
            for one in self.rules.contracts:
                # Spaceless: `ral1` never occurs, but `rabk2` may.
                if one.party == "each" and run.lower().startswith(self.rules.letters[one.key]):
                    contract, run = one, run[: len(self.rules.letters[one.key])]
        if contract is None:
            raise self.stop("seat-wanted", start, start + len(run), "declarer", seats=self.rules.seats)
        self.at = start + len(run)
        self._take_contract(contract, start)
        self._each_result(contract)

    def _begin_alone(self, start: int) -> None:
        if self.peek() == "*" or self.text[start - 1 : start] == "*":
            # Number pad, nobody is the declarer: `*10*55*40`.
            self._numbered_contract()
            return
        seat = self.seat()
        if seat is None or self.text[self.at : self.at + 1].isdecimal():
            found = NUMBER.match(self.text, start)
            end = found.end() if found else start + 1
            raise self.stop("seat-wanted", start, min(end, len(self.text)), "declarer", seats=self.rules.seats)
        if seat:
            self.fields["declarer"] = seat
            self.spans["declarer"] = (start, self.at)
        pad = self.text[self.at : self.at + 1] == "*"
        if pad:
            self._numbered_contract()
            return
        self.skip()
        self._named_contract()
        self._result()

    def _take_contract(self, contract: Contract, start: int) -> None:
        self.contract = contract
        self.fields["contract"] = contract.key
        self.spans["contract"] = (start, self.at)

    def _numbered_contract(self) -> None:
        self.skip()
        start = self.at
        typed = self.number()
        number = amount(typed) if typed else 0
        if typed == "0" and "declarer" not in self.fields:
            # Number pad, thrown in: nobody declares, no game (`*0`).
            self.fields["kind"] = "passed"
            self.spans["kind"] = (start - 1, self.at)
            return
        if not isinstance(number, int) or not 1 <= number <= len(self.rules.contracts):
            raise self.stop("contract-number", start, self.at, "contract", high=len(self.rules.contracts))
        self._take_contract(self.rules.contracts[number - 1], start)
        if self.rules.contracts[number - 1].party == "each":
            self._each_result(self.rules.contracts[number - 1])
        else:
            self._result()

    def _named_contract(self) -> None:
        start, run = self.at, self.run()
        if not run:
            raise self.stop("contract-wanted", start, min(start + 1, self.end), "contract")
        key, length = self._contract_in(run, start)
        contract = self.rules.contract(key)
        if contract is None:
            raise self.stop("contract-unknown", start, start + len(run), "contract", value=run)
        self.at = start + length
        self._take_contract(contract, start)

    def _contract_in(self, run: str, start: int) -> tuple[str | None, int]:
        """Find the contract that a run of letters begins with, and how much of the run it takes."""
        letters = [(contract.key, self.rules.letters[contract.key]) for contract in self.rules.contracts]
        for key, letter in letters:
            if run.lower() == letter:
                return key, len(run)
        two = self._two_words(run, start)
        if two:
            return two
        named = contracts_by_word(self.rules, run, self.catalog)
        if len(named) == 1:
            return named[0], len(run)
        found = longest_letter(run, letters)
        if len(named) > 1 and found is None:
            raise self.stop("contract-unclear", start, start + len(run), "contract", value=run)
        return (found[0], len(found[1])) if found else (None, 0)

    def _two_words(self, run: str, start: int) -> tuple[str, int] | None:
        """Read `bettel ouvert`, `herz solo`: two words that are one contract."""
        after = start + len(run)
        gap = len(self.text[after:]) - len(self.text[after:].lstrip(" -"))
        second = self.run(after + gap)
        if not second or not gap:
            return None
        for contract in self.rules.contracts:
            if squeezed(run + second) in full_words(contract.key, contract.label, self.catalog):
                return contract.key, len(run) + gap + len(second)
        return None

    def _result(self) -> None:
        """Take the points or the sign of a contract with a declarer."""
        contract = self.contract
        sign, start = self.peek(), self.at
        takes_points = contract is not None and contract.field("points") is not None
        is_number = NUMBER.match(self.text, start) is not None
        if is_number and (takes_points or sign.isdecimal()):
            typed = self.number() or ""
            self.keep("points", _fact(amount(typed)), start)
        elif sign and sign in "+" + MINUSES:
            self.at += 1
            self.keep("made", sign == "+", start)

    def _each_result(self, contract: Contract) -> None:
        """Take the points and tricks of all seats, or the losers."""
        self.skip()
        start = self.at
        numbers = self._numbers()
        if self.peek() == "/" or len(numbers) > 1 or not contract.field("losers"):
            self._per_seat("points", numbers, start)
            if self.peek() == "/":
                self.at += 1
                self.skip()
                start = self.at
                self._per_seat("tricks", self._numbers(), start)
            return
        losers = numbers
        while self.peek() == "+":
            self.at += 1
            losers += self._numbers()
        if losers:
            self.keep("losers", tuple(_fact(loser) for loser in losers), start)

    def _numbers(self) -> list[int | Fraction]:
        found: list[int | Fraction] = []
        while self.peek().isdecimal():
            found.append(amount(self.number() or ""))
        return found

    def _per_seat(self, key: str, numbers: list[int | Fraction], start: int) -> None:
        """Keep one number a seat; the last one of a list may be left out."""
        field = self.contract.field(key) if self.contract else None
        if not numbers:
            return
        end, count = self.at, self.rules.active_count
        while end > start and self.text[end - 1].isspace():
            end -= 1
        total = field.total(self.rules.options, count) if isinstance(field, PerSeat) else None
        if isinstance(field, PerSeat) and total is not None and len(numbers) == count - 1:
            left = total - sum(numbers)
            if left < 0:
                self.slip("sum-wrong", start, end, key, fact=field.label, value=_shown(sum(numbers)), total=total)
            numbers = [*numbers, left]
        self.keep(key, tuple(_fact(number) for number in numbers), start)
        self.spans[key] = (start, end)

    # -- marks

    def _marks(self) -> None:
        while self.peek():
            start, sign = self.at, self.peek()
            if sign == "@":
                self._dealer(start)
            elif sign == "~":
                self._resting(start)
            elif sign.isalpha():
                self._mark(start)
            else:
                raise self.stop("line-unclear", start, self.end, value=self.text[start : self.end])

    def _dealer(self, start: int) -> None:
        self.at += 1
        seat = self.seat()
        if seat is None:
            raise self.stop("mark-unfinished", start, self.at, "dealer", mark="@")
        self.fields["dealer"] = seat
        self.spans["dealer"] = (start, self.at)

    def _resting(self, start: int) -> None:
        self.at += 1
        seats = []
        while (seat := self.seat()) is not None:
            seats.append(seat)
        if not seats:
            raise self.stop("mark-unfinished", start, self.at, "resting", mark="~")
        # `~0`: said outright that nobody rests.
        self.fields["resting"] = () if seats == [0] else tuple(seats)
        self.spans["resting"] = (start, self.at)

    def _mark(self, start: int) -> None:
        run = self.run()
        fields = self.contract.fields if self.contract else ()
        found = self._bang(run, fields) or self._item(run, fields) or self._marked(run, fields)
        if found is None:
            raise self.stop("mark-unknown", start, start + len(run), value=run)
        field, length = found
        self.at = start + length
        if isinstance(field, Items):
            self._take_item(field, start)
            return
        value = self._mark_value(field)
        if value is None:
            raise self.stop("mark-unfinished", start, self.at, field.key, mark=run[:length])
        self.last_mark = field.key
        if isinstance(field, Seats) and field.key in self.facts and isinstance(value, tuple):
            before = self.facts.pop(field.key)
            value = (*before, *value) if isinstance(before, tuple) else value
        self.keep(field.key, value, start)

    def _bang(self, run: str, fields: tuple[Field, ...]) -> tuple[Field, int] | None:
        """Find the Kontra that `k!` means here: of the mark before it, else of the game."""
        bangs = [one for one in fields if isinstance(one, Count) and _is_bang(one)]
        after = self.text[self.at + len(run) :].lstrip()[:1]
        if not bangs or after != "!":
            return None
        letter = self.rules.letters[f"mark:{bangs[0].key}"].rstrip("!")
        if run.lower() != letter and not "kontra".startswith(run.lower()):
            return None
        for field in bangs:
            if field.doubles == self.last_mark:
                return field, len(run)
        return next(((field, len(run)) for field in bangs if not field.doubles), None)

    def _marked(self, run: str, fields: tuple[Field, ...]) -> tuple[Field, int] | None:
        plain = [one for one in fields if one.letter and not isinstance(one, Items) and not _is_bang(one)]
        letters = [(one.key, self.rules.letters[f"mark:{one.key}"]) for one in plain]
        by_key = {one.key: one for one in plain}
        for key, letter in letters:
            if run.lower() == letter:
                return by_key[key], len(run)
        if len(run) > 2:
            named = by_word(run, [(one.key, full_words(one.key, one.label, self.catalog)) for one in plain])
            if len(named) == 1:
                return by_key[named[0]], len(run)
        found = longest_letter(run, letters)
        return (by_key[found[0]], len(found[1])) if found else None

    def _item(self, run: str, fields: tuple[Field, ...]) -> tuple[Field, int] | None:
        for field in fields:
            if isinstance(field, Items) and isinstance(field.fields[0], Choice):
                signs = [(str(one.value), one.sign) for one in field.fields[0].alternatives]
                if found := longest_letter(run, signs):
                    return field, len(found[1])
        return None

    def _take_item(self, field: Items, start: int) -> None:
        """Take one record of a list: sign, seat and ending."""
        what, whose = field.fields[0], field.fields[1]
        sign = self.text[start : self.at].lower()
        item = next(one.value for one in what.alternatives if one.sign == sign) if isinstance(what, Choice) else ""
        seat = self.seat()
        if seat is None:
            raise self.stop("mark-unfinished", start, self.at, field.key, mark=sign)
        rest: Mapping[str, Any] = {}
        for ending, members in sorted(field.endings, key=lambda pair: -len(pair[0])):
            if self._plain_minus(self.at, len(ending)) == ending:
                self.at += len(ending)
                rest = members
                break
        before = self.facts.pop(field.key, ())
        items = before if isinstance(before, tuple) else ()
        self.keep(field.key, (*items, {what.key: item, whose.key: seat, **rest}), start)

    def _plain_minus(self, at: int, length: int) -> str:
        return "".join("-" if sign in MINUSES else sign for sign in self.text[at : at + length])

    def _mark_value(self, field: Field) -> FactValue | None:
        if isinstance(field, Choice):
            return self._alternative(field)
        if isinstance(field, Seat):
            return self.seat()
        if isinstance(field, Seats):
            return self._several()
        sign = self.peek()
        if isinstance(field, Flag):
            if not sign or sign not in "+" + MINUSES:
                return None
            self.at += 1
            return sign == "+"
        if isinstance(field, Count) and field.style == "bangs":
            level = 0
            while self.peek() == "!":
                self.at += 1
                level += 1
            return level
        typed = self.number() if sign.isdecimal() else None
        return None if typed is None else _fact(amount(typed))

    def _several(self) -> FactValue | None:
        seats = []
        while (seat := self.seat()) is not None:
            seats.append(seat)
        return tuple(seats) or None

    def _alternative(self, field: Choice) -> FactValue | None:
        """Take the sign of an alternative: the longest that stands here, or none where one has none."""
        self_at = self.at
        self.skip()
        signs = sorted((one for one in field.alternatives if one.sign), key=lambda one: -len(one.sign))
        for one in signs:
            if self._plain_minus(self.at, len(one.sign)) == one.sign:
                self.at += len(one.sign)
                return one.value
        self.at = self_at
        if field.alternatives[0].value == field.default:
            return next((one.value for one in field.alternatives[1:] if not one.sign), None)
        return None


def _is_bang(field: Field) -> bool:
    return isinstance(field, Count) and field.style == "bangs"


def _fact(value: int | Fraction) -> FactValue:
    """Keep a number that is not whole as it was typed, so that checking names it."""
    return value if isinstance(value, int) else _shown(value)


def _shown(value: int | Fraction) -> str:
    return str(value) if isinstance(value, int) else f"{float(value):g}"
