"""A club file with an evening in it, driven through the verbs as a desk would."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path

import msgspec
import pytest

from tappscore.rules.deal import Deal
from tappscore.services.adjustments import Adjustments
from tappscore.services.archive import Archive
from tappscore.services.club_face import Clubs
from tappscore.services.copies import Copies
from tappscore.services.course import Course
from tappscore.services.draws import Draws
from tappscore.services.history import History
from tappscore.services.joining import Joining
from tappscore.services.old_lists import OldLists
from tappscore.services.people import People
from tappscore.services.presets import Presets
from tappscore.services.registration import Registration
from tappscore.services.releases import Releases
from tappscore.services.rounds import Rounds
from tappscore.services.rulings import Rulings
from tappscore.services.scoring import Scoring
from tappscore.services.seasons import Seasons
from tappscore.services.seating_wishes import SeatingWishes
from tappscore.services.substitutes import Substitutes
from tappscore.services.tournaments import Tournaments
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.loading import load
from tappscore.tournament.snapshot import Entry, Snapshot, Table


def frage(points: int, declarer: int = 1, **more: object) -> Deal:
    return Deal(contract="frage", declarer=declarer, facts={"points": points}, **more)


class Evening:
    """One tournament of one club file; `reopen` closes the file and opens it again."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.path = folder / "club.tapp"
        self.file = ClubFile.create(self.path)
        self.id = 0

    # The desks, always of the file as it is open now

    @property
    def tournaments(self) -> Tournaments:
        return Tournaments(self.file)

    @property
    def rulings(self) -> Rulings:
        return Rulings(self.file)

    @property
    def presets(self) -> Presets:
        return Presets(self.file)

    @property
    def registration(self) -> Registration:
        return Registration(self.file, self.id)

    @property
    def rounds(self) -> Rounds:
        return Rounds(self.file, self.id)

    @property
    def course(self) -> Course:
        return Course(self.file, self.id)

    @property
    def draws(self) -> Draws:
        return Draws(self.file, self.id)

    @property
    def wishes(self) -> SeatingWishes:
        return SeatingWishes(self.file, self.id)

    @property
    def scoring(self) -> Scoring:
        return Scoring(self.file, self.id)

    @property
    def substitutes(self) -> Substitutes:
        return Substitutes(self.file, self.id)

    @property
    def adjustments(self) -> Adjustments:
        return Adjustments(self.file, self.id)

    @property
    def releases(self) -> Releases:
        return Releases(self.file, self.id)

    @property
    def archive(self) -> Archive:
        return Archive(self.file)

    @property
    def clubs(self) -> Clubs:
        return Clubs(self.file)

    @property
    def copies(self) -> Copies:
        return Copies(self.file)

    @property
    def people(self) -> People:
        return People(self.file, self.id)

    @property
    def seasons(self) -> Seasons:
        return Seasons(self.file)

    @property
    def old_lists(self) -> OldLists:
        return OldLists(self.file)

    @property
    def joining(self) -> Joining:
        return Joining(self.file)

    @property
    def history(self) -> History:
        return History(self.file)

    # Steps

    def begin(self, people: int = 6, variant: str = "wuerttemberg", rounds: int = 2, deals: int = 3) -> Evening:
        day = date(2026, 11, 28)
        changes = self.tournaments.create(
            "Abend", day, "Igelsberg", variant, rounds=rounds, deals={3: deals, 4: deals + 1}, prefer=3, seed=1
        )
        self.id = changes.made("tournaments")
        for number in range(1, people + 1):
            self.registration.register(f"Anna{number}", f"Weiß{number}", "SV", "Igelsberg")
        return self

    def draw(self, number: int = 1) -> Evening:
        ids = [entry.id for entry in self.snapshot.entries]
        tables = [(at // 3 + 1, ids[at : at + 3]) for at in range(0, len(ids) - len(ids) % 3, 3)]
        self.rounds.draw(number, tables, sitting_out=ids[len(ids) - len(ids) % 3 :] if len(ids) % 3 else ())
        return self

    def play(self, number: int = 1) -> Evening:
        for table in self.snapshot.round(number).tables:
            for points in (74, 40, 66)[len(table.deals) :]:
                self.scoring.record(table.id, frage(points))
        return self

    def close_round(self, number: int = 1) -> Evening:
        self.rounds.close(self.snapshot.round(number).id, {0: "agreed at the table"})
        return self

    def finish(self) -> Evening:
        self.tournaments.finish(self.id, after_round=self.snapshot.rounds[-1].number)
        return self

    def reopen(self) -> Evening:
        self.file.close()
        self.file = ClubFile.open(self.path)
        return self

    # What is there

    @property
    def snapshot(self) -> Snapshot:
        return load(self.file, self.id)

    @property
    def facts(self) -> Snapshot:
        """The snapshot without its journal number: what undo must bring back."""
        return msgspec.structs.replace(self.snapshot, journal=0)

    def table(self, number: int, round_no: int = 1) -> Table:
        return next(table for table in self.snapshot.round(round_no).tables if table.number == number)

    def entry(self, number: int) -> Entry:
        return next(entry for entry in self.snapshot.entries if entry.number == number)

    def points(self, number: int, round_no: int = 1) -> list[object]:
        return [booked.deal.facts.get("points") for booked in self.table(number, round_no).deals]


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    # Hundreds of evenings each wait for the disk dozens of times: where there is a file system in memory they
    # need not. What a disk does to a file is tested in tests/store, on a disk.
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else tmp_path) as folder:
        made = Evening(Path(folder))
        yield made
        made.file.close()


@pytest.fixture
def deal() -> Callable[..., Deal]:
    return frage


Do = Callable[[Evening], ChangeSet]
Steps = Sequence[Do]
