"""Ratusz: heavy board games with complete rules."""

__version__ = "0.1.0"
