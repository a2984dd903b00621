"""The window. Reads snapshots, calls verbs, decides nothing.

    words.py        the language of the window, switched while it runs
    theme.py        one table of colours and sizes, light and dark
    settings.py     what belongs to this computer: language, theme, window size
    bus.py          the open club file and the one current snapshot
    desk.py         what a page gets: bus, verbs of the open tournament, settings, messages
    commands.py     the one place that turns a refusal into marks at the fields
    actions.py      the one table of actions and shortcuts
    work.py         slow work in a thread, with progress and cancel
    main_window.py  rail, header, stacked pages, built when first shown
    app.py          start

A page is a `QWidget` of `pages/` with `refresh(changes)`, which is called when
it is shown after a change and at each change while it is shown, and
`retranslate()`. It may have `arrive(**where)`, called when somebody sends the
user to a certain table or person on it. Pages don't call each other:
`desk.go("scoring", table=7)`.

DECISION: what needs no Qt is loaded before it (`BEFORE_QT`). PySide6 reads the
source of every module that comes after it, to see whether it wants Qt's names
in another style: half a millisecond each, a tenth of the start.
"""

from importlib import import_module

BEFORE_QT = (
    "sqlite3",
    "tempfile",
    "concurrent.futures.thread",
    "tappscore.i18n.catalog",
    "tappscore.services.actions",
    "tappscore.services.club",
    "tappscore.services.club_face",
    "tappscore.services.gates",
    "tappscore.services.history",
    "tappscore.services.planning",
    "tappscore.store.loading",
    "tappscore.tournament.clock",
    "tappscore.tournament.columns",
    "tappscore.tournament.ledger",
    "tappscore.tournament.releases",
    "tappscore.tournament.sheet_code",
    "tappscore.tournament.standings",
)
for _module in BEFORE_QT:
    import_module(_module)
