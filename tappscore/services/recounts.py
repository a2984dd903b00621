"""Old evenings and whole seasons counted under other rules, beside the original. Reads only.

Evenings of another game, evenings known from a list alone, and evenings with
a deal that the other rules don't allow stay as they are, and are named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from tappscore.problems import Problem, RefusedError
from tappscore.services.evenings import dressed_results, evenings_of
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress
from tappscore.store.loading import Summary, load, tournaments
from tappscore.store.season_reading import guises, season
from tappscore.tournament.ledger import fold
from tappscore.tournament.recount import Recount, recount
from tappscore.tournament.season_changes import SeasonChange, changed_since, stated
from tappscore.tournament.seasons import Line, rank_season
from tappscore.tournament.standings import rank


class Other(NamedTuple):
    """The other rules: what is counted as which game, with which options."""

    variant: str
    house: Mapping[str, object]
    revision: int | None = None


class RecountedEvening(NamedTuple):
    """One evening beside itself under other rules."""

    evening: Summary
    recount: Recount

    @property
    def is_unfit(self) -> bool:
        """Whether a deal keeps it from being counted so."""
        return self.recount.ledger is None


class RecountedSeason(NamedTuple):
    """A season beside itself: its ranking now and then, who changes, and what became of each evening.

    `left` are the evenings that stay as they are: another game, or a list alone.
    """

    before: tuple[Line, ...]
    after: tuple[Line, ...]
    changes: tuple[SeasonChange, ...]
    evenings: tuple[RecountedEvening, ...]
    left: tuple[Summary, ...]

    @property
    def deals(self) -> int:
        """How many deals would settle otherwise."""
        return sum(len(one.recount.deals) for one in self.evenings)


class Recounts:
    """Counting again what is in a club file; nothing of it changes."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def evening(self, tournament_id: int, other: Other) -> RecountedEvening:
        """Count one evening under other rules; RefusedError with the problems of the options themselves."""
        return self._evening({one.id: one for one in tournaments(self._file, binned=True)}[tournament_id], other)

    def season(
        self, season_id: int, of_variant: str, other: Other, progress: Progress | None = None
    ) -> RecountedSeason:
        """Count a season's finished evenings of one game under other rules, and rank it anew.

        RefusedError with the problems of the options, or `cancelled` when progress says False.
        """
        kept = season(self._file, season_id)
        known = {one.id: one for one in tournaments(self._file, binned=True)}
        evenings = list(evenings_of(self._file, kept.evenings))
        people = guises(self._file, [number for number, _ in kept.evenings])
        places = {one.tournament: at for at, one in enumerate(evenings)}
        counted: list[RecountedEvening] = []
        left: list[Summary] = []
        before = rank_season(evenings, kept.scheme)
        held = [one.tournament for one in evenings if one.held]
        for done, (number, _) in enumerate(kept.evenings, start=1):
            one = known[number]
            if one.uuid in held and (one.variant != of_variant or not one.rounds):
                left.append(one)
            elif one.uuid in held:
                made = self._evening(one, other)
                counted.append(made)
                if made.recount.ledger is not None:
                    results = dressed_results(
                        made.recount.snapshot, rank(made.recount.snapshot, made.recount.ledger), people[number]
                    )
                    at = places[one.uuid]
                    evenings[at] = msgspec.structs.replace(evenings[at], results=results)
            if progress is not None and not progress(done, len(kept.evenings)):
                raise RefusedError(Problem("cancelled"))
        return RecountedSeason(
            before=before,
            after=rank_season(evenings, kept.scheme),
            changes=changed_since(stated(before, held), held, evenings, kept.scheme),
            evenings=tuple(counted),
            left=tuple(left),
        )

    def _evening(self, one: Summary, other: Other) -> RecountedEvening:
        snapshot = load(self._file, one.id)
        made = recount(snapshot, fold(snapshot), other.house, other.variant, other.revision)
        return RecountedEvening(one, made)
