"""Rules BIS-1 to BIS-3: players, cards and roles; dealing; contract and exchange."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from vorhand.cards import Rank, Suit
from vorhand.games.bismarck.ruleset import (
    ContractId,
    DeclarerSeat,
    Duty,
    ExchangeOrder,
    Facing,
    FirstDeclarer,
    KittyPosition,
    PackKind,
    Ruleset,
    Sees,
    Selection,
    TrumpNamed,
    TrumpSource,
)
from vorhand.rulebook.bismarck.facts import (
    CHOOSES,
    DISCARDS,
    DUTIES,
    NAMES_TRUMP,
    PAUSES,
    PLAYED,
    chooses,
    chooses_contract,
    discards,
    duties,
    enumerated,
    exchanges,
    in_pairs,
    is_open,
    name_of,
    names_trump,
    names_trump_rows,
    pauses,
    played,
    rows_from,
)
from vorhand.rulebook.clauses import AnyClause, Clause, Enumeration, Listing, Row, Value, Values, Word
from vorhand.tricks import Ace

__all__ = ["RULES"]

# Chapter 1

_SIDES = ("deck.players", "deck.sides")
_LOW_ACES = (*PLAYED, "contracts.*.ace")
_RANKING = ("deck.pack", *_LOW_ACES)


def _low_aces(ruleset: Ruleset) -> Iterator[Values]:
    """The contracts in which the ace is low, where it is high in others."""
    rows = played(ruleset)
    if any(row.ace is Ace.HIGH for row in rows):
        yield from ({"contract": name_of(row.id)} for row in rows if row.ace is Ace.LOW)


def _all_aces_low(ruleset: Ruleset) -> bool:
    return all(row.ace is Ace.LOW for row in played(ruleset))


def _ranks(ruleset: Ruleset) -> Values:
    """The ranks of a suit, highest first; of clubs, a pack of 43 has one fewer."""
    held = {card.rank for card in ruleset.cards if card.suit is Suit.SPADES}
    below_ace = [rank for rank in sorted(Rank, reverse=True) if rank in held and rank is not Rank.ACE]
    ranks = [*below_ace, Rank.ACE] if _all_aces_low(ruleset) else [Rank.ACE, *below_ace]
    return {"ranks": Row(tuple(_index(rank) for rank in ranks))}


def _index(rank: Rank) -> Value:
    return rank.letter if rank.letter.isdigit() else Word(f"index-{rank.letter}")


def _first_declarer(name: str, first: FirstDeclarer) -> Clause[Ruleset]:
    return Clause(name, ("roles.first_declarer",), when=lambda ruleset: ruleset.roles.first_declarer is first)


# Chapter 2

_PACKETS = ("dealing.packets", "deck.hand")


def _hand(ruleset: Ruleset) -> Values:
    return {"hand": ruleset.deck.hand}


def _kitty(ruleset: Ruleset) -> Values:
    return {"count": ruleset.kitty.size}


def _kitty_from(name: str, position: KittyPosition) -> Clause[Ruleset]:
    return Clause(
        name,
        ("kitty.position", "kitty.size"),
        when=lambda ruleset: ruleset.kitty.size > 0 and ruleset.kitty.position is position,
        values=_kitty,
    )


def _trump_from(name: str, source: TrumpSource) -> Listing[Ruleset]:
    return Listing(
        name,
        NAMES_TRUMP,
        each=lambda ruleset: ({"contract": name_of(row.id)} for row in rows_from(ruleset, source)),
    )


_SHOWN = (TrumpSource.TURNED, TrumpSource.CUT, TrumpSource.LAST_CARD, TrumpSource.DEALERS_CARD)


def _sees(name: str, *sees: Sees) -> Clause[Ruleset]:
    return Clause(
        name,
        ("choice.sees", *CHOOSES),
        when=lambda ruleset: ruleset.choice.sees in sees and chooses(ruleset),
    )


def _sees_nothing(name: str) -> Clause[Ruleset]:
    """Where nothing but trumps is chosen, and those in the pause, no choice comes before the deal."""
    return Clause(
        name,
        ("choice.sees", *CHOOSES, "choice.trump_named"),
        when=lambda ruleset: (
            ruleset.choice.sees is Sees.NOTHING
            and (chooses_contract(ruleset) or (names_trump(ruleset) and not _names_in_pause(ruleset)))
        ),
    )


def _names_in_pause(ruleset: Ruleset) -> bool:
    return ruleset.choice.trump_named is TrumpNamed.IN_PAUSE


# Chapter 3


def _each_once(ruleset: Ruleset) -> bool:
    return ruleset.choice.selection is Selection.EACH_ONCE


def _contracts(ruleset: Ruleset) -> Iterator[Values]:
    """Every contract, with its trumps and its aim."""
    for row in played(ruleset):
        yield {"contract": name_of(row.id), "trump": row.trump.value, "aim": row.aim.value}


def _order(ruleset: Ruleset) -> Values:
    return {"contracts": enumerated(ruleset.choice.contracts)}


def _in_order(name: str, selection: Selection) -> Clause[Ruleset]:
    return Clause(
        name,
        ("choice.selection", "choice.contracts"),
        when=lambda ruleset: ruleset.choice.selection is selection,
        values=_order,
    )


def _nameable(ruleset: Ruleset) -> Iterator[Values]:
    for row in names_trump_rows(ruleset):
        suits = Enumeration(tuple(Word(f"value-contracts-suits-{suit.value}") for suit in row.suits))
        yield {"contract": name_of(row.id), "suits": suits, "count": len(row.suits)}


def _is_all(ruleset: Ruleset, duty: Duty) -> bool:
    return set(duties(ruleset).values()) == {duty}


def _everywhere(name: str, duty: Duty) -> Clause[Ruleset]:
    return Clause(name, DUTIES, when=lambda ruleset: _is_all(ruleset, duty))


def _in_some(name: str, duty: Duty) -> Listing[Ruleset]:
    def each(ruleset: Ruleset) -> Iterator[Values]:
        found = duties(ruleset)
        if len(set(found.values())) > 1:
            yield from ({"contract": name_of(row.id)} for row, asked in found.items() if asked is duty)

    return Listing(name, DUTIES, each)


def _may_leave(ruleset: Ruleset) -> bool:
    return Duty.OPTIONAL in duties(ruleset).values()


def _exchange_in_order(name: str, order: ExchangeOrder) -> Clause[Ruleset]:
    return Clause(
        name,
        (*DUTIES, "exchange.order", "kitty.size"),
        when=lambda ruleset: ruleset.exchange.order is order and exchanges(ruleset),
        values=_kitty,
    )


def _named(name: str, when: TrumpNamed) -> Clause[Ruleset]:
    return Clause(
        name,
        ("choice.trump_named", *NAMES_TRUMP),
        when=lambda ruleset: ruleset.choice.trump_named is when and names_trump(ruleset),
    )


RULES: Mapping[str, tuple[AnyClause, ...]] = MappingProxyType(
    {
        "BIS-1.1": (
            Clause("three", ("deck.players",), lambda ruleset: ruleset.players == 3),
            Clause("four", _SIDES, lambda ruleset: ruleset.players == 4 and not in_pairs(ruleset)),
            Clause("pairs", ("deck.sides",), in_pairs),
            Clause("clockwise"),
        ),
        "BIS-1.2": (
            Clause("52", ("deck.pack",), lambda ruleset: ruleset.deck.pack is PackKind.FULL_52),
            Clause("43", ("deck.pack",), lambda ruleset: ruleset.deck.pack is PackKind.SHORT_43),
            Clause("36", ("deck.pack",), lambda ruleset: ruleset.deck.pack is PackKind.SIXES_36),
            Clause("ace-high", _RANKING, lambda ruleset: not _all_aces_low(ruleset), _ranks),
            Clause("ace-low", _RANKING, _all_aces_low, _ranks),
            Listing("low-in", _LOW_ACES, _low_aces),
        ),
        "BIS-1.3": (
            Clause("lot"),
            Clause("passes", ("roles.deals_in_a_row",), lambda ruleset: ruleset.roles.deals_in_a_row == 1),
            Clause(
                "in-a-row",
                ("roles.deals_in_a_row",),
                lambda ruleset: ruleset.roles.deals_in_a_row > 1,
                lambda ruleset: {"count": ruleset.roles.deals_in_a_row},
            ),
            Clause("left", ("roles.declarer",), lambda ruleset: ruleset.roles.declarer is DeclarerSeat.LEFT_OF_DEALER),
            Clause("dealer", ("roles.declarer",), lambda ruleset: ruleset.roles.declarer is DeclarerSeat.DEALER),
        ),
        "BIS-1.4": (
            Clause("alone", ("deck.sides",), lambda ruleset: not in_pairs(ruleset)),
            Clause("pairs", ("deck.sides",), in_pairs),
        ),
        "BIS-1.5": (
            _first_declarer("as-ever", FirstDeclarer.AS_EVER),
            _first_declarer("club-ace", FirstDeclarer.CLUB_ACE),
        ),
        "BIS-2.1": (
            Clause("shuffle"),
            Clause("one-by-one", _PACKETS, lambda ruleset: set(ruleset.dealing.packets) == {1}, _hand),
            Clause(
                "packets",
                _PACKETS,
                lambda ruleset: len(set(ruleset.dealing.packets)) == 1 and ruleset.dealing.packets[0] > 1,
                lambda ruleset: {"count": ruleset.dealing.packets[0], "hand": ruleset.deck.hand},
            ),
            Clause(
                "mixed-packets",
                _PACKETS,
                lambda ruleset: len(set(ruleset.dealing.packets)) > 1,
                lambda ruleset: {"packets": Enumeration(ruleset.dealing.packets), "hand": ruleset.deck.hand},
            ),
        ),
        "BIS-2.2": (
            Clause("none", ("kitty.size",), lambda ruleset: ruleset.kitty.size == 0),
            _kitty_from("first", KittyPosition.FIRST),
            _kitty_from("last", KittyPosition.LAST),
            _kitty_from("scattered", KittyPosition.SCATTERED),
            Clause("open", ("kitty.facing",), is_open),
            Clause(
                "closed",
                ("kitty.facing", "kitty.size"),
                lambda ruleset: ruleset.kitty.size > 0 and ruleset.kitty.facing is Facing.CLOSED,
            ),
        ),
        "BIS-2.3": (
            _sees_nothing("before-deal"),
            _sees("open-cards", Sees.OPEN_CARDS),
            _sees("at-once", Sees.HAND, Sees.TAKEN, Sees.EXCHANGED),
            Clause("nothing-to-choose", CHOOSES, lambda ruleset: not chooses(ruleset)),
            Clause(
                "in-pause",
                ("choice.trump_named", *NAMES_TRUMP),
                lambda ruleset: _names_in_pause(ruleset) and names_trump(ruleset),
            ),
        ),
        "BIS-2.4": (
            Clause("none", NAMES_TRUMP, lambda ruleset: not rows_from(ruleset, *_SHOWN)),
            Clause("card", NAMES_TRUMP, lambda ruleset: bool(rows_from(ruleset, *_SHOWN))),
            _trump_from("turned", TrumpSource.TURNED),
            _trump_from("cut", TrumpSource.CUT),
            _trump_from("last-card", TrumpSource.LAST_CARD),
            _trump_from("dealers-card", TrumpSource.DEALERS_CARD),
        ),
        "BIS-2.5": (
            Clause("none", PAUSES, lambda ruleset: not pauses(ruleset)),
            Clause("pause", PAUSES, pauses, lambda ruleset: {"count": ruleset.dealing.pause_after}),
        ),
        "BIS-3.1": (
            Clause(
                "chosen",
                ("choice.selection", "choice.times"),
                _each_once,
                lambda ruleset: {"count": ruleset.choice.times},
            ),
            Clause("fixed", ("choice.selection",), lambda ruleset: not _each_once(ruleset)),
            _sees_nothing("seen-nothing"),
            _sees("seen-open-cards", Sees.OPEN_CARDS),
            _sees("seen-hand", Sees.HAND),
            _sees("seen-kitty", Sees.TAKEN),
            _sees("seen-exchange", Sees.EXCHANGED),
            Clause("contracts"),
            Listing("contract", (*NAMES_TRUMP, "contracts.*.aim"), _contracts),
        ),
        "BIS-3.2": (
            Clause("none", ("choice.selection",), _each_once),
            _in_order("by-turn", Selection.BY_TURN),
            _in_order("by-deal", Selection.BY_DEAL),
        ),
        "BIS-3.3": (
            Clause(
                "none", ("choice.contracts",), lambda ruleset: ContractId.FREE_CONTRACT not in ruleset.choice.contracts
            ),
            Clause(
                "free",
                ("choice.contracts", "choice.free_contract"),
                lambda ruleset: ContractId.FREE_CONTRACT in ruleset.choice.contracts,
                lambda ruleset: {"contracts": enumerated(ruleset.choice.free_contract)},
            ),
        ),
        "BIS-3.4": (
            Clause("none", NAMES_TRUMP, lambda ruleset: not names_trump(ruleset)),
            Clause("named", NAMES_TRUMP, names_trump),
            Listing("suits", (*NAMES_TRUMP, "contracts.*.suits"), _nameable),
        ),
        "BIS-3.5": (
            _named("with-contract", TrumpNamed.WITH_CONTRACT),
            _named("before-play", TrumpNamed.BEFORE_PLAY),
            _named("in-pause", TrumpNamed.IN_PAUSE),
            Clause("none", NAMES_TRUMP, lambda ruleset: not names_trump(ruleset)),
        ),
        "BIS-3.6": (
            Clause("no-kitty", ("kitty.size",), lambda ruleset: ruleset.kitty.size == 0),
            _everywhere("takes", Duty.MANDATORY),
            _everywhere("may-take", Duty.OPTIONAL),
            Clause(
                "stays",
                (*DUTIES, "kitty.size"),
                lambda ruleset: _is_all(ruleset, Duty.NONE) and ruleset.kitty.size > 0,
            ),
            Clause("differs", DUTIES, lambda ruleset: len(set(duties(ruleset).values())) > 1),
            Clause(
                "unseen",
                (*DUTIES, "kitty.facing"),
                lambda ruleset: _may_leave(ruleset) and ruleset.kitty.facing is Facing.CLOSED,
            ),
            _in_some("takes-in", Duty.MANDATORY),
            _in_some("may-take-in", Duty.OPTIONAL),
            _in_some("stays-in", Duty.NONE),
        ),
        "BIS-3.7": (
            Clause("none", DISCARDS, lambda ruleset: not discards(ruleset)),
            _exchange_in_order("take-first", ExchangeOrder.TAKE_FIRST),
            _exchange_in_order("discard-first", ExchangeOrder.DISCARD_FIRST),
            Clause(
                "one-by-one",
                (*DISCARDS, "kitty.size"),
                lambda ruleset: discards(ruleset) and ruleset.kitty.size > 1,
            ),
        ),
        "BIS-3.8": (
            Clause("secret", DISCARDS, discards),
            Clause("none", DISCARDS, lambda ruleset: not discards(ruleset)),
        ),
        "BIS-3.9": (
            Clause("none", ("exchange.order",), lambda ruleset: not ruleset.partners_exchange),
            Clause("partners", ("exchange.order",), lambda ruleset: ruleset.partners_exchange),
            Clause("one-by-one", ("exchange.order",), lambda ruleset: ruleset.partners_exchange),
        ),
        "BIS-3.10": (
            Clause("none", ("exchange.order",), lambda ruleset: not ruleset.partners_exchange),
            Clause("others", ("exchange.order",), lambda ruleset: ruleset.partners_exchange),
            Clause("any", ("exchange.order",), lambda ruleset: ruleset.partners_exchange),
        ),
    }
)
"""The clauses of each rule, in order."""
