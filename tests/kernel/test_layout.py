"""The layout of a table for every game: what the fields of a view are, from its types, its values and hints."""

import sys
from pathlib import Path

import pytest

import cutpurse  # noqa: F401 (its games)
from cutpurse.kernel.game import Game, find
from cutpurse.kernel.layout import KINDS, BadHint, Layout, LayoutField, forgiving_layout, layout
from cutpurse.kernel.layout import typed as typed_view
from cutpurse.kernel.view_types import UnknownType
from cutpurse.testing import preflight
from tests.conformance.toy import SLY
from tests.packages import on_path, sly_package

WORDS = """
from typing import Literal, TypeAlias

Hue: TypeAlias = Literal["red", "blue"]
"""
VIEWS = '''
from __future__ import annotations
from typing import Literal, TypeAlias, TypedDict
from cutpurse.kernel.views import CommonView, PerSeat
from .words import Hue

Card: TypeAlias = str

class Bid(TypedDict):
    seat: int
    """Who bid."""
    card: Card

class SlyView(CommonView):
    phase: Literal["bidding", "over"]
    round: int
    """The round, from 1."""
    last: bool
    bidder: int | None
    """Whose bid stands."""
    owing: list[int]
    """The seats that owe a card."""
    hand: list[Card]
    """Its own cards."""
    middle: list[Card | None]
    hands: list[int]
    """*Per seat*, the number of cards."""
    shown: PerSeat[list[Card]]
    role: list[Hue | None]
    """*Per seat*, its colour."""
    next: PerSeat[int]
    """*Per seat*, who plays after it."""
    bids: list[Bid]
    board: list[list[Card | None]]
    piles: dict[Hue, int]
    towers: dict[Hue, list[int | None]]
    """By colour, whose towers they are."""
    known: dict[str, list[Card]]
    standing: Bid | None

class ToldDrew(TypedDict):
    event: Literal["Drew"]
    seat: int
    over: int | None
    """Whose bid stood before."""
    card: Card
'''


