"""Text and spreadsheets ↔ records: what goes out of the program and what comes in.

    archive.py     a whole tournament ↔ `tappscore-tournament/1`
    players.py     lists of players in .csv, .xlsx, .xls, .ods → rows
    standings.py   a standing → .csv, .xlsx, .html

Snapshots and plain values only: nothing here knows the store or the window.
"""
