"""Who wins a trick and what may be played: the shared vectors T, L, B, M and X through the Python engine."""

from tests.bismarck.vectors import Row, bits, each_row, indices, suit_or_none
from vorhand.cards import Cards
from vorhand.tricks import Ace, Beat, TrickRules, Void, playable, winner


@each_row("trick_winner.tsv")
def test_bis_4_5_winner(row: Row) -> None:
    rules = TrickRules(trump=suit_or_none(row["trump"]), order=Ace(row["ace"]))

    assert winner(indices(row["cards"]), rules) == int(row["winner"])


@each_row("legal_cards.tsv", "legal_cards_extra.tsv")
def test_bis_4_1_to_4_4_playable(row: Row) -> None:
    # BIS-4.4: whoever makes the rules of a deal leaves the duty to beat out of contracts to lose.
    beat = Beat(row["beat"]) if row["aim"] == "win" else Beat.NEVER
    rules = TrickRules(trump=suit_or_none(row["trump"]), order=Ace(row["ace"]), void=Void(row["void"]), beat=beat)

    assert str(Cards(playable(bits(row["hand"]), indices(row["trick"]), rules))) == str(Cards(bits(row["legal"])))
