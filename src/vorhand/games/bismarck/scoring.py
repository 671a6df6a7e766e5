"""Scores, totals, used contracts, rotation and the end of a match. Rules BIS-1.3, 1.5, 3.1 to 3.3, 5, 6, 8.5."""

from vorhand.cards import SEATS, Seat, next_seat
from vorhand.games.bismarck.ruleset import (
    Aim,
    Contract,
    ContractId,
    DeclarerSeat,
    FirstDeclarer,
    Ruleset,
    Selection,
    Tie,
)
from vorhand.games.bismarck.state import DealResult, Standing

__all__ = [
    "contenders",
    "deal_scores",
    "dealer_of",
    "declarer_of",
    "is_over",
    "layout_scores",
    "offered_contracts",
    "passes_of_the_deal",
    "quotas_by_seat",
    "side_tricks",
    "totals",
    "used_contracts",
    "winners",
]


def quotas_by_seat(ruleset: Ruleset, contract: Contract, declarer: Seat) -> tuple[int, ...]:
    """Each seat's quota in tricks (BIS-5.1); partners have their side's (BIS-5.4)."""
    quotas = ruleset.quotas(contract)
    return tuple(quotas[(seat - declarer) % ruleset.side_count] for seat in range(ruleset.players))


def side_tricks(ruleset: Ruleset, tricks: tuple[int, ...]) -> tuple[int, ...]:
    """By seat, the tricks that count for it: its own, or its side's (BIS-5.4)."""
    sides = ruleset.side_count
    return tuple(sum(tricks[seat % sides :: sides]) for seat in range(ruleset.players))


def deal_scores(ruleset: Ruleset, contract: Contract, declarer: Seat, tricks: tuple[int, ...]) -> tuple[int, ...]:
    """Points by seat for tricks by seat: one a trick over quota, or under it in a contract to lose (BIS-5.2).

    Partners score the same, what their side has (BIS-5.4).
    """
    sign = 1 if contract.aim is Aim.WIN else -1
    quotas = quotas_by_seat(ruleset, contract, declarer)
    return tuple(sign * (taken - quota) for taken, quota in zip(side_tricks(ruleset, tricks), quotas, strict=True))


def layout_scores(left: tuple[int, ...]) -> tuple[int, ...]:
    """Points by seat for the cards that each was left with: one off for each, to the player who is out (BIS-8.5)."""
    return tuple(-count if count else sum(left) for count in left)


def totals(ruleset: Ruleset, results: tuple[DealResult, ...]) -> tuple[int, ...]:
    """Running totals by seat."""
    return tuple(sum(result.scores[seat] for result in results) for seat in range(ruleset.players))


def used_contracts(standing: Standing, declarer: Seat) -> tuple[ContractId, ...]:
    """What that seat has played as declarer, in order, repeats included."""
    return tuple(result.contract for result in standing.results if result.declarer == declarer)


def dealer_of(ruleset: Ruleset, standing: Standing) -> Seat:
    """Who deals next (BIS-1.3). In a play-off the deal passes every time (BIS-6.4).

    BIS-1.5: whom a card made declarer in the first deal deals the second, as if the dealer had sat to his right.
    """
    assert standing.first_dealer is not None
    number, players = len(standing.results), ruleset.players
    if ruleset.roles.first_declarer is FirstDeclarer.CLUB_ACE and number:
        return next_seat(standing.results[0].declarer, players, number - 1)
    return next_seat(standing.first_dealer, players, passes_of_the_deal(ruleset, number))


def passes_of_the_deal(ruleset: Ruleset, number: int) -> int:
    """How often the deal has passed to the left after that many deals, where no card decides."""
    regular = min(number, ruleset.deals)
    return regular // ruleset.roles.deals_in_a_row + (number - regular)


def declarer_of(ruleset: Ruleset, standing: Standing) -> Seat | None:
    """Who is declarer next (BIS-1.3); None if a card will show it (BIS-1.5)."""
    if ruleset.roles.first_declarer is FirstDeclarer.CLUB_ACE and not standing.results:
        return None
    dealer = dealer_of(ruleset, standing)
    return dealer if ruleset.roles.declarer is DeclarerSeat.DEALER else next_seat(dealer, ruleset.players)


def offered_contracts(ruleset: Ruleset, standing: Standing, declarer: Seat | None) -> tuple[ContractId, ...]:
    """What the declarer may choose from in the next deal; one alone is fixed (BIS-3.1 to BIS-3.3)."""
    choice, number = ruleset.choice, len(standing.results)
    if number >= ruleset.deals:
        return (ContractId.FREE_TRUMP,)  # BIS-6.4: a play-off deal is always free trump
    used = used_contracts(standing, declarer) if declarer is not None else ()
    match choice.selection:
        case Selection.EACH_ONCE:
            return tuple(contract for contract in choice.contracts if used.count(contract) < choice.times)
        case Selection.BY_TURN:
            due = choice.contracts[len(used) % len(choice.contracts)]
        case Selection.BY_DEAL:
            due = choice.contracts[number % len(choice.contracts)]
    return choice.free_contract if due is ContractId.FREE_CONTRACT else (due,)


def contenders(ruleset: Ruleset, standing: Standing) -> tuple[Seat, ...]:
    """Who can still be first once the regular deals are played: the leaders, then those of them who stay level."""
    level: tuple[Seat, ...] = SEATS[: ruleset.players]
    for number in range(ruleset.deals, len(standing.results) + 1):
        sums = totals(ruleset, standing.results[:number])
        best = max(sums[seat] for seat in level)
        level = tuple(seat for seat in level if sums[seat] == best)
    return level


def is_over(ruleset: Ruleset, standing: Standing) -> bool:
    """Whether the match has ended (BIS-6.1, BIS-6.4)."""
    extra = len(standing.results) - ruleset.deals
    if extra < 0:
        return False
    if ruleset.match.tie is Tie.SHARED or extra >= ruleset.players:
        return True
    return len({seat % ruleset.side_count for seat in contenders(ruleset, standing)}) == 1


def winners(ruleset: Ruleset, standing: Standing) -> tuple[Seat, ...]:
    """Who has won a match that is over; several share it (BIS-6.2, BIS-6.3), and partners win together (BIS-5.4)."""
    assert is_over(ruleset, standing)
    return contenders(ruleset, standing)
