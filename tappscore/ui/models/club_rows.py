"""The lists of the club's page: years, winners, hall of fame, records, how people play, contracts over the years."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from tappscore.i18n import Text, mark, message
from tappscore.rules.deal import Amount
from tappscore.rules.registry import nearest
from tappscore.tournament.club_statistics import ClubPage, Fame, Record, Temper, Year
from tappscore.tournament.columns import Cell, Column, Lists
from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.snapshot import Person
from tappscore.ui.models.person_rows import contract_label, percent, tenths
from tappscore.ui.words import translate

Names = Mapping[str, Person]
SHARED = 5  # who had a record first
_FIT = 4  # years beside each other before the games would be cut
_NAMED = 3  # champions of a year who are named although they won no more than one evening each


def named(names: Mapping[str, str], uuids: Sequence[str]) -> str:
    """Name people; who has no name any more is a dash."""
    return ", ".join(names.get(uuid, "–") for uuid in uuids)


@dataclass(frozen=True, slots=True)
class Winner:
    """One evening and who won it."""

    day: date
    tournament: str
    name: str
    people: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RecordRow:
    """One record under its name."""

    kind: Text
    record: Record


@dataclass(frozen=True, slots=True)
class ContractYears:
    """One contract of one game, year by year."""

    variant: str
    key: str
    by_year: Mapping[int, int]


def year_columns(people: Names, years: Sequence[Year]) -> tuple[Column[Year], ...]:
    """Declare the years: who won most evenings, and how many came; how many have deals only where some have none."""
    names = told_apart(people.values())
    are_all_typed = all(year.with_deals == year.evenings for year in years)
    columns: tuple[Column[Year], ...] = (
        Column(key="year", label=mark("History", "Year"), value=lambda year, _: str(year.year)),
        Column(
            key="champions",
            label=mark("History", "Most evenings won by"),
            weight=2,
            value=lambda year, _: _champions(names, year),
        ),
        Column(
            key="titles", label=mark("History", "won"), align="right", kind="count", value=lambda year, _: year.titles
        ),
        Column(
            key="evenings",
            label=mark("History", "evenings"),
            align="right",
            kind="count",
            value=lambda year, _: year.evenings,
        ),
        Column(
            key="with_deals",
            label=mark("History", "with deals"),
            align="right",
            kind="count",
            value=lambda year, _: year.with_deals,
        ),
        Column(
            key="attendance",
            label=mark("History", "people an evening"),
            align="right",
            kind="average",
            value=lambda year, _: tenths(year.attendance),
        ),
    )
    return tuple(column for column in columns if column.key != "with_deals" or not are_all_typed)


def _champions(names: Mapping[str, str], year: Year) -> Cell:
    """Name who won most; of many who won one evening each, only how many they are."""
    if not year.titles:
        return None
    if year.titles == 1 and len(year.champions) > _NAMED:
        return translate("History", "%n people, one evening each", len(year.champions))
    return named(names, year.champions)


def winner_columns(people: Names) -> tuple[Column[Winner], ...]:
    """Declare the winners, evening by evening."""
    names = told_apart(people.values())
    return (
        Column(key="date", label=mark("History", "Date"), kind="day", value=lambda one, _: one.day.isoformat()),
        Column(key="name", label=mark("History", "Tournament"), weight=1, value=lambda one, _: one.name),
        Column(key="winner", label=mark("History", "Won by"), weight=1, value=lambda one, _: named(names, one.people)),
    )


def fame_rows(page: ClubPage) -> list[Fame]:
    """List who was among the first three at least once; where nobody was, everybody."""
    return [one for one in page.fame if one.podiums] or list(page.fame)


def fame_columns(people: Names) -> tuple[Column[Fame], ...]:
    """Declare the hall of fame."""
    names = told_apart(people.values())
    return (
        Column(key="name", label=mark("History", "Name"), weight=1, value=lambda one, _: named(names, (one.person,))),
        Column(
            key="titles",
            label=mark("History", "evenings won"),
            align="right",
            kind="count",
            value=lambda one, _: one.titles,
        ),
        Column(
            key="podiums",
            label=mark("History", "places 1–3"),
            align="right",
            kind="count",
            value=lambda one, _: one.podiums,
        ),
        Column(
            key="evenings",
            label=mark("History", "evenings"),
            align="right",
            kind="count",
            value=lambda one, _: one.evenings,
        ),
        Column(
            key="points",
            label=mark("History", "all points"),
            align="right",
            kind="points",
            value=lambda one, _: one.points,
        ),
    )


def temper_columns(people: Names) -> tuple[Column[Temper], ...]:
    """Declare how bold and how lucky people play."""
    names = told_apart(people.values())
    amounts: tuple[tuple[str, Text, Callable[[Temper], Amount | None]], ...] = (
        ("average_won", mark("History", "a won one"), lambda one: one.average_won),
        ("average_lost", mark("History", "one not won"), lambda one: one.average_lost),
        ("luck", mark("History", "luck a deal"), lambda one: one.luck),
    )
    return (
        Column(key="name", label=mark("History", "Name"), weight=1, value=lambda one, _: named(names, (one.person,))),
        Column(
            key="played", label=mark("History", "deals"), align="right", kind="count", value=lambda one, _: one.played
        ),
        Column(
            key="boldness",
            label=mark("History", "declared %"),
            align="right",
            kind="count",
            value=lambda one, _: percent(one.boldness),
        ),
        Column(
            key="success",
            label=mark("History", "won %"),
            align="right",
            kind="count",
            value=lambda one, _: percent(one.success),
        ),
        *(
            Column(key=key, label=text, align="right", kind="difference", value=_tenths_of(value))
            for key, text, value in amounts
        ),
    )


def _tenths_of(value: Callable[[Temper], Amount | None]) -> Callable[[Temper, Lists], Cell]:
    return lambda one, _lists: tenths(value(one))


def record_columns(people: Names) -> tuple[Column[RecordRow], ...]:
    """Declare the records, with evening and deal."""
    names = told_apart(people.values())
    return (
        Column(key="kind", label=mark("History", "Record"), value=lambda one, _: one.kind),
        Column(
            key="value",
            label=mark("History", "Value"),
            align="right",
            kind="points",
            value=lambda one, _: one.record.value,
        ),
        Column(
            key="name",
            label=mark("History", "Held by"),
            weight=3,
            value=lambda one, _: named(names, (one.record.person,)),
        ),
        Column(key="date", label=mark("History", "Date"), kind="day", value=lambda one, _: one.record.date.isoformat()),
        Column(key="evening", label=mark("History", "Tournament"), weight=2, value=lambda one, _: one.record.name),
        Column(key="deal", label=mark("History", "Deal"), value=lambda one, _: _deal(one.record)),
    )


def _deal(record: Record) -> Cell:
    deal = record.deal
    if deal is None:
        return None
    return translate(
        "History", "R {round}, table {table}, deal {deal}", round=deal.round, table=deal.table, deal=deal.deal
    )


def record_rows(page: ClubPage) -> list[RecordRow]:
    """List the records, each with those who had it first: a bound that the rules set is reached again and again."""
    return [RecordRow(kind, record) for kind, records in _records(page) for record in records[:SHARED]]


def leaves_holders_out(page: ClubPage) -> bool:
    """Whether more people share a record than are listed."""
    return any(len(records) > SHARED for _, records in _records(page))


def _records(page: ClubPage) -> tuple[tuple[Text, tuple[Record, ...]], ...]:
    return (
        (mark("History", "Biggest win"), page.biggest_win),
        (mark("History", "Biggest loss"), page.biggest_loss),
        (mark("History", "Best evening"), page.best_evening),
        (mark("History", "Best round"), page.best_round),
        (mark("History", "Longest run won"), page.longest_streak),
    )


def winner_rows(page: ClubPage) -> list[Winner]:
    """List the evenings with their winners, the newest first."""
    return [Winner(*each) for each in page.winners]


def contract_years(page: ClubPage) -> list[ContractYears]:
    """List the contracts with how often they were declared each year, the most declared first."""
    found: dict[tuple[str, str], dict[int, int]] = {}
    for year in page.years:
        for own, count in year.contracts.items():
            found.setdefault(own, {})[year.year] = count.declared
    rows = [ContractYears(variant, key, years) for (variant, key), years in found.items()]
    return sorted(rows, key=lambda one: (-sum(one.by_year.values()), one.variant, one.key))


def contract_columns(page: ClubPage) -> tuple[Column[ContractYears], ...]:
    """Declare a column for each year with deals, and the sum."""
    years = [year.year for year in page.years if year.with_deals]
    return (
        Column(
            key="contract",
            label=mark("History", "Contract"),
            # With many years it is scrolled, before contracts of several games can't be told apart.
            weight=2 if len(years) <= _FIT else 0,
            value=lambda one, _: contract_label(one.variant, one.key),
        ),
        Column(
            key="game",
            label=mark("History", "Game"),
            weight=1 if len(years) <= _FIT else 0,
            value=lambda one, _: nearest(one.variant).label,
        ),
        Column(
            key="all",
            label=mark("History", "in all"),
            align="right",
            kind="count",
            value=lambda one, _: sum(one.by_year.values()),
        ),
        *(
            Column(
                key=f"year:{year}",
                label=message(mark("History", "{day}"), day=str(year)),
                align="right",
                kind="count",
                value=_in_year(year),
            )
            for year in years
        ),
    )


def _in_year(year: int) -> Callable[[ContractYears, Lists], Cell]:
    return lambda one, _lists: one.by_year.get(year)
