"""The lists of a person's page: evenings, contracts, people met; and what is said of them in a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tappscore.i18n import Text, formats, mark, message
from tappscore.rules.deal import Amount
from tappscore.rules.registry import nearest, rule_set
from tappscore.tournament.columns import Cell, Column
from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.person_statistics import CurvePoint, PersonPage, Streak
from tappscore.tournament.snapshot import Person
from tappscore.tournament.statistics import ContractCount, Meeting
from tappscore.ui import words
from tappscore.ui.words import translate

_TIED = "\u00a0"  # a space at which no line ends


def percent(share: Fraction | None) -> Cell:
    """Round a share to whole percent, half up; nothing stays nothing."""
    return None if share is None else int(share * 100 + Fraction(1, 2))


def tenths(value: Amount | None) -> Cell:
    """Round to tenths, for averages that are only to be looked at."""
    return None if value is None else Fraction(round(value * 10), 10)


def contract_label(variant: str, key: str) -> Text | str:
    """Give the name of a contract of a game; its key where the game has it no more."""
    return next((each.label for each in rule_set(variant).contracts if each.key == key), key)


@dataclass(frozen=True, slots=True)
class ContractRow:
    """One contract of one game in somebody's hands."""

    variant: str
    key: str
    count: ContractCount


@dataclass(frozen=True, slots=True)
class MetRow:
    """Somebody met."""

    uuid: str
    name: str
    meeting: Meeting


PERSONS: tuple[Column[Person], ...] = (
    # Beside somebody's page there is little room: a town is shortened before a name.
    Column(key="name", label=mark("History", "Name"), value=lambda person, _: person.name, weight=3),
    Column(key="town", label=mark("History", "Town"), value=lambda person, _: person.town or person.club, weight=1),
)

EVENINGS_OF: tuple[Column[CurvePoint], ...] = (
    Column(key="date", label=mark("History", "Date"), kind="day", value=lambda one, _: one.date.isoformat()),
    Column(key="name", label=mark("History", "Tournament"), value=lambda one, _: one.name, weight=2),
    Column(key="place", label=mark("tournament", "Place"), align="right", kind="place", value=lambda one, _: one.place),
    Column(key="field", label=mark("History", "of"), align="right", kind="count", value=lambda one, _: one.field),
    Column(
        key="points", label=mark("History", "Points"), align="right", kind="points", value=lambda one, _: one.points
    ),
    Column(
        key="per_deal",
        label=mark("History", "a deal"),
        align="right",
        kind="average",
        value=lambda one, _: tenths(one.per_deal),
    ),
)

CONTRACTS: tuple[Column[ContractRow], ...] = (
    Column(
        key="contract",
        label=mark("History", "Contract"),
        value=lambda one, _: contract_label(one.variant, one.key),
    ),
    Column(key="game", label=mark("History", "Game"), value=lambda one, _: nearest(one.variant).label, weight=1),
    Column(
        key="declared",
        label=mark("History", "declared"),
        align="right",
        kind="count",
        value=lambda one, _: one.count.declared,
    ),
    Column(
        key="success",
        label=mark("History", "won %"),
        align="right",
        kind="count",
        value=lambda one, _: percent(one.count.success),
    ),
    Column(
        key="average",
        label=mark("History", "on average"),
        align="right",
        kind="difference",
        value=lambda one, _: tenths(one.count.average),
    ),
)

MET: tuple[Column[MetRow], ...] = (
    Column(key="name", label=mark("History", "Name"), value=lambda one, _: one.name, weight=2),
    Column(
        key="tables",
        label=mark("History", "tables"),
        align="right",
        kind="count",
        value=lambda one, _: one.meeting.tables,
    ),
    Column(
        key="ahead", label=mark("History", "ahead"), align="right", kind="count", value=lambda one, _: one.meeting.ahead
    ),
    Column(
        key="behind",
        label=mark("History", "behind"),
        align="right",
        kind="count",
        value=lambda one, _: one.meeting.behind,
    ),
    Column(
        key="level", label=mark("History", "level"), align="right", kind="count", value=lambda one, _: one.meeting.level
    ),
    Column(
        key="balance",
        label=mark("History", "balance"),
        align="right",
        kind="change",
        value=lambda one, _: one.meeting.balance,
    ),
)


def contract_rows(page: PersonPage) -> list[ContractRow]:
    """List somebody's contracts, the most declared first."""
    return [ContractRow(variant, key, count) for (variant, key), count in page.contracts.items()]


def met_rows(page: PersonPage, people: Mapping[str, Person]) -> list[MetRow]:
    """List who was met, the most often first; who is unknown here has no name."""
    names = told_apart(people.values(), spoken=False)
    return [MetRow(uuid, names.get(uuid, "–"), meeting) for uuid, meeting in page.met.items()]


def summary(page: PersonPage) -> str:
    """Say in a line what a person's page rests on."""
    said = [
        translate("History", "%n evenings", len(page.evenings)),
        translate("History", "%n of them with deals", page.with_deals),
        translate("History", "%n evenings won", page.titles),
        translate("History", "%n times among the first three", page.podiums),
    ]
    return " · ".join(said)


def boldness(page: PersonPage) -> str:
    """Say how much somebody declares and what it brought; empty without deals."""
    if page.boldness is None:
        return ""
    language = words.catalog().language
    said = [
        translate(
            "History",
            "declared {declared} of {played} deals ({share} %)",
            declared=page.count.declared,
            played=page.played,
            share=words.spoken(int(page.boldness * 100 + Fraction(1, 2))),
        )
    ]
    lost = mark("History", "one not won {points}")
    if page.average_won is None:
        lost = mark("History", "one not won brought {points} on average")
    for value, text in (
        (page.average_won, mark("History", "a won one brought {points} on average")),
        (page.average_lost, lost),
    ):
        if value is not None:
            rounded = Fraction(round(value * 10), 10)
            said.append(words.spoken(message(text, points=formats.change(rounded, language))))
    return ", ".join(said)


def highlights(page: PersonPage) -> list[tuple[Text, str]]:
    """List best and worst evening and the streaks, each with its words."""
    names = {point.tournament: point for point in page.evenings}
    found: list[tuple[Text, str]] = []
    for label, point in (
        (mark("History", "Best evening"), page.best),
        (mark("History", "Weakest evening"), page.worst),
    ):
        if point is not None:
            found.append((label, _evening(point)))
    for label, streak in (
        (mark("History", "Longest run won"), page.won_streak),
        (mark("History", "Longest run lost"), page.lost_streak),
        (mark("History", "Run that goes on"), page.running_streak),
    ):
        if streak.length:
            found.append((label, _streak(streak, names)))
    return found


def _evening(point: CurvePoint) -> str:
    language = words.catalog().language
    text = translate(
        "History",
        "{points} points, {name}, {day}",
        points=point.points,
        name=point.name,
        day=formats.day(point.date, language),
    )
    if point.place is None:
        return text
    place = formats.ordinal(point.place, language)
    said = translate("History", "{place} place of {field}", place=place, field=point.field)
    return f"{text} ({said.replace(' ', _TIED)})"


def _streak(streak: Streak, names: Mapping[str, CurvePoint]) -> str:
    language = words.catalog().language
    length = translate("History", "%n declarations in a row", streak.length)
    began, ended = names.get(streak.began), names.get(streak.ended)
    if began is None or ended is None:
        return length
    if began is ended:
        return f"{length}, {formats.day(began.date, language)}"
    return f"{length}, {formats.day(began.date, language)} – {formats.day(ended.date, language)}"
