"""What to lead, and which marriage to declare, for each kind of contract (dossier 10.5)."""

from vorhand.bots.bauernschnapsen.counting import Knowledge, cheapest, knowledge
from vorhand.bots.bauernschnapsen.endgame import best_of, is_endgame
from vorhand.cards import LANES, Card, Seat, Suit, indices_in
from vorhand.games.bauernschnapsen.actions import Declare, PlayCard, PlayerAction
from vorhand.games.bauernschnapsen.observation import Observation
from vorhand.games.bauernschnapsen.play import pair
from vorhand.games.bauernschnapsen.ruleset import Aim, ThreeTricks
from vorhand.games.bauernschnapsen.scoring import CLAIM_POINTS, card_points, marriage_points
from vorhand.games.bauernschnapsen.state import same_side
from vorhand.tricks import stronger_than

__all__ = ["lead"]


def lead(observation: Observation) -> PlayerAction:
    """A card to lead, or a marriage to declare first."""
    known, contract, declarer = knowledge(observation), observation.contract, observation.declarer
    assert contract is not None and declarer is not None
    if contract.aim is Aim.SIXTY_SIX:
        return _in_normal(observation, known)
    if contract.aim is Aim.NO_TRICK:
        card = _without_tricks(known, declarer)
    elif known.seat == declarer:
        return _for_all_tricks(observation, known)
    else:
        card = _for_a_partner(known) if same_side(known.seat, declarer) else _for_one_trick(known)
    return PlayCard(Card.at(card))


# The Normal game


def _in_normal(observation: Observation, known: Knowledge) -> PlayerAction:
    playable = sum(action.card.bit for action in observation.legal if isinstance(action, PlayCard))
    if observation.announced is not None:
        return PlayCard(Card.at(_of_the_pair(known, playable)))
    marriages = {action.suit: action for action in observation.legal if isinstance(action, Declare)}
    worth = {suit: marriage_points(suit, known.rules.trump) for suit in marriages}
    for suit, action in marriages.items():
        if observation.points + worth[suit] >= CLAIM_POINTS:
            return action
    if is_endgame(observation) and not marriages:
        return PlayCard(Card.at(best_of(observation, known, playable)))
    bosses = [card for card in indices_in(playable) if known.is_boss(card, known.of_foes())]
    spare = [card for card in bosses if not any(pair(suit) >> card & 1 for suit in marriages)]
    if spare:
        return PlayCard(Card.at(_best_boss(known, spare)))
    if marriages:
        return marriages[max(worth, key=lambda suit: worth[suit])]
    return PlayCard(Card.at(_low_lead(known, playable)))


def _of_the_pair(known: Knowledge, playable: int) -> int:
    """The king where it takes the trick, else the queen, which costs less."""
    king = max(indices_in(playable))
    return king if known.is_boss(king, known.of_foes()) else min(indices_in(playable))


def _best_boss(known: Knowledge, bosses: list[int]) -> int:
    """Trumps first while opponents may have some, then the suit in which trumps threaten least."""
    trump = known.rules.trump
    foes_trumps = known.of_foes() & LANES[trump] if trump is not None else 0
    trumps = [card for card in bosses if card >> 4 == trump]
    if trumps and foes_trumps:
        return trumps[-1]
    sides = [card for card in bosses if card >> 4 != trump]
    return max(sides or trumps, key=lambda card: card_points((card,)))


def _low_lead(known: Knowledge, playable: int) -> int:
    """No certain trick: an ace that trumps may spoil, or a low card of the suit of which most is held."""
    trump, order = known.rules.trump, known.rules.order
    sides = playable & ~(LANES[trump] if trump is not None else 0)
    foes = known.of_foes()
    aces = [card for card in indices_in(sides) if not foes & stronger_than(card, order)]
    held = {card: (known.hand & LANES[card >> 4]).bit_count() for card in indices_in(playable)}
    if aces:
        return min(aces, key=lambda card: held[card])
    # A ten without its ace is not led: it would be lost to it.
    calm = [card for card in indices_in(sides or playable) if card_points((card,)) < 10] or indices_in(playable)
    return min(calm, key=lambda card: (card_points((card,)), -held[card]))


# A contract that needs every trick


def _for_all_tricks(observation: Observation, known: Knowledge) -> PlayerAction:
    playable = sum(action.card.bit for action in observation.legal if isinstance(action, PlayCard))
    out = known.out
    bosses = [card for card in indices_in(playable) if not out & stronger_than(card, known.rules.order)]
    if observation.announced is not None:
        return PlayCard(Card.at(max(bosses or indices_in(playable))))
    for action in observation.legal:
        if isinstance(action, Declare) and (_wins_at_once(observation, known, action) or _is_led_well(action, bosses)):
            return action
    trump = known.rules.trump
    trumps = [card for card in bosses if card >> 4 == trump]
    if trumps and trump is not None and out & LANES[trump]:
        return PlayCard(Card.at(max(trumps, key=lambda card: card_points((card,)))))
    choice = bosses or indices_in(playable)
    longest = max(choice, key=lambda c: ((known.hand & LANES[c >> 4]).bit_count(), card_points((c,))))
    return PlayCard(Card.at(longest))


def _wins_at_once(observation: Observation, known: Knowledge, action: Declare) -> bool:
    """Whether a Schnapser that needs only 66 is won by declaring (BAU-7.2)."""
    early = observation.ruleset.scoring.three_tricks is ThreeTricks.AT_SIXTY_SIX
    return early and observation.points + marriage_points(action.suit, known.rules.trump) >= CLAIM_POINTS


def _is_led_well(action: Declare, bosses: list[int]) -> bool:
    return any(pair(action.suit) >> card & 1 for card in bosses)


def _for_a_partner(known: Knowledge) -> int:
    """The declarer sits opposite and must take the trick: a card that he can beat easily."""
    return cheapest(known.hand, known.rules.order)


def _for_one_trick(known: Knowledge) -> int:
    """One trick defeats the declarer: the card that most likely takes it."""
    order, trump = known.rules.order, known.rules.trump

    def threats(card: int) -> tuple[int, int]:
        above = (known.out & stronger_than(card, order)).bit_count()
        trumps = known.out & LANES[trump] if trump is not None and card >> 4 != trump else 0
        return above, trumps.bit_count()

    return min(indices_in(known.hand), key=threats)


# A contract that needs to lose every trick


def _without_tricks(known: Knowledge, declarer: Seat) -> int:
    if known.seat == declarer:
        return _to_be_beaten(known)
    if same_side(known.seat, declarer):  # a partner who plays takes what the declarer must not
        return _for_one_trick(known)
    return _into_the_bettler(known, known.may_hold[declarer])


def _to_be_beaten(known: Knowledge) -> int:
    """The card that most of what is out can beat."""
    order = known.rules.order
    return max(
        indices_in(known.hand),
        key=lambda card: ((known.out & stronger_than(card, order)).bit_count(), -card_points((card,))),
    )


def _into_the_bettler(known: Knowledge, declarers: int) -> int:
    """A low card of a suit in which the declarer may have to go over it."""
    order = known.rules.order

    def forcing(card: int) -> tuple[int, int]:
        suit = LANES[Suit(card >> 4)]
        above = (declarers & stronger_than(card, order)).bit_count()
        below = (declarers & suit & ~stronger_than(card, order)).bit_count()
        return above - below, -card_points((card,))

    return max(indices_in(known.hand), key=forcing)
