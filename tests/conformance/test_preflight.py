"""The preflight says in words what is missing or wrong in a game, all at once, and finds nothing in a sound one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from cutpurse.kernel.core import Event, Frame, Menu, Rule, State
from cutpurse.kernel.game import REGISTRY, Game, Option, find, games
from cutpurse.kernel.manifest import SHELF, Manifest
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.testing import conform, preflight
from cutpurse.testing.preflight import REQUIRED
from tests.conformance.toy import BOOKS, SLY, YOURS, Choosing, Dealt, Drawing, SetAside, Sly, SlyGame

Patch = pytest.MonkeyPatch
NOTHING: dict[str, str] = {}


@pytest.mark.parametrize("name", games())
def test_nothing_is_wrong_with_our_games(name: str) -> None:
    assert preflight(find(name)) == []


def test_nothing_is_wrong_with_the_toy_game() -> None:
    assert preflight(SLY) == []


def test_a_game_of_which_nothing_is_written_yet_is_told_every_method_it_needs() -> None:
    class Empty(Game):
        """A beginning."""

    game = Empty("my-game", "MG", 1, (2,), [], [Menu(0, ["bid"])], [], {})
    sentences = preflight(game)
    assert len(sentences) == len(REQUIRED)
    assert sentences[0] == "Empty does not override `Game.blank`: the table before anything happened."
    named = {name for name in vars(Game) if any(f"`Game.{name}`" in sentence for sentence in sentences)}
    assert named == set(REQUIRED)


def test_all_that_is_wrong_is_said_at_once_before_any_check(monkeypatch: Patch) -> None:
    monkeypatch.setattr(SLY, "name", "Sly Game")
    monkeypatch.setattr(SLY, "version", 0)
    monkeypatch.setattr(SLY, "frames", {"Choosing": Choosing})
    with pytest.raises(AssertionError) as caught:
        conform(SLY)
    heading, *sentences = str(caught.value).split("\n- ")
    assert heading == "preflight(Sly Game): not ready for the checks yet."
    assert sentences == [
        "The name 'Sly Game' is no slug: lower case letters and digits, with hyphens between.",
        "The version 0 is no number of 1 or more.",
        "Drawing is not among the game's `frames`, so it cannot be read back.",
    ]


class Clumsy(Event[Sly]):
    """An event whose fields are not what it is made of."""

    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card


class Named(Frame[Sly]):
    """A frame under another name."""


def plain_rule(*_: object) -> Rule:
    """A rule of no rulebook."""
    return Rule("SLY-7", "nowhere", "No.")


@pytest.mark.parametrize(
    ("where", "what", "value", "sentence"),
    [
        (SLY, "prefix", "sly", "The prefix 'sly' cannot begin a clause id such as LD-1: use capital letters."),
        (SLY, "menus", [], "There is no menu, so there is no command"),
        (SLY, "menus", SLY.menus[:1], "The menu of the frame Drawing ('stop', …) is not among the game's `menus`."),
        (SLY, "options", [Option("n", 5, range(3))], "The default of option n, 5, is not allowed: 0 to 2."),
        (SLY, "options", [Option("n", 1, range(3), short=9)], "The short of option n, 9, is not allowed: 0 to 2."),
        (
            SLY,
            "options",
            [Option("n", "x", ("x",))] * 2,
            "There are several options 'n'; each needs a name of its own.",
        ),
        (SLY, "options", [Option("a b", 1, range(3))], "The option 'a b' needs a name of lower case letters"),
        (SLY, "events", {**SLY.events, "Clumsy": Clumsy}, "The event Clumsy has no static `emit(s, …)`"),
        (
            SLY,
            "events",
            {**SLY.events, "Clumsy": Clumsy},
            "The event Clumsy has the `fields` (card), but its constructor takes (seat, card).",
        ),
        (
            SLY,
            "events",
            {name: kind for name, kind in SLY.events.items() if name != "Dealt"},
            "Dealt is not among the game's `events`, so it cannot be read back.",
        ),
        (SLY, "frames", {**SLY.frames, "Other": Named}, "The frame Named is registered as 'Other': use its class name"),
        (SlyGame, "rulebook", lambda game, language: Rulebook(""), "The rulebook (en) has no clauses"),
        (
            SlyGame,
            "rulebook",
            lambda game, language: {"en": BOOKS["en"]}[language],
            "`rulebook('de')` fails: KeyError: 'de'.",
        ),
        (
            SlyGame,
            "rulebook",
            lambda game, language: BOOKS["en"] if language == "en" else Rulebook("### SLY-1 Nur das"),
            "The rulebook (de) lacks what the other (en) has: SLY-2, SLY-1 yours, SLY-2 gone.",
        ),
        (
            SlyGame,
            "rulebook",
            lambda game, language: Rulebook(f"{BOOKS['en'].text}\n### LD-1 Other"),
            "The rulebook (en) has clauses without the prefix SLY-: LD-1.",
        ),
        (Choosing, "why_not", plain_rule, "A refusal cites SLY-7, which is no clause of the rulebook."),
        (
            Choosing,
            "why_not",
            lambda *_: Rule("SLY-1", "nowhere", "No."),
            "A refusal cites `nowhere` of SLY-1; that clause has: yours.",
        ),
        (SlyGame, "setup", lambda game, s, chance: None, "After `setup` nobody is asked for anything"),
        (
            SlyGame,
            "setup",
            lambda game, s, chance: s.nothing,
            "`blank` or `setup` fails with 2 players: AttributeError",
        ),
        (Sly, "clone", State.clone, "Sly does not override `State.clone`."),
        (Drawing, "accept", lambda *_: NOTHING["x"], "`accept` of Drawing fails with 2 players: KeyError: 'x'."),
        (Drawing, "options", lambda *_: (0, YOURS), "Choosing a command in Drawing fails with 2 players"),
        (SlyGame, "present", lambda game, view, viewer: {"points": (1, 2)}, "What `present` gives is no plain JSON"),
        (SlyGame, "present", lambda game, view, viewer: {"points": {1}}, "What `present` gives is no JSON: TypeError"),
        (SlyGame, "tell", lambda game, event, options: {1: "x"}, "What `tell` gives is no plain JSON"),
        (SlyGame, "redact", lambda game, s, viewer: s.nothing, "`redact` fails with 2 players: AttributeError"),
        (SlyGame, "state", lambda game, *_: NOTHING["x"], "Storing the state fails with 2 players: Unreadable"),
        (SlyGame, "outcome", lambda game, s: None, "The last frame is closed, and `outcome` still says"),
        (SetAside, "seen_by", lambda event, viewer: event.nothing, "`seen_by` of SetAside fails with 2 players"),
        (Choosing, "passes", lambda frame, s, seat: 1, "A frame has `passes`, so all answer at once there"),
        (SlyGame, "components", lambda game: NOTHING["x"], "`components` fails: KeyError: 'x'."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    monkeypatch: Patch, where: Any, what: str, value: Any, sentence: str
) -> None:
    monkeypatch.setattr(where, what, value)
    assert [said for said in preflight(SLY) if said.startswith(sentence)], preflight(SLY)


def test_an_event_that_holds_what_cannot_be_stored_is_named_with_its_field(monkeypatch: Patch) -> None:
    def emit(s: Sly, hands: list[int], pile: Any) -> None:
        assert s.journal is not None
        s.journal.append(Dealt(hands, {"pile": 1.5}))  # type: ignore[arg-type]

    monkeypatch.setattr(Dealt, "emit", staticmethod(emit))
    (sentence,) = preflight(SLY)
    assert sentence.startswith("Storing the event Dealt fails with 2 players: Unstorable: {'pile': 1.5} (dict)")
    assert sentence.endswith("in the field 'pile' of Dealt.")


def test_texts_without_a_word_for_an_option_are_named(monkeypatch: Patch, tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text("# Sly", encoding="utf-8")
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(
        "# Words\nsly-title = Sly\n    .text = A\nsly-option-draws = Draw\nsly-option-draws-may = x\nother = y\n",
        encoding="utf-8",
    )
    monkeypatch.setitem(REGISTRY, SLY.name, SLY)
    monkeypatch.setitem(SHELF.found, SLY.name, Manifest(SLY, tmp_path))
    assert preflight(SLY) == [
        "There is no text in texts/en.ftl for sly-option-rounds, sly-option-draws-never.",
        "Texts of texts/en.ftl do not begin with sly-: other.",
    ]


# --- what its manifest names ---
@pytest.mark.parametrize(
    ("parts", "says"),
    [
        (
            {"bots": {"clever": "nobody_has_this:Clever"}},
            "The bot clever of its manifest, nobody_has_this:Clever, cannot",
        ),
        (
            {"bots": {"clever": "builtins:list"}},
            "The bot clever of its manifest, builtins:list, cannot be used: TypeError",
        ),
        ({"policy": "builtins:Policy"}, "The policy of its manifest, builtins:Policy, cannot be used: AttributeError"),
        ({"screen": "nobody_has_this:Screen"}, "The screen of its manifest, nobody_has_this:Screen, cannot be used"),
    ],
)
def test_a_part_that_a_manifest_names_must_be_there(
    parts: dict[str, Any], says: str, tmp_path: Path, monkeypatch: Patch
) -> None:
    monkeypatch.setitem(REGISTRY, SLY.name, SLY)
    monkeypatch.setitem(SHELF.found, SLY.name, Manifest(SLY, tmp_path, **parts))
    (sentence,) = preflight(SLY)
    assert sentence.startswith(says)


@pytest.mark.parametrize(
    ("text", "says"),
    [("{broken", "SLY-1.json cannot be read: "), ("[]", "SLY-1.json cannot be read: "), ("{}", "it has no 'title'")],
)
def test_an_example_that_cannot_be_read_is_named(text: str, says: str, tmp_path: Path, monkeypatch: Patch) -> None:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "SLY-1.json").write_text(text, encoding="utf-8")
    monkeypatch.setitem(REGISTRY, SLY.name, SLY)
    monkeypatch.setitem(SHELF.found, SLY.name, Manifest(SLY, tmp_path))
    (sentence,) = preflight(SLY)
    assert says in sentence
