"""Trying all that an example offers."""

from vorhand.games.known import game_of
from vorhand.notation import format_action
from vorhand.rulebook.exercises import Answer, Posed, answered
from vorhand.rulebook.positions import Move
from vorhand.words import words

__all__ = ["allowed", "answers"]


def answers(posed: Posed, language: str = "en") -> dict[str, Answer]:
    """By what is tried, in notation; the cards without "play"."""
    exercise = posed.exercise
    offered = exercise.choices if isinstance(exercise, Move) else exercise.cards
    texts = [format_action(each) if isinstance(exercise, Move) else str(each) for each in offered]
    game = game_of(exercise.state).id
    return {text.removeprefix("play "): answered(posed, text, words(language, game)) for text in texts}


def allowed(posed: Posed) -> set[str]:
    """What the rules allow, or the card that takes the trick."""
    return {text for text, answer in answers(posed).items() if answer.allowed}
