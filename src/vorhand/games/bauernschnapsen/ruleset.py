"""What houses disagree about in Bauernschnapsen, as data. Defaults are pagat's main list, which source 004 asks for.

Every field is one axis of the rules; its type says which numbered rule (README.md) it fills in, and choices are named
policies.
The contracts are rows of one table: what a contract asks for is read from its row and nowhere else.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from vorhand.cards import ALL_CARDS, Cards, Rank, Suit
from vorhand.games.axes import Contradiction, deal_axis, match_axis, table_axis
from vorhand.tricks import Order, TrickRules

__all__ = [
    "CARDS",
    "CONTRACTS",
    "Aim",
    "Auction",
    "Bidders",
    "CardsOf",
    "Contract",
    "ContractId",
    "Counting",
    "Dealing",
    "Doubled",
    "Doubling",
    "FirstDealer",
    "IdlePartner",
    "KnockDeal",
    "LastTrick",
    "Leads",
    "MarriagePoints",
    "Marriages",
    "Match",
    "Needs",
    "NormalKontra",
    "OpenTricks",
    "Partner",
    "Retourschneider",
    "Reveal",
    "Ruleset",
    "Scoring",
    "Table",
    "ThreeTricks",
    "Trickless",
    "contradictions",
]

CARDS = Cards.of(card for card in ALL_CARDS if card.rank >= Rank.TEN)
"""The pack of 20 (BAU-1.2)."""


class ContractId(StrEnum):
    """The contracts by their engine ids; houses call them by many names."""

    NORMAL = "normal"
    BETTLER = "bettler"
    ASSENBETTLER = "assenbettler"
    ASS_BETTLER = "ass-bettler"
    SCHNAPSER = "schnapser"
    DAMENGANG = "damengang"
    KOENIGSGANG = "koenigsgang"
    GANG = "gang"
    ZEHNER_GANG = "zehner-gang"
    KONTRA_SCHNAPSER = "kontra-schnapser"
    BAUERNLOCH = "bauernloch"
    BAUERNSCHNAPSER = "bauernschnapser"
    FARBEN_GANG = "farben-gang"
    KONTRA_BAUERNSCHNAPSER = "kontra-bauernschnapser"
    HERREN_SCHNAPSER = "herren-schnapser"


class Bidders(StrEnum):
    """Who may bid a contract (BAU-3.6). The caller sits left of the dealer and names trumps."""

    ANYONE = "anyone"
    CALLER = "caller"
    CALLERS_SIDE = "callers-side"
    OPPONENTS = "opponents"
    NOT_CALLER = "not-caller"


class Aim(StrEnum):
    """What the declarer has to do (BAU-7.1 to BAU-7.4)."""

    SIXTY_SIX = "sixty-six"
    """His side claims 66 card points, or takes the last trick."""
    NO_TRICK = "no-trick"
    THREE_TRICKS = "three-tricks"
    """He takes the first three tricks himself and has 66 card points in them."""
    ALL_TRICKS = "all-tricks"
    """He takes all five tricks himself."""
    ONE_SUIT = "one-suit"
    """He holds five cards of one suit; they are shown, not played."""
    FIVE_TRUMPS = "five-trumps"
    """He holds all five trumps; they are shown, not played."""


class CardsOf(StrEnum):
    """Whether the caller's trump suit counts in a contract (BAU-3.6)."""

    TRUMP = "trump"
    NO_TRUMP = "no-trump"


class Leads(StrEnum):
    """Who leads to the first trick (BAU-5.1)."""

    CALLER = "caller"
    DECLARER = "declarer"


class Partner(StrEnum):
    """What the declarer's partner does (BAU-5.7)."""

    PLAYS = "plays"
    SITS_OUT = "sits-out"


class Marriages(StrEnum):
    """Who may declare marriages in a contract (BAU-6.2)."""

    ALL = "all"
    DECLARER = "declarer"
    NONE = "none"


class Needs(StrEnum):
    """What a player must hold to bid a contract that is played (BAU-3.7)."""

    NOTHING = "nothing"
    ACE = "ace"


