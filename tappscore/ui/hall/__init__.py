"""The second window, for the hall."""
