"""Game: the one object a game registers, and the registry."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.components import BadComponents, ComponentFile, Faces
from cutpurse.kernel.core import MOST_SEATS, Command, Event, Frame, Menu, Seat, Stack, State, View
from cutpurse.kernel.play import Entered, Left
from cutpurse.kernel.position import check_pieces
from cutpurse.kernel.rulebook import Rulebook
from cutpurse.kernel.views import PlainOutcome

NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
YES: Final = ("yes", "on", "true", "ja", "an")
NO: Final = ("no", "off", "false", "nein", "aus")


class BadCommand(ValueError):
    """A command that cannot be read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A number or a word the players agree on before the game; `short` is the one for those with little time.

    Where `or_none`, 0 is allowed beside the range: there is no such limit. `slow` is the one for those whose hands
    need more time, `easy` the one for somebody's first game. `since` is the version of the rules that brought it; a
    game that began by older ones has `before`, which is what was done then, or the default where nothing like it was.
    """

    example: ClassVar[str] = ""  # where what is allowed is no list

    def __init__(
        self,
        name: str,
        default: int | str,
        allowed: range | tuple[str, ...],
        short: int | str | None = None,
        or_none: bool = False,
        slow: int | str | None = None,
        since: int = 1,
        before: int | str | None = None,
        easy: int | str | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.short = short
        self.slow = slow
        self.easy = easy
        self.or_none = or_none
        self.since = since
        self.before = default if before is None else before

    def __repr__(self) -> str:
        more = [] if self.short is None else [f"short={self.short!r}"]
        more += ["or_none=True"] if self.or_none else []
        more += [] if self.slow is None else [f"slow={self.slow!r}"]
        more += [] if self.easy is None else [f"easy={self.easy!r}"]
        more += [] if self.since == 1 else [f"since={self.since}"]
        more += [] if self.before == self.default else [f"before={self.before!r}"]
        return f"{type(self).__name__}({', '.join([repr(self.name), repr(self.default), repr(self.allowed), *more])})"

    def span(self) -> str:
        """What is allowed, in words."""
        if isinstance(self.allowed, range):
            span = f"{self.allowed.start} to {self.allowed.stop - 1}"
            return f"0 or {span}" if self.or_none else span
        return ", ".join(self.allowed)

    def checked(self, value: object) -> int | str:
        """The value if it is allowed; a word of digits counts as its number."""
        if isinstance(self.allowed, range):
            number = value
            if isinstance(value, str) and NUMBER.fullmatch(value.strip()):
                number = int(value)
            fits = number in self.allowed or (self.or_none and number == 0)
            if isinstance(number, int) and not isinstance(number, bool) and fits:
                return number
        elif isinstance(value, str) and value in self.allowed:
            return value
        raise ValueError(f"Option {self.name} cannot be {value!r}; allowed: {self.span()}.")

    def shown(self, value: int | str) -> int | str:
        """The value as others see it."""
        return value


@final
class Switch(Option):
    """A yes or no that the players agree on before the game: `Switch("wild_ones", True)`; its value is a bool."""

    def __init__(
        self,
        name: str,
        default: bool,
        short: bool | None = None,
        slow: bool | None = None,
        since: int = 1,
        before: bool | None = None,
    ) -> None:
        super().__init__(name, default, (), short, False, slow, since, before)

    def __repr__(self) -> str:
        more = "" if self.short is None else f", short={self.short!r}"
        return f"Switch({self.name!r}, {self.default!r}{more})"

    def span(self) -> str:
        return "yes, no"

    def checked(self, value: object) -> int | str:
        """The value as a bool; a word for it counts, too, in either language."""
        if isinstance(value, bool):
            return value
        word = value.strip().lower() if isinstance(value, str) else ""
        if word in YES or word in NO:
            return word in YES
        raise ValueError(f"Option {self.name} cannot be {value!r}; allowed: {self.span()}.")


@final
class HouseSet(Option):
    """Faces of their own that the players bring: the text of a component file, empty for the game's own set."""

    def __init__(
        self, name: str, read: Callable[[str], Faces], draft: Callable[[str], ComponentFile] | None = None
    ) -> None:
        super().__init__(name, "", ())
        self.read = read  # raises BadComponents
        self.draft = draft  # the same file while it is worked on, with slips; forms are made from it

    def __repr__(self) -> str:
        return f"HouseSet({self.name!r})"

    def span(self) -> str:
        return "a component file"

    def checked(self, value: object) -> int | str:
        if not isinstance(value, str):
            raise ValueError(f"Option {self.name} cannot be {value!r}; allowed: the text of {self.span()}.")
        text = value.replace("\r\n", "\n")  # the same set, wherever it was typed
        try:
            self.read(text)
        except BadComponents as error:
            raise ValueError(f"Option {self.name}: {error}.") from error
        return text

    def shown(self, value: int | str) -> int | str:
        """The title of the set and a sign of its content, which tells two sets apart."""
        if not value:
            return ""
        return self.read(str(value)).called()


