"""Preflight: what is missing or wrong in a game, in words, before anything is checked closely.

    from cutpurse.testing import preflight
    print(*preflight(game), sep="\\n")

It looks at what the game says of itself, and then plays a little of it. What it does not find, `conform` does.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, final

from cutpurse.kernel import play
from cutpurse.kernel.codec import canonical, pack, pack_state, unpack_event, unpack_state
from cutpurse.kernel.core import CLOCK, SPECTATOR, Event, Frame, Rule, State, frames, written_name
from cutpurse.kernel.game import Game, Option
from cutpurse.kernel.layout import BadHint, layout
from cutpurse.kernel.manifest import find_manifest, named, names
from cutpurse.kernel.rulebook import LANGUAGES, Rulebook
from cutpurse.kernel.view_types import UnknownType
from cutpurse.testing.examples import check_examples
from cutpurse.testing.exercises import check_exercises
from cutpurse.testing.lessons import check_lessons
from cutpurse.testing.random_game import Broken, RandomGame, play_in_place

REQUIRED: Final = {  # the methods of Game that have no default, and what each is for
    "blank": "the table before anything happened",
    "state": "a table with the fields that the codec has read",
    "setup": "deal, and open the first frame",
    "outcome": "how it ended, None while it goes on",
    "redact": "what a viewer knows",
    "sampler": "the worlds that a viewer cannot tell apart",
    "present": "a view in words and numbers",
    "tell": "an event in words and numbers",
    "pieces": "every piece, wherever it lies",
    "rulebook": "the rules in a language",
}
TRIED: Final = 250  # commands of the game that is tried out,
CLOSELY: Final = 10  # of which every so many is looked at closely
SHOWN: Final = 5  # names in a sentence
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
PREFIX: Final = re.compile(r"[A-Z][A-Z0-9]*")
TEXTS: Final = ("texts/en.ftl", "texts/de.ftl")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
OPTION_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


def preflight(game: Game) -> list[str]:
    """Sentences on what is missing or wrong; an empty list if the game is ready for `conform`."""
    missing = missing_methods(game)
    found = [*missing, *wrong_names(game), *wrong_options(game), *wrong_classes(game), *wrong_components(game)]
    found += [*wrong_texts(game), *wrong_parts(game)]
    if "rulebook" not in " ".join(missing):
        found += wrong_rulebooks(game)
    if not missing:
        found += Trial(game, min(game.seats)).run() or Trial(game, max(game.seats)).run()
        found += wrong_layout(game)
    if not found:
        found += wrong_examples(game)
    return list(dict.fromkeys(found))


def missing_methods(game: Game) -> list[str]:
    """The methods that every game has to write and this one has not."""
    return [
        f"{type(game).__name__} does not override `Game.{name}`: {purpose}."
        for name, purpose in REQUIRED.items()
        if getattr(type(game), name) is getattr(Game, name)
    ]


def wrong_layout(game: Game) -> list[str]:
    """Hints and types of its manifest that no table could be drawn by."""
    try:
        manifest = find_manifest(game.name)
    except ValueError:  # it was never registered, so there is nothing to look at
        return []
    try:
        layout(manifest)
    except (BadHint, OSError, SyntaxError) as error:
        return [str(error)]
    except UnknownType as error:
        return [f"{game.name}: the view of its manifest cannot be read: {error}."]
    except Exception:  # it cannot be played, as the trial has said
        return []
    return []


# --- what the game says of itself ---
def wrong_names(game: Game) -> Iterator[str]:
    """Its name, prefix and version, and its menus."""
    if not SLUG.fullmatch(game.name):
        yield f"The name {game.name!r} is no slug: lower case letters and digits, with hyphens between."
    if not PREFIX.fullmatch(game.prefix):
        yield f"The prefix {game.prefix!r} cannot begin a clause id such as LD-1: use capital letters."
    if type(game.version) is not int or game.version < 1:
        yield f"The version {game.version!r} is no number of 1 or more."
    if not game.menus:
        yield "There is no menu, so there is no command: give the game a Menu for each kind of frame."


def wrong_options(game: Game) -> Iterator[str]:
    """Options that nobody could agree on."""
    names = [option.name for option in game.options]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        yield f"There are several options {name!r}; each needs a name of its own."
    for option in game.options:
        if not OPTION_NAME.fullmatch(option.name):
            yield f"The option {option.name!r} needs a name of lower case letters, digits and underscores."
        if not option.span():
            yield f"The option {option.name} allows nothing."
        said: object = None
        values = {"default": option.default, "short": option.short, "slow": option.slow, "before": option.before}
        for what, value in values.items():
            if (value is not None or what == "default") and not allows(option, value) and value != said:
                said = value
                yield f"The {what} of option {option.name}, {value!r}, is not allowed: {option.span()}."


def allows(option: Option, value: object) -> bool:
    """Whether an option may have a value, and has exactly this one then."""
    try:
        return option.checked(value) == value
    except ValueError:
        return False


def wrong_classes(game: Game) -> Iterator[str]:
    """Events and frames that cannot be made again from their fields."""
    for name, kind in game.events.items():
        if isinstance(kind, type) and issubclass(kind, Event):
            if kind.apply is Event.apply and not hasattr(kind, "emit"):
                yield f"The event {name} has no static `emit(s, …)`, so nothing would happen."
            yield from wrong_fields(f"The event {name}", kind, kind.fields)
    for name, make in game.frames.items():
        if isinstance(make, type) and issubclass(make, Frame):
            if name != (make.written or make.__name__):
                yield f"The frame {make.__name__} is registered as {name!r}: use its class name, or set `written`."
            yield from wrong_fields(f"The frame {name}", make, make.fields)


def wrong_fields(what: str, kind: type[Any], fields: tuple[str, ...]) -> Iterator[str]:
    """Whether the constructor takes the fields, in order, and needs nothing else; where its arguments can be read."""
    try:
        arguments = list(inspect.signature(kind).parameters.values())
    except (TypeError, ValueError):  # some compiled classes do not tell
        return
    if any(argument.kind is not argument.POSITIONAL_OR_KEYWORD for argument in arguments):
        return
    taken = [argument.name for argument in arguments]
    more = [argument.name for argument in arguments[len(fields) :] if argument.default is argument.empty]
    if taken[: len(fields)] != list(fields) or more:
        yield f"{what} has the `fields` ({', '.join(fields)}), but its constructor takes ({', '.join(taken)})."


def wrong_components(game: Game) -> Iterator[str]:
    """A component file that cannot be read, or that is missing where players may bring their own."""
    house = game.house_set()
    try:
        text = game.components()
        if house is not None and not text:
            yield f"The option {house.name} takes component files, but `Game.components` has none to start from."
        elif house is not None:
            house.checked(text)
    except Exception as error:
        yield f"`components` fails: {in_words(error)}"


def wrong_rulebooks(game: Game) -> Iterator[str]:
    """Rulebooks that are missing, empty, or not the same in every language."""
    books: dict[str, Rulebook] = {}
    for language in LANGUAGES:
        try:
            book = game.rulebook(language)
        except Exception as error:
            yield f"`rulebook({language!r})` fails: {in_words(error)}"
            continue
        books[language] = book
        if not book.clauses:
            yield f"The rulebook ({language}) has no clauses: write headings such as `### {game.prefix}-1 The bid`."
        strange = [id for id in book.clauses if not id.startswith(f"{game.prefix}-")]
        if strange:
            yield f"The rulebook ({language}) has clauses without the prefix {game.prefix}-: {listed(strange)}."
    if len(books) == len(LANGUAGES):
        yield from different_rulebooks(books)


def different_rulebooks(books: dict[str, Rulebook]) -> Iterator[str]:
    """What only one of the languages has."""
    for language in LANGUAGES:
        known = names_in(books[language])
        for other in LANGUAGES:
            lost = [name for name in names_in(books[other]) if name not in known]
            if lost:
                yield f"The rulebook ({language}) lacks what the other ({other}) has: {listed(lost)}."


def names_in(book: Rulebook) -> list[str]:
    """The clauses of a rulebook, and their refusals as `LD-1 name`."""
    refusals = [f"{clause.id} {name}" for clause in book.clauses.values() for name in clause.refusals]
    return [*book.clauses, *refusals]


def listed(names: list[str]) -> str:
    """Some names of a list."""
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more


def in_words(error: Exception) -> str:
    """An exception as the end of a sentence."""
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return text if text.endswith(".") else f"{text}."


def wrong_texts(game: Game) -> Iterator[str]:
    """Texts of its folder that lack a word for the title or for an option, which would then go by its bare name."""
    for name in TEXTS:
        path = folder_file(game, name)
        if path is None:
            continue
        try:
            known = set(MESSAGE.findall(path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError) as error:
            yield f"{name} cannot be read: {in_words(error)}"
            continue
        wanted = [f"{game.name}-title"]
        for option in game.options:
            wanted.append(f"{game.name}-option-{option.name}")
            if not isinstance(option.allowed, range):
                wanted += [f"{game.name}-option-{option.name}-{word}" for word in option.allowed]
        lost = [id for id in wanted if id not in known]
        if lost:
            yield f"There is no text in {name} for {listed(lost)}."
        strange = [id for id in known if not id.startswith(f"{game.name}-")]
        if strange:
            yield f"Texts of {name} do not begin with {game.name}-: {listed(sorted(strange))}."


def wrong_parts(game: Game) -> Iterator[str]:
    """Bots, policy, screen and view of its manifest that are not there when somebody wants them."""
    try:
        manifest = find_manifest(game.name)
    except ValueError:  # it was never registered, so there is nothing to look at
        return
    parts = [(f"bot {name}", spec) for name, spec in manifest.bots.items()]
    parts += [("policy", manifest.policy), ("screen", manifest.screen), ("view", manifest.view)]
    for part, spec in parts:
        if not spec:
            continue
        try:
            made = named(spec)
            if part.startswith("bot "):
                made(0)  # with a seed, as tables do
            elif part == "policy":
                made(game)
        except (Exception, SystemExit) as error:
            yield f"The {part} of its manifest, {spec}, cannot be used: {type(error).__name__}: {error}."


def wrong_examples(game: Game) -> Iterator[str]:
    """Examples, exercises, words and lessons of its folder that cannot be read, or do not come out as they say."""
    if game.name not in names():  # it was never registered, so it has no folder
        return
    for check in (check_examples, check_exercises, check_lessons):
        try:
            check(game)
        except Broken as broken:
            yield from [f"{line}." for line in str(broken).splitlines()]


def folder_file(game: Game, name: str) -> Path | None:
    """A file of the game's folder, where it has a manifest and the file."""
    try:
        manifest = find_manifest(game.name)
    except ValueError:  # it is not on the shelf
        return None
    return manifest.file(*name.split("/")) if manifest.game is game else None


