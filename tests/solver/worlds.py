"""What the tests of worlds need: the true world of a state, and its deal laid out anew with the cards of another world.

Read off states and rules, never off an observation or the solver.
"""

import itertools
import random
from collections.abc import Iterator, Sequence
from typing import Any

from vorhand.cards import Card, Cards, Seat, bits_of
from vorhand.errors import IllegalActionError
from vorhand.games import bauernschnapsen, bismarck
from vorhand.games.actions import Deal
from vorhand.games.bauernschnapsen.state import next_player
from vorhand.games.bismarck.actions import Discard, GiveCard
from vorhand.games.bismarck.giving import Giving, givings, under_way
from vorhand.games.bismarck.ruleset import ExchangeOrder, Facing
from vorhand.games.bismarck.state import KittyFate, dealt_hands, kitty_in_hand
from vorhand.records import Entry, Replay
from vorhand.solver.worlds import World, Worlds
from vorhand.testing.matches import replayed_from
from vorhand.testing.worlds import last_deal, seen_by

__all__ = ["known_to", "laid_out_as", "rows_of", "true_world", "worlds_to_try"]


def rows_of(worlds: Worlds) -> list[tuple[int, ...]]:
    """The worlds as sets of cards, column by column."""
    shape = worlds.rows.shape
    assert shape is not None
    return [tuple(worlds.rows[place, column] for column in range(shape[1])) for place in range(shape[0])]


def true_world(state: Any) -> World:
    """Where all the cards are; who is choosing several still has them in his hand."""
    if isinstance(state, bauernschnapsen.State):
        return World(tuple(map(Cards, state.hands)))
    facts, hands = state.facts, list(state.hands)
    if facts is None or not facts.dealt:
        return World(tuple(map(Cards, hands)))
    discards = facts.discards
    if discards.bit_count() < state.ruleset.kitty.size:
        hands[facts.declarer] |= discards
        discards = 0
    for giving, cards in _unfinished(state):
        hands[giving.giver] |= cards
    return World(
        tuple(map(Cards, hands)),
        Cards(bits_of(facts.kitty) if _lies(state) else 0),
        Cards(discards),
        Cards(bits_of(facts.undealt)),
    )


def known_to(state: Any, seat: Seat | None) -> World:
    """The cards of the true world of which that seat knows, from what he looked at, that they lie there."""
    true, none = true_world(state), Cards()
    hands = [none] * len(true.hands)
    if isinstance(state, bauernschnapsen.State):
        if seat is not None and state.facts is not None:
            hands[seat] = Cards(state.hands[seat] & ~state.facts.late[seat])
        return World(tuple(hands))
    facts = state.facts
    if seat is not None and facts is not None and facts.looked:
        hands[seat] = true.hands[seat]
    open_kitty = state.ruleset.kitty.facing is Facing.OPEN
    own = facts is not None and facts.declarer_seat == seat
    return World(tuple(hands), true.kitty if open_kitty else none, true.discards if own else none)


def worlds_to_try(state: Any, seat: Seat | None) -> Iterator[World]:
    """Every way to lay the cards that the seat does not know to lie somewhere, by the numbers of cards alone."""
    true, known = true_world(state), known_to(state, seat)
    places = [*true.hands, true.kitty, true.discards, true.undealt]
    fixed = [*known.hands, known.kitty, known.discards, known.undealt]
    loose = bits_of(card.index for place, held in zip(places, fixed, strict=True) for card in place - held)
    sizes = [len(place) - len(held) for place, held in zip(places, fixed, strict=True)]
    for parts in _parted(Cards(loose), sizes):
        whole = [held | part for held, part in zip(fixed, parts, strict=True)]
        yield World(tuple(whole[: len(true.hands)]), *whole[len(true.hands) :])


def _parted(cards: Cards, sizes: Sequence[int]) -> Iterator[list[Cards]]:
    if not sizes:
        yield []
        return
    for chosen in itertools.combinations(cards, sizes[0]):
        part = Cards.of(chosen)
        for others in _parted(cards - part, sizes[1:]):
            yield [part, *others]


