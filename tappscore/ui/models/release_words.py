"""What the hall may see, in words: which standing is released, since when, and until when one may protest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tappscore.tournament.releases import changed_since
from tappscore.ui.words import translate

if TYPE_CHECKING:
    from tappscore.tournament.snapshot import Release, Snapshot
    from tappscore.tournament.standings import Standing


def closed_rounds(snapshot: Snapshot) -> list[int]:
    """Give the rounds up to which all are closed."""
    found: list[int] = []
    for round_ in snapshot.rounds:
        if round_.state != "closed":
            break
        found.append(round_.number)
    return found


def state_words(snapshot: Snapshot, standing: Standing | None = None) -> str:
    """Say what the hall may see now, and whether the `standing` of the same round is another one by now."""
    if not snapshot.releases:
        return translate("Standings", "nothing released to the hall yet")
    last = snapshot.releases[-1]
    said = translate(
        "Standings",
        "released: after round {round}, at {time}",
        round=last.after_round,
        time=_time(last.at),
    )
    if standing is not None and standing.after_round == last.after_round and changed_since(standing, last):
        return f"{said}, " + translate("Standings", "changed since then")
    until = _until(last)
    return f"{said}, {until}" if until else said


def _until(release: Release) -> str:
    if not release.protest_until:
        return ""
    return translate("Standings", "protests until {time}", time=_time(release.protest_until))


def _time(moment: str) -> str:
    return moment[11:16]  # of an ISO text in local time
