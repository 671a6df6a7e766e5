"""What can be said about a deal beyond playing it: whether the rest is somebody's, and whether its result is fixed.

A claim is proved from what its seat may know and nothing else; whether a result is fixed only the table itself asks.
"""

from vorhand.study.claims import Claim
from vorhand.study.known import claim_of, next_of_rest
from vorhand.study.settled import NODES, settled

__all__ = ["NODES", "Claim", "claim_of", "next_of_rest", "settled"]
