"""Checks of the match: what is taken back was never known, lists of commands are played all or nothing."""

from __future__ import annotations

from typing import Any, Final

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance, Keyed
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import CLOCK, Event, State
from cutpurse.kernel.game import BadCommand
from cutpurse.kernel.match import ALREADY_REVEALED, LOOK_FIRST, NOTHING_TO_UNDO, Match, Refused, verify
from cutpurse.testing.records import packs, random_command
from cutpurse.testing.trial import Trial, Turn, check, played, told

LONGEST: Final = 150  # entries of a match looked at
PROBES: Final = 30  # commands tried after one that ends a list


# --- 11 ---
@check
def undo_and_redo(trial: Trial) -> None:
    """A command taken back leaves what the rules give without it, and played again does the same again.

    What others did meanwhile must be legal without it. A refused undo changes nothing. The log, undos and all, loads
    and verifies.
    """
    match = trial.match()
    solid = match.state.clone()  # after the last entry that nobody can take back,
    base = 0  # and its number
    while match.actors() and len(match.entries) < LONGEST:
        trial.entry = len(match.entries)
        entry = random_command(match, trial.picks)
        if entry.reveals():
            solid, base = match.state.clone(), entry.n
        if trial.picks.below(3) == 0:
            trial.seat = trial.picks.below(trial.seats)
            taken_back(trial, match, solid, base)
            trial.seat = None
    trial.same("the log and the verified one", match.save(), verify(match.save()).save())


def taken_back(trial: Trial, match: Match, solid: State, base: int) -> None:
    """Take back a seat's last command, and see what is left; or see that a refusal leaves everything."""
    assert trial.seat is not None
    before = match.clone()
    try:
        match.undo(trial.seat)
    except Refused as refusal:
        if refusal.rule not in (play.GAME_OVER, NOTHING_TO_UNDO, ALREADY_REVEALED):
            trial.fail(f"an undo was refused by {refusal.rule}")
        trial.same("a refused undo changed the match", before.save(), match.save())
        trial.same("a refused undo changed the state", pack_state(before.state), pack_state(match.state))
        return
    undone = before.entries[match.entries[-1].undoes]
    trial.entry = undone.n
    without = replayed(trial, match, solid.clone(), base)
    trial.same("the state after an undo, and by the rules", pack_state(match.state), pack_state(without))
    again = match.clone()
    events = again.play(undone.seat, undone.command)
    trial.same(f"the events of {undone.command} and of the same played again", packs(undone.events), packs(events))
    if undone is before.entries[-1]:
        trial.same("the state, and after undo and redo", pack_state(before.state), pack_state(again.state))


def replayed(trial: Trial, match: Match, s: State, base: int) -> State:
    """The commands since an entry that were not taken back, played by the rules."""
    undone = {entry.undoes for entry in match.entries if entry.undoes}
    standing = [entry for entry in match.entries if entry.n not in undone and not entry.undoes]
    for place, entry in enumerate(standing):
        if entry.n > base:
            seat = CLOCK if entry.seat == -1 else entry.seat
            key = trial.game.command(entry.command).key
            rule = play.ruling(s, seat, key)
            if rule is not None:
                trial.fail(f"entry {entry.n}, {entry.command} of seat {entry.seat}, is not legal without it: {rule}")
            play.step(s, seat, key, Keyed(match.secret, match.seeds, place))
    return s


@check
def silent_events_tell_nothing(trial: Trial) -> None:
    """An entry whose events do not reveal tells nobody anything that was hidden, so its seat may take it back alone.

    Its own seat could foresee what it is told: in every world it holds possible, and with any luck, the same; that goes
    for what reveals and does not surprise, too. Everybody else is told what they could be told in every world they hold
    possible: that it acted, but not what it holds.
    """
    for turn in trial.moments(24):
        if not any(type(event).reveals for event in turn.events):
            for viewer in trial.viewers():
                learnt_nothing(trial, turn, viewer)
        elif not any(type(event).reveals and type(event).surprises for event in turn.events):
            learnt_nothing(trial, turn, turn.seat)


def learnt_nothing(trial: Trial, turn: Turn, viewer: int) -> None:
    """What a viewer is told of an entry fits every world it held possible before."""
    heard = told(trial, turn.events, viewer)
    sampler = trial.game.sampler(trial.game.redact(turn.before, viewer), viewer)
    for _ in range(3):
        world = sampler.world(trial.picks)
        keys = [turn.key] if turn.seat == viewer else [c.key for c in play.options(world, turn.seat)]
        if not any(told(trial, happens(trial, world, turn.seat, key), viewer) == heard for key in keys):
            trial.fail(f"an entry that claims to reveal nothing tells of what was hidden: {heard}")


def happens(trial: Trial, s: State, seat: int, key: int) -> list[Event[Any]]:
    """What a command does with other luck."""
    return played(s, seat, key, Chance(trial.picks.below(1_000_000)))[1]


# --- all or nothing ---
@check
def lists_are_all_or_nothing(trial: Trial) -> None:
    """A list of commands does what they do one by one; with a bad one at its end it does nothing at all.

    It ends where something surprises, or all are asked at once: whatever follows is refused alike, so that the refusal
    tells nothing.
    """
    match = trial.match()
    while match.actors() and len(match.entries) < LONGEST:
        trial.entry = len(match.entries)
        if trial.picks.below(5) == 0:
            whole_or_not(trial, match)
        random_command(match, trial.picks)


def whole_or_not(trial: Trial, match: Match) -> None:
    """Try a list of a few good commands, then the same with a bad one at its end."""
    actors = match.actors()
    seat = actors[trial.picks.below(len(actors))]
    before = match.save()
    state = pack_state(match.state)
    single = match.clone()
    good: list[str] = []
    while len(good) < 3 and (options := single.options(seat)):
        command = options[trial.picks.below(len(options))]
        single.play(seat, command)
        good.append(str(command))
        if single.entries[-1].surprises() or play.asked_at_once(single.state, seat):
            refused_alike(trial, match, single, seat, good)
            break
    bad = [str(command) for command in trial.game.commands.values() if single.why_not(seat, command) is not None]
    trial.same("playing on with a clone changed the match", state, pack_state(match.state))
    for last in ("no such command", bad[trial.picks.below(len(bad))]):
        try:
            match.play(seat, [*good, last])
        except (BadCommand, Refused):
            trial.same(f"a list ending in {last!r} changed the match", before, match.save())
            trial.same(f"a list ending in {last!r} changed the state", state, pack_state(match.state))
        else:
            trial.fail(f"a list ending in {last!r} was played")
    listed = match.clone()
    listed.play(seat, good)
    trial.same("a list, and the same one by one", single.save(), listed.save())


def refused_alike(trial: Trial, match: Match, single: Match, seat: int, good: list[str]) -> None:
    """After a command that ends a list, a further one is refused by the same rule, legal or not: some are tried."""
    commands = list(trial.game.commands)
    probes = [str(command) for command in single.options(seat)]
    probes += [commands[trial.picks.below(len(commands))] for _ in range(PROBES)]
    for probe in probes:
        try:
            match.drafted(seat, [*good, probe])
        except Refused as refusal:
            trial.same(f"the refusal of {probe!r} after a reveal", str(LOOK_FIRST), str(refusal.rule))
        else:
            trial.fail(f"{probe!r} was played in one list with what surprises")
