"""The rule book of Bismarck: which clauses make up each numbered rule. The mechanism is `rulebook.clauses`."""

from vorhand.games.bismarck import Ruleset
from vorhand.games.bismarck.rules import RULE_SOURCES
from vorhand.rulebook.bismarck import before_play, layout, play
from vorhand.rulebook.bismarck.examples import EXAMPLES
from vorhand.rulebook.bismarck.exercises import EXERCISES
from vorhand.rulebook.clauses import Book

__all__ = ["BOOK"]


def _facts(ruleset: Ruleset) -> dict[str, int]:
    return {"players": ruleset.players, "deals": ruleset.deals}


BOOK = Book(
    game="bismarck",
    sources=RULE_SOURCES,
    clauses={**before_play.RULES, **play.RULES, **layout.RULES},
    facts=_facts,
    examples=EXAMPLES,
    exercises=EXERCISES,
    houses_to_show=(
        {"deck.players": 4, "deck.hand": 12, "scoring.win": [6, 2, 2, 2], "scoring.lose": [0, 4, 4, 4]},
        {"deck.pack": "short-43", "deck.hand": 13, "scoring.win": [7, 3, 3], "scoring.lose": [3, 5, 5]},
        {
            "deck.pack": "sixes-36",
            "deck.hand": 11,
            "kitty.size": 3,
            "scoring.win": [5, 3, 3],
            "scoring.lose": [3, 4, 4],
        },
        {
            "deck.pack": "sixes-36",
            "deck.hand": 12,
            "kitty.size": 0,
            "kitty.facing": "closed",
            "choice.sees": "hand",
            "exchange.duty": "none",
            "match.forgotten_discard": "none",
            "scoring.win": [6, 3, 3],
            "scoring.lose": [2, 5, 5],
        },
        {
            "deck.pack": "sixes-36",
            "deck.hand": 12,
            "kitty.size": 0,
            "kitty.facing": "closed",
            "choice.selection": "by-turn",
            "choice.contracts": ["layout-up", "layout-down", "layout-named"],
            "choice.sees": "nothing",
            "exchange.duty": "none",
            "match.forgotten_discard": "none",
            "scoring.win": [6, 3, 3],
            "scoring.lose": [6, 3, 3],
        },
        {"contracts.nt-lose.ace": "low"},
        {f"contracts.{row}.ace": "low" for row in ("nt-win", "spades", "free-trump", "nt-lose")},
        {"dealing.packets": [5, 5, 5, 1]},
        {"roles.deals_in_a_row": 4},
        {"choice.sees": "nothing"},
        {"choice.sees": "nothing", "choice.trump_named": "in-pause", "dealing.pause_after": 3},
        {"choice.sees": "taken"},
        {"choice.sees": "exchanged"},
        {
            "choice.selection": "by-deal",
            "choice.contracts": ["nt-win", "spades", "free-trump", "nt-lose"],
            "roles.deals_in_a_row": 4,
        },
        {
            "choice.selection": "by-turn",
            "choice.contracts": ["nt-win", "free-contract"],
            "choice.free_contract": ["spades", "nt-lose"],
        },
        {"choice.contracts": ["cut-trump", "nt-win", "nt-lose"]},
        {"choice.contracts": ["turned-trump", "nt-lose"], "contracts.turned-trump.trump": "last-card"},
        {"choice.contracts": ["turned-trump", "nt-lose"], "contracts.turned-trump.trump": "dealers-card"},
        {"exchange.duty": "none", "match.forgotten_discard": "none"},
        {"exchange.duty": "optional"},
        {"contracts.nt-lose.exchange": "none"},
        {"exchange.order": "discard-first"},
        {"play.beat": "at-no-trump"},
        {"play.beat": "when-trump-led"},
        {"play.beat": "both"},
        {"scoring.win": [0, 0, 0]},
        {"scoring.lose": [0, 0, 0]},
        {"scoring.win": [0, 0, 0], "scoring.lose": [0, 0, 0]},
        {"scoring.win": [7, 5, 4], "scoring.lose": [4, 5, 7]},
        {"deck.hand": 15, "kitty.size": 7, "scoring.win": [5, 5, 5], "scoring.lose": [5, 5, 5]},
    ),
)
