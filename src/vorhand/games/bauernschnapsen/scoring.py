"""Card points, game points, totals and the end of a match. Rules BAU-1.2, BAU-6.5 to BAU-6.7, BAU-7 and BAU-8."""

from collections.abc import Iterable

from vorhand.cards import Rank, Seat, Suit, next_seat
from vorhand.games.bauernschnapsen.ruleset import (
    Contract,
    MarriagePoints,
    Retourschneider,
    Ruleset,
    Trickless,
)
from vorhand.games.bauernschnapsen.state import (
    PLAYERS,
    Marriage,
    Standing,
    Trick,
    partner_of,
    same_side,
)

__all__ = [
    "CLAIM_POINTS",
    "bummerl",
    "card_points",
    "dealer_of",
    "declarers_points",
    "is_over",
    "marriage_points",
    "normal_value",
    "points_by_seat",
    "side_points",
    "totals",
    "value",
    "winners",
]

CLAIM_POINTS = 66
"""Card points for a claim, and for a Schnapser (BAU-6.4, BAU-7.2)."""
_LOSERS_LIMIT = 33
"""Card points from which losers with a trick cost only one game point (BAU-6.5)."""

_RANK_POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
_POINTS = tuple(_RANK_POINTS.get(Rank((index & 15) + 1), 0) if 1 <= index & 15 <= 13 else 0 for index in range(64))


def card_points(cards: Iterable[int]) -> int:
    """The points of some card indices: ace 11, ten 10, king 4, queen 3, jack 2 (BAU-1.2)."""
    return sum(_POINTS[card] for card in cards)


def marriage_points(suit: Suit, trump: Suit | None) -> int:
    """Card points of a declared marriage: 40 in trumps, else 20 (BAU-6.1)."""
    return 40 if suit is trump else 20


def side_points(seat: Seat, tricks: tuple[Trick, ...], marriages: tuple[Marriage, ...]) -> int:
    """Card points of a seat's side: its complete tricks and its declared marriages (BAU-6.3, BAU-6.4)."""
    won = sum(card_points(trick.cards) for trick in tricks if same_side(trick.winner, seat))
    return won + sum(marriage.points for marriage in marriages if same_side(marriage.seat, seat))


def points_by_seat(tricks: tuple[Trick, ...], marriages: tuple[Marriage, ...]) -> tuple[int, ...]:
    """Card points of each seat's side."""
    even, odd = side_points(Seat(0), tricks, marriages), side_points(Seat(1), tricks, marriages)
    return even, odd, even, odd


def declarers_points(seat: Seat, tricks: tuple[Trick, ...], marriages: tuple[Marriage, ...]) -> int:
    """Card points that one player took and declared himself, for a Schnapser (BAU-7.2)."""
    won = sum(card_points(trick.cards) for trick in tricks if trick.winner == seat)
    return won + sum(marriage.points for marriage in marriages if marriage.seat == seat)


def value(contract: Contract, doubled: int, times: int = 1) -> int:
    """Game points of a contract, doubled that often (BAU-4.3); `times` is 1, 2 or 3 in a Normal game."""
    return contract.value * times << doubled


def normal_value(ruleset: Ruleset, loser: Seat, tricks: tuple[Trick, ...], marriages: tuple[Marriage, ...]) -> int:
    """What a claim is worth against the loser's side: 3, 2 or 1 (BAU-6.5)."""
    scoring = ruleset.scoring
    has_trick = any(same_side(trick.winner, loser) for trick in tricks)
    counted = marriages if scoring.losers_marriages is MarriagePoints.COUNT else ()
    points = side_points(loser, tricks, counted)
    if not has_trick and (scoring.trickless is Trickless.THREE or points < _LOSERS_LIMIT):
        return 3
    return 2 if points < _LOSERS_LIMIT else 1


def totals(standing: Standing) -> tuple[int, ...]:
    """Game points by seat; partners have the same."""
    even = sum(result.points for result in standing.results if result.winner % 2 == 0)
    odd = sum(result.points for result in standing.results if result.winner % 2)
    return even, odd, even, odd


def dealer_of(first_dealer: Seat, number: int) -> Seat:
    """Who deals after `number` deals: it moves to the left every time (BAU-1.3)."""
    return next_seat(first_dealer, PLAYERS, number)


def is_over(ruleset: Ruleset, standing: Standing) -> bool:
    """Whether a side has reached the target (BAU-8.1)."""
    return max(totals(standing)) >= ruleset.match.target


def winners(ruleset: Ruleset, standing: Standing) -> tuple[Seat, ...]:
    """The side that has won a match that is over. Only one side scores in a deal, so there is never a tie."""
    assert is_over(ruleset, standing)
    sums = totals(standing)
    seat = Seat(sums.index(max(sums)))
    return seat, partner_of(seat)


def bummerl(ruleset: Ruleset, standing: Standing) -> int:
    """Marks for the losers of a match that is over (BAU-8.2, BAU-8.3)."""
    winner = winners(ruleset, standing)[0]
    loser = next_seat(winner, PLAYERS)
    if totals(standing)[loser] == 0:
        return ruleset.match.schneider
    led = ruleset.match.retourschneider is Retourschneider.FOUR and _was_one_short_to_nothing(ruleset, standing, loser)
    return 4 if led else 1


def _was_one_short_to_nothing(ruleset: Ruleset, standing: Standing, leader: Seat) -> bool:
    for number in range(1, len(standing.results)):
        sums = totals(Standing(standing.first_dealer, standing.results[:number]))
        if sums[leader] == ruleset.match.target - 1 and sums[next_seat(leader, PLAYERS)] == 0:
            return True
    return False
