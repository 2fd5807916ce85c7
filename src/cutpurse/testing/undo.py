"""Checks of the match: what is taken back was never known, lists of commands are played all or nothing."""

from __future__ import annotations

from typing import Any, Final

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance, Keyed
from cutpurse.kernel.codec import pack_state
from cutpurse.kernel.core import Event, State
from cutpurse.kernel.game import BadCommand
from cutpurse.kernel.match import ALREADY_REVEALED, LOOK_FIRST, NOTHING_TO_UNDO, Match, Refused, verify
from cutpurse.testing.random_game import RandomGame, Turn, check, played, told
from cutpurse.testing.records import packs, random_command

LONGEST: Final = 150  # entries of a match looked at
PROBES: Final = 30  # commands tried after one that ends a list


# --- 11 ---
@check
def undo_and_redo(run: RandomGame) -> None:
    """A command taken back leaves what the rules give without it, and played again does the same again.

    What others did meanwhile must be legal without it. A refused undo changes nothing. The log, undos and all, loads
    and verifies.
    """
    match = run.match()
    solid = match.state.clone()  # after the last entry that nobody can take back,
    base = 0  # and its number
    while match.actors() and len(match.entries) < LONGEST:
        run.entry = len(match.entries)
        entry = random_command(match, run.picks)
        if entry.reveals():
            solid, base = match.state.clone(), entry.n
        if run.picks.below(3) == 0:
            run.seat = run.picks.below(run.seats)
            taken_back(run, match, solid, base)
            run.seat = None
    run.same("the log and the verified one", match.save(), verify(match.save()).save())


def taken_back(run: RandomGame, match: Match, solid: State, base: int) -> None:
    """Take back a seat's last command, and see what is left; or see that a refusal leaves everything."""
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
    without = replayed(run, match, solid.clone(), base)
    run.same("the state after an undo, and by the rules", pack_state(match.state), pack_state(without))
    again = match.clone()
    events = again.play(undone.seat, undone.command)
    run.same(f"the events of {undone.command} and of the same played again", packs(undone.events), packs(events))
    if undone is before.entries[-1]:
        run.same("the state, and after undo and redo", pack_state(before.state), pack_state(again.state))


def replayed(run: RandomGame, match: Match, s: State, base: int) -> State:
    """The commands since an entry that were not taken back, played by the rules."""
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
    """An entry whose events do not reveal tells nobody anything that was hidden, so its seat may take it back alone.

    Its own seat could foresee what it is told: in every world it holds possible, and with any luck, the same; that goes
    for what reveals and does not surprise, too. Everybody else is told what they could be told in every world they hold
    possible: that it acted, but not what it holds.
    """
    for turn in run.moments(24):
        if not any(type(event).reveals for event in turn.events):
            for viewer in run.viewers():
                learnt_nothing(run, turn, viewer)
        elif not any(type(event).reveals and type(event).surprises for event in turn.events):
            learnt_nothing(run, turn, turn.seat)


def learnt_nothing(run: RandomGame, turn: Turn, viewer: int) -> None:
    """What a viewer is told of an entry fits every world it held possible before."""
    heard = told(run, turn.events, viewer)
    sampler = run.game.sampler(run.game.redact(turn.before, viewer), viewer)
    for _ in range(3):
        world = sampler.world(run.picks)
        keys = [turn.key] if turn.seat == viewer else [c.key for c in play.options(world, turn.seat)]
        if not any(told(run, happens(run, world, turn.seat, key), viewer) == heard for key in keys):
            run.fail(f"an entry that claims to reveal nothing tells of what was hidden: {heard}")


def happens(run: RandomGame, s: State, seat: int, key: int) -> list[Event[Any]]:
    """What a command does with other luck."""
    return played(s, seat, key, Chance(run.picks.below(1_000_000)))[1]


# --- all or nothing ---
@check
def lists_are_all_or_nothing(run: RandomGame) -> None:
    """A list of commands does what they do one by one; with a bad one at its end it does nothing at all.

    It ends where something surprises, or all are asked at once: whatever follows is refused alike, so that the refusal
    tells nothing.
    """
    match = run.match()
    while match.actors() and len(match.entries) < LONGEST:
        run.entry = len(match.entries)
        if run.picks.below(5) == 0:
            whole_or_not(run, match)
        random_command(match, run.picks)


def whole_or_not(run: RandomGame, match: Match) -> None:
    """Try a list of a few good commands, then the same with a bad one at its end."""
    actors = match.actors()
    seat = actors[run.picks.below(len(actors))]
    before = match.save()
    state = pack_state(match.state)
    single = match.clone()
    good: list[str] = []
    while len(good) < 3 and (options := single.options(seat)):
        command = options[run.picks.below(len(options))]
        single.play(seat, command)
        good.append(str(command))
        if single.entries[-1].surprises() or play.asked_at_once(single.state, seat):
            refused_alike(run, match, single, seat, good)
            break
    bad = [str(command) for command in run.game.commands.values() if single.why_not(seat, command) is not None]
    run.same("playing on with a clone changed the match", state, pack_state(match.state))
    for last in ("no such command", bad[run.picks.below(len(bad))]):
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


def refused_alike(run: RandomGame, match: Match, single: Match, seat: int, good: list[str]) -> None:
    """After a command that ends a list, a further one is refused by the same rule, legal or not: some are tried."""
    commands = list(run.game.commands)
    probes = [str(command) for command in single.options(seat)]
    probes += [commands[run.picks.below(len(commands))] for _ in range(PROBES)]
    for probe in probes:
        try:
            match.drafted(seat, [*good, probe])
        except Refused as refusal:
            run.same(f"the refusal of {probe!r} after a reveal", str(LOOK_FIRST), str(refusal.rule))
        else:
            run.fail(f"{probe!r} was played in one list with what surprises")
