"""Evenings with names that test the paper, built straight as snapshots."""

from __future__ import annotations

import io
import random
import uuid
from collections.abc import Callable, Iterator
from datetime import date, datetime
from types import SimpleNamespace

import pytest
from pypdf import PdfReader

from tappscore.rules.deal import Deal
from tappscore.rules.registry import rule_set
from tappscore.rules.ruleset import resolve
from tappscore.tournament.snapshot import BookedDeal, Entry, Person, Round, Snapshot, Table

NASTY = (
    (
        "Dr. Maximiliane",
        "Freifrau von Hohenstein-Oberüberlingen",
        "Tarock- und Dappfreunde Igelsberg-Oberes Murgtal e. V.",
        "Freudenstadt",
    ),
    ("Łukasz", "Wójcik", "", "Kraków"),
    ("Pat", "O'Neil", "SV Igelsberg", "Igelsberg"),
    ("Änne", "Weiß", "SV Igelsberg", "Igelsberg"),
    ("Hans", "Müller", "", "Loßburg"),
    ("Hans", "Müller", "", "Baiersbronn"),
    ("Jörg-Uwe", "Schmid-Kühnle", "TC Obertal", "Obertal"),
    ("Ángela", "Ñúñez y Ōtani", "", ""),
    ("Jo\u0308rg", "Ẽ", "", "Ů"),
    ("Karlheinz", "Donaudampfschifffahrtsgesellschaftskapitän", "", "Schömberg"),
)
FIRST = ("Anna", "Bernd", "Cläre", "Dieter", "Elsbeth", "Fritz", "Gerda", "Heinz", "Ilse", "Jakob", "Käthe", "Ludwig")
LAST = ("Bäuerle", "Finkbeiner", "Gaiser", "Haist", "Klumpp", "Morlok", "Rothfuß", "Schillinger", "Würth", "Züfle")


def evening(
    people: int = 12,
    rounds: int = 3,
    *,
    variant: str = "wuerttemberg",
    house: dict[str, object] | None = None,
    seats: int = 3,
    deals: int = 12,
    played: int | None = None,
    seed: int = 7,
    ranking: tuple[str, ...] = ("points", "deals_won", "best_round"),
    sample: bool = False,
) -> Snapshot:
    """Build an evening: `people` in `rounds` rounds, of which `played` have deals."""
    chance = random.Random(seed)
    entries = tuple(_entry(number) for number in range(1, people + 1))
    options = resolve(rule_set(variant), house or {})
    drawn = []
    ids = iter(range(1, 10**6))
    for number in range(1, rounds + 1):
        order = [entry.id for entry in entries]
        chance.shuffle(order)
        groups = [order[at : at + seats] for at in range(0, len(order) - len(order) % seats, seats)]
        for index, left in enumerate(order[len(groups) * seats :]):
            if groups:
                groups[index % len(groups)].append(left)
        tables = tuple(
            Table(
                id=next(ids),
                number=at,
                seats=tuple(group),
                deals=_deals(chance, variant, len(group), deals, ids) if played is None or number <= played else (),
            )
            for at, group in enumerate(groups, start=1)
        )
        state = "closed" if played is None or number <= played else "drawn"
        drawn.append(
            Round(
                id=number,
                number=number,
                state=state,
                deals_per_table={3: deals, 4: deals, 5: deals},
                tables=tables,
                seed=seed,
            )
        )
    return Snapshot(
        id=1,
        uuid=str(uuid.UUID(int=chance.getrandbits(128))),
        name="Igelsberger Tarock-Abend",
        date=date(2026, 11, 28),
        place="Gasthaus Hirsch, Igelsberg",
        variant=variant,
        revision=1,
        house=options,
        ranking=ranking,
        state="running",
        rounds_planned=max(rounds, 3),
        deals={3: deals, 4: deals},
        prefer=seats,
        seed=seed,
        sample=sample,
        entries=entries,
        rounds=tuple(drawn),
    )


def _entry(number: int) -> Entry:
    if number <= len(NASTY):
        first, last, club, town = NASTY[number - 1]
    else:
        first, last = FIRST[number % 12], LAST[number // 12 % 10]
        club, town = "", ("Igelsberg", "Freudenstadt", "Besenfeld")[number % 3]
    group = ("", "Damen", "Jugend und Nachwuchs")[number % 3]
    person = Person(id=number, uuid=f"p{number}", first=first, last=last, club=club, town=town, group=group)
    team = ("Herz-Tapper Igelsberg", "Die Unverwüstlichen vom Oberen Murgtal", "Ö")[number % 3] if number % 5 else ""
    return Entry(id=100 + number, uuid=f"e{number}", person=person, number=number, guest=number == 11, team=team)


def _deals(chance: random.Random, variant: str, seats: int, count: int, ids: Iterator[int]) -> tuple[BookedDeal, ...]:
    contracts = {"wuerttemberg": ("frage", "solo"), "dapp": ("frage", "solo", "herzsolo")}[variant]
    active = 4 if variant == "dapp" and seats == 4 else 3
    deals = []
    for index in range(count):
        dealer = index % seats + 1
        resting = {dealer, dealer % seats + 1} if seats - active == 2 else {dealer} if seats > active else set()
        declarer = chance.choice([seat for seat in range(1, seats + 1) if seat not in resting])
        points = chance.choice((35, 48, 59, 60, 61, 66, 74, 81, 104))
        deal = Deal(contract=chance.choice(contracts), declarer=declarer, facts={"points": points})
        if chance.random() < 0.05:
            deal = Deal(kind="passed")
        deals.append(BookedDeal(id=next(ids), number=index + 1, deal=deal))
    return tuple(deals)


PRINTED_AT = datetime.fromisoformat("2026-11-28T21:13")


@pytest.fixture
def make_evening() -> Callable[..., Snapshot]:
    return evening


@pytest.fixture
def printed_at() -> datetime:
    return PRINTED_AT


@pytest.fixture
def read() -> Callable[[bytes], SimpleNamespace]:
    def read_pdf(data: bytes) -> SimpleNamespace:
        reader = PdfReader(io.BytesIO(data))
        return SimpleNamespace(
            reader=reader,
            pages=[page.extract_text() for page in reader.pages],
            text="\n".join(page.extract_text() for page in reader.pages),
        )

    return read_pdf
