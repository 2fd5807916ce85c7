"""Bot, Player and the list of bots. Player is the edge: only a view goes in, and only an option comes out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, final

from cutpurse.bots.hand_speed import HandSpeed
from cutpurse.kernel.codec import Unreadable, pack, plain, unpack_event, unpack_state
from cutpurse.kernel.core import Command, Event, Seat, View, frames
from cutpurse.kernel.game import Game, find
from cutpurse.kernel.manifest import find_manifest, manifests, named, names
from cutpurse.kernel.match import Match
from cutpurse.kernel.play import asked_at_once, options


class Bot:
    """A way to play. Every choice follows from the seed, the choices before it, and the view: never from the state."""

    hand: HandSpeed = HandSpeed(0.8)  # how fast it is while everyone acts at once

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, seat: Seat) -> Command:
        """One of the seat's options in this view; it has at least one."""
        raise NotImplementedError

    def choose_knowing(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
        """The same, for a bot that also looks at what its seat has seen since the round began."""
        return self.choose(view, seat)

    def react(self, view: View, seat: Seat, seen: Sequence[Event[Any]]) -> Command:
        """The same in a reaction window before people's eyes; how long it takes must not tell what the seat holds."""
        return self.choose_knowing(view, seat, seen)

    def hurry(self, share: float) -> None:
        """Think for no more than this share of the usual time, while many others wait for their turn to think."""


@final
class Player:
    """A bot at the table of one game, for whoever holds a match, a view, or a view's JSON."""

    def __init__(self, game: Game, bot: Bot) -> None:
        self.game = game
        self.bot = bot

    @property
    def hand(self) -> HandSpeed:
        """How fast it is while everyone acts at once in real time."""
        return self.bot.hand

    @property
    def looks_back(self) -> bool:
        """Whether the bot makes use of what its seat has seen; for others nobody need collect it."""
        return looks_back(type(self.bot))

    def choose(
        self,
        known: Match | View | dict[str, Any],
        seat: int,
        seen: Sequence[Event[Any]] = (),
        people_watch: bool = False,
    ) -> Command:
        """What the bot plays for a seat, always one of its options; of a match it sees only what that seat knows.

        `seen` is what happened since the round began, as the seat saw it; a match and a view's JSON tell it themselves.
        Where people watch, it answers in a reaction window without showing by its time what it holds.
        """
        view = self._view(known, seat)
        if not 0 <= seat < view.seats:
            raise ValueError(f"There is no seat {seat!r}; the seats are 0 to {view.seats - 1}.")
        if not isinstance(known, Match) and (part := too_much(self.game, view, seat)):
            raise ValueError(
                f"This is no view of seat {seat}: its {part!r} shows what that seat cannot know. A bot gets a match, or"
                " what Match.known or Match.view make of it for its seat."
            )
        given = options(view, seat)
        if not given:
            raise ValueError(f"Seat {seat} has nothing to choose now.")
        seen = self._seen(known, seat) if self.looks_back and not seen else seen
        in_window = people_watch and asked_at_once(view, seat)
        chosen = (self.bot.react if in_window else self.bot.choose_knowing)(view, seat, seen)
        if chosen not in given:
            name = type(self.bot).__name__
            raise ValueError(f"{name} chose {str(chosen)!r}, which is not among the options of seat {seat}.")
        return chosen

    def _view(self, known: Match | View | dict[str, Any], seat: int) -> View:
        if isinstance(known, Match):
            self._same_game(known.game.name)
            return known.known(seat)
        if isinstance(known, dict):
            return self._read(known, seat)
        return known

    def _read(self, known: dict[str, Any], seat: int) -> View:
        self._same_game(known.get("game"))
        if known.get("seat") != seat:
            raise ValueError(f"This is the view of seat {known.get('seat')!r}, not of seat {seat!r}.")
        try:
            return View(unpack_state(self.game, known.get("state")))
        except Unreadable as error:
            raise ValueError(f"The view cannot be read: {error}.") from None

    def _seen(self, known: Match | View | dict[str, Any], seat: int) -> Sequence[Event[Any]]:
        if isinstance(known, Match):
            return known.seen_this_round(seat)
        packed = known.get("seen", []) if isinstance(known, dict) else []
        if not isinstance(packed, list):
            raise ValueError("What was seen cannot be read: it is no list.")
        try:
            return [unpack_event(self.game, event) for event in packed]
        except Unreadable as error:
            raise ValueError(f"What was seen cannot be read: {error}.") from None

    def _same_game(self, name: object) -> None:
        if name != self.game.name:
            raise ValueError(f"This bot plays {self.game.name}, not {name!r}.")


def too_much(game: Game, view: View, seat: int) -> str:
    """The first part of a state that shows what a seat cannot know; empty for a view of that seat.

    To the type checker a view is one; when the program runs it has the same class as the state, and only what it hides
    tells them apart: to hide it once more changes nothing.
    """
    hidden = game.redact(view, seat)
    if view.stack is not hidden.stack and [*map(pack, frames(view))] != [*map(pack, frames(hidden))]:
        return "stack"
    for name in ("turn", *type(view).fields):
        mine, theirs = getattr(view, name), getattr(hidden, name)
        if mine is not theirs and mine != theirs and plain(mine) != plain(theirs):
            return name
    return ""


def looks_back(kind: type[Bot]) -> bool:
    """Whether bots of this kind make use of what their seat has seen."""
    return kind.choose_knowing is not Bot.choose_knowing


EVERY_GAME: Final = ""
LEVEL_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
BOTS: Final[dict[tuple[str, str], type[Bot]]] = {}  # by bot and game, beside those that manifests name


def enlist(name: str, kind: type[Bot], game: str = EVERY_GAME) -> None:
    """Put a bot on the list, for one game or for every game; a game's own are named in its manifest."""
    BOTS[name, game] = kind


def bots(game: str = EVERY_GAME) -> list[str]:
    """The names of the bots, in order, the levels among them; with a game, of those that play it."""
    found = {*LEVEL_NAMES, *(name for name, plays in BOTS if not game or plays in (game, EVERY_GAME))}
    if not game:
        for manifest in manifests():
            found.update(manifest.bots)
    elif game in names():
        found.update(find_manifest(game).bots)
    return sorted(found)


def bot(name: str, game: str, seed: int = 0) -> Player:
    """The bot of this name for a game; the same seed plays the same way."""
    played = find(game)
    if name in LEVEL_NAMES:
        from cutpurse.bots.levels import LEVELS, LevelBot  # which stand on Bot

        return Player(played, LevelBot(seed, played, LEVELS[int(name) - 1]))
    return Player(played, kind_of(name, game)(seed))


def uses_seen(name: str, game: str) -> bool:
    """Whether the bot of this name makes use of what its seat has seen; one that cannot be found makes none."""
    try:
        return name in LEVEL_NAMES or looks_back(kind_of(name, game))
    except Exception:  # whoever asks it to move will say so
        return False


def kind_of(name: str, game: str) -> type[Bot]:
    """The class of a bot: one enlisted for the game, one of its manifest, or one that plays every game."""
    if (kind := BOTS.get((name, game))) is not None:
        return kind
    if spec := find_manifest(game).bots.get(name):
        return loaded(spec)
    if (kind := BOTS.get((name, EVERY_GAME))) is not None:
        return kind
    raise ValueError(f"There is no bot {name!r} for {game}; there are: {', '.join(bots(game))}.")


@cache
def loaded(spec: str) -> type[Bot]:
    """The bot that a manifest names as "module:Class"."""
    kind = named(spec)
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise ValueError(f"{spec} is no Bot.")
    return kind
