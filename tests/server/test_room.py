"""The table as a pure machine: every command at every stage by every role, and folding the log again."""

from dataclasses import replace
from typing import Any

import pytest

from tests.server.evening import CHOSEN_BEFORE_THE_DEAL, GAME, Evening, at
from vorhand.cards import SEATS, Card, Seat
from vorhand.errors import RecordError, VorhandError
from vorhand.games.actions import DrawDealer
from vorhand.games.base import ARBITER, NATURE, Actor, Step
from vorhand.games.bismarck import State
from vorhand.games.bismarck.actions import Action, PlayCard
from vorhand.games.bismarck.game import Bismarck
from vorhand.games.bismarck.game import apply as apply_bismarck
from vorhand.notation import format_action
from vorhand.records import Entry as Recorded
from vorhand.records import Nonce, nature_action, nonce_from_seed, verify
from vorhand.server.entries import Acted, decode_entry, encode_entry
from vorhand.server.protocol import (
    Act,
    Answer,
    Ask,
    Close,
    Command,
    Hold,
    Kick,
    Lay,
    Leave,
    Ready,
    Rematch,
    Resume,
    SeatBot,
    Sit,
    Stand,
    Start,
    Terms,
    Word,
)
from vorhand.server.room import (
    Occupant,
    Room,
    Stage,
    bot_acts,
    bot_to_act,
    came_back,
    chance,
    decide,
    due,
    fold,
    gone,
    new_room,
    overdue,
    resting,
    version_of,
    wants_chance,
)
from vorhand.server.views import TableFacts, view_for

TABLE = TableFacts(id="table", code="", names=("Anna", "Bo", ""))


def commands(room: Room) -> dict[str, Command]:
    actor = room.state.actor
    legal = GAME.legal_actions(room.state, actor) if isinstance(actor, int) else (PlayCard(Card("AS")),)
    return {
        "sit": Sit(id="x", seat=2, name="Eve"),
        "share": Sit(id="x", seat=2, name="Eve", shared=True),
        "hold": Hold(id="x", seat=0),
        "lay": Lay(id="x"),
        "stand": Stand(id="x"),
        "start": Start(id="x"),
        "act": Act(id="x", version=version_of(room), actions=[format_action(legal[0])]),
        "ready": Ready(id="x", deal=room.deals),
        "rematch": Rematch(id="x"),
        "leave": Leave(id="x"),
        "seat a bot": SeatBot(id="x", seat=2, on=True),
        "kick": Kick(id="x", seat=1),
        "terms": Terms(id="x", move_s=20, bank_s=60, chat="off", watch=False),
        "close": Close(id="x"),
        "ask": Ask(id="x", what="pause"),
        "ask for the card": Ask(id="x", what="undo"),
        "claim": Ask(id="x", what="claim"),
        "answer": Answer(id="x", yes=True),
        "resume": Resume(id="x"),
        "word": Word(id="x", word="skål"),
    }


STAGES = ("lobby", "playing", "asked", "paused", "between", "over", "closed")
ROLES: dict[str, Seat | None] = {"nobody": None, "seat 0": Seat(0), "seat 1": Seat(1)}

