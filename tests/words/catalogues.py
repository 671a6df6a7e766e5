"""The Fluent files as the tests look at them: parsed by fluent.syntax, not by our loader."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vorhand.words import LANGUAGES

Messages = dict[str, ast.Message]

OTHERS = tuple(language for language in LANGUAGES if language != "en")


def file_names(language: str) -> list[str]:
    folder = files("vorhand.words").joinpath(language)
    return sorted(file.name for file in folder.iterdir())


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    folder = files("vorhand.words").joinpath(language)
    texts = (folder.joinpath(name).read_text("utf-8") for name in file_names(language))
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


@cache
def messages(language: str) -> Messages:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def keys_of(language: str, file: str) -> list[str]:
    """The keys of one file, in their order."""
    text = files("vorhand.words").joinpath(language, file).read_text("utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


KEYS = tuple(messages("en"))


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
def look(language: str, key: str) -> _Looker:
    looker = _Looker()
    looker.visit(messages(language)[key])
    return looker


def variables(language: str, key: str) -> set[str]:
    """The fields that a message needs, those of the messages in it included."""
    looker = look(language, key)
    inner = (variables(language, reference) for reference in looker.references)
    return looker.variables.union(*inner)
