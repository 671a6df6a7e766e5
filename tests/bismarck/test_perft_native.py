"""The native core and the Python engine count the same sequences from the positions of perft.tsv."""

from tests.bismarck.test_perft import position
from tests.bismarck.vectors import Row, each_row
from vorhand.solver.bismarck.twin import deal_of
from vorhand.testing.perft import perft


@each_row("perft.tsv")
def test_same_count_in_both_engines(row: Row) -> None:
    if row["deal_string"] == "-":
        return
    state, depth = position(row), int(row["depth"])

    assert deal_of(state).perft(depth) == perft(state, depth) == int(row["sequences"]), row["deal_string"]
