"""What a sheet says about the game: letters, marks, and a sample row made by the settlement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tappscore.i18n import mark
from tappscore.report.job import Job
from tappscore.rules.checking import problems
from tappscore.rules.contracts import Contract
from tappscore.rules.deal import Deal, Turn
from tappscore.rules.fields import Choice, Field, Seat
from tappscore.rules.house_values import house_values
from tappscore.rules.ruleset import Rules
from tappscore.rules.settlement import settle, turns

_HARD = "\N{NO-BREAK SPACE}"
DEALER = mark("report", "D dealer")
DEALER_RESTS = mark("report", "D dealer (in brackets: rests)")
PASSED = mark("report", "passed")
STRUCK = mark("report", "struck")
WON_LOST = mark("report", "made, lost")
HOUSE_VALUE = mark("report", "house value: {what} {value}")
OF_SEAT = mark("report", "{fact} at seat 1")


def legend(job: Job, rules: Rules) -> str:
    """Write the letters of contracts and marks: `f Frage · s Solo · t+ Tout made`."""
    dealer = DEALER_RESTS if rules.seats > rules.active_count else DEALER
    parts = [
        job.say(dealer),
        *(f"{rules.letters[contract.key]} {job.say(contract.label)}" for contract in rules.contracts),
    ]
    parts += [f"p {job.say(PASSED)}", f"x {job.say(STRUCK)}"]
    if any(contract.field("made") for contract in rules.contracts):
        parts.append(f"+ − {job.say(WON_LOST)}")
    parts += [text for field in marks(rules) for text in _signs(job, rules, field)]
    parts += [job.say(HOUSE_VALUE, what=one.label, value=one.value) for one in house_values(rules)]
    # A letter stays with its word, and a dot at the end of its line.
    return f"{_HARD}· ".join(part.replace(" ", _HARD) for part in parts)


def turn_words(turn: Turn) -> str:
    """Write who deals and, in brackets, who rests: `1 (1)`."""
    return f"{turn.dealer} ({'+'.join(map(str, turn.resting))})" if turn.resting else str(turn.dealer)


def marks(rules: Rules) -> list[Field]:
    """Give the facts written with a letter, each once; points and made have a column of their own."""
    found: dict[str, Field] = {}
    for contract in rules.contracts:
        for field in contract.fields:
            if field.letter and field.key not in ("points", "made"):
                found.setdefault(field.key, field)
    return list(found.values())


def _signs(job: Job, rules: Rules, field: Field) -> Iterator[str]:
    letter = rules.letters.get(f"mark:{field.key}", field.letter)
    label = job.say(field.label)
    if isinstance(field, Choice):
        for alternative in field.alternatives:
            if alternative.value != field.default:
                yield f"{letter}{alternative.sign} {label} {job.say(alternative.label)}"
    elif isinstance(field, Seat):
        yield f"{letter}1 {job.say(OF_SEAT, fact=label)}"
    else:
        yield f"{letter} {label}"


def sample_row(job: Job, rules: Rules, label: str) -> Mapping[str, str]:
    """Fill the columns of one sample deal; empty for a game that has no simple one."""
    deal = next(samples(rules), None)
    return {"deal": label} if deal is None else _row(job, rules, deal, label)


def samples(rules: Rules) -> Iterator[Deal]:
    """Make up to four simple deals: the first three contracts won by the last seat, and one lost."""
    found = 0
    for contract in rules.contracts:
        deal = _sample(rules, contract, won=True)
        if deal is None:
            continue
        yield deal
        lost = _sample(rules, contract, won=False)
        if found == 0 and lost is not None:
            yield lost
        found += 1
        if found == 3:
            return


def _sample(rules: Rules, contract: Contract, *, won: bool) -> Deal | None:
    """Make a plain deal of the last seat, its points a little above three fifths or below half of the whole."""
    total = rules.rule_set.total or 120
    guesses: list[Mapping[str, int | bool]] = []
    if contract.field("points"):
        guesses.append({"points": total * 37 // 60 if won else total * 26 // 60})
    if contract.field("made"):
        guesses.append({"made": won})
    for facts in guesses:
        deal = Deal(contract=contract.key, declarer=rules.seats, facts=facts)
        if not problems(rules, deal, turns(rules, (deal,))[0]):
            return deal
    return None


def _row(job: Job, rules: Rules, deal: Deal, label: str) -> Mapping[str, str]:
    turn = turns(rules, (deal,))[0]
    settlement = settle(rules, (deal,))
    settled = settlement.deals[0]
    points = deal.facts.get("points")
    row = {
        "deal": label,
        "dealer": turn_words(turn),
        "seat": str(deal.declarer),
        "game": rules.letters[deal.contract or ""],
        "points": str(points) if points is not None else "+",
        "pot": job.number(settled.pot_after),
    }
    for seat, move in enumerate(settled.moves, start=1):
        row[f"move{seat}"] = job.change(move)
        row[f"total{seat}"] = job.number(move)
    return row
