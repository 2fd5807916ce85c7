"""Checks of secrets: what a viewer cannot know makes no difference to it, and sampled worlds fit what it knows."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from cutpurse.kernel import play
from cutpurse.kernel.chance import Chance
from cutpurse.kernel.codec import pack, pack_state, unpack_event, unpack_state
from cutpurse.kernel.core import SPECTATOR, Event, State, View
from cutpurse.kernel.match import Match
from cutpurse.testing.mechanics import run_out
from cutpurse.testing.random_game import RandomGame, Turn, check, difference, played, shown, told
from cutpurse.testing.records import random_command

LOGGED: Final = 60  # entries of a match whose log is looked at

Story: TypeAlias = list[tuple[object, State]]  # what a viewer is told, piece by piece, and the state just after


# --- 7 ---
@check
def non_interference(run: RandomGame) -> None:
    """What a viewer cannot know makes no difference to what it sees.

    The suite looks at pairs of states that a viewer cannot tell apart: the true one and worlds sampled from its view.

    - In both the viewer has the same view, presentation, options and refusals, sees the same seats asked and the same
      timers; and the rules, run on the view itself, answer the same.
    - Somebody acts in both: the viewer does the same thing, another seat perhaps another; or the luck is another. Told
      the same, the viewer must be shown the same afterwards: a view shows nothing that events have not told. Told
      something different, it must be shown something different just after that event: an event tells nothing that the
      view does not keep. This is sound because whatever a seat knows is state, so a card that becomes
      public by the rules is both told and shown, and a secret is neither.
    - What a deal tells a viewer is the same where it deals one of the viewer's worlds.
    - The log of a match, told the same, reads the same: it does not give away the command.
    """
    logged_alike(run)
    s = run.deal()
    for viewer in run.viewers():
        retold(run, run.blank(), run.dealt, s, viewer)
    for turn in run.moments(10):
        for viewer in run.viewers():
            unaware(run, turn, viewer)


def unaware(run: RandomGame, turn: Turn, viewer: int) -> None:
    """A viewer cannot tell a state from its sampled worlds, nor what becomes of them."""
    s = turn.before
    view = run.game.redact(s, viewer)
    sampler = run.game.sampler(view, viewer)
    offered_alike(run, s, view, viewer, "the state and the view itself")
    everybodys = run.game.shared_view(run.game.redact(s, SPECTATOR))
    parts = {**everybodys, **run.game.own_view(view, viewer)}
    run.same("what all share and what is a viewer's own make no view", parts, run.game.present(view, viewer))
    worlds = [sampler.world(run.picks) for _ in range(2)]
    for world in worlds:
        indistinguishable(run, s, world, viewer)
    for seat in play.actors(s):
        run.seat = seat
        for world in [s, *worlds]:
            acted_alike(run, s, world, seat, viewer)
    run.seat = None
    after, events = played(s, turn.seat, turn.key, run.chance(turn.n))
    retold(run, s, events, after, viewer)


def indistinguishable(run: RandomGame, s: State, world: State, viewer: int) -> None:
    """A viewer is shown, told and offered the same in two states."""
    game = run.game
    run.same("two states alike to the viewer give it two views", shown(game, s, viewer), shown(game, world, viewer))
    views = [game.redact(state, viewer) for state in (s, world)]
    run.same("two views that are the same are presented", *[game.present(view, viewer) for view in views])
    offered_alike(run, s, world, viewer, "two states alike to the viewer")


def offered_alike(run: RandomGame, s: State, other: State, viewer: int, which: str) -> None:
    """In two states the same seats are asked, until the same time, and the viewer's commands have the same rulings."""
    run.same(f"who may act differs in {which}", play.actors(s), play.actors(other))
    run.same(f"the timers differ in {which}", timers(s), timers(other))
    if viewer < run.seats:
        run.same(f"the rulings differ in {which}", rulings(s, viewer), rulings(other, viewer))


def timers(s: State) -> list[str]:
    """What the clock is to say, and after how long."""
    return [repr(timer) for timer in s.stack.frame.timers(s)] if s.stack is not None else []


def rulings(s: State, seat: int) -> dict[str, str]:
    """What is said to a seat for each command of the menu at hand: nothing, or the reason against it."""
    if s.stack is None:
        return {}
    why = {notation: f"{rule.id} {rule.name}" for notation, rule in play.reasons(s, seat).items()}
    found = {command.notation: why.get(command.notation, why.get("*", "")) for command in play.on_offer(s)}
    return found | {command.notation: "" for command in play.options(s, seat)}


def acted_alike(run: RandomGame, s: State, world: State, seat: int, viewer: int) -> None:
    """A seat acts in two states alike to the viewer: what it is told and what it is shown must agree."""
    luck = run.picks.below(1000)
    key = run.drawn_for(s, seat, run.picks)
    first = happened(run, s, seat, key, luck, viewer)
    others = [(key if seat == viewer else run.drawn_for(world, seat, run.picks), luck)]
    if play.ruling(world, seat, key) is None:
        others.append((key, luck + 1))
    for other, other_luck in others:
        second = happened(run, world, seat, other, other_luck, viewer)
        weighed(run, first, second, viewer)


class Happening:
    """What a command did in a state, as one viewer lives through it."""

    def __init__(self, story: Story, after: State) -> None:
        self.story = story
        self.after = after


