"""What every reason is worth, in tricks for the seat that decides, and how many tricks a hand can expect.

All numbers were found by playing the modern game among three; none is a rule.

* Playing a card: in deals of this bot against itself every card that could be played was tried and the deal played out
  as it lay. The weights are the least squares fit of the differences in tricks to the differences in reasons, made
  anew with the bot so improved until that gained nothing (250 to 1,600 deals for each kind of contract). A weight below
  0.02, or within four standard errors of nothing, was left out.
* Hands: the same, with other discards tried in the same deals (700 to 5,000), then rounded by hand. The base, and what
  is for deals of fewer tricks or without the first lead, comes from 60 deals of each kind of contract with each of nine
  packs and hands, for three and for four.
* Open cards: the declarer's tricks in 3,000 to 4,500 deals, smoothed.

Where tricks are not wanted a positive weight still speaks for the card: it stands for tricks avoided.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from vorhand.cards import Suit
from vorhand.games.bismarck.ruleset import Aim, Build

__all__ = [
    "HANDS",
    "LAYOUT_POINTS",
    "OF_A_SIDE",
    "OPEN_CARDS",
    "REASONS",
    "WEIGHTS",
    "WITHOUT_KITTY",
    "Family",
    "HandWeights",
    "OfASide",
    "OpenCards",
    "Position",
    "family_of",
]


class Family(StrEnum):
    """The kinds of contract that are played alike."""

    NO_TRUMP = "no-trump"
    TRUMP = "trump"
    LOSE = "lose"
    TRUMP_LOSE = "trump-lose"


class Position(StrEnum):
    """Where a seat stands in a trick."""

    LEAD = "lead"
    SECOND = "second"
    """Following suit, with somebody still to play."""
    LAST = "last"
    """Following suit, as the last."""
    WITHOUT = "without"
    """Out of the suit led."""


def family_of(aim: Aim, trump: Suit | None) -> Family:
    """The kind of contract."""
    if aim is Aim.LOSE:
        return Family.LOSE if trump is None else Family.TRUMP_LOSE
    return Family.NO_TRUMP if trump is None else Family.TRUMP


# Playing a card

REASONS: Mapping[str, str] = {
    # Where tricks are wanted
    "takes": "how likely the card takes the trick, if all beat it who can; in contracts to lose, if all duck who can",
    "takes_with_winners": "the same, times the sure winners I can then cash",
    "takes_early": "the same, times the share (in contracts to lose, the number) of cards I still hold",
    "sure": "the card takes the trick for certain",
    "sure_early": "so it does, times the share of cards I still hold: winners can wait while the hand is full",
    "sure_unstopped": "so it does, times the suits I cannot stop: cash before others run them",
    "takes_in_strength": "the chance to take, times what the whole suit is worth: run a strong suit",
    "sets_up_strength": "the chance not to take, times what the whole suit is worth: drive out what beats it",
    "winners": "change in cards of the suit that nothing beats",
    "high": "change in the tricks expected by rank: guards lost, higher cards driven out",
    "long": "change in the tricks expected because nobody else will have the suit",
    "rank": "the share of the others' cards of the suit that are lower: do not waste a high card",
    "top": "the highest card of my suit",
    "under_honour": "a low card led from a suit headed by a card that is not yet good",
    "under_winner": "a card led below a sure winner",
    "followers": "how many others may hold the suit",
    "out": "how many cards of the suit others may hold",
    "length": "how many cards of the suit I hold",
    "guard": "thrown from a suit whose only hope is a guarded card",
    "hopeless": "thrown from a suit that takes nothing",
    "new_void": "my last card of the suit, times my trumps (four at most): ruff the next one",
    "ruffed_length": "how likely somebody behind me ruffs, times my length: make them ruff my long suit",
    "may_be_beaten": "ruffs, but how likely it is overruffed",
    "trump": "the card is a trump",
    "trumps_out": "for a trump: how many trumps others may hold",
    "none_out": "for a trump: nobody else has any",
    "draws": "for a trump led: how many others are likely to have to follow",
    "draws_from_strength": "the same, times how far my trumps outnumber theirs",
    "sure_trump": "for a trump led: it takes the trick for certain",
    "top_trump": "for a trump led: it is my highest",
    "keeps_top_trump": "for a trump led: it is not a sure winner though I hold one",
    "winners_trump": "as winners, in trumps",
    "high_trump": "as high, in trumps",
    "long_trump": "as long, in trumps",
    "rank_trump": "as rank, in trumps",
    # Where tricks are not wanted
    "danger": "change in the tricks that the suit is likely to take against my will",
    "rest_danger": "that danger of the suit without the card",
    "rest_rank": "the share of the others' cards that the rest of my suit beats on average",
    "rank_squared": "the rank, squared",
    "rank_length": "the rank, times how many cards of the suit I hold",
    "lower_out": "how many lower cards others may hold, who can duck with them",
    "alone": "nobody else has the suit",
    "lowest": "the lowest card of my suit",
    "last_guard": "the lowest card of my suit, and low: it protects the rest",
    "low_cover": "the same for a card in the lowest third",
    "exit": "nobody can duck below it: the card that gives the lead away",
    "pair": "one of two cards",
}
"""What each reason measures."""

WEIGHTS: Mapping[tuple[Family, Position], Mapping[str, float]] = {
    (Family.LOSE, Position.LAST): {
        "rank": 2.09,
        "rank_squared": -1.91,
        "takes": -1.85,
        "danger": -0.98,
        "takes_early": 0.03,
    },
    (Family.LOSE, Position.LEAD): {
        "lowest": 0.52,
        "last_guard": -0.49,
        "alone": -0.43,
        "rank_squared": -0.4,
        "rest_rank": -0.3,
        "takes": -0.23,
        "danger": -0.19,
        "followers": 0.18,
        "rank_length": -0.17,
        "pair": 0.13,
        "rest_danger": 0.13,
        "lower_out": 0.12,
        "out": -0.02,
    },
    (Family.LOSE, Position.SECOND): {
        "rank": 2.47,
        "takes": -1.45,
        "rank_squared": -1.29,
        "danger": -0.52,
        "rank_length": -0.13,
    },
    (Family.LOSE, Position.WITHOUT): {
        "rank": 2.71,
        "rank_squared": -2.13,
        "alone": -0.7,
        "danger": -0.62,
        "exit": 0.52,
        "low_cover": -0.16,
        "length": -0.04,
        "out": -0.04,
    },
    (Family.NO_TRUMP, Position.LAST): {
        "sure": 1.74,
        "long": 1.51,
        "high": 0.9,
        "takes_early": -0.68,
        "rank": -0.27,
        "winners": 0.21,
    },
    (Family.NO_TRUMP, Position.LEAD): {
        "sure_early": -1.02,
        "long": 0.95,
        "sure": 0.78,
        "high": 0.69,
        "sure_unstopped": 0.26,
        "takes_in_strength": 0.26,
        "under_honour": 0.21,
        "rank": 0.16,
        "winners": 0.16,
        "followers": -0.15,
        "sets_up_strength": 0.12,
        "top": 0.07,
        "out": -0.04,
    },
    (Family.NO_TRUMP, Position.SECOND): {
        "takes": 1.12,
        "high": 1.04,
        "long": 0.97,
        "rank": -0.2,
    },
    (Family.NO_TRUMP, Position.WITHOUT): {
        "winners": 0.5,
        "high": 0.32,
        "rank": -0.21,
        "guard": -0.14,
        "length": 0.11,
    },
    (Family.TRUMP, Position.LAST): {
        "long_trump": 0.99,
        "takes": 0.92,
        "high_trump": 0.79,
        "long": 0.59,
        "high": 0.48,
        "winners": 0.08,
    },
    (Family.TRUMP, Position.LEAD): {
        "sure_trump": 0.75,
        "trump": -0.71,
        "high_trump": 0.45,
        "long_trump": 0.43,
        "none_out": 0.3,
        "keeps_top_trump": -0.26,
        "under_winner": -0.23,
        "draws": 0.2,
        "top": -0.19,
        "high": 0.17,
        "top_trump": -0.17,
        "takes": 0.16,
        "rank_trump": 0.13,
        "long": 0.11,
        "rank": -0.11,
        "winners_trump": 0.1,
        "new_void": 0.05,
        "ruffed_length": 0.05,
        "length": 0.04,
        "winners": -0.04,
        "draws_from_strength": 0.03,
        "sets_up_strength": -0.03,
        "trumps_out": 0.02,
    },
    (Family.TRUMP, Position.SECOND): {
        "long_trump": 0.88,
        "high_trump": 0.56,
        "long": 0.55,
        "high": 0.52,
        "takes": 0.51,
        "takes_with_winners": 0.05,
    },
    (Family.TRUMP, Position.WITHOUT): {
        "takes": 0.97,
        "trump": -0.41,
        "winners_trump": 0.33,
        "rank_trump": -0.29,
        "may_be_beaten": 0.26,
        "long_trump": 0.22,
        "high": 0.18,
        "rank": -0.16,
        "hopeless": 0.11,
        "long": 0.11,
        "winners": 0.08,
        "guard": -0.05,
        "new_void": 0.05,
        "length": 0.04,
        "trumps_out": -0.03,
    },
    (Family.TRUMP_LOSE, Position.LAST): {
        "rank": 1.28,
        "takes": -1.12,
        "rank_length": -0.17,
    },
    (Family.TRUMP_LOSE, Position.LEAD): {
        "lowest": 0.29,
        "last_guard": -0.22,
        "danger": -0.15,
        "rank_length": -0.12,
        "trump": -0.1,
    },
    (Family.TRUMP_LOSE, Position.SECOND): {
        "rank": 1.3,
        "takes": -1.04,
        "rank_length": -0.16,
    },
    (Family.TRUMP_LOSE, Position.WITHOUT): {
        "takes": -1.17,
        "rank": 0.78,
        "rank_squared": -0.71,
        "danger": -0.42,
        "alone": -0.33,
    },
}
"""Tricks for each unit of a reason, by kind of contract and place in the trick."""


# A hand before play


@dataclass(frozen=True, slots=True, kw_only=True)
class HandWeights:
    """Expected tricks of a declarer's hand after the exchange: a base and what each suit adds."""

    base: float
    """Where a deal has 16 tricks and the declarer leads to the first."""
    fewer: float
    """What every trick that a deal has fewer changes."""
    led_to: float
    """What it changes that another leads to the first trick."""
    suit: Mapping[str, float]
    trumps: Mapping[str, float]
    """The same for the trump suit."""


