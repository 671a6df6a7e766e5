"""What houses disagree about in Bismarck, as data. Defaults are the modern Swedish game (pagat; sources 000 and 002).

Every field is one axis of the rules and says which numbered rule (README.md) it fills in. Choices are named policies.
Each field is tagged: *deal* fields change what may happen within a deal (the native twin needs them), *match* fields
what happens between deals, *table* fields only what is shown. Reading and merging files is `vorhand.rulesets`' work.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from vorhand.cards import ALL_CARDS, Cards, Rank, Suit
from vorhand.errors import Field
from vorhand.games.axes import Contradiction, Entries, Scope, deal_axis, match_axis, table_axis
from vorhand.tricks import Ace, Beat, TrickRules, Void

__all__ = [
    "CONTRACTS",
    "Aim",
    "Build",
    "Choice",
    "Contract",
    "ContractId",
    "Contradiction",
    "Dealing",
    "Deck",
    "DeclarerSeat",
    "Duty",
    "Exchange",
    "ExchangeOrder",
    "Facing",
    "FirstDeclarer",
    "ForgottenDiscard",
    "Kitty",
    "KittyPosition",
    "Match",
    "PackKind",
    "Play",
    "Reveal",
    "Roles",
    "RowDuty",
    "Ruleset",
    "Scope",
    "Scoring",
    "Sees",
    "Selection",
    "Sides",
    "Table",
    "Tie",
    "Trump",
    "TrumpNamed",
    "TrumpSource",
    "contradictions",
    "pack_cards",
]


class PackKind(StrEnum):
    """Which cards are played with (axis A2)."""

    FULL_52 = "full-52"
    SHORT_43 = "short-43"
    """Clubs from the five up, the other suits from the four up."""
    SIXES_36 = "sixes-36"
    """From the six up."""


class Sides(StrEnum):
    """Who plays together (A1)."""

    ALONE = "alone"
    PAIRS = "pairs"
    """Four in two pairs; partners sit opposite each other."""


class Facing(StrEnum):
    """Whether everybody sees the kitty (A5)."""

    OPEN = "open"
    CLOSED = "closed"


class KittyPosition(StrEnum):
    """Which cards of the pack become the kitty (A5)."""

    FIRST = "first"
    LAST = "last"
    SCATTERED = "scattered"
    """Places in the pack that are not neighbours, neither the first nor the last; drawn by chance."""


class DeclarerSeat(StrEnum):
    """Who is declarer (A6)."""

    LEFT_OF_DEALER = "left-of-dealer"
    DEALER = "dealer"


class FirstDeclarer(StrEnum):
    """Who is declarer in the first deal of a match (A6)."""

    AS_EVER = "as-ever"
    """The same as in every deal."""
    CLUB_ACE = "club-ace"
    """Whoever was dealt the ace of clubs; he leads too, and deals the second deal."""


class ContractId(StrEnum):
    """The contracts by their engine ids (dossier 1.1); houses call them by many names."""

    NT_WIN = "nt-win"
    SPADES = "spades"
    FREE_TRUMP = "free-trump"
    NT_LOSE = "nt-lose"
    TURNED_TRUMP = "turned-trump"
    CUT_TRUMP = "cut-trump"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    TRUMP_LOSE = "trump-lose"
    FREE_CONTRACT = "free-contract"
    """Not a contract of its own: the declarer picks one of `choice.free_contract`, repeats allowed."""
    LAYOUT_UP = "layout-up"
    LAYOUT_DOWN = "layout-down"
    LAYOUT_NAMED = "layout-named"


class Trump(StrEnum):
    """What can be named as trump."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    NO_TRUMP = "no-trump"

    @property
    def suit(self) -> Suit | None:
        """The trump suit; None at no trump."""
        return None if self is Trump.NO_TRUMP else Suit(list(Trump).index(self))

    @staticmethod
    def of(suit: Suit) -> "Trump":
        """The suit as a trump."""
        return list(Trump)[suit]


