"""Clocks, pauses, the host and who leaves or comes: the room, folded from its log again each time."""

from collections.abc import Iterator

import pytest

from tests.server.evening import CHOSEN_BEFORE_THE_DEAL, Evening, at
from vorhand.cards import Seat
from vorhand.errors import ProtocolError
from vorhand.server.entries import TimedOut, WantsNext, Woke
from vorhand.server.protocol import (
    Answer,
    Ask,
    Close,
    Kick,
    Leave,
    Ready,
    Resume,
    SeatBot,
    Sit,
    Stand,
    Start,
    Terms,
)
from vorhand.server.room import (
    History,
    Occupant,
    Stage,
    admitted,
    bot_acts,
    bot_to_act,
    came_back,
    can_be_taken,
    chance,
    check_history,
    deadline,
    due,
    fold,
    gone,
    new_room,
    overdue,
    resting,
    wants_chance,
    woke,
)


@pytest.fixture(autouse=True)
def _every_log_folds_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """At the end each evening's log is folded again, and gives the same room."""
    evenings: list[Evening] = []
    take = Evening.take

    def noted(evening: Evening, *args: object) -> None:
        if evening not in evenings:
            evenings.append(evening)
        take(evening, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Evening, "take", noted)
    yield
    for evening in evenings:
        again = new_room(evening.room.ruleset, bot_after_s=60.0)
        for entry in evening.log:
            again = fold(again, entry)
        assert again == evening.room


def seated(move_s: int, bank_s: int, *, file: str = "") -> Evening:
    """A table with that clock at which a match has begun, at 0."""
    evening = Evening(file=file)
    evening.do(None, Sit(id="a", seat=0, name="Anna"))
    evening.do(None, Sit(id="b", seat=1, name="Bo"))
    evening.do(Seat(0), Terms(id="t", move_s=move_s, bank_s=bank_s, chat="free", watch=True))
    evening.do(Seat(0), Start(id="s"))
    return evening.go_on()


def clocked(move_s: int, bank_s: int) -> Evening:
    """A table with that clock at which seat 0 is to play a card; everything so far happened at 0."""
    evening = seated(move_s, bank_s)
    while evening.room.state.actor != 0 or evening.room.state.phase != "play":
        evening.person_acts()
    return evening


def test_a_turn_has_its_time_and_then_the_bank() -> None:
    evening = clocked(20, 60)
    assert deadline(evening.room) == due(evening.room) == 80.0
    evening.now = 50.0
    evening.person_acts()

    assert evening.room.seats[0].bank_s == 30.0
    assert evening.room.seats[0].kept == evening.room.seats[0].deals


def test_a_bot_takes_the_turn_of_whoever_is_late_and_no_more() -> None:
    evening = clocked(20, 0)
    assert overdue(evening.room, 19.9) == ()
    late = overdue(evening.room, 20.0)
    assert late == (TimedOut(at=20.0, seat=0),)
    evening.take(late)
    assert due(evening.room) is None
    observation = bot_to_act(evening.room)
    assert observation is not None
    assert observation.seat == 0
    evening.take(bot_acts(evening.room, Seat(0), observation.legal[0], 21.0))

    assert not evening.room.seats[0].late
    assert evening.room.seats[0].helped
    evening.now = 21.0
    evening.go_on()
    while evening.room.state.actor != 0:
        evening.person_acts()
    assert bot_to_act(evening.room) is None


def test_a_deal_in_which_a_bot_helped_is_not_kept() -> None:
    evening = clocked(20, 0)
    evening.take(overdue(evening.room, 20.0))
    evening.go_on().between_deals()

    assert [(seat.deals, seat.kept) for seat in evening.room.seats[:2]] == [(1, 0), (1, 1)]
    for seat in (Seat(0), Seat(1)):
        evening.do(seat, Ready(id=f"r{seat}", deal=1))
    evening.go_on().between_deals()
    assert [(seat.deals, seat.kept) for seat in evening.room.seats[:2]] == [(2, 1), (2, 2)]


