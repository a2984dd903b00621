"""Tournament archives: snapshot ↔ `tappscore-tournament/1` (`formats.md` 3).

    archive = write(snapshot)          # a dict of plain JSON values
    data = encode(archive)             # as bytes, laid out for people
    snapshot = read(decode(data))      # or RefusedError with every problem

`read` gives a snapshot with ids of its own: entries by their number, rounds,
tables and deals counted through. The store gives them new ids. What this
program doesn't know is kept in `Snapshot.extra` and written again.
"""

from tappscore.exchange.archive_reading import decode, read
from tappscore.exchange.archive_writing import encode, write

__all__ = ["decode", "encode", "read", "write"]
