"""Who is told what before the first lead. Who may know an event is the event's own business."""

import pytest

from vorhand.cards import Seat
from vorhand.cli.bismarck import BISMARCK
from vorhand.cli.face import told
from vorhand.cli.names import Names
from vorhand.cli.screen import open_screen
from vorhand.games.base import Event
from vorhand.games.bismarck.events import DealStarted


def test_what_does_not_reach_the_person_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Seat | None] = []

    def nobody(_event: Event, seat: Seat | None) -> bool:
        asked.append(seat)
        return False

    monkeypatch.setattr(Event, "reaches", nobody)
    face = BISMARCK.face(open_screen("en", plain=True), Names(Seat(1), ("Anna", "Bo", "Cia")))

    assert list(told(face, [DealStarted(number=1, dealer=Seat(0), declarer=Seat(1))], Seat(1))) == []
    assert asked == [Seat(1)]
