"""The frozen facts of one tournament.

A snapshot holds facts only, nothing derived. Unchanged parts are shared
between one snapshot and the next (`store.loading.refresh`), so identity (`is`)
of a `Table` means that nothing about that table changed.

Entries are named by their database id (`Entry.id`) inside a snapshot, and by
their `number` on paper, in archives and on the screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Literal

import msgspec

from tappscore.rules.deal import Amount, Deal

TournamentState = Literal["planned", "running", "final", "cancelled"]
RoundState = Literal["drawn", "open", "closed"]
EntryState = Literal["booked", "present", "waiting", "withdrawn", "disqualified"]
MissingDeals = Literal["nothing", "zero", "average"]
MissedRounds = Literal["stated", "average"]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody of the club file; names stand nowhere else."""

    id: int
    uuid: str
    first: str
    last: str
    club: str = ""
    town: str = ""
    group: str = ""
    note: str = ""
    public: bool = True  # False: left out of what leaves the hall

    @property
    def name(self) -> str:
        """`Weiß Änne`: last name first, as lists are sorted."""
        return f"{self.last} {self.first}".strip()

    @property
    def spoken(self) -> str:
        """`Änne Weiß`: as people say it."""
        return f"{self.first} {self.last}".strip()


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One person's part in one tournament.

    `withdrawn_from` is the first round not played any more (states withdrawn
    and disqualified). `joined_in` is the first round played; `credit` the
    stated points for the rounds missed before it; `missed` average gives the
    own average for each of them besides. `guest`: ranked tonight, not in a
    season. `owes` in cents; 0 is paid.
    """

    id: int
    uuid: str
    person: Person
    number: int
    state: EntryState = "present"
    withdrawn_from: int | None = None
    joined_in: int = 1
    credit: int = 0
    missed: MissedRounds = "stated"
    guest: bool = False
    owes: int = 0
    team: str = ""
    fixed_table: int | None = None
    note: str = ""


class BookedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal on the sheet of a table; `number` counts from 1 without gaps.

    `disputed` marks it; `counts` says whether it counts meanwhile.
    """

    id: int
    number: int
    deal: Deal
    disputed: bool = False
    counts: bool = True


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One table of one round: who sits there and what its sheet says.

    `seats` are entry ids in seat order (seat 1 first). `totals` is the
    paper's last line, one number a seat, typed first or instead of deals;
    `totals_stand` declares that it outranks the deals. `control` is the
    control line typed after the deals; `accepted` the reason why the sheet is
    taken as checked although nothing agreed. `broken_off` is the number of
    deals after which the table was stopped; `missing_deals` says what the deals
    not played count then. `deals_planned` None: as the round says.
    """

    id: int
    number: int
    seats: tuple[int, ...]
    deals: tuple[BookedDeal, ...] = ()
    totals: tuple[Amount, ...] | None = None
    totals_stand: bool = False
    totals_reason: str = ""
    control: tuple[Amount, ...] | None = None
    accepted: str = ""
    broken_off: int | None = None
    missing_deals: MissingDeals = "nothing"
    deals_planned: int | None = None
    code: str = ""


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """One round. `deals_per_table` maps the number of seats to the number of deals.

    `called_off`: it was broken up and counts for nobody; its state is closed and its sheets stay.
    """

    id: int
    number: int
    state: RoundState
    deals_per_table: Mapping[int, int]
    tables: tuple[Table, ...] = ()
    method: str = ""
    seed: int | None = None
    loosened: tuple[str, ...] = ()
    sitting_out: tuple[int, ...] = ()  # entry ids that sit this round out
    called_off: bool = False


class Adjustment(msgspec.Struct, frozen=True, kw_only=True):
    """Points given or taken by the director; revocable, listed, part of every sum.

    `round` None: of the tournament as a whole.
    """

    id: int
    entry: int
    round: int | None
    points: Amount
    reason: str


class Substitute(msgspec.Struct, frozen=True, kw_only=True):
    """One entry (`by`) that plays instead of another from a round on.

    `takes_points`: what the other had before goes over, and only `by` has a place.
    A seat's round is never split: it belongs to whoever has the seat.
    """

    id: int
    entry: int
    by: int
    round: int
    takes_points: bool = False
    reason: str = ""


class Release(msgspec.Struct, frozen=True, kw_only=True):
    """A standing shown to the hall: after which round, when, and until when one may protest.

    Times are ISO texts in local time. `places` freezes what was shown: (entry id, place, points as text).
    """

    id: int
    after_round: int
    state: Literal["interim", "final", "corrected"]
    at: str
    protest_until: str = ""
    places: tuple[tuple[int, int, str], ...] = ()


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    """What an old result list says of one entry; at least one of the two is known."""

    entry: int
    place: int | None = None
    points: Amount | None = None


class RuleChange(msgspec.Struct, frozen=True, kw_only=True):
    """Rules that hold from a round (2 or later) on, until the next change; `house` holds every option, resolved."""

    round: int
    revision: int
    house: Mapping[str, object]


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is a fact of one tournament, at one journal number.

    `house` holds every option in force, resolved; where rules changed between
    rounds, `revision` and `house` are those of the first and `rule_changes`
    the later ones (`rules_in_force` tells a round's). `ranking` is the ordered
    list of criteria. `deals` maps seats to planned deals per round; `prefer`
    the preferred number of people at a table. `ended_after` is the last round
    played where the evening ended early. `settings` are choices about this
    evening's work that change no result. `extra` are archive members that
    this program does not know and keeps.
    """

    id: int
    uuid: str
    name: str
    date: date
    place: str
    variant: str
    revision: int
    house: Mapping[str, object]
    ranking: tuple[str, ...]
    state: TournamentState
    rounds_planned: int
    deals: Mapping[int, int]
    prefer: int
    seed: int
    ended_after: int | None = None
    sample: bool = False
    binned: bool = False
    settings: Mapping[str, object] = {}
    entries: tuple[Entry, ...] = ()
    rounds: tuple[Round, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    substitutes: tuple[Substitute, ...] = ()
    releases: tuple[Release, ...] = ()
    listed: tuple[Listed, ...] = ()  # an evening known from its result list alone: no rounds, no deals
    rule_changes: tuple[RuleChange, ...] = ()  # in the order of their rounds
    apart: tuple[tuple[int, int, bool], ...] = ()  # two person ids kept apart; True: always
    extra: Mapping[str, object] = {}
    journal: int = 0

    def entry(self, entry_id: int) -> Entry:
        """Find an entry by id; KeyError when it is not of this tournament."""
        for entry in self.entries:
            if entry.id == entry_id:
                return entry
        raise KeyError(entry_id)

    def round(self, number: int) -> Round:
        """Find a round by its number; KeyError when it is not drawn."""
        for round_ in self.rounds:
            if round_.number == number:
                return round_
        raise KeyError(number)

    def table(self, table_id: int) -> Table:
        """Find a table by id; KeyError when it is not of this tournament."""
        for round_ in self.rounds:
            for table in round_.tables:
                if table.id == table_id:
                    return table
        raise KeyError(table_id)
