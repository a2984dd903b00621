"""Everybody the club file knows: found by any part of anything, and set right."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tappscore.i18n.formats import folded
from tappscore.services.identity import merge, split
from tappscore.services.sound import sound
from tappscore.store.changes import ChangeSet
from tappscore.store.club import ClubFile
from tappscore.store.forgetting import (
    NAMELESS,
    Traces,
    copies_that_know,
    files_that_name,
    forget,
    forget_in_copies,
    typed_names,
    uuids_of,
)
from tappscore.store.gate import Progress
from tappscore.store.loading import entries, person, persons
from tappscore.tournament.snapshot import Entry, Person

WORD = re.compile(r"[^\W_]+")

# How well one word of the search fits one word of a person: the sum over the search's words ranks the match.
_WHOLE, _BEGINS, _INSIDE, _TOGETHER, _SLIP, _SOUNDS = 100, 80, 50, 45, 40, 30
_NAME_FIRST = 5  # a fit in the name goes before the same fit in club or town
# Beginnings typed without a space between them, as `hama` for Hans Maier: longer words are names by themselves.
_TOGETHER_LENGTHS = range(2, 6)


class Match(NamedTuple):
    """A person found, how well (higher first), and their entry in the open tournament if any.

    `certain` is True when every word of the search begins a word of this person: no guess is in it. Nor is there
    in beginnings of several words run together, where nobody has a word with these letters.
    """

    person: Person
    score: int
    certain: bool
    entry: Entry | None


class _Known(NamedTuple):
    person: Person
    entry: Entry | None
    names: tuple[tuple[str, ...], ...]  # each word with its other spellings
    places: tuple[tuple[str, ...], ...]
    sounds: tuple[str, ...]


class People:
    """Everybody of a club file; with a tournament, their numbers there are known too."""

    def __init__(self, file: ClubFile, tournament_id: int | None = None) -> None:
        self._file = file
        self._tournament = tournament_id
        self._journal = -1
        self._known: tuple[_Known, ...] = ()

    def find(self, text: str, limit: int = 12) -> tuple[Match, ...]:
        """Find people by any parts of name, club, town or number, in any order, the best first.

        Accents, ß and ae for ä are the same; typing errors (one in words of four letters and more, two from
        eight on) and words that sound alike are found after everything spelt right. Empty text finds nobody.
        """
        words = [word for word in WORD.findall(folded(text)) if word]
        if not words:
            return ()
        found = [match for known in self._everybody() if (match := _match(known, words))]
        if len(words) == 1 and len(words[0]) in _TOGETHER_LENGTHS:
            found = self._run_together(words[0], found, is_name=text.strip()[:1].isupper())
        # Of several words any may be the last name.
        alone = words[0] if len(words) == 1 else ""
        found.sort(key=lambda match: (-match.score, *_order(match.person, alone), match.person.id))
        return tuple(found[:limit])

    def _run_together(self, word: str, found: list[Match], *, is_name: bool) -> list[Match]:
        """Add those of whom the word is several beginnings, certain where nobody has it as it stands.

        With a capital it is the name of somebody new (Emma is not Emil Maier): shown, never certain.
        """
        if any(match.certain for match in found):
            return found
        stands = is_name or any(match.score >= _INSIDE for match in found)
        together = {
            known.person.id: Match(known.person, _TOGETHER, not stands, known.entry)
            for known in self._everybody()
            if _begins_several(word, (*known.names, *known.places))
        }
        return [*(match for match in found if match.person.id not in together), *together.values()]

    def namesakes(self, first: str, last: str) -> tuple[Person, ...]:
        """List people of the same name, whatever their spelling, for a warning; never a reason to refuse."""
        wanted = tuple(sorted(_spelt(f"{first} {last}")))
        return tuple(
            known.person for known in self._everybody() if tuple(sorted(_spelt(known.person.spoken))) == wanted
        )

    def merge(self, keep_id: int, other_id: int) -> ChangeSet:
        """Make one person of two who are one: everything of the other goes to the one that is kept.

        RefusedError `merge-entered-both` for each tournament in which both took part.
        """
        with self._file.write("person.merge") as rows:
            merge(rows, keep_id, other_id)
        return rows.changes

    def split(
        self, person_id: int, entry_ids: Sequence[int], first: str = "", last: str = "", club: str = "", town: str = ""
    ) -> ChangeSet:
        """Make a second person of some entries of one who is two; without a name, a namesake."""
        with self._file.write("person.split") as rows:
            split(rows, person_id, entry_ids, first.strip(), last.strip(), club.strip(), town.strip())
        return rows.changes

    def forget(self, person_id: int) -> ChangeSet:
        """Remove a person's name for good, from the journal too; the results stay. It can't be undone.

        `traces` names the copies in which it still stands, `forget_in_copies` clears those.
        """
        return forget(self._file, person_id)

    def traces(self, person_id: int, sticks: Sequence[Path] = (), documents: Sequence[Path] = ()) -> Traces:
        """Say where a person's name stands besides the club file: copies within reach, saved lists and archives.

        `sticks` are folders that may hold copies of the club file, `documents` those where papers are saved.
        """
        known = person(self._file, person_id)
        copies = copies_that_know(self._file.path, uuids_of(self._file, person_id), sticks)
        named = files_that_name(documents, (known.spoken, known.name)) if known.last != NAMELESS else ()
        return Traces(copies, named, typed_names(self._file, person_id))

    def forget_in_copies(
        self, person_id: int, copies: Sequence[Path], progress: Progress | None = None
    ) -> tuple[Path, ...]:
        """Remove a person's name from copies of the club file; give those that could not be cleared."""
        return forget_in_copies(copies, uuids_of(self._file, person_id), progress)

    def copies_that_know(self, person_id: int) -> tuple[Path, ...]:
        """Name the rotating backups that still hold a person's name."""
        return copies_that_know(self._file.path, uuids_of(self._file, person_id))

    def _everybody(self) -> tuple[_Known, ...]:
        journal = self._file.journal
        if journal != self._journal:
            own: Mapping[int, Entry] = (
                {entry.person.id: entry for entry in entries(self._file, self._tournament)} if self._tournament else {}
            )
            # A word list of 400 people is made in a few milliseconds; it is kept until something is written.
            before = {known.person.id: known for known in self._known}
            self._known = tuple(
                _known(person, own.get(person.id), before.get(person.id)) for person in persons(self._file)
            )
            self._journal = journal
        return self._known


