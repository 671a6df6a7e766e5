"""Looking words up: plural forms, fallbacks, ids that become words, lists, signs."""

import threading
import warnings

import pytest

from vorhand import words as module
from vorhand.errors import IllegalActionError, NotationError
from vorhand.words import LANGUAGES, Words, WordsWarning, english, signed, words
from vorhand.words.catalogue import Catalogue

COUNTS = (0, 1, 2, 5)
PLURALS = {
    "sv": {
        "refused-seat": ["0 platser", "1 plats,", "2 platser", "5 platser"],
        "event-discarded": ["0 kort dolt", "1 kort dolt", "2 kort dolt", "5 kort dolt"],
        "event-match-ended": ["N delar", "N vinner", "N delar", "N delar"],
    },
    "es": {
        "refused-seat": ["0 asientos", "1 asiento,", "2 asientos", "5 asientos"],
        "event-discarded": ["0 cartas", "1 carta boca", "2 cartas", "5 cartas"],
        "event-match-ended": ["N comparten", "N gana", "N comparten", "N comparten"],
    },
    "en": {
        "refused-seat": ["0 seats", "1 seat,", "2 seats", "5 seats"],
        "event-discarded": ["0 cards", "1 card face", "2 cards", "5 cards"],
        "event-match-ended": ["N share", "N wins", "N share", "N share"],
    },
    "de": {
        "refused-seat": ["0 Plätze", "1 Platz,", "2 Plätze", "5 Plätze"],
        "event-discarded": ["0 Karten", "1 Karte verdeckt", "2 Karten", "5 Karten"],
        "event-match-ended": ["N teilen", "N gewinnt", "N teilen", "N teilen"],
    },
    "fi": {
        "refused-seat": ["0 paikkaa", "1 paikka,", "2 paikkaa", "5 paikkaa"],
        "event-discarded": ["0 korttia", "1 kortin kuva", "2 korttia", "5 korttia"],
        "event-match-ended": ["N jakavat", "N voittaa", "N jakavat", "N jakavat"],
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["refused-seat", "event-discarded", "event-match-ended"])
def test_counts_have_their_plural_forms(language: str, key: str) -> None:
    for count, expected in zip(COUNTS, PLURALS[language][key], strict=True):
        text = words(language).say(key, count=count, players=count, winners="N", totals="", player="P", rule="")

        assert expected in text


def test_the_long_label_explains_the_contract() -> None:
    assert words("en").say("contract-nt-win-long") == "Sang: no trumps, win tricks"
    assert words("sv").say("contract-nt-win-long") == "Sang: utan trumf, ta stick"


def test_an_error_is_its_english_sentence() -> None:
    error = IllegalActionError("refused-must-follow", rule="BIS-4.2", card="KH", suit="S", legal="9S JS")

    assert str(error) == "KH: must follow spades (BIS-4.2); playable: 9S JS"
    assert str(NotationError("notation-card", text="1X")).startswith("“1X” is not a card")


def test_the_same_error_speaks_every_language() -> None:
    fields = {"rule": "BIS-4.2", "card": "KH", "suit": "S", "legal": "9S JS"}

    assert [words(language).sentence("refused-must-follow", fields) for language in LANGUAGES] == [
        "KH: du måste bekänna spader (BIS-4.2); spelbara: 9S JS",
        "KH: debes asistir a picas (BIS-4.2); jugables: 9S JS",
        "KH: must follow spades (BIS-4.2); playable: 9S JS",
        "KH: Farbzwang, du musst Pik zugeben (BIS-4.2); spielbar: 9S JS",
        "KH: maapakko, sinun on lyötävä pataa (BIS-4.2); lyötävissä: 9S JS",
    ]


def test_contracts_and_trumps_in_a_refusal_become_words() -> None:
    used = {"rule": "BIS-3.1", "contract": "nt-win", "legal": "spades, nt-lose"}
    trump = {"rule": "BIS-3.4", "trump": "no-trump", "legal": "clubs, spades"}

    assert words("fi").sentence("refused-contract-used", used) == (
        "Grandi: tämä pelinviejä on jo käyttänyt pelimuodon (BIS-3.1); jäljellä: Patavaltti, Misääri"
    )
    assert words("sv").sentence("refused-trump", trump) == (
        "utan trumf: får inte väljas här (BIS-3.4); möjliga: klöver, spader"
    )


def test_expected_kinds_become_words_and_others_stay() -> None:
    fields = {"file": "f", "key": "k", "value": "v"}
    known = words("de").sentence("ruleset-type", {**fields, "expected": "a list"})
    unknown = words("de").sentence("ruleset-type", {**fields, "expected": "a horse"})

    assert known == "f: k: muss eine Liste sein, nicht „v“."
    assert "a horse" in unknown


def test_reasons_become_words_by_rule_set() -> None:
    fields = {"id": "bismarck/follett", "reason": "Nobody knows."}

    assert "kolme nimeä" in words("fi").sentence("ruleset-not-implementable", fields)


def test_a_missing_key_is_an_error_in_tests() -> None:
    with pytest.raises(WordsWarning, match="no-such-key is missing"):
        words("sv").say("no-such-key")


def test_a_missing_field_is_an_error_in_tests() -> None:
    with pytest.raises(WordsWarning, match="event-card-played"):
        words("en").say("event-card-played", player="Anna")


def test_players_never_see_an_exception() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", WordsWarning)

        assert words("sv").say("no-such-key") == "no-such-key"
        assert english("no-such-sentence", {"file": "x"}) == "no-such-sentence: file=x"
        assert words("en").say("event-card-played", player="Anna").startswith("Anna plays ")


class _Empty:
    def has(self, key: str) -> bool:
        return False


def test_a_key_missing_in_one_language_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    full = module._catalogue("en", "")
    monkeypatch.setattr(module, "_catalogue", lambda language, game: full if language == "en" else _Empty())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", WordsWarning)

        assert words("fi").say("phase-over") == "The match is over."


def test_words_are_kept_and_an_unknown_language_is_english() -> None:
    assert words("sv") is words("sv")
    assert words("xx").language == "en"
    assert Words("fi").say("suit-S") == "pata"


def test_negative_and_large_numbers_look_as_players_write_them() -> None:
    text = words("en").say("ruleset-range", file="f", key="k", value=-70000, low=-3, high=65536)

    assert text == "f: k: −70000 is out of range; write −3 to 65536."


def test_points_carry_their_sign() -> None:
    assert [signed(points) for points in (3, 0, -12)] == ["+3", "0", "−12"]


@pytest.mark.parametrize(
    ("language", "parts", "expected"),
    [
        ("en", [], ""),
        ("en", ["Anna"], "Anna"),
        ("en", ["Anna", "Bo"], "Anna and Bo"),
        ("sv", ["Anna", "Bo", "Cia"], "Anna, Bo och Cia"),
        ("de", ["Anna", "Bo", "Cia", "Dora"], "Anna, Bo, Cia und Dora"),
        ("fi", ["Anna", "Bo"], "Anna ja Bo"),
        ("es", ["Ana", "Luis"], "Ana y Luis"),
        ("es", ["Ana", "Inés"], "Ana e Inés"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["Ana", "Luis", "Hilda"], "Ana, Luis e Hilda"),
        ("es", ["agua", "hierro"], "agua y hierro"),
        ("es", ["Ana", "Yolanda"], "Ana y Yolanda"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, parts: list[str], expected: str) -> None:
    assert words(language).joined(parts) == expected


def test_many_threads_may_ask_at_once() -> None:
    catalogue, found = Catalogue("sv"), list[bool]()
    threads = [threading.Thread(target=lambda: found.append(catalogue.has("rule-BIS-7-1-redeal"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert found == [True] * 8


def test_a_language_without_files_has_no_words_and_no_exception() -> None:
    assert not Catalogue("tlh").has("suit-S")


def test_a_game_says_a_key_in_its_own_words() -> None:
    key = "axis-contracts-order", "phase-name-trump", "event-card-played"

    assert [words("en", "bauernschnapsen").say(k, player="Anna", card="KH") for k in key] == [
        "The cards rank",
        "The caller is naming trumps.",
        "Anna plays KH.",
    ]
    assert words("en", "bismarck").say("phase-name-trump") == "The declarer is naming trumps."


def test_without_a_game_a_key_of_both_is_bismarcks_and_any_other_is_found() -> None:
    assert words("en").say("phase-name-trump") == "The declarer is naming trumps."
    assert words("en").say("contract-gang") == "Gang"


def test_a_game_does_not_say_what_only_another_says() -> None:
    assert not words("en", "bauernschnapsen").has("contract-nt-win")
    with pytest.raises(WordsWarning, match="contract-nt-win is missing"):
        words("en", "bauernschnapsen").say("contract-nt-win")


def test_an_unknown_game_is_no_game() -> None:
    assert words("sv", "own").say("contract-gang") == "Gang"


def test_calls_and_suits_in_a_refusal_become_words() -> None:
    low = {"rule": "BAU-3.2", "contract": "bettler", "legal": "pass, gang, kontra-normal"}
    suit = {"rule": "BAU-2.3", "trump": "S", "legal": "C, H"}

    assert words("en").sentence("refused-bid-too-low", low) == (
        "Bettler: too low, you must bid higher or hold by right of priority (BAU-3.2);"
        " possible: Pass, Gang, Kontra to the Normal"
    )
    assert words("de", "bauernschnapsen").sentence("refused-first-three", suit) == (
        "Pik: nicht unter deinen ersten drei Karten (BAU-2.3);"
        " nenn eine ihrer Farben oder lass aufschlagen: Kreuz, Herz"
    )
