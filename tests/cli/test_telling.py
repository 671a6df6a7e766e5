"""Who is told what before the first lead. Who may know an event is the event's own business."""

import pytest

from vorhand.cards import Seat
from vorhand.cli.names import Names
from vorhand.cli.screen import open_screen
from vorhand.cli.telling import Teller
from vorhand.games.base import Event
from vorhand.games.bismarck.events import DealStarted


def teller() -> Teller:
    screen = open_screen("en", plain=True)
    return Teller(screen, Names(Seat(1), ("Anna", "Bo", "Cia")))


def test_what_does_not_reach_the_person_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Seat | None] = []

    def nobody(_event: Event, seat: Seat | None) -> bool:
        asked.append(seat)
        return False

    monkeypatch.setattr(Event, "reaches", nobody)

    assert teller().tell([DealStarted(number=1, dealer=Seat(0), declarer=Seat(1))]) == []
    assert asked == [Seat(1)]
