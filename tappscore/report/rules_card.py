"""The rules card: contracts with letters and values, house rules with their marks, worked examples.

What a number rests on is shown beside it: a house value was found in no
source and is framed, so that nobody takes it for tradition.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tappscore.i18n import MessageValue, mark
from tappscore.report.fonts import BOLD
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.listing import DENSE, SMALL, Cell, Column, Listing, Setting
from tappscore.report.page import QUIET, Page
from tappscore.report.sheet_words import legend, samples
from tappscore.rules.contracts import Contract
from tappscore.rules.fields import Choice, Count, Field, Flag
from tappscore.rules.house_values import OF_POT
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import settle
from tappscore.tournament.rules_in_force import all_in_force, in_force

TITLE = mark("report", "How we play: {game}")
IN_ROUND = mark("report", "Round {first}")
IN_ROUNDS = mark("report", "Rounds {first} to {last}")
FROM_ROUND = mark("report", "From round {first} on")
ALL_PLAY = mark("report", "{seats} at the table, all play")
SOME_PLAY = mark("report", "{seats} at the table, {active} play")
TOTAL = mark("report", "{total} card points in all")
HALF = {
    "draw": mark("report", "exactly half is a draw"),
    "lost": mark("report", "exactly half is lost"),
    "won": mark("report", "exactly half is won"),
}
CONTRACTS = mark("report", "Games")
LETTER = mark("report", "Letter")
GAME = mark("report", "Game")
AIM = mark("report", "Aim")
VALUE = mark("report", "Value")
RESTS_ON = mark("report", "Rests on")
HOUSE_RULES = mark("report", "House rules")
EXAMPLES = mark("report", "Worked examples")
WRITING = mark("report", "How it is written")
YES = mark("report", "yes")
NO = mark("report", "no")
CHANGED = mark("report", "set by the club")
SOURCED = mark("report", "source")
REPORTED = mark("report", "report")
INFERRED = mark("report", "inference")
HOUSE = mark("report", "house value")
HOUSE_NOTE = mark("report", "House value: no source states it; the club decides. Bold: differs from the usual.")
BY_SEAT = mark("report", "Played by seat")
SEAT = mark("report", "Seat {seat}")
MARKS = {"sourced": SOURCED, "reported": REPORTED, "inferred": INFERRED, "house": HOUSE}


class _Option(NamedTuple):
    """A house rule in words: its name, its value, what it means, and whether it differs from the default."""

    label: str
    value: str
    meaning: str
    rests_on: str
    changed: bool


def rules_card(job: Job) -> list[Page]:
    """Lay out the rules as played tonight, on one page where they fit; where they changed, a card for each time."""
    every = all_in_force(job.snapshot)
    if job.round_no is not None:
        every = (in_force(job.snapshot, job.round_no),)
    ends = [change.round - 1 for change in job.snapshot.rule_changes]
    pages: list[Page] = []
    for change in every:
        last = next((end for end in ends if end >= change.round), None)
        main = job.rules(job.seats or job.snapshot.prefer, change.round)
        others = () if job.seats else _other_sizes(job, main, change.round, last)
        pages += _card(job, (main, *others), _when(job, change.round, last))
    return pages


def _other_sizes(job: Job, main: Rules, first: int, last: int | None) -> tuple[Rules, ...]:
    """Bind the rules for the other sizes of the tables drawn while a card holds."""
    sizes = {
        len(table.seats)
        for round_ in job.snapshot.rounds
        if first <= round_.number <= (last or round_.number) and job.round_no in (None, round_.number)
        for table in round_.tables
    }
    # By the seats they are bound for: a table of two that was left plays as the nearest size does.
    bound = {rules.seats: rules for rules in (job.rules(size, first) for size in sorted(sizes))}
    return tuple(rules for seats, rules in sorted(bound.items()) if seats != main.seats)


def _when(job: Job, first: int, last: int | None) -> str:
    """Say in which rounds a card holds; nothing where the rules are the same all evening."""
    if last is not None:
        text = IN_ROUND if first == last else IN_ROUNDS
        return job.say(text, first=first, last=last)
    return "" if first == 1 else job.say(FROM_ROUND, first=first)


class _Spacing(NamedTuple):
    """How close a card is set: the settings of its tables, the room above a heading."""

    settings: tuple[Setting, ...]
    gap: float


_LESS = (Setting(10, 15, 10), Setting(9, 14, 8), Setting(8, 12, 6))
_LEAST = (Setting(9, 13, 8), Setting(8, 12, 6))
_LEAST_SMALL = (Setting(8, 11, 7), Setting(7.5, 10, 6))


def _spacings(job: Job) -> tuple[_Spacing, ...]:
    if job.paper == "A5":
        return _Spacing(SMALL, 16), _Spacing(_LEAST_SMALL, 8)
    return _Spacing(DENSE, 16), _Spacing(_LESS, 12), _Spacing(_LEAST, 8)


def _card(job: Job, rules: tuple[Rules, ...], when: str) -> list[Page]:
    """Lay out one card, set closer where that brings it onto one page; the first of the sizes has the examples."""
    roomy, *closer = _spacings(job)
    pages = _set_card(job, rules, when, roomy)
    for spacing in closer:
        if len(pages) > 1 and len(close := _set_card(job, rules, when, spacing)) == 1:
            return close
    return pages


def _set_card(job: Job, sizes: tuple[Rules, ...], when: str, spacing: _Spacing) -> list[Page]:
    rules = sizes[0]
    chosen = rules.rule_set
    facts = [when] if when else []
    for each in sizes:
        text = ALL_PLAY if each.active_count == each.seats else SOME_PLAY
        facts.append(job.say(text, active=each.active_count, seats=each.seats))
    if chosen.total is not None:
        facts.append(job.say(TOTAL, total=chosen.total))
    if chosen.half is not None:
        facts.append(job.say(HALF[chosen.half]))
    flow = Flow(
        job,
        job.say(TITLE, game=chosen.label),
        lines=(" · ".join(facts), *((job.say(chosen.note),) if chosen.note else ())),
        note=job.say(HOUSE_NOTE),
    )
    _set_contracts(job, flow, rules, spacing)
    _set_options(job, flow, rules, spacing)
    _set_examples(job, flow, rules, spacing)
    _head(flow, job.say(WRITING), spacing)
    flow.paragraph(legend(job, rules), size=flow.measures.text - 1.5, grey=QUIET)
    return flow.finish()


def _head(flow: Flow, text: str, spacing: _Spacing) -> None:
    flow.space(spacing.gap)
    if not flow.fits(64):
        flow.turn()
    flow.page.text(flow.left, flow.y + flow.measures.text, text, size=flow.measures.text + 1, font=BOLD)
    flow.y += flow.measures.text + 8


def _set_contracts(job: Job, flow: Flow, rules: Rules, spacing: _Spacing) -> None:
    flow.y -= 12
    _head(flow, job.say(CONTRACTS), spacing)
    rows = []
    # Flat values are figures, one below the other; a value for each card point is words.
    are_flat = not any(contract.unit for contract in rules.contracts)
    for contract in rules.contracts:
        value, rests_on, changed, house = _value(job, rules, contract)
        rows.append(
            (
                Cell(rules.letters[contract.key], font=BOLD),
                Cell(job.say(contract.label)),
                Cell(job.say(contract.meaning) if contract.meaning else ""),
                Cell(value, font=BOLD if changed else None),
                Cell(rests_on, framed=house),
            )
        )
    columns = (
        Column(job.say(LETTER)),
        Column(job.say(GAME), share=2, least=72),
        Column(job.say(AIM), share=4, grey=QUIET, least=96, prose=True),
        Column(job.say(VALUE), "right") if are_flat else Column(job.say(VALUE), share=2, least=64, prose=True),
        Column(job.say(RESTS_ON), grey=QUIET),
    )
    Listing(columns, tuple(rows), settings=spacing.settings, head_size=flow.measures.small).set(flow)


def _value(job: Job, rules: Rules, contract: Contract) -> tuple[str, str, bool, bool]:
    """Give a contract's value in words and what it rests on; then whether it is changed, and whether a house value."""
    worth, source = contract.worth
    tariff = rules.options.get("tariff")
    value = tariff.get(contract.key, worth) if isinstance(tariff, dict) else worth
    changed = value != worth
    text = job.say(contract.unit, n=value) if contract.unit else job.number(value)
    house = source.mark == "house" and not changed
    return text, job.say(CHANGED if changed else MARKS[source.mark]), changed, house


