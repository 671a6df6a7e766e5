"""The lessons by id: a new one is a row here. A game's first lesson has the game's id."""

from collections.abc import Mapping
from types import MappingProxyType

from vorhand.guide.base import Lesson
from vorhand.guide.bauernschnapsen import LESSON as BAUERNSCHNAPSEN
from vorhand.guide.bismarck import LESSON as BISMARCK

__all__ = ["LESSONS"]

LESSONS: Mapping[str, Lesson] = MappingProxyType({lesson.id: lesson for lesson in (BISMARCK, BAUERNSCHNAPSEN)})