class TrumpSource(StrEnum):
    """Where the trump of a contract comes from (A12)."""

    NO_TRUMP = "no-trump"
    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    DECLARED = "declared"
    """The declarer names it."""
    TURNED = "turned"
    """The suit of the first open card of the kitty."""
    LAST_CARD = "last-card"
    """The suit of the last card of the pack, which is shown."""
    DEALERS_CARD = "dealers-card"
    """The suit of the last card dealt to the dealer's hand, which is shown."""
    CUT = "cut"
    """The suit of a card cut from a pack and put back."""


class Aim(StrEnum):
    """What everybody tries to do."""

    WIN = "win"
    """To take tricks."""
    LOSE = "lose"
    """To take none."""
    SHED = "shed"
    """To be out of cards first, in a layout (BIS-8)."""


class Build(StrEnum):
    """From where and in which direction the piles of a layout are built (A9, BIS-8.1)."""

    UP = "up"
    """From the lowest card of each suit up."""
    DOWN = "down"
    """From the highest card of each suit down."""
    NAMED = "named"
    """From a rank and in a direction that the declarer names; the highest and the lowest card are neighbours."""


class Duty(StrEnum):
    """Whether the declarer must exchange with the kitty (A14)."""

    MANDATORY = "mandatory"
    OPTIONAL = "optional"
    NONE = "none"


class RowDuty(StrEnum):
    """The duty to exchange in one contract."""

    AS_RULE_SET = "as-rule-set"
    MANDATORY = "mandatory"
    OPTIONAL = "optional"
    NONE = "none"


class ExchangeOrder(StrEnum):
    """How the declarer exchanges (A15)."""

    TAKE_FIRST = "take-first"
    """Take the kitty, then discard as many of all cards held."""
    DISCARD_FIRST = "discard-first"
    """Discard as many, unseen, then take the kitty: what was taken stays."""
    PARTNERS = "partners"
    """Take the kitty and give as many cards to the partner, who gives everybody one; then the other side exchange one.
    Nothing is laid aside."""


class Selection(StrEnum):
    """Who fixes the contract of a deal (A10)."""

    EACH_ONCE = "each-once"
    """The declarer chooses one that he has not used up."""
    BY_TURN = "by-turn"
    """In the order of `choice.contracts`, counted by how often this declarer has been declarer."""
    BY_DEAL = "by-deal"
    """In the order of `choice.contracts`, one further each deal."""


class Sees(StrEnum):
    """What the declarer knows when he chooses (A11)."""

    NOTHING = "nothing"
    """The choice comes before the deal."""
    OPEN_CARDS = "open-cards"
    """Only the open kitty; nobody may look at his hand yet."""
    HAND = "hand"
    """His hand and whatever lies open."""
    TAKEN = "taken"
    """His hand with the kitty taken up, before he discards."""
    EXCHANGED = "exchanged"
    """His hand after the exchange."""


class TrumpNamed(StrEnum):
    """When a declared trump is named."""

    WITH_CONTRACT = "with-contract"
    BEFORE_PLAY = "before-play"
    """After the exchange, before the first lead."""
    IN_PAUSE = "in-pause"
    """On the first cards: the deal pauses there, and is completed when the trump is named."""


class Tie(StrEnum):
    """What happens when several have the highest total (A26)."""

    SHARED = "shared"
    PLAYOFF = "playoff"
    """Up to one round of extra free-trump deals that only the tied leaders can win; then shared."""


class ForgottenDiscard(StrEnum):
    """What happens when the declarer starts play without having discarded (A27)."""

    REDEAL = "redeal"
    """The same dealer deals again; the contract, and a trump already named, are kept."""
    NONE = "none"
    """No rule is known: the table must settle it."""


