"""Text and spreadsheets ↔ records: what goes out of the program and what comes in.

    archive.py     a whole tournament ↔ `tappscore-tournament/1`
    players.py     lists of players in .csv, .xlsx, .xls, .ods → rows
    result_lists.py  old result lists → evenings known by places and totals
    grids.py       a list that leaves the hall → .csv, .xlsx, .html
    standings.py   standings of everybody, a category, the teams as grids; deals.py every deal

Snapshots and plain values only: nothing here knows the store or the window.
"""
