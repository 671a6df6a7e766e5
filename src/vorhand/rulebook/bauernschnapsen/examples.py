"""Worked examples of Bauernschnapsen: a position and what comes of it, which the tests compare with the rules.

Where houses disagree there is a row for each answer, with the houses in which it is right. Hearts are the caller's
suit throughout. Players go by their places: F calls, then clockwise PD, PF and D, the dealer.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from vorhand.cards import Card
from vorhand.games.bauernschnapsen.ruleset import (
    CONTRACTS,
    CardsOf,
    Contract,
    ContractId,
    FirstDealer,
    KnockDeal,
    MarriagePoints,
    Partner,
    Retourschneider,
    Ruleset,
    ThreeTricks,
    Trickless,
)
from vorhand.rulebook.bauernschnapsen.facts import DOUBLES, PLAYED, levels, may_be_doubled, name_of, played_out
from vorhand.rulebook.clauses import Enumeration, Faces, Value, Values
from vorhand.tricks import Order

__all__ = [
    "EXAMPLES",
    "AfterKnock",
    "AnyExample",
    "Bummerl",
    "Doubled",
    "Higher",
    "MayPlay",
    "NextDealer",
    "Played",
    "Takes",
]


_PLAYING = (*PLAYED, *(f"contracts.*.{column}" for column in ("aim", "partner", "cards", "order")))
"""What decides whether there is a contract that is played so."""


def _everywhere(ruleset: Ruleset) -> bool:
    return True


def _faces(cards: str) -> Faces:
    return Faces(tuple(Card(text.replace("10", "T")) for text in cards.split()))


def _playing(ruleset: Ruleset, cards: CardsOf, order: Order) -> Contract | None:
    """The lowest contract of the house in which all four play so; None if there is none."""
    rows = (row for row in played_out(ruleset) if row.partner is Partner.PLAYS)
    return next((row for row in rows if (row.cards, row.order) == (cards, order)), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Takes:
    """Which card takes a trick."""

    rule: str
    cards: CardsOf
    trick: str
    answer: str
    order: Order = Order.ACE_TEN
    key: str = "example-takes"

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return _PLAYING

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """A contract of the house in which it can happen; None if there is none."""
        return _playing(ruleset, self.cards, self.order)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return self.contract(ruleset) is not None

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = self.contract(ruleset)
        assert row is not None
        cards: Values = {"trick": _faces(self.trick), "card": _faces(self.answer)}
        return {"contract": name_of(row), "trump": self.cards.value, **cards}


@dataclass(frozen=True, slots=True, kw_only=True)
class MayPlay:
    """Which cards of a hand may be played to a trick."""

    rule: str
    cards: CardsOf
    trick: str
    hand: str
    answer: str
    order: Order = Order.ACE_TEN
    key: str = "example-may-play"

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return _PLAYING

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """A contract of the house in which it can happen; None if there is none."""
        return _playing(ruleset, self.cards, self.order)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return self.contract(ruleset) is not None

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = self.contract(ruleset)
        assert row is not None
        lists = {"trick": self.trick, "hand": self.hand, "answer": self.answer}
        return {
            "contract": name_of(row),
            "trump": self.cards.value,
            **{name: _faces(cards) for name, cards in lists.items()},
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Higher:
    """Which of two contracts goes over the other; they are worth the same in the usual list."""

    rule: str
    one: ContractId
    other: ContractId
    key: str = "example-higher"

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return PLAYED

    def in_order(self, ruleset: Ruleset) -> list[Contract]:
        """Those of the two that are played, ascending."""
        return [row for row in ruleset.ladder if row.id in (self.one, self.other)]

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return len(self.in_order(ruleset)) > 1

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        below, above = map(name_of, self.in_order(ruleset))
        return {"below": below, "above": above}


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubled:
    """What a contract is worth when it is doubled as often as the house allows."""

    rule: str
    key: str = "example-doubled"

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return (*DOUBLES, "contracts.*.value")

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """The lowest contract above the Normal game that may be doubled; None if there is none."""
        return next((row for row in ruleset.ladder[1:] if levels(ruleset, [row])), None)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return self.contract(ruleset) is not None

    def score(self, ruleset: Ruleset) -> int:
        """The answer."""
        row = self.contract(ruleset)
        assert row is not None and may_be_doubled(row)
        return int(row.value * 2**ruleset.doubling.levels)

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = self.contract(ruleset)
        assert row is not None
        points: Values = {"value": row.value, "score": self.score(ruleset), "levels": ruleset.doubling.levels}
        return {"contract": name_of(row), **points}


_COLUMNS: Mapping[ContractId, tuple[str, ...]] = MappingProxyType(
    {
        ContractId.NORMAL: ("value", "cards", "order", "marriages"),
        ContractId.BETTLER: ("rank", "value", "bidders", "cards", "order", "partner", "aim", "needs"),
        ContractId.SCHNAPSER: ("rank", "value", "bidders", "cards", "order", "leads", "marriages", "needs"),
        ContractId.GANG: ("rank", "value", "bidders", "cards", "order", "leads", "partner", "aim", "needs"),
    }
)
"""What a house can change in the rows of the examples by itself, so that they are played otherwise or not at all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What a deal scores. It can happen where the contract's row is the usual one but for its worth."""

    rule: str
    name: str
    """The last part of its message's key."""
    bid: str
    """Declarer's place and contract: "F normal"."""
    deal: str
    """The four hands from F clockwise."""
    play: str
    """What is done in order, with commas between tricks or acts: "F:KD PD:QD …, PD declares H, PD claims"."""
    winner: str
    """F or D: whose side scores."""
    takes_over: str = ""
    """The act before which a reader takes over, such as "F:QH"; empty: the last lead, declaration or claim."""
    times: int = 1
    """What the worth of the contract is counted: 1, 2 or 3 in a Normal game."""
    facts: Mapping[str, Value] = field(default_factory=dict)
    """What the message gets besides the score."""
    asks: tuple[str, ...] = ()
    """The axes that `when` asks."""
    when: Callable[[Ruleset], bool] = _everywhere
    """Whether it scores so in a house."""

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        row = self.bid.split()[1]
        return (*self.asks, *(f"contracts.{row}.{column}" for column in _COLUMNS[ContractId(row)]))

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-{self.name}"

    @property
    def acts(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What is done before a reader takes over, and after: each "F:KD", "PD declares H" or "PD claims"."""
        acts = [act for group in self.play.split(", ") for act in (group.split() if ":" in group else [group])]
        last = self.play.split(", ")[-1]
        first = acts.index(self.takes_over or (last.split()[0] if ":" in last else last))
        return tuple(acts[:first]), tuple(acts[first:])

    def contract(self, ruleset: Ruleset) -> Contract:
        """The row of its contract."""
        return ruleset.contract(ContractId(self.bid.split()[1]))

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it can happen in that house and scores so."""
        row = self.contract(ruleset)
        usual = next(each for each in CONTRACTS if each.id is row.id)
        as_usual = replace(row, rank=usual.rank, value=usual.value, doubled=usual.doubled) == usual
        return bool(row.rank) and as_usual and self.when(ruleset)

    def score(self, ruleset: Ruleset) -> int:
        """The answer, undoubled."""
        return self.contract(ruleset).value * self.times

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        return {"score": self.score(ruleset), **self.facts}


@dataclass(frozen=True, slots=True, kw_only=True)
class Bummerl:
    """What the losers of a match are marked: of one that they lost to nothing, or after leading to nothing."""

    rule: str
    after_lead: bool

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return "match.target", "match.retourschneider" if self.after_lead else "match.schneider"

    @property
    def key(self) -> str:
        """The key of its message."""
        return "example-after-lead" if self.after_lead else "example-schneider"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house: leading takes a deal, which must not end the match."""
        return not self.after_lead or ruleset.match.target > 1

    def marks(self, ruleset: Ruleset) -> int:
        """The answer."""
        if not self.after_lead:
            return ruleset.match.schneider
        return 4 if ruleset.match.retourschneider is Retourschneider.FOUR else 1

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        target = ruleset.match.target
        leading: Values = {"lead": target - 1} if self.after_lead else {}
        return {"target": target, "count": self.marks(ruleset), **leading}


@dataclass(frozen=True, slots=True, kw_only=True)
class AfterKnock:
    """Which cards of the pack the caller gets after a knock."""

    rule: str
    axes: tuple[str, ...] = ("dealing.knock",)
    key: str = "example-after-knock"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return True

    def places(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The places, from 1."""
        return (1, 2, 3, 4, 5) if ruleset.dealing.knock is KnockDeal.FIVES else (1, 2, 3, 13, 14)

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        return {"places": Enumeration(self.places(ruleset))}


@dataclass(frozen=True, slots=True, kw_only=True)
class NextDealer:
    """Who deals first after a match of six deals, where the deal goes on round the table."""

    rule: str
    axes: tuple[str, ...] = ("match.next_dealer",)
    key: str = "example-next-dealer"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.match.next_dealer is FirstDealer.ROTATES

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        return {}


AnyExample = Takes | MayPlay | Higher | Doubled | Played | Bummerl | AfterKnock | NextDealer

_TRUMP, _NO_TRUMP = CardsOf.TRUMP, CardsOf.NO_TRUMP


def _counted(ruleset: Ruleset) -> bool:
    return ruleset.scoring.losers_marriages is MarriagePoints.COUNT


def _cheap(ruleset: Ruleset) -> bool:
    """Whether losers without a trick can be saved by a marriage."""
    return _counted(ruleset) and ruleset.scoring.trickless is Trickless.BY_POINTS


def _early(ruleset: Ruleset) -> bool:
    return ruleset.scoring.three_tricks is ThreeTricks.AT_SIXTY_SIX


_LOST_FORTY = Played(
    rule="BAU-6.3",
    name="marriage-lost",
    bid="F normal",
    deal="10C KD AH KH QH / AC QD 10H 10S QS / QC JC 10D JD KS / KC AD JH AS JS",
    play="F declares H, F:QH PD:10H PF:KS D:JH, PD:AC PF:QC D:KC F:10C, PD:QD PF:10D D:AD F:KD, D claims",
    winner="D",
    times=3,
    facts={"pair": _faces("KH QH"), "trick": _faces("QH 10H KS JH"), "card": _faces("10H")},
    asks=("scoring.losers_marriages", "scoring.trickless"),
    when=lambda ruleset: not _cheap(ruleset),
)
_LOST_TWENTY = Played(
    rule="BAU-6.5",
    name="claim-losers-marriage",
    bid="F normal",
    deal="10H AC AD QC KC / KS QS 10C QH JC / KD KH JS JD AH / JH QD 10S 10D AS",
    play="F declares C, F:QC PD:10C PF:AH D:JH, PF:KD D:10D F:AD PD:QH, "
    "PD declares S, PD:KS PF:JS D:AS F:10H, F claims",
    winner="F",
    facts={"losers": 28},
    asks=("scoring.losers_marriages",),
    when=_counted,
)
_EARLY = Played(
    rule="BAU-7.2",
    name="schnapser-early",
    bid="F schnapser",
    deal="AC JD AH KH QH / 10C 10D KD 10H KS / QC JC AD QS JS / KC QD JH AS 10S",
    play="F:AH PD:10H PF:AD D:JH, F declares H",
    winner="F",
    facts={"own": 34},
    asks=("scoring.three_tricks",),
    when=_early,
)

EXAMPLES: tuple[AnyExample, ...] = (
    Takes(rule="BAU-1.2", cards=_NO_TRUMP, trick="AS JS KS 10S", answer="AS"),
    Takes(rule="BAU-1.2", cards=_NO_TRUMP, trick="AS JS KS 10S", answer="10S", order=Order.TEN_HIGH),
    Takes(rule="BAU-1.2", cards=_NO_TRUMP, trick="AS JS KS 10S", answer="KS", order=Order.KING_HIGH),
    Takes(rule="BAU-1.2", cards=_NO_TRUMP, trick="AS JS KS 10S", answer="JS", order=Order.QUEEN_HIGH),
    AfterKnock(rule="BAU-2.2"),
    Higher(rule="BAU-3.2", one=ContractId.KONTRA_SCHNAPSER, other=ContractId.BAUERNSCHNAPSER),
    Doubled(rule="BAU-4.3"),
    Takes(rule="BAU-5.2", cards=_TRUMP, trick="AS JH 10S KH", answer="KH"),
    Takes(rule="BAU-5.2", cards=_NO_TRUMP, trick="KS AH 10H QS", answer="KS"),
    MayPlay(rule="BAU-5.3", cards=_TRUMP, trick="KS", hand="AS 10S QS JD", answer="AS 10S"),
    MayPlay(rule="BAU-5.3", cards=_TRUMP, trick="AS", hand="10S QS JD", answer="10S QS"),
    MayPlay(rule="BAU-5.3", cards=_TRUMP, trick="KS QS", hand="10S JS AD", answer="10S", key="example-beats-partner"),
    MayPlay(rule="BAU-5.3", cards=_NO_TRUMP, trick="AS", hand="JS KS 10S AD", answer="JS KS 10S", order=Order.TEN_HIGH),
    MayPlay(rule="BAU-5.4", cards=_TRUMP, trick="KS JH", hand="AS JS QH", answer="AS JS"),
    MayPlay(rule="BAU-5.5", cards=_TRUMP, trick="QS AS 10H", hand="AH KH JD", answer="AH"),
    MayPlay(rule="BAU-5.5", cards=_TRUMP, trick="KS 10H", hand="KH JH AD", answer="KH JH"),
    MayPlay(rule="BAU-5.6", cards=_NO_TRUMP, trick="KS", hand="AH 10H JD", answer="AH 10H JD"),
    _LOST_FORTY,
    replace(_LOST_FORTY, times=1, when=_cheap),
    Played(
        rule="BAU-6.4",
        name="claim-after-marriage",
        bid="F normal",
        deal="10D KD AH JH QS / AC QD 10H KH QH / AD JD AS 10S JS / 10C KC QC JC KS",
        play="F:KD PD:QD PF:AD D:QC, PF:AS D:KS F:QS PD:10H, PD declares H, PD claims",
        winner="D",
        times=2,
        facts={"own": 28, "pair": _faces("KH QH"), "all": 68},
    ),
    Played(
        rule="BAU-6.5",
        name="claim",
        bid="F normal",
        deal="QC AD QD AS KS / 10H KH 10S QS JS / AC KC 10D JD AH / 10C JC KD QH JH",
        play="F:QC PD:KH PF:KC D:10C, PD:10H PF:AH D:JH F:AD, PF:JD D:KD F:QD PD:QS, D:JC F:AS PD:10S PF:AC, PF claims",
        winner="F",
        facts={"own": 68, "losers": 33},
    ),
    Played(
        rule="BAU-6.5",
        name="claim",
        bid="F normal",
        deal="KD JD AS 10S QS / AC KC JC JH KS / 10C QD AH QH JS / QC AD 10D 10H KH",
        play="F:KD PD:JH PF:QD D:10D, PD:KC PF:10C D:QC F:AS, PF:JS D:KH F:QS PD:KS, "
        "D:10H F:10S PD:AC PF:AH, PF claims",
        winner="F",
        times=2,
        facts={"own": 70, "losers": 32},
    ),
    Played(
        rule="BAU-6.5",
        name="claim-no-trick",
        bid="F normal",
        deal="QC JC AD QD KH / 10D JH 10S KS JS / AC 10C AH 10H QH / KC KD JD AS QS",
        play="F:AD PD:10D PF:10H D:JD, PF:AH D:KD F:KH PD:JH, PF:AC D:KC F:QC PD:KS, PF claims",
        winner="F",
        times=3,
        facts={"own": 76},
    ),
    _LOST_TWENTY,
    replace(_LOST_TWENTY, times=2, when=lambda ruleset: not _counted(ruleset)),
    Played(
        rule="BAU-6.6",
        name="claim-wrong",
        bid="F normal",
        deal="QC AD AH JH QS / AC 10C KC KD JS / JC 10H KH QH AS / 10D QD JD 10S KS",
        play="F:JH PD:KD PF:QH D:JD, PF:JC D:10D F:QC PD:KC, PD:JS PF:AS D:10S F:QS, PF:KH D:QD F:AH PD:10C, F claims",
        winner="D",
        times=2,
        facts={"own": 65, "losers": 19},
    ),
    Played(
        rule="BAU-6.7",
        name="last-trick",
        bid="F normal",
        deal="10C KC JC QD JS / AC AD 10D 10H KS / KD JD AH JH AS / QC KH QH 10S QS",
        play="F:KC PD:AC PF:JH D:QC, PF:AS D:10S F:JS PD:KS, PF:JD D:QH F:QD PD:10D, D:KH F:10C PD:10H PF:AH, "
        "PF:KD D:QS F:JC PD:AD",
        winner="D",
        facts={"own": 82},
    ),
    Played(
        rule="BAU-7.1",
        name="bettler",
        bid="F bettler",
        deal="KC QC KD AH QH / AC JC AD JH 10S / 10C KH AS KS JS / 10D QD JD 10H QS",
        play="F:QC PD:AC D:10H, PD:JH D:JD F:QH",
        takes_over="F:QH",
        winner="D",
        facts={"trick": _faces("JH JD"), "hand": _faces("KC KD AH QH"), "answer": _faces("AH QH")},
    ),
    Played(
        rule="BAU-7.2",
        name="schnapser-made",
        bid="F schnapser",
        deal="AC AD AH JH KS / 10C 10D 10H AS JS / KC QC KD KH 10S / JC QD JD QH QS",
        play="F:AH PD:10H PF:KH D:QH, F:JH PD:JS PF:KC D:JD, F:AD PD:10D PF:KD D:QD",
        winner="F",
        facts={"own": 66},
    ),
    Played(
        rule="BAU-7.2",
        name="schnapser-failed",
        bid="F schnapser",
        deal="KD JD AH AS 10S / KC QC AD QD 10H / AC 10C JC JH KS / 10D KH QH QS JS",
        play="F:AH PD:10H PF:JH D:QH, F:AS PD:KC PF:KS D:JS, F:10S PD:QD PF:JC D:QS",
        winner="D",
        facts={"own": 65},
    ),
    _EARLY,
    replace(
        _EARLY,
        name="schnapser-three",
        play=f"{_EARLY.play}, F:KH PD:KS PF:JS D:AS, F:AC PD:10C PF:QC D:KC",
        when=lambda ruleset: not _early(ruleset),
    ),
    Played(
        rule="BAU-7.3",
        name="partner",
        bid="D gang",
        deal="JC 10D JD KH JH / AC QH AS KS JS / 10C AD KD 10H 10S / KC QC QD AH QS",
        play="D:AH F:JH PD:QH PF:10H, D:KC F:JC PD:AC PF:10C",
        takes_over="PD:AC",
        winner="F",
        facts={"trick": _faces("KC JC"), "card": _faces("AC")},
    ),
    Bummerl(rule="BAU-8.2", after_lead=False),
    Bummerl(rule="BAU-8.3", after_lead=True),
    NextDealer(rule="BAU-8.4"),
)
"""Every example, by rule."""
