"""How the table of a game without a board of its own is laid out: what each field of its view is, and all its commands.

The kinds come from the view's TypedDict where the manifest names one: from the types of its fields, and from the texts
below them. Else they come from the values of a few random games. A hint of the manifest has the last word. Browser and
terminal draw by it (docs/generic-table.md).
"""

from __future__ import annotations

import ast
import importlib.util
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple, NotRequired, Protocol, TypeAlias, TypedDict, get_args

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.core import SPECTATOR
from cutpurse.kernel.game import Game
from cutpurse.kernel.match import Match, shown
from cutpurse.kernel.play import asked_at_once
from cutpurse.kernel.view_types import FOLLOWED, Alias, Field, Shape, UnknownType, Views, members
from cutpurse.kernel.views import CommonView

Kind: TypeAlias = Literal[
    "hand", "zone", "seat_zones", "counter", "seat_counters", "word", "seat_words", "flag", "seat", "seats", "track",
    "rows", "grid", "group", "hidden",
]  # fmt: skip
KINDS: Final[tuple[str, ...]] = get_args(Kind)
Sort: TypeAlias = Literal["number", "word", "flag", "list", "object", "unknown"]
# What can be drawn as what; what is unknown can be anything.
SUITABLE: Final[dict[Sort, tuple[Kind, ...]]] = {
    "number": ("counter", "seat", "track", "word", "zone", "hand", "hidden"),
    "word": ("word", "zone", "hand", "hidden"),
    "flag": ("flag", "word", "hidden"),
    "list": ("hand", "zone", "seat_zones", "seat_counters", "seat_words", "seats", "track", "rows", "grid", "hidden"),
    "object": ("group", "zone", "hand", "rows", "hidden"),
}
NAMES: Final = ("name", "card", "tile", "piece", "id", "kind", "face")  # the keys that say what an object is
COMMON: Final = frozenset(CommonView.__annotations__)  # drawn by every table
SEAT: Final = re.compile(r"(the seats? (?!number)|the seat's? number|who(se)?\b)", re.IGNORECASE)
PER_SEAT: Final = re.compile(r"\*?per seat\*?", re.IGNORECASE)
LEAD: Final = re.compile(r"^(\*?per seat\*?|by [^,]+|for each [^,]+),\s*", re.IGNORECASE)
TRACK: Final = re.compile(r"track(?: ([1-9][0-9]{0,2}))?")
# The fields of an event that are seats, where no type says so.
SEATS: Final = ("seat", "to", "from", "by", "winner", "loser", "bidder", "caller", "victim", "player", "owner")
SILENT: Final = ("Entered", "Left")  # what the rules wait for, which a prompt says
MOVES: Final = 60  # of a random game whose values are looked at,
MOVES_OF_ROUNDS: Final = 300  # or whose rounds are:
ENOUGH_ROUNDS: Final = 3  # so many


class LayoutField(TypedDict):
    """A field of the view, or a part of one, and how it is drawn."""

    name: str
    kind: Kind
    size: NotRequired[int]
    """The last number of a track, where a hint says it."""
    label: NotRequired[str]
    """The key of an object that says what it is."""
    parts: NotRequired[list[LayoutField]]
    """The keys of an object, or of each object of a list."""
    each: NotRequired[LayoutField]
    """What every value is: of a list, or of an object whose keys are not known before."""


class Layout(TypedDict):
    """What a table needs to know to draw a game it has never seen."""

    game: str
    fields: list[LayoutField]
    """In the order of the view, without what every view has."""
    menus: list[list[str]]
    """All commands, in the order of the menus: so that what is not legal now can be shown with its reason."""
    pieces: dict[str, int]
    """How many pieces of each name there are: one that is alone can be followed from zone to zone."""
    rounds: list[str]
    """The events with which a round begins."""
    passes: list[str]
    """The commands by which a seat passes where all who are asked answer at once and unseen."""
    events: dict[str, list[LayoutField]]
    """By event, the fields it is told with; none where it has no type, and did not happen in a random game either."""
    art: list[str]
    """The pieces whose drawing is in the game's folder, as art/<piece>.svg."""
    board: bool
    """Whether the folder brings a board of its own for the browser, as board/index.js."""


class BadHint(ValueError):
    """A hint that names no field of the view, or a kind that it cannot be."""


class Described(Protocol):
    """What of a manifest the layout is made from."""

    @property
    def game(self) -> Game: ...
    @property
    def folder(self) -> Path | None: ...
    @property
    def view(self) -> str: ...
    @property
    def hints(self) -> dict[str, str]: ...


