"""An evening of a club that shows its face: logo, long name, colour; a posted final list; people who stand in."""

from __future__ import annotations

from datetime import date

import msgspec
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage, QPainter

from tappscore.i18n import formats
from tappscore.report.job import Club, History
from tappscore.tournament.club_statistics import club_page
from tappscore.tournament.ledger import fold
from tappscore.tournament.snapshot import Release, Round, Snapshot, Substitute
from tappscore.tournament.standings import rank
from tappscore.tournament.statistics import digest
from tests.report.conftest import evening

NAME = "Tarock- und Dappfreunde Igelsberg-Oberes Murgtal e. V."
COLOUR = "#1d6b3c"


def shield() -> QImage:
    """Draw a logo, broader than high, on nothing."""
    logo = QImage(300, 200, QImage.Format.Format_ARGB32)
    logo.fill(QColor(0, 0, 0, 0))
    painter = QPainter(logo)
    painter.setBrush(QColor(COLOUR))
    painter.drawEllipse(5, 5, 290, 190)
    painter.end()
    return logo


def face() -> Club:
    """Give the club as its papers show it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    shield().save(buffer, "PNG")
    return Club(name=NAME, logo=bytes(buffer.data().data()), accent=COLOUR)


def stood_in() -> Snapshot:
    """Give an evening of four rounds: from round 3 on two people play for others, the final list is posted."""
    made = evening(24, 4, variant="dapp", seats=4, deals=16)
    came = evening(26, 0).entries[24:]
    gone = (made.entries[0], made.entries[9])  # the longest names
    plays = {left.id: entry.id for left, entry in zip(gone, came, strict=True)}
    rounds = tuple(_seated(round_, plays) if round_.number >= 3 else round_ for round_ in made.rounds)
    substitutes = tuple(
        Substitute(id=left, entry=left, by=by, round=3, takes_points=left == gone[0].id, reason="musste nach Hause")
        for left, by in plays.items()
    )
    entries = made.entries + came
    snapshot = msgspec.structs.replace(
        made, entries=entries, rounds=rounds, substitutes=substitutes, state="final", ranking=("points", "deals_won")
    )
    return posted(snapshot, 4, "final")


def _seated(round_: Round, plays: dict[int, int]) -> Round:
    """Seat those who came where those sat who went."""
    tables = tuple(
        msgspec.structs.replace(table, seats=tuple(plays.get(seat, seat) for seat in table.seats))
        for table in round_.tables
    )
    return msgspec.structs.replace(round_, tables=tables)


def posted(snapshot: Snapshot, after: int, state: str) -> Snapshot:
    """Release the standing after a round to the hall, with half an hour for protests."""
    places = tuple(
        (place.entry.id, place.place, formats.number(place.points, "de"))
        for place in rank(snapshot, fold(snapshot), after).places
        if place.place is not None and place.points is not None
    )
    release = msgspec.convert(
        {
            "id": 1,
            "after_round": after,
            "state": state,
            "at": "2026-11-28T22:40",
            "protest_until": "2026-11-28T23:10",
            "places": places,
        },
        Release,
    )
    return msgspec.structs.replace(snapshot, releases=(release,))


def years() -> History:
    """Give what the club remembers: ten evenings of five years, people with the longest names among the winners."""
    evenings = [evening(26, 3, seed=seed) for seed in range(1, 11)]
    digests = [
        digest(
            msgspec.structs.replace(
                each, uuid=f"t{at}", date=date(2017 + at // 2, 3 + 7 * (at % 2), 11), state="final", ended_after=3
            )
        )
        for at, each in enumerate(evenings)
    ]
    people = {entry.person.uuid: entry.person.spoken for entry in evenings[0].entries}
    return History(page=club_page(digests), people=people)
