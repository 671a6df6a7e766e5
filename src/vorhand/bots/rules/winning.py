"""Play where tricks are wanted: cash what is sure, win cheaply, waste nothing on a trick that is lost."""

import random

from vorhand.bots.rules.outstanding import Table, table_of
from vorhand.bots.rules.worth import strength
from vorhand.cards import Card
from vorhand.games.bismarck.observation import Observation

__all__ = ["card"]


def card(observation: Observation, rng: random.Random) -> Card:
    """The card to play."""
    table = table_of(observation)
    return _lead(table, rng) if not observation.trick else _follow(table)


def _low(table: Table, card: Card) -> tuple[bool, int, int]:
    """Least useful first: no trump, low, from a short suit."""
    length = len(table.observation.hand.of_suit(card.suit))
    return card.suit == table.rules.trump, strength(card, table.ace), length


def _follow(table: Table) -> Card:
    winners = [c for c in table.legal if table.wins_now(c)]
    sure = [c for c in winners if table.is_sure(c)]
    if sure:
        return min(sure, key=lambda c: _low(table, c))
    if winners and table.behind:
        likely = _worth_trying(table, winners)
        if likely is not None:
            return likely
    return _throw(table)


def _worth_trying(table: Table, winners: list[Card]) -> Card | None:
    """A card that the players behind can beat only with luck: at most one higher card is out."""
    top = max(winners, key=lambda c: (c.suit != table.rules.trump, strength(c, table.ace)))
    led = table.observation.trick[0].suit
    if table.may_be_ruffed(led, table.behind):
        return None
    ruff = min(winners, key=lambda c: strength(c, table.ace))
    if ruff.suit == table.rules.trump and ruff.suit != led:
        return ruff
    return top if table.higher_out(top) <= len(table.behind) and table.higher_out(top) <= 1 else None


def _throw(table: Table) -> Card:
    """The card that is least missed: a loser of a suit that needs no guard."""
    hand = table.observation.hand

    def missed(c: Card) -> tuple[bool, float, int]:
        suit = [strength(o, table.ace) for o in hand.of_suit(c.suit)]
        higher = table.higher_out(c)
        guard = any(0 < table.higher_out(o) <= 2 and len(suit) == table.higher_out(o) + 1 for o in hand.of_suit(c.suit))
        runs = higher == 0
        return c.suit == table.rules.trump, 6.0 * runs + 2.0 * guard - 0.2 * higher, strength(c, table.ace)

    return min(table.legal, key=missed)


def _lead(table: Table, rng: random.Random) -> Card:
    trump, hand = table.rules.trump, table.observation.hand
    masters = [c for c in table.legal if table.higher_out(c) == 0]
    if trump is not None:
        mine, out = len(hand.of_suit(trump)), table.trumps_out()
        high = [c for c in table.legal if c.suit is trump]
        # Draw trumps while I have more than my share of them; never when nobody else has any.
        if out and mine > out / len(table.others) + 0.5 and high:
            best = max(high, key=lambda c: strength(c, table.ace))
            if table.higher_out(best) <= 1 or mine >= out:
                return best
        side = [c for c in masters if c.suit is not trump and not table.may_be_ruffed(c.suit, table.others)]
        safe = [c for c in side if not out or len(table.out.of_suit(c.suit)) >= 3]
        if safe:
            return max(safe, key=lambda c: (len(table.out.of_suit(c.suit)), strength(c, table.ace)))
        if not out and masters:
            return _longest_first(table, masters)
        return _small_lead(table, rng)
    if masters:
        running = [c for c in masters if _runs(table, c)]
        return _longest_first(table, running or masters)
    return _small_lead(table, rng)


def _longest_first(table: Table, cards: list[Card]) -> Card:
    hand = table.observation.hand
    return max(cards, key=lambda c: (c.suit != table.rules.trump, len(hand.of_suit(c.suit)), strength(c, table.ace)))


def _runs(table: Table, card: Card) -> bool:
    """Whether the whole suit goes through from the top."""
    return len(table.observation.hand.of_suit(card.suit)) >= len(table.out.of_suit(card.suit)) / len(table.others)


def _small_lead(table: Table, rng: random.Random) -> Card:
    """Establish length, or lose the lead where it hurts least."""
    trump, hand = table.rules.trump, table.observation.hand

    def promise(c: Card) -> float:
        mine = [strength(o, table.ace) for o in hand.of_suit(c.suit)]
        out = len(table.out.of_suit(c.suit))
        length = len(mine) - out / len(table.others)
        honours = sum(s >= 10 for s in mine)
        score = 1.0 * length + 0.4 * honours - 0.12 * strength(c, table.ace)
        higher = table.higher_out(c)
        if higher == 1 and len(mine) >= 2 and sorted(mine)[-2] >= strength(c, table.ace) - 1 and len(mine) > 2:
            score += 1.2  # from a sequence, to drive out the one card above
        if c.suit == trump:
            score -= 0.5 if table.trumps_out() else 3.0
        if out == 0:
            score += 3.0 if not table.may_be_ruffed(c.suit, table.others) else -1.0
        if trump is not None and c.suit != trump and len(mine) == 1 and len(hand.of_suit(trump)):
            score += 0.8
        return score + 0.01 * rng.random()

    return max(table.legal, key=promise)
