"""A digest comes back from a cache as it went in, whoever its people have become."""

from __future__ import annotations

import msgspec
import pytest

from tappscore.exchange import archive
from tappscore.tournament.simulate import simulate
from tappscore.tournament.statistics import digest
from tappscore.tournament.statistics_packing import pack, unpack


@pytest.mark.parametrize(("variant", "house"), [("dapp", {}), ("classic", {"rounding": "exact"}), ("dobbm", {})])
def test_digest_comes_back_exactly(variant: str, house: dict[str, str]) -> None:
    snapshot = archive.read(simulate(4, 13, 2, variant, house))
    made = digest(snapshot)
    entries = {entry.person.uuid: entry.id for entry in snapshot.entries}
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(pack(made, entries)))
    assert unpack(stored, {entry.id: entry.person.uuid for entry in snapshot.entries}) == made


def test_people_stand_in_it_by_their_entries_alone() -> None:
    snapshot = archive.read(simulate(4, 7, 1, "dapp"))
    entries = {entry.person.uuid: entry.id for entry in snapshot.entries}
    stored = msgspec.json.encode(pack(digest(snapshot), entries)).decode()
    assert not [uuid for uuid in entries if uuid in stored]
    renamed = unpack(msgspec.json.decode(stored), {entry: f"new {entry}" for entry in entries.values()})
    assert {part.person for part in renamed.people} == {f"new {entry}" for entry in entries.values()}
