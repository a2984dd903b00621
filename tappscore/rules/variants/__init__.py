"""One module per variant: its declared table, and a `REVISIONS` tuple, newest last."""
