"""Worked examples of rules BIS-1 and BIS-2: who deals and who is declarer, what reaches whom, and in which order.

The values are worked out here by hand, as a player would; the tests let the rules deal the same cards.
"""

from dataclasses import dataclass
from itertools import cycle, islice

from vorhand.cards import Card
from vorhand.games.bismarck.ruleset import (
    Contract,
    ContractId,
    DeclarerSeat,
    Duty,
    ExchangeOrder,
    Facing,
    FirstDeclarer,
    KittyPosition,
    Ruleset,
    Sees,
    Selection,
    TrumpNamed,
    TrumpSource,
)
from vorhand.rulebook.bismarck.facts import CHOOSES, DISCARDS, NAMES_TRUMP, PAUSES, name_of
from vorhand.rulebook.bismarck.laid import TRUMP_CARD, in_tricks, kitty, letters, places, regular, slot
from vorhand.rulebook.clauses import Enumeration, Faces, Values, Word

__all__ = [
    "EXAMPLES",
    "AnyExample",
    "Dealt",
    "FoundByCard",
    "InTurn",
    "KittySeen",
    "Paused",
    "Rotation",
    "Scattered",
    "Shown",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rotation:
    """Who deals the first deals, and who is their declarer: two deals more than one player deals in a row."""

    rule: str
    axes: tuple[str, ...] = ("roles.deals_in_a_row", "roles.declarer", "roles.first_declarer", "deck.players")
    key: str = "example-rotation"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.roles.first_declarer is FirstDeclarer.AS_EVER

    def dealers(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The seats that deal, one after the other."""
        run = ruleset.roles.deals_in_a_row
        return tuple(deal // run % ruleset.players for deal in range(run + 2))

    def declarers(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The seats that are declarers."""
        beside = 0 if ruleset.roles.declarer is DeclarerSeat.DEALER else 1
        return tuple((seat + beside) % ruleset.players for seat in self.dealers(ruleset))

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        dealers = self.dealers(ruleset)
        return {
            "players": letters(ruleset, range(ruleset.players)),
            "count": len(dealers),
            "dealers": letters(ruleset, dealers),
            "declarers": letters(ruleset, self.declarers(ruleset)),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundByCard:
    """Who is declarer and who deals next where a card decides: it is dealt to the right of the dealer."""

    rule: str
    axes: tuple[str, ...] = ("roles.first_declarer", "deck.players")
    key: str = "example-found-by-card"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.roles.first_declarer is FirstDeclarer.CLUB_ACE

    def holder(self, ruleset: Ruleset) -> int:
        """The seat that has the card."""
        return ruleset.players - 1

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        seats = {"holder": self.holder(ruleset), "next": self.holder(ruleset) + 1}
        return {"card": Faces((Card("AC"),)), **{name: letters(ruleset, [seat]) for name, seat in seats.items()}}


def _as_ranges(numbers: tuple[int, ...]) -> Enumeration:
    """Ascending numbers from 1, neighbours together: "5–8 and 17–20". The numbers given are from 0."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and parts[-1][-1] == number:
            parts[-1][1:] = [number + 1]
        else:
            parts.append([number + 1])
    return Enumeration(tuple("–".join(map(str, part)) for part in parts))


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """Which cards of the pack the player to the dealer's left gets."""

    rule: str
    axes: tuple[str, ...] = (
        *("dealing.packets", "deck.players", "deck.pack", "deck.hand"),
        *("kitty.size", "kitty.position"),
    )

    @property
    def key(self) -> str:
        """The key of its message."""
        return "example-dealt"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return True

    def hand(self, ruleset: Ruleset) -> tuple[int, ...]:
        """The places in the pack, from 0, of the cards of the player to the dealer's left."""
        aside, packets = places(ruleset), cycle(ruleset.dealing.packets)
        left = iter(place for place in range(len(ruleset.cards)) if place not in aside)
        found: list[int] = []
        while len(found) < ruleset.deck.hand:
            packet = next(packets)
            found += islice(left, packet)
            list(islice(left, packet * (ruleset.players - 1)))
        return tuple(found)

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        size = ruleset.kitty.size
        lying: Values = {"kitty": _as_ranges(places(ruleset)) if size else "", "size": size}
        return {"cards": len(ruleset.cards), "hand": _as_ranges(self.hand(ruleset)), **lying}


@dataclass(frozen=True, slots=True, kw_only=True)
class Scattered:
    """Which places of the pack may become the kitty where chance picks them."""

    rule: str
    axes: tuple[str, ...] = ("kitty.position", "kitty.size", "deck.pack")
    key: str = "example-scattered"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.kitty.position is KittyPosition.SCATTERED and ruleset.kitty.size > 1

    def side_by_side(self, ruleset: Ruleset) -> tuple[int, ...]:
        """Places from 0 that may not be picked: two are neighbours."""
        first, _, *others = places(ruleset)
        return first, first + 1, *others

    def at_the_end(self, ruleset: Ruleset) -> tuple[int, ...]:
        """Places from 0 that may not be picked: the last card is among them."""
        return *places(ruleset)[:-1], len(ruleset.cards) - 1

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        lists = {"right": places(ruleset), "close": self.side_by_side(ruleset), "last": self.at_the_end(ruleset)}
        return {name: Enumeration(tuple(place + 1 for place in found)) for name, found in lists.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class KittySeen:
    """Who knows the kitty once it lies there."""

    rule: str
    facing: Facing
    axes: tuple[str, ...] = ("kitty.facing", "kitty.size")

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-kitty-{self.facing.value}"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.kitty.size > 0 and ruleset.kitty.facing is self.facing

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        return {"kitty": Faces(kitty(ruleset))}


_NAMED_SUITS = (*CHOOSES, "contracts.*.suits")


@dataclass(frozen=True, slots=True, kw_only=True)
class InTurn:
    """In which order all happens before play, in a contract in which the declarer names trumps if there is one."""

    rule: str
    axes: tuple[str, ...] = (
        *(*_NAMED_SUITS, *DISCARDS, "contracts.*.aim"),
        *("choice.sees", "choice.trump_named"),
    )
    key: str = "example-in-turn"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house, which plays in tricks."""
        return bool(in_tricks(ruleset))

    def contract(self, ruleset: Ruleset) -> Contract:
        """The contract of the deal."""
        rows = in_tricks(ruleset)
        return next((row for row in rows if row.trump is TrumpSource.DECLARED and len(row.suits) > 1), rows[0])

    def steps(self, ruleset: Ruleset) -> list[str]:
        """What happens, by the last parts of the keys of its words."""
        choice, row = ruleset.choice, self.contract(ruleset)
        say = ["choose"] if _chooses(ruleset, row) else []
        exchange = _exchange(ruleset, row)
        named = ["name"] if row.trump is TrumpSource.DECLARED and len(row.suits) > 1 else []
        early = choice.trump_named is TrumpNamed.WITH_CONTRACT
        late = named if choice.trump_named is TrumpNamed.BEFORE_PLAY else []
        say += named if early else []
        match choice.sees:
            case Sees.NOTHING if named and choice.trump_named is TrumpNamed.IN_PAUSE:
                before = [*say, "deal", "look", *named, "rest", *exchange]
            case Sees.NOTHING:
                before = [*say, "deal", "look", *exchange]
            case Sees.OPEN_CARDS:
                before = ["deal", *say, "look", *exchange]
            case Sees.HAND:
                before = ["deal", "look", *say, *exchange]
            case Sees.TAKEN:
                before = ["deal", "look", *exchange[:1], *say, *exchange[1:]]
            case Sees.EXCHANGED:
                before = ["deal", "look", *exchange, *say]
        return [*before, *late, "lead"]

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        steps = Enumeration(tuple(Word(f"step-{step}") for step in self.steps(ruleset)))
        return {"contract": name_of(self.contract(ruleset).id), "steps": steps}


def _chooses(ruleset: Ruleset, row: Contract) -> bool:
    """Whether the declarer has a choice when that contract can first be played."""
    choice = ruleset.choice
    if choice.selection is Selection.EACH_ONCE:
        return len(choice.contracts) > 1
    is_free = choice.contracts[slot(ruleset, row.id)] is ContractId.FREE_CONTRACT
    return is_free and len(choice.free_contract) > 1


def _exchange(ruleset: Ruleset, row: Contract) -> list[str]:
    # Where the exchange comes before the contract, the duty is that of the house.
    early = ruleset.choice.sees in (Sees.TAKEN, Sees.EXCHANGED)
    duty = ruleset.exchange.duty if early else ruleset.duty(row)
    if duty is Duty.NONE:
        return []
    match ruleset.exchange.order:
        case ExchangeOrder.TAKE_FIRST:
            return ["take", "discard"]
        case ExchangeOrder.DISCARD_FIRST:
            return ["discard", "take"]
        case ExchangeOrder.PARTNERS:
            return ["take", "give"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused:
    """How many cards the declarer has when he names trumps in a pause, and how many come after it."""

    rule: str
    axes: tuple[str, ...] = (*PAUSES, "deck.hand")
    key: str = "example-paused"

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """The first contract in which the deal pauses; None if there is none."""
        rows = (row for row in regular(ruleset) if row.trump is TrumpSource.DECLARED and len(row.suits) > 1)
        return next(rows, None) if ruleset.choice.trump_named is TrumpNamed.IN_PAUSE else None

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return self.contract(ruleset) is not None

    def rest(self, ruleset: Ruleset) -> int:
        """How many cards everybody gets after the pause."""
        return ruleset.deck.hand - ruleset.dealing.pause_after

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = self.contract(ruleset)
        assert row is not None
        return {"contract": name_of(row.id), "count": ruleset.dealing.pause_after, "rest": self.rest(ruleset)}


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a card that everybody sees makes trumps."""

    rule: str
    source: TrumpSource

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        return (*NAMES_TRUMP, "kitty.size") if self.source is TrumpSource.TURNED else NAMES_TRUMP

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-shown-{self.source.value}"

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """The first contract with such trumps; None if there is none."""
        return next((row for row in regular(ruleset) if row.trump is self.source), None)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return self.contract(ruleset) is not None

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = self.contract(ruleset)
        assert row is not None
        cards = kitty(ruleset) if self.source is TrumpSource.TURNED else (Card(TRUMP_CARD),)
        return {"contract": name_of(row.id), "cards": Faces(cards)}


AnyExample = Rotation | FoundByCard | Dealt | Scattered | KittySeen | InTurn | Paused | Shown

EXAMPLES: tuple[AnyExample, ...] = (
    Rotation(rule="BIS-1.3"),
    FoundByCard(rule="BIS-1.5"),
    Dealt(rule="BIS-2.1"),
    *(KittySeen(rule="BIS-2.2", facing=facing) for facing in Facing),
    Scattered(rule="BIS-2.2"),
    InTurn(rule="BIS-2.3"),
    *(
        Shown(rule="BIS-2.4", source=source)
        for source in (TrumpSource.TURNED, TrumpSource.CUT, TrumpSource.LAST_CARD, TrumpSource.DEALERS_CARD)
    ),
    Paused(rule="BIS-2.5"),
)
"""Every example of dealing, by rule."""