@final
class Outcome:
    """How a game ended: points, winners, rounds, and the clause that ended it."""

    def __init__(self, scores: list[int], winners: list[int], rounds: int, rule: str) -> None:
        self.scores = scores
        self.winners = winners
        self.rounds = rounds
        self.rule = rule

    def plain(self) -> PlainOutcome:
        """As JSON."""
        return {"scores": self.scores, "winners": self.winners, "rounds": self.rounds, "rule": self.rule}

    def __repr__(self) -> str:
        scores, winners = f"scores={self.scores}", f"winners={self.winners}"
        return f"Outcome({scores}, {winners}, rounds={self.rounds}, rule={self.rule!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Worlds that one viewer cannot tell from the true one; made once per view, from the view alone."""

    def world(self, chance: Chance) -> State:
        """A full state consistent with the view."""
        raise NotImplementedError


def collected(game: str, menus: list[Menu]) -> dict[str, Command]:
    """The commands of all menus by notation; ValueError if two have the same notation or the same key."""
    by_notation: dict[str, Command] = {}
    by_key: dict[int, Command] = {}
    for menu in menus:
        for command in menu.commands:
            if command.notation in by_notation:
                raise ValueError(f"{game} has two commands {command.notation!r}; each needs a notation of its own.")
            if command.key in by_key:
                raise ValueError(
                    f"The menus of {game} overlap: key {command.key} belongs to {by_key[command.key].notation!r} and"
                    f" to {command.notation!r}; let each menu begin after the last key of the one before."
                )
            by_notation[command.notation] = by_key[command.key] = command
    return by_notation


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's name, numbers and menus, and the few functions the kernel needs of it."""

    def __init__(
        self,
        name: str,
        prefix: str,
        version: int,
        seats: tuple[int, ...],
        options: list[Option],
        menus: list[Menu],
        events: list[type[Event[Any]]],
        frames: dict[str, Callable[..., Frame[Any]]],
    ) -> None:
        self.name = name
        self.prefix = prefix  # of its clause ids: "GB"
        self.version = version  # of its rules, raised where they lead to another game; a record says which it began by
        self.seats = seats
        self.options = options
        self.menus = menus
        self.commands = collected(name, menus)
        if not seats or min(seats) < 1 or max(seats) > MOST_SEATS:
            raise ValueError(f"{name} has the numbers of players {list(seats)}; 1 to {MOST_SEATS} can sit at a table.")
        self.events: dict[str, Callable[..., Event[Any]]] = {event.__name__: event for event in events}
        self.events["Entered"] = Entered
        self.events["Left"] = Left
        self.frames = frames

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    @property
    def settings(self) -> list[Option]:
        """What the players agree on before the game: `options` by its plain name."""
        return self.options

    # --- what each game writes ---
    def blank(self, seats: int, options: dict[str, Any]) -> State:
        """The table before anything happened."""
        raise NotImplementedError

    def state(self, seats: int, stack: Stack | None, turn: int, fields: dict[str, Any]) -> State:
        """A table with these fields, as the codec read them."""
        raise NotImplementedError

    def setup(self, s: State, chance: Chance) -> None:
        """Deal, and open the first frame."""
        raise NotImplementedError

    def outcome(self, s: State) -> Outcome | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def redact(self, s: State, viewer: Seat) -> View:
        """What a viewer knows: the same class with holes. Of a viewer's own view it makes the same view again."""
        raise NotImplementedError

    def sampler(self, view: View, viewer: Seat) -> Sampler:
        """The worlds a viewer cannot tell apart."""
        raise NotImplementedError

    def present(self, view: View, viewer: Seat) -> dict[str, Any]:
        """A view in words and numbers for people and clients."""
        raise NotImplementedError

    def shared_view(self, view: View) -> dict[str, Any]:
        """What `present` says alike to everybody: a game that tells it apart lets its viewers share it."""
        return {}

    def own_view(self, view: View, viewer: Seat) -> dict[str, Any]:
        """The rest of what `present` says."""
        return self.present(view, viewer)

    def own_basis(self, view: View, viewer: Seat) -> list[int] | None:
        """Numbers from which alone `own_view` is made: while they are the same, so is what it says.

        Then a table need not make and encode it again after a move that was none of this viewer's business. None: it is
        made anew for each view.
        """
        return None

    def tell(self, event: Event[Any], options: dict[str, Any]) -> dict[str, Any]:
        """An event, as some viewer saw it, in words and numbers, under the options that were agreed on."""
        raise NotImplementedError

    def note(self, before: View, event: Event[Any], after: View) -> dict[str, Any]:
        """What an event meant that is `noted`, in words and numbers: told beside it, and never stored.

        Everybody who learns of the event is told this, so it is made of what everybody sees: the table before and
        after it, and the event itself.
        """
        return {}

    def tally(self, s: State, event: Event[Any]) -> list[tuple[int, float, float]]:
        """What an event adds to what is counted of the seats beside their points: a seat, what came, what was expected.

        `s` is the table just before it. What is counted, the text `<game>-tally` says.
        """
        return []

    def round(self, s: State) -> int:
        """The round that is being played, counted from 1; a game without rounds stays at 0."""
        return int(getattr(s, "round", 0))

    def lay_out(self, settings: dict[str, Any], parts: dict[str, Any]) -> State:
        """A table with these parts, each in notation; ValueError if there is no such table."""
        raise ValueError(f"{self.name} has no positions to set up.")

    def turn_number(self, s: State) -> int:
        """A number that is another one in every turn, as everybody can see; a game without turns stays at 0."""
        return self.turn(s)

    def reacts(self) -> bool:
        """Whether there are moments at which all who are asked answer at once and unseen (`Frame.passes`)."""
        return False

    def real_time(self) -> bool:
        """Whether there are times when everyone acts at once (`Frame.pace`): then it cannot be played over days."""
        return False

    def pieces(self, s: State) -> list[str]:
        """Every piece of the game wherever it lies, in a fixed order: it never changes."""
        raise NotImplementedError

    def largest_count(self, s: State) -> int:
        """The most pieces of one kind that lie in one place, or are missing there, in what a view counts one by one."""
        return 0

    def rulebook(self, language: str) -> Rulebook:
        """The rules in a language."""
        raise NotImplementedError

    def components(self) -> str:
        """The text of its component file; empty if it has none."""
        return ""

    # --- the same for all ---
    def house_set(self) -> HouseSet | None:
        """The option by which players bring faces of their own, where the game has any."""
        for option in self.options:
            if isinstance(option, HouseSet):
                return option
        return None

    def draft(self, text: str) -> ComponentFile | None:
        """A component file while somebody works on it, our own for an empty text; None where no form can be made."""
        option = self.house_set()
        return None if option is None or option.draft is None else option.draft(text)

    def complete_settings(self, settings: dict[str, Any] | None, version: int | None = None) -> dict[str, int | str]:
        """All options with their values: those given, checked, and the defaults.

        `version` is that of the rules a game began by; options that came later have the value that those rules had.
        """
        there = self.options_of(self.version if version is None else version)
        given = dict(settings or {})
        complete: dict[str, int | str] = {}
        for option in self.options:
            value = given.pop(option.name, option.default) if option in there else option.before
            complete[option.name] = option.checked(value)
        if given:
            known = ", ".join(option.name for option in there) or "none"
            raise ValueError(f"{self.name} has no option {sorted(given)[0]!r}; there are: {known}.")
        return complete

    def options_of(self, version: int) -> list[Option]:
        """The options that there were in a version of the rules."""
        return [option for option in self.options if option.since <= version]

    def position(self, settings: dict[str, Any] | None = None, **parts: Any) -> State:
        """A table in the middle of a game, from its parts in notation; no piece may be missing or there twice."""
        complete = self.complete_settings(settings)
        s = self.lay_out(complete, parts)
        dealt = self.blank(int(s.seats), complete)
        self.setup(dealt, Chance(1))
        check_pieces(self.pieces(s), self.pieces(dealt))
        return s

    def check_seats(self, seats: int) -> int:
        """The number of seats if the game allows it."""
        if not isinstance(seats, int) or seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise ValueError(f"{self.name} is not for {seats} players; allowed: {allowed}.")
        return seats

    def command(self, text: str | Command) -> Command:
        """The command written so; spaces and capitals do not matter."""
        found = self.commands.get(" ".join(str(text).lower().split()))
        if found is not None:
            return found
        raise BadCommand(f"{str(text)!r} is no command of {self.name}; written like: {self.examples()}.")

    def examples(self) -> str:
        """A command of each menu, to show how they are written."""
        return ", ".join(menu.commands[-1].notation for menu in self.menus)

    # --- first names, for games and scripts written elsewhere ---
    def agreed(self, options: dict[str, Any] | None) -> dict[str, int | str]:
        """The first name of `complete_settings`."""
        return self.complete_settings(options)

    def turn(self, s: State) -> int:
        """The first name of `turn_number`."""
        return 0


REGISTRY: Final[dict[str, Game]] = {}  # by hand, and those of packages that were wanted


def register(game: Game) -> Game:
    """Put a game on the shelf under its name, for scripts and tests; a package does so by an entry point."""
    REGISTRY[game.name] = game
    return game


def games() -> list[str]:
    """The names of the games, in order; imports them all."""
    from cutpurse.kernel import manifest  # which stands on Game

    return manifest.games()


def find(name: str) -> Game:
    """The game of this name, imported when it is first wanted; ValueError if there is none that can be played."""
    found = REGISTRY.get(name)
    if found is None:
        from cutpurse.kernel import manifest

        found = manifest.find_manifest(name).game
    return found
