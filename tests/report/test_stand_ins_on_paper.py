"""Who plays for somebody: named on every list, without making a list smaller or a posted list look changed."""

from __future__ import annotations

import re
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tappscore.i18n import ENGLISH
from tappscore.report.documents import DOCUMENTS, document_of, reason, render
from tappscore.report.frame import Flow
from tappscore.report.job import Job, Order
from tappscore.report.listing import LIST, Cell, Column, Listing
from tappscore.report.page import Page
from tappscore.tournament.ledger import fold
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.stand_ins import stand_in_words
from tests.report import gallery_club
from tests.report.conftest import evening
from tests.report.test_layout import faults

NOW = datetime.fromisoformat("2026-11-28T23:00")


@pytest.fixture(scope="module")
def posted() -> Snapshot:
    """Round 3 and 4: Bernd Gaiser for the Freifrau, with her points; Cläre Gaiser for the Kapitän."""
    return gallery_club.stood_in()


def laid(key: str, snapshot: Snapshot, **wishes: Any) -> list[Page]:
    return document_of(key).lay(
        Job(snapshot=snapshot, ledger=fold(snapshot), catalog=ENGLISH, printed_at=NOW, **wishes)
    )


def told(key: str, snapshot: Snapshot, read: Any, **wishes: Any) -> str:
    made: SimpleNamespace = read(render(key, snapshot, fold(snapshot), ENGLISH, printed_at=NOW, **wishes))
    return re.sub(r"\s+", " ", made.text.replace("-\n", "-").replace("\u00a0", " "))


def test_no_document_is_spoilt_by_the_longest_names_standing_in_for_each_other(posted: Snapshot) -> None:
    for document in DOCUMENTS:
        for paper in ("A4", "A5"):
            if reason(document.key, posted) is None:
                club = gallery_club.face()
                assert list(faults(laid(document.key, posted, paper=paper, club=club))) == [], document.key


def test_the_list_by_name_says_for_whom_where_it_can_be_read(posted: Snapshot) -> None:
    (page,) = laid("seating-by-name", posted)
    words = [word.text for word in page.words]
    assert "Gaiser Bernd (for Freifrau von" in words
    # With this name beside it her own would be set in print for ants.
    assert "Gaiser Cläre" in words
    assert min(word.size for word in page.words if "Gaiser" in word.text) > 8


def test_a_remark_does_not_make_the_whole_list_smaller(posted: Snapshot) -> None:
    (one,) = laid("standings", msgspec.structs.replace(posted, substitutes=()))
    pages = laid("standings", posted)
    plain = next(word.size for word in one.words if word.text == "Weiß Änne")
    assert next(word.size for page in pages for word in page.words if word.text == "Weiß Änne") >= plain - 1
    assert any("SV Igelsberg" in word.text for word in pages[0].words)


def test_a_persons_evening_says_who_went_on_for_them(posted: Snapshot, read: Any) -> None:
    freifrau, came = posted.entries[0], posted.entries[24]
    went_on = stand_in_words(posted, freifrau.id)
    assert went_on is not None
    assert ENGLISH.message(went_on) in told("person-record", posted, read, entry_id=freifrau.id)
    assert "for Dr. Maximiliane" in told("person-record", posted, read, entry_id=came.id)


def test_a_category_of_the_posted_list_is_not_called_changed(posted: Snapshot, read: Any) -> None:
    said = told("category-standings", posted, read)
    assert "Final, posted 28 November 2026, 22:40 · protests until 28 November 2026, 23:10" in said
    assert "changed since" not in said


def test_two_of_one_name_and_one_town_have_their_numbers_on_every_list(read: Any) -> None:
    snapshot = evening(150, 1)
    twins = [entry for entry in snapshot.entries if entry.person.name == "Gaiser Fritz"]
    assert len(twins) == 2
    assert len({entry.person.town for entry in twins}) == 1
    for key in ("seating-by-table", "seating-by-name", "seating-plan"):
        said = told(key, snapshot, read)
        for entry in twins:
            assert f"Gaiser Fritz (No. {entry.number})" in said, key


@pytest.mark.parametrize(("people", "pages"), [(33, 1), (36, 1), (60, 2)])
def test_a_last_page_of_a_handful_is_saved_by_one_step_of_type(people: int, pages: int) -> None:
    flow = Flow(Order(catalog=ENGLISH, printed_at=NOW), "List")
    rows = tuple((Cell(str(at)), Cell("Änne Weiß")) for at in range(people))
    Listing((Column("No.", "right"), Column("Name", share=1)), rows, settings=LIST).set(flow)
    assert len(flow.finish()) == pages