HANDS: Mapping[Family, HandWeights] = {
    Family.NO_TRUMP: HandWeights(
        base=-0.4,
        fewer=-0.1,
        led_to=-0.6,
        suit={
            "high": 0.9,
            "long": 0.55,
            "winners": 0.3,
            "stopped": 0.27,
            "single": -0.3,
            "void": -0.5,
            "over_four": -0.2,
        },
        trumps={},
    ),
    Family.TRUMP: HandWeights(
        base=-2.0,
        fewer=-0.22,
        led_to=0.0,
        suit={
            "high": 1.25,
            "high_length": -0.11,
            "long": 0.19,
            "winners": 0.24,
            "bare_honour": -0.5,
            "void": 1.1,
            "single": 0.68,
            "pair": 0.2,
        },
        trumps={"length": 0.83, "high": 0.25, "winners": 0.57},
    ),
    Family.LOSE: HandWeights(
        base=-1.2,
        fewer=-0.35,
        led_to=-0.3,
        suit={
            "danger": 0.36,
            "lowest": 0.9,
            "second": 0.96,
            "third": 0.84,
            "ranks": 0.32,
            "highest": -0.32,
            "void": 1.14,
            "single": 0.91,
            "pair": 0.4,
            "over_four": -0.37,
        },
        trumps={},
    ),
    Family.TRUMP_LOSE: HandWeights(
        base=1.1,
        fewer=-0.5,
        led_to=-0.1,
        suit={
            "danger": 0.15,
            "lowest": 1.6,
            "second": 1.5,
            "third": 1.3,
            "ranks": -0.3,
            "void": 2.2,
            "single": 1.7,
            "pair": 0.9,
        },
        trumps={
            "lowest": 1.0,
            "third": -0.4,
            "ranks": 0.8,
            "highest": -0.4,
            "void": -0.6,
            "single": -0.8,
            "pair": -0.6,
        },
    ),
}


