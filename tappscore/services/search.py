"""People, evenings and deals of a club file found by free text and by filters. Reads only.

    search = Search(file, [catalog, ENGLISH])
    search.find("Herzdurch verloren 2024")
    search.find("Weiß", Filters(contract="solo", result="won"))

Each word may mean several things (a name, a place, an evening, a year, a day,
a variant, a contract, a result); a row is found when every word means
something of it. Deals are found by their contract or result. What is known of
deals stands in an index beside the club file (`store.search_index`), which
holds no name and is brought up to date evening by evening.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal, NamedTuple, TypeVar

from tappscore.i18n.catalog import ENGLISH, Catalog
from tappscore.i18n.formats import folded
from tappscore.problems import RefusedError
from tappscore.rules.deal import Amount
from tappscore.services.people import WORD, People
from tappscore.services.search_words import (
    BEGINS,
    CONTRACTS,
    PHRASE,
    RESULTS,
    VARIANTS,
    WHOLE,
    Phrase,
    Vocabulary,
    fits,
    phrase,
)
from tappscore.store.amounts import amount, kept
from tappscore.store.club import ClubFile
from tappscore.store.gate import Progress
from tappscore.store.loading import Summary, load, persons, tournaments
from tappscore.store.search_index import IndexedDeal, SearchIndex, Wanted, entries_of, last_changes, persons_of
from tappscore.tournament.ledger import Ledger, TableResult, counted, fold
from tappscore.tournament.namesakes import told_apart
from tappscore.tournament.snapshot import Person, Snapshot

Kind = Literal["person", "evening", "deal"]
_Key = TypeVar("_Key", int, str)
KINDS: tuple[Kind, ...] = ("person", "evening", "deal")

_DAY = re.compile(r"\b(\d{4})-(\d{1,2})-(\d{1,2})\b|\b(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\b")


class Hit(NamedTuple):
    """One row found. `title` is a name, or of a deal its contract and declarer in the first language.

    `tournament`, `round`, `table` and `deal` (numbers, but the first an id) say where, `person` (id) who;
    `move` is what a deal brought its declarer.
    """

    kind: Kind
    title: str
    tournament: int | None = None
    round: int | None = None
    table: int | None = None
    deal: int | None = None
    date: date | None = None
    person: int | None = None
    contract: str = ""
    result: str = ""
    move: Amount | None = None


class Found(NamedTuple):
    """What was found: rows (people, evenings, then deals; the best first), and how many there are of each kind."""

    hits: tuple[Hit, ...] = ()
    people: int = 0
    evenings: int = 0
    deals: int = 0


class Filters(NamedTuple):
    """What restricts a search besides its text: keys of contract, result and variant, a person's id, a year.

    Without a contract, a result or deals alone as `kinds`, deals are found only where a word means one of these.
    """

    contract: str = ""
    result: str = ""
    person: int | None = None
    year: int | None = None
    variant: str = ""
    kinds: tuple[Kind, ...] = KINDS

    @property
    def of_deals(self) -> bool:
        """Whether only deals can pass."""
        return bool(self.contract or self.result)

    @property
    def restrict(self) -> bool:
        """Whether anything is restricted but the kinds of rows."""
        return self.of_deals or bool(self.person or self.year or self.variant)

    def admits(self, evening: Summary) -> bool:
        """Say whether an evening passes by its year and variant."""
        return (not self.year or evening.date.year == self.year) and self.variant in ("", evening.variant)


NO_FILTERS = Filters()


class _Meaning(NamedTuple):
    """What one word may mean, each with how well it fits: codes of contracts, results, ids of evenings and people."""

    contracts: dict[str, int]
    results: dict[str, int]
    evenings: dict[int, int]
    people: dict[int, int]

    def sure(self) -> _Meaning:
        """Leave beginnings out where the whole word means something: "solo" is not a Mr Solomon."""
        if all(fit < WHOLE for part in self for fit in part.values()):
            return self
        return _Meaning(_whole(self.contracts), _whole(self.results), _whole(self.evenings), _whole(self.people))


def _whole(part: dict[_Key, int]) -> dict[_Key, int]:
    return {key: fit for key, fit in part.items() if fit >= WHOLE}


class Search:
    """Search in one club file; `catalogs` give the languages in which contracts and results are known."""

    def __init__(self, file: ClubFile, catalogs: Sequence[Catalog] = (ENGLISH,)) -> None:
        self._file = file
        self._catalog = catalogs[0]
        self._vocabulary = Vocabulary(catalogs)
        self._everybody = People(file)
        self._index = SearchIndex(file.path)
        self._journal = -1
        # Evenings with their names and places, the newest first; people with their names.
        self._evenings: tuple[tuple[Summary, Phrase], ...] = ()
        self._people: tuple[tuple[Person, Phrase], ...] = ()
        # Names as rows show them, namesakes with where they are from.
        self._names: Mapping[int, str] = {}

    def refresh(self, progress: Progress | None = None) -> bool:
        """Take in what changed since the last time; False when progress said so before the end.

        About 25 ms an evening of 800 deals: the first time belongs into a worker.
        """
        stale = self.stale()
        for done, (number, journal) in enumerate(stale.items(), start=1):
            snapshot = load(self._file, number)
            self.take(snapshot, fold(snapshot), journal)
            if progress is not None and not progress(done, len(stale)):
                return done == len(stale)
        return True

    def stale(self) -> dict[int, int]:
        """Give the tournaments that the index doesn't know as they are now, each with its last change."""
        changes = last_changes(self._file)
        known = self._index.known()
        if gone := known.keys() - changes.keys():
            self._index.drop(gone)
        return {number: journal for number, journal in changes.items() if known.get(number) != journal}

    def take(self, snapshot: Snapshot, ledger: Ledger, journal: int) -> None:
        """Take one evening in, as it was folded for something else."""
        self._index.take(snapshot.id, journal, _deals_of(snapshot, ledger))

    def holds(self, snapshot: Snapshot, ledger: Ledger) -> bool:
        """Say whether the index has an evening's deals as they are."""
        return self._index.deals(snapshot.id) == sorted(_deals_of(snapshot, ledger), key=lambda deal: deal[:4])

    def find(self, text: str = "", filters: Filters = NO_FILTERS, *, limit: int = 50) -> Found:
        """Find at most `limit` rows of each kind that text and filters admit; nothing for nothing."""
        try:
            return self._find(text, filters, limit)
        except RefusedError:
            # The index is spoilt, or the club file: a second fault is the club file's and is told.
            self._index.discard()
            return self._find(text, filters, limit)

    def _find(self, text: str, filters: Filters, limit: int) -> Found:
        self._read()
        meanings = [self._meaning(word) for word in _words(text)]
        if not meanings and not filters.restrict:
            return Found()
        # Guesses at a name are of use only where its words mean nothing else.
        certain = any(one.contracts or one.results or one.evenings for one in meanings)
        with_people = "person" in filters.kinds and not filters.restrict
        people = self._people_found(text, certain=certain) if with_people else []
        with_evenings = "evening" in filters.kinds and not filters.of_deals
        evenings = self._evenings_found(meanings, filters) if with_evenings else []
        deals: list[IndexedDeal] = []
        count = 0
        means_deals = any(one.contracts or one.results for one in meanings)
        if "deal" in filters.kinds and (means_deals or filters.of_deals or filters.kinds == ("deal",)):
            self.refresh()
            deals, count = self._deals_found(meanings, filters, limit)
        hits = (*people[:limit], *evenings[:limit], *self._dressed(deals))
        return Found(hits, len(people), len(evenings), count)

    # What words mean

    def _read(self) -> None:
        """Read what every search asks of the club file, once a journal number."""
        journal = self._file.journal
        if journal != self._journal:
            self._evenings = tuple((one, phrase(one.name, one.place)) for one in tournaments(self._file))
            everybody = persons(self._file)
            self._people = tuple((one, phrase(f"{one.first} {one.last}")) for one in everybody)
            apart = told_apart(everybody)
            self._names = {one.id: apart[one.uuid] for one in everybody}
            self._journal = journal

    def _meaning(self, word: str) -> _Meaning:
        variants = fits(self._vocabulary.variants, word)
        found = _Meaning(
            fits(self._vocabulary.contracts, word),
            fits(self._vocabulary.results, word),
            {
                one.id: fit
                for one, said in self._evenings
                if (fit := max(said.fit(word), variants.get(one.variant, 0), _fits_day(one.date, word)))
            },
            {one.id: fit for one, said in self._people if (fit := said.fit(word))},
        )
        if not any(found):
            # Nothing is spelt so: somebody's name with a slip in it.
            return _Meaning({}, {}, {}, {match.person.id: BEGINS for match in self._everybody.find(word)})
        return found.sure()

    # The three kinds

    def _people_found(self, text: str, *, certain: bool) -> list[Hit]:
        matches = self._everybody.find(text, limit=len(self._people))
        return [
            Hit("person", self._names.get(match.person.id, match.person.spoken), person=match.person.id)
            for match in matches
            if match.certain or not certain
        ]

    def _evenings_found(self, meanings: Sequence[_Meaning], filters: Filters) -> list[Hit]:
        scores = {one.id: 0 for one, _ in self._evenings if filters.admits(one)}
        for meaning in meanings:
            taken_part = {tournament: BEGINS for _, tournament in entries_of(self._file, meaning.people)}
            fitting = taken_part | meaning.evenings
            scores = {number: score + fitting[number] for number, score in scores.items() if number in fitting}
        if filters.person is not None:
            present = {tournament for _, tournament in entries_of(self._file, (filters.person,))}
            scores = {number: score for number, score in scores.items() if number in present}
        # The evenings are in the order of their days; equal scores keep it.
        found = sorted((one for one, _ in self._evenings if one.id in scores), key=lambda one: -scores[one.id])
        return [Hit("evening", one.name, one.id, date=one.date) for one in found]

    def _deals_found(self, meanings: Sequence[_Meaning], filters: Filters, limit: int) -> tuple[list[IndexedDeal], int]:
        wanted = [
            Wanted(
                frozenset(one.contracts),
                frozenset(one.results),
                frozenset(one.evenings),
                frozenset(entry for entry, _ in entries_of(self._file, one.people)),
            )
            for one in meanings
        ]
        if filters.contract:
            wanted.append(Wanted(contracts=frozenset(f"{variant}/{filters.contract}" for variant in VARIANTS)))
        if filters.result:
            wanted.append(Wanted(results=frozenset((filters.result,))))
        if filters.person is not None:
            entries = entries_of(self._file, (filters.person,))
            wanted.append(Wanted(declarers=frozenset(entry for entry, _ in entries)))
        among = [one.id for one, _ in self._evenings if filters.admits(one)]
        first = {code for one in meanings for code, fit in one.contracts.items() if fit == PHRASE}
        return self._index.find(wanted, among, first, limit)

    def _dressed(self, deals: Sequence[IndexedDeal]) -> list[Hit]:
        """Join names and days to deals: they are kept in the club file alone."""
        evenings = {one.id: one for one, _ in self._evenings}
        owners = persons_of(self._file, {deal.declarer for deal in deals})
        return [self._hit(deal, evenings[deal.tournament], owners.get(deal.declarer)) for deal in deals]

    def _hit(self, deal: IndexedDeal, evening: Summary, person: int | None) -> Hit:
        label = CONTRACTS.get(deal.contract) or RESULTS.get(deal.result)
        called = self._catalog.text(label) if label else deal.contract.rpartition("/")[2]
        return Hit(
            "deal",
            called if person is None else f"{called} · {self._names[person]}",
            evening.id,
            deal.round,
            deal.number,
            deal.deal,
            evening.date,
            person,
            deal.contract,
            deal.result,
            None if deal.move is None else amount(deal.move),
        )