FINE = "fine"
WRONG = "wrong-stage"
BACK, CLAIM = "nothing-to-take-back", "nothing-to-claim"
"""What is taken back and claimed where it can be: tests/server/test_wishes.py."""
MATRIX: dict[tuple[str, str], list[str]] = {
    # command and role: what each stage says
    ("sit", "nobody"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("sit", "seat 0"): ["already-seated", WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("sit", "seat 1"): ["already-seated", WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("share", "nobody"): ["no-seat", WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("share", "seat 0"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("share", "seat 1"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("hold", "nobody"): ["no-seat"] * 7,
    ("hold", "seat 0"): [WRONG, *["not-on-this-phone"] * 4, WRONG, WRONG],
    ("hold", "seat 1"): [WRONG, *["not-on-this-phone"] * 4, WRONG, WRONG],
    ("lay", "nobody"): ["no-seat"] * 7,
    ("lay", "seat 0"): [WRONG, *["not-on-this-phone"] * 4, WRONG, WRONG],
    ("lay", "seat 1"): [WRONG, *["not-on-this-phone"] * 4, WRONG, WRONG],
    ("stand", "nobody"): ["no-seat", WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("stand", "seat 0"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("stand", "seat 1"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("start", "nobody"): ["no-seat"] * 7,
    ("start", "seat 0"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("start", "seat 1"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("act", "nobody"): ["no-seat"] * 7,
    ("act", "seat 0"): [WRONG, FINE, FINE, "paused", "refused-phase", WRONG, WRONG],
    ("act", "seat 1"): [WRONG, "refused-turn", "refused-turn", "paused", "refused-phase", WRONG, WRONG],
    ("ready", "nobody"): ["no-seat"] * 7,
    ("ready", "seat 0"): [WRONG, "stale", "stale", "stale", FINE, WRONG, WRONG],
    ("ready", "seat 1"): [WRONG, "stale", "stale", "stale", FINE, WRONG, WRONG],
    ("rematch", "nobody"): ["no-seat"] * 7,
    ("rematch", "seat 0"): [WRONG, WRONG, WRONG, WRONG, WRONG, FINE, WRONG],
    ("rematch", "seat 1"): [WRONG, WRONG, WRONG, WRONG, WRONG, FINE, WRONG],
    ("leave", "nobody"): ["no-seat"] * 7,
    ("leave", "seat 0"): [WRONG, WRONG, WRONG, WRONG, FINE, FINE, WRONG],
    ("leave", "seat 1"): [WRONG, WRONG, WRONG, WRONG, FINE, FINE, WRONG],
    ("seat a bot", "nobody"): ["no-seat"] * 7,
    ("seat a bot", "seat 0"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("seat a bot", "seat 1"): ["not-the-host"] * 7,
    ("kick", "nobody"): ["no-seat"] * 7,
    ("kick", "seat 0"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("kick", "seat 1"): ["not-the-host"] * 7,
    ("terms", "nobody"): ["no-seat"] * 7,
    ("terms", "seat 0"): [FINE, WRONG, WRONG, WRONG, WRONG, WRONG, WRONG],
    ("terms", "seat 1"): ["not-the-host"] * 7,
    ("close", "nobody"): ["no-seat"] * 7,
    ("close", "seat 0"): [FINE, WRONG, WRONG, WRONG, FINE, FINE, WRONG],
    ("close", "seat 1"): ["not-the-host"] * 7,
    ("ask", "nobody"): ["no-seat"] * 7,
    ("ask", "seat 0"): [WRONG, FINE, "one-at-a-time", "paused", FINE, WRONG, WRONG],
    ("ask", "seat 1"): [WRONG, FINE, "one-at-a-time", "paused", FINE, WRONG, WRONG],
    ("ask for the card", "nobody"): ["no-seat"] * 7,
    ("ask for the card", "seat 0"): [WRONG, BACK, "one-at-a-time", "paused", BACK, WRONG, WRONG],
    ("ask for the card", "seat 1"): [WRONG, BACK, "one-at-a-time", "paused", BACK, WRONG, WRONG],
    ("claim", "nobody"): ["no-seat"] * 7,
    ("claim", "seat 0"): [WRONG, CLAIM, "one-at-a-time", "paused", CLAIM, WRONG, WRONG],
    ("claim", "seat 1"): [WRONG, CLAIM, "one-at-a-time", "paused", CLAIM, WRONG, WRONG],
    ("answer", "nobody"): ["no-seat"] * 7,
    ("answer", "seat 0"): [*["nothing-asked"] * 7],
    ("answer", "seat 1"): ["nothing-asked", "nothing-asked", FINE, *["nothing-asked"] * 4],
    ("resume", "nobody"): ["no-seat"] * 7,
    ("resume", "seat 0"): [WRONG, WRONG, WRONG, FINE, WRONG, WRONG, WRONG],
    ("resume", "seat 1"): [WRONG, WRONG, WRONG, FINE, WRONG, WRONG, WRONG],
    ("word", "nobody"): ["no-seat"] * 7,
    ("word", "seat 0"): [FINE, WRONG, WRONG, WRONG, FINE, FINE, WRONG],
    ("word", "seat 1"): [FINE, WRONG, WRONG, WRONG, FINE, FINE, WRONG],
}


SHARED: dict[tuple[str, str], list[str]] = {
    # What is different where seats 0 and 1 are at one device, which seat 0 holds while cards are played
    ("hold", "seat 0"): [WRONG, FINE, FINE, FINE, WRONG, WRONG, WRONG],
    ("hold", "seat 1"): [WRONG, FINE, FINE, FINE, WRONG, WRONG, WRONG],
    ("lay", "seat 0"): [WRONG, FINE, FINE, FINE, FINE, WRONG, WRONG],
    ("lay", "seat 1"): [WRONG, FINE, FINE, FINE, FINE, WRONG, WRONG],
    ("act", "seat 0"): [WRONG, FINE, FINE, "paused", "phone-laid", WRONG, WRONG],
    ("act", "seat 1"): [WRONG, "phone-laid", "phone-laid", "paused", "phone-laid", WRONG, WRONG],
    ("ask for the card", "seat 0"): [WRONG, BACK, "one-at-a-time", "paused", "phone-laid", WRONG, WRONG],
    ("ask for the card", "seat 1"): [WRONG, "phone-laid", "one-at-a-time", "paused", "phone-laid", WRONG, WRONG],
    ("claim", "seat 0"): [WRONG, CLAIM, "one-at-a-time", "paused", "phone-laid", WRONG, WRONG],
    ("claim", "seat 1"): [WRONG, "phone-laid", "one-at-a-time", "paused", "phone-laid", WRONG, WRONG],
}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(("kind", "role"), MATRIX)
def test_every_command_at_every_stage_by_every_role(kind: str, role: str, stage: str) -> None:
    said = answer(at(stage).room, kind, role)

    assert said == MATRIX[kind, role][STAGES.index(stage)]


@pytest.mark.parametrize("stage", STAGES)
def test_every_command_at_every_stage_where_two_share_a_device(stage: str) -> None:
    room, n = at(stage, shared=True).room, STAGES.index(stage)
    said = {(kind, role): answer(room, kind, role) for kind, role in MATRIX}

    assert said == {key: expected[n] for key, expected in {**MATRIX, **SHARED}.items()}


def answer(room: Room, kind: str, role: str) -> str:
    try:
        entries: Any = decide(room, ROLES[role], commands(room)[kind], 0.0, "test")
        said = FINE if entries else "nothing"
    except VorhandError as error:
        said = error.code
    return said


def test_the_matrix_is_whole() -> None:
    assert {kind for kind, _ in MATRIX} == set(commands(at("lobby").room))
    assert {role for _, role in MATRIX} == set(ROLES)
    assert all(len(said) == len(STAGES) for said in MATRIX.values())


def test_a_room_folded_from_its_log_is_the_same_room() -> None:
    evening = Evening("bismarck/dealer-kitty").begin().to_the_end()
    again = new_room(evening.room.ruleset, bot_after_s=60.0)
    for entry in evening.log:
        again = fold(again, decode_entry(encode_entry(entry)))

    assert again == evening.room
    assert verify(evening.room.record) == evening.room.state
    assert len(evening.room.record.chance) == evening.room.deals


def test_a_rematch_needs_everybody_who_is_here() -> None:
    evening = at("over")
    evening.do(Seat(0), Rematch(id="again-0"))
    waited = evening.room.stage
    evening.do(Seat(1), Rematch(id="again-1"))

    assert (waited, evening.room.stage) == (Stage.OVER, Stage.PLAYING)
    assert evening.room.match == 2
    assert not any(seat.wants_next for seat in evening.room.seats)


def test_a_bot_takes_over_when_the_time_is_up_and_gives_the_seat_back() -> None:
    evening = at("playing")
    evening.take(gone(evening.room, Seat(0), 100.0))
    assert due(evening.room) == 160.0
    assert overdue(evening.room, 159.0) == ()
    evening.take(overdue(evening.room, 160.0))
    assert evening.room.seats[0].bot_plays
    assert due(evening.room) is None
    observation = bot_to_act(evening.room)
    assert observation is not None
    assert observation.seat == 0
    evening.take(came_back(evening.room, Seat(0), 170.0))

    assert not evening.room.seats[0].bot_plays
    assert bot_to_act(evening.room) is None


def test_nobody_plays_on_when_everybody_is_away() -> None:
    evening = at("playing")
    for seat in (Seat(0), Seat(1)):
        evening.take(gone(evening.room, seat, 100.0))

    assert due(evening.room) is None
    assert overdue(evening.room, 10_000.0) == ()
    assert bot_to_act(evening.room) is None


def at_exchange(rules: str, phase: str) -> Evening:
    """A table where a person is to lay cards aside or to give them away."""
    evening = Evening(rules).begin()
    while evening.room.state.phase != phase or evening.room.state.actor not in (0, 1):
        if evening.room.state.actor is NATURE:
            deal = evening.room.deals
            for seat in (Seat(0), Seat(1)):
                evening.do(seat, Ready(id=f"r{deal}-{seat}", deal=deal))
            evening.go_on()
        else:
            evening.person_acts()
    return evening


@pytest.mark.parametrize(
    ("rules", "phase"), [("bismarck/kortoxen-9", "discard"), ("bismarck/finnish-partners", "give")]
)
def test_who_comes_back_to_an_exchange_that_a_bot_has_begun_ends_it(rules: str, phase: str) -> None:
    evening = at_exchange(rules, phase)
    actor, count = evening.room.state.actor, evening.room.game.together(evening.room.state)
    assert isinstance(actor, int)
    legal = GAME.legal_actions(evening.room.state, actor)
    evening.take(bot_acts(evening.room, actor, legal[len(legal) // 2], 0.0))
    ask = view_for(evening.room, actor, TableFacts(id="t", code="", names=("",) * 4))["ask"]

    assert ask["discard"] == count - 1
    for some in (ask["cards"][: count - 1], ask["cards"][1 - count :]):
        chosen = [f"{ask['word']} {card}" for card in some]
        command = Act(id="d", version=version_of(evening.room), actions=chosen)
        (entry,) = decide(evening.room, actor, command, 0.0, "test")
        after = fold(evening.room, entry).state
        assert (after.phase, after.actor) != (phase, actor) or evening.room.game.together(after) == count


def test_half_an_exchange_is_never_stored() -> None:
    evening = at_exchange("bismarck/kortoxen-9", "discard")
    actor, room = evening.room.state.actor, evening.room
    assert isinstance(actor, int)
    some = evening.some_discards(SEATS[actor], 4)
    for wrong in (some[:3], [*some[:3], some[0]], [*some[:3], "play AS"]):
        with pytest.raises(VorhandError):
            decide(room, SEATS[actor], Act(id="d", version=version_of(room), actions=wrong), 0.0, "test")
    entries = decide(room, SEATS[actor], Act(id="d", version=version_of(room), actions=some), 0.0, "test")

    assert len(entries) == 1


def test_chance_waits_until_everybody_has_seen_the_result() -> None:
    evening = at("between")
    assert not wants_chance(evening.room)
    evening.do(Seat(0), Ready(id="r0", deal=1))
    assert not wants_chance(evening.room)
    evening.take(gone(evening.room, Seat(1), 0.0))

    assert wants_chance(evening.room)
    assert evening.room.seats[1].occupant is Occupant.PERSON


@pytest.mark.parametrize("deals", [1, 2, 3])
def test_nobody_chooses_the_next_contract_before_everybody_has_seen_the_result(deals: int) -> None:
    """The declarers after these deals are a person, a bot and, where the layout begins, nobody who would choose."""
    evening = Evening(file=CHOSEN_BEFORE_THE_DEAL).begin()
    while evening.room.deals < deals:
        while evening.room.deals < deals and not resting(evening.room):
            evening.person_acts()
        if evening.room.deals < deals:
            everybody_goes_on(evening)
    room, state = evening.room, evening.room.state
    assert isinstance(state, State)
    declarer = state.deal.declarer
    for seat in (None, *SEATS[:3]):
        asked = view_for(room, seat, TABLE)["ask"]
        assert (asked["seat"], asked["legal"], asked["cards"]) == (None, [], [])
    assert bot_to_act(room) is None
    assert not wants_chance(room)
    if state.actor is not NATURE:
        choice = Act(
            id="early", version=version_of(room), actions=[format_action(GAME.legal_actions(state, declarer)[0])]
        )
        with pytest.raises(VorhandError) as refused:
            decide(room, declarer, choice, 0.0, "test")
        assert refused.value.code == "stale"
    everybody_goes_on(evening)

    assert not resting(evening.room)
    assert evening.room.state.actor in (0, 1)
    assert view_for(evening.room, evening.room.state.actor, TABLE)["ask"]["seat"] == evening.room.state.actor


def everybody_goes_on(evening: Evening) -> None:
    deal = evening.room.deals
    for seat in (Seat(0), Seat(1)):
        evening.do(seat, Ready(id=f"r{deal}-{seat}", deal=deal))
    evening.go_on()


def test_nonces_are_handed_in() -> None:
    room = Evening().begin().room

    assert room.record.chance[0].nonce == Nonce(nonce_from_seed(9, 0))


def test_discards_are_stored_in_canonical_order_however_they_were_chosen() -> None:
    evening = Evening("bismarck/kortoxen-9").begin()
    while evening.room.game.together(evening.room.state) == 1:
        if evening.room.state.actor is NATURE:
            for seat in (Seat(0), Seat(1)):
                evening.do(seat, Ready(id=f"r{evening.room.deals}-{seat}", deal=evening.room.deals))
            evening.go_on()
        else:
            evening.person_acts()
    actor, room = evening.room.state.actor, evening.room
    assert isinstance(actor, int)
    hand = [f"discard {card}" for card in GAME.observe(room.state, actor).hand][:4]
    chosen = Act(id="d", version=version_of(room), actions=hand[::-1])
    (entry,) = decide(room, actor, chosen, 0.0, "test")

    assert isinstance(entry, Acted)
    assert entry.actions == hand
    for wrong, code in ((hand[:3], "discard-count"), ([*hand[:3], "play AS"], "one-at-a-time")):
        with pytest.raises(VorhandError) as refused:
            decide(room, actor, Act(id="d", version=version_of(room), actions=wrong), 0.0, "test")
        assert refused.value.code == code


def test_several_actions_at_once_are_refused_where_one_is_asked_for() -> None:
    evening = at("playing")
    room = evening.room
    plays = [format_action(action) for action in GAME.legal_actions(room.state, Seat(0))]
    with pytest.raises(VorhandError) as refused:
        decide(room, Seat(0), Act(id="x", version=version_of(room), actions=plays[:1] * 2), 0.0, "test")

    assert refused.value.code == "one-at-a-time"


def test_a_table_remembers_how_its_matches_ended() -> None:
    evening = at("over")
    first, after_one = GAME.outcome(evening.room.state), evening.room.session
    evening.again().go_on()
    during = evening.room.session
    evening.to_the_end()
    second = GAME.outcome(evening.room.state)
    again = new_room(evening.room.ruleset, bot_after_s=60.0)
    for entry in evening.log:
        again = fold(again, entry)

    assert after_one == during == (first,)
    assert evening.room.session == (first, second)
    assert first is not None
    assert sum(first.scores) == 0
    assert first.winners == tuple(s for s in SEATS[:3] if first.scores[s] == max(first.scores))
    assert again == evening.room


def test_the_first_dealer_of_a_rematch_of_bismarck_is_drawn() -> None:
    evening = at("over").again()
    (entry,) = chance(evening.room, nonce_from_seed(9, 50), 0.0)

    assert isinstance(entry, Acted)
    assert entry.actor == "nature"


def test_a_game_may_name_the_first_dealer_of_a_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arbiter says it; no nonce is spent on it, and whoever verifies the record finds nothing amiss."""
    let_the_deal_rotate(monkeypatch)
    evening = at("over")
    last = GAME.first_dealer_after(evening.room.state)
    assert last is not None
    evening.again()
    begun: Any = evening.room.state
    assert evening.room.nonce is not None
    drawn = nature_action(begun, evening.room.nonce)
    named = chance(evening.room, nonce_from_seed(9, evening.deals), 0.0)
    evening.take(named)
    assert not evening.room.opened
    evening.go_on().to_the_end()
    room = evening.room

    assert [(e.actor, e.actions) for e in named if isinstance(e, Acted)] == [("arbiter", [f"dealer {last}"])]
    assert len(named) == 1
    assert drawn != DrawDealer(last), "take another seed: chance would have named the same dealer"
    assert room.record.entries[0] == (ARBITER, DrawDealer(last))
    assert len(room.record.chance) == room.deals
    assert verify(room.record) == room.state
    forged = replace(room.record, entries=(Recorded(NATURE, DrawDealer(last)), *room.record.entries[1:]))
    with pytest.raises(RecordError):
        verify(forged)


def test_the_first_dealer_of_the_first_match_is_drawn_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    let_the_deal_rotate(monkeypatch)
    room = Evening().begin().room

    assert room.record.entries[0].actor is NATURE


def let_the_deal_rotate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bismarck, but in a rematch the deal goes on round the table."""

    def first_dealer_after(game: Bismarck, state: State) -> Seat:
        assert state.standing.first_dealer is not None
        return SEATS[(state.standing.first_dealer + len(state.standing.results)) % 3]

    def apply(game: Bismarck, state: State, actor: Actor, action: Action) -> Step[State]:
        named = actor is ARBITER and isinstance(action, DrawDealer)
        return apply_bismarck(state, NATURE if named else actor, action)

    monkeypatch.setattr(Bismarck, "first_dealer_after", first_dealer_after)
    monkeypatch.setattr(Bismarck, "apply", apply)