def _set_options(job: Job, flow: Flow, rules: Rules, spacing: _Spacing) -> None:
    options = list(_options(job, rules))
    if not options:
        return
    _head(flow, job.say(HOUSE_RULES), spacing)
    rows = tuple(
        (
            Cell(option.label),
            Cell(option.value, font=BOLD if option.changed else None),
            Cell(option.meaning),
            Cell(option.rests_on, framed=option.rests_on == job.say(HOUSE)),
        )
        for option in options
    )
    columns = (
        Column("", share=3, least=96, prose=True),
        Column("", share=2, least=48, prose=True),
        Column("", share=4, grey=QUIET, least=96, prose=True),
        Column(job.say(RESTS_ON), grey=QUIET),
    )
    Listing(columns, rows, settings=spacing.settings, head_size=flow.measures.small).set(flow)


def _options(job: Job, rules: Rules) -> Iterator[_Option]:
    """Put options into words: the game's own, and of those that any game may take the ones in force."""
    for field in rules.rule_set.all_options:
        # The tariff stands in the table of games; a club's own list of games too.
        if not isinstance(field, (Choice, Flag, Count)):
            continue
        value = rules.options.get(field.key, field.default)
        changed = value != field.default
        # What is off, and what only matters with a pot that is not played for, needs no line.
        idle = not value or (field.key in OF_POT and not rules.options.get("pot"))
        if not changed and (idle or field not in rules.rule_set.options):
            continue
        words, meaning, rests_on = _option_words(job, field, value)
        yield _Option(job.say(field.label), words, meaning, job.say(CHANGED) if changed else rests_on, changed)


