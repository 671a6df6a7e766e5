"""A worked example on the page of rules: its text, its cards as they are printed, and a form in which it is played.

The form works without scripts: it asks for the same page, with the answer in it.
"""

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple, assert_never

from vorhand.cards import Card
from vorhand.games.actions import PlayCard
from vorhand.notation import format_action
from vorhand.rulebook.clauses import card_name, index
from vorhand.rulebook.exercises import Answer, Posed, label
from vorhand.rulebook.positions import Move, Taker
from vorhand.server.built import faces_address
from vorhand.server.plain_html import text as plain
from vorhand.words import Words

__all__ = ["Attempt", "Forms"]

_RULE = re.compile(r"\b[A-Z]{3}-\d+[.]\d+")
_SIGNS = "♣♦♥♠"
_AS_TEXT = "\ufe0e"
"""Asks for a sign as text rather than as a picture."""


class Attempt(NamedTuple):
    """What a reader without scripts has tried."""

    example: str
    """Its id."""
    text: str
    """In notation."""
    answer: Answer


class Forms:
    """The forms of a page."""

    def __init__(self, say: Words, attempt: Attempt | None) -> None:
        self._say, self._attempt, self._faces = say, attempt, faces_address()

    def form(self, posed: Posed, said: str) -> Iterator[str]:
        """A worked example that says `said`."""
        attempt = self._attempt if self._attempt and self._attempt.example == posed.id else None
        failed = escape(self._say.say("page-no-answer"))
        yield f'<form class="example" id="{posed.id}" action="#{posed.id}" data-failed="{failed}">'
        yield f"<p>{plain(said)}</p>"
        yield f'<input type="hidden" name="lang" value="{self._say.language}">'
        yield f'<input type="hidden" name="example" value="{posed.id}">'
        yield '<div class="play">'
        yield from self._position(posed, attempt)
        yield f"{_status(attempt)}</div></form>"

    def picture(self, cards: Iterable[Card], said: str) -> Iterator[str]:
        """A worked example in which nothing is tried, and the cards that it names."""
        drawn = "".join(self._card(card) for card in cards)
        yield f'<div class="example"><p>{plain(said)}</p>'
        yield f'<div class="cards">{drawn}</div></div>' if drawn else "</div>"

    def _position(self, posed: Posed, attempt: Attempt | None) -> Iterator[str]:
        match posed.exercise:
            case Taker(cards=cards):
                buttons = (self._card_button(str(card), card, attempt) for card in cards)
                yield from self._asked(self._say.say("try-asks-taker"), "try-table", buttons)
            case Move(state=state, choices=choices, beside=beside, role=role):
                trick = (("try-table", tuple(map(Card.at, state.trick))),) if state.trick else ()
                for what, cards in (*trick, *beside):
                    yield from self._row(what, cards)
                buttons = (self._choice(choice, state, attempt) for choice in choices)
                question = self._say.say(_question(choices))
                who = f"{self._say.say(role)} " if role else ""
                yield from self._asked(who + question, "try-hand", buttons)
            case _:
                assert_never(posed.exercise)

    def _row(self, what: str, cards: Iterable[Card]) -> Iterator[str]:
        yield f'<div><p class="what">{plain(self._say.say(what))}</p><div class="cards">'
        for card in cards:
            yield f'<span role="img" aria-label="{self._name(card)}">{self._card(card)}</span>'
        yield "</div></div>"

    def _asked(self, question: str, on_paper: str, buttons: Iterable[str]) -> Iterator[str]:
        yield f'<fieldset><legend class="what">{plain(question)}</legend>'
        yield f'<p class="what paper">{plain(self._say.say(on_paper))}</p><div class="cards">'
        yield from buttons
        yield "</div></fieldset>"

    def _choice(self, choice: object, state: object, attempt: Attempt | None) -> str:
        text = format_action(choice)
        if (card := _card_of(choice)) is not None:
            return self._card_button(text, card, attempt)
        shown = plain(label(choice, state, self._say))
        return f'<button class="word" {_tries(text, attempt)}>{shown}</button>'

    def _card_button(self, text: str, card: Card, attempt: Attempt | None) -> str:
        named = f'aria-label="{self._name(card)}"'
        return f'<button class="face" {_tries(text, attempt)} {named}>{self._card(card)}</button>'

    def _name(self, card: Card) -> str:
        return escape(card_name(card, self._say))

    def _card(self, card: Card) -> str:
        """A card as it is printed; its name is said by whatever it is part of."""
        kinds = ["card", *(["red"] if card.suit.letter in "DH" else [])]
        face = f'<svg viewBox="0 0 250 350"><use href="{self._faces}#{card}-s"/></svg>' if self._faces else ""
        # Drawn rather than written: the name of a card is said in words.
        corner = (
            f'<b data-drawn="{escape(index(card, self._say))}"></b><i data-drawn="{_SIGNS[card.suit]}{_AS_TEXT}"></i>'
        )
        return f'<span class="{" ".join(kinds)}" aria-hidden="true">{face}{corner}</span>'


def _card_of(choice: object) -> Card | None:
    """The card that somebody plays, lays aside or gives; None where it is about something else."""
    card = getattr(choice, "card", None)
    return card if isinstance(card, Card) else None


def _question(choices: tuple[object, ...]) -> str:
    if all(isinstance(choice, PlayCard) for choice in choices):
        return "try-asks-card"
    return "try-asks-pick" if all(_card_of(choice) for choice in choices) else "try-asks-move"


def _tries(text: str, attempt: Attempt | None) -> str:
    answer = _state(attempt.answer) if attempt and attempt.text == text else ""
    return f'name="attempt" value="{escape(text)}"{answer}'


def _status(attempt: Attempt | None) -> str:
    if attempt is None:
        return '<p role="status"></p>'
    said = plain(" ".join(attempt.answer.sentences))
    return f'<p role="status"{_state(attempt.answer)}>{_RULE.sub(_link, said)}</p>'


def _link(rule: re.Match[str]) -> str:
    return f'<a href="#{rule[0]}">{rule[0]}</a>'


def _state(answer: Answer) -> str:
    return f' data-answer="{"allowed" if answer.allowed else "refused"}"'
