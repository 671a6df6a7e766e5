"""Which Vorhand this is."""

from importlib.metadata import PackageNotFoundError, version

__all__ = ["VERSION"]

try:
    VERSION = version("vorhand")
except PackageNotFoundError:  # run from its sources without being installed
    VERSION = "0+source"
"""The version of the installed package."""
