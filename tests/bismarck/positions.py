"""Positions for tests, made as deal strings so that a failing test can print one."""

from collections.abc import Iterable, Sequence

from vorhand.cards import Card, Cards, Pack, Seat
from vorhand.games.base import ARBITER, NATURE, Event
from vorhand.games.bismarck import GAME, Action, ContractId, Deal, DrawDealer, Ruleset, State
from vorhand.games.bismarck.ruleset import TrumpSource
from vorhand.notation import format_cards, format_deal_string, format_hand, parse_cards, parse_deal_string

__all__ = ["Table", "beginning", "cards", "ending", "pack_of", "results"]


def cards(text: str) -> Cards:
    """A set of cards from "AS TH"; "" for none."""
    return Cards.of(Card(card) for card in text.split())


def pack_of(ruleset: Ruleset) -> Pack:
    """The pack in the fixed order of all lists, clubs first: place 0 is the lowest club."""
    return tuple(ruleset.cards)


def results(*deals: str) -> str:
    """The field of scored deals: results("nt-win NT 8 4 4", …) with tricks by seat."""
    written = []
    for deal in deals:
        contract, trump, *tricks = deal.split()
        written.append(f"{contract}:{trump}:{','.join(tricks)}")
    return f"results={'/'.join(written)}" if written else ""


def ending(
    ruleset: Ruleset,
    *,
    contract: str,
    hands: Sequence[str],
    leader: int,
    won: Sequence[int],
    trick: Iterable[str] = (),
    trump: str = "",
    dealer: int = 0,
    before: str = "",
    fate: str = "taken",
) -> str:
    """A deal string in the last tricks of a deal: the cards of the tricks before them are not known.

    Kitty and discards, where the rule set has them, are the same cards, which are in no hand; with `fate` "left" there
    are no discards. `hands` as "AS TH", `won` by seat.
    """
    played = "".join(trick)
    held = Cards.of(parse_cards(played or "-")) | Cards.of(card for hand in hands for card in cards(hand))
    aside = _laid_aside(ruleset, contract, trump, held)
    fields = {
        "dealer": str(dealer),
        "contract": contract,
        "trump": trump,
        "kitty": format_cards(aside),
        "fate": fate if aside else "",
        "discards": format_cards(sorted(aside)) if aside and fate == "taken" else "",
        "hands": "/".join(format_hand(cards(hand)) for hand in hands),
        "won": ",".join(map(str, won)),
        "trick": f"{leader}:{played or '-'}",
    }
    written = [f"{name}={value}" for name, value in fields.items() if value]
    return " ".join([ruleset.id, written[0], *([before] if before else []), *written[1:]])


def _laid_aside(ruleset: Ruleset, contract: str, trump: str, held: Cards) -> list[Card]:
    """Cards for kitty and discards alike; a turned trump stands first."""
    free = [*(ruleset.cards - held)]
    if ruleset.contract(ContractId(contract)).trump is TrumpSource.TURNED:
        free.sort(key=lambda card: card.suit.letter != trump)
    return free[: ruleset.kitty.size]


def beginning(ruleset: Ruleset, *, dealer: int = 2, before: str = "", redeal: str = "") -> State:
    """The beginning of a deal, after these results."""
    parts = [ruleset.id, f"dealer={dealer}", before, f"redeal={redeal}" if redeal else ""]
    state: State = parse_deal_string(" ".join(part for part in parts if part), ruleset)
    return state


class Table:
    """A match to push along: every action is checked by the rules, and all that happened is kept."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    @staticmethod
    def at(text: str, ruleset: Ruleset | None = None) -> "Table":
        """The match at a deal string."""
        return Table(parse_deal_string(text, ruleset))

    @staticmethod
    def new(ruleset: Ruleset, first_dealer: int = 2) -> "Table":
        """A new match with that first dealer."""
        table = Table(GAME.start(ruleset))
        table.chance(DrawDealer(Seat(first_dealer)))
        return table

    def __str__(self) -> str:
        return format_deal_string(self.state)

    def chance(self, action: Action) -> None:
        """An action of NATURE."""
        self._apply(GAME.apply(self.state, NATURE, action))

    def arbiter(self, action: Action) -> None:
        """An action of the arbiter."""
        self._apply(GAME.apply(self.state, ARBITER, action))

    def deal(self, pack: Pack | None = None) -> None:
        """Deal this pack, or the pack in the fixed order."""
        self.chance(Deal(pack or pack_of(self.state.ruleset)))

    def do(self, *actions: Action) -> None:
        """Actions of whoever is to act."""
        for action in actions:
            actor = GAME.to_act(self.state)
            assert actor is not None, f"the match is over: {self}"
            self._apply(GAME.apply(self.state, actor, action))

    def legal(self) -> tuple[Action, ...]:
        """What the actor may do."""
        actor = GAME.to_act(self.state)
        assert isinstance(actor, int), f"no player is to act: {self}"
        return GAME.legal_actions(self.state, Seat(actor))

    def first(self, count: int = 1) -> None:
        """The first legal action, `count` times."""
        for _ in range(count):
            self.do(self.legal()[0])

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of that kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def _apply(self, step: tuple[State, tuple[Event, ...]]) -> None:
        self.state, events = step
        self.events += events