def test_the_bank_is_full_at_every_deal() -> None:
    evening = clocked(0, 60)
    evening.now = 55.0
    evening.person_acts()
    assert evening.room.seats[0].bank_s == 5.0
    evening.between_deals()
    for seat in (Seat(0), Seat(1)):
        evening.do(seat, Ready(id=f"r{seat}", deal=1), 60.0)
    evening.take(chance(evening.room, evening.nonce(), 60.0))

    assert [seat.bank_s for seat in evening.room.seats] == [60.0, 60.0, 60.0]


def test_nobody_looks_at_a_result_for_ever_where_there_is_a_clock() -> None:
    evening = clocked(20, 0).between_deals()
    evening.do(Seat(0), Ready(id="r", deal=1))
    assert due(evening.room) == 30.0
    assert not wants_chance(evening.room)
    evening.take(overdue(evening.room, 30.0))

    assert evening.log[-1] == WantsNext(at=30.0, seat=1, deal=1)
    assert wants_chance(evening.room)


def test_a_choice_before_the_deal_has_its_time_from_when_everybody_has_seen_the_result() -> None:
    evening = seated(20, 0, file=CHOSEN_BEFORE_THE_DEAL)
    while not resting(evening.room):
        evening.person_acts()
    assert evening.room.state.actor == 1
    assert due(evening.room) == 30.0
    for seat, now in ((Seat(0), 5.0), (Seat(1), 9.0)):
        evening.do(seat, Ready(id=f"r{seat}", deal=1), now)

    assert due(evening.room) == 29.0
    assert overdue(evening.room, 29.0) == (TimedOut(at=29.0, seat=1),)


def test_who_looks_too_long_is_taken_to_have_seen_the_result_though_another_is_to_choose() -> None:
    evening = seated(20, 0, file=CHOSEN_BEFORE_THE_DEAL)
    while not resting(evening.room):
        evening.person_acts()
    evening.do(Seat(1), Ready(id="r", deal=1))

    assert evening.room.state.actor == 1
    assert overdue(evening.room, 30.0) == (WantsNext(at=30.0, seat=0, deal=1),)


def test_where_there_is_no_clock_nobody_is_late() -> None:
    evening = at("playing")

    assert deadline(evening.room) is None
    assert overdue(evening.room, 1e9) == ()
    assert woke(evening.room, 1e9) == ()


def test_what_the_server_did_not_live_through_is_nobodys_time() -> None:
    evening = clocked(20, 10)
    evening.take(woke(evening.room, 1000.0))

    assert evening.log[-1] == Woke(at=1000.0)
    assert due(evening.room) == 1030.0
    assert evening.room.seats[0].bank_s == 10.0


def test_a_pause_needs_everybody_who_is_here_and_stops_every_clock() -> None:
    evening = clocked(20, 0)
    evening.do(Seat(1), Ask(id="p", what="pause"), 5.0)
    assert evening.room.paused_at is None
    assert due(evening.room) == 20.0
    evening.do(Seat(0), Answer(id="y", yes=True), 8.0)
    assert evening.room.paused_at == 8.0
    assert due(evening.room) is None
    assert overdue(evening.room, 500.0) == ()
    assert bot_to_act(evening.room) is None
    evening.do(Seat(1), Resume(id="g"), 1008.0)

    assert due(evening.room) == 1020.0


def test_a_pause_that_somebody_does_not_want_is_forgotten() -> None:
    evening = at("asked")
    evening.do(Seat(1), Answer(id="n", yes=False))

    assert evening.room.question is None
    assert evening.room.paused_at is None


def test_a_pause_does_not_wait_for_whoever_is_away() -> None:
    evening = at("asked")
    evening.take(gone(evening.room, Seat(1), 10.0))
    assert evening.room.paused_at == 10.0
    # The time until a bot takes over rests too.
    evening.do(Seat(0), Resume(id="g"), 110.0)

    assert evening.room.seats[1].deadline == 170.0


def test_a_bot_that_takes_over_does_not_hold_up_a_pause() -> None:
    evening = at("playing")
    evening.take(gone(evening.room, Seat(1), 0.0))
    evening.take(overdue(evening.room, 60.0))
    evening.do(Seat(0), Ask(id="p", what="pause"), 61.0)

    assert evening.room.paused_at == 61.0


