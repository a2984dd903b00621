"""The shape of a tournament archive, `tappscore-tournament/1` (`formats.md` 3), as structs.

Only the shape: what stands where and of which kind. Whether it makes sense is
judged by `archive.read`. Members that are not declared here are kept apart by
`archive_unknown`, because msgspec drops them.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

import msgspec

from tappscore.tournament.snapshot import EntryState, MissedRounds, MissingDeals, RoundState, TournamentState

FORMAT = "tappscore-tournament/1"
Number = int | float
# What a whole number of the club file can hold.
Whole = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]
Ordinal = Annotated[int, msgspec.Meta(ge=1, le=9999)]
Least0 = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Short = Annotated[str, msgspec.Meta(max_length=200)]
# Names may come longer than they are kept: they are squeezed into one line, not refused.
Name = Annotated[str, msgspec.Meta(max_length=10_000)]
Long = Annotated[str, msgspec.Meta(max_length=10_000)]


class EntryModel(msgspec.Struct, kw_only=True):
    """A member of `entries`."""

    number: Ordinal
    uuid: Short = ""
    person: Short = ""
    first: Name = ""
    last: Name = ""
    club: Name = ""
    town: Name = ""
    group: Name = ""
    person_note: Long = ""
    public: bool = True
    state: EntryState = "present"
    withdrawn_from: Ordinal | None = None
    joined_in: Ordinal = 1
    credit: Whole = 0
    missed: MissedRounds = "stated"
    guest: bool = False
    owes: Whole = 0
    team: Name = ""
    fixed_table: Ordinal | None = None
    note: Long = ""


class TableModel(msgspec.Struct, kw_only=True):
    """A member of `tables`; deals stay as they are, the rules read them."""

    table: Ordinal
    seats: list[int]
    deals: list[dict[str, Any]] = []
    totals: list[Number] | None = None
    totals_stand: bool = False
    totals_reason: Long = ""
    control: list[Number] | None = None
    accepted: Long = ""
    broken_off: Least0 | None = None
    missing_deals: MissingDeals = "nothing"
    deals_planned: Least0 | None = None
    code: Short = ""


class RoundModel(msgspec.Struct, kw_only=True):
    """A member of `rounds`."""

    number: Ordinal
    state: RoundState | None = None
    deals_per_table: dict[Ordinal, Least0] = {}
    tables: list[TableModel] = []
    method: Short = ""
    seed: Whole | None = None
    loosened: list[str] = []
    sitting_out: list[int] = []
    called_off: bool = False


class AdjustmentModel(msgspec.Struct, kw_only=True):
    """A member of `adjustments`; without a round it belongs to the tournament as a whole."""

    entry: int
    round: Ordinal | None = None
    points: Number
    reason: Long = ""


class SubstituteModel(msgspec.Struct, kw_only=True):
    """A member of `substitutes`: who (`by`) plays instead of `entry` from a round on."""

    entry: int
    by: int
    round: Ordinal
    takes_points: bool = False
    reason: Long = ""


class ReleaseModel(msgspec.Struct, kw_only=True):
    """A member of `releases`; places are (entry number, place, points as text)."""

    after_round: Least0
    state: Literal["interim", "final", "corrected"]
    at: str
    protest_until: str = ""
    places: list[tuple[int, int, str]] = []


class ListedModel(msgspec.Struct, kw_only=True):
    """A member of `listed`: what an old result list says of one entry."""

    entry: int
    place: Ordinal | None = None
    points: Number | None = None


class ApartModel(msgspec.Struct, kw_only=True):
    """Two people kept apart, by their uuids; always, or tonight only."""

    persons: tuple[str, str]
    always: bool = False


class RuleChangeModel(msgspec.Struct, kw_only=True):
    """A member of `rule_changes`: rules that hold from a round on; those of round 1 stand in the archive itself."""

    round: Annotated[int, msgspec.Meta(ge=2, le=9999)]
    revision: int | None = None
    house: dict[str, Any] = {}


class ArchiveModel(msgspec.Struct, kw_only=True):
    """The whole archive."""

    format: str
    uuid: Short = ""
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=10_000)]
    date: date
    place: Name = ""
    variant: str
    revision: int | None = None
    house: dict[str, Any] = {}
    rule_changes: list[RuleChangeModel] = []
    ranking: list[str] = []
    state: TournamentState | None = None
    rounds_planned: Ordinal | None = None
    deals: dict[Ordinal, Least0] = {}
    prefer: Ordinal = 4
    seed: Whole = 0
    ended_after: Least0 | None = None
    sample: bool = False
    settings: dict[str, Any] = {}
    lots: list[int] = []
    entries: list[EntryModel] = []
    rounds: list[RoundModel] = []
    adjustments: list[AdjustmentModel] = []
    substitutes: list[SubstituteModel] = []
    releases: list[ReleaseModel] = []
    listed: list[ListedModel] = []
    apart: list[ApartModel] = []
