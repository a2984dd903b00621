"""What a search found, as a list: people, evenings and deals under the same columns."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tappscore.i18n import Message, Text, mark, message
from tappscore.services.search import Hit, Kind
from tappscore.services.search_words import RESULTS
from tappscore.tournament.columns import Column

KINDS: Mapping[Kind, Text] = {
    "person": mark("History", "person"),
    "evening": mark("History", "evening"),
    "deal": mark("History", "deal"),
}
WHERE = mark("History", "Round {round}, table {table}, deal {deal}")


def _where(hit: Hit) -> Message | None:
    if hit.kind != "deal" or hit.round is None or hit.table is None or hit.deal is None:
        return None
    return message(WHERE, round=hit.round, table=hit.table, deal=hit.deal)


def search_columns(evenings: Mapping[int, str], kinds: Collection[Kind] = KINDS) -> tuple[Column[Hit], ...]:
    """Give the columns; `evenings` names tournaments by their id.

    Where only one of the `kinds` was found, the line above says so: the place of a deal needs the room.
    """
    kind = Column[Hit](key="kind", label=mark("History", "What"), value=lambda hit, _: KINDS[hit.kind])
    return (
        *((kind,) if len(kinds) != 1 else ()),
        Column(key="title", label=mark("History", "Found"), value=lambda hit, _: hit.title, weight=2),
        Column(key="result", label=mark("History", "Result"), value=lambda hit, _: RESULTS.get(hit.result)),
        Column(
            key="move", label=mark("History", "Points"), align="right", kind="change", value=lambda hit, _: hit.move
        ),
        Column(
            key="evening",
            label=mark("History", "Tournament"),
            value=lambda hit, _: evenings.get(hit.tournament or 0, "") if hit.kind == "deal" else "",
            weight=1,
        ),
        Column(
            key="date",
            label=mark("History", "Date"),
            kind="day",
            value=lambda hit, _: None if hit.date is None else hit.date.isoformat(),
        ),
        Column(key="where", label=mark("History", "Where"), value=lambda hit, _: _where(hit)),
    )
