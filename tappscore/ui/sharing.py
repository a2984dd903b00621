"""What leaves the hall: forms of one standing for spreadsheets, the web, phones and the newspaper, as files.

A form is made on frozen values in a worker; people who don't want to appear are
left out of every form but the archive, which is for another computer and not
for the public.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from tappscore.exchange import archive, grids
from tappscore.exchange.deals import deals_grid
from tappscore.exchange.grids import Grid
from tappscore.exchange.standings import standing_grid, team_grid
from tappscore.i18n import Text, mark
from tappscore.report.phone import DOTS_A_POINT, render_phone
from tappscore.report.press import newspaper_text
from tappscore.tournament.groups import teams

if TYPE_CHECKING:
    from tappscore.i18n import Catalog
    from tappscore.report.job import Job

Whose = Literal["all", "teams"]

STANDINGS = mark("Share", "Standings")
DEALS = mark("Share", "Deals")


@dataclass(frozen=True, slots=True)
class Shared:
    """One file to be: its name and its bytes."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Form:
    """One form: what it is called, what it is good for, and who makes its files."""

    key: str
    label: Text
    good_for: Text
    make: Callable[[Job, Whose], list[Shared]]
    has_teams: bool = True  # whether it can show teams, too
    is_for_clipboard: bool = False


def _grid(job: Job, whose: Whose) -> Grid:
    if whose == "teams":
        return team_grid(job.snapshot, job.standing, job.catalog)
    return standing_grid(job.snapshot, job.ledger, job.standing, job.catalog, job.category)


def _named(job: Job, whose: Whose, ending: str, number: int = 0) -> str:
    parts = [job.catalog.text(STANDINGS)]
    if job.round_no is not None:
        parts.append(job.catalog.text(AFTER).replace("{round}", str(job.round_no)))
    if whose == "teams":
        parts.append(job.catalog.text(TEAMS))
    if job.category:
        parts.append(job.category)
    return f"{', '.join(parts)}{f' {number}' if number else ''}{ending}"


AFTER = mark("Share", "after round {round}")
TEAMS = mark("Share", "teams")


def _csv(job: Job, whose: Whose) -> list[Shared]:
    return [Shared(_named(job, whose, ".csv"), grids.to_csv(_grid(job, whose), job.catalog))]


def _xlsx(job: Job, whose: Whose) -> list[Shared]:
    return [Shared(_named(job, whose, ".xlsx"), grids.to_xlsx(_grid(job, whose)))]


def _html(job: Job, whose: Whose) -> list[Shared]:
    return [Shared(_named(job, whose, ".html"), grids.to_html(_grid(job, whose), job.catalog))]


def _pictures(job: Job, whose: Whose) -> list[Shared]:
    from tappscore.ui.pdf_pictures import pictures

    shown = teams(job.standing) if whose == "teams" else ()
    made = pictures(render_phone(job, shown), DOTS_A_POINT)
    many = len(made) > 1
    return [
        Shared(_named(job, whose, ".png", number if many else 0), content) for number, content in enumerate(made, 1)
    ]


def _text(job: Job, _whose: Whose) -> list[Shared]:
    # A byte order mark, so that the old editor of Windows shows umlauts.
    return [Shared(f"{job.catalog.text(NEWSPAPER)}.txt", newspaper_text(job).encode("utf-8-sig"))]


def _deals_csv(job: Job, _whose: Whose) -> list[Shared]:
    grid = deals_grid(job.snapshot, job.ledger, job.catalog)
    return [Shared(f"{job.catalog.text(DEALS)}.csv", grids.to_csv(grid, job.catalog))]


def _deals_xlsx(job: Job, _whose: Whose) -> list[Shared]:
    grid = deals_grid(job.snapshot, job.ledger, job.catalog)
    return [Shared(f"{job.catalog.text(DEALS)}.xlsx", grids.to_xlsx(grid))]


def _archive(job: Job, _whose: Whose) -> list[Shared]:
    return [Shared(f"{job.snapshot.name}.json", archive.encode(archive.write(job.snapshot)))]


NEWSPAPER = mark("Share", "Text for the newspaper")
FORMS: tuple[Form, ...] = (
    Form("picture", mark("Share", "Picture for phones"), mark("Share", "To send round in the club's chat"), _pictures),
    Form("html", mark("Share", "Web page"), mark("Share", "One file for the club's site"), _html),
    Form(
        "text",
        NEWSPAPER,
        mark("Share", "Two sentences and the first ten places"),
        _text,
        has_teams=False,
        is_for_clipboard=True,
    ),
    Form("xlsx", mark("Share", "Spreadsheet (.xlsx)"), mark("Share", "Opens in any spreadsheet, sums included"), _xlsx),
    Form("csv", mark("Share", "List (.csv)"), mark("Share", "For other programs"), _csv),
    Form(
        "deals-xlsx",
        mark("Share", "All deals (.xlsx)"),
        mark("Share", "Every deal with its points"),
        _deals_xlsx,
        has_teams=False,
    ),
    Form(
        "deals-csv",
        mark("Share", "All deals (.csv)"),
        mark("Share", "Every deal, for other programs"),
        _deals_csv,
        has_teams=False,
    ),
    Form(
        "archive",
        mark("Share", "Archive of the evening"),
        mark("Share", "For TappScore on another computer; everybody and everything is in it"),
        _archive,
        has_teams=False,
    ),
)


def form_of(key: str) -> Form:
    """Find a form by its key; KeyError for another one."""
    for form in FORMS:
        if form.key == key:
            return form
    raise KeyError(key)


def make(form: Form, job: Job, whose: Whose, category: str, catalog: Catalog) -> list[Shared]:
    """Make the files of a form; what has no teams shows people, the deals and the archive everybody."""
    if not form.has_teams:
        whose = "all"
        category = category if form.key == "text" else ""
    return form.make(replace(job, category="" if whose == "teams" else category, catalog=catalog), whose)
