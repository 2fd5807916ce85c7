"""Checks of the match: undo and redo, events that reveal nothing, and lists of commands."""

from __future__ import annotations

from typing import Any, Final

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance, Keyed
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import Event, State
from cutpurse.kernel.game import BadCommand
from cutpurse.kernel.match import ALREADY_REVEALED, LOOK_FIRST, NOTHING_TO_UNDO, Match, Refused, verify
from cutpurse.testing.random_game import RandomGame, Turn, check, packed_events, play_on_copy
from cutpurse.testing.records import pack_all, random_command

LONGEST: Final = 150  # entries of a match that are checked
PROBES: Final = 30  # commands tried after one that must end a list


# --- 11 ---
@check
def undo_and_redo(run: RandomGame) -> None:
    """Undoing a command leaves the state that the rules give without it; played again, it does the same again.

    What others did meanwhile must be legal without it. A refused undo changes nothing. The log with its undos loads and
    verifies.
    """
    match = run.match()
    solid = match.state.clone()  # after the last entry that cannot be undone,
    base = 0  # and its number
    while match.actors() and len(match.entries) < LONGEST:
        run.entry = len(match.entries)
        entry = random_command(match, run.suite_chance)
        if entry.reveals():
            solid, base = match.state.clone(), entry.n
        if run.suite_chance.below(3) == 0:
            run.seat = run.suite_chance.below(run.seats)
            check_undo(run, match, solid, base)
            run.seat = None
    run.same("the log and the verified one", match.save(), verify(match.save()).save())


def check_undo(run: RandomGame, match: Match, solid: State, base: int) -> None:
    """Undo a seat's last command and check the state; if that is refused, nothing may change."""
    assert run.seat is not None
    before = match.clone()
    try:
        match.undo(run.seat)
    except Refused as refusal:
        if refusal.rule not in (play.GAME_OVER, NOTHING_TO_UNDO, ALREADY_REVEALED):
            run.fail(f"an undo was refused by {refusal.rule}")
        run.same("a refused undo changed the match", before.save(), match.save())
        run.same("a refused undo changed the state", pack_state(before.state), pack_state(match.state))
        return
    undone = before.entries[match.entries[-1].undoes]
    run.entry = undone.n
    without = replay_without_undone(run, match, solid.clone(), base)
    run.same("the state after an undo, and by the rules", pack_state(match.state), pack_state(without))
    again = match.clone()
    events = again.play(undone.seat, undone.command)
    run.same(f"the events of {undone.command} and of the same played again", pack_all(undone.events), pack_all(events))
    if undone is before.entries[-1]:
        run.same("the state, and after undo and redo", pack_state(before.state), pack_state(again.state))


def replay_without_undone(run: RandomGame, match: Match, s: State, base: int) -> State:
    """The state after playing the commands since an entry, without those that were undone."""
    undone = {entry.undoes for entry in match.entries if entry.undoes}
    standing = [entry for entry in match.entries if entry.n not in undone and not entry.undoes]
    for place, entry in enumerate(standing):
        if entry.n > base:
            key = run.game.command(entry.command).key
            rule = play.ruling(s, entry.seat, key)
            if rule is not None:
                run.fail(f"entry {entry.n}, {entry.command} of seat {entry.seat}, is not legal without it: {rule}")
            play.step(s, entry.seat, key, Keyed(match.secret, match.seeds, place))
    return s


@check
def silent_events_tell_nothing(run: RandomGame) -> None:
    """An entry whose events do not reveal tells nobody anything that was hidden, so its seat may undo it alone.

    Its own seat could foresee what it is told: it is the same in every possible world, whatever the luck. That also
    holds for events that reveal but do not surprise. Everybody else is told what they could be told in every possible
    world: that the seat acted, but not what it holds.
    """
    for turn in run.sample_turns(24):
        if not any(type(event).reveals for event in turn.events):
            for viewer in run.viewers():
                check_foreseeable(run, turn, viewer)
        elif not any(type(event).reveals and type(event).surprises for event in turn.events):
            check_foreseeable(run, turn, turn.seat)


def check_foreseeable(run: RandomGame, turn: Turn, viewer: int) -> None:
    """What a viewer is told of an entry is possible in every world that was possible before."""
    heard = packed_events(run, turn.events, viewer)
    sampler = run.game.sampler(run.game.redact(turn.before, viewer), viewer)
    for _ in range(3):
        world = sampler.world(run.suite_chance)
        keys = [turn.key] if turn.seat == viewer else [c.key for c in play.options(world, turn.seat)]
        possible = (play_with_other_luck(run, world, turn.seat, key) for key in keys)
        if not any(packed_events(run, events, viewer) == heard for events in possible):
            run.fail(f"an entry that claims to reveal nothing tells of what was hidden: {heard}")


def play_with_other_luck(run: RandomGame, s: State, seat: int, key: int) -> list[Event[Any]]:
    """The events of a command, with other luck."""
    return play_on_copy(s, seat, key, Chance(run.suite_chance.below(1_000_000)))[1]


# --- all or nothing ---
@check
def lists_are_all_or_nothing(run: RandomGame) -> None:
    """A list of commands does what they do one by one; with a bad one at its end it does nothing.

    It must end where something surprises, or where all are asked at once. Whatever follows is refused by the same rule,
    so that the refusal tells nothing.
    """
    match = run.match()
    while match.actors() and len(match.entries) < LONGEST:
        run.entry = len(match.entries)
        if run.suite_chance.below(5) == 0:
            check_list(run, match)
        random_command(match, run.suite_chance)


def check_list(run: RandomGame, match: Match) -> None:
    """Try a list of a few good commands, then the same with a bad one at its end."""
    actors = match.actors()
    seat = actors[run.suite_chance.below(len(actors))]
    before = match.save()
    state = pack_state(match.state)
    single = match.clone()
    good: list[str] = []
    while len(good) < 3 and (options := single.options(seat)):
        command = options[run.suite_chance.below(len(options))]
        single.play(seat, command)
        good.append(str(command))
        if single.entries[-1].surprises() or play.asked_at_once(single.state, seat):
            check_refused_after_reveal(run, match, single, seat, good)
            break
    bad = [str(command) for command in run.game.commands.values() if single.why_not(seat, command) is not None]
    run.same("playing on with a clone changed the match", state, pack_state(match.state))
    for last in ("no such command", bad[run.suite_chance.below(len(bad))]):
        try:
            match.play(seat, [*good, last])
        except (BadCommand, Refused):
            run.same(f"a list ending in {last!r} changed the match", before, match.save())
            run.same(f"a list ending in {last!r} changed the state", state, pack_state(match.state))
        else:
            run.fail(f"a list ending in {last!r} was played")
    listed = match.clone()
    listed.play(seat, good)
    run.same("a list, and the same one by one", single.save(), listed.save())


def check_refused_after_reveal(run: RandomGame, match: Match, single: Match, seat: int, good: list[str]) -> None:
    """After a command that must end a list, any other is refused by the same rule, legal or not."""
    commands = list(run.game.commands)
    probes = [str(command) for command in single.options(seat)]
    probes += [commands[run.suite_chance.below(len(commands))] for _ in range(PROBES)]
    for probe in probes:
        try:
            match.drafted(seat, [*good, probe])
        except Refused as refusal:
            run.same(f"the refusal of {probe!r} after a reveal", str(LOOK_FIRST), str(refusal.rule))
        else:
            run.fail(f"{probe!r} was played in one list with what surprises")