@dataclass(frozen=True, slots=True)
class OpenCards:
    """Expected tricks of a declarer who has seen only some open cards that he will take up."""

    mean: float
    """Before he sees any, of 16 tricks among three."""
    trumps: tuple[float, ...]
    """What each open trump adds, from the lowest place in its suit to the highest."""
    others: tuple[float, ...]
    """What every other open card adds."""


OPEN_CARDS: Mapping[Family, OpenCards] = {
    Family.NO_TRUMP: OpenCards(
        7.1,
        (0.0,) * 13,
        (-0.33, -0.3, -0.28, -0.26, -0.25, -0.23, -0.2, -0.14, -0.05, 0.1, 0.31, 0.62, 1.03),
    ),
    Family.TRUMP: OpenCards(
        7.1,
        (0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.43, 0.49, 0.59, 0.74, 0.95, 1.24),
        (-0.27, -0.27, -0.27, -0.27, -0.27, -0.29, -0.33, -0.36, -0.35, -0.29, -0.16, 0.08, 0.44),
    ),
    Family.LOSE: OpenCards(
        2.8,
        (0.0,) * 13,
        (-0.63, -0.45, -0.3, -0.17, -0.07, 0.02, 0.09, 0.15, 0.19, 0.23, 0.27, 0.31, 0.36),
    ),
    Family.TRUMP_LOSE: OpenCards(
        4.2,
        (0.35, 0.51, 0.62, 0.7, 0.75, 0.76, 0.76, 0.73, 0.69, 0.64, 0.59, 0.55, 0.54),
        (-0.75, -0.59, -0.46, -0.35, -0.27, -0.2, -0.15, -0.1, -0.07, -0.03, 0.01, 0.07, 0.16),
    ),
}


@dataclass(frozen=True, slots=True)
class OfASide:
    """Expected share of all tricks that a declarer's side takes: a base, and the weight of the declarer's own share."""

    base: float
    own: float


OF_A_SIDE: Mapping[Family, OfASide] = {
    Family.NO_TRUMP: OfASide(0.48, 0.3),
    Family.TRUMP: OfASide(0.53, 0.28),
    Family.LOSE: OfASide(0.26, 0.5),
    Family.TRUMP_LOSE: OfASide(0.235, 0.5),
}
"""Where partners play: a line through 224 deals of four such bots who exchange, rounded."""

WITHOUT_KITTY: Mapping[Family, float] = {
    Family.NO_TRUMP: 6.1,
    Family.TRUMP: 6.4,
    Family.LOSE: 5.5,
    Family.TRUMP_LOSE: 4.3,
}
"""Expected tricks of a declarer who exchanges nothing and has seen nothing, of 16 among three; from 170 deals each."""

LAYOUT_POINTS: Mapping[Build, float] = {Build.UP: 0.0, Build.DOWN: 0.0, Build.NAMED: 4.6}
"""What a layout brings its declarer, who begins; from 170 deals each."""
