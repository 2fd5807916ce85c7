"""Checks of what is stored: JSON and notation round trips, and the same log from the same seed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import (
    cannot_be_stored,
    canonical,
    pack,
    pack_state,
    unpack_event,
    unpack_frame,
    unpack_state,
)
from cutpurse.kernel.core import LARGEST_MENU, Event, Frame, State, frames
from cutpurse.kernel.game import Game
from cutpurse.kernel.match import Match, verify
from cutpurse.kernel.record import Entry
from cutpurse.testing.random_game import BOUND, RandomGame, Turn, attributes, chance_for, check, play_on_copy


# --- 5 ---
@check
def json_round_trips(run: RandomGame) -> None:
    """Commands, events, frames, states, views and records come back from JSON, or their notation, as they were."""
    notation_round_trips(run)
    run.same("the options and those read back", run.options, run.game.complete_settings(read_back(run.options)))
    dealt = run.deal()
    entry_round_trips(run, run.dealt, dealt)
    for turn in run.sample_turns(12):
        state_round_trips(run, turn.before)
        after, _ = play_on_copy(turn.before, turn.seat, turn.key, run.chance(turn.n))
        entry_round_trips(run, turn.events, after)
        check_restored_state(run, turn)
    record_round_trips(run)


def entry_round_trips(run: RandomGame, events: list[Event[Any]], after: State) -> None:
    """The events of a command, or of the deal, come back from JSON as they are and as each viewer sees them.

    So does what each viewer knows afterwards.
    """
    for event in events:
        event_round_trips(run, event)
    for viewer in run.viewers():
        for event in events:
            seen = event.seen_by(viewer)
            if seen is not None:
                event_round_trips(run, seen)
        view = run.game.redact(after, viewer)
        state_round_trips(run, view)
        check_json(run, "the view presented", run.game.present(view, viewer))


def read_back(value: Any) -> Any:
    """A plain value, written as JSON and read back."""
    return json.loads(canonical(value))


def check_json(run: RandomGame, what: str, value: object) -> None:
    """A value can be written as JSON and read back unchanged."""
    run.same(f"{what} and the same read back from JSON", value, read_back(value))


def notation_round_trips(run: RandomGame) -> None:
    """Every command is found by its notation, and no two share a key."""
    owner: dict[int, str] = {}
    for menu in run.game.menus:
        if not 0 < menu.size <= LARGEST_MENU:
            run.fail(f"a menu has {menu.size} choices; 1 to {LARGEST_MENU} are allowed")
        for command in menu.commands:
            if command.key in owner:
                run.fail(f"the key {command.key} belongs to {owner[command.key]!r} and to {str(command)!r}")
            owner[command.key] = str(command)
            if run.game.command(str(command)) is not command:
                run.fail(f"the notation {str(command)!r} does not lead back to its command")


def event_round_trips(run: RandomGame, event: Event[Any]) -> None:
    """An event comes back from JSON, with nothing left out, and what is told of it is JSON, too."""
    check_fields(run, event, set())
    for name in type(event).fields:
        value = getattr(event, name)
        if isinstance(value, Frame):
            frame_round_trips(run, value)
    packed = pack(event)
    kind = type(event).__name__
    run.same(f"an event {kind} and the same read back", packed, pack(unpack_event(run.game, read_back(packed))))
    check_json(run, f"an event {kind} as told", run.game.tell(event, run.options))


def frame_round_trips(run: RandomGame, frame: Frame[Any]) -> None:
    """A frame comes back from JSON, with nothing left out but its menu."""
    check_fields(run, frame, {"menu", "beside", "exclusive"})
    packed = pack(frame)
    kind = type(frame).__name__
    run.same(f"a frame {kind} and the same read back", packed, pack(unpack_frame(run.game, read_back(packed))))


def check_fields(run: RandomGame, thing: Event[Any] | Frame[Any], known: set[str]) -> None:
    """Every attribute of an event or a frame is in its `fields`, and each field holds what can be stored."""
    held = attributes(thing) - known - set(type(thing).fields)
    if held:
        run.fail(f"a {type(thing).__name__} holds {', '.join(sorted(held))}, which is not in its `fields`")
    check_values(run, thing)


def check_values(run: RandomGame, thing: Event[Any] | Frame[Any] | State) -> None:
    """Each field holds what the codec can store, without its becoming something else on the way."""
    for name in type(thing).fields:
        why = cannot_be_stored(getattr(thing, name))
        if why:
            run.fail(f"{why}, in the field {name!r} of {type(thing).__name__}")


def state_round_trips(run: RandomGame, s: State) -> None:
    """A state or view comes back from JSON, and so does every frame of it."""
    for frame in frames(s):
        frame_round_trips(run, frame)
    check_values(run, s)
    packed = pack_state(s)
    run.same("a state and the same read back", packed, pack_state(unpack_state(run.game, read_back(packed))))


def check_restored_state(run: RandomGame, turn: Turn) -> None:
    """A state read back from JSON takes the next command as the original does."""
    restored = unpack_state(run.game, read_back(pack_state(turn.before)))
    after, events = play_on_copy(restored, turn.seat, turn.key, run.chance(turn.n))
    run.same("the events of a state and of the same read back", pack_all(turn.events), pack_all(events))
    original, _ = play_on_copy(turn.before, turn.seat, turn.key, run.chance(turn.n))
    run.same("what a state and the same read back become", pack_state(original), pack_state(after))


def pack_all(events: list[Event[Any]]) -> list[list[object]]:
    """Events as plain values."""
    return [pack(event) for event in events]


def record_round_trips(run: RandomGame) -> None:
    """A match can be saved and loaded at any time, viewed as JSON, and verified at its end."""
    match = run.match()
    run.entry = 0
    save_round_trips(run, match)
    for entry in random_play(match, run.seed):
        run.entry = entry.n
        if run.suite_chance.below(200) == 0:
            save_round_trips(run, match)
    save_round_trips(run, match)
    run.same("the verified record and the match", match.save(), verify(match.save()).save())


def save_round_trips(run: RandomGame, match: Match) -> None:
    """A match that is saved, loaded and saved again gives the same text; what it tells and its views are JSON."""
    text = match.save()
    loaded = Match.load(text)
    run.same("a save and the save of what it loads", text, loaded.save())
    run.same("the state and the one loaded", pack_state(match.state), pack_state(loaded.state))
    check_json(run, "what is told", told_log(match))
    run.same("what is told of a match and of the one loaded", told_log(match), told_log(loaded))
    for seat in [None, *range(run.seats)]:
        check_json(run, "the view", match.view(seat))


def told_log(match: Match) -> list[list[dict[str, Any]]]:
    """All that a match tells, secrets included, with what its events meant."""
    return [match.tell_entry(entry) for entry in match.entries]


# --- 6 ---
@check
def same_seed_same_log(run: RandomGame) -> None:
    """Two matches with the same seed and commands have the same log, even if cloned or loaded halfway."""
    first = run.match()
    log = list(random_play(first, run.seed))
    again = run.match()
    half = len(log) // 2
    repeat(run, again, log[:half])
    cloned, loaded = again.clone(), Match.load(again.save())
    for what, match in (("the same seed", again), ("a clone", cloned), ("a loaded match", loaded)):
        repeat(run, match, log[half:])
        run.same(f"the log of a match and of {what}", first.save(), match.save())


def repeat(run: RandomGame, match: Match, log: list[Entry]) -> None:
    """Play the commands of a log."""
    for entry in log:
        run.entry = entry.n
        match.play(entry.seat, entry.command)


def fingerprint(game: Game, seats: int, options: dict[str, Any], games: int = 10, seed: int = 0) -> str:
    """A hash over whole random games: the same interpreted and compiled, until the rules or their chance change."""
    found = sha256()
    for n in range(seed, seed + games):
        match = Match(game, seats, n, options)
        for _ in random_play(match, n):
            pass
        found.update(match.save().encode())
    return found.hexdigest()


def random_play(match: Match, seed: int) -> Iterator[Entry]:
    """Play a match at random to the end, an entry at a time."""
    policy = chance_for(seed, "policy")
    while match.actors():
        if len(match.entries) > BOUND:
            raise RuntimeError(f"no end after {BOUND} commands")
        yield random_command(match, policy)


def random_command(match: Match, policy: Chance) -> Entry:
    """Play a random command of a random seat; returns its entry."""
    actors = match.actors()
    seat = actors[policy.below(len(actors))]
    options = match.options(seat)
    match.play(seat, options[policy.below(len(options))])
    return match.entries[-1]
