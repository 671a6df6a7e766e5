"""What a seat knows about the hidden cards of a deal of Bismarck (dossier 1.3).

A world is the hands, then the kitty while it lies on the table, what the declarer has laid aside, and what is not dealt
yet while the deal pauses (BIS-2.5). Behind it stand all deals and all choices that nobody else saw, each as likely as
any other; what the declarer took up of a closed kitty is a part of his hand like the rest.
"""

from vorhand.games.bismarck.observation import Observation
from vorhand.solver.hidden.bismarck.followed import alternatives
from vorhand.solver.hidden.bismarck.heaps import heaps_of
from vorhand.solver.hidden.bismarck.plays import lacks, played
from vorhand.solver.hidden.constraints import NO_COLUMN, Case, Constraints, Place

__all__ = ["constraints_of"]


def constraints_of(seen: Observation) -> Constraints:
    """Everything that `seen` says about where the cards are; nothing is there before they are dealt."""
    players = seen.ruleset.players
    if not any(seen.hand_counts):
        return Constraints(players=players, known=(0,) * (players + 3), unseen=0, cases=(Case(1, ()),))
    heaps, gone = heaps_of(seen), played(seen)
    unseen = seen.ruleset.cards.bits & ~(sum(heaps.known) | sum(gone))
    hidden = [size - known.bit_count() for size, known in zip(heaps.sizes, heaps.known, strict=True)]
    # Of a position that was written down earlier tricks may not be known (docs/notation.md).
    missing = unseen.bit_count() - sum(hidden)
    rest = (Place(NO_COLUMN, missing, unseen),) if missing else ()
    lacking = lacks(seen)
    cases = [
        Case(
            alternative.ways,
            (
                *(
                    Place(column, size, unseen & ~(lacking[column] | alternative.elsewhere[column]))
                    for column, size in enumerate(hidden)
                ),
                *rest,
            ),
        )
        for alternative in alternatives(seen, heaps, missing=missing)
        if alternative.agrees(heaps.known, gone)
    ]
    return Constraints(players=players, known=heaps.known, unseen=unseen, cases=tuple(cases))
