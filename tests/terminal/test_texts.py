"""The catalogues: both languages speak, and a message that is not there is a fault, not a gap."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cutpurse.kernel.game import find, games
from cutpurse.terminal.games.game_screen import GameScreen
from cutpurse.terminal.start import BOT_NAMES, game_screen_of
from cutpurse.texts import Catalogue, Texts, locale_language, number, printable, signed


def test_a_missing_message_or_variable_is_an_error() -> None:
    texts = Texts("en")
    with pytest.raises(LookupError):
        texts.say("no-such-message")
    with pytest.raises(LookupError):
        texts.say("waiting")


def test_a_message_brings_what_it_refers_to() -> None:
    texts = Texts("en")
    texts.catalogue = Catalogue("en")  # of which nothing was said yet
    assert texts.say("swindler-from-bag", colour="red") == "from the red bag"


def test_things_are_listed_as_a_sentence_does() -> None:
    assert Texts("en").join(["a"]) == "a"
    assert Texts("en").join(["a", "b", "c"]) == "a, b and c"
    assert Texts("de").join(["a", "b"]) == "a und b"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_CH", "LANG": "en_GB"}, "de"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_numbers_have_a_real_minus_sign() -> None:
    assert [number(-26), signed(-26), signed(0), signed(5)] == ["−26", "−26", "0", "+5"]


def test_what_was_typed_is_safe_to_show() -> None:
    assert printable(" \x1b[2Jg4\n") == "�[2Jg4"
    assert len(printable("x" * 500)) == 40


@pytest.mark.parametrize(
    ("points", "english", "german"),
    [
        (0, "Otto takes the trick.", "Otto nimmt den Stich."),
        (1, "Otto takes the trick: one point.", "Otto nimmt den Stich: ein Punkt."),
        (14, "Otto takes the trick: 14 points.", "Otto nimmt den Stich: 14 Punkte."),
    ],
)
def test_points_are_counted_in_words(points: int, english: str, german: str) -> None:
    assert Texts("en").say("gaunerbande-terminal-taken", you="no", who="Otto", points=points) == english
    assert Texts("de").say("gaunerbande-terminal-taken", you="no", who="Otto", points=points) == german
    assert Texts("de").say("gaunerbande-terminal-taken", you="yes", who="", points=0) == "Du nimmst den Stich."


def test_every_game_has_a_face_and_enough_names() -> None:
    for name in games():
        assert isinstance(game_screen_of(find(name), Texts("en"), ["", "Otto"]), GameScreen)
    assert len(BOT_NAMES) >= 6


# What is counted, in the plural. Where a number stands before it that may be one, the message has a form for that.
COUNTED = {
    "en": "(?:penalty |loot |art |wanted |more )?(?:points|rounds|tiles|cards|orders|tools|fences|objects|entries|"
    "grabs|posters|moves|coins|rogues|times)",
    "de": "(?:Punkten?|Minuspunkten?|Runden|Karten|Aufträgen?|Werkzeuge|Kunstobjekte|Einträge|Griffen?|Steckbriefe|"
    "Münzen)",
}
# Numbers that are never one: fixed by the rules, or told only of more.
NEVER_ONE = {
    # what uniting the gang is worth
    "gaunerbande-gang-others-text",
    "gaunerbande-gang-self-text",
    "gaunerbande-log-reward",
    "gaunerbande-words-gang",
    "gaunerbande-terminal-gang-others",
    "gaunerbande-terminal-gang-self",
    "gaunerbande-terminal-rewarded",
    "faces-slip-unpayable",  # more than a tray holds
    "gaunerbande-why",  # more points than a limit, which is one at least
    "swindler-board-survive",  # of one draw, the risk itself is told
}


def said_of_one(language: str, entry: str) -> str:
    """A message with its attributes as they are said where every number is one; a choice by a word is its last."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(entry))
    message = bundle.get_message(entry.partition(" =")[0].strip())
    values = dict.fromkeys(re.findall(r"\$(\w+)", entry), 1)
    patterns = [message.value, *message.attributes.values()]
    return "\n".join(str(bundle.format_pattern(pattern, values)[0]) for pattern in patterns if pattern is not None)


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_one_thing_the_plural_is_not_said(language: str) -> None:
    plural = re.compile(rf"(?<![\w.,–-])1 {COUNTED[language]}\b")
    entries = {id: entry for id, entry in Catalogue(language).unread.items() if not id.startswith("-")}
    wrong = {id: said for id, entry in entries.items() if plural.search(said := said_of_one(language, entry))}
    assert wrong.keys() - NEVER_ONE == set()
