"""The compiled core of Vorhand. Only vorhand._native imports it."""

from collections.abc import Sequence


def trick_winner(cards: Sequence[int], *, trump: int | None, ace: str) -> int: ...

def legal_cards(hand: int, trick: Sequence[int], *, trump: int | None, ace: str, void: str, beat: str, aim: str) -> int: ...

def perft(hands: Sequence[int], trick: Sequence[int], *, leader: int, depth: int, trump: int | None, ace: str, void: str, beat: str, aim: str) -> int: ...
