"""Widgets that pages are set from."""