class Doubled(StrEnum):
    """Whether a contract may be doubled (BAU-4.4)."""

    ALLOWED = "allowed"
    NOT_ALLOWED = "not-allowed"


class KnockDeal(StrEnum):
    """How the cards are dealt after a knock (BAU-2.2)."""

    FIVES = "fives"
    THREES_AND_TWOS = "threes-and-twos"


class NormalKontra(StrEnum):
    """Whether an opponent of the caller may double the Normal game in place of a Bettler (BAU-3.9)."""

    AFTER_AUCTION = "after-auction"
    BEATS_BETTLER = "beats-bettler"


class IdlePartner(StrEnum):
    """Whether a partner who sits out may still redouble (BAU-4.5)."""

    MAY_REDOUBLE = "may-redouble"
    SILENT = "silent"


class ThreeTricks(StrEnum):
    """When a Schnapser is won (BAU-7.2)."""

    ALWAYS_THREE = "always-three"
    AT_SIXTY_SIX = "at-sixty-six"
    """As soon as the declarer has 66, be it with two tricks and a marriage."""


class Trickless(StrEnum):
    """What losers are worth who have no trick but 33 or more from a marriage (BAU-6.5)."""

    THREE = "three"
    BY_POINTS = "by-points"


class MarriagePoints(StrEnum):
    """Whether the losers' marriages count towards their 33 (BAU-6.5)."""

    COUNT = "count"
    TRICKS_ONLY = "tricks-only"


class Retourschneider(StrEnum):
    """Whether losing after a lead of one point short of the target to nothing costs four marks (BAU-8.3)."""

    NONE = "none"
    FOUR = "four"


class FirstDealer(StrEnum):
    """Who deals first in the next match of a session (BAU-8.4)."""

    ROTATES = "rotates"
    DRAWN = "drawn"


class Reveal(StrEnum):
    """What a finished deal shows of the hands; a display only."""

    ALL = "all"
    NOTHING = "nothing"


class OpenTricks(StrEnum):
    """Which tricks besides the own ones may be looked through (BAU-9.1)."""

    NONE = "none"
    FIRST_OF_EACH_SIDE = "first-of-each-side"


class LastTrick(StrEnum):
    """Whether everybody may look at the last trick until the next lead (BAU-9.2)."""

    OPEN = "open"
    CLOSED = "closed"


class Counting(StrEnum):
    """How the sheet shows game points; a display only (BAU-8.1)."""

    UP = "up"
    DOWN = "down"


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """One row of the contract table (BAU-3.6)."""

    id: ContractId
    rank: int = deal_axis(0, low=0, high=99)
    """Place in the ascending list; a gap leaves room for others. 0: not played."""
    value: int = deal_axis(1, low=1, high=99)
    """Game points; those of a Normal game are this times one, two or three."""
    bidders: Bidders = deal_axis(Bidders.ANYONE)
    cards: CardsOf = deal_axis(CardsOf.NO_TRUMP)
    order: Order = deal_axis(Order.ACE_TEN)
    leads: Leads = deal_axis(Leads.DECLARER)
    partner: Partner = deal_axis(Partner.PLAYS)
    aim: Aim = deal_axis(Aim.ALL_TRICKS)
    marriages: Marriages = deal_axis(Marriages.NONE)
    needs: Needs = deal_axis(Needs.NOTHING)
    doubled: Doubled = deal_axis(Doubled.ALLOWED)

    @property
    def is_shown(self) -> bool:
        """Whether the hand is shown instead of played."""
        return self.aim in (Aim.ONE_SUIT, Aim.FIVE_TRUMPS)

    def trick_rules(self, trump: Suit | None) -> TrickRules:
        """The rules of its tricks where the caller has that trump suit."""
        return TrickRules(trump=trump if self.cards is CardsOf.TRUMP else None, order=self.order)