class Tree(NamedTuple):
    """The type of a value, from annotations or from values."""

    sort: Sort
    text: str = ""  # what is said about it
    item: Tree | None = None  # of a list, or of an object whose keys are not known
    parts: Mapping[str, Tree] = MappingProxyType({})
    is_seat: bool = False
    per_seat: bool = False
    own: bool = False  # only its owner sees something there


def layout(manifest: Described, hints: Mapping[str, str] | None = None) -> Layout:
    """The layout of a game; BadHint if one of its hints cannot be followed."""
    game = manifest.game
    trees, events = typed(manifest.view) if manifest.view else ({}, {})
    if not trees or any(tree.sort == "unknown" for tree in trees.values()):
        seen = sampled_fields(game)
        kept = {name: tree for name, tree in trees.items() if tree.sort != "unknown"}
        trees = {name: kept.get(name) or seen.get(name) or trees[name] for name in [*trees, *seen]}
    fields = hinted(game.name, trees, manifest.hints if hints is None else hints)
    folder = manifest.folder
    return {
        "game": game.name,
        "fields": fields,
        "menus": [[command.notation for command in menu.commands] for menu in game.menus],
        "pieces": dict(Counter(game.pieces(Match(game, min(game.seats), seed=1).state))),
        "rounds": round_events(game),
        "passes": passes(game) if game.reacts() else [],
        "events": event_fields(game, events),
        "art": sorted(path.stem for path in (folder / "art").glob("*.svg")) if folder else [],
        "board": folder is not None and (folder / "board" / "index.js").is_file(),
    }


def forgiving_layout(manifest: Described) -> tuple[Layout, str]:
    """The layout, and what was wrong with its hints or its types, which are left out then: for whoever has to draw."""
    try:
        return layout(manifest), ""
    except (BadHint, UnknownType, OSError, SyntaxError) as error:
        return layout(Untyped(manifest)), str(error)


class Untyped:
    """A manifest without hints and types."""

    view = ""

    def __init__(self, manifest: Described) -> None:
        self.game = manifest.game
        self.folder = manifest.folder
        self.hints: dict[str, str] = {}


# --- from types ---
def typed(view: str) -> tuple[dict[str, Tree], dict[str, list[LayoutField]]]:
    """The fields of the TypedDict "module:Name" without those that every view has, and those of its module's events."""
    module, _, name = view.partition(":")
    package = module.partition(".")[0]

    def find(wanted: str) -> Path | None:
        # Of our own modules only those with types are read; of another package it may be any.
        near = wanted.partition(".")[0] == package != "cutpurse"
        return source(wanted) if wanted == module or near or wanted.endswith(FOLLOWED) else None

    views = Views(module, find)
    fields = {each.name: field_tree(views, each) for each in views.fields(name) if each.name not in COMMON}
    return fields, {event: fields for shape in views.own.values() for event, fields in told(views, shape)}


def told(views: Views, shape: Shape | Alias) -> Iterator[tuple[str, list[LayoutField]]]:
    """The event that a TypedDict is the type of, and its fields; nothing where it is something else."""
    if isinstance(shape, Shape) and shape.fields and shape.fields[0].name == "event":
        tag, *fields = shape.fields
        for event in views.literal(tag.type) or []:
            yield event, [laid_out(each.name, field_tree(views, each)) for each in fields]


