"""Dialogs: only where an answer is needed."""
