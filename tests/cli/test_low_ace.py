"""Kortman's Nolle in the terminal: the ace is the lowest card, is said to be, and stands last in its suit."""

from rich.console import Console

from tests.bismarck.positions import ending, results
from tests.bismarck.test_houses import THREE_ROUNDS_OF_KORTMAN
from tests.bismarck.vectors import house
from vorhand.cards import Card, Seat
from vorhand.cli.bismarck.menu import choices
from vorhand.cli.bismarck.table import TableView
from vorhand.cli.names import Names
from vorhand.cli.screen import open_screen
from vorhand.games.bismarck import GAME, Observation, PlayCard
from vorhand.notation import parse_deal_string

HANDS = ["AC KC 2C", "4H 5H 6H", "7H 8H 9H"]


def seen(contract: str, rounds: int) -> Observation:
    text = ending(
        house("bismarck/kortman-1944"),
        contract=contract,
        trump="NT",
        hands=HANDS,
        leader=0,
        won=(5, 4, 4),
        dealer=2,
        before=results(*THREE_ROUNDS_OF_KORTMAN[: 3 * rounds]),
    )
    return GAME.observe(parse_deal_string(text), Seat(0))


def drawn(observation: Observation) -> str:
    console = Console(width=80)
    with console.capture() as captured:
        for part in TableView(open_screen("en", plain=True), observation, Names(Seat(0), ("A", "B", "C"))).parts():
            console.print(part)
    return captured.get()


def test_the_hand_ends_with_the_ace() -> None:
    expected = (PlayCard(Card("KC")), PlayCard(Card("2C")), PlayCard(Card("AC")))

    assert choices(seen("nt-lose", 3)) == expected
    assert "[1]K  [2]2  [3]A" in drawn(seen("nt-lose", 3))


def test_it_is_said() -> None:
    assert "ace lowest" in drawn(seen("nt-lose", 3))


def test_at_sans_atout_it_is_as_ever() -> None:
    assert choices(seen("nt-win", 2))[0] == PlayCard(Card("AC"))
    assert "ace lowest" not in drawn(seen("nt-win", 2))
