"""A random game of the game under test. It knows its place in the game and says so when a check fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Final, NoReturn, TypeAlias, final

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance, Keyed
from cutpurse.kernel.codec import pack, pack_state
from cutpurse.kernel.core import CLOCK, SPECTATOR, Event, State, seat_bit, seats_in
from cutpurse.kernel.game import REGISTRY, Game
from cutpurse.kernel.match import Match
from cutpurse.kernel.sets import members

BOUND: Final = 50_000  # commands; a game that takes more counts as endless
MANY: Final = 4  # kinds of turns at most, for each turn that is wanted
PATIENCE: Final = 100  # the clock plays one of so many commands: most timed phases should end by themselves

Check: TypeAlias = Callable[[Game, int, dict[str, Any], int], None]


class Broken(AssertionError):
    """A check that failed; the message starts with the call that repeats it."""


@final
class Turn:
    """One entry of a random game: the state before it, the command, and the events."""

    def __init__(self, n: int, before: State, seat: int, key: int, events: list[Event[Any]]) -> None:
        self.n = n
        self.before = before
        self.seat = seat
        self.key = key
        self.events = events


@final
class RandomGame:
    """A random game of one setting and seed; `entry`, `seat` and `viewer` say what is being checked."""

    def __init__(self, name: str, game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.options = game.complete_settings(options)
        self.seed = seed
        self.entry = 0
        self.seat: int | None = None
        self.viewer: int | None = None
        self.suite_chance = chance_for(seed, "picks")  # for the suite's own choices
        self.dealt: list[Event[Any]] = []

    # --- failures ---
    def __str__(self) -> str:
        where = f"{self.name}({self.game.name}, {self.seats}, {self.options}, {self.seed}) at entry {self.entry}"
        if self.seat is not None:
            where += f", seat {'CLOCK' if self.seat == CLOCK else self.seat}"
        if self.viewer is not None:
            where += f", viewer {'SPECTATOR' if self.viewer == SPECTATOR else self.viewer}"
        return where

    def fail(self, what: str) -> NoReturn:
        """Fail with the place and the reason."""
        raise Broken(f"{self}: {what}")

    def same(self, what: str, one: object, other: object) -> None:
        """Fail if two plain values differ, and say where."""
        if one != other:
            self.fail(f"{what}: {difference(one, other)}")

    # --- playing ---
    def chance(self, n: int) -> Chance:
        """The chance of an entry."""
        return chance_for(self.seed, f"entry {n}")

    def blank(self) -> State:
        """The state before the deal."""
        return self.game.blank(self.seats, dict(self.options))

    def deal(self) -> State:
        """A state after the deal; its events are in `dealt`."""
        s = self.blank()
        s.journal = []
        self.game.setup(s, self.chance(0))
        self.dealt = s.journal
        s.journal = None
        self.entry = 0
        return s

    def match(self) -> Match:
        """A match of the same setting and seed, with a chance of its own."""
        return Match(self.game, self.seats, self.seed, dict(self.options))

    def random_move(self, s: State, policy: Chance) -> tuple[int, int]:
        """A random seat that may act, and a random command for it."""
        waiting = play.waiting(s)
        if not waiting:
            self.fail("nobody may act, and the game is not over")
        if waiting & seat_bit(CLOCK) and waiting != seat_bit(CLOCK) and policy.below(PATIENCE):
            waiting &= ~seat_bit(CLOCK)
        (seat,) = seats_in(policy.draw(waiting))
        return seat, self.random_key(s, seat, policy)

    def random_key(self, s: State, seat: int, policy: Chance) -> int:
        """A random command that a seat may play."""
        keys: list[int] = []
        for frame in play.open_frames(s) if play.waiting(s) & seat_bit(seat) else []:
            menu = frame.menu  # options beyond the menu are found by another check
            keys += [int(menu.first) + i for i in members(frame.options(s, seat)[0]) if i < menu.size]
        if not keys:
            self.seat = seat
            self.fail("the seat may act and has no choice")
        return keys[policy.below(len(keys))]

    def turns(self, s: State) -> Iterator[Turn]:
        """Play on at random to the end, in place, an entry at a time."""
        policy = chance_for(self.seed, "policy")
        while s.stack is not None:
            self.entry += 1
            if self.entry > BOUND:
                self.fail(f"no end after {BOUND} commands")
            before = s.clone()
            seat, key = self.random_move(s, policy)
            yield Turn(self.entry, before, seat, key, play_in_place(s, seat, key, self.chance(self.entry)))

    def sample_turns(self, limit: int) -> Iterator[Turn]:
        """Some turns of a whole game: at least one of every kind, by its events and those of the turn before.

        If there are very many kinds, some are left out at random, different ones for each setting and seed.
        """
        kinds: dict[tuple[frozenset[str], ...], list[Turn]] = {}
        last = frozenset[str]()
        for turn in self.turns(self.deal()):
            now = frozenset(type(event).__name__ for event in turn.events)
            kinds.setdefault((last, now), []).append(turn)
            last = now
        while len(kinds) > MANY * limit:
            del kinds[list(kinds)[self.suite_chance.below(len(kinds))]]
        while limit > 0 and kinds:
            for kind in list(kinds):
                pile = kinds[kind]
                turn = pile.pop(self.suite_chance.below(len(pile)))
                if not pile:
                    del kinds[kind]
                self.entry = turn.n
                self.seat = self.viewer = None
                yield turn
                limit -= 1

    def viewers(self) -> Iterator[int]:
        """Every seat, then the spectator; a failure names the current one as the viewer."""
        for viewer in [*range(self.seats), SPECTATOR]:
            self.viewer = viewer
            yield viewer
        self.viewer = None

    def seats_and_clock(self) -> Iterator[int]:
        """Every seat, then the clock; a failure names the current one as the seat."""
        for seat in [*range(self.seats), CLOCK]:
            self.seat = seat
            yield seat
        self.seat = None


def chance_for(seed: int, what: str) -> Chance:
    """The chance for one purpose: independent of all others, and the same on every machine, always."""
    return Keyed(what.encode(), [str(seed).encode()], 0)


def check(body: Callable[[RandomGame], None]) -> Check:
    """Turn a function of a random game into a check, which passes or raises AssertionError with the place."""

    @wraps(body)
    def checked(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        run = RandomGame(body.__name__, game, seats, options, seed)
        with registered(game):
            try:
                body(run)
            except Broken:
                raise
            except Exception as error:
                raise Broken(f"{run}: {type(error).__name__}: {error}") from error

    return checked


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """Register a game for a while, so that its records can be loaded."""
    there = REGISTRY.get(game.name)
    REGISTRY[game.name] = game
    try:
        yield
    finally:
        if there is None:
            del REGISTRY[game.name]
        else:
            REGISTRY[game.name] = there


def play_in_place(s: State, seat: int, key: int, chance: Chance) -> list[Event[Any]]:
    """Play a command, in place; returns its events."""
    events: list[Event[Any]] = []
    s.journal = events
    play.step(s, seat, key, chance)
    s.journal = None
    return events


def play_on_copy(s: State, seat: int, key: int, chance: Chance) -> tuple[State, list[Event[Any]]]:
    """Play a command on a clone; returns the state after it, and its events."""
    after = s.clone()
    return after, play_in_place(after, seat, key, chance)


def packed_view(game: Game, s: State, viewer: int) -> dict[str, object]:
    """What a viewer sees of a state, as plain values."""
    return pack_state(game.redact(s, viewer))


def packed_events(run: RandomGame, events: list[Event[Any]], viewer: int) -> list[object]:
    """What a viewer is told of events, as plain values and as the game tells them."""
    seen = [event.seen_by(viewer) for event in events]
    return [[pack(event), run.game.tell(event, run.options)] for event in seen if event is not None]


def attributes(thing: object) -> set[str]:
    """The names of an object's attributes, interpreted or compiled."""
    found = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        found.update(getattr(cls, "__mypyc_attrs__", ()))
        slots = cls.__dict__.get("__slots__", ())
        found.update((slots,) if isinstance(slots, str) else slots)
    return {name for name in found if not name.startswith("__")}


def difference(one: object, other: object, path: str = "") -> str:
    """Where two plain values differ, and how."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if key not in one or key not in other or one[key] != other[key]:
                return difference(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    if isinstance(one, str) and isinstance(other, str) and "\n" in one + other:
        return difference(one.splitlines(), other.splitlines(), "line ")
    if isinstance(one, list) and isinstance(other, list):
        for i, (here, there) in enumerate(zip(one, other, strict=False)):
            if here != there:
                return difference(here, there, f"{path}[{i}]")
        if len(one) != len(other):
            return f"{path} has {len(one)} and {len(other)} items"
    return f"{path} is {one!r} and {other!r}" if path else f"{one!r} and {other!r}"