def laid_out_as(steps: Sequence[Replay], world: World, seat: Seat | None, rng: random.Random) -> list[Replay] | None:
    """The last deal of these steps once more, with the public actions and what that seat did and got, so that it ends
    in that world and looks the same to that seat; None if no way was found in which the rules allow it."""
    state, began = steps[-1].after, last_deal(steps)
    entries = [step.entry for step in steps[began:]]
    if not any(state.hands):
        return list(steps[began:])
    seen = seen_by(steps[began:], seat)
    lay = _bauernschnapsen if isinstance(state, bauernschnapsen.State) else _bismarck
    for changed in lay(state, entries, world, seat, rng):
        try:
            replayed = list(replayed_from(steps[began].before, changed))
        except IllegalActionError:
            continue
        if true_world(replayed[-1].after) == world and seen_by(replayed, seat) == seen:
            return replayed
    return None


def _filled_at(pack: list[Card], places: list[int], cards: int) -> None:
    """Puts cards at places of the pack; what is there already stays where it is."""
    before = bits_of(pack[place].index for place in places)
    new = iter(Cards(cards & ~before))
    for place in places:
        if not pack[place].bit & cards:
            pack[place] = next(new)


def _places_of(pack: Sequence[Card], cards: int) -> list[int]:
    return [place for place, card in enumerate(pack) if card.bit & cards]


# Bauernschnapsen


def _bauernschnapsen(
    state: bauernschnapsen.State, entries: list[Entry], world: World, seat: Seat | None, rng: random.Random
) -> Iterator[list[Entry]]:
    played, facts, true = [0] * 4, state.deal, list(entries[0].action.pack)
    for leader, trick in (*((trick.leader, trick.cards) for trick in state.history), (state.leader, state.trick)):
        player = leader
        for index in trick:
            played[player] |= 1 << index
            player = next_player(player, state.idle)
    places = [_places_of(true, held | cards) for held, cards in zip(state.hands, played, strict=True)]
    for _ in range(40):
        pack = list(true)
        for player_places, held, cards in zip(places, world.hands, played, strict=True):
            _filled_at(pack, player_places, held.bits | cards)
        if seat != facts.caller:
            # Nobody else knows which of the caller's cards were his first, but for the one that was turned up.
            free = [place for place in places[facts.caller] if pack[place].index != facts.turned]
            for place, card in zip(free, rng.sample([pack[place] for place in free], len(free)), strict=True):
                pack[place] = card
        yield [Entry(entries[0].actor, Deal(tuple(pack))), *entries[1:]]


# Bismarck


def _unfinished(state: bismarck.State) -> Iterator[tuple[Giving, int]]:
    """What somebody has begun to choose for another, if anybody has."""
    facts = state.deal
    due = under_way(givings(state.ruleset, facts.declarer), facts.given) if facts.given else None
    if due is not None and due[1]:
        yield due


def _lies(state: bismarck.State) -> bool:
    facts = state.deal
    return facts.fate is not KittyFate.TAKEN or not kitty_in_hand(state.ruleset, facts)


def _bismarck(
    state: bismarck.State, entries: list[Entry], world: World, seat: Seat | None, rng: random.Random
) -> Iterator[list[Entry]]:
    facts, true = state.deal, list(entries[0].action.pack)
    before = [*dealt_hands(state), bits_of(facts.kitty), bits_of(facts.undealt)]
    unfinished = list(_unfinished(state))
    complete = facts.given[: len(facts.given) - len(unfinished)]
    for _ in range(20):
        held, gifts = _with_played(state, world), list(complete)
        if not _taken_back(state, held, gifts, seat, rng):
            return
        for giving, cards in unfinished:
            gifts.append(cards if giving.giver == seat else _lowest(held[giving.giver], cards.bit_count()))
        discards = world.discards.bits or facts.discards
        if not world.discards and facts.declarer != seat:
            discards = _lowest(held[facts.declarer], facts.discards.bit_count())
        held[facts.declarer] |= world.discards.bits
        kitty = _kitty(state, world, held[facts.declarer], seat, rng)
        if not _lies(state):
            held[facts.declarer] &= ~kitty
        pack = list(true)
        for old, new in zip(before, [*held, kitty, world.undealt.bits], strict=True):
            _filled_at(pack, _places_of(true, old), new)
        yield list(_with_choices([Entry(entries[0].actor, Deal(tuple(pack))), *entries[1:]], discards, gifts))