class Reveal(StrEnum):
    """What a finished deal shows of the hands, the kitty and the discards."""

    ALL = "all"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """One row of the contract table (BIS-3.1)."""

    id: ContractId
    trump: TrumpSource = deal_axis(TrumpSource.NO_TRUMP)
    aim: Aim = deal_axis(Aim.WIN)
    ace: Ace = deal_axis(Ace.HIGH)
    suits: tuple[Trump, ...] = deal_axis(
        (Trump.CLUBS, Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES), entries=Entries.ANY_ORDER
    )
    """What may be named where the trump is declared (A13)."""
    exchange: RowDuty = deal_axis(RowDuty.AS_RULE_SET)
    """The duty to exchange in this contract, where it is not as `exchange.duty` says (A14)."""
    build: Build = deal_axis(Build.UP)
    """How the piles are built, where the aim is to shed (A9)."""

    def can_have(self, trump: Trump) -> bool:
        """Whether that can be the trump of this contract, whatever the cards (BIS-2.4, BIS-3.4)."""
        match self.trump:
            case TrumpSource.DECLARED:
                return trump in self.suits
            case TrumpSource.TURNED | TrumpSource.LAST_CARD | TrumpSource.DEALERS_CARD | TrumpSource.CUT:
                return trump is not Trump.NO_TRUMP
            case _:
                return trump.value == self.trump.value


def _row(id: ContractId, trump: TrumpSource, aim: Aim = Aim.WIN) -> Contract:
    return Contract(id=id, trump=trump, aim=aim)


def _layout(id: ContractId, build: Build) -> Contract:
    return Contract(id=id, aim=Aim.SHED, build=build)


