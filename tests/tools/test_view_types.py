"""tools/view_types.py puts the types of views into other words, and tools/check_views.py sees when they part."""

import json
import shutil
from pathlib import Path

import pytest

from cutpurse.kernel.view_types import Views
from tests.tools.conftest import Plant
from tools.check_views import check
from tools.fault_report import HERE
from tools.view_types import COMMON, DOCS, KERNEL, client_types, game_tables, games, json_schema, made, read

TOY = Path("src/cutpurse/games/toy/views.py")
FILES = {
    "games/toy/pieces.py": """
Hue: TypeAlias = Literal["red", "blue"]
Shade: TypeAlias = Literal[Hue, "grey"]
""",
    "kernel/views.py": """
class CommonView(TypedDict):
    '''What every view has.'''

    seat: int | None
    '''Whose it is.'''

class ToldLeft(TypedDict):
    '''It is done.'''

    event: Literal["Left"]
""",
    "games/toy/views.py": """
from cutpurse.games.toy.pieces import Shade
from cutpurse.kernel.views import CommonView, SomeOf, ToldLeft

CardName: TypeAlias = str
'''A card.'''

class Stack(TypedDict):
    '''Cards
    in a heap.'''

    cards: list[CardName | None]
    top: NotRequired[CardName]
    '''The [topmost](cards.md) one.'''

class SharedView(TypedDict):
    '''What everybody sees.'''

    stacks: list[list[Stack]]
    '''*Per seat*, its stacks; None of them is hidden.'''
    by_hue: dict[Shade, int]
    few: SomeOf[Shade, float]

OwnView = TypedDict("OwnView", {"as": Annotated[bool | None, "A keyword."]})
'''What the viewer alone knows.'''

class ToyView(CommonView, SharedView, OwnView):
    '''All of it.'''

class ToldDrew(TypedDict):
    '''A card was drawn.'''

    event: Literal["Drew"]
    card: CardName | None
    '''None | hidden.'''

ToldEvent: TypeAlias = ToldDrew | ToldLeft
'''An event.'''
""",
}


@pytest.fixture
def toy(plant: Plant) -> Views:
    """The views of a game with one type of every sort."""
    return read(plant(FILES), TOY)


def test_types_become_typescript(toy: Views) -> None:
    assert (
        client_types(toy, TOY)
        == """\
// Made by tools/view_types.py from src/cutpurse/games/toy/views.py: change it there.
import type { CommonView, ToldLeft } from "../../wire/common-view";

export const SHADES = ["red", "blue", "grey"] as const;
export type Shade = (typeof SHADES)[number];

export const HUES = ["red", "blue"] as const;
export type Hue = (typeof HUES)[number];

/** A card. */
export type CardName = string;

/** Cards in a heap. */
export interface Stack {
  cards: (CardName | null)[];
  /** The topmost one. */
  top?: CardName;
}

/** What everybody sees. */
export interface SharedView {
  /** Per seat, its stacks; null of them is hidden. */
  stacks: Stack[][];
  by_hue: Record<Shade, number>;
  few: Partial<Record<Shade, number>>;
}

/** What the viewer alone knows. */
export interface OwnView {
  /** A keyword. */
  as: boolean | null;
}

/** All of it. */
export type ToyView = CommonView & SharedView & OwnView;

/** A card was drawn. */
export interface ToldDrew {
  event: "Drew";
  /** null | hidden. */
  card: CardName | null;
}

/** An event. */
export type ToldEvent = ToldDrew | ToldLeft;
"""
    )


def test_types_become_a_json_schema_that_knows_what_must_be_there(toy: Views) -> None:
    schema = json.loads(json_schema(toy, "ToyView", "Toy"))
    assert schema["$ref"] == "#/$defs/ToyView"
    defs = schema["$defs"]
    assert defs["ToyView"]["required"] == ["seat", "stacks", "by_hue", "few", "as"]
    assert defs["ToyView"]["additionalProperties"] is False
    properties = defs["ToyView"]["properties"]
    assert properties["by_hue"]["required"] == ["red", "blue", "grey"]
    assert properties["few"]["required"] == []
    assert properties["as"] == {"description": "A keyword.", "anyOf": [{"type": "boolean"}, {"type": "null"}]}
    assert defs["Stack"]["required"] == ["cards"]
    assert defs["ToldEvent"]["anyOf"] == [{"$ref": "#/$defs/ToldDrew"}, {"$ref": "#/$defs/ToldLeft"}]
    assert defs["ToldDrew"]["properties"]["event"] == {"const": "Drew"}


