"""Figures over all evenings of a club file: a person's page, the club's page. Reads only.

What an evening says is gathered once and kept in the cache beside the file,
until something of that evening changes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from tappscore.store.cache import Cache
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress
from tappscore.store.loading import load, tournaments
from tappscore.store.season_reading import guises, last_change
from tappscore.tournament.club_statistics import LEAST_DEALS, ClubPage, club_page
from tappscore.tournament.ledger import fold
from tappscore.tournament.person_statistics import PersonPage, person_page
from tappscore.tournament.statistics import Digest, digest
from tappscore.tournament.statistics_packing import pack, unpack

if TYPE_CHECKING:
    from tappscore.tournament.ratings import Rating

KIND = "digest, deals typed"


class Statistics:
    """The history of a club file, in figures. Samples, the bin and cancelled evenings are no history."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def digests(self, *, running: bool = False, progress: Progress | None = None) -> tuple[Digest, ...]:
        """Give what each finished evening says, the oldest first; `running` adds those under way as they stand.

        Fewer than there are when progress says False.
        """
        states = ("final", "running") if running else ("final",)
        chosen = [one.id for one in tournaments(self._file) if one.state in states and not one.sample][::-1]
        people = guises(self._file, chosen)
        cache = Cache(self._file.path)
        found: list[Digest] = []
        for done, tournament_id in enumerate(chosen, start=1):
            uuids = {entry: guise.uuid for entry, guise in people[tournament_id].items()}
            found.append(self._digest(cache, tournament_id, uuids))
            if progress is not None and not progress(done, len(chosen)):
                break
        return tuple(found)

    def person(self, uuid: str, *, progress: Progress | None = None) -> PersonPage:
        """Gather what is known of one person."""
        return person_page(self.digests(progress=progress), uuid)

    def club(self, *, least_deals: int = LEAST_DEALS, progress: Progress | None = None) -> ClubPage:
        """Gather what is known of the club."""
        return club_page(self.digests(progress=progress), least_deals)

    def ratings(
        self, among: Collection[int] | None = None, progress: Progress | None = None
    ) -> tuple[Rating, ...] | None:
        """Rate everybody over all finished evenings, or over those `among` (ids); None when progress says False.

        The tables count in the order of time, a season's as all years'. Evenings known from a list have no tables.
        """
        # A second of imports that most windows never need.
        from tappscore.tournament.ratings import TableOutcome, rate

        final = [one.id for one in tournaments(self._file) if one.state == "final" and not one.sample][::-1]
        chosen = [number for number in final if among is None or number in among]
        outcomes: list[TableOutcome] = []
        for done, number in enumerate(chosen, start=1):
            snapshot = load(self._file, number)
            uuids = {entry.id: entry.person.uuid for entry in snapshot.entries}
            for result in fold(snapshot).results:
                if result.points is not None:
                    people = tuple(uuids[seat] for seat in result.table.seats)
                    outcomes.append(TableOutcome(people=people, points=result.points))
            if progress is not None and not progress(done, len(chosen)):
                return None
        return rate(outcomes)

    def _digest(self, cache: Cache, tournament_id: int, uuids: dict[int, str]) -> Digest:
        journal = last_change(self._file, tournament_id)
        stored: Any = cache.read(KIND, tournament_id, journal)
        if stored is not None:
            return unpack(stored, uuids)
        made = digest(load(self._file, tournament_id))
        keep_digest(cache, tournament_id, journal, made, uuids)
        return made


def keep_digest(cache: Cache, tournament_id: int, journal: int, made: Digest, uuids: Mapping[int, str]) -> None:
    """Keep what an evening says as it was at a journal number; `uuids` are those of its entries."""
    cache.write(KIND, tournament_id, journal, packed_digest(made, uuids))


def packed_digest(made: Digest, uuids: Mapping[int, str]) -> Any:
    """Give what an evening says in the form in which it is kept."""
    return pack(made, {uuid: entry for entry, uuid in uuids.items()})
