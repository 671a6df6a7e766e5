"""Worked examples of Bismarck: a position, what is asked, and the answer, which the tests compare with the rules.

Those of playing cards and of points stand here, the others in the modules named `examples_…`.
Where houses disagree there is a row for each answer, with the houses in which it is right. All cards are from the six
up, so that every pack has them; of a trick of four cards, a table of three sees the first three.
"""

from collections.abc import Callable
from dataclasses import dataclass

from vorhand.cards import Card
from vorhand.games.bismarck.rules import RULE_SOURCES
from vorhand.games.bismarck.ruleset import Aim, Build, Contract, PackKind, Ruleset, Tie, Trump
from vorhand.rulebook.bismarck import examples_contract, examples_dealing, examples_exchange, examples_match
from vorhand.rulebook.bismarck.facts import AIMS, PLAYED, TRICK_AIMS, layouts, name_of, played, with_aim
from vorhand.rulebook.clauses import Enumeration, Faces, Values
from vorhand.tricks import Ace, Beat, Void
from vorhand.words import signed

__all__ = ["EXAMPLES", "AnyExample", "Lays", "MayPlay", "Outs", "Scores", "Takes", "Tied"]


_TRUMPS = (*PLAYED, "contracts.*.trump", "contracts.*.suits", "contracts.*.ace")
"""What decides whether there is a contract with those trumps and that order of a suit."""


def _everywhere(ruleset: Ruleset) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Takes:
    """Which card takes a trick."""

    rule: str
    trump: Trump
    trick: str
    answer: str
    ace: Ace = Ace.HIGH
    """In which contracts: those where the ace ranks so."""
    names_contract: bool = False
    """Whether the contract must be named, because it decides."""

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        # A layout has no trumps, so with trumps it is none whatever its aim.
        aims = ("contracts.*.aim",) if self.trump is Trump.NO_TRUMP else ()
        return ("deck.players", *_TRUMPS, *aims)

    @property
    def key(self) -> str:
        """The key of its message."""
        return "example-takes-in" if self.names_contract else "example-takes"

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """A contract of the house in which it can happen; None if there is none."""
        rows = (row for row in played(ruleset) if row.aim in TRICK_AIMS)
        return next((row for row in rows if row.can_have(self.trump) and row.ace is self.ace), None)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return self.contract(ruleset) is not None

    def cards(self, ruleset: Ruleset) -> tuple[Card, ...]:
        """The trick, as long as the table is wide."""
        return tuple(map(Card, self.trick.split()))[: ruleset.players]

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        found = self.contract(ruleset)
        assert found is not None
        named: Values = {"contract": name_of(found.id)} if self.names_contract else {}
        card = Faces((Card(self.answer),))
        return {"trump": self.trump.value, "trick": Faces(self.cards(ruleset)), "card": card, **named}


@dataclass(frozen=True, slots=True, kw_only=True)
class MayPlay:
    """Which cards of a hand may be played to a trick."""

    rule: str
    trump: Trump
    trick: str
    hand: str
    answer: str
    aim: Aim = Aim.WIN
    """Whether tricks are wanted in the contract."""
    duty: str = ""
    """The axis that decides the answer; empty where all houses agree."""
    when: Callable[[Ruleset], bool] = _everywhere
    """Whether the house has the value of that axis that gives this answer."""
    key: str = "example-may-play"

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        duty = (self.duty,) if self.duty else ()
        return (*_TRUMPS, "contracts.*.aim", *duty)

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """A contract of the house in which it can happen; None if there is none."""
        rows = (row for row in played(ruleset) if row.can_have(self.trump))
        return next((row for row in rows if row.ace is Ace.HIGH and row.aim is self.aim), None)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return self.contract(ruleset) is not None and self.when(ruleset)

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        lists = {"trick": self.trick, "hand": self.hand, "answer": self.answer}
        row = self.contract(ruleset)
        assert row is not None
        named: Values = {"contract": name_of(row.id)} if self.key == "example-may-play-in" else {}
        return {"trump": self.trump.value, **named, **{name: _faces(cards) for name, cards in lists.items()}}


def _faces(cards: str) -> Faces:
    return Faces(tuple(map(Card, cards.split())))