def test_the_host_is_who_has_sat_longest_and_is_here() -> None:
    evening = at("playing")
    assert evening.room.host == 0
    evening.take(gone(evening.room, Seat(0), 0.0))
    assert evening.room.host == 1
    evening.take(came_back(evening.room, Seat(0), 1.0))
    assert evening.room.host == 0


def test_whoever_stands_up_and_sits_again_is_no_longer_the_host() -> None:
    evening = at("lobby")
    evening.do(Seat(0), Stand(id="u"))
    evening.do(None, Sit(id="again", seat=0, name="Anna"))

    assert evening.room.host == 1


def test_the_host_puts_bots_in_seats_and_sends_people_away() -> None:
    evening = at("lobby")
    evening.do(Seat(0), SeatBot(id="b1", seat=2, on=True))
    with pytest.raises(ProtocolError, match="taken"):
        evening.do(None, Sit(id="c", seat=2, name="Cia"))
    evening.do(Seat(0), SeatBot(id="b2", seat=2, on=False))
    evening.do(None, Sit(id="c", seat=2, name="Cia"))
    evening.do(Seat(0), Kick(id="k", seat=2))

    assert evening.room.seats[2].occupant is Occupant.EMPTY


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Kick(id="x", seat=0), "not-oneself"),
        (Kick(id="x", seat=2), "other-seat"),
        (Kick(id="x", seat=3), "other-seat"),
        (SeatBot(id="x", seat=1, on=True), "other-seat"),
        (SeatBot(id="x", seat=2, on=False), "other-seat"),
    ],
)
def test_the_host_is_told_what_does_not_go(command: Kick | SeatBot, code: str) -> None:
    with pytest.raises(ProtocolError) as refused:
        at("lobby").do(Seat(0), command)

    assert refused.value.code == code


def test_a_seat_is_left_and_taken_between_deals_only() -> None:
    playing = at("playing").room
    assert not any(can_be_taken(playing, seat) for seat in range(4))
    with pytest.raises(ProtocolError):
        admitted(playing, 2, 0.0)

    evening = at("between")
    assert [can_be_taken(evening.room, seat) for seat in range(4)] == [False, False, True, False]
    evening.do(Seat(1), Leave(id="l"))
    assert evening.room.seats[1].occupant is Occupant.BOT
    evening.take((admitted(evening.room, 2, 0.0),))
    assert evening.room.seats[2].occupant is Occupant.PERSON
    assert not wants_chance(evening.room)
    for seat in (Seat(0), Seat(2)):
        evening.do(seat, Ready(id=f"r{seat}", deal=1))
    assert wants_chance(evening.room)


def test_a_seat_that_was_left_after_the_match_is_free() -> None:
    evening = at("over")
    evening.do(Seat(1), Leave(id="l"))

    assert evening.room.seats[1].occupant is Occupant.EMPTY
    assert can_be_taken(evening.room, 1)


def test_nothing_goes_on_at_a_closed_table() -> None:
    evening = at("between")
    evening.do(Seat(0), Close(id="c"))

    assert evening.room.stage is Stage.CLOSED
    assert not wants_chance(evening.room)
    assert due(evening.room) is None
    with pytest.raises(ProtocolError):
        evening.do(Seat(0), Ready(id="r", deal=1))


@pytest.mark.parametrize(
    ("history", "newcomers", "said"),
    [
        (History(), True, ""),
        (History(), False, "no-newcomers"),
        (History(10, 8), False, ""),
        (History(10, 7), True, "unreliable"),
        (History(1, 0), True, "unreliable"),
    ],
)
def test_who_may_sit_down(history: History, newcomers: bool, said: str) -> None:  # noqa: FBT001
    evening = at("lobby")
    check_history(evening.room, history)
    evening.do(Seat(0), Terms(id="t", move_s=0, bank_s=0, chat="free", watch=True, kept=80, newcomers=newcomers))
    try:
        check_history(evening.room, history)
        code = ""
    except ProtocolError as error:
        code = error.code

    assert code == said
