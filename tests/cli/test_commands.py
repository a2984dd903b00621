"""Every command of formats.md 4: what it does, what it prints, and its exit status."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from pypdf import PdfReader

from tappscore.cli.commands import COMMANDS, cli
from tappscore.exchange import archive
from tappscore.problem_codes import CODES
from tappscore.rules.registry import newest
from tappscore.tournament.simulate import simulate

SHEET: dict[str, Any] = {
    "format": "tappscore-sheet/1",
    "variant": "wuerttemberg",
    "house": {"pot": True},
    "seats": ["Anna", "Bert", "Carl"],
    "deals": [{"dealer": 1, "declarer": 2, "contract": "frage", "points": 74}],
}
ROOT = Path(__file__).parents[2]
FAULTY = {**SHEET, "deals": [{"declarer": 2, "contract": "frage", "points": 119}, {"declarer": 9, "contract": "grand"}]}


def shell(*arguments: str, text: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tappscore", *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        cwd=folder or ROOT,
    )


@pytest.mark.parametrize("name", [name for name, _ in COMMANDS])
def test_every_command_has_help(name: str) -> None:
    result = CliRunner().invoke(cli, [name, "--help"])
    assert (result.exit_code, result.stdout[:6]) == (0, "Usage:")


def test_help_names_every_command() -> None:
    listed = CliRunner().invoke(cli, ["--help"]).stdout
    assert [name for name, _ in COMMANDS if not re.search(rf"^  {name} ", listed, re.MULTILINE)] == []


@pytest.mark.parametrize("arguments", [("nonsense",), ("seat",), ("settle",), ("standings",), ("--club",)])
def test_wrong_usage_has_exit_status_2(arguments: tuple[str, ...]) -> None:
    assert CliRunner().invoke(cli, arguments).exit_code == 2


def test_commands_work_without_qt_and_without_a_display(tmp_path: Path) -> None:
    script = (
        "import json, sys\n"
        "class Fence:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in ('PySide6', 'shiboken6'): raise ImportError('Qt is not for scripts')\n"
        "sys.meta_path.insert(0, Fence())\n"
        "from tappscore.cli.commands import cli\n"
        "for arguments in json.loads(sys.argv[1]):\n"
        "    assert not cli(arguments, standalone_mode=False), arguments\n"
    )
    begin = ["--language", "de", "--club", str(tmp_path / "c.tapp")]
    commands = [
        [*begin, *arguments]
        for arguments in (
            ("simulate", "--players", "7", "--rounds", "1", "--variant", "dapp"),
            ("standings", "1"),
            ("export", "1", str(tmp_path / "a.pdf"), "--what", "standings"),
            ("export", "1", str(tmp_path / "a.xlsx")),
            ("check",),
            ("variants", "dapp"),
            ("seat", "--players", "13", "--rounds", "2"),
        )
    ]
    # An empty environment has no display.
    result = subprocess.run(
        [sys.executable, "-c", script, json.dumps(commands)],
        capture_output=True,
        encoding="utf-8",
        env={"HOME": str(tmp_path)},
        cwd=ROOT,
    )
    assert result.returncode == 0, result.stderr


# settle


def test_settle_answers_the_sheet_of_the_formats_document(line: Any) -> None:
    answer = line.json("settle", "-", text=json.dumps(SHEET))
    assert (answer["totals"], answer["pot"], answer["deals"][0]["result"]) == ([-16, 28, -14], 2, "won")
    assert [one["moves"] for one in answer["deals"][0]["lines"]] == [[-2, 0, 0], [-14, 28, -14]]


def test_settle_lists_every_problem_of_a_faulty_sheet_and_has_status_1(line: Any) -> None:
    answer = line.json("settle", "-", text=json.dumps(FAULTY), status=1)
    assert {(found["deal"], found["field"]) for found in answer["problems"]} >= {(1, "points"), (2, "contract")}
    assert all(found["code"] in CODES and found["message"] for found in answer["problems"])


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "other"}', '{"format": "tappscore-sheet/1"}'])
def test_settle_of_what_is_no_sheet_has_status_2(line: Any, text: str) -> None:
    assert line.refused("settle", "--json", "-", text=text, status=2)


def test_settle_of_a_file_that_is_not_there_has_status_2(line: Any) -> None:
    line.refused("settle", "--json", str(line.folder / "nowhere.json"), status=2)


def test_settle_without_json_is_for_people(line: Any) -> None:
    text = line.done("settle", "--explain", "-", text=json.dumps(SHEET))
    assert re.search(r"^1 +won +−16 +\+28 +−14 +2$", text, re.MULTILINE)
    assert "Frage 74" in text
    assert "Frage 74: 14 over 60, 14 from each  [sourced: Wikipedia]" in text


def test_settle_explained_shows_marks_and_sources_in_json_too(line: Any) -> None:
    answer = line.json("settle", "--explain", "-", text=json.dumps(SHEET))
    assert {"mark", "source"} <= answer["deals"][0]["lines"][0].keys()
    assert "mark" not in line.json("settle", "-", text=json.dumps(SHEET))["deals"][0]["lines"][0]


def test_settle_in_german_speaks_german(line: Any) -> None:
    text = line.done("settle", "-", text=json.dumps(SHEET), language="de")
    assert re.search(r"^Spiel +Ergebnis +Anna +Bert +Carl +Pott$", text, re.MULTILINE)
    assert re.search(r"^1 +gewonnen", text, re.MULTILINE)


def test_settle_many_answers_each_line_in_order_the_faulty_ones_as_problems() -> None:
    lines = [json.dumps(SHEET), json.dumps(FAULTY), "{broken", json.dumps({**SHEET, "deals": []})]
    result = shell("settle", "--jsonl", "-", text="\n".join(lines))
    answers = [json.loads(one) for one in result.stdout.splitlines()]
    assert result.returncode == 1
    assert ["problems" in answer for answer in answers] == [False, True, True, False]
    assert answers[0]["totals"] == [-16, 28, -14]
    assert answers[3]["totals"] == [0, 0, 0]


def test_settle_reads_a_sheet_with_a_byte_order_mark(line: Any) -> None:
    assert line.json("settle", "-", text=b"\xef\xbb\xbf" + json.dumps(SHEET).encode())["totals"] == [-16, 28, -14]


def test_nesting_without_end_is_no_json(line: Any) -> None:
    assert line.refused("settle", "-", text="[" * 200_000, status=2)
    result = shell("settle", "--jsonl", "-", text="\n".join(["[" * 200_000, json.dumps(SHEET)]))
    first, second = (json.loads(one) for one in result.stdout.splitlines())
    assert (first["problems"][0]["code"], second["totals"], result.returncode) == ("not-json", [-16, 28, -14], 1)


def test_settle_many_answers_before_the_next_sheet_is_written() -> None:
    command = [sys.executable, "-m", "tappscore", "settle", "--jsonl", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for _ in range(2):
            running.stdin.write(json.dumps(SHEET).encode() + b"\n")
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["totals"] == [-16, 28, -14]


def test_settle_many_of_sound_sheets_has_status_0() -> None:
    assert shell("settle", "--jsonl", "-", text=json.dumps(SHEET)).returncode == 0


# variants, problems, seat


def test_variants_are_listed_with_their_keys(line: Any) -> None:
    keys = [one["key"] for one in line.json("variants")]
    assert keys[:4] == ["wuerttemberg", "classic", "dapp", "tapp_tarock"]
    assert all(key in line.done("variants") for key in keys)


def test_one_variant_shows_every_value_with_mark_and_source(line: Any) -> None:
    dapp = line.json("variants", "dapp")
    assert [one["key"] for one in dapp["contracts"]][:3] == ["frage", "solo", "herzsolo"]
    frage = dapp["contracts"][0]
    assert (frage["value"], frage["value_mark"], frage["letter"]) == (5, "house", "f")
    options = {one["key"]: one for one in dapp["options"]}
    assert [value["value"] for value in options["ramsch_tie"]["values"]] == ["each", "share", "last_trick", "nobody"]
    for described in (*dapp["contracts"], *dapp["options"]):
        assert described["mark"] in ("sourced", "reported", "inferred", "house")
        assert described["source"]
    assert "house value" in line.done("variants", "dapp")


@pytest.mark.parametrize("key", [one.key for one in newest()])
def test_every_variant_can_be_described(line: Any, key: str) -> None:
    described = line.json("variants", key, language="de")
    assert described["key"] == key
    assert line.done("variants", key)


def test_unknown_variant_is_refused(line: Any) -> None:
    assert line.json("variants", "whist", status=1)["problems"][0]["code"] == "unknown-variant"
    assert "whist" in line.refused("variants", "whist")


def test_problems_lists_every_code_with_its_sentence(line: Any) -> None:
    assert {one["code"]: one["message"] for one in line.json("problems")}.keys() == CODES.keys()
    assert "points-out-of-range" in line.done("problems")


def test_seat_gives_a_plan_with_its_measure(line: Any) -> None:
    plan = line.json("seat", "--players", "16", "--rounds", "3", "--seed", "5")
    assert (plan["repeats"], plan["bound"], plan["short_visits"]) == (0, 0, [0] * 16)
    for tables in plan["rounds"]:
        assert sorted(person for table in tables for person in table) == list(range(1, 17))
    assert plan == line.json("seat", "--players", "16", "--rounds", "3", "--seed", "5")


def test_seat_prefers_tables_of_three_when_asked(line: Any) -> None:
    plan = line.json("seat", "--players", "12", "--rounds", "2", "--tables", "3")
    assert {len(table) for tables in plan["rounds"] for table in tables} == {3}


def test_seat_of_two_people_is_refused(line: Any) -> None:
    assert line.json("seat", "--players", "2", "--rounds", "1", status=1)["problems"]


# the club file


def test_simulated_tournament_is_in_the_file(evening: Any) -> None:
    (one,) = evening.json("tournaments")
    assert (one["number"], one["name"], one["date"], one["entries"], one["rounds"]) == (1, "Probe", "2026-11-28", 13, 2)
    assert "Probe" in evening.done("tournaments")


def test_simulate_needs_a_club_file_named(line: Any) -> None:
    arguments = ("simulate", "--players", "7", "--rounds", "1", "--variant", "dapp")
    assert "--club" in line.refused(*arguments, club=False, status=2)


def test_simulate_refuses_what_makes_no_evening(line: Any) -> None:
    assert line.refused("simulate", "--players", "2", "--rounds", "1", "--variant", "dapp")
    assert line.refused("simulate", "--players", "7", "--rounds", "1", "--variant", "whist")
    assert not line.club.exists()


def test_tournament_is_found_by_number_uuid_and_name(evening: Any) -> None:
    (one,) = evening.json("tournaments")
    whole = evening.json("standings", "1")
    for meant in (one["uuid"], "Probe", "probe", "rob"):
        assert evening.json("standings", meant) == whole


def test_name_that_fits_two_or_none_is_refused(evening: Any) -> None:
    evening.done("simulate", "--players", "7", "--rounds", "1", "--variant", "dapp", "--name", "Probe zwei")
    assert evening.json("standings", "rob", status=1)["problems"][0]["code"] == "tournament-ambiguous"
    assert evening.json("standings", "nix", status=1)["problems"][0]["code"] == "tournament-not-found"
    # A whole name outranks a part of another.
    assert evening.json("standings", "probe")


def test_standings_are_ranked_and_show_each_round(evening: Any) -> None:
    places = evening.json("standings", "1")
    assert [one["points"] for one in places] == sorted((one["points"] for one in places), reverse=True)
    assert all(sum(one["rounds"]) == one["points"] for one in places)
    assert set(places[0]) == {"place", "tied", "entry", "name", "points", "rounds"}
    first = evening.json("standings", "1", "--after", "1")
    assert all(len(one["rounds"]) == 1 for one in first)
    assert evening.json("standings", "1", "--after", "9", status=1)["problems"][0]["code"] == "round-not-drawn"


@pytest.mark.parametrize("variant", ["wuerttemberg", "classic", "dapp", "tapp_tarock"])
def test_standings_are_those_of_a_recount_that_reads_the_archive_alone(line: Any, variant: str) -> None:
    house = ("--house", "pot=true") if variant in ("wuerttemberg", "classic") else ()
    line.done("simulate", "--players", "17", "--rounds", "3", "--variant", variant, "--seed", "8", *house)
    file = line.folder / "evening.json"
    line.done("export", "1", str(file))
    recount = Path(__file__).parents[1] / "independent" / "recount.py"
    for after in ((), ("2",)):
        result = subprocess.run(
            [sys.executable, str(recount), str(file), *after], capture_output=True, encoding="utf-8"
        )
        assert result.returncode == 0, result.stderr
        named = ("--after", *after) if after else ()
        assert json.loads(result.stdout) == line.json("standings", "1", *named)


def test_archive_goes_out_and_in_unchanged(evening: Any) -> None:
    one, other = evening.folder / "one.json", evening.folder / "other.json"
    evening.done("export", "1", str(one))
    evening.club = evening.folder / "second.tapp"
    evening.done("import", str(one))
    evening.done("export", "1", str(other))
    assert one.read_bytes() == other.read_bytes()


def test_members_that_the_program_does_not_know_survive_the_club_file(line: Any) -> None:
    made = simulate(2, 6, 1, "classic") | {"prizes": [{"place": 1, "what": "ham"}]}
    made["entries"][0]["shoe_size"] = 38
    made["rounds"][0]["tables"][0] |= {"lamp": "dim", "totals": [2.5, -2.5, 0]}
    one, other = line.folder / "one.json", line.folder / "other.json"
    one.write_bytes(archive.encode(archive.write(archive.read(made))))
    line.done("import", str(one))
    line.done("export", "1", str(other))
    back = archive.decode(other.read_bytes())
    for table in (table for round_ in back["rounds"] for table in round_["tables"]):
        # The club file gives every table the code of its printed sheet.
        table.pop("code", None)
    assert back == archive.decode(one.read_bytes())


def test_import_of_the_same_tournament_is_refused_and_can_replace(evening: Any) -> None:
    file = evening.folder / "one.json"
    evening.done("export", "1", str(file))
    assert evening.refused("import", str(file))
    changed = archive.decode(file.read_bytes()) | {"name": "Renamed"}
    file.write_bytes(archive.encode(changed))
    evening.done("import", str(file), "--replace")
    assert [one["name"] for one in evening.json("tournaments")] == ["Renamed"]


@pytest.mark.parametrize(
    ("text", "status"), [("{", 2), ('{"format": "tappscore-sheet/1"}', 2), ('{"format": "tappscore-tournament/9"}', 2)]
)
def test_import_of_what_is_no_archive_is_unreadable_input(line: Any, text: str, status: int) -> None:
    file = line.folder / "file.json"
    file.write_text(text, encoding="utf-8")
    assert line.refused("import", str(file), status=status)


def test_import_of_an_impossible_deal_is_refused_with_its_place(line: Any) -> None:
    made = simulate(2, 6, 1, "classic")
    made["rounds"][0]["tables"][0]["deals"][3] = {"declarer": 1, "contract": "frage", "points": 119}
    file = line.folder / "file.json"
    file.write_bytes(archive.encode(made))
    assert "rounds[0].tables[0].deals[3].points" in line.refused("import", str(file))
    assert line.json("tournaments") == [] if line.club.exists() else True


def test_players_of_a_list_are_registered_and_the_reading_is_shown(evening: Any) -> None:
    evening.done("import", str(_planned(evening)))
    file = evening.folder / "players.csv"
    file.write_bytes("Vorname;Name;Ort\nÄnne;Weiß;Röt\nOtto;Roth;Horb\n".encode("cp1252"))
    shown = evening.done("import", str(file), "--tournament", "Planned")
    assert "cp1252" in shown
    assert "semicolon" in shown
    assert "First name: column 1 (Vorname)" in shown
    assert next(one for one in evening.json("tournaments") if one["name"] == "Planned")["entries"] == 2


def _planned(evening: Any) -> Path:
    made = simulate(2, 6, 1, "classic", name="Planned") | {"entries": [], "rounds": [], "state": "planned"}
    file: Path = evening.folder / "planned.json"
    file.write_bytes(archive.encode(made))
    return file


def test_list_of_players_needs_a_tournament(line: Any) -> None:
    file = line.folder / "players.csv"
    file.write_text("Weiß;Änne\n", encoding="utf-8")
    assert "--tournament" in line.refused("import", str(file), status=2)


def test_file_that_is_not_there_is_unreadable_input(line: Any) -> None:
    assert "nowhere.json" in line.refused("import", str(line.folder / "nowhere.json"), status=2)


@pytest.mark.parametrize(
    ("ending", "begins"), [("csv", b"\xef\xbb\xbf"), ("xlsx", b"PK"), ("html", b"<!DOCTYPE"), ("pdf", b"%PDF")]
)
def test_export_writes_by_the_ending(evening: Any, ending: str, begins: bytes) -> None:
    file = evening.folder / f"out.{ending}"
    evening.done("export", "1", str(file))
    assert file.read_bytes().startswith(begins)


def test_export_in_a_language_of_its_own(evening: Any) -> None:
    file = evening.folder / "out.csv"
    evening.done("export", "1", str(file), "--language", "de")
    assert file.read_text(encoding="utf-8-sig").count(";") > 13
    pdf = evening.folder / "out.pdf"
    evening.done("export", "1", str(pdf), "--what", "seating-by-name", "--language", "de", "--round", "1")
    assert "O'Neil" in "".join(page.extract_text() for page in PdfReader(pdf).pages)


def test_export_of_an_unknown_kind_or_document_is_refused(evening: Any) -> None:
    assert ".docx" in evening.refused("export", "1", str(evening.folder / "out.docx"))
    assert "standings" in evening.refused("export", "1", str(evening.folder / "out.pdf"), "--what", "poster")
    assert not (evening.folder / "out.pdf").exists()


def test_full_disk_leaves_the_file_that_was_there(line: Any) -> None:
    arguments = ("simulate", "--players", "48", "--rounds", "4", "--variant", "wuerttemberg", "--seed", "1")
    line.done(*arguments)
    file = line.folder / "out.json"
    file.write_text("as before", encoding="utf-8")
    # The system itself refuses to let any file grow past 40 kB, as a full disk would.
    script = (
        "import resource, signal, sys\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))\n"
        "from tappscore.cli.commands import cli\n"
        "cli(sys.argv[1:])\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script, "--club", str(line.club), "export", "1", str(file)],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
    )
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.startswith(f"The disk with the folder {line.folder} takes no more.")
    assert len(result.stderr.splitlines()) == 1
    assert file.read_text(encoding="utf-8") == "as before"
    assert not list(line.folder.glob(".out*"))


def test_export_into_a_folder_that_is_not_there_leaves_nothing(evening: Any) -> None:
    said = evening.refused("export", "1", str(evening.folder / "no" / "out.csv"), status=2)
    assert said == f"There is no folder {evening.folder / 'no'}.\n"
    assert not list(evening.folder.glob("**/.out*"))


def test_what_the_system_refuses_is_said_in_the_language_of_the_run(evening: Any) -> None:
    gone = evening.folder / "gone.json"
    assert evening.refused("import", str(gone), status=2) == f"“gone.json” is not in the folder {evening.folder}.\n"
    assert (
        evening.refused("import", str(gone), status=2, language="de")
        == f"„gone.json“ liegt nicht im Ordner {evening.folder}.\n"
    )
    assert "nicht im Ordner" in evening.refused("restore", "gone.tapp", status=2, language="de")


def as_nobody(*runs: tuple[str, ...]) -> list[tuple[int, str]]:
    """Run commands one after the other as a user without rights, where the system lets us become one."""
    script = (
        "import json, os, sys\n"
        "from click.testing import CliRunner\n"
        "from tappscore.cli.commands import cli\n"
        "import tappscore.cli.exchange, tappscore.cli.safety, tappscore.cli.settle, tappscore.cli.evenings\n"
        "import tappscore.exchange.archive, tappscore.exchange.players, tappscore.services.registration\n"
        "import tappscore.services.archive, tappscore.services.club, tappscore.cli.tournament\n"
        "CliRunner().invoke(cli, ['--language', 'de', 'variants', 'none'])\n"  # reads the words while it may
        "if os.geteuid() == 0: os.setgroups([]); os.setgid(65534); os.setuid(65534)\n"
        "ran = [CliRunner().invoke(cli, run) for run in json.loads(sys.argv[1])]\n"
        "print(json.dumps([[one.exit_code, one.stderr] for one in ran]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, json.dumps(runs)], capture_output=True, encoding="utf-8", cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return [(status, said) for status, said in json.loads(done.stdout)]


def test_missing_rights_are_one_sentence_in_the_language_of_the_run(evening: Any) -> None:
    # A folder that everybody may enter; pytest's own are closed to others.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        for file in ("club.tapp", "list.json", "list.csv"):
            shutil.copy(evening.club, folder / file)
            (folder / file).chmod(0)
        (folder / "shut").mkdir(mode=0)
        open_, german = str(folder / "list.json"), ("--language", "de")
        ran = as_nobody(
            (*german, "--club", str(folder / "club.tapp"), "tournaments"),
            (*german, "settle", "--json", open_),
            (*german, "settle", "--jsonl", open_),
            (*german, "import", open_),
            (*german, "import", str(folder / "list.csv"), "--tournament", "1"),
            (*german, "import", str(folder / "shut" / "list.json")),
            (*german, "restore", open_),
        )
    wanted = r"„(club.tapp|list.json|list.csv)“ darf dieser Benutzer nicht öffnen\. .*\n"
    assert [(status, said) for status, said in ran if status != 2 or not re.fullmatch(wanted, said)] == []
    assert len(ran) == 7


def test_an_own_folder_that_can_not_be_made_is_one_sentence(line: Any) -> None:
    (line.folder / "data").write_text("in the way", encoding="utf-8")
    assert (
        line.refused("tournaments", club=False, status=2)
        == f"There is no folder {line.folder / 'data' / 'TappScore'}.\n"
    )


def test_club_file_of_another_ending_is_not_made(line: Any) -> None:
    for name in ("club", "club.txt", "club.tapp.bak"):
        other = line.folder / name
        said = line.refused(
            "--club",
            str(other),
            "simulate",
            "--players",
            "7",
            "--rounds",
            "1",
            "--variant",
            "dapp",
            status=2,
            club=False,
        )
        assert ".tapp" in said
        assert not other.exists()


def test_club_file_that_lies_there_is_opened_whatever_its_ending(evening: Any) -> None:
    other = evening.folder / "club.tapp.bak"
    evening.club.rename(other)
    assert evening.done("--club", str(other), "tournaments", club=False)


def test_seed_that_no_file_can_hold_is_wrong_usage(line: Any) -> None:
    wanted = ("--players", "7", "--rounds", "1", "--variant", "dapp", "--seed", str(10**30))
    assert "--seed" in line.refused("simulate", *wanted, status=2)


def test_check_of_a_sound_evening_finds_nothing_contradictory(evening: Any) -> None:
    found = evening.json("check")
    assert {one["severity"] for one in found} <= {"unchecked", "look"}
    assert {one["tournament"] for one in found} == {1}
    assert "unchecked" in evening.done("check", "1")


def test_check_of_an_evening_with_contradictions_has_status_1(line: Any) -> None:
    made = simulate(2, 6, 1, "classic")
    made["rounds"][0]["tables"][0] |= {"deals": [], "totals": [7, 0, 0]}
    file = line.folder / "file.json"
    file.write_bytes(archive.encode(made))
    line.done("import", str(file))
    assert [one["check"] for one in line.json("check", status=1) if one["severity"] == "contradictory"] == [
        "totals-sum"
    ]


def test_backup_and_restore_bring_an_evening_back(evening: Any) -> None:
    before = evening.json("standings", "1")
    copy = evening.folder / "copy.tapp"
    assert str(copy) in evening.done("backup", str(copy))
    evening.done("simulate", "--players", "7", "--rounds", "1", "--variant", "dapp")
    evening.done("restore", str(copy))
    assert len(evening.json("tournaments")) == 1
    assert evening.json("standings", "1") == before
    kept = [path for path in evening.folder.glob("*.tapp") if path not in (copy, evening.club)]
    assert len(kept) == 1


def test_backup_never_overwrites(evening: Any) -> None:
    copy = evening.folder / "copy.tapp"
    evening.done("backup", str(copy))
    assert evening.refused("backup", str(copy))


def test_backup_without_a_target_goes_into_its_own_folder(evening: Any) -> None:
    written = evening.done("backup").strip().removeprefix("Copied to ")
    assert Path(written).is_file()


def test_club_file_that_is_not_there_is_not_made_by_looking(line: Any) -> None:
    assert line.refused("tournaments", status=2)
    assert not line.club.exists()


@pytest.mark.parametrize("data", [b"", b"SQLite format 3\x00" + bytes(200), b"no database at all, but a long text" * 9])
def test_damaged_or_foreign_club_file_is_refused_in_a_sentence(line: Any, data: bytes) -> None:
    line.club.write_bytes(data)
    assert "club.tapp" in line.refused("tournaments", status=2)
    assert line.club.read_bytes() == data


def test_own_club_file_is_made_on_first_use(line: Any) -> None:
    assert line.json("tournaments", club=False) == []


@pytest.mark.parametrize("arguments", [(), ("gui",)])
def test_window_without_a_screen_is_refused_in_a_sentence(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tappscore", "--language", "de", *arguments],
        capture_output=True,
        encoding="utf-8",
        env={"HOME": str(tmp_path)},
        cwd=ROOT,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "Hier ist kein Bildschirm für das Fenster. Alle anderen Befehle gehen ohne.\n"


@pytest.mark.parametrize("arguments", [(), ("gui",)])
def test_program_without_a_command_or_with_gui_opens_the_window_on_the_club_file_named(
    line: Any, arguments: tuple[str, ...]
) -> None:
    opened: list[Path | None] = []

    def window(club: Path | None) -> int:
        opened.append(club)
        return 3

    assert CliRunner().invoke(cli, ["--club", str(line.club), *arguments], obj=window).exit_code == 3
    assert CliRunner().invoke(cli, arguments, obj=window).exit_code == 3
    assert opened == [line.club, None]