def _words(text: str) -> list[str]:
    """Take a text apart; a day becomes one word, whatever way it is written."""
    days = [_iso(*found) for found in _DAY.findall(text)]
    return [*WORD.findall(folded(_DAY.sub(" ", text))), *days]


def _iso(year: str, month: str, day: str, other_day: str, other_month: str, other_year: str) -> str:
    return f"{int(year or other_year):04d}-{int(month or other_month):02d}-{int(day or other_day):02d}"


def _fits_day(day: date, word: str) -> int:
    return WHOLE if word in (day.isoformat(), str(day.year)) else 0


def _deals_of(snapshot: Snapshot, ledger: Ledger) -> list[IndexedDeal]:
    return [deal for result in ledger.results for deal in _deals(snapshot, result)]


def _deals(snapshot: Snapshot, result: TableResult) -> list[IndexedDeal]:
    """Give the deals of a table as the index keeps them; without a settlement (rules unknown) their contracts alone."""
    settled = result.settlement.deals if result.settlement is not None else ()
    found = []
    for number, deal in enumerate(counted(result.table), start=1):
        outcome = settled[number - 1] if settled else None
        is_declared = deal.kind == "played" and deal.declarer is not None
        found.append(
            IndexedDeal(
                snapshot.id,
                result.round_number,
                result.table.number,
                number,
                f"{snapshot.variant}/{deal.contract}" if deal.kind == "played" and deal.contract else "",
                outcome.result if outcome else "",
                result.table.seats[deal.declarer - 1] if is_declared and deal.declarer else 0,
                kept(outcome.moves[deal.declarer - 1]) if is_declared and deal.declarer and outcome else None,
            )
        )
    return found
