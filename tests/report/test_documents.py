from __future__ import annotations

import io
import re
import unicodedata
from collections.abc import Callable
from datetime import datetime
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from PIL import Image
from pypdf import PageObject

from tappscore.i18n import ENGLISH, Catalog, formats
from tappscore.i18n.qt_catalog import load
from tappscore.problems import RefusedError
from tappscore.report import fonts
from tappscore.report.documents import DOCUMENTS, document_of, file_name, reason, render, render_job
from tappscore.report.job import Club, Job
from tappscore.report.press import newspaper_text
from tappscore.report.standings import as_decimal, decimals, home
from tappscore.rules.deal import Amount
from tappscore.tournament.ledger import fold
from tappscore.tournament.sheet_code import sheet_code
from tappscore.tournament.snapshot import Adjustment, Release, Snapshot
from tappscore.tournament.standings import rank

NOW = datetime.fromisoformat("2026-11-28T21:13")
Read = Callable[[bytes], SimpleNamespace]
Make = Callable[..., Snapshot]


def printed(key: str, snapshot: Snapshot, catalog: Catalog = ENGLISH, **wishes: Any) -> bytes:
    return render(key, snapshot, fold(snapshot), catalog, printed_at=NOW, **wishes)


def plain(text: str) -> str:
    """A PDF's text without the breaks of wrapped names."""
    return re.sub(r"\s+", " ", text.replace("-\n", "-").replace("\u00a0", " "))


def shown(value: Amount | None) -> str:
    return "–" if value is None else formats.number(value, "en")


