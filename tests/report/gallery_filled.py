"""An evening with a journal, two sheets that don't agree and a list that was posted; used by the gallery.

It is played through the services, so the journal says what it says at the desk.
"""

from __future__ import annotations

import tempfile
from datetime import date
from pathlib import Path

from tappscore.rules.deal import Deal
from tappscore.services.club import open_or_create
from tappscore.services.history import History
from tappscore.services.journal_lines import evening_steps
from tappscore.services.planning import plan_from
from tappscore.services.registration import Registration
from tappscore.services.releases import Releases
from tappscore.services.rounds import Rounds
from tappscore.services.scoring import Scoring
from tappscore.services.tournaments import Tournaments
from tappscore.store.club import ClubFile
from tappscore.store.loading import load
from tappscore.tournament.ledger import fold
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.steps import Step
from tests.report.conftest import NASTY

_POINTS = (74, 48, 81, 60, 104, 66)


def played() -> tuple[Snapshot, tuple[Step, ...]]:
    """Play an evening of one round and give it with its journal."""
    with tempfile.TemporaryDirectory() as folder, open_or_create(Path(folder) / "club.tapp") as file:
        made = Tournaments(file).create(
            "Igelsberger Tarock-Abend", date(2026, 11, 28), "Gasthaus Hirsch, Igelsberg", "wuerttemberg"
        )
        evening = made.made("tournaments")
        _register(file, evening)
        _play(file, evening)
        _correct(file, evening)
        snapshot = load(file, evening)
        return snapshot, evening_steps(file, snapshot)


def _register(file: ClubFile, evening: int) -> None:
    registration = Registration(file, evening)
    for first, last, club, town in NASTY[:9]:
        registration.register(first=first, last=last, club=club, town=town)
    registration.register(first="Otto", last="Groß", owes=800)
    History(file).undo()
    late = load(file, evening).entries[3]
    registration.change(late.id, "zahlt später", owes=800)


def _play(file: ClubFile, evening: int) -> None:
    rounds = Rounds(file, evening)
    plan = plan_from(load(file, evening), 1, 7)
    rounds.draw(1, plan.rounds[0].numbered, method="program", seed=7)
    rounds.start(load(file, evening).rounds[0].id)
    scoring = Scoring(file, evening)
    for table in load(file, evening).rounds[0].tables:
        for at in range(12):
            contract = "solo" if at % 3 == 2 else "frage"
            facts = {"points": _POINTS[(at + table.number) % len(_POINTS)]}
            scoring.record(table.id, Deal(contract=contract, declarer=at % 3 + 1, facts=facts))


def _correct(file: ClubFile, evening: int) -> None:
    """Close with two sheets that differ, post the list, then find the slip on one of them."""
    snapshot = load(file, evening)
    (round_,) = snapshot.rounds
    scoring = Scoring(file, evening)
    ledger = fold(snapshot)
    for table, shift in zip(round_.tables, ((0, 0, 0), (28, -14, -14), (9, -9, 0)), strict=True):
        computed = ledger.tables[table.id].computed or ()
        scoring.control(table.id, [value + more for value, more in zip(computed, shift, strict=True)])
    agreed = "am Tisch so vereinbart und von allen unterschrieben"
    Rounds(file, evening).close(round_.id, {0: agreed, **{table.id: agreed for table in round_.tables}})
    Releases(file, evening).release(1)
    slip = round_.tables[1].deals[4]
    scoring.correct(
        slip.id, Deal(contract="frage", declarer=2, facts={"points": 47}), "Zahlendreher auf dem Spielzettel"
    )
