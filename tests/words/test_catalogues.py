"""The catalogues say the same things in every language, and say them right."""

import re

import pytest
from fluent.syntax import FluentSerializer, ast

from tests.words.catalogues import OTHERS, SAID, SCOPES, entries, file_names, keys, look, messages, variables
from vorhand.errors import Field
from vorhand.games import bauernschnapsen, bismarck
from vorhand.games.bismarck.ruleset import TrumpSource
from vorhand.games.known import GAMES as PLAYABLE
from vorhand.words import LANGUAGES, words
from vorhand.words.languages import GAMES

PLURAL = {"one", "other"}
QUOTES = {"sv": ("”", "”"), "es": ("«", "»"), "en": ("“", "”"), "de": ("„", "“"), "fi": ("”", "”")}
NUMBERS = {"count", "deals", "hand", "high", "last", "limit", "low", "number", "pack", "players", "run", "total"}


def sample(name: str, choice: str | None = None) -> Field:
    """A value for a field: a number where it is one, else a word that stands out."""
    if choice is not None and choice not in PLURAL:
        return choice
    return 3 if name in NUMBERS else f"<{name}>"


def choices(game: str, key: str) -> list[dict[str, str]]:
    """Field values that between them take every variant of a message once."""
    selections = look("en", key, game).selections
    return [{}] + [{name: variant} for name, variants in selections for variant in sorted(variants)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_parses_and_stands_once(language: str) -> None:
    stands = {game: [*entries(language, ""), *(entries(language, game) if game else ())] for game in SCOPES}
    for found in stands.values():
        names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]

        assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
        assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]


def test_what_the_games_say_in_the_same_words_stands_once() -> None:
    twice = set.intersection(*(set(messages("en", game)) for game in GAMES))
    alike = {key for key in twice if all(len(_written(language, key)) == 1 for language in LANGUAGES)}

    assert alike == set()


def _written(language: str, key: str) -> set[str]:
    """How the games write a message, once where they write it alike."""
    return {FluentSerializer().serialize_entry(messages(language, game)[key]) for game in GAMES}


def test_there_are_words_for_every_game() -> None:
    assert list(PLAYABLE) == list(GAMES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_and_keys_in_the_same_order(language: str) -> None:
    assert file_names(language) == file_names("en")
    for game in SCOPES:
        assert list(messages(language, game)) == list(messages("en", game))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_parameters(language: str) -> None:
    differing = {(game, key) for game, key in SAID if variables(language, key, game) != variables("en", key, game)}

    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_are_plural_forms_or_the_same_as_in_english(language: str) -> None:
    for game, key in SAID:
        english = dict(look("en", key, game).selections)
        for name, variants in look(language, key, game).selections:
            assert variants == PLURAL or variants == english[name], (key, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_without_anything_left_over(language: str) -> None:
    for game, key in SAID:
        say = words(language, game).say
        for choice in choices(game, key):
            text = say(key, **{name: sample(name, choice.get(name)) for name in variables("en", key, game)})

            assert not re.search(r"[{}$]|\?\?\?|(?<!:)  |\s$|^\s| [,.;:!?]", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_shows_or_decides(language: str) -> None:
    for game, key in SAID:
        say = words(language, game).say
        deciding = {name for name, _ in look("en", key, game).selections}
        fields = {name: sample(name) for name in variables("en", key, game)}
        for name in fields.keys() - deciding - NUMBERS:
            assert f"<{name}>" in say(key, **fields), (key, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_minus_signs_are_typographic(language: str) -> None:
    strange = set("\"'“”„«»‘’") - set(QUOTES[language]) - {"’"}
    for game, key in SAID:
        text = "".join(look(language, key, game).texts)

        assert not strange & set(text), (key, text)
        assert not re.search(r"(?<!\w)-\d", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_stand_around_something(language: str) -> None:
    first, second = QUOTES[language]
    quoted = re.compile(f"{first}[^{first}{second}]+{second}")
    for game, key in SAID:
        looker = look(language, key, game)
        if looker.selections:
            continue
        text = words(language, game).say(key, **{name: f"<{name}>" for name in variables(language, key, game)})

        assert not {first, second} & set(quoted.sub("", text)), (key, text)


def test_a_refused_action_names_every_phase() -> None:
    assert dict(look("en", "refused-phase").selections)["phase"] == {
        phase.value for game in (bismarck, bauernschnapsen) for phase in game.Phase
    }


def test_decided_trumps_name_every_source_that_is_not_the_contract_itself() -> None:
    suits = {"no-trump", "clubs", "diamonds", "hearts", "spades"}

    assert dict(look("en", "event-trump-decided", "bismarck").selections) == {
        "trump": suits,
        "source": {source.value for source in TrumpSource} - suits | {"other"},
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_column_heads_have_at_most_eight_letters_and_differ(language: str, game: str) -> None:
    heads = [
        words(language, game).say(key) for key in keys(game) if key.startswith("contract-") and key.endswith("-head")
    ]

    assert all(len(head) <= 8 for head in heads), heads
    assert len(set(heads)) == len(heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_is_a_word_that_means_something_else_too(language: str) -> None:
    """Dossier 6: Spel is also a game, Pass also passing, Trumf also the trump suit."""
    traps = {"spel", "pass", "pas", "paso", "passe", "passi", "peli", "spiel", "trumf", "trumpf", "valtti", "triunfo"}
    labels = [
        words(language, game).say(key)
        for game, key in SAID
        if key.startswith("contract-") and not key.endswith("-help")
    ]

    assert not traps & {label.lower() for label in labels}
    assert not traps & {label.lower().partition(":")[0] for label in labels}
    assert not traps & {words(language, game).say(key).lower() for game, key in SAID if key.startswith("option-")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_contract_labels_differ(language: str, game: str) -> None:
    long = [key for key in keys(game) if key.startswith("contract-") and key.endswith("-long")]
    labels = [words(language, game).say(key.removesuffix("-long")) for key in long]

    assert len(set(labels)) == len(labels)


def test_spanish_says_mano_only_for_the_player() -> None:
    """Dossier 6: mano is also a hand of cards and a round."""
    wrong = re.compile(r"\bmano\b(?! \(jugador\))", re.IGNORECASE)

    assert [key for game, key in SAID if wrong.search(" ".join(look("es", key, game).texts))] == []


def test_spanish_cuts_the_pack_and_ruffs_with_another_word() -> None:
    """Dossier 6: cortar is used for both elsewhere."""
    for game, key in SAID:
        text = " ".join(look("es", key, game).texts).lower()
        about_play = key.startswith(("rule-BIS-4", "rule-BAU-5", "refused-must", "value-play", "option-must"))

        assert not ("cort" in text and (about_play or "fallar" in text)), key


def test_english_says_hand_only_for_cards_held() -> None:
    wrong = re.compile(r"\b(this|next|previous|last) hand\b", re.IGNORECASE)

    assert [key for game, key in SAID if wrong.search(" ".join(look("en", key, game).texts))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_addressed_formally(language: str) -> None:
    formal = {"es": r"\b[Uu]sted(es)?\b", "de": r"\b(Sie (müssen|können|dürfen|sind|haben)|Ihnen|Ihr(e[nmrs]?)?) "}
    pattern = re.compile(formal.get(language, r"(?!)"))
    formally = [key for game, key in SAID if pattern.search(" ".join(look(language, key, game).texts))]

    # "Ihr spielt" addresses several, informally.
    assert set(formally) <= {"rule-BAU-1-1-four", "rule-BAU-1-2-cards"}