def test_printed_standings_say_what_the_standings_say(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(48, 4)
    standing = rank(snapshot, fold(snapshot))
    text = plain(read(printed("standings", snapshot)).text)
    for place in standing.places:
        row = [formats.ordinal(place.place or 0, "en"), str(place.entry.number), composed(place.entry.person.name)]
        row += [home(place), *(shown(points) for points in place.rounds), shown(place.points)]
        if len(place.entry.person.name) < 24 and len(home(place)) < 24 and not place.entry.guest:
            assert " ".join(part for part in row if part) in text


def test_standings_name_rule_state_and_protest_deadline(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 3)
    working = plain(read(printed("standings", snapshot)).text)
    assert "Ranked by 1. Points, 2. Deals won, 3. Best round." in working
    assert "Working list, not released" in working
    release = Release(id=1, after_round=3, state="final", at="2026-11-28T22:40", protest_until="2026-11-28T23:10")
    released = plain(read(printed("standings", msgspec.structs.replace(snapshot, releases=(release,)))).text)
    assert "Final, posted 28 November 2026, 22:40 · protests until 28 November 2026, 23:10" in released
    assert "Final standings" in released


def test_standings_after_an_earlier_round_show_only_its_rounds(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 3)
    text = plain(read(printed("standings", snapshot, round_no=2)).text)
    assert "Standings after round 2" in text
    assert "R 2" in text
    assert "R 3" not in text


def test_deciding_criterion_has_its_column_only_where_it_decided(make_evening: Make, read: Read) -> None:
    for seed in range(8):
        snapshot = make_evening(12, 1, variant="dapp", deals=3, seed=seed)
        standing = rank(snapshot, fold(snapshot))
        decided = {place.decided_by.key for place in standing.places if place.decided_by}
        tied = any(place.tied for place in standing.places)
        text = plain(read(printed("standings", snapshot)).text)
        assert ("Deals won" in text) == bool(decided or tied)
        assert ("Underlined" in text) == bool(decided)


def test_points_that_belong_to_no_round_have_a_column(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 3)
    fined = Adjustment(id=1, entry=snapshot.entries[3].id, round=None, points=-5, reason="late")
    text = plain(read(printed("standings", msgspec.structs.replace(snapshot, adjustments=(fined,)))).text)
    assert "Other" in text
    assert "−5" in text
    assert "Other" not in plain(read(printed("standings", snapshot)).text)


@pytest.mark.parametrize("key", [document.key for document in DOCUMENTS])
def test_same_order_gives_same_bytes_with_embedded_fonts(key: str, make_evening: Make, read: Read) -> None:
    snapshot = make_evening(13, 3)
    data = printed(key, snapshot)
    assert data == printed(key, make_evening(13, 3))
    for page in read(data).reader.pages[:3]:
        for font in page["/Resources"]["/Font"].values():
            descriptor = font.get_object().get("/FontDescriptor")
            # reportlab names Helvetica in every file and sets nothing in it.
            assert descriptor is None or "/FontFile2" in descriptor.get_object()
        assert "Helvetica" not in used_fonts(page)


def used_fonts(page: PageObject) -> set[str]:
    used: set[str] = set()

    def note(text: str, user: object, line: object, font: dict[str, str] | None, size: float) -> None:
        if text.strip() and font is not None:
            used.add(font["/BaseFont"])

    page.extract_text(visitor_text=note)
    return used


def test_time_of_printing_is_what_was_asked_for(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 3)
    text = plain(read(printed("standings", snapshot)).text)
    assert "Printed 28 November 2026, 21:13" in text


def test_pages_are_numbered_and_heads_repeated(make_evening: Make, read: Read) -> None:
    pages = read(printed("standings", make_evening(150, 6))).pages
    assert len(pages) > 2
    for number, page in enumerate(pages, start=1):
        assert f"Page {number} of {len(pages)}" in plain(page)
        assert "Name" in page
        assert "Points" in page
    assert "Standings after round 6" in plain(pages[1])


def test_last_page_never_holds_a_single_row(make_evening: Make) -> None:
    for people in range(72, 86):
        snapshot = make_evening(people, 1)
        job = Job(snapshot=snapshot, ledger=fold(snapshot), catalog=ENGLISH, printed_at=NOW)
        last = document_of("standings").lay(job)[-1]
        rows = sum(bool(re.fullmatch(r"\d+(st|nd|rd|th)", word.text)) for word in last.words)
        assert rows >= 3, people


def test_sheets_come_in_cutting_order(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(54, 2)
    pages = read(printed("score-sheets", snapshot, round_no=2)).pages
    assert len(pages) == 9
    order = [[int(number) for number in re.findall(r"Table (\d+)", page)] for page in pages]
    assert [left for left, _ in order] + [right for _, right in order] == list(range(1, 19))


def test_sheet_shows_names_dealers_letters_code_and_last_line(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 3)
    table = snapshot.rounds[1].tables[0]
    pages = read(printed("score-sheets", snapshot, round_no=2, paper="A5")).pages
    text = plain(pages[0])
    for entry_id in table.seats:
        entry = snapshot.entry(entry_id)
        assert f"{composed(entry.person.spoken)} ({entry.number})" in text
    assert sheet_code(snapshot.uuid, 2, 1) in text
    assert "f Frage · s Solo" in text
    assert "Control line" in text
    assert "adds up to 0" in text
    assert "Scribe" in text
    assert "e.g. 1 3 f 74" in text


def composed(name: str) -> str:
    return unicodedata.normalize("NFC", name)


def test_sheet_is_as_long_as_the_round_says(make_evening: Make, read: Read) -> None:
    for deals in (9, 12, 16, 18, 20, 36):
        pages = read(printed("score-sheets", make_evening(3, 1, deals=deals), paper="A5")).pages
        rows = [int(line) for page in pages for line in re.findall(r"^(\d+)$", page, re.MULTILINE)]
        assert set(range(1, deals + 1)) <= set(rows)
        assert deals + 1 not in rows
        assert len(pages) == -(-deals // 18)


def test_code_is_the_same_before_and_after_the_draw(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 3)
    before = read(printed("blank-sheets", msgspec.structs.replace(snapshot, rounds=()), round_no=2, blanks=4)).text
    after = read(printed("score-sheets", snapshot, round_no=2)).text
    assert set(re.findall(r"\bZ[A-Z2-9]{5}\b", before)) == set(re.findall(r"\bZ[A-Z2-9]{5}\b", after))


def test_blank_sheets_without_a_round_carry_no_code(make_evening: Make, read: Read) -> None:
    result = read(printed("blank-sheets", make_evening(0, 0), blanks=3))
    assert len(result.pages) == 2
    assert not re.findall(r"\bZ[A-Z2-9]{5}\b", result.text)


def test_pot_column_stands_on_the_sheet_where_there_is_a_pot(make_evening: Make, read: Read) -> None:
    with_pot = plain(read(printed("score-sheets", make_evening(12, 1, house={"pot": True}))).text)
    assert "adds up to 0 with the pot" in with_pot
    assert "Pot" not in plain(read(printed("score-sheets", make_evening(12, 1))).text)


def test_everybody_is_found_in_the_list_by_name(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(48, 2)
    text = read(printed("seating-by-name", snapshot, round_no=1)).text
    lines = text.splitlines()
    for table in snapshot.rounds[0].tables:
        for seat, entry_id in enumerate(table.seats, start=1):
            person = snapshot.entry(entry_id).person
            if len(person.name) < 25 and person.first != "Hans":
                at = lines.index(composed(person.name))
                assert lines[at + 1 : at + 3] == [str(table.number), str(seat)]


def test_namesakes_are_told_apart(make_evening: Make, read: Read) -> None:
    text = read(printed("seating-by-name", make_evening(12, 1))).text
    assert "Müller Hans (Loßburg)" in text
    assert "Müller Hans (Baiersbronn)" in text


def test_namesakes_have_their_town_in_standings_without_a_column_for_it(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(9, 1)
    text = plain(read(printed("standings", snapshot)).text)
    assert "SV Igelsberg" not in text
    assert "Müller Hans (Loßburg)" in text
    assert "Müller Hans (Baiersbronn)" in text
    wide = plain(read(printed("standings", make_evening(60, 1))).text)
    assert "SV Igelsberg" in wide
    assert "(Loßburg)" not in wide


def test_name_typed_in_parts_is_printed_joined(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 1)
    assert snapshot.entries[8].person.first == "Jo\u0308rg"
    assert "Jörg" in read(printed("seating-by-name", snapshot)).text


def test_record_of_a_person_adds_up_to_the_ledger(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(13, 3, house={"pot": True})
    ledger = fold(snapshot)
    for entry in snapshot.entries[:4]:
        text = plain(read(printed("person-record", snapshot, entry_id=entry.id)).text)
        for sitting in ledger.rows[entry.id].sittings:
            at = f"Round {sitting.result.round_number}, table {sitting.result.table.number}, seat {sitting.seat}"
            assert f"{at} {shown(sitting.points)}" in text
        assert shown(ledger.rows[entry.id].total) in text


def test_record_explains_every_deal(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 1)
    ledger = fold(snapshot)
    entry = snapshot.entries[0]
    text = plain(read(printed("person-record", snapshot, entry_id=entry.id)).text)
    settlement = ledger.rows[entry.id].sittings[0].result.settlement
    assert settlement is not None
    for settled in settlement.deals:
        for line in settled.lines:
            assert ENGLISH.message(line.message) in text


def test_announcer_reads_from_last_to_first(make_evening: Make, read: Read) -> None:
    text = read(printed("announcer", make_evening(20, 2))).text
    places = [int(found) for found in re.findall(r"^(\d+)(?:st|nd|rd|th)$", text, re.MULTILINE)]
    assert places == sorted(places, reverse=True)
    assert places[-1] == 1


def test_a_rules_card_is_set_closer_where_that_brings_it_onto_one_page(make_evening: Make, read: Read) -> None:
    name = "Tarock- und Dappfreunde Igelsberg-Oberes Murgtal e. V."  # its head takes a line more
    snapshot = make_evening(0, 0, variant="dapp", seats=4)
    card = printed("rules-card", snapshot, load("de"), club=Club(name=name, accent="#1d6b3c"))
    assert len(read(card).pages) == 1


def test_rules_card_gives_letters_values_marks_and_worked_examples(make_evening: Make, read: Read) -> None:
    text = plain(read(printed("rules-card", make_evening(0, 0, variant="dapp", house={"tariff": {"solo": 6}}))).text)
    assert "f Frage 61 card points, with the Tapp picked up 5 house value" in text
    assert "s Solo 61 card points 6 set by the club" in text
    assert "Frage 74: made, 5 from each" in text


def test_a_rules_card_says_how_each_size_of_table_plays(make_evening: Make, read: Read) -> None:
    # Thirteen people: three tables of three and one of four, where the dealer rests.
    both = "3 at the table, all play · 4 at the table, 3 play"
    mixed = make_evening(13, 1, variant="wuerttemberg")
    assert sorted({len(table.seats) for table in mixed.rounds[0].tables}) == [3, 4]
    assert both in plain(read(printed("rules-card", mixed)).text)
    assert both not in plain(read(printed("rules-card", mixed, seats=3)).text)
    even = plain(read(printed("rules-card", make_evening(12, 1, variant="wuerttemberg"))).text)
    assert "3 at the table, all play · 120 card points in all" in even
    assert "3 play" not in even


def test_flat_values_of_a_rules_card_stand_right_below_each_other(make_evening: Make) -> None:
    snapshot = make_evening(0, 0, variant="dapp", seats=4)
    job = Job(snapshot=snapshot, ledger=fold(snapshot), catalog=ENGLISH, printed_at=NOW)
    page = document_of("rules-card").lay(job)[0]
    head, end = (next(word.y for word in page.words if word.text == text) for text in ("Value", "House rules"))
    values = [word for word in page.words if head < word.y < end and word.text in ("5", "10", "15", "30", "60")]
    assert {word.text for word in values} == {"5", "10", "15", "30", "60"}
    ends = [word.x + fonts.width(word.text, word.font, word.size) for word in values]
    assert max(ends) - min(ends) < 0.01


def test_certificate_takes_the_clubs_own_text_and_leaves_other_braces(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(12, 3)
    first = rank(snapshot, fold(snapshot)).places[0]
    text = "{name} war Beste mit {points} Punkten. {unbekannt}"
    result = read(printed("certificates", snapshot, entry_id=first.entry.id, text=text))
    assert f"mit {shown(first.points)} Punkten. {{unbekannt}}" in plain(result.text)
    assert len(result.pages) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_certificate_keeps_a_number_with_its_word(language: str, make_evening: Make) -> None:
    snapshot = make_evening(13, 3)
    catalog = ENGLISH if language == "en" else load("de")
    job = Job(snapshot=snapshot, ledger=fold(snapshot), catalog=catalog, printed_at=NOW)
    first = job.standing.places[0]
    page = document_of("certificates").lay(job)[0]
    words = " ".join(word.text for word in page.words)
    for value in (formats.ordinal(1, language), "13", job.number(first.points)):
        assert re.search(rf"(took|den|among|unter|with|mit) {value}\N{{NO-BREAK SPACE}}\w", words)


def test_newspaper_leaves_out_who_does_not_want_to_appear(make_evening: Make) -> None:
    snapshot = make_evening(12, 3)
    standing = rank(snapshot, fold(snapshot))
    shy = standing.places[1].entry
    entries = tuple(
        msgspec.structs.replace(entry, person=msgspec.structs.replace(entry.person, public=False))
        if entry.id == shy.id
        else entry
        for entry in snapshot.entries
    )
    hidden = msgspec.structs.replace(snapshot, entries=entries)

    def text(facts: Snapshot) -> str:
        return newspaper_text(Job(snapshot=facts, ledger=fold(facts), catalog=ENGLISH, printed_at=NOW))

    assert shy.person.spoken in text(snapshot)
    assert shy.person.spoken not in text(hidden)
    assert "\n3rd " in text(hidden)
    assert "\n2nd " not in text(hidden)


def test_round_pack_holds_seating_sheets_and_the_standings_before(make_evening: Make, read: Read) -> None:
    text = plain(read(printed("round-pack", make_evening(12, 3, played=2), round_no=3)).text)
    for part in ("Round 3: tables", "Round 3: who sits where", "Scribe", "Standings after round 2"):
        assert part in text


def test_emergency_pack_says_what_lies_in_it(make_evening: Make, read: Read) -> None:
    cover, *others = read(printed("emergency-pack", make_evening(60, 2), load("de"))).pages
    counts = [int(found) for found in re.findall(r"– (\d+) Seiten?", cover)]
    assert len(counts) == 6
    assert sum(counts) == len(others)
    assert "Sitzplan und bisheriger Stand" in cover
    empty = read(printed("emergency-pack", make_evening(0, 0), load("de"))).pages[0]
    assert "Sitzplan und bisheriger Stand" not in empty
    assert len(re.findall(r"– \d+ Seiten?", empty)) == 2


@pytest.mark.parametrize("rounds", [0, 1])
def test_an_emergency_pack_before_the_first_result_lists_the_people_and_no_dashes(
    make_evening: Make, read: Read, rounds: int
) -> None:
    text = plain(read(printed("emergency-pack", make_evening(30, rounds, played=0))).text)
    assert "Who is registered" in text
    assert "Standings before the first round" not in text
    assert "standings so far" not in text
    assert ("2. The current seating is on the next pages." in text) == (rounds == 1)


def test_print_kit_needs_no_entry(make_evening: Make, read: Read) -> None:
    result = read(printed("print-kit", make_evening(0, 0), blanks=5))
    text = plain(result.text)
    assert "How we play" in text
    codes = set(re.findall(r"\bZ[A-Z2-9]{5}\b", text))
    assert codes == {sheet_code(make_evening(0, 0).uuid, r, t) for r in (1, 2, 3) for t in range(1, 6)}


def test_german_document_is_german_whatever_the_program_speaks(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(13, 3)
    german = load("de")
    text = plain(read(printed("standings", snapshot, german)).text)
    assert "Stand nach Runde 3" in text
    assert "28.11.2026" in text
    assert "Seite 1 von 1" in text
    sheet = plain(read(printed("score-sheets", snapshot, german)).text)
    assert "Schreiber" in sheet
    assert "Tisch 1" in sheet


@pytest.mark.parametrize(
    ("key", "wishes", "code"),
    [
        ("nonsense", {}, "document-unknown"),
        ("standings", {"paper": "Letter"}, "paper-unknown"),
        ("score-sheets", {"round_no": 9}, "document-needs-round"),
        ("certificates", {"template": "gold"}, "template-unknown"),
    ],
)
def test_what_can_not_be_made_is_refused(key: str, wishes: dict[str, object], code: str, make_evening: Make) -> None:
    with pytest.raises(RefusedError) as refusal:
        printed(key, make_evening(12, 3), **wishes)
    assert [problem.code for problem in refusal.value.problems] == [code]


def test_what_is_missing_is_said_before_it_is_printed(make_evening: Make) -> None:
    empty = make_evening(0, 0)
    for document in DOCUMENTS:
        if reason(document.key, empty) is None:
            assert printed(document.key, empty).startswith(b"%PDF")
        else:
            with pytest.raises(RefusedError, match="document-not-yet"):
                printed(document.key, empty)


def test_saved_files_have_speaking_names(make_evening: Make) -> None:
    snapshot = make_evening(12, 3)
    job = Job(snapshot=snapshot, ledger=fold(snapshot), catalog=load("de"), printed_at=NOW, round_no=2, entry_id=103)
    assert file_name("score-sheets", job) == "Spielzettel, Runde 2.pdf"
    assert file_name("person-record", job) == "Der Abend eines Spielers, O'Neil Pat.pdf"


def test_stopped_document_gives_nothing_and_stops_soon(make_evening: Make) -> None:
    snapshot = make_evening(30, 2)
    heard = []

    def progress(done: int, budget: int) -> bool:
        heard.append((done, budget))
        return done < 2

    job = Job(snapshot=snapshot, ledger=fold(snapshot), catalog=ENGLISH, printed_at=NOW, progress=progress)
    assert render_job("score-sheets", job) == b""
    assert heard == [(0, 5), (1, 5), (2, 5)]


def test_records_of_everybody_can_be_stopped_while_they_are_laid_out(make_evening: Make) -> None:
    snapshot = make_evening(12, 2)
    heard = []

    def progress(done: int, budget: int) -> bool:
        heard.append(done)
        return False

    job = Job(snapshot=snapshot, ledger=fold(snapshot), catalog=ENGLISH, printed_at=NOW, progress=progress)
    assert render_job("person-record", job) == b""
    assert len(heard) <= 2


def test_round_that_is_only_drawn_does_not_move_the_standings(make_evening: Make, read: Read) -> None:
    text = plain(read(printed("standings", make_evening(12, 3, played=2))).text)
    assert "Standings after round 2" in text
    assert "R 3" not in text


def test_evening_ended_early_ranks_after_its_last_round(make_evening: Make, read: Read) -> None:
    ended = msgspec.structs.replace(make_evening(12, 3), ended_after=2, state="final")
    text = plain(read(printed("standings", ended)).text)
    assert "Final standings" in text
    assert "R 3" not in text


def test_points_per_deal_are_decimals_that_never_look_equal() -> None:
    values = [Fraction(1, 3), Fraction(333, 1000), Fraction(-22, 3), None]
    digits = decimals(values)
    assert digits == 4
    assert [as_decimal(value, digits, "de") for value in values if value is not None] == ["0,3333", "0,3330", "−7,3333"]
    assert decimals([Fraction(1, 3), Fraction(10**9 + 1, 3 * 10**9)]) is None


def test_decimals_of_a_column_stand_under_each_other(make_evening: Make) -> None:
    snapshot = make_evening(24, 10, ranking=("table_points", "points"))
    job = Job(snapshot=snapshot, ledger=fold(snapshot), catalog=ENGLISH, printed_at=NOW)
    (page,) = document_of("standings").lay(job)
    column = [word for word in page.words if word.x > page.width - 70]
    numbers = [word for word in column if re.fullmatch(r"\d+(\.5)?", word.text)]
    assert any(word.text.endswith(".5") for word in numbers)
    ends = {round(word.x + fonts.width(word.text.split(".")[0], word.font, word.size), 1) for word in numbers}
    assert len(ends) == 1


@pytest.mark.parametrize("logo", [b"", b"no picture", b"\x89PNG\r\n\x1a\nbroken"])
def test_logo_that_is_no_picture_is_refused(logo: bytes, make_evening: Make) -> None:
    with pytest.raises(RefusedError, match="logo-unreadable"):
        printed("standings", make_evening(12, 1), club=Club("SV Igelsberg", logo))


def test_logo_and_club_stand_on_the_list(make_evening: Make, read: Read) -> None:
    picture = io.BytesIO()
    Image.new("RGB", (30, 20), "navy").save(picture, "PNG")
    result = read(printed("standings", make_evening(12, 1), club=Club("SV Igelsberg 1921", picture.getvalue())))
    assert "SV Igelsberg 1921" in result.text
    assert len(result.reader.pages[0].images) == 1


def test_nobody_gets_a_certificate_without_a_place(make_evening: Make) -> None:
    snapshot = make_evening(12, 1)
    gone = msgspec.structs.replace(snapshot.entries[0], state="disqualified", withdrawn_from=2)
    facts = msgspec.structs.replace(snapshot, entries=(gone, *snapshot.entries[1:]))
    with pytest.raises(RefusedError, match="entry-without-place"):
        printed("certificates", facts, entry_id=gone.id)


def test_lots_before_the_draw_are_as_many_as_people_are_here(make_evening: Make, read: Read) -> None:
    snapshot = make_evening(13, 0, seats=4, variant="dapp")
    text = plain(read(printed("lots", snapshot)).text)
    assert len(re.findall(r"Seat \d", text)) == 13
    assert len(re.findall(r"Table \d", text)) == 13
    signs = read(printed("table-signs", snapshot)).pages
    assert len(signs) == len(set(re.findall(r"Table (\d+)", text)))


def test_lots_for_a_number_of_tables_that_was_typed(make_evening: Make, read: Read) -> None:
    text = plain(read(printed("lots", make_evening(13, 0), blanks=5)).text)
    assert len(re.findall(r"Seat \d", text)) == 15
