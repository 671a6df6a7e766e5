"""Worked examples of rules BIS-3.6 to BIS-3.10 and BIS-7.1: the exchange, and what becomes of a forgotten discard."""

from dataclasses import dataclass

from vorhand.games.bismarck.actions import LEAVE_KITTY, TAKE_KITTY, Discard, GiveCard
from vorhand.games.bismarck.game import apply, legal_actions
from vorhand.games.bismarck.ruleset import (
    Contract,
    DeclarerSeat,
    Duty,
    ExchangeOrder,
    ForgottenDiscard,
    Ruleset,
    Sees,
    Trump,
    TrumpNamed,
    TrumpSource,
)
from vorhand.games.bismarck.state import Phase, State
from vorhand.rulebook.bismarck.facts import DISCARDS, DUTIES, NAMES_TRUMP, discards, name_of
from vorhand.rulebook.bismarck.laid import arrive, beginning, kitty, letters, regular
from vorhand.rulebook.clauses import Faces, Values, Word
from vorhand.rulebook.positions import Move

__all__ = ["EXAMPLES", "AnyExample", "Exchanged", "Forgotten", "MayDiscard", "MayReturn", "Passed", "TakesKitty"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TakesKitty:
    """What the declarer does with the kitty in a contract with that duty."""

    rule: str
    duty: Duty
    axes: tuple[str, ...] = (*DUTIES, "kitty.size", "deck.hand")

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-kitty-{self.duty.value}"

    def contract(self, ruleset: Ruleset) -> Contract | None:
        """The first contract with that duty; None if there is none."""
        return next((row for row in regular(ruleset) if ruleset.duty(row) is self.duty), None)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.kitty.size > 0 and self.contract(ruleset) is not None

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = self.contract(ruleset)
        assert row is not None
        return {"contract": name_of(row.id), "hand": ruleset.deck.hand}

    def move(self, ruleset: Ruleset) -> Move | None:
        """The choice, where there is one."""
        row = self.contract(ruleset)
        assert row is not None
        if self.duty is not Duty.OPTIONAL:
            return None
        state = arrive(beginning(ruleset, row.id), Phase.TAKE_KITTY, row.id, _any_trump(row))
        return Move(state=state, choices=(TAKE_KITTY, LEAVE_KITTY))


def _any_trump(row: Contract) -> Trump:
    return next(trump for trump in Trump if row.can_have(trump))


def _with_exchange(ruleset: Ruleset) -> Contract:
    """The first contract in which the declarer exchanges, one with trumps of his own choice if there is any."""
    rows = [row for row in regular(ruleset) if ruleset.duty(row) is not Duty.NONE]
    return next((row for row in rows if row.trump is TrumpSource.DECLARED), rows[0])


def _exchanges_so(ruleset: Ruleset, order: ExchangeOrder) -> bool:
    """Whether a contract that is regularly played has an exchange, in that order."""
    duties = [ruleset.duty(row) for row in regular(ruleset)]
    return ruleset.exchange.order is order and any(duty is not Duty.NONE for duty in duties)


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanged:
    """How many cards the declarer holds as he exchanges."""

    rule: str
    order: ExchangeOrder
    axes: tuple[str, ...] = (*DISCARDS, "kitty.size", "deck.hand")

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-exchanged-{self.order.value}"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return _exchanges_so(ruleset, self.order)

    def counts(self, ruleset: Ruleset) -> tuple[int, int]:
        """Cards in hand before the exchange and half-way."""
        hand, size = ruleset.deck.hand, ruleset.kitty.size
        return hand, hand + size if self.order is ExchangeOrder.TAKE_FIRST else hand - size

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        hand, between = self.counts(ruleset)
        return {"hand": hand, "between": between, "count": ruleset.kitty.size}


def _one_left(state: State, count: int) -> State:
    """All but one of so many cards laid aside or given, the lowest: then any other may follow."""
    for _ in range(count - 1):
        assert isinstance(state.actor, int)
        state = apply(state, state.actor, legal_actions(state, state.actor)[0]).state
    return state


_OTHERS = 3
"""How many cards a reader may try besides those that the example names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MayDiscard:
    """Whether cards of the kitty may be discarded."""

    rule: str
    order: ExchangeOrder
    axes: tuple[str, ...] = (*DISCARDS, "kitty.size")

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-discard-{self.order.value}"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return _exchanges_so(ruleset, self.order)

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        return {"kitty": Faces(kitty(ruleset)), "count": ruleset.kitty.size}

    def move(self, ruleset: Ruleset) -> Move:
        """The last discard, with the cards of the kitty and some others to try."""
        row = _with_exchange(ruleset)
        state = arrive(beginning(ruleset, row.id), Phase.DISCARD, row.id, _any_trump(row))
        state = _one_left(state, ruleset.kitty.size)
        assert isinstance(state.actor, int)
        named = [card for card in kitty(ruleset) if not state.deal.discards & card.bit]
        legal = [action.card for action in legal_actions(state, state.actor) if isinstance(action, Discard)]
        others = [card for card in legal if card not in named][-_OTHERS:]
        return Move(state=state, choices=tuple(map(Discard, (*named, *others))))


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed:
    """How many cards everybody holds while partners pass each other cards."""

    rule: str
    axes: tuple[str, ...] = ("exchange.order", "deck.hand")
    key: str = "example-passed"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.partners_exchange

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        hand, size = ruleset.deck.hand, ruleset.kitty.size
        return {"hand": hand, "more": hand + size, "end": hand + size // ruleset.players}

    def move(self, ruleset: Ruleset) -> Move:
        """The last of the cards that the declarer passes, with what he took up to try."""
        row = regular(ruleset)[0]
        state = arrive(beginning(ruleset, row.id), Phase.GIVE, row.id, _any_trump(row))
        state = _one_left(state, ruleset.kitty.size)
        left = [card for card in kitty(ruleset) if not state.deal.given or not state.deal.given[-1] & card.bit]
        return Move(state=state, choices=tuple(map(GiveCard, left)))


@dataclass(frozen=True, slots=True, kw_only=True)
class MayReturn:
    """A card that a partner has just passed may go back to him."""

    rule: str
    axes: tuple[str, ...] = ("exchange.order",)
    key: str = "example-may-return"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.partners_exchange

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        return {}

    def move(self, ruleset: Ruleset) -> Move:
        """The very last card that is passed, with the one just received to try, and some others."""
        row = regular(ruleset)[0]
        state = arrive(beginning(ruleset, row.id), Phase.GIVE, row.id, _any_trump(row))
        after = state
        while after.phase is Phase.GIVE:
            state, after = after, _one_left(after, 2)
        assert isinstance(state.actor, int)
        received = state.deal.given[-1]
        legal = [action for action in legal_actions(state, state.actor) if isinstance(action, GiveCard)]
        back = [action for action in legal if action.card.bit & received]
        return Move(state=state, choices=(*back, *[each for each in legal if each not in back][:_OTHERS]))


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """What becomes of a deal in which the declarer begins to play without having discarded."""

    rule: str
    answer: ForgottenDiscard

    @property
    def axes(self) -> tuple[str, ...]:
        """What it depends on."""
        axes = ("match.forgotten_discard", "roles.declarer", "choice.sees", *NAMES_TRUMP, *DUTIES)
        redeals = self.answer is ForgottenDiscard.REDEAL
        return *axes, *(("choice.trump_named", "contracts.*.suits") if redeals else ("exchange.order",))

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-forgotten-{self.answer.value}"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house, and the contract is known before the discards."""
        known = ruleset.choice.sees is not Sees.EXCHANGED or len(ruleset.choice.contracts) == 1
        return ruleset.match.forgotten_discard is self.answer and known and self._has_exchange(ruleset)

    def _has_exchange(self, ruleset: Ruleset) -> bool:
        return discards(ruleset) and any(ruleset.duty(row) is not Duty.NONE for row in regular(ruleset))

    def contract(self, ruleset: Ruleset) -> Contract:
        """The contract of the deal, one in which the declarer names trumps if there is any."""
        return _with_exchange(ruleset)

    def named(self, ruleset: Ruleset) -> Trump | None:
        """The suit that the declarer has named before the discards, the last that he may; None without one."""
        row = self.contract(ruleset)
        early = ruleset.choice.trump_named is TrumpNamed.WITH_CONTRACT and ruleset.choice.sees is not Sees.EXCHANGED
        suits = [trump for trump in row.suits if trump is not Trump.NO_TRUMP]
        return suits[-1] if suits and row.trump is TrumpSource.DECLARED and early else None

    def declarer(self, ruleset: Ruleset) -> int:
        """The declarer's seat where A deals."""
        return 0 if ruleset.roles.declarer is DeclarerSeat.DEALER else 1

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        named = self.named(ruleset)
        said: Values = {
            "declarer": letters(ruleset, [self.declarer(ruleset)]),
            "contract": name_of(self.contract(ruleset).id),
        }
        if self.answer is ForgottenDiscard.NONE:
            return said
        suit = Word(f"value-contracts-suits-{named.value}") if named else ""
        return {**said, "named": "yes" if named else "no", "suit": suit}


AnyExample = TakesKitty | Exchanged | MayDiscard | Passed | MayReturn | Forgotten

EXAMPLES: tuple[AnyExample, ...] = (
    *(TakesKitty(rule="BIS-3.6", duty=duty) for duty in Duty),
    Exchanged(rule="BIS-3.7", order=ExchangeOrder.TAKE_FIRST),
    MayDiscard(rule="BIS-3.7", order=ExchangeOrder.TAKE_FIRST),
    Exchanged(rule="BIS-3.7", order=ExchangeOrder.DISCARD_FIRST),
    MayDiscard(rule="BIS-3.7", order=ExchangeOrder.DISCARD_FIRST),
    Passed(rule="BIS-3.9"),
    MayReturn(rule="BIS-3.10"),
    *(Forgotten(rule="BIS-7.1", answer=answer) for answer in ForgottenDiscard),
)
"""Every example of the exchange, by rule."""
