"""What a page is shown: built up from an observation, for one audience. The one function for socket and HTTP alike.

`table` puts a view together, `game` says what a game adds, and a module a game does so; `events` are the events.
"""

from vorhand.server.views.events import count_for, events_for, wire_event
from vorhand.server.views.game import View
from vorhand.server.views.table import GAME_VIEWS, Knock, TableFacts, rules_for, view_for

__all__ = [
    "GAME_VIEWS",
    "Knock",
    "TableFacts",
    "View",
    "count_for",
    "events_for",
    "rules_for",
    "view_for",
    "wire_event",
]
