"""Rules BIS-4 to BIS-7: play in tricks, scoring, the end of the match and irregularities."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from vorhand.games.bismarck.ruleset import Aim, ForgottenDiscard, Ruleset, Tie
from vorhand.rulebook.bismarck.facts import (
    AIMS,
    DISCARDS,
    NAMES_TRUMP,
    TRICK_AIMS,
    can_have_trumps,
    discards,
    in_pairs,
    layouts,
    names_trump,
    with_aim,
)
from vorhand.rulebook.clauses import AnyClause, Clause, Enumeration, Values
from vorhand.tricks import Beat, Void

__all__ = ["RULES"]

# Chapter 4

_CAN_TRUMP = (*NAMES_TRUMP, "contracts.*.suits")


def _void(name: str, void: Void) -> Clause[Ruleset]:
    return Clause(
        name,
        ("play.void", *_CAN_TRUMP),
        lambda ruleset: ruleset.play.void is void and can_have_trumps(ruleset),
    )


def _beat(name: str, beat: Beat) -> Clause[Ruleset]:
    return Clause(name, ("play.beat",), lambda ruleset: ruleset.play.beat is beat)


# Chapter 5

_SCORES = ("scoring.win", "scoring.lose", *AIMS)


def _quotas(ruleset: Ruleset, aim: Aim) -> tuple[int, ...]:
    return ruleset.scoring.win if aim is Aim.WIN else ruleset.scoring.lose


def _is_of_sides(quotas: tuple[int, ...]) -> bool:
    """Whether they are those of two pairs: where everybody plays alone there are three at least."""
    return any(quotas) and len(quotas) == 2


def _is_level(quotas: tuple[int, ...]) -> bool:
    return any(quotas) and len(set(quotas)) == 1 and not _is_of_sides(quotas)


def _is_declarers(quotas: tuple[int, ...]) -> bool:
    """Whether the declarer alone has another quota."""
    return len(set(quotas[1:])) == 1 and quotas[0] != quotas[1] and not _is_of_sides(quotas)


def _is_uneven(quotas: tuple[int, ...]) -> bool:
    return len(set(quotas[1:])) > 1


def _is_none(quotas: tuple[int, ...]) -> bool:
    return not any(quotas)


def _quota(shape: str, aim: Aim, fits: Callable[[tuple[int, ...]], bool]) -> Clause[Ruleset]:
    def values(ruleset: Ruleset) -> Values:
        quotas = _quotas(ruleset, aim)
        match shape:
            case "level":
                return {"quota": quotas[0]}
            case "declarers" | "sides":
                return {"declarer": quotas[0], "others": quotas[1]}
            case "uneven":
                return {"quotas": Enumeration(quotas)}
            case _:
                return {}

    return Clause(
        f"{aim.value}-{shape}",
        (f"scoring.{aim.value}", *AIMS),
        lambda ruleset: with_aim(ruleset, aim) and fits(_quotas(ruleset, aim)),
        values,
    )


def _score(name: str, aim: Aim, *, every_trick: bool) -> Clause[Ruleset]:
    return Clause(
        name,
        (f"scoring.{aim.value}", *AIMS),
        lambda ruleset: with_aim(ruleset, aim) and _is_none(_quotas(ruleset, aim)) is every_trick,
    )


def _aims_with_quotas(ruleset: Ruleset) -> dict[Aim, bool]:
    """For each aim that is played in tricks, whether there are quotas."""
    return {aim: not _is_none(_quotas(ruleset, aim)) for aim in TRICK_AIMS if with_aim(ruleset, aim)}


def _without_tricks(ruleset: Ruleset) -> bool:
    """Whether nothing but layouts is played."""
    return not any(with_aim(ruleset, aim) for aim in TRICK_AIMS)


def _balances(name: str, fits: Callable[[dict[Aim, bool]], bool]) -> Clause[Ruleset]:
    return Clause(name, _SCORES, lambda ruleset: fits(_aims_with_quotas(ruleset)))


# Chapters 6 and 7


def _length(ruleset: Ruleset) -> Values:
    return {"count": ruleset.choice.times, "deals": ruleset.deals}


def _is_played_off(ruleset: Ruleset) -> bool:
    return ruleset.match.tie is Tie.PLAYOFF


def _redeals(ruleset: Ruleset) -> bool:
    return ruleset.match.forgotten_discard is ForgottenDiscard.REDEAL


RULES: Mapping[str, tuple[AnyClause, ...]] = MappingProxyType(
    {
        "BIS-4.1": (Clause("lead"),),
        "BIS-4.2": (Clause("follow"),),
        "BIS-4.3": (
            _void("free", Void.FREE),
            _void("must-trump", Void.MUST_TRUMP),
            Clause("no-trumps", _CAN_TRUMP, lambda ruleset: not can_have_trumps(ruleset)),
        ),
        "BIS-4.4": (
            _beat("never", Beat.NEVER),
            _beat("at-no-trump", Beat.AT_NO_TRUMP),
            _beat("when-trump-led", Beat.WHEN_TRUMP_LED),
            _beat("both", Beat.BOTH),
        ),
        "BIS-4.5": (
            Clause("trumps", _CAN_TRUMP, can_have_trumps),
            Clause("no-trumps", _CAN_TRUMP, lambda ruleset: not can_have_trumps(ruleset)),
        ),
        "BIS-4.6": (Clause("next"),),
        "BIS-5.1": (
            *(
                _quota(shape, aim, fits)
                for aim in TRICK_AIMS
                for shape, fits in (
                    ("declarers", _is_declarers),
                    ("sides", _is_of_sides),
                    ("level", _is_level),
                    ("uneven", _is_uneven),
                    ("none", _is_none),
                )
            ),
            Clause("no-tricks", AIMS, _without_tricks),
        ),
        "BIS-5.2": (
            _score("win", Aim.WIN, every_trick=False),
            _score("win-every", Aim.WIN, every_trick=True),
            _score("lose", Aim.LOSE, every_trick=False),
            _score("lose-every", Aim.LOSE, every_trick=True),
            Clause("level", _SCORES, lambda ruleset: any(_aims_with_quotas(ruleset).values())),
            Clause("no-tricks", AIMS, _without_tricks),
        ),
        "BIS-5.3": (
            _balances("zero", lambda has: bool(has) and all(has.values())),
            _balances("zero-winning", lambda has: has == {Aim.WIN: True, Aim.LOSE: False}),
            _balances("zero-losing", lambda has: has == {Aim.WIN: False, Aim.LOSE: True}),
            _balances("never", lambda has: bool(has) and not any(has.values())),
            Clause("layouts", AIMS, lambda ruleset: bool(layouts(ruleset))),
        ),
        "BIS-5.4": (
            Clause("alone", ("deck.sides",), lambda ruleset: not in_pairs(ruleset)),
            Clause("pairs", ("deck.sides",), in_pairs),
        ),
        "BIS-6.1": (Clause("length", ("choice.times", "choice.contracts", "deck.players"), values=_length),),
        "BIS-6.2": (Clause("highest"),),
        "BIS-6.3": (
            Clause("shared", ("match.tie",), lambda ruleset: not _is_played_off(ruleset)),
            Clause("play-off", ("match.tie",), _is_played_off),
        ),
        "BIS-6.4": (
            Clause("none", ("match.tie",), lambda ruleset: not _is_played_off(ruleset)),
            Clause("play-off", ("match.tie",), _is_played_off),
        ),
        "BIS-7.1": (
            Clause("redeal", ("match.forgotten_discard",), _redeals),
            Clause(
                "keeps-trumps",
                ("match.forgotten_discard", *NAMES_TRUMP),
                lambda ruleset: _redeals(ruleset) and names_trump(ruleset),
            ),
            Clause(
                "table",
                ("match.forgotten_discard", *DISCARDS),
                lambda ruleset: not _redeals(ruleset) and discards(ruleset),
            ),
            Clause("nothing", DISCARDS, lambda ruleset: not discards(ruleset)),
        ),
    }
)
"""The clauses of each rule, in order."""