@dataclass(frozen=True, slots=True, kw_only=True)
class Scores:
    """What a deal scores: the declarer one trick above the quota, the next one below; without quotas every trick."""

    rule: str
    aim: Aim
    with_quotas: bool

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        tricks = () if self.with_quotas else ("deck.hand",)
        return (f"scoring.{self.aim.value}", *AIMS, *tricks)

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-scores-{self.aim.value}"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        quotas = self._quotas(ruleset)
        return with_aim(ruleset, self.aim) and any(quotas) is self.with_quotas and (quotas[1] > 0 or not any(quotas))

    def _quotas(self, ruleset: Ruleset) -> tuple[int, ...]:
        return ruleset.scoring.win if self.aim is Aim.WIN else ruleset.scoring.lose

    def tricks(self, ruleset: Ruleset) -> tuple[int, ...]:
        """Tricks from the declarer clockwise."""
        if self.with_quotas:
            first, second, *others = self._quotas(ruleset)
            partners = [0] * (ruleset.players - ruleset.side_count)
            return first + 1, second - 1, *others, *partners
        return ruleset.tricks - ruleset.players + 1, *[1] * (ruleset.players - 1)

    def points(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The answer."""
        sign = 1 if self.aim is Aim.WIN else -1
        sides = ruleset.side_count
        if self.with_quotas:
            points = (1, -1, *[0] * (sides - 2))
        else:
            points = tuple(sum(self.tricks(ruleset)[side::sides]) for side in range(sides))
        return tuple(sign * each for each in points) * (ruleset.players // sides)

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        points = tuple(map(signed, self.points(ruleset)))
        return {"tricks": Enumeration(self.tricks(ruleset)), "points": Enumeration(points)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Tied:
    """What becomes of a tie: the first two have the highest total."""

    rule: str
    tie: Tie

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return "match.tie", "deck.players", "deck.sides"

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-tie-{self.tie.value}"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.match.tie is self.tie and ruleset.side_count == ruleset.players

    def totals(self, ruleset: Ruleset) -> tuple[int, ...]:
        """By seat."""
        return 3, 3, -6, *[0] * (ruleset.players - 3)

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        return {"totals": Enumeration(tuple(map(signed, self.totals(ruleset))))}


@dataclass(frozen=True, slots=True, kw_only=True)
class Lays:
    """Which cards of a hand may be laid in a layout; none if the player must pass."""

    rule: str
    build: Build
    laid: str
    hand: str
    answer: str = ""

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        lowest = ("deck.pack",) if self.build is Build.UP else ()
        return (*AIMS, "contracts.*.build", "contracts.*.ace", *lowest)

    @property
    def key(self) -> str:
        """The key of its message."""
        return "example-may-lay" if self.answer else "example-must-pass"

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """A layout of the house in which it can happen; None if there is none."""
        lowest_is_six = ruleset.deck.pack is PackKind.SIXES_36
        rows = layouts(ruleset, self.build) if lowest_is_six or self.build is Build.DOWN else ()
        return next((row for row in rows if row.ace is Ace.HIGH), None)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return self.contract(ruleset) is not None

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        found = self.contract(ruleset)
        assert found is not None
        answer: Values = {"answer": _faces(self.answer)} if self.answer else {}
        return {"contract": name_of(found.id), "laid": _faces(self.laid), "hand": _faces(self.hand), **answer}


@dataclass(frozen=True, slots=True, kw_only=True)
class Outs:
    """What a layout scores: the next player is out, the others hold a card, three cards and one."""

    rule: str
    key: str = "example-scores-shed"

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return ("deck.players", *AIMS)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return bool(layouts(ruleset))

    def left(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The cards left, from the declarer clockwise."""
        return (1, 0, 3, 1)[: ruleset.players]

    def points(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The answer."""
        return (-1, 5, -3, -1) if ruleset.players == 4 else (-1, 4, -3)

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        points = tuple(map(signed, self.points(ruleset)))
        return {"left": Enumeration(self.left(ruleset)), "points": Enumeration(points)}


def _void(void: Void) -> Callable[[Ruleset], bool]:
    return lambda ruleset: ruleset.play.void is void


def _beat(*beats: Beat) -> Callable[[Ruleset], bool]:
    return lambda ruleset: ruleset.play.beat in beats


_OF_PLAY: tuple[Takes | MayPlay | Scores | Tied | Lays | Outs, ...] = (
    Takes(rule="BIS-1.2", trump=Trump.NO_TRUMP, trick="KH AH 7H 6H", answer="AH", names_contract=True),
    Takes(rule="BIS-1.2", trump=Trump.NO_TRUMP, trick="KH AH 7H 6H", answer="KH", ace=Ace.LOW, names_contract=True),
    MayPlay(rule="BIS-4.2", trump=Trump.SPADES, trick="9H", hand="KH 7H AS", answer="KH 7H"),
    MayPlay(
        rule="BIS-4.3",
        trump=Trump.SPADES,
        trick="9H",
        hand="KC 7S",
        answer="KC 7S",
        duty="play.void",
        when=_void(Void.FREE),
    ),
    MayPlay(
        rule="BIS-4.3",
        trump=Trump.SPADES,
        trick="9H",
        hand="KC 7S",
        answer="7S",
        duty="play.void",
        when=_void(Void.MUST_TRUMP),
    ),
    MayPlay(
        rule="BIS-4.3",
        trump=Trump.SPADES,
        trick="9H QS",
        hand="KC 7S",
        answer="7S",
        duty="play.void",
        when=_void(Void.MUST_TRUMP),
    ),
    MayPlay(
        rule="BIS-4.4",
        trump=Trump.NO_TRUMP,
        trick="9H",
        hand="KH 7H",
        answer="KH 7H",
        duty="play.beat",
        when=_beat(Beat.NEVER, Beat.WHEN_TRUMP_LED),
    ),
    MayPlay(
        rule="BIS-4.4",
        trump=Trump.NO_TRUMP,
        trick="9H",
        hand="KH 7H",
        answer="KH",
        duty="play.beat",
        when=_beat(Beat.AT_NO_TRUMP, Beat.BOTH),
    ),
    MayPlay(
        rule="BIS-4.4",
        trump=Trump.SPADES,
        trick="9S",
        hand="KS 7S",
        answer="KS 7S",
        duty="play.beat",
        when=_beat(Beat.NEVER, Beat.AT_NO_TRUMP),
    ),
    MayPlay(
        rule="BIS-4.4",
        trump=Trump.SPADES,
        trick="9S",
        hand="KS 7S",
        answer="KS",
        duty="play.beat",
        when=_beat(Beat.WHEN_TRUMP_LED, Beat.BOTH),
    ),
    MayPlay(
        rule="BIS-4.4",
        trump=Trump.NO_TRUMP,
        trick="9H",
        hand="KH 7H",
        answer="KH 7H",
        aim=Aim.LOSE,
        duty="play.beat",
        when=_beat(Beat.AT_NO_TRUMP, Beat.BOTH),
        key="example-may-play-in",
    ),
    MayPlay(
        rule="BIS-4.4",
        trump=Trump.SPADES,
        trick="9H",
        hand="KH 7H",
        answer="KH 7H",
        duty="play.beat",
        when=_beat(Beat.WHEN_TRUMP_LED, Beat.BOTH),
    ),
    Takes(rule="BIS-4.5", trump=Trump.SPADES, trick="KH 7S QH 6H", answer="7S"),
    Takes(rule="BIS-4.5", trump=Trump.NO_TRUMP, trick="9H QS KH 6H", answer="KH"),
    *(Scores(rule="BIS-5.2", aim=aim, with_quotas=with_quotas) for aim in TRICK_AIMS for with_quotas in (True, False)),
    *(Tied(rule="BIS-6.3", tie=tie) for tie in Tie),
    Lays(rule="BIS-8.3", build=Build.UP, laid="6H 7H 6S", hand="8H 9H 6C JC 8S", answer="8H 6C"),
    Lays(rule="BIS-8.3", build=Build.DOWN, laid="AH KH AS", hand="QH JH AC 9C QS", answer="QH AC"),
    Lays(rule="BIS-8.4", build=Build.UP, laid="6H 7H 6S", hand="9H JC 8S"),
    Lays(rule="BIS-8.4", build=Build.DOWN, laid="AH KH AS", hand="JH 9C QS"),
    Outs(rule="BIS-8.5"),
)

AnyExample = (
    Takes
    | MayPlay
    | Scores
    | Tied
    | Lays
    | Outs
    | examples_dealing.AnyExample
    | examples_contract.AnyExample
    | examples_exchange.AnyExample
    | examples_match.AnyExample
)

_PLACES = list(RULE_SOURCES)

EXAMPLES: tuple[AnyExample, ...] = tuple(
    sorted(
        (
            *_OF_PLAY,
            *examples_dealing.EXAMPLES,
            *examples_contract.EXAMPLES,
            *examples_exchange.EXAMPLES,
            *examples_match.EXAMPLES,
        ),
        key=lambda example: _PLACES.index(example.rule),
    )
)
"""Every example, by rule."""
