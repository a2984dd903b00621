"""What of the history goes on paper: a person's page, the club's, what became of a ranking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from tappscore.i18n import mark
from tappscore.report.history_pages import Course, Part, render_history
from tappscore.tournament.club_statistics import LEAST_DEALS, ClubPage
from tappscore.tournament.person_statistics import PersonPage
from tappscore.tournament.snapshot import Person
from tappscore.ui import words
from tappscore.ui.models.club_rows import (
    contract_columns,
    contract_years,
    fame_columns,
    fame_rows,
    record_columns,
    record_rows,
    temper_columns,
    winner_columns,
    winner_rows,
    year_columns,
)
from tappscore.ui.models.person_rows import (
    CONTRACTS,
    EVENINGS_OF,
    MET,
    boldness,
    contract_rows,
    highlights,
    met_rows,
    summary,
)
from tappscore.ui.models.rating_rows import rating_columns
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.ratings import Ranked
    from tappscore.ui.desk import Desk

_YEARS_ON_PAPER = 12


def person_paper(desk: Desk, person: Person, page: PersonPage, people: Mapping[str, Person], rating: str = "") -> bytes:
    """Make a person's page as PDF bytes; with the rating where it was worked out."""
    days = [point.date for point in page.evenings]
    parts: list[Part | Course] = [
        Part(
            words.spoken(mark("History", "Best and weakest")),
            facts=[
                *((words.spoken(text), said) for text, said in highlights(page)),
                *([(words.spoken(mark("History", "Rating")), rating)] if rating else []),
            ],
        ),
        Course(words.spoken(mark("History", "Points")), days, [point.points for point in page.evenings]),
        Course(words.spoken(mark("History", "Places")), days, [point.place for point in page.evenings], is_place=True),
        Part(words.spoken(mark("History", "Contracts")), CONTRACTS, contract_rows(page)),
        Part(words.spoken(mark("History", "Met")), MET, met_rows(page, people), most=40),
        Part(words.spoken(mark("History", "Evenings")), EVENINGS_OF, page.evenings[::-1], most=400),
    ]
    home = ", ".join(part for part in (person.club, person.town) if part)
    return rendered(desk, person.spoken or "–", (home, summary(page), boldness(page)), parts)


def club_paper(
    desk: Desk,
    page: ClubPage,
    people: Mapping[str, Person],
    rests_on: str,
    ratings: Sequence[Ranked] = (),
    over: str = "",
) -> bytes:
    """Make the club's page as PDF bytes; with the `ratings` that were worked out `over` some evenings."""
    years = [column for column in contract_columns(page) if column.key.startswith("year:")][:_YEARS_ON_PAPER]
    others = [column for column in contract_columns(page) if not column.key.startswith("year:")]
    luck = translate(
        "History",
        "Of everybody with at least %n deals. Luck is what the deals that others declared brought on average.",
        LEAST_DEALS,
    )
    parts = [
        Part(words.spoken(mark("History", "Champions")), year_columns(people, page.years), page.years),
        Part(words.spoken(mark("History", "Hall of fame")), fame_columns(people), fame_rows(page), most=40),
        Part(words.spoken(mark("History", "Records")), record_columns(people), record_rows(page), most=20),
        Part(
            words.spoken(mark("History", "How people play")),
            temper_columns(people),
            page.tempers,
            remark=luck if page.tempers else "",
            most=40,
        ),
        Part(words.spoken(mark("History", "Contracts")), [*others, *years], contract_years(page)),
        *([_rating_part(ratings, people, over)] if ratings else []),
        Part(words.spoken(mark("History", "Winners")), winner_columns(people), winner_rows(page), most=400),
    ]
    return rendered(desk, translate("History", "Our club over the years"), (rests_on,), parts)


def _rating_part(ratings: Sequence[Ranked], people: Mapping[str, Person], over: str) -> Part:
    from tappscore.tournament.ratings import EXPLANATION

    heading = f"{words.spoken(mark('History', 'Rating'))} ({over})"
    return Part(heading, rating_columns(people), ratings, remark=words.spoken(EXPLANATION), most=40)


def rendered(desk: Desk, title: str, lines: Sequence[str], parts: Sequence[Part | Course], about: str = "") -> bytes:
    """Make a page of the history in the window's language, with the club's head."""
    from tappscore.ui.club_face import club_of

    return render_history(
        title,
        lines,
        parts,
        desk.catalog,
        printed_at=datetime.now().astimezone(),
        club=club_of(desk),
        about=about,
    )