_SIDE, _FOES = Bidders.CALLERS_SIDE, Bidders.OPPONENTS
_WITH_TRUMP: dict[str, Any] = {"cards": CardsOf.TRUMP, "leads": Leads.CALLER}
_NO_TRICK: dict[str, Any] = {"aim": Aim.NO_TRICK, "partner": Partner.SITS_OUT}
_SCHNAPSER: dict[str, Any] = {**_WITH_TRUMP, "aim": Aim.THREE_TRICKS, "marriages": Marriages.DECLARER}
_NORMAL: dict[str, Any] = {**_WITH_TRUMP, "aim": Aim.SIXTY_SIX, "marriages": Marriages.ALL}


def _row(id: ContractId, rank: int, value: int, bidders: Bidders = Bidders.ANYONE, **columns: Any) -> Contract:
    return Contract(id=id, rank=rank, value=value, bidders=bidders, **columns)


CONTRACTS = (
    _row(ContractId.NORMAL, 10, 1, Bidders.CALLER, **_NORMAL),
    _row(ContractId.BETTLER, 20, 4, **_NO_TRICK),
    _row(ContractId.ASSENBETTLER, 0, 5, order=Order.TEN_HIGH, **_NO_TRICK),
    _row(ContractId.ASS_BETTLER, 0, 5, needs=Needs.ACE, **_NO_TRICK),
    _row(ContractId.SCHNAPSER, 30, 6, _SIDE, **_SCHNAPSER),
    _row(ContractId.DAMENGANG, 0, 7, order=Order.QUEEN_HIGH),
    _row(ContractId.KOENIGSGANG, 0, 8, order=Order.KING_HIGH),
    _row(ContractId.GANG, 40, 9),
    _row(ContractId.ZEHNER_GANG, 50, 10, order=Order.TEN_HIGH),
    _row(ContractId.KONTRA_SCHNAPSER, 60, 12, _FOES, **_SCHNAPSER),
    _row(ContractId.BAUERNLOCH, 0, 12, _SIDE, order=Order.TEN_HIGH, **_WITH_TRUMP),
    _row(ContractId.BAUERNSCHNAPSER, 70, 12, _SIDE, **_WITH_TRUMP),
    _row(ContractId.FARBEN_GANG, 80, 18, Bidders.NOT_CALLER, aim=Aim.ONE_SUIT),
    _row(ContractId.KONTRA_BAUERNSCHNAPSER, 90, 24, _FOES, **_WITH_TRUMP),
    _row(ContractId.HERREN_SCHNAPSER, 95, 24, Bidders.CALLER, aim=Aim.FIVE_TRUMPS, **_WITH_TRUMP),
)
"""The built-in rows, one for each contract id, those that only some houses play with rank 0."""