def _order(person: Person, word: str) -> tuple[bool, str]:
    """Order people who fit alike: whose last name begins so comes before whose first name does."""
    return not folded(person.last).startswith(word), folded(person.name)


def _known(person: Person, entry: Entry | None, before: _Known | None) -> _Known:
    if before is not None and before.person == person:
        return before._replace(entry=entry)
    names = _spellings(f"{person.first} {person.last}")
    return _Known(
        person=person,
        entry=entry,
        names=names,
        places=_spellings(f"{person.club} {person.town}"),
        sounds=tuple(sound(spelling) for word in names for spelling in word[:1]),
    )


def _spellings(text: str) -> tuple[tuple[str, ...], ...]:
    """Give each word with the ways it may be typed: `muller` and `mueller` for Müller."""
    plain = WORD.findall(folded(text))
    full = WORD.findall(folded(without_umlauts(text)))
    if len(plain) != len(full):
        return tuple((word,) for word in plain)
    return tuple((one,) if one == other else (one, other) for one, other in zip(plain, full, strict=True))


def _spelt(text: str) -> tuple[str, ...]:
    return tuple(word[-1] for word in _spellings(text))


def without_umlauts(text: str) -> str:
    """Write ae for ä and so on, as people without such keys do."""
    for umlaut, letters in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue")):
        text = text.replace(umlaut, letters)
    return text


def _match(known: _Known, words: list[str]) -> Match | None:
    score = 0
    certain = True
    for word in words:
        fit = _fit(known, word)
        if not fit:
            return None
        certain = certain and fit >= _BEGINS
        score += fit
    return Match(known.person, score, certain, known.entry)


def _fit(known: _Known, word: str) -> int:
    if word.isdigit():
        return _WHOLE if known.entry is not None and known.entry.number == int(word) else _in_places(known, word)
    best = max((_exactly(spelling, word) for name in known.names for spelling in name), default=0)
    if best:
        return best + _NAME_FIRST
    return _in_places(known, word) or _nearly(known, word)


def _in_places(known: _Known, word: str) -> int:
    return max((_exactly(spelling, word) for place in known.places for spelling in place), default=0)


def _exactly(spelling: str, word: str) -> int:
    if spelling.startswith(word):
        return _WHOLE if len(spelling) == len(word) else _BEGINS
    return _INSIDE if word in spelling and len(word) > 1 else 0


def _begins_several(typed: str, words: tuple[tuple[str, ...], ...]) -> bool:
    """Say whether a text is made of beginnings of two words or more, each taken once, in any order."""
    for at, word in enumerate(words):
        others = words[:at] + words[at + 1 :]
        for spelling in word:
            for length in range(1, len(typed)):
                if not spelling.startswith(typed[:length]):
                    break
                rest = typed[length:]
                if any(other.startswith(rest) for spellings in others for other in spellings):
                    return True
                if len(rest) > 1 and _begins_several(rest, others):
                    return True
    return False


def _nearly(known: _Known, word: str) -> int:
    # Only a search that finds nothing spelt so needs it; loading it belongs to no start of the window.
    from rapidfuzz.distance import DamerauLevenshtein

    slips = 0 if len(word) < 4 else 1 if len(word) < 8 else 2
    for spelling in (spelling for name in known.names for spelling in name) if slips else ():
        # A name half typed may hold a slip too: it is held against as much of the name.
        for part in {spelling, spelling[: len(word)]}:
            if DamerauLevenshtein.distance(part, word, score_cutoff=slips) <= slips:
                return _SLIP
    heard = sound(word) if len(word) >= 3 else ""
    return _SOUNDS if len(heard) > 1 and heard in known.sounds else 0
