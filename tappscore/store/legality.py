"""Whether the deals of a sheet are legal under the rules of their tournament, as the file has it now."""

from __future__ import annotations

from tappscore.problems import Problem, RefusedError
from tappscore.store.loading import sheet
from tappscore.store.source import Source
from tappscore.tournament.snapshot import Round, Table


def illegal_deals(source: Source, table_id: int) -> dict[int, tuple[Problem, ...]]:
    """Give the problems of each illegal deal of a sheet by the deal's id, `deal-unfit` with its place first.

    Where there is no such table, or its rules are of a newer program, nothing can be said: empty.
    """
    # Here, because a file that is only looked at needs no rules, and each start would load twenty games for it.
    from tappscore.rules.checking import problems
    from tappscore.rules.settlement import turns
    from tappscore.tournament.rules_in_force import rules_of

    try:
        tournament, round_, table = sheet(source, table_id)
        rules = rules_of(tournament, round_.number, len(table.seats))
    except RefusedError:
        return {}
    if not table.deals:
        return {}
    derived = turns(rules, [booked.deal for booked in table.deals])
    found = (
        (booked.id, problems(rules, booked.deal, turn, booked.number))
        for booked, turn in zip(table.deals, derived, strict=True)
    )
    numbers = {booked.id: booked.number for booked in table.deals}
    return {deal: (_where(round_, table, numbers[deal]), *wrong) for deal, wrong in found if wrong}


def _where(round_: Round, table: Table, deal: int) -> Problem:
    """Say which sheet it is: after an undo or a change of rules nobody is looking at it."""
    return Problem("deal-unfit", deal=deal, values={"round": round_.number, "table": table.number, "deal": deal})
