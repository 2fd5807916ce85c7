"""A run: one random game of a game under test, which knows where it stands and says so when something breaks."""

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

BOUND: Final = 50_000  # commands; a game that takes more is held to be endless
MANY: Final = 4  # times the moments wanted: more kinds than that are not all looked at
PATIENCE: Final = 100  # of so many commands the clock speaks one, where it may: most rummages end by themselves

Check: TypeAlias = Callable[[Game, int, dict[str, Any], int], None]


class Broken(AssertionError):
    """A game that breaks a promise; the message is the call that shows it again."""


@final
class Turn:
    """One entry of a random game after the deal: the state it met, the command, and what happened."""

    def __init__(self, n: int, before: State, seat: int, key: int, events: list[Event[Any]]) -> None:
        self.n = n
        self.before = before
        self.seat = seat
        self.key = key
        self.events = events


@final
class RandomGame:
    """A random game of one setting and seed; `entry`, `seat` and `viewer` say what is being looked at."""

    def __init__(self, name: str, game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.options = game.agreed(options)
        self.seed = seed
        self.entry = 0
        self.seat: int | None = None
        self.viewer: int | None = None
        self.picks = luck(seed, "picks")  # of the suite itself
        self.dealt: list[Event[Any]] = []

    # --- saying what broke ---
    def __str__(self) -> str:
        where = f"{self.name}({self.game.name}, {self.seats}, {self.options}, {self.seed}) at entry {self.entry}"
        if self.seat is not None:
            where += f", seat {'CLOCK' if self.seat == CLOCK else self.seat}"
        if self.viewer is not None:
            where += f", viewer {'SPECTATOR' if self.viewer == SPECTATOR else self.viewer}"
        return where

    def fail(self, what: str) -> NoReturn:
        """Say where and what."""
        raise Broken(f"{self}: {what}")

    def same(self, what: str, one: object, other: object) -> None:
        """Two plain values must be equal; else say where they part."""
        if one != other:
            self.fail(f"{what}: {difference(one, other)}")

    # --- playing ---
    def chance(self, n: int) -> Chance:
        """The luck of an entry."""
        return luck(self.seed, f"entry {n}")

    def blank(self) -> State:
        """The table before the deal."""
        return self.game.blank(self.seats, dict(self.options))

    def deal(self) -> State:
        """A fresh table, dealt; the events are in `dealt`."""
        s = self.blank()
        s.journal = []
        self.game.setup(s, self.chance(0))
        self.dealt = s.journal
        s.journal = None
        self.entry = 0
        return s

    def match(self) -> Match:
        """The same setting and seed as a match; its luck is its own."""
        return Match(self.game, self.seats, self.seed, dict(self.options))

    def drawn(self, s: State, policy: Chance) -> tuple[int, int]:
        """A seat that may act and a command it may play, at random."""
        waiting = play.waiting(s)
        if not waiting:
            self.fail("nobody may act, and the game is not over")
        if waiting & seat_bit(CLOCK) and waiting != seat_bit(CLOCK) and policy.below(PATIENCE):
            waiting &= ~seat_bit(CLOCK)
        (seat,) = seats_in(policy.draw(waiting))
        return seat, self.drawn_for(s, seat, policy)

    def drawn_for(self, s: State, seat: int, policy: Chance) -> int:
        """A command that a seat may play, at random."""
        keys: list[int] = []
        for frame in play.open_frames(s) if play.waiting(s) & seat_bit(seat) else []:
            menu = frame.menu  # what is offered beyond it is for a check to say
            keys += [int(menu.first) + i for i in members(frame.options(s, seat)[0]) if i < menu.size]
        if not keys:
            self.seat = seat
            self.fail("the seat may act and has no choice")
        return keys[policy.below(len(keys))]

    def turns(self, s: State) -> Iterator[Turn]:
        """Play a dealt table on at random, in place, an entry at a time to the end."""
        policy = luck(self.seed, "policy")
        while s.stack is not None:
            self.entry += 1
            if self.entry > BOUND:
                self.fail(f"no end after {BOUND} commands")
            before = s.clone()
            seat, key = self.drawn(s, policy)
            yield Turn(self.entry, before, seat, key, noted(s, seat, key, self.chance(self.entry)))

    def moments(self, limit: int) -> Iterator[Turn]:
        """Some entries of a whole game: at least one of every kind, by what happened and what had happened before.

        Of a game that has very many kinds, some are left out by lot, others for each setting and seed.
        """
        kinds: dict[tuple[frozenset[str], ...], list[Turn]] = {}
        last = frozenset[str]()
        for turn in self.turns(self.deal()):
            now = frozenset(type(event).__name__ for event in turn.events)
            kinds.setdefault((last, now), []).append(turn)
            last = now
        while len(kinds) > MANY * limit:
            del kinds[list(kinds)[self.picks.below(len(kinds))]]
        while limit > 0 and kinds:
            for kind in list(kinds):
                pile = kinds[kind]
                turn = pile.pop(self.picks.below(len(pile)))
                if not pile:
                    del kinds[kind]
                self.entry = turn.n
                self.seat = self.viewer = None
                yield turn
                limit -= 1

    def viewers(self) -> Iterator[int]:
        """Every seat, then the spectator, each noted as the one looked at."""
        for viewer in [*range(self.seats), SPECTATOR]:
            self.viewer = viewer
            yield viewer
        self.viewer = None

    def everyone(self) -> Iterator[int]:
        """Every seat, then the clock, each noted as the one asked."""
        for seat in [*range(self.seats), CLOCK]:
            self.seat = seat
            yield seat
        self.seat = None


def luck(seed: int, what: str) -> Chance:
    """The luck of one purpose: independent of all others, and the same on every machine for good."""
    return Keyed(what.encode(), [str(seed).encode()], 0)


def check(body: Callable[[RandomGame], None]) -> Check:
    """Make a check of a game out of a function of a run: it passes, or raises AssertionError with the place."""

    @wraps(body)
    def run(game: Game, seats: int, options: dict[str, Any], seed: int) -> None:
        run = RandomGame(body.__name__, game, seats, options, seed)
        with shelved(game):
            try:
                body(run)
            except Broken:
                raise
            except Exception as error:
                raise Broken(f"{run}: {type(error).__name__}: {error}") from error

    return run


@contextmanager
def shelved(game: Game) -> Iterator[None]:
    """Have a game on the shelf for a while, so that its records can be loaded."""
    there = REGISTRY.get(game.name)
    REGISTRY[game.name] = game
    try:
        yield
    finally:
        if there is None:
            del REGISTRY[game.name]
        else:
            REGISTRY[game.name] = there


def noted(s: State, seat: int, key: int, chance: Chance) -> list[Event[Any]]:
    """Play a command, in place; what happened."""
    events: list[Event[Any]] = []
    s.journal = events
    play.step(s, seat, key, chance)
    s.journal = None
    return events


def played(s: State, seat: int, key: int, chance: Chance) -> tuple[State, list[Event[Any]]]:
    """The state after a command, and what happened; the state before stays as it was."""
    after = s.clone()
    return after, noted(after, seat, key, chance)


def shown(game: Game, s: State, viewer: int) -> dict[str, object]:
    """What a viewer is shown of a state, as plain values."""
    return pack_state(game.redact(s, viewer))


def told(run: RandomGame, events: list[Event[Any]], viewer: int) -> list[object]:
    """What a viewer is told of some events, as plain values and in the game's words."""
    seen = [event.seen_by(viewer) for event in events]
    return [[pack(event), run.game.tell(event, run.options)] for event in seen if event is not None]


def attributes(thing: object) -> set[str]:
    """The names of all that an object holds, interpreted or compiled."""
    found = set(getattr(thing, "__dict__", ()))
    for cls in type(thing).__mro__:
        found.update(getattr(cls, "__mypyc_attrs__", ()))
        slots = cls.__dict__.get("__slots__", ())
        found.update((slots,) if isinstance(slots, str) else slots)
    return {name for name in found if not name.startswith("__")}


def difference(one: object, other: object, path: str = "") -> str:
    """Where two plain values part, and how."""
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
