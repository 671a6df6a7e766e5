"""What happened, as sentences for one seat. Cards played and scores are drawn, not told."""

from vorhand.cli.teller import SeatTeller
from vorhand.games.base import Event
from vorhand.games.bauernschnapsen.events import (
    AuctionWon,
    BidMade,
    CardTurned,
    Claimed,
    DealerDrawn,
    DealStarted,
    Doubled,
    DoublingDeclined,
    HandShown,
    MarriageDeclared,
    NormalDoubled,
    PackCut,
    PackKnocked,
    Passed,
    TrumpNamed,
    TurnAsked,
)

__all__ = ["Teller"]


class Teller(SeatTeller):
    """Tells events in the words of a screen."""

    def tell(self, event: Event) -> str:
        """The sentence of an event that the person may know; empty if it is not told."""
        say, names, cards = self._screen.say, self._names, self._screen.cards
        match event:
            case DealerDrawn(dealer=seat):
                return self._about(seat, "dealer-drawn")
            case DealStarted(number=number, dealer=dealer, caller=caller):
                return say("event-deal-started", number=number, dealer=names[dealer], caller=names[caller])
            case PackCut(seat=seat, count=count):
                return self._about(seat, "pack-cut", count=count)
            case PackKnocked(seat=seat):
                return self._about(seat, "pack-knocked")
            case TrumpNamed(seat=seat, suit=suit):
                # The suits of these cards, which the catalogue's own sentence does not know.
                return self._of(seat, "trump-named", suit=cards.suit(suit))
            case TurnAsked(seat=seat):
                return self._about(seat, "turn-asked")
            case CardTurned(seat=seat, card=card):
                return self._about(seat, "card-turned", card=cards.card(card))
            case HandShown(seat=seat, cards=held):
                return self._about(seat, "hand-shown", cards=cards.row(cards.sorted(held)))
            case MarriageDeclared(seat=seat, suit=suit, points=points):
                return self._of(seat, "marriage-declared", points=points, suit=cards.suit(suit))
            case Claimed(seat=seat, points=points, correct=correct):
                return self._about(seat, "claimed", points=points, correct="yes" if correct else "no")
            case _:
                return self._call(event)

    def _call(self, event: Event) -> str:
        say = self._screen.say
        match event:
            case BidMade(seat=seat, contract=contract, held=held):
                bid = say(f"contract-{contract}")
                return self._about(seat, "bid-made", held="yes" if held else "no", contract=bid)
            case NormalDoubled(seat=seat):
                return self._about(seat, "normal-doubled")
            case Passed(seat=seat):
                return self._about(seat, "passed")
            case AuctionWon(declarer=seat, contract=contract):
                return self._about(seat, "auction-won", contract=say(f"contract-{contract}"))
            case Doubled(seat=seat, level=level):
                return self._about(seat, "doubled", level=level)
            case DoublingDeclined(seat=seat, level=level):
                return self._about(seat, "doubling-declined", level=level)
            case _:
                return ""
