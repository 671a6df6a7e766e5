"""Which language to speak to somebody."""

import pytest

from vorhand.words import LANGUAGES, pick_language


@pytest.mark.parametrize(
    ("candidates", "expected"),
    [
        ((), "en"),
        ((None,), "en"),
        (("", "C", "POSIX", "C.UTF-8"), "en"),
        (("sv_SE.UTF-8",), "sv"),
        (("de-AT",), "de"),
        (("de_AT.UTF-8@euro",), "de"),
        (("es@latin",), "es"),
        (("ES-419",), "es"),
        ((" fi ",), "fi"),
        ((None, "C", "fi_FI"), "fi"),
        (("fr_FR", "sv_SE"), "sv"),
        (("nb:sv:en",), "sv"),
        (("fr-CH, fr;q=0.9, de;q=0.7, *;q=0.5",), "de"),
        (("fil_PH",), "en"),
        (("se_SE",), "en"),
        (("*",), "en"),
        (("../../etc/passwd",), "en"),
        (("en_GB", "sv"), "en"),
    ],
)
def test_the_first_language_that_we_have_is_picked(candidates: tuple[str | None, ...], expected: str) -> None:
    assert pick_language(*candidates) == expected


def test_there_are_five_languages() -> None:
    assert list(LANGUAGES) == ["sv", "es", "en", "de", "fi"]
