"""What happened before the first lead and in a layout, as sentences for one seat. Tricks and scores are drawn."""

from collections.abc import Iterable

from vorhand.cards import Card, Cards
from vorhand.cli.teller import SeatTeller
from vorhand.games.base import Event
from vorhand.games.bismarck.events import (
    CardLaid,
    CardsGiven,
    CardShown,
    ContractChosen,
    ContractFixed,
    DealerDrawn,
    DealStarted,
    DealVoided,
    DeclarerFound,
    Discarded,
    DiscardsLaid,
    GivenSeen,
    KittyLeft,
    KittyOpened,
    KittySeen,
    KittyTaken,
    LayoutNamed,
    Passed,
    PlayoffStarted,
    TrumpCut,
    TrumpDecided,
)

__all__ = ["Teller"]


class Teller(SeatTeller):
    """Tells events in the words of a screen."""

    def tell(self, event: Event) -> str:
        """The sentence of an event that the person may know; empty if it is not told."""
        say, names = self._screen.say, self._names
        match event:
            case DealerDrawn(dealer=seat):
                return self._about(seat, "dealer-drawn")
            case DealStarted(number=number, dealer=dealer, declarer=None):
                return say("deal-started-open", number=number, dealer=names[dealer])
            case DealStarted(number=number, dealer=dealer, declarer=int() as declarer):
                return say("event-deal-started", number=number, dealer=names[dealer], declarer=names[declarer])
            case DeclarerFound(seat=seat, card=card):
                return self._about(seat, "declarer-found", card=self._cards([card]))
            case TrumpCut(card=card):
                return say("event-trump-cut", card=self._cards([card]))
            case KittyOpened(cards=cards):
                return say("event-kitty-opened", cards=self._cards(cards))
            case CardShown(card=card):
                return say("event-card-shown", card=self._cards([card]))
            case ContractChosen(declarer=seat, contract=contract):
                return self._about(seat, "contract-chosen", contract=say(f"contract-{contract}"))
            case ContractFixed(declarer=seat, contract=contract):
                return self._about(seat, "contract-fixed", contract=say(f"contract-{contract}"))
            case TrumpDecided(trump=trump, source=source):
                return say("event-trump-decided", trump=trump.value, source=source.value)
            case LayoutNamed() | CardLaid() | Passed():
                return self._about_layout(event)
            case _:
                return self._about_exchange(event)

    def _about_layout(self, event: LayoutNamed | CardLaid | Passed) -> str:
        match event:
            case LayoutNamed(seat=seat, rank=rank, direction=direction):
                return self._about(seat, "layout-named", rank=self._screen.cards.rank(rank), direction=direction.value)
            case CardLaid(seat=seat, card=card):
                return self._about(seat, "card-laid", card=self._cards([card]))
            case Passed(seat=seat):
                return self._said("event-passed", seat, "could-not-lay", {})

    def _about_exchange(self, event: Event) -> str:
        say, names = self._screen.say, self._names
        match event:
            case KittyTaken(seat=seat):
                return self._about(seat, "kitty-taken")
            case KittySeen(seat=seat, cards=cards):
                return self._about(seat, "kitty-seen", cards=self._cards(self._screen.cards.sorted(cards)))
            case KittyLeft(seat=seat):
                return self._about(seat, "kitty-left")
            case Discarded(seat=seat, count=count) if seat != names.you:
                return self._about(seat, "discarded", count=count)
            case DiscardsLaid(seat=seat, cards=cards):
                return self._about(seat, "discards-laid", cards=self._cards(self._screen.cards.sorted(cards)))
            case CardsGiven(giver=giver, receiver=receiver, count=count) if names.you not in (giver, receiver):
                return say("event-cards-given", giver=names[giver], receiver=names[receiver], count=count)
            case GivenSeen(giver=giver, receiver=receiver, cards=cards) if giver == names.you:
                return say("cli-you-gave", player=names[receiver], cards=self._sorted(cards))
            case GivenSeen(giver=giver, receiver=receiver, cards=cards) if receiver == names.you:
                return say("cli-you-got", player=names[giver], cards=self._sorted(cards))
            case DealVoided(reason=reason):
                return say("event-deal-voided", reason=reason.value)
            case PlayoffStarted(seats=seats):
                players = self._screen.words.joined(names[seat] for seat in seats)
                return say("event-playoff-started", players=players, count=len(seats))
            case _:
                return ""

    def _sorted(self, cards: Cards) -> str:
        return self._cards(self._screen.cards.sorted(cards))

    def _cards(self, cards: Iterable[Card]) -> str:
        return self._screen.cards.row(cards)
