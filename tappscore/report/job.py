"""What a document is made from: the facts, the words, the paper and the wishes of whoever prints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property

from tappscore.i18n import Catalog, MessageValue, Text, formats, mark, message
from tappscore.problems import Problem, RefusedError
from tappscore.report.painting import unwatched
from tappscore.rules.deal import Amount
from tappscore.rules.registry import nearest
from tappscore.rules.ruleset import Rules, RuleSet
from tappscore.tournament.club_statistics import ClubPage
from tappscore.tournament.columns import Lists
from tappscore.tournament.groups import of_category
from tappscore.tournament.ledger import Ledger
from tappscore.tournament.namesakes import entries_apart
from tappscore.tournament.rules_in_force import rules_of
from tappscore.tournament.snapshot import Entry, Release, Round, Snapshot
from tappscore.tournament.standings import Standing, rank
from tappscore.tournament.steps import Step

NUMBER = mark("report", "No.")


@dataclass(frozen=True, slots=True)
class Club:
    """What a club puts on its papers: the logo as bytes of a PNG or JPEG file, the colour as `#rrggbb` or empty."""

    name: str = ""
    logo: bytes | None = None
    accent: str = ""


@dataclass(frozen=True, slots=True)
class History:
    """What the club file knows of all its evenings, and the names of those who may be named, by uuid."""

    page: ClubPage
    people: Mapping[str, str]


@dataclass(frozen=True, kw_only=True)
class Order:
    """What every order to print has.

    `printed_at` is local time and the only time that appears: it is an
    argument, so that the same order gives the same bytes.
    """

    catalog: Catalog
    printed_at: datetime
    paper: str = "A4"
    landscape: bool = False
    club: Club = field(default_factory=Club)
    about: str = ""

    @property
    def heading(self) -> str:
        """What stands above the title."""
        return self.about

    @property
    def imprint(self) -> str:
        """What stands on small papers, where the club has no place of its own."""
        return " · ".join(part for part in (self.club.name, self.heading) if part)

    @property
    def is_sample(self) -> bool:
        """Whether the paper is marked as a sample."""
        return False

    @property
    def language(self) -> str:
        """The language of the document, which need not be the program's."""
        return self.catalog.language

    def say(self, text: Text, **values: MessageValue) -> str:
        """Turn a marked text and its values into words of the document's language."""
        return self.catalog.message(message(text, **values))

    def count(self, text: Text, n: int) -> str:
        """Turn a marked text with `%n` into words, in the right number."""
        return self.catalog.text(text, n)

    def number(self, value: Amount | None) -> str:
        """Show a total; nothing is a dash, which is not zero."""
        return "–" if value is None else formats.number(value, self.language)

    def change(self, value: Amount) -> str:
        """Show points that are a change, with their sign."""
        return formats.change(value, self.language)

    @cached_property
    def moment(self) -> str:
        """Date and time of printing."""
        return self.time(self.printed_at)

    def time(self, at: datetime) -> str:
        """Show a date and a time of day."""
        return f"{formats.day(at.date(), self.language)}, {at:%H:%M}"


