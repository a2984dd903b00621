"""The journal: read, searched, filtered, taken back from, and on paper, through the real window."""

from __future__ import annotations

from datetime import datetime, timedelta, tzinfo
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from pypdf import PdfReader
from PySide6.QtCore import Qt

from tappscore.cli.commands import cli
from tappscore.ui.dialogs.journal import JournalDialog, whole

CONTROL = Qt.KeyboardModifier.ControlModifier


class QuarterOfAnHourLater(datetime):
    """The time as it will be in a quarter of an hour."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:
        return datetime.now(tz) + timedelta(minutes=15)


def journal(hands) -> JournalDialog:
    hands.focus()
    hands.desk.actions["journal"].trigger()
    return hands.dialog(JournalDialog)


def shown(dialog: JournalDialog) -> list[dict[str, str]]:
    model = dialog.model
    across = Qt.Orientation.Horizontal
    heads = [str(model.headerData(column, across)).lower() for column in range(model.columnCount())]
    return [
        {head: str(model.index(row, column).data() or "") for column, head in enumerate(heads)}
        for row in range(model.rowCount())
    ]


@pytest.fixture
def corrected(hands):
    """Round 1 drawn and running; a deal booked and corrected at two tables; one person renamed."""
    hands.alt(3)
    hands.press(Qt.Key.Key_F5)
    hands.wait_until(lambda: len(hands.desk.snapshot.rounds) >= 1)
    hands.press(Qt.Key.Key_Return, CONTROL)
    hands.alt(4)
    for table in (1, 2):
        hands.enter(str(table))
        hands.enter("2f74")
        hands.press(Qt.Key.Key_Up)
        hands.press(Qt.Key.Key_A, CONTROL)
        hands.enter("2f47")
    hands.alt(2)
    hands.enter("Zoë Şahin")
    return hands


def test_a_correction_is_one_line_with_before_and_after(corrected) -> None:
    dialog = journal(corrected)
    line = next(line for line in shown(dialog) if "deal 1 corrected" in line["what"])
    assert (line["before"], line["after"]) == ("2 f 74", "2 f 47")
    assert line["desk"] == corrected.desk.name
    assert "Round 1, table 2" in line["what"]


def test_the_list_is_searched_by_words_names_and_deals(corrected) -> None:
    dialog = journal(corrected)
    everything = len(shown(dialog))
    corrected.type("corrected 2 f 47")
    found = ["Round 1, table 2: deal 1 corrected", "Round 1, table 1: deal 1 corrected"]
    assert [line["what"] for line in shown(dialog)] == found
    assert f"2 of {everything}" in dialog.found.text()
    corrected.press(Qt.Key.Key_Escape)
    assert len(shown(dialog)) == everything
    corrected.type("sahin")
    assert [line["what"] for line in shown(dialog)] == ["Number 14 registered"]
    assert "Şahin" in shown(dialog)[0]["after"]


def test_the_list_is_narrowed_by_table_person_page_and_time(corrected, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = journal(corrected)
    dialog.table.setFocus()
    corrected.press(Qt.Key.Key_Up)
    corrected.press(Qt.Key.Key_Up)
    assert {line["what"] for line in shown(dialog)} == {
        "Round 1, table 2: deal 1 corrected",
        "Round 1, table 2: deal 1 booked",
    }
    corrected.press(Qt.Key.Key_Down)
    corrected.press(Qt.Key.Key_Down)
    dialog.page.setFocus()
    corrected.press(Qt.Key.Key_Down)
    assert all("registered" in line["what"] or "Number" in line["what"] for line in shown(dialog))
    corrected.press(Qt.Key.Key_Up)
    dialog.person.setFocus()
    seated = corrected.desk.snapshot.entry(corrected.desk.snapshot.round(1).tables[0].seats[0])
    for _ in range(dialog.person.findData(seated.number)):
        corrected.press(Qt.Key.Key_Down)
    found = [line["what"] for line in shown(dialog)]
    assert "Round 1, table 1: deal 1 corrected" in found
    assert "Round 1, table 2: deal 1 corrected" not in found
    dialog.time.setFocus()
    corrected.press(Qt.Key.Key_Down)
    assert [line["what"] for line in shown(dialog)] == found
    monkeypatch.setattr("tappscore.ui.dialogs.journal.datetime", QuarterOfAnHourLater)
    dialog.refresh()
    assert shown(dialog) == []  # nothing in the last ten minutes
    corrected.press(Qt.Key.Key_Down)
    assert [line["what"] for line in shown(dialog)] == found


def test_the_step_chosen_stands_whole_below_the_list_with_its_reason(corrected) -> None:
    dialog = journal(corrected)
    corrected.type("corrected 2 f 47")
    corrected.press(Qt.Key.Key_Down)
    said = dialog.whole.text()
    step = dialog.chosen
    assert said.startswith("Round 1, table 2: deal 1 corrected · 2 f 74  →  2 f 47")
    assert step is not None
    assert dialog.whole.isVisible()
    assert whole(msgspec.structs.replace(step, reason="misread")).endswith("2 f 47 · Reason: misread")


def test_what_was_done_today_is_told_by_its_time_alone(corrected) -> None:
    dialog = journal(corrected)
    assert {len(line["when"]) for line in shown(dialog)} == {len("21:13:04")}


def test_a_step_is_taken_back_where_it_stands_and_says_so(corrected) -> None:
    dialog = journal(corrected)
    corrected.type("corrected table 2")
    corrected.press(Qt.Key.Key_Down)
    assert "2 f 74  →  2 f 47" in dialog.whole.text()
    corrected.click(dialog.undo)
    table = next(one for one in corrected.desk.snapshot.round(1).tables if one.number == 2)
    assert table.deals[0].deal.facts["points"] == 74
    undone = next(line for line in shown(dialog) if line["what"] == "Round 1, table 2: deal 1 corrected")
    back = next(line for line in shown(dialog) if line["what"].startswith("Undone"))
    assert undone["undone"] == back["no."]
    at = next(row for row, line in enumerate(shown(dialog)) if line["no."] == undone["no."])
    dialog.list.choose(at)
    assert not dialog.undo.isEnabled()  # it is taken back already


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_journal_is_a_document_of_the_command_line_too(
    corrected, club: Path, tmp_path: Path, language: str
) -> None:
    target = tmp_path / "journal.pdf"
    words = ["--club", str(club), "export", "1", str(target), "--what", "journal", "--language", language]
    answer = CliRunner().invoke(cli, words)
    assert answer.exit_code == 0, answer.output
    text = "\n".join(page.extract_text() for page in PdfReader(target).pages)
    assert "2 f 74" in text
    assert "2 f 47" in text
    assert "Şahin" in text
    assert {"de": "Protokoll", "en": "Journal"}[language] in text


def test_the_journal_is_printed_from_its_list(corrected) -> None:
    dialog = journal(corrected)
    corrected.click(dialog.print_button)
    assert corrected.window.current == "print"
    page = corrected.window.page("print")
    assert page.chosen_key == "journal"
    corrected.wait_until(lambda: page.is_ready, 20_000)