CONTRACTS = (
    _row(ContractId.NT_WIN, TrumpSource.NO_TRUMP),
    _row(ContractId.SPADES, TrumpSource.SPADES),
    _row(ContractId.FREE_TRUMP, TrumpSource.DECLARED),
    _row(ContractId.NT_LOSE, TrumpSource.NO_TRUMP, Aim.LOSE),
    _row(ContractId.TURNED_TRUMP, TrumpSource.TURNED),
    _row(ContractId.CUT_TRUMP, TrumpSource.CUT),
    _row(ContractId.CLUBS, TrumpSource.CLUBS),
    _row(ContractId.DIAMONDS, TrumpSource.DIAMONDS),
    _row(ContractId.HEARTS, TrumpSource.HEARTS),
    _row(ContractId.TRUMP_LOSE, TrumpSource.DECLARED, Aim.LOSE),
    _layout(ContractId.LAYOUT_UP, Build.UP),
    _layout(ContractId.LAYOUT_DOWN, Build.DOWN),
    _layout(ContractId.LAYOUT_NAMED, Build.NAMED),
)
"""The built-in rows, one for each contract id that is a contract of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """Players and cards (BIS-1.1, BIS-1.2)."""

    players: int = deal_axis(3, low=3, high=4)
    pack: PackKind = deal_axis(PackKind.FULL_52)
    hand: int = deal_axis(16, low=4, high=16)
    """Cards dealt to each hand; see `Ruleset.tricks`."""
    sides: Sides = deal_axis(Sides.ALONE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Kitty:
    """The extra cards (BIS-2.2)."""

    size: int = deal_axis(4, low=0, high=8)
    facing: Facing = deal_axis(Facing.OPEN)
    position: KittyPosition = deal_axis(KittyPosition.FIRST)


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """How the cards reach the hands (BIS-2.1)."""

    packets: tuple[int, ...] = deal_axis((1,), low=1, high=16)
    """How many cards each player gets in each round of dealing, repeated until the hands are full."""
    pause_after: int = deal_axis(0, low=0, high=8)
    """Cards that each player has when the deal pauses for the trump to be named (BIS-2.5); 0: it does not pause."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roles:
    """Who is declarer and for how long one deals (BIS-1.3, BIS-1.5). The leader is always left of the dealer, but for
    a first deal in which a card says who he is."""

    declarer: DeclarerSeat = deal_axis(DeclarerSeat.LEFT_OF_DEALER)
    first_declarer: FirstDeclarer = deal_axis(FirstDeclarer.AS_EVER)
    deals_in_a_row: int = match_axis(1, low=1, high=8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """Which contract a deal is played in (BIS-3.1 to BIS-3.5)."""

    contracts: tuple[ContractId, ...] = match_axis(
        (ContractId.NT_WIN, ContractId.SPADES, ContractId.FREE_TRUMP, ContractId.NT_LOSE)
    )
    selection: Selection = match_axis(Selection.EACH_ONCE)
    times: int = match_axis(1, low=1, high=4)
    """How often each declarer plays each contract in a match."""
    free_contract: tuple[ContractId, ...] = match_axis((), entries=Entries.ANY_ORDER)
    """What may be chosen at `free-contract`."""
    sees: Sees = deal_axis(Sees.OPEN_CARDS)
    trump_named: TrumpNamed = deal_axis(TrumpNamed.WITH_CONTRACT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """The declarer's exchange with the kitty (BIS-3.6, BIS-3.7, BIS-3.9)."""

    duty: Duty = deal_axis(Duty.MANDATORY)
    order: ExchangeOrder = deal_axis(ExchangeOrder.TAKE_FIRST)


@dataclass(frozen=True, slots=True, kw_only=True)
class Play:
    """Duties in play beyond following suit (BIS-4.3, BIS-4.4)."""

    void: Void = deal_axis(Void.FREE)
    beat: Beat = deal_axis(Beat.NEVER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scoring:
    """Quotas in tricks, the declarer's first, then clockwise (BIS-5.1); for pairs the declarer's side first, then the
    other (BIS-5.4). All zero: every trick counts."""

    win: tuple[int, ...] = deal_axis((8, 4, 4), low=0, high=16, entries=Entries.BY_PLAYER)
    lose: tuple[int, ...] = deal_axis((4, 6, 6), low=0, high=16, entries=Entries.BY_PLAYER)


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """End of the match and irregularities (BIS-6.3, BIS-7.1)."""

    tie: Tie = match_axis(Tie.SHARED)
    forgotten_discard: ForgottenDiscard = match_axis(ForgottenDiscard.REDEAL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """What is shown and kept, without any bearing on play."""

    reveal_after_deal: Reveal = table_axis(Reveal.ALL)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """The rules of one house."""

    id: str
    """Such as "bismarck/modern", with "+option" for each option switched on; a player's own file has its own name."""
    source: str
    """Where these rules come from."""
    title: str = ""
    """A name for people; empty for built-in rule sets, whose names are translated."""
    deck: Deck = Deck()
    kitty: Kitty = Kitty()
    dealing: Dealing = Dealing()
    roles: Roles = Roles()
    choice: Choice = Choice()
    contracts: tuple[Contract, ...] = CONTRACTS
    exchange: Exchange = Exchange()
    play: Play = Play()
    scoring: Scoring = Scoring()
    match: Match = Match()
    table: Table = Table()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.deck.players

    @property
    def side_count(self) -> int:
        """How many play against each other: players, or pairs of them (BIS-1.4).

        A seat is of side `seat % side_count`.
        """
        return 2 if self.deck.sides is Sides.PAIRS else self.deck.players

    @property
    def partners_exchange(self) -> bool:
        """Whether the kitty goes into the hands and partners give each other cards (BIS-3.9)."""
        return self.exchange.order is ExchangeOrder.PARTNERS

    @property
    def tricks(self) -> int:
        """Tricks in a deal, the cards in every hand when play begins."""
        return self.deck.hand + (self.kitty.size // self.deck.players if self.partners_exchange else 0)

    @property
    def deals(self) -> int:
        """Deals in a match, without play-off deals: every declarer plays every contract `times` times."""
        return self.deck.players * len(self.choice.contracts) * self.choice.times

    @property
    def cards(self) -> Cards:
        """The cards of the pack."""
        return pack_cards(self.deck.pack)

    def contract(self, id: ContractId) -> Contract:
        """The row of a contract."""
        for row in self.contracts:  # asked in every trick: a generator takes twice as long
            if row.id is id:
                return row
        raise KeyError(id)

    def trick_rules(self, contract: Contract, trump: Trump) -> TrickRules:
        """The rules of a contract's tricks with that trump; a duty to beat only where tricks are wanted (BIS-4.4)."""
        beat = self.play.beat if contract.aim is Aim.WIN else Beat.NEVER
        return TrickRules(trump=trump.suit, order=contract.ace, void=self.play.void, beat=beat)

    def duty(self, contract: Contract | None) -> Duty:
        """The duty to exchange in that contract, or before one is known (None)."""
        if contract is None or contract.exchange is RowDuty.AS_RULE_SET:
            return self.exchange.duty
        return Duty(contract.exchange.value)

    def quotas(self, contract: Contract) -> tuple[int, ...]:
        """Quotas in tricks, from the declarer's side clockwise (BIS-5.1, BIS-5.4); in a layout there are none."""
        match contract.aim:
            case Aim.WIN:
                return self.scoring.win
            case Aim.LOSE:
                return self.scoring.lose
            case Aim.SHED:
                return (0,) * self.side_count

    def playable_contracts(self) -> tuple[ContractId, ...]:
        """Every contract that can be played under this rule set, in the order of the table."""
        used = {*self.choice.contracts, *self.choice.free_contract}
        if self.match.tie is Tie.PLAYOFF:
            used.add(ContractId.FREE_TRUMP)
        return tuple(row.id for row in self.contracts if row.id in used)


@cache
def pack_cards(kind: PackKind) -> Cards:
    """The cards of a pack (BIS-1.2)."""
    match kind:
        case PackKind.FULL_52:
            return ALL_CARDS
        case PackKind.SHORT_43:
            lowest_club, lowest_other = Rank.FIVE, Rank.FOUR
            return Cards.of(c for c in ALL_CARDS if c.rank >= (lowest_club if c.suit is Suit.CLUBS else lowest_other))
        case PackKind.SIXES_36:
            return Cards.of(card for card in ALL_CARDS if card.rank >= Rank.SIX)


def contradictions(ruleset: Ruleset) -> Iterator[Contradiction]:
    """Everything that keeps this rule set from being played, in the order of the groups."""
    yield from _card_counts(ruleset)
    yield from _pause(ruleset)
    yield from _first_declarer(ruleset)
    yield from _kitty(ruleset)
    yield from _contract_order(ruleset)
    yield from _contract_rows(ruleset)
    yield from _exchange(ruleset)
    yield from _partners(ruleset)
    yield from _quotas(ruleset)


def _playable_rows(ruleset: Ruleset) -> list[Contract]:
    playable = ruleset.playable_contracts()
    return [row for row in ruleset.contracts if row.id in playable]


def _card_counts(ruleset: Ruleset) -> Iterator[Contradiction]:
    deck, size = ruleset.deck, ruleset.kitty.size
    dealt, pack = deck.players * deck.hand + size, len(ruleset.cards)
    if dealt != pack:
        sum_ = f"{deck.players} * {deck.hand} + {size} = {dealt}"
        yield Contradiction("deck.hand", "ruleset-card-count", {"sum": sum_, "pack": pack})
    packets = ruleset.dealing.packets
    if not packets or deck.hand % sum(packets):
        total = sum(packets)
        yield Contradiction("dealing.packets", "ruleset-packets", {"total": total, "hand": deck.hand})


def _pause(ruleset: Ruleset) -> Iterator[Contradiction]:
    pause, choice = ruleset.dealing.pause_after, ruleset.choice
    in_pause = choice.trump_named is TrumpNamed.IN_PAUSE
    if (pause > 0) != in_pause:
        yield Contradiction("dealing.pause_after", "ruleset-pause")
    if not in_pause:
        return
    packets, hand = ruleset.dealing.packets, ruleset.deck.hand
    if pause and pause not in _ends_of_rounds(packets, hand):
        yield Contradiction("dealing.pause_after", "ruleset-pause-packets", {"pause": pause, "hand": hand})
    if choice.sees is not Sees.NOTHING:
        yield Contradiction("choice.sees", "ruleset-pause-sees", {"value": choice.sees.value})
    # What comes last in the pack cannot lie open while the deal pauses.
    if ruleset.kitty.size and ruleset.kitty.position is not KittyPosition.FIRST:
        yield Contradiction("kitty.position", "ruleset-pause-last-cards")
    for row in _playable_rows(ruleset):
        if row.trump in (TrumpSource.LAST_CARD, TrumpSource.DEALERS_CARD):
            yield Contradiction(f"contracts.{row.id}.trump", "ruleset-pause-last-cards")


def _ends_of_rounds(packets: tuple[int, ...], hand: int) -> set[int]:
    """How many cards each player can have between two rounds of dealing."""
    held, ends = 0, set[int]()
    while packets and held < hand:
        held += packets[len(ends) % len(packets)]
        ends.add(held)
    return ends - {hand}


def _first_declarer(ruleset: Ruleset) -> Iterator[Contradiction]:
    roles, choice = ruleset.roles, ruleset.choice
    if roles.first_declarer is FirstDeclarer.AS_EVER:
        return
    if ruleset.kitty.size:
        yield Contradiction("kitty.size", "ruleset-club-ace-kitty")
    if roles.declarer is not DeclarerSeat.LEFT_OF_DEALER:
        yield Contradiction("roles.declarer", "ruleset-club-ace-roles")
    if roles.deals_in_a_row != 1:
        yield Contradiction("roles.deals_in_a_row", "ruleset-club-ace-roles")
    # Nobody knows who would have to decide before all the cards are out.
    first = choice.contracts[0] if choice.contracts else None
    free = first is ContractId.FREE_CONTRACT or choice.selection is Selection.EACH_ONCE
    if first is not None and (free or ruleset.contract(first).trump in (TrumpSource.DECLARED, TrumpSource.CUT)):
        yield Contradiction("choice.contracts", "ruleset-club-ace-choice")


def _kitty(ruleset: Ruleset) -> Iterator[Contradiction]:
    kitty = ruleset.kitty
    is_open = kitty.size > 0 and kitty.facing is Facing.OPEN
    if kitty.size == 0 and kitty.facing is Facing.OPEN:
        yield Contradiction("kitty.facing", "ruleset-no-open-kitty")
    if kitty.size == 0 and kitty.position is KittyPosition.SCATTERED:
        yield Contradiction("kitty.position", "ruleset-no-scattered-kitty")
    if ruleset.choice.sees is Sees.OPEN_CARDS and not is_open:
        yield Contradiction("choice.sees", "ruleset-sees-open-cards")
    for row in _playable_rows(ruleset):
        if row.trump is TrumpSource.TURNED and not is_open:
            yield Contradiction(f"contracts.{row.id}.trump", "ruleset-turned-needs-open")


def _contract_order(ruleset: Ruleset) -> Iterator[Contradiction]:
    choice = ruleset.choice
    if not choice.contracts:
        yield Contradiction("choice.contracts", "ruleset-no-contracts")
        return
    for key, ids in (("choice.contracts", choice.contracts), ("choice.free_contract", choice.free_contract)):
        if len(set(ids)) != len(ids):
            yield Contradiction(key, "ruleset-contract-twice")
    has_free = ContractId.FREE_CONTRACT in choice.contracts
    if has_free and choice.selection is Selection.EACH_ONCE:
        yield Contradiction("choice.contracts", "ruleset-free-contract-order")
    if has_free != bool(choice.free_contract) or ContractId.FREE_CONTRACT in choice.free_contract:
        yield Contradiction("choice.free_contract", "ruleset-free-contract-list")
    run = ruleset.roles.deals_in_a_row
    if ruleset.deals % (ruleset.players * run):
        yield Contradiction("roles.deals_in_a_row", "ruleset-deals-in-a-row", {"deals": ruleset.deals, "run": run})
    elif choice.selection is Selection.BY_DEAL and not _everybody_meets_everything(ruleset):
        yield Contradiction("choice.selection", "ruleset-by-deal", {"count": len(choice.contracts)})


def _everybody_meets_everything(ruleset: Ruleset) -> bool:
    """Whether the order by deal brings each contract to each declarer equally often; see dossier 2.10, COLEMAN."""
    count, run = len(ruleset.choice.contracts), ruleset.roles.deals_in_a_row
    met = [(deal // run % ruleset.players, deal % count) for deal in range(ruleset.deals)]
    return len(set(met)) == ruleset.players * count and all(met.count(pair) == ruleset.choice.times for pair in met)


def _contract_rows(ruleset: Ruleset) -> Iterator[Contradiction]:
    playable = ruleset.playable_contracts()
    for row in ruleset.contracts:
        key = f"contracts.{row.id}.suits"
        if not row.suits or len(set(row.suits)) != len(row.suits):
            yield Contradiction(key, "ruleset-suits")
        elif row.trump is not TrumpSource.DECLARED and row.suits != Contract(id=row.id).suits:
            yield Contradiction(key, "ruleset-suits-not-declared")
        if row.aim is Aim.SHED and row.trump is not TrumpSource.NO_TRUMP:
            yield Contradiction(f"contracts.{row.id}.trump", "ruleset-layout-trump")
        if row.aim is Aim.SHED and row.id in playable and ruleset.kitty.size:
            yield Contradiction(f"contracts.{row.id}.aim", "ruleset-layout-kitty", {"size": ruleset.kitty.size})
        if row.aim is Aim.SHED and row.id in playable and ruleset.deck.sides is Sides.PAIRS:
            yield Contradiction(f"contracts.{row.id}.aim", "ruleset-layout-pairs")


def _exchange(ruleset: Ruleset) -> Iterator[Contradiction]:
    sees, duty = ruleset.choice.sees, ruleset.exchange.duty
    rows = _playable_rows(ruleset)
    if ruleset.kitty.size == 0 and duty is not Duty.NONE:
        yield Contradiction("exchange.duty", "ruleset-nothing-to-exchange")
    for row in rows:
        if row.exchange in (RowDuty.MANDATORY, RowDuty.OPTIONAL) and ruleset.kitty.size == 0:
            yield Contradiction(f"contracts.{row.id}.exchange", "ruleset-nothing-to-exchange")
    if sees in (Sees.TAKEN, Sees.EXCHANGED):
        if duty is not Duty.MANDATORY:
            yield Contradiction("choice.sees", "ruleset-sees-after-exchange", {"value": sees.value})
        for row in rows:
            if ruleset.duty(row) is not Duty.MANDATORY and row.exchange is not RowDuty.AS_RULE_SET:
                yield Contradiction(f"contracts.{row.id}.exchange", "ruleset-exchange-before-contract")
    blind = ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST
    if blind and ruleset.kitty.size > ruleset.deck.hand:
        sizes: dict[str, Field] = {"kitty": ruleset.kitty.size, "hand": ruleset.deck.hand}
        yield Contradiction("exchange.order", "ruleset-blind-too-many", sizes)
    if sees is Sees.TAKEN and blind:
        yield Contradiction("exchange.order", "ruleset-taken-discard-first")
    never = ruleset.partners_exchange or all(ruleset.duty(row) is Duty.NONE for row in rows)
    if never and ruleset.match.forgotten_discard is ForgottenDiscard.REDEAL:
        yield Contradiction("match.forgotten_discard", "ruleset-nothing-to-forget")


def _partners(ruleset: Ruleset) -> Iterator[Contradiction]:
    deck = ruleset.deck
    if deck.sides is Sides.PAIRS and deck.players != 4:
        yield Contradiction("deck.sides", "ruleset-pairs-need-four", {"players": deck.players})
    if not ruleset.partners_exchange:
        return
    if deck.sides is not Sides.PAIRS:
        yield Contradiction("exchange.order", "ruleset-partners-without-pairs")
    # Everybody gets one card of the exchange, and the declarer's partner keeps one.
    if ruleset.kitty.size != 4:
        yield Contradiction("kitty.size", "ruleset-partners-kitty", {"kitty": ruleset.kitty.size})
    # A kitty that is left would leave hands of another length, and quotas that do not fit it.
    if ruleset.exchange.duty is not Duty.MANDATORY:
        yield Contradiction("exchange.duty", "ruleset-partners-must-exchange")
    for row in _playable_rows(ruleset):
        if row.exchange in (RowDuty.OPTIONAL, RowDuty.NONE):
            yield Contradiction(f"contracts.{row.id}.exchange", "ruleset-partners-must-exchange")


def _quotas(ruleset: Ruleset) -> Iterator[Contradiction]:
    tricks, sides = ruleset.tricks, ruleset.side_count
    code = "ruleset-quota-count" if ruleset.deck.sides is Sides.ALONE else "ruleset-quota-sides"
    for key, quotas in (("scoring.win", ruleset.scoring.win), ("scoring.lose", ruleset.scoring.lose)):
        if len(quotas) != sides:
            yield Contradiction(key, code, {"players": sides, "count": len(quotas)})
        elif sum(quotas) not in (0, tricks):
            yield Contradiction(key, "ruleset-quota-sum", {"sum": sum(quotas), "hand": tricks})