def _with_played(state: bismarck.State, world: World) -> list[int]:
    """The hands of the world with all that has been played or laid."""
    hands = [cards.bits for cards in world.hands]
    rounds: list[tuple[int, Sequence[int | None]]] = [(trick.leader, trick.cards) for trick in state.history]
    rounds += [(state.leader, state.trick), (state.leader, state.layout.turns if state.layout else ())]
    for leader, cards in rounds:
        for place, card in enumerate(cards):
            hands[(leader + place) % len(hands)] |= 0 if card is None else 1 << card
    return hands


def _lowest(cards: int, count: int) -> int:
    return bits_of(card.index for card in itertools.islice(Cards(cards), count))


def _taken_back(
    state: bismarck.State, held: list[int], gifts: list[int], seat: Seat | None, rng: random.Random
) -> bool:
    """Takes back what was given, one giving after the other from the last, in some way that the seat cannot rule out.

    Changes `held` to the hands before, and `gifts` to what was given then. Whether there is such a way.
    """
    order, facts = givings(state.ruleset, state.deal.declarer), state.deal
    if not order or _lies(state):
        return True
    own = sum(1 << card.index for place, gift in enumerate(gifts) for card in Cards(gift) if order[place].giver == seat)
    followed = own | bits_of(card for _, card in facts.shown)
    kitty = bits_of(facts.kitty) if state.ruleset.kitty.facing is Facing.OPEN else 0
    followed |= kitty

    def back(number: int, hands: list[int]) -> list[int] | None:
        if number < 0:
            return hands if not kitty & ~hands[facts.declarer] else None
        giving = order[number]
        receiver = hands[giving.receiver]
        if seat in (giving.giver, giving.receiver):
            choices = [gifts[number]] if not gifts[number] & ~receiver else []
        else:
            choices = list(_some_gifts(receiver, followed, giving.count, rng))
        for cards in choices:
            before = list(hands)
            before[giving.receiver] &= ~cards
            before[giving.giver] |= cards
            found = back(number - 1, before)
            if found is not None:
                gifts[number] = cards
                return found
        return None

    found = back(len(gifts) - 1, list(held))
    if found is not None:
        held[:] = found
    return found is not None


def _some_gifts(receiver: int, followed: int, count: int, rng: random.Random) -> Iterator[int]:
    """Of each set of followed cards that can have been among the cards given, one way to give it."""
    here, others = list(Cards(receiver & followed)), list(Cards(receiver & ~followed))
    sizes = list(range(min(len(here), count) + 1))
    rng.shuffle(sizes)
    for size in sizes:
        if len(others) >= count - size:
            for chosen in itertools.combinations(rng.sample(here, len(here)), size):
                yield Cards.of([*chosen, *rng.sample(others, count - size)]).bits


def _kitty(state: bismarck.State, world: World, had: int, seat: Seat | None, rng: random.Random) -> int:
    """The kitty as dealt; `had` is what the declarer had when he had taken it up, and no longer discards."""
    facts, ruleset = state.deal, state.ruleset
    true = bits_of(facts.kitty)
    if _lies(state):
        return world.kitty.bits
    if ruleset.kitty.facing is Facing.OPEN or seat == facts.declarer_seat:
        return true
    shown = bits_of(card for _, card in facts.shown)
    if ruleset.exchange.order is ExchangeOrder.DISCARD_FIRST:
        had &= ~world.discards.bits
    free = list(Cards(had & ~shown))
    return shown & true | Cards.of(rng.sample(free, ruleset.kitty.size - (shown & true).bit_count())).bits


def _with_choices(entries: list[Entry], discards: int, gifts: list[int]) -> Iterator[Entry]:
    laid = iter(Cards(discards))
    given = iter([card for gift in gifts for card in Cards(gift)])
    for entry in entries:
        match entry.action:
            case Discard():
                yield Entry(entry.actor, Discard(next(laid)))
            case GiveCard():
                yield Entry(entry.actor, GiveCard(next(given)))
            case _:
                yield entry