@dataclass(frozen=True, kw_only=True)
class Job(Order):
    """One order to print something of a tournament.

    `round_no`, `table_no` and `entry_id` None: all. `blanks` is the number of
    blank sheets, `seats` the seats on them (0: as the tournament prefers),
    `template` and `text` are the certificate's. `category` (ladies, youth) ranks
    its people alone. `history` is the club's, for documents that are about more
    than one evening, `steps` are the journal's, for those that tell what was
    done. `progress` hears what is done
    of how much and answers False to stop.
    """

    snapshot: Snapshot
    ledger: Ledger
    round_no: int | None = None
    table_no: int | None = None
    entry_id: int | None = None
    blanks: int = 0
    seats: int = 0
    template: str = ""
    text: str = ""
    category: str = ""
    history: History | None = None
    steps: tuple[Step, ...] = ()
    progress: Callable[[int, int], bool] = unwatched

    @property
    def heading(self) -> str:
        """Tournament, place and day in one line, or what the paper is about instead."""
        if self.about:
            return self.about
        return " · ".join(part for part in (self.snapshot.name, self.snapshot.place, self.day) if part)

    @property
    def is_sample(self) -> bool:
        """Whether this is the sample evening."""
        return self.snapshot.sample

    @cached_property
    def day(self) -> str:
        """The tournament's date."""
        return formats.day(self.snapshot.date, self.language)

    @cached_property
    def entries(self) -> Mapping[int, Entry]:
        """All entries by id."""
        return {entry.id: entry for entry in self.snapshot.entries}

    @cached_property
    def apart(self) -> Mapping[int, str]:
        """What stands in brackets behind a name that more than one entry has, by entry id."""
        return {
            entry: apart if isinstance(apart, str) else f"{self.say(NUMBER)} {apart}"
            for entry, apart in entries_apart(self.snapshot.entries).items()
        }

    def name(self, entry_id: int) -> str:
        """Name an entry for a list: `Weiß Änne`, namesakes with their town, or their number."""
        name = self.entries[entry_id].person.name
        return f"{name} ({self.apart[entry_id]})" if entry_id in self.apart else name

    @cached_property
    def rule_set(self) -> RuleSet:
        """The rules revision that is played."""
        return nearest(self.snapshot.variant, self.snapshot.revision)

    def rules(self, seats: int, round_no: int | None = None) -> Rules:
        """Bind the rules of a round for tables of so many seats, or of the nearest number that the game allows.

        Without a round it is the one asked for, else the last one drawn. When somebody goes home a table of
        two is left; its sheet is printed all the same.
        """
        at = round_no or self.round_no or (self.round.number if self.round else 1)
        for number in sorted({seats, *self.rule_set.allowed_seats}, key=lambda number: abs(number - seats)):
            try:
                return rules_of(self.snapshot, at, number)
            except RefusedError as refused:
                refusal = refused
        raise refusal

    @cached_property
    def round(self) -> Round | None:
        """The round asked for, else the last one drawn; None where none is."""
        rounds = {round_.number: round_ for round_ in self.snapshot.rounds}
        if self.round_no is not None:
            return rounds.get(self.round_no)
        return rounds[max(rounds)] if rounds else None

    @property
    def drawn_round(self) -> Round:
        """The round asked for, else the last one drawn; refuses with `document-needs-round` where it is not drawn."""
        if self.round is None:
            raise RefusedError(Problem("document-needs-round", "round", values={"round": self.round_no or 1}))
        return self.round

    @cached_property
    def last_round(self) -> int:
        """The number of the last round drawn, 0 before the first."""
        return max((round_.number for round_ in self.snapshot.rounds), default=0)

    @cached_property
    def standing(self) -> Standing:
        """The standing after the round asked for, else after the last one that has results."""
        return self.standing_after(self.round_no)

    def standing_after(self, round_no: int | None) -> Standing:
        """Rank after a round; without one after the round that ended the tournament, or the last with results."""
        after = self.last_result if round_no is None else min(round_no, self.last_round)
        standing = rank(self.snapshot, self.ledger, after)
        return of_category(standing, self.category) if self.category else standing

    @cached_property
    def last_result(self) -> int:
        """The last round that counts and has a result, 0 before the first: a round only drawn ranks nobody."""
        known = {result.round_number for result in self.ledger.tables.values() if result.points is not None}
        last = max(known, default=0)
        ended = self.snapshot.ended_after
        return last if ended is None else min(last, ended)

    @cached_property
    def lists(self) -> Lists:
        """What the declared columns may look at."""
        return Lists(snapshot=self.snapshot, ledger=self.ledger, standing=self.standing)

    @cached_property
    def release(self) -> Release | None:
        """The newest release of this standing to the hall, None for a working list."""
        fitting = [release for release in self.snapshot.releases if release.after_round == self.standing.after_round]
        return max(fitting, key=lambda release: release.id, default=None)
