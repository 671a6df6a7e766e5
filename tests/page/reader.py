"""Somebody with a keyboard and a screen reader: nothing but keys in, nothing but the accessibility tree out."""

import re
from dataclasses import dataclass
from typing import Any

from tests.page.people import PATIENCE_MS, Person

__all__ = ["Node", "Reader", "Tree"]

_LOOK_MS = 10
_SETTLE_MS = 150
"""After so long without a change a key is pressed again: buttons that have just appeared do nothing for a moment."""

CARD = re.compile(r"^\w+ of (spades|hearts|diamonds|clubs)$")
TASKS = {
    "Choose the contract": "contract",
    "Name the trumps": "trump",
    "Take the kitty or leave it": "kitty",
    "Choose 4 cards to discard": "discard",
    "Your turn": "play",
}
"""What the title of the page says when it is my turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Something that a screen reader can tell of."""

    role: str
    name: str
    disabled: bool
    pressed: bool
    focused: bool
    inside: str
    """Role of the nearest thing around it that has a name."""


class Tree:
    """What a screen reader can tell at one moment, in the order of the page."""

    def __init__(self, nodes: list[dict[str, Any]]) -> None:
        self._by_id = {node["nodeId"]: node for node in nodes}
        self.nodes = [self._node(node) for node in nodes if not node.get("ignored")]

    def _node(self, node: dict[str, Any]) -> Node:
        states = {item["name"]: item["value"].get("value") for item in node.get("properties", [])}
        return Node(
            role=_value(node, "role"),
            name=_value(node, "name"),
            disabled=states.get("disabled") is True,
            pressed=states.get("pressed") == "true",
            focused=states.get("focused") is True,
            inside=self._around(node),
        )

    def _around(self, node: dict[str, Any]) -> str:
        around = self._by_id.get(node.get("parentId", ""))
        while around is not None and (around.get("ignored") or not _value(around, "name")):
            around = self._by_id.get(around.get("parentId", ""))
        return _value(around, "role") if around is not None else ""

    @property
    def title(self) -> str:
        """The title of the page."""
        return self.nodes[0].name

    @property
    def focus(self) -> Node:
        """What has the focus; the page itself if nothing in it has."""
        return next((node for node in self.nodes[1:] if node.focused), self.nodes[0])

    def find(self, role: str, name: "str | re.Pattern[str]" = "") -> list[Node]:
        """Everything of that role with that name, or whose name has that pattern."""
        return [node for node in self.nodes if node.role == role and _fits(name, node.name)]

    @property
    def hand(self) -> list[Node]:
        """My cards."""
        return [node for node in self.find("button", CARD) if node.inside == "toolbar"]

    @property
    def task(self) -> str | None:
        """What there is to do."""
        for button, task in (("Next deal", "next"), ("Play again", "over")):
            if any(not node.disabled for node in self.find("button", button)):
                return task
        turn = self.title.removeprefix("● ") if self.title.startswith("● ") else ""
        return next((task for start, task in TASKS.items() if turn.startswith(start)), None)


def _value(node: dict[str, Any], key: str) -> str:
    return str(node.get(key, {}).get("value", ""))


def _fits(wanted: "str | re.Pattern[str]", name: str) -> bool:
    return name == wanted if isinstance(wanted, str) and wanted else re.search(wanted, name) is not None


class Reader:
    """Plays by keyboard, and finds everything by role and name."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self._tool = person.context.new_cdp_session(person.page)
        self._tool.send("Accessibility.enable")

    def press(self, *keys: str) -> None:
        """Press these keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def look(self) -> Tree:
        """The tree as it is now."""
        return Tree(self._tool.send("Accessibility.getFullAXTree")["nodes"])

    @property
    def focus(self) -> str:
        """The name of what has the focus."""
        return self.look().focus.name

    def wait_for_task(self) -> tuple[str, Tree]:
        """Wait until there is something to do: what, and the tree that says so."""
        for _ in range(PATIENCE_MS // _LOOK_MS):
            tree = self.look()
            if tree.task is not None:
                return tree.task, tree
            self.page.wait_for_timeout(_LOOK_MS)
        raise AssertionError(f"there is never anything to do; {tree.focus} has the focus in {tree.title!r}")

    def tab_to(self, role: str, name: "str | re.Pattern[str]") -> Node:
        """Go on with the tabulator until something of that role and name has the focus."""
        for _ in range(60):
            focus = self.look().focus
            if focus.role == role and _fits(name, focus.name):
                return focus
            self.press("Tab")
        raise AssertionError(f"no tabulator leads to {role} {name}")

    def enter(self) -> None:
        """Press Enter on what has the focus, until that is gone or cannot be pressed any more."""
        wanted = self.look().focus
        for _ in range(PATIENCE_MS // _SETTLE_MS):
            self.press("Enter")
            for _ in range(_SETTLE_MS // _LOOK_MS):
                if not any(node.role == wanted.role and node.name == wanted.name for node in self.look().nodes):
                    return
                self.page.wait_for_timeout(_LOOK_MS)
            if self.look().focus.name != wanted.name:
                return
        raise AssertionError(f"{wanted.role} {wanted.name} does not obey")

    # What there is to do

    def do(self, task: str, tree: Tree) -> None:
        """Do what there is to do, in the simplest way."""
        match task:
            case "next":
                self.tab_to("button", "Next deal")
                self.enter()
            case "over":
                self.tab_to("button", "Play again")
                self.enter()
            case "kitty":
                self.tab_to("button", re.compile("^Take the kitty"))
                self.enter()
            case "contract" | "trump":
                self._choose()
            case "discard":
                self._discard()
            case "play":
                self._play(tree)
            case _:
                raise AssertionError(task)

    def _choose(self) -> None:
        """The first that is open; the digits go from one to the next."""
        for digit in "1234":
            self.press(digit)
            if not self.look().focus.disabled:
                break
        self.enter()

    def _discard(self) -> None:
        self._go_to_hand(self.look())
        self.press("Home")
        for _ in range(4):
            self.press("Enter", "ArrowRight", "ArrowRight")
        assert sum(card.pressed for card in self.look().hand) == 4
        self.tab_to("button", "Discard these")
        self.enter()

    def _go_to_hand(self, tree: Tree) -> Tree:
        if tree.focus in tree.hand:
            return tree
        for _ in range(60):
            self.press("Tab")
            tree = self.look()
            if tree.focus in tree.hand:
                return tree
        raise AssertionError("no tabulator leads to the cards")

    def _play(self, tree: Tree) -> None:
        """From card to card to the next one that may be played."""
        tree = self._go_to_hand(tree)
        place = tree.hand.index(tree.focus)
        onwards = [*tree.hand[place:], *tree.hand[:place]]
        steps = next(steps for steps, card in enumerate(onwards) if not card.disabled)
        self.press(*["ArrowRight"] * steps)
        assert self.focus == onwards[steps].name
        self.enter()
