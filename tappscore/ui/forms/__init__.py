"""Forms, built from the declared tables of the rules."""