# --- what it does when it is played ---
class Stopped(Exception):
    """The trial cannot go on; what stopped it is noted."""


@final
class Trial:
    """The beginning of a random game with the defaults, and what is wrong in it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.found: list[str] = []
        self.asked = {id(menu) for menu in game.menus}
        self.cited: set[Rule] = set()

    def run(self) -> list[str]:
        """Play a little; returns what is wrong."""
        with suppress(Stopped):
            self.play()
        return self.found

    @contextmanager
    def doing(self, what: str) -> Iterator[None]:
        """Note what fails, and stop there."""
        try:
            yield
        except Stopped:
            raise
        except Exception as error:
            self.found.append(f"{what} fails with {self.seats} players: {in_words(error)}")
            raise Stopped from error

    def play(self) -> None:
        """Deal, and play on until the game ends or was tried enough."""
        with self.doing("An option"):
            run = RandomGame("preflight", self.game, self.seats, {}, 0)
        with self.doing("`blank` or `setup`"):
            s = run.deal()
        if type(s).clone is State.clone:
            self.found.append(f"{type(s).__name__} does not override `State.clone`.")
            return
        if s.stack is None:
            self.found.append("After `setup` nobody is asked for anything: let it `enter` the first frame.")
            return
        self.look(s, run.dealt, True)
        for n in range(TRIED):
            if s.stack is None:
                break
            with self.doing(f"Choosing a command in {type(s.stack.frame).__name__}"):
                seat, key = run.random_move(s, run.suite_chance)
            with self.doing(f"`accept` of {type(s.stack.frame).__name__}"):
                events = play_in_place(s, seat, key, run.chance(n + 1))
            self.look(s, events, n % CLOSELY == 0 or s.stack is None)
        self.look_at_the_end(s)

    def look(self, s: State, events: list[Event[Any]], closely: bool) -> None:
        """Look at a state and the events that led to it."""
        for frame in frames(s):
            self.check_name(written_name(frame), frame, self.game.frames, "frames")
        for event in events:
            self.check_event(event)
        for frame in play.open_frames(s):
            if id(frame.menu) not in self.asked:
                self.asked.add(id(frame.menu))
                first = frame.menu.commands[0].notation
                self.found.append(
                    f"The menu of the frame {type(frame).__name__} ({first!r}, …) is not among the game's `menus`."
                )
        if closely:
            self.check_reasons(s)
            self.check_json(s, events)

    def check_name(self, name: str, thing: object, known: dict[str, Any], where: str) -> None:
        """An event or a frame is registered under its name."""
        kind = type(thing)
        if name not in known:
            self.found.append(f"{kind.__name__} is not among the game's `{where}`, so it cannot be read back.")
            raise Stopped
        make = known[name]
        if isinstance(make, type) and make is not kind:
            self.found.append(
                f"{kind.__name__} and {make.__name__} share the name {name!r} among the game's `{where}`."
            )
            raise Stopped

    def check_event(self, event: Event[Any]) -> None:
        """An event is registered, and comes back from what is stored of it."""
        name = type(event).__name__
        self.check_name(name, event, self.game.events, "events")
        with self.doing(f"Storing the event {name}"):
            packed = pack(event)
            unpack_event(self.game, json.loads(canonical(packed)))

    def check_reasons(self, s: State) -> None:
        """The clauses that are named as reasons, and whether answers at once are announced."""
        for seat in [*range(self.seats), CLOCK]:
            with self.doing("Saying why a command is not legal"):
                for rule in play.reasons(s, seat).values():
                    self.check_clause(rule)
                answers = seat in play.actors(s) and play.asked_at_once(s, seat)
            if answers and not self.game.reacts():
                self.found.append("A frame has `passes`, so all answer at once there, but `reacts` says no.")

    def check_clause(self, rule: Rule) -> None:
        """A reason is in the rulebook, or in the one of all tables."""
        if rule in self.cited:
            return
        self.cited.add(rule)
        clause = play.TABLE_RULES.clauses.get(rule.id) or self.game.rulebook(LANGUAGES[0]).clauses.get(rule.id)
        if clause is None:
            self.found.append(f"A refusal cites {rule.id}, which is no clause of the rulebook.")
        elif rule.name not in clause.refusals:
            self.found.append(
                f"A refusal cites `{rule.name}` of {rule.id}; that clause has: {refusals_of(clause.refusals)}."
            )

    def check_json(self, s: State, events: list[Event[Any]]) -> None:
        """What is stored, and what viewers get, is JSON."""
        with self.doing("Storing the state"):
            unpack_state(self.game, json.loads(canonical(pack_state(s))))
        for viewer in [*range(self.seats), SPECTATOR]:
            with self.doing("`redact`"):
                view = self.game.redact(s, viewer)
            self.check_plain("present", partial(self.game.present, view, viewer))
            for event in events:
                with self.doing(f"`seen_by` of {type(event).__name__}"):
                    seen = event.seen_by(viewer)
                if seen is not None:
                    settings = self.game.complete_settings(None)
                    self.check_plain("tell", partial(self.game.tell, seen, settings))

    def check_plain(self, method: str, call: Callable[[], object]) -> None:
        """What a method gives can be written as JSON and read back unchanged."""
        with self.doing(f"`{method}`"):
            value = call()
        try:
            same = json.loads(canonical(value)) == value
        except (TypeError, ValueError) as error:
            self.found.append(f"What `{method}` gives is no JSON: {in_words(error)}")
            raise Stopped from error
        if not same:
            self.found.append(
                f"What `{method}` gives is no plain JSON, such as a tuple or a number as a key: {value!r}."
            )
            raise Stopped

    def look_at_the_end(self, s: State) -> None:
        """The end, where the trial came to it."""
        with self.doing("`outcome`"):
            outcome = self.game.outcome(s)
        if s.stack is not None:
            return
        if outcome is None:
            self.found.append("The last frame is closed, and `outcome` still says that the game goes on.")
        elif outcome.rule not in self.game.rulebook(LANGUAGES[0]).clauses:
            self.found.append(f"`outcome` cites {outcome.rule!r}, which is no clause of the rulebook.")


def refusals_of(refusals: dict[str, str]) -> str:
    """The names of refusals, in a sentence."""
    return ", ".join(refusals) or "none"
