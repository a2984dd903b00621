"""Figures over several evenings, each reckoned by hand."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from tappscore.exchange import archive
from tappscore.tournament.club_statistics import Fame, club_page
from tappscore.tournament.ledger import fold
from tappscore.tournament.person_statistics import person_page
from tappscore.tournament.simulate import simulate
from tappscore.tournament.statistics import ContractCount, Digest, Meeting, digest

Build = Callable[..., Any]


def numbered(number: int) -> str:
    return f"aaaaaaaa-0000-4000-8000-{number:012d}"


PEOPLE = {number: {"person": numbered(number)} for number in range(1, 8)}


@pytest.fixture
def evenings(evening: Build) -> list[Digest]:
    """Three evenings of 1, 2 and 3: two with deals, an old one with totals alone."""
    # 1 +20, 2 −10, 3 −10; then 2 pays 10 to each; then 1 wins a Solo with 75: +60, −30, −30.
    first = evening([((1, 2, 3), ("1 f 70", "2 f 50", "1 s 75"), {})], people=3, states=PEOPLE)
    # 1 loses with 55: −10, +5, +5; passed; 3 wins with 61: −1, −1, +2.
    second = evening([((1, 2, 3), ("1 f 55", "p", "3 f 61"), {})], people=3, states=PEOPLE)
    old = evening([((1, 2, 3), (), {"totals": [0, 9, -9]})], people=3, states=PEOPLE)
    days = (date(2026, 3, 1), date(2026, 5, 1), date(1999, 11, 1))
    return [
        digest(msgspec.structs.replace(one.snapshot, date=day, uuid=f"t{at}", name=f"E{at}"))
        for at, (one, day) in enumerate(zip((first, second, old), days, strict=True))
    ]


def test_digest_counts_declarations_with_what_they_brought(evenings: list[Digest]) -> None:
    part = evenings[0].of(numbered(1))
    assert part is not None
    assert (part.place, part.points, part.played, part.declarations) == (1, 90, 3, "ww")
    assert part.contracts == {"frage": ContractCount(1, 1, 0, 20, 0), "solo": ContractCount(1, 1, 0, 60, 0)}
    assert part.defended == 10
    assert part.met[numbered(2)] == Meeting(1, 1, 0, 0, 90 - (-10 - 20 - 30))


def test_digest_knows_no_names(evenings: list[Digest]) -> None:
    text = msgspec.json.encode(evenings[0], enc_hook=str).decode()
    assert "L1" not in text
    assert "F1" not in text


def test_digest_keeps_the_biggest_wins_and_losses(evenings: list[Digest]) -> None:
    assert [(mark.move, mark.deal, mark.contract) for mark in evenings[0].marks] == [
        (60, 3, "solo"),
        (20, 1, "frage"),
        (-20, 2, "frage"),
    ]


def test_person_has_a_curve_in_order_of_time(evenings: list[Digest]) -> None:
    page = person_page(evenings, numbered(1))
    assert [(point.date.year, point.place, point.points) for point in page.evenings] == [
        (1999, 2, 0),
        (2026, 1, 90),
        (2026, 3, -11),
    ]
    assert (page.titles, page.podiums, page.with_deals) == (1, 3, 2)
    assert (page.best.points, page.worst.points) == (90, -11)


def test_person_has_contracts_success_and_averages(evenings: list[Digest]) -> None:
    page = person_page(evenings, numbered(1))
    assert page.contracts == {
        ("wuerttemberg", "frage"): ContractCount(2, 1, 1, 20, -10),
        ("wuerttemberg", "solo"): ContractCount(1, 1, 0, 60, 0),
    }
    assert page.contracts["wuerttemberg", "frage"].success == Fraction(1, 2)
    assert page.contracts["wuerttemberg", "frage"].average == 5
    # 3 of 6 deals declared; the old evening has no deals and doesn't count.
    assert (page.boldness, page.average_won, page.average_lost) == (Fraction(1, 2), 40, -10)


def test_person_has_met_others_and_it_went_so(evenings: list[Digest]) -> None:
    page = person_page(evenings, numbered(1))
    # Against 2: 90 to −60, −11 to 4, 0 to 9.
    assert page.met[numbered(2)] == Meeting(3, 1, 0, 2, 150 - 15 - 9)
    assert set(page.met) == {numbered(2), numbered(3)}


def test_streaks_run_over_evenings_and_end_with_a_loss(evenings: list[Digest]) -> None:
    page = person_page(evenings, numbered(1))
    assert (page.won_streak.length, page.won_streak.began, page.won_streak.ended) == (2, "t0", "t0")
    assert (page.lost_streak.length, page.running_streak.length) == (1, 0)
    third = person_page(evenings, numbered(3))
    assert (third.running_streak.length, third.running_streak.ended) == (1, "t1")


def test_of_equal_streaks_the_first_is_named(evenings: list[Digest]) -> None:
    again = msgspec.structs.replace(evenings[0], tournament="t9", date=date(2026, 9, 1))
    page = person_page([*evenings, again], numbered(1))
    # Two won in March, one lost in May, two won in September.
    assert (page.won_streak.length, page.won_streak.ended) == (2, "t0")
    assert (page.running_streak.length, page.running_streak.ended) == (2, "t9")


def test_who_won_more_evenings_is_champion_alone_and_first_in_the_hall_of_fame(evenings: list[Digest]) -> None:
    # Number 3 wins in May and once more in September, and is third in March.
    again = msgspec.structs.replace(evenings[1], tournament="t9", date=date(2026, 9, 1))
    page = club_page([*evenings, again])
    assert (page.years[0].champions, page.years[0].titles) == ((numbered(3),), 2)
    assert [(one.person, one.titles) for one in page.fame] == [(numbered(3), 2), (numbered(1), 1), (numbered(2), 1)]


def test_somebody_unknown_has_an_empty_page(evenings: list[Digest]) -> None:
    page = person_page(evenings, "nobody")
    assert (page.evenings, page.boldness, page.best, page.average_won) == ((), None, None, None)


def test_club_says_how_many_evenings_have_deals(evenings: list[Digest]) -> None:
    page = club_page(evenings)
    assert (page.evenings, page.with_deals, page.deals, page.people) == (3, 2, 6, 3)


def test_club_has_winners_and_champions_by_year(evenings: list[Digest]) -> None:
    page = club_page(evenings)
    assert [(winner[1], winner[3]) for winner in page.winners] == [
        ("t1", (numbered(3),)),
        ("t0", (numbered(1),)),
        ("t2", (numbered(2),)),
    ]
    latest, oldest = page.years
    assert (latest.year, latest.evenings, latest.champions, latest.titles) == (2026, 2, (numbered(1), numbered(3)), 1)
    assert (oldest.year, oldest.with_deals, oldest.champions, oldest.contracts) == (1999, 0, (numbered(2),), {})
    assert latest.attendance == 3
    assert latest.contracts["wuerttemberg", "frage"] == ContractCount(4, 2, 2, 22, -30)


def test_hall_of_fame_is_ordered_by_titles_podiums_and_evenings(evenings: list[Digest]) -> None:
    assert club_page(evenings).fame == (
        Fame(person=numbered(1), titles=1, podiums=3, evenings=3, points=79),
        Fame(person=numbered(3), titles=1, podiums=3, evenings=3, points=-32),
        Fame(person=numbered(2), titles=1, podiums=3, evenings=3, points=-47),
    )


def test_records_name_who_set_them_and_in_which_deal(evenings: list[Digest]) -> None:
    page = club_page(evenings)
    (win,) = page.biggest_win
    assert (win.value, win.person, win.date, win.deal.round, win.deal.table, win.deal.deal) == (
        60,
        numbered(1),
        date(2026, 3, 1),
        1,
        1,
        3,
    )
    assert [(record.value, record.person) for record in page.biggest_loss] == [(-20, numbered(2))]
    assert [(record.value, record.tournament) for record in page.best_evening] == [(90, "t0")]
    assert [(record.value, record.person) for record in page.longest_streak] == [(2, numbered(1))]


def test_records_that_are_shared_name_everybody(evening: Build) -> None:
    one = evening([((1, 2, 3), ("1 f 70", "2 f 70", "p"), {})], people=3, states=PEOPLE)
    assert [record.person for record in club_page([digest(one.snapshot)]).biggest_win] == [numbered(1), numbered(2)]


def test_boldness_and_luck_need_enough_deals(evenings: list[Digest]) -> None:
    assert club_page(evenings).tempers == ()
    bold = {temper.person: temper for temper in club_page(evenings, least_deals=6).tempers}
    # 1: three of six deals declared; the other three brought +10, 0 (passed) and −1.
    assert (bold[numbered(1)].boldness, bold[numbered(1)].luck) == (Fraction(1, 2), 3)
    # 3: one of six; the others brought −10, +10, −30, +5, 0.
    assert (bold[numbered(3)].boldness, bold[numbered(3)].luck) == (Fraction(1, 6), -5)
    assert next(iter(bold)) == numbered(1)


def test_people_who_only_booked_were_not_there(evening: Build) -> None:
    one = evening([((1, 2, 3), ("1 f 70", "p", "p"), {})], people=4, states={4: {"state": "booked"}})
    assert len(digest(one.snapshot).people) == 3


def test_deals_of_all_people_add_up_over_a_whole_evening() -> None:
    snapshot = archive.read(simulate(4, 20, 3, "dapp"))
    ledger = fold(snapshot)
    made = digest(snapshot, ledger)
    declared = sum(part.count.declared for part in made.people)
    unplayed = sum(booked.deal.kind != "played" for result in ledger.results for booked in result.table.deals)
    assert declared + sum(made.each.values()) + unplayed == made.deals
    for part in made.people:
        assert part.count.gained + part.count.paid + part.defended == part.points
    assert sum(meeting.balance for part in made.people for meeting in part.met.values()) == 0