def happened(run: RandomGame, s: State, seat: int, key: int, luck: int, viewer: int) -> Happening:
    """Play a command and follow its events one by one."""
    after, events = played(s, seat, key, Chance(luck))
    story: Story = []
    s = s.clone()
    for event in events:
        event.apply(s)
        story += [(telling, s.clone()) for telling in told(run, [event], viewer)]
    return Happening(story, after)


def weighed(run: RandomGame, one: Happening, other: Happening, viewer: int) -> None:
    """Told the same, shown the same; told something else, shown something else."""
    for i in range(max(len(one.story), len(other.story))):
        here, s = one.story[i] if i < len(one.story) else ("nothing more", one.after)
        there, world = other.story[i] if i < len(other.story) else ("nothing more", other.after)
        if here != there:
            if shown(run.game, s, viewer) == shown(run.game, world, viewer):
                run.fail(f"an event tells what the view does not show: {difference(here, there)}")
            return
    views = [shown(run.game, happening.after, viewer) for happening in (one, other)]
    run.same("the view shows what no event has told", *views)
    offered_alike(run, one.after, other.after, viewer, "two states alike to the viewer")


def retold(run: RandomGame, before: State, events: list[Event[Any]], after: State, viewer: int) -> None:
    """Where the same entry can be rewritten to lead to a sampled world, the viewer must be told the same of it.

    Rewritten means: every number that stands in the state and is another in the world is that other number in the
    events, too. That fits deals, whose cards are the hands of the state; where it does not lead to the world exactly,
    there is nothing to compare.
    """
    game = run.game
    world = pack_state(game.sampler(game.redact(after, viewer), viewer).world(run.picks))
    swaps: dict[int, int] = {}
    pair(pack_state(after), world, swaps)
    try:
        rewritten = [unpack_event(game, exchanged(pack(event), swaps)) for event in events]
        rebuilt = before.clone()
        play.fold(rebuilt, rewritten)
    except Exception:  # rewritten events need not make sense
        return
    if pack_state(rebuilt) == world:
        now, then = told(run, events, viewer), told(run, rewritten, viewer)
        run.same("an event tells apart what the view does not", now, then)


def pair(here: object, there: object, swaps: dict[int, int]) -> None:
    """Note the numbers of one plain value that are others in another."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in here:
            pair(here[key], there[key], swaps)
    elif isinstance(here, list) and isinstance(there, list):
        for item, other in zip(here, there, strict=False):
            pair(item, other, swaps)
    elif isinstance(here, int) and isinstance(there, int) and here != there:
        swaps[here] = there


def exchanged(value: Any, swaps: dict[int, int]) -> Any:
    """A plain value with its numbers exchanged."""
    if isinstance(value, list):
        return [exchanged(item, swaps) for item in value]
    return swaps.get(value, value) if isinstance(value, int) else value


def logged_alike(run: RandomGame) -> None:
    """Where a seat could have played another command and others be told the same, their log of it must be the same."""
    match = run.match()
    while match.actors() and len(match.entries) < LOGGED:
        run.entry = len(match.entries)
        before = match.clone()
        entry = random_command(match, run.picks)
        run.seat = entry.seat
        for command in before.options(entry.seat):
            instead = before.clone()
            instead.play(entry.seat, command)
            for viewer in run.viewers():
                if viewer != entry.seat:
                    read_alike(run, match, instead, viewer)
    run.seat = None


def read_alike(run: RandomGame, match: Match, other: Match, viewer: int) -> None:
    """A viewer who is told the same by the last entries of two matches reads the same in their logs."""
    if told(run, match.entries[-1].events, viewer) == told(run, other.entries[-1].events, viewer):
        seat = None if viewer == SPECTATOR else viewer
        logs = [each.seen(seat, len(each.entries) - 1)[0].plain() for each in (match, other)]
        run.same("the log tells what no event has told", *logs)


# --- 8 ---
@check
def sampled_worlds_reproduce_the_view(run: RandomGame) -> None:
    """A world sampled from a view shows that view again, has all pieces, and can be played to the end.

    It depends on the view and the luck alone: the same again from a view read back from JSON, from the world's own
    view, and from a sampler that has sampled before.
    """
    for turn in run.moments(12):
        pieces = run.game.pieces(turn.before)
        for viewer in run.viewers():
            world = possible(run, turn.before, viewer)
            run.same("the pieces of the state and of the world", pieces, run.game.pieces(world))
            if run.picks.below(run.seats) == 0:
                run_out(run, world)
                run.same("the pieces of the world at its end", pieces, run.game.pieces(world))
                run.entry = turn.n


def possible(run: RandomGame, s: State, viewer: int) -> State:
    """A world that a viewer holds possible, found to depend on nothing but its view and the luck."""
    game = run.game
    view = game.redact(s, viewer)
    packed = pack_state(view)
    luck = run.picks.below(1_000_000)
    sampler = game.sampler(view, viewer)
    world = sampler.world(Chance(luck))
    run.same("the view and that of a sampled world", packed, shown(game, world, viewer))
    lives = pack_state(world)
    sources = {
        "a view read back": game.sampler(View(unpack_state(game, packed)), viewer),
        "the world's own view": game.sampler(game.redact(world, viewer), viewer),
        "the same sampler again": sampler,
    }
    for source, other in sources.items():
        run.same(f"the world, and the one from {source}", lives, pack_state(other.world(Chance(luck))))
    run.same("sampling changed the view", packed, pack_state(view))
    return world