def _option_words(job: Job, field: Field, value: object) -> tuple[str, str, str]:
    meaning = job.say(field.meaning) if field.meaning else ""
    source = field.source
    if isinstance(field, Choice):
        alternative = field.alternative(value)
        if alternative is not None:
            own = job.say(alternative.meaning) if alternative.meaning else meaning
            return job.say(alternative.label), own, job.say(MARKS[alternative.source.mark])
    if isinstance(field, Flag):
        return job.say(YES if value else NO), meaning, job.say(MARKS[source.mark])
    shown: MessageValue = value if isinstance(value, int) else str(value)
    return str(shown), meaning, job.say(MARKS[source.mark])


def _set_examples(job: Job, flow: Flow, rules: Rules, spacing: _Spacing) -> None:
    rows = []
    for deal in samples(rules):
        settled = settle(rules, (deal,)).deals[0]
        words = "; ".join(job.catalog.message(line.message) for line in settled.lines)
        rows.append((Cell(str(deal.declarer)), Cell(words), *(Cell(job.change(move)) for move in settled.moves)))
    if not rows:
        return
    _head(flow, job.say(EXAMPLES), spacing)
    seats = tuple(Column(job.say(SEAT, seat=seat), "right") for seat in range(1, rules.seats + 1))
    columns = (Column(job.say(BY_SEAT), "center"), Column("", share=1, least=160, prose=True), *seats)
    Listing(columns, tuple(rows), settings=spacing.settings, head_size=flow.measures.small).set(flow)