def source(module: str) -> Path | None:
    """The source of a module, also where it runs compiled; None if there is none."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        return None
    path = Path(spec.origin)
    path = path if path.suffix == ".py" else path.with_name(path.name.partition(".")[0] + ".py")
    return path if path.is_file() else None


def field_tree(views: Views, field: Field) -> Tree:
    """The type of a field, and what its text says of it."""
    tree = type_tree(views, field.type)
    said = LEAD.sub("", field.doc)
    per_seat = tree.per_seat or bool(PER_SEAT.search(field.doc))
    about_seats = (bool(SEAT.match(said)) or field.name in ("seat", "seats")) and is_numbers(tree)
    own = re.search(r"\bown\b|\byours?\b", field.doc, re.IGNORECASE) is not None
    tree = with_seats(tree) if about_seats else tree
    return tree._replace(text=field.doc, per_seat=per_seat, own=own or field.name == "hand")


def is_numbers(tree: Tree) -> bool:
    """Whether there are nothing but numbers in it, which might be seats."""
    inside = [*([tree.item] if tree.item else []), *tree.parts.values()]
    return tree.sort == "number" or (bool(inside) and all(is_numbers(each) for each in inside))


def with_seats(tree: Tree) -> Tree:
    """The same, whose numbers are seats."""
    item = with_seats(tree.item) if tree.item else None
    parts = {name: with_seats(part) for name, part in tree.parts.items()}
    return tree._replace(is_seat=tree.sort == "number", item=item, parts=parts)


def type_tree(views: Views, value: ast.expr) -> Tree:
    """A type; what may be missing is drawn where it is there."""
    several = [each for each in members(value) if not (isinstance(each, ast.Constant) and each.value is None)]
    if len(several) > 1:
        trees = [type_tree(views, each) for each in several]
        sorts = {tree.sort for tree in trees}
        return trees[0] if len(sorts) == 1 else Tree("word" if sorts <= {"word", "number"} else "unknown")
    if not several:
        return Tree("unknown")
    (only,) = several
    if views.literal(only) is not None:
        return Tree("word")
    match only:
        case ast.Name(id="Seat"):
            return Tree("number", is_seat=True)
        case ast.Name(id="str"):
            return Tree("word")
        case ast.Name(id="int" | "float"):
            return Tree("number")
        case ast.Name(id="bool"):
            return Tree("flag")
        case ast.Name(id="list" | "tuple"):
            return Tree("list", item=Tree("unknown"))
        case ast.Name(id=name):
            return named_tree(views, name)
        case ast.Subscript(value=ast.Name(id="PerSeat"), slice=item):
            return Tree("list", item=type_tree(views, item), per_seat=True)
        case ast.Subscript(value=ast.Name(id="list" | "Sequence"), slice=item):
            return Tree("list", item=type_tree(views, item))
        case ast.Subscript(value=ast.Name(id="dict" | "SomeOf"), slice=ast.Tuple(elts=[key, held])):
            words, tree = views.literal(key), type_tree(views, held)
            return Tree("object", parts=dict.fromkeys(words, tree)) if words else Tree("object", item=tree)
    return Tree("unknown")


def named_tree(views: Views, name: str) -> Tree:
    """A type of this name."""
    found = views.all.get(name)
    if isinstance(found, Alias):
        return type_tree(views, found.value)
    if isinstance(found, Shape):
        return Tree("object", parts={each.name: field_tree(views, each) for each in views.fields(name)})
    return Tree("unknown")


# --- from values ---
def sampled_fields(game: Game) -> dict[str, Tree]:
    """The fields of the views of random games, at the smallest and at the largest table."""
    samples: dict[str, list[tuple[Any, int, bool]]] = {}  # values, with the number of seats and whether a seat sees it
    for seats in sorted({min(game.seats), max(game.seats)}):
        for view in random_views(game, seats):
            for name, value in view.items():
                if name not in COMMON:
                    samples.setdefault(name, []).append((value, seats, view["seat"] is not None))
    trees: dict[str, Tree] = {}
    for name, seen in samples.items():
        lists = [(value, seats) for value, seats, _ in seen if isinstance(value, list)]
        per_seat = bool(lists) and all(len(value) == seats for value, seats in lists) and name != "hand"
        filled = {mine for value, _, mine in seen if value}
        own = name == "hand" or filled == {True}  # nobody but its owner ever sees anything there
        trees[name] = value_tree(value for value, _, _ in seen)._replace(per_seat=per_seat, own=own)
    return trees


def random_views(game: Game, seats: int) -> Iterator[dict[str, Any]]:
    """What a seat and a spectator see in the course of a random game."""
    for match in random_game(game, seats):
        yield shown(game, match.known(0), 0)
        yield shown(game, match.known(SPECTATOR), None)


def random_game(game: Game, seats: int, moves: int = 0) -> Iterator[Match]:
    """A random game, move by move."""
    chance = Chance(1)
    match = Match(game, seats, seed=1)
    yield match
    for _ in range(moves or MOVES):
        actors = match.actors()
        if not actors:
            return
        actor = actors[chance.below(len(actors))]
        options = match.options(actor)
        match.play(actor, options[chance.below(len(options))])
        yield match


def event_fields(game: Game, typed: Mapping[str, list[LayoutField]]) -> dict[str, list[LayoutField]]:
    """By event, its fields: by their types, else by their values in a random game."""
    told: dict[str, dict[str, list[Any]]] = {name: {} for name in game.events if name not in SILENT}
    entries = 0
    for match in random_game(game, min(game.seats)) if told.keys() - typed.keys() else []:
        for entry in match.entries[entries:]:
            for words in match.tell_entry(entry):
                values = told.get(words["event"], {})
                for name, value in words.items():
                    values.setdefault(name, []).append(value)
        entries = len(match.entries)
    return {
        event: typed[event]
        if event in typed
        else [told_field(*field) for field in values.items() if field[0] != "event"]
        for event, values in told.items()
    }


def told_field(name: str, values: list[Any]) -> LayoutField:
    """A field of an event, which is a seat if it is a number and called like one."""
    return laid_out(name, value_tree(values)._replace(is_seat=name in SEATS))


def round_events(game: Game) -> list[str]:
    """The event that happens in a random game once whenever a round begins, and never else."""
    begun: list[list[str]] = []
    others: set[str] = set()
    before, entries = 0, 0
    for match in random_game(game, min(game.seats), MOVES_OF_ROUNDS):
        now = game.round(match.state)
        names = [type(event).__name__ for entry in match.entries[entries:] for event in entry.events]
        entries = len(match.entries)
        if now > before:
            begun.append(names)
        else:
            others.update(names)
        before = now
        if len(begun) == ENOUGH_ROUNDS:
            break
    if len(begun) < ENOUGH_ROUNDS:
        return []
    never_else = [name for name in begun[0] if name not in others and name not in SILENT]
    once = [name for name in never_else if all(each.count(name) == 1 for each in begun)]
    return sorted(once, key=lambda name: "Round" not in name)[:1]


def passes(game: Game) -> list[str]:
    """The commands by which seats pass in the windows of a random game."""
    found: dict[str, None] = {}
    for match in random_game(game, min(game.seats)):
        stack = match.state.stack
        for seat in match.actors() if stack is not None else []:
            if stack is not None and (choice := asked_at_once(match.state, seat)):
                found |= dict.fromkeys(command.notation for command in stack.frame.menu.listed(choice))
    return list(found)


def value_tree(values: Iterable[Any]) -> Tree:
    """The type that all these values have."""
    known = [value for value in values if value is not None]
    if not known:
        return Tree("unknown")
    if all(isinstance(value, bool) for value in known):
        return Tree("flag")
    if all(isinstance(value, (int, float)) for value in known):
        return Tree("number")
    if all(isinstance(value, (str, int, float)) for value in known):
        return Tree("word")
    if all(isinstance(value, (list, tuple)) for value in known):
        return Tree("list", item=value_tree(item for value in known for item in value))
    if all(isinstance(value, dict) for value in known):
        names = dict.fromkeys(name for value in known for name in value)
        return Tree(
            "object", parts={name: value_tree(value[name] for value in known if name in value) for name in names}
        )
    return Tree("unknown")


# --- kinds ---
def hinted(game: str, trees: Mapping[str, Tree], hints: Mapping[str, str]) -> list[LayoutField]:
    """The fields, each of the kind that a hint gives it or else of its own."""
    for name in hints:
        if name not in trees:
            raise BadHint(f"{game}: a hint names the field {name!r}; the view has: {', '.join(trees)}.")
    return [laid_out(name, tree, checked(game, name, tree, hints.get(name, ""))) for name, tree in trees.items()]


def checked(game: str, name: str, tree: Tree, hint: str) -> str:
    """A hint that can be followed."""
    kind = "track" if TRACK.fullmatch(hint) else hint
    suitable = SUITABLE.get(tree.sort, KINDS)
    if hint and kind not in suitable:
        what = "" if tree.sort == "unknown" else f", a {tree.sort}"
        raise BadHint(f"{game}: a hint says that {name!r}{what}, is {hint!r}; it can be: {', '.join(suitable)}.")
    return hint


def laid_out(name: str, tree: Tree, hint: str = "") -> LayoutField:
    """A field as it is drawn."""
    track = TRACK.fullmatch(hint)
    kind: Any = "track" if track else hint or own_kind(name, tree)
    field: LayoutField = {"name": name, "kind": kind}
    if track and track[1]:
        field["size"] = int(track[1])
    pieces = tree
    while kind in ("zone", "hand", "seat_zones", "rows", "grid") and pieces.item is not None:
        pieces = pieces.item  # what is laid there, however deep
    if pieces.parts:
        field["parts"] = [laid_out(part, inner) for part, inner in pieces.parts.items()]
        field["label"] = next((label for label in NAMES if label in pieces.parts), "")
    elif tree.item is not None and kind in ("seat_words", "group"):
        field["each"] = laid_out("", tree.item)
    return field


def own_kind(name: str, tree: Tree) -> Kind:
    """The kind of a field that has no hint."""
    if tree.sort == "number":
        return "seat" if tree.is_seat else "counter"
    if tree.sort == "flag":
        return "flag"
    if tree.sort == "object":
        return "group"
    if tree.sort != "list":
        return "word"
    item = tree.item or Tree("unknown")
    if tree.per_seat:
        if item.sort == "number" and not item.is_seat:
            return "seat_counters"
        return "seat_zones" if item.sort == "list" else "seat_words"
    if item.sort == "number" and item.is_seat:
        return "seats"
    if item.sort == "object":
        return "rows"
    if item.sort == "list":
        return "grid"
    return "hand" if tree.own else "zone"
