"""Qt models over snapshots."""
