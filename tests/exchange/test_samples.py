"""The sample evenings are what the simulator makes, and in order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tappscore.assets import resource
from tappscore.exchange import archive
from tappscore.exchange.samples import SAMPLES, write_samples
from tappscore.tournament.audit import audit
from tappscore.tournament.ledger import fold


def test_sample_files_are_made_again_byte_for_byte(tmp_path: Path) -> None:
    write_samples(tmp_path)
    for path in tmp_path.iterdir():
        assert resource("samples", path.name).read_bytes() == path.read_bytes()


def test_there_is_no_other_sample_file() -> None:
    assert {path.name for path in resource("samples").glob("*.json")} == set(SAMPLES)


@pytest.mark.parametrize(("name", "people", "rounds"), [("dapp.json", 48, 4), ("wuerttemberg.json", 31, 3)])
def test_sample_evening_is_large_enough_and_marked_as_sample(name: str, people: int, rounds: int) -> None:
    snapshot = archive.read(archive.decode(resource("samples", name).read_bytes()))
    assert (len(snapshot.entries), len(snapshot.rounds), snapshot.sample) == (people, rounds, True)


def test_dapp_sample_has_twelve_deals_a_table_and_no_contradiction() -> None:
    snapshot = archive.read(archive.decode(resource("samples", "dapp.json").read_bytes()))
    ledger = fold(snapshot)
    assert {len(result.table.deals) for result in ledger.results} == {12}
    assert "contradictory" not in {finding.severity for finding in audit(snapshot, ledger, thorough=True)}


def test_wuerttemberg_sample_has_pots_and_something_left_to_type() -> None:
    snapshot = archive.read(archive.decode(resource("samples", "wuerttemberg.json").read_bytes()))
    ledger = fold(snapshot)
    assert snapshot.house["pot"] is True
    assert any(result.pot for result in ledger.results)
    assert ledger.till > 0
    assert sum(result.missing > 0 for result in ledger.round(3)) == 4
