"""Worked examples of rules BIS-3.1 to BIS-3.4: which contract, and which trumps, may be named when."""

from dataclasses import dataclass

from vorhand.games.bismarck.actions import ChooseContract, NameTrump
from vorhand.games.bismarck.ruleset import Contract, ContractId, Ruleset, Selection, Trump, TrumpSource
from vorhand.games.bismarck.state import Phase
from vorhand.rulebook.bismarck.facts import NAMES_TRUMP, PLAYED, enumerated, name_of
from vorhand.rulebook.bismarck.laid import arrive, beginning, regular, used
from vorhand.rulebook.clauses import Enumeration, Value, Values, Word
from vorhand.rulebook.positions import Move

__all__ = ["EXAMPLES", "AnyExample", "AtWill", "Chooses", "Names", "NamesAgain", "Ordered"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Chooses:
    """What is left to choose from after some contracts were played."""

    rule: str
    axes: tuple[str, ...] = ("choice.selection", "choice.times", *PLAYED)
    key: str = "example-chooses"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house, and more than one is left."""
        choice = ruleset.choice
        return choice.selection is Selection.EACH_ONCE and len(choice.contracts) > 2

    def left(self, ruleset: Ruleset) -> tuple[ContractId, ...]:
        """What may be chosen: the first is used up."""
        return ruleset.choice.contracts[1:]

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        before = used(ruleset)
        return {"count": len(before), "used": enumerated(before), "contracts": enumerated(self.left(ruleset))}

    def move(self, ruleset: Ruleset) -> Move:
        """The choice, with the contracts of the house to try."""
        state = beginning(ruleset, self.left(ruleset)[0], used(ruleset))
        choices = tuple(map(ChooseContract, ruleset.choice.contracts))
        return Move(state=arrive(state, Phase.CHOOSE_CONTRACT, self.left(ruleset)[0]), choices=choices)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ordered:
    """Which contract comes second where there is an order."""

    rule: str
    selection: Selection
    axes: tuple[str, ...] = ("choice.selection", *PLAYED)

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"example-{self.selection.value}"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        return ruleset.choice.selection is self.selection and len(ruleset.choice.contracts) > 1

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        first, second = ruleset.choice.contracts[:2]
        return {"first": name_of(first), "second": name_of(second)}


@dataclass(frozen=True, slots=True, kw_only=True)
class AtWill:
    """At the free contract what was played before may be chosen again."""

    rule: str
    axes: tuple[str, ...] = ("choice.selection", *PLAYED)
    key: str = "example-at-will"

    def before(self, ruleset: Ruleset) -> tuple[ContractId, ...]:
        """What each declarer has played when the free contract comes."""
        order = ruleset.choice.contracts
        return order[: order.index(ContractId.FREE_CONTRACT)] if ContractId.FREE_CONTRACT in order else ()

    def again(self, ruleset: Ruleset) -> ContractId | None:
        """The first that has been played and may be chosen again; None if there is none."""
        return next((each for each in self.before(ruleset) if each in ruleset.choice.free_contract), None)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        choice = ruleset.choice
        by_turn = choice.selection is Selection.BY_TURN and len(choice.free_contract) > 1
        return by_turn and self.again(ruleset) is not None

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        again = self.again(ruleset)
        assert again is not None
        return {"again": name_of(again), "contracts": enumerated(ruleset.choice.free_contract)}

    def move(self, ruleset: Ruleset) -> Move:
        """The choice, with the contracts that are played in the house to try."""
        again = self.again(ruleset)
        assert again is not None
        state = beginning(ruleset, again, self.before(ruleset))
        choices = tuple(ChooseContract(row.id) for row in regular(ruleset))
        return Move(state=arrive(state, Phase.CHOOSE_CONTRACT, again), choices=choices)


def _suits(trumps: tuple[Trump, ...]) -> Value:
    return Enumeration(tuple(Word(f"value-contracts-suits-{trump.value}") for trump in trumps))


def _named(ruleset: Ruleset, *, spades: bool = False) -> Contract | None:
    """The first contract in which the declarer has trumps to choose, with spades among them; None without one."""
    rows = (row for row in regular(ruleset) if row.trump is TrumpSource.DECLARED and len(row.suits) > 1)
    return next((row for row in rows if not spades or Trump.SPADES in row.suits), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """What may be named as trumps and what may not."""

    rule: str
    axes: tuple[str, ...] = (*NAMES_TRUMP, "contracts.*.suits")
    key: str = "example-names"

    def refused(self, row: Contract) -> tuple[Trump, ...]:
        """What may not be named."""
        return tuple(trump for trump in Trump if trump not in row.suits)

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house, and something may not be named."""
        row = _named(ruleset)
        return row is not None and bool(self.refused(row))

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = _named(ruleset)
        assert row is not None
        return {"contract": name_of(row.id), "suits": _suits(row.suits), "refused": _suits(self.refused(row))}

    def move(self, ruleset: Ruleset) -> Move:
        """The naming, with all suits and no trump to try."""
        row = _named(ruleset)
        assert row is not None
        state = arrive(beginning(ruleset, row.id), Phase.NAME_TRUMP, row.id)
        return Move(state=state, choices=tuple(map(NameTrump, Trump)))


@dataclass(frozen=True, slots=True, kw_only=True)
class NamesAgain:
    """Spades may be named although they have been trumps in a contract of their own."""

    rule: str
    axes: tuple[str, ...] = ("choice.selection", "choice.times", *NAMES_TRUMP, "contracts.*.suits")
    key: str = "example-names-again"

    def applies(self, ruleset: Ruleset) -> bool:
        """Whether it is right in that house."""
        choice = ruleset.choice
        in_spades = choice.selection is Selection.EACH_ONCE and ContractId.SPADES in choice.contracts
        always = ruleset.contract(ContractId.SPADES).trump is TrumpSource.SPADES
        return in_spades and always and choice.times == 1 and _named(ruleset, spades=True) is not None

    def values(self, ruleset: Ruleset) -> Values:
        """What its message gets."""
        row = _named(ruleset, spades=True)
        assert row is not None
        return {"before": name_of(ContractId.SPADES), "contract": name_of(row.id)}

    def move(self, ruleset: Ruleset) -> Move:
        """The naming after spades have been played."""
        row = _named(ruleset, spades=True)
        assert row is not None
        state = arrive(beginning(ruleset, row.id, (ContractId.SPADES,)), Phase.NAME_TRUMP, row.id)
        return Move(state=state, choices=(NameTrump(Trump.SPADES), *map(NameTrump, _others(row))))


def _others(row: Contract) -> tuple[Trump, ...]:
    return tuple(trump for trump in row.suits if trump is not Trump.SPADES)


AnyExample = Chooses | Ordered | AtWill | Names | NamesAgain

EXAMPLES: tuple[AnyExample, ...] = (
    Chooses(rule="BIS-3.1"),
    Ordered(rule="BIS-3.2", selection=Selection.BY_TURN),
    Ordered(rule="BIS-3.2", selection=Selection.BY_DEAL),
    AtWill(rule="BIS-3.3"),
    Names(rule="BIS-3.4"),
    NamesAgain(rule="BIS-3.4"),
)
"""Every example of the contract, by rule."""