_PLACES = {id: place for place, id in enumerate(ContractId)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """How the cards reach the hands (BAU-2.2)."""

    knock: KnockDeal = deal_axis(KnockDeal.FIVES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """The auction beyond the contract table (BAU-3.9)."""

    normal_kontra: NormalKontra = deal_axis(NormalKontra.AFTER_AUCTION)


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubling:
    """Kontra, Rekontra, Subkontra (BAU-4.1, BAU-4.5)."""

    levels: int = deal_axis(3, low=0, high=3)
    """How often a contract can be doubled."""
    idle_partner: IdlePartner = deal_axis(IdlePartner.MAY_REDOUBLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """What a deal is worth where houses differ (BAU-6.5, BAU-7.2)."""

    three_tricks: ThreeTricks = deal_axis(ThreeTricks.ALWAYS_THREE)
    trickless: Trickless = deal_axis(Trickless.THREE)
    losers_marriages: MarriagePoints = deal_axis(MarriagePoints.COUNT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The end of a match and its marks (BAU-8.1 to BAU-8.4)."""

    target: int = match_axis(24, low=1, high=99)
    """Game points that win the match."""
    schneider: int = match_axis(2, low=1, high=4)
    """Marks (Bummerl) of losers who have no point at all; 1 otherwise."""
    retourschneider: Retourschneider = match_axis(Retourschneider.NONE)
    next_dealer: FirstDealer = match_axis(FirstDealer.ROTATES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """What is shown and kept, without any bearing on play."""

    reveal_after_deal: Reveal = table_axis(Reveal.ALL)
    open_tricks: OpenTricks = table_axis(OpenTricks.NONE)
    last_trick: LastTrick = table_axis(LastTrick.OPEN)
    counting: Counting = table_axis(Counting.UP)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The rules of one house. Its rows stand in the order of the contract ids."""

    id: str
    """Such as "bauernschnapsen/pagat", with "+option" for each option switched on."""
    source: str
    """Where these rules come from."""
    title: str = ""
    """A name for people; empty for built-in rule sets, whose names are translated."""
    dealing: Dealing = Dealing()
    auction: Auction = Auction()
    contracts: tuple[Contract, ...] = CONTRACTS
    doubling: Doubling = Doubling()
    scoring: Scoring = Scoring()
    match: Match = Match()
    table: Table = Table()
    ladder: tuple[Contract, ...] = field(init=False, repr=False, compare=False)
    """The contracts that are played, ascending (BAU-3.2)."""

    @property
    def players(self) -> int:
        """Four sit at the table, partners opposite (BAU-1.1)."""
        return 4

    @property
    def cards(self) -> Cards:
        """The cards of the pack."""
        return CARDS

    def __post_init__(self) -> None:
        # Kept because the auction asks for it at every call.
        ladder = tuple(sorted((row for row in self.contracts if row.rank), key=lambda row: row.rank))
        object.__setattr__(self, "ladder", ladder)

    def contract(self, id: ContractId) -> Contract:
        """The row of a contract."""
        return self.contracts[_PLACES[id]]


def contradictions(ruleset: Ruleset) -> Iterator[Contradiction]:
    """Everything that keeps this rule set from being played, in the order of the table."""
    ladder = ruleset.ladder
    if not ladder or ladder[0].id is not ContractId.NORMAL:
        yield Contradiction("contracts.normal.rank", "ruleset-normal-first")
    for below, above in itertools.pairwise(ladder):
        if below.rank == above.rank:
            fields = {"first": below.id.value, "second": above.id.value, "rank": above.rank}
            yield Contradiction(f"contracts.{above.id}.rank", "ruleset-rank-twice", fields)
    for row in ladder:
        yield from _row_contradictions(row)
    kontra_first = ruleset.auction.normal_kontra is NormalKontra.BEATS_BETTLER
    if kontra_first and not ruleset.doubling.levels:
        yield Contradiction("auction.normal_kontra", "ruleset-normal-kontra-levels")


def _row_contradictions(row: Contract) -> Iterator[Contradiction]:
    key = f"contracts.{row.id}"
    if (row.id is ContractId.NORMAL) != (row.aim is Aim.SIXTY_SIX):
        yield Contradiction(f"{key}.aim", "ruleset-sixty-six-normal")
    if row.id is ContractId.NORMAL and (row.bidders, row.leads, row.partner, row.needs) != _NORMAL_FIXED:
        yield Contradiction(f"{key}.bidders", "ruleset-normal-fixed")
    if row.aim is Aim.FIVE_TRUMPS and row.cards is not CardsOf.TRUMP:
        yield Contradiction(f"{key}.cards", "ruleset-five-trumps")
    if row.marriages is not Marriages.NONE and row.aim not in (Aim.SIXTY_SIX, Aim.THREE_TRICKS):
        yield Contradiction(f"{key}.marriages", "ruleset-marriages-useless")
    if row.partner is Partner.SITS_OUT and row.aim not in (Aim.NO_TRICK, Aim.ALL_TRICKS):
        yield Contradiction(f"{key}.partner", "ruleset-partner-needed")
    caller_may_sit_out = row.partner is Partner.SITS_OUT and row.bidders not in (Bidders.CALLER, Bidders.OPPONENTS)
    if row.leads is Leads.CALLER and caller_may_sit_out:
        yield Contradiction(f"{key}.leads", "ruleset-idle-leads")


_NORMAL_FIXED = (Bidders.CALLER, Leads.CALLER, Partner.PLAYS, Needs.NOTHING)
