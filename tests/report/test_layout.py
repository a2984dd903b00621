"""Every document in its states: no word wider than its place, none beyond the page, none over another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from typing import Any

import msgspec
import pytest

from tappscore.i18n import ENGLISH, Catalog, Text
from tappscore.i18n.qt_catalog import load
from tappscore.report import fonts
from tappscore.report.certificates import TEMPLATES
from tappscore.report.documents import DOCUMENTS, document_of, reason
from tappscore.report.frame import SAMPLE, Flow
from tappscore.report.job import Club, Job, Order
from tappscore.report.listing import Column, Listing
from tappscore.report.page import Page, Word
from tappscore.rules.registry import ALL
from tappscore.rules.ruleset import RuleSet, resolve
from tappscore.tournament.ledger import fold
from tappscore.tournament.snapshot import Release, Snapshot

KEYS = [document.key for document in DOCUMENTS]
NOW = datetime.fromisoformat("2026-11-28T21:13")


@pytest.fixture(scope="session")
def german() -> Catalog:
    return load("de")


def job_for(snapshot: Snapshot, catalog: Catalog = ENGLISH, **wishes: Any) -> Job:
    return replace(Job(snapshot=snapshot, ledger=fold(snapshot), catalog=catalog, printed_at=NOW), **wishes)


def faults(pages: list[Page]) -> Iterator[str]:
    for number, page in enumerate(pages, start=1):
        words = page.words
        for word in words:
            wide = fonts.width(word.text, word.font, word.size)
            if wide > word.limit + 0.1:
                yield f"page {number}: “{word.text}” is {wide:.1f} wide, its place {word.limit:.1f}"
            left, top, right, bottom = area(word)
            if left < -0.1 or top < -0.1 or right > page.width + 0.1 or bottom > page.height + 0.1:
                yield f"page {number}: “{word.text}” leaves the page"
            if word.size < 4.5:
                yield f"page {number}: “{word.text}” is set in {word.size} points"
            if not fonts.covers(word.text, word.font):
                yield f"page {number}: “{word.text}” has signs that {word.font} lacks"
        yield from (f"page {number}: “{one.text}” lies on “{other.text}”" for one, other in overlaps(words))


def area(word: Word) -> tuple[float, float, float, float]:
    wide = fonts.width(word.text, word.font, word.size)
    if word.turn == 180:
        return word.x - wide, word.y - 0.1 * word.size, word.x, word.y + 0.7 * word.size
    return word.x, word.y - 0.7 * word.size, word.x + wide, word.y + 0.1 * word.size


def overlaps(words: list[Word]) -> Iterator[tuple[Word, Word]]:
    placed = sorted(((area(word), word) for word in words), key=lambda item: item[0][1])
    for index, (one, word) in enumerate(placed):
        for other, neighbour in placed[index + 1 :]:
            if other[1] >= one[3]:
                break
            if one[0] < other[2] - 0.2 and other[0] < one[2] - 0.2 and one[3] - other[1] > 0.3:
                yield word, neighbour


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("paper", ["A4", "A5"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_is_clipped_or_overlaid(
    key: str, paper: str, language: str, make_evening: Callable[..., Snapshot], german: Catalog
) -> None:
    snapshot = make_evening(26, 4, variant="dapp", seats=4, deals=16)
    catalog = german if language == "de" else ENGLISH
    assert list(faults(document_of(key).lay(job_for(snapshot, catalog, paper=paper)))) == []


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    ("people", "rounds", "options"),
    [
        (1, 0, {}),
        (13, 3, {"house": {"pot": True}, "sample": True}),
        (21, 6, {"seats": 4, "deals": 20}),
        (10, 2, {"seats": 5}),
    ],
)
def test_no_word_is_clipped_at_other_sizes(
    key: str, people: int, rounds: int, options: dict[str, object], make_evening: Callable[..., Snapshot]
) -> None:
    snapshot = make_evening(people, rounds, **options)
    if reason(key, snapshot) is None:
        assert list(faults(document_of(key).lay(job_for(snapshot)))) == []


@pytest.mark.parametrize("key", ["standings", "seating-by-table", "seating-by-name", "score-sheets", "seating-plan"])
@pytest.mark.parametrize("landscape", [False, True])
def test_no_word_is_clipped_in_a_full_hall(key: str, landscape: bool, make_evening: Callable[..., Snapshot]) -> None:
    snapshot = make_evening(150, 6)
    assert list(faults(document_of(key).lay(job_for(snapshot, landscape=landscape)))) == []


@pytest.mark.parametrize("template", [template.key for template in TEMPLATES])
@pytest.mark.parametrize("paper", ["A4", "A5"])
def test_certificates_hold_the_longest_name_and_text(
    template: str, paper: str, make_evening: Callable[..., Snapshot]
) -> None:
    snapshot = make_evening(12, 3)
    text = "{name} hat beim {tournament} am {date} unter {people} Spielern den {place} Platz belegt. " * 3
    for entry in snapshot.entries[:10]:
        job = job_for(snapshot, template=template, text=text, entry_id=entry.id, paper=paper)
        assert list(faults(document_of("certificates").lay(job))) == []


def test_club_name_beside_a_long_title_leaves_room(make_evening: Callable[..., Snapshot]) -> None:
    snapshot = make_evening(12, 3)
    club = Club("Tarock- und Dappfreunde Igelsberg-Oberes Murgtal e. V.")
    for key in ("announcer", "standings"):
        assert list(faults(document_of(key).lay(job_for(snapshot, club=club)))) == []


def test_heads_of_a_list_are_broken_rather_than_set_smaller(german: Catalog) -> None:
    flow = Flow(Order(catalog=german, printed_at=NOW), "X")
    columns = tuple(Column(label, "right") for label in ("Punkte", "gewonnen %", "im Schnitt", "unter den ersten drei"))
    Listing((Column("Name", share=1), *columns), (("Änne Weiß", "1", "2", "3", "4"),), head_size=8.5).set(flow)
    heads = [word for word in flow.finish()[0].words if word.text in ("Punkte", "gewonnen", "%", "Schnitt", "drei")]
    assert [word.text for word in heads] == ["Punkte", "gewonnen", "%", "Schnitt", "drei"]
    assert {word.size for word in heads} == {8.5}


@pytest.mark.parametrize("people", [1, 9, 13])
def test_one_long_club_sets_no_short_roster_in_small_print(people: int, make_evening: Callable[..., Snapshot]) -> None:
    job = job_for(make_evening(people, 0))
    towns = [word for page in document_of("roster").lay(job) for word in page.words if word.text == "Freudenstadt"]
    assert towns
    assert min(word.size for word in towns) >= 10


@pytest.mark.parametrize("landscape", [False, True])
def test_long_club_name_stands_legibly_above_the_table_of_a_score_sheet(
    landscape: bool, make_evening: Callable[..., Snapshot]
) -> None:
    club = Club("Tarock- und Dappfreunde Igelsberg-Oberes Murgtal e. V.")
    pages = document_of("score-sheets").lay(job_for(make_evening(12, 3), club=club, landscape=landscape))
    assert list(faults(pages)) == []
    heads = [word for word in pages[0].words if "Murgtal" in word.text or "Gasthaus Hirsch" in word.text]
    assert heads
    assert min(word.size for word in heads) >= 6


def test_released_list_with_protest_deadline_fits(make_evening: Callable[..., Snapshot]) -> None:
    snapshot = make_evening(12, 3)
    release = Release(id=1, after_round=3, state="corrected", at="2026-11-28T22:40", protest_until="2026-11-28T23:10")
    released = msgspec.structs.replace(snapshot, releases=(release,))
    pages = document_of("standings").lay(job_for(released, paper="A5"))
    assert list(faults(pages)) == []


def test_sample_evening_is_marked_on_every_page(make_evening: Callable[..., Snapshot]) -> None:
    snapshot = make_evening(13, 3, sample=True)
    for document in DOCUMENTS:
        for page in document.lay(job_for(snapshot)):
            assert any(word.text == SAMPLE.source for word in page.under), document.key


def test_labels_of_documents_are_marked_and_keys_differ() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert all(isinstance(document.label, Text) and document.label.context == "report" for document in DOCUMENTS)


def playing(snapshot: Snapshot, rules: RuleSet) -> Snapshot:
    """Let an empty evening play other rules; a house tariff needs a game of the club's own."""
    own = {"key": "spiel", "letter": "g", "label": "Großes Spiel", "value": 2, "per_point": True, "total": 120}
    house = {"contracts": [{**own, "target": 61, "half": "lost"}], "active": 3} if rules.key == "house" else {}
    options = resolve(rules, house)
    return msgspec.structs.replace(snapshot, variant=rules.key, revision=rules.revision, house=options)


@pytest.mark.parametrize("rules", ALL, ids=lambda rules: f"{rules.key}-{rules.revision}")
@pytest.mark.parametrize("key", ["rules-card", "blank-sheets"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_variant_has_its_card_and_sheet(
    rules: RuleSet, key: str, language: str, make_evening: Callable[..., Snapshot], german: Catalog
) -> None:
    snapshot = playing(make_evening(0, 0), rules)
    catalog = german if language == "de" else ENGLISH
    for seats in rules.allowed_seats[:3]:
        pages = document_of(key).lay(job_for(snapshot, catalog, seats=seats, blanks=2))
        assert list(faults(pages)) == []
        words = " ".join(word.text for page in pages for word in page.words)
        for contract in job_for(snapshot).rules(seats).contracts:
            assert catalog.text(contract.label).split()[0] in words.replace("\u00a0", " ")
