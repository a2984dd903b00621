"""Verbs: what people do to a club file. No SQL, no Qt, no formatting.

A verb decides and writes in one transaction, through the one gate of the
store, and answers with the ChangeSet of what it touched; or it raises
RefusedError with all problems and nothing was changed.

    states.py        which state allows what; asked first by every verb
    tournaments.py   registration.py   rounds.py   scoring.py   adjustments.py   releases.py
    history.py       undo, redo, the readable journal; actions.py has the labels
    people.py        search in everybody known; archive.py import and export; club.py the file itself
    search.py        people, evenings and deals found by text; derived.py makes all that is kept beside the file

`verbs.VERBS` lists every verb; a test walks the list: do, undo,
redo, the same again after reopening.

This file imports nothing: a window needs one verb at a time, and its start counts.
"""
