"""The Fluent files as the tests look at them: parsed by fluent.syntax, not by our loader."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vorhand.words.languages import GAMES, LANGUAGES, game_of_file

Messages = dict[str, ast.Message]

OTHERS = tuple(language for language in LANGUAGES if language != "en")


def file_names(language: str) -> list[str]:
    folder = files("vorhand.words").joinpath(language)
    return sorted(file.name for file in folder.iterdir())


@cache
def entries(language: str, game: str) -> tuple[ast.EntryType, ...]:
    """What stands in the files that belong to a game, or to all ("")."""
    folder = files("vorhand.words").joinpath(language)
    names = (name for name in file_names(language) if game_of_file(name) == game)
    texts = (folder.joinpath(name).read_text("utf-8") for name in names)
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


@cache
def messages(language: str, game: str) -> Messages:
    """The messages that stand in the files of a game, or in those of all ("")."""
    return {entry.id.name: entry for entry in entries(language, game) if isinstance(entry, ast.Message)}


@cache
def _known(language: str, game: str) -> Messages:
    return messages(language, "") | messages(language, game)


def keys_of(language: str, start: str) -> list[str]:
    """The keys of the files whose names begin like that, in their order."""
    folder = files("vorhand.words").joinpath(language)
    texts = (folder.joinpath(name).read_text("utf-8") for name in file_names(language) if name.startswith(start))
    found = (entry for text in texts for entry in FluentParser().parse(text).body)
    return [entry.id.name for entry in found if isinstance(entry, ast.Message)]


SCOPES = ("", *GAMES)
"""What a key can belong to: all games, or one."""

SAID = tuple((game, key) for game in SCOPES for key in messages("en", game))
"""Every key with the game that it belongs to."""


@cache
def keys(game: str) -> frozenset[str]:
    """What can be said in a game: its own keys and those of all."""
    return frozenset(_known("en", game))


class _Looker(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.selections: list[tuple[str, frozenset[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        names = [variant.key for variant in node.variants]
        keys = frozenset(name.name for name in names if isinstance(name, ast.Identifier))
        self.selections.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def look(language: str, key: str, game: str = "") -> _Looker:
    looker = _Looker()
    looker.visit(_known(language, game)[key])
    return looker


def variables(language: str, key: str, game: str = "") -> set[str]:
    """The fields that a message needs, those of the messages in it included."""
    looker = look(language, key, game)
    inner = (variables(language, reference, game) for reference in looker.references)
    return looker.variables.union(*inner)
