"""Seasons: which evenings count together, and how."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from uuid import uuid4

from tappscore.problems import Problem, RefusedError
from tappscore.rules.deal import Amount
from tappscore.services.evenings import evenings_of
from tappscore.store.amounts import kept
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress, Rows, now
from tappscore.store.loading import head
from tappscore.store.lookups import ids
from tappscore.store.season_reading import (
    Published,
    Season,
    kept_lines,
    kept_published,
    kept_scheme,
    published,
    season,
    seasons,
)
from tappscore.store.tables import PUBLICATION, SEASON, SEASON_EVENING, line
from tappscore.tournament.season_changes import SeasonChange, changed_since
from tappscore.tournament.seasons import TIES, Evening, Line, Scheme, of_list, rank_season


class Seasons:
    """The seasons of a club file. A season says what counts; its ranking is worked out when it is looked at."""

    def __init__(self, file: ClubFile) -> None:
        self._file = file

    def create(
        self,
        name: str,
        scheme: Scheme | None = None,
        tournaments: Sequence[int] = (),
        weights: Mapping[int, Amount] | None = None,
    ) -> ChangeSet:
        """Begin a season with some evenings, of weight 1 unless `weights` says more of one.

        RefusedError for its name, its scheme and each evening.
        """
        with self._file.write("season.create") as rows:
            season_id = rows.insert(
                SEASON,
                {
                    "uuid": str(uuid4()),
                    "name": self._name(rows, name, None),
                    "scheme": kept_scheme(_sound(scheme or Scheme())),
                },
            )
            for tournament_id in tournaments:
                self._add(rows, season_id, tournament_id, (weights or {}).get(tournament_id, 1))
        return rows.changes

    def change(self, season_id: int, name: str | None = None, scheme: Scheme | None = None) -> ChangeSet:
        """Give a season another name or scheme; None leaves it."""
        with self._file.write("season.change") as rows:
            season(rows, season_id)
            values: dict[str, object] = {}
            if name is not None:
                values["name"] = self._name(rows, name, season_id)
            if scheme is not None:
                values["scheme"] = kept_scheme(_sound(scheme))
            rows.update(SEASON, season_id, values)
        return rows.changes

    def add(self, season_id: int, tournament_id: int, weight: Amount = 1) -> ChangeSet:
        """Let an evening count in a season, its value multiplied by a weight above 0."""
        with self._file.write("season.add") as rows:
            season(rows, season_id)
            self._add(rows, season_id, tournament_id, weight)
        return rows.changes

    def weigh(self, season_id: int, tournament_id: int, weight: Amount) -> ChangeSet:
        """Change the weight of an evening."""
        with self._file.write("season.weigh") as rows:
            row = self._evening(rows, season_id, tournament_id)
            rows.update(SEASON_EVENING, row, {"weight": kept(_weight(weight))})
        return rows.changes

    def take_out(self, season_id: int, tournament_id: int) -> ChangeSet:
        """Let an evening count no more in a season; the evening itself stays."""
        with self._file.write("season.take_out") as rows:
            rows.delete(SEASON_EVENING, self._evening(rows, season_id, tournament_id))
        return rows.changes

    def delete(self, season_id: int) -> ChangeSet:
        """Take a season away; its evenings stay."""
        with self._file.write("season.delete") as rows:
            season(rows, season_id)
            for table in (SEASON_EVENING, PUBLICATION):
                for row in ids(rows, table, season_id=season_id):
                    rows.delete(table, row)
            rows.delete(SEASON, season_id)
        return rows.changes

    def publish(self, season_id: int, group: str = "") -> ChangeSet:
        """Keep a season's ranking as it is handed out now, to be held against what corrections make of it later.

        Nothing is written where the last one handed out says the same. RefusedError `season-without-result`.
        """
        held = [one for one in self.evenings(season_id) if one.held]
        lines = rank_season(held, self._scheme(season_id, group))
        if not lines:
            raise RefusedError(Problem("season-without-result", field="season"))
        uuids = [one.tournament for one in held]
        places = kept_lines(lines, uuids)
        with self._file.write("season.publish") as rows:
            season(rows, season_id)
            last = next((one for one in published(rows, season_id) if one.group == group), None)
            if last is None or last.evenings != tuple(uuids) or kept_published(last) != places:
                rows.insert(
                    PUBLICATION,
                    {"season_id": season_id, "at": now(), "group": group, "evenings": uuids, "places": places},
                )
        return rows.changes

    # Reading

    def published(self, season_id: int) -> tuple[Published, ...]:
        """List what was handed out of a season, the newest first."""
        return published(self._file, season_id)

    def changes(self, season_id: int, publication: Published) -> tuple[SeasonChange, ...]:
        """Say what is otherwise now than when a ranking was handed out, of the evenings that counted then."""
        scheme = self._scheme(season_id, publication.group)
        return changed_since(publication.lines, publication.evenings, self.evenings(season_id), scheme)

    def _scheme(self, season_id: int, group: str) -> Scheme:
        return of_list(season(self._file, season_id).scheme, group)

    def all(self) -> tuple[Season, ...]:
        """List the seasons, the newest first."""
        return seasons(self._file)

    def find(self, text: str) -> Season:
        """Find a season by number, uuid or name; the newest for empty text.

        Raises RefusedError `unknown-season`, or `no-season` where there is none at all.
        """
        known = self.all()
        if not text and not known:
            raise RefusedError(Problem("no-season", field="season"))
        fitting = [
            one
            for one in known
            if not text or text in (str(one.id), one.uuid) or one.name.casefold() == text.casefold()
        ]
        if not fitting:
            raise RefusedError(Problem("unknown-season", field="season", values={"season": text}))
        return fitting[0]

    def evenings(
        self, season_id: int, *, running: bool = False, progress: Progress | None = None
    ) -> tuple[Evening, ...]:
        """Give a season's evenings with their results; `running` counts an evening under way as it stands."""
        counted = season(self._file, season_id).evenings
        return evenings_of(self._file, counted, running=running, progress=progress)

    def ranking(
        self, season_id: int, *, running: bool = False, scheme: Scheme | None = None, progress: Progress | None = None
    ) -> tuple[Line, ...]:
        """Rank a season, by another scheme than its own where one is given."""
        used = scheme or season(self._file, season_id).scheme
        return rank_season(self.evenings(season_id, running=running, progress=progress), used)

    # What verbs share

    def _name(self, rows: Rows, name: str, own: int | None) -> str:
        name = line(name)
        if not name:
            raise RefusedError(Problem("name-missing", field="name"))
        if any(other != own for other in ids(rows, SEASON, name=name)):
            raise RefusedError(Problem("season-known", field="name", values={"name": name}))
        return name

    def _add(self, rows: Rows, season_id: int, tournament_id: int, weight: Amount) -> None:
        evening = head(rows, tournament_id)
        if evening.sample:
            raise RefusedError(Problem("sample-in-season", field="tournament", values={"name": evening.name}))
        if ids(rows, SEASON_EVENING, season_id=season_id, tournament_id=tournament_id):
            raise RefusedError(Problem("evening-in-season", field="tournament", values={"name": evening.name}))
        values = {"season_id": season_id, "tournament_id": tournament_id, "weight": kept(_weight(weight))}
        rows.insert(SEASON_EVENING, values)

    def _evening(self, rows: Rows, season_id: int, tournament_id: int) -> int:
        there = ids(rows, SEASON_EVENING, season_id=season_id, tournament_id=tournament_id)
        if not there:
            name = head(rows, tournament_id).name
            raise RefusedError(Problem("evening-not-in-season", field="tournament", values={"name": name}))
        return there[0]


def _weight(weight: Amount) -> Amount:
    if weight <= 0:
        raise RefusedError(Problem("weight-out-of-range", field="weight"))
    return weight


def _sound(scheme: Scheme) -> Scheme:
    """Refuse a scheme that counts nothing or names an unknown tie-break."""
    found = [Problem("unknown-criterion", field="ties", values={"key": key}) for key in scheme.ties if key not in TIES]
    if scheme.best is not None and scheme.best < 1:
        found.append(Problem("scheme-counts-nothing", field="best"))
    if scheme.by_team and scheme.team_size < 1:
        found.append(Problem("scheme-counts-nothing", field="team_size"))
    if found:
        raise RefusedError(*found)
    return scheme
