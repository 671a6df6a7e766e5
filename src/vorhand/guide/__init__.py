"""The guided first deal: a real deal against the bots `rules`, laid down by us, with a guide at the learner's side.

`base` says what a lesson is, `bismarck` and `bauernschnapsen` are the lessons, `tricks` is what they share.
"""

from vorhand.guide.base import Course, Fields, Lesson, Sentence, begin
from vorhand.guide.known import LESSONS

__all__ = ["LESSONS", "Course", "Fields", "Lesson", "Sentence", "begin"]
