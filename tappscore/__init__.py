"""TappScore: a tournament desk for Tapp, Dapp and their relatives."""

__version__ = "0.1.0"