def test_types_become_tables(toy: Views) -> None:
    tables = game_tables(toy)
    assert "| `stacks` | `list[list[Stack]]` | *Per seat*, its stacks; None of them is hidden. |" in tables
    assert "| **Stack** | | | Cards in a heap. |" in tables
    assert "| | `top` | `CardName` | The [topmost](cards.md) one. May be missing. |" in tables
    assert "| `Shade` | `red`, `blue`, `grey` |" in tables
    assert "| `Drew` | A card was drawn. | `card` `CardName \\| None`: None \\| hidden. |" in tables


def test_a_type_without_words_is_told(plant: Plant) -> None:
    odd = {**FILES, "games/toy/views.py": FILES["games/toy/views.py"].replace("list[list[Stack]]", "set[Stack]")}
    views = read(plant(odd), TOY)
    with pytest.raises(TypeError, match=r"no words for set\[Stack\]"):
        client_types(views, TOY)
    with pytest.raises(TypeError, match=r"no words for set\[Stack\]"):
        json_schema(views, "ToyView", "Toy")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of all that the check reads and looks at, in step."""
    sources = [KERNEL, *games(HERE), *(path.with_name("pieces.py") for path in games(HERE))]
    for path in {*sources, *made()}:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / path, tmp_path / path)
    assert check(tmp_path)[0] == []
    return tmp_path


def test_a_field_added_to_a_type_makes_client_schema_and_tables_stale(copy: Path) -> None:
    views = copy / "src/cutpurse/games/swindler/views.py"
    text = views.read_text(encoding="utf-8")
    views.write_text(text.replace("    owed: int\n", "    luck: int\n    owed: int\n", 1), encoding="utf-8")
    stale = {fault.path.relative_to(copy).as_posix() for fault in check(copy)[0]}
    assert stale == {"web/src/games/swindler/view.ts", "docs/schema/swindler.json", "docs/view.md"}
    assert all("run python -m tools.view_types" in fault.text for fault in check(copy)[0])


def test_a_word_added_to_the_pieces_makes_them_stale(copy: Path) -> None:
    pieces = copy / "src/cutpurse/games/langfinger/pieces.py"
    text = pieces.read_text(encoding="utf-8")
    pieces.write_text(text.replace('"pliers", ', '"pliers", "crowbar", ', 1), encoding="utf-8")
    stale = {fault.path.relative_to(copy).as_posix() for fault in check(copy)[0]}
    assert stale == {"web/src/games/langfinger/view.ts", "docs/schema/langfinger.json", "docs/view.md"}


def test_a_field_of_every_view_added_makes_the_common_types_and_all_schemas_stale(copy: Path) -> None:
    views = copy / KERNEL
    text = views.read_text(encoding="utf-8")
    views.write_text(text.replace("    version: int\n", "    luck: int\n    version: int\n", 1), encoding="utf-8")
    stale = {fault.path.relative_to(copy) for fault in check(copy)[0]}
    assert stale == {path for path in made(copy) if path.suffix == ".json"} | {COMMON, DOCS}


@pytest.mark.parametrize("path", made(), ids=str)
def test_a_generated_file_edited_by_hand_is_a_fault(copy: Path, path: Path) -> None:
    text = (copy / path).read_text(encoding="utf-8")
    (copy / path).write_text(text.replace("he round, from 1", "he round", 1).replace("ule", "ole", 1), encoding="utf-8")
    [fault] = check(copy)[0]
    assert fault.path == copy / path


def test_a_document_without_a_place_for_the_tables_is_a_fault(copy: Path) -> None:
    text = (copy / DOCS).read_text(encoding="utf-8")
    (copy / DOCS).write_text(text.replace("<!-- end of swindler -->", ""), encoding="utf-8")
    [fault] = check(copy)[0]
    assert "no place for the tables of swindler" in fault.text
