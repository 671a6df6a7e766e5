"""A card taken back, the rest claimed, a deal finished: the pure room, its log folded again each time."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.evening import Evening
from tests.server.test_terms import _every_log_folds_again  # noqa: F401
from tests.study.test_claims import steps_of
from vorhand.cards import SEATS, Seat
from vorhand.errors import ProtocolError
from vorhand.games.base import NATURE
from vorhand.games.events import TrickTaken
from vorhand.games.known import game_of
from vorhand.notation import format_action, format_actor
from vorhand.records import dump_record, verify
from vorhand.server.entries import Acted, Answered, MatchStarted, PlayedOut, Seated, Undone
from vorhand.server.protocol import Act, Answer, Ask, Ready, Sit, Start, Terms
from vorhand.server.room import (
    Room,
    Stage,
    bot_to_act,
    claim_in,
    deadline,
    due,
    granted,
    overdue,
    resting,
    version_of,
    wants_chance,
    wishes,
)
from vorhand.server.room.events import CardTakenBack, RestPlayed
from vorhand.server.views import TableFacts, events_for, view_for
from vorhand.study import Claim, claim_of

ANNA, BO, BOT = Seat(0), Seat(1), Seat(2)
FACTS = TableFacts(id="table", code="", names=("", "", "", ""))


def begun(
    rules: str = "bismarck/spel-pass", *, undo: bool = True, finish: bool = False, move_s: int = 0, bank_s: int = 0
) -> Evening:
    """Anna and Bo have begun a match on these terms."""
    evening = Evening(rules)
    evening.do(None, Sit(id="a", seat=0, name="Anna"))
    evening.do(None, Sit(id="b", seat=1, name="Bo"))
    terms = Terms(id="t", move_s=move_s, bank_s=bank_s, chat="free", watch=True, undo=undo, finish=finish)
    evening.do(ANNA, terms)
    evening.do(ANNA, Start(id="s"))
    return evening.go_on()


def forward(evening: Evening, ready: Callable[[Room], bool]) -> Evening:
    """Play on until a person is to act and it is so."""
    while not (isinstance(evening.room.state.actor, int) and not resting(evening.room) and ready(evening.room)):
        if evening.room.state.actor is NATURE or resting(evening.room):
            for seat in (ANNA, BO):
                evening.do(seat, Ready(id=f"r{evening.room.deals}-{seat}", deal=evening.room.deals))
            evening.go_on()
        else:
            evening.person_acts()
        assert evening.room.stage is Stage.PLAYING, "the match is over"
    return evening


def to_play(seat: Seat, *, on_trick: int = 0) -> Callable[[Room], bool]:
    def ready(room: Room) -> bool:
        state = room.state
        return state.phase == "play" and state.actor == seat and len(state.trick) == on_trick  # type: ignore[attr-defined]

    return ready


def play(evening: Evening) -> str:
    """Whoever is to act plays a card, and nobody answers; the card."""
    room, actor = evening.room, evening.room.state.actor
    assert isinstance(actor, int)
    action = format_action(room.game.legal_actions(room.state, actor)[-1])
    evening.do(Seat(actor), Act(id=f"v{version_of(room)}", version=version_of(room), actions=[action]))
    return action.removeprefix("play ")


def refused(evening: Evening, seat: Seat, what: str) -> str:
    with pytest.raises(ProtocolError) as error:
        evening.do(seat, Ask(id="again", what=what))  # type: ignore[arg-type]
    return error.value.code


def may(evening: Evening, seat: Seat | None) -> list[str]:
    return list(view_for(evening.room, seat, FACTS)["may"])


# Taking a card back


def test_a_card_that_nobody_has_answered_is_taken_back_by_consent() -> None:
    evening = forward(begun(move_s=20), to_play(ANNA))
    before, version = evening.room, version_of(evening.room)
    card = play(evening)
    assert (may(evening, ANNA), may(evening, BO), may(evening, None)) == (["undo"], [], [])
    evening.do(ANNA, Ask(id="u", what="undo"), 3.0)
    question = view_for(evening.room, BO, FACTS)["question"]
    assert question == {"what": "undo", "seat": 0, "yes": [0], "cards": [card]}
    assert evening.room.state != before.state
    evening.do(BO, Answer(id="y", yes=True), 4.0)
    evening.now = 5.0
    evening.go_on()
    room = evening.room

    assert evening.log[-1] == Undone(at=5.0, seat=0)
    assert (room.state, room.record) == (before.state, before.record)
    assert f"play {card}" not in dump_record(room.record)
    assert verify(room.record) == room.state
    assert version_of(room) == version + 2
    assert deadline(room) == 25.0
    for seat in (ANNA, BO, None):
        assert events_for(room.happened, seat)[-1] == {"e": "card-taken-back", "seat": 0, "card": card}
    assert room.happened[-1] == (CardTakenBack(ANNA, before.game.observe(before.state, ANNA).legal[-1].card),)
    assert (may(evening, ANNA), room.question, room.granted) == ([], None, None)
    evening.to_the_end()
    assert verify(evening.room.record) == evening.room.state


def test_a_card_is_not_taken_back_against_anybodys_will_and_not_asked_for_twice() -> None:
    evening = forward(begun(), to_play(ANNA))
    play(evening)
    evening.do(ANNA, Ask(id="u", what="undo"))
    evening.do(BO, Answer(id="n", yes=False))

    assert evening.room.unanswered is not None
    assert refused(evening, ANNA, "undo") == "asked-in-vain"
    assert may(evening, ANNA) == []


def test_a_card_that_was_answered_is_not_taken_back() -> None:
    evening = forward(begun(), to_play(ANNA))
    play(evening)
    evening.do(ANNA, Ask(id="u", what="undo"))
    play(evening)  # Bo answers by playing on

    assert evening.room.question is None
    assert refused(evening, ANNA, "undo") == "nothing-to-take-back"
    assert evening.room.denied == frozenset()


def test_nothing_is_taken_back_where_the_host_does_not_want_it() -> None:
    evening = forward(begun(undo=False), to_play(ANNA))
    play(evening)

    assert refused(evening, ANNA, "undo") == "no-undo"
    assert may(evening, ANNA) == []


def test_a_card_that_ended_a_trick_is_taken_back_and_one_that_ended_a_deal_is_not() -> None:
    evening = forward(begun(), lambda room: len(room.state.trick) == 2)  # type: ignore[attr-defined]
    seat: Any = evening.room.state.actor
    before = evening.room
    play(evening)
    assert may(evening, seat) == ["undo"]
    evening.do(seat, Ask(id="u", what="undo"))
    evening.do(BO if seat == ANNA else ANNA, Answer(id="y", yes=True))
    evening.go_on()
    assert evening.room.record == before.record

    last = forward(begun(), lambda room: sum(hand.bit_count() for hand in room.state.hands) == 1)  # type: ignore[attr-defined]
    seat = last.room.state.actor
    play(last)
    assert last.room.deals > 0
    assert refused(last, seat, "undo") == "nothing-to-take-back"


def test_no_turns_time_runs_while_something_is_asked_about_the_deal() -> None:
    evening = forward(begun(move_s=20), to_play(ANNA))
    play(evening)
    evening.do(ANNA, Ask(id="u", what="undo"), 15.0)
    assert deadline(evening.room) == 50.0
    assert overdue(evening.room, 44.0) == ()
    evening.do(BO, Answer(id="n", yes=False), 25.0)

    assert deadline(evening.room) == due(evening.room) == 30.0


def test_what_is_asked_takes_nothing_from_the_time_of_whoever_plays_on() -> None:
    evening = forward(begun(move_s=20, bank_s=60), to_play(ANNA))
    play(evening)
    evening.do(ANNA, Ask(id="u", what="undo"), 15.0)
    evening.now = 34.0
    play(evening)

    assert evening.room.seats[BO].bank_s == 60.0


def test_a_pause_that_nobody_answers_is_asked_no_more() -> None:
    evening = forward(begun(), to_play(ANNA))
    play(evening)
    evening.do(BO, Ask(id="p", what="pause"), 10.0)
    assert refused(evening, ANNA, "undo") == "one-at-a-time"
    evening.take(overdue(evening.room, 40.0))

    assert may(evening, ANNA) == ["undo"]
    assert evening.room.paused_at is None


def test_whose_time_ran_out_before_he_was_asked_has_his_next_turn_himself() -> None:
    evening = forward(begun(move_s=20), to_play(ANNA))
    play(evening)
    evening.take(overdue(evening.room, 20.0))
    assert evening.room.seats[BO].late
    evening.do(ANNA, Ask(id="u", what="undo"), 20.5)
    evening.do(BO, Answer(id="y", yes=True), 21.0)
    evening.go_on()
    play(evening)

    assert evening.room.state.actor == BO
    assert bot_to_act(evening.room) is None


def test_cards_are_taken_back_so_often_in_a_deal_and_no_more() -> None:
    """Somebody alone with bots could else make a match as long as he likes, and with it all that is kept of it."""
    evening, taken = forward(begun(), to_play(ANNA)), 0
    deal = evening.room.deals
    play(evening)
    while may(evening, ANNA) == ["undo"] and taken < 100:
        evening.do(ANNA, Ask(id=f"u{taken}", what="undo"))
        evening.do(BO, Answer(id=f"y{taken}", yes=True))
        evening.go_on()
        play(evening)
        taken += 1

    assert (taken, evening.room.deals) == (12, deal)
    assert refused(evening, ANNA, "undo") == "too-many-taken-back"
    forward(evening, lambda room: room.deals > deal and to_play(ANNA)(room))
    play(evening)
    assert may(evening, ANNA) == ["undo"]


def test_a_bot_waits_for_the_answer_but_not_for_ever() -> None:
    evening = forward(begun(), to_play(BO))
    play(evening)
    assert bot_to_act(evening.room) is not None
    evening.do(BO, Ask(id="u", what="undo"), 10.0)
    assert bot_to_act(evening.room) is None
    assert due(evening.room) == 40.0
    assert overdue(evening.room, 39.0) == ()
    evening.take(overdue(evening.room, 40.0))

    assert evening.log[-1] == Answered(at=40.0, seat=1, yes=False)
    assert bot_to_act(evening.room) is not None


def test_what_a_bot_played_for_a_person_is_not_his_to_take_back() -> None:
    evening = forward(begun(move_s=20), to_play(ANNA))
    evening.take(overdue(evening.room, 20.0))
    evening.go_on()

    assert may(evening, ANNA) == []


# The rest is mine


def claiming(rules: str = "bismarck/modern", seed: int = 0) -> tuple[Evening, Seat]:
    """A table of people, where one of them is on lead and can prove that the rest is his."""
    steps = steps_of(rules, seed)
    leads = (n for n, step in enumerate(steps) if step.after.actor in SEATS and claim_seen(step.after) is not None)
    evening, first = Evening(rules), next(leads)
    for seat in range(evening.room.players):
        evening.take((Seated(at=0.0, seat=seat),))
    evening.take((MatchStarted(at=0.0, engine="test"),))
    for step in steps[: first + 1]:
        actor, action = step.entry
        evening.take((Acted(at=0.0, actor=format_actor(actor), actions=[format_action(action)]),))
    return evening, steps[first].after.actor


def claim_seen(state: Any) -> Claim | None:
    return claim_of(game_of(state).observe(state, state.actor))


def others_say(evening: Evening, seat: Seat, *, yes: bool) -> None:
    for other in SEATS[: evening.room.players]:
        if other != seat and evening.room.question is not None:
            evening.do(other, Answer(id=f"{other}-{yes}", yes=yes))


@pytest.mark.parametrize("rules", ["bismarck/modern", "bismarck/finnish-partners", "bauernschnapsen/pagat"])
def test_the_rest_is_played_out_once_everybody_has_accepted(rules: str) -> None:
    evening, seat = claiming(rules)
    claim, deals, version = claim_in(evening.room, seat), evening.room.deals, version_of(evening.room)
    assert claim is not None
    everybody = (*SEATS[: evening.room.players], None)
    assert [may(evening, other) for other in everybody] == [["claim"] if other == seat else [] for other in everybody]
    hand = [card.text for card in evening.room.game.observe(evening.room.state, seat).hand]
    evening.do(seat, Ask(id="c", what="claim"))
    for audience in everybody:
        question = view_for(evening.room, audience, FACTS)["question"]
        assert (question["what"], question["tricks"]) == ("claim", claim.tricks)
        assert question["cards"][: len(claim.leads)] == [card.text for card in claim.leads]
        assert sorted(question["cards"]) == sorted(hand)
    assert version_of(evening.room) == version
    others_say(evening, seat, yes=True)
    evening.go_on()
    room = evening.room
    began = evening.log.index(PlayedOut(at=0.0, seat=int(seat)))

    assert room.deals == deals + 1
    assert all(isinstance(entry, Acted) and not entry.command for entry in evening.log[began + 1 :])
    assert room.happened[version] == (RestPlayed(seat),)
    takers = {event.seat for events in room.happened[version:] for event in events if isinstance(event, TrickTaken)}
    assert takers == {seat}
    assert verify(room.record) == room.state


def test_a_claim_that_is_not_accepted_costs_nothing_and_is_not_made_twice() -> None:
    evening, seat = claiming()
    before = evening.room
    evening.do(seat, Ask(id="c", what="claim"))
    others_say(evening, seat, yes=False)
    assert (evening.room.state, evening.room.record) == (before.state, before.record)
    assert refused(evening, seat, "claim") == "asked-in-vain"
    play(evening)

    assert evening.room.denied == frozenset()


def test_a_claim_whose_proof_a_later_program_does_not_see_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    evening, seat = claiming()
    evening.do(seat, Ask(id="c", what="claim"))
    others_say(evening, seat, yes=True)
    assert evening.room.granted is not None
    monkeypatch.setattr(wishes, "claim_in", lambda room, seat: None)
    evening.take(granted(evening.room, 1.0))

    assert evening.room.granted is None
    assert evening.room.state.actor == seat
    assert refused(evening, seat, "claim") == "asked-in-vain"


def test_whoever_plays_on_accepts_no_claim() -> None:
    evening, seat = claiming()
    evening.do(seat, Ask(id="c", what="claim"))
    play(evening)

    assert evening.room.question is None
    assert refused(evening, next(other for other in SEATS if other != seat), "claim") == "nothing-to-claim"


# A result that is fixed


@pytest.mark.parametrize("rules", ["bismarck/spel-pass", "bauernschnapsen/pagat"])
def test_a_deal_whose_result_is_fixed_is_played_out_where_the_host_wants_it(rules: str) -> None:
    evening = begun(rules, finish=True).to_the_end()
    room, by_hand = evening.room, begun(rules).to_the_end()
    ended = [entry for entry in evening.log if isinstance(entry, PlayedOut)]

    assert ended
    assert all(entry.seat == -1 for entry in ended)
    assert not any(isinstance(entry, PlayedOut) for entry in by_hand.log)
    assert verify(room.record) == room.state
    assert not wants_chance(room)
    if rules.startswith("bismarck"):
        assert len(ended) == room.deals
