"""A document of a tournament as PDF, for `tappscore export … .pdf --what`."""

from __future__ import annotations

from datetime import datetime

from tappscore.i18n import Catalog
from tappscore.problems import Problem, RefusedError
from tappscore.report.documents import DOCUMENTS, render
from tappscore.report.job import Club
from tappscore.tournament.ledger import fold
from tappscore.tournament.snapshot import Snapshot
from tappscore.tournament.steps import Step


def document(
    snapshot: Snapshot, what: str, catalog: Catalog, *, round_no: int | None, club: Club, steps: tuple[Step, ...] = ()
) -> bytes:
    """Make a document; RefusedError names the documents there are, or what is missing for this one."""
    known = [document.key for document in DOCUMENTS]
    if what not in known:
        raise RefusedError(Problem("export-document-unknown", "what", values={"what": what, "known": ", ".join(known)}))
    # Papers carry the time of the hall's clock.
    now = datetime.now().astimezone().replace(tzinfo=None)
    return render(what, snapshot, fold(snapshot), catalog, printed_at=now, round_no=round_no, club=club, steps=steps)