class Folder:
    """What of a manifest the layout is made from."""

    def __init__(self, folder: Path, game: Game = SLY, view: str = "", **hints: str) -> None:
        self.game = game
        self.folder = folder
        self.view = view
        self.hints = hints


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The view of a package elsewhere, by its name."""
    package = tmp_path / "sly_elsewhere"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "words.py").write_text(WORDS)
    (package / "views.py").write_text(VIEWS)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "sly_elsewhere", raising=False)
    return "sly_elsewhere.views:SlyView"


def kinds(found: Layout) -> dict[str, str]:
    """The kind of each field."""
    return {field["name"]: field["kind"] for field in found["fields"]}


def field(found: Layout, name: str) -> LayoutField:
    """The field of this name."""
    return next(each for each in found["fields"] if each["name"] == name)


def test_types_and_their_texts_say_what_a_field_is(tmp_path: Path, typed: str) -> None:
    assert kinds(layout(Folder(tmp_path, view=typed))) == {
        "phase": "word",
        "round": "counter",
        "last": "flag",
        "bidder": "seat",
        "owing": "seats",
        "hand": "hand",
        "middle": "zone",
        "hands": "seat_counters",
        "shown": "seat_zones",
        "role": "seat_words",
        "next": "seat_words",
        "bids": "rows",
        "board": "grid",
        "piles": "group",
        "towers": "group",
        "known": "group",
        "standing": "group",
    }


def test_objects_come_with_their_parts_and_the_one_that_names_them(tmp_path: Path, typed: str) -> None:
    found = layout(Folder(tmp_path, view=typed))
    parts: list[LayoutField] = [{"name": "seat", "kind": "seat"}, {"name": "card", "kind": "word"}]
    assert field(found, "bids") == {"name": "bids", "kind": "rows", "parts": parts, "label": "card"}
    assert [part["name"] for part in field(found, "piles")["parts"]] == ["red", "blue"]
    assert [part["kind"] for part in field(found, "towers")["parts"]] == ["seats", "seats"]
    assert field(found, "known")["each"] == {"name": "", "kind": "zone"}
    assert field(found, "next")["each"] == {"name": "", "kind": "seat"}


def test_told_events_come_with_what_their_fields_are(tmp_path: Path, typed: str) -> None:
    events = layout(Folder(tmp_path, view=typed))["events"]
    assert events["Drew"] == [
        {"name": "seat", "kind": "seat"},
        {"name": "over", "kind": "seat"},
        {"name": "card", "kind": "word"},
    ]
    assert events["SetAside"] == [
        {"name": "seat", "kind": "seat"},
        {"name": "card", "kind": "counter"},
    ]  # by its values
    assert events["RoundBegan"] == []


def test_without_types_the_values_of_random_games_say_it(tmp_path: Path) -> None:
    assert kinds(layout(Folder(tmp_path))) == {
        "hand": "hand",
        "hands": "seat_counters",
        "owing": "zone",
        "aside": "seat_counters",
        "points": "seat_counters",
    }


def test_hints_have_the_last_word_one_field_at_a_time(tmp_path: Path) -> None:
    found = layout(Folder(tmp_path, owing="seats", points="track 9"))
    assert kinds(found) == kinds(layout(Folder(tmp_path))) | {"owing": "seats", "points": "track"}
    assert field(found, "points")["size"] == 9


@pytest.mark.parametrize(
    ("hints", "words"),
    [
        ({"hnad": "hand"}, "'hnad'; the view has: hand, hands, owing, aside, points."),
        ({"hand": "fan"}, "'hand', a list, is 'fan'; it can be: hand, zone, "),
        ({"hand": "counter"}, "'hand', a list, is 'counter'; it can be: hand, zone, "),
        ({"points": "track 0"}, "'points', a list, is 'track 0'"),
    ],
)
def test_a_hint_that_cannot_be_followed_is_refused_in_words(tmp_path: Path, hints: dict[str, str], words: str) -> None:
    with pytest.raises(BadHint) as refused:
        layout(Folder(tmp_path), hints)
    assert str(refused.value).startswith("sly: a hint ")
    assert words in str(refused.value)


def test_who_has_to_draw_does_without_what_is_wrong(tmp_path: Path) -> None:
    plain = layout(Folder(tmp_path))
    assert forgiving_layout(Folder(tmp_path, owing="seats")) == (layout(Folder(tmp_path, owing="seats")), "")
    assert forgiving_layout(Folder(tmp_path, hnad="hand"))[0] == plain
    drawn, wrong = forgiving_layout(Folder(tmp_path, view="tests.conformance.toy:Nothing"))
    assert (drawn, wrong) == (plain, "tests.conformance.toy has no TypedDict Nothing")


def test_preflight_says_which_hint_cannot_be_followed(tmp_path: Path) -> None:
    sly_package(tmp_path, "well-hinted", manifest=', hints={"owing": "seats"}')
    sly_package(tmp_path, "ill-hinted", manifest=', hints={"hnad": "hand"}')
    sly_package(tmp_path, "ill-typed", manifest=', view="ill_typed:No"')
    with on_path(tmp_path):
        assert not [sentence for sentence in preflight(find("well-hinted")) if "a hint" in sentence]
        assert [sentence for sentence in preflight(find("ill-hinted")) if "a hint names the field 'hnad'" in sentence]
        assert "ill-typed: the view of its manifest cannot be read: ill_typed has no TypedDict No." in preflight(
            find("ill-typed")
        )


def test_a_view_that_is_not_there_is_named(typed: str) -> None:
    with pytest.raises(UnknownType, match=r"sly_elsewhere\.views has no TypedDict Nothing"):
        typed_view(typed.replace("SlyView", "Nothing"))


def test_all_commands_come_in_the_order_of_the_menus(tmp_path: Path) -> None:
    assert layout(Folder(tmp_path))["menus"] == [[f"set {card}" for card in range(12)], ["stop", "draw"]]


def test_pieces_of_which_there_is_one_are_told_from_those_that_are_alike(tmp_path: Path) -> None:
    assert layout(Folder(tmp_path))["pieces"] == {str(card): 1 for card in range(12)}
    tools = layout(Folder(tmp_path, find("langfinger")))["pieces"]
    assert (tools["hammer"], tools["F1"]) == (12, 1)


@pytest.mark.parametrize(("game", "event"), [("gaunerbande", ["Dealt"]), ("langfinger", ["RoundBegan"])])
def test_a_random_game_shows_with_which_event_a_round_begins(tmp_path: Path, game: str, event: list[str]) -> None:
    assert layout(Folder(tmp_path, find(game)))["rounds"] == event
    assert layout(Folder(tmp_path))["rounds"] == []  # Sly is over too soon to tell


def test_where_all_answer_at_once_the_layout_says_how_to_pass(tmp_path: Path) -> None:
    assert layout(Folder(tmp_path))["passes"] == []  # nobody is asked for a reaction in Sly
    assert layout(Folder(tmp_path, find("swindler")))["passes"] == ["pass"]


def test_the_folder_says_which_pieces_are_drawn_and_whether_it_has_a_board(tmp_path: Path) -> None:
    assert (layout(Folder(tmp_path))["art"], layout(Folder(tmp_path))["board"]) == ([], False)
    for name in ("art/7.svg", "art/cover.svg", "board/index.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    assert (layout(Folder(tmp_path))["art"], layout(Folder(tmp_path))["board"]) == (["7", "cover"], True)


@pytest.mark.parametrize("game", ["gaunerbande", "langfinger", "midnight_exchange", "swindler"])
def test_every_field_of_our_own_views_has_a_kind(game: str) -> None:
    name = "".join(word.title() for word in game.split("_"))
    trees, events = typed_view(f"cutpurse.games.{game}.views:{name}View")
    assert [field for field, tree in trees.items() if tree.sort == "unknown"] == []
    assert all(part["kind"] in KINDS for fields in events.values() for part in fields)
    assert events
