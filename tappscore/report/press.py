"""The text for the newspaper: two sentences and the first places with their towns, as plain text and as a page."""

from __future__ import annotations

from tappscore.i18n import formats, mark
from tappscore.report.frame import Flow
from tappscore.report.job import Job
from tappscore.report.page import Page
from tappscore.tournament.standings import Place

TITLE = mark("report", "Text for the newspaper")
PLAYED = mark("report", "{players} met on {date} for {tournament} ({where}) and played {rounds} of {game}.")
PLAYED_SOMEWHERE = mark("report", "{players} met on {date} for {tournament} and played {rounds} of {game}.")
PLAYERS = mark("report", "%n players")
ROUNDS = mark("report", "%n rounds")
WON = mark("report", "{winner} won with {points} points, ahead of {second} and {third}.")
WON_ALONE = mark("report", "{winner} won with {points} points.")
SHARED = mark("report", "The first place is shared by {winners} with {points} points.")
AND = mark("report", "{first} and {last}")
WON_UNNAMED = mark("report", "The winner had {points} points.")
NOBODY = mark("report", "Nothing has been played yet.")
FROM_TOWN = mark("report", "{name} ({town})")
PLACE_LINE = mark("report", "{place} {name}, {points} points")
LISTED = 10


def newspaper_text(job: Job) -> str:
    """Write the text; whoever doesn't want to appear is left out of names, not out of the count."""
    ranked = [place for place in job.standing.places if place.place is not None]
    if not ranked:
        return job.say(NOBODY)
    rounds = sum(any(place.rounds[index] is not None for place in ranked) for index in range(job.standing.after_round))
    text = PLAYED if job.snapshot.place else PLAYED_SOMEWHERE
    first = job.say(
        text,
        players=job.count(PLAYERS, len(ranked)),
        date=job.day,
        tournament=job.snapshot.name,
        where=job.snapshot.place,
        rounds=job.count(ROUNDS, rounds),
        game=job.rule_set.label,
    )
    lines = [f"{first} {_winners(job, ranked)}", ""]
    lines += [_line(job, place) for place in ranked if (place.place or 0) <= LISTED and place.entry.person.public]
    return "\n".join(lines).rstrip() + "\n"


def _winners(job: Job, ranked: list[Place]) -> str:
    best = [place for place in ranked if place.place == 1]
    points = job.number(best[0].points)
    if not all(place.entry.person.public for place in best):
        return job.say(WON_UNNAMED, points=points)
    if len(best) > 1:
        *others, last = [_named(job, place) for place in best]
        return job.say(SHARED, winners=job.say(AND, first=", ".join(others), last=last), points=points)
    following = ranked[1:3]
    winner = _named(job, best[0])
    if len(following) < 2 or not all(place.entry.person.public for place in following):
        return job.say(WON_ALONE, winner=winner, points=points)
    second, third = (_named(job, place) for place in following)
    return job.say(WON, winner=winner, points=points, second=second, third=third)


def _named(job: Job, place: Place) -> str:
    person = place.entry.person
    return job.say(FROM_TOWN, name=person.spoken, town=person.town) if person.town else person.spoken


def _line(job: Job, place: Place) -> str:
    ordinal = formats.ordinal(place.place or 0, job.language)
    return job.say(PLACE_LINE, place=ordinal, name=_named(job, place), points=job.number(place.points))


def newspaper(job: Job) -> list[Page]:
    """Lay out the text as a page, for whoever hands it over on paper."""
    flow = Flow(job, job.say(TITLE))
    for line in newspaper_text(job).splitlines():
        if line:
            flow.paragraph(line)
        else:
            flow.space(8)
    return flow.finish()
