"""Figures with their standard errors, what tables of them look like, and which are off. Knows no game."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

__all__ = ["Figure", "compared", "mean", "rate", "row"]


@dataclass(frozen=True)
class Figure:
    """A mean over so many observations, with its standard error."""

    mean: float
    error: float


def mean(values: Sequence[float]) -> Figure:
    """The mean of independent observations."""
    average = sum(values) / len(values)
    variance = sum((value - average) ** 2 for value in values) / max(1, len(values) - 1)
    return Figure(average, math.sqrt(variance / len(values)))


def rate(count: int, of: int) -> Figure:
    """A share; with one imagined success and failure, so that a rare thing not seen has an error too."""
    smoothed = (count + 1) / (of + 2)
    return Figure(count / of if of else 0.0, math.sqrt(smoothed * (1 - smoothed) / max(1, of)))


def row(name: str, figure: Figure) -> str:
    """A line of a table as TOML."""
    return f"{name} = {{ mean = {figure.mean:.5f}, error = {figure.error:.5f} }}"


def compared(now: Mapping[str, Figure], before: Mapping[str, Figure]) -> list[str]:
    """A sentence for each figure that is off by more than three standard errors of both together."""
    off = []
    for name, figure in now.items():
        error = math.hypot(figure.error, before[name].error)
        if abs(figure.mean - before[name].mean) > 3 * error:
            off.append(f"{name}: {figure.mean:.4f} instead of {before[name].mean:.4f} (standard error {error:.4f})")
    return off
