"""What a solver has proved of a value."""

from dataclasses import dataclass

__all__ = ["Bounds"]


@dataclass(frozen=True, slots=True)
class Bounds:
    """Between which two whole numbers a value lies, both included."""

    lower: int
    upper: int

    @property
    def exact(self) -> int | None:
        """The value, if it is known."""
        return self.lower if self.lower == self.upper else None
